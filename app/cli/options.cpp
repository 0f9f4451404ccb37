// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/text/shown.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

struct OptionsText {
    Q_DECLARE_TR_FUNCTIONS(OptionsText)
};

QStringList spellings(const QList<Option>& known)
{
    QStringList all;
    for (const Option& option : known)
        all += QStringLiteral("--") + option.name;
    return all;
}

} // namespace

QString didYouMean(const QString& word, const QStringList& candidates)
{
    std::vector<std::string> all;
    all.reserve(static_cast<std::size_t>(candidates.size()));
    for (const QString& candidate : candidates)
        all.push_back(candidate.toStdString());
    const std::string best = nearestOne(word.toStdString(), std::span<const std::string>(all));
    return best.empty() ? QString() : OptionsText::tr(", did you mean %1?").arg(inQuotes(best));
}

QString Options::value(const QString& name, const QString& otherwise) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() || found->second.isEmpty() ? otherwise : found->second.last();
}

QStringList Options::values(const QString& name) const
{
    const auto found = m_values.find(name);
    return found == m_values.end() ? QStringList() : found->second;
}

tl::expected<Options, QString> parseOptions(const QStringList& words, const QList<Option>& known, bool dashIsArgument)
{
    Options options;
    bool onlyArguments = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words.at(i);
        if (onlyArguments || word == QLatin1String("-") || !word.startsWith(QLatin1Char('-'))
            || (dashIsArgument && !word.startsWith(QLatin1String("--")))) {
            options.m_arguments += word;
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyArguments = true;
            continue;
        }
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const QString spelling = equals < 0 ? word : word.left(equals);
        const auto option = std::find_if(known.begin(), known.end(), [&](const Option& candidate) {
            return spelling == QStringLiteral("--") + candidate.name
                || (!candidate.letter.isEmpty() && spelling == QLatin1Char('-') + candidate.letter);
        });
        if (option == known.end())
            return tl::unexpected(OptionsText::tr("there is no option %1%2")
                                      .arg(inQuotes(spelling), didYouMean(spelling, spellings(known))));
        QStringList& values = options.m_values[option->name];
        if (option->value.isEmpty()) {
            if (equals >= 0)
                return tl::unexpected(OptionsText::tr("the option %1 takes no value").arg(inQuotes(spelling)));
            continue;
        }
        if (equals < 0 && i + 1 >= words.size())
            return tl::unexpected(
                OptionsText::tr("the option %1 needs a value: %2").arg(inQuotes(spelling), option->value));
        QString value = equals >= 0 ? word.mid(equals + 1) : words.at(++i);
        const auto meant = std::find_if(option->allowed.begin(), option->allowed.end(), [&](const QString& allowed) {
            return allowed.compare(value, Qt::CaseInsensitive) == 0;
        });
        if (meant != option->allowed.end())
            value = *meant;
        else if (!option->allowed.isEmpty())
            return tl::unexpected(OptionsText::tr("the option %1 takes one of %2, found %3%4")
                                      .arg(inQuotes(spelling), option->allowed.join(QStringLiteral(", ")),
                                           inQuotes(value), didYouMean(value, option->allowed)));
        values += value;
    }
    return options;
}

} // namespace muster::app

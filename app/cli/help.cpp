// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include <algorithm>

#include <QCoreApplication>

namespace muster::app {

namespace {

struct HelpWords {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

constexpr int LineWidth = 100;

/// Text broken into lines between words, each line indented.
QString wrapped(const QString& text, int indent)
{
    QString out;
    QString line;
    const QString margin(indent, QLatin1Char(' '));
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && indent + line.size() + 1 + word.size() > LineWidth) {
            out += margin + line + QLatin1Char('\n');
            line.clear();
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    return line.isEmpty() ? out : out + margin + line + QLatin1Char('\n');
}

/// How a verb is used, broken into lines between its options, all but the first indented.
QString usageLines(const QString& usage)
{
    QString out;
    QString line;
    for (const QString& part :
         QString(usage).replace(QStringLiteral(" ["), QStringLiteral("\n[")).split(QLatin1Char('\n'))) {
        if (!line.isEmpty() && line.size() + 1 + part.size() > LineWidth) {
            out += line + QLatin1Char('\n');
            line = QString(7, QLatin1Char(' '));
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + part;
    }
    return out + line + QLatin1Char('\n');
}

/// Two columns: a term and what it means.
QString terms(const QList<std::pair<QString, QString>>& rows)
{
    qsizetype widest = 0;
    for (const auto& [term, meaning] : rows)
        widest = std::max(widest, term.size());
    QString out;
    for (const auto& [term, meaning] : rows) {
        const int indent = static_cast<int>(widest) + 4;
        const QString text = wrapped(meaning, indent);
        out += QStringLiteral("  ") + term.leftJustified(widest + 2) + text.mid(indent);
    }
    return out;
}

QString verbList()
{
    QList<std::pair<QString, QString>> rows;
    for (const Verb& verb : verbs())
        rows.append({verb.name, verb.summary});
    rows.append({QStringLiteral("help VERB"), HelpWords::tr("explain a verb, with examples")});
    return terms(rows);
}

} // namespace

QString welcome()
{
    return HelpWords::tr("Muster %1: build decks that pass muster.").arg(QStringLiteral(MUSTER_VERSION))
        + QStringLiteral("\n\n") + HelpWords::tr("What you can do:") + QLatin1Char('\n')
        + terms({
            {QStringLiteral("muster check DECK.muster"), HelpWords::tr("learn whether a deck is legal, and why not")},
            {QStringLiteral("muster check DECK.muster --explain"),
             HelpWords::tr("the same with the rules behind each finding")},
            {QStringLiteral("muster search --game GAME 'WORDS'"), HelpWords::tr("find cards")},
            {QStringLiteral("muster rules ID"), HelpWords::tr("read a rule, a ruling or an example")},
            {QStringLiteral("muster games"), HelpWords::tr("see which games there are")},
        })
        + QLatin1Char('\n')
        + HelpWords::tr("\"muster help\" lists everything, \"muster help check\" explains a verb with examples.")
        + QLatin1Char('\n');
}

QString overview()
{
    return HelpWords::tr("usage: muster VERB [ARGUMENT...]") + QStringLiteral("\n\n") + verbList() + QLatin1Char('\n')
        + terms({{QStringLiteral("--version"), HelpWords::tr("say which version this is")}}) + QLatin1Char('\n')
        + HelpWords::tr("Exit codes:") + QLatin1Char('\n')
        + terms({
            {QStringLiteral("0"), HelpWords::tr("done; every deck is legal")},
            {QStringLiteral("1"),
             HelpWords::tr(
                 "a deck is illegal or incomplete, a part of a list was not understood, a scenario failed, or a "
                 "record departed")},
            {QStringLiteral("2"), HelpWords::tr("something could not be read, written or understood")},
        });
}

QString helpFor(const Verb& verb)
{
    QString out;
    for (const QString& usage : usagesOf(verb))
        out += usageLines(HelpWords::tr("usage: muster %1 %2").arg(verb.name, usage).trimmed());
    out += QLatin1Char('\n');
    const QStringList paragraphs = verb.description.split(QLatin1Char('\n'));
    for (const QString& paragraph : paragraphs)
        out += wrapped(paragraph, 0);
    if (!verb.options.isEmpty()) {
        QList<std::pair<QString, QString>> rows;
        for (const Option& option : verb.options) {
            const QString letter = option.letter.isEmpty() ? QString() : QStringLiteral("-%1, ").arg(option.letter);
            rows.append({letter + QStringLiteral("--%1 %2").arg(option.name, option.value).trimmed(), option.help});
        }
        out += QLatin1Char('\n') + HelpWords::tr("Options:") + QLatin1Char('\n') + terms(rows);
    }
    out += QLatin1Char('\n') + HelpWords::tr("Examples:") + QLatin1Char('\n');
    for (const Verb::Example& example : verb.examples)
        out += QStringLiteral("  muster %1 %2").arg(verb.name, example.command).trimmed().prepend(QStringLiteral("  "))
            + QLatin1Char('\n') + wrapped(example.meaning, 6);
    return out;
}

} // namespace muster::app

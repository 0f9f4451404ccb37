// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

namespace muster::app {

/// An option that a verb understands.
struct Option {
    QString name;        ///< "output", without dashes
    QString value;       ///< what stands for its value in the help: "FILE"; empty for a switch
    QString help;        ///< one sentence
    QStringList allowed; ///< the only values, where there is a choice of words
    QString letter{};    ///< a short form: "o" for -o
};

/// The arguments of a verb, understood.
class Options {
public:
    [[nodiscard]] bool has(const QString& name) const { return m_values.contains(name); }
    /// The last value given, else `otherwise`.
    [[nodiscard]] QString value(const QString& name, const QString& otherwise = {}) const;
    [[nodiscard]] QStringList values(const QString& name) const;
    [[nodiscard]] const QStringList& arguments() const { return m_arguments; }

private:
    friend tl::expected<Options, QString> parseOptions(const QStringList&, const QList<Option>&, bool);
    std::map<QString, QStringList> m_values;
    QStringList m_arguments;
};

/// Reads `--name VALUE`, `--name=VALUE`, `-n VALUE`, `--switch` and arguments in any order; `--` ends the options and `-` is an
/// argument. `dashIsArgument`: words with one dash are arguments too, as in the query `-class:cavalry`. Gives the
/// sentence for what is wrong otherwise, with the nearest spelling.
[[nodiscard]] tl::expected<Options, QString> parseOptions(const QStringList& words, const QList<Option>& known,
                                                          bool dashIsArgument = false);

/// The nearest of some words in quotes behind ", did you mean", or nothing.
[[nodiscard]] QString didYouMean(const QString& word, const QStringList& candidates);

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace muster::app {

/// Codes of the languages that Muster speaks, English first.
[[nodiscard]] QStringList languages();
/// What its speakers call a language: "Deutsch".
[[nodiscard]] QString languageName(const QString& code);
/// The code of the language in force, which files of games have in their names: "de".
[[nodiscard]] QString languageInForce();

/// Loads the sentences of the person's language over the English ones, with those of Qt's own dialogs. The English ones are
/// always loaded, because they hold the plurals: without them people would read "3 card(s)". Needs a QCoreApplication.
void installLanguage();
/// The same for a language by its code, in place of what was loaded before; numbers and dates follow it. An empty code is the
/// person's own. Windows that are open hear of it by QEvent::LanguageChange.
void installLanguage(const QString& code);

} // namespace muster::app

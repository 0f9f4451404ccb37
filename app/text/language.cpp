// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace muster::app {

namespace {

const QString Folder = QStringLiteral(":/i18n");
const QString Mark = QStringLiteral("muster language");

/// A translator of ours is asked before those that were installed earlier.
void install(const QLocale& locale, const QString& name, const QString& folder)
{
    auto* const translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(Mark);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

} // namespace

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("fr"), QStringLiteral("es")};
}

QString languageName(const QString& code)
{
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    const QLocale locale(code);
    const QString name = locale.nativeLanguageName().section(QLatin1Char(' '), 0, 0); // not "of Spain", too
    return locale.toUpper(name.left(1)) + name.mid(1); // many write it small inside a sentence, and this is a title
}

QString languageInForce()
{
    const QString code = QLocale().name().section(QLatin1Char('_'), 0, 0);
    return languages().contains(code) ? code : languages().front();
}

void installLanguage() { installLanguage({}); }

void installLanguage(const QString& code)
{
    const QList<QTranslator*> before =
        QCoreApplication::instance()->findChildren<QTranslator*>(Mark, Qt::FindDirectChildrenOnly);
    const QLocale system = QLocale::system();
    const QLocale wanted = code.isEmpty() ? system : QLocale(code);
    // The person's own country counts where it fits the language: Austria's numbers, Switzerland's.
    if (!code.isEmpty())
        QLocale::setDefault(wanted.language() == system.language() ? system : wanted);
    else if (!before.isEmpty())
        QLocale::setDefault(system);
    install(QLocale(QLocale::English), QStringLiteral("muster"), Folder);
    const QLocale locale = QLocale();
    if (locale.language() != QLocale::English && locale.language() != QLocale::C) {
        install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(locale, QStringLiteral("muster"), Folder);
    }
    qDeleteAll(before); // after the new ones are in, so that windows never show sentences without plurals
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace muster::app {

void installLanguage()
{
    auto* const application = QCoreApplication::instance();
    const QString folder = QStringLiteral(":/i18n");
    auto* const english = new QTranslator(application);
    if (english->load(QStringLiteral("muster_en"), folder))
        QCoreApplication::installTranslator(english);
    if (QLocale().language() == QLocale::English || QLocale().language() == QLocale::C)
        return;
    // The one installed last is asked first; what it lacks is looked up in English.
    auto* const own = new QTranslator(application);
    if (own->load(QLocale(), QStringLiteral("muster"), QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(own);
    else
        delete own;
}

} // namespace muster::app

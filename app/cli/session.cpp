// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <QCoreApplication>

#include "app/text/error_text.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SessionText)
};

} // namespace

carddb::Library& Session::library()
{
    if (!m_library) {
        m_library = std::make_unique<carddb::Library>(carddb::findPlaces());
        m_library->setProgress([this](const QString& step, int done, int total) {
            m_console.progress(Words::tr("%1: %2 of %3").arg(step, QString::number(done), QString::number(total)));
            return true;
        });
    }
    return *m_library;
}

Exit Session::fail(const Errors& errors)
{
    for (const Error& error : errors)
        m_console.complain(errorLine(error));
    return Exit::Failed;
}

Exit Session::fail(const QString& verb, const QString& sentence)
{
    m_console.complain(Words::tr("muster %1: error: %2").arg(verb, sentence));
    return Exit::Failed;
}

std::shared_ptr<const Game> Session::game(const QString& key)
{
    auto found = library().game(key);
    if (!found) {
        fail(found.error());
        return nullptr;
    }
    return *found;
}

std::shared_ptr<const Catalogue> Session::catalogue(const QString& key)
{
    auto found = library().catalogue(key);
    m_console.endProgress();
    if (!found) {
        fail(found.error());
        return nullptr;
    }
    return *found;
}

} // namespace muster::app

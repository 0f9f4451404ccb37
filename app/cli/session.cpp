// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <QCoreApplication>

#include "app/output/json_parts.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct SessionText {
    Q_DECLARE_TR_FUNCTIONS(SessionText)
};

/// What the library is at, which can take seconds after sets have changed.
QString stepSentence(const QString& step, int done, int total)
{
    const QString numbers = SessionText::tr("%1 of %2").arg(done).arg(total);
    if (step == QLatin1String("read"))
        return SessionText::tr("reading sets: %1").arg(numbers);
    if (step == QLatin1String("build"))
        return SessionText::tr("putting cards together: %1").arg(numbers);
    return SessionText::tr("storing cards: %1").arg(numbers);
}

QString placeText(const std::string& file, int line)
{
    return shown(file, 1000) + (line > 0 ? QStringLiteral(":%1").arg(line) : QString());
}

} // namespace

carddb::Library& Session::library()
{
    if (!m_library) {
        m_library = std::make_unique<carddb::Library>(carddb::findPlaces());
        m_library->setLanguage(languageInForce());
        m_library->setProgress([this](const QString& step, int done, int total) {
            m_console.progress(stepSentence(step, done, total));
            return true;
        });
    }
    return *m_library;
}

GameShelf& Session::shelf()
{
    if (!m_shelf) {
        m_shelf = std::make_unique<GameShelf>(library());
        if (m_shelf->gameKeys().empty())
            m_console.complain(
                SessionText::tr("muster: warning: there are no games in %1; MUSTER_DATA says where they are")
                    .arg(shown(library().places().resources, 1000)));
    }
    return *m_shelf;
}

Errors Session::takeProblems()
{
    if (!m_shelf || m_problemsTold)
        return {};
    m_problemsTold = true;
    return m_shelf->problems();
}

void Session::tellProblems()
{
    for (const Error& problem : takeProblems())
        m_console.complain(warningLine(problem));
}

Exit Session::fail(const Errors& errors)
{
    for (const Error& error : errors)
        m_console.complain(errorLine(error));
    m_errors.insert(m_errors.end(), errors.begin(), errors.end());
    return Exit::Failed;
}

Exit Session::fail(const QString& verb, const QString& sentence)
{
    m_console.complain(SessionText::tr("muster %1: error: %2").arg(verb, sentence));
    m_failures << sentence;
    return Exit::Failed;
}

Exit Session::fail(const std::string& file, int line, const QString& sentence)
{
    return failLine(SessionText::tr("%1: error: %2").arg(placeText(file, line), sentence));
}

Exit Session::failLine(const QString& line)
{
    m_console.complain(line);
    m_failures << line;
    return Exit::Failed;
}

void Session::warn(const std::string& file, int line, const char* kind, const QString& sentence)
{
    m_console.complain(SessionText::tr("%1: warning: %2").arg(placeText(file, line), sentence));
    m_remarks.push_back({file, line, kind, sentence});
}

void Session::writeWarnings(JsonWriter& json)
{
    json.key("warnings").beginArray();
    for (const Remark& remark : m_remarks) {
        json.beginObject().field("file", shown(remark.file, 1000));
        if (remark.line > 0)
            json.field("line", remark.line);
        json.field("kind", remark.kind).field("message", remark.sentence).endObject();
    }
    if (m_shelf) {
        for (const Error& problem : m_shelf->problems())
            writeError(json, problem);
    }
    json.endArray();
}

void Session::printFailure(std::string_view what)
{
    JsonWriter json;
    beginDocument(json, what);
    json.key("errors").beginArray();
    for (const Error& error : m_errors)
        writeError(json, error);
    for (const QString& message : m_failures)
        json.beginObject().field("kind", "refused").field("message", message).endObject();
    json.endArray();
    writeWarnings(json);
    json.endObject();
    m_console.print(json.take());
}

Exit Session::show(const Options& options, std::string_view key, const QString& table, JsonWriter&& things,
                   const Errors& errors)
{
    if (options.value(QStringLiteral("output")) != QLatin1String("json")) {
        m_console.endProgress();
        m_console.print(table);
        return errors.empty() ? Exit::Good : fail(errors);
    }
    JsonWriter json;
    beginDocument(json, key);
    json.array(key, std::move(things));
    writeErrors(json, errors);
    json.endObject();
    m_console.print(json.take());
    return errors.empty() ? Exit::Good : Exit::Failed;
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

} // namespace muster::app

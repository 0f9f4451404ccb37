// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/decks/game_shelf.h"
#include "app/output/columns.h"
#include "app/output/json_parts.h"
#include "app/text/format_rules.h"
#include "app/text/rule_text.h"
#include "app/text/shown.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

struct RulesVerb {
    Q_DECLARE_TR_FUNCTIONS(RulesVerb)
};

const QString RulesName = QStringLiteral("rules");

void writeEntry(JsonWriter& json, const RuleEntry& entry, const std::string& game)
{
    json.beginObject().field("id", entry.id).field("game", game).field("kind", ruleKindKey(entry.kind));
    const auto text = [&json](std::string_view key, const std::string& value) {
        if (!value.empty())
            json.field(key, value);
    };
    text("scope", entry.scope);
    text("ref", entry.ref);
    json.field("sentence", entry.sentence);
    text("answer", entry.answer);
    text("fix", entry.fix);
    json.key("rules").beginArray();
    for (const std::string& rule : entry.rules)
        json.value(rule);
    json.endArray().endObject();
}

/// One entry with everything that it rests on, and everything that rests on it.
void show(const RuleEntry& entry, const RuleBook& book, Console& console)
{
    const QString place =
        entry.ref.empty() ? shown(book.title) : RulesVerb::tr("%1, %2").arg(shown(book.title), shown(entry.ref));
    console.line(RulesVerb::tr("%1 (%2; %3)").arg(shown(entry.id), ruleKindWord(entry), place));
    console.line(QStringLiteral("    ") + shown(entry.sentence, 4000));
    if (const QString answer = ruleAnswer(entry); !answer.isEmpty())
        console.line(QStringLiteral("    ") + answer);
    if (!entry.fix.empty())
        console.line(QStringLiteral("    ") + RulesVerb::tr("To mend: %1").arg(shown(entry.fix, 4000)));
    const auto list = [&](const QString& title, const std::vector<const RuleEntry*>& entries) {
        if (entries.empty())
            return;
        console.line(QStringLiteral("  ") + title);
        for (const RuleEntry* other : entries)
            console.line(QStringLiteral("    ")
                         + RulesVerb::tr("%1: %2").arg(shown(other->id), shown(other->sentence, 4000)));
    };
    std::vector<const RuleEntry*> base;
    for (const std::string& id : entry.rules) {
        if (const RuleEntry* other = book.find(id))
            base.push_back(other);
    }
    list(RulesVerb::tr("It rests on:"), base);
    std::vector<const RuleEntry*> citing;
    for (const RuleEntry& other : book.entries) {
        if (std::find(other.rules.begin(), other.rules.end(), entry.id) != other.rules.end())
            citing.push_back(&other);
    }
    list(RulesVerb::tr("It is cited by:"), citing);
}

/// The answers to all arguments, in the form that was asked for.
class Answers {
public:
    Answers(Session& session, GameShelf& shelf, bool asJson) : m_session(session), m_shelf(shelf), m_asJson(asJson) { }

    /// Without an argument: how many rules each game has.
    void overview()
    {
        Columns table({RulesVerb::tr("game"), RulesVerb::tr("title"), RulesVerb::tr("rules"),
                       RulesVerb::tr("requirements"), RulesVerb::tr("rulings"), RulesVerb::tr("examples"),
                       RulesVerb::tr("interactions")});
        for (const std::string& key : m_shelf.gameKeys()) {
            const RuleBook* book = bookOf(key);
            if (book == nullptr)
                continue;
            QStringList row{shown(key), shown(book->title)};
            m_json.beginObject().field("game", key).field("title", book->title);
            for (const RuleEntry::Kind kind : RuleKinds) {
                const auto count = std::count_if(book->entries.begin(), book->entries.end(),
                                                 [kind](const RuleEntry& entry) { return entry.kind == kind; });
                row += QString::number(count);
                m_json.field(ruleKindKey(kind).toStdString(), static_cast<std::int64_t>(count));
            }
            m_json.endObject();
            table.add(row);
        }
        if (!m_asJson)
            m_session.console().print(table.text(m_session.console().width()));
    }

    void answer(const QString& word)
    {
        const std::string text = word.toStdString();
        if (m_shelf.knows(text))
            all(text);
        else
            one(word);
    }

    [[nodiscard]] Exit finish()
    {
        if (!m_asJson)
            return m_errors.empty() ? Exit::Good : m_session.fail(m_errors);
        JsonWriter json;
        beginDocument(json, "rules");
        json.array("rules", std::move(m_json));
        writeErrors(json, m_errors);
        json.endObject();
        m_session.console().print(json.take());
        return m_errors.empty() ? Exit::Good : Exit::Failed;
    }

private:
    const RuleBook* bookOf(const std::string& key)
    {
        const auto& book = m_shelf.ruleBook(key);
        if (book)
            return &*book;
        m_errors.insert(m_errors.end(), book.error().begin(), book.error().end());
        return nullptr;
    }

    void all(const std::string& key)
    {
        const RuleBook* book = bookOf(key);
        if (book == nullptr)
            return;
        for (const RuleEntry& entry : book->entries) {
            if (m_asJson)
                writeEntry(m_json, entry, key);
            else
                m_session.console().line(
                    QStringLiteral("%1  %2").arg(shown(entry.id).leftJustified(10), shown(entry.sentence, 4000)));
        }
    }

    /// An id: its first letters tell the game, so that the books of the others need not be opened.
    void one(const QString& word)
    {
        const std::string text = word.toStdString();
        if (const RuleEntry* shared = formatRules().find(text)) {
            answerWith(*shared, formatRules());
            return;
        }
        const QString prefix = word.section(QLatin1Char('-'), 0, 0);
        std::vector<std::string> candidates;
        for (const RuleEntry& shared : formatRules().entries)
            candidates.push_back(shared.id);
        for (const std::string& key : m_shelf.gameKeys()) {
            candidates.push_back(key);
            const Game* game = m_shelf.game(key);
            if (game != nullptr && prefix.compare(QString::fromStdString(game->prefix), Qt::CaseInsensitive) != 0)
                continue;
            const RuleBook* book = bookOf(key);
            if (book == nullptr)
                return; // the reason is told already
            if (const RuleEntry* entry = book->find(text)) {
                answerWith(*entry, *book);
                return;
            }
            if (std::string nearest = book->nearestId(text); !nearest.empty())
                candidates.push_back(std::move(nearest));
        }
        Error error;
        error.kind = ErrorKind::UnknownRule;
        error.arguments = {text};
        error.nearest = nearestOne(text, std::span<const std::string>(candidates));
        m_errors.push_back(std::move(error));
    }

    void answerWith(const RuleEntry& entry, const RuleBook& book)
    {
        if (m_asJson)
            writeEntry(m_json, entry, book.game);
        else
            show(entry, book, m_session.console());
    }

    Session& m_session;
    GameShelf& m_shelf;
    bool m_asJson;
    JsonWriter m_json = JsonWriter::items(2);
    Errors m_errors;
};

Exit runRules(const Options& options, Session& session)
{
    GameShelf& shelf = session.shelf();
    Answers answers(session, shelf, options.value(QStringLiteral("output")) == QLatin1String("json"));
    if (options.arguments().isEmpty())
        answers.overview();
    for (const QString& word : options.arguments())
        answers.answer(word);
    return answers.finish();
}

} // namespace

Verb rulesVerb()
{
    Verb verb;
    verb.name = RulesName;
    verb.summary = RulesVerb::tr("read rules, requirements, rulings and examples");
    verb.forms = {QStringLiteral("[GAME|ID]...")};
    verb.description =
        RulesVerb::tr("Prints what stands behind an id that a finding cites: the sentence, what it rests on and "
                      "what rests on it. With a game it lists everything of that game, without an argument the "
                      "number of entries.");
    verb.options = {outputOption({QStringLiteral("text"), QStringLiteral("json")})};
    verb.examples = {
        {QStringLiteral("SCE-V2"), RulesVerb::tr("What does the id behind a finding mean?")},
        {QStringLiteral("sceptre"), RulesVerb::tr("All rules of a game.")},
    };
    verb.run = runRules;
    return verb;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/check_report.h"
#include "app/output/json_parts.h"
#include "app/text/finding_text.h"
#include "app/text/format_rules.h"

namespace muster::app {

namespace {

/// One document with all findings in one list, all errors in another, and the files with their verdicts.
class JsonReport final : public CheckReport {
public:
    JsonReport(Console& console, GameShelf& shelf, bool explain)
        : m_console(console),
          m_shelf(shelf),
          m_explain(explain)
    {
    }

    void add(const CheckedFile& file, const std::optional<Mended>& mended) override
    {
        add(file.errors);
        for (const Error& warning : file.warnings)
            writeError(m_warnings, warning);
        if (file.deck) {
            for (const Finding& finding : file.findings)
                addFinding(finding, file);
        }
        addFile(file, mended);
    }

    void add(const Errors& errors) override
    {
        for (const Error& error : errors)
            writeError(m_errors, error);
    }

    void warn(const Errors& problems) override
    {
        for (const Error& problem : problems)
            writeError(m_warnings, problem);
    }

    void add(const RosterTable& roster) override { m_roster = roster; }

    void finish(const CheckSummary& summary) override
    {
        JsonWriter json;
        beginDocument(json, "check");
        json.array("files", std::move(m_files));
        json.array("findings", std::move(m_findings));
        json.array("errors", std::move(m_errors));
        json.array("warnings", std::move(m_warnings));
        if (m_roster)
            m_roster->write(json);
        json.key("summary").beginObject();
        json.field("files", summary.all()).field("decks", summary.decks()).field("legal", summary.legal);
        json.field("incomplete", summary.incomplete).field("illegal", summary.illegal);
        json.field("unreadable", summary.unreadable).field("findings", summary.findings);
        json.endObject().endObject();
        m_console.print(json.take());
    }

private:
    void addFile(const CheckedFile& file, const std::optional<Mended>& mended)
    {
        JsonWriter& json = m_files;
        json.beginObject().field("file", file.input.name).field("kind", inputKey(file.input.kind));
        const bool deck = file.input.kind == Input::Kind::Deck;
        const QString verdict = deck ? verdictKey(file.verdict()) : QStringLiteral("in-order");
        json.field("verdict", file.readable() ? verdict : QStringLiteral("unreadable"));
        if (!file.game.empty())
            json.field("game", file.game);
        if (!file.title.empty())
            json.field("name", file.title);
        if (!file.format.empty())
            json.field("format", file.format);
        if (file.deck || file.set)
            json.field("cards", file.cards);
        if (!file.hash.empty())
            json.field("hash", file.hash);
        if (mended)
            addMended(json, *mended, file);
        json.endObject();
    }

    void addMended(JsonWriter& json, const Mended& mended, const CheckedFile& file)
    {
        add(mended.errors);
        json.key("mended").beginObject();
        if (mended.file.empty())
            json.key("file").null();
        else
            json.field("file", mended.file);
        json.key("edits").beginArray();
        for (const DeckEdit& edit : mended.edits)
            writeEdit(json, edit, file.deck->deck);
        json.endArray();
        if (!mended.file.empty()) {
            json.key("weighed").beginObject();
            if (!mended.reasons.like.empty())
                json.field("like", mended.reasons.like).field("fromThere", mended.reasons.fromThere);
            json.field("warnings", mended.reasons.warnings).field("advice", mended.reasons.advice);
            json.key("reasons").beginArray();
            for (const QString& reason : proposalReasons(mended.reasons))
                json.value(reason);
            json.endArray().endObject();
        }
        json.key("unreachable").beginArray();
        for (const Finding& finding : mended.unreachable)
            json.value(findingTitle(finding));
        json.endArray().endObject();
    }

    void addFinding(const Finding& finding, const CheckedFile& file)
    {
        const Deck& deck = file.deck->deck;
        JsonWriter& json = m_findings;
        json.beginObject().field("file", file.input.name).field("line", lineOf(finding, deck));
        json.field("id", finding.id)
            .field("severity", severityKey(finding.severity))
            .field("kind", findingKey(finding.kind));
        json.field("message", findingTitle(finding));
        if (!finding.label.empty())
            json.field("label", finding.label);
        if (!finding.part.empty())
            json.field("part", finding.part);
        if (finding.have)
            json.field("have", *finding.have);
        if (finding.need)
            json.field("need", *finding.need);
        if (finding.limit)
            json.field("limit", *finding.limit);
        if (finding.waived)
            json.field("waived", true);
        addRules(json, finding, file);
        json.key("subjects").beginArray();
        for (const Subject& subject : finding.subjects)
            addSubject(json, subject, deck);
        json.endArray();
        addFigures(json, finding);
        json.key("nearest").beginArray();
        for (const std::string& name : finding.nearest)
            json.value(name);
        json.endArray();
        json.key("fixes").beginArray();
        for (const Fix& fix : finding.fixes)
            addFix(json, fix, file);
        json.endArray();
        if (m_explain)
            json.field("explanation", findingExplanation(finding));
        json.endObject();
    }

    /// The ids of the rules; with explanations their sentences too.
    void addRules(JsonWriter& json, const Finding& finding, const CheckedFile& file)
    {
        json.key("rules").beginArray();
        for (const std::string& rule : finding.rules)
            json.value(rule);
        json.endArray();
        if (!m_explain)
            return;
        const auto& book = m_shelf.ruleBook(file.game);
        json.key("sentences").beginObject();
        std::vector<std::string> ids{finding.id};
        ids.insert(ids.end(), finding.rules.begin(), finding.rules.end());
        for (const std::string& rule : ids) {
            if (const RuleEntry* entry = findRule(book ? &*book : nullptr, rule))
                json.field(entry->id, entry->sentence);
        }
        json.endObject();
    }

    static void addSubject(JsonWriter& json, const Subject& subject, const Deck& deck)
    {
        json.beginObject().field("name", subject.name);
        if (!subject.section.empty())
            json.field("section", subject.section);
        json.field("count", subject.count).key("rows").beginArray();
        for (const Subject::Row& row : subject.rows) {
            const std::string section = row.section < deck.sections.size() ? deck.sections[row.section].key : "";
            json.beginObject()
                .field("section", section)
                .field("row", row.row)
                .field("line", lineOf(row, deck))
                .endObject();
        }
        json.endArray().endObject();
    }

    static void addFigures(JsonWriter& json, const Finding& finding)
    {
        json.key("figures").beginArray();
        for (const Figure& figure : finding.figures) {
            json.beginObject().field("key", figure.key).field("count", figure.count).field("value", figure.value);
            json.field("unit", isChance(figure) ? QStringLiteral("share") : QStringLiteral("number"));
            json.field("message", figureSentence(figure)).endObject();
        }
        json.endArray();
    }

    static void addFix(JsonWriter& json, const Fix& fix, const CheckedFile& file)
    {
        const Deck& deck = file.deck->deck;
        json.beginObject().field("kind", fixKey(fix.kind)).field("safe", fix.safe);
        json.field("message", fixSentence(fix, deck, *file.catalogue));
        json.key("edits").beginArray();
        for (const DeckEdit& edit : fix.edits)
            writeEdit(json, edit, deck);
        json.endArray().endObject();
    }

    Console& m_console;
    GameShelf& m_shelf;
    bool m_explain;
    std::optional<RosterTable> m_roster;
    JsonWriter m_files = JsonWriter::items(2);
    JsonWriter m_findings = JsonWriter::items(2);
    JsonWriter m_errors = JsonWriter::items(2);
    JsonWriter m_warnings = JsonWriter::items(2);
};

} // namespace

std::unique_ptr<CheckReport> jsonReport(Console& console, GameShelf& shelf, bool explain)
{
    return std::make_unique<JsonReport>(console, shelf, explain);
}

} // namespace muster::app

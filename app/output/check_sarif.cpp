// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include <QCoreApplication>
#include <QDir>
#include <QUrl>

#include "app/decks/deck_patch.h"
#include "app/output/check_report.h"
#include "app/output/json_writer.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/format_rules.h"

namespace muster::app {

namespace {

struct CheckSarif {
    Q_DECLARE_TR_FUNCTIONS(CheckSarif)
};

/// A file's name as a URI reference: absolute paths as file:///..., others relative to where the check ran.
std::string uriOf(const std::string& file)
{
    const QString path = QDir::fromNativeSeparators(QString::fromStdString(file));
    if (QDir::isAbsolutePath(path))
        return QUrl::fromLocalFile(path).toEncoded().toStdString();
    return QUrl::toPercentEncoding(path, "/").toStdString();
}

const char* levelOf(Severity severity)
{
    switch (severity) {
    case Severity::Advice:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Incomplete:
    case Severity::Illegal:
        return "error";
    }
    return "none";
}

/// Each fix is proved by reading the changed file back. Enough for all fixes of any deck that somebody plays; of heaps
/// of lines only the first findings have fixes.
constexpr std::size_t MostReadAgain = std::size_t(4) << 20;

/// SARIF 2.1.0 (OASIS standard): one run, the rules that were broken with their sentences, and a result for each
/// finding and each error.
class SarifReport final : public CheckReport {
public:
    SarifReport(Console& console, GameShelf& shelf) : m_console(console), m_shelf(shelf) { }

    void add(const CheckedFile& file, const std::optional<Mended>& mended) override
    {
        add(file.errors);
        for (const Error& warning : file.warnings)
            addError(warning, "warning");
        m_readAgain = 0;
        if (file.deck) {
            for (const Finding& finding : file.findings)
                addFinding(finding, file);
        }
        if (mended)
            add(mended->errors);
    }

    void add(const Errors& errors) override
    {
        m_failed = m_failed || !errors.empty();
        for (const Error& error : errors)
            addError(error, "error");
    }

    void warn(const Errors& problems) override
    {
        for (const Error& problem : problems)
            addError(problem, "warning");
    }

    void add(const RosterTable&) override { } // it tells of faults in files, and a player is none
    void finish(const CheckSummary&) override
    {
        JsonWriter json;
        json.beginObject().field("$schema", "https://json.schemastore.org/sarif-2.1.0.json").field("version", "2.1.0");
        json.key("runs").beginArray().beginObject();
        json.key("tool").beginObject().key("driver").beginObject();
        json.field("name", "Muster").field("version", MUSTER_VERSION).field("semanticVersion", MUSTER_VERSION);
        json.array("rules", std::move(m_rules));
        json.endObject().endObject();
        json.field("columnKind", "unicodeCodePoints");
        json.key("invocations")
            .beginArray()
            .beginObject()
            .field("executionSuccessful", !m_failed)
            .endObject()
            .endArray();
        json.array("results", std::move(m_results));
        json.endObject().endArray().endObject();
        m_console.print(json.take());
    }

private:
    /// The place of a rule in the list of rules; new ones are added.
    int ruleIndex(const std::string& id, const std::string& sentence, const std::string& help, const char* level)
    {
        const auto [found, isNew] = m_ruleIndices.emplace(id, static_cast<int>(m_ruleIndices.size()));
        if (isNew) {
            m_rules.beginObject().field("id", id);
            m_rules.key("shortDescription").beginObject().field("text", sentence).endObject();
            if (!help.empty())
                m_rules.key("help").beginObject().field("text", help).endObject();
            m_rules.key("defaultConfiguration").beginObject().field("level", level).endObject();
            m_rules.endObject();
        }
        return found->second;
    }

    void beginResult(const std::string& id, int rule, const char* level, const QString& message)
    {
        m_results.beginObject().field("ruleId", id).field("ruleIndex", rule).field("level", level);
        m_results.key("message").beginObject().field("text", message).endObject();
    }

    void beginLocation(const std::string& file)
    {
        m_results.beginObject().key("physicalLocation").beginObject();
        m_results.key("artifactLocation").beginObject().field("uri", uriOf(file)).endObject();
    }

    void endLocation() { m_results.endObject().endObject(); }

    void addError(const Error& error, const char* level)
    {
        const std::string id =
            error.requirement.empty() ? "input/" + errorKey(error.kind).toStdString() : error.requirement;
        const std::string sentence =
            CheckSarif::tr("A file that is checked has to be readable and in order.").toStdString();
        beginResult(id, ruleIndex(id, sentence, {}, level), level, errorSentence(error));
        m_results.key("locations").beginArray();
        beginLocation(error.file);
        if (error.at.line > 0) {
            m_results.key("region").beginObject().field("startLine", error.at.line);
            if (error.at.column > 0)
                m_results.field("startColumn", error.at.column);
            m_results.endObject();
        }
        endLocation();
        m_results.endArray().endObject();
    }

    void addFinding(const Finding& finding, const CheckedFile& file)
    {
        const auto& book = m_shelf.ruleBook(file.game);
        const RuleEntry* entry = findRule(book ? &*book : nullptr, finding.id);
        const std::string explanation = findingExplanation(finding.kind).toStdString();
        const int rule = ruleIndex(finding.id, entry != nullptr ? entry->sentence : explanation, explanation,
                                   levelOf(finding.severity));
        beginResult(finding.id, rule, levelOf(finding.severity), findingTitle(finding));
        addLocations(finding, file);
        if (finding.waived)
            m_results.key("suppressions").beginArray().beginObject().field("kind", "inSource").endObject().endArray();
        addFixes(finding, file);
        m_results.key("properties").beginObject().field("severity", severityKey(finding.severity));
        m_results.field("kind", findingKey(finding.kind));
        m_results.key("rules").beginArray();
        for (const std::string& id : finding.rules)
            m_results.value(id);
        m_results.endArray().endObject().endObject();
    }

    /// Every row of every card that the finding is about; the whole file where it is about the deck.
    void addLocations(const Finding& finding, const CheckedFile& file)
    {
        const Deck& deck = file.deck->deck;
        m_results.key("locations").beginArray();
        bool any = false;
        for (const Subject& subject : finding.subjects) {
            for (const Subject::Row& row : subject.rows) {
                beginLocation(file.input.name);
                m_results.key("region").beginObject().field("startLine", lineOf(row, deck)).endObject();
                endLocation();
                any = true;
            }
        }
        if (!any) {
            beginLocation(file.input.name);
            m_results.key("region").beginObject().field("startLine", 1).endObject();
            endLocation();
        }
        m_results.endArray();
    }

    /// The fixes that can be written as changes of lines.
    void addFixes(const Finding& finding, const CheckedFile& file)
    {
        if (finding.fixes.empty() || !file.catalogue)
            return;
        bool any = false;
        for (const Fix& fix : finding.fixes) {
            m_readAgain += file.deck->source.size();
            if (m_readAgain > MostReadAgain)
                break;
            const auto changes = lineChanges(*file.deck, fix.edits, *file.catalogue);
            if (!changes || changes->empty())
                continue;
            if (!any)
                m_results.key("fixes").beginArray();
            any = true;
            m_results.beginObject();
            m_results.key("description")
                .beginObject()
                .field("text", fixSentence(fix, file.deck->deck, *file.catalogue))
                .endObject();
            m_results.key("artifactChanges").beginArray().beginObject();
            m_results.key("artifactLocation").beginObject().field("uri", uriOf(file.input.name)).endObject();
            m_results.key("replacements").beginArray();
            for (const LineChange& change : *changes) {
                m_results.beginObject().key("deletedRegion").beginObject();
                m_results.field("startLine", change.first).field("startColumn", 1);
                m_results.field("endLine", change.last + 1).field("endColumn", 1).endObject();
                m_results.key("insertedContent").beginObject().field("text", change.text).endObject().endObject();
            }
            m_results.endArray().endObject().endArray().endObject();
        }
        if (any)
            m_results.endArray();
    }

    Console& m_console;
    GameShelf& m_shelf;
    std::map<std::string, int> m_ruleIndices;
    JsonWriter m_rules = JsonWriter::items(6);
    JsonWriter m_results = JsonWriter::items(4);
    bool m_failed = false;
    std::size_t m_readAgain = 0; ///< bytes of the file at hand
};

} // namespace

std::unique_ptr<CheckReport> sarifReport(Console& console, GameShelf& shelf)
{
    return std::make_unique<SarifReport>(console, shelf);
}

} // namespace muster::app

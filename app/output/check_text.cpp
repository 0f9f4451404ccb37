// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/output/check_report.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/format_rules.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(CheckText)
};

/// Findings as `file:line: severity: message [ID]`, errors as `file:line:column: error: message`, and a line of
/// verdict for each file.
class TextReport final : public CheckReport {
public:
    TextReport(Console& console, GameShelf& shelf, bool explain)
        : m_console(console),
          m_shelf(shelf),
          m_explain(explain)
    {
    }

    void add(const CheckedFile& file, const std::optional<Mended>& mended) override
    {
        add(file.errors);
        for (const Error& warning : file.warnings)
            m_console.line(warningLine(warning));
        if (file.deck) {
            for (const Finding& finding : file.findings)
                addFinding(finding, file);
        }
        if (file.readable())
            m_console.line(CheckText::tr("%1: %2").arg(shown(file.input.name, 1000), verdictLine(file)));
        if (mended)
            addMended(*mended, file);
    }

    void add(const Errors& errors) override
    {
        for (const Error& error : errors)
            m_console.complain(errorLine(error));
    }

    void warn(const Errors& problems) override
    {
        for (const Error& problem : problems)
            m_console.complain(warningLine(problem));
    }

    void add(const RosterTable& roster) override
    {
        m_console.line();
        m_console.print(roster.text());
    }

    void finish(const CheckSummary& summary) override
    {
        if (summary.all() < 2)
            return;
        QStringList parts;
        if (summary.decks() > 0) {
            parts += CheckText::tr("%n deck(s)", nullptr, summary.decks());
            parts += CheckText::tr("%1 legal").arg(summary.legal);
        }
        if (summary.incomplete > 0)
            parts += CheckText::tr("%1 incomplete").arg(summary.incomplete);
        if (summary.illegal > 0)
            parts += CheckText::tr("%1 illegal").arg(summary.illegal);
        if (summary.others > 0)
            parts += CheckText::tr("%n other file(s) in order", nullptr, summary.others);
        if (summary.unreadable > 0)
            parts += CheckText::tr("%n file(s) with errors", nullptr, summary.unreadable);
        if (summary.findings > 0)
            parts += CheckText::tr("%n finding(s)", nullptr, summary.findings);
        m_console.line();
        m_console.line(parts.join(QStringLiteral(", ")));
    }

private:
    static QString id(const std::string& id) { return id.empty() ? QString() : QStringLiteral(" [%1]").arg(shown(id)); }

    static QString verdictLine(const CheckedFile& file)
    {
        const QString title = shown(file.title, 100);
        switch (file.input.kind) {
        case Input::Kind::Deck: {
            const QString cards = cardsOf(file);
            const QString verdict = verdictWord(file.verdict());
            return file.format.empty() ? CheckText::tr("%1, %2").arg(verdict, cards)
                                       : CheckText::tr("%1, %2, format %3").arg(verdict, cards, shown(file.format));
        }
        case Input::Kind::Set:
            return CheckText::tr("set %1, %2, in order").arg(title, CheckText::tr("%n card(s)", nullptr, file.cards));
        case Input::Kind::Format:
            return CheckText::tr("format %1, in order").arg(title);
        case Input::Kind::Game:
            return CheckText::tr("game %1, in order").arg(title);
        case Input::Kind::Rules:
            return CheckText::tr("rules of %1, %2, in order")
                .arg(title, CheckText::tr("%n entry(s)", nullptr, file.cards));
        case Input::Kind::RuleTranslation:
            return CheckText::tr("rules of %1 in another language, %2, in order")
                .arg(title, CheckText::tr("%n entry(s)", nullptr, file.cards));
        case Input::Kind::WordsOfGame:
            return CheckText::tr("words of %1 in other languages, %2, in order")
                .arg(title, CheckText::tr("%n entry(s)", nullptr, file.cards));
        case Input::Kind::EffectWords:
            return CheckText::tr("effect words of %1 in other languages, %2, in order")
                .arg(title, CheckText::tr("%n entry(s)", nullptr, file.cards));
        }
        return {};
    }

    /// "36 cards", and where a deck has several parts, how many are in each.
    static QString cardsOf(const CheckedFile& file)
    {
        const QString all = CheckText::tr("%n card(s)", nullptr, file.cards);
        if (!file.deck || !file.catalogue)
            return all;
        const DeckKind* kind = file.catalogue->game().findDeckKind(file.deck->deck.kind);
        if (kind == nullptr)
            return all;
        QStringList parts;
        for (const SectionKind& part : kind->sections) {
            int cards = 0;
            if (const DeckSection* section = file.deck->deck.findSection(part.key))
                for (const DeckEntry& entry : section->entries)
                    cards += entry.count;
            if (cards > 0)
                parts +=
                    CheckText::tr("%1 %2", "part of a deck, cards").arg(gameWord(part.label), QString::number(cards));
        }
        return parts.size() < 2 ? all : CheckText::tr("%1 (%2)").arg(all, parts.join(QStringLiteral(", ")));
    }

    void addFinding(const Finding& finding, const CheckedFile& file)
    {
        const Deck& deck = file.deck->deck;
        const QString severity = finding.waived ? CheckText::tr("%1, leave given").arg(severityWord(finding.severity))
                                                : severityWord(finding.severity);
        m_console.line(QStringLiteral("%1:%2: %3: %4%5")
                           .arg(shown(file.input.name, 1000), QString::number(lineOf(finding, deck)), severity,
                                findingTitle(finding), id(finding.id)));
        if (m_explain)
            explain(finding, file);
    }

    void explain(const Finding& finding, const CheckedFile& file)
    {
        const QString margin = QStringLiteral("    ");
        QStringList told; // a rule may say the same as the requirement that rests on it, or as the explanation
        const auto tell = [&](const QString& sentence) {
            if (told.contains(sentence))
                return;
            told += sentence;
            m_console.line(margin + sentence);
        };
        const auto& book = m_shelf.ruleBook(file.game);
        const RuleEntry* requirement = findRule(book ? &*book : nullptr, finding.id);
        if (requirement != nullptr)
            m_console.line(margin
                           + CheckText::tr("%1: %2").arg(shown(requirement->id), shown(requirement->sentence, 2000)));
        if (requirement != nullptr)
            told += shown(requirement->sentence, 2000);
        for (const std::string& rule : finding.rules) {
            const RuleEntry* entry = findRule(book ? &*book : nullptr, rule);
            if (entry != nullptr && entry != requirement && !told.contains(shown(entry->sentence, 2000)))
                m_console.line(margin + CheckText::tr("%1: %2").arg(shown(entry->id), shown(entry->sentence, 2000)));
        }
        tell(findingExplanation(finding));
        for (const Subject& subject : finding.subjects)
            explainSubject(subject, file.deck->deck);
        for (const Figure& figure : finding.figures)
            m_console.line(margin + figureSentence(figure));
        for (const Fix& fix : finding.fixes) {
            const QString what = fixSentence(fix, file.deck->deck, *file.catalogue);
            m_console.line(
                margin + (fix.safe ? CheckText::tr("to mend: %1").arg(what) : CheckText::tr("possible: %1").arg(what)));
        }
        const bool advises = requirement != nullptr && !requirement->fix.empty()
            && requirement->fix != findingExplanation(finding).toStdString();
        if (finding.fixes.empty() && advises)
            // Advice may have nothing to mend: it is said as it stands.
            tell(finding.severity == Severity::Advice
                     ? shown(requirement->fix, 2000)
                     : CheckText::tr("to mend: %1").arg(shown(requirement->fix, 2000)));
    }

    void explainSubject(const Subject& subject, const Deck& deck)
    {
        if (subject.rows.empty())
            return;
        QStringList rows;
        for (const Subject::Row& row : subject.rows) {
            const int count = deck.sections[row.section].entries[row.row].count;
            rows += CheckText::tr("%1 in line %2").arg(count).arg(lineOf(row, deck));
        }
        m_console.line(QStringLiteral("    ")
                       + CheckText::tr("%1: %2").arg(shown(subject.name), rows.join(QStringLiteral(", "))));
    }

    void addMended(const Mended& mended, const CheckedFile& file)
    {
        add(mended.errors);
        if (!mended.unreachable.empty()) {
            m_console.line(
                CheckText::tr("%1: cannot be made legal with the cards there are:").arg(shown(file.input.name, 1000)));
            for (const Finding& finding : mended.unreachable)
                m_console.line(QStringLiteral("    ") + findingTitle(finding) + id(finding.id));
        }
        if (mended.file.empty())
            return;
        m_console.line(CheckText::tr("%1: mended, %n change(s):", nullptr, static_cast<int>(mended.edits.size()))
                           .arg(shown(mended.file, 1000)));
        for (const DeckEdit& edit : mended.edits)
            m_console.line(QStringLiteral("    ") + editSentence(edit, file.deck->deck));
        for (const QString& reason : proposalReasons(mended.reasons))
            m_console.line(QStringLiteral("    ") + reason);
    }

    Console& m_console;
    GameShelf& m_shelf;
    bool m_explain;
};

} // namespace

std::unique_ptr<CheckReport> textReport(Console& console, GameShelf& shelf, bool explain)
{
    return std::make_unique<TextReport>(console, shelf, explain);
}

QString inputKey(Input::Kind kind)
{
    switch (kind) {
    case Input::Kind::Deck:
        return QStringLiteral("deck");
    case Input::Kind::Set:
        return QStringLiteral("set");
    case Input::Kind::Format:
        return QStringLiteral("format");
    case Input::Kind::Game:
        return QStringLiteral("game");
    case Input::Kind::Rules:
        return QStringLiteral("rules");
    case Input::Kind::RuleTranslation:
        return QStringLiteral("rule translation");
    case Input::Kind::WordsOfGame:
        return QStringLiteral("game words");
    case Input::Kind::EffectWords:
        return QStringLiteral("effect words");
    }
    return {};
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_job.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

#include "app/print/composer.h"
#include "app/print/cover.h"
#include "app/print/fields.h"
#include "app/print/sheet_files.h"
#include "app/text/finding_text.h"
#include "app/text/list_text.h"
#include "model/text/date.h"

namespace muster::app::print {

namespace {

struct Preflight {
    Q_DECLARE_TR_FUNCTIONS(Preflight)
};

/// Fields that stand in boxes of the sheet, so that an empty one is an empty box.
std::set<std::string> boxedFields(const SheetLayout& sheet)
{
    std::set<std::string> fields;
    const auto take = [&](const std::string& name, const auto& self) -> void {
        const auto part = sheet.parts.find(name);
        if (part == sheet.parts.end())
            return;
        if (const auto* boxes = std::get_if<BoxesPart>(&part->second)) {
            for (const auto& row : boxes->rows) {
                for (const BoxesPart::Box& box : row)
                    fields.insert(box.field);
            }
        }
        if (const auto* beside = std::get_if<BesidePart>(&part->second)) {
            for (const BesidePart::Cell& cell : beside->cells)
                self(cell.part, self);
        }
    };
    for (const auto* names : {&sheet.first, &sheet.body, &sheet.last, &sheet.every}) {
        for (const std::string& name : *names)
            take(name, take);
    }
    return fields;
}

bool isEmpty(const DeckFacts& facts, std::string_view field)
{
    if (field == "last name")
        return facts.occasion.person.lastName.isEmpty();
    if (field == "first name")
        return facts.occasion.person.firstName.isEmpty();
    if (field == "event")
        return facts.occasion.event.isEmpty();
    if (field == "date")
        return facts.occasion.date.isEmpty();
    return false;
}

/// One note a card whose name is not clear.
void noteCards(const DeckFacts& facts, std::size_t index, std::vector<PreflightNote>& notes)
{
    for (const CardGroup& group : facts.groups) {
        for (const CardRow& row : group.rows) {
            if (row.clear)
                continue;
            PreflightNote note;
            const DeckEntry& written = facts.checked->deck->deck.sections[row.section].entries[row.row];
            const ResolvedEntry found = resolve(*facts.catalogue, written, Proposals::No);
            const bool unknown = found.status == ResolvedEntry::Status::Unknown;
            note.kind = unknown ? PreflightNote::Kind::UnknownCard : PreflightNote::Kind::AmbiguousCard;
            note.deck = index;
            note.section = row.section;
            note.row = row.row;
            note.text = found.faulty != nullptr ? entrySentence(written, found, *facts.catalogue)
                : unknown
                ? Preflight::tr("no card is called \"%1\"").arg(row.name)
                : Preflight::tr("\"%1\" is the name of several cards: a judge cannot tell which one").arg(row.name);
            notes.push_back(std::move(note));
        }
    }
}

} // namespace

QSizeF paperSize(const QString& name)
{
    return name == QLatin1String("Letter") ? QSizeF(215.9, 279.4) : QSizeF(210, 297);
}

QStringList fontFamilies()
{
    return {QStringLiteral("Roboto"), QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")};
}

PrintJob::PrintJob(carddb::Places places, PrintWishes wishes) : m_places(std::move(places)), m_wishes(std::move(wishes))
{
}

void PrintJob::add(std::shared_ptr<const CheckedFile> checked, const Format* format)
{
    if (!checked->readable() || !checked->deck)
        return;
    m_paths.push_back(checked->input.path);
    m_decks.push_back(factsOf(std::move(checked), format, m_wishes.occasion));
}

std::vector<Registration> PrintJob::takeRoster()
{
    std::vector<HandedIn> handedIn;
    for (const QString& path : m_paths)
        handedIn.push_back({path, {}}); // friends with the same list are the desk's business, not the printer's
    const auto all = registrations(m_wishes.roster, handedIn);
    std::vector<DeckFacts> sheets;
    for (const Registration& one : all) {
        if (!one.deck)
            continue;
        DeckFacts& sheet = sheets.emplace_back(m_decks[*one.deck]);
        sheet.inRoster = one.line.has_value();
        sheet.occasion.person = {}; // somebody else's deck: better no name than a wrong one
        if (!one.line)
            continue;
        const RosterLine& line = m_wishes.roster[*one.line];
        sheet.occasion.person = line.person;
        if (!line.table.isEmpty())
            sheet.occasion.table = line.table;
    }
    // A name that several files have is nobody's; their sheets are printed all the same.
    for (std::size_t deck = 0; deck < m_decks.size(); ++deck) {
        if (std::ranges::any_of(all, [deck](const Registration& one) { return one.deck == deck; }))
            continue;
        sheets.push_back(m_decks[deck]);
        sheets.back().inRoster = false;
        sheets.back().occasion.person = {};
    }
    m_decks = std::move(sheets);
    return all;
}

void PrintJob::sort()
{
    std::vector<std::pair<QString, std::size_t>> order;
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const Person& person = m_decks[i].occasion.person;
        const QString last = person.lastName.isEmpty() ? QStringLiteral("2") : QStringLiteral("1");
        order.emplace_back(last + sortKey(person) + QLatin1Char('\n') + m_decks[i].file, i);
    }
    std::sort(order.begin(), order.end());
    std::vector<DeckFacts> sorted;
    sorted.reserve(m_decks.size());
    for (const auto& [key, index] : order)
        sorted.push_back(std::move(m_decks[index]));
    m_decks = std::move(sorted);
}

Result<const SheetLayout*> PrintJob::layoutOf(const DeckFacts& facts)
{
    const Game& game = facts.catalogue->game();
    const auto key = std::make_pair(game.key, facts.deckKind);
    auto known = m_layouts.find(key);
    if (known == m_layouts.end()) {
        auto layout = loadSheet(m_places, game, facts.deckKind, m_wishes.sheet);
        if (!layout)
            return failure(layout.error());
        known = m_layouts.emplace(key, std::move(*layout)).first;
    }
    return &known->second;
}

Result<PrintedPages> PrintJob::compose(Type& type, const Progress& progress)
{
    PrintedPages printed;
    std::vector<Page> small;
    std::vector<int> begins;
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const auto layout = layoutOf(m_decks[i]);
        if (!layout)
            return failure(layout.error());
        auto pages = composeSheet(**layout, m_decks[i], m_wishes.paper, type);
        if (!pages)
            return failure(pages.error());
        begins.push_back(static_cast<int>(printed.pages.size()) + 1);
        auto& all = (*layout)->small ? small : printed.pages;
        std::move(pages->begin(), pages->end(), std::back_inserter(all));
        if (progress && !progress(static_cast<int>(i) + 1, static_cast<int>(m_decks.size())))
            return PrintedPages();
    }
    auto together = imposed(std::move(small), m_wishes.paper);
    const bool covered = m_wishes.cover && m_decks.size() > 1 && !printed.pages.empty();
    std::move(together.begin(), together.end(), std::back_inserter(printed.pages));
    if (covered) {
        // The cover's own length moves the numbers; it does not depend on them.
        const int length = static_cast<int>(composeCover(m_decks, begins, m_wishes.paper, type).size());
        for (int& begin : begins)
            begin += length;
        auto cover = composeCover(m_decks, begins, m_wishes.paper, type);
        std::move(printed.pages.begin(), printed.pages.end(), std::back_inserter(cover));
        printed.pages = std::move(cover);
    }
    printed.begins = std::move(begins);
    return printed;
}

Result<std::vector<PreflightNote>> PrintJob::preflight(const Type& type)
{
    using Kind = PreflightNote::Kind;
    std::vector<PreflightNote> notes;
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const DeckFacts& facts = m_decks[i];
        const auto layout = layoutOf(facts);
        if (!layout)
            return failure(layout.error());
        const auto boxed = boxedFields(**layout);
        const auto add = [&](Kind kind, const QString& text, std::string field = {}) {
            notes.push_back({kind, i, std::move(field), 0, 0, text});
        };
        if (!facts.inRoster)
            add(Kind::NotInRoster, Preflight::tr("the roster has no line for this deck"));
        for (const char* field : {"last name", "first name", "event", "date"}) {
            if (boxed.count(field) > 0 && isEmpty(facts, field))
                add(Kind::MissingField,
                    Preflight::tr("\"%1\" is empty and left to be written by hand").arg(fieldLabel(field)), field);
        }
        const std::string date = facts.occasion.date.toStdString();
        if (!date.empty() && !isDate(date))
            add(Kind::BadDate, Preflight::tr("\"%1\" is no date such as 2026-10-03").arg(facts.occasion.date), "date");
        noteCards(facts, i, notes);
        if (!facts.legal())
            add(Kind::NotLegal, Preflight::tr("the deck is %1").arg(verdictWord(facts.verdict)));
        if (facts.code.empty() && facts.cards > 0)
            add(Kind::NoCode, Preflight::tr("without a clear card in every line there is no deck code to print"));
    }
    for (const auto& [letter, text] : type.missing()) {
        const QString code = QStringLiteral("U+%1").arg(letter.toUcs4().value(0), 4, 16, QLatin1Char('0')).toUpper();
        notes.push_back(
            {Kind::MissingLetter,
             0,
             {},
             0,
             0,
             Preflight::tr("no font has the letter \"%1\" (%2) of \"%3\": a box would be printed in its place")
                 .arg(letter, code, text)});
    }
    return notes;
}

} // namespace muster::app::print

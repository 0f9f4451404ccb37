// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/format_rules.h"

#include <map>
#include <mutex>

#include <QCoreApplication>

#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "validators/format_ids.h"

namespace muster::app {

namespace {

struct FormatRules {
    Q_DECLARE_TR_FUNCTIONS(FormatRules)
};

namespace ids = validators::format_ids;

RuleEntry entry(const char* id, const QString& sentence, FindingKind kind)
{
    RuleEntry entry;
    entry.kind = RuleEntry::Kind::Requirement;
    entry.id = id;
    entry.scope = "deck";
    entry.sentence = sentence.toStdString();
    entry.fix = findingExplanation(kind).toStdString();
    return entry;
}

RuleBook makeBook()
{
    RuleBook book;
    book.title = FormatRules::tr("Formats").toStdString();
    book.entries = {
        entry(ids::set, FormatRules::tr("A deck has only cards that were printed in a set that its format allows."),
              FindingKind::SetNotAllowed),
        entry(ids::banned, FormatRules::tr("A deck has no card that its format bans."), FindingKind::Banned),
        entry(ids::restricted,
              FormatRules::tr("Of a restricted card a deck has at most as many copies as its format says."),
              FindingKind::Restricted),
        entry(ids::notYet, FormatRules::tr("An event is not before the first day of its format."),
              FindingKind::FormatNotYet),
        entry(ids::over, FormatRules::tr("An event is not after the last day of its format."), FindingKind::FormatOver),
        entry(ids::unknown, FormatRules::tr("The format that a deck names exists."), FindingKind::FormatUnknown),
        entry(ids::otherGame, FormatRules::tr("The format that a deck names belongs to the deck's game."),
              FindingKind::FormatOtherGame),
        entry(ids::option, FormatRules::tr("A deck sets only rules options that its game has."),
              FindingKind::OptionUnknown),
        entry(ids::value, FormatRules::tr("A rules option has one of the values that its game knows."),
              FindingKind::OptionValue),
        entry(ids::printing,
              FormatRules::tr("It is clear which card is meant where several of one name are not alike."),
              FindingKind::SeveralPrintings),
        entry(ids::waiver, FormatRules::tr("Leave is given only for what a deck needs it for."),
              FindingKind::WaiverUnused),
    };
    return book;
}

} // namespace

const RuleBook& formatRules()
{
    // One for each language, since a window changes its own while it is open.
    static std::mutex mutex;
    static std::map<QString, RuleBook> books;
    const std::scoped_lock lock(mutex);
    const QString language = languageInForce();
    const auto found = books.find(language);
    return found != books.end() ? found->second : books.emplace(language, makeBook()).first->second;
}

const RuleEntry* findRule(const RuleBook* book, std::string_view id)
{
    const RuleEntry* entry = book == nullptr ? nullptr : book->find(id);
    return entry != nullptr ? entry : formatRules().find(id);
}

} // namespace muster::app

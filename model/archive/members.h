// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <type_traits>

#include "model/archive/stream.h"
#include "model/cards/catalogue.h"
#include "model/formats/format.h"
#include "model/games/rule_book.h"

/// What of each value is archived, once for writing (the value is const) and reading. A member that is forgotten here
/// is lost in the cache: a test compares whole values before and after.
namespace muster {

template <class T, class Value>
concept Either = std::same_as<std::remove_const_t<T>, Value>;

namespace query {

void members(auto& archive, Either<Node> auto& v)
{
    archive(v.kind, v.children, v.subject, v.field, v.compare, v.right, v.rightField, v.printed, v.rightPrinted,
            v.number, v.text);
}
void members(auto& archive, Either<Query> auto& v) { archive(v.source, v.root); }

} // namespace query

namespace effects {

void members(auto& archive, Either<Forest> auto& v)
{
    archive(v.arguments, v.nodes, v.links, v.texts, v.queries, v.scripts);
}

} // namespace effects

// Errors
void members(auto& archive, Either<Position> auto& v) { archive(v.line, v.column); }
void members(auto& archive, Either<Error> auto& v)
{
    archive(v.file, v.at, v.path, v.kind, v.arguments, v.nearest, v.requirement, v.about);
}

// Games
void members(auto& archive, Either<Word> auto& v) { archive(v.key, v.label, v.aliases, v.where); }
void members(auto& archive, Either<Vocabulary> auto& v) { archive(v.key, v.open, v.words); }
void members(auto& archive, Either<Field> auto& v)
{
    archive(v.key, v.label, v.aliases, v.kind, v.lowest, v.highest, v.vocabulary, v.part, v.stat, v.sign, v.signRule,
            v.mark, v.searched, v.requirement, v.elsewhere, v.where);
}
void members(auto& archive, Either<FieldUse> auto& v)
{
    archive(v.field, v.required, v.requirement, v.standard, v.unusual);
}
void members(auto& archive, Either<PartKind> auto& v) { archive(v.key, v.label, v.fields); }
void members(auto& archive, Either<CardType> auto& v)
{
    archive(v.key, v.label, v.plural, v.groups, v.fields, v.requirement);
}
void members(auto& archive, Either<SectionKind> auto& v) { archive(v.key, v.label, v.headings, v.holds); }
void members(auto& archive, Either<DeckKind> auto& v) { archive(v.key, v.label, v.sections); }
void members(auto& archive, Either<CountBound> auto& v) { archive(v.number, v.times, v.of, v.option, v.minus); }
void members(auto& archive, Either<CountRule::Given> auto& v) { archive(v.what, v.least, v.most); }
void members(auto& archive, Either<CountRule::Unlike> auto& v) { archive(v.field, v.of); }
void members(auto& archive, Either<CountRule> auto& v)
{
    archive(v.id, v.rules, v.deckKind, v.sections, v.label, v.what, v.per, v.least, v.most, v.below, v.above, v.given,
            v.unlike, v.explainedBy);
}
void members(auto& archive, Either<CardRule> auto& v) { archive(v.id, v.rules, v.label, v.of, v.must); }
void members(auto& archive, Either<NameRule> auto& v) { archive(v.id, v.rules); }
void members(auto& archive, Either<RulesOption> auto& v)
{
    archive(v.key, v.label, v.ruling, v.defaultValue, v.values, v.number, v.lowest, v.highest, v.requirement, v.rules);
}
void members(auto& archive, Either<EffectTargets> auto& v) { archive(v.key, v.types, v.players); }
void members(auto& archive, Either<ListingGroup> auto& v) { archive(v.label, v.what); }
void members(auto& archive, Either<Game> auto& v)
{
    archive(v.key, v.title, v.prefix, v.version, v.vocabularies, v.fields, v.parts, v.types, v.identity, v.columns,
            v.decks, v.unknownName, v.ambiguousName, v.identityClash, v.allPrintings, v.wrongType, v.badCount,
            v.cardRules, v.countRules, v.filler, v.options, v.listing, v.listingOrder, v.openingHand, v.effectWords,
            v.effectTargets, v.leastPlayers, v.mostPlayers);
}

// Catalogues
void members(auto& archive, Either<Column> auto& v) { archive(v.values, v.begin, v.text); }
void members(auto& archive, Either<Table> auto& v) { archive(v.rows, v.columns); }
void members(auto& archive, Either<SetInfo> auto& v)
{
    archive(v.code, v.name, v.version, v.date, v.authors, v.licence, v.file, v.own, v.cards);
}
void members(auto& archive, Either<FaultyCard> auto& v) { archive(v.id, v.name, v.errors); }
void members(auto& archive, Either<CatalogueData> auto& v)
{
    archive(v.cards, v.parts, v.sets, v.words, v.nameBegin, v.names, v.foldedBegin, v.foldedNames, v.idBegin, v.ids,
            v.textBegin, v.texts, v.searchedBegin, v.searchedTexts, v.types, v.setOf, v.faulty, v.identities,
            v.effects);
}

// Formats and rules
void members(auto& archive, Either<FormatCards> auto& v)
{
    archive(v.card, v.identity, v.what, v.limit, v.reason, v.at);
}
void members(auto& archive, Either<FormatLimit> auto& v) { archive(v.requirement, v.least, v.most); }
void members(auto& archive, Either<Format> auto& v)
{
    archive(v.key, v.game, v.title, v.version, v.from, v.until, v.sets, v.setsAt, v.banned, v.restricted, v.limits,
            v.house, v.options, v.notes, v.file);
}
void members(auto& archive, Either<RuleEntry> auto& v)
{
    archive(v.kind, v.id, v.scope, v.ref, v.sentence, v.answer, v.fix, v.when, v.rules);
}
void members(auto& archive, Either<RuleBook> auto& v) { archive(v.game, v.title, v.entries); }

} // namespace muster

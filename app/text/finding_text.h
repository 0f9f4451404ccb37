// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/decks/resolved_deck.h"
#include "model/findings/finding.h"
#include "validators/legal_proposals.h"

namespace muster::app {

/// One line: the card, the numbers, what is wrong. "4 copies of Kestrel Vanguard [Ember], at most 3 are allowed".
[[nodiscard]] QString findingTitle(const Finding& finding);

/// Why it matters and what to do about it, in one or two sentences: it depends on whether a rule says so.
[[nodiscard]] QString findingExplanation(const Finding& finding);
/// The same as a rule has it, for every finding of the kind.
[[nodiscard]] QString findingExplanation(FindingKind kind);

/// What a fix does: "Remove 1 copy of Kestrel Vanguard [Ember]".
[[nodiscard]] QString fixSentence(const Fix& fix);
/// The same for a deck that is at hand: it names every card that goes or comes.
[[nodiscard]] QString fixSentence(const Fix& fix, const Deck& before, const Catalogue& catalogue);

/// A change of a deck, as it is reported after it was made: "main: 1 copy of Kestrel Vanguard removed".
[[nodiscard]] QString editSentence(const DeckEdit& edit, const Deck& before);
/// The same with what people call the section.
[[nodiscard]] QString editSentence(const DeckEdit& edit, const Deck& before, const QString& section);

/// A change that may be made: "Main deck: remove 1 copy of Kestrel Vanguard".
[[nodiscard]] QString plannedSentence(const DeckEdit& edit, const Deck& before, const QString& section);

/// What speaks for a way to make a deck legal, a sentence each: "12 of the new cards stand together in Ember Sparks".
[[nodiscard]] QStringList proposalReasons(const validators::LegalProposal& proposal);

/// A number with its meaning: "dead starting hand: 26.4 %".
[[nodiscard]] QString figureSentence(const Figure& figure);
/// Whether its value is a probability or a share; a number of something else.
[[nodiscard]] bool isChance(const Figure& figure);

/// "illegal", "incomplete", "warning", "advice": as printed before a finding.
[[nodiscard]] QString severityWord(Severity severity);
[[nodiscard]] QString verdictWord(Verdict verdict);

/// Stable names for programs: "too-many-copies", "illegal", "remove-copies".
[[nodiscard]] QString findingKey(FindingKind kind);
[[nodiscard]] QString severityKey(Severity severity);
[[nodiscard]] QString verdictKey(Verdict verdict);
[[nodiscard]] QString fixKey(Fix::Kind kind);

} // namespace muster::app

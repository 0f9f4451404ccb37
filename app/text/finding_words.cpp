// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/finding_text.h"

#include <QCoreApplication>

#include "app/text/shown.h"
#include "model/decks/list_writer.h"

namespace muster::app {

namespace {

struct FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

} // namespace

QString fixSentence(const Fix& fix)
{
    const QString name = shown(fix.name);
    switch (fix.kind) {
    case Fix::Kind::RemoveCopies:
        return name.isEmpty() ? FindingText::tr("remove %n card(s)", nullptr, fix.count)
                              : FindingText::tr("remove %n copy(s) of %1", nullptr, fix.count).arg(name);
    case Fix::Kind::AddCards:
        return name.isEmpty() ? FindingText::tr("add %n card(s)", nullptr, fix.count)
                              : FindingText::tr("add %n copy(s) of %1", nullptr, fix.count).arg(name);
    case Fix::Kind::UseCard:
        return FindingText::tr("use %1").arg(name);
    case Fix::Kind::SwapCards:
        return name.isEmpty() ? FindingText::tr("swap %n card(s)", nullptr, fix.count)
                              : FindingText::tr("swap %n card(s) for %1", nullptr, fix.count).arg(name);
    case Fix::Kind::MoveCards:
        return FindingText::tr("move %n copy(s) of %1 to the section where it belongs", nullptr, fix.count).arg(name);
    }
    return {};
}

namespace {

QString entryName(const DeckEntry& entry)
{
    QString name = shown(entry.card);
    for (const auto& [key, value] : entry.identity)
        name += QStringLiteral(" [%1]").arg(shown(value));
    return name;
}

/// The line that an edit changes; nullptr where it changes none.
const DeckEntry* lineOf(const DeckEdit& edit, const Deck& deck)
{
    const DeckSection* section = deck.findSection(edit.section);
    return section != nullptr && edit.row < section->entries.size() ? &section->entries[edit.row] : nullptr;
}

} // namespace

QString fixSentence(const Fix& fix, const Deck& before, const Catalogue& catalogue)
{
    // However a line is written in the deck: the card that it means.
    const auto nameOf = [&](const DeckEntry& line) {
        const ResolvedEntry meant = resolve(catalogue, line, Proposals::No);
        return meant.status == ResolvedEntry::Status::Card ? shown(listedName(catalogue, meant.card)) : entryName(line);
    };
    QStringList gone, come;
    for (const DeckEdit& edit : fix.edits) {
        const DeckEntry* line = edit.kind == DeckEdit::Kind::Add ? &edit.entry : lineOf(edit, before);
        if (line != nullptr && edit.kind != DeckEdit::Kind::Replace)
            (edit.kind == DeckEdit::Kind::Add ? come : gone) +=
                FindingText::tr("%1 %2", "count, card").arg(edit.count).arg(nameOf(*line));
    }
    const QString out = gone.join(QStringLiteral(", "));
    const QString in = come.join(QStringLiteral(", "));
    switch (fix.kind) {
    case Fix::Kind::SwapCards:
        if (!gone.isEmpty() && come.size() == 1 && !fix.name.empty())
            return FindingText::tr("swap %2 for %n copy(s) of %1", nullptr, fix.count).arg(shown(fix.name), out);
        return gone.isEmpty() || come.isEmpty() ? fixSentence(fix) : FindingText::tr("swap %1 for %2").arg(out, in);
    case Fix::Kind::RemoveCopies:
        return gone.size() < 2 ? fixSentence(fix) : FindingText::tr("remove %1", "cards with their counts").arg(out);
    case Fix::Kind::AddCards:
        return come.size() < 2 ? fixSentence(fix) : FindingText::tr("add %1", "cards with their counts").arg(in);
    case Fix::Kind::UseCard:
    case Fix::Kind::MoveCards:
        break;
    }
    return fixSentence(fix);
}

QString editSentence(const DeckEdit& edit, const Deck& before)
{
    return editSentence(edit, before, shown(edit.section));
}

QString editSentence(const DeckEdit& edit, const Deck& before, const QString& place)
{
    const DeckEntry* old = lineOf(edit, before);
    switch (edit.kind) {
    case DeckEdit::Kind::Add:
        return FindingText::tr("%1: added %n copy(s) of %2", nullptr, edit.count).arg(place, entryName(edit.entry));
    case DeckEdit::Kind::Remove:
        return FindingText::tr("%1: removed %n copy(s) of %2", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString());
    case DeckEdit::Kind::Replace:
        return FindingText::tr("%1: %2 is now %n copy(s) of %3", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString(), entryName(edit.entry));
    }
    return {};
}

QString plannedSentence(const DeckEdit& edit, const Deck& before, const QString& place)
{
    const DeckEntry* old = lineOf(edit, before);
    switch (edit.kind) {
    case DeckEdit::Kind::Add:
        return FindingText::tr("%1: add %n copy(s) of %2", nullptr, edit.count).arg(place, entryName(edit.entry));
    case DeckEdit::Kind::Remove:
        return FindingText::tr("%1: remove %n copy(s) of %2", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString());
    case DeckEdit::Kind::Replace:
        return FindingText::tr("%1: play %n copy(s) of %3 in place of %2", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString(), entryName(edit.entry));
    }
    return {};
}

QStringList proposalReasons(const validators::LegalProposal& proposal)
{
    QStringList reasons;
    if (!proposal.like.empty() && proposal.fromThere > 0)
        reasons += FindingText::tr("%n of the new card(s) are in the deck %1 too", nullptr, proposal.fromThere)
                       .arg(inQuotes(proposal.like));
    reasons += proposal.warnings + proposal.advice == 0
        ? FindingText::tr("no warning and no advice is left")
        : FindingText::tr("%1 and %2 left")
              .arg(FindingText::tr("%n warning(s)", nullptr, proposal.warnings),
                   FindingText::tr("%n piece(s) of advice", nullptr, proposal.advice));
    // Shares of cards that would have to be others: a tenth is what shipped decks differ among themselves.
    constexpr double muchAlike = 0.15;
    constexpr double littleAlike = 0.4;
    if (proposal.unlike <= muchAlike)
        reasons += FindingText::tr("types and costs are spread as in the decks that come with the game");
    else if (proposal.unlike >= littleAlike)
        reasons += FindingText::tr("types and costs are spread otherwise than in the decks that come with the game");
    return reasons;
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Advice:
        return FindingText::tr("advice");
    case Severity::Warning:
        return FindingText::tr("warning");
    case Severity::Incomplete:
        return FindingText::tr("incomplete");
    case Severity::Illegal:
        return FindingText::tr("illegal");
    }
    return {};
}

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Legal:
        return FindingText::tr("legal");
    case Verdict::Incomplete:
        return FindingText::tr("incomplete");
    case Verdict::Illegal:
        return FindingText::tr("illegal");
    }
    return {};
}

QString severityKey(Severity severity)
{
    switch (severity) {
    case Severity::Advice:
        return QStringLiteral("advice");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Incomplete:
        return QStringLiteral("incomplete");
    case Severity::Illegal:
        return QStringLiteral("illegal");
    }
    return {};
}

QString verdictKey(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Legal:
        return QStringLiteral("legal");
    case Verdict::Incomplete:
        return QStringLiteral("incomplete");
    case Verdict::Illegal:
        return QStringLiteral("illegal");
    }
    return {};
}

QString fixKey(Fix::Kind kind)
{
    switch (kind) {
    case Fix::Kind::RemoveCopies:
        return QStringLiteral("remove-copies");
    case Fix::Kind::AddCards:
        return QStringLiteral("add-cards");
    case Fix::Kind::UseCard:
        return QStringLiteral("use-card");
    case Fix::Kind::SwapCards:
        return QStringLiteral("swap-cards");
    case Fix::Kind::MoveCards:
        return QStringLiteral("move-cards");
    }
    return {};
}

QString findingKey(FindingKind kind)
{
    switch (kind) {
    case FindingKind::TooFew:
        return QStringLiteral("too-few");
    case FindingKind::TooMany:
        return QStringLiteral("too-many");
    case FindingKind::TooManyCopies:
        return QStringLiteral("too-many-copies");
    case FindingKind::UnknownCard:
        return QStringLiteral("unknown-card");
    case FindingKind::FaultyCard:
        return QStringLiteral("faulty-card");
    case FindingKind::AmbiguousCard:
        return QStringLiteral("ambiguous-card");
    case FindingKind::IdentityClash:
        return QStringLiteral("identity-clash");
    case FindingKind::SeveralPrintings:
        return QStringLiteral("several-printings");
    case FindingKind::SetNotAllowed:
        return QStringLiteral("set-not-allowed");
    case FindingKind::Banned:
        return QStringLiteral("banned");
    case FindingKind::Restricted:
        return QStringLiteral("restricted");
    case FindingKind::FormatNotYet:
        return QStringLiteral("format-not-yet");
    case FindingKind::FormatOver:
        return QStringLiteral("format-over");
    case FindingKind::FormatUnknown:
        return QStringLiteral("format-unknown");
    case FindingKind::FormatOtherGame:
        return QStringLiteral("format-other-game");
    case FindingKind::OptionUnknown:
        return QStringLiteral("option-unknown");
    case FindingKind::OptionValue:
        return QStringLiteral("option-value");
    case FindingKind::OptionOutOfRange:
        return QStringLiteral("option-out-of-range");
    case FindingKind::WaiverUnused:
        return QStringLiteral("waiver-unused");
    case FindingKind::NeverPayable:
        return QStringLiteral("never-payable");
    case FindingKind::NoSuchTarget:
        return QStringLiteral("no-such-target");
    case FindingKind::NothingToFind:
        return QStringLiteral("nothing-to-find");
    case FindingKind::NoAttackPayable:
        return QStringLiteral("no-attack-payable");
    case FindingKind::BonusNeverApplies:
        return QStringLiteral("bonus-never-applies");
    case FindingKind::DeadHands:
        return QStringLiteral("dead-hands");
    case FindingKind::LateStart:
        return QStringLiteral("late-start");
    case FindingKind::FewResources:
        return QStringLiteral("few-resources");
    case FindingKind::ResourcesCompete:
        return QStringLiteral("resources-compete");
    case FindingKind::SingleCopy:
        return QStringLiteral("single-copy");
    case FindingKind::OutOfReach:
        return QStringLiteral("out-of-reach");
    case FindingKind::NeverTogether:
        return QStringLiteral("never-together");
    case FindingKind::NeedsAbsent:
        return QStringLiteral("needs-absent");
    case FindingKind::NotForAll:
        return QStringLiteral("not-for-all");
    case FindingKind::SeldomComplete:
        return QStringLiteral("seldom-complete");
    case FindingKind::SeldomFound:
        return QStringLiteral("seldom-found");
    case FindingKind::HighLevel:
        return QStringLiteral("high-level");
    case FindingKind::Share:
        return QStringLiteral("share");
    case FindingKind::SameTwice:
        return QStringLiteral("same-twice");
    case FindingKind::NoLifeLeft:
        return QStringLiteral("no-life-left");
    case FindingKind::NobodyHurts:
        return QStringLiteral("nobody-hurts");
    case FindingKind::DangerousTravel:
        return QStringLiteral("dangerous-travel");
    case FindingKind::OneSided:
        return QStringLiteral("one-sided");
    case FindingKind::PileRunsOut:
        return QStringLiteral("pile-runs-out");
    case FindingKind::LittleReserve:
        return QStringLiteral("little-reserve");
    case FindingKind::NoChoice:
        return QStringLiteral("no-choice");
    case FindingKind::WideSpread:
        return QStringLiteral("wide-spread");
    case FindingKind::OptionUnusual:
        return QStringLiteral("option-unusual");
    case FindingKind::Summary:
        return QStringLiteral("summary");
    case FindingKind::NothingMeets:
        return QStringLiteral("nothing-meets");
    case FindingKind::NeverAsked:
        return QStringLiteral("never-asked");
    case FindingKind::OneATurn:
        return QStringLiteral("one-a-turn");
    case FindingKind::LateOnAverage:
        return QStringLiteral("late-on-average");
    case FindingKind::NoAnswer:
        return QStringLiteral("no-answer");
    case FindingKind::OneOfSeveral:
        return QStringLiteral("one-of-several");
    case FindingKind::BeyondCapacity:
        return QStringLiteral("beyond-capacity");
    case FindingKind::LittleToPayFor:
        return QStringLiteral("little-to-pay-for");
    case FindingKind::FewBeneath:
        return QStringLiteral("few-beneath");
    case FindingKind::NoSaving:
        return QStringLiteral("no-saving");
    case FindingKind::NoDamage:
        return QStringLiteral("no-damage");
    case FindingKind::NothingCheap:
        return QStringLiteral("nothing-cheap");
    case FindingKind::FragileAttackers:
        return QStringLiteral("fragile-attackers");
    case FindingKind::ManyElements:
        return QStringLiteral("many-elements");
    case FindingKind::NothingGives:
        return QStringLiteral("nothing-gives");
    case FindingKind::NotOfTheDeck:
        return QStringLiteral("not-of-the-deck");
    case FindingKind::TooDear:
        return QStringLiteral("too-dear");
    case FindingKind::PrintedOtherwise:
        return QStringLiteral("printed-otherwise");
    case FindingKind::UnevenlySpread:
        return QStringLiteral("unevenly-spread");
    }
    return {};
}

} // namespace muster::app

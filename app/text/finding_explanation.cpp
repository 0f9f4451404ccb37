// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/finding_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/text/error_text.h"

namespace muster::app {

namespace {

struct FindingExplanationWords {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

} // namespace

QString findingExplanation(const Finding& finding)
{
    if (finding.kind == FindingKind::FaultyCard) {
        QStringList all{findingExplanation(finding.kind)};
        for (const Error& error : finding.errors)
            all += errorLine(error);
        return all.join(QLatin1Char('\n'));
    }
    if (finding.kind == FindingKind::TooMany && finding.limit && *finding.limit == 0
        && finding.severity >= Severity::Incomplete)
        return FindingExplanationWords::tr("None of these has a place here. Take them out.");
    if (finding.severity == Severity::Warning && finding.kind == FindingKind::TooFew && finding.have.value_or(0) == 0)
        return FindingExplanationWords::tr("No rule asks for them, but as it stands this will hardly work.");
    if (finding.severity < Severity::Incomplete && finding.kind == FindingKind::TooFew)
        return FindingExplanationWords::tr(
            "No rule asks for them, but with fewer the deck seldom does what it is meant to do.");
    if (finding.severity < Severity::Incomplete && finding.kind == FindingKind::TooMany)
        return FindingExplanationWords::tr("No rule forbids them, but past this number they are in each other's way.");
    if (finding.severity < Severity::Incomplete && finding.kind == FindingKind::TooManyCopies)
        return FindingExplanationWords::tr(
            "No rule forbids them: it is a custom of many groups. All copies are counted together, over all "
            "lines, sections, spellings and printings.");
    if (finding.need && finding.need == finding.limit && finding.kind == FindingKind::TooFew)
        return FindingExplanationWords::tr(
            "The game asks for exactly this many. Add cards until the number is reached.");
    if (finding.need && finding.need == finding.limit && finding.kind == FindingKind::TooMany)
        return FindingExplanationWords::tr(
            "The game asks for exactly this many. Take cards out until the number is reached.");
    return findingExplanation(finding.kind);
}

QString findingExplanation(FindingKind kind)
{
    switch (kind) {
    case FindingKind::TooFew:
        return FindingExplanationWords::tr(
            "The game asks for at least this many. Add cards until the number is reached.");
    case FindingKind::TooMany:
        return FindingExplanationWords::tr(
            "More than this many are not allowed. Take cards out until the number is reached.");
    case FindingKind::TooManyCopies:
        return FindingExplanationWords::tr(
            "All copies of the same specific card are counted together, over all lines, sections, "
            "spellings and printings. Remove the surplus, or play another card in its place.");
    case FindingKind::UnknownCard:
        return FindingExplanationWords::tr(
            "No set that Muster knows has this card. Mend the spelling, or add its set: in the window under "
            "Cards, Card Sets, in a terminal with \"muster sets add\".");
    case FindingKind::FaultyCard:
        return FindingExplanationWords::tr(
            "The set has this card, but the card has errors and is left out. The deck may be in order: mend the "
            "card in its set.");
    case FindingKind::AmbiguousCard:
        return FindingExplanationWords::tr(
            "The name alone does not say which card is meant. Write down which of them it is.");
    case FindingKind::IdentityClash:
        return FindingExplanationWords::tr(
            "Printings of one specific card should agree in their type. Write the id of a card where "
            "another printing is meant.");
    case FindingKind::SeveralPrintings:
        return FindingExplanationWords::tr(
            "A bare name means the card of the first set: sets that come with the game go before your own, "
            "and where one set has the name in several sections, the line's section decides. Write the id "
            "of the card where another one is meant.");
    case FindingKind::SetNotAllowed:
        return FindingExplanationWords::tr("Only the sets that the format names may be played. Replace the card.");
    case FindingKind::Banned:
        return FindingExplanationWords::tr("The organizer does not allow this card in the format. Replace it.");
    case FindingKind::Restricted:
        return FindingExplanationWords::tr(
            "The organizer allows fewer copies of this card than the game does. Remove the surplus.");
    case FindingKind::FormatNotYet:
        return FindingExplanationWords::tr(
            "On the day of the check the format is not in force. Check the date of the event.");
    case FindingKind::FormatOver:
        return FindingExplanationWords::tr(
            "On the day of the check the format is no longer in force. Choose the current one.");
    case FindingKind::FormatUnknown:
        return FindingExplanationWords::tr(
            "The deck was checked against the plain rules only. \"muster formats\" lists the formats.");
    case FindingKind::FormatOtherGame:
        return FindingExplanationWords::tr("A deck can only be checked against a format of its own game.");
    case FindingKind::OptionUnknown:
        return FindingExplanationWords::tr(
            "Rules options are listed in the game's file game.yaml. Mend the spelling or remove it.");
    case FindingKind::OptionValue:
        return FindingExplanationWords::tr(
            "Each rules option has its own values. Use one of those, or remove the option.");
    case FindingKind::OptionOutOfRange:
        return FindingExplanationWords::tr("The rules are made for these numbers only. Choose one of them.");
    case FindingKind::WaiverUnused:
        return FindingExplanationWords::tr(
            "The deck keeps the rule that leave was given for, or the leave names something that is not "
            "in the deck. It can be removed.");
    case FindingKind::NeverPayable:
        return FindingExplanationWords::tr(
            "The deck does not hold what the card costs, whatever is drawn. Add what is missing, or "
            "replace the card.");
    case FindingKind::NoSuchTarget:
        return FindingExplanationWords::tr(
            "The card needs another card to be used on, and the deck has none of that kind. Add some, or "
            "replace the card.");
    case FindingKind::NothingToFind:
        return FindingExplanationWords::tr(
            "The search would always come back empty. Add what it looks for, or replace the card.");
    case FindingKind::NoAttackPayable:
        return FindingExplanationWords::tr(
            "The deck can never attack and so can hardly win. Add what the attacks need, or cards with "
            "cheaper attacks.");
    case FindingKind::BonusNeverApplies:
        return FindingExplanationWords::tr(
            "The deck has no card that the bonus could count for, so that only the rest of the card is "
            "of use.");
    case FindingKind::DeadHands:
        return FindingExplanationWords::tr(
            "A hand that cannot be played costs time and, again and again, the game. More of these cards "
            "make it rarer.");
    case FindingKind::LateStart:
        return FindingExplanationWords::tr(
            "Until the first attack is ready the other side acts alone. A few cheap attackers help.");
    case FindingKind::FewResources:
        return FindingExplanationWords::tr(
            "In many games there will be turns with nothing to pay with. Add some more.");
    case FindingKind::ResourcesCompete:
        return FindingExplanationWords::tr(
            "What is spent on one is missing for the other. Cut some expensive cards, or add cards to "
            "pay with.");
    case FindingKind::SingleCopy:
        return FindingExplanationWords::tr(
            "A single copy can be out of reach for the whole game. A second similar card, or one that "
            "searches for it, makes the plan safer.");
    case FindingKind::OutOfReach:
        return FindingExplanationWords::tr(
            "The deck does not hold enough of what these cards need to do all that they can.");
    case FindingKind::NeverTogether:
        return FindingExplanationWords::tr(
            "The rules do not let these be had at the same time, so that whatever hangs on it never works.");
    case FindingKind::NeedsAbsent:
        return FindingExplanationWords::tr(
            "Without it that part of the card never works. Add some, or replace the card.");
    case FindingKind::NotForAll:
        return FindingExplanationWords::tr(
            "In a game in which all of them are chosen, someone has to go without. Add some more.");
    case FindingKind::SeldomComplete:
        return FindingExplanationWords::tr(
            "The figures say how likely it is to have seen all of it. More copies of the rare ones help, and "
            "cards that find them.");
    case FindingKind::SeldomFound:
        return FindingExplanationWords::tr(
            "The figures say how likely it is to find something with one, two and three cards. More cards of "
            "low level help.");
    case FindingKind::HighLevel:
        return FindingExplanationWords::tr(
            "The higher the level, the more cards have to go for it. Lower levels are found more easily.");
    case FindingKind::Share:
        return FindingExplanationWords::tr(
            "Decks play best with about these proportions. It is advice: no rule asks for them.");
    case FindingKind::SameTwice:
        return FindingExplanationWords::tr("It is allowed. A different one gives the players more to choose from.");
    case FindingKind::NoLifeLeft:
        return FindingExplanationWords::tr("Raise the life that all begin with, or leave the card out.");
    case FindingKind::NobodyHurts:
        return FindingExplanationWords::tr(
            "Such a game ends only by accident. Add fighters with some power, or cards that raise it.");
    case FindingKind::DangerousTravel:
        return FindingExplanationWords::tr(
            "On the road everybody meets what is in the pile, long before there is anything to wear. Fewer or "
            "weaker Monsters help, or stronger fighters.");
    case FindingKind::OneSided:
        return FindingExplanationWords::tr(
            "Fights are worth having where both sides can win them. Spread the powers over the whole range.");
    case FindingKind::PileRunsOut:
        return FindingExplanationWords::tr(
            "Add cards, begin with less life, or agree beforehand on what happens then.");
    case FindingKind::LittleReserve:
        return FindingExplanationWords::tr(
            "It is enough for an ordinary game. Long games, and those with much brewing, need more.");
    case FindingKind::NoChoice:
        return FindingExplanationWords::tr("Two more than there are players give everyone a choice.");
    case FindingKind::WideSpread:
        return FindingExplanationWords::tr(
            "Less life should buy something: look whether their strength is worth the difference.");
    case FindingKind::OptionUnusual:
        return FindingExplanationWords::tr("It is allowed. The game is made for values in between.");
    case FindingKind::Summary:
        return FindingExplanationWords::tr("What the deck is made of, and how often a travel step turns up what.");
    case FindingKind::NothingMeets:
        return FindingExplanationWords::tr(
            "These cards can never be played as they stand. Add what they need, or replace them.");
    case FindingKind::NeverAsked:
        return FindingExplanationWords::tr(
            "The card helps no other card of the deck. Something that the deck needs would be better in "
            "its place.");
    case FindingKind::OneATurn:
        return FindingExplanationWords::tr(
            "They will pile up in the hand. Balance them with cards of which a turn takes more, or others.");
    case FindingKind::LateOnAverage:
        return FindingExplanationWords::tr(
            "Until the cards can be played the other side acts alone. Replace some of the latest ones by "
            "earlier ones, or add cards that make them playable sooner.");
    case FindingKind::NoAnswer:
        return FindingExplanationWords::tr(
            "What only such cards can answer will always go unanswered. One card of the kind may be "
            "enough; it is no requirement.");
    case FindingKind::OneOfSeveral:
        return FindingExplanationWords::tr("Check the other decks as well. No rule says that they must differ.");
    case FindingKind::BeyondCapacity:
        return FindingExplanationWords::tr(
            "There is a limit to what a player can ever pay at once, and this is above it. Replace the card.");
    case FindingKind::LittleToPayFor:
        return FindingExplanationWords::tr(
            "These cards pay for few others of the deck. Use what the others need, unless this is meant.");
    case FindingKind::FewBeneath:
        return FindingExplanationWords::tr(
            "The lower cost needs both cards in hand at the same time. Use at least as many of the lower card, "
            "or leave the higher one out.");
    case FindingKind::NoSaving:
        return FindingExplanationWords::tr(
            "Two cards are spent, and nothing is saved. Look whether the numbers of the card are right.");
    case FindingKind::NoDamage:
        return FindingExplanationWords::tr(
            "The deck can keep a game going but not win it. Add cards that deal damage.");
    case FindingKind::NothingCheap:
        return FindingExplanationWords::tr("In the first turns nothing can be done. Add some cards that cost little.");
    case FindingKind::FragileAttackers:
        return FindingExplanationWords::tr("An attacker that dies costs more than itself. Add sturdier ones.");
    case FindingKind::ManyElements:
        return FindingExplanationWords::tr(
            "What pays for one kind is of no use for the other, and the hand decides which one comes. One kind "
            "is safer.");
    case FindingKind::NothingGives:
        return FindingExplanationWords::tr(
            "These cards use something that has to come from other cards of the deck first. Add some that "
            "give it, or do without these.");
    case FindingKind::NotOfTheDeck:
        return FindingExplanationWords::tr(
            "This deck never has what these cards use, so that much of their text does nothing.");
    case FindingKind::TooDear:
        return FindingExplanationWords::tr(
            "In the first turns there is little to play, later only one card each turn. Swap some of the "
            "most expensive cards for cheap ones.");
    case FindingKind::PrintedOtherwise:
        return FindingExplanationWords::tr(
            "In play the number on the card counts. If you made the card, print the number that the rules "
            "have.");
    case FindingKind::UnevenlySpread:
        return FindingExplanationWords::tr(
            "The rules do not ask for it, but a weak one early, a middling one later and a strong one last "
            "keep each of them worth its price.");
    }
    return {};
}

} // namespace muster::app

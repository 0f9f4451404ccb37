// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/finding_text.h"

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FindingText)
};

/// The first three names of a list, and how many more there are.
QString names(const std::vector<QString>& all)
{
    constexpr std::size_t most = 3;
    QStringList first;
    for (std::size_t i = 0; i < std::min(all.size(), most); ++i)
        first += all[i];
    const QString list = first.join(QStringLiteral(", "));
    return all.size() > most ? Words::tr("%1 and %n more", nullptr, static_cast<int>(all.size() - most)).arg(list)
                             : list;
}

QString subjects(const Finding& finding)
{
    std::vector<QString> all;
    for (const Subject& subject : finding.subjects) {
        if (!subject.name.empty())
            all.push_back(shown(subject.name));
    }
    return all.empty() ? Words::tr("the deck") : names(all);
}

QString nearestOf(const Finding& finding)
{
    if (finding.nearest.empty())
        return {};
    QStringList all;
    for (const std::string& name : finding.nearest)
        all += quoted(name);
    return Words::tr(", did you mean %1?").arg(all.join(Words::tr(" or ", "between the last two proposals")));
}

/// What the fixes of an ambiguous name offer: each card that has the name.
QString candidates(const Finding& finding)
{
    std::vector<QString> all;
    for (const Fix& fix : finding.fixes) {
        if (fix.kind == Fix::Kind::UseCard && !fix.name.empty())
            all.push_back(shown(fix.name));
    }
    return names(all);
}

/// "reason" set behind a sentence, where there is one.
QString withReason(const QString& sentence, const Finding& finding)
{
    return finding.label.empty() ? sentence : Words::tr("%1: %2").arg(sentence, shown(finding.label));
}

QString tooFew(const Finding& f)
{
    const int need = f.need.value_or(1);
    if (f.have.value_or(0) == 0)
        return Words::tr("%1: none, at least %n needed", nullptr, need).arg(shown(f.label));
    return Words::tr("%1: %2, at least %n needed", nullptr, need).arg(shown(f.label), QString::number(*f.have));
}

QString tooMany(const Finding& f)
{
    const int limit = f.limit.value_or(0);
    return Words::tr("%1: %2, at most %n allowed", nullptr, limit)
        .arg(shown(f.label), QString::number(f.have.value_or(0)));
}

/// Advice about a number is no prohibition.
QString moreThanUseful(const Finding& f)
{
    if (f.limit && *f.limit == 0)
        return Words::tr("%1: %2, and the deck is easier to play without any")
            .arg(shown(f.label), QString::number(f.have.value_or(0)));
    return Words::tr("%1: %2, more than %n seldom help", nullptr, f.limit.value_or(0))
        .arg(shown(f.label), QString::number(f.have.value_or(0)));
}

QString fewerThanUseful(const Finding& f)
{
    return Words::tr("%1: %2, fewer than %n seldom suffice", nullptr, f.need.value_or(0))
        .arg(shown(f.label), QString::number(f.have.value_or(0)));
}

QString tooManyCopies(const Finding& f)
{
    const QString copies = Words::tr("%n copy(s) of %1", nullptr, f.have.value_or(0)).arg(subjects(f));
    if (f.severity == Severity::Advice)
        return Words::tr("%1, many groups allow no more than %n", nullptr, f.limit.value_or(0)).arg(copies);
    return Words::tr("%1, at most %n allowed", nullptr, f.limit.value_or(0)).arg(copies);
}

QString restricted(const Finding& f)
{
    const QString copies = Words::tr("%n copy(s) of %1", nullptr, f.have.value_or(0)).arg(subjects(f));
    return withReason(Words::tr("%1, the format allows %n", nullptr, f.limit.value_or(0)).arg(copies), f);
}

QString ambiguous(const Finding& f)
{
    const QString offered = candidates(f);
    const QString name = f.subjects.empty() ? QString() : quoted(f.subjects.front().name);
    return offered.isEmpty() ? Words::tr("several cards are called %1").arg(name)
                             : Words::tr("several cards are called %1: %2").arg(name, offered);
}

QString neverPayable(const Finding& f)
{
    const QString what = f.part.empty() ? subjects(f) : Words::tr("%1 of %2").arg(quoted(f.part), subjects(f));
    const QString sentence = Words::tr("%1 can never be paid").arg(what);
    if (!f.have || !f.need)
        return withReason(sentence, f);
    if (f.label.empty())
        return Words::tr("%1: %2 needed, the deck has %3")
            .arg(sentence, QString::number(*f.need), QString::number(*f.have));
    return Words::tr("%1: %2 needed (%3), the deck has %4")
        .arg(sentence, QString::number(*f.need), shown(f.label), QString::number(*f.have));
}

QString beyondCapacity(const Finding& f)
{
    const QString what =
        f.part.empty() ? subjects(f) : Words::tr("%1 together with %2").arg(subjects(f), shown(f.part));
    return Words::tr("%1 can never be paid: %2 needed, no more than %3 at once")
        .arg(what, QString::number(f.need.value_or(0)), QString::number(f.limit.value_or(0)));
}

QString fewBeneath(const Finding& f)
{
    if (f.label.empty())
        return Words::tr("%1 has nothing to evolve from").arg(subjects(f));
    if (f.have.value_or(0) == 0)
        return Words::tr("%1 can only be played at its full cost: the deck has no %2").arg(subjects(f), shown(f.label));
    return Words::tr("%1 often waits for %2: %3 there, %4 would match")
        .arg(subjects(f), shown(f.label), QString::number(*f.have), QString::number(f.need.value_or(0)));
}

QString outOfRange(const Finding& f)
{
    const QString name = shown(f.label);
    const QString found = QString::number(f.have.value_or(0));
    if (f.need && f.limit)
        return Words::tr("%1: the rules know %2 to %3, not %4")
            .arg(name, QString::number(*f.need), QString::number(*f.limit), found);
    return f.need
        ? Words::tr("%1: the rules know %2 or more, not %3").arg(name, QString::number(*f.need), found)
        : Words::tr("%1: the rules know %2 or fewer, not %3").arg(name, QString::number(f.limit.value_or(0)), found);
}

QString haveNeed(const QString& sentence, const Finding& f)
{
    if (f.have && f.need)
        return Words::tr("%1 (%2 there, %3 needed)").arg(sentence, QString::number(*f.have), QString::number(*f.need));
    return sentence;
}

} // namespace

QString findingTitle(const Finding& f)
{
    switch (f.kind) {
    case FindingKind::TooFew:
        return f.severity == Severity::Advice ? fewerThanUseful(f) : tooFew(f);
    case FindingKind::TooMany:
        return f.severity == Severity::Advice ? moreThanUseful(f) : tooMany(f);
    case FindingKind::TooManyCopies:
        return tooManyCopies(f);
    case FindingKind::UnknownCard:
        return Words::tr("no card is called %1%2")
            .arg(f.subjects.empty() ? QString() : quoted(f.subjects.front().name), nearestOf(f));
    case FindingKind::AmbiguousCard:
        return ambiguous(f);
    case FindingKind::IdentityClash:
        return f.limit
            ? Words::tr("%1 is printed with several types; the strictest limit, %n, counts", nullptr, *f.limit)
                  .arg(subjects(f))
            : Words::tr("%1 is printed with several types; the strictest limit counts").arg(subjects(f));
    case FindingKind::SetNotAllowed:
        return Words::tr("%1 is from the set %2, which the format does not allow").arg(subjects(f), shown(f.label));
    case FindingKind::Banned:
        return withReason(Words::tr("%1 is banned in the format").arg(subjects(f)), f);
    case FindingKind::Restricted:
        return restricted(f);
    case FindingKind::FormatNotYet:
        return Words::tr("the format begins only on %1").arg(shown(f.label));
    case FindingKind::FormatOver:
        return Words::tr("the format ended on %1").arg(shown(f.label));
    case FindingKind::FormatUnknown:
        return Words::tr("no format is called %1%2").arg(quoted(f.label), nearestOf(f));
    case FindingKind::FormatOtherGame:
        return Words::tr("the format %1 belongs to another game").arg(quoted(f.label));
    case FindingKind::OptionUnknown:
        return Words::tr("the game has no rules option %1%2").arg(quoted(f.label), nearestOf(f));
    case FindingKind::OptionValue:
        return Words::tr("the rules option %1 has a value that the game does not know%2")
            .arg(quoted(f.label), nearestOf(f));
    case FindingKind::OptionOutOfRange:
        return outOfRange(f);
    case FindingKind::WaiverUnused:
        return Words::tr("the leave given for %1 is not needed").arg(quoted(f.label));
    case FindingKind::NeverPayable:
        return neverPayable(f);
    case FindingKind::NoSuchTarget:
        return withReason(Words::tr("%1 has nothing in the deck that it could be used on").arg(subjects(f)), f);
    case FindingKind::NothingToFind:
        return withReason(Words::tr("%1 searches for something that the deck does not have").arg(subjects(f)), f);
    case FindingKind::NoAttackPayable:
        return Words::tr("no attack in the deck can ever be paid for");
    case FindingKind::BonusNeverApplies:
        return withReason(Words::tr("a bonus of %1 never applies").arg(subjects(f)), f);
    case FindingKind::DeadHands:
        return f.have ? Words::tr("only %n card(s) make a starting hand playable", nullptr, *f.have)
                      : Words::tr("many starting hands cannot be played");
    case FindingKind::LateStart:
        return haveNeed(Words::tr("the first attack comes late"), f);
    case FindingKind::FewResources:
        return haveNeed(Words::tr("few cards to pay with"), f);
    case FindingKind::ResourcesCompete:
        return haveNeed(Words::tr("the cards to be paid for compete for the same cards to pay with"), f);
    case FindingKind::SingleCopy:
        return Words::tr("the deck leans on a single copy of %1").arg(subjects(f));
    case FindingKind::OutOfReach:
        return haveNeed(Words::tr("part of what %1 can do is out of reach").arg(subjects(f)), f);
    case FindingKind::NothingMeets:
        return Words::tr("%1: the deck has none of the %2 that they need").arg(subjects(f), shown(f.label));
    case FindingKind::NeverAsked:
        return Words::tr("no card of the deck asks for %1").arg(subjects(f));
    case FindingKind::OneATurn:
        return Words::tr("%1: %2, and only one of them can be played each turn; more than %n seldom help", nullptr,
                         f.limit.value_or(0))
            .arg(shown(f.label), QString::number(f.have.value_or(0)));
    case FindingKind::LateOnAverage:
        return Words::tr("on average the cards can be played only after turn %1").arg(f.limit.value_or(0));
    case FindingKind::NoAnswer:
        return Words::tr("no card of the deck has or gives %1").arg(shown(f.label));
    case FindingKind::OneOfSeveral:
        return Words::tr("this is one deck of the %n that play together; each is checked alone", nullptr,
                         f.need.value_or(0));
    case FindingKind::BeyondCapacity:
        return beyondCapacity(f);
    case FindingKind::LittleToPayFor:
        return Words::tr("%1 has little to pay for: no card of the deck needs %2").arg(subjects(f), shown(f.label));
    case FindingKind::FewBeneath:
        return fewBeneath(f);
    case FindingKind::NoSaving:
        return Words::tr("the lower cost of %1 is no lower: %2 against %3")
            .arg(subjects(f), QString::number(f.have.value_or(0)), QString::number(f.limit.value_or(0)));
    case FindingKind::NoDamage:
        return Words::tr("no card of the deck can lower an opponent's health");
    case FindingKind::NothingCheap:
        return Words::tr("nothing can be played for %n or less: the cheapest card costs %1", nullptr,
                         f.limit.value_or(0))
            .arg(f.have.value_or(0));
    case FindingKind::FragileAttackers:
        return haveNeed(Words::tr("nearly every attacker dies when it is blocked: little defense in all"), f);
    case FindingKind::ManyElements:
        return Words::tr("cards to pay with and cards to pay for, of %n kind(s): %1", nullptr, f.have.value_or(0))
            .arg(shown(f.label));
    case FindingKind::NothingGives:
        return Words::tr("%1: %2 is needed, and nothing in the deck gives any").arg(subjects(f), shown(f.label));
    case FindingKind::NotOfTheDeck:
        return Words::tr("%1: %2 is needed, which belongs to other decks").arg(subjects(f), shown(f.label));
    case FindingKind::TooDear:
        return Words::tr("the cards cost much on average");
    case FindingKind::PrintedOtherwise:
        return Words::tr("%1: %2 is %3 on the card and %4 by the rules")
            .arg(subjects(f), shown(f.label), QString::number(f.have.value_or(0)), QString::number(f.need.value_or(0)));
    case FindingKind::UnevenlySpread:
        return withReason(Words::tr("%1 do not rise evenly from weak and cheap to strong and dear").arg(subjects(f)),
                          f);
    }
    return {};
}

QString findingExplanation(FindingKind kind)
{
    switch (kind) {
    case FindingKind::TooFew:
        return Words::tr("The game asks for at least this many. Add cards until the number is reached.");
    case FindingKind::TooMany:
        return Words::tr("More of these are not allowed, or of no use. Take cards out until the number is reached.");
    case FindingKind::TooManyCopies:
        return Words::tr("All copies of the same specific card are counted together, over all lines, sections, "
                         "spellings and printings. Remove the surplus, or play another card in its place.");
    case FindingKind::UnknownCard:
        return Words::tr("No set that Muster knows has this card. Mend the spelling, or add the set with "
                         "\"muster sets add\".");
    case FindingKind::AmbiguousCard:
        return Words::tr("The name alone does not say which card is meant. Write down which of them it is.");
    case FindingKind::IdentityClash:
        return Words::tr("Printings of one specific card should agree in their type; until they do, the strictest "
                         "limit is applied.");
    case FindingKind::SetNotAllowed:
        return Words::tr("Only the sets that the format names may be played. Replace the card.");
    case FindingKind::Banned:
        return Words::tr("The organiser does not allow this card in the format. Replace it.");
    case FindingKind::Restricted:
        return Words::tr("The organiser allows fewer copies of this card than the game does. Remove the surplus.");
    case FindingKind::FormatNotYet:
        return Words::tr("On the day of the check the format is not in force. Check the date of the event.");
    case FindingKind::FormatOver:
        return Words::tr("On the day of the check the format is no longer in force. Choose the current one.");
    case FindingKind::FormatUnknown:
        return Words::tr("The deck was checked against the plain rules only. \"muster formats\" lists the formats.");
    case FindingKind::FormatOtherGame:
        return Words::tr("A deck can only be checked against a format of its own game.");
    case FindingKind::OptionUnknown:
        return Words::tr("Rules options are listed in the game's file game.yaml. Mend the spelling or remove it.");
    case FindingKind::OptionValue:
        return Words::tr("Each rules option has its own values. Use one of those, or remove the option.");
    case FindingKind::OptionOutOfRange:
        return Words::tr("The rules are made for these numbers only. Choose one of them.");
    case FindingKind::WaiverUnused:
        return Words::tr("The deck keeps the rule that leave was given for, or the leave names something that is not "
                         "in the deck. It can be removed.");
    case FindingKind::NeverPayable:
        return Words::tr("The deck does not hold what the card costs, whatever is drawn. Add what is missing, or "
                         "replace the card.");
    case FindingKind::NoSuchTarget:
        return Words::tr("The card needs another card to be used on, and the deck has none of that kind. Add some, or "
                         "replace the card.");
    case FindingKind::NothingToFind:
        return Words::tr("The search would always come back empty. Add what it looks for, or replace the card.");
    case FindingKind::NoAttackPayable:
        return Words::tr("The deck can never attack and so can hardly win. Add what the attacks need, or cards with "
                         "cheaper attacks.");
    case FindingKind::BonusNeverApplies:
        return Words::tr("The deck has no card that the bonus could count for, so that only the rest of the card is "
                         "of use.");
    case FindingKind::DeadHands:
        return Words::tr("A hand that cannot be played costs time and, again and again, the game. More of these cards "
                         "make it rarer.");
    case FindingKind::LateStart:
        return Words::tr("Until the first attack is ready the other side acts alone. A few cheap attackers help.");
    case FindingKind::FewResources:
        return Words::tr("In many games there will be turns with nothing to pay with. Add some more.");
    case FindingKind::ResourcesCompete:
        return Words::tr("What is spent on one is missing for the other. Cut some expensive cards, or add cards to "
                         "pay with.");
    case FindingKind::SingleCopy:
        return Words::tr("A single copy can be out of reach for the whole game. A second similar card, or one that "
                         "searches for it, makes the plan safer.");
    case FindingKind::OutOfReach:
        return Words::tr("The deck does not hold enough of what these cards need to do all that they can.");
    case FindingKind::NothingMeets:
        return Words::tr("These cards can never be played as they stand. Add what they need, or replace them.");
    case FindingKind::NeverAsked:
        return Words::tr("The card helps no other card of the deck. Something that the deck needs would be better in "
                         "its place.");
    case FindingKind::OneATurn:
        return Words::tr(
            "They will pile up in the hand. Balance them with cards of which a turn takes more, or others.");
    case FindingKind::LateOnAverage:
        return Words::tr("Until the cards can be played the other side acts alone. Replace some of the latest ones by "
                         "earlier ones, or add cards that make them playable sooner.");
    case FindingKind::NoAnswer:
        return Words::tr("What only such cards can answer will always go unanswered. One card of the kind may be "
                         "enough; it is no requirement.");
    case FindingKind::OneOfSeveral:
        return Words::tr("Check the other decks as well. No rule says that they must differ.");
    case FindingKind::BeyondCapacity:
        return Words::tr(
            "There is a limit to what a player can ever pay at once, and this is above it. Replace the card.");
    case FindingKind::LittleToPayFor:
        return Words::tr("These cards pay for few others of the deck. Use what the others need, unless this is meant.");
    case FindingKind::FewBeneath:
        return Words::tr(
            "The lower cost needs both cards in hand at the same time. Use at least as many of the lower card, "
            "or leave the higher one out.");
    case FindingKind::NoSaving:
        return Words::tr("Two cards are spent, and nothing is saved. Look whether the numbers of the card are right.");
    case FindingKind::NoDamage:
        return Words::tr("The deck can keep a game going but not win it. Add cards that deal damage.");
    case FindingKind::NothingCheap:
        return Words::tr("In the first turns nothing can be done. Add some cards that cost little.");
    case FindingKind::FragileAttackers:
        return Words::tr("An attacker that dies costs more than itself. Add sturdier ones.");
    case FindingKind::ManyElements:
        return Words::tr(
            "What pays for one kind is of no use for the other, and the hand decides which one comes. One kind "
            "is safer.");
    case FindingKind::NothingGives:
        return Words::tr("These cards use something that has to come from other cards of the deck first. Add some that "
                         "give it, or do without these.");
    case FindingKind::NotOfTheDeck:
        return Words::tr("This deck never has what these cards use, so that much of their text does nothing.");
    case FindingKind::TooDear:
        return Words::tr("In the first turns there is little to play, later only one card each turn. Swap some of the "
                         "dearest cards for cheap ones.");
    case FindingKind::PrintedOtherwise:
        return Words::tr("In play the number on the card counts. If you made the card, print the number that the rules "
                         "have.");
    case FindingKind::UnevenlySpread:
        return Words::tr(
            "The rules do not ask for it, but a weak one early, a middling one later and a strong one last "
            "keep each of them worth its price.");
    }
    return {};
}

QString fixSentence(const Fix& fix)
{
    const QString name = shown(fix.name);
    switch (fix.kind) {
    case Fix::Kind::RemoveCopies:
        return name.isEmpty() ? Words::tr("remove %n card(s)", nullptr, fix.count)
                              : Words::tr("remove %n copy(s) of %1", nullptr, fix.count).arg(name);
    case Fix::Kind::AddCards:
        return name.isEmpty() ? Words::tr("add %n card(s)", nullptr, fix.count)
                              : Words::tr("add %n copy(s) of %1", nullptr, fix.count).arg(name);
    case Fix::Kind::UseCard:
        return Words::tr("use %1").arg(name);
    case Fix::Kind::SwapCards:
        return name.isEmpty() ? Words::tr("swap %n card(s)", nullptr, fix.count)
                              : Words::tr("swap %n card(s) for %1", nullptr, fix.count).arg(name);
    case Fix::Kind::MoveCards:
        return Words::tr("move %n copy(s) of %1 to the section where it belongs", nullptr, fix.count).arg(name);
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

} // namespace

QString editSentence(const DeckEdit& edit, const Deck& before)
{
    const DeckSection* section = before.findSection(edit.section);
    const DeckEntry* old = section && edit.row < section->entries.size() ? &section->entries[edit.row] : nullptr;
    const QString place = shown(edit.section);
    switch (edit.kind) {
    case DeckEdit::Kind::Add:
        return Words::tr("%1: added %n copy(s) of %2", nullptr, edit.count).arg(place, entryName(edit.entry));
    case DeckEdit::Kind::Remove:
        return Words::tr("%1: removed %n copy(s) of %2", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString());
    case DeckEdit::Kind::Replace:
        return Words::tr("%1: %2 is now %n copy(s) of %3", nullptr, edit.count)
            .arg(place, old ? entryName(*old) : QString(), entryName(edit.entry));
    }
    return {};
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Advice:
        return Words::tr("advice");
    case Severity::Warning:
        return Words::tr("warning");
    case Severity::Incomplete:
        return Words::tr("incomplete");
    case Severity::Illegal:
        return Words::tr("illegal");
    }
    return {};
}

QString verdictWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Legal:
        return Words::tr("legal");
    case Verdict::Incomplete:
        return Words::tr("incomplete");
    case Verdict::Illegal:
        return Words::tr("illegal");
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
    case FindingKind::AmbiguousCard:
        return QStringLiteral("ambiguous-card");
    case FindingKind::IdentityClash:
        return QStringLiteral("identity-clash");
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

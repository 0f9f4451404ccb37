// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/finding_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

struct FindingTitleWords {
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
    return all.size() > most
        ? FindingTitleWords::tr("%1 and %n more", nullptr, static_cast<int>(all.size() - most)).arg(list)
        : list;
}

QString subjects(const Finding& finding)
{
    std::vector<QString> all;
    for (const Subject& subject : finding.subjects) {
        if (!subject.name.empty())
            all.push_back(shown(subject.name));
    }
    return all.empty() ? FindingTitleWords::tr("the deck") : names(all);
}

QString nearestOf(const Finding& finding)
{
    if (finding.nearest.empty())
        return {};
    QStringList all;
    for (const std::string& name : finding.nearest)
        all += inQuotes(name);
    return FindingTitleWords::tr(", did you mean %1?")
        .arg(all.join(FindingTitleWords::tr(" or ", "between the last two proposals")));
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

/// The cards that have no place behind a sentence, and for the first one what it lacks: "Berserker is a Barbarian card; your
/// Hero is Mage".
QString withCards(const QString& sentence, const Finding& f)
{
    const QString cards = subjects(f);
    if (f.subjects.empty() || f.subjects.front().name.empty())
        return sentence;
    if (f.part.empty() || f.nearest.size() != 2)
        return FindingTitleWords::tr("%1: %2").arg(sentence, cards);
    const QString why =
        FindingTitleWords::tr("%1 is a %2 card, your %3 is %4")
            .arg(shown(f.subjects.front().name), shown(f.part), shown(f.nearest[0]), shown(f.nearest[1]));
    return f.subjects.size() == 1 ? FindingTitleWords::tr("%1: %2").arg(sentence, why)
                                  : FindingTitleWords::tr("%1: %2; %3").arg(sentence, cards, why);
}

/// "reason" set behind a sentence, where there is one.
QString withReason(const QString& sentence, const Finding& finding)
{
    return finding.label.empty() ? sentence : FindingTitleWords::tr("%1: %2").arg(sentence, gameWord(finding.label));
}

/// Reasons are words of cards, a minus before those that are not wanted: "-Female" is said "not Female".
Finding withoutMinus(Finding f)
{
    QStringList words = QString::fromStdString(f.label).split(QStringLiteral(", "));
    for (QString& word : words)
        if (word.startsWith(QLatin1Char('-')))
            word = FindingTitleWords::tr("not %1").arg(word.mid(1));
    f.label = words.join(QStringLiteral(", ")).toStdString();
    return f;
}

/// Warnings and advice are no rules: they say what is usual.
bool isCustom(const Finding& f) { return f.severity < Severity::Incomplete; }

/// Neither more nor fewer are allowed, and the sentence says so whichever it is.
bool isExact(const Finding& f) { return f.need && f.need == f.limit && *f.need > 0; }

QString notExact(const Finding& f)
{
    const int number = *f.need;
    if (isCustom(f))
        return FindingTitleWords::tr("%1: %2, usually exactly %n", nullptr, number)
            .arg(gameWord(f.label), QString::number(f.have.value_or(0)));
    if (f.have.value_or(0) == 0)
        return FindingTitleWords::tr("%1: none, exactly %n needed", nullptr, number).arg(gameWord(f.label));
    return FindingTitleWords::tr("%1: %2, exactly %n needed", nullptr, number)
        .arg(gameWord(f.label), QString::number(*f.have));
}

QString tooFew(const Finding& f)
{
    if (isExact(f))
        return notExact(f);
    const int need = f.need.value_or(1);
    if (f.severity == Severity::Warning && f.have.value_or(0) == 0)
        return FindingTitleWords::tr("%1: none, and hardly anything works without").arg(gameWord(f.label));
    if (isCustom(f))
        return f.have.value_or(0) == 0
            ? FindingTitleWords::tr("%1: none, usually at least %n", nullptr, need).arg(gameWord(f.label))
            : FindingTitleWords::tr("%1: %2, usually at least %n", nullptr, need)
                  .arg(gameWord(f.label), QString::number(*f.have));
    if (f.have.value_or(0) == 0)
        return FindingTitleWords::tr("%1: none, at least %n needed", nullptr, need).arg(gameWord(f.label));
    return FindingTitleWords::tr("%1: %2, at least %n needed", nullptr, need)
        .arg(gameWord(f.label), QString::number(*f.have));
}

QString tooMany(const Finding& f)
{
    if (isExact(f))
        return notExact(f);
    const int limit = f.limit.value_or(0);
    const QString counted = FindingTitleWords::tr("%1: %2", "what is counted, number")
                                .arg(gameWord(f.label), QString::number(f.have.value_or(0)));
    if (isCustom(f))
        return limit == 0 ? FindingTitleWords::tr("%1, usually none").arg(counted)
                          : FindingTitleWords::tr("%1, usually at most %n", nullptr, limit).arg(counted);
    if (limit == 0)
        return withCards(FindingTitleWords::tr("%1, none allowed").arg(counted), f);
    return FindingTitleWords::tr("%1: %2, at most %n allowed", nullptr, limit)
        .arg(gameWord(f.label), QString::number(f.have.value_or(0)));
}

QString tooManyCopies(const Finding& f)
{
    const QString copies = FindingTitleWords::tr("%n copy(s) of %1", nullptr, f.have.value_or(0)).arg(subjects(f));
    if (isCustom(f))
        return FindingTitleWords::tr("%1, usually at most %n", nullptr, f.limit.value_or(0)).arg(copies);
    return FindingTitleWords::tr("%1, at most %n allowed", nullptr, f.limit.value_or(0)).arg(copies);
}

QString restricted(const Finding& f)
{
    const QString copies = FindingTitleWords::tr("%n copy(s) of %1", nullptr, f.have.value_or(0)).arg(subjects(f));
    return withReason(FindingTitleWords::tr("%1, the format allows %n", nullptr, f.limit.value_or(0)).arg(copies), f);
}

QString ambiguous(const Finding& f)
{
    const QString offered = candidates(f);
    const QString name = f.subjects.empty() ? QString() : inQuotes(f.subjects.front().name);
    return offered.isEmpty() ? FindingTitleWords::tr("several cards are called %1").arg(name)
                             : FindingTitleWords::tr("several cards are called %1: %2").arg(name, offered);
}

QString faultyCard(const Finding& f)
{
    const QString name = f.subjects.empty() ? QString() : inQuotes(f.subjects.front().name);
    return f.errors.empty() ? FindingTitleWords::tr("%1 has errors in its set").arg(name)
                            : FindingTitleWords::tr("%1 cannot be used: %2").arg(name, errorSentence(f.errors.front()));
}

QString severalPrintings(const Finding& f)
{
    std::vector<QString> others;
    others.reserve(f.nearest.size());
    for (const std::string& id : f.nearest)
        others.push_back(shown(id));
    const QString sentence = others.size() == 1
        ? FindingTitleWords::tr("%1 means the card %2 here; %3 has the same name and is printed otherwise")
        : FindingTitleWords::tr("%1 means the card %2 here; %3 have the same name and are printed otherwise");
    return sentence.arg(subjects(f), shown(f.label), names(others));
}

QString neverPayable(const Finding& f)
{
    const QString what =
        f.part.empty() ? subjects(f) : FindingTitleWords::tr("%1 of %2").arg(inQuotes(f.part), subjects(f));
    const QString sentence = FindingTitleWords::tr("%1 can never be paid").arg(what);
    if (!f.have || !f.need)
        return withReason(sentence, f);
    if (f.label.empty())
        return FindingTitleWords::tr("%1: %2 needed, the deck has %3")
            .arg(sentence, QString::number(*f.need), QString::number(*f.have));
    return FindingTitleWords::tr("%1: %2 needed (%3), the deck has %4")
        .arg(sentence, QString::number(*f.need), gameWord(f.label), QString::number(*f.have));
}

QString needsAbsent(const Finding& f)
{
    const QString what =
        f.part.empty() ? subjects(f) : FindingTitleWords::tr("%1 of %2").arg(inQuotes(f.part), subjects(f));
    if (!f.have || !f.need)
        return FindingTitleWords::tr("%1 asks for something that the deck does not have: %2")
            .arg(what, gameWord(f.label));
    return FindingTitleWords::tr("%1 asks for more than there is: %2, %3 needed, %4 there")
        .arg(what, gameWord(f.label), QString::number(*f.need), QString::number(*f.have));
}

QString outOfRange(const Finding& f)
{
    const QString name = gameWord(f.label);
    const QString found = QString::number(f.have.value_or(0));
    if (f.need && f.limit)
        return FindingTitleWords::tr("%1: the rules know %2 to %3, not %4")
            .arg(name, QString::number(*f.need), QString::number(*f.limit), found);
    return f.need
        ? FindingTitleWords::tr("%1: the rules know %2 or more, not %3").arg(name, QString::number(*f.need), found)
        : FindingTitleWords::tr("%1: the rules know %2 or fewer, not %3")
              .arg(name, QString::number(f.limit.value_or(0)), found);
}

QString share(const Finding& f)
{
    const int whole = f.figures.empty() ? 0 : f.figures.front().count;
    const QString percent = QLocale::c().toString(f.figures.empty() ? 0.0 : f.figures.front().value * 100, 'f', 0);
    const QString parts = FindingTitleWords::tr("%1: %2 of %n card(s), %3 percent", nullptr, whole)
                              .arg(gameWord(f.label), QString::number(f.have.value_or(0)), percent);
    const int bound = f.need ? *f.need : f.limit.value_or(0);
    return f.need ? FindingTitleWords::tr("%1; usually at least %n", nullptr, bound).arg(parts)
                  : FindingTitleWords::tr("%1; usually at most %n", nullptr, bound).arg(parts);
}

QString highLevel(const Finding& f)
{
    const int needed = f.need.value_or(0);
    return needed == 0 ? FindingTitleWords::tr("%1 (%2) is out of reach of all other cards together")
                             .arg(subjects(f), gameWord(f.label))
                       : FindingTitleWords::tr("%1 (%2) takes %n other card(s) to reach", nullptr, needed)
                             .arg(subjects(f), gameWord(f.label));
}

QString oneSided(const Finding& f)
{
    const QString have = QString::number(f.have.value_or(0));
    return f.need
        ? FindingTitleWords::tr("none of them is stronger than %1, and a fully equipped fighter reaches %2")
              .arg(have, QString::number(*f.need))
        : FindingTitleWords::tr("none of them is weaker than %1, and a fully equipped fighter reaches only %2")
              .arg(have, QString::number(f.limit.value_or(0)));
}

QString noLifeLeft(const Finding& f)
{
    const int life = f.figures.empty() ? 0 : static_cast<int>(f.figures.front().value);
    return FindingTitleWords::tr("whoever plays %1 begins with %2 life and is out at once")
        .arg(subjects(f), QString::number(life));
}

QString unusual(const Finding& f)
{
    const QString name = gameWord(f.label);
    const QString have = QString::number(f.have.value_or(0));
    return f.need
        ? FindingTitleWords::tr("%1: %2; games below %3 are over in a moment").arg(name, have, QString::number(*f.need))
        : FindingTitleWords::tr("%1: %2; games above %3 take very long")
              .arg(name, have, QString::number(f.limit.value_or(0)));
}

QString summary(const Finding& f)
{
    const QString pile = FindingTitleWords::tr("%n card(s) in the pile", nullptr, f.have.value_or(0));
    const QString pool = FindingTitleWords::tr("%n to choose from", nullptr, f.need.value_or(0));
    return f.label.empty() ? FindingTitleWords::tr("for no number of players yet: %1, %2").arg(pile, pool)
                           : FindingTitleWords::tr("for %1 players: %2, %3").arg(gameWord(f.label), pile, pool);
}

QString beyondCapacity(const Finding& f)
{
    const QString what =
        f.part.empty() ? subjects(f) : FindingTitleWords::tr("%1 together with %2").arg(subjects(f), shown(f.part));
    return FindingTitleWords::tr("%1 can never be paid: %2 needed, no more than %3 at once")
        .arg(what, QString::number(f.need.value_or(0)), QString::number(f.limit.value_or(0)));
}

QString fewBeneath(const Finding& f)
{
    if (f.label.empty())
        return FindingTitleWords::tr("%1 has nothing to evolve from").arg(subjects(f));
    if (f.have.value_or(0) == 0)
        return FindingTitleWords::tr("%1 can only be played at its full cost: the deck has no %2")
            .arg(subjects(f), gameWord(f.label));
    return FindingTitleWords::tr("%1 often waits for %2: %3 there, %4 would match")
        .arg(subjects(f), gameWord(f.label), QString::number(*f.have), QString::number(f.need.value_or(0)));
}

QString haveNeed(const QString& sentence, const Finding& f)
{
    if (!f.have || !f.need)
        return sentence;
    const QString need = QString::number(*f.need);
    return *f.have == 0
        ? FindingTitleWords::tr("%1: %2 needed, none available").arg(sentence, need)
        : FindingTitleWords::tr("%1: %2 needed, %3 available").arg(sentence, need, QString::number(*f.have));
}

} // namespace

QString findingTitle(const Finding& f)
{
    switch (f.kind) {
    case FindingKind::TooFew:
        return tooFew(f);
    case FindingKind::TooMany:
        return tooMany(f);
    case FindingKind::TooManyCopies:
        return tooManyCopies(f);
    case FindingKind::UnknownCard:
        return FindingTitleWords::tr("no card is called %1%2")
            .arg(f.subjects.empty() ? QString() : inQuotes(f.subjects.front().name), nearestOf(f));
    case FindingKind::FaultyCard:
        return faultyCard(f);
    case FindingKind::AmbiguousCard:
        return ambiguous(f);
    case FindingKind::IdentityClash:
        if (!f.label.empty())
            return FindingTitleWords::tr("%1 is printed with several types; here it counts as %2")
                .arg(subjects(f), gameWord(f.label));
        return f.limit
            ? FindingTitleWords::tr("%1 is printed with several types; the strictest limit, %n, counts", nullptr,
                                    *f.limit)
                  .arg(subjects(f))
            : FindingTitleWords::tr("%1 is printed with several types; the strictest limit counts").arg(subjects(f));
    case FindingKind::SeveralPrintings:
        return severalPrintings(f);
    case FindingKind::SetNotAllowed:
        return FindingTitleWords::tr("%1 is from the set %2, which the format does not allow")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::Banned:
        return withReason(FindingTitleWords::tr("%1 is banned in the format").arg(subjects(f)), f);
    case FindingKind::Restricted:
        return restricted(f);
    case FindingKind::FormatNotYet:
        return FindingTitleWords::tr("the format begins only on %1").arg(gameWord(f.label));
    case FindingKind::FormatOver:
        return FindingTitleWords::tr("the format ended on %1").arg(gameWord(f.label));
    case FindingKind::FormatUnknown:
        return FindingTitleWords::tr("no format is called %1%2").arg(inQuotes(f.label), nearestOf(f));
    case FindingKind::FormatOtherGame:
        return FindingTitleWords::tr("the format %1 belongs to another game").arg(inQuotes(f.label));
    case FindingKind::OptionUnknown:
        return FindingTitleWords::tr("the game has no rules option %1%2").arg(inQuotes(f.label), nearestOf(f));
    case FindingKind::OptionValue:
        return FindingTitleWords::tr("the rules option %1 has a value that the game does not know%2")
            .arg(inQuotes(f.label), nearestOf(f));
    case FindingKind::OptionOutOfRange:
        return outOfRange(f);
    case FindingKind::WaiverUnused:
        return FindingTitleWords::tr("the leave given for %1 is not needed").arg(inQuotes(f.label));
    case FindingKind::NeverPayable:
        return neverPayable(f);
    case FindingKind::NoSuchTarget:
        return withReason(FindingTitleWords::tr("the deck has nothing that %1 could be used on").arg(subjects(f)), f);
    case FindingKind::NothingToFind:
        return withReason(
            FindingTitleWords::tr("%1 searches for something that the deck does not have").arg(subjects(f)), f);
    case FindingKind::NoAttackPayable:
        return FindingTitleWords::tr("no attack in the deck can ever be paid for");
    case FindingKind::BonusNeverApplies:
        return withReason(FindingTitleWords::tr("a bonus of %1 never applies").arg(subjects(f)), withoutMinus(f));
    case FindingKind::DeadHands:
        return f.have ? FindingTitleWords::tr("only %n card(s) can make a starting hand playable", nullptr, *f.have)
                      : FindingTitleWords::tr("many starting hands cannot be played");
    case FindingKind::LateStart:
        return FindingTitleWords::tr("the first attack comes late");
    case FindingKind::FewResources:
        return tooFew(f);
    case FindingKind::ResourcesCompete:
        return haveNeed(FindingTitleWords::tr("several costs must be paid with the same cards"), f);
    case FindingKind::SingleCopy:
        return FindingTitleWords::tr("the deck leans on a single copy of %1").arg(subjects(f));
    case FindingKind::OutOfReach:
        return haveNeed(FindingTitleWords::tr("part of what %1 can do is out of reach").arg(subjects(f)), f);
    case FindingKind::NeverTogether:
        return FindingTitleWords::tr("%1 needs at the same time what cannot be had together: %2")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::NeedsAbsent:
        return needsAbsent(f);
    case FindingKind::NotForAll:
        return haveNeed(
            FindingTitleWords::tr("%1: not enough for all who need it at the same time").arg(gameWord(f.label)), f);
    case FindingKind::SeldomComplete:
        return FindingTitleWords::tr("%1 seldom has all it needs in time: %2").arg(subjects(f), gameWord(f.label));
    case FindingKind::SeldomFound:
        return FindingTitleWords::tr("using up cards of %1 seldom finds anything").arg(gameWord(f.label));
    case FindingKind::HighLevel:
        return highLevel(f);
    case FindingKind::Share:
        return share(f);
    case FindingKind::SameTwice:
        return FindingTitleWords::tr("%n copy(s) of %1, one is enough", nullptr, f.have.value_or(0)).arg(subjects(f));
    case FindingKind::NoLifeLeft:
        return noLifeLeft(f);
    case FindingKind::NobodyHurts:
        return FindingTitleWords::tr("no card in the deck can hurt another player");
    case FindingKind::DangerousTravel:
        return FindingTitleWords::tr(
                   "traveling without Equipment costs %1 in five turns at least half of the lowest life that "
                   "anybody begins with (%n)",
                   nullptr, f.have.value_or(0))
            .arg(subjects(f));
    case FindingKind::OneSided:
        return oneSided(f);
    case FindingKind::PileRunsOut:
        return haveNeed(FindingTitleWords::tr("the pile will run out before an ordinary game is over"), f);
    case FindingKind::LittleReserve:
        return haveNeed(FindingTitleWords::tr("the pile has little reserve for a long game"), f);
    case FindingKind::NoChoice:
        return haveNeed(FindingTitleWords::tr("whoever picks last has no choice"), f);
    case FindingKind::WideSpread:
        return FindingTitleWords::tr("%1: %2 life between them at the start, more than a third of what all begin with")
            .arg(subjects(f), QString::number(f.have.value_or(0)));
    case FindingKind::OptionUnusual:
        return unusual(f);
    case FindingKind::Summary:
        return summary(f);
    case FindingKind::NothingMeets:
        return FindingTitleWords::tr("%1: the deck has none of the %2 that they need")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::NeverAsked:
        return FindingTitleWords::tr("no card of the deck asks for %1").arg(subjects(f));
    case FindingKind::OneATurn:
        return FindingTitleWords::tr("%1: %2, and only one of them can be played each turn; more than %n seldom help",
                                     nullptr, f.limit.value_or(0))
            .arg(gameWord(f.label), QString::number(f.have.value_or(0)));
    case FindingKind::LateOnAverage:
        return FindingTitleWords::tr("on average the cards can be played only after turn %1").arg(f.limit.value_or(0));
    case FindingKind::NoAnswer:
        return FindingTitleWords::tr("no card of the deck has or gives %1").arg(gameWord(f.label));
    case FindingKind::OneOfSeveral:
        return FindingTitleWords::tr("this is one deck of the %n that play together; each is checked alone", nullptr,
                                     f.need.value_or(0));
    case FindingKind::BeyondCapacity:
        return beyondCapacity(f);
    case FindingKind::LittleToPayFor:
        return FindingTitleWords::tr("%1 has little to pay for: no card of the deck needs %2")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::FewBeneath:
        return fewBeneath(f);
    case FindingKind::NoSaving:
        return FindingTitleWords::tr("the lower cost of %1 is no lower: %2 against %3")
            .arg(subjects(f), QString::number(f.have.value_or(0)), QString::number(f.limit.value_or(0)));
    case FindingKind::NoDamage:
        return FindingTitleWords::tr("no card of the deck can lower an opponent's health");
    case FindingKind::NothingCheap:
        return FindingTitleWords::tr("nothing can be played for %n or less: the cheapest card costs %1", nullptr,
                                     f.limit.value_or(0))
            .arg(f.have.value_or(0));
    case FindingKind::FragileAttackers:
        return haveNeed(FindingTitleWords::tr("nearly every attacker dies when it is blocked: little defense in all"),
                        f);
    case FindingKind::ManyElements:
        return FindingTitleWords::tr("cards to pay with and cards to pay for, of %n kind(s): %1", nullptr,
                                     f.have.value_or(0))
            .arg(gameWord(f.label));
    case FindingKind::NothingGives:
        return FindingTitleWords::tr("%1: %2 is needed, and nothing in the deck gives any")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::NotOfTheDeck:
        return FindingTitleWords::tr("%1: %2 is needed, which belongs to other decks")
            .arg(subjects(f), gameWord(f.label));
    case FindingKind::TooDear:
        return FindingTitleWords::tr("the cards cost much on average");
    case FindingKind::PrintedOtherwise:
        return FindingTitleWords::tr("%1: %2 is %3 on the card and %4 by the rules")
            .arg(subjects(f), gameWord(f.label), QString::number(f.have.value_or(0)),
                 QString::number(f.need.value_or(0)));
    case FindingKind::UnevenlySpread:
        return withReason(
            FindingTitleWords::tr("%1 do not rise evenly from weak and cheap to strong and expensive").arg(subjects(f)),
            f);
    }
    return {};
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/list_text.h"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "model/text/nearest.h"

namespace muster::app {

namespace {

struct ListText {
    Q_DECLARE_TR_FUNCTIONS(ListText)
};

/// What people call the section, in whichever kind of deck it is.
std::string labelOf(const std::string& section, const Game& game)
{
    if (section == ConsideringSection)
        return QCoreApplication::translate("DeckSections", "Considering").toStdString();
    for (const DeckKind& kind : game.decks) {
        const auto found = std::ranges::find(kind.sections, section, &SectionKind::key);
        if (found != kind.sections.end())
            return gameWord(found->label).toStdString();
    }
    return section;
}

/// A name that no card has, or that of a card which is left out of its set for its errors.
QString unknown(std::string_view name, const std::vector<std::string>& nearest, const Catalogue& catalogue)
{
    if (const FaultyCard* const faulty = catalogue.findFaulty(name))
        return ListText::tr("%1 cannot be used: %2").arg(inQuotes(name), errorSentence(faulty->errors.front()));
    QStringList proposals;
    for (const std::string& proposal : nearest)
        proposals += inQuotes(proposal);
    if (proposals.isEmpty())
        return ListText::tr("no card is called %1").arg(inQuotes(name));
    return ListText::tr("no card is called %1, did you mean %2?")
        .arg(inQuotes(name), proposals.join(ListText::tr(" or ", "between proposals")));
}

/// The name is that of a card, but nothing is what stands beside it.
QString otherIdentity(const DeckEntry& written, const std::vector<CardIndex>& candidates, const Catalogue& catalogue)
{
    QStringList values, names;
    std::vector<std::string> known;
    for (const auto& [key, value] : written.identity)
        values += shown(value);
    for (const CardIndex card : candidates) {
        names += cardName(catalogue, card);
        const DeckEntry entry = entryFor(catalogue, card, 1);
        for (const auto& [key, value] : entry.identity)
            known.push_back(value);
    }
    const std::string wrong = written.identity.size() == 1 ? written.identity.front().second : std::string();
    const std::string nearest = nearestOne(wrong, std::span<const std::string>(known));
    const QString what = values.join(QStringLiteral(", "));
    if (!nearest.empty())
        return ListText::tr("no card %1 has %2, did you mean %3?").arg(inQuotes(written.card), what, inQuotes(nearest));
    return ListText::tr("no card %1 has %2; there is %3")
        .arg(inQuotes(written.card), what, names.join(ListText::tr(" or ", "between proposals")));
}

QString ambiguous(std::string_view name, const std::vector<CardIndex>& candidates, const Catalogue& catalogue)
{
    QStringList names;
    for (const CardIndex card : candidates)
        names += cardName(catalogue, card);
    return ListText::tr("several cards are called %1: %2").arg(inQuotes(name), names.join(QStringLiteral(", ")));
}

} // namespace

QString cardName(const Catalogue& catalogue, CardIndex card)
{
    const DeckEntry entry = entryFor(catalogue, card, 1);
    QString name = shown(entry.card);
    for (const auto& [key, value] : entry.identity)
        name += QStringLiteral(" [%1]").arg(shown(value));
    return name;
}

QString tokenSentence(const ListToken& token, const Catalogue& catalogue)
{
    switch (token.kind) {
    case ListToken::Kind::Card:
        return ListText::tr("%n copy(s) of %1", nullptr, token.entry.count).arg(cardName(catalogue, token.card));
    case ListToken::Kind::Unknown:
        return token.candidates.empty() || token.entry.identity.empty()
            ? unknown(token.entry.card, token.nearest, catalogue)
            : otherIdentity(token.entry, token.candidates, catalogue);
    case ListToken::Kind::Ambiguous:
        return ambiguous(token.entry.card, token.candidates, catalogue);
    case ListToken::Kind::Comment:
        return ListText::tr("a comment");
    case ListToken::Kind::Heading:
        return ListText::tr("the heading of the section %1").arg(inQuotes(labelOf(token.section, catalogue.game())));
    case ListToken::Kind::GroupHeading:
        return ListText::tr("a heading inside a section");
    case ListToken::Kind::DeckName:
        return ListText::tr("the deck's name, %1").arg(inQuotes(token.text));
    case ListToken::Kind::Blank:
        return ListText::tr("an empty line");
    case ListToken::Kind::BadCount:
        return ListText::tr("expected a count from 1 to 999, found %1").arg(inQuotes(token.text));
    case ListToken::Kind::BadSection:
        return ListText::tr("the game has no section %1; the cards below it are only considered")
            .arg(inQuotes(token.text));
    case ListToken::Kind::NextDeck:
        return ListText::tr("here begins another deck, %1; put each into a file of its own").arg(inQuotes(token.text));
    case ListToken::Kind::TooLong:
        return ListText::tr("a line of more than 500 characters, %1").arg(inQuotes(token.source, 40));
    case ListToken::Kind::CutOff:
        return ListText::tr("the list is too long; the last %n byte(s) were not read", nullptr,
                            shown(token.text).toInt());
    }
    return {};
}

QString entrySentence(const DeckEntry& written, const ResolvedEntry& entry, const Catalogue& catalogue)
{
    if (entry.status == ResolvedEntry::Status::Ambiguous)
        return ambiguous(written.card, entry.candidates, catalogue);
    if (!entry.candidates.empty() && !written.identity.empty())
        return otherIdentity(written, entry.candidates, catalogue);
    return unknown(written.card, entry.nearest, catalogue);
}

QString fewNames(QStringList names)
{
    constexpr qsizetype Few = 2;
    names.removeDuplicates();
    const QString first = names.mid(0, Few).join(QStringLiteral(", "));
    return names.size() <= Few
        ? first
        : ListText::tr("%1 and %n more", nullptr, static_cast<int>(names.size() - Few)).arg(first);
}

} // namespace muster::app

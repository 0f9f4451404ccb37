// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/list_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ListText)
};

QString unknown(std::string_view name, const std::vector<std::string>& nearest)
{
    QStringList proposals;
    for (const std::string& proposal : nearest)
        proposals += inQuotes(proposal);
    if (proposals.isEmpty())
        return Words::tr("no card is called %1").arg(inQuotes(name));
    return Words::tr("no card is called %1, did you mean %2?")
        .arg(inQuotes(name), proposals.join(Words::tr(" or ", "between proposals")));
}

QString ambiguous(std::string_view name, const std::vector<CardIndex>& candidates, const Catalogue& catalogue)
{
    QStringList names;
    for (const CardIndex card : candidates)
        names += cardName(catalogue, card);
    return Words::tr("several cards are called %1: %2").arg(inQuotes(name), names.join(QStringLiteral(", ")));
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
        return Words::tr("%n copy(s) of %1", nullptr, token.entry.count).arg(cardName(catalogue, token.card));
    case ListToken::Kind::Unknown:
        return unknown(token.entry.card, token.nearest);
    case ListToken::Kind::Ambiguous:
        return ambiguous(token.entry.card, token.candidates, catalogue);
    case ListToken::Kind::Comment:
        return Words::tr("a comment");
    case ListToken::Kind::Heading:
        return Words::tr("the heading of the section %1").arg(inQuotes(token.section));
    case ListToken::Kind::GroupHeading:
        return Words::tr("a heading inside a section");
    case ListToken::Kind::DeckName:
        return Words::tr("the deck's name, %1").arg(inQuotes(token.text));
    case ListToken::Kind::Blank:
        return Words::tr("an empty line");
    case ListToken::Kind::BadCount:
        return Words::tr("expected a count from 1 to 999, found %1").arg(inQuotes(token.text));
    case ListToken::Kind::BadSection:
        return Words::tr("the game has no section %1; the cards below it are only considered")
            .arg(inQuotes(token.text));
    case ListToken::Kind::TooLong:
        return Words::tr("a line of more than 500 characters, %1").arg(inQuotes(token.source, 40));
    case ListToken::Kind::CutOff:
        return Words::tr("the list is too long; the last %n byte(s) were not read", nullptr, shown(token.text).toInt());
    }
    return {};
}

QString entrySentence(const DeckEntry& written, const ResolvedEntry& entry, const Catalogue& catalogue)
{
    if (entry.status == ResolvedEntry::Status::Ambiguous)
        return ambiguous(written.card, entry.candidates, catalogue);
    return unknown(written.card, entry.nearest);
}

} // namespace muster::app

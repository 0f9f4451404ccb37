// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/cockatrice.h"

#include <algorithm>
#include <map>

#include <QXmlStreamWriter>

#include "app/faces/printed_words.h"
#include "app/text/shown.h"
#include "model/decks/list_writer.h"

namespace muster::app {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype LongestName = 4000;

/// Key of the section that Cockatrice shuffles: that with the most cards, the first of equals.
std::string dealtSection(const std::vector<ListingPart>& parts)
{
    std::map<std::string, int> cards;
    for (const ListingPart& part : parts)
        cards[part.section] += part.cards;
    std::string most;
    for (const ListingPart& part : parts) {
        if (most.empty() || cards[part.section] > cards[most])
            most = part.section;
    }
    return most;
}

void writeZone(QXmlStreamWriter& xml, const QString& name, const ResolvedDeck& deck,
               const std::vector<const ListingPart*>& parts)
{
    xml.writeStartElement(u"zone"_s);
    xml.writeAttribute(u"name"_s, name);
    for (const ListingPart* const part : parts) {
        for (const ListingLine& line : part->lines) {
            xml.writeEmptyElement(u"card"_s);
            xml.writeAttribute(u"number"_s, QString::number(line.count));
            xml.writeAttribute(u"name"_s, shown(cardText(deck, deck.entries()[line.entry]), LongestName));
        }
    }
    xml.writeEndElement();
}

/// The texts of a card, a line for each paragraph.
QString textOf(const PrintedWords& words)
{
    QStringList lines;
    for (const PrintedWords::Paragraph& paragraph : words.paragraphs) {
        lines += paragraph.heading.isEmpty() ? paragraph.body
            : paragraph.body.isEmpty()       ? paragraph.heading
                                             : paragraph.heading + u": "_s + paragraph.body;
    }
    return lines.join(u'\n');
}

/// Cockatrice lays cards out in four rows: the game's types in their order, the later ones together.
int rowOf(TypeIndex type) { return static_cast<int>(std::min<std::uint32_t>(type.value, 3)); }

/// Notes keep their lines; all else of a stranger's text that XML could not carry goes.
QString linesOf(const std::string& text)
{
    QStringList lines;
    for (const QString& line : QString::fromStdString(text).split(u'\n'))
        lines += shown(line, LongestName);
    return lines.join(u'\n');
}

void writeCard(QXmlStreamWriter& xml, const Catalogue& catalogue, const Card& card, const FaceStyle& style)
{
    const PrintedWords words(catalogue, card.index(), style);
    const QString type = shown(catalogue.game().type(card.type()).label);
    xml.writeStartElement(u"card"_s);
    xml.writeTextElement(u"name"_s, shown(listedName(catalogue, card.index()), LongestName));
    xml.writeTextElement(u"text"_s, textOf(words));
    xml.writeStartElement(u"prop"_s);
    xml.writeTextElement(u"type"_s, words.line.join(u" · "_s));
    xml.writeTextElement(u"maintype"_s, type);
    if (!words.cost.isEmpty())
        xml.writeTextElement(u"manacost"_s, words.cost);
    for (const PrintedWords::Number& number : words.numbers)
        xml.writeTextElement(shown(catalogue.game().field(number.field).key), number.value);
    xml.writeEndElement();
    xml.writeStartElement(u"set"_s);
    const std::string_view id = card.id();
    xml.writeAttribute(u"num"_s, shown(id.substr(std::min(id.rfind('-') + 1, id.size()))));
    xml.writeCharacters(shown(catalogue.set(card.set()).code));
    xml.writeEndElement();
    xml.writeTextElement(u"tablerow"_s, QString::number(rowOf(card.type())));
    xml.writeEndElement();
}

void writeSets(QXmlStreamWriter& xml, const Catalogue& catalogue)
{
    xml.writeStartElement(u"sets"_s);
    for (const SetInfo& set : catalogue.data().sets) {
        xml.writeStartElement(u"set"_s);
        xml.writeTextElement(u"name"_s, shown(set.code));
        xml.writeTextElement(u"longname"_s, shown(set.name));
        xml.writeTextElement(u"settype"_s, u"Custom"_s);
        xml.writeTextElement(u"releasedate"_s, shown(set.date));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace

std::string writeCod(const ResolvedDeck& deck)
{
    const auto parts = listing(deck);
    const std::string dealt = dealtSection(parts);
    std::vector<const ListingPart*> main, side;
    for (const ListingPart& part : parts)
        (part.section == dealt ? main : side).push_back(&part);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"cockatrice_deck"_s);
    xml.writeAttribute(u"version"_s, u"1"_s);
    xml.writeTextElement(u"deckname"_s, shown(deck.deck().name, LongestName));
    xml.writeTextElement(u"comments"_s, linesOf(deck.deck().notes));
    writeZone(xml, u"main"_s, deck, main);
    if (!side.empty())
        writeZone(xml, u"side"_s, deck, side);
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes.toStdString();
}

std::string writeCardsXml(const Catalogue& catalogue, const FaceStyle& style)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"cockatrice_carddatabase"_s);
    xml.writeAttribute(u"version"_s, u"4"_s);
    writeSets(xml, catalogue);
    xml.writeStartElement(u"cards"_s);
    for (std::uint32_t i = 0; i < catalogue.size(); ++i)
        writeCard(xml, catalogue, catalogue.card({i}), style);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes.toStdString();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/printed_words.h"

#include <algorithm>

#include "app/text/shown.h"

namespace muster::app {

QString printedText(std::string_view bytes)
{
    constexpr qsizetype longest = 4000;
    return shown(bytes, longest).simplified();
}

PrintedWords::PrintedWords(const Catalogue& catalogue, CardIndex card, const FaceStyle& style)
    : m_catalogue(catalogue),
      m_game(catalogue.game()),
      m_card(catalogue.card(card))
{
    for (const FieldIndex field : style.cost) {
        cost = value(m_card.record(), field);
        if (!cost.isEmpty()) {
            m_cost = field;
            break;
        }
    }
    const CardType& type = m_game.type(m_card.type());
    line += printedText(type.label);
    if (!m_card.text().empty())
        paragraphs.push_back({{}, printedText(m_card.text())});
    const Record record = m_card.record();
    for (const FieldUse& use : type.fields)
        take(record, use.field);
}

void PrintedWords::take(const Record& record, FieldIndex index)
{
    if (index == m_cost)
        return;
    const Field& field = m_game.field(index);
    switch (field.kind) {
    case FieldKind::Number:
        if (const auto number = record.number(index))
            numbers.push_back({index, printedText(field.label), printedText(field.asPrinted(*number))});
        break;
    case FieldKind::Word:
        // Two words of one list, such as an Origin and the Origin that is needed, are told apart.
        if (const QString word = value(record, index); !word.isEmpty())
            line += m_said.insert(field.vocabulary).second
                ? word
                : QStringLiteral("%1 %2").arg(printedText(field.label), word);
        break;
    case FieldKind::Words:
        if (const QString words = value(record, index); !words.isEmpty())
            line += words;
        break;
    case FieldKind::Flag:
        if (record.flag(index))
            line += printedText(field.label);
        break;
    case FieldKind::Text:
        if (const QString text = printedText(record.text(index)); !text.isEmpty())
            paragraphs.push_back({{}, text});
        break;
    case FieldKind::Parts:
        takeParts(record, index);
        break;
    case FieldKind::Effects:
        break; // said by the printed text
    }
}

void PrintedWords::takeParts(const Record& record, FieldIndex index)
{
    const Field& field = m_game.field(index);
    const PartKind& kind = m_game.part(field.part);
    const auto [first, end] = record.parts(index);
    for (std::uint32_t row = first; row < end; ++row) {
        const Record part(m_catalogue.data().parts[field.part.value], row);
        QString name, body;
        QStringList facts;
        for (const FieldUse& use : kind.fields) {
            const Field& of = m_game.field(use.field);
            if (of.kind == FieldKind::Text) {
                (of.key == "name" ? name : body) = printedText(part.text(use.field));
            } else if (const QString fact = value(part, use.field); !fact.isEmpty()) {
                facts += of.kind == FieldKind::Number ? QStringLiteral("%1 %2").arg(printedText(of.label), fact) : fact;
            }
        }
        if (name.isEmpty())
            name = printedText(field.label);
        paragraphs.push_back({(QStringList{name} + facts).join(QStringLiteral(" · ")), body});
    }
}

QString PrintedWords::value(const Record& record, FieldIndex index) const
{
    const Field& field = m_game.field(index);
    const auto label = [&](std::size_t word) { return printedText(m_catalogue.words(field.vocabulary)[word].label); };
    if (field.kind == FieldKind::Number)
        return record.number(index) ? printedText(field.asPrinted(*record.number(index))) : QString();
    if (field.kind == FieldKind::Word)
        return record.word(index).valid() ? label(record.word(index).value) : QString();
    if (field.kind == FieldKind::Flag)
        return record.flag(index) ? printedText(field.label) : QString();
    if (field.kind != FieldKind::Words)
        return {};
    std::vector<std::pair<std::int32_t, int>> counted;
    for (const std::int32_t word : record.words(index)) {
        const auto known =
            std::find_if(counted.begin(), counted.end(), [&](const auto& pair) { return pair.first == word; });
        if (known != counted.end())
            ++known->second;
        else
            counted.emplace_back(word, 1);
    }
    QStringList all;
    for (const auto& [word, count] : counted) {
        const QString name = label(static_cast<std::size_t>(word));
        all += count == 1 ? name : QStringLiteral("%1 %2").arg(count).arg(name);
    }
    return all.join(QStringLiteral(", "));
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/field_text.h"

#include <algorithm>

#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

/// Equal words become one with their number, in the order of the vocabulary.
QString listText(const std::vector<Word>& words, std::span<const std::int32_t> list)
{
    std::vector<std::int32_t> sorted(list.begin(), list.end());
    std::ranges::sort(sorted);
    QStringList result;
    for (std::size_t i = 0; i < sorted.size();) {
        auto end = i + 1;
        while (end < sorted.size() && sorted[end] == sorted[i])
            ++end;
        const auto label = fromUtf8(words[std::size_t(sorted[i])].label);
        result.append(end - i == 1 ? label : "%1 %2"_L1.arg(QString::number(end - i), label));
        i = end;
    }
    return result.join(", "_L1);
}

} // namespace

QString fieldText(const Catalogue& catalogue, CardIndex card, FieldIndex field)
{
    const auto& declared = catalogue.game().field(field);
    const auto record = catalogue.card(card).record();
    switch (declared.kind) {
    case FieldKind::Number: {
        const auto number = record.number(field);
        return number ? fromUtf8(declared.asPrinted(*number)) : QString();
    }
    case FieldKind::Word:
        return fromUtf8(catalogue.card(card).wordLabel(field));
    case FieldKind::Words:
        return listText(catalogue.words(declared.vocabulary), record.words(field));
    case FieldKind::Text:
        return fromUtf8(record.text(field));
    case FieldKind::Flag:
        return record.flag(field) ? u"✓"_s : QString();
    case FieldKind::Parts: {
        const auto [first, last] = record.parts(field);
        return last > first ? QString::number(last - first) : QString();
    }
    case FieldKind::Effects:
        return record.effects(field).valid() ? u"✓"_s : QString();
    }
    return {};
}

std::optional<int> fieldNumber(const Catalogue& catalogue, CardIndex card, FieldIndex field)
{
    const auto record = catalogue.card(card).record();
    switch (catalogue.game().field(field).kind) {
    case FieldKind::Number:
        return record.number(field);
    case FieldKind::Words:
        return int(record.words(field).size());
    case FieldKind::Flag:
        return record.flag(field) ? 1 : 0;
    case FieldKind::Effects:
        return record.effects(field).valid() ? 1 : 0;
    case FieldKind::Parts: {
        const auto [first, last] = record.parts(field);
        return int(last - first);
    }
    case FieldKind::Word: // words of a vocabulary have an order of their own: Gold, Silver, Copper
        if (const auto word = record.word(field); word.valid())
            return int(word.value);
        return {};
    case FieldKind::Text:
        break;
    }
    return {};
}

} // namespace muster::carddb

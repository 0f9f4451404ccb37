// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/likeness.h"

#include <cstring>

namespace muster::validators {

namespace {

constexpr int SameType = 100; ///< more than there are words to share
constexpr std::uint8_t Never = 255;

/// Calls `work(row)` for all rows. In blocks of a length that the compiler knows, so that it makes plain loops over columns
/// into instructions that do many rows at once.
template <class Work>
void forRows(std::size_t rows, Work work)
{
    constexpr std::size_t Block = 64;
    std::size_t row = 0;
    for (; row + Block <= rows; row += Block)
        for (std::size_t i = 0; i < Block; ++i)
            work(row + i);
    for (; row < rows; ++row)
        work(row);
}

} // namespace

Likeness::Likeness(const Catalogue& catalogue, CardIndex model, TypeIndex only) : m_of(catalogue.size())
{
    if (model.valid())
        compare(catalogue, catalogue.card(model));
    if (!only.valid())
        return;
    const auto* const types = catalogue.data().types.data();
    auto* const of = m_of.data();
    const auto wanted = static_cast<std::uint8_t>(only.value);
    forRows(m_of.size(), [=](std::size_t row) { of[row] = types[row] == wanted ? of[row] : Never; });
}

void Likeness::compare(const Catalogue& catalogue, const Card& model)
{
    m_hasModel = true;
    auto* const of = m_of.data();
    const auto* const types = catalogue.data().types.data();
    const auto type = static_cast<std::uint8_t>(model.type().value);
    forRows(m_of.size(), [=](std::size_t row) { of[row] = types[row] == type ? SameType : 0; });
    for (const FieldUse& use : catalogue.game().type(model.type()).fields) {
        if (catalogue.game().field(use.field).kind != FieldKind::Word || m_words + 1 >= SameType)
            continue;
        const WordIndex word = model.word(use.field);
        if (!word.valid())
            continue;
        ++m_words;
        const auto* const values = catalogue.data().cards.columns[use.field.value].values.data();
        const auto wanted = static_cast<std::int32_t>(word.value);
        forRows(m_of.size(), [=](std::size_t row) {
            of[row] = static_cast<std::uint8_t>(of[row] + (values[row] == wanted ? 1 : 0));
        });
    }
}

std::vector<int> Likeness::degrees() const
{
    std::vector<int> result;
    for (int shared = m_hasModel ? m_words : -1; shared >= 0; --shared)
        result.push_back(SameType + shared);
    for (int shared = m_words; shared >= 0; --shared)
        result.push_back(shared);
    return result;
}

std::size_t Likeness::next(std::size_t row, int degree) const
{
    const auto* const found = row < m_of.size() ? std::memchr(m_of.data() + row, degree, m_of.size() - row) : nullptr;
    return found == nullptr ? m_of.size()
                            : static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - m_of.data());
}

} // namespace muster::validators

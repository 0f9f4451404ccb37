// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace muster {

/// A small number that names one thing of one kind, and cannot be mistaken for another kind's number.
template <class Tag>
struct Index {
    std::uint32_t value = 0xffffffffu;

    [[nodiscard]] constexpr bool valid() const { return value != 0xffffffffu; }
    friend constexpr bool operator==(Index, Index) = default;
    friend constexpr auto operator<=>(Index, Index) = default;
};

using TypeIndex = Index<struct TypeTag>;             ///< a card type of a game
using FieldIndex = Index<struct FieldTag>;           ///< a field of a game, of cards or of parts
using PartIndex = Index<struct PartTag>;             ///< a kind of part of a card: Sceptre's attack
using VocabularyIndex = Index<struct VocabularyTag>; ///< a list of words: the three metals
using WordIndex = Index<struct WordTag>;             ///< a word of a vocabulary, in a catalogue
using CardIndex = Index<struct CardTag>;             ///< a card of a catalogue, in the order of folded names
using IdentityIndex = Index<struct IdentityTag>;     ///< what counts as one specific card, in a catalogue
using SetIndex = Index<struct SetTag>;               ///< a set of a catalogue
using ScriptIndex = Index<struct ScriptTag>;         ///< the abilities of one `does`, in an effects::Forest

} // namespace muster

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "model/cards/catalogue.h"
#include "validators/sceptre/coins.h"

namespace muster::validators::sceptre {

/// The types, fields and words of Sceptre's game.yaml that its checks speak of, looked up once for a check.
struct Words {
    explicit Words(const Catalogue& catalogue);

    TypeIndex champion, squire, action, equipment, exterior, coin;
    FieldIndex origin, classField, attacks, attackName, coins, cost, metal, requires_, onSquire;
    WordIndex infantry;
    std::array<WordIndex, metals> metalWords; ///< the better one first
    VocabularyIndex metalVocabulary;

    [[nodiscard]] Coins coinsOf(std::span<const std::int32_t> words) const;
};

} // namespace muster::validators::sceptre

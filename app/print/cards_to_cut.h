// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QStringList>

#include "app/check/check_files.h"
#include "app/print/play_cards.h"
#include "carddb/places.h"

namespace muster::app::print {

/// The cards of decks and sets to cut out: decks in the order of their lists, sets each card once. A line of which it is not
/// clear which card it means has no face; it is told.
class CardsToCut {
public:
    explicit CardsToCut(carddb::Places places) : m_places(std::move(places)) { }

    void add(const CheckedFile& file);

    [[nodiscard]] const std::vector<PlayCard>& cards() const { return m_cards; }
    /// How many faces that makes.
    [[nodiscard]] std::int64_t faces() const;
    [[nodiscard]] const QStringList& unclear() const { return m_unclear; }

private:
    std::shared_ptr<const FaceStyle> styleOf(const Game& game);

    carddb::Places m_places;
    std::map<std::string, std::shared_ptr<const FaceStyle>> m_styles; ///< by game
    std::vector<PlayCard> m_cards;
    QStringList m_unclear;
};

} // namespace muster::app::print

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/window/numbers/chart_table.h"
#include "app/window/numbers/numbers_spec.h"
#include "model/decks/resolved_deck.h"
#include "model/findings/finding.h"
#include "validators/checker.h"

namespace muster::app {

/// A chance of the game's list, as it is for one deck.
struct OddsLine {
    QString label;
    std::string rule;
    int population = 0, hits = 0, draws = 0;
    double chance = 0;
    friend bool operator==(const OddsLine&, const OddsLine&) = default;
};

/// The charts and odds of a game bound to a catalogue: queries are looked up once. Fast enough for every edit (well below
/// a millisecond for a deck of 70 cards). The catalogue is kept alive.
class DeckNumbers {
public:
    DeckNumbers(NumbersSpec spec, std::shared_ptr<const Catalogue> catalogue);
    ~DeckNumbers();

    [[nodiscard]] const NumbersSpec& spec() const { return m_spec; }
    [[nodiscard]] const Catalogue& catalogue() const { return *m_catalogue; }
    /// The charts for the deck's kind, those without anything to show too.
    [[nodiscard]] std::vector<ChartTable> charts(const ResolvedDeck& deck,
                                                 const validators::CheckOptions& options = {}) const;
    /// The lines of the deck that a bar of one of these charts counts.
    [[nodiscard]] std::vector<Subject::Row> rowsOf(const ResolvedDeck& deck, const std::string& chart,
                                                   std::size_t bar) const;
    [[nodiscard]] std::vector<OddsLine> odds(const ResolvedDeck& deck) const;
    /// Cards that are shuffled and drawn from, unknown ones too.
    [[nodiscard]] int drawn(const ResolvedDeck& deck) const;
    [[nodiscard]] bool isDrawn(const ResolvedDeck& deck, std::size_t section) const;

private:
    struct Bound;
    struct Counted;
    /// The cards of the deck, counted for a chart.
    [[nodiscard]] Counted counted(std::size_t chart, const ResolvedDeck& deck) const;

    NumbersSpec m_spec;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<const Bound> m_bound;
};

/// Of `population` cards `hits` are wanted; the first `draws` are looked at.
struct DrawOdds {
    std::vector<double> exactly; ///< by number of wanted cards, from none
    double atLeast = 0;
    double expected = 0;
};
[[nodiscard]] DrawOdds drawOdds(int population, int hits, int draws, int wanted);

/// Chance that each of `hands` hands in a row holds `least` to `most` wanted cards, `aside` cards being set aside
/// unseen for good and each hand shuffled back before the next.
[[nodiscard]] double chanceOfHands(int population, int hits, int draws, int least, int most, int hands, int aside);

} // namespace muster::app

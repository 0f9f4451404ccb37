// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "app/window/document/deck_snapshot.h"

namespace muster::app {

class DeckNumbers;

/// A line of two decks side by side.
struct ComparedRow {
    enum class Kind {
        Heading, ///< of a section, a group, or what is said about the decks; `text`
        Card,    ///< copies of one specific card in one section
        Fact,    ///< name, format, event, options, notes: words on both sides
        Number,  ///< of a chart, or a chance: words on both sides, which follow from the cards
    };
    enum class Fact { None, Name, Format, Event, Options, Notes, Waivers };

    Kind kind = Kind::Card;
    QString text; ///< the card, the heading, what the fact is called
    int left = 0, right = 0;
    QString leftText, rightText; ///< Fact, Number
    Fact fact = Fact::None;
    std::string section; ///< Card: key, or ConsideringSection
    DeckEntry entry;     ///< Card: as one of the decks writes it
    int differences = 0; ///< Heading: rows below it that differ

    [[nodiscard]] bool differs() const
    {
        return kind == Kind::Heading ? differences > 0 : left != right || leftText != rightText;
    }
};

/// Two decks of one game and kind, compared card by card in the order of the game, whatever order, spelling and
/// printing their lines have. Cards that no set knows are compared by their names.
class DeckComparison {
public:
    /// With the numbers of both where the game's are given.
    DeckComparison(std::shared_ptr<const DeckSnapshot> left, std::shared_ptr<const DeckSnapshot> right,
                   const DeckNumbers* numbers = nullptr);

    /// Of different games or kinds of deck: there is nothing to compare.
    [[nodiscard]] bool isPossible() const { return m_isPossible; }
    [[nodiscard]] const std::vector<ComparedRow>& rows() const { return m_rows; }
    [[nodiscard]] const DeckSnapshot& left() const { return *m_left; }
    [[nodiscard]] const DeckSnapshot& right() const { return *m_right; }
    [[nodiscard]] int onlyLeft() const { return m_onlyLeft; } ///< copies in counted sections
    [[nodiscard]] int onlyRight() const { return m_onlyRight; }
    [[nodiscard]] int common() const { return m_common; }

    /// The left deck with these rows as the right one has them.
    [[nodiscard]] Deck withRight(const std::vector<std::size_t>& rows) const;
    /// The differences as lines to paste: "+2 Ember Fox", "-1 Copper".
    [[nodiscard]] QString asText() const;

private:
    void addFacts();
    void addCards();
    void addConsidering();
    void addNumbers(const DeckNumbers& numbers);
    void addSection(const std::string& key, const std::vector<DeckEntry>& left, const std::vector<DeckEntry>& right,
                    const QString& label);

    std::shared_ptr<const DeckSnapshot> m_left;
    std::shared_ptr<const DeckSnapshot> m_right;
    bool m_isPossible;
    std::vector<ComparedRow> m_rows;
    int m_onlyLeft = 0;
    int m_onlyRight = 0;
    int m_common = 0;
};

} // namespace muster::app

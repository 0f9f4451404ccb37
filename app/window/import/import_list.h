// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/decks/deck_forms.h"
#include "app/window/document/game_data.h"

namespace muster::app {

/// Something that can be done with a line that was not understood.
struct ImportOffer {
    enum class Kind {
        Use,     ///< the card that is meant
        Keep,    ///< as it is written; the check of the deck will point at it
        Leave,   ///< not imported
        Section, ///< of a heading: the cards below it go into `section`
        Name,    ///< it is no card: the deck is called so
    };
    Kind kind = Kind::Keep;
    CardIndex card;      ///< Use
    int count = 1;       ///< Use
    std::string section; ///< Section
    QString words;       ///< "3 Kestrel Vanguard [Ember]"
};

/// A line of the import, and its fate.
struct ImportLine {
    ListToken token;
    std::vector<ImportOffer> offers; ///< empty where there is nothing to choose
    int chosen = -1;       ///< index of the offer in force, at first the likeliest; -1: understood, taken as it is
    bool answered = false; ///< the person has chosen

    /// It was not understood, and nobody has said yet what it means.
    [[nodiscard]] bool isOpen() const { return notUnderstood(token) && !answered; }
};

/// A pasted text or an opened file of any form, line by line, with a choice for each line that was not understood.
/// Nothing of it is dropped silently.
class ImportList {
public:
    /// Reads the text as a list of this game, or in whatever form it is. `name` is that of the file, empty for pasted
    /// text. Fails where a file of a form with rules of its own breaks them. Safe in any thread.
    [[nodiscard]] static Result<ImportList> read(const std::string& text, const QString& name,
                                                 std::shared_ptr<const GameData> game);
    /// The game that a form names itself; empty for lists and CSV, which name none.
    [[nodiscard]] static std::string gameNamedIn(const std::string& text);

    [[nodiscard]] const std::vector<ImportLine>& lines() const { return m_lines; }
    [[nodiscard]] const std::shared_ptr<const GameData>& game() const { return m_game; }
    [[nodiscard]] int cards() const; ///< copies that would be imported
    [[nodiscard]] int known() const; ///< lines whose card is known
    [[nodiscard]] int open() const;  ///< lines that wait for an answer

    void choose(std::size_t line, int offer);
    /// A card that was not among the offers.
    void useCard(std::size_t line, CardIndex card);
    /// Answers given before the text was changed, for the lines that are as they were.
    void takeAnswersFrom(const ImportList& before);

    /// The deck that the lines give.
    [[nodiscard]] Deck deck() const;

private:
    void findTitle();
    void leaveRemarks();
    void addOffers(ImportLine& line) const;
    void addUse(ImportLine& line, CardIndex card, int count) const;

    std::shared_ptr<const GameData> m_game;
    Deck m_rest; ///< what forms other than lists say besides cards
    std::vector<ImportLine> m_lines;
};

} // namespace muster::app

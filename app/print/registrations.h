// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QStringList>

#include "app/print/roster.h"

namespace muster::app::print {

/// What an organiser has to look at before the event begins.
struct RosterRemark {
    enum class Kind {
        NoList,        ///< the player has given no deck
        NoSuchFile,    ///< there is no file of the name in the roster
        SeveralFiles,  ///< the name is that of several files: `others`
        DeckTwice,     ///< the deck is that of other players too: `others`
        PersonTwice,   ///< the player stands in other lines too: `others`
        NotRegistered, ///< no line of the roster names this deck
        SameList, ///< decks of other files have the same cards: `others`. Friends may share a list; a judge wants to know
    };
    Kind kind = Kind::NoList;
    QStringList others;
};

/// A player with the deck that is theirs, a player without one, or a deck without a player.
struct Registration {
    std::optional<std::size_t> line; ///< index into the roster
    std::optional<std::size_t> deck; ///< index into the decks
    std::vector<RosterRemark> remarks;

    /// Nothing to look into: two with the same list are told, and are no fault.
    [[nodiscard]] bool inOrder() const;
};

/// A deck that was handed in.
struct HandedIn {
    QString path;
    std::string hash; ///< empty for a deck that cannot be read
};

/// Every line of the roster in its order, then every deck that none of them names: nobody and nothing is left out. A name is
/// that of the file as a path, as the end of one, or the same without its ending; case and accents are looked at last. A name
/// that several files have is nobody's.
[[nodiscard]] std::vector<Registration> registrations(const std::vector<RosterLine>& roster,
                                                      const std::vector<HandedIn>& decks);

/// "Milena Ostrava"; where a line has no name, its number.
[[nodiscard]] QString nameOf(const RosterLine& line);
/// "no file has the name \"ember.muster\"".
[[nodiscard]] QString remarkSentence(const RosterRemark& remark, const RosterLine* line);
/// "no-such-file": for programs.
[[nodiscard]] QString remarkKey(RosterRemark::Kind kind);

} // namespace muster::app::print

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/language/code.h"
#include "model/effects/questions.h"
#include "model/effects/view.h"

namespace muster::engine::code {

using effects::View;

/// Translates the trees of one catalogue. Each function gives the index of what it added.
class Compiler {
public:
    Compiler(const Catalogue& catalogue, std::span<const std::uint8_t> inUse, Code& code)
        : m_catalogue(catalogue),
          m_game(catalogue.game()),
          m_inUse(inUse),
          m_code(code)
    {
    }

    void compile();

private:
    static constexpr std::size_t mostRefs = 0x7fff;
    template <class T>
    Ref add(std::vector<T>& list, const T& value)
    {
        list.push_back(value);
        m_code.tooLarge = m_code.tooLarge || list.size() > mostRefs;
        return static_cast<Ref>(list.size() - 1);
    }
    template <class T>
    Range addAll(std::vector<T>& list, const std::vector<T>& values)
    {
        m_code.tooLarge = m_code.tooLarge || list.size() + values.size() > mostRefs;
        const Range range{static_cast<Ref>(list.size()), static_cast<std::int16_t>(values.size())};
        list.insert(list.end(), values.begin(), values.end());
        return range;
    }

    void cannot(std::string_view what);
    std::uint8_t word(const std::vector<std::string>& list, std::string_view text);
    static Whose whose(const View& view);

    // Quantities

    Ref quantityOf(const View& owner, std::string_view key);
    Ref quantity(const View& view);
    [[nodiscard]] Ref sharedField(std::string_view field) const;
    std::uint8_t memory(std::string_view name);
    void noteCounted(const EventPattern& pattern);

    // Selectors

    std::uint32_t zoneBit(std::string_view key);
    Ref place(const View& view);
    void noun(const View& view, Term& noun, std::uint32_t& types);
    /// Which cards a query means: a set, and a test where it asks for numbers in force.
    struct Which {
        Ref cards = None;
        Ref test = None;
    };
    Which cards(const query::Query* query);
    Ref test(const query::Node& node);
    Ref setOf(const query::Node& node);
    /// Whether a query asks for what effects can change: a stat, or a field of words that some text changes.
    [[nodiscard]] bool asksInForce(const query::Node& node) const;
    [[nodiscard]] bool asksWord(const query::Node& node) const;
    void noteChangedFields();
    void asked(Selector& made, std::string_view state, bool lacks);
    void state(const View& view, Selector& made);
    void relation(const View& view, Selector& made);
    Ref selector(const View& view);

    // Conditions, times, events

    Ref condition(const View& view);
    Ref duration(const View& view);
    EventPattern eventPattern(const View& view);

    /// The word of "becomes bleeding", "tries to retreat", "gains blood card", "rolls attack roll".
    void wordOf(EventPattern& made, std::string_view text);

    Ref event(const View& view) { return add(m_code.events, eventPattern(view)); }

    Range events(const std::vector<View>& views);

    // Steps

    Range steps(const std::vector<View>& views);

    /// Whether nothing in these steps touches the card itself or its own side, so that a player may leave them out.
    static bool harmless(const View& roll);
    Step step(const View& view);
    Branch branch(const View& view);
    Range abilities(const std::vector<View>& views);

    static constexpr std::size_t mostNames = 4;

    [[nodiscard]] Ref fieldOf(const View& view) const;
    Step valueVerb(const View& view, Step made);
    Step cardVerb(const View& view, Step made);
    Step flowVerb(const View& view, Step made);
    std::uint8_t arrival(const View& view);

    const Catalogue& m_catalogue;
    const Game& m_game;
    std::span<const std::uint8_t> m_inUse;
    Code& m_code;
    std::vector<FieldIndex> m_changed; ///< fields of words that some text changes
    std::string* m_unread = nullptr;
    std::vector<std::string> m_names;
};

} // namespace muster::engine::code

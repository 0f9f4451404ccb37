// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/cards/set_reader.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reads the cards of one set, whatever form they came in, and checks them against the game: unknown fields, fields
/// of other types, missing ones, ranges, words, counts, effects; ids and names. Each error carries the requirement
/// that the game names for the field.
class CardReader {
public:
    /// `code` is the set's: ids must begin with it. All references must outlive the reader.
    CardReader(const Game& game, std::string_view code, CardSet& set, yaml::Report& report);

    /// Reads one card and adds it to the set.
    void read(const yaml::Node& node, const std::string& path);

    /// Reads a card of which only what differs from another card is written. The other one is of the same set, and their
    /// effects are kept together.
    void readLike(const yaml::Node& node, const std::string& path, RawCard base);

    /// From now on `none` may stand where a card of its type has parts: it has none.
    void allowNone() { m_noneAllowed = true; }

    /// Holds the cards that have no error of their own to the game's card rules. Call it when all are read.
    void checkRules();

    /// Adds what the readers of fields warned of, and cards that have name and identity in common but not their type.
    /// Call it at the end.
    void addWarnings();

private:
    void warnOfClashes();
    /// The fields that a type or part has, by key.
    struct Shape {
        std::string_view label;
        std::unordered_map<std::string_view, const FieldUse*> uses;
        std::vector<std::string_view> keys; ///< for proposals
        const std::vector<FieldUse>* all = nullptr;
        std::string_view requirement; ///< cited for fields of other types
    };

    [[nodiscard]] Shape shapeOf(std::string_view label, const std::vector<FieldUse>& uses, bool isCard) const;
    void readId(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result);
    void readName(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result);
    void readType(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result);
    [[nodiscard]] std::vector<FieldValue> readFields(const yaml::Node& node, const std::string& path,
                                                     const Shape& shape, bool isCard);
    void addMissing(const yaml::Node& node, const std::string& path, const Shape& shape,
                    std::vector<FieldValue>& values);
    /// Tells the author something that is no reason to refuse the set; the requirement may be empty.
    void warn(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
              const std::string& requirement);
    void reportUnknown(const yaml::Pair& pair, const std::string& path, const Shape& shape);
    [[nodiscard]] FieldValue readField(const yaml::Node& node, const std::string& path, const FieldUse& use);
    void readWords(const yaml::Node& node, const std::string& path, const Field& field, FieldValue& value);
    void readParts(const yaml::Node& node, const std::string& path, const Field& field, const std::string& requirement,
                   FieldValue& value);
    [[nodiscard]] int readNumber(yaml::Node node, const std::string& path, const Field& field);
    [[nodiscard]] std::string readWord(const yaml::Node& node, const std::string& path, const Field& field);
    void checkCount(std::size_t found, Position at, const std::string& path, const Field& field);

    const Game& m_game;
    std::string_view m_code;
    CardSet& m_set;
    yaml::Report& m_report;
    std::vector<Shape> m_types;
    std::vector<Shape> m_parts;
    /// By vocabulary: folded spelling to word, for closed ones.
    std::vector<std::unordered_map<std::string, const Word*>> m_words;
    std::unordered_map<std::string, int> m_idLines;
    bool m_noneAllowed = false;
    bool m_fieldsMayLack = false; ///< they are those of another card
    std::vector<bool> m_isSound;  ///< by card: nothing was wrong with it
};

/// What makes a card a copy of another: its folded name and identity fields, as one text. Words of closed vocabularies
/// count by key, open ones folded.
[[nodiscard]] std::string identityKey(const Game& game, std::string_view foldedName,
                                      const std::vector<FieldValue>& values);

/// Which of the file's cards a key path is about: 3 for cards[3].attacks; nothing for other paths.
[[nodiscard]] std::optional<std::size_t> itemOf(std::string_view path);

/// A set's code: two to eight capitals and digits, beginning with a letter.
[[nodiscard]] bool isSetCode(std::string_view code);

} // namespace muster

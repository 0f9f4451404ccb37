// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/error.h"
#include "model/yaml/document.h"

namespace muster::yaml {

/// What a node is, as the arguments of WrongShape say it: "nothing", "a text", "a list", "a map".
[[nodiscard]] std::string shapeOf(const Node& node);

/// Collects the errors of one file and knows its name. Readers go on after an error, so that a file's author sees
/// all of them at once.
class Report {
public:
    explicit Report(std::string file) : m_file(std::move(file)) { }

    Error& add(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments = {},
               std::string nearest = {});

    [[nodiscard]] bool failed() const { return !m_errors.empty(); }
    /// Something worth telling the author that makes nothing fail.
    void warn(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments = {},
              std::string nearest = {});

    /// As many errors as anyone reads: further ones are dropped, and looking for near spellings is time wasted.
    [[nodiscard]] bool full() const;
    void add(Error error);

    /// Gives the errors from the first-th on the requirement that they break, unless they have one.
    void cite(std::size_t first, const std::string& requirement);

    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] const Errors& errors() const { return m_errors; }
    /// The errors in the order of their places.
    [[nodiscard]] Errors take();
    [[nodiscard]] Errors takeWarnings();

private:
    [[nodiscard]] Error made(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
                             std::string nearest) const;

    std::string m_file;
    Errors m_errors;
    Errors m_warnings;
    Error m_beyond; ///< where the errors after the last one go
};

/// Reads the keys of one map. Every key that is asked for counts as known; finish() reports the others with the
/// nearest known spelling. All functions report what is wrong and return an empty value then.
///
///     yaml::MapReader map(node, "cards[3]", report);
///     const auto name = map.requiredText("name", 200);
///     const auto cost = map.number("cost", 0, 99);
///     map.finish();
class MapReader {
public:
    /// Reports WrongShape if `node` is no map; then every key is absent.
    MapReader(const Node& node, std::string path, Report& report);

    [[nodiscard]] const Node* child(std::string_view key);         ///< nullptr where absent
    [[nodiscard]] const Node* requiredChild(std::string_view key); ///< reports MissingKey
    [[nodiscard]] std::optional<std::string> text(std::string_view key, std::size_t maxCharacters = 4000);
    [[nodiscard]] std::string requiredText(std::string_view key, std::size_t maxCharacters = 4000);
    /// Decimal digits with an optional sign only: no 0x10, 010, 1e3, and nothing in quotes.
    [[nodiscard]] std::optional<int> number(std::string_view key, std::optional<int> lowest = {},
                                            std::optional<int> highest = {});
    [[nodiscard]] std::optional<int> requiredNumber(std::string_view key, std::optional<int> lowest = {},
                                                    std::optional<int> highest = {});
    [[nodiscard]] std::optional<bool> flag(std::string_view key); ///< true, false, yes, no
    /// As readTexts.
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);

    void finish();

    [[nodiscard]] const Node& node() const { return *m_node; }
    [[nodiscard]] Position at() const { return m_node->at; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] std::string pathOf(std::string_view key) const;
    [[nodiscard]] Report& report() { return *m_report; }

private:
    const Node* m_node;
    std::string m_path;
    Report* m_report;
    std::vector<std::string_view> m_known;
};

/// The number that a scalar node states, or nothing with an error in `report`.
[[nodiscard]] std::optional<int> readNumber(const Node& node, const std::string& path, Report& report,
                                            std::optional<int> lowest = {}, std::optional<int> highest = {});
[[nodiscard]] std::optional<std::string> readText(const Node& node, const std::string& path, Report& report,
                                                  std::size_t maxCharacters = 4000);
[[nodiscard]] std::optional<bool> readFlag(const Node& node, const std::string& path, Report& report);
/// A list of scalars; a single scalar counts as a list of one, an empty value as none.
[[nodiscard]] std::vector<std::string> readTexts(const Node& node, const std::string& path, Report& report,
                                                 std::size_t maxCharacters = 4000);

/// The pairs of a map whose keys are not known beforehand; reports WrongShape and gives none if it is no map.
[[nodiscard]] std::span<const Pair> readMap(const Node& node, const std::string& path, Report& report);

/// `path` with a key or an index behind it: cards[3].name.
[[nodiscard]] std::string join(const std::string& path, std::string_view key);
[[nodiscard]] std::string join(const std::string& path, std::size_t index);

/// The items of a list node; reports WrongShape and gives none if it is no list.
[[nodiscard]] std::span<const Node> readList(const Node& node, const std::string& path, Report& report);

} // namespace muster::yaml

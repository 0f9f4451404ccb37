// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/reader.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>

#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "model/yaml/characters.h"

namespace muster::yaml {

namespace {

/// More errors than anyone reads: a hostile file must not make us compare spellings for minutes.
constexpr std::size_t MostErrors = 500;

/// A message must not repeat a whole file.
constexpr std::size_t LongestArgument = 1000;

std::string boundText(std::optional<int> bound) { return bound ? std::to_string(*bound) : std::string(); }

/// Digits with an optional sign and no leading zero, as the only numbers that everybody reads the same way.
bool isDecimal(std::string_view text)
{
    if (text.starts_with('-') || text.starts_with('+'))
        text.remove_prefix(1);
    if (text.empty() || (text.size() > 1 && text[0] == '0'))
        return false;
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

std::string shapeOf(const Node& node)
{
    switch (node.kind) {
    case NodeKind::Null:
        return "nothing";
    case NodeKind::Scalar:
        return "a text";
    case NodeKind::List:
        return "a list";
    case NodeKind::Map:
        return "a map";
    }
    return {};
}

Error Report::made(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
                   std::string nearest) const
{
    Error error;
    error.file = m_file;
    error.at = at;
    error.path = path.size() > LongestArgument ? shortened(path, LongestArgument) : std::move(path);
    error.kind = kind;
    error.arguments = std::move(arguments);
    for (auto& argument : error.arguments)
        argument = shortened(argument, LongestArgument);
    error.nearest = std::move(nearest);
    return error;
}

void Report::warn(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
                  std::string nearest)
{
    if (m_warnings.size() < MostErrors)
        m_warnings.push_back(made(kind, at, std::move(path), std::move(arguments), std::move(nearest)));
}

Error& Report::add(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
                   std::string nearest)
{
    Error error = made(kind, at, std::move(path), std::move(arguments), std::move(nearest));
    if (full()) {
        m_beyond = std::move(error);
        return m_beyond;
    }
    m_errors.push_back(std::move(error));
    return m_errors.back();
}

void Report::add(Error error)
{
    if (!full())
        m_errors.push_back(std::move(error));
}

bool Report::full() const { return m_errors.size() >= MostErrors; }

void Report::cite(std::size_t first, const std::string& requirement)
{
    for (auto i = first; i < m_errors.size(); ++i) {
        if (m_errors[i].requirement.empty())
            m_errors[i].requirement = requirement;
    }
}

Errors Report::take()
{
    auto errors = std::move(m_errors);
    m_errors.clear();
    std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) { return a.at < b.at; });
    return errors;
}

Errors Report::takeWarnings() { return std::exchange(m_warnings, {}); }

MapReader::MapReader(const Node& node, std::string path, Report& report)
    : m_node(&node),
      m_path(std::move(path)),
      m_report(&report)
{
    if (node.kind != NodeKind::Map)
        report.add(ErrorKind::WrongShape, node.at, m_path, {"a map", shapeOf(node)});
}

std::string MapReader::pathOf(std::string_view key) const { return join(m_path, key); }

const Node* MapReader::child(std::string_view key)
{
    if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
        m_known.push_back(key);
    return m_node->find(key);
}

const Node* MapReader::requiredChild(std::string_view key)
{
    const auto* node = child(key);
    if (!node && m_node->kind == NodeKind::Map)
        m_report->add(ErrorKind::MissingKey, at(), m_path, {std::string(key)});
    return node;
}

std::optional<std::string> MapReader::text(std::string_view key, std::size_t maxCharacters)
{
    const auto* node = child(key);
    if (!node || node->kind == NodeKind::Null)
        return {};
    return readText(*node, pathOf(key), *m_report, maxCharacters);
}

std::string MapReader::requiredText(std::string_view key, std::size_t maxCharacters)
{
    const auto* node = requiredChild(key);
    return node ? readText(*node, pathOf(key), *m_report, maxCharacters).value_or(std::string()) : std::string();
}

std::optional<int> MapReader::number(std::string_view key, std::optional<int> lowest, std::optional<int> highest)
{
    const auto* node = child(key);
    return node ? readNumber(*node, pathOf(key), *m_report, lowest, highest) : std::nullopt;
}

std::optional<int> MapReader::requiredNumber(std::string_view key, std::optional<int> lowest,
                                             std::optional<int> highest)
{
    const auto* node = requiredChild(key);
    return node ? readNumber(*node, pathOf(key), *m_report, lowest, highest) : std::nullopt;
}

std::optional<bool> MapReader::flag(std::string_view key)
{
    const auto* node = child(key);
    return node ? readFlag(*node, pathOf(key), *m_report) : std::nullopt;
}

std::vector<std::string> MapReader::texts(std::string_view key)
{
    const auto* node = child(key);
    return node ? readTexts(*node, pathOf(key), *m_report) : std::vector<std::string>();
}

void MapReader::finish()
{
    std::vector<std::string_view> known = m_known;
    std::sort(known.begin(), known.end());
    for (const auto& pair : m_node->pairs) {
        if (std::binary_search(known.begin(), known.end(), pair.key))
            continue;
        if (m_report->full())
            return;
        m_report->add(ErrorKind::UnknownKey, pair.keyAt, pathOf(shortened(pair.key)), {shortened(pair.key)},
                      nearestOne(pair.key, std::span<const std::string_view>(m_known)));
    }
}

std::optional<int> readNumber(const Node& node, const std::string& path, Report& report, std::optional<int> lowest,
                              std::optional<int> highest)
{
    if (node.kind != NodeKind::Scalar || node.quoted || !isDecimal(node.scalar)) {
        report.add(ErrorKind::NotANumber, node.at, path,
                   {node.kind == NodeKind::Scalar ? shortened(node.scalar) : shapeOf(node)});
        return {};
    }
    const auto digits = node.scalar.starts_with('+') ? node.scalar.substr(1) : node.scalar;
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool inRange = error == std::errc() && (!lowest || value >= *lowest) && (!highest || value <= *highest);
    if (inRange)
        return value;
    if (error != std::errc()) { // no bound of ours, but none can hold such a number
        lowest = lowest.value_or(std::numeric_limits<int>::min());
        highest = highest.value_or(std::numeric_limits<int>::max());
    }
    report.add(ErrorKind::OutOfRange, node.at, path, {shortened(node.scalar), boundText(lowest), boundText(highest)});
    return {};
}

std::optional<std::string> readText(const Node& node, const std::string& path, Report& report,
                                    std::size_t maxCharacters)
{
    if (node.kind != NodeKind::Scalar) {
        report.add(ErrorKind::WrongShape, node.at, path, {"a text", shapeOf(node)});
        return {};
    }
    if (node.scalar.size() > maxCharacters) {
        const auto length = lengthInCharacters(node.scalar);
        if (length > maxCharacters) {
            report.add(ErrorKind::TooLong, node.at, path, {std::to_string(length), std::to_string(maxCharacters)});
            return {};
        }
    }
    return std::string(node.scalar);
}

std::optional<bool> readFlag(const Node& node, const std::string& path, Report& report)
{
    if (node.kind == NodeKind::Scalar && !node.quoted) {
        if (node.scalar == "true" || node.scalar == "yes")
            return true;
        if (node.scalar == "false" || node.scalar == "no")
            return false;
    }
    report.add(ErrorKind::NotOneOf, node.at, path,
               {node.kind == NodeKind::Scalar ? shortened(node.scalar) : shapeOf(node), "yes, no, true, false"});
    return {};
}

std::vector<std::string> readTexts(const Node& node, const std::string& path, Report& report, std::size_t maxCharacters)
{
    std::vector<std::string> texts;
    if (node.kind == NodeKind::Null)
        return texts;
    if (node.kind == NodeKind::Scalar) {
        if (auto text = readText(node, path, report, maxCharacters))
            texts.push_back(std::move(*text));
        return texts;
    }
    const auto items = readList(node, path, report);
    texts.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (auto text = readText(items[i], join(path, i), report, maxCharacters))
            texts.push_back(std::move(*text));
    }
    return texts;
}

std::span<const Pair> readMap(const Node& node, const std::string& path, Report& report)
{
    if (node.kind != NodeKind::Map)
        report.add(ErrorKind::WrongShape, node.at, path, {"a map", shapeOf(node)});
    return node.pairs;
}

std::string join(const std::string& path, std::string_view key)
{
    std::string joined = path;
    if (!joined.empty())
        joined += '.';
    joined += key;
    return joined;
}

std::string join(const std::string& path, std::size_t index) { return path + '[' + std::to_string(index) + ']'; }

std::span<const Node> readList(const Node& node, const std::string& path, Report& report)
{
    if (node.kind != NodeKind::List)
        report.add(ErrorKind::WrongShape, node.at, path, {"a list", shapeOf(node)});
    return node.items;
}

} // namespace muster::yaml

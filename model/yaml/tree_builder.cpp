// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/tree_builder.h"

#include <algorithm>

#include <yaml-cpp/mark.h>

#include "model/yaml/arena.h"
#include "model/yaml/characters.h"

namespace muster::yaml {

namespace {

/// Nobody reads more; a hostile file must not make us write a book about it.
constexpr std::size_t MostErrors = 200;

/// Whether the text begins with a null that somebody wrote, and not with the next key.
bool isWrittenNull(std::string_view text)
{
    for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
        if (!text.starts_with(word))
            continue;
        const auto rest = text.substr(std::min(text.find_first_not_of(" \t", word.size()), text.size()));
        return rest.empty() || std::string_view("\r\n#,]}").find(rest.front()) != std::string_view::npos;
    }
    return false;
}

std::string_view nameAfterSign(std::string_view bytes, std::size_t offset)
{
    const auto end = bytes.find_first_of(" \t\r\n,[]{}", offset);
    return bytes.substr(offset, std::min(end, bytes.size()) - offset).substr(0, 80);
}

} // namespace

TreeBuilder::TreeBuilder(std::string_view bytes, const std::string& file, const Limits& limits,
                         std::pmr::memory_resource& memory)
    : m_bytes(m_questionMarks.hide(bytes, memory)),
      m_file(file),
      m_limits(limits),
      m_memory(memory)
{
}

Position TreeBuilder::position(const YAML::Mark& mark)
{
    if (mark.is_null())
        return {};
    const auto offset = std::min(static_cast<std::size_t>(mark.pos), m_bytes.size());
    const auto lineBegin = offset - std::min(static_cast<std::size_t>(mark.column), offset);
    if (lineBegin == m_lineBegin && offset >= m_lastOffset)
        m_lastColumn += charactersBetween(m_bytes, m_lastOffset, offset);
    else
        m_lastColumn = 1 + charactersBetween(m_bytes, lineBegin, offset);
    m_lineBegin = lineBegin;
    m_lastOffset = offset;
    return {mark.line + 1, m_lastColumn};
}

/// yaml-cpp says where the token after an empty value stands. The last character before it that is no blank and no
/// comment is nearer to what the author sees: the colon or dash with nothing behind it.
Position TreeBuilder::positionOfNull(const YAML::Mark& mark)
{
    const auto offset = std::min(static_cast<std::size_t>(mark.pos), m_bytes.size());
    if (isWrittenNull(m_bytes.substr(offset)))
        return position(mark);
    if (!m_frames.empty() && m_frames.back().isMap)
        return m_frames.back().keyIsDue ? position(mark) : m_frames.back().keyAt;
    auto lineEnd = offset;
    while (lineEnd > m_lastEvent) {
        const auto part = m_bytes.substr(m_lastEvent, lineEnd - m_lastEvent);
        const auto lineBegin = m_lastEvent + part.rfind('\n') + 1; // npos + 1 is 0
        const auto first = m_bytes.substr(0, lineEnd).find_first_not_of(" \t\r", lineBegin);
        if (first != std::string_view::npos && m_bytes[first] != '#')
            return positionBehindEvent(first);
        if (lineBegin <= m_lastEvent)
            break;
        lineEnd = lineBegin - 1;
    }
    return m_lastEventAt;
}

/// A place behind the last event, counted on from there.
Position TreeBuilder::positionBehindEvent(std::size_t offset) const
{
    const auto at = positionOf(m_bytes.substr(m_lastEvent), offset - m_lastEvent);
    return {m_lastEventAt.line + at.line - 1, at.line == 1 ? m_lastEventAt.column + at.column - 1 : at.column};
}

void TreeBuilder::noteEvent(const YAML::Mark& mark, Position at)
{
    m_lastEvent = std::min(static_cast<std::size_t>(mark.pos), m_bytes.size());
    m_lastEventAt = at;
}

void TreeBuilder::OnDocumentStart(const YAML::Mark& mark)
{
    if (++m_documents == 1)
        return;
    const auto rest = m_bytes.substr(std::min(static_cast<std::size_t>(mark.pos), m_bytes.size()));
    if (rest.starts_with("---") || rest.empty())
        add(ErrorKind::SeveralDocuments, position(mark), {});
    else
        add(ErrorKind::BadYaml, position(mark), {"text after the end of the content"});
    throw Stop{};
}

void TreeBuilder::OnNull(const YAML::Mark& mark, YAML::anchor_t)
{
    Node node;
    node.at = positionOfNull(mark);
    noteEvent(mark, position(mark));
    countNode(node.at);
    place(node);
}

void TreeBuilder::OnAlias(const YAML::Mark& mark, YAML::anchor_t)
{
    Node node;
    node.at = position(mark);
    add(ErrorKind::AliasOrAnchor, node.at,
        {std::string(nameAfterSign(m_bytes, std::min(static_cast<std::size_t>(mark.pos), m_bytes.size())))});
    countNode(node.at);
    place(node);
}

void TreeBuilder::OnAnchor(const YAML::Mark& mark, const std::string& name)
{
    add(ErrorKind::AliasOrAnchor, position(mark), {"&" + name});
}

void TreeBuilder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, const std::string& value)
{
    Node node;
    node.kind = NodeKind::Scalar;
    node.quoted = tag == "!";
    node.at = position(mark);
    node.scalar = store(value);
    noteEvent(mark, node.at);
    checkTag(mark, tag, true);
    countNode(node.at);
    place(node);
}

void TreeBuilder::OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t,
                                  YAML::EmitterStyle::value)
{
    open(mark, tag, false);
}

void TreeBuilder::OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t, YAML::EmitterStyle::value)
{
    open(mark, tag, true);
}

void TreeBuilder::open(const YAML::Mark& mark, const std::string& tag, bool isMap)
{
    const auto at = position(mark);
    noteEvent(mark, at);
    checkTag(mark, tag, false);
    countNode(at);
    if (m_frames.size() >= static_cast<std::size_t>(m_limits.depth)) {
        m_errors.clear(); // what such a file may have wrong besides is nothing to read
        stop(ErrorKind::TooDeep, at, static_cast<std::size_t>(m_limits.depth));
    }
    Frame frame;
    frame.isMap = isMap;
    frame.at = at;
    frame.first = isMap ? m_pairs.size() : m_items.size();
    m_frames.push_back(frame);
}

void TreeBuilder::OnSequenceEnd()
{
    const auto frame = m_frames.back();
    Node node;
    node.kind = NodeKind::List;
    node.at = frame.at;
    node.items = copyTo(m_memory, std::span<const Node>(m_items).subspan(frame.first));
    m_items.resize(frame.first);
    m_frames.pop_back();
    place(node);
}

void TreeBuilder::OnMapEnd()
{
    const auto frame = m_frames.back();
    Node node;
    node.kind = NodeKind::Map;
    node.at = frame.at;
    node.pairs = copyTo(m_memory, std::span<const Pair>(m_pairs).subspan(frame.first));
    m_pairs.resize(frame.first);
    m_frames.pop_back();
    checkDuplicateKeys(node.pairs);
    place(node);
}

void TreeBuilder::place(const Node& node)
{
    if (m_frames.empty()) {
        m_root = node;
        return;
    }
    auto& frame = m_frames.back();
    if ((frame.isMap ? m_pairs.size() : m_items.size()) - frame.first >= m_limits.items)
        stop(ErrorKind::TooManyNodes, node.at, m_limits.items);
    if (!frame.isMap) {
        m_items.push_back(node);
        return;
    }
    if (frame.keyIsDue) {
        frame.keyIsBad = node.kind != NodeKind::Scalar;
        if (frame.keyIsBad) {
            frame.key = {};
            const auto found = node.kind == NodeKind::Map ? "a map"
                : node.kind == NodeKind::List             ? "a list"
                                                          : "nothing";
            add(ErrorKind::WrongShape, node.at, {"a word as the key", found});
        }
        frame.key = node.scalar;
        frame.keyAt = node.at;
    } else if (!frame.keyIsBad) {
        m_pairs.push_back({frame.key, frame.keyAt, node});
    }
    frame.keyIsDue = !frame.keyIsDue;
}

void TreeBuilder::countNode(Position at)
{
    if (++m_nodes > m_limits.nodes)
        stop(ErrorKind::TooManyNodes, at, m_limits.nodes);
}

/// A limit is passed: what the file may have wrong besides is nothing to read on for.
void TreeBuilder::stop(ErrorKind kind, Position at, std::size_t limit)
{
    add(kind, at, {std::to_string(limit)});
    m_errors.back().path.clear();
    throw Stop{};
}

/// Quoted scalars carry the tag "!", plain ones "?"; an author's own "!" looks the same as quotes but for the text.
void TreeBuilder::checkTag(const YAML::Mark& mark, const std::string& tag, bool isScalar)
{
    const auto offset = std::min(static_cast<std::size_t>(mark.pos), m_bytes.size());
    const bool written = offset < m_bytes.size() && (m_bytes[offset] == '!' || m_bytes[offset] == '&');
    if (tag.empty() || tag == "?" || (tag == "!" && isScalar && !written))
        return;
    if (tag == "!" && m_bytes[offset] == '&')
        return;
    const auto name = written && m_bytes[offset] == '!' ? std::string(nameAfterSign(m_bytes, offset)) : tag;
    add(ErrorKind::CustomTag, position(mark), {name});
}

void TreeBuilder::checkDuplicateKeys(std::span<const Pair> pairs)
{
    const auto report = [&](const Pair& first, const Pair& second) {
        add(ErrorKind::DuplicateKey, second.keyAt, {std::string(second.key), std::to_string(first.keyAt.line)});
        auto& where = m_errors.back().path;
        where += where.empty() ? "" : ".";
        where += shortened(second.key);
    };
    forEachDuplicate(pairs, report);
}

void TreeBuilder::add(ErrorKind kind, Position at, std::vector<std::string> arguments)
{
    if (m_errors.size() >= MostErrors)
        throw Stop{};
    Error error;
    error.file = m_file;
    error.at = at;
    error.path = path();
    error.kind = kind;
    for (auto& argument : arguments) {
        m_questionMarks.show(argument);
        error.arguments.push_back(shortened(argument));
    }
    m_errors.push_back(std::move(error));
}

std::string TreeBuilder::path() const
{
    std::string path;
    for (std::size_t i = 0; i < m_frames.size(); ++i) {
        const auto& frame = m_frames[i];
        if (frame.isMap) {
            if (frame.keyIsDue)
                break; // the map itself, or a key of it
            if (!path.empty())
                path += '.';
            path += shortened(frame.key);
        } else {
            // Lists deeper in have their items behind this one's on the same stack.
            auto end = m_items.size();
            for (auto j = i + 1; j < m_frames.size(); ++j) {
                if (!m_frames[j].isMap) {
                    end = m_frames[j].first;
                    break;
                }
            }
            path += '[' + std::to_string(end - frame.first) + ']';
        }
    }
    return path;
}

std::string_view TreeBuilder::store(std::string text)
{
    m_questionMarks.show(text);
    return copyTo(m_memory, text);
}

} // namespace muster::yaml

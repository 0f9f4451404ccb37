// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include "model/yaml/document.h"

namespace muster::yaml {

/// Reads the plain part of YAML in which nearly every deck and set is written: maps and lists in blocks and brackets,
/// words, quotes on one line, `|` and `>` blocks, comments. Twenty times as fast as yaml-cpp, which takes seconds for
/// a large set. It refuses everything else and everything that is wrong, without a word: then yaml-cpp decides, and
/// says why. Whatever it does read, it reads as yaml-cpp does, to the last position; tests compare the two. The one difference is
/// a question mark in a word in brackets, `{card: Who Goes There?}`: YAML allows it, and yaml-cpp does not.
class PlainParser {
public:
    /// `bytes` must be well-formed and outlive the tree: scalars are views of them.
    PlainParser(std::string_view bytes, const Limits& limits, std::pmr::memory_resource& memory);

    /// False if the text is not plain; `root` is of no use then.
    [[nodiscard]] bool parse(Node& root);

    /// After parse() has said no: where it stopped, and why, for files that are too large to be left to yaml-cpp.
    [[nodiscard]] Error refusal(const std::string& file) const;

private:
    struct NotPlain { };
    [[noreturn]] static void refuse();
    [[noreturn]] void refuse(ErrorKind kind, Position at, const std::vector<std::string>& arguments);

    // Lines
    void toNextContent();
    void skipBlanks();
    void finishLine();
    [[nodiscard]] bool atLineEnd() const { return m_offset >= m_bytes.size() || m_bytes[m_offset] == '\n'; }
    [[nodiscard]] char current() const { return m_offset < m_bytes.size() ? m_bytes[m_offset] : '\n'; }
    [[nodiscard]] char at(std::size_t offset) const { return offset < m_bytes.size() ? m_bytes[offset] : '\n'; }
    [[nodiscard]] bool atDash() const { return current() == '-' && isBlankOrEnd(m_offset + 1); }
    [[nodiscard]] bool isBlankOrEnd(std::size_t offset) const { return at(offset) == ' ' || at(offset) == '\n'; }
    [[nodiscard]] bool atKey() const;
    [[nodiscard]] Position position();

    // Nodes
    Node readBlock(int column);
    Node readMap(int column);
    Node readList(int column);
    Node readBelow(int column, bool isMap, Position keyAt);
    Node readInline(int column);
    Node readText(int column);
    Node readPlain();
    Node readQuoted();
    Node readFlow(int column);
    Node readFlowList(int column);
    Node readFlowMap(int column);
    Node readFlowValue(int column);
    Node readFlowPlain();
    void skipFlowSpace(int column);
    [[nodiscard]] bool toNextItem(char close, int column);
    std::string_view readKey(bool inBrackets);

    // The tree
    void enter();
    void count();
    void countItem(std::size_t before);
    Node finishMap(Position at, std::size_t first);
    Node finishList(Position at, std::size_t first);
    std::string_view store(std::string_view text);

    std::string_view m_bytes;
    Limits m_limits;
    std::pmr::memory_resource& m_memory;
    std::vector<Node> m_items;
    std::vector<Pair> m_pairs;
    std::size_t m_nodes = 0;
    int m_depth = 0;
    std::size_t m_offset = 0;
    std::size_t m_lineBegin = 0;
    int m_line = 1;
    int m_column = 0; ///< of the first character of the content line, from 0; -1 at the end of the text
    // The place that was asked for last, as in TreeBuilder.
    std::size_t m_knownOffset = 0;
    int m_knownColumn = 1;
    Error m_refusal;
};

} // namespace muster::yaml

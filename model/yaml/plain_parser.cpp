// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/plain_parser.h"

#include "model/yaml/arena.h"
#include "model/yaml/characters.h"

namespace muster::yaml {

namespace {

/// yaml-cpp takes no longer ones.
constexpr std::size_t LongestKey = 1000;

bool isOneOf(char c, std::string_view characters) { return characters.find(c) != std::string_view::npos; }

bool isNull(std::string_view text) { return text == "~" || text == "null" || text == "Null" || text == "NULL"; }

/// What no word may begin with here; `-` needs a look at what follows.
bool beginsNoWord(char c) { return isOneOf(c, ",[]{}#&*!|>'\"%@`?: \n"); }

} // namespace

PlainParser::PlainParser(std::string_view bytes, const Limits& limits, std::pmr::memory_resource& memory)
    : m_bytes(bytes),
      m_limits(limits),
      m_memory(memory)
{
    m_refusal.kind = ErrorKind::NotPlain;
}

bool PlainParser::parse(Node& root)
{
    m_offset = m_bytes.find_first_of("\t\r");
    if (m_offset != std::string_view::npos)
        return false;
    m_offset = 0;
    try {
        toNextContent();
        if (m_column != 0)
            return false;
        if (current() == '[' || current() == '{') {
            root = readFlow(-1);
            finishLine();
        } else {
            root = readBlock(0);
        }
        return m_column < 0;
    } catch (const NotPlain&) {
        return false;
    }
}

Error PlainParser::refusal(const std::string& file) const
{
    Error error = m_refusal;
    error.file = file;
    if (error.at == Position{})
        error.at = positionOf(m_bytes, std::min(m_offset, m_bytes.size()));
    return error;
}

void PlainParser::refuse() { throw NotPlain(); }

void PlainParser::refuse(ErrorKind kind, Position at, const std::vector<std::string>& arguments)
{
    m_refusal.kind = kind;
    m_refusal.at = at;
    for (const auto& argument : arguments)
        m_refusal.arguments.push_back(shortened(argument));
    throw NotPlain();
}

// Lines

/// From the begin of a line to the first character of the next line that says something.
void PlainParser::toNextContent()
{
    for (;;) {
        for (; m_offset < m_bytes.size() && m_bytes[m_offset] == '\n'; ++m_offset)
            ++m_line;
        const auto first = std::min(m_bytes.find_first_not_of(' ', m_offset), m_bytes.size());
        m_lineBegin = m_knownOffset = m_offset;
        m_knownColumn = 1;
        m_offset = first;
        m_column = static_cast<int>(std::min<std::size_t>(first - m_lineBegin, 1'000'000));
        if (first == m_bytes.size()) {
            m_column = -1;
            return;
        }
        if (current() != '\n' && current() != '#')
            break;
        m_offset = std::min(m_bytes.find('\n', m_offset), m_bytes.size() - 1) + 1;
        ++m_line;
    }
    const auto rest = m_bytes.substr(m_offset, 3);
    if (m_column == 0 && (rest == "---" || rest == "..." || rest.front() == '%'))
        refuse();
}

void PlainParser::skipBlanks()
{
    while (m_offset < m_bytes.size() && m_bytes[m_offset] == ' ')
        ++m_offset;
}

/// Behind a value: nothing but a comment may follow on its line. Goes on to the next content.
void PlainParser::finishLine()
{
    const auto end = m_offset;
    skipBlanks();
    if (current() == '#' && m_offset > end)
        m_offset = std::min(m_bytes.find('\n', m_offset), m_bytes.size());
    if (!atLineEnd())
        refuse();
    m_offset = std::min(m_offset + 1, m_bytes.size());
    ++m_line;
    toNextContent();
}

/// Whether the text here is `word:` or `"word":`.
bool PlainParser::atKey() const
{
    auto offset = m_offset;
    const char first = current();
    if (first == '"' || first == '\'') {
        const auto end =
            m_bytes.find_first_of(first == '"' ? std::string_view("\"\\\n") : std::string_view("'\n"), offset + 1);
        return at(end) == first && at(end + 1) == ':' && isBlankOrEnd(end + 2);
    }
    for (; at(offset) != '\n'; ++offset) {
        if (at(offset) == ':' && isBlankOrEnd(offset + 1))
            return true;
        if (at(offset) == '#' && offset > m_offset && at(offset - 1) == ' ')
            return false;
    }
    return false;
}

Position PlainParser::position()
{
    m_knownColumn += charactersBetween(m_bytes, m_knownOffset, m_offset);
    m_knownOffset = m_offset;
    return {m_line, m_knownColumn};
}

// Nodes

Node PlainParser::readBlock(int column)
{
    if (atDash())
        return readList(column);
    if (atKey())
        return readMap(column);
    refuse();
}

Node PlainParser::readMap(int column)
{
    enter();
    const auto begin = position();
    const auto first = m_pairs.size();
    do {
        countItem(m_pairs.size() - first);
        if (atDash())
            refuse();
        const auto keyAt = position();
        const auto key = readKey(false);
        skipBlanks();
        const bool isBelow = atLineEnd() || current() == '#';
        const auto value = isBelow ? readBelow(column, true, keyAt) : readInline(column);
        m_pairs.push_back({key, keyAt, value});
        if (m_column > column)
            refuse();
    } while (m_column == column);
    return finishMap(begin, first);
}

Node PlainParser::readList(int column)
{
    enter();
    const auto begin = position();
    const auto first = m_items.size();
    do {
        countItem(m_items.size() - first);
        ++m_offset;
        const auto dash = m_offset - 1;
        skipBlanks();
        Node item;
        if (atLineEnd() || current() == '#') {
            item = readBelow(column, false, {});
        } else {
            const int inner = column + static_cast<int>(std::min<std::size_t>(m_offset - dash, 1'000'000));
            item = atDash()                              ? readList(inner)
                : !isOneOf(current(), "[{|>") && atKey() ? readMap(inner)
                                                         : readInline(column);
        }
        m_items.push_back(item);
        if (m_column > column)
            refuse();
    } while (m_column == column && atDash());
    return finishList(begin, first);
}

/// The value of a key or dash with nothing behind it: what stands further in on the next lines, a list at the same
/// column under a key, or nothing.
Node PlainParser::readBelow(int column, bool isMap, Position keyAt)
{
    finishLine();
    if (m_column > column)
        return readBlock(m_column);
    if (!isMap)
        refuse();
    if (m_column == column && atDash())
        return readList(column);
    count();
    Node nothing;
    nothing.at = keyAt;
    return nothing;
}

Node PlainParser::readInline(int column)
{
    Node node;
    switch (current()) {
    case '[':
    case '{':
        node = readFlow(column);
        break;
    case '|':
    case '>':
        return readText(column);
    case '"':
    case '\'':
        node = readQuoted();
        break;
    default:
        node = readPlain();
    }
    finishLine();
    return node;
}

/// A text in lines of its own, behind `|` or `>`, with or without `-`.
Node PlainParser::readText(int column)
{
    Node node;
    node.kind = NodeKind::Scalar;
    node.quoted = true;
    node.at = position();
    count();
    const bool isFolded = current() == '>';
    ++m_offset;
    const bool isStripped = current() == '-';
    m_offset += isStripped ? 1 : 0;
    if (!atLineEnd() || m_offset >= m_bytes.size())
        refuse();
    ++m_offset;
    ++m_line;
    std::string text;
    std::size_t indent = 0;
    std::size_t emptyLines = 0;
    bool isFirst = true;
    for (; m_offset < m_bytes.size();) {
        const auto end = m_bytes.find('\n', m_offset);
        if (end == std::string_view::npos)
            refuse();
        const auto line = m_bytes.substr(m_offset, end - m_offset);
        const auto blanks = line.find_first_not_of(' ');
        if (blanks == std::string_view::npos) {
            if (!line.empty() || isFirst)
                refuse();
            ++emptyLines;
        } else {
            if (isFirst)
                indent = blanks;
            if (blanks < indent || (isFirst && static_cast<int>(std::min<std::size_t>(indent, 10'000)) <= column))
                break;
            if (isFolded && (blanks > indent || line.back() == ' '))
                refuse();
            if (!isFirst)
                text += isFolded ? (emptyLines == 0 ? std::string(" ") : std::string(emptyLines, '\n'))
                                 : std::string(emptyLines + 1, '\n');
            text += line.substr(indent);
            emptyLines = 0;
            isFirst = false;
        }
        m_offset = end + 1;
        ++m_line;
    }
    if (isFirst)
        refuse();
    if (!isStripped)
        text += '\n';
    node.scalar = store(text);
    const auto next = std::min(m_bytes.find_first_not_of(' ', m_offset), m_bytes.size());
    if (at(next) == '#')
        refuse();
    toNextContent();
    return node;
}

Node PlainParser::readPlain()
{
    if (beginsNoWord(current()) || atDash())
        refuse();
    Node node;
    node.kind = NodeKind::Scalar;
    node.at = position();
    count();
    const auto begin = m_offset;
    auto end = begin; // behind the last character that is no blank
    for (; !atLineEnd(); ++m_offset) {
        const char c = current();
        if (c == ' ')
            continue;
        if (c == ':' && isBlankOrEnd(m_offset + 1))
            refuse();
        if (c == '#' && m_offset > end)
            break;
        end = m_offset + 1;
    }
    m_offset = end;
    node.scalar = m_bytes.substr(begin, end - begin);
    if (isNull(node.scalar)) {
        node.kind = NodeKind::Null;
        node.scalar = {};
    }
    return node;
}

Node PlainParser::readQuoted()
{
    Node node;
    node.kind = NodeKind::Scalar;
    node.quoted = true;
    node.at = position();
    count();
    const char quote = current();
    ++m_offset;
    const auto begin = m_offset;
    const auto end = m_bytes.find_first_of(quote == '"' ? std::string_view("\"\\\n") : std::string_view("'\n"), begin);
    if (at(end) == quote && at(end + 1) != quote) { // nothing to undo: the usual case
        node.scalar = m_bytes.substr(begin, end - begin);
        m_offset = end + 1;
        return node;
    }
    std::string text;
    for (;; ++m_offset) {
        const char c = current();
        if (c == '\n')
            refuse();
        if (c == quote) {
            ++m_offset;
            if (quote == '"' || current() != quote)
                break;
            text += quote;
        } else if (c == '\\' && quote == '"') {
            ++m_offset;
            const char escaped = current();
            if (escaped == 'n')
                text += '\n';
            else if (escaped == '"' || escaped == '\\')
                text += escaped;
            else
                refuse();
        } else {
            text += c;
        }
    }
    node.scalar = store(text);
    return node;
}

std::string_view PlainParser::readKey(bool inBrackets)
{
    constexpr std::string_view Brackets = ",[]{}";
    const auto begin = m_offset;
    std::string_view key;
    if (current() == '"' || current() == '\'') {
        key = readQuoted().scalar;
    } else {
        if (beginsNoWord(current()) || atDash())
            refuse();
        count();
        while (!(current() == ':' && isBlankOrEnd(m_offset + 1))) {
            const bool isBracket =
                isOneOf(current(), Brackets) || (current() == ':' && isOneOf(at(m_offset + 1), Brackets));
            if (atLineEnd() || (current() == '#' && at(m_offset - 1) == ' ') || (inBrackets && isBracket))
                refuse();
            ++m_offset;
        }
        key = m_bytes.substr(begin, m_offset - begin);
        if (key.empty() || key.back() == ' ' || isNull(key))
            refuse();
    }
    if (current() != ':' || !isBlankOrEnd(m_offset + 1) || m_offset - begin > LongestKey)
        refuse();
    ++m_offset;
    return key;
}

// Brackets

/// `column` is that of the block around: lines inside must stand further in.
Node PlainParser::readFlow(int column) { return current() == '[' ? readFlowList(column) : readFlowMap(column); }

void PlainParser::skipFlowSpace(int column)
{
    for (;;) {
        const auto begin = m_offset;
        skipBlanks();
        if (m_offset >= m_bytes.size())
            refuse();
        const bool isComment = current() == '#' && (m_offset > begin || m_offset == m_lineBegin);
        if (isComment)
            m_offset = std::min(m_bytes.find('\n', m_offset), m_bytes.size());
        if (m_offset >= m_bytes.size())
            refuse();
        if (current() != '\n')
            return;
        ++m_offset;
        ++m_line;
        toNextContent();
        if (m_column <= column || m_column < 0)
            refuse();
    }
}

Node PlainParser::readFlowList(int column)
{
    enter();
    const auto begin = position();
    const auto first = m_items.size();
    ++m_offset;
    skipFlowSpace(column);
    if (current() != ']') {
        do {
            countItem(m_items.size() - first);
            m_items.push_back(readFlowValue(column));
        } while (toNextItem(']', column));
    }
    ++m_offset;
    return finishList(begin, first);
}

Node PlainParser::readFlowMap(int column)
{
    enter();
    const auto begin = position();
    const auto first = m_pairs.size();
    ++m_offset;
    skipFlowSpace(column);
    if (current() != '}') {
        do {
            countItem(m_pairs.size() - first);
            const auto keyAt = position();
            const auto key = readKey(true);
            const auto line = m_line;
            skipFlowSpace(column);
            if (m_line != line)
                refuse();
            const auto value = readFlowValue(column);
            m_pairs.push_back({key, keyAt, value});
        } while (toNextItem('}', column));
    }
    ++m_offset;
    return finishMap(begin, first);
}

/// Behind an item in brackets: goes on to the next one, or to the closing bracket and says that there is none.
bool PlainParser::toNextItem(char close, int column)
{
    skipFlowSpace(column);
    if (current() == close)
        return false;
    if (current() != ',')
        refuse();
    ++m_offset;
    skipFlowSpace(column);
    if (current() == close)
        refuse();
    return true;
}

Node PlainParser::readFlowValue(int column)
{
    switch (current()) {
    case '[':
    case '{':
        return readFlow(column);
    case '"':
    case '\'':
        return readQuoted();
    default:
        return readFlowPlain();
    }
}

Node PlainParser::readFlowPlain()
{
    const bool isSign = current() == '-';
    if (beginsNoWord(current()) || (isSign && (isBlankOrEnd(m_offset + 1) || isOneOf(at(m_offset + 1), ",[]{}"))))
        refuse();
    Node node;
    node.kind = NodeKind::Scalar;
    node.at = position();
    count();
    const auto begin = m_offset;
    auto end = begin;
    for (; !isOneOf(current(), ",]}"); ++m_offset) {
        const char c = current();
        if (c == ' ')
            continue;
        const bool isColon = c == ':' && (isBlankOrEnd(m_offset + 1) || isOneOf(at(m_offset + 1), ",[]{}"));
        if (isColon || isOneOf(c, "[{\n") || (c == '#' && m_offset > end))
            refuse();
        end = m_offset + 1;
    }
    node.scalar = m_bytes.substr(begin, end - begin);
    if (isNull(node.scalar)) {
        node.kind = NodeKind::Null;
        node.scalar = {};
    }
    return node;
}

// The tree

void PlainParser::enter()
{
    count();
    if (++m_depth > m_limits.depth)
        refuse(ErrorKind::TooDeep, position(), {std::to_string(m_limits.depth)});
}

void PlainParser::count()
{
    if (++m_nodes > m_limits.nodes)
        refuse(ErrorKind::TooManyNodes, position(), {std::to_string(m_limits.nodes)});
}

void PlainParser::countItem(std::size_t before)
{
    if (before >= m_limits.items)
        refuse(ErrorKind::TooManyNodes, position(), {std::to_string(m_limits.items)});
}

Node PlainParser::finishMap(Position begin, std::size_t first)
{
    --m_depth;
    Node node;
    node.kind = NodeKind::Map;
    node.at = begin;
    node.pairs = copyTo(m_memory, std::span<const Pair>(m_pairs).subspan(first));
    m_pairs.resize(first);
    forEachDuplicate(node.pairs, [this](const Pair& one, const Pair& other) {
        refuse(ErrorKind::DuplicateKey, other.keyAt, {std::string(other.key), std::to_string(one.keyAt.line)});
    });
    return node;
}

Node PlainParser::finishList(Position begin, std::size_t first)
{
    --m_depth;
    Node node;
    node.kind = NodeKind::List;
    node.at = begin;
    node.items = copyTo(m_memory, std::span<const Node>(m_items).subspan(first));
    m_items.resize(first);
    return node;
}

std::string_view PlainParser::store(std::string_view text) { return copyTo(m_memory, text); }

} // namespace muster::yaml

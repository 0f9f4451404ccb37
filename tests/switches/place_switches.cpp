// SPDX-License-Identifier: GPL-3.0-or-later
// place_switches OUT PLACES FILE...: copies sources of rules into the folder OUT with a switch at each place where a rule is
// applied, and lists the places in the file PLACES: number, file, line, kind, whether the rule is stated on its
// own lines, rule ids with commas, the text of the line.
// It reads our own formatted sources, no C++ in general: a place that it does not recognize has no switch.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Place {
    std::string file;
    std::size_t line = 0;
    std::string kind;
    bool stated = false; ///< the ids stand on its own lines
    std::set<std::string> ids;
    std::string text;
};

/// The ids in a piece of source, with those between the ends of "SCE-44a to 44g".
std::set<std::string> idsIn(const std::string& text)
{
    static const std::regex id(R"(\b([A-Z]{3}-[A-Z]{0,2}[0-9]+)([a-z]?)( to ([A-Z]{3}-)?[A-Z]{0,2}[0-9]+([a-z]))?\b)");
    std::set<std::string> ids;
    for (auto it = std::sregex_iterator(text.begin(), text.end(), id); it != std::sregex_iterator(); ++it) {
        const std::smatch& one = *it;
        ids.insert(one[1].str() + one[2].str());
        if (one[5].length() == 0 || one[2].length() == 0)
            continue;
        for (char part = one[2].str()[0]; part <= one[5].str()[0]; ++part)
            ids.insert(one[1].str() + part);
    }
    return ids;
}

/// The same text with blanks where comments and the insides of literals are.
std::string bareOf(const std::string& text)
{
    std::string bare = text;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 2, "//") == 0) {
            for (; i < text.size() && text[i] != '\n'; ++i)
                bare[i] = ' ';
        } else if (text[i] == '"'
                   || (text[i] == '\'' && (i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0))) {
            const char quote = text[i];
            for (++i; i < text.size() && text[i] != quote; ++i) {
                if (text[i] == '\\')
                    bare[i++] = ' ';
                bare[i] = ' ';
            }
        }
    }
    return bare;
}

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

class Source {
public:
    Source(std::string name, std::string text, std::vector<Place>& places)
        : m_name(std::move(name)),
          m_text(std::move(text)),
          m_bare(bareOf(m_text)),
          m_places(places)
    {
    }

    std::string withSwitches()
    {
        findFunctions();
        for (std::size_t at = 0; at < m_bare.size(); ++at) {
            if (isToken(at, "if"))
                condition(at);
            else if (startsStatement(at))
                statement(at);
        }
        std::string result;
        std::size_t from = 0;
        for (const auto& [at, text] : m_insertions) {
            result += m_text.substr(from, at - from) + text;
            from = at;
        }
        return "#include \"tests/switches/switch.h\"\n#line 1 \"" + m_name + "\"\n" + result + m_text.substr(from);
    }

private:
    /// The lines of each function, and the ids in the comment above it.
    void findFunctions()
    {
        std::istringstream lines(m_text);
        std::string line;
        std::string comment;
        std::set<std::string> ids;
        std::string signature;
        std::size_t at = 0;
        bool inside = false;
        while (std::getline(lines, line)) {
            if (line.starts_with("//"))
                comment += line + '\n';
            else if (line == "{")
                inside = true, ids = idsIn(comment);
            else if (line == "}")
                inside = false, comment.clear();
            else if (line.empty() && !inside)
                comment.clear(), signature.clear();
            else if (!inside)
                signature += line;
            m_lineStarts.push_back(at);
            m_ofFunction.push_back(inside ? ids : std::set<std::string>());
            m_inside.push_back(inside && signature.find("::broken") == std::string::npos); // a proof is no rule
            at += line.size() + 1;
        }
        m_lineStarts.push_back(m_text.size());
    }

    [[nodiscard]] std::size_t lineOf(std::size_t at) const
    {
        return static_cast<std::size_t>(std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), at)
                                        - m_lineStarts.begin())
            - 1;
    }
    [[nodiscard]] std::string lineText(std::size_t line) const
    {
        return m_text.substr(m_lineStarts[line], m_lineStarts[line + 1] - m_lineStarts[line]);
    }
    [[nodiscard]] bool isToken(std::size_t at, std::string_view token) const
    {
        return m_bare.compare(at, token.size(), token) == 0 && (at == 0 || !isWord(m_bare[at - 1]))
            && !isWord(m_bare[at + token.size()]);
    }
    [[nodiscard]] std::size_t skipBlanks(std::size_t at) const
    {
        while (at < m_bare.size() && std::isspace(static_cast<unsigned char>(m_bare[at])) != 0)
            ++at;
        return at;
    }
    /// The place before `at` that is no blank; npos if there is none.
    [[nodiscard]] std::size_t before(std::size_t at) const
    {
        while (at-- > 0) {
            if (std::isspace(static_cast<unsigned char>(m_bare[at])) == 0)
                return at;
        }
        return std::string::npos;
    }
    /// Of an opening bracket, the closing one.
    [[nodiscard]] std::size_t closing(std::size_t open) const
    {
        int depth = 0;
        for (std::size_t at = open; at < m_bare.size(); ++at) {
            if (m_bare[at] == '(' || m_bare[at] == '{' || m_bare[at] == '[')
                ++depth;
            else if ((m_bare[at] == ')' || m_bare[at] == '}' || m_bare[at] == ']') && --depth == 0)
                return at;
        }
        return m_bare.size();
    }
    /// Of a closing bracket, the opening one.
    [[nodiscard]] std::size_t opening(std::size_t close) const
    {
        int depth = 0;
        for (std::size_t at = close + 1; at-- > 0;) {
            if (m_bare[at] == ')' || m_bare[at] == '}' || m_bare[at] == ']')
                ++depth;
            else if ((m_bare[at] == '(' || m_bare[at] == '{' || m_bare[at] == '[') && --depth == 0)
                return at;
        }
        return 0;
    }
    /// Whether a closing bracket ends what `if`, `for` or `while` ask.
    [[nodiscard]] bool closesHead(std::size_t close) const
    {
        const std::size_t word = before(opening(close));
        if (word == std::string::npos || word < 2)
            return false;
        return isToken(word - 1, "if") || isToken(word - 2, "for") || (word > 4 && isToken(word - 4, "while"));
    }

    [[nodiscard]] bool startsStatement(std::size_t at) const
    {
        if (at == 0 || !(isWord(m_bare[at]) || m_bare[at] == '+' || m_bare[at] == '-') || !m_inside[lineOf(at)])
            return false;
        if (std::isspace(static_cast<unsigned char>(m_bare[at - 1])) == 0)
            return false;
        const std::size_t last = before(at);
        if (last == std::string::npos)
            return false;
        switch (m_bare[last]) {
        case ';':
            return !insideHead(at);
        case '{':
        case '}':
            return true;
        case ')':
            return closesHead(last);
        case ':': // a label, not ?:
            return std::regex_search(lineText(lineOf(last)), std::regex(R"(^\s*(case\b.*|default):)"));
        case 'e':
            return last >= 3 && isToken(last - 3, "else");
        default:
            return false;
        }
    }
    /// Whether a place lies between the brackets of `for` or `if`.
    [[nodiscard]] bool insideHead(std::size_t at) const
    {
        int depth = 0;
        for (; at-- > 0;) {
            const char c = m_bare[at];
            if (c == ')' || c == '}' || c == ']')
                ++depth;
            else if ((c == '{' || c == '(' || c == '[') && depth-- == 0)
                return c == '(';
        }
        return false;
    }
    /// The semicolon that ends a statement; a brace that opens before it, outside of brackets, means that there is none.
    [[nodiscard]] std::size_t endOfStatement(std::size_t at) const
    {
        for (; at < m_bare.size(); ++at) {
            if (m_bare[at] == '(' || m_bare[at] == '[')
                at = closing(at);
            else if (m_bare[at] == ';')
                return at;
            else if (m_bare[at] == '{' || m_bare[at] == '}')
                return std::string::npos;
        }
        return std::string::npos;
    }

    void statement(std::size_t at)
    {
        static const std::set<std::string> others = {"return", "const",    "auto",   "using",     "case",   "default",
                                                     "break",  "continue", "for",    "while",     "if",     "else",
                                                     "switch", "do",       "struct", "enum",      "static", "constexpr",
                                                     "throw",  "say",      "tell",   "namespace", "assert"};
        if (isToken(at, "return")) {
            answer(at + 6);
            return refusals(at);
        }
        if (m_bare.compare(at, 11, "const bool ") == 0)
            return answer(m_bare.find('=', at) + 1);
        std::size_t name = at;
        while (m_bare[name] == '+' || m_bare[name] == '-')
            ++name;
        std::size_t end = name;
        while (isWord(m_bare[end]) || (m_bare.compare(end, 2, "::") == 0 && (end += 1)))
            ++end;
        if (end == name || others.contains(m_bare.substr(name, end - name)))
            return;
        const bool counts = name != at;
        const std::size_t next = skipBlanks(end);
        const std::string_view rest = std::string_view(m_bare).substr(next, 2);
        const bool expression = counts || rest.starts_with('(') || rest.starts_with('.') || rest.starts_with("->")
            || rest.starts_with('[') || rest == "++" || rest == "--"
            || (rest.size() == 2 && rest[1] == '=' && rest != "==") || (rest.starts_with('=') && next > end);
        const std::size_t last = endOfStatement(at);
        if (!expression || last == std::string::npos)
            return;
        insert(at, on("step", at, last) + " ? void("); // no `if`, which would take the `else` of another
        insert(last, ") : void()");
    }

    /// An action that is refused by a choice of rules, or by whatever has got so far.
    void refusals(std::size_t at)
    {
        const std::size_t head = before(at);
        const std::size_t last = endOfStatement(at);
        const bool alone = m_bare[head] == ')' && m_bare.substr(at, last - at).find('?') == std::string::npos;
        if (last == std::string::npos || alone)
            return; // its `if` has a switch
        static const std::regex literal("\"[A-Z]{3}-[A-Z]{0,2}[0-9]+[a-z]?\"");
        const std::string text = m_text.substr(at, last - at);
        for (auto it = std::sregex_iterator(text.begin(), text.end(), literal); it != std::sregex_iterator(); ++it) {
            const std::size_t from = at + static_cast<std::size_t>(it->position());
            const std::size_t to = from + static_cast<std::size_t>(it->length());
            const char next = m_bare[skipBlanks(to)];
            const std::string_view made = "Refusal("; // beside `Allowed`
            const bool argument = next != ';' && next != ':';
            if (argument && (from < made.size() || m_text.compare(from - made.size(), made.size(), made) != 0))
                continue; // of a function
            insert(from, "(" + on("refusal", from, to) + " ? ");
            insert(to, " : nullptr)");
        }
    }

    /// The parts of a condition that is returned or kept.
    void answer(std::size_t from)
    {
        from = skipBlanks(from);
        const std::size_t last = endOfStatement(from);
        if (last != std::string::npos && m_bare.substr(from, last - from).find('?') == std::string::npos)
            parts(from, last);
    }

    /// A condition: the whole of it, and each part if it is more than one.
    void condition(std::size_t at)
    {
        const std::size_t open = skipBlanks(at + 2);
        if (m_bare[open] != '(' || !m_inside[lineOf(at)])
            return;
        const std::size_t close = closing(open);
        std::size_t from = open + 1;
        for (std::size_t i = from; i < close; ++i) {
            if (m_bare[i] == '(' || m_bare[i] == '{' || m_bare[i] == '[')
                i = closing(i);
            else if (m_bare[i] == ';')
                from = skipBlanks(i + 1);
        }
        const std::string text = m_bare.substr(from, close - from);
        static const std::regex declaration(R"(^(const )?[A-Za-z_][\w:]*(<[^=]*>)?( const|[ *&])+\w+ = )");
        if (std::regex_search(text, declaration))
            return;
        insert(from, on("condition", at, close) + " && (");
        parts(from, close);
        insert(close, ")");
    }

    /// Each part of `a && b` counts as met where its switch is off, each of `a || b` as not met.
    void parts(std::size_t from, std::size_t close)
    {
        std::vector<std::size_t> ends;
        std::string joint;
        for (std::size_t i = from; i < close; ++i) {
            if (m_bare[i] == '(' || m_bare[i] == '{' || m_bare[i] == '[') {
                i = closing(i);
                continue;
            }
            const std::string two = m_bare.substr(i, 2);
            if (two != "&&" && two != "||")
                continue;
            if (!joint.empty() && two != joint)
                return; // mixed: the brackets are not written
            joint = two;
            ends.push_back(i++);
        }
        if (ends.empty())
            return;
        ends.push_back(close);
        for (const std::size_t end : ends) {
            std::size_t to = end;
            while (std::isspace(static_cast<unsigned char>(m_bare[to - 1])) != 0)
                --to;
            insert(from, joint == "&&" ? "(!" + on("part", from, to) + " || (" : "(" + on("part", from, to) + " && (");
            insert(to, "))");
            from = skipBlanks(end + 2);
        }
    }

    /// A switch for what stands from `at` to `last`, with its ids: those on its lines, else in the comment above it, else of the function.
    std::string on(const std::string& kind, std::size_t at, std::size_t last)
    {
        Place place;
        place.file = m_name;
        const std::size_t line = lineOf(at);
        place.line = line + 1;
        place.kind = kind;
        const std::size_t until = lineOf(last) + 1;
        std::string own;
        for (std::size_t i = line; i < until; ++i)
            own += lineText(i);
        if (kind == "condition" && lineText(until).find("return") != std::string::npos)
            own += lineText(until);
        place.ids = idsIn(own);
        place.stated = !place.ids.empty();
        for (std::size_t i = line; place.ids.empty() && i-- > 0 && m_inside[i];) {
            const std::string above = lineText(i);
            if (above.find_first_not_of(' ') != above.find("//"))
                break;
            place.ids = idsIn(above);
        }
        if (place.ids.empty())
            place.ids = m_ofFunction[line];
        place.text = m_text.substr(at, std::min(last, m_text.find('\n', at)) - at);
        m_places.push_back(std::move(place));
        return "::muster::switches::on(" + std::to_string(m_places.size()) + ")";
    }

    void insert(std::size_t at, std::string text) { m_insertions.emplace(at, std::move(text)); }

    std::string m_name;
    std::string m_text;
    std::string m_bare;
    std::vector<Place>& m_places;
    std::vector<std::size_t> m_lineStarts;
    std::vector<std::set<std::string>> m_ofFunction;
    std::vector<bool> m_inside;
    std::multimap<std::size_t, std::string> m_insertions; ///< those of one place in the order in which they were made
};

} // namespace

int main(int count, char** arguments)
{
    if (count < 4) {
        std::cerr << "usage: place_switches OUT PLACES FILE...\n";
        return 2;
    }
    const std::filesystem::path out(arguments[1]);
    std::vector<Place> places;
    for (int i = 3; i < count; ++i) {
        const std::filesystem::path path(arguments[i]);
        std::ifstream file(path);
        std::ostringstream text;
        text << file.rdbuf();
        const std::string name =
            "engine/games/" + path.parent_path().filename().string() + "/" + path.filename().string();
        const std::filesystem::path copy = out / path.parent_path().filename() / path.filename();
        std::filesystem::create_directories(copy.parent_path());
        std::ofstream(copy) << Source(name, text.str(), places).withSwitches();
    }
    std::ofstream list(arguments[2]);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Place& place = places[i];
        list << i + 1 << '\t' << place.file << '\t' << place.line << '\t' << place.kind << '\t'
             << (place.stated ? "stated" : "") << '\t';
        for (const std::string& id : place.ids)
            list << (id == *place.ids.begin() ? "" : ",") << id;
        list << '\t' << place.text << '\n';
    }
}

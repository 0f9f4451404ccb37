// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>
#include <string_view>

namespace muster::test {

/// Makes plain files: every form that the plain parser knows, nested, with comments and odd spacing.
class PlainText {
public:
    explicit PlainText(std::mt19937& random) : m_random(random) { }

    std::string make()
    {
        std::string text;
        if (chance(4))
            text += "# begin\n\n";
        block(text, 0, 0);
        return text;
    }

private:
    bool chance(unsigned of) { return m_random() % of == 0; }
    template <std::size_t N>
    std::string pick(const char* const (&words)[N])
    {
        return words[m_random() % N];
    }

    std::string word()
    {
        static const char* const Words[] = {"a",
                                            "Soldier's Blade",
                                            "x:y",
                                            "-3",
                                            "80",
                                            "é",
                                            "type:coin metal:gold",
                                            "a#b",
                                            "null",
                                            "~",
                                            "two  words",
                                            "nullx",
                                            "a (b) c",
                                            "-class:x",
                                            "50%",
                                            "a\"b",
                                            "yes",
                                            "1.5",
                                            "n",
                                            "ﬀ𝄞"};
        return pick(Words);
    }
    std::string quoted()
    {
        static const char* const Words[] = {
            "\"a\"",         "'b'",     "\"a: b # c\"", "''",     "\"\"", "'it''s'", "\"say \\\"x\\\"\"",
            "\"a\\nb\\\\\"", "\"[é]\"", "'~'",          "\" a \""};
        return pick(Words);
    }
    std::string uniqueKey()
    {
        static const char* const Keys[] = {"a", "name ", "at least ", "x-y", "n", "é", "null", "on[1]", "No"};
        const auto number = std::to_string(m_next++);
        return chance(6) ? "\"k" + number + "\"" : chance(6) ? "'k" + number + "'" : pick(Keys) + number;
    }
    std::string flow(int depth, int column)
    {
        if (depth > 3 || chance(2)) {
            static const char* const Words[] = {"a", "x:y", "-3", "b c", "é", "Soldier's Blade", "~", "null", "a (b)"};
            return chance(4) ? quoted() : pick(Words);
        }
        const bool isMap = chance(2);
        std::string text(1, isMap ? '{' : '[');
        const auto count = m_random() % 4;
        for (unsigned i = 0; i < count; ++i) {
            if (i > 0)
                text += chance(5) ? ",\n" + std::string(std::size_t(column) + 1 + m_random() % 3, ' ')
                    : chance(3)   ? ","
                                  : ", ";
            if (isMap)
                text += uniqueKey() + ": ";
            text += flow(depth + 1, column);
        }
        if (chance(6))
            text += ' ';
        return text + (isMap ? '}' : ']');
    }
    std::string lines(int column)
    {
        const std::string indent(std::size_t(column) + 1 + m_random() % 3, ' ');
        std::string text = chance(2) ? "|" : ">";
        const bool isLiteral = text == "|";
        text += chance(2) ? "-\n" : "\n";
        const auto count = 1 + m_random() % 3;
        for (unsigned i = 0; i < count; ++i) {
            text += indent + "words: # \"of\" line" + (isLiteral && chance(3) ? "  " : "") + "\n";
            if (isLiteral && chance(3))
                text += indent + "  further\n";
            if (chance(3))
                text += "\n";
        }
        return text;
    }
    void value(std::string& text, int column)
    {
        if (chance(8)) {
            text += " " + lines(column);
            return;
        }
        text += chance(8) ? "   " : " ";
        text += chance(3) ? flow(0, column) : chance(3) ? quoted() : word();
        text += chance(8) ? "  # note\n" : chance(8) ? "  \n" : "\n";
        if (chance(10))
            text += chance(2) ? "\n" : "      # alone\n";
    }
    void block(std::string& text, int column, int depth)
    {
        const bool isMap = chance(2) || depth == 0;
        const auto count = 1 + m_random() % 4;
        for (unsigned i = 0; i < count; ++i) {
            if (i > 0 || text.empty() || text.back() == '\n')
                text += std::string(std::size_t(column), ' ');
            text += isMap ? uniqueKey() + ":" : "-";
            if (isMap && chance(10))
                text += "\n"; // nothing
            else if (depth < 4 && chance(3)) {
                const bool isOnLine = !isMap && chance(2);
                text += isOnLine ? " " : chance(5) ? " # below\n" : "\n";
                block(text, column + 2, depth + 1);
            } else
                value(text, column);
        }
    }

    std::mt19937& m_random;
    int m_next = 0;
};

/// Changes a text in up to three places: takes something out, puts a sign in, or writes over one.
inline void damage(std::string& text, std::mt19937& random)
{
    static constexpr std::string_view Shreds = " \n:#-[]{},'\"|>?&*!%~a\t\\";
    const auto changes = 1 + random() % 3;
    for (unsigned change = 0; change < changes && !text.empty(); ++change) {
        const auto place = random() % text.size();
        const char shred = Shreds[random() % Shreds.size()];
        if (random() % 3 == 0)
            text.erase(place, 1 + random() % 3);
        else if (random() % 2 == 0)
            text.insert(place, 1, shred);
        else
            text[place] = shred;
    }
}

} // namespace muster::test

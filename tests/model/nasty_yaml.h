// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace muster::test {

inline std::string repeated(std::string_view text, std::size_t times)
{
    std::string result;
    result.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

/// Files that try to crash, hang or confuse a reader of YAML, by name. None is larger than a megabyte, so that none
/// gets by for its size alone. Readers must take or refuse each within a second.
inline std::vector<std::pair<std::string, std::string>> nastyYaml()
{
    constexpr std::size_t Deep = 100'000;
    std::vector<std::pair<std::string, std::string>> files{
        {"empty", ""},
        {"only a BOM", "\xef\xbb\xbf"},
        {"only blanks", repeated(" ", 1'000'000)},
        {"only line ends", repeated("\n", 1'000'000)},
        {"only a comment", "#" + repeated("x", 999'999)},
        {"open lists", repeated("[", Deep)},
        {"nested lists", repeated("[", Deep) + repeated("]", Deep)},
        {"open maps", repeated("{a: ", Deep)},
        {"nested dashes", repeated("- ", Deep)},
        {"nested dashes on a line each",
         [] {
             std::string text;
             for (std::size_t i = 0; i < 1000; ++i)
                 text += std::string(i, ' ') + "-\n";
             return text;
         }()},
        {"nested keys",
         [] {
             std::string text;
             for (std::size_t i = 0; i < 1000; ++i)
                 text += std::string(i, ' ') + "a:\n";
             return text;
         }()},
        {"question marks", repeated("? ", Deep)},
        {"questions in lists", repeated("[? ", Deep)},
        {"closing brackets", repeated("]", Deep)},
        {"commas", "[" + repeated(",", Deep) + "]"},
        {"commas in lists", repeated("- [,]\n", 66'000)},
        {"commas in nested lists", repeated("- [[,], [,,]]\n", 40'000)},
        {"dashes with nothing behind", repeated("-\n", 199'000)},
        {"colons", repeated(": ", Deep)},
        {"a cycle", "&a [*a]"},
        {"a cycle of maps", "a: &x\n  b: *x\n"},
        {"an alias of nothing", "a: *nowhere\n"},
        {"a merge key", "a: &x {b: 1}\nc:\n  <<: *x\n"},
        {"billion laughs",
         [] {
             std::string text = "a0: &a0 [lol, lol]\n";
             for (int i = 1; i < 40; ++i) {
                 const auto last = std::to_string(i - 1);
                 const auto name = std::to_string(i);
                 text += "a" + name + ": &a" + name + " [*a" + last + ", *a" + last + "]\n";
             }
             return text;
         }()},
        {"anchors", repeated("&a ", 300'000)},
        {"anchors in a list", "[" + repeated("&a x,", 190'000) + "]"},
        {"aliases in a list", "[&a x," + repeated("*a,", 190'000) + "]"},
        {"tags", repeated("!", 1'000'000)},
        {"tags in a list", "[" + repeated("!t x,", 190'000) + "]"},
        {"tag directives", repeated("%TAG ! !\n", 100'000)},
        {"directives", repeated("%YAML 1.2\n", 100'000)},
        {"an unknown directive", "%MUSTER 1\n---\na: 1\n"},
        {"a far version", "%YAML 99.0\n---\na: 1\n"},
        {"documents", repeated("---\n", 200'000)},
        {"document ends", repeated("...\n", 200'000)},
        {"an open quote", "a: \"" + repeated("x", 999'000)},
        {"an open apostrophe", "a: '" + repeated("x", 999'000)},
        {"quotes", repeated("\"a\"", 300'000)},
        {"escapes", "a: \"" + repeated("\\n", 400'000) + "\""},
        {"a bad escape", "a: \"\\q\""},
        {"a half escape", "a: \"\\u12"},
        {"a surrogate escape", "a: \"\\ud800\""},
        {"an escape past Unicode", "a: \"\\UFFFFFFFF\""},
        {"escaped line ends", "a: \"" + repeated("\\\n", 400'000) + "\""},
        {"words on lines", repeated("a\n", 500'000)},
        {"words on a line", "a: " + repeated("x ", 499'000)},
        {"a long word", repeated("x", 1'000'000)},
        {"a long key", repeated("x", 999'000) + ": v"},
        {"blanks and tabs", "a: " + repeated(" \t", 490'000)},
        {"a literal block", "a: |\n" + repeated(" x\n", 330'000)},
        {"a folded block of nothing", "a: >\n" + repeated("\n", 900'000)},
        {"a block with a bad indent", "a: |99\n x\n"},
        {"indented by too much", repeated(" ", 999'000) + "a"},
        {"the same key", repeated("k: v\n", 200'000)},
        {"many keys",
         [] {
             std::string text;
             for (int i = 0; i < 90'000; ++i)
                 text += "k" + std::to_string(i) + ": v\n";
             return text;
         }()},
        {"lists as keys", repeated("? [a]\n: b\n", 90'000)},
        {"null keys", repeated("~: b\n", 190'000)},
        {"an open list on many lines", "[a" + repeated("\n", 999'000)},
        {"a tab as indent", "a:\n\tb: 1\n"},
        {"carriage returns", repeated("a: 1\r", 1000)},
        {"text after a list", "[1, 2] foo\n"},
        {"text after a quote", "a: \"b\" c\n"},
        {"a map in a word", "a: b: c\n"},
        {"reserved signs", "a: @b\nc: `d`\n"},
        {"UTF-16",
         std::string("\xff\xfe"
                     "a\0:\0 \0b\0",
                     10)},
        {"UTF-16 without a mark", std::string("a\0:\0 \0b\0", 8)},
        {"UTF-32", std::string("\0\0\xfe\xff\0\0\0a", 8)},
        {"overlong UTF-8", "a: \xc0\xaf"},
        {"a lone surrogate", "a: \xed\xa0\x80"},
        {"cut UTF-8", "a: \xe2\x82"},
        {"past Unicode", "a: \xf4\x90\x80\x80"},
    };
    for (int c = 0; c < 0x20; ++c) {
        if (c != '\t' && c != '\n' && c != '\r')
            files.emplace_back("control character " + std::to_string(c),
                               "a: b" + std::string(1, char(c)) + "c\nd: e\n");
    }
    return files;
}

/// Shreds of YAML put together at random: mostly wrong, sometimes right. The same seed gives the same text anywhere.
inline std::string randomYaml(std::mt19937& random)
{
    static constexpr std::string_view Shreds[] = {
        "a",      "b",  ": ",   ":", "- ",   "-",    "[",   "]",      "{",     "}",   ",",  "\n",    "\n  ",
        "\n    ", "\"", "'",    "#", " # c", "|\n",  ">\n", "&x ",    "*x",    "!t ", "? ", "---\n", "...\n",
        "1",      "~",  "null", "é", "\t",   "\r\n", "%",   "a: b\n", "- c\n", "  ",  "\\"};
    std::string text;
    const auto length = 1 + random() % 24;
    for (unsigned i = 0; i < length; ++i)
        text += Shreds[random() % std::size(Shreds)];
    return text;
}

} // namespace muster::test

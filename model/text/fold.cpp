// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/fold.h"

#include <algorithm>
#include <array>
#include <vector>

#include <utf8proc.h>

#include "model/text/utf8.h"

namespace muster {

namespace {

constexpr char32_t CyrillicI = 0x438, Breve = 0x306;

/// What becomes of an ASCII character: 0 is dropped, a blank is white space.
constexpr std::array<char, 128> AsciiFolded = [] {
    std::array<char, 128> table{};
    for (int c = 0x20; c < 0x7f; ++c)
        table[static_cast<std::size_t>(c)] = static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    for (const char c : {'\t', '\n', '\v', '\f', '\r'})
        table[static_cast<unsigned char>(c)] = ' ';
    table['`'] = '\'';
    return table;
}();

struct Replacement {
    char32_t code;
    std::string_view text;
};

/// Punctuation that Unicode keeps apart, or takes apart in a way of no use here. Sorted.
constexpr Replacement Punctuation[] = {
    {0x85, " "},    {0xab, "\""},   {0xb4, "'"},    {0xbb, "\""},  {0x2b9, "'"},   {0x2ba, "\""},  {0x2bb, "'"},
    {0x2bc, "'"},   {0x2bd, "'"},   {0x2c8, "'"},   {0x2ca, "'"},  {0x2cb, "'"},   {0x2d7, "-"},   {0x1ffd, "'"},
    {0x2018, "'"},  {0x2019, "'"},  {0x201a, "'"},  {0x201b, "'"}, {0x201c, "\""}, {0x201d, "\""}, {0x201e, "\""},
    {0x201f, "\""}, {0x2032, "'"},  {0x2033, "\""}, {0x2035, "'"}, {0x2036, "\""}, {0x2039, "'"},  {0x203a, "'"},
    {0x2044, "/"},  {0x2212, "-"},  {0x2215, "/"},  {0x275b, "'"}, {0x275c, "'"},  {0x275d, "\""}, {0x275e, "\""},
    {0x301d, "\""}, {0x301e, "\""}, {0x301f, "\""}, {0xff07, "'"}, {0xff40, "'"},
};

/// Letters that Unicode does not take apart into a letter and a mark. Sorted; lower case only.
constexpr Replacement Letters[] = {
    {0xe6, "ae"},  {0xf0, "d"},   {0xf8, "o"},   {0xfe, "th"},  {0x111, "d"},  {0x127, "h"},  {0x131, "i"},
    {0x138, "k"},  {0x142, "l"},  {0x14b, "n"},  {0x153, "oe"}, {0x167, "t"},  {0x180, "b"},  {0x188, "c"},
    {0x18c, "d"},  {0x192, "f"},  {0x199, "k"},  {0x19a, "l"},  {0x19e, "n"},  {0x1a5, "p"},  {0x1ab, "t"},
    {0x1ad, "t"},  {0x1b4, "y"},  {0x1b6, "z"},  {0x1e5, "g"},  {0x221, "d"},  {0x225, "z"},  {0x234, "l"},
    {0x235, "n"},  {0x236, "t"},  {0x237, "j"},  {0x23c, "c"},  {0x23f, "s"},  {0x240, "z"},  {0x247, "e"},
    {0x249, "j"},  {0x24b, "q"},  {0x24d, "r"},  {0x24f, "y"},  {0x253, "b"},  {0x256, "d"},  {0x257, "d"},
    {0x260, "g"},  {0x268, "i"},  {0x26b, "l"},  {0x272, "n"},  {0x289, "u"},  {0x2c61, "l"}, {0x2c65, "a"},
    {0x2c66, "t"}, {0x2c68, "h"}, {0x2c6a, "k"}, {0x2c6c, "z"}, {0xa741, "k"}, {0xa749, "l"}, {0xa74b, "o"},
    {0xa751, "p"}, {0xa757, "q"},
};

const Replacement* find(const Replacement* begin, const Replacement* end, char32_t code)
{
    const auto* found =
        std::lower_bound(begin, end, code, [](const Replacement& r, char32_t wanted) { return r.code < wanted; });
    return found != end && found->code == code ? found : nullptr;
}

static_assert(std::is_sorted(std::begin(Punctuation), std::end(Punctuation),
                             [](const Replacement& a, const Replacement& b) { return a.code < b.code; }));
static_assert(std::is_sorted(std::begin(Letters), std::end(Letters),
                             [](const Replacement& a, const Replacement& b) { return a.code < b.code; }));

/// Accents, dots, strokes and the optional points of Hebrew and Arabic; not the vowels of Indic and Thai script, nor
/// the marks that turn か into が.
bool isAccent(utf8proc_propval_t combiningClass)
{
    return combiningClass >= 200 || (combiningClass >= 1 && combiningClass <= 6)
        || (combiningClass >= 10 && combiningClass <= 36);
}

class Folder {
public:
    Folder(std::string_view text, std::string& result) : m_text(text), m_result(result) { }

    void run()
    {
        auto at = leadingAscii();
        while (at < m_text.size()) {
            const auto byte = static_cast<unsigned char>(m_text[at]);
            if (byte < 0x80) {
                ascii(AsciiFolded[byte]);
                ++at;
            } else {
                const auto decoded = decodeUtf8(m_text, at);
                other(decoded.code);
                at += decoded.length;
            }
        }
        flushMarks();
    }

private:
    /// Folds up to the first byte that is not ASCII, which for most texts is the end, without a call a character.
    std::size_t leadingAscii()
    {
        m_result.resize(m_text.size() + 1);
        char* const begin = m_result.data();
        char* out = begin;
        std::size_t at = 0;
        for (; at < m_text.size(); ++at) {
            const auto byte = static_cast<unsigned char>(m_text[at]);
            if (byte >= 0x80)
                break;
            const char c = AsciiFolded[byte];
            if (c == ' ') {
                m_blank = true;
            } else if (c != 0) {
                *out = ' ';
                out += m_blank && out != begin ? 1 : 0;
                m_blank = false;
                *out++ = c;
            }
        }
        m_result.resize(static_cast<std::size_t>(out - begin));
        if (!m_result.empty() && !m_blank)
            m_base = static_cast<unsigned char>(m_result.back());
        return at;
    }

    void ascii(char c)
    {
        if (c == 0)
            return;
        if (!m_marks.empty())
            flushMarks();
        m_base = static_cast<unsigned char>(c);
        if (c == ' ') {
            m_blank = true;
            return;
        }
        flushBlank();
        m_result.push_back(c);
    }

    void asciiText(std::string_view text)
    {
        for (const char c : text)
            ascii(c);
    }

    void other(char32_t code)
    {
        if (const auto* replacement = find(std::begin(Punctuation), std::end(Punctuation), code))
            return asciiText(replacement->text);
        std::array<utf8proc_int32_t, 32> parts; // the longest decomposition has 18 code points
        int boundary = 0;
        const auto count = utf8proc_decompose_char(
            static_cast<utf8proc_int32_t>(code), parts.data(), static_cast<utf8proc_ssize_t>(parts.size()),
            static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE),
            &boundary);
        if (count < 0 || count > static_cast<utf8proc_ssize_t>(parts.size()))
            return starter(code);
        for (utf8proc_ssize_t i = 0; i < count; ++i)
            part(static_cast<char32_t>(parts[static_cast<std::size_t>(i)]));
    }

    void part(char32_t code)
    {
        if (code < 0x80)
            return ascii(AsciiFolded[code]);
        if (const auto* replacement = find(std::begin(Punctuation), std::end(Punctuation), code))
            return asciiText(replacement->text);
        if (const auto* replacement = find(std::begin(Letters), std::end(Letters), code))
            return asciiText(replacement->text);
        const auto* property = utf8proc_get_property(static_cast<utf8proc_int32_t>(code));
        switch (property->category) {
        case UTF8PROC_CATEGORY_ZS:
        case UTF8PROC_CATEGORY_ZL:
        case UTF8PROC_CATEGORY_ZP:
            return ascii(' ');
        case UTF8PROC_CATEGORY_PD:
            return ascii('-');
        case UTF8PROC_CATEGORY_CC:
        case UTF8PROC_CATEGORY_CF:
        case UTF8PROC_CATEGORY_ME:
            return;
        case UTF8PROC_CATEGORY_MN:
        case UTF8PROC_CATEGORY_MC:
            return mark(code, property->combining_class);
        default:
            return starter(code);
        }
    }

    void mark(char32_t code, utf8proc_propval_t combiningClass)
    {
        // й is a letter of its own, not an и with an accent.
        const bool ofShortI = code == Breve && m_base == CyrillicI
            && std::none_of(m_marks.begin(), m_marks.end(), [](const Mark& m) { return m.code == Breve; });
        if (isAccent(combiningClass) && !ofShortI)
            return;
        if (combiningClass == 0)
            return starter(code);
        m_marks.push_back({code, combiningClass});
    }

    void starter(char32_t code)
    {
        flushMarks();
        flushBlank();
        m_base = code;
        appendUtf8(m_result, code);
    }

    void flushBlank()
    {
        if (m_blank && !m_result.empty())
            m_result.push_back(' ');
        m_blank = false;
    }

    /// Marks stand in their canonical order, whichever way they were typed.
    void flushMarks()
    {
        if (m_marks.empty())
            return;
        std::stable_sort(m_marks.begin(), m_marks.end(),
                         [](const Mark& a, const Mark& b) { return a.combiningClass < b.combiningClass; });
        flushBlank();
        for (const auto& each : m_marks)
            appendUtf8(m_result, each.code);
        m_marks.clear();
    }

    struct Mark {
        char32_t code;
        utf8proc_propval_t combiningClass;
    };

    std::string_view m_text;
    std::string& m_result;
    std::vector<Mark> m_marks; ///< kept marks since the last base character
    char32_t m_base = ' ';
    bool m_blank = false; ///< white space that becomes a blank once something follows
};

} // namespace

void foldInto(std::string_view text, std::string& result) { Folder(text, result).run(); }

std::string fold(std::string_view text)
{
    std::string result;
    foldInto(text, result);
    return result;
}

} // namespace muster

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>

#include "model/text/fold.h"

namespace muster::app {

namespace {

/// The character that the text begins with, if it turns the direction of writing (U+202A to U+202E, U+2066 to U+2069); else 0.
int turnsWriting(std::string_view text)
{
    if (!text.starts_with("\xe2\x80") && !text.starts_with("\xe2\x81"))
        return 0;
    const int code = 0x2000 + ((text[1] & 0x3f) << 6) + (text.size() > 2 ? text[2] & 0x3f : 0);
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ? code : 0;
}

} // namespace

JsonWriter JsonWriter::items(int depth)
{
    JsonWriter writer;
    writer.m_levels.resize(static_cast<std::size_t>(depth), Level{.array = true});
    return writer;
}

JsonWriter& JsonWriter::array(std::string_view name, JsonWriter items)
{
    key(name).beginArray();
    m_levels.back().empty = items.m_levels.back().empty;
    m_out += items.m_out;
    return endArray();
}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(m_levels.size() * 2, ' ');
}

void JsonWriter::separate()
{
    if (m_afterKey) {
        m_afterKey = false;
        return;
    }
    if (m_levels.empty())
        return;
    if (!m_levels.back().empty)
        m_out += ',';
    m_levels.back().empty = false;
    newLine();
}

JsonWriter& JsonWriter::beginObject()
{
    separate();
    m_out += '{';
    m_levels.push_back({.array = false});
    return *this;
}

JsonWriter& JsonWriter::beginArray()
{
    separate();
    m_out += '[';
    m_levels.push_back({.array = true});
    return *this;
}

JsonWriter& JsonWriter::endObject()
{
    const bool empty = m_levels.back().empty;
    m_levels.pop_back();
    if (!empty)
        newLine();
    m_out += '}';
    return *this;
}

JsonWriter& JsonWriter::endArray()
{
    const bool empty = m_levels.back().empty;
    m_levels.pop_back();
    if (!empty)
        newLine();
    m_out += ']';
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name)
{
    separate();
    append(name);
    m_out += ": ";
    m_afterKey = true;
    return *this;
}

void JsonWriter::append(std::string_view text)
{
    static constexpr std::string_view hex = "0123456789abcdef";
    m_out += '"';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        switch (c) {
        case '"':
            m_out += "\\\"";
            break;
        case '\\':
            m_out += "\\\\";
            break;
        case '\n':
            m_out += "\\n";
            break;
        case '\r':
            m_out += "\\r";
            break;
        case '\t':
            m_out += "\\t";
            break;
        default:
            if (const auto byte = static_cast<unsigned char>(c); byte < 0x20 || byte == 0x7f) {
                m_out += "\\u00";
                m_out += hex[byte >> 4];
                m_out += hex[byte & 15];
            } else if (byte == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) {
                // U+0080 to U+009F, which some terminals obey as they do escapes
                const auto next = static_cast<unsigned char>(text[++i]);
                m_out += "\\u00";
                m_out += hex[next >> 4];
                m_out += hex[next & 15];
            } else if (const int turned = turnsWriting(text.substr(i)); turned != 0) {
                m_out += "\\u20";
                m_out += hex[static_cast<std::size_t>(turned >> 4 & 15)];
                m_out += hex[static_cast<std::size_t>(turned & 15)];
                i += 2;
            } else {
                m_out += c;
            }
        }
    }
    m_out += '"';
}

JsonWriter& JsonWriter::value(std::string_view text)
{
    separate();
    if (isUtf8(text))
        append(text);
    else
        append(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toStdString());
    return *this;
}

JsonWriter& JsonWriter::value(const QString& text)
{
    // Unpaired surrogates become U+FFFD on the way to UTF-8.
    separate();
    append(text.toStdString());
    return *this;
}

JsonWriter& JsonWriter::value(std::int64_t number)
{
    separate();
    m_out += std::to_string(number);
    return *this;
}

JsonWriter& JsonWriter::value(double number)
{
    if (!std::isfinite(number))
        return null();
    separate();
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    m_out.append(digits.data(), end);
    return *this;
}

JsonWriter& JsonWriter::value(bool flag)
{
    separate();
    m_out += flag ? "true" : "false";
    return *this;
}

JsonWriter& JsonWriter::null()
{
    separate();
    m_out += "null";
    return *this;
}

std::string JsonWriter::take()
{
    m_out += '\n';
    return std::move(m_out);
}

} // namespace muster::app

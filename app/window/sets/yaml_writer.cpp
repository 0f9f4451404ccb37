// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/yaml_writer.h"

#include <algorithm>
#include <array>

namespace muster::app {

namespace {

constexpr std::size_t LineLength = 120;

/// Texts that YAML readers take for something else than a text.
bool meansSomethingElse(std::string_view text)
{
    constexpr std::array<std::string_view, 12> Words{"~",   "null", "Null", "NULL", "true", "false",
                                                     "yes", "no",   "on",   "off",  "True", "False"};
    if (std::find(Words.begin(), Words.end(), text) != Words.end())
        return true;
    return text.find_first_not_of("0123456789+-.eExX_:") == std::string_view::npos; // a number, a date
}

bool isPlain(std::string_view text)
{
    constexpr std::string_view Signs = "-?:,[]{}#&*!|>'\"%@`=<";
    if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':')
        return false;
    const bool signedNumber = text.size() > 1 && text.front() == '-' && text[1] >= '0' && text[1] <= '9';
    if (Signs.find(text.front()) != std::string_view::npos && !signedNumber)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f
            || std::string_view(",[]{}\"\\").find(c) != std::string_view::npos)
            return false;
        if ((c == ':' && i + 1 < text.size() && text[i + 1] == ' ') || (c == '#' && i > 0 && text[i - 1] == ' '))
            return false;
    }
    return true;
}

std::string inQuotes(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            (result += '\\') += c;
        else if (c == '\n')
            result += "\\n";
        else if (c == '\t')
            result += "\\t";
        else
            result += c;
    }
    return result + '"';
}

std::string scalarOf(const yaml::Node& node)
{
    if (node.kind == yaml::NodeKind::Null)
        return "~";
    return node.quoted ? inQuotes(node.scalar) : yamlScalar(node.scalar, false);
}

} // namespace

std::string yamlScalar(std::string_view text, bool isText)
{
    return isPlain(text) && !(isText && meansSomethingElse(text)) ? std::string(text) : inQuotes(text);
}

std::string yamlFlow(const yaml::Node& node)
{
    std::string result;
    if (node.kind == yaml::NodeKind::List) {
        for (const yaml::Node& item : node.items)
            (result += result.empty() ? "" : ", ") += yamlFlow(item);
        return '[' + result + ']';
    }
    if (node.kind == yaml::NodeKind::Map) {
        for (const yaml::Pair& pair : node.pairs)
            ((result += result.empty() ? "" : ", ") += yamlScalar(pair.key, false) + ": ") += yamlFlow(pair.value);
        return '{' + result + '}';
    }
    return scalarOf(node);
}

std::string yamlValue(const yaml::Node& node, int indentation, std::size_t keyLength)
{
    std::string flow = yamlFlow(node);
    const bool fits = static_cast<std::size_t>(indentation) + keyLength + 2 + flow.size() <= LineLength;
    const bool isScalar = node.kind == yaml::NodeKind::Scalar || node.kind == yaml::NodeKind::Null;
    const bool isEmpty = node.items.empty() && node.pairs.empty();
    if (isScalar || isEmpty || fits)
        return ' ' + flow + '\n';
    const std::string indent(static_cast<std::size_t>(indentation) + 2, ' ');
    std::string block = "\n";
    if (node.kind == yaml::NodeKind::Map) {
        for (const yaml::Pair& pair : node.pairs) {
            const std::string key = yamlScalar(pair.key, false);
            block += indent + key + ':' + yamlValue(pair.value, indentation + 2, key.size());
        }
        return block;
    }
    for (const yaml::Node& item : node.items) {
        flow = yamlFlow(item);
        if (item.kind != yaml::NodeKind::Map || indent.size() + 2 + flow.size() <= LineLength) {
            block += indent + "- " + flow + '\n';
            continue;
        }
        std::string start = indent + "- ";
        for (const yaml::Pair& pair : item.pairs) {
            const std::string key = yamlScalar(pair.key, false);
            block += start + key + ':' + yamlValue(pair.value, indentation + 4, key.size());
            start = indent + "  ";
        }
    }
    return block;
}

} // namespace muster::app

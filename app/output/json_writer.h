// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace muster::app {

/// Writes one JSON document, indented, with the keys in the order in which they are given (readers of a report expect
/// the name before the list; QJsonObject sorts). Bytes that are not UTF-8 become U+FFFD, so that the document is
/// always valid. Every begin has its end; a value in an object follows its key.
class JsonWriter {
public:
    JsonWriter() = default;
    /// A writer for the items of a list that `array` will put into another document: lists that grow while something
    /// before them is not known yet.
    [[nodiscard]] static JsonWriter items(int depth);
    JsonWriter& array(std::string_view name, JsonWriter items);

    JsonWriter& beginObject();
    JsonWriter& endObject();
    JsonWriter& beginArray();
    JsonWriter& endArray();
    JsonWriter& key(std::string_view key);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(const std::string& text) { return value(std::string_view(text)); }
    JsonWriter& value(const QString& text);
    JsonWriter& value(std::int64_t number);
    JsonWriter& value(int number) { return value(static_cast<std::int64_t>(number)); }
    JsonWriter& value(std::uint32_t number) { return value(static_cast<std::int64_t>(number)); }
    JsonWriter& value(std::size_t number) { return value(static_cast<std::int64_t>(number)); }
    JsonWriter& value(double number);
    JsonWriter& value(bool flag);
    JsonWriter& null();

    template <class T>
    JsonWriter& field(std::string_view name, const T& v)
    {
        return key(name).value(v);
    }
    template <class T>
    JsonWriter& field(std::string_view name, const std::optional<T>& v)
    {
        return v ? key(name).value(*v) : key(name).null();
    }

    /// The document with a line feed at its end.
    [[nodiscard]] std::string take();

private:
    void separate();
    void newLine();
    void append(std::string_view text);

    struct Level {
        bool array = false;
        bool empty = true;
    };
    std::string m_out;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace muster::app

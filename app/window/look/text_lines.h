// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QCache>
#include <QFont>
#include <QStaticText>

namespace muster::app {

/// Lines of text as delegates draw them, laid out once and kept: a list is painted anew with each letter of a search and each
/// edit of a deck, and most of it stood there before. Laying a text out costs ten times as much as drawing it.
class TextLines {
public:
    TextLines();

    /// The text on one line, cut at its end with an ellipsis where it is wider than `width` pixels. Good until the next call.
    [[nodiscard]] const QStaticText& line(const QString& text, const QFont& font, int width);

private:
    struct Key {
        QString text;
        int width = 0;
        std::size_t font = 0;
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t qHash(const Key& key, std::size_t seed = 0)
        {
            return qHashMulti(seed, key.text, key.width, key.font);
        }
    };
    [[nodiscard]] std::size_t placeOf(const QFont& font);

    std::vector<QFont> m_fonts;
    QCache<Key, QStaticText> m_lines;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace muster::app {

/// How many cells of a terminal a text takes: two for wide characters, none for combining ones.
[[nodiscard]] int displayWidth(const QString& text);

/// A table for a terminal: each column as wide as its widest cell, numbers to the right, two blanks between.
class Columns {
public:
    explicit Columns(QStringList header) : m_header(std::move(header)) { }

    void add(QStringList row) { m_rows.push_back(std::move(row)); }
    /// The last column is cut, with an ellipsis, so that no line is wider than `width`; 0 cuts nothing.
    [[nodiscard]] QString text(int width = 0) const;

private:
    QStringList m_header;
    QList<QStringList> m_rows;
};

} // namespace muster::app

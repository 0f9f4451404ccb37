// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QStaticText>
#include <QStyledItemDelegate>

namespace muster::app {

/// Draws the plain cells of a table as the style does: one line of text, cut at the end where it does not fit. A table is
/// painted anew with each letter that is typed into a search, and the same few words stand in most of its cells; so a
/// text is laid out once and kept, where the style does it three times a cell and time. Selected cells and the current
/// one are left to the style. The model gives text and alignment, no icons, fonts or colours of single cells.
class CellDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CellDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// What is drawn and how much room it was cut for.
    struct Key {
        QString text;
        int width = 0;
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t qHash(const Key& key, std::size_t seed = 0) { return qHashMulti(seed, key.text, key.width); }
    };
    const QStaticText& laidOut(const QString& text, const QStyleOptionViewItem& option, int width) const;

    mutable QCache<Key, QStaticText> m_texts; ///< in m_font
    mutable QFont m_font;
};

} // namespace muster::app

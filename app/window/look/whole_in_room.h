// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

class QScrollArea;

namespace muster::app {

/// Keeps a list, a text or a page from being scrolled within a room that is scrolled itself: there it is as high as all that it
/// has to show, and the room alone is scrolled. Where the room has another size this is found out anew. The view owns it.
class WholeInRoom final : public QObject {
public:
    explicit WholeInRoom(QAbstractScrollArea& view);

    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// How much of the view is seen at once: a page of the keys.
    [[nodiscard]] int sight() const;
    /// A place of the view is brought into sight; of one that is too high its beginning.
    void reveal(const QRect& place);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QScrollArea* room() const; ///< nullptr where there is none, or it is being destroyed
    [[nodiscard]] const QAbstractScrollArea& scrolled() const;
    [[nodiscard]] int contents() const; ///< how high all is that there is to show
    void enterRoom();
    void fitSoon(); ///< once all around it has its size
    void fit();
    void setWhole(bool whole);

    QAbstractScrollArea& m_view;
    int m_least = 0;                                      ///< of the view where it is not whole
    Qt::ScrollBarPolicy m_policy = Qt::ScrollBarAsNeeded; ///< likewise
    QPointer<QObject> m_room;
    bool m_isWhole = false;
    bool m_isWaiting = false;
};

} // namespace muster::app

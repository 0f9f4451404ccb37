// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QPersistentModelIndex>
#include <QWidget>

#include "model/games/ids.h"

class QAbstractItemView;
class QLabel;

namespace muster::app {

class FaceView;

/// The face of the card on which the mouse rests in a list, beside the mouse, with what the list's tool tip says below it.
/// It takes neither the mouse nor the keyboard, and goes as soon as one of them does something else.
class HoverFace final : public QWidget {
    Q_OBJECT

public:
    /// The card that a row is about; an invalid one has the list show its own tool tip.
    using CardAt = std::function<CardIndex(const QModelIndex& index)>;

    explicit HoverFace(QWidget* parent);

    [[nodiscard]] FaceView& face() { return *m_face; }
    void watch(QAbstractItemView* view, CardAt cardAt);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Watched {
        QAbstractItemView* view;
        const QWidget* viewport; ///< its own: events still come from it while the view is being destroyed
        CardAt cardAt;
    };
    [[nodiscard]] QSize faceSize() const;
    void showAt(const QPoint& mouse, CardIndex card, const QString& words);

    FaceView* m_face;
    QLabel* m_words;
    std::vector<Watched> m_watched;
    QPersistentModelIndex m_over; ///< the row that is shown
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QRect>

class QVariantAnimation;

namespace muster::app {

class TableOverlay;

/// Where the cards of a table lie on the screen at one moment.
struct CardPlaces {
    struct Place {
        QRect rect;
        QRect seen; ///< what of it is below no other card
        int definition = -1;
        int damage = 0;
        int zone = 0;
        bool open = false; ///< its face lies there, not only in a pile
    };
    struct Zone {
        QRect rect;
        int number = 0; ///< row of the model
        int count = 0;
        int seat = 0;
        bool pile = false;
    };
    std::map<int, Place> cards; ///< by their numbers at the table
    std::vector<Zone> zones;
};

/// What is different between two positions is seen for a moment: a card moves to where it lies now, comes, goes, or is marked
/// where it takes damage. Nobody waits for it: the first key or click ends it, and has its effect.
class TableMotion final : public QObject {
    Q_OBJECT

public:
    static constexpr int Longest = 240; ///< milliseconds

    explicit TableMotion(TableOverlay& overlay);

    /// Milliseconds that a movement takes; 0 where the platform wants none.
    [[nodiscard]] int duration() const;
    /// Shows the way from one position to the other.
    void start(const CardPlaces& before, const CardPlaces& after);
    void finish();
    [[nodiscard]] bool isRunning() const;
    /// Whether a card is on its way, so that it does not lie where the table has it.
    [[nodiscard]] bool moves(int card) const { return m_moving.contains(card); }

Q_SIGNALS:
    void changed(); ///< what moves()

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Way {
        QRectF from;
        QRectF to;
        int definition = -1;
        bool comes = false; ///< out of nothing
        bool goes = false;
    };
    struct Hit {
        QRectF place;
        QString text;
    };
    void draw(double part);
    [[nodiscard]] static Way wayOf(const CardPlaces::Place* from, const CardPlaces::Place* to, const CardPlaces& before,
                                   const CardPlaces& after);

    TableOverlay& m_overlay;
    QVariantAnimation* m_animation;
    std::map<int, Way> m_moving;
    std::vector<Way> m_gone; ///< what is not on the table any more
    std::vector<Hit> m_hits;
};

} // namespace muster::app

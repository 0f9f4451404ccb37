// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/window/card/face_cache.h"
#include "app/window/document/game_data.h"

namespace muster::app {

/// Fronts and backs of the cards of a game, as pictures of the size at which they lie on the table.
class TableFaces final : public QObject {
    Q_OBJECT

public:
    explicit TableFaces(QObject* parent = nullptr);

    void setGame(std::shared_ptr<const GameData> data, const carddb::Places& places);
    /// Null as long as it is being drawn. `width` in device pixels.
    [[nodiscard]] QImage front(CardIndex card, int width) { return m_fronts.face(card, width); }
    [[nodiscard]] QImage back(int width);
    [[nodiscard]] std::shared_ptr<const FaceStyle> style() const { return m_style; }
    [[nodiscard]] const OwnPictures& pictures() const { return m_pictures; }

Q_SIGNALS:
    void drawn();

private:
    std::shared_ptr<const GameData> m_data;
    std::shared_ptr<const FaceStyle> m_style;
    OwnPictures m_pictures;
    FaceCache m_fronts;
    QImage m_back;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QPainter>
#include <QSize>

#include "app/faces/face_style.h"
#include "app/print/type.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// Faces in rows and columns without a gap, from the upper left, row by row.
class FaceSheet {
public:
    /// `places`: columns and rows. `width`: of a face in pixels.
    FaceSheet(QSize places, int width);

    void face(int place, const Catalogue& catalogue, CardIndex card, const FaceStyle& style, print::Type& type);
    void back(int place, const Game& game, print::Type& type);
    [[nodiscard]] const QImage& image() const { return m_image; }
    [[nodiscard]] QByteArray png() const;

private:
    void draw(int place, print::Marks marks, const print::Type& type);

    QSize m_places;
    QSize m_face;
    QImage m_image;
};

/// A picture of a whole deck, to show to others: its name, then each section with its cards as faces, how often below each. Lines that name no card for certain stand below as text.
[[nodiscard]] QImage deckPicture(const ResolvedDeck& deck, const FaceStyle& style, print::Type& type);

[[nodiscard]] QByteArray pngOf(const QImage& image);

} // namespace muster::app

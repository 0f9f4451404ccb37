// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include "carddb/places.h"
#include "model/base/result.h"

namespace muster::app {

/// The pictures that a person put on cards: files in their own folder, named after the card's id, one a card. Anyone may put
/// a file there by hand.
class OwnPictures {
public:
    OwnPictures() = default;
    OwnPictures(const carddb::Places& places, const QString& game);

    [[nodiscard]] QString folder() const { return m_folder; }
    /// The file of a card; empty where there is none.
    [[nodiscard]] QString fileOf(const QString& cardId) const;
    /// The picture, no larger than a face needs; null where there is none or it cannot be read.
    [[nodiscard]] QImage of(const QString& cardId) const;

    /// Takes a copy of the picture, in place of one that is there. The old one stays if the new one cannot be read.
    [[nodiscard]] Result<void> put(const QString& cardId, const QString& file) const;
    [[nodiscard]] Result<void> remove(const QString& cardId) const;

    /// Patterns for a file dialog: "*.png *.jpg".
    [[nodiscard]] static QString patterns();

private:
    QString m_folder;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "app/print/page.h"
#include "app/window/card/own_pictures.h"
#include "app/faces/face_style.h"

namespace muster::app {

namespace print {
class Type;
}

/// One card, as large as there is room, drawn anew at each size so that it is crisp at all of them. A picture that is dropped
/// on it is told, and so is a click.
class FaceView final : public QWidget {
    Q_OBJECT

public:
    explicit FaceView(QWidget* parent = nullptr);
    ~FaceView() override;

    void setCards(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const FaceStyle> style,
                  const OwnPictures& pictures);
    void setCard(CardIndex card); ///< an invalid one: nothing
    void reload();                ///< its picture has changed

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void pictureDropped(const QString& file);
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    std::shared_ptr<const FaceStyle> m_style;
    OwnPictures m_pictures;
    std::unique_ptr<print::Type> m_type;
    CardIndex m_card;
    print::Page m_page;
};

} // namespace muster::app

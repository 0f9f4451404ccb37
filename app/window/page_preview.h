// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/print/page.h"
#include "app/print/type.h"

namespace muster::app {

/// One page as it will be on paper, as large as the widget allows, or larger to be read.
class PagePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PagePreview(const print::Type& type, QWidget* parent = nullptr);

    void setPages(std::vector<print::Page> pages);
    /// Stands there as long as there is no page.
    void setEmptyText(const QString& sentence);
    [[nodiscard]] const std::vector<print::Page>& pages() const { return m_pages; }
    [[nodiscard]] int page() const { return m_page; } ///< from 0
    void setPage(int page);

    /// From then on a click, the wheel and keys make the page larger; it takes the keyboard for that.
    void setZoomable();
    [[nodiscard]] double zoom() const { return m_zoom; } ///< 1: the whole page is seen

    [[nodiscard]] QSize sizeHint() const override { return {420, 594}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] double scale() const;   ///< pixels a millimetre
    [[nodiscard]] QPointF origin() const; ///< where the page's corner is
    void setZoom(double zoom, QPointF at);
    void moveBy(QPointF pixels);

    const print::Type& m_type;
    std::vector<print::Page> m_pages;
    int m_page = 0;
    QString m_emptyText;
    bool m_isZoomable = false;
    double m_zoom = 1;
    QPointF m_middle;       ///< of the page, in millimetres: in the middle of the widget
    QPointF m_pressed;      ///< where the mouse went down, or was when it last moved
    bool m_isMoved = false; ///< since then: it is no click
};

} // namespace muster::app

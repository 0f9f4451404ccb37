// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/print/page.h"
#include "app/print/type.h"

namespace muster::app {

/// One page as it will be on paper, as large as the widget allows.
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

    [[nodiscard]] QSize sizeHint() const override { return {420, 594}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const print::Type& m_type;
    std::vector<print::Page> m_pages;
    QString m_emptyText;
    int m_page = 0;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "model/base/result.h"

class QBoxLayout;
class QLabel;
class QToolButton;

namespace muster::app {

class ChartView;
struct ChartTable;

/// A chart with its title, a line about it, and a button to take it elsewhere.
class ChartBox final : public QFrame {
    Q_OBJECT

public:
    explicit ChartBox(QWidget* parent = nullptr);

    void setTable(const ChartTable& table);
    [[nodiscard]] ChartView* view() const { return m_view; }

    /// Writes the chart as the file's ending says: .svg, .csv, or else as PNG.
    [[nodiscard]] Result<void> save(const QString& path) const;

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void chooseFile(const QString& ending);
    void fitHead();

    QBoxLayout* m_head; ///< title and button, one below the other where there is little room
    QLabel* m_title;
    QToolButton* m_export;
    ChartView* m_view;
    QLabel* m_note;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMouseEvent>
#include <QSettings>
#include <QTest>

#include "app/window/table/table_board.h"
#include "app/window/table/table_window.h"
#include "tests/window/table_stage.h"

namespace muster::test {

/// A place to open a table at, with settings of its own; one table at a time.
class TableOnScreen {
public:
    [[nodiscard]] std::shared_ptr<const app::GameData> data(const QString& game) { return m_home.data(game); }
    [[nodiscard]] QSettings& settings() { return *m_settings; }

    /// Before each test: settings as at the first start, and cards that stay in place where nothing else is wanted.
    void prepare(bool moves = false)
    {
        const QString file = m_home.filePath(QStringLiteral("window.ini"));
        QFile::remove(file);
        m_settings = std::make_unique<QSettings>(file, QSettings::IniFormat);
        if (!moves)
            m_settings->setValue(QStringLiteral("table/movement"), false);
    }
    app::TableWindow& open(std::unique_ptr<app::TableGame> game, QSize size = {1600, 1000})
    {
        auto session = std::make_unique<app::TableSession>(std::move(game));
        auto journal = app::TableJournal::begin(m_home.filePath(QStringLiteral("tables")), *session);
        m_table =
            std::make_unique<app::TableWindow>(std::move(session), std::move(journal), m_home.places(), *m_settings);
        m_table->resize(size);
        m_table->show();
        if (!QTest::qWaitForWindowActive(m_table.get()))
            qFatal("the table is not in front");
        return *m_table;
    }
    [[nodiscard]] app::TableWindow* table() const { return m_table.get(); }
    void forget() { m_table.reset(); }

private:
    TableHome m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<app::TableWindow> m_table;
};

inline app::TableBoard& boardOf(app::TableWindow& table) { return *table.findChild<app::TableBoard*>(); }

/// The left button, or a movement with it.
inline void mouse(QWidget& widget, QEvent::Type type, QPoint at, Qt::KeyboardModifiers modifiers = {})
{
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(type, QPointF(at), QPointF(widget.mapToGlobal(at)), moves ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, modifiers);
    QApplication::sendEvent(&widget, &event);
}

} // namespace muster::test

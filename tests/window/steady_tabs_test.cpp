// SPDX-License-Identifier: GPL-3.0-or-later
// Tabs whose pages change within are left as they are; where the tabs themselves change, everything goes to its new place.
#include <QLabel>
#include <QPaintEvent>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include "app/window/look/signs.h"
#include "app/window/look/steady_tabs.h"

using namespace Qt::StringLiterals;
using namespace muster::app;

class SteadyTabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_tabs = std::make_unique<SteadyTabs>();
        m_number = new QLabel(u"70 cards"_s);
        auto* page = new QWidget;
        auto* layout = new QVBoxLayout(page);
        layout->addWidget(m_number, 0, Qt::AlignLeft | Qt::AlignTop);
        layout->addWidget(m_below = new QLabel(u"below"_s));
        m_tabs->addTab(page, u"Findings"_s);
        m_tabs->addTab(new QWidget, u"Formats"_s);
        m_tabs->resize(400, 300);
        m_tabs->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_tabs.get()));
        settle();
        m_painted.clear();
        for (QWidget* widget : {static_cast<QWidget*>(m_tabs.get()), static_cast<QWidget*>(m_tabs->tabBar()),
                                static_cast<QWidget*>(m_number), static_cast<QWidget*>(m_below)})
            widget->installEventFilter(this);
    }

    void aNumberOnAPagePaintsNothingElse()
    {
        change(u"71 cards"_s); // what it is laid out with is known from here on
        m_painted.clear();
        change(u"111 cards"_s);
        QVERIFY(m_painted.contains(m_number));
        QVERIFY(!m_painted.contains(m_tabs->tabBar()));
        QVERIFY(!m_painted.contains(m_below));
        QCOMPARE(m_number->width(), m_number->sizeHint().width()); // the page was laid out all the same
    }

    void aPageThatNeedsMoreRoomStillSaysSo()
    {
        change(u"71 cards"_s);
        const QSize before = m_tabs->minimumSizeHint();
        m_number->setMinimumSize(900, 700);
        settle();
        QVERIFY(m_tabs->minimumSizeHint().width() > before.width());
        auto* around = new QWidget;
        const std::unique_ptr<QWidget> owner(around);
        auto* layout = new QVBoxLayout(around);
        layout->addWidget(m_tabs.release());
        around->show();
        settle();
        QVERIFY(around->height() >= 700);
        m_number->setMinimumSize(900, 1100);
        settle();
        QVERIFY(around->minimumSizeHint().height() >= 1100);
        QVERIFY(around->height() >= 1100);
    }

    void aTallerBarMovesThePages()
    {
        change(u"71 cards"_s);
        const int top = m_number->mapTo(m_tabs.get(), QPoint()).y();
        QFont large = m_tabs->font();
        large.setPointSizeF(large.pointSizeF() * 3);
        m_tabs->tabBar()->setFont(large);
        settle();
        QVERIFY(m_number->mapTo(m_tabs.get(), QPoint()).y() > top);
    }

    void aTabIsPaintedOnlyWhereItChanges()
    {
        m_tabs->nameTab(0, u"Findings (3)"_s);
        m_tabs->markTab(0, iconOf(Sign::Legal), int(Sign::Legal));
        settle();
        QCOMPARE(m_tabs->tabText(0), u"Findings (3)"_s);
        const qint64 icon = m_tabs->tabIcon(0).cacheKey();
        m_painted.clear();
        m_tabs->nameTab(0, u"Findings (3)"_s);
        m_tabs->markTab(0, iconOf(Sign::Legal), int(Sign::Legal));
        settle();
        QVERIFY(m_painted.isEmpty());
        QCOMPARE(m_tabs->tabIcon(0).cacheKey(), icon);
        m_tabs->markTab(0, iconOf(Sign::Illegal), int(Sign::Illegal));
        settle();
        QVERIFY(m_painted.contains(m_tabs->tabBar()));
        QVERIFY(m_tabs->tabIcon(0).cacheKey() != icon);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            m_painted.insert(watched);
        return QObject::eventFilter(watched, event);
    }

private:
    void change(const QString& text)
    {
        m_number->setText(text);
        settle();
    }

    static void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
    }

    std::unique_ptr<SteadyTabs> m_tabs;
    QLabel* m_number = nullptr;
    QLabel* m_below = nullptr;
    QSet<QObject*> m_painted;
};

QTEST_MAIN(SteadyTabsTest)

#include "steady_tabs_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What all windows have in common: the wheel changes nothing unseen, and a button that is on looks so.
#include <cmath>
#include <memory>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QStyleOptionFocusRect>
#include <QStyleOptionHeader>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "app/window/look/column_button.h"
#include "app/window/look/fitted.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/on_screen.h"
#include "app/window/look/text_lines.h"
#include "app/window/look/theme.h"
#include "app/window/look/wheel_guard.h"
#include "app/window/look/whole_in_room.h"
#include "app/window/look/wrapped_label.h"

using namespace Qt::StringLiterals;
using namespace muster::app;

class LookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A list in a room that is too low is as high as all its rows, and the room alone is scrolled; where there is more room the
    /// list is scrolled. Both can go while they are seen.
    void aListInALowRoomIsWhole()
    {
        auto area = std::make_unique<QScrollArea>();
        auto* const room = new QWidget;
        auto* const column = new QVBoxLayout(room);
        auto* const above = new QWidget(room);
        above->setMinimumHeight(150);
        column->addWidget(above);
        auto* const list = new QListWidget(room);
        list->setMinimumHeight(40);
        for (int i = 0; i < 30; ++i)
            list->addItem(QString::number(i));
        column->addWidget(list, 1);
        auto* const whole = new WholeInRoom(*list);
        area->setWidgetResizable(true);
        area->setWidget(room);
        area->resize(200, 120);
        area->show();
        QTRY_VERIFY(whole->isWhole());
        QTRY_COMPARE(list->verticalScrollBar()->maximum(), 0);
        QVERIFY(list->height() > 30 * list->sizeHintForRow(0) - 1);
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > list->height()); // the room has been laid out
        whole->reveal(list->visualItemRect(list->item(29)));
        QVERIFY(area->verticalScrollBar()->value() > 150);
        area->resize(200, 300);
        QTRY_VERIFY(!whole->isWhole());
        QTRY_VERIFY(list->verticalScrollBar()->maximum() > 0);
        area->resize(200, 120);
        QTRY_VERIFY(whole->isWhole());
        area.reset();
    }

    /// In a room that is too low, what flows and what wraps keeps its lines, and the room scrolls.
    void aLowRoomScrollsAndSqueezesNothing()
    {
        QScrollArea area;
        auto* const room = new QWidget;
        auto* const all = new QVBoxLayout(room);
        auto* const fitted = new Fitted(room);
        all->addWidget(fitted);
        auto* const column = new QVBoxLayout(fitted);
        auto* const box = new FlowBox(fitted);
        for (int i = 0; i < 6; ++i)
            box->flow().addWidget(new QToolButton(box));
        for (auto* const button : box->findChildren<QToolButton*>())
            button->setMinimumSize(80, 30);
        auto* const label = new WrappedLabel(fitted);
        label->setText(
            u"A sentence that is told in several lines where there is little room for it beside other things."_s);
        auto* const list = new QWidget(fitted);
        list->setMinimumHeight(60);
        column->addWidget(box);
        column->addWidget(label);
        column->addWidget(list, 1);
        area.setWidgetResizable(true);
        area.setWidget(room);
        area.resize(220, 120);
        area.show();
        for (const int width : {220, 400, 300}) {
            area.resize(width, 120);
            for (int i = 0; i < 10; ++i)
                QCoreApplication::processEvents();
            QVERIFY(box->height() >= box->flow().heightForWidth(box->width()));
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
            QVERIFY(list->height() >= 60);
        }
    }

    /// A dialog that would be larger than its screen comes up no larger than that; others keep their size.
    void windowsStayOnTheirScreen()
    {
        KeepOnScreen guard;
        qApp->installEventFilter(&guard);
        QDialog large;
        const QSize room = large.screen()->availableSize();
        large.resize(room * 2);
        large.show();
        QVERIFY(large.width() <= room.width() && large.height() < room.height());
        QDialog small;
        small.resize(room / 2);
        small.show();
        QCOMPARE(small.size(), room / 2);
        auto* const part = new QWidget(&small); // of a window, and no window
        part->resize(room * 2);
        part->show();
        QCOMPARE(part->size(), room * 2);
    }

    void theWheelChangesOnlyWhatHasTheKeyboard()
    {
        WheelGuard guard;
        qApp->installEventFilter(&guard);
        QScrollArea area;
        auto* const inside = new QWidget;
        auto* const column = new QVBoxLayout(inside);
        auto* const list = new QComboBox;
        list->addItems({u"one"_s, u"two"_s, u"three"_s});
        list->setCurrentIndex(1);
        auto* const number = new QSpinBox;
        number->setValue(5);
        column->addWidget(list);
        column->addWidget(number);
        inside->setMinimumHeight(3000);
        area.setWidget(inside);
        area.setWidgetResizable(true);
        area.resize(300, 200);
        area.show();
        area.activateWindow();
        area.setFocus();
        QTRY_VERIFY(area.hasFocus());

        int scrolled = 0;
        for (QWidget* const over : {static_cast<QWidget*>(list), static_cast<QWidget*>(number),
                                    static_cast<QWidget*>(number->findChild<QWidget*>(u"qt_spinbox_lineedit"_s))}) {
            QVERIFY(over != nullptr);
            turn(over);
            QVERIFY2(area.verticalScrollBar()->value() > scrolled,
                     qPrintable(u"%1: %2 of %3"_s.arg(QLatin1String(over->metaObject()->className()))
                                    .arg(scrolled)
                                    .arg(area.verticalScrollBar()->maximum())));
            scrolled = area.verticalScrollBar()->value();
        }
        QVERIFY2(list->currentIndex() == 1, qPrintable(QString::number(list->currentIndex())));
        QCOMPARE(number->value(), 5);
        QVERIFY(area.hasFocus());

        number->setFocus();
        turn(number);
        QCOMPARE(number->value(), 4);
        list->setFocus();
        turn(list);
        QCOMPARE(list->currentIndex(), 2);
    }

    void aLineIsCutToItsRoomAndDrawnInItsFont()
    {
        TextLines lines;
        QFont font;
        const QString text = u"Kestrel Vanguard of the Ember Coast"_s;
        QCOMPARE(lines.line(text, font, 2000).text(), text);
        const QString cut = lines.line(text, font, 80).text();
        QVERIFY(cut.startsWith(u"Kes"_s) && cut.endsWith(u'…'));
        QVERIFY(lines.line(text, font, 80).size().width() <= 80);
        QCOMPARE(lines.line(text, font, 2000).text(), text); // kept beside the other
        QCOMPARE(lines.line(u"two\nlines"_s, font, 2000).text(), u"two lines"_s);
        const double usual = lines.line(text, font, 2000).size().width();
        for (int size = 20; size < 40; ++size) { // more fonts than are kept
            font.setPixelSize(size);
            QVERIFY(qAbs(lines.line(text, font, 2000).size().width() - QFontMetricsF(font).horizontalAdvance(text))
                    < 2);
        }
        QCOMPARE(lines.line(text, QFont(), 2000).size().width(), usual);
    }

    /// A scroll bar shows where one is, and nothing where there is nothing to scroll.
    void aScrollBarShowsWhereOneIs_data() { aButtonThatIsOnCanBeTold_data(); }
    void aScrollBarShowsWhereOneIs()
    {
        QFETCH(bool, dark);
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        look.setTheme(dark ? Theme::Dark : Theme::Light);
        QScrollBar bar(Qt::Vertical);
        bar.resize(bar.sizeHint().width(), 400);
        bar.setRange(0, 100);
        bar.setPageStep(50);
        bar.show();
        const auto at = [&](int y) { return bar.grab().toImage().pixelColor(bar.width() / 2, y); };
        const QColor slider = at(100), ground = at(330);
        QVERIFY(contrast(slider, ground) >= 1.6);
        bar.setValue(100);
        QCOMPARE(at(100), ground);
        QCOMPARE(at(330), slider);
        bar.setRange(0, 0);
        QCOMPARE(at(100), at(330));
    }

    void aButtonThatIsOnCanBeTold_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void aButtonThatIsOnCanBeTold()
    {
        QFETCH(bool, dark);
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        look.setTheme(dark ? Theme::Dark : Theme::Light);
        QToolButton button;
        button.setText(u"Table"_s);
        button.setCheckable(true);
        button.show();
        const QColor off = ground(button);
        button.setChecked(true);
        const QColor on = ground(button);
        QCOMPARE(on, button.palette().color(QPalette::Highlight));
        QVERIFY(contrast(on, off) >= 2);
        // The words are still to be read.
        QVERIFY(contrast(on, button.palette().color(QPalette::HighlightedText)) >= 4);
    }

    /// In the dark the edge of what can be filled in stands out from the window.
    void aFieldHasAnEdge()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        look.setTheme(Theme::Dark);
        QLineEdit edit;
        edit.setEnabled(true);
        edit.resize(120, 24);
        QCheckBox box;
        box.resize(box.sizeHint());
        const QColor around = edit.palette().color(QPalette::Window);
        QVERIFY(contrast(edit.grab().toImage().pixelColor(60, 0), around) >= 2.5);
        const QImage picture = box.grab().toImage();
        double most = 0;
        for (int x = 0; x < picture.width(); ++x)
            most = std::max(most, contrast(picture.pixelColor(x, picture.height() / 2), around));
        QVERIFY2(most >= 2.5, qPrintable(QString::number(most)));
    }

    /// The arrow of a button with a menu has room of its own beside the words, and is seen.
    void aButtonWithAMenuSaysSo()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        QMenu menu;
        QToolButton plain;
        QToolButton button;
        for (QToolButton* const each : {&plain, &button})
            each->setText(u"Export"_s);
        button.setMenu(&menu);
        button.setPopupMode(QToolButton::InstantPopup);
        const int room = button.sizeHint().width() - plain.sizeHint().width();
        QVERIFY(room >= button.fontMetrics().horizontalAdvance(u'▾'));
        button.resize(button.sizeHint());
        const QImage picture = button.grab().toImage();
        const QColor ground = picture.pixelColor(4, picture.height() / 2);
        double most = 0;
        for (int x = picture.width() - room; x < picture.width() - 2; ++x) {
            for (int y = picture.height() / 3; y < picture.height() * 2 / 3; ++y)
                most = std::max(most, contrast(picture.pixelColor(x, y), ground));
        }
        QVERIFY2(most >= 4, qPrintable(QString::number(most)));
    }

    /// Boxes to tick and the signs on tabs and buttons grow with the text, and are as they were once it is small again.
    void signsAreAsLargeAsTheText()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        for (const auto metric : {QStyle::PM_IndicatorWidth, QStyle::PM_ExclusiveIndicatorHeight,
                                  QStyle::PM_ButtonIconSize, QStyle::PM_TabBarIconSize}) {
            look.setScale(100);
            const int usual = QApplication::style()->pixelMetric(metric);
            look.setScale(200);
            QCOMPARE(QApplication::style()->pixelMetric(metric), 2 * usual);
            look.setScale(80); // what is small already is not made smaller
            QCOMPARE(QApplication::style()->pixelMetric(metric), usual);
            look.setScale(100);
        }
    }

    /// A button at the end of a header hides no letter of the last label.
    void aHeadingMakesWayForItsButton()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        QStandardItemModel model(1, 1);
        model.setHorizontalHeaderLabels({u"SPD"_s});
        const auto inkOf = [&](bool hasButton) {
            QTreeView list;
            list.setModel(&model);
            list.header()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (hasButton)
                new ColumnButton(
                    *list.header(), 0, [](int) { return true; }, [](int, bool) {});
            list.resize(120, 80);
            list.show();
            QCoreApplication::processEvents();
            const QImage picture = list.header()->viewport()->grab().toImage();
            const int end = hasButton ? list.header()->findChild<ColumnButton*>()->x() : picture.width();
            int dark = 0;
            for (int x = 0; x < end; ++x) {
                for (int y = 0; y < picture.height(); ++y)
                    dark += picture.pixelColor(x, y).lightness() < 100 ? 1 : 0;
            }
            return dark;
        };
        QVERIFY(inkOf(false) > 0);
        QCOMPARE(inkOf(true), inkOf(false));
    }

    /// A heading that has not the room for its words ends in dots, not in half a letter.
    void aHeadingIsCutToItsRoom()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        const auto painted = [](const QString& text) {
            QImage picture(60, 20, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            QStyleOptionHeader option;
            option.rect = picture.rect();
            option.fontMetrics = QFontMetrics(QApplication::font());
            option.textAlignment = Qt::AlignLeft | Qt::AlignVCenter;
            option.text = text;
            QApplication::style()->drawControl(QStyle::CE_HeaderLabel, &option, &painter);
            return picture;
        };
        const QString name = u"Ember Charge, as in its file"_s;
        QCOMPARE(painted(name), painted(QFontMetrics(QApplication::font()).elidedText(name, Qt::ElideRight, 60)));
        QVERIFY(painted(u"Card"_s) != painted(name));
    }

    /// A text, or a list without rows, has nothing else to say that the keyboard is in it.
    void aListWithTheKeyboardHasAnEdge()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        const QListWidget list;
        const auto edge = [&](QStyle::State state) {
            QImage picture(40, 20, QImage::Format_RGB32);
            picture.fill(Qt::white);
            QPainter painter(&picture);
            QStyleOptionFrame option;
            option.initFrom(&list);
            option.rect = picture.rect();
            option.frameShape = QFrame::StyledPanel;
            option.state = state;
            QApplication::style()->drawControl(QStyle::CE_ShapedFrame, &option, &painter, &list);
            return picture.pixelColor(20, 0);
        };
        QCOMPARE(edge(QStyle::State_Enabled | QStyle::State_HasFocus), list.palette().color(QPalette::Highlight));
        QVERIFY(edge(QStyle::State_Enabled) != list.palette().color(QPalette::Highlight));
    }

    /// The words of the item that has the keyboard are as clear as those beside it.
    void theKeyboardsItemIsAsClear()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"look.ini"_s), QSettings::IniFormat);
        Look look(settings);
        QImage with(40, 20, QImage::Format_RGB32);
        QStyleOptionFocusRect option;
        option.rect = with.rect();
        option.state = QStyle::State_Item | QStyle::State_Selected | QStyle::State_KeyboardFocusChange;
        with.fill(Qt::white);
        {
            QPainter painter(&with);
            QApplication::style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter);
        }
        QCOMPARE(with.pixelColor(20, 10), QColor(Qt::white));
        QCOMPARE(QApplication::style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons), 0);
    }

private:
    static void turn(QWidget* over)
    {
        const QPointF at = QRectF(over->rect()).center();
        QWheelEvent event(at, over->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(over, &event);
    }

    static QColor ground(QWidget& button) { return button.grab().toImage().pixelColor(4, button.height() / 2); }

    static double luminance(const QColor& colour)
    {
        const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    }
    /// As web guidelines define it: 1 to 21.
    static double contrast(const QColor& a, const QColor& b)
    {
        const auto [low, high] = std::minmax({luminance(a), luminance(b)});
        return (high + 0.05) / (low + 0.05);
    }
};

QTEST_MAIN(LookTest)
#include "look_test.moc"

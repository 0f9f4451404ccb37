// SPDX-License-Identifier: GPL-3.0-or-later
// Printing from the window: the preview follows the form, what would be wrong leads to where it is mended, and the
// PDF is what was shown.
#include <algorithm>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QTest>
#include <QWheelEvent>

#include "app/text/language.h"
#include "app/window/look/on_screen.h"
#include "app/window/page_preview.h"
#include "app/window/print_dialog.h"
#include "carddb/library.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class PrintDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
        m_places = {test::inSources("/resources"), m_folder.filePath(u"data"_s), m_folder.filePath(u"cache"_s)};
        m_library = std::make_unique<carddb::Library>(m_places);
        m_shelf = std::make_unique<GameShelf>(*m_library);
    }

    void previewFollowsTheForm()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        auto* preview = dialog.findChild<PagePreview*>();
        QVERIFY(preview);
        QCOMPARE(preview->pages().size(), std::size_t(1));
        QVERIFY(!shows(preview, u"Ostrava"_s));
        named<QLineEdit>(dialog, u"Last name"_s)->setText(u"Ostrava"_s);
        QVERIFY(shows(preview, u"Ostrava"_s));
        QVERIFY(shows(preview, u"Kestrel Vanguard"_s));
        auto* paper = dialog.findChildren<QComboBox*>().at(1);
        paper->setCurrentText(u"Letter"_s);
        QCOMPARE(preview->pages().front().size, QSizeF(215.9, 279.4));
        QVERIFY(!preview->grab().isNull());
        auto* sheet = dialog.findChildren<QComboBox*>().at(0);
        for (int i = 0; i < sheet->count(); ++i) {
            sheet->setCurrentIndex(i);
            QVERIFY2(!preview->pages().empty(), qPrintable(sheet->currentText()));
        }
    }

    /// Small print is read by a click, the wheel or keys.
    void aPageIsEnlarged()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        dialog.show();
        auto* const preview = dialog.findChild<PagePreview*>();
        const QImage whole = preview->grab().toImage();
        QTest::mouseClick(preview, Qt::LeftButton, {}, preview->rect().center());
        QVERIFY(preview->zoom() > 2);
        const QImage there = preview->grab().toImage();
        QVERIFY(there != whole);
        QTest::keyClick(preview, Qt::Key_Down);
        QVERIFY(preview->grab().toImage() != there);
        for (int i = 0; i < 200; ++i) // the page does not leave its room
            QTest::keyClick(preview, Qt::Key_Up);
        QCOMPARE(preview->grab().toImage().pixelColor(preview->width() / 2, 40), QColor(Qt::white));
        QTest::mouseClick(preview, Qt::LeftButton, {}, preview->rect().center());
        QCOMPARE(preview->zoom(), 1.0);
        QCOMPARE(preview->grab().toImage(), whole);
        QWheelEvent wheel(QPointF(50, 50), preview->mapToGlobal(QPointF(50, 50)), {}, {0, 240}, Qt::NoButton,
                          Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(preview, &wheel);
        QVERIFY(preview->zoom() > 1);
        QTest::keyClick(preview, Qt::Key_0);
        QTest::keyClick(preview, Qt::Key_Minus);
        QCOMPARE(preview->zoom(), 1.0);
    }

    /// Its buttons are at the bottom, and have to be on the screen in letters twice as large, too.
    void isNoHigherThanTheScreen()
    {
        KeepOnScreen guard; // as the program has
        qApp->installEventFilter(&guard);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        for (const QFont& font : {usual, large}) {
            QApplication::setFont(font);
            PrintDialog dialog(m_places, {entry(shipped())});
            dialog.show();
            const int height = dialog.height();
            const int screen = dialog.screen()->availableSize().height();
            dialog.close();
            QApplication::setFont(usual);
            QVERIFY2(height <= screen, qPrintable(u"%1 of %2"_s.arg(height).arg(screen)));
        }
    }

    /// Each copy has a face, nine a page, and nothing is asked of the player.
    void facesToCutOut()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        auto* const sheet = dialog.findChildren<QComboBox*>().at(0);
        auto* const backs = box(dialog, u"&Backs"_s);
        QVERIFY(!backs->isEnabled());
        sheet->setCurrentIndex(sheet->findData(u"cards"_s));
        const auto* const preview = dialog.findChild<PagePreview*>();
        QCOMPARE(preview->pages().size(), std::size_t(8)); // 70 cards
        QVERIFY(shows(preview, u"Kestrel Vanguard"_s));
        QVERIFY(!named<QLineEdit>(dialog, u"Last name"_s)->isEnabled());
        QCOMPARE(named<QListWidget>(dialog, u"Problems on paper"_s)->count(), 0);
        const std::size_t boxes = preview->pages().front().marks.boxes.size();
        auto* const cut = dialog.findChildren<QComboBox*>().at(2);
        cut->setCurrentIndex(1);
        QVERIFY(preview->pages().front().marks.boxes.size() < boxes);
        backs->setChecked(true);
        QCOMPARE(preview->pages().size(), std::size_t(16));
        QVERIFY(dialog.savePdf(m_folder.filePath(u"faces.pdf"_s)));
        QVERIFY(QFile(m_folder.filePath(u"faces.pdf"_s)).size() > 10'000);
        sheet->setCurrentIndex(0);
        QVERIFY(named<QLineEdit>(dialog, u"Last name"_s)->isEnabled());
    }

    /// The worst comes first; where there is nothing, it is said.
    void notesGoByWeight()
    {
        const QString path = m_folder.filePath(u"half too.muster"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("muster: 1\ngame: sceptre\nkind: deck\nname: Half\nsections:\n  main:\n"
                   "    - {card: Gold, count: 1}\n    - {card: Nobody At All, count: 1}\n");
        file.close();
        PrintDialog half(m_places, {entry(path)});
        const auto* const notes = named<QListWidget>(half, u"Problems on paper"_s);
        QVERIFY2(notes->item(0)->text().contains(u"legal"_s), qPrintable(notes->item(0)->text()));
        QVERIFY(notes->item(1)->text().contains(u"Nobody At All"_s));
        QVERIFY(!notes->isHidden());
        QVERIFY(!notes->item(0)->icon().isNull());

        PrintDialog good(m_places, {entry(shipped())});
        const auto isReady = [&good] {
            return std::ranges::any_of(good.findChildren<QLabel*>(), [](const QLabel* label) {
                return label->text().startsWith(u"Ready to print."_s);
            });
        };
        QVERIFY(!isReady());
        for (const QString& field :
             {u"Last name"_s, u"First name"_s, u"Player ID"_s, u"Club"_s, u"Event"_s, u"Table"_s})
            if (auto* const edit = lineOf(good, field))
                edit->setText(u"7"_s);
        named<QLineEdit>(good, u"Date"_s)->setText(u"2026-10-03"_s);
        QVERIFY(isReady());
        QVERIFY(named<QListWidget>(good, u"Problems on paper"_s)->isHidden()); // no empty box
    }

    /// Beside large text the preview keeps its room.
    void growsWithTheText()
    {
        const QFont usual = QApplication::font();
        const QSize before = PrintDialog(m_places, {entry(shipped())}).size();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 2);
        QApplication::setFont(large);
        PrintDialog dialog(m_places, {entry(shipped())});
        QApplication::setFont(usual);
        QVERIFY(dialog.width() > before.width() * 3 / 2);
        QVERIFY(dialog.height() > before.height() * 3 / 2);
    }

    void notesLeadToTheField()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        dialog.show();
        auto* notes = named<QListWidget>(dialog, u"Problems on paper"_s);
        const int before = notes->count();
        QVERIFY(before >= 4); // last and first name, event, date
        for (int i = 0; i < before; ++i) {
            if (!notes->item(i)->text().contains(u"\"Date\""_s))
                continue;
            Q_EMIT notes->itemActivated(notes->item(i));
        }
        auto* date = named<QLineEdit>(dialog, u"Date"_s);
        QCOMPARE(dialog.focusWidget(), date);
        date->setText(u"3.10.2026"_s);
        QCOMPARE(notes->count(), before); // no date at all, or one that is none
        date->setText(u"2026-10-03"_s);
        QCOMPARE(notes->count(), before - 1);
        auto* last = named<QLineEdit>(dialog, u"Last name"_s);
        last->setText(QString::fromUcs4(U"\U000F0F0F"));
        QCOMPARE(notes->count(), before - 1); // a name, but a letter that no font has
        last->setText(u"Ostrava"_s);
        QCOMPARE(notes->count(), before - 2);
    }

    void notesLeadToTheDeck()
    {
        const QString path = m_folder.filePath(u"half.muster"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("muster: 1\ngame: sceptre\nkind: deck\nname: Half\nsections:\n  main:\n"
                   "    - {card: Gold, count: 1}\n    - {card: Nobody At All, count: 1}\n");
        file.close();
        PrintDialog dialog(m_places, {entry(path)});
        QSignalSpy asked(&dialog, &PrintDialog::deckRowRequested);
        auto* notes = named<QListWidget>(dialog, u"Problems on paper"_s);
        for (int i = 0; i < notes->count(); ++i) {
            QVERIFY2(!notes->item(i)->text().front().isLower(), qPrintable(notes->item(i)->text()));
            Q_EMIT notes->itemActivated(notes->item(i));
        }
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().at(0).toString(), path);
        QCOMPARE(asked.first().at(2).toInt(), 1);
        // Not legal: left out if the person wishes, and then there is nothing to print.
        box(dialog, u"Print decks"_s)->setChecked(false);
        QVERIFY(dialog.findChild<PagePreview*>()->pages().empty());
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            QVERIFY(!button->isEnabled() || !button->text().contains(u"PDF"_s));
    }

    void aPdfIsNamedAfterItsDeckAndGetsItsEnding()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        QCOMPARE(dialog.suggestedName(), u"Ember Charge"_s);
        PrintDialog two(m_places, {entry(shipped()), entry(shipped())});
        QCOMPARE(two.suggestedName(), u"Deck lists"_s);
        QString proposed;
        QTimer::singleShot(0, &dialog, [&] {
            auto* const chooser = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(chooser != nullptr);
            auto* const name = chooser->findChild<QLineEdit*>(u"fileNameEdit"_s);
            proposed = name->text();
            chooser->setDirectory(m_folder.path());
            name->setText(u"fg"_s);
            QMetaObject::invokeMethod(chooser, "accept");
        });
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(u"DF"_s))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QCOMPARE(proposed, u"Ember Charge.pdf"_s);
        QVERIFY(QFileInfo::exists(m_folder.filePath(u"fg.pdf"_s)));
        QVERIFY(!QFileInfo::exists(m_folder.filePath(u"fg"_s)));
    }

    void pdfAndPaperAndProfile()
    {
        PrintDialog dialog(m_places, {entry(shipped())});
        named<QLineEdit>(dialog, u"Last name"_s)->setText(u"Ostrava"_s);
        const QString pdf = m_folder.filePath(u"out.pdf"_s);
        QVERIFY(dialog.savePdf(pdf));
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
        QVERIFY(file.size() > 10'000);
        const auto signs = [&] {
            return std::ranges::count_if(dialog.findChildren<QLabel*>(), [&](const QLabel* label) {
                return !label->pixmap().isNull() && label->isVisibleTo(&dialog);
            });
        };
        QCOMPARE(signs(), 0);
        QVERIFY(!dialog.savePdf(u"/nowhere/out.pdf"_s));
        QCOMPARE(signs(), 1); // what went wrong is not told by words alone
        const auto kept = print::readProfile(print::profilePath(m_places));
        QVERIFY(kept);
        QCOMPARE(kept->lastName, u"Ostrava"_s);
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(m_folder.filePath(u"printed.pdf"_s));
        QVERIFY(dialog.printOn(printer));
        QVERIFY(QFile(m_folder.filePath(u"printed.pdf"_s)).size() > 10'000);
        PrintDialog again(m_places, {entry(shipped())});
        QCOMPARE(named<QLineEdit>(again, u"Last name"_s)->text(), u"Ostrava"_s);
    }

private:
    static QString shipped() { return test::inSources("/resources/games/sceptre/decks/ember-charge.muster"); }

    PrintDialog::Entry entry(const QString& path)
    {
        const auto checked =
            std::make_shared<const CheckedFile>(checkFile(collectInputs({path}).files.front(), {}, *m_shelf));
        const auto format = findFormat(*m_shelf, checked->game, "plain");
        return {checked, format ? *format : nullptr};
    }

    template <class Widget>
    static Widget* named(QWidget& parent, const QString& name)
    {
        for (Widget* widget : parent.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        qFatal("no widget is called %s", qPrintable(name));
    }

    static QCheckBox* box(QWidget& parent, const QString& text)
    {
        for (QCheckBox* one : parent.findChildren<QCheckBox*>()) {
            if (one->text().startsWith(text))
                return one;
        }
        qFatal("no box is called %s", qPrintable(text));
    }

    static QLineEdit* lineOf(QWidget& parent, const QString& name)
    {
        for (QLineEdit* line : parent.findChildren<QLineEdit*>()) {
            if (line->accessibleName() == name)
                return line;
        }
        return nullptr;
    }

    static bool shows(const PagePreview* preview, const QString& text)
    {
        for (const print::Page& page : preview->pages()) {
            for (const print::TextMark& mark : page.marks.texts) {
                if (mark.text.contains(text))
                    return true;
            }
        }
        return false;
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<carddb::Library> m_library;
    std::unique_ptr<GameShelf> m_shelf;
};

QTEST_MAIN(PrintDialogTest)
#include "print_dialog_test.moc"

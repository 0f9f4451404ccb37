// SPDX-License-Identifier: GPL-3.0-or-later
// A game as one code: as a picture that a telephone reads, and how long it becomes.
#include <QClipboard>
#include <QPlainTextEdit>
#include <QTest>

#include <qrencode.h>

#include "app/print/qr.h"
#include "app/window/table/code_dialog.h"
#include "app/window/table/table_file.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class TableCodeTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_screen.data(game); }

    TableOnScreen m_screen;

private Q_SLOTS:
    void init() { m_screen.prepare(); }
    void cleanup()
    {
        if (m_screen.table() != nullptr)
            m_screen.table()->close();
        m_screen.forget();
    }

    void theCodeIsAPicture()
    {
        TableSetup setup = tableSetup(*data(u"hero"_s), 6);
        setup.pilots.assign(engine::MostSeats, {}); // all by hand
        TableWindow& table = m_screen.open(tableGame(data(u"hero"_s), std::move(setup)));
        QTest::keyClick(&table, Qt::Key_F5);
        const QString code = codeOf(table.game());
        bool shown = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const dialog = qobject_cast<CodeDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            QCOMPARE(dialog->findChild<QPlainTextEdit*>()->toPlainText(), code);
            takePicture(*dialog, u"table-code"_s);
            for (QPushButton* const button : dialog->findChildren<QPushButton*>()) {
                if (button->text().remove(u'&') == u"Copy"_s)
                    button->click();
            }
            shown = true;
            dialog->reject();
        });
        QTest::keyClick(&table, Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shown);
        QCOMPARE(QApplication::clipboard()->text(), code);

        // Square by square as the library has it.
        const auto mark = print::qrOf(code.toStdString());
        QVERIFY(mark.has_value());
        const std::unique_ptr<QRcode, void (*)(QRcode*)> wanted(
            QRcode_encodeString(code.toLatin1().constData(), 0, code.size() < 700 ? QR_ECLEVEL_M : QR_ECLEVEL_L,
                                QR_MODE_8, 1),
            QRcode_free);
        QVERIFY(wanted != nullptr);
        constexpr int Pixels = 3;
        const QImage picture = CodeDialog::picture(*mark, Pixels);
        QCOMPARE(picture.width(), (wanted->width + 2 * CodeDialog::Margin) * Pixels);
        for (int y = -CodeDialog::Margin; y < wanted->width + CodeDialog::Margin; ++y) {
            for (int x = -CodeDialog::Margin; x < wanted->width + CodeDialog::Margin; ++x) {
                const bool inside = x >= 0 && y >= 0 && x < wanted->width && y < wanted->width;
                const bool dark = inside && (wanted->data[y * wanted->width + x] & 1) != 0;
                const QPoint middle((x + CodeDialog::Margin) * Pixels + 1, (y + CodeDialog::Margin) * Pixels + 1);
                QCOMPARE(qGray(picture.pixel(middle)) < 128, dark);
            }
        }
    }

    void aCodeThatIsTooLongSaysSo()
    {
        const CodeDialog dialog(QString(3000, u'a'), u"game"_s);
        QVERIFY(labelHas(dialog, u"too long"_s));
        for (const QPushButton* const button : dialog.findChildren<QPushButton*>()) {
            if (button->text().contains(u"Picture"_s))
                QVERIFY(!button->isEnabled());
        }
    }

    /// Games from the shuffle to the end, each seat a pilot's.
    void usualGamesFit_data() { addGames(); }
    void usualGamesFit()
    {
        QFETCH(QString, game);
        std::vector<qsizetype> lengths;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto table = tableGame(data(game), tableSetup(*data(game), seed));
            table->letPilot(TableGame::Stretch::Game);
            QVERIFY(table->outcome().over());
            lengths.push_back(codeOf(*table).size());
            if (!print::qrOf(codeOf(*table).toStdString()))
                QFAIL(qPrintable(u"%1 letters are too many"_s.arg(lengths.back())));
        }
        std::ranges::sort(lengths);
        qInfo("%s: %lld to %lld letters, the median %lld", qPrintable(game), lengths.front(), lengths.back(),
              lengths[lengths.size() / 2]);
    }
};

QTEST_MAIN(TableCodeTest)
#include "table_code_test.moc"

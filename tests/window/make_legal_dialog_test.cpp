// SPDX-License-Identifier: GPL-3.0-or-later
// "Make legal" works beside the window: closing its dialog ends the work, and the window may go while it is open.
#include <QListWidget>
#include <QProgressBar>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include "app/window/legality/legality_panel.h"
#include "app/window/legality/make_legal_dialog.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MakeLegalDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_panel = std::make_unique<LegalityPanel>();
        m_panel->resize(420, 800);
        m_panel->show();
    }

    void makingLegalEndsWithItsDialog()
    {
        DeckDocument* const deck = faulty();
        for (int i = 0; i < 20; ++i) {
            auto dialog = std::make_unique<MakeLegalDialog>(*deck, m_panel.get());
            dialog->open();
            QVERIFY(dialog->findChild<QProgressBar*>() != nullptr);
            dialog.reset();
            QCoreApplication::processEvents();
        }
        QVERIFY(QThreadPool::globalInstance()->waitForDone(10'000));
        QCOMPARE(deck->history().count(), 0);

        // The window may even go while it is open.
        m_panel->setDocument(deck);
        QTimer::singleShot(0, qApp, [this] { m_panel.reset(); });
        m_panel->makeLegal();
        QVERIFY(m_panel == nullptr);
    }

    /// The sentence counts the ticked changes.
    void countsWhatIsTicked()
    {
        MakeLegalDialog dialog(*open(test::faultyDeck()), nullptr);
        auto* const changes = test::namedWidget<QListWidget>(dialog, u"Changes"_s);
        QTRY_VERIFY_WITH_TIMEOUT(changes->count() > 1, 20'000);
        QVERIFY(test::labelHas(dialog, u"One undo takes it all back."_s));
        changes->item(0)->setCheckState(Qt::Unchecked);
        const QString said = u"%1 of %2 changes are ticked."_s.arg(changes->count() - 1).arg(changes->count());
        QVERIFY2(test::labelHas(dialog, said), qPrintable(said));
        changes->item(0)->setCheckState(Qt::Checked);
        QVERIFY(!test::labelHas(dialog, u"are ticked"_s));
    }

private:
    DeckDocument* open(const QString& path) { return test::openJudged(m_decks, path); }
    DeckDocument* faulty() { return open(test::faultyDeck()); }

    test::TestHome m_home;
    OpenDecks m_decks{m_home.places()};
    std::unique_ptr<LegalityPanel> m_panel;
};

QTEST_MAIN(MakeLegalDialogTest)
#include "make_legal_dialog_test.moc"

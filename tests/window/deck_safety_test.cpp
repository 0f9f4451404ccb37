// SPDX-License-Identifier: GPL-3.0-or-later
// Open decks come back after a crash as they were, histories included, and their files are never written over unseen.
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/safety/safety_bar.h"
#include "carddb/library.h"
#include "tests/support/files.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

void write(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
}

} // namespace

class DeckSafetyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_library = std::make_unique<carddb::Library>(m_home.places());
        const auto game = loadGameData(*m_library, u"sceptre"_s);
        QVERIFY(game);
        m_game = *game;
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_safety = make();
    }

    void cleanup()
    {
        m_safety.reset();
        m_folder.reset();
    }

    void untitledDecksComeBackWithTheirHistory()
    {
        auto document = std::make_unique<DeckDocument>(m_game, deck(1));
        m_safety->guard(document.get());
        m_safety->keepView(document.get(), {{u"tab"_s, 2}});
        document->change(u"Two"_s, deck(2));
        document->change(u"Three"_s, deck(3));
        document->changeOn(u"notes"_s, u"Notes"_s, noted(3, "a"));
        document->changeOn(u"notes"_s, u"Notes"_s, noted(3, "ab"));
        document->history().undo();
        crash(std::move(document));

        auto recovered = m_safety->recover();
        QCOMPARE(recovered.size(), std::size_t(1));
        QVERIFY(!recovered[0].damaged);
        QCOMPARE(recovered[0].view.value(u"tab"_s).toInt(), 2);
        DeckDocument& again = *recovered[0].document;
        QVERIFY(again.deck() == deck(3));
        QVERIFY(again.isModified());
        QVERIFY(again.path().isEmpty());
        QVERIFY(again.isVerdictCurrent());
        again.history().redo();
        QVERIFY(again.deck() == noted(3, "ab"));
        QCOMPARE(again.history().undoText(), u"Notes"_s);
        again.history().setIndex(0);
        QVERIFY(again.deck() == deck(1));
        QVERIFY(!again.isModified());

        // Gone on with, and brought back once more.
        again.history().redo();
        again.change(u"Nine"_s, deck(9));
        crash(std::move(recovered[0].document));
        recovered = m_safety->recover();
        QCOMPARE(recovered.size(), std::size_t(1));
        QVERIFY(recovered[0].document->deck() == deck(9));
        QCOMPARE(recovered[0].document->history().count(), 2);
    }

    void savedDecksComeBackAsSavedAndUnsavedOnesAsUnsaved()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, "# mine\n" + writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        document->change(u"Two"_s, deck(2));
        QCOMPARE(m_safety->save(document.get(), path).kind, SaveOutcome::Kind::Saved);
        QVERIFY(test::bytesOf(path).starts_with("# mine\n"));
        crash(std::move(document));
        auto recovered = m_safety->recover();
        QVERIFY(!recovered[0].document->isModified());
        QCOMPARE(recovered[0].document->path(), path);
        QCOMPARE(recovered[0].document->bytesOfFile(), test::bytesOf(path));
        QCOMPARE(m_safety->fileState(recovered[0].document.get()), DeckSafety::FileState::Same);

        recovered[0].document->change(u"Three"_s, deck(3));
        crash(std::move(recovered[0].document));
        recovered = m_safety->recover();
        DeckDocument& again = *recovered[0].document;
        QVERIFY(again.isModified());
        again.history().undo();
        QVERIFY(!again.isModified());
        again.history().redo();
        QCOMPARE(m_safety->save(&again, path).kind, SaveOutcome::Kind::Saved);
        QVERIFY(test::bytesOf(path).starts_with("# mine\n"));
    }

    /// Killed between writing the file and noting so: the file is not somebody else's.
    void knowsItsOwnFileAgain()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        document->change(u"Two"_s, deck(2));
        document->change(u"Three"_s, deck(3));
        write(path, writeDeck(deck(2), m_game->game()));
        crash(std::move(document));
        auto recovered = m_safety->recover();
        DeckDocument& again = *recovered[0].document;
        QCOMPARE(m_safety->fileState(&again), DeckSafety::FileState::Same);
        QVERIFY(again.isModified());
        again.history().undo();
        QVERIFY(!again.isModified());
    }

    void aFileChangedSinceTheCrashIsNoticed()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        document->change(u"Two"_s, deck(2));
        crash(std::move(document));
        write(path, writeDeck(deck(7), m_game->game()));
        auto recovered = m_safety->recover();
        DeckDocument* const again = recovered[0].document.get();
        QVERIFY(again->deck() == deck(2));
        m_safety->look();
        QCOMPARE(m_safety->fileState(again), DeckSafety::FileState::Changed);
        const SaveOutcome outcome = m_safety->save(again, path);
        QCOMPARE(outcome.kind, SaveOutcome::Kind::Changed);
        QCOMPARE(test::bytesOf(path), writeDeck(deck(7), m_game->game()));
    }

    void closingForgetsAndGivingUpKeepsAside()
    {
        auto closed = std::make_unique<DeckDocument>(m_game, deck(1));
        auto givenUp = std::make_unique<DeckDocument>(m_game, deck(2));
        auto left = std::make_unique<DeckDocument>(m_game, deck(3));
        for (DeckDocument* document : {closed.get(), givenUp.get(), left.get()})
            m_safety->guard(document);
        givenUp->change(u"Five"_s, deck(5));
        m_safety->forget(closed.get(), DeckSafety::Fate::Closed);
        m_safety->forget(givenUp.get(), DeckSafety::Fate::GivenUp);
        m_safety->forget(left.get(), DeckSafety::Fate::Leave);
        auto recovered = make()->recover();
        QCOMPARE(recovered.size(), std::size_t(1));
        QVERIFY(recovered[0].document->deck() == deck(3));
        recovered.clear();

        const auto aside = m_safety->givenUp();
        QCOMPARE(aside.size(), std::size_t(1));
        QCOMPARE(aside[0].game, u"sceptre"_s);
        const auto again = m_safety->reopen(aside[0]);
        QVERIFY(again);
        QVERIFY(again->document->deck() == deck(5));
        QVERIFY(again->document->history().canUndo());
        QVERIFY(m_safety->givenUp().empty());
    }

    /// The end of a document is not an edit of it.
    void aDocumentThatIsDeletedLeavesItsLastState()
    {
        auto document = std::make_unique<DeckDocument>(m_game, deck(1));
        m_safety->guard(document.get());
        document->change(u"Two"_s, deck(2));
        document.reset();
        auto recovered = m_safety->recover();
        QCOMPARE(recovered.size(), std::size_t(1));
        QVERIFY(recovered[0].document->deck() == deck(2));
    }

    void decksOfGamesThatCannotBeReadStayWhereTheyAre()
    {
        auto document = std::make_unique<DeckDocument>(m_game, deck(1));
        m_safety->guard(document.get());
        crash(std::move(document));
        DeckSafety blind(m_folder->filePath(u"journals"_s), m_library->lookup(),
                         [](const QString&) -> Result<std::shared_ptr<const GameData>> { return failure(Error()); });
        QVERIFY(blind.recover().empty());
        QCOMPARE(blind.notRecovered(), QStringList{u"Test deck"_s});
        QCOMPARE(m_safety->recover().size(), std::size_t(1));
    }

    // Files

    void changesByOthersAreNoticedWhileItRuns()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        QSignalSpy spy(m_safety.get(), &DeckSafety::fileStateChanged);
        write(path, writeDeck(deck(4), m_game->game()));
        QTRY_COMPARE(m_safety->fileState(document.get()), DeckSafety::FileState::Changed);
        // As a whole, as careful programs do.
        const QString other = m_folder->filePath(u"other"_s);
        write(other, writeDeck(deck(5), m_game->game()));
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(other, path));
        QTRY_VERIFY(m_safety->theirs(document.get()) && *m_safety->theirs(document.get()) == deck(5));
        // As it is open here: nothing to be asked about.
        write(path, "# tidied\n" + writeDeck(deck(1), m_game->game()));
        QTRY_COMPARE(m_safety->fileState(document.get()), DeckSafety::FileState::Same);
        QVERIFY(!document->isModified());
        QVERIFY(document->bytesOfFile().starts_with("# tidied"));
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE(m_safety->fileState(document.get()), DeckSafety::FileState::Gone);
        QCOMPARE(m_safety->save(document.get(), path).kind, SaveOutcome::Kind::Gone);
        QCOMPARE(m_safety->save(document.get(), path, QByteArray()).kind, SaveOutcome::Kind::Saved);
        QCOMPARE(m_safety->fileState(document.get()), DeckSafety::FileState::Same);
    }

    void bothVersionsStayInTheHistory()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        document->change(u"Two"_s, deck(2));
        write(path, writeDeck(deck(7), m_game->game()));
        m_safety->look();
        QVERIFY(m_safety->keepMine(document.get()));
        QCOMPARE(m_safety->fileState(document.get()), DeckSafety::FileState::Same);
        QVERIFY(document->deck() == deck(2));
        QVERIFY(document->isModified());
        document->history().undo();
        QVERIFY(document->deck() == deck(7));
        QVERIFY(!document->isModified());
        document->history().redo();
        QCOMPARE(m_safety->save(document.get(), path).kind, SaveOutcome::Kind::Saved);
        QCOMPARE(test::bytesOf(path), writeDeck(deck(2), m_game->game()));

        write(path, writeDeck(deck(8), m_game->game()));
        m_safety->look();
        QVERIFY(m_safety->takeTheirs(document.get()));
        QVERIFY(document->deck() == deck(8));
        QVERIFY(!document->isModified());
        document->history().undo();
        QVERIFY(document->deck() == deck(2));
    }

    void anotherDecksFileIsNotWrittenOver()
    {
        const QString path = m_folder->filePath(u"other.muster"_s);
        write(path, "not yours");
        DeckDocument document(m_game, deck(1));
        m_safety->guard(&document);
        QCOMPARE(m_safety->save(&document, path).kind, SaveOutcome::Kind::Changed);
        QCOMPARE(test::bytesOf(path), std::string("not yours"));
        QVERIFY(document.path().isEmpty());
        QCOMPARE(m_safety->save(&document, path, fingerprintOf("not yours")).kind, SaveOutcome::Kind::Saved);
        QCOMPARE(document.path(), path);
        m_safety->forget(&document, DeckSafety::Fate::Closed);
    }

    void aSecondMusterIsNoticedByBoth()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto mine = open(path);
        QVERIFY(!m_safety->isOpenElsewhere(mine.get()));
        auto second = make();
        auto theirs = openDocument(path, m_library->lookup(),
                                   [&](const QString&) { return Result<std::shared_ptr<const GameData>>(m_game); });
        QVERIFY(theirs);
        second->guard(theirs->get());
        QVERIFY(second->isOpenElsewhere(theirs->get()));
        QTRY_VERIFY(m_safety->isOpenElsewhere(mine.get()));
        // Both save: the second one is told.
        (*theirs)->change(u"Six"_s, deck(6));
        QCOMPARE(second->save(theirs->get(), path).kind, SaveOutcome::Kind::Saved);
        mine->change(u"Two"_s, deck(2));
        QCOMPARE(m_safety->save(mine.get(), path).kind, SaveOutcome::Kind::Changed);
        second->forget(theirs->get(), DeckSafety::Fate::Closed);
        QTRY_VERIFY(!m_safety->isOpenElsewhere(mine.get()));
    }

    // The bar

    void theBarTellsAndOffers()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, writeDeck(deck(1), m_game->game()));
        auto document = open(path);
        QWidget window;
        SafetyBar bar(*m_safety, &window);
        window.show();
        bar.setDocument(document.get());
        QVERIFY(!bar.isVisible());
        document->change(u"Two"_s, deck(2));
        write(path, writeDeck(deck(7), m_game->game()));
        m_safety->look();
        QVERIFY(bar.isVisible());
        QVERIFY(bar.text().contains(u"deck.muster"_s));
        QSignalSpy compare(&bar, &SafetyBar::compareRequested);
        QTest::mouseClick(test::buttonSaying(bar, u"&Compare…"_s), Qt::LeftButton);
        QCOMPARE(compare.size(), 1);
        QTest::mouseClick(test::buttonSaying(bar, u"&Keep my version"_s), Qt::LeftButton);
        QVERIFY(!bar.isVisible());
        QVERIFY(document->deck() == deck(2));

        write(path, "muster: 1\nnonsense");
        m_safety->look();
        QVERIFY(bar.isVisible());
        QVERIFY(!test::buttonSaying(bar, u"&Use the file's version"_s)->isVisible());
        QVERIFY(QFile::remove(path));
        m_safety->look();
        QSignalSpy save(&bar, &SafetyBar::saveRequested);
        QTest::mouseClick(test::buttonSaying(bar, u"&Save again"_s), Qt::LeftButton);
        QCOMPARE(save.size(), 1);
        bar.setDocument(nullptr);
        QVERIFY(!bar.isVisible());
        bar.setDocument(document.get());
        QVERIFY(bar.isVisible());
        document.reset();
        bar.setDocument(nullptr);
        QVERIFY(!bar.isVisible());
    }

private:
    static Deck deck(int copies)
    {
        Deck deck;
        deck.game = "sceptre";
        deck.name = "Test deck";
        deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, copies, "", {}}};
        return deck;
    }

    static Deck noted(int copies, const std::string& notes)
    {
        Deck noted = deck(copies);
        noted.notes = notes;
        return noted;
    }

    std::unique_ptr<DeckSafety> make()
    {
        return std::make_unique<DeckSafety>(
            m_folder->filePath(u"journals"_s), m_library->lookup(),
            [this](const QString&) { return Result<std::shared_ptr<const GameData>>(m_game); });
    }

    std::unique_ptr<DeckDocument> open(const QString& path)
    {
        auto document = openDocument(path, m_library->lookup(), [this](const QString&) {
            return Result<std::shared_ptr<const GameData>>(m_game);
        });
        if (!document)
            qFatal("%s cannot be opened", qPrintable(path));
        m_safety->guard(document->get());
        return std::move(*document);
    }

    /// Everything that is in memory is gone; the journals and files stay.
    void crash(std::unique_ptr<DeckDocument> document)
    {
        m_safety.reset();
        document.reset();
        m_safety = make();
    }

    const test::TestHome m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<carddb::Library> m_library;
    std::shared_ptr<const GameData> m_game;
    std::unique_ptr<DeckSafety> m_safety;
};

QTEST_MAIN(DeckSafetyTest)
#include "deck_safety_test.moc"

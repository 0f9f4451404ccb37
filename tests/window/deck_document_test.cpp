// SPDX-License-Identifier: GPL-3.0-or-later
// An open deck: steps and their undoing, the verdict that follows each, and the file that it lives in.
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "app/window/document/deck_difference.h"
#include "app/window/document/deck_document.h"
#include "app/window/document/open_decks.h"
#include "app/window/safety/deck_safety.h"
#include "carddb/file_io.h"
#include "tests/support/paths.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class DeckDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_library = std::make_unique<carddb::Library>(m_home.places()); }

    /// Tabs of several games stand side by side.
    void aDeckWithoutANameIsCalledAfterItsGame()
    {
        OpenDecks decks(m_library->places());
        QCOMPARE((*decks.create(u"sceptre"_s))->title(), u"New Sceptre deck"_s);
        QCOMPARE((*decks.create(u"hero"_s))->title(), u"New Hero deck"_s);
        QCOMPARE((*decks.create(u"hero"_s, "shop"))->title(), u"New Hero shop"_s);
    }

    void opensADeckWithItsVerdict()
    {
        const auto document = open(emberCharge());
        QCOMPARE(document->title(), u"Ember Charge"_s);
        QVERIFY(!document->isModified());
        QTRY_VERIFY(document->isVerdictCurrent());
        QCOMPARE(document->verdict(), Verdict::Legal);
        QCOMPARE(document->resolved().total(), 70);
        QCOMPARE(document->format(), document->game()->findFormat("plain"));
        QVERIFY(document->format() != nullptr);
    }

    void eachStepIsUndoneAndRedoneWithItsVerdict()
    {
        const auto document = open(emberCharge());
        const Deck before = document->deck();
        QSignalSpy changed(document.get(), &DeckDocument::changed);
        QSignalSpy judged(document.get(), &DeckDocument::verdictChanged);
        Deck after = before;
        after.sections.front().entries.front().count += 20;
        document->change(u"Add 20"_s, after);
        QCOMPARE(changed.size(), 1);
        QTRY_VERIFY(document->isVerdictCurrent());
        QCOMPARE(judged.size(), 1);
        QCOMPARE(document->verdict(), Verdict::Illegal);
        QVERIFY(document->isModified());
        QCOMPARE(document->history().undoText(), u"Add 20"_s);
        QCOMPARE(document->resolved().total(), 90);
        document->history().undo();
        QCOMPARE(document->deck(), before);
        QTRY_VERIFY(document->isVerdictCurrent());
        QCOMPARE(document->verdict(), Verdict::Legal);
        QVERIFY(!document->isModified());
        document->history().redo();
        QCOMPARE(document->deck(), after);
    }

    /// Who hears of a change is busy while the judge is; the verdict is told after it, once, also where somebody lets other
    /// things happen meanwhile, as a dialog does.
    void theVerdictFollowsTheChange_data()
    {
        QTest::addColumn<bool>("others");
        QTest::newRow("at once") << false;
        QTest::newRow("while other things happen") << true;
    }

    void theVerdictFollowsTheChange()
    {
        QFETCH(bool, others);
        const auto document = open(emberCharge());
        QTRY_VERIFY(document->isVerdictCurrent());
        bool heard = false;
        connect(document.get(), &DeckDocument::changed, document.get(), [&] {
            heard = !document->isVerdictCurrent();
            if (others)
                QTRY_VERIFY(document->isVerdictCurrent());
        });
        QSignalSpy judged(document.get(), &DeckDocument::verdictChanged);
        Deck more = document->deck();
        more.sections.front().entries.front().count += 20;
        document->change(u"Add 20"_s, more);
        QVERIFY(heard);
        QTRY_VERIFY(document->isVerdictCurrent());
        QCOMPARE(document->verdict(), Verdict::Illegal);
        QTest::qWait(50);
        QCOMPARE(judged.size(), 1);
    }

    void nothingChangedIsNoStep()
    {
        const auto document = open(emberCharge());
        document->change(u"Nothing"_s, document->deck());
        QCOMPARE(document->history().count(), 0);
    }

    void typingIsOneStepAndAnotherSubjectIsAnother()
    {
        const auto document = open(emberCharge());
        const Deck before = document->deck();
        for (const char* notes : {"a", "ab", "abc"}) {
            Deck after = document->deck();
            after.notes = notes;
            document->changeOn(u"notes"_s, u"Edit notes"_s, after);
        }
        QCOMPARE(document->history().count(), 1);
        Deck named = document->deck();
        named.name = "Other";
        document->changeOn(u"name"_s, u"Rename"_s, named);
        QCOMPARE(document->history().count(), 2);
        QCOMPARE(document->title(), u"Other"_s);
        document->history().undo();
        document->history().undo();
        QCOMPARE(document->deck(), before);
    }

    void typedAndTakenBackIsNoStep()
    {
        const auto document = open(emberCharge());
        const std::string notes = document->deck().notes;
        for (const std::string& text : {notes + "x", notes}) {
            Deck after = document->deck();
            after.notes = text;
            document->changeOn(u"notes"_s, u"Edit notes"_s, after);
        }
        QCOMPARE(document->history().count(), 0);
        QVERIFY(!document->isModified());
    }

    void proposesTheNearestFormat()
    {
        const auto document = open(emberCharge());
        Deck after = document->deck();
        after.format = "sceptre/plian";
        document->change(u"Format"_s, after);
        QTRY_VERIFY(document->isVerdictCurrent());
        const auto& findings = document->findings();
        const auto unknown = std::find_if(findings.begin(), findings.end(), [](const Finding& finding) {
            return finding.kind == FindingKind::FormatUnknown;
        });
        QVERIFY(unknown != findings.end());
        QCOMPARE(unknown->nearest, std::vector<std::string>{"sceptre/plain"});
    }

    void savesWithCommentsWhereOnlyCardsChanged()
    {
        const QString path = m_home.filePath(u"kept.muster"_s);
        std::string source = bytes(emberCharge());
        source.insert(0, "# My own words\n");
        QVERIFY(carddb::writeFile(path, source));
        const auto document = open(path);
        Deck after = document->deck();
        after.sections.front().entries.front().count = 1;
        document->change(u"Count"_s, after);
        QVERIFY(save(*document, path));
        QVERIFY(!document->isModified());
        QVERIFY(bytes(path).starts_with("# My own words\n"));
        QCOMPARE(document->bytesOfFile(), bytes(path));
        QCOMPARE(open(path)->deck(), after);
        after.notes = "Other notes";
        after.considering.clear();
        document->change(u"Notes"_s, after);
        QVERIFY(save(*document, path));
        QCOMPARE(open(path)->deck(), after);
    }

    void savesElsewhereAndLivesThere()
    {
        const auto document = open(emberCharge());
        QSignalSpy moved(document.get(), &DeckDocument::savedOrMoved);
        const QString path = m_home.filePath(u"copy.muster"_s);
        QVERIFY(save(*document, path));
        QCOMPARE(document->path(), path);
        QVERIFY(!moved.isEmpty());
        QCOMPARE(bytes(path), bytes(emberCharge()));
        QVERIFY(!save(*document, m_home.filePath(u"no/such/folder.muster"_s)));
        QCOMPARE(document->path(), path);
    }

    void saysWhyAFileIsNoDeck()
    {
        const QString path = m_home.filePath(u"broken.muster"_s);
        QVERIFY(carddb::writeFile(path, "muster: 1\ngame: sceptor\nsections: {}\n"));
        const auto document = openDocument(path, m_library->lookup(), [this](const QString& key) { return game(key); });
        QVERIFY(!document);
        QCOMPARE(document.error().front().nearest, std::string("sceptre"));
    }

    void isJudgedAnewWithOtherGameData()
    {
        const auto document = open(emberCharge());
        auto other = std::make_shared<GameData>(*document->game());
        other->formats.clear();
        QSignalSpy changed(document.get(), &DeckDocument::changed);
        document->setGame(other);
        QCOMPARE(changed.size(), 1);
        QTRY_VERIFY(document->isVerdictCurrent());
        QCOMPARE(document->verdict(), Verdict::Illegal);
        QVERIFY(!document->isModified());
    }

    void goesAwayWhileItIsJudged()
    {
        for (int round = 0; round < 50; ++round) {
            auto document = open(emberCharge());
            Deck after = document->deck();
            after.sections.front().entries.front().card = "No Such Card";
            document->change(u"Unknown"_s, after);
            document.reset();
        }
        QCoreApplication::processEvents();
    }

    /// Whether it came at once, was overtaken or came later: the event loop finds each verdict once.
    void verdictsSurviveTheEventLoop()
    {
        const auto document = open(emberCharge());
        for (int i = 1; i <= 20; ++i) {
            Deck after = document->deck();
            after.sections.front().entries.front().count = i;
            document->change(u"Change"_s, after);
            if (i % 2 == 0)
                QCoreApplication::processEvents();
        }
        QTRY_VERIFY(document->isVerdictCurrent());
        QCoreApplication::processEvents();
        QVERIFY(document->isVerdictCurrent());
        QCOMPARE(document->verdict(), Verdict::Illegal);
    }

    void differencesAreEditsOrNone()
    {
        Deck before;
        before.section("main").entries = {entry("A", 2), entry("B", 1), entry("C", 1)};
        Deck after = before;
        after.section("main").entries = {entry("A", 3), entry("C", 1), entry("D", 4)};
        const auto edits = editsBetween(before, after);
        QVERIFY(edits.has_value());
        QCOMPARE(edits->size(), std::size_t(3));
        Deck made = before;
        muster::apply(made, *edits);
        QCOMPARE(made, after);
        after.section("main").entries.push_back(entry("D", 1)); // adding would make one line of both
        QVERIFY(!editsBetween(before, after));
        after = before;
        after.name = "Other";
        QVERIFY(!editsBetween(before, after));
    }

private:
    static QString emberCharge() { return test::inSources("/resources/games/sceptre/decks/ember-charge.muster"); }

    static DeckEntry entry(const char* card, int count)
    {
        return {.card = card, .identity = {}, .count = count, .note = {}, .at = {}};
    }

    static std::string bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }

    Result<std::shared_ptr<const GameData>> game(const QString& key)
    {
        auto& known = m_games[key];
        if (!known) {
            auto loaded = loadGameData(*m_library, key);
            if (!loaded)
                return loaded;
            known = *loaded;
        }
        return known;
    }

    /// As the window does.
    bool save(DeckDocument& document, const QString& path)
    {
        DeckSafety safety(m_home.filePath(u"journals"_s), m_library->lookup(),
                          [this](const QString& key) { return game(key); });
        return safety.save(&document, path).kind == SaveOutcome::Kind::Saved;
    }

    std::unique_ptr<DeckDocument> open(const QString& path)
    {
        auto document = openDocument(path, m_library->lookup(), [this](const QString& key) { return game(key); });
        return document ? std::move(*document) : nullptr;
    }

    const test::TestHome m_home;
    std::unique_ptr<carddb::Library> m_library;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
};

QTEST_MAIN(DeckDocumentTest)
#include "deck_document_test.moc"

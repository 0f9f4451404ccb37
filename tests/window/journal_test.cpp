// SPDX-License-Identifier: GPL-3.0-or-later
// The journal keeps every edit, whatever is cut off its end or damaged in its middle, and whoever holds it.
#include <thread>

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/safety/deck_on_disk.h"
#include "app/window/safety/deck_record.h"
#include "app/window/safety/journal.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

Deck someDeck(int copies = 1)
{
    Deck deck;
    deck.game = "sceptre";
    deck.name = "Süß & \"quoted\"\n\x01 卡";
    deck.format = "sceptre/plain";
    deck.options = {{"turn_limit", "60"}, {"", "odd"}};
    deck.event = {"Autumn Cup", "2026-10-03", "12"};
    deck.section("main").entries.push_back({"Kestrel Vanguard", {{"origin", "Ember"}}, copies, "never fewer", {}});
    deck.section("main").entries.push_back({"Möwe \\ 海鷗", {}, 2, "", {}});
    deck.considering.push_back({"The Cinder Queen", {{"origin", ""}}, 999, "maybe", {}});
    deck.notes = std::string(700, 'x') + "ünd";
    deck.waivers = {{"SCE-V1", ""}};
    return deck;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A deck edited at random, with the states that it went through.
struct Session {
    JournalContents contents;
    std::vector<std::pair<qint64, JournalContents>> states; ///< bytes of the journal, and what it then says

    void run(Journal& journal, QRandomGenerator& dice, int edits)
    {
        states.emplace_back(journal.size(), contents);
        for (int i = 0; i < edits; ++i) {
            const int kind = dice.bounded(10);
            if (kind < 6) {
                Deck deck = contents.deck();
                edit(deck, dice);
                const QString words = u"Edit %1 „ä\""_s.arg(i);
                contents.steps.resize(std::size_t(contents.current));
                if (contents.clean > contents.current)
                    contents.clean = -1;
                contents.steps.push_back({words, deck});
                journal.step(++contents.current, words, deck);
            } else if (kind < 9) {
                contents.current = dice.bounded(int(contents.steps.size()) + 1);
                journal.go(contents.current, u"Go"_s, contents.deck());
            } else {
                contents.clean = contents.current;
                contents.path = u"/decks/ä %1.muster"_s.arg(i);
                contents.fingerprint = QByteArray::number(i);
                journal.saved(contents.clean, contents.path, contents.fingerprint);
            }
            QVERIFY2(journal.trouble().isEmpty(), qPrintable(journal.trouble()));
            states.emplace_back(journal.size(), contents);
        }
    }

    static void edit(Deck& deck, QRandomGenerator& dice)
    {
        auto& entries = deck.section("main").entries;
        switch (dice.bounded(4)) {
        case 0:
            entries[std::size_t(dice.bounded(int(entries.size())))].count = dice.bounded(1, 1000);
            break;
        case 1:
            entries.push_back({"Card é " + std::to_string(dice.bounded(1000)), {}, 1, "", {}});
            break;
        case 2:
            deck.notes += "ø" + std::to_string(dice.bounded(99999));
            break;
        default:
            deck.name = "Name " + std::to_string(dice.bounded(99999));
            break;
        }
    }
};

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void decksComeBackToTheLetter()
    {
        for (const Deck& deck : {Deck(), someDeck(), someDeck(999)}) {
            const auto again = deckOfRecord(recordOf(deck));
            QVERIFY(again);
            QVERIFY(*again == deck);
        }
        QVERIFY(!deckOfRecord(QJsonObject()));
    }

    void splicesTurnOneIntoTheOther_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("equal") << QByteArray("abc") << QByteArray("abc");
        QTest::newRow("both empty") << QByteArray() << QByteArray();
        QTest::newRow("from nothing") << QByteArray() << QByteArray("abc");
        QTest::newRow("to nothing") << QByteArray("abc") << QByteArray();
        QTest::newRow("repeated") << QByteArray("aaaa") << QByteArray("aa");
        QTest::newRow("first byte alike") << QByteArray("xäy") << QByteArray("xöy");
        QTest::newRow("last byte alike") << QByteArray("\u00e4") << QByteArray("\u0124"); // c3 a4, c4 a4
        QTest::newRow("both alike") << QByteArray("\u5361") << QByteArray("\u5321");
        QTest::newRow("one more at the end") << QByteArray("ä") << QByteArray("ää");
    }

    void splicesTurnOneIntoTheOther()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        Splice splice = spliceBetween(before, after);
        // What goes through JSON is characters: a part of one would not come back.
        QCOMPARE(QString::fromUtf8(splice.put).toUtf8(), splice.put);
        const auto again = spliced(before, splice);
        QVERIFY(again);
        QCOMPARE(*again, after);
        splice.from = before.size() + 1;
        QVERIFY(!spliced(before, splice));
    }

    /// Whatever a crash cuts off the end: each record that is whole counts, and what is left of the last one does not.
    void everyPrefixIsAStateThatWas()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        QRandomGenerator dice(4711);
        Session session;
        session.contents.base = someDeck();
        session.contents.view = {{u"tab"_s, 3}};
        auto journal = folder.begin(session.contents);
        session.run(*journal, dice, 50);
        const QByteArray all = bytesOf(journal->fileName());
        QCOMPARE(all.size(), journal->size());
        std::size_t state = 0;
        for (qsizetype length = session.states.front().first; length <= all.size(); ++length) {
            while (state + 1 < session.states.size() && session.states[state + 1].first <= length)
                ++state;
            // Every byte near the ends of records, each seventh elsewhere.
            const bool isNearEnd = length - session.states[state].first < 12 || all.size() - length < 12;
            if (!isNearEnd && length % 7 != 0)
                continue;
            const JournalReading reading = readJournal(all.left(length));
            QVERIFY(reading.contents);
            QVERIFY(!reading.damaged);
            QCOMPARE(reading.sound, session.states[state].first);
            QVERIFY2(*reading.contents == session.states[state].second, qPrintable(QString::number(length)));
        }
        for (qsizetype length = 0; length < 40; ++length)
            QVERIFY(!readJournal(all.left(length)).contents);
    }

    /// Bytes that the disk has changed cost the steps up to the next whole deck, never what comes after.
    void damageInTheMiddleCostsLittle()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        QRandomGenerator dice(99);
        Session session;
        session.contents.base = someDeck();
        auto journal = folder.begin(session.contents);
        session.run(*journal, dice, 200);
        const QByteArray all = bytesOf(journal->fileName());
        const qint64 head = session.states.front().first;
        for (int round = 0; round < 200; ++round) {
            QByteArray bytes = all;
            const auto at = qsizetype(head + dice.bounded(quint32(all.size() / 2 - head)));
            bytes[at] = char(bytes[at] ^ (1 << dice.bounded(8)));
            const JournalReading reading = readJournal(bytes);
            QVERIFY(reading.contents);
            QVERIFY(reading.damaged);
            QVERIFY(reading.contents->deck() == session.contents.deck());
            QVERIFY(reading.contents->isModified() || !session.contents.isModified());
        }
    }

    void noBytesCrashTheReader()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        QRandomGenerator dice(5);
        Session session;
        session.contents.base = someDeck();
        auto journal = folder.begin(session.contents);
        session.run(*journal, dice, 30);
        const QByteArray all = bytesOf(journal->fileName());
        for (int round = 0; round < 300; ++round) {
            QByteArray bytes = all;
            for (int i = dice.bounded(1, 30); i > 0; --i)
                bytes[dice.bounded(int(bytes.size()))] = char(dice.bounded(256));
            (void)readJournal(bytes);
        }
        // Records that are whole and make no sense.
        for (const QJsonObject& record :
             {QJsonObject(), moveRecord(JournalMove::Step, -1, {}, someDeck(7)),
              moveRecord(JournalMove::Step, 5, {}, Splice{0, 1, "b"}), moveRecord(JournalMove::Go, -7, {}, someDeck(7)),
              moveRecord(JournalMove::Go, 99, {}, Splice{900000, 1, "b"}), savedRecord(77, {}, {}),
              QJsonObject{{u"r"_s, u"step"_s}, {u"at"_s, 1}, {u"deck"_s, 3}},
              QJsonObject{{u"r"_s, u"begin"_s}, {u"version"_s, 1}}}) {
            const JournalReading reading =
                readJournal(journalLine(beginRecord(session.contents)) + journalLine(record));
            QVERIFY(reading.contents);
            QVERIFY(reading.contents->deck() == session.contents.base);
            QVERIFY(!readJournal(journalLine(record)).contents);
        }
        QJsonObject newer = beginRecord(session.contents);
        newer[u"version"_s] = 2;
        QVERIFY(readJournal(journalLine(newer)).newer);
    }

    /// A journal belongs to who holds it, and to the next start once that one is gone.
    void orphansAreTakenOverOnce()
    {
        const QString path = m_folder->filePath(u"journals"_s);
        JournalFolder mine(path);
        JournalFolder other(path);
        JournalContents contents;
        contents.base = someDeck();
        contents.path = u"/decks/a.muster"_s;
        auto first = mine.begin(contents);
        contents.path.clear();
        auto second = mine.begin(contents);
        first->step(1, u"Add"_s, someDeck(2));
        QVERIFY(other.takeOver().empty());
        QCOMPARE(other.openElsewhere(), QStringList{u"/decks/a.muster"_s});
        QVERIFY(mine.openElsewhere().isEmpty());

        first.reset();
        second.reset();
        QVERIFY(other.openElsewhere().isEmpty());
        auto orphans = other.takeOver();
        QCOMPARE(orphans.size(), std::size_t(2));
        QVERIFY(orphans[0].contents.deck() == someDeck(2));
        QCOMPARE(orphans[0].contents.steps.front().words, u"Add"_s);
        QVERIFY(orphans[1].contents.deck() == someDeck());
        QVERIFY(mine.takeOver().empty());

        // Gone on with, and taken over again.
        orphans[0].journal->step(2, u"More"_s, someDeck(3));
        orphans[1].journal->finish();
        orphans.clear();
        auto again = mine.takeOver();
        QCOMPARE(again.size(), std::size_t(1));
        QCOMPARE(again[0].contents.steps.size(), std::size_t(2));
        QVERIFY(again[0].contents.deck() == someDeck(3));
    }

    void aTornEndIsCutOffBeforeItGoesOn()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        JournalContents contents;
        contents.base = someDeck();
        auto journal = folder.begin(contents);
        journal->step(1, u"One"_s, someDeck(2));
        const QString name = journal->fileName();
        journal.reset();
        write(name, bytesOf(name) + journalLine(moveRecord(JournalMove::Step, 2, u"Two"_s, someDeck(3))).chopped(5));
        auto orphans = folder.takeOver();
        QCOMPARE(orphans.size(), std::size_t(1));
        QVERIFY(!orphans[0].damaged);
        orphans[0].journal->step(2, u"Other"_s, someDeck(4));
        orphans.clear();
        orphans = folder.takeOver();
        QCOMPARE(orphans[0].contents.steps.size(), std::size_t(2));
        QVERIFY(!orphans[0].damaged);
        QVERIFY(orphans[0].contents.deck() == someDeck(4));
    }

    void aDamagedOneIsKeptBeside()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        JournalContents contents;
        contents.base = someDeck();
        auto journal = folder.begin(contents);
        journal->step(1, u"One"_s, someDeck(2));
        journal->step(2, u"Two"_s, someDeck(3));
        const QString name = journal->fileName();
        journal.reset();
        QByteArray bytes = bytesOf(name);
        bytes[bytes.size() - 3] = '#';
        write(name, bytes);
        auto orphans = folder.takeOver();
        QVERIFY(orphans[0].damaged);
        QVERIFY(orphans[0].contents.deck() == someDeck(2));
        QCOMPARE(bytesOf(name + u".damaged"_s), bytes);
        orphans[0].journal->step(2, u"Again"_s, someDeck(5));
        orphans.clear();
        orphans = folder.takeOver();
        QVERIFY(!orphans[0].damaged);
        QVERIFY(orphans[0].contents.deck() == someDeck(5));
    }

    void aLongOneIsShortened()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        JournalContents contents;
        contents.base = someDeck();
        auto journal = folder.begin(contents);
        Deck deck = someDeck();
        for (int i = 1; i <= 1500; ++i) {
            deck.notes = std::string(1500, char('a' + i % 26)); // nothing in common with the one before
            journal->step(i, u"Step %1"_s.arg(i), deck);
        }
        journal->saved(1500, u"/a.muster"_s, "f");
        const qint64 before = journal->size();
        QVERIFY(before > qint64(1) << 20);
        journal.reset();
        auto orphans = folder.takeOver();
        QVERIFY(orphans[0].contents.deck() == deck);
        QCOMPARE(orphans[0].contents.steps.size(), std::size_t(200));
        QCOMPARE(orphans[0].contents.steps.back().words, u"Step 1500"_s);
        QVERIFY(!orphans[0].contents.isModified());
        QVERIFY(orphans[0].journal->size() < before / 2);
    }

    void saysWhyItCannotKeepAndGoesOnWhenItCan()
    {
        // A file where the folder should be: not even root can make a journal there.
        const QString path = m_folder->filePath(u"journals"_s);
        write(path, "in the way");
        JournalFolder folder(path);
        JournalContents contents;
        contents.base = someDeck();
        auto journal = folder.begin(contents);
        QVERIFY(!journal->trouble().isEmpty());
        journal->step(1, u"One"_s, someDeck(2));
        QVERIFY(!journal->trouble().isEmpty());
        QVERIFY(QFile::remove(path));
        journal->step(2, u"Two"_s, someDeck(3));
        QVERIFY2(journal->trouble().isEmpty(), qPrintable(journal->trouble()));
        journal->step(3, u"Three"_s, someDeck(4));
        journal->go(2, u"Two"_s, someDeck(3));
        journal.reset();
        auto orphans = folder.takeOver();
        QCOMPARE(orphans.size(), std::size_t(1));
        QVERIFY(orphans[0].contents.deck() == someDeck(3));
    }

    void anEmptiedFolderIsNoticed()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        JournalContents contents;
        contents.base = someDeck();
        auto journal = folder.begin(contents);
        QVERIFY(QDir(folder.path()).removeRecursively());
        journal->step(1, u"One"_s, someDeck(2));
        QVERIFY(journal->trouble().isEmpty());
        journal.reset();
        auto orphans = folder.takeOver();
        QCOMPARE(orphans.size(), std::size_t(1));
        QVERIFY(orphans[0].contents.deck() == someDeck(2));
    }

    void whatWasGivenUpCanBeTakenBack()
    {
        JournalFolder folder(m_folder->filePath(u"journals"_s));
        JournalContents contents;
        for (int i = 1; i <= 23; ++i) {
            contents.base = someDeck(i);
            contents.base.name = std::to_string(i);
            folder.begin(contents)->setAside();
        }
        QVERIFY(folder.takeOver().empty());
        const auto all = folder.aside();
        QCOMPARE(all.size(), std::size_t(20));
        QCOMPARE(all.front().name, u"23"_s);
        QCOMPARE(all.back().name, u"4"_s);
        const auto back = folder.takeBack(all[1]);
        QVERIFY(back);
        QCOMPARE(back->contents.base.name, std::string("22"));
        QCOMPARE(folder.aside().size(), std::size_t(19));
    }

    // Saving

    void savesOverWhatIsKnown()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        const SaveOutcome first = saveOver(path, "one", {});
        QCOMPARE(first.kind, SaveOutcome::Kind::Saved);
        QCOMPARE(first.fingerprint, fingerprintOf("one"));
        QCOMPARE(fingerprintOfFile(path), fingerprintOf("one"));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        const SaveOutcome second = saveOver(path, "two", first.fingerprint);
        QCOMPARE(second.kind, SaveOutcome::Kind::Saved);
        QCOMPARE(bytesOf(path), QByteArray("two"));
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{u"deck.muster"_s});
    }

    void neverSavesOverWhatIsNot()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        write(path, "theirs");
        for (const QByteArray& expected : {QByteArray(), fingerprintOf("mine")}) {
            const SaveOutcome outcome = saveOver(path, "new", expected);
            QCOMPARE(outcome.kind, SaveOutcome::Kind::Changed);
            QCOMPARE(outcome.theirs, std::string("theirs"));
            QCOMPARE(bytesOf(path), QByteArray("theirs"));
        }
        QVERIFY(QFile::remove(path));
        QCOMPARE(saveOver(path, "new", fingerprintOf("theirs")).kind, SaveOutcome::Kind::Gone);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(saveOver(m_folder->path(), "new", {}).kind, SaveOutcome::Kind::Failed);
        QCOMPARE(saveOver(m_folder->filePath(u"no/such/deck.muster"_s), "new", {}).kind, SaveOutcome::Kind::Failed);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void followsLinks()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        const QString link = m_folder->filePath(u"link.muster"_s);
        write(path, "one");
        QVERIFY(QFile::link(path, link));
        QCOMPARE(saveOver(link, "two", fingerprintOf("one")).kind, SaveOutcome::Kind::Saved);
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(bytesOf(path), QByteArray("two"));
    }

    /// Several writers at once: each save that went through was over what its writer had seen.
    void quickOthersLoseNothing()
    {
        const QString path = m_folder->filePath(u"deck.muster"_s);
        QCOMPARE(saveOver(path, "start;", {}).kind, SaveOutcome::Kind::Saved);
        constexpr int Writers = 4;
        constexpr int Saves = 25;
        std::vector<std::thread> writers;
        for (int writer = 0; writer < Writers; ++writer) {
            writers.emplace_back([&path, writer] {
                std::string seen = "start;";
                for (int save = 0; save < Saves;) {
                    const std::string mine = seen + std::to_string(writer) + ';';
                    SaveOutcome outcome = saveOver(path, mine, fingerprintOf(seen));
                    if (outcome.kind == SaveOutcome::Kind::Saved) {
                        seen = mine;
                        ++save;
                    } else if (outcome.kind == SaveOutcome::Kind::Changed) {
                        seen = outcome.theirs;
                    }
                }
            });
        }
        for (std::thread& writer : writers)
            writer.join();
        const QList<QByteArray> words = bytesOf(path).split(';');
        for (int writer = 0; writer < Writers; ++writer)
            QCOMPARE(words.count(QByteArray::number(writer)), Saves);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(JournalTest)
#include "journal_test.moc"

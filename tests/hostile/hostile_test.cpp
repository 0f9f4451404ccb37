// SPDX-License-Identifier: GPL-3.0-or-later
// Every reader meets every file of the corpus, whatever the file was made for, and a few giants that are made here.
// None may crash, hang or throw; each gives a value, or errors that have a place. The same run happens under the
// sanitizers. A new file in corpus/ is a new test.
#include <QDirIterator>
#include <QFileInfo>
#include <QTest>
#include <map>

#include "model/cards/set_reader.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_file.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "model/formats/format.h"
#include "model/games/game_reader.h"
#include "model/games/rule_book.h"
#include "model/games/rule_translation.h"
#include "model/query/query.h"
#include "model/text/fold.h"
#include "model/yaml/document.h"
#include "tests/shipped/shipped.h"
#include "tests/support/part.h"
#include "tests/support/paths.h"
#include "tests/support/thinned.h"

using namespace Qt::StringLiterals;
using namespace muster;

namespace {

using test::bytesOf;

QString sourceFile(const QString& name) { return test::inSources() + u'/' + name; }

/// What a person is told needs a file, and a place unless the whole file is meant.
void haveAPlace(const Errors& errors)
{
    QVERIFY(!errors.empty());
    for (const Error& error : errors) {
        QCOMPARE(error.file, std::string("hostile"));
        QVERIFY(error.at.line >= 0 && error.at.column >= 0);
        for (const std::string& argument : error.arguments)
            QVERIFY2(argument.size() < 2000, "an error must not repeat a whole file");
    }
}

} // namespace

class HostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_games[u"sceptre"_s] = sample();
        for (const QString& key : test::shippedGames()) {
            const auto& shipped = test::ShippedGame::of(key);
            QVERIFY2(shipped.catalogue(), qPrintable(key));
            m_games.try_emplace(key, Subject{shipped.shared(), shipped.catalogue()});
        }
        take(u"sceptre"_s);
        QVERIFY(m_catalogue && m_catalogue->size() > 0);
    }

    /// The whole corpus through each game, as a file of that game.
    void corpus_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("bytes");
        for (const auto& [game, subject] : m_games) {
            QDirIterator it(sourceFile(u"tests/hostile/corpus"_s), QDir::Files);
            while (it.hasNext()) {
                auto bytes = QByteArray::fromStdString(bytesOf(it.next()));
                bytes.replace("game: sceptre", "game: " + game.toUtf8());
                QTest::addRow("%s: %s", qPrintable(game), qPrintable(it.fileName())) << game << bytes;
            }
        }
    }
    void corpus()
    {
        QFETCH(QString, game);
        QFETCH(QByteArray, bytes);
        take(game);
        meetAllReaders(bytes.toStdString());
    }

    /// Files too large to keep: made here.
    void giants_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what :
             {"100 MB of blanks", "100 MB of letters", "100 MB of line feeds", "100,000 brackets", "100,000 open maps",
              "100,000 dashes", "100,000 levels of indentation", "a million keys", "a million quotes"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void giants()
    {
        QFETCH(QString, what);
        meetAllReaders(giant(what));
    }

    /// Every prefix of a good file is a bad file that somebody's full disk has written.
    void everyPrefixOfGoodFiles_data() { addGoodFiles(); }
    void everyPrefixOfGoodFiles()
    {
        QFETCH(QString, game);
        QFETCH(QString, path);
        take(game);
        const std::string whole = bytesOf(path);
        QVERIFY(!whole.empty());
        const std::size_t step =
            std::max<std::size_t>(1, whole.size() * static_cast<std::size_t>(test::thinned()) / 200);
        for (std::size_t length = 0; length < whole.size(); length += step)
            meetYamlReaders(whole.substr(0, length));
    }

    /// One byte changed at a time, in a fixed pseudo-random order.
    void flippedBytesOfGoodFiles_data() { addGoodFiles(); }
    void flippedBytesOfGoodFiles()
    {
        QFETCH(QString, game);
        QFETCH(QString, path);
        take(game);
        quint32 state = 12345;
        const auto next = [&state] { return state = state * 1664525u + 1013904223u; };
        const std::string whole = bytesOf(path);
        for (int round = 0; round < test::sampled(200); ++round) {
            std::string broken = whole;
            broken[next() % broken.size()] = static_cast<char>(next() >> 24);
            meetYamlReaders(broken);
        }
    }

private:
    /// What the readers of one game need.
    struct Subject {
        std::shared_ptr<const Game> game;
        std::shared_ptr<const Catalogue> catalogue;
    };

    /// Sceptre with a few cards of the test's own, which the corpus is about.
    static Subject sample()
    {
        Subject subject;
        subject.game = test::ShippedGame::of(u"sceptre"_s).shared();
        auto set = readSet(bytesOf(sourceFile(u"tests/hostile/set.yaml"_s)), "set.yaml", *subject.game);
        if (!set)
            qFatal("set.yaml:%d", set.error().front().at.line);
        std::vector<CardSet> sets;
        sets.push_back(std::move(*set));
        if (auto catalogue = buildCatalogue(subject.game, std::move(sets)))
            subject.catalogue = *catalogue;
        return subject;
    }

    void take(const QString& game)
    {
        m_game = m_games.at(game).game;
        m_catalogue = m_games.at(game).catalogue;
    }

    void addGoodFiles()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("path");
        int row = 0;
        const auto add = [&row](const QString& game, const QString& path) {
            if (test::inPart(row++))
                QTest::addRow("%s: %s", qPrintable(game), qPrintable(QFileInfo(path).fileName())) << game << path;
        };
        for (const QString& name :
             {u"tests/hostile/deck.muster"_s, u"tests/hostile/set.yaml"_s, u"tests/hostile/format.yaml"_s})
            add(u"sceptre"_s, sourceFile(name));
        for (const auto& [key, subject] : m_games) {
            const auto& shipped = test::ShippedGame::of(key);
            for (const QString& folder : {u"sets"_s, u"formats"_s})
                add(key, shipped.files(folder, u"*.yaml"_s).constLast());
            for (const QString& deck : shipped.decks())
                add(key, deck);
        }
    }

    static std::string giant(const QString& what)
    {
        constexpr std::size_t big = 100'000'000, deep = 100'000;
        std::string text;
        if (what == u"100 MB of blanks"_s)
            return std::string(big, ' ');
        if (what == u"100 MB of letters"_s)
            return std::string(big, 'x');
        if (what == u"100 MB of line feeds"_s)
            return std::string(big, '\n');
        if (what == u"100,000 brackets"_s)
            return std::string(deep, '[') + std::string(deep, ']');
        if (what == u"a million quotes"_s)
            return std::string(1'000'000, '"');
        if (what == u"a million keys"_s) {
            for (int i = 0; i < 1'000'000; ++i)
                text += "k" + std::to_string(i) + ": 1\n";
            return text;
        }
        for (std::size_t i = 0; i < deep; ++i) {
            if (what == u"100,000 open maps"_s)
                text += "{a: ";
            else if (what == u"100,000 dashes"_s)
                text += "- ";
            else if (i < 8000) // block indentation costs its depth squared in bytes; 8,000 levels are 32 MB
                text += std::string(i, ' ') + "a:\n";
        }
        return text;
    }

    void meetYamlReaders(const std::string& bytes)
    {
        const std::string file = "hostile";
        if (const auto document = yaml::Document::parse(bytes, file); !document)
            haveAPlace(document.error());
        if (const auto game = readGame(bytes, file); !game)
            haveAPlace(game.error());
        if (const auto rules = readRuleBook(bytes, file); !rules)
            haveAPlace(rules.error());
        if (const auto translation = readRuleTranslation({}, bytes, file); !translation)
            haveAPlace(translation.error());
        if (const auto set = readSet(bytes, file, *m_game); !set)
            haveAPlace(set.error());
        if (const auto format = readFormat(bytes, file, *m_game); !format)
            haveAPlace(format.error());
        const auto deck =
            readDeck(bytes, file, [this](std::string_view key) { return key == m_game->key ? m_game.get() : nullptr; });
        if (!deck) {
            haveAPlace(deck.error());
            return;
        }
        // What can be read can be worked with.
        const ResolvedDeck resolved(*m_catalogue, *deck);
        QCOMPARE(resolved.total(), deck->countedCards());
        QVERIFY(isUtf8(writeList(resolved)));
        const auto again = readDeck(writeDeck(*deck, *m_game), file, [this](std::string_view) { return m_game.get(); });
        QVERIFY(again.has_value());
        QVERIFY(*again == *deck);
    }

    void meetAllReaders(const std::string& bytes)
    {
        meetYamlReaders(bytes);
        static_cast<void>(peekGame(bytes));
        if (const auto set = readSetCsv(bytes, "hostile", *m_game); !set)
            haveAPlace(set.error());
        int lines = 0;
        for (const ListToken& token : readList(bytes, *m_catalogue)) {
            QVERIFY(token.line == lines + 1 || (token.line == lines && lines > 0)); // one line may hold several cards
            lines = token.line;
            QVERIFY(isUtf8(token.source) && isUtf8(token.text));
        }
        static_cast<void>(deckOf(readList(bytes, *m_catalogue), *m_game));
        static_cast<void>(gameOfCode(bytes));
        static_cast<void>(deckOfCode(bytes, *m_catalogue));
        if (const auto parsed = query::parse(bytes, *m_game); !parsed) {
            QVERIFY(parsed.error().begin <= bytes.size());
            QVERIFY(parsed.error().begin + parsed.error().length <= bytes.size());
        }
        if (bytes.size() < 1'000'000) {
            const std::string folded = fold(bytes);
            QCOMPARE(fold(folded), folded);
        }
    }

    std::map<QString, Subject> m_games;
    std::shared_ptr<const Game> m_game; ///< the one at hand
    std::shared_ptr<const Catalogue> m_catalogue;
};

QTEST_GUILESS_MAIN(HostileTest)
#include "hostile_test.moc"

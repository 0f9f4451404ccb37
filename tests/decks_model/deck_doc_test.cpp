// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "model/cards/set_reader.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_file.h"
#include "model/decks/deck_hash.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "model/games/game_reader.h"
#include "tests/support/paths.h"

using namespace muster;

namespace {

QByteArray fileText(const QString& path)
{
    QFile file(test::inSources("/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bytes(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

} // namespace

/// Holds docs/deck-files.md to its word: its examples are one and the same deck of Sceptre.
class DeckDocTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void deckFile();
    void list();
    void csv();
    void hash();
    void code();
    void dialects_data();
    void dialects();

private:
    QByteArray example(const char* name) const;

    QString m_page;
    std::shared_ptr<const Game> m_game;
    std::shared_ptr<const Catalogue> m_cards;
    Deck m_deck;
};

void DeckDocTest::initTestCase()
{
    m_page = QString::fromUtf8(fileText(QStringLiteral("docs/deck-files.md")));
    QVERIFY(!m_page.isEmpty());
    auto game = readGame(fileText(QStringLiteral("resources/games/sceptre/game.yaml")).toStdString(), "game.yaml");
    QVERIFY(game);
    m_game = std::make_shared<const Game>(std::move(*game));
    std::vector<CardSet> sets;
    const QDir folder(test::inSources("/resources/games/sceptre/sets"));
    for (const auto& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files)) {
        auto set = readSet(fileText(QStringLiteral("resources/games/sceptre/sets/") + name).toStdString(),
                           name.toStdString(), *m_game);
        QVERIFY(set);
        sets.push_back(std::move(*set));
    }
    auto cards = buildCatalogue(m_game, std::move(sets));
    QVERIFY(cards);
    m_cards = *cards;
    const auto deck = readDeck(example("yaml deck").toStdString(), "docs/deck-files.md",
                               [this](std::string_view key) { return key == "sceptre" ? m_game.get() : nullptr; });
    QVERIFY(deck);
    m_deck = *deck;
}

/// The text between ```NAME and ```
QByteArray DeckDocTest::example(const char* name) const
{
    const QRegularExpression fence(QStringLiteral("^```%1\\n(.*?)^```$").arg(QString::fromUtf8(name)),
                                   QRegularExpression::MultilineOption
                                       | QRegularExpression::DotMatchesEverythingOption);
    return fence.match(m_page).captured(1).toUtf8();
}

void DeckDocTest::deckFile()
{
    QCOMPARE(m_deck.name, std::string("Ember Sparks"));
    QCOMPARE(m_deck.countedCards(), 21);
    QCOMPARE(m_deck.options.size(), std::size_t(1));
    QCOMPARE(m_deck.waivers.size(), std::size_t(1));
    const ResolvedDeck resolved(*m_cards, m_deck);
    for (const auto& found : resolved.entries())
        QCOMPARE(found.status, ResolvedEntry::Status::Card);
}

void DeckDocTest::list()
{
    auto counted = m_deck;
    counted.considering.clear();
    QCOMPARE(bytes(writeList(ResolvedDeck(*m_cards, counted))), example("text list"));
    const auto again = deckOf(readList(example("text list").toStdString(), *m_cards), *m_game);
    QCOMPARE(deckHash(ResolvedDeck(*m_cards, again)), deckHash(ResolvedDeck(*m_cards, m_deck)));
    QCOMPARE(again.name, m_deck.name);
}

void DeckDocTest::csv()
{
    QCOMPARE(bytes(writeCsv(ResolvedDeck(*m_cards, m_deck))).replace("\r\n", "\n"), example("csv deck"));
}

void DeckDocTest::hash()
{
    QCOMPARE(bytes(deckHashText(ResolvedDeck(*m_cards, m_deck))), example("text hashed"));
    QCOMPARE(bytes(deckHash(ResolvedDeck(*m_cards, m_deck))), example("text hash").trimmed());
}

void DeckDocTest::code()
{
    const auto code = deckCode(ResolvedDeck(*m_cards, m_deck));
    QVERIFY(code);
    QCOMPARE(bytes(*code), example("text code").trimmed());
    const auto again = deckOfCode(*code, *m_cards);
    QVERIFY(again);
    QCOMPARE(deckHash(ResolvedDeck(*m_cards, *again)), deckHash(ResolvedDeck(*m_cards, m_deck)));
    QCOMPARE(again->format, m_deck.format);
}

/// Every `line` in the table of dialects, those of the right column too where they hold a name.
void DeckDocTest::dialects_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("isCard");
    const auto table = m_page.section(QStringLiteral("It also reads:"), 1).section(QStringLiteral("\n- "), 0, 0);
    static const QRegularExpression row(QStringLiteral("^\\| `(.+?)` \\| (.*) \\|$"),
                                        QRegularExpression::MultilineOption);
    static const QRegularExpression inText(QStringLiteral("`([^`]+)`"));
    for (auto rows = row.globalMatch(table); rows.hasNext();) {
        const auto match = rows.next();
        const auto isCard = [](const QString& line) {
            return line.contains(QLatin1String("Battle Cry")) || line.contains(QLatin1String("Torchbearer"))
                || line.contains(QLatin1String("thr-"));
        };
        const auto line = match.captured(1);
        QTest::newRow(qPrintable(line)) << line << isCard(line);
        for (auto others = inText.globalMatch(match.captured(2)); others.hasNext();) {
            auto other = others.next().captured(1).replace(QLatin1String("\\|"), QLatin1String("|"));
            if (isCard(line) && isCard(other))
                QTest::newRow(qPrintable(other)) << other << true;
        }
    }
    QVERIFY(table.size() > 500);
}

void DeckDocTest::dialects()
{
    QFETCH(QString, line);
    QFETCH(bool, isCard);
    const auto tokens = readList(line.toStdString(), *m_cards);
    QCOMPARE(tokens.size(), std::size_t(1));
    QCOMPARE(tokens[0].kind == ListToken::Kind::Card, isCard);
    QVERIFY(tokens[0].kind != ListToken::Kind::Unknown && tokens[0].kind != ListToken::Kind::BadSection
            && tokens[0].kind != ListToken::Kind::BadCount);
}

QTEST_GUILESS_MAIN(DeckDocTest)
#include "deck_doc_test.moc"

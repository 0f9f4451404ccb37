// SPDX-License-Identifier: GPL-3.0-or-later
// A Muster without a window for the kill test: it edits, undoes and saves decks without end, and says after each step
// what a person would then have before them. It ends only by being killed.
//
//     kill_target DATA JOURNALS DECKS SEED
//
// Output, a line each: `deck N state fingerprint-of-the-deck` after every step of deck N, `trying N fingerprint-of-the-file`
// before and `saved N` after a save.
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QRandomGenerator>

#include "app/window/safety/deck_record.h"
#include "app/window/safety/deck_safety.h"
#include "carddb/library.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

/// In one piece and at once: what is said was done.
void say(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    if (::write(STDOUT_FILENO, whole.constData(), std::size_t(whole.size())) != whole.size())
        ::_exit(3);
}

QByteArray markOf(const Deck& deck)
{
    const QByteArray line = lineOf(recordOf(deck));
    return fingerprintOf(std::string_view(line.constData(), std::size_t(line.size()))).toHex();
}

class Person {
public:
    Person(DeckSafety& safety, DeckDocument& document, int number, QString file, QRandomGenerator& dice)
        : m_safety(safety),
          m_document(document),
          m_number(QByteArray::number(number)),
          m_file(std::move(file)),
          m_dice(dice)
    {
    }

    void act()
    {
        QUndoStack& history = m_document.history();
        switch (m_dice.bounded(12)) {
        case 0:
        case 1:
            history.undo();
            break;
        case 2:
            history.redo();
            break;
        case 3:
            if (!m_file.isEmpty())
                save();
            break;
        case 4:
            history.setIndex(m_dice.bounded(history.count() + 1));
            break;
        case 5: {
            Deck deck = m_document.deck();
            deck.notes += "typed ";
            m_document.changeOn(u"notes"_s, u"Notes"_s, std::move(deck));
            break;
        }
        default:
            edit();
        }
        say("deck " + m_number + ' ' + QByteArray::number(history.index()) + ' ' + markOf(m_document.deck()));
    }

private:
    void edit()
    {
        Deck deck = m_document.deck();
        auto& entries = deck.sections.front().entries;
        DeckEntry& entry = entries[std::size_t(m_dice.bounded(int(entries.size())))];
        entry.count = m_dice.bounded(1, 99);
        if (m_dice.bounded(3) == 0)
            entries.push_back({"Card „" + std::to_string(m_dice.bounded(9999)) + "“", {}, 1, "näh", {}});
        else if (entries.size() > 4 && m_dice.bounded(3) == 0)
            entries.pop_back();
        m_document.change(u"Edit"_s, std::move(deck));
    }

    void save()
    {
        say("trying " + m_number + ' ' + fingerprintOf(m_document.bytesToWrite()).toHex());
        if (m_safety.save(&m_document, m_file).kind != SaveOutcome::Kind::Saved)
            ::_exit(4);
        say("saved " + m_number);
    }

    DeckSafety& m_safety;
    DeckDocument& m_document;
    QByteArray m_number;
    QString m_file;
    QRandomGenerator& m_dice;
};

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    carddb::Places places;
    places.resources = qEnvironmentVariable("MUSTER_DATA");
    places.userData = arguments.at(1);
    places.cache = arguments.at(1) + u"/cache"_s;
    carddb::Library library(places);
    std::shared_ptr<const GameData> game;
    const auto gameOf = [&](const QString& key) -> Result<std::shared_ptr<const GameData>> {
        if (!game) {
            auto loaded = loadGameData(library, key);
            if (!loaded)
                return loaded;
            game = *loaded;
        }
        return game;
    };
    DeckSafety safety(arguments.at(2), library.lookup(), gameOf);
    QRandomGenerator dice(arguments.at(4).toUInt());

    // Decks that a round before this one left behind are gone on with, as the program does.
    auto recovered = safety.recover();
    std::vector<std::unique_ptr<DeckDocument>> documents;
    for (auto& one : recovered)
        documents.push_back(std::move(one.document));
    if (documents.empty()) {
        Deck deck;
        deck.game = "sceptre";
        deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, 3, "", {}},
                                        {"Copper", {}, 12, "", {}}};
        for (int i = 0; i < 3; ++i) { // the last one stays untitled
            documents.push_back(std::make_unique<DeckDocument>(*gameOf(u"sceptre"_s), deck));
            safety.guard(documents.back().get());
        }
    }
    std::vector<Person> people;
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const QString file = i == 2 ? QString() : QDir(arguments.at(3)).filePath(u"deck%1.muster"_s.arg(i));
        people.emplace_back(safety, *documents[i], int(i), file, dice);
    }
    say("ready " + QByteArray::number(int(people.size())));
    for (;;) {
        people[std::size_t(dice.bounded(int(people.size())))].act();
        QCoreApplication::processEvents();
    }
}

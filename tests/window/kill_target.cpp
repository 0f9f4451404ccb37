// SPDX-License-Identifier: GPL-3.0-or-later
// The window for the kill test, with somebody before it who edits, undoes, saves, opens, closes and moves decks without
// end, and says before each deed what it will be and after it what is on the screen. It ends only by being killed.
//
//     kill_target FOLDER SEED
//
// Output, a line of JSON each: {"try": DEED, "tab": N, ...} before a deed, and {"tabs": [...], "front": N} after it, of which
// the first one says what the start has brought back.
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>

#include "app/window/deck/deck_page.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/safety/deck_record.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

constexpr int MostTabs = 5;
constexpr int Files = 4;

/// In one piece and at once: what is said was done.
void say(const QJsonObject& what)
{
    const QByteArray whole = QJsonDocument(what).toJson(QJsonDocument::Compact) + '\n';
    if (::write(STDOUT_FILENO, whole.constData(), std::size_t(whole.size())) != whole.size())
        ::_exit(3);
}

QString markOf(const Deck& deck)
{
    const QByteArray line = lineOf(recordOf(deck));
    return QString::fromLatin1(fingerprintOf(std::string_view(line.constData(), std::size_t(line.size()))).toHex());
}

class Person {
public:
    Person(WindowSession& session, MainWindow& window, const QString& folder, quint32 seed)
        : m_session(session),
          m_window(window),
          m_tabs(*window.findChild<QTabWidget*>(u"decks"_s)),
          m_folder(folder),
          m_dice(seed)
    {
    }

    void tellWhatIsThere()
    {
        QJsonArray tabs;
        int front = -1;
        for (int tab = 0; tab < m_tabs.count(); ++tab) {
            DeckPage* const page = pageAt(tab);
            if (page == nullptr)
                continue;
            if (page == m_window.currentPage())
                front = int(tabs.size());
            DeckDocument& deck = page->document();
            tabs.append(QJsonObject{{u"deck"_s, markOf(deck.deck())},
                                    {u"path"_s, deck.path()},
                                    {u"index"_s, deck.history().index()},
                                    {u"modified"_s, deck.isModified()}});
        }
        say({{u"tabs"_s, tabs}, {u"front"_s, front}});
    }

    void act()
    {
        const int decks = m_tabs.count() - 1;
        const int deed = m_dice.bounded(40);
        if (decks == 0 || (deed == 0 && decks < MostTabs))
            openOne();
        else if (deed == 1)
            closeOne();
        else if (deed < 4)
            turnTo(m_dice.bounded(-1, decks));
        else if (deed < 7 && decks > 1)
            moveOne();
        else if (m_window.currentPage() == nullptr)
            turnTo(m_dice.bounded(decks));
        else if (deed < 11)
            save();
        else if (deed < 18)
            goBackAndForth();
        else if (deed < 21)
            typeTheName();
        else
            edit(*m_window.currentPage());
        tellWhatIsThere();
    }

private:
    DeckPage* pageAt(int tab) const { return qobject_cast<DeckPage*>(m_tabs.widget(tab)); }
    /// Decks are counted without the start page, which is the first tab.
    int front() const { return m_tabs.currentIndex() - 1; }

    void sayTry(const QString& deed, int tab, const QJsonObject& more = {})
    {
        QJsonObject what{{u"try"_s, deed}, {u"tab"_s, tab}};
        for (auto it = more.begin(); it != more.end(); ++it)
            what.insert(it.key(), it.value());
        say(what);
    }

    void openOne()
    {
        sayTry(u"open"_s, m_tabs.count() - 1);
        const QString path = pathOf(m_dice.bounded(Files));
        if (m_dice.bounded(2) == 0 && QFile::exists(path)) {
            m_window.openDeck(path);
            return;
        }
        const QStringList games = m_session.decks().gameKeys();
        m_window.newDeck(games.at(m_dice.bounded(int(games.size()))));
    }

    void closeOne()
    {
        if (m_window.currentPage() == nullptr)
            return;
        sayTry(u"close"_s, front());
        QTimer::singleShot(0, qApp, [] {
            if (auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                box->button(QMessageBox::Discard)->click();
        });
        press(u"Close Deck"_s);
        QCoreApplication::processEvents();
    }

    void turnTo(int deck)
    {
        sayTry(u"front"_s, deck);
        m_tabs.setCurrentIndex(deck + 1);
    }

    void moveOne()
    {
        const int decks = m_tabs.count() - 1;
        const int from = m_dice.bounded(decks);
        const int to = m_dice.bounded(decks);
        sayTry(u"move"_s, from, {{u"to"_s, to}});
        m_tabs.tabBar()->moveTab(from + 1, to + 1);
    }

    void save()
    {
        DeckDocument& deck = *m_window.currentDeck();
        QString path = deck.path();
        for (int i = 0; path.isEmpty() && i < Files; ++i) {
            if (m_session.decks().find(pathOf(i)) == nullptr)
                path = pathOf(i);
        }
        if (path.isEmpty())
            return; // all files are open in other tabs
        sayTry(u"save"_s, front(),
               {{u"path"_s, path}, {u"bytes"_s, QString::fromLatin1(fingerprintOf(deck.bytesToWrite()).toHex())}});
        const bool done = deck.path().isEmpty() ? m_window.files().saveInto(deck, path) : m_window.files().save(deck);
        if (!done)
            ::_exit(4);
    }

    void goBackAndForth()
    {
        QUndoStack& history = m_window.currentDeck()->history();
        sayTry(u"edit"_s, front());
        switch (m_dice.bounded(4)) {
        case 0:
            press(u"Redo"_s);
            break;
        case 1: // as in the list of steps
            history.setIndex(m_dice.bounded(history.count() + 1));
            break;
        default:
            press(u"Undo"_s);
        }
    }

    void typeTheName()
    {
        sayTry(u"type"_s, front());
        for (QLineEdit* const line : m_window.currentPage()->findChildren<QLineEdit*>()) {
            if (line->accessibleName() == u"Name of the deck"_s)
                QTest::keyClicks(line, u"Ash%1 "_s.arg(m_dice.bounded(9)));
        }
    }

    void edit(DeckPage& page)
    {
        sayTry(u"edit"_s, front());
        DeckDocument& deck = page.document();
        const Catalogue& catalogue = *deck.game()->catalogue;
        const CardIndex card{static_cast<std::uint32_t>(m_dice.bounded(int(catalogue.size())))};
        std::vector<Subject::Row> rows;
        for (std::size_t section = 0; section < deck.deck().sections.size(); ++section) {
            for (std::size_t row = 0; row < deck.deck().sections[section].entries.size(); ++row)
                rows.push_back({section, row});
        }
        if (rows.empty() || rows.size() < 6) {
            page.addCard(card, m_dice.bounded(1, 4), m_dice.bounded(8) == 0);
            return;
        }
        page.selectRows({rows[std::size_t(m_dice.bounded(int(rows.size())))]});
        switch (m_dice.bounded(8)) {
        case 0:
            page.more(-1);
            break;
        case 1:
            page.more(2);
            break;
        case 2:
            page.setCount(m_dice.bounded(1, 60));
            break;
        case 3:
            page.removeSelected();
            break;
        case 4:
            page.moveSelected("considering");
            break;
        case 5:
            page.cut();
            break;
        case 6:
            page.copy();
            page.paste();
            break;
        default:
            page.addCard(card, 1, false);
        }
    }

    /// Chooses the entry of the menus that begins so, if it is not grey.
    void press(const QString& text)
    {
        for (QAction* const action : m_window.findChildren<QAction*>()) {
            QString label = action->text();
            if (action->menu() == nullptr && label.remove(u'&').startsWith(text) && action->isEnabled()) {
                action->trigger();
                return;
            }
        }
    }

    QString pathOf(int file) const { return QDir(m_folder).filePath(u"decks/deck%1.muster"_s.arg(file)); }

    WindowSession& m_session;
    MainWindow& m_window;
    QTabWidget& m_tabs;
    QString m_folder;
    QRandomGenerator m_dice;
};

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QDir folder(arguments.at(1));
    carddb::Places places;
    places.resources = test::inSources("/resources");
    places.userData = folder.filePath(u"data"_s);
    places.cache = folder.filePath(u"cache"_s);
    WindowSession session(places, folder.filePath(u"window.ini"_s));
    MainWindow window(session);
    window.show();
    Person person(session, window, folder.path(), arguments.at(2).toUInt());
    person.tellWhatIsThere();
    for (;;) {
        QCoreApplication::processEvents();
        person.act();
    }
}

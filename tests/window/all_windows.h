// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFontMetrics>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include "app/window/browser/search_list_dialog.h"
#include "app/window/deck/deck_page.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/import/import_dialog.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/library/library_page.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/rules/rules_window.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/csv_import.h"
#include "app/window/sets/sets_window.h"
#include "app/window/table/position_window.h"
#include "app/window/table/table_room.h"
#include "app/window/table/table_window.h"
#include "carddb/file_io.h"
#include "tests/support/paths.h"
#include "tests/window/patient_tables.h"
#include "tests/window/screens.h"
#include "tests/window/table_stage.h"

namespace muster::test {

/// Brings every window and dialog of the program up, in each state in which it shows something else, one after the other, and
/// has it looked at. `folder` is where what the person owns is kept. No window is larger than the screen, as far as it can be so;
/// without one the window is as on a small laptop, and larger where its letters are.
class AllWindows {
public:
    using Look = std::function<void(QWidget& window, const QString& name)>;

    AllWindows(const QString& folder, Look look, std::optional<QSize> screen = {})
        : m_folder(folder),
          m_look(std::move(look)),
          m_screen(screen)
    {
    }

    void visit()
    {
        using namespace app;
        WindowSession session(
            {inSources("/resources"), m_folder + QStringLiteral("/data"), m_folder + QStringLiteral("/cache")},
            m_folder + QStringLiteral("/window.ini"));
        MainWindow window(session);
        // In letters twice as large few have a small laptop.
        const bool isLarge = window.fontMetrics().height() > 20;
        window.resize(m_screen ? roomOn(*m_screen, window) : isLarge ? Desktop : Laptop);
        window.show();
        look(window, QStringLiteral("start"));
        for (const auto& [game, deck] :
             {std::pair("sceptre", "ember-charge"), std::pair("script", "recess"), std::pair("armory", ""),
              std::pair("hero", "red-sleds"), std::pair("spoils", "the-long-table")})
            visitGame(window, QLatin1String(game), QLatin1String(deck));
        visitFindings(window);
        visitDialogs(session, window);
        visitSets(session, window);
        visitTable(session, window);
        for (DeckDocument* const deck : session.decks().all())
            session.close(deck);
    }

private:
    void look(QWidget& window, const QString& name)
    {
        if (m_screen && window.isWindow())
            window.resize(window.size().boundedTo(roomOn(*m_screen, window)));
        for (int i = 0; i < 10; ++i) // one layout after the other asks for room
            QCoreApplication::processEvents();
        for (int i = 0; i < 10; ++i) // and what came last from a thread: nothing more comes in between
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_look(window, name);
    }

    /// The dialog that the deed opens, which does not come back before it is closed.
    void lookAtDialog(const QString& name, const std::function<void()>& deed,
                      const std::function<bool(QDialog&)>& isReady = {})
    {
        bool seen = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            seen = true;
            if (isReady)
                QTRY_VERIFY(isReady(*dialog));
            look(*dialog, name);
            dialog->reject();
        });
        deed();
        QVERIFY2(seen, qPrintable(name));
    }

    static QAction* actionOf(const QWidget& window, const QKeySequence& keys)
    {
        for (QAction* const action : window.findChildren<QAction*>()) {
            if (action->shortcuts().contains(keys))
                return action;
        }
        qFatal("no action has the keys %s", qPrintable(keys.toString()));
    }

    static QString deckOf(const QString& game, const QString& deck)
    {
        const QDir folder(inSources("/resources/games/%1/decks").arg(game));
        return folder.filePath(deck.isEmpty() ? folder.entryList({QStringLiteral("*.muster")}).value(0)
                                              : deck + QStringLiteral(".muster"));
    }

    /// How a game begins, and a game in its midst, with a pile of it opened.
    void visitTable(app::WindowSession& session, app::MainWindow& window)
    {
        window.openDeck(deckOf(QStringLiteral("sceptre"), QStringLiteral("ember-charge")));
        lookAtDialog(QStringLiteral("table-begin"), [&] { window.tables().begin(*window.currentDeck()); });
        lookAtDialog(QStringLiteral("position-rules"), [&] { window.tables().layOutEmpty(); });
        for (const QString& game : session.decks().gameKeys()) {
            const auto data = session.decks().game(game);
            app::TableWindow* const table = window.tables().begin(tableSetup(**data, 1));
            QVERIFY2(table != nullptr, qPrintable(game));
            for (int i = 0; i < 6; ++i)
                table->session().letPilot(app::TableGame::Stretch::Turn);
            look(*table, QStringLiteral("table-") + game);
            if (game == QLatin1String("sceptre"))
                lookAtDialog(QStringLiteral("table-pile"), [&] { table->showPile(2); });
            Q_EMIT table->positionWanted();
            auto* const position = window.findChild<app::PositionWindow*>();
            QVERIFY2(position != nullptr, qPrintable(game));
            look(*position, QStringLiteral("position-") + game);
            position->close();
            QCoreApplication::sendPostedEvents(position, QEvent::DeferredDelete);
            table->close();
            QCoreApplication::sendPostedEvents(table, QEvent::DeferredDelete);
        }
    }

    /// A deck of the game, with each dock, and each tab in it, in front.
    void visitGame(app::MainWindow& window, const QString& game, const QString& deck)
    {
        window.openDeck(deckOf(game, deck));
        QTRY_VERIFY(window.currentDeck() != nullptr && window.currentDeck()->isVerdictCurrent());
        window.currentPage()->selectRows({{0, 0}});
        for (QDockWidget* const dock : window.findChildren<QDockWidget*>()) {
            const bool waits = dock->isHidden(); // until somebody wants it
            dock->show();
            dock->raise();
            const auto tabs = dock->widget()->findChildren<QTabWidget*>();
            for (QTabWidget* const box : tabs) {
                for (int tab = 0; tab < box->count(); ++tab) {
                    box->setCurrentIndex(tab);
                    look(window, QStringLiteral("%1-%2-%3").arg(game, dock->objectName()).arg(tab));
                }
                box->setCurrentIndex(0);
            }
            if (tabs.isEmpty())
                look(window, QStringLiteral("%1-%2").arg(game, dock->objectName()));
            dock->setHidden(waits);
        }
        if (auto* const hands = window.findChild<app::HandsPanel*>(); window.currentDeck() != nullptr) {
            window.testHands();
            hands->desk().deal(1);
            look(window, game + QStringLiteral("-hand"));
            for (QDockWidget* const dock : window.findChildren<QDockWidget*>()) {
                if (dock->isAncestorOf(hands))
                    dock->hide();
            }
        }
        window.currentPage()->showDetails(true);
        look(window, game + QStringLiteral("-details"));
        window.currentPage()->showDetails(false);
    }

    void visitFindings(app::MainWindow& window)
    {
        window.openDeck(inSources("/tests/tour/faulty.muster"));
        QTRY_VERIFY(window.currentDeck()->isVerdictCurrent());
        for (QDockWidget* const dock : window.findChildren<QDockWidget*>()) {
            if (dock->widget() == &window.legality())
                dock->raise();
        }
        window.legality().step(1);
        look(window, QStringLiteral("findings"));
        lookAtDialog(
            QStringLiteral("make-legal"), [&] { window.legality().makeLegal(); },
            [](QDialog& dialog) { return dialog.findChild<QAbstractItemView*>()->model()->rowCount() > 0; });
    }

    void visitDialogs(app::WindowSession& session, app::MainWindow& window)
    {
        lookAtDialog(QStringLiteral("keys"), [&] { actionOf(window, QKeySequence(Qt::Key_F1))->trigger(); });
        lookAtDialog(QStringLiteral("print"), [&] { window.printDeck(); });
        const QString list = QStringLiteral("3 Ember Fox\n2 Nobody At All\n1 Gold\n");
        lookAtDialog(
            QStringLiteral("import"), [&] { window.importList(list); },
            [](QDialog& dialog) { return dialog.findChild<QTableView*>()->model()->rowCount() > 0; });

        // A file that another program has changed, and a deck that differs from it.
        const QString path = m_folder + QStringLiteral("/shared.muster");
        const auto bytes = carddb::readFile(deckOf(QStringLiteral("sceptre"), QStringLiteral("ember-charge")), 1 << 20);
        QVERIFY(carddb::writeFile(path, *bytes));
        window.openDeck(path);
        app::DeckDocument& deck = *window.currentDeck();
        Deck mine = deck.deck();
        mine.notes = "mine";
        mine.sections.front().entries.front().count = 1;
        deck.change(QStringLiteral("Notes"), mine);
        lookAtDialog(QStringLiteral("compare"), [&] { window.compareDecks(&deck); });
        lookAtDialog(QStringLiteral("close"), [&] { actionOf(window, QKeySequence(QKeySequence::Close))->trigger(); });
        QVERIFY(carddb::writeFile(path, *bytes + "# theirs\n"));
        session.safety().look();
        look(window, QStringLiteral("changed-bar"));
        lookAtDialog(QStringLiteral("changed"), [&] { window.files().save(deck); });
        QVERIFY(carddb::writeFile(m_folder + QStringLiteral("/broken.muster"), "muster: 1\ngame: sceptor\n"));
        lookAtDialog(QStringLiteral("unreadable"),
                     [&] { window.openDeck(m_folder + QStringLiteral("/broken.muster")); });
        actionOf(window, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))->trigger();
        auto* const decks = window.findChild<app::LibraryPage*>();
        QVERIFY(decks != nullptr && decks->isVisible());
        QTRY_VERIFY(decks->findChild<QTableView*>()->model()->rowCount() > 0);
        look(window, QStringLiteral("library"));
        window.showRules();
        auto* const rules = window.findChild<app::RulesWindow*>();
        QVERIFY(rules != nullptr);
        look(*rules, QStringLiteral("rules"));
        rules->hide();
        app::SearchListDialog searches({{QStringLiteral("Cheap Champions"), QStringLiteral("type:champion hp<=80")}},
                                       &window);
        searches.show();
        look(searches, QStringLiteral("searches"));
    }

    void visitSets(app::WindowSession& session, app::MainWindow& window)
    {
        window.showSets();
        auto* const sets = window.findChild<app::SetsWindow*>();
        QVERIFY(sets != nullptr);
        look(*sets, QStringLiteral("sets"));
        sets->hide();
        for (const QString& game : session.decks().gameKeys()) {
            const auto data = session.decks().game(game);
            QVERIFY(data);
            const std::string header = "game: " + game.toStdString() + "\nset: TST\nname: T\ncards: []\n";
            const auto text = app::SetText::read(header, "x", (*data)->catalogue->sharedGame());
            QVERIFY(text);
            for (const CardType& type : (*data)->game().types) {
                app::CardDraft draft;
                draft.type = type.key;
                app::CardEditor editor(*text, {}, draft, (*data)->catalogue, false);
                editor.show();
                look(editor, QStringLiteral("editor-%1-%2").arg(game, QString::fromStdString(type.key)));
            }
        }
        const auto data = session.decks().game(QStringLiteral("sceptre"));
        const auto cards = app::readCsvCards("id,name,type\nTAB-001,Gate,gat\n", "t.csv", (*data)->game());
        QVERIFY(cards);
        app::CsvImport table(*cards, "t.csv", (*data)->catalogue->sharedGame());
        table.show();
        look(table, QStringLiteral("csv"));
    }

    QString m_folder;
    Look m_look;
    std::optional<QSize> m_screen;
};

} // namespace muster::test

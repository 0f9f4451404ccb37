// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QTest>

#include "app/window/deck/deck_model.h"
#include "app/window/deck/deck_page.h"
#include "app/window/deck/deck_tree.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// A deck that comes with Muster on its page.
class DeckPageStage {
protected:
    void show(const QString& game, const QString& deck)
    {
        const auto opened = m_decks.open(shippedDeck(game, deck));
        QVERIFY(opened);
        m_page = std::make_unique<app::DeckPage>(**opened);
        m_page->resize(700, 900);
        m_page->show();
        QTRY_VERIFY(document().isVerdictCurrent());
    }

    void close()
    {
        m_page.reset();
        for (app::DeckDocument* deck : m_decks.all())
            m_decks.close(deck);
    }

    app::DeckDocument& document() { return m_page->document(); }
    app::DeckTree& tree() { return *m_page->findChild<app::DeckTree*>(); }
    app::DeckModel& model() { return *m_page->findChild<app::DeckModel*>(); }

    QModelIndex row(const QString& name)
    {
        const auto all =
            model().match(model().index(0, 0), Qt::DisplayRole, name, -1, Qt::MatchExactly | Qt::MatchRecursive);
        for (const QModelIndex& index : all) {
            if (index.data(app::DeckModel::SectionRole).toString() != QLatin1String("considering"))
                return index;
        }
        return {};
    }
    int count(const QString& name) { return row(name).data(app::DeckModel::CountRole).toInt(); }

    void select(const QStringList& names)
    {
        QModelIndexList rows;
        for (const QString& name : names)
            rows += row(name);
        tree().selectRows(rows);
        tree().setFocus();
    }

    template <class Widget>
    Widget* named(const QString& accessibleName)
    {
        return namedWidget<Widget>(*m_page, accessibleName);
    }

    TestHome m_home;
    app::OpenDecks m_decks{m_home.places()};
    std::unique_ptr<app::DeckPage> m_page;
};

} // namespace muster::test

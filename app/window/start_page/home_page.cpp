// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_page/home_page.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include "app/window/library/library_page.h"
#include "app/window/start_page/start_page.h"

namespace muster::app {

namespace {

enum Page { Games, Decks };

} // namespace

HomePage::HomePage(StartPage* games, LibraryPage* decks, QWidget* parent)
    : QWidget(parent),
      m_which(new QTabBar(this)),
      m_pages(new QStackedWidget(this))
{
    m_which->setAccessibleName(tr("Games or decks"));
    m_which->setDrawBase(false);
    m_which->setExpanding(false);
    m_which->addTab(tr("Games"));
    m_which->addTab(tr("My decks"));
    m_pages->addWidget(games);
    m_pages->addWidget(decks);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_which);
    column->addWidget(m_pages, 1);
    connect(m_which, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
}

void HomePage::showGames() { m_which->setCurrentIndex(Games); }
void HomePage::showDecks() { m_which->setCurrentIndex(Decks); }

} // namespace muster::app

#include "moc_home_page.cpp"

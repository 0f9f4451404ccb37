// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/saved_search_button.h"

#include <algorithm>

#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>

#include "app/text/error_text.h"
#include "app/window/browser/search_list_dialog.h"

namespace muster::app {

SavedSearchButton::SavedSearchButton(carddb::Places places, QWidget* parent)
    : QToolButton(parent),
      m_places(std::move(places)),
      m_menu(new QMenu(this))
{
    setText(tr("Saved"));
    setToolTip(tr("Saved searches"));
    setAccessibleName(tr("Saved searches"));
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(InstantPopup);
    setMenu(m_menu);
    m_menu->setToolTipsVisible(true);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedSearchButton::fill);
}

void SavedSearchButton::setGame(const QString& game)
{
    if (game == m_game)
        return;
    m_game = game;
    m_searches.clear();
    if (m_game.isEmpty())
        return;
    if (auto read = readSavedSearches(savedSearchesPath(m_places, m_game)))
        m_searches = *std::move(read);
}

void SavedSearchButton::fill()
{
    m_menu->clear();
    for (const SavedSearch& search : m_searches) {
        QAction* action = m_menu->addAction(QString(search.name).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setToolTip(search.query);
        connect(action, &QAction::triggered, this, [this, query = search.query] { Q_EMIT chosen(query); });
    }
    if (!m_searches.empty())
        m_menu->addSeparator();
    QAction* save = m_menu->addAction(tr("&Save this search…"));
    save->setEnabled(!m_query.trimmed().isEmpty());
    connect(save, &QAction::triggered, this, &SavedSearchButton::save);
    QAction* edit = m_menu->addAction(tr("&Edit saved searches…"));
    edit->setEnabled(!m_searches.empty());
    connect(edit, &QAction::triggered, this, &SavedSearchButton::edit);
}

void SavedSearchButton::save()
{
    const QString query = m_query.simplified();
    bool yes = false;
    const QString name =
        QInputDialog::getText(this, tr("Save This Search"), tr("Name of the search:"), QLineEdit::Normal, query, &yes)
            .simplified();
    if (!yes || name.isEmpty())
        return;
    auto searches = m_searches;
    const auto same = std::ranges::find(searches, name, &SavedSearch::name);
    if (same != searches.end())
        same->query = query;
    else
        searches.push_back({name, query});
    store(std::move(searches));
}

void SavedSearchButton::edit()
{
    SearchListDialog dialog(m_searches, this);
    if (dialog.exec() == QDialog::Accepted)
        store(dialog.searches());
}

void SavedSearchButton::store(std::vector<SavedSearch> searches)
{
    if (const auto written = writeSavedSearches(savedSearchesPath(m_places, m_game), searches); !written) {
        Q_EMIT failed(errorLine(written.error().front()));
        return;
    }
    m_searches = std::move(searches);
}

} // namespace muster::app

#include "moc_saved_search_button.cpp"

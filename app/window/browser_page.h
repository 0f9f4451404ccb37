// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "carddb/card_list_model.h"
#include "carddb/card_search.h"

class QLabel;
class QLineEdit;
class QTableView;
class QTextBrowser;

namespace muster::app {

/// Searching the cards of one game: the query, what it finds while one types, and the card at hand as text.
class BrowserPage final : public QWidget {
    Q_OBJECT

public:
    explicit BrowserPage(QWidget* parent = nullptr);
    ~BrowserPage() override;

    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    void focusQuery();
    void showCard(CardIndex card); ///< also one that the query does not find

Q_SIGNALS:
    void cardActivated(muster::CardIndex card); ///< Enter or double click: into the deck

private:
    void search();
    void showCurrent();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<carddb::CardSearch> m_search;
    std::unique_ptr<carddb::CardListModel> m_model;
    QLineEdit* m_query;
    QLabel* m_answer;
    QTableView* m_table;
    QTextBrowser* m_card;
};

} // namespace muster::app

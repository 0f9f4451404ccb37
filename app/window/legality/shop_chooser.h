// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace muster::app {

class DeckDocument;
class OpenDecks;

/// Which shop the decks of a game are checked against: one that comes with the game, one that is open, or a file. Only seen
/// where the game has shops, and the deck at hand is none.
class ShopChooser final : public QWidget {
    Q_OBJECT

public:
    explicit ShopChooser(QWidget* parent = nullptr);

    void setDecks(OpenDecks* decks);
    void setDocument(const DeckDocument* document);

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void refresh();
    void choose(int index);
    void take(const QString& path);

    QPointer<OpenDecks> m_decks;
    QPointer<const DeckDocument> m_document;
    QLabel* m_label;
    QComboBox* m_shops;
};

} // namespace muster::app

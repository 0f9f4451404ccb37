// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QTimer>
#include <QWidget>

#include "app/window/card/deck_holders.h"
#include "app/window/card/hover_face.h"
#include "app/window/card/own_pictures.h"
#include "app/window/document/deck_document.h"

class QSplitter;
class QTextBrowser;

namespace muster::app {

class CloseUp;
class FaceView;

/// All about one card: its face, as large as it can be beside its words, what is printed on it and what Muster understands of that, whether it may be added to the open
/// deck, the rules it touches, the formats that allow it and the decks that hold it. Words of it are links to searches. Edits
/// of the deck are told a moment after the last one.
class CardInspector final : public QWidget {
    Q_OBJECT

public:
    explicit CardInspector(const carddb::Places& places, QWidget* parent = nullptr);
    ~CardInspector() override;

    void setGame(std::shared_ptr<const GameData> game);
    void setDocument(DeckDocument* document); ///< and its game; nullptr for none
    void setCard(CardIndex card);
    /// The same a moment later, once the list in which it was chosen is painted; of several in that moment the last.
    void setCardSoon(CardIndex card);
    /// Somebody types: what is to be shown soon waits for a moment without a key.
    void waitForKeys();
    /// Decks to look into besides those in the folders.
    void setOtherDecks(const QStringList& paths);
    /// A deck was saved: looks into them anew.
    void refreshDecks();

    /// The card as large as the window, until a key or a click.
    void showCloseUp();
    /// Shows cards of this list large: where the mouse rests, and at full size by Space.
    void watch(QAbstractItemView* view, const HoverFace::CardAt& cardAt);

    [[nodiscard]] CardIndex card() const { return m_card; }
    /// Puts a picture of the person's own on the card.
    bool putPicture(const QString& file);

Q_SIGNALS:
    void searchRequested(const QString& query);
    void deckRequested(const QString& path);
    void ruleRequested(const QString& id);
    void pictureChanged(muster::CardIndex card);
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();
    void showCard();
    void showAfterEdits();
    void showAnotherCard(); ///< or the same of another game
    void choosePicture();
    void removePicture();
    void follow(const QUrl& link);
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString addingHtml() const;
    [[nodiscard]] QString rulesHtml() const;
    [[nodiscard]] QString formatsHtml() const;
    [[nodiscard]] QString decksHtml() const;
    [[nodiscard]] QString pictureHtml() const;
    [[nodiscard]] QString cardId() const;

    carddb::Places m_places;
    std::shared_ptr<const GameData> m_game;
    DeckDocument* m_document = nullptr;
    CardIndex m_card;
    CardIndex m_next; ///< to be shown when m_soon is over
    QTimer m_soon;
    OwnPictures m_pictures;
    DeckHolders* m_holders;
    QSplitter* m_splitter;
    FaceView* m_face;
    QTextBrowser* m_text;
    QString m_page; ///< that m_text shows
    struct {
        QString card, formats, rules; ///< parts of it that no deck changes
    } m_parts;
    CloseUp* m_closeUp;
    HoverFace* m_hover;
    std::map<QAbstractItemView*, HoverFace::CardAt> m_watched;
    std::map<Qt::Orientation, QByteArray> m_shares; ///< of face and words, as the person wants them
};

} // namespace muster::app

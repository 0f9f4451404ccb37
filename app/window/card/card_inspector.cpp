// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/card_inspector.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QFileDialog>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/faces/card_face.h"
#include "app/window/browser/add_words.h"
#include "app/window/card/card_text.h"
#include "app/window/card/close_up.h"
#include "app/window/card/face_view.h"
#include "app/window/card/rules_touched.h"
#include "app/window/look/whole_in_room.h"
#include "app/window/rules/rule_page.h"
#include "validators/adding.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr int Moment = 30; ///< milliseconds: less than one sees, more than a list takes to be painted

} // namespace

CardInspector::CardInspector(const carddb::Places& places, QWidget* parent)
    : QWidget(parent),
      m_places(places),
      m_soon(this),
      m_holders(new DeckHolders(places, this)),
      m_splitter(new QSplitter(Qt::Vertical, this)),
      m_face(new FaceView(this)),
      m_text(new QTextBrowser(this)),
      m_closeUp(new CloseUp(this)),
      m_hover(new HoverFace(this))
{
    m_text->setAccessibleName(tr("Card"));
    m_text->setOpenLinks(false);
    // There is always more to read than fits; a bar that came and went would have each text laid out twice.
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    new WholeInRoom(*m_text);
    m_face->setToolTip(tr("Click to see the card at full size; Space does the same in a list"));
    m_face->setCursor(Qt::PointingHandCursor);
    m_splitter->addWidget(m_face);
    m_splitter->addWidget(m_text);
    m_splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_splitter);
    connect(m_text, &QTextBrowser::anchorClicked, this, &CardInspector::follow);
    connect(m_face, &FaceView::pictureDropped, this, &CardInspector::putPicture);
    connect(m_face, &FaceView::clicked, this, &CardInspector::showCloseUp);
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this] { m_shares[m_splitter->orientation()] = m_splitter->saveState(); });
    connect(m_holders, &DeckHolders::found, this, &CardInspector::showCard);
    m_soon.setSingleShot(true);
    m_soon.setInterval(Moment);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_next == m_card)
            showCard();
        else
            setCard(m_next);
    });
    showCard();
}

CardInspector::~CardInspector() = default;

void CardInspector::setGame(std::shared_ptr<const GameData> game)
{
    if (game == m_game)
        return;
    m_soon.stop(); // that card is of the game before
    m_game = std::move(game);
    m_card = {};
    if (m_game) {
        m_pictures = OwnPictures(m_places, QString::fromStdString(m_game->game().key));
        const auto style = findFaceStyle(m_places, m_game->game());
        for (FaceView* const face : {m_face, &m_closeUp->face(), &m_hover->face()})
            face->setCards(m_game->catalogue, style, m_pictures);
    }
    m_holders->setCatalogue(m_game ? m_game->catalogue : nullptr);
    showAnotherCard();
}

void CardInspector::setDocument(DeckDocument* document)
{
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    if (m_document != nullptr) {
        connect(m_document, &DeckDocument::changed, this, [this] {
            // Its sets may have been edited; while cards of another game are looked at, those stay.
            if (!m_game || m_document->game()->game().key == m_game->game().key)
                setGame(m_document->game());
            showAfterEdits();
        });
        connect(m_document, &QObject::destroyed, this, [this] {
            m_document = nullptr;
            showCard();
        });
        setGame(m_document->game());
    }
    showCard();
}

void CardInspector::setCardSoon(CardIndex card)
{
    m_next = card;
    if (!m_soon.isActive()) // not begun anew: while somebody goes down a list, cards are shown now and then
        m_soon.start();
}

void CardInspector::waitForKeys()
{
    if (m_soon.isActive())
        m_soon.start();
}

/// Whether a card may be added still, and decks that hold it: said once nobody edits for a moment.
void CardInspector::showAfterEdits()
{
    if (!m_soon.isActive())
        m_next = m_card;
    m_soon.start();
}

void CardInspector::setCard(CardIndex card)
{
    const bool wasToBeShown = m_soon.isActive();
    m_soon.stop();
    if (card == m_card) {
        if (wasToBeShown)
            showCard();
        return;
    }
    m_card = card;
    m_face->setCard(card);
    m_closeUp->face().setCard(card);
    m_text->verticalScrollBar()->setValue(0);
    showAnotherCard();
}

void CardInspector::setOtherDecks(const QStringList& paths) { m_holders->setOtherDecks(paths); }
void CardInspector::refreshDecks() { m_holders->refresh(); }

QString CardInspector::cardId() const { return shown(m_game->catalogue->card(m_card).id()); }

void CardInspector::showAnotherCard()
{
    m_parts = {};
    if (m_game && m_card.valid())
        m_parts = {cardAsHtml(*m_game->catalogue, m_card), formatsHtml(), rulesHtml()};
    showCard();
}

void CardInspector::showCard()
{
    const bool card = m_game && m_card.valid();
    const QString page = card ? html() : u"<p>%1</p>"_s.arg(tr("Choose a card to see it here.").toHtmlEscaped());
    if (page == m_page)
        return; // most edits change nothing of what is said about a card
    m_page = page;
    const int at = m_text->verticalScrollBar()->value();
    m_text->setHtml(page);
    m_text->verticalScrollBar()->setValue(at);
}

QString CardInspector::html() const
{
    return m_parts.card + addingHtml() + m_parts.formats + decksHtml() + m_parts.rules + pictureHtml();
}

QString CardInspector::addingHtml() const
{
    if (m_document == nullptr || m_document->game()->catalogue != m_game->catalogue)
        return {};
    const auto answer = validators::mayAdd(m_document->resolved(), m_card, m_document->snapshot()->options());
    return u"<h3>%1</h3><p>%2 %3</p>"_s.arg(tr("In this deck").toHtmlEscaped(), QString(addSign(answer.allowed)),
                                            addSentence(answer).toHtmlEscaped());
}

/// What each format says of the card alone: a deck with nothing else in it.
QString CardInspector::formatsHtml() const
{
    Deck empty;
    empty.game = m_game->game().key;
    if (!m_game->game().decks.empty())
        empty.kind = m_game->game().decks.front().key;
    for (const DeckKind& kind : m_game->game().decks) { // where such a card goes
        for (const SectionKind& section : kind.sections) {
            if (section.holds && query::Matcher(*section.holds, *m_game->catalogue).matches(m_card))
                empty.kind = kind.key;
        }
    }
    const ResolvedDeck resolved(*m_game->catalogue, empty);
    QString list;
    for (const Format& format : m_game->formats) {
        validators::CheckOptions options;
        options.format = &format;
        const auto answer = validators::mayAdd(resolved, m_card, options);
        QString words = answer.reason ? addWords(answer) : QString();
        if (!answer.reason)
            words = answer.limit ? tr("at most %1").arg(*answer.limit) : tr("allowed");
        list += u"<div>%1 %2: %3</div>"_s.arg(QString(addSign(answer.allowed)), shown(format.title).toHtmlEscaped(),
                                              words.toHtmlEscaped());
    }
    return list.isEmpty() ? QString() : u"<h3>%1</h3>%2"_s.arg(tr("Formats").toHtmlEscaped(), list);
}

QString CardInspector::decksHtml() const
{
    const QString head = u"<h3>%1</h3>"_s.arg(tr("Decks that hold it").toHtmlEscaped());
    if (!m_holders->isReady())
        return head + u"<p>%1</p>"_s.arg(tr("looking…").toHtmlEscaped());
    const auto holders = m_holders->of(m_game->catalogue->card(m_card).identity());
    if (holders.empty())
        return head + u"<p>%1</p>"_s.arg(tr("none").toHtmlEscaped());
    QString list;
    for (const DeckHolders::Holder& holder : holders) {
        QUrl link;
        link.setScheme(u"deck"_s);
        link.setPath(holder.path);
        const QString title = u"<a href=\"%1\">%2</a>"_s.arg(link.toString(QUrl::FullyEncoded).toHtmlEscaped(),
                                                             holder.title.toHtmlEscaped());
        list += u"<li>%1</li>"_s.arg(holder.considered ? tr("%1, considered").arg(title)
                                                       : tr("%1: %n copies", nullptr, holder.copies).arg(title));
    }
    return head + u"<ul>%1</ul>"_s.arg(list);
}

QString CardInspector::rulesHtml() const
{
    QString all;
    const auto topics = rulesTouched(*m_game, m_card);
    for (const TouchedRules& touched : topics) {
        all += u"<p><b>%1</b></p><ul>"_s.arg(touched.topic.toHtmlEscaped());
        for (const RuleEntry* rule : touched.rules)
            all += u"<li>%1 [%2]</li>"_s.arg(shown(rule->sentence, 4000).toHtmlEscaped(), ruleLink(rule->id));
        all += "</ul>"_L1;
    }
    return all.isEmpty() ? QString() : u"<h3>%1</h3>%2"_s.arg(tr("Rules it touches").toHtmlEscaped(), all);
}

QString CardInspector::pictureHtml() const
{
    QStringList links{
        u"<a href=\"picture:choose\">%1</a>"_s.arg(tr("Put a picture of your own on it…").toHtmlEscaped())};
    if (!m_pictures.fileOf(cardId()).isEmpty())
        links += u"<a href=\"picture:remove\">%1</a>"_s.arg(tr("Remove your picture").toHtmlEscaped());
    return u"<h3>%1</h3><p>%2</p>"_s.arg(tr("Picture").toHtmlEscaped(), links.join(" · "_L1));
}

void CardInspector::follow(const QUrl& link)
{
    if (link.scheme() == "search"_L1)
        Q_EMIT searchRequested(link.path(QUrl::FullyDecoded));
    else if (link.scheme() == "deck"_L1)
        Q_EMIT deckRequested(link.path(QUrl::FullyDecoded));
    else if (link.scheme() == QLatin1String(RuleScheme))
        Q_EMIT ruleRequested(ruleOfLink(link.toString()));
    else if (link == QUrl(u"picture:choose"_s))
        choosePicture();
    else if (link == QUrl(u"picture:remove"_s))
        removePicture();
}

void CardInspector::choosePicture()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("A Picture for This Card"), {},
                                                      tr("Pictures (%1)").arg(OwnPictures::patterns()));
    if (!file.isEmpty())
        putPicture(file);
}

bool CardInspector::putPicture(const QString& file)
{
    if (!m_game || !m_card.valid())
        return false;
    if (const auto put = m_pictures.put(cardId(), file); !put) {
        Q_EMIT failed(errorLine(put.error().front()));
        return false;
    }
    m_face->reload();
    m_closeUp->face().reload();
    showCard();
    Q_EMIT pictureChanged(m_card);
    return true;
}

void CardInspector::removePicture()
{
    if (const auto removed = m_pictures.remove(cardId()); !removed) {
        Q_EMIT failed(errorLine(removed.error().front()));
        return;
    }
    m_face->reload();
    m_closeUp->face().reload();
    showCard();
    Q_EMIT pictureChanged(m_card);
}

/// The face above its words or beside them, whichever leaves it larger: a few lines of words remain either way.
void CardInspector::arrange()
{
    constexpr double MostOfHeight = 0.72;
    const double shape = FaceHeight / FaceWidth;
    const int line = fontMetrics().height();
    const QSize room = m_splitter->size();
    const int letters = fontMetrics().averageCharWidth();
    const int above =
        int(std::min({room.width() * shape, double(room.height() - 6 * line), room.height() * MostOfHeight}));
    const int beside = int(std::min(double(room.height()), (room.width() - 30 * letters) * shape));
    const Qt::Orientation orientation = beside > above ? Qt::Horizontal : Qt::Vertical;
    m_splitter->setOrientation(orientation);
    if (const auto own = m_shares.find(orientation); own != m_shares.end() && m_splitter->restoreState(own->second))
        return;
    const bool isBeside = orientation == Qt::Horizontal;
    const int first = isBeside ? int(beside / shape) : above;
    const int whole = (isBeside ? room.width() : room.height()) - m_splitter->handleWidth();
    m_splitter->setSizes({first, whole - first});
}

void CardInspector::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // the splitter is as large as it will be
    arrange();
}

/// Links of a page keep the colours that it was written in.
void CardInspector::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.isNull()) {
        m_page.clear();
        showCard();
    }
}

// Large

void CardInspector::showCloseUp()
{
    if (!m_card.valid())
        return;
    m_hover->hide();
    m_closeUp->face().setCard(m_card);
    m_closeUp->open();
}

void CardInspector::watch(QAbstractItemView* view, const HoverFace::CardAt& cardAt)
{
    m_hover->watch(view, cardAt);
    m_watched[view] = cardAt;
    view->installEventFilter(this);
    connect(view, &QObject::destroyed, this, [this, view] { m_watched.erase(view); });
}

bool CardInspector::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const auto of = std::ranges::find_if(m_watched, [watched](const auto& one) { return one.first == watched; });
        if (of != m_watched.end() && key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            const QModelIndex row = of->first->currentIndex();
            if (const CardIndex card = row.isValid() ? of->second(row) : CardIndex(); card.valid()) {
                setCard(card);
                showCloseUp();
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

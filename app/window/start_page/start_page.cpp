// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_page/start_page.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QBoxLayout>
#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/browser/flow_layout.h"
#include "app/window/look/icons.h"
#include "app/window/look/signs.h"
#include "app/window/look/words_button.h"

namespace muster::app {

namespace {

constexpr qsizetype FewDecks = 6; ///< decks of a list, so that the games stay in sight

/// The sign of a game: its first letters on a shape of its own, so that the games are told apart without their colours.
class Crest final : public QWidget {
public:
    Crest(const QString& letters, int number, QWidget* parent) : QWidget(parent), m_letters(letters), m_number(number)
    {
        const int side = fontMetrics().height() * 3;
        setFixedSize(side, side);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = QColor::fromHsv((m_number * 72 + 18) % 360, 150, 165);
        const QRectF area = QRectF(rect()).adjusted(2, 2, -2, -2);
        QPainterPath shape;
        const int corners = 4 + m_number % 5;
        for (int corner = 0; corner < corners; ++corner) {
            const double angle = 2 * std::numbers::pi * (corner + 0.5) / corners + std::numbers::pi / 2;
            const QPointF point = area.center() + QPointF(std::cos(angle), std::sin(angle)) * area.width() / 2;
            if (corner == 0)
                shape.moveTo(point);
            else
                shape.lineTo(point);
        }
        shape.closeSubpath();
        QLinearGradient paint(area.topLeft(), area.bottomRight());
        paint.setColorAt(0, colour.lighter(125));
        paint.setColorAt(1, colour.darker(125));
        painter.setPen(QPen(paint, area.width() / 12, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(paint);
        painter.drawPath(shape);
        QFont letter = font();
        letter.setBold(true);
        constexpr double Sizes[] = {0.5, 0.38, 0.3}; // of one letter, of two, of more
        letter.setPixelSize(static_cast<int>(area.height() * Sizes[std::clamp<qsizetype>(m_letters.size(), 1, 3) - 1]));
        painter.setFont(letter);
        painter.setPen(Qt::white);
        painter.drawText(area, Qt::AlignCenter, m_letters);
    }

private:
    QString m_letters;
    int m_number;
};

QFont scaled(const QFont& font, double factor, bool bold)
{
    QFont larger = font;
    if (font.pointSizeF() > 0)
        larger.setPointSizeF(font.pointSizeF() * factor);
    else
        larger.setPixelSize(static_cast<int>(font.pixelSize() * factor));
    larger.setBold(bold);
    return larger;
}

QString withoutMnemonic(const QString& text) { return QString(text).replace(QLatin1Char('&'), QLatin1String("&&")); }

QFrame* panel(QWidget* parent)
{
    auto* const frame = new QFrame(parent);
    frame->setFrameShape(QFrame::StyledPanel);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Base);
    return frame;
}

QLabel* heading(const QString& text, double factor, QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    label->setFont(scaled(parent->font(), factor, true));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

/// A line that opens something: flat, its words at the left. Painted by the style alone: a style sheet would keep the colours
/// of the palette that it was made with.
class Entry final : public WordsButton {
public:
    Entry(const QIcon& icon, const QString& text, const QString& toolTip, QWidget* parent)
        : WordsButton(icon, text, parent)
    {
        setFlat(true);
        setToolTip(toolTip);
        setCursor(Qt::PointingHandCursor);
    }

protected:
    [[nodiscard]] QPalette::ColorRole colour() const override
    {
        return underMouse() ? QPalette::Link : QPalette::ButtonText;
    }
};

QPushButton* entry(const QIcon& icon, const QString& text, const QString& toolTip, QWidget* parent)
{
    return new Entry(icon, text, toolTip, parent);
}

/// What is known of a deck; what is not takes no room.
QString inOneLine(QStringList facts)
{
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

/// Words that take as many lines as they need.
QLabel* words(const QString& text, QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QScrollArea(parent), m_deckIcon(icon(Icon::Deck)), m_cardsIcon(icon(Icon::Find))
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what lies in it is gone through by itself
    setAccessibleName(tr("Start page"));
    rebuild();
}

void StartPage::setGames(std::vector<StartGame> games)
{
    m_games = std::move(games);
    rebuild();
}

void StartPage::setRecent(QList<Recent> decks)
{
    if (decks == m_recent)
        return;
    m_recent = std::move(decks);
    rebuild();
}

void StartPage::setGivenUp(QList<GivenUp> decks)
{
    if (decks == m_givenUp)
        return;
    m_givenUp = std::move(decks);
    rebuild();
}

void StartPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::PaletteChange)
        rebuild();
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::rebuild()
{
    setAccessibleName(tr("Start"));
    m_cards.clear();
    m_decks.clear();
    m_columns = 0;
    m_page = new QWidget;
    m_page->setFont(font());
    auto* const column = new QVBoxLayout(m_page);
    const int gap = fontMetrics().height();
    column->setContentsMargins(gap * 3 / 2, gap, gap * 3 / 2, gap);
    column->setSpacing(gap);

    column->addWidget(heading(tr("Muster"), 2.0, m_page));
    column->addWidget(words(m_recent.isEmpty()
                                ? tr("Build decks that pass muster. Choose a game and begin with a new deck, or "
                                     "open a sample and change it: nothing of it is lost.")
                                : tr("Build decks that pass muster."),
                            m_page));
    auto* const head = new FlowLayout; // in large letters one below the other
    auto* const open = new QPushButton(tr("&Open a deck…"), m_page);
    auto* const import = new QPushButton(tr("&Import a list…"), m_page);
    open->setToolTip(tr("A deck file from your disk"));
    import->setToolTip(tr("A list from a forum, a chat, another program, or a deck code"));
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
    connect(import, &QPushButton::clicked, this, &StartPage::importRequested);
    head->addWidget(open);
    head->addWidget(import);
    auto* const position = new QPushButton(tr("&Lay out a position…"), m_page);
    position->setToolTip(
        tr("Cards on a table as you want them, to be played from there or kept as a question of the rules"));
    connect(position, &QPushButton::clicked, this, &StartPage::positionRequested);
    head->addWidget(position);
    if (!m_recent.isEmpty()) {
        auto* const all = new QPushButton(tr("All m&y decks"), m_page);
        all->setToolTip(tr("With verdict, date and tags, and a search through their cards"));
        connect(all, &QPushButton::clicked, this, &StartPage::decksRequested);
        head->addWidget(all);
    }
    column->addLayout(head);

    m_grid = new QGridLayout;
    m_grid->setSpacing(gap);
    column->addLayout(m_grid);
    if (!m_recent.isEmpty()) {
        QList<QWidget*> decks;
        for (const Recent& deck : m_recent.mid(0, FewDecks)) { // all of them are on the page of decks
            const QStringList facts{deck.name, deck.game, deck.verdict ? verdictWord(*deck.verdict) : QString(),
                                    deck.changed.isValid() ? QLocale().toString(deck.changed, QLocale::ShortFormat)
                                                           : QString()};
            QPushButton* const button =
                entry(deck.verdict ? iconOf(signOf(*deck.verdict)) : m_deckIcon, inOneLine(facts), deck.path, m_page);
            connect(button, &QPushButton::clicked, this, [this, path = deck.path] { Q_EMIT deckRequested(path); });
            decks += button;
        }
        addDecks(tr("Recent decks"), decks);
    }
    if (!m_givenUp.isEmpty()) {
        QList<QWidget*> decks;
        const qsizetype shownDecks = m_allGivenUp || m_givenUp.size() <= FewDecks ? m_givenUp.size() : FewDecks - 1;
        for (qsizetype i = 0; i < shownDecks; ++i) {
            const auto& [name, when, game] = m_givenUp[i];
            const QStringList facts{name.isEmpty() ? tr("Untitled deck") : name, game,
                                    QLocale().toString(when, QLocale::ShortFormat)};
            QPushButton* const button =
                entry(m_deckIcon, inOneLine(facts), tr("Brings the deck back as it was, with its history"), m_page);
            connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT givenUpRequested(static_cast<int>(i)); });
            decks += button;
        }
        if (shownDecks < m_givenUp.size()) { // the games keep their place
            QPushButton* const rest = entry(
                m_deckIcon, tr("Show %n more", nullptr, static_cast<int>(m_givenUp.size() - shownDecks)), {}, m_page);
            connect(
                rest, &QPushButton::clicked, this,
                [this] {
                    m_allGivenUp = true;
                    rebuild(); // the button goes with the page
                },
                Qt::QueuedConnection);
            decks += rest;
        }
        addDecks(tr("Closed without saving"), decks);
    }
    for (std::size_t i = 0; i < m_games.size(); ++i)
        addCard(gameCard(m_games[i], static_cast<int>(i)));
    column->addStretch();
    setWidget(m_page); // the one before is deleted
    arrange();
}

void StartPage::addDecks(const QString& title, const QList<QWidget*>& decks)
{
    QFrame* const frame = panel(m_page);
    auto* const column = new QVBoxLayout(frame);
    column->addWidget(heading(title, 1.25, frame));
    auto* const grid = new QGridLayout;
    column->addLayout(grid);
    for (QWidget* const deck : decks)
        deck->setParent(frame);
    m_decks.push_back({frame, grid, decks});
}

QWidget* StartPage::gameCard(const StartGame& game, int number)
{
    QFrame* const frame = panel(m_page);
    auto* const column = new QVBoxLayout(frame);
    auto* const head = new QHBoxLayout;
    QStringList titles;
    for (const StartGame& each : m_games)
        titles += each.title;
    head->addWidget(new Crest(shortName(game.title, titles), number, frame));
    head->addWidget(heading(game.title, 1.4, frame), 1);
    column->addLayout(head);
    if (!game.sentence.isEmpty())
        column->addWidget(words(game.sentence, frame));
    bool isFirst = true;
    for (const auto& [key, label] : game.kinds) {
        const QString text = game.kinds.size() == 1 ? tr("New deck") : tr("New: %1").arg(label);
        auto* const button = new QPushButton(withoutMnemonic(text), frame);
        button->setAccessibleName(tr("%1: new %2", "game: kind of deck").arg(game.title, label));
        connect(button, &QPushButton::clicked, this,
                [this, gameKey = game.key, kind = key] { Q_EMIT newDeckRequested(gameKey, kind); });
        if (isFirst) { // the one to press, in the colour of what is chosen
            button->setDefault(true);
            QPalette primary;
            primary.setColor(QPalette::Button, palette().color(QPalette::Highlight));
            primary.setColor(QPalette::ButtonText, palette().color(QPalette::HighlightedText));
            button->setPalette(primary); // made anew with each theme, as all of the page
        }
        isFirst = false;
        column->addWidget(button);
    }
    QPushButton* const cards =
        entry(m_cardsIcon, tr("Look at the cards"), tr("Search the cards without a deck"), frame);
    cards->setAccessibleName(tr("%1: look at the cards").arg(game.title));
    connect(cards, &QPushButton::clicked, this, [this, key = game.key] { Q_EMIT cardsRequested(key); });
    column->addWidget(cards);
    if (!game.samples.isEmpty()) {
        auto* const label = new QLabel(tr("Sample decks"), frame);
        label->setFont(scaled(font(), 1.0, true));
        column->addWidget(label);
    }
    for (const StartDeck& sample : game.samples) {
        QPushButton* const button =
            entry(m_deckIcon, sample.name, tr("Opens a copy of this deck that is yours to change"), frame);
        connect(button, &QPushButton::clicked, this, [this, path = sample.path] { Q_EMIT sampleRequested(path); });
        column->addWidget(button);
    }
    return frame;
}

/// What is on it stands at its top. An alignment would do it too, but gives words that wrap no more than their first guess.
void StartPage::addCard(QWidget* card)
{
    static_cast<QBoxLayout*>(card->layout())->addStretch();
    m_cards.push_back(card);
}

/// As many columns as fit.
void StartPage::arrange()
{
    const int least = fontMetrics().averageCharWidth() * 34;
    const int gap = fontMetrics().height();
    const int columns = std::clamp((viewport()->width() - 3 * gap) / (least + gap), 1, 3);
    if (columns == m_columns || m_grid == nullptr)
        return;
    m_columns = columns;
    while (QLayoutItem* const item = m_grid->takeAt(0))
        delete item;
    const auto stretch = [columns](QGridLayout& grid) {
        for (int i = 0; i < 3; ++i)
            grid.setColumnStretch(i, i < columns ? 1 : 0);
    };
    stretch(*m_grid);
    int row = 0;
    for (const Decks& list : m_decks) {
        while (QLayoutItem* const item = list.grid->takeAt(0))
            delete item;
        stretch(*list.grid);
        for (int i = 0; i < list.decks.size(); ++i)
            list.grid->addWidget(list.decks[i], i / columns, i % columns);
        m_grid->addWidget(list.card, row++, 0, 1, columns);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], row + static_cast<int>(i) / columns, static_cast<int>(i) % columns);
}

} // namespace muster::app

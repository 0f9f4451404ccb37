// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/odds_page.h"

#include <algorithm>

#include <QComboBox>
#include <QFormLayout>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "app/window/numbers/chart_box.h"
#include "model/query/matcher.h"
#include "model/query/parser.h"

namespace muster::app {

namespace {

/// What the choices of cards stand for; groups of the listing have their number.
constexpr int Selected = -1;
constexpr int ByQuery = -2;
constexpr int MostShown = 20; ///< cards drawn, in the chart by cards

/// The cards of the deck that can be drawn and match.
int cardsMatching(const query::Query& query, const ResolvedDeck& deck, const DeckNumbers& numbers)
{
    const query::Matcher matcher(query, deck.catalogue());
    int cards = 0;
    for (const ResolvedEntry& entry : deck.entries()) {
        if (entry.status == ResolvedEntry::Status::Card && numbers.isDrawn(deck, entry.section)
            && matcher.matches(entry.card))
            cards += entry.count;
    }
    return cards;
}

} // namespace

OddsPage::OddsPage(QWidget* parent)
    : QWidget(parent),
      m_which(new QComboBox(this)),
      m_query(new QLineEdit(this)),
      m_least(new QSpinBox(this)),
      m_drawn(new QSpinBox(this)),
      m_answer(new QLabel(this)),
      m_sentence(new QLabel(this)),
      m_exactly(new ChartBox(this)),
      m_byCards(new ChartBox(this)),
      m_game(new QFrame(this)),
      m_gameLines(new QGridLayout(m_game))
{
    m_least->setRange(0, 999);
    m_least->setValue(1);
    m_drawn->setRange(1, 999);
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_which->setMinimumContentsLength(12);
    m_query->setClearButtonEnabled(true);
    m_query->setPlaceholderText(tr("A query, such as cost<=2"));
    m_query->setAccessibleName(tr("Query for the wanted cards"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2);
    large.setBold(true);
    m_answer->setFont(large);
    m_answer->setAccessibleName(tr("Chance"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto row = [&](const QString& label, QWidget* field) {
        auto* caption = new QLabel(label, this);
        caption->setBuddy(field);
        caption->setWordWrap(true); // the page is as narrow as its longest word
        form->addRow(caption, field);
    };
    row(tr("At &least"), m_least);
    row(tr("Of"), m_which);
    form->addRow(m_query);
    row(tr("Among the first cards"), m_drawn);
    m_least->setAccessibleName(tr("At least so many"));
    m_which->setAccessibleName(tr("Wanted cards"));
    m_drawn->setAccessibleName(tr("Cards drawn"));

    setTabOrder(m_least, m_which);
    setTabOrder(m_which, m_query);
    setTabOrder(m_query, m_drawn);

    m_game->setAccessibleName(tr("Chances that matter in this game"));
    m_game->setFrameShape(QFrame::StyledPanel);
    m_game->setBackgroundRole(QPalette::Base);
    m_game->setAutoFillBackground(true);
    m_gameLines->setColumnStretch(0, 1);

    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_answer);
    layout->addWidget(m_sentence);
    layout->addWidget(m_exactly);
    layout->addWidget(m_byCards);
    layout->addWidget(m_game);
    layout->addStretch(1);

    connect(m_which, &QComboBox::currentIndexChanged, this, &OddsPage::refresh);
    connect(m_query, &QLineEdit::textChanged, this, &OddsPage::refresh);
    connect(m_least, &QSpinBox::valueChanged, this, &OddsPage::refresh);
    connect(m_drawn, &QSpinBox::valueChanged, this, &OddsPage::refresh);
    refresh();
    showGameOdds();
    setEnabled(false);
}

void OddsPage::setDeck(std::shared_ptr<const DeckSnapshot> deck, const DeckNumbers* numbers)
{
    const std::string key = deck ? deck->deck.game + '/' + deck->deck.kind : std::string();
    m_deck = std::move(deck);
    m_numbers = numbers;
    setEnabled(m_deck != nullptr);
    if (key != m_gameKey) {
        m_gameKey = key;
        listChoices();
    }
    bringUpToDate();
}

void OddsPage::bringUpToDate()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    refresh();
    showGameOdds();
}

void OddsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        bringUpToDate();
}

void OddsPage::setSelected(std::vector<IdentityIndex> cards)
{
    m_selected = std::move(cards);
    bringUpToDate();
}

void OddsPage::listChoices()
{
    const QSignalBlocker quiet(m_which);
    const QSignalBlocker quietDrawn(m_drawn);
    m_which->clear();
    if (!m_deck)
        return;
    const Game& game = m_deck->game->game();
    for (std::size_t i = 0; i < game.listing.size(); ++i) {
        if (cardsMatching(game.listing[i].what, m_deck->resolved, *m_numbers) > 0)
            m_which->addItem(shown(game.listing[i].label), static_cast<int>(i));
    }
    m_which->addItem(tr("the cards selected in the deck"), Selected);
    m_which->addItem(tr("cards that match a query"), ByQuery);
    if (game.openingHand > 0)
        m_drawn->setValue(game.openingHand);
}

std::optional<int> OddsPage::wantedCards()
{
    const ResolvedDeck& deck = m_deck->resolved;
    const int choice = m_which->currentData().toInt();
    if (choice >= 0)
        return cardsMatching(m_deck->game->game().listing[static_cast<std::size_t>(choice)].what, deck, *m_numbers);
    if (choice == Selected) {
        int cards = 0;
        for (const ResolvedEntry& entry : deck.entries()) {
            if (entry.status == ResolvedEntry::Status::Card && m_numbers->isDrawn(deck, entry.section)
                && std::find(m_selected.begin(), m_selected.end(), entry.identity) != m_selected.end())
                cards += entry.count;
        }
        if (cards == 0) {
            m_sentence->setText(tr("Select cards in the deck to see their odds here."));
            return std::nullopt;
        }
        return cards;
    }
    const auto words = query::openWords(deck.catalogue());
    const auto query = query::parse(m_query->text().toStdString(), m_deck->game->game(), &words);
    if (!query) {
        m_sentence->setText(problemSentence(query.error()));
        return std::nullopt;
    }
    return cardsMatching(*query, deck, *m_numbers);
}

void OddsPage::refresh()
{
    m_query->setVisible(m_which->currentData().toInt() == ByQuery && m_which->count() > 0);
    m_answer->clear();
    const int population = m_deck ? m_numbers->drawn(m_deck->resolved) : 0;
    if (population == 0) {
        m_sentence->setText(m_deck ? tr("There is no card in this deck to draw yet.") : tr("No deck is open."));
        m_exactly->hide();
        m_byCards->hide();
        return;
    }
    const auto hits = wantedCards();
    m_exactly->setVisible(hits.has_value());
    m_byCards->setVisible(hits.has_value());
    if (!hits)
        return;
    const int draws = std::min(m_drawn->value(), population);
    const int least = m_least->value();
    const DrawOdds odds = drawOdds(population, *hits, draws, least);
    m_answer->setText(percentText(odds.atLeast));
    m_sentence->setText(
        tr("At least %1 of the %2 wanted cards among the first %3 of %4: %5. On average %6. Before any mulligan.")
            .arg(least)
            .arg(*hits)
            .arg(draws)
            .arg(population)
            .arg(percentText(odds.atLeast), QLocale().toString(odds.expected, 'f', 2)));
    ChartTable exactly;
    exactly.key = "exactly";
    exactly.title = tr("Exactly this many of them");
    exactly.numeric = exactly.stacked = exactly.percent = true;
    exactly.series.resize(2);
    exactly.series[0].label = tr("enough");
    exactly.series[1].label = tr("too few");
    // Numbers that (almost) never come up would only make the others narrow.
    std::size_t last = odds.exactly.size();
    while (last > 1 && odds.exactly[last - 1] < 0.0005 && static_cast<int>(last) - 1 > least)
        --last;
    for (std::size_t k = 0; k < last; ++k) {
        exactly.bars.push_back({QString::number(k), {}, {}});
        const bool enough = static_cast<int>(k) >= least;
        exactly.series[0].values.push_back(enough ? 100 * odds.exactly[k] : 0);
        exactly.series[1].values.push_back(enough ? 0 : 100 * odds.exactly[k]);
    }
    m_exactly->setTable(exactly);
    ChartTable byCards;
    byCards.key = "by-cards";
    byCards.title = tr("At least %1 of them, by cards drawn").arg(least);
    byCards.numeric = byCards.percent = true;
    byCards.series.resize(1);
    // About ten bars, the last one being the number that was asked for or twice the opening hand.
    const int most = std::min(population, std::max(draws, std::min(MostShown, 2 * m_deck->game->game().openingHand)));
    const int step = std::max(1, (most + 8) / 9);
    for (int n = most - (most - 1) / step * step; n <= most; n += step) {
        byCards.bars.push_back({QString::number(n), {}, {}});
        byCards.series[0].values.push_back(100 * drawOdds(population, *hits, n, least).atLeast);
    }
    m_byCards->setTable(byCards);
}

void OddsPage::showGameOdds()
{
    const auto lines = m_deck ? m_numbers->odds(m_deck->resolved) : std::vector<OddsLine>{};
    m_game->setVisible(!lines.empty());
    const auto labelAt = [this](int row, int column) {
        QLayoutItem* item = m_gameLines->itemAtPosition(row, column);
        if (item != nullptr)
            return qobject_cast<QLabel*>(item->widget());
        auto* label = new QLabel(m_game);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setTextFormat(Qt::PlainText);
        m_gameLines->addWidget(label, row, column, column == 0 ? Qt::Alignment() : Qt::AlignTop);
        if (column > 0)
            label->setAlignment(Qt::AlignRight | Qt::AlignTop);
        return label;
    };
    QLabel* heading = labelAt(0, 0);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setText(tr("Chances that matter in this game"));
    for (int row = 1; row < std::max(static_cast<int>(lines.size()) + 1, m_gameLines->rowCount()); ++row) {
        const auto line = static_cast<std::size_t>(row - 1);
        QLabel* name = labelAt(row, 0);
        QLabel* chance = labelAt(row, 1);
        name->setVisible(line < lines.size());
        chance->setVisible(line < lines.size());
        if (line >= lines.size())
            continue;
        const OddsLine& odds = lines[line];
        name->setText(odds.rule.empty() ? odds.label
                                        : QStringLiteral("%1 [%2]").arg(odds.label, QString::fromStdString(odds.rule)));
        name->setToolTip(tr("%1 of %2 cards, %3 drawn").arg(odds.hits).arg(odds.population).arg(odds.draws));
        chance->setText(percentText(odds.chance));
        chance->setAccessibleName(tr("%1: %2", "name of a number, the number").arg(odds.label, chance->text()));
    }
}

} // namespace muster::app

#include "moc_odds_page.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_page.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QResizeEvent>
#include <QShortcut>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include "app/text/as_sentence.h"
#include "app/text/list_text.h"
#include "app/window/card/card_grid.h"
#include "app/window/hands/draw_model.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_model.h"
#include "app/window/hands/hand_words.h"
#include "app/window/hands/tally_model.h"
#include "app/window/hands/tried_hand.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/look/whole_in_room.h"
#include "app/window/look/wrapped_label.h"
#include "app/window/numbers/deck_numbers.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

constexpr int Spacing = 2; ///< above and below the cards

/// A field with its label at its side, which stay together.
QWidget* labelled(QLabel* label, QWidget* field)
{
    auto* const both = new QWidget(field->parentWidget());
    auto* const row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(field);
    return both;
}

QTableView* tableOf(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* const table = new QTableView(parent);
    table->setModel(model);
    new WholeInRoom(*table);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() * 5 / 4);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    return table;
}

} // namespace

HandPage::HandPage(HandDesk& desk, FaceCache& faces, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_hand(new HandModel(desk, this)),
      m_draws(new DrawModel(desk, this)),
      m_situation(new WrappedLabel(this)),
      m_worth(new WrappedLabel(this)),
      m_advice(new WrappedLabel(this))
{
    // In the order in which Tab goes through them.
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(fontMetrics().height() / 3, 0, fontMetrics().height() / 3, 0);
    column->addWidget(createButtons());
    m_splitter = new QSplitter(this);
    m_splitter->addWidget(createHand(faces));
    auto* const side = new SteadyTabs(m_splitter);
    m_side = side;
    side->setDocumentMode(true);
    side->setAccessibleName(tr("What comes next, and the tally"));
    side->addTab(createChances(), tr("Next cards"));
    side->addTab(createTally(), tr("Tally"));
    m_splitter->setStretchFactor(0, 7);
    m_splitter->setStretchFactor(1, 3);
    column->addWidget(m_splitter, 1);
    createKeys();
    connect(&desk, &HandDesk::changed, this, &HandPage::refresh);
    connect(m_grid->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HandPage::refreshChoice);
    refresh();
}

QPushButton* HandPage::addButton(const QString& text, const QString& tip, void (HandPage::*deed)())
{
    auto* const button = new QPushButton(text, m_buttons);
    button->setToolTip(tip);
    button->setAutoDefault(false);
    m_buttons->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, deed);
    return button;
}

QWidget* HandPage::createButtons()
{
    auto* const box = new FlowBox(this);
    FlowLayout* const row = &box->flow();
    m_buttons = box;
    m_keep = addButton(tr("Keep"), tr("Keep the hand (K)"), &HandPage::keep);
    m_sendBack = addButton(tr("Send back"), tr("Mulligan: send the chosen cards back (B)"), &HandPage::sendBack);
    m_draw = addButton(tr("Draw"), tr("Draw the card of the next turn (D)"), &HandPage::draw);
    m_takeBack = addButton(tr("Take back"), tr("Take the last step back (Backspace)"), &HandPage::takeBack);
    m_redo = addButton(tr("Again"), tr("Do again what was taken back (Shift+Backspace)"), &HandPage::redo);
    m_next = addButton(tr("Next hand"), tr("Deal another hand (N)"), &HandPage::dealNext);
    m_advise = addButton(tr("What to do?"), tr("What a sound player would do with this hand (H)"), &HandPage::advise);
    m_play = addButton(tr("Play"), tr("Play on with this hand at the table (P)"), &HandPage::play);
    m_sideButton =
        addButton(tr("Chances"), tr("Show what comes next, and the tally, beside the hand (C)"), &HandPage::toggleSide);
    m_sideButton->setCheckable(true);
    auto* const seed = new QLabel(tr("Seed:"), m_buttons);
    m_seed = new QLineEdit(m_buttons);
    seed->setBuddy(m_seed);
    m_seed->setAccessibleName(tr("Seed of the deal"));
    m_seed->setToolTip(tr("The same seed deals the same hand of the same deck. Enter deals."));
    // As many digits as a number of 64 bits surely has room for.
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seed->setMaximumWidth(fontMetrics().averageCharWidth() * 16);
    m_place = new QComboBox(m_buttons);
    m_place->setAccessibleName(tr("Place in the order of turns"));
    m_place->setToolTip(m_place->accessibleName());
    row->addWidget(labelled(seed, m_seed));
    connect(m_seed, &QLineEdit::returnPressed, this, &HandPage::enterSeed);
    connect(m_place, &QComboBox::activated, this, [this](int place) { m_desk.setPlace(place); });
    return m_buttons;
}

QWidget* HandPage::createCompanions()
{
    m_companionLabel = new QLabel(this);
    m_companion = new QComboBox(this);
    m_companionLabel->setBuddy(m_companion);
    m_companion->setAccessibleName(tr("Card beside each hand"));
    m_companion->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_companion->setToolTip(
        tr("What a hand is worth depends on it. The one that you choose stays for the next hands."));
    m_companionField = labelled(m_companionLabel, m_companion);
    connect(m_companion, &QComboBox::activated, this, [this](int at) {
        const QVariant card = m_companion->itemData(at);
        m_desk.setCompanion(card.isValid() ? std::optional(static_cast<std::uint16_t>(card.toUInt())) : std::nullopt);
        tellHand();
    });
    return m_companionField;
}

QWidget* HandPage::createHand(FaceCache& faces)
{
    auto* const hand = new QWidget(this);
    m_grid = new CardGrid(faces, hand);
    m_grid->setModel(m_hand);
    m_grid->setAccessibleName(tr("Hand"));
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setDragEnabled(false);
    m_grid->setDragDropMode(QAbstractItemView::NoDragDrop);
    m_grid->viewport()->installEventFilter(this);
    m_grid->setMinimumHeight(fontMetrics().height() * 7);
    auto* const column = new QVBoxLayout(hand);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Spacing); // room is for the cards
    auto* const top = new QHBoxLayout;
    top->addWidget(m_situation, 1);
    top->addWidget(m_place);
    top->addWidget(createCompanions());
    column->addLayout(top);
    column->addWidget(m_grid, 1);
    column->addWidget(m_worth);
    column->addWidget(m_advice);
    return hand;
}

QWidget* HandPage::createChances()
{
    auto* const page = new QWidget(this);
    m_chances = tableOf(m_draws, tr("Chances of the next cards"), page);
    m_chances->setToolTip(tr("Choose the cards that you want: the chance of any of them stands below."));
    m_wanted = new WrappedLabel(page);
    auto* const label = new QLabel(tr("Look ahead:"), page);
    m_soon = new QSpinBox(page);
    label->setBuddy(m_soon);
    constexpr int MostDraws = 60;
    m_soon->setRange(2, MostDraws);
    m_soon->setValue(m_draws->draws());
    m_soon->setAccessibleName(tr("Cards to look ahead"));
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_soon);
    row->addStretch(1);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_chances, 1);
    column->addWidget(m_wanted);
    column->addLayout(row);
    connect(m_soon, &QSpinBox::valueChanged, this, [this](int draws) {
        m_draws->setDraws(draws);
        refreshWanted();
    });
    connect(m_chances->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HandPage::refreshWanted);
    connect(m_draws, &QAbstractItemModel::modelReset, this, &HandPage::refreshWanted);
    return page;
}

QWidget* HandPage::createTally()
{
    auto* const page = new QWidget(this);
    auto* const table = tableOf(new TallyModel(m_desk, this), tr("Tally of the hands"), page);
    auto* const clear = new QPushButton(tr("Begin anew"), page);
    clear->setToolTip(tr("Forget the hands that were counted"));
    clear->setAutoDefault(false);
    auto* const column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table, 1);
    column->addWidget(clear, 0, Qt::AlignLeft);
    connect(clear, &QPushButton::clicked, this, [this] { m_desk.clearTally(); });
    return page;
}

void HandPage::createKeys()
{
    const auto add = [this](const QKeySequence& keys, auto deed) {
        auto* const shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, deed);
    };
    add(Qt::Key_K, &HandPage::keep);
    add(Qt::Key_B, &HandPage::sendBack);
    add(Qt::Key_D, &HandPage::draw);
    add(Qt::Key_N, &HandPage::dealNext);
    add(Qt::Key_H, &HandPage::advise);
    add(Qt::Key_P, &HandPage::play);
    add(Qt::Key_C, &HandPage::toggleSide);
    add(Qt::Key_Backspace, &HandPage::takeBack);
    add(QKeySequence(Qt::SHIFT | Qt::Key_Backspace), &HandPage::redo);
    for (int digit = 1; digit <= 9; ++digit)
        add(QKeySequence(Qt::Key_0 + digit), [this, digit] { toggle(digit - 1); });
    for (const auto key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto* const shortcut = new QShortcut(QKeySequence(key), m_grid);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, [this] { toggle(m_grid->currentIndex().row()); });
    }
}

void HandPage::focusHand()
{
    m_grid->setFocus(Qt::ShortcutFocusReason);
    if (!m_grid->currentIndex().isValid() && m_hand->rowCount() > 0)
        m_grid->selectionModel()->setCurrentIndex(m_hand->index(0), QItemSelectionModel::NoUpdate);
}

std::vector<std::size_t> HandPage::chosen() const
{
    std::vector<std::size_t> places;
    const QModelIndexList rows = m_grid->selectionModel()->selectedRows();
    for (const QModelIndex& row : rows)
        places.push_back(static_cast<std::size_t>(row.row()));
    std::ranges::sort(places);
    return places;
}

void HandPage::toggle(int row)
{
    if (row < 0 || row >= m_hand->rowCount() || m_grid->selectionMode() == QAbstractItemView::NoSelection)
        return;
    const QModelIndex index = m_hand->index(row);
    m_grid->selectionModel()->select(index, QItemSelectionModel::Toggle);
    m_grid->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
}

void HandPage::keep()
{
    if (!m_desk.steps().mayKeep())
        return;
    m_desk.keep();
    Q_EMIT said(m_situation->text());
}

void HandPage::sendBack()
{
    std::vector<std::size_t> cards = chosen();
    if (const auto rule = m_desk.steps().mulligan(); rule && rule->all) {
        cards.resize(m_desk.steps().now().hand.size());
        for (std::size_t i = 0; i < cards.size(); ++i)
            cards[i] = i;
    }
    if (!m_desk.steps().maySendBack(cards.size())) {
        Q_EMIT said(m_situation->text());
        return;
    }
    m_desk.sendBack(cards);
    tellHand();
}

void HandPage::draw()
{
    if (!m_desk.steps().mayDraw()) {
        Q_EMIT said(m_situation->text());
        return;
    }
    m_desk.draw();
    const QModelIndex last = m_hand->index(m_hand->rowCount() - 1);
    m_grid->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
    Q_EMIT said(tr("Drawn: %1", "a card").arg(last.data().toString()));
}

void HandPage::dealNext()
{
    if (!m_desk.isDealt())
        return;
    m_desk.dealNext();
    tellHand();
}

void HandPage::takeBack()
{
    if (!m_desk.steps().mayTakeBack())
        return;
    m_desk.takeBack();
    tellHand();
}

void HandPage::redo()
{
    if (!m_desk.steps().mayRedo())
        return;
    m_desk.redo();
    tellHand();
}

void HandPage::advise()
{
    if (!m_desk.steps().mulligan()) {
        Q_EMIT said(m_situation->text());
        return;
    }
    m_advice->setText(adviceText(m_desk.catalogue(), m_desk.steps().now(), m_desk.advice()));
    m_advice->show();
    Q_EMIT said(m_advice->text());
}

void HandPage::play()
{
    if (m_play->isEnabled())
        Q_EMIT playWanted();
}

void HandPage::toggleSide()
{
    m_sideWanted = m_side->isHidden();
    fit();
}

/// The room for cards in a page whose hand has that width.
QSize HandPage::roomForCards(int width) const
{
    int fields = 0;
    int top = 0;
    for (const QWidget* const field : {static_cast<QWidget*>(m_place), m_companionField}) {
        if (field->isHidden())
            continue;
        fields += field->sizeHint().width() + fontMetrics().averageCharWidth();
        top = std::max(top, field->sizeHint().height());
    }
    top = std::max(top, m_situation->heightForWidth(width - fields));
    const int worth = m_worth->isHidden() ? 0 : m_worth->heightForWidth(width);
    return {width, m_splitter->height() - top - worth - 2 * Spacing};
}

/// Cards are to be read: in a low or narrow room the side makes way for them. It goes by the size of the page and its texts
/// alone, which the side does not change; else it would come back at once.
void HandPage::fit()
{
    constexpr int ReadableFace = 8; // in heights of a line
    constexpr double Hands = 0.7;
    const int beside = m_grid->faceSizeFor(roomForCards(int(m_splitter->width() * Hands)));
    const int alone = m_grid->faceSizeFor(roomForCards(m_splitter->width()));
    const bool shows = m_sideWanted.value_or(beside >= ReadableFace || alone <= beside);
    m_side->setVisible(shows);
    m_sideButton->setChecked(shows);
    m_grid->fitFaces();
}

void HandPage::enterSeed()
{
    bool good = false;
    const std::uint64_t seed = m_seed->text().toULongLong(&good);
    if (!good || !m_desk.isDealt())
        return;
    m_desk.deal(seed);
    focusHand();
    tellHand();
}

/// For those who hear what happens.
void HandPage::tellHand()
{
    if (!m_desk.isDealt())
        return;
    const QString companion = companionText(m_desk);
    Q_EMIT said(
        tr("%1: %2", "about a hand, its cards")
            .arg(companion.isEmpty() ? m_situation->text() : companion + QStringLiteral(". ") + m_situation->text(),
                 cardsText(m_desk.catalogue(), m_desk.steps().now().hand)));
}

/// The one in force is chosen; by chance, its name stands beside that.
void HandPage::refreshCompanions()
{
    const engine::DeckCards& cards = m_desk.companions();
    m_companionField->setVisible(!cards.empty());
    const auto now = m_desk.companion();
    if (!now)
        return;
    const auto name = [this](std::uint16_t card) { return cardName(m_desk.catalogue(), CardIndex{card}); };
    const QString type = companionType(m_desk);
    m_companionLabel->setText(tr("%1:", "type of a card").arg(type));
    m_companion->setAccessibleName(type);
    QStringList names{tr("by chance")};
    for (const std::uint16_t card : cards)
        names += name(card);
    QStringList there;
    for (int at = 0; at < m_companion->count(); ++at)
        there += m_companion->itemText(at);
    if (there != names) {
        m_companion->clear();
        m_companion->addItem(names.front());
        for (const std::uint16_t card : cards)
            m_companion->addItem(name(card), card);
    }
    const auto& chosen = m_desk.chosenCompanion();
    m_companion->setCurrentIndex(chosen ? m_companion->findData(*chosen) : 0);
}

void HandPage::refresh()
{
    const HandSteps& steps = m_desk.steps();
    const auto rule = steps.mulligan();
    m_situation->setText(situationText(m_desk));
    m_situation->setToolTip(mulliganRule(m_desk));
    m_keep->setEnabled(steps.mayKeep());
    m_draw->setEnabled(steps.mayDraw());
    m_takeBack->setEnabled(steps.mayTakeBack());
    m_redo->setEnabled(steps.mayRedo());
    m_next->setEnabled(m_desk.isDealt());
    m_advise->setEnabled(rule.has_value());
    m_play->setEnabled(triedHand(m_desk) && engine::playFacts(m_desk.catalogue().game().key) != nullptr);
    if (!m_seed->hasFocus() || !m_seed->isModified())
        m_seed->setText(QString::number(m_desk.seed()));
    if (m_place->count() != m_desk.places()) {
        m_place->clear();
        for (int place = 0; place < m_desk.places(); ++place)
            m_place->addItem(asSentence(placeText(place)));
    }
    m_place->setCurrentIndex(m_desk.place());
    m_place->setVisible(m_place->count() > 1);
    refreshCompanions();
    // Where cards are chosen one by one, a click chooses; elsewhere nothing is to look chosen.
    const bool chooses = rule && !rule->all;
    m_grid->clearSelection();
    m_grid->setSelectionMode(chooses ? QAbstractItemView::MultiSelection : QAbstractItemView::NoSelection);
    QStringList worth;
    if (m_desk.isDealt()) {
        if (const QString text = companionText(m_desk); !text.isEmpty())
            worth += text;
        if (const QString text = classText(*m_desk.practice(), steps.opening()); !text.isEmpty())
            worth += asSentence(text);
        worth += traits(*m_desk.practice(), steps.first(), steps.opening());
    }
    m_worth->setText(worth.join(QStringLiteral(" · ")));
    m_worth->setVisible(!worth.isEmpty());
    fit();
    m_advice->clear();
    m_advice->hide();
    refreshChoice();
    refreshWanted();
}

void HandPage::refreshChoice()
{
    const auto rule = m_desk.steps().mulligan();
    const std::size_t many = rule && rule->all ? m_desk.steps().now().hand.size() : chosen().size();
    m_sendBack->setEnabled(m_desk.steps().maySendBack(many));
    m_sendBack->setText(rule && rule->all ? tr("Send all back")
                            : many == 0   ? tr("Send back")
                                          : tr("Send %n back", "cards", static_cast<int>(many)));
}

void HandPage::refreshWanted()
{
    std::vector<int> rows;
    const QModelIndexList selected = m_chances->selectionModel()->selectedRows();
    for (const QModelIndex& row : selected)
        rows.push_back(row.row());
    m_wanted->setText(
        rows.empty()
            ? tr("Choose the cards that you want, for the chance of any of them.")
            : tr("Any of %n chosen: %1 with the next card, %2 within %3.", "cards", static_cast<int>(rows.size()))
                  .arg(percentText(m_draws->chance(rows, 1)), percentText(m_draws->chance(rows, m_draws->draws())))
                  .arg(m_draws->draws()));
}

bool HandPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_grid->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &HandPage::fit, Qt::QueuedConnection); // once the grid knows its size
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_hand_page.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_header.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/text/shown.h"
#include "app/window/document/deck_document.h"
#include "app/window/legality/format_words.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/plain_texts.h"
#include "validators/deck_view.h"
#include "validators/options_in_force.h"

namespace muster::app {

namespace {

constexpr auto PlayersOption = "players";

} // namespace

DeckHeader::DeckHeader(DeckDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_top(new QHBoxLayout),
      m_below(new FlowBox(this)),
      m_name(new QLineEdit(this)),
      m_size(new QLabel(this)),
      m_format(new QComboBox(this)),
      m_nearest(new QToolButton(this)),
      m_playersLabel(new QLabel(tr("Pla&yers:"), this)),
      m_players(new QSpinBox(this))
{
    m_name->setAccessibleName(tr("Name of the deck"));
    m_name->setPlaceholderText(tr("Name this deck"));
    m_name->setMaxLength(500);
    m_name->setFrame(false);
    QPalette clear = m_name->palette();
    clear.setBrush(QPalette::Base, Qt::NoBrush);
    m_name->setPalette(clear);
    m_size->setTextFormat(Qt::PlainText);
    m_size->setAccessibleName(tr("Size of the deck"));
    m_format->setAccessibleName(tr("Format"));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_format->setMinimumContentsLength(12);
    m_format->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_playersLabel->setBuddy(m_players);
    m_players->setAccessibleName(tr("Number of players"));

    m_top->addWidget(m_name, 1);
    auto* const formatLabel = new QLabel(tr("F&ormat:"), this);
    formatLabel->setBuddy(m_format);
    const auto pair = [this](QLabel* label, QWidget* field) {
        auto* const both = new QWidget(m_below);
        auto* const row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(field, 1);
        m_below->flow().addWidget(both);
        return both;
    };
    pair(formatLabel, m_format);
    m_below->flow().addWidget(m_nearest);
    m_playersBox = pair(m_playersLabel, m_players);
    m_below->flow().addWidget(m_size);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(m_top);
    all->addWidget(m_below);

    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        Deck after = m_document.deck();
        after.name = text.simplified().toStdString();
        m_document.changeOn(QStringLiteral("name"), tr("Name the deck “%1”").arg(text.simplified()), std::move(after));
    });
    connect(m_name, &QLineEdit::editingFinished, m_name, [this] { m_name->home(false); });
    connect(m_format, &QComboBox::activated, this, &DeckHeader::chooseFormat);
    connect(m_nearest, &QToolButton::clicked, this, [this] {
        Deck after = m_document.deck();
        after.format = m_document.game()->nearestFormat(after.format);
        const QString words = tr("Choose the format %1").arg(shown(after.format));
        m_document.change(words, std::move(after));
    });
    connect(m_players, &QSpinBox::valueChanged, this, [this](int players) {
        if (m_filling)
            return;
        Deck after = m_document.deck();
        after.options[PlayersOption] = std::to_string(players);
        m_document.changeOn(QStringLiteral("option players"), tr("Set the number of players to %1").arg(players),
                            std::move(after));
    });
    connect(&document, &DeckDocument::changed, this, &DeckHeader::refresh);
    fitToFont();
    refresh();
}

void DeckHeader::addBesideName(QWidget* widget)
{
    m_top->addWidget(widget);
    setTabOrder(m_name, widget); // as it is read
}

void DeckHeader::fitToFont()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_name->setFont(large);
}

void DeckHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitToFont();
}

void DeckHeader::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    window()->installEventFilter(this);
    fitToWindow();
}

bool DeckHeader::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitToWindow(); // something has come or gone, or says more
    return QWidget::event(event);
}

bool DeckHeader::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        fitToWindow();
    return QWidget::eventFilter(watched, event);
}

/// The row below the name stays one line as long as the rooms at the sides keep their width; in larger letters it wraps. A line
/// added for a moment, while the window shrinks, would take its height from the room below for good.
void DeckHeader::fitToWindow()
{
    constexpr double MostOfWindow = 0.42;
    const int line = m_below->flow().lineWidth();
    const QMargins around = layout()->contentsMargins();
    const bool fits = line + around.left() + around.right() <= window()->width() * MostOfWindow;
    m_below->setMinimumWidth(fits ? line : 0);
}

void DeckHeader::fillFormats()
{
    const GameData& game = *m_document.game();
    const std::string& named = m_document.deck().format;
    m_format->clear();
    const auto add = [this](const Format* format) {
        m_format->addItem(formatTitle(format), format == nullptr ? QString() : QString::fromStdString(format->key));
        m_format->setItemData(m_format->count() - 1, wrappedTip(formatSentences(format).join(QLatin1Char('\n'))),
                              Qt::ToolTipRole);
    };
    add(nullptr);
    for (const Format& format : game.formats)
        add(&format);
    if (!named.empty() && m_document.format() == nullptr)
        m_format->addItem(tr("Unknown: %1").arg(shown(named)), QString::fromStdString(named));
    const std::string current = m_document.format() != nullptr ? m_document.format()->key : named;
    m_format->setCurrentIndex(m_format->findData(QString::fromStdString(current)));
    m_format->setToolTip(m_format->currentData(Qt::ToolTipRole).toString());
    const std::string nearest =
        !named.empty() && m_document.format() == nullptr ? game.nearestFormat(named) : std::string();
    m_nearest->setVisible(!nearest.empty());
    m_nearest->setText(tr("Use %1").arg(shown(nearest)));
    m_nearest->setToolTip(tr("There is no format %1. The nearest one is %2.").arg(shown(named), shown(nearest)));
}

void DeckHeader::refresh()
{
    m_filling = true;
    const QString name = QString::fromStdString(m_document.deck().name);
    if (m_name->text().simplified() != name) {
        m_name->setText(name);
        m_name->home(false); // of a name that is too long for its place the beginning is seen
    }
    fillFormats();

    const DeckSnapshot& now = *m_document.snapshot();
    const Game& game = now.game->game();
    const RulesOption* const players = game.findOption(PlayersOption);
    m_playersBox->setVisible(players != nullptr);
    if (players != nullptr) {
        const validators::OptionsInForce options(game, now.deck, now.options());
        m_players->setRange(players->lowest.value_or(1), players->highest.value_or(99));
        m_players->setValue(options.number(PlayersOption).value_or(1));
        const bool fixed = now.format != nullptr && now.format->options.contains(PlayersOption);
        m_players->setEnabled(!fixed);
        m_players->setToolTip(fixed ? tr("The format says how many play.") : QString());
    }
    const validators::DeckView view(now.resolved, now.options());
    const auto [least, most] = view.size();
    const int cards = now.resolved.total();
    if (least && most && *least == *most)
        m_size->setText(tr("%1 of %n card(s)", nullptr, *least).arg(cards));
    else if (least && cards < *least)
        m_size->setText(tr("%1 of at least %n card(s)", nullptr, *least).arg(cards));
    else
        m_size->setText(tr("%n card(s)", nullptr, cards));
    m_filling = false;
}

void DeckHeader::chooseFormat(int index)
{
    Deck after = m_document.deck();
    after.format = m_format->itemData(index).toString().toStdString();
    const QString words =
        after.format.empty() ? tr("Choose no format") : tr("Choose the format %1").arg(m_format->itemText(index));
    m_document.change(words, std::move(after));
}

} // namespace muster::app

#include "moc_deck_header.cpp"

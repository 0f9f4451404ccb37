// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/begin_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "app/decks/dealing.h"
#include "app/text/game_words.h"
#include "app/text/measure_text.h"
#include "app/text/pilot_text.h"
#include "app/text/shown.h"
#include "engine/games/games.h"
#include "validators/checker.h"

namespace muster::app {

namespace {

constexpr auto PlayersOption = "players";
const QString WithPilot = QStringLiteral("=pilot");
const QString ByHand = QStringLiteral("=hand");

QComboBox* boxIn(QFormLayout& form, const QString& label)
{
    auto* const box = new QComboBox(form.parentWidget());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(24);
    QString name = label;
    box->setAccessibleName(name.remove(QLatin1Char('&')).remove(QLatin1Char(':')).trimmed());
    form.addRow(label, box);
    return box;
}

void choose(QComboBox& box, const QString& data)
{
    if (const int at = box.findData(data); at >= 0)
        box.setCurrentIndex(at);
}

/// The text typed, where it is none of the values.
QString valueOf(const QComboBox& box)
{
    const int at = box.findText(box.currentText());
    return at >= 0 ? box.itemData(at).toString() : box.currentText().trimmed();
}

/// Where the settings keep a number that a passive opponent was given.
QString keyOfGiven(const std::string& key, const QSpinBox& box)
{
    return QStringLiteral("given/%1/%2").arg(box.property("passive").toString(), QString::fromStdString(key));
}

/// The seed that a line says: any text is one, nothing is a fresh one. Fresh ones are short enough for scenarios.
std::uint64_t seedOf(const QString& text)
{
    if (text.trimmed().isEmpty())
        return QRandomGenerator::global()->bounded(1u, 0x7fffffffu);
    bool number = false;
    const std::uint64_t value = text.trimmed().toULongLong(&number);
    if (number)
        return value;
    std::uint64_t sum = 14695981039346656037U; // FNV-1a
    for (const char c : text.trimmed().toUtf8())
        sum = (sum ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return sum >> 33;
}

} // namespace

BeginDialog::BeginDialog(std::shared_ptr<const GameData> game, std::vector<TableDeck> decks, QSettings& settings,
                         QWidget* parent)
    : QDialog(parent),
      m_data(std::move(game)),
      m_facts(*engine::playFacts(m_data->game().key)),
      m_decks(std::move(decks)),
      m_settings(settings),
      m_tabs(new QTabWidget(this)),
      m_told(new QLabel(this))
{
    setWindowTitle(tr("Play at the Table"));
    auto* const page = new QWidget;
    m_form = new QFormLayout(page);
    createFields(*m_form);
    m_tabs->addTab(page, tr("&Game"));
    auto* const scroll = new QScrollArea;
    auto* const rules = new QWidget;
    auto* const ofRules = new QFormLayout(rules);
    ofRules->setRowWrapPolicy(QFormLayout::WrapLongRows); // so that the page never scrolls sideways
    createRules(*ofRules);
    scroll->setWidget(rules);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_tabs->addTab(scroll, tr("&Rules"));
    m_tabs->setTabVisible(1, !m_rules.empty());
    m_tabs->setAccessibleName(tr("How the game begins"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    QPushButton* const layOut = buttons->addButton(tr("Lay &Out a Position…"), QDialogButtonBox::ActionRole);
    connect(layOut, &QPushButton::clicked, this, [this] {
        m_laysOut = true;
        QDialog::accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &BeginDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &BeginDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs);
    layout->addWidget(m_told);
    layout->addWidget(buttons);
    recall();
    followDeck();
    follow();
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    m_against->setFocus();
}

void BeginDialog::createFields(QFormLayout& form)
{
    m_deck = boxIn(form, tr("&Deck:"));
    fillDecks(*m_deck, false);
    m_against = boxIn(form, tr("&Against:"));
    for (const engine::PassiveOpponent& passive : m_facts.passives)
        m_against->addItem(measureText({passive.label}), QString::fromStdString(passive.key));
    m_against->addItem(m_facts.sharedDeck ? tr("others, played by a pilot") : tr("a deck, played by a pilot"),
                       WithPilot);
    m_against->addItem(m_facts.sharedDeck ? tr("others, all played by hand") : tr("a deck, both played by hand"),
                       ByHand);
    createOpponents(form);
    m_mode = boxIn(form, tr("&Mode:"));
    for (const engine::Mode& mode : m_facts.modes)
        m_mode->addItem(gameWord(mode.key), QString::fromStdString(mode.key));
    m_players = new QSpinBox(form.parentWidget());
    m_players->setAccessibleName(tr("Players"));
    form.addRow(tr("&Players:"), m_players);
    m_shop = boxIn(form, tr("&Shop:"));
    fillDecks(*m_shop, true);
    m_place = boxIn(form, tr("Begi&ns:"));
    m_place->addItem(tr("the deck"), 0);
    m_place->addItem(tr("the opponent"), 1);
    m_seed = new QLineEdit(form.parentWidget());
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setPlaceholderText(tr("a fresh one"));
    m_seed->setToolTip(tr("The same seed deals the same cards."));
    form.addRow(tr("S&eed:"), m_seed);
    for (QComboBox* const box : {m_against, m_deck, m_mode})
        connect(box, &QComboBox::currentIndexChanged, this, &BeginDialog::follow);
    connect(m_players, &QSpinBox::valueChanged, this, &BeginDialog::follow);
    connect(m_deck, &QComboBox::currentIndexChanged, this, &BeginDialog::followDeck);
    connect(m_shop, &QComboBox::currentIndexChanged, this, &BeginDialog::tellVerdicts);
}

void BeginDialog::createOpponents(QFormLayout& form)
{
    int most = 2;
    for (const engine::Mode& mode : m_facts.modes)
        most = std::max(most, mode.most);
    for (int seat = 1; seat < most && !m_facts.sharedDeck; ++seat) {
        QComboBox* const box = boxIn(form, tr("Deck of %1:").arg(QChar(u'A' + seat)));
        fillDecks(*box, false);
        connect(box, &QComboBox::currentIndexChanged, this, &BeginDialog::tellVerdicts);
        m_others.push_back(box);
    }
    m_pilot = boxIn(form, tr("P&ilot:"));
    for (const std::string& pilot : m_facts.pilots)
        m_pilot->addItem(pilotName(pilot), QString::fromStdString(pilot));
    choose(*m_pilot, QString::fromStdString(m_facts.usualPilot));
    for (const engine::PassiveOpponent& passive : m_facts.passives) {
        for (const engine::PassiveSetting& setting : passive.settings) {
            auto* const box = new QSpinBox(form.parentWidget());
            box->setRange(setting.lowest - 1, setting.highest);
            box->setSpecialValueText(setting.standard ? tr("usual (%1)").arg(*setting.standard) : tr("by the deck"));
            box->setValue(box->minimum());
            const QString what = measureText({setting.label});
            box->setAccessibleName(what);
            box->setProperty("passive", QString::fromStdString(passive.key));
            form.addRow(tr("Its %1:").arg(what), box);
            m_given.emplace_back(setting.key, box);
        }
    }
}

void BeginDialog::createRules(QFormLayout& form)
{
    for (const RulesOption& option : m_data->game().options) {
        if (option.key == PlayersOption)
            continue; // stands on the first page
        QComboBox* const box = boxIn(form, tr("%1:").arg(gameWord(option.label)));
        for (const std::string& value : option.values)
            box->addItem(optionWord(option, value), QString::fromStdString(value));
        if (option.number) {
            box->setEditable(true);
            for (const int number : {option.lowest.value_or(0), option.highest.value_or(100)}) {
                const QString text = QString::number(number);
                if (box->findData(text) < 0)
                    box->addItem(text, text);
            }
        }
        box->setToolTip(shown(option.ruling));
        const std::size_t at = m_rules.size();
        m_rules.push_back({&option, box});
        connect(box, &QComboBox::currentTextChanged, this, [this, at] {
            Rule& rule = m_rules[at];
            if (m_filling)
                return;
            if (const QString value = valueOf(*rule.box); value != rule.ofDeck)
                rule.chosen = value;
            else
                rule.chosen.reset();
        });
    }
}

void BeginDialog::followDeck()
{
    const TableDeck* const deck = chosen(*m_deck);
    const auto inForce = deck == nullptr
        ? std::map<std::string, std::string>()
        : rulesInForce(deck->deck, m_data->findFormat(deck->deck.format), m_data->game());
    const QScopedValueRollback filling(m_filling, true);
    for (Rule& rule : m_rules) {
        const auto value = inForce.find(rule.option->key);
        rule.ofDeck = QString::fromStdString(value != inForce.end() ? value->second : rule.option->defaultValue);
        const QString stands = rule.chosen.value_or(rule.ofDeck);
        if (rule.box->findData(stands) < 0)
            rule.box->addItem(stands, stands);
        choose(*rule.box, stands);
    }
}

/// Decks are those that have what is dealt; shops those that have what the shop needs.
void BeginDialog::fillDecks(QComboBox& box, bool shops) const
{
    for (std::size_t i = 0; i < m_decks.size(); ++i) {
        const DeckKind* const kind = m_data->game().findDeckKind(m_decks[i].deck.kind);
        const auto& needs = shops ? m_facts.shop : m_facts.sections;
        if (kind != nullptr && !needs.empty() && hasSections(*kind, needs))
            box.addItem(m_decks[i].name, static_cast<int>(i));
    }
}

const TableDeck* BeginDialog::chosen(const QComboBox& box) const
{
    const QVariant at = box.currentData();
    return at.isValid() ? &m_decks[static_cast<std::size_t>(at.toInt())] : nullptr;
}

bool BeginDialog::isPassive() const
{
    return m_facts.passive(m_against->currentData().toString().toStdString()) != nullptr;
}

int BeginDialog::players() const { return m_players->value(); }

/// As many as the chosen deck is meant for, where it says so.
int BeginDialog::usualPlayers() const
{
    const TableDeck* const deck = chosen(*m_deck);
    if (deck == nullptr)
        return m_players->minimum();
    const auto inForce = rulesInForce(deck->deck, m_data->findFormat(deck->deck.format), m_data->game());
    const auto said = inForce.find(PlayersOption);
    return said == inForce.end() ? m_players->minimum() : QString::fromStdString(said->second).toInt();
}

void BeginDialog::setShown(QWidget* field, bool shown)
{
    field->setVisible(shown);
    if (QWidget* const label = m_form->labelForField(field))
        label->setVisible(shown);
}

void BeginDialog::follow()
{
    const engine::Mode* const mode = m_facts.mode(m_mode->currentData().toString().toStdString());
    if (mode != nullptr)
        m_players->setRange(mode->fewest, mode->most);
    setShown(m_mode, m_facts.modes.size() > 1);
    setShown(m_players, m_players->minimum() != m_players->maximum());
    setShown(m_pilot, m_against->currentData().toString() == WithPilot);
    setShown(m_place, isPassive());
    setShown(m_shop, !m_facts.shop.empty());
    for (std::size_t i = 0; i < m_others.size(); ++i)
        setShown(m_others[i], isSeated(i));
    for (const auto& [key, box] : m_given)
        setShown(box, box->property("passive") == m_against->currentData());
    tellVerdicts();
}

bool BeginDialog::isSeated(std::size_t other) const { return !isPassive() && static_cast<int>(other) + 1 < players(); }

void BeginDialog::tellVerdicts() { m_told->setText(warning()); }

QString BeginDialog::warning() const
{
    std::vector<const QComboBox*> boxes{m_deck};
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        if (isSeated(i))
            boxes.push_back(m_others[i]);
    }
    return warningOf(boxes);
}

QString BeginDialog::warningOfDeck() const { return warningOf({m_deck}); }

/// Of these decks, and the shop beside them.
QString BeginDialog::warningOf(const std::vector<const QComboBox*>& boxes) const
{
    QStringList wrong;
    const auto look = [&](const QComboBox& box) {
        const TableDeck* const deck = chosen(box);
        if (deck != nullptr && !wrong.contains(deck->name) && !isLegal(box.currentData().toInt()))
            wrong += deck->name;
    };
    for (const QComboBox* const box : boxes)
        look(*box);
    if (!m_facts.shop.empty())
        look(*m_shop);
    if (wrong.isEmpty())
        return {};
    return tr("Not legal as it stands, and played all the same: %1").arg(wrong.join(tr(", ")));
}

bool BeginDialog::isLegal(int deck) const
{
    const TableDeck* const shop = m_facts.shop.empty() ? nullptr : chosen(*m_shop);
    const int withShop = shop == nullptr ? -1 : m_shop->currentData().toInt();
    const auto [known, isNew] = m_legal.try_emplace({deck, players(), withShop}, true);
    if (!isNew)
        return known->second;
    const Deck& looked = m_decks[static_cast<std::size_t>(deck)].deck;
    validators::CheckOptions options;
    options.format = m_data->findFormat(looked.format);
    options.players = players();
    std::optional<ResolvedDeck> pool;
    if (shop != nullptr && withShop != deck)
        options.shop = &pool.emplace(*m_data->catalogue, shop->deck, Proposals::No);
    const Verdict verdict =
        verdictOf(validators::findingsOf(ResolvedDeck(*m_data->catalogue, looked, Proposals::No), options));
    known->second = verdict != Verdict::Illegal && verdict != Verdict::Incomplete;
    return known->second;
}

TableSetup BeginDialog::setup() const
{
    TableSetup setup;
    setup.game = m_data->game().key;
    setup.mode = m_mode->currentData().toString().toStdString();
    setup.seed = seedOf(m_seed->text());
    for (const Rule& rule : m_rules) {
        const std::string value = valueOf(*rule.box).toStdString();
        if (value != rule.option->defaultValue && rule.option->allows(value))
            setup.options[rule.option->key] = value;
    }
    const auto bring = [&](const QComboBox& box) {
        const TableDeck* const deck = chosen(box);
        if (deck == nullptr)
            return;
        setup.decks.push_back(dealtSections(ResolvedDeck(*m_data->catalogue, deck->deck, Proposals::No)));
        setup.names.push_back(deck->name);
    };
    bring(*m_deck);
    const auto seats = static_cast<std::size_t>(std::max(players(), 1));
    if (isPassive()) {
        setup.passive = m_against->currentData().toString().toStdString();
        setup.place = m_place->currentData().toInt();
        for (const auto& [key, box] : m_given) {
            if (box->property("passive") == m_against->currentData() && box->value() > box->minimum())
                setup.settings[key] = box->value();
        }
        setup.names.push_back(m_against->currentText());
    } else {
        for (std::size_t i = 0; i + 1 < seats && i < m_others.size(); ++i)
            bring(*m_others[i]);
        if (m_against->currentData().toString() == WithPilot)
            setup.pilots.resize(seats, m_pilot->currentData().toString().toStdString());
        if (!setup.pilots.empty())
            setup.pilots.front().clear();
    }
    setup.players = static_cast<int>(seats);
    if (const TableDeck* const shop = m_facts.shop.empty() ? nullptr : chosen(*m_shop))
        setup.shop = dealtSections(ResolvedDeck(*m_data->catalogue, shop->deck, Proposals::No));
    return setup;
}

/// Stays open, and says why, where there cannot be such a game.
void BeginDialog::accept()
{
    if (const auto rules = TableRules::make(m_data->catalogue, setup()); !rules) {
        m_told->setText(tr("This cannot be played: %1.").arg(rules.error()));
        return;
    }
    remember();
    QDialog::accept();
}

void BeginDialog::remember()
{
    m_settings.beginGroup(QStringLiteral("table/") + QString::fromStdString(m_data->game().key));
    m_settings.setValue(QStringLiteral("against"), m_against->currentData());
    m_settings.setValue(QStringLiteral("pilot"), m_pilot->currentData());
    m_settings.setValue(QStringLiteral("mode"), m_mode->currentData());
    m_settings.setValue(QStringLiteral("players"), m_players->value());
    m_settings.setValue(QStringLiteral("shop"), m_shop->currentText());
    m_settings.setValue(QStringLiteral("place"), m_place->currentIndex());
    QStringList others;
    for (const QComboBox* const box : m_others)
        others += box->currentText();
    m_settings.setValue(QStringLiteral("others"), others);
    const auto keep = [&](const QString& key, bool said, const QVariant& value) {
        if (said)
            m_settings.setValue(key, value);
        else
            m_settings.remove(key);
    };
    const QString seed = m_seed->text().trimmed();
    keep(QStringLiteral("seed"), !seed.isEmpty(), seed);
    for (const auto& [key, box] : m_given)
        keep(keyOfGiven(key, *box), box->value() > box->minimum(), box->value());
    for (const Rule& rule : m_rules) {
        keep(QStringLiteral("rules/") + QString::fromStdString(rule.option->key),
             rule.chosen && rule.option->allows(rule.chosen->toStdString()), rule.chosen.value_or(QString()));
    }
    m_settings.endGroup();
}

void BeginDialog::recall()
{
    for (std::size_t i = 0; i < m_others.size(); ++i) { // a deck against another one, where there is one
        if (m_others[i]->count() > 1)
            m_others[i]->setCurrentIndex(static_cast<int>(1 + i) % m_others[i]->count());
    }
    m_settings.beginGroup(QStringLiteral("table/") + QString::fromStdString(m_data->game().key));
    choose(*m_against, m_settings.value(QStringLiteral("against")).toString());
    choose(*m_pilot, m_settings.value(QStringLiteral("pilot"), m_pilot->currentData()).toString());
    choose(*m_mode, m_settings.value(QStringLiteral("mode")).toString());
    follow();
    m_players->setValue(m_settings.value(QStringLiteral("players"), usualPlayers()).toInt());
    m_shop->setCurrentIndex(std::max(0, m_shop->findText(m_settings.value(QStringLiteral("shop")).toString())));
    m_place->setCurrentIndex(m_settings.value(QStringLiteral("place"), 0).toInt() == 1 ? 1 : 0);
    const QStringList others = m_settings.value(QStringLiteral("others")).toStringList();
    for (std::size_t i = 0; i < m_others.size() && static_cast<qsizetype>(i) < others.size(); ++i) {
        if (const int at = m_others[i]->findText(others[static_cast<qsizetype>(i)]); at >= 0)
            m_others[i]->setCurrentIndex(at);
    }
    m_seed->setText(m_settings.value(QStringLiteral("seed")).toString());
    for (const auto& [key, box] : m_given)
        box->setValue(m_settings.value(keyOfGiven(key, *box), box->minimum()).toInt());
    for (Rule& rule : m_rules) {
        const QString value =
            m_settings.value(QStringLiteral("rules/") + QString::fromStdString(rule.option->key)).toString();
        if (!value.isEmpty() && rule.option->allows(value.toStdString()))
            rule.chosen = value;
    }
    m_settings.endGroup();
}

} // namespace muster::app

#include "moc_begin_dialog.cpp"

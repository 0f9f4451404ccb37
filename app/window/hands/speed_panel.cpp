// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/speed_panel.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/measure_text.h"
#include "app/text/pilot_text.h"
#include "app/window/hands/figures_model.h"
#include "app/window/hands/measuring_run.h"
#include "app/window/hands/round_robin_dialog.h"
#include "app/window/look/fitted.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/look/whole_in_room.h"
#include "app/window/look/wrapped_label.h"
#include "app/window/numbers/chart_box.h"
#include "carddb/file_io.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

using What = Measuring::What;

/// So many at first: hands cost next to nothing.
int usualSamples(What what) { return what == What::Hands ? 100'000 : 1000; }

QComboBox* chooserIn(QWidget& parent, const QString& name)
{
    auto* const box = new QComboBox(&parent);
    box->setAccessibleName(name);
    box->setToolTip(name);
    return box;
}

QString dataOf(const QComboBox& box) { return box.isHidden() ? QString() : box.currentData().toString(); }

/// The first entry is what is usual, and is nothing as a value. The choice stays where it can.
void fill(QComboBox& box, const std::vector<std::pair<QString, std::string>>& entries)
{
    const QString chosen = box.currentText();
    const QSignalBlocker quiet(box);
    box.clear();
    for (const auto& [text, key] : entries)
        box.addItem(text, box.count() == 0 ? QString() : QString::fromStdString(key));
    box.setCurrentIndex(std::max(0, box.findText(chosen)));
}

} // namespace

SpeedPanel::SpeedPanel(OpenDecks& decks, FigureMemory& memory, QWidget* parent)
    : QWidget(parent),
      m_decks(decks),
      m_memory(memory),
      m_run(new MeasuringRun(this)),
      m_figures(new FiguresModel(this))
{
    auto* const fitted = new Fitted(this);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(fitted);
    auto* const column = new QVBoxLayout(fitted);
    createControls(*column);
    createResults(*column);
    constexpr int AfterLastEdit = 300; // ms
    m_soon.setInterval(AfterLastEdit);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &SpeedPanel::refresh);
    connect(m_run, &MeasuringRun::grew, this, &SpeedPanel::take);
    connect(m_run, &MeasuringRun::ended, this, &SpeedPanel::end);
    refresh();
}

SpeedPanel::~SpeedPanel()
{
    m_run->disconnect(this);
    if (m_running)
        m_memory.keep(*m_running, m_last);
}

void SpeedPanel::createControls(QVBoxLayout& column)
{
    auto* const controls = new FlowBox(this);
    FlowLayout& row = controls->flow();
    m_what = new QComboBox(controls);
    m_what->setMinimumWidth(fontMetrics().averageCharWidth() * 12); // then its words end in dots
    m_what->setAccessibleName(tr("Figures of"));
    m_what->addItem(tr("Opening hands"));
    m_what->addItem(tr("Games against nobody"));
    m_what->addItem(tr("Games against a deck"));
    m_what->setToolTip(
        tr("Hands as a sound player changes them; games against an opponent who does as good as nothing; "
           "games against a deck that plays back."));
    m_against = new QComboBox(controls);
    m_against->setAccessibleName(tr("The other deck"));
    m_against->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int ShownLetters = 18;
    m_against->setMinimumContentsLength(ShownLetters);
    m_beside = new QComboBox(controls);
    m_beside->setAccessibleName(tr("Beside"));
    m_beside->setToolTip(
        tr("Another version of the deck on the same shuffles, with the differences and how sure they are"));
    m_beside->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_beside->setMinimumContentsLength(ShownLetters);
    m_beside->addItem(tr("this deck alone"));
    m_samples = new QSpinBox(controls);
    m_samples->setRange(100, 10'000'000);
    m_samples->setGroupSeparatorShown(true);
    m_samples->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_samples->setAccessibleName(tr("How many"));
    m_samples->setToolTip(tr("How many hands or games: four times as many halve the intervals"));
    auto* const label = new QLabel(tr("Seed:"), controls);
    m_seed = new QLineEdit(QStringLiteral("1"), controls);
    label->setBuddy(m_seed);
    m_seed->setAccessibleName(tr("Seed of the figures"));
    m_seed->setToolTip(tr("The same seed gives the same figures of the same deck."));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), m_seed));
    m_seed->setMaximumWidth(fontMetrics().averageCharWidth() * 12);
    m_start = new QPushButton(controls);
    m_start->setAutoDefault(false);
    m_passive = chooserIn(*controls, tr("The opponent who does nothing"));
    m_pilot = chooserIn(*controls, tr("Who plays"));
    m_mode = chooserIn(*controls, tr("Mode"));
    for (QWidget* const one :
         std::initializer_list<QWidget*>{m_what, m_against, m_passive, m_beside, m_pilot, m_mode, m_samples})
        row.addWidget(one);
    auto* const seed = new QWidget(controls);
    auto* const seedRow = new QHBoxLayout(seed);
    seedRow->setContentsMargins(0, 0, 0, 0);
    seedRow->addWidget(label);
    seedRow->addWidget(m_seed);
    row.addWidget(seed);
    row.addWidget(m_start);
    m_everybody = new QPushButton(tr("Round Robin…"), controls);
    m_everybody->setToolTip(tr("Several decks, each against each, as a table"));
    m_everybody->setAutoDefault(false);
    row.addWidget(m_everybody);
    connect(m_everybody, &QPushButton::clicked, this, &SpeedPanel::openRoundRobin);
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    column.addWidget(controls);
    column.addWidget(m_progress);
    m_samples->setValue(usualSamples(What::Hands));
    connect(m_what, &QComboBox::currentIndexChanged, this, &SpeedPanel::choose);
    connect(m_against, &QComboBox::activated, this, &SpeedPanel::refresh);
    connect(m_beside, &QComboBox::activated, this, &SpeedPanel::refresh);
    for (QComboBox* const box : {m_pilot, m_mode, m_passive})
        connect(box, &QComboBox::activated, this, &SpeedPanel::refresh);
    connect(m_samples, &QSpinBox::editingFinished, this, &SpeedPanel::refresh);
    connect(m_seed, &QLineEdit::editingFinished, this, &SpeedPanel::refresh);
    connect(m_start, &QPushButton::clicked, this, &SpeedPanel::startOrStop);
}

void SpeedPanel::createResults(QVBoxLayout& column)
{
    m_heading = new WrappedLabel(this);
    m_warning = new WrappedLabel(this);
    m_warning->hide();
    m_tabs = new SteadyTabs(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Figures as charts, and as a table"));
    auto* const charts = new QWidget;
    m_charts = new QVBoxLayout(charts);
    m_charts->addStretch(1);
    auto* const area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus); // its charts are gone through by themselves
    area->setWidget(charts);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMinimumHeight(fontMetrics().height() * 6); // a chart can be made out
    new WholeInRoom(*area);
    auto* const page = new QWidget(this);
    auto* const table = new QTableView(page);
    table->setModel(m_figures);
    new WholeInRoom(*table);
    table->setAccessibleName(tr("Figures"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setFrameShape(QFrame::NoFrame);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() * 5 / 4);
    for (const int numbers : {FiguresModel::ValueColumn, FiguresModel::IntervalColumn, FiguresModel::ExactColumn})
        table->horizontalHeader()->setSectionResizeMode(numbers, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(FiguresModel::NameColumn, QHeaderView::Stretch);
    table->horizontalHeader()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 8);
    m_export = new QPushButton(tr("Save as CSV…"), page);
    m_export->setAutoDefault(false);
    auto* const lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->addWidget(table, 1);
    lines->addWidget(m_export, 0, Qt::AlignLeft);
    m_tabs->addTab(area, tr("Charts"));
    m_tabs->addTab(page, tr("Table"));
    column.addWidget(m_heading);
    column.addWidget(m_warning);
    column.addWidget(m_tabs, 1);
    connect(m_export, &QPushButton::clicked, this, &SpeedPanel::exportTable);
}

void SpeedPanel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_stale = true;
    m_shown.reset();
    if (m_document) {
        connect(m_document, &DeckDocument::changed, this, [this] {
            m_stale = true;
            m_soon.start();
        });
    }
    m_run->cancel(); // of another deck
    refresh();
}

void SpeedPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

Measuring::What SpeedPanel::what() const { return static_cast<What>(m_what->currentIndex()); }

bool SpeedPanel::sharesDeck() const
{
    const engine::PlayFacts* const facts = m_deck ? engine::playFacts(m_deck->catalogue().game().key) : nullptr;
    return facts != nullptr && facts->sharedDeck;
}

std::optional<Measuring> SpeedPanel::wanted() const
{
    if (!m_deck)
        return {};
    Measuring measuring{what(), *m_deck, {}, {}, {}, m_samples->value(), m_seed->text().toULongLong()};
    if (what() != What::Hands) {
        measuring.shop = m_shop.cards;
        measuring.pilot = dataOf(*m_pilot).toStdString();
        measuring.mode = dataOf(*m_mode).toStdString();
        measuring.passive = dataOf(*m_passive).toStdString();
    }
    if (what() == What::Match && sharesDeck())
        return measuring;
    if (what() == What::Match) {
        const auto at = static_cast<std::size_t>(m_against->currentIndex());
        if (at >= m_opponents.size())
            return {};
        measuring.other = m_opponents[at].cards;
    } else if (m_beside->currentIndex() > 0) {
        measuring.beside =
            alignedTo(m_deck->cards, m_versions[static_cast<std::size_t>(m_beside->currentIndex()) - 1].cards);
        measuring.samples = pairedSamples(measuring.samples);
    }
    return measuring;
}

void SpeedPanel::choose()
{
    const QSignalBlocker quiet(m_samples);
    m_samples->setValue(usualSamples(what()));
    m_run->cancel();
    m_shown.reset();
    refresh();
}

void SpeedPanel::listOpponents()
{
    const QString chosen = m_against->currentText();
    const QSignalBlocker quiet(m_against);
    m_opponents = opponentsOf(*m_document, m_decks);
    m_against->clear();
    for (const OtherDeck& one : m_opponents)
        m_against->addItem(one.name);
    m_against->setCurrentIndex(std::max(0, m_against->findText(chosen)));
}

void SpeedPanel::listVersions()
{
    const QString chosen = m_beside->currentText();
    const QSignalBlocker quiet(m_beside);
    m_versions.clear();
    if (m_versionsOf) {
        for (auto& [name, version] : m_versionsOf(*m_document)) {
            auto dealt = dealtDeck(DeckSnapshot(m_document->game(), std::move(version)));
            if (dealt && dealt->cards != m_deck->cards)
                m_versions.push_back({name, std::move(dealt->cards)});
        }
    }
    while (m_beside->count() > 1)
        m_beside->removeItem(1);
    for (const OtherDeck& one : m_versions)
        m_beside->addItem(one.name);
    m_beside->setCurrentIndex(std::max(0, m_beside->findText(chosen)));
}

void SpeedPanel::listRules()
{
    const engine::PlayFacts* const facts =
        m_deck && what() != What::Hands ? engine::playFacts(m_deck->catalogue().game().key) : nullptr;
    std::vector<std::pair<QString, std::string>> pilots, modes, passives;
    if (facts != nullptr) {
        pilots.emplace_back(pilotName(facts->usualPilot), facts->usualPilot);
        for (const std::string& pilot : facts->pilots) {
            if (pilot != facts->usualPilot)
                pilots.emplace_back(pilotName(pilot), pilot);
        }
        for (const engine::Mode& mode : facts->modes)
            modes.emplace_back(gameWord(mode.key), mode.key);
        for (const engine::PassiveOpponent& passive : facts->passives)
            passives.emplace_back(measureText({passive.label}), passive.key);
    }
    fill(*m_pilot, pilots);
    fill(*m_mode, modes);
    fill(*m_passive, passives);
    m_pilot->setVisible(m_pilot->count() > 1);
    m_mode->setVisible(m_mode->count() > 1);
    m_passive->setVisible(what() == What::Goldfish && m_passive->count() > 1);
}

void SpeedPanel::refresh()
{
    if (m_document && !isVisible())
        return; // once it is shown
    if (m_stale) {
        m_stale = false;
        m_problem.clear();
        auto deck = m_document
            ? dealtDeck(*m_document->snapshot())
            : tl::expected<DealtDeck, QString>(tl::unexpected(tr("Open a deck to see how fast it is.")));
        m_deck.reset();
        if (deck)
            m_deck = std::move(*deck);
        else
            m_problem = deck.error();
        if (m_deck) {
            m_shop = shopOf(*m_deck->game, m_decks);
            listVersions();
        }
    }
    listRules();
    m_against->setVisible(what() == What::Match && !sharesDeck());
    m_everybody->setVisible(what() == What::Match && !sharesDeck());
    m_everybody->setEnabled(m_deck.has_value());
    m_beside->setVisible(what() != What::Match && m_beside->count() > 1);
    if (what() == What::Match && m_document && m_deck)
        listOpponents();
    const auto now = wanted();
    if (m_running && now != m_running)
        m_run->cancel();
    if (!now) {
        showNothing(m_deck ? tr("There is no other deck of this game to play against.") : m_problem);
    } else if (const auto known = m_memory.find(*now)) {
        show(*now, *known);
    } else if (what() == What::Hands) {
        if (!m_running)
            start(*now);
    } else if (!m_running) {
        if (const auto begun = m_memory.findBegun(*now))
            show(*now, *begun);
        else if (m_shown && m_shown->what == what())
            m_heading->setText(
                tr("What is shown is of the deck, or the choices, of before: start again for new figures."));
        else
            showNothing(tr("Start to play the games: first figures come at once."));
    }
    refreshButton();
}

void SpeedPanel::refreshButton()
{
    m_start->setText(m_run->isRunning() ? tr("Stop") : tr("Start"));
    m_start->setEnabled(m_run->isRunning() || wanted().has_value());
    m_progress->setVisible(m_run->isRunning());
}

void SpeedPanel::focusChoice() { m_what->setFocus(Qt::ShortcutFocusReason); }

void SpeedPanel::startOrStop()
{
    if (m_run->isRunning()) {
        m_run->cancel();
        return;
    }
    const auto now = wanted();
    if (!now)
        return;
    if (const auto known = m_memory.find(*now))
        show(*now, *known);
    else
        start(*now);
}

void SpeedPanel::openRoundRobin()
{
    auto how = wanted();
    if (!how)
        return;
    how->other = {};
    // Each against each are two at a time.
    const engine::PlayFacts* const facts = engine::playFacts(m_deck->catalogue().game().key);
    if (const engine::Mode* const mode = facts->mode(how->mode); mode != nullptr && !mode->seats(2))
        how->mode.clear();
    std::vector<OtherDeck> decks{{m_document->title(), m_deck->cards}};
    decks.insert(decks.end(), m_opponents.begin(), m_opponents.end());
    auto* const dialog = new RoundRobinDialog(std::move(*how), std::move(decks), m_memory, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void SpeedPanel::start(const Measuring& measuring)
{
    m_running = measuring;
    m_last.reset();
    const auto begun = m_memory.findBegun(measuring);
    m_progress->setRange(0, measuring.samples);
    m_progress->setValue(begun ? begun->done : 0);
    if (begun)
        show(measuring, *begun);
    m_run->start(measuring, begun);
    refreshButton();
}

void SpeedPanel::take(const std::shared_ptr<const Measured>& measured)
{
    if (!m_running)
        return;
    m_last = measured;
    m_memory.grew(*m_running, measured);
    m_progress->setValue(measured->done);
    show(*m_running, *measured);
}

void SpeedPanel::end()
{
    if (m_running && m_last) {
        m_memory.keep(*m_running, m_last); // stopped, as far as it came
        if (m_last->problem.isEmpty() && m_last->done == m_running->samples)
            Q_EMIT said(m_heading->text());
    }
    m_running.reset();
    m_last.reset();
    refreshButton();
}

void SpeedPanel::showNothing(const QString& why)
{
    m_shown.reset();
    m_heading->setText(why);
    m_warning->hide();
    m_tabs->hide();
}

QString SpeedPanel::heading(const Measuring& of, const Measured& measured) const
{
    const QString many = QLocale().toString(measured.done);
    const QString all = QLocale().toString(of.samples);
    const QString name = m_document ? m_document->title() : QString();
    const engine::PlayFacts* const facts = engine::playFacts(of.deck.catalogue().game().key);
    QString text;
    switch (of.what) {
    case What::Hands:
        text = tr("%1: %2 of %3 hands, drawn by the game's own set-up.").arg(name, many, all);
        break;
    case What::Goldfish:
        text =
            tr("%1: %2 of %3 games against %4.")
                .arg(name, many, all,
                     measureText({(of.passive.empty() ? facts->passives.front() : *facts->passive(of.passive)).label}));
        break;
    case What::Match:
        text = sharesDeck() ? tr("%1: %2 of %3 games, all players with this deck.").arg(name, many, all)
                            : tr("%1: %2 of %3 games against %4.").arg(name, many, all, m_against->currentText());
        break;
    }
    if (!of.beside.empty())
        text += QLatin1Char(' ')
            + tr("Beside it, on the same shuffles: %1. The table has the differences.").arg(m_beside->currentText());
    if (!of.pilot.empty())
        text += QLatin1Char(' ') + tr("Who plays: %1.").arg(pilotName(of.pilot));
    if (!of.mode.empty())
        text += QLatin1Char(' ') + tr("Mode: %1.").arg(gameWord(of.mode));
    if (of.what != What::Hands && !m_shop.name.isEmpty())
        text += QLatin1Char(' ') + tr("Shop: %1.").arg(m_shop.name);
    return text;
}

void SpeedPanel::show(const Measuring& of, const Measured& measured)
{
    if (!measured.problem.isEmpty()) {
        showNothing(measured.problem);
        return;
    }
    m_shown = of;
    m_heading->setText(heading(of, measured));
    m_warning->setVisible(!measured.unread.isEmpty());
    m_warning->setText(tr("The engine does not carry out all that these cards say, so that the figures are not to be "
                          "trusted: %1.")
                           .arg(measured.unread.join(QStringLiteral(", "))));
    const bool match = of.what == What::Match;
    const Counted counted = sharesDeck() ? Counted::Everybody : Counted::TheDeck;
    const auto charts = match ? chartsOf(measured.score, counted) : chartsOf(measured.measures);
    while (m_boxes.size() < charts.size()) {
        m_boxes.push_back(new ChartBox(this));
        m_charts->insertWidget(static_cast<int>(m_boxes.size()) - 1, m_boxes.back());
    }
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        if (i < charts.size())
            m_boxes[i]->setTable(charts[i]);
        m_boxes[i]->setVisible(i < charts.size());
    }
    if (!of.beside.empty())
        m_figures->setPairs(measured.pairing.figures());
    else
        m_figures->setFigures(match ? figuresOf(measured.score, counted) : figuresOf(measured.measures));
    m_tabs->show();
}

void SpeedPanel::exportTable()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Figures"), QStringLiteral("figures.csv"),
                                                      tr("CSV files (*.csv)"));
    if (path.isEmpty())
        return;
    const QByteArray bytes =
        m_figures->pairs().empty() ? figuresAsCsv(m_figures->figures()) : pairsAsCsv(m_figures->pairs());
    const auto written =
        carddb::writeFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (!written)
        QMessageBox::warning(this, tr("Save the Figures"), errorLine(written.error().front()));
}

} // namespace muster::app

#include "moc_speed_panel.cpp"

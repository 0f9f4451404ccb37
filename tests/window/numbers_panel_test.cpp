// SPDX-License-Identifier: GPL-3.0-or-later
// The panel that shows the numbers of a deck while one edits: charts, odds, the table, and what is saved of them.
#include <QAbstractBarSeries>
#include <QAccessible>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QHelpEvent>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolTip>
#include <QTreeWidget>

#include "app/window/numbers/chart_view.h"
#include "app/window/numbers/numbers_panel.h"
#include "app/window/numbers/odds_page.h"
#include "tests/window/numbers_stage.h"
#include "tests/window/pictures.h"
#include "validators/probability.h"
#include "validators/sceptre/dead_hands.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class NumbersPanelTest : public QObject, private test::NumbersStage {
    Q_OBJECT

private:
    /// The panel in sight, of a deck that has to be kept as long as it shows it.
    std::unique_ptr<DeckDocument> showEmberCharge(NumbersPanel& panel, int height)
    {
        auto document = documentOf(emberCharge());
        panel.setDocument(document.get());
        panel.resize(420, height);
        panel.show();
        return document;
    }

private Q_SLOTS:
    void initTestCase() { begin(); }

    void panelFollowsTheDeck()
    {
        NumbersPanel panel(m_places);
        panel.resize(420, 900);
        panel.show();
        QVERIFY(panel.asText().isEmpty());
        auto document = documentOf(emberCharge());
        panel.setDocument(document.get());
        ChartView* coins = chartNamed(panel, u"Coins by metal"_s);
        const double gold = coins->table().series[0].values[0];
        Deck deck = document->deck();
        deck.section("main").entries.push_back({"Gold", {}, 2, {}, {}});
        document->change(u"Add 2 Gold"_s, deck);
        QCOMPARE(chartNamed(panel, u"Coins by metal"_s), coins);
        QCOMPARE(coins->table().series[0].values[0], gold + 2);
        QVERIFY(coins->accessibleDescription().contains(u"Gold (at most 6): %1"_s.arg(gold + 2)));
        document->history().undo();
        QCOMPARE(coins->table().series[0].values[0], gold);
        auto other = documentOf(deckFrom(u"hero/decks/mother-pells-shop.muster"_s));
        panel.setDocument(other.get());
        QVERIFY(chartNamed(panel, u"Items by tier"_s)->isVisibleTo(&panel));
        document.reset();
        other.reset(); // a panel whose document is gone shows none
        panel.setDocument(nullptr);
        QVERIFY(panel.asText().isEmpty());
    }

    /// A bar is a question: which cards are these? A click answers it, and so do the arrow keys and Enter.
    void aBarShowsItsCards()
    {
        NumbersPanel panel(m_places);
        const auto document = showEmberCharge(panel, 900);
        ChartView* const coins = chartNamed(panel, u"Coins by metal"_s);
        QSignalSpy rows(&panel, &NumbersPanel::rowsRequested);
        QSignalSpy said(&panel, &NumbersPanel::said);
        const auto namesOf = [&](const QVariantList& arguments) {
            QSet<QString> names;
            for (const Subject::Row& row : arguments.front().value<std::vector<Subject::Row>>())
                names += QString::fromStdString(document->deck().sections[row.section].entries[row.row].card);
            return names;
        };
        const auto& bars = coins->table().bars;
        for (std::size_t bar = 0; bar < bars.size(); ++bar) {
            const int before = int(rows.size());
            QTest::mouseClick(coins->viewport(), Qt::LeftButton, {}, coins->barPlace(bar).center());
            if (coins->table().series[0].values[bar] > 0) {
                QCOMPARE(int(rows.size()), before + 1);
                QCOMPARE(namesOf(rows.last()), QSet<QString>{bars[bar].label});
            } else {
                QCOMPARE(int(rows.size()), before); // and it is said that there is none
            }
            QVERIFY(said.last().first().toString().contains(bars[bar].label));
        }
        coins->setFocus();
        QTest::keyClick(coins, Qt::Key_Home);
        QCOMPARE(coins->currentBar(), 0);
        QTest::keyClick(coins, Qt::Key_Down);
        QCOMPARE(coins->currentBar(), 1);
        said.clear();
        QTest::keyClick(coins, Qt::Key_Return);
        QVERIFY(said.last().first().toString().contains(bars[1].label));
        auto* const face = QAccessible::queryAccessibleInterface(coins);
        auto* const action = face->child(0)->actionInterface();
        QVERIFY(action != nullptr);
        action->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(said.last().first().toString().contains(bars[0].label));
    }

    /// Names of bars and series are other people's: a tip shows them as they are, and no part of Qt's takes them for markup.
    void namesInChartsAreNoMarkup()
    {
        ChartTable table;
        table.title = table.bars.emplace_back().label = u"Rock & <b>Roll</b>"_s;
        table.series.resize(2);
        for (ChartTable::Series& series : table.series)
            series = {u"<img src='file:///dev/null'>"_s, {3.0}};
        ChartView view;
        view.resize(400, 200);
        view.setChoosable(true);
        view.setTable(table);
        view.show();
        const QPoint at = view.barPlace(0).center();
        QHelpEvent help(QEvent::ToolTip, at, view.viewport()->mapToGlobal(at));
        QVERIFY(QCoreApplication::sendEvent(view.viewport(), &help));
        const QStringList tip = QToolTip::text().split(u'\n');
        QCOMPARE(tip.size(), 2);
        QVERIFY2(tip[0].startsWith(table.bars[0].label), qPrintable(tip[0]));
        QVERIFY2(tip[1].startsWith(u"Click"_s), qPrintable(tip[1]));
        QToolTip::hideText();
        for (const QAbstractSeries* const series : view.chart()->series()) {
            for (const QBarSet* const set : qobject_cast<const QAbstractBarSeries*>(series)->barSets())
                QCOMPARE(set->label(), QString());
        }
    }

    /// What a bar shows is what it counts, for each chart of each game.
    void barsCountTheirLines()
    {
        for (const QString& key : {u"sceptre"_s, u"script"_s, u"armory"_s, u"hero"_s, u"spoils"_s}) {
            const QDir folder(test::inSources("/resources/games/%1/decks").arg(key));
            auto document = documentOf(deckFrom(u"%1/decks/%2"_s.arg(key, folder.entryList({u"*.muster"_s}).first())));
            auto spec = loadNumbers(m_places, document->game()->game());
            QVERIFY(spec);
            const DeckNumbers numbers(*spec, document->game()->catalogue);
            int looked = 0;
            for (const ChartTable& table : numbers.charts(document->resolved())) {
                for (std::size_t bar = 0; bar < table.bars.size(); ++bar) {
                    double worth = 0;
                    for (const ChartTable::Series& series : table.series)
                        worth += series.values[bar];
                    const auto lines = numbers.rowsOf(document->resolved(), table.key, bar);
                    QCOMPARE(!lines.empty(), worth > 0);
                    for (const Subject::Row& line : lines) {
                        QVERIFY(line.section < document->deck().sections.size());
                        QVERIFY(line.row < document->deck().sections[line.section].entries.size());
                    }
                    ++looked;
                }
                QVERIFY(numbers.rowsOf(document->resolved(), table.key, table.bars.size()).empty());
            }
            QVERIFY2(looked > 5, qPrintable(key));
            QVERIFY(numbers.rowsOf(document->resolved(), "no chart", 0).empty());
        }
    }

    void everyNumberIsInTheTable()
    {
        NumbersPanel panel(m_places);
        auto document = documentOf(emberCharge());
        panel.setDocument(document.get());
        panel.show();
        auto* tabs = panel.findChild<QTabWidget*>();
        tabs->setCurrentIndex(2);
        auto* table = named<QTreeWidget>(panel, u"All numbers"_s);
        QVERIFY(table->topLevelItemCount() >= 6);
        QStringList spoken;
        for (int i = 0; i < table->topLevelItemCount(); ++i) {
            for (int k = 0; k < table->topLevelItem(i)->childCount(); ++k)
                spoken += table->topLevelItem(i)->child(k)->data(0, Qt::AccessibleTextRole).toString();
        }
        for (const ChartView* view : panel.findChildren<ChartView*>()) {
            if (!view->isVisibleTo(&panel) || view->table().percent)
                continue;
            for (const ChartTable::Bar& bar : view->table().bars)
                QVERIFY2(spoken.join(u'\n').contains(barLabel(bar)), qPrintable(bar.label));
        }
        QVERIFY(!spoken.filter(u"dead hand"_s).isEmpty());
    }

    void oddsAnswerWhatIsAsked()
    {
        NumbersPanel panel(m_places);
        const auto document = showEmberCharge(panel, 1200);
        panel.findChild<QTabWidget*>()->setCurrentIndex(1);
        auto* which = named<QComboBox>(panel, u"Wanted cards"_s);
        auto* answer = named<QLabel>(panel, u"Chance"_s);
        QCOMPARE(named<QSpinBox>(panel, u"Cards drawn"_s)->value(), 7);
        QCOMPARE(which->currentText(), u"Champions"_s);
        int champions = 0;
        const auto type = document->game()->game().findType("champion");
        for (const ResolvedEntry& entry : document->resolved().entries()) {
            if (document->game()->catalogue->card(entry.card).type() == type)
                champions += entry.count;
        }
        QCOMPARE(answer->text(), percentText(1 - validators::sceptre::chanceOfDeadHand(champions, 70)));
        named<QSpinBox>(panel, u"At least so many"_s)->setValue(2);
        QCOMPARE(answer->text(), percentText(validators::chanceOfAtLeast({70, champions, 7}, 2)));
        which->setCurrentText(u"cards that match a query"_s);
        auto* query = named<QLineEdit>(panel, u"Query for the wanted cards"_s);
        QVERIFY(query->isVisibleTo(&panel));
        QTest::keyClicks(query, u"type:champion"_s);
        QCOMPARE(answer->text(), percentText(validators::chanceOfAtLeast({70, champions, 7}, 2)));
        query->setText(u"type:champoin"_s);
        QVERIFY(answer->text().isEmpty());
        QVERIFY(anyLabelHas(panel, u"champion"_s));
        which->setCurrentText(u"the cards selected in the deck"_s);
        QVERIFY(answer->text().isEmpty());
        const ResolvedEntry& first = document->resolved().entries().front();
        panel.setSelectedCards({first.identity});
        named<QSpinBox>(panel, u"At least so many"_s)->setValue(1);
        QCOMPARE(answer->text(), percentText(validators::chanceOfAtLeast({70, first.count, 7}, 1)));
    }

    /// They are not worked out where nobody sees them, and not those of an earlier deck once somebody does.
    void oddsThatWereNotInSightAreThoseOfTheDeckAsItIs()
    {
        NumbersPanel panel(m_places);
        const auto document = showEmberCharge(panel, 1200);
        auto* const tabs = panel.findChild<QTabWidget*>();
        tabs->setCurrentIndex(1);
        auto* const answer = named<QLabel>(panel, u"Chance"_s);
        const QString before = answer->text();
        tabs->setCurrentIndex(0);
        Deck fewer = document->deck();
        const auto champion = document->game()->game().findType("champion");
        auto& entries = fewer.sections.front().entries;
        entries.erase(std::ranges::find_if(entries, [&](const DeckEntry& entry) {
            const auto& catalogue = *document->game()->catalogue;
            return catalogue.card(resolve(catalogue, entry).card).type() == champion;
        }));
        document->change(u"Fewer"_s, fewer);
        tabs->setCurrentIndex(1);
        QVERIFY(answer->text() != before);
        NumbersPanel fresh(m_places);
        fresh.setDocument(document.get());
        fresh.resize(420, 1200);
        fresh.show();
        fresh.findChild<QTabWidget*>()->setCurrentIndex(1);
        QCOMPARE(answer->text(), named<QLabel>(fresh, u"Chance"_s)->text());
    }

    void chartsAreWrittenAsPictureAndTable()
    {
        NumbersPanel panel(m_places);
        const auto document = showEmberCharge(panel, 900);
        const QString png = m_folder.filePath(u"coins.png"_s);
        QVERIFY(panel.exportChart("coins", png));
        const QImage image(png);
        QVERIFY(image.width() >= 600);
        QSet<QRgb> colours;
        for (int x = 0; x < image.width(); x += 3) {
            for (int y = 0; y < image.height(); y += 3)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY(colours.size() > 3); // ground, bars, letters
        const QString svg = m_folder.filePath(u"coins.svg"_s);
        QVERIFY(panel.exportChart("coins", svg));
        QFile file(svg);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("<svg") && text.contains("Coins by metal") && text.contains("at most 6"));
        const QString csv = m_folder.filePath(u"coins.csv"_s);
        QVERIFY(panel.exportChart("coins", csv));
        QVERIFY(!panel.exportChart("nothing", csv));
        QVERIFY(!panel.exportChart("coins", u"/nowhere/coins.png"_s));
    }

    /// What a chart remembers of its layout is right for what it shows now.
    void aChartTakesTheRoomOfItsShape()
    {
        ChartTable table;
        table.bars = {{u"one"_s, {}, {}}, {u"two"_s, {}, {}}};
        table.series = {{{}, {1, 2}}};
        ChartView chart;
        chart.setTable(table);
        const int two = chart.heightForWidth(300);
        table.series[0].values = {3, 9};
        chart.setTable(table);
        QCOMPARE(chart.heightForWidth(300), two);
        table.bars.push_back({u"a third one whose name takes more than one line"_s, {}, {}});
        table.series[0].values.push_back(4);
        chart.setTable(table);
        const int three = chart.heightForWidth(300);
        QVERIFY(three > two);
        QVERIFY(chart.heightForWidth(900) < three); // the name in one line
        QFont large = chart.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        chart.setFont(large);
        QVERIFY(chart.heightForWidth(300) > three);
    }

    /// Colours differ from the ground and, for people who see no colours, from their neighbours.
    void coloursCanBeToldApart()
    {
        for (const QColor& ground : {QColor(Qt::white), QColor(35, 35, 38)}) {
            QPalette palette;
            palette.setColor(QPalette::Base, ground);
            palette.setColor(QPalette::Highlight, QColor(48, 140, 198));
            const auto colours = seriesColours(palette, 5);
            for (std::size_t i = 0; i < colours.size(); ++i) {
                QVERIFY(std::abs(qGray(colours[i].rgb()) - qGray(ground.rgb())) > 50);
                QVERIFY(i == 0 || colours[i] != colours[i - 1]);
            }
        }
    }

    /// How long an edit takes until every chart in sight is painted again, for people to read; counts are gated, not times.
    void editToPaintedCharts()
    {
        NumbersPanel panel(m_places);
        const auto document = showEmberCharge(panel, 900);
        QImage picture(panel.size(), QImage::Format_RGB32);
        panel.render(&picture);
        std::vector<double> times;
        for (int i = 0; i < 60; ++i) {
            Deck deck = document->deck();
            deck.sections.front().entries.front().count = 1 + i % 3;
            deck.sections.front().entries.back().count = 5 + i % 4;
            document->change(u"Change"_s, deck);
            QTRY_VERIFY(document->isVerdictCurrent());
            document->history().undo();
            QTRY_VERIFY(document->isVerdictCurrent());
            QElapsedTimer timer;
            timer.start();
            document->history().redo();
            while (!document->isVerdictCurrent())
                QCoreApplication::processEvents();
            panel.render(&picture);
            times.push_back(double(timer.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        qInfo("edit to verdict and painted charts: median %.1f ms, 95th %.1f ms", times[30], times[57]);
        QVERIFY(chartNamed(panel, u"Coins by metal"_s)->isVisible());
    }

    /// Pictures to look at, in MUSTER_PICTURES; and nothing in them may be wider than the panel.
    void pictures()
    {
        inEachLook({100, 200}, [this](const QString& look, int percent) {
            for (const QString& game : {u"sceptre"_s, u"armory"_s, u"hero"_s, u"spoils"_s, u"script"_s}) {
                const QDir decks(test::inSources("/resources/games/%1/decks").arg(game));
                auto document = documentOf(deckFrom(game + u"/decks/"_s + decks.entryList({u"*.muster"_s}).first()));
                NumbersPanel panel(m_places);
                panel.setDocument(document.get());
                panel.resize(420 * percent / 100, 1500 * percent / 100);
                panel.show();
                for (int tab = 0; tab < 3; ++tab) {
                    panel.findChild<QTabWidget*>()->setCurrentIndex(tab);
                    takePicture(panel, u"numbers-%1-%2-%3"_s.arg(game).arg(tab).arg(look));
                    for (const QLabel* label : panel.findChildren<QLabel*>()) {
                        if (label->isVisible() && !label->text().isEmpty() && label->wordWrap())
                            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                                     qPrintable(label->text()));
                    }
                    for (const ChartView* view : panel.findChildren<ChartView*>()) {
                        if (view->isVisible())
                            QVERIFY2(view->height() >= view->heightForWidth(view->width()),
                                     qPrintable(view->accessibleName()));
                    }
                }
            }
        });
    }

private:
    static ChartView* chartNamed(const QWidget& panel, const QString& name)
    {
        for (ChartView* view : panel.findChildren<ChartView*>()) {
            if (view->accessibleName() == name)
                return view;
        }
        qFatal("no chart is called %s", qPrintable(name));
    }

    template <class Widget>
    static Widget* named(const QWidget& parent, const QString& name)
    {
        for (Widget* widget : parent.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        qFatal("no widget is called %s", qPrintable(name));
    }

    static bool anyLabelHas(const QWidget& parent, const QString& text)
    {
        const auto labels = parent.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    }
};

QTEST_MAIN(NumbersPanelTest)
#include "numbers_panel_test.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does at the table with cards themselves: dragging one to where it is meant to go, and naming several at once.
#include <algorithm>

#include <QAction>
#include <QCursor>
#include <QListView>
#include <QMenu>
#include <QPushButton>

#include "app/text/shown.h"
#include "app/window/look/plain_texts.h"
#include "app/window/table/table_board.h"
#include "app/window/table/table_drag.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_window.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

void TableWindow::createDoing()
{
    connect(m_drag, &TableDrag::dropped, this, &TableWindow::chooseGoal);
    connect(m_drag, &TableDrag::refused, this,
            [this](int card, int onto) { askWhyNot(cardOf(card), onto < 0 ? engine::NoCard : cardOf(onto)); });
    connect(m_drag, &TableDrag::ticked, this, qOverload<int>(&TableWindow::tick));
    connect(m_optionModel, &OptionModel::boxClicked, this, [this](int option) {
        m_boxClicked = true; // the click goes on to the option
        tickOption(option);
    });
    connect(m_confirm, &QPushButton::clicked, this, &TableWindow::chooseTicked);
}

// Dragging

/// One way is gone at once; of several it is asked which.
void TableWindow::chooseGoal(const std::vector<TableGoal>& ways)
{
    stopAutoplay();
    if (ways.size() == 1) {
        m_game->play(ways.front());
        return;
    }
    QMenu menu(this);
    for (std::size_t i = 0; i < ways.size(); ++i)
        menu.addAction(asLabel(ways[i].text))->setData(static_cast<int>(i));
    const int node = m_game->tree().at();
    const QAction* const action = menu.exec(QCursor::pos());
    if (action != nullptr && m_game->tree().at() == node)
        m_game->play(ways[static_cast<std::size_t>(action->data().toInt())]);
}

/// Nothing where the game has gone on meanwhile.
void TableWindow::askWhyNot(engine::CardId card, engine::CardId onto, std::function<void(const QString& why)> then)
{
    const auto tell = [this, then = std::move(then)](const QString& why) {
        if (why.isEmpty())
            return;
        sayHere(why);
        if (then)
            then(why);
    };
    if (!m_model->find(card).isValid())
        return tell(tr("Go to a card first: Ctrl+2 leads to the cards."));
    if (m_game->position().outcome.over())
        return tell(tr("The game is over: nothing more is done with a card."));
    if (const TableQuestion* const question = m_game->question(); asked() == nullptr)
        return tell(question != nullptr ? hiddenText(*question) : QString());
    m_game->ask(
        [card](TableGame& game) { return game.whyNot(card); },
        [this, card, onto, tell](const engine::ShownReasons& reasons) { tell(whyNotText(card, onto, reasons)); });
}

/// Why nothing can be done with a card, or its options; with another card in mind only those that name both, if any do.
QString TableWindow::whyNotText(engine::CardId card, engine::CardId onto, engine::ShownReasons reasons) const
{
    const QModelIndex at = m_model->find(card);
    if (!at.isValid() || asked() == nullptr)
        return {};
    const TableQuestion& question = *asked();
    const QString name = at.data(Qt::DisplayRole).toString();
    const QModelIndex other = m_model->find(onto);
    const std::string named = other.isValid() ? other.data(Qt::DisplayRole).toString().toStdString() : std::string();
    const auto isAbout = [&](const engine::ShownRefusal& one) { return one.action.find(named) != std::string::npos; };
    if (other.isValid() && std::ranges::any_of(reasons.actions, isAbout))
        std::erase_if(reasons.actions, [&](const engine::ShownRefusal& one) { return !isAbout(one); });

    const bool ofActions = m_game->position().asksForActions;
    const std::vector<int> options = m_game->optionsOf(card);
    QStringList lines;
    if (!ofActions) {
        for (const int option : options)
            lines += tr("%1: can be done").arg(question.options[static_cast<std::size_t>(option)].text);
    }
    if (options.empty() && !reasons.answer.empty())
        return tr("%1 is no answer to the question: %2\n%3", "card, question, rule")
            .arg(name, question.text, sentenceOf(reasons.answer));
    if (options.empty() && !ofActions)
        lines += tr("%1 is no answer to the question: %2").arg(name, question.text);
    lines += actionLines(reasons.actions);
    if (lines.isEmpty())
        lines += tr("%1: nothing that %2 can do now is about it.").arg(name, TableGame::letter(question.seat));
    if (options.empty() && reasons.actions.empty())
        lines += reasons.place.empty()
            ? howItCame()
            : QStringList(tr("Where it lies, this holds: %1").arg(sentenceOf(reasons.place)));
    return lines.join(QLatin1Char('\n'));
}

/// Actions that the same rule refuses stand together; of many the first ones.
QStringList TableWindow::actionLines(const std::vector<engine::ShownRefusal>& actions) const
{
    constexpr qsizetype Most = 3;
    QStringList lines;
    std::vector<std::pair<std::string, QStringList>> refused;
    for (const engine::ShownRefusal& one : actions) {
        const QString action = shown(one.action);
        if (one.later) {
            lines += tr("%1: not before this question is answered").arg(action);
        } else if (one.rule.empty()) {
            lines += tr("%1: can be done").arg(action);
        } else {
            const auto known = std::ranges::find(refused, one.rule, &std::pair<std::string, QStringList>::first);
            (known == refused.end() ? refused.emplace_back(one.rule, QStringList()) : *known).second += action;
        }
    }
    for (const auto& [rule, names] : refused) {
        QString action = names.mid(0, Most).join(QStringLiteral("; "));
        if (names.size() > Most)
            action += QStringLiteral("; …");
        lines += tr("%1: no, by %2").arg(action, sentenceOf(rule));
    }
    return lines;
}

/// With the rule's number before it; where there is no such sentence the number alone.
QString TableWindow::sentenceOf(const std::string& rule, int most) const
{
    const RuleEntry* const entry = m_game->data().rules.find(rule);
    const QString id = QString::fromStdString(rule);
    return entry == nullptr ? id : tr("%1: %2", "rule, sentence").arg(id, shown(entry->sentence, most));
}

/// The last thing that happened by a rule, which has led to the question; empty where nothing has happened yet.
QStringList TableWindow::howItCame() const
{
    const auto& log = m_game->position().log;
    for (auto line = log.rbegin(); line != log.rend(); ++line) {
        if (const RuleEntry* const entry = m_game->data().rules.find(line->rule.toStdString()); entry != nullptr)
            return {tr("It is asked after: %1, by %2: %3", "line of the log, rule, sentence")
                        .arg(line->textFor(viewer()), line->rule, shown(entry->sentence, 400))};
    }
    return {};
}

// Several at once

/// Names a card, or takes that back.
void TableWindow::tick(int card)
{
    const engine::CardId id = cardOf(card);
    if (asked() == nullptr || !m_game->position().asksSeveral) {
        chooseCard(card);
        return;
    }
    if (m_game->optionsOf(id).empty()) {
        askWhyNot(id, engine::NoCard);
        return;
    }
    engine::Option name;
    name.card = id;
    tick(name);
}

/// Cards by themselves and the ability that is meant, anything else by all that it is.
void TableWindow::tickOption(int option)
{
    engine::Option name = m_game->question()->options[static_cast<std::size_t>(option)].what;
    if (name.card.valid())
        name = {.card = name.card, .ability = name.ability};
    tick(name);
}

void TableWindow::tick(const engine::Option& name)
{
    const auto isNamed = [&](const engine::Option& tick) {
        return name.card.valid()
            ? tick.card == name.card && (tick.ability == name.ability || tick.ability < 0 || name.ability < 0)
            : tick == name;
    };
    if (std::erase_if(m_ticks, isNamed) == 0)
        m_ticks.push_back(name);
    m_ticksOf = m_game->question()->kind;
    m_typed = 0;
    showTicks();
}

/// The card or the option that has the focus.
void TableWindow::tickCurrent()
{
    if (!m_options->hasFocus()) {
        if (const engine::CardId card = m_board->currentCard(); card.valid())
            tick(card.value);
    } else if (const int row = m_options->currentIndex().row(); m_optionModel->isTickable(row)) {
        tickOption(row);
    }
}

void TableWindow::chooseTicked()
{
    if (m_ticks.empty() || asked() == nullptr || !m_game->position().asksSeveral)
        return;
    stopAutoplay();
    const std::vector<engine::Option> named = std::exchange(m_ticks, {});
    m_game->playSeveral(named, [this](const std::vector<engine::Option>& left) {
        m_ticks = left;
        followTicks();
        if (!left.empty() && m_ticks.empty())
            say(tr("%n ticked card(s) were not asked for any more.", nullptr, static_cast<int>(left.size())));
    });
}

/// Ticks stay while details between are asked, as which attacker a blocker blocks, until another action is asked for.
void TableWindow::followTicks()
{
    const TableQuestion* const question = m_game->question();
    if (question == nullptr || m_game->position().asksForActions)
        m_ticks.clear();
    else if (question->kind == m_ticksOf)
        std::erase_if(m_ticks, [&](const engine::Option& name) {
            return question->named(name).empty() && (!name.card.valid() || m_game->optionsOf(name.card).empty());
        });
    showTicks();
}

void TableWindow::showTicks()
{
    const bool several = asked() != nullptr && m_game->position().asksSeveral;
    m_optionModel->setTicks(several, m_ticks);
    std::vector<engine::CardId> cards; // with a place for what is none, so that numbers are the same
    cards.reserve(m_ticks.size());
    for (const engine::Option& name : m_ticks)
        cards.push_back(name.card);
    m_model->setTicks(several ? cards : std::vector<engine::CardId>());
    m_confirm->setText(tr("Choose the %n Ticked", nullptr, static_cast<int>(m_ticks.size())));
    m_confirm->setVisible(several && !m_ticks.empty());
    m_chooseTicked->setEnabled(several && !m_ticks.empty());
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QToolButton>
#include <QWidget>

#include "app/window/browser/query_assist.h"
#include "app/window/browser/query_terms.h"

class QComboBox;

namespace muster::app {

/// A button that says what its filter asks for, "Cost: 1 to 3", and opens a panel to choose: words with a tick each, numbers
/// from and to.
class FilterButton final : public QToolButton {
    Q_OBJECT

public:
    FilterButton(QueryTarget target, const QString& label, QWidget* parent);

    struct Choice {
        QString label;
        std::string kept;
        int cards = 0;
    };
    void setChoices(std::vector<Choice> choices) { m_choices = std::move(choices); }
    /// How many cards there are with a choice beside all that the other filters ask for; nothing where it is not known, and
    /// then the cards of the whole game are counted. Asked when the panel opens.
    using Counter = std::function<std::optional<int>(const Choice& choice)>;
    void setCounter(Counter counter) { m_counter = std::move(counter); }
    /// Lowest and highest number that cards have; equal ones: nothing to choose. Asked when the panel opens.
    using Bounds = std::function<std::pair<int, int>()>;
    void setBounds(Bounds bounds) { m_bounds = std::move(bounds); }

    [[nodiscard]] const QueryTarget& target() const { return m_target; }
    [[nodiscard]] const QString& label() const { return m_label; }
    /// Shows what the query asks for.
    void showTerms(const QueryTerms& terms);
    [[nodiscard]] bool isSet() const { return m_set; }
    void openPanel();

Q_SIGNALS:
    void wordsChosen(const QStringList& labels);
    void rangeChosen(const muster::app::QueryTerms::Range& range);

private:
    [[nodiscard]] QStringList chosenLabels() const;

    QueryTarget m_target;
    QString m_label;
    std::vector<Choice> m_choices;
    Counter m_counter;
    Bounds m_bounds;
    std::vector<std::string> m_words; ///< asked for
    QueryTerms::Range m_range;
    bool m_set = false;
};

/// Controls for the game's own fields (its type, the columns of its card table, its marks), for sets and for the open deck.
/// They hold nothing themselves: they show the query, and each choice is written into it.
class FilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    /// `catalogue` as the assist's. Shows the controls of its game.
    void setAssist(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const QueryAssist> assist);
    void setQuery(const QString& query);
    /// How many cards a query finds now; nothing where that would take long. For the figures beside choices.
    using Counter = std::function<std::optional<int>(const QString& query)>;
    void setCounter(Counter counter) { m_counter = std::move(counter); }
    void setDeckOpen(bool open);

    [[nodiscard]] FilterButton* button(const QString& label) const;

Q_SIGNALS:
    void queryChanged(const QString& query);

private:
    void addButton(QueryTarget target, const QString& label);
    void addFlag(FieldIndex field);
    void showTerms();
    [[nodiscard]] QueryTerms terms() const;
    [[nodiscard]] bool canHave(FieldIndex field, const std::vector<std::string>& types) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    std::shared_ptr<const QueryAssist> m_assist;
    QString m_query;
    Counter m_counter;
    QComboBox* m_deck;
    std::vector<FilterButton*> m_buttons;
    std::vector<std::pair<FieldIndex, QToolButton*>> m_flags;
};

} // namespace muster::app

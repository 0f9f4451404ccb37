// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QLineEdit>

#include "app/window/browser/query_assist.h"

class QListView;
class QStandardItemModel;

namespace muster::app {

/// The line in which one types what one looks for. While typing, a list below offers fields and the values that cards
/// really have; arrows choose, Tab or Enter takes, Escape closes, Ctrl+Space opens it at any time. What the parser
/// stumbled over is underlined, and one key (Ctrl+.) puts the proposal in its place.
class QueryLine final : public QLineEdit {
    Q_OBJECT

public:
    explicit QueryLine(QWidget* parent = nullptr);
    ~QueryLine() override;

    void setAssist(std::shared_ptr<const QueryAssist> assist);
    /// Underlines the place; nothing for a query that can be read.
    void setProblem(const std::optional<query::Problem>& problem);
    [[nodiscard]] const std::optional<query::Problem>& problem() const { return m_problem; }
    /// Puts the nearest spelling in the place of what is wrong. A step that Ctrl+Z undoes.
    void takeProposal();
    /// Replaces the whole query as if it had been typed: Ctrl+Z brings the old one back.
    void replaceAll(const QString& query);

    void showCompletions();
    [[nodiscard]] QListView* completionList() const { return m_list; }

Q_SIGNALS:
    void resultsWanted(); ///< Enter or Down: on to the cards

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void hideCompletions();
    void takeCompletion(int row);
    void moveInList(int by);
    void underline();

    std::shared_ptr<const QueryAssist> m_assist;
    std::optional<query::Problem> m_problem;
    QStandardItemModel* m_completions;
    QListView* m_list;
    std::vector<Completion> m_offered;
};

} // namespace muster::app

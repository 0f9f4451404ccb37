// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDialog>

#include "app/window/document/game_data.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::app {

/// The rules of a game to be read: every rule, requirement, ruling and example by its number, looked through by typing, each
/// with links to what it rests on. A window of its own, so that it can stand beside a deck or a table.
class RulesWindow final : public QDialog {
    Q_OBJECT

public:
    using BookOf = std::function<std::shared_ptr<const GameData>(const QString& game)>;

    /// `games` by key and title; `bookOf` gives the data of one, or nullptr.
    RulesWindow(const QList<std::pair<QString, QString>>& games, BookOf bookOf, QWidget* parent = nullptr);
    ~RulesWindow() override;

    void showGame(const QString& key);
    /// The rule of that number among those of the game that is shown, and of those that all games share.
    bool showRule(const QString& id);
    [[nodiscard]] QString currentRule() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void fill();
    void addGroup(const QString& title, const RuleBook& book, const std::function<bool(const RuleEntry&)>& isOf);
    void filter();
    void showCurrent();
    void goBack();
    [[nodiscard]] QTreeWidgetItem* itemOf(const QString& id) const;

    BookOf m_bookOf;
    std::shared_ptr<const GameData> m_data;
    QComboBox* m_games;
    QLineEdit* m_find;
    QLabel* m_answer;
    QTreeWidget* m_list;
    QTextBrowser* m_page;
    QPushButton* m_back;
    QString m_shown;      ///< the rule on the page
    QStringList m_before; ///< those that were, the last one last
};

} // namespace muster::app

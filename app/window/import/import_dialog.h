// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include <QDialog>
#include <QFutureWatcher>
#include <QTimer>

#include "app/window/import/import_model.h"

class QButtonGroup;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace muster::app {

/// Any pasted or opened list on its way to become a deck: every line beside what it was understood to be, and a choice
/// for each that was not. Nothing is imported before it was seen. The text is read in a thread while one types.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    using GameOf = std::function<Result<std::shared_ptr<const GameData>>(const QString& key)>;

    /// The games by key and title, in order; `game` is the one at hand, which a list is taken to be for unless another
    /// game knows more of its cards.
    ImportDialog(QList<std::pair<QString, QString>> games, const QString& game, GameOf gameOf,
                 QWidget* parent = nullptr);
    ~ImportDialog() override;

    void setText(const QString& text);
    /// Opens a file of any form; false, with the reason on screen, where it cannot be read.
    bool openFile(const QString& path);
    /// The deck that cards can be added to; empty title: there is none of this game.
    void setTarget(const QString& title, const QString& game);

    // What was decided, once the dialog was accepted
    [[nodiscard]] Deck deck() const;
    [[nodiscard]] std::shared_ptr<const GameData> game() const;
    [[nodiscard]] bool addsToTarget() const { return m_adds; }
    [[nodiscard]] QString fileName() const { return m_fileName; }

    [[nodiscard]] ImportModel& model() { return m_model; }

Q_SIGNALS:
    void readingFinished(); ///< of the text as it is

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Reading {
        Result<ImportList> list;
        QString game;
    };

    void build();
    void retranslate();
    void readSoon();
    void read();
    void takeReading();
    [[nodiscard]] std::vector<std::shared_ptr<const GameData>> candidates(const std::string& text);
    void showLine(int row);
    void showSummary();
    void answer(int offer);
    void confirm(const QModelIndex& at);
    void answerWithName();
    void goToNextOpen();
    void finish(bool adds);

    QList<std::pair<QString, QString>> m_titles;
    GameOf m_gameOf;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
    QString m_home;        ///< key of the game at hand
    bool m_chosen = false; ///< the person has said which game it is
    QString m_target;
    QString m_targetGame;
    QString m_fileName;
    QString m_problem;
    bool m_adds = false;
    ImportModel m_model;
    QFutureWatcher<std::shared_ptr<Reading>> m_watcher;
    QTimer m_soon;
    int m_row = -1;

    QLabel* m_textLabel;
    QPlainTextEdit* m_text;
    QPushButton* m_open;
    QPushButton* m_paste;
    QLabel* m_gameLabel;
    QComboBox* m_game;
    QLabel* m_tableLabel;
    QTableView* m_table;
    QGroupBox* m_answers;
    QLabel* m_question;
    QVBoxLayout* m_offers;
    QButtonGroup* m_offerGroup;
    QLabel* m_otherLabel;
    QLineEdit* m_other;
    QLabel* m_summary;
    QPushButton* m_next;
    QPushButton* m_add;
    QPushButton* m_import;
    QPushButton* m_cancel;
};

} // namespace muster::app

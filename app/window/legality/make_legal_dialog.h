// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include <QDialog>
#include <QFutureWatcher>
#include <QPointer>

#include "validators/checker.h"

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace muster::app {

class DeckDocument;
struct DeckSnapshot;

/// Works out the smallest change that makes a deck legal, shows it line by line, and applies it as one step if the
/// person wants it. The work runs beside the window, says how far it is and ends with the dialog, which leaves the deck as
/// it is.
class MakeLegalDialog final : public QDialog {
    Q_OBJECT

public:
    explicit MakeLegalDialog(DeckDocument& document, QWidget* parent = nullptr);
    ~MakeLegalDialog() override;

private:
    void show(const validators::LegalPlan& plan);
    void applyPlan();

    QPointer<DeckDocument> m_document;
    std::shared_ptr<const DeckSnapshot> m_deck; ///< that the plan is for
    std::vector<DeckEdit> m_edits;
    std::stop_source m_stop;
    QFutureWatcher<validators::LegalPlan> m_work;
    QLabel* m_answer;
    QProgressBar* m_busy;
    QListWidget* m_list;
    QPushButton* m_apply;
};

} // namespace muster::app

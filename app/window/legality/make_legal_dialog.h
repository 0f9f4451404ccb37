// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include <QDialog>
#include <QFutureWatcher>
#include <QPointer>

#include "validators/legal_proposals.h"

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace muster::app {

class DeckDocument;
struct DeckSnapshot;

/// Works out up to three ways to make a deck legal, shows each with its reasons and line by line, and applies one as one
/// step if the person wants it, without the lines that were unticked. The work runs beside the window, says how far it is and ends with the dialog, which leaves the deck as
/// it is.
class MakeLegalDialog final : public QDialog {
    Q_OBJECT

public:
    explicit MakeLegalDialog(DeckDocument& document, QWidget* parent = nullptr);
    ~MakeLegalDialog() override;

private:
    using Proposals = std::vector<validators::LegalProposal>;

    void show(Proposals proposals);
    void showProposal(int at);
    /// Those of the proposal shown that are ticked.
    [[nodiscard]] std::vector<DeckEdit> wantedEdits() const;
    void sayVerdict(); ///< on the deck with the changes that are ticked
    void applyPlan();

    QPointer<DeckDocument> m_document;
    std::shared_ptr<const DeckSnapshot> m_deck; ///< that the plan is for
    Proposals m_proposals;
    std::stop_source m_stop;
    QFutureWatcher<Proposals> m_work;
    QLabel* m_answer;
    QProgressBar* m_busy;
    QComboBox* m_choice; ///< which proposal; only seen where there are several
    QLabel* m_reasons;
    QListWidget* m_list;
    QLabel* m_verdict;
    QPushButton* m_apply;
};

} // namespace muster::app

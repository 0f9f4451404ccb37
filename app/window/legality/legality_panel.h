// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "model/findings/finding.h"

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace muster::app {

class DeckDocument;
struct DeckSnapshot;
class FindingsModel;
class FormatMatrix;
class OpenDecks;
class OpeningList;
class ShopChooser;
class SteadyTabs;
class VerdictBadge;

/// The verdict on the deck at hand: every finding in one list, in which the one at hand opens with its reasons, what mends it
/// at one press, and the rule it quotes on demand; and beside it all formats of the game.
class LegalityPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LegalityPanel(QWidget* parent = nullptr);
    ~LegalityPanel() override;

    void setDocument(DeckDocument* document);
    /// Among which shops are looked for, where the game has any.
    void setDecks(OpenDecks* decks);
    /// The next finding, or the previous one; after the last comes the first.
    void step(int by);
    void makeLegal();
    void showFormats();
    void showFindings();

    /// The list takes what room there is and is scrolled by itself; what its words would like to have would have the whole
    /// room scrolled as well.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
    void ruleRequested(const QString& id);                             ///< to be read among the others
    void rowsRequested(const std::vector<muster::Subject::Row>& rows); ///< lines of the deck that a finding is about
    void said(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showFinding();
    void requestRows(const QModelIndex& index);
    void addFixes();
    /// One of those that are shown; nothing where the finding is about another deck than it is by now.
    void applyFix(qsizetype at);
    [[nodiscard]] QStringList fixesOf(const Finding& finding);
    /// The repairs of a finding that were tried on the deck; tried once for a finding of a deck, when it is looked at.
    [[nodiscard]] const std::vector<Fix>& triedFixes(const Finding& finding);
    void waive(const Finding& finding, bool waived);
    [[nodiscard]] QString rulesOf(const Finding& finding) const;

    QPointer<DeckDocument> m_document;
    FindingsModel* m_model;
    VerdictBadge* m_badge;
    QPushButton* m_makeLegal;
    ShopChooser* m_shop;
    SteadyTabs* m_tabs;
    OpeningList* m_list;
    QLabel* m_nothing; ///< in place of the list where there is nothing to say
    QWidget* m_detail; ///< in the row of the finding at hand
    QLabel* m_why;
    QToolButton* m_rule;
    QLabel* m_ruleText;
    QVBoxLayout* m_fixes;
    std::shared_ptr<const DeckSnapshot> m_triedOn;
    std::vector<Fix> m_tried;
    std::string m_triedFor;    ///< id, label and subjects of the finding
    QStringList m_fixWords;    ///< of all that are offered for the finding shown
    bool m_asksForAll = false; ///< nothing is offered for it: a button leads to the change of the whole deck
    FormatMatrix* m_matrix;
};

} // namespace muster::app

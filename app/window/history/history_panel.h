// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointer>
#include <QWidget>

#include "app/window/safety/deck_versions.h"

class QLabel;
class QPushButton;
class QTreeView;
class QTreeWidget;

namespace muster::app {

class DeckDocument;
class StepsModel;

/// What was done to the deck at hand, step by step with times: a press goes back to any of them. Below it the versions of its
/// file, those with a name and those that were saved, to go back to or to compare with.
class HistoryPanel final : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(DeckVersions versions, QWidget* parent = nullptr);
    ~HistoryPanel() override;

    void setDocument(DeckDocument* document);
    /// The deck was written into its file: one more version.
    void noteSaved(const DeckDocument& document);
    /// Gives the deck as it is now a name.
    void nameVersion(const QString& name);
    [[nodiscard]] const DeckVersions& versions() const { return m_versions; }

Q_SIGNALS:
    /// The deck is to be compared with this one of its versions: 0 is the last.
    void compareRequested(int version);
    void said(const QString& sentence);

private:
    void build();
    void askForName();
    void goBack();
    void fillVersions();
    void followStep();
    void tell();

    DeckVersions m_versions;
    QPointer<DeckDocument> m_document;
    std::vector<DeckVersion> m_shown;
    StepsModel* m_model;
    QTreeView* m_steps;
    QTreeWidget* m_list;
    QLabel* m_nothing; ///< in place of the steps while no deck is in front
    QPushButton* m_name;
    QPushButton* m_compare;
    QPushButton* m_back;
    bool m_isFollowing = false; ///< the list follows the deck, not the deck the list
};

/// "Before the event", or "As saved on 3 May, 18:30".
[[nodiscard]] QString versionTitle(const DeckVersion& version);

} // namespace muster::app

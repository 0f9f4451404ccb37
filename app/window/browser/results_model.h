// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/browser/add_answers.h"
#include "carddb/card_list_model.h"

namespace muster::app {

/// The cards that a search found, as a table: their fields, then how many are in the open deck and whether one more may go in.
/// Rows can be dragged, as lines of a deck list.
class ResultsModel final : public carddb::CardListModel {
    Q_OBJECT

public:
    enum Extra { CopiesColumn, AddColumn };
    enum ExtraRole {
        AllowedRole = Qt::UserRole + 100, ///< bool; nothing while it is not known, or without a deck
        CopiesRole,                       ///< copies in the deck; nothing without one
        AddWordsRole,                     ///< as addWords()
    };

    /// `answers` must outlive it.
    explicit ResultsModel(AddAnswers& answers, QObject* parent = nullptr);

    [[nodiscard]] int copiesColumn() const { return firstExtraColumn() + CopiesColumn; }
    [[nodiscard]] int addColumn() const { return firstExtraColumn() + AddColumn; }
    /// Columns from left to right as they stand until a person moves them: the name, how many are in the deck, figures, then
    /// words.
    [[nodiscard]] std::vector<int> standardOrder() const;
    /// The deck is another one than before.
    void deckChanged();

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

protected:
    [[nodiscard]] int extraColumns() const override { return 2; }
    [[nodiscard]] QVariant extraData(CardIndex card, int extra, int role) const override;
    [[nodiscard]] QString extraLabel(int extra) const override;
    [[nodiscard]] std::optional<int> extraNumber(CardIndex card, int extra) const override;

private:
    [[nodiscard]] int copies(CardIndex card) const;
    [[nodiscard]] QString copiesText(CardIndex card) const;
    [[nodiscard]] QString rowSentence(CardIndex card) const;
    void tellAnswers();

    AddAnswers* m_answers;
};

} // namespace muster::app

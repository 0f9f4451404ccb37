// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the cards of the selected set: each writes its file at once, and is a step that can be undone.
#include "app/window/sets/sets_window.h"

#include <algorithm>

#include <QFileInfo>
#include <QInputDialog>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "app/text/shown.h"
#include "app/window/sets/card_editor.h"
#include "app/window/sets/effect_examples.h"
#include "app/window/sets/set_cards_model.h"
#include "carddb/file_io.h"

namespace muster::app {

/// One edit of a set file: its text before and after.
class SetsWindow::Edit final : public QUndoCommand {
public:
    Edit(SetsWindow& window, const QString& words, std::string before, std::string after)
        : QUndoCommand(words),
          m_window(window),
          m_path(window.m_path),
          m_before(std::move(before)),
          m_after(std::move(after))
    {
    }
    void redo() override { setObsolete(!m_window.store(m_path, m_after)); }
    void undo() override { setObsolete(!m_window.store(m_path, m_before)); }

private:
    SetsWindow& m_window;
    QString m_path;
    std::string m_before, m_after;
};

void SetsWindow::newCard()
{
    if (!mayEdit())
        return;
    CardDraft draft;
    draft.id = m_cards->text()->freeId();
    if (!m_cards->text()->cards().empty())
        draft.type = m_cards->text()->cards().back().draft.type;
    openEditor({}, draft);
}

void SetsWindow::editCard()
{
    const auto selected = selectedCards();
    if (selected.size() == 1)
        openEditor(selected.front(), m_cards->text()->cards()[selected.front()].draft);
}

void SetsWindow::duplicateCard()
{
    const auto selected = selectedCards();
    if (selected.size() != 1)
        return;
    CardDraft draft = m_cards->text()->cards()[selected.front()].draft;
    if (!mayEdit()) { // of a set that came with Muster: into one of the person's own
        QStringList own;
        for (const carddb::SetFile& set : m_sets) {
            if (set.own && set.info && !isTable(set.path))
                own += shown(set.info->code);
        }
        if (own.isEmpty()) {
            showMessages(tr("Make a set of your own first; the copy of the card goes there."), {});
            return;
        }
        bool chosen = true;
        const QString code = own.size() == 1
            ? own.front()
            : QInputDialog::getItem(this, tr("Duplicate"), tr("Into which set?"), own, 0, false, &chosen);
        if (!chosen || !showSet(code) || !mayEdit())
            return;
    }
    draft.id = m_cards->text()->freeId();
    openEditor({}, draft);
}

void SetsWindow::openEditor(std::optional<std::size_t> index, const CardDraft& draft)
{
    const auto cards = catalogue();
    if (!cards)
        return;
    const bool readOnly = !mayEdit();
    auto* editor = new CardEditor(*m_cards->text(), index, draft, cards, readOnly, this);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    QStringList files;
    for (const carddb::SetFile& set : m_sets) {
        if (set.info && !isTable(set.path) && QFileInfo(set.path).size() <= LargestShown)
            files += set.path;
    }
    editor->setExamples([files, game = cards->sharedGame()](const std::string& type, const std::string& path) {
        return effectExamples(files, game, type, path);
    });
    connect(editor, &QDialog::accepted, this, [this, editor, index] {
        const QString name = shown(editor->draft().name);
        const std::string id = editor->draft().id;
        keep(index ? tr("Edit %1").arg(name) : tr("New card %1").arg(name), editor->result());
        selectCard(id);
    });
    editor->open();
}

void SetsWindow::selectCard(const std::string& id)
{
    for (int row = 0; row < m_found->rowCount(); ++row) {
        const QModelIndex index = m_found->index(row, SetCardsModel::Id);
        if (index.data().toString() == QString::fromStdString(id)) {
            m_table->setCurrentIndex(index);
            m_table->scrollTo(index);
            return;
        }
    }
}

void SetsWindow::deleteCards()
{
    const auto selected = selectedCards();
    if (!mayEdit() || selected.empty())
        return;
    SetText set = *m_cards->text();
    const QString name = shown(set.cards()[selected.front()].draft.name);
    for (auto card = selected.rbegin(); card != selected.rend(); ++card)
        set = set.withoutCard(*card);
    keep(selected.size() == 1 ? tr("Delete %1").arg(name)
                              : tr("Delete %n card(s)", nullptr, static_cast<int>(selected.size())),
         set);
}

void SetsWindow::keep(const QString& words, const SetText& after)
{
    if (after.text() != m_onDisk)
        m_history.push(new Edit(*this, words, m_onDisk, after.text()));
}

/// Writes the file unless it has changed since it was read: another program's work is never written over.
bool SetsWindow::store(const QString& path, const std::string& text)
{
    const auto now = carddb::readFile(path, carddb::SetLimit);
    if (!now || *now != m_onDisk) {
        changed();
        showMessages(tr("%1 was changed by another program. Its cards are shown as they are now; nothing was written.")
                         .arg(shown(QFileInfo(path).fileName())),
                     {});
        return false;
    }
    if (const auto written = carddb::writeFile(path, text); !written) {
        showErrors(tr("The set could not be written:"), written.error());
        return false;
    }
    m_path = path;
    changed();
    return true;
}

} // namespace muster::app

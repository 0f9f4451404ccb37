// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shortcuts/shortcut_sheet.h"

#include <QAction>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>
#include <QStyle>
#include <QTreeWidget>

namespace muster::app {

namespace {

/// "Save &As…" without what a menu adds to it; "&&" is a sign of its own.
QString plainText(QString text)
{
    // Some languages put the marked letter behind the words: "保存(&S)".
    static const QRegularExpression behind(QStringLiteral("\\(&\\w\\)"));
    text.remove(behind);
    text.replace(QLatin1String("&&"), QString(QChar(1)));
    text.remove(QLatin1Char('&'));
    text.replace(QChar(1), QLatin1Char('&'));
    while (text.endsWith(QChar(0x2026)))
        text.chop(1);
    return text.trimmed();
}

void addActions(ShortcutGroup& group, const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (const QMenu* below = action->menu()) {
            addActions(group, *below);
            continue;
        }
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            keys += key.toString(QKeySequence::NativeText);
        // Keys that a widget of the window knows itself stand behind a tab.
        if (const QString own = action->text().section(QLatin1Char('\t'), 1); !own.isEmpty())
            keys += own;
        keys.removeDuplicates(); // one key of a list may be the desktop's own as well
        const QString plain = action->property(PlainNameProperty).toString();
        const QString name = plain.isEmpty() ? action->text().section(QLatin1Char('\t'), 0, 0) : plain;
        if (!keys.isEmpty())
            group.keys.append({plainText(name), keys.join(QStringLiteral(", "))});
    }
}

} // namespace

QList<ShortcutGroup> shortcutsOf(const QWidget& window)
{
    QList<ShortcutGroup> groups;
    const auto* const bar = window.findChild<QMenuBar*>();
    if (bar == nullptr)
        return groups;
    for (const QAction* action : bar->actions()) {
        if (action->menu() == nullptr)
            continue;
        ShortcutGroup group;
        group.title = plainText(action->text());
        addActions(group, *action->menu());
        if (!group.keys.isEmpty())
            groups.append(std::move(group));
    }
    return groups;
}

QList<ShortcutGroup> keysOfLists()
{
    const QString full = ShortcutSheet::tr("Show the card at full size");
    return {
        {ShortcutSheet::tr("Among the cards found"),
         {{ShortcutSheet::tr("Add one copy to the deck"), ShortcutSheet::tr("Enter, +")},
          {ShortcutSheet::tr("Add it anyway, whatever the rules say"), ShortcutSheet::tr("Shift+Enter")},
          {ShortcutSheet::tr("Add as many copies as are allowed"), QStringLiteral("*")},
          {ShortcutSheet::tr("Set how many copies the deck has"), ShortcutSheet::tr("0 to 999")},
          {ShortcutSheet::tr("Swap it for the card chosen in the deck"), ShortcutSheet::tr("Ctrl+Enter")},
          {ShortcutSheet::tr("Remove one copy from the deck"), ShortcutSheet::tr("−, Delete")},
          {ShortcutSheet::tr("Put it aside to consider"), QStringLiteral("?")},
          {full, ShortcutSheet::tr("Space")},
          {ShortcutSheet::tr("Go back to the search"), ShortcutSheet::tr("/, or any letter")},
          {ShortcutSheet::tr("Make the faces larger or smaller"), ShortcutSheet::tr("Ctrl and the wheel")}}},
        {ShortcutSheet::tr("In the search line"),
         {{ShortcutSheet::tr("Show what can be typed"), ShortcutSheet::tr("Ctrl+Space")},
          {ShortcutSheet::tr("Take what is proposed"), ShortcutSheet::tr("Ctrl+.")},
          {ShortcutSheet::tr("Go on to the cards"), ShortcutSheet::tr("Enter, Down")}}},
        {ShortcutSheet::tr("In the list of the deck"),
         {{ShortcutSheet::tr("Set how many copies the deck has"), ShortcutSheet::tr("0 to 999")},
          {ShortcutSheet::tr("Add or remove one copy"), ShortcutSheet::tr("+, −")},
          {ShortcutSheet::tr("Take the line out"), ShortcutSheet::tr("Delete")},
          {ShortcutSheet::tr("Write a note on the card"), ShortcutSheet::tr("Enter")},
          {full, ShortcutSheet::tr("Space")}}},
        {ShortcutSheet::tr("On a chart of the deck"),
         {{ShortcutSheet::tr("Go from bar to bar"), ShortcutSheet::tr("arrow keys, Home, End")},
          {ShortcutSheet::tr("Select the cards of the bar in the deck"), ShortcutSheet::tr("Enter, Space")}}},
        {ShortcutSheet::tr("With a test hand"),
         {{ShortcutSheet::tr("Keep the hand"), ShortcutSheet::tr("K")},
          {ShortcutSheet::tr("Choose a card to send back"), ShortcutSheet::tr("1 to 9, Enter")},
          {ShortcutSheet::tr("Send cards back: mulligan"), ShortcutSheet::tr("B")},
          {ShortcutSheet::tr("Draw the card of the next turn"), ShortcutSheet::tr("D")},
          {ShortcutSheet::tr("Take a step back, or do it again"), ShortcutSheet::tr("Backspace, Shift+Backspace")},
          {ShortcutSheet::tr("Deal the next hand"), ShortcutSheet::tr("N")},
          {ShortcutSheet::tr("What a sound player would do"), ShortcutSheet::tr("H")},
          {ShortcutSheet::tr("Show the chances beside the hand, or not"), ShortcutSheet::tr("C")},
          {full, ShortcutSheet::tr("Space")}}},
    };
}

ShortcutSheet::ShortcutSheet(const QList<ShortcutGroup>& groups, QWidget* parent)
    : QDialog(parent),
      m_find(new QLineEdit(this)),
      m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Keys"));
    m_find->setPlaceholderText(tr("Find an action or a key"));
    m_find->setAccessibleName(tr("Find an action or a key"));
    m_find->setClearButtonEnabled(true);
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setAccessibleName(tr("Keys"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setIndentation(fontMetrics().averageCharWidth() * 2);
    m_list->setWordWrap(true); // on a small screen in large letters
    QFont bold = font();
    bold.setBold(true);
    int actions = 0;
    int ofKeys = 0;
    for (const ShortcutGroup& group : groups) {
        auto* const heading = new QTreeWidgetItem(m_list, {group.title});
        heading->setFont(0, bold);
        heading->setFlags(Qt::ItemIsEnabled);
        heading->setFirstColumnSpanned(true);
        for (const auto& [action, keys] : group.keys) {
            auto* const item = new QTreeWidgetItem(heading, {action, keys});
            item->setData(0, Qt::AccessibleTextRole, tr("%1: %2", "action: keys").arg(action, keys));
            actions = std::max(actions, fontMetrics().horizontalAdvance(action));
            ofKeys = std::max(ofKeys, fontMetrics().horizontalAdvance(keys));
        }
    }
    m_list->expandAll();
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_find);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    // The longest line of this language is read whole.
    const int letter = fontMetrics().averageCharWidth();
    const int line = m_list->indentation() * 2 + actions + ofKeys + letter * 6
        + style()->pixelMetric(QStyle::PM_ScrollBarExtent) + style()->pixelMetric(QStyle::PM_LayoutLeftMargin) * 2;
    resize(QSize(std::max(letter * 70, line), fontMetrics().height() * 36).boundedTo(screen()->availableSize() * 0.9));
    connect(m_find, &QLineEdit::textChanged, this, &ShortcutSheet::filter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ShortcutSheet::filter(const QString& words)
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const heading = m_list->topLevelItem(i);
        int shown = 0;
        for (int j = 0; j < heading->childCount(); ++j) {
            QTreeWidgetItem* const item = heading->child(j);
            const bool fits = item->text(0).contains(words, Qt::CaseInsensitive)
                || item->text(1).contains(words, Qt::CaseInsensitive);
            item->setHidden(!fits);
            shown += fits ? 1 : 0;
        }
        heading->setHidden(shown == 0);
    }
}

} // namespace muster::app

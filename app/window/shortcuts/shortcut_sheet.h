// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QLineEdit;
class QTreeWidget;

namespace muster::app {

/// A property of actions whose text changes: what the list of keys calls them.
constexpr auto PlainNameProperty = "plainName";

/// Keys of one kind, and what they do.
struct ShortcutGroup {
    QString title;
    QList<std::pair<QString, QString>> keys; ///< what is done, and the keys as the person's desktop writes them
};

/// The keys of all actions that are in a window's menus, menu by menu, as they are at this moment. A sheet made from them
/// cannot say anything else than the menus do.
[[nodiscard]] QList<ShortcutGroup> shortcutsOf(const QWidget& window);

/// The keys that lists know themselves: of the cards found, of the deck, of the search line and of faces.
[[nodiscard]] QList<ShortcutGroup> keysOfLists();

/// All keys of the program on one sheet, to be looked through by typing.
class ShortcutSheet final : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutSheet(const QList<ShortcutGroup>& groups, QWidget* parent = nullptr);

private:
    void filter(const QString& words);

    QLineEdit* m_find;
    QTreeWidget* m_list;
};

} // namespace muster::app

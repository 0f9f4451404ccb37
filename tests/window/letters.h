// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QAbstractButton>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>

namespace muster::test {

/// Keys (&File) that two things of one menu have in common.
inline QStringList sharedKeys(const QWidget& window)
{
    static const QRegularExpression key(QStringLiteral("&([^\\s&])"));
    QStringList shared;
    for (const QMenu* menu : window.findChildren<QMenu*>()) {
        std::map<QChar, QString> taken;
        for (const QAction* action : menu->actions()) {
            const auto match = key.match(action->text());
            if (!match.hasMatch() || !action->isVisible())
                continue;
            const QChar letter = match.captured(1).at(0).toLower();
            if (const auto other = taken.find(letter); other != taken.end())
                shared += QStringLiteral("%1 / %2").arg(other->second, action->text());
            taken[letter] = action->text();
        }
    }
    return shared;
}

/// Keys with Alt that two things which are in sight at the same time have in common: Qt then goes from one to the other, and
/// presses neither.
inline QStringList doubledLetters(const QWidget& window)
{
    std::multimap<QKeySequence, QString> letters;
    const auto take = [&letters](const QString& text) {
        if (const QKeySequence keys = QKeySequence::mnemonic(text); !keys.isEmpty())
            letters.emplace(keys, text);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        if (const auto* const bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* const menu : bar->actions()) {
                if (menu->isVisible())
                    take(menu->text());
            }
        } else if (const auto* const tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                take(tabs->tabText(tab));
        } else if (const auto* const label = qobject_cast<const QLabel*>(widget)) {
            if (label->buddy() != nullptr)
                take(label->text());
        } else if (const auto* const button = qobject_cast<const QAbstractButton*>(widget)) {
            take(button->text());
        } else if (const auto* const group = qobject_cast<const QGroupBox*>(widget)) {
            take(group->title());
        }
    }
    QStringList doubled;
    for (auto at = letters.begin(); at != letters.end();) {
        const auto end = letters.upper_bound(at->first);
        QStringList texts;
        for (; at != end; ++at)
            texts += at->second;
        if (texts.size() > 1)
            doubled += QStringLiteral("one letter with Alt: %1").arg(texts.join(QLatin1String(" / ")));
    }
    return doubled;
}

} // namespace muster::test

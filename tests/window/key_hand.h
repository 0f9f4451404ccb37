// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QTest>
#include <QWidget>

namespace muster::test {

/// A hand on the keyboard, which has nothing else: each key goes to where the keyboard is, and is counted.
class KeyHand {
public:
    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier, int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            ++m_keys;
            QTest::keyClick(receiver(), key, with);
        }
    }
    void ctrl(Qt::Key key) { press(key, Qt::ControlModifier); }
    void ctrlShift(Qt::Key key) { press(key, Qt::ControlModifier | Qt::ShiftModifier); }
    void alt(Qt::Key key) { press(key, Qt::AltModifier); }
    void type(const QString& text)
    {
        for (const QChar letter : text) {
            ++m_keys;
            QTest::keyClick(receiver(), letter.toLatin1());
        }
    }
    /// Shortcuts that lie under the fingers count as one key, letters as one each.
    [[nodiscard]] int keys() const { return m_keys; }

private:
    /// Between two windows nothing has the keyboard; a person looks up and waits.
    static QWidget* receiver()
    {
        QWidget* found = nullptr;
        if (!QTest::qWaitFor([&found] { return (found = whereKeysGo()) != nullptr; }))
            qFatal("nothing has the keyboard");
        return found;
    }

    /// A menu or a list that is open takes the keys before the window does; what is proposed below a line leaves them to it.
    static QWidget* whereKeysGo()
    {
        if (QWidget* const popup = QApplication::activePopupWidget();
            popup != nullptr && popup->focusProxy() == nullptr)
            return popup->focusWidget() != nullptr ? popup->focusWidget() : popup;
        if (QWidget* const focus = QApplication::focusWidget())
            return focus;
        return QApplication::activeWindow();
    }

    int m_keys = 0;
};

} // namespace muster::test

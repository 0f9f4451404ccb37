// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QKeyEvent>

namespace muster::app {

/// Figures typed one after another are one number: 1 and 4 within a moment mean 14 copies, not 1 and then 4.
class TypedCount {
public:
    struct Number {
        int value = 0;
        bool goesOn = false; ///< the figure belongs to the number before
    };
    /// The number that the figure makes; nothing where the key is none.
    [[nodiscard]] std::optional<Number> take(const QKeyEvent& key)
    {
        constexpr int Moment = 1500; // milliseconds
        constexpr int Most = 999;
        const bool plain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (!plain || key.key() < Qt::Key_0 || key.key() > Qt::Key_9)
            return {};
        const int figure = key.key() - Qt::Key_0;
        const bool goesOn =
            m_clock.isValid() && m_clock.elapsed() < Moment && m_value > 0 && m_value * 10 + figure <= Most;
        m_value = goesOn ? m_value * 10 + figure : figure;
        m_clock.start();
        return Number{m_value, goesOn};
    }
    /// Other cards are meant from here on.
    void end() { m_clock.invalidate(); }

private:
    QElapsedTimer m_clock;
    int m_value = 0;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

class QSettings;

namespace muster::app {

enum class Theme { System, Light, Dark };

/// How the program looks: colours and size of text, for all its windows at once, remembered from one start to the next.
/// Needs a QApplication.
class Look {
public:
    static constexpr int LowestScale = 80;
    static constexpr int HighestScale = 200; ///< percent

    explicit Look(QSettings& settings); ///< as it was left

    [[nodiscard]] Theme theme() const { return m_theme; }
    [[nodiscard]] int scale() const { return m_scale; }
    void setTheme(Theme theme);
    void setScale(int percent); ///< kept within the bounds

    [[nodiscard]] static QPalette light();
    [[nodiscard]] static QPalette dark();

private:
    void apply() const;

    QSettings& m_settings;
    Theme m_theme = Theme::System;
    int m_scale = 100;
};

} // namespace muster::app

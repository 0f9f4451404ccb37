// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/theme.h"

#include <algorithm>

#include <QApplication>
#include <QFont>
#include <QSettings>
#include <QStyle>

#include "app/window/look/window_style.h"

namespace muster::app {

namespace {

constexpr auto ThemeKey = "look/theme";
constexpr auto ScaleKey = "look/scale";

struct Colours {
    QRgb window, base, other, text, faint, button, mid, darker, accent, onAccent, link;
};

constexpr Colours Light{.window = 0xfff2f2f0,
                        .base = 0xffffffff,
                        .other = 0xfff8f8f6,
                        .text = 0xff1d2127,
                        .faint = 0xff666b73,
                        .button = 0xffeaeae7,
                        .mid = 0xffc9c9c4,
                        .darker = 0xff9b9b95,
                        .accent = 0xff1f5f8b,
                        .onAccent = 0xffffffff,
                        .link = 0xff1f5f8b};

constexpr Colours Dark{.window = 0xff24272c,
                       .base = 0xff1b1d21,
                       .other = 0xff202328,
                       .text = 0xffe7e8ea,
                       .faint = 0xff9aa0a8,
                       .button = 0xff30343a,
                       .mid = 0xff454a52,
                       .darker = 0xff15171a,
                       .accent = 0xff2f7fb8,
                       .onAccent = 0xffffffff,
                       .link = 0xff7cc0f0};

QPalette paletteOf(const Colours& c)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Window, c.window);
    set(QPalette::WindowText, c.text);
    set(QPalette::Base, c.base);
    set(QPalette::AlternateBase, c.other);
    set(QPalette::Text, c.text);
    set(QPalette::PlaceholderText, c.faint);
    set(QPalette::Button, c.button);
    set(QPalette::ButtonText, c.text);
    set(QPalette::BrightText, 0xffffffff);
    set(QPalette::ToolTipBase, c.base);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::Light, c.base);
    set(QPalette::Midlight, c.button);
    set(QPalette::Mid, c.mid);
    set(QPalette::Dark, c.darker);
    set(QPalette::Shadow, 0xff000000);
    set(QPalette::Highlight, c.accent);
    set(QPalette::HighlightedText, c.onAccent);
    set(QPalette::Link, c.link);
    set(QPalette::LinkVisited, c.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(c.faint));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(c.mid));
    return palette;
}

/// What the desktop had before the first change.
const QPalette& systemPalette()
{
    static const QPalette palette = QApplication::palette();
    return palette;
}

double systemPointSize()
{
    static const double size = QApplication::font().pointSizeF();
    return size;
}

} // namespace

QPalette Look::light() { return paletteOf(Light); }

QPalette Look::dark() { return paletteOf(Dark); }

Look::Look(QSettings& settings) : m_settings(settings)
{
    systemPalette();
    systemPointSize();
    const QString theme = settings.value(QLatin1String(ThemeKey)).toString();
    m_theme = theme == QLatin1String("dark") ? Theme::Dark
        : theme == QLatin1String("light")    ? Theme::Light
                                             : Theme::System;
    m_scale = std::clamp(settings.value(QLatin1String(ScaleKey), 100).toInt(), LowestScale, HighestScale);
    apply();
}

void Look::setTheme(Theme theme)
{
    m_theme = theme;
    m_settings.setValue(QLatin1String(ThemeKey),
                        theme == Theme::Dark        ? QStringLiteral("dark")
                            : theme == Theme::Light ? QStringLiteral("light")
                                                    : QStringLiteral("system"));
    apply();
}

void Look::setScale(int percent)
{
    m_scale = std::clamp(percent, LowestScale, HighestScale);
    m_settings.setValue(QLatin1String(ScaleKey), m_scale);
    apply();
}

void Look::apply() const
{
    // One style everywhere: the only one whose every part follows the palette, in the dark as well.
    if (qobject_cast<WindowStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new WindowStyle(systemPointSize()));
    const bool dark =
        m_theme == Theme::Dark || (m_theme == Theme::System && systemPalette().color(QPalette::Base).lightness() < 128);
    QApplication::setPalette(dark ? Look::dark() : Look::light());
    QFont font = QApplication::font();
    font.setPointSizeF(systemPointSize() * m_scale / 100.0);
    QApplication::setFont(font);
}

} // namespace muster::app

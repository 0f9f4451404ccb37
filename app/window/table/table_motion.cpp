// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_motion.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QVariantAnimation>

#include "app/window/table/table_overlay.h"

namespace muster::app {

namespace {

constexpr QColor HitColour(176, 32, 32);

QRectF between(const QRectF& from, const QRectF& to, double part)
{
    const auto at = [part](double a, double b) { return a + (b - a) * part; };
    return {at(from.left(), to.left()), at(from.top(), to.top()), at(from.width(), to.width()),
            at(from.height(), to.height())};
}

/// The pile that has fewer cards than before, or more: of that seat rather than of another. nullptr: none.
const CardPlaces::Zone* changedPile(const CardPlaces& before, const CardPlaces& after, int seat, bool more)
{
    const CardPlaces::Zone* found = nullptr;
    for (std::size_t i = 0; i < after.zones.size() && i < before.zones.size(); ++i) {
        const CardPlaces::Zone& zone = after.zones[i];
        const int change = zone.count - before.zones[i].count;
        if (!zone.pile || zone.rect.isNull() || (more ? change <= 0 : change >= 0))
            continue;
        if (found == nullptr || (found->seat != seat && zone.seat == seat))
            found = &zone;
    }
    return found;
}

int seatOf(const CardPlaces& places, int zone)
{
    return static_cast<std::size_t>(zone) < places.zones.size() ? places.zones[static_cast<std::size_t>(zone)].seat
                                                                : -1;
}

} // namespace

TableMotion::TableMotion(TableOverlay& overlay)
    : QObject(&overlay),
      m_overlay(overlay),
      m_animation(new QVariantAnimation(this))
{
    m_animation->setStartValue(0.0);
    m_animation->setEndValue(1.0);
    m_animation->setEasingCurve(QEasingCurve::OutCubic);
    connect(m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& part) { draw(part.toDouble()); });
    connect(m_animation, &QVariantAnimation::finished, this, &TableMotion::finish);
}

int TableMotion::duration() const
{
    const int wanted = m_overlay.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &m_overlay);
    return std::clamp(wanted, 0, Longest);
}

bool TableMotion::isRunning() const { return m_animation->state() == QAbstractAnimation::Running; }

/// From a pile whose cards nobody sees a card comes out of the pile that has one fewer now, and goes into one likewise.
TableMotion::Way TableMotion::wayOf(const CardPlaces::Place* from, const CardPlaces::Place* to,
                                    const CardPlaces& before, const CardPlaces& after)
{
    Way way;
    way.definition = to != nullptr && to->definition >= 0 ? to->definition : from != nullptr ? from->definition : -1;
    if (from != nullptr && to != nullptr) {
        way.from = from->rect;
        way.to = to->rect;
        return way;
    }
    const CardPlaces::Place& known = from != nullptr ? *from : *to;
    const bool comes = from == nullptr;
    const CardPlaces::Zone* const pile = changedPile(before, after, seatOf(comes ? after : before, known.zone), !comes);
    const QRectF other = pile != nullptr ? QRectF(pile->rect) : QRectF(known.rect);
    way.from = comes ? other : QRectF(known.rect);
    way.to = comes ? QRectF(known.rect) : other;
    way.comes = comes && pile == nullptr;
    way.goes = !comes;
    return way;
}

void TableMotion::start(const CardPlaces& before, const CardPlaces& after)
{
    finish();
    const int milliseconds = duration();
    if (milliseconds == 0 || before.zones.size() != after.zones.size())
        return;
    for (const auto& [card, now] : after.cards) {
        const auto was = before.cards.find(card);
        if (was == before.cards.end()) {
            if (now.open)
                m_moving[card] = wayOf(nullptr, &now, before, after);
            continue;
        }
        if (was->second.zone != now.zone && (now.open || was->second.open)) {
            Way way = wayOf(&was->second, &now, before, after);
            way.goes = !now.open;
            m_moving[card] = way;
        } else if (now.damage > was->second.damage && now.open) {
            m_hits.push_back({QRectF(now.rect), QStringLiteral("−%1").arg(now.damage - was->second.damage)});
        }
    }
    for (const auto& [card, was] : before.cards) {
        if (was.open && !after.cards.contains(card))
            m_gone.push_back(wayOf(&was, nullptr, before, after));
    }
    if (m_moving.empty() && m_gone.empty() && m_hits.empty())
        return;
    qApp->installEventFilter(this);
    m_animation->setDuration(milliseconds);
    m_animation->start();
    draw(0);
    Q_EMIT changed();
}

void TableMotion::draw(double part)
{
    std::vector<TableOverlay::Card> cards;
    const auto add = [&](const Way& way) {
        const double opacity = way.comes ? part : way.goes ? 1 - part * 0.7 : 1;
        cards.push_back({between(way.from, way.to, part), way.definition, opacity});
    };
    for (const Way& way : m_gone)
        add(way);
    for (const auto& [card, way] : m_moving)
        add(way);
    std::vector<TableOverlay::Mark> marks;
    marks.reserve(m_hits.size());
    for (const Hit& hit : m_hits)
        marks.push_back({hit.place, HitColour, 1 - part * 0.8, hit.text});
    m_overlay.show(std::move(marks), std::move(cards));
}

void TableMotion::finish()
{
    if (m_moving.empty() && m_gone.empty() && m_hits.empty())
        return;
    qApp->removeEventFilter(this);
    m_moving.clear();
    m_gone.clear();
    m_hits.clear();
    m_animation->stop();
    m_overlay.clear();
    Q_EMIT changed();
}

/// The event goes on to where it was meant for.
bool TableMotion::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
    case QEvent::Resize:
        if (event->type() != QEvent::Resize || watched == m_overlay.window())
            finish();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_table_motion.cpp"

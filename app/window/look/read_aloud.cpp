// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/read_aloud.h"

#include <QAccessible>

namespace muster::app {

void ReadAloud::read(const QString& text)
{
    setAccessibleName(text); // some readers go by the name that changes, others by the alert
    QAccessibleEvent heard(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
    Q_EMIT reading(text);
}

} // namespace muster::app

#include "moc_read_aloud.cpp"

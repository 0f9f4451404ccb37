// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/pilot_text.h"

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct Pilots {
    Q_DECLARE_TR_FUNCTIONS(Pilots)
};

} // namespace

QString pilotName(std::string_view pilot)
{
    if (pilot == "greedy")
        return Pilots::tr("greedy", "a pilot, which takes what looks best now");
    if (pilot == "random")
        return Pilots::tr("random", "a pilot, which takes anything");
    return shown(pilot, 40);
}

} // namespace muster::app

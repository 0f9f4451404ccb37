// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/verbs.h"
namespace muster::app {
Verb setsVerb(){ Verb v; v.name=QStringLiteral("sets"); return v; }
}

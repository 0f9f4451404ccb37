// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {

/// Loads the sentences of the person's language over the English ones. The English ones are always loaded, because
/// they hold the plurals: without them people would read "3 card(s)". Needs a QCoreApplication.
void installLanguage();

} // namespace muster::app

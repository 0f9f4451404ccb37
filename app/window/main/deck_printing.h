// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/check/check_files.h"

class QWidget;

namespace muster::app {

class DeckDocument;

/// The deck as it is now, saved or not, as printing takes it: with the verdict that the window shows.
[[nodiscard]] std::shared_ptr<const CheckedFile> checkedDeck(const DeckDocument& document);

/// Lets the person print the deck. `goTo` is called with a line of it that is asked for in the list of what would be
/// wrong; the dialog is closed then.
void showPrintDialog(const DeckDocument& document, const carddb::Places& places, QWidget* parent,
                     const std::function<void(int section, int row)>& goTo);

} // namespace muster::app

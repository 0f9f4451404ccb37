// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/look/icons.h"
#include "app/window/look/words_button.h"

namespace muster::app {

/// A button for one thing that mends a finding.
class FixButton final : public WordsButton {
public:
    explicit FixButton(const QString& words, QWidget* parent = nullptr)
        : WordsButton(app::icon(Icon::Mend), words, parent)
    {
    }
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

/// Findings, fixes and errors are told as parts of a sentence; as a heading, a button or a step one stands for itself, and
/// begins with a capital.
[[nodiscard]] inline QString asSentence(QString text)
{
    if (!text.isEmpty())
        text.front() = text.front().toUpper();
    return text;
}

} // namespace muster::app

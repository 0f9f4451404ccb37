// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "app/window/browser/query_assist.h"

namespace muster::app {

/// Queries to try, made from this game's own fields and words: a click or Enter on one runs it. Goes away by itself.
class ExamplePanel final : public QFrame {
    Q_OBJECT

public:
    ExamplePanel(const std::vector<QueryExample>& examples, QWidget* parent);

    /// Opens it below the widget.
    void openBelow(const QWidget* widget);

Q_SIGNALS:
    void chosen(const QString& query);
};

} // namespace muster::app

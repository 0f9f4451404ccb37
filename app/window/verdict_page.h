// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "model/findings/finding.h"
#include "model/games/rule_book.h"

class QLabel;
class QTextBrowser;

namespace muster::app {

/// The verdict on one deck: the badge, and each finding with the rules it rests on and what would mend it.
class VerdictPage final : public QWidget {
    Q_OBJECT

public:
    explicit VerdictPage(QWidget* parent = nullptr);

    /// `name` is the deck's; `rules` may be empty.
    void show(const QString& name, int cards, const std::vector<Finding>& findings, const RuleBook& rules);
    /// Instead of a verdict: why the file could not be read, a line each.
    void showErrors(const QString& file, const QStringList& errors);

private:
    QLabel* m_title;
    QLabel* m_badge;
    QTextBrowser* m_findings;
};

} // namespace muster::app

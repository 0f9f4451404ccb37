// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QProgressBar;

namespace muster::app {

class AddAnswers;

/// Where a search for may:add waits: for which cards may go into the open deck is worked out for all of them in a thread. Shows how
/// far that is, and lets the person stop it; out of sight while nothing waits.
class AddProgress final : public QWidget {
    Q_OBJECT

public:
    /// `answers` must outlive it.
    explicit AddProgress(AddAnswers& answers, QWidget* parent = nullptr);

    /// Has all cards worked out; known() or stopped() follows, unless the wait is given up.
    void wait();
    /// Nobody asks any more. The work goes on, since it will be asked for again.
    void giveUp();
    [[nodiscard]] bool isWaiting() const { return m_waiting; }

Q_SIGNALS:
    void known();
    void stopped();

private:
    void end();

    AddAnswers* m_answers;
    QProgressBar* m_bar;
    bool m_waiting = false;
};

} // namespace muster::app

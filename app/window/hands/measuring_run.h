// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include <QObject>
#include <QThreadPool>

#include "app/window/hands/measuring.h"

namespace muster::app {

/// Works figures out in a thread of its own, one wish at a time, and tells of them as they come. A new wish ends the one
/// before it, of which nothing more is heard.
class MeasuringRun final : public QObject {
    Q_OBJECT

public:
    explicit MeasuringRun(QObject* parent = nullptr);
    ~MeasuringRun() override; ///< waits for the games that are being played, at most a hundred

    /// `known`: figures of its first samples, if there are any; `grew` tells of later ones alone.
    void start(const Measuring& wanted, std::shared_ptr<const Measured> known = nullptr);
    void cancel();
    [[nodiscard]] bool isRunning() const { return m_running; }

Q_SIGNALS:
    void grew(const std::shared_ptr<const muster::app::Measured>& measured);
    void ended(); ///< all of it, or nothing more to come

private:
    struct Link;
    void drop();

    QThreadPool m_pool;
    std::shared_ptr<Link> m_link; ///< to the wish at work
    bool m_running = false;
};

} // namespace muster::app

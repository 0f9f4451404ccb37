// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/measuring_run.h"

#include <algorithm>
#include <mutex>

#include <QThread>

namespace muster::app {

/// What a thread may reach of the window while it works.
struct MeasuringRun::Link {
    std::stop_source stop;
    std::mutex mutex;
    MeasuringRun* owner = nullptr; ///< nullptr: nobody listens any more

    /// Calls in the owner's thread, as long as this link is the one at work.
    template <class Call>
    void post(const std::shared_ptr<Link>& self, Call call)
    {
        const std::scoped_lock lock(mutex);
        if (owner == nullptr)
            return;
        QMetaObject::invokeMethod(
            owner,
            [to = owner, self, call] {
                if (to->m_link == self)
                    call(*to);
            },
            Qt::QueuedConnection);
    }
};

MeasuringRun::MeasuringRun(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

MeasuringRun::~MeasuringRun()
{
    drop();
    m_pool.clear();
    m_pool.waitForDone();
}

void MeasuringRun::drop()
{
    if (!m_link)
        return;
    m_link->stop.request_stop();
    const std::scoped_lock lock(m_link->mutex);
    m_link->owner = nullptr;
}

void MeasuringRun::cancel()
{
    if (!m_running)
        return;
    drop();
    m_link.reset();
    m_running = false;
    Q_EMIT ended();
}

void MeasuringRun::start(const Measuring& wanted, std::shared_ptr<const Measured> known)
{
    drop();
    m_link = std::make_shared<Link>();
    m_link->owner = this;
    m_running = true;
    const int threads = std::max(1, QThread::idealThreadCount() - 1); // one is for the window
    m_pool.start([link = m_link, wanted, threads, known = std::move(known)] {
        const auto tell = [&](const Measured& measured) {
            link->post(link,
                       [now = std::make_shared<const Measured>(measured)](MeasuringRun& run) { Q_EMIT run.grew(now); });
        };
        measure(wanted, threads, link->stop.get_token(), tell, known.get());
        link->post(link, [](MeasuringRun& run) {
            run.m_running = false;
            Q_EMIT run.ended();
        });
    });
}

} // namespace muster::app

#include "moc_measuring_run.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/awaited.h"

#include <memory>

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QThread>

namespace muster::app {

void awaitThread(const std::function<void()>& work)
{
    const std::unique_ptr<QThread> thread(QThread::create(work));
    QEventLoop loop;
    QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
    thread->start();
    const std::chrono::milliseconds patience = windowPatience();
    if (patience.count() >= 0 && !thread->wait(QDeadlineTimer(patience)))
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    thread->wait();
}

} // namespace muster::app

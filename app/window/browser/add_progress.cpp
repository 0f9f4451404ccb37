// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/add_progress.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include "app/window/browser/add_answers.h"

namespace muster::app {

AddProgress::AddProgress(AddAnswers& answers, QWidget* parent)
    : QWidget(parent),
      m_answers(&answers),
      m_bar(new QProgressBar(this))
{
    m_bar->setAccessibleName(tr("Working out which cards may be added"));
    auto* const stop = new QPushButton(tr("Stop"), this);
    stop->setAutoDefault(false);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_bar);
    layout->addWidget(stop);
    hide();
    connect(stop, &QPushButton::clicked, this, [this] {
        m_answers->stopWorkingOutAll();
        end();
        Q_EMIT stopped();
    });
    connect(m_answers, &AddAnswers::progressed, this, [this](int done, int total) {
        m_bar->setRange(0, total);
        m_bar->setValue(done);
    });
    connect(m_answers, &AddAnswers::allKnown, this, [this] {
        if (!m_waiting)
            return;
        end();
        Q_EMIT known();
    });
}

void AddProgress::wait()
{
    m_waiting = true;
    m_bar->setRange(0, 0);
    show();
    m_answers->workOutAll();
}

void AddProgress::giveUp() { end(); }

void AddProgress::end()
{
    m_waiting = false;
    hide();
}

} // namespace muster::app

#include "moc_add_progress.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/add_answers.h"

#include <algorithm>
#include <atomic>
#include <mutex>

#include <QThreadPool>
#include <QTimer>

namespace muster::app {

namespace {

constexpr double DearAnswer = 0.3; ///< milliseconds from which on an answer is work for a thread
constexpr int ReportEvery = 40;    ///< milliseconds between two reports of progress

double milliseconds(const QElapsedTimer& timer) { return double(timer.nsecsElapsed()) / 1e6; }

} // namespace

/// What the thread and the widget share. The thread holds it as long as it runs, and asks under the lock whether there is
/// still somebody to tell.
struct AddAnswers::Work {
    std::shared_ptr<const DeckSnapshot> deck;
    bool all = false;
    std::atomic<bool> stopped = false;

    std::mutex mutex;               // of everything below
    AddAnswers* listener = nullptr; ///< nullptr: gone
    std::vector<CardIndex> wanted;  ///< on the screen: before all others
    std::vector<std::pair<CardIndex, validators::AddAnswer>> answers;
    std::vector<bool> allowed;
    std::size_t known = 0;
    bool finished = false;

    static void run(const std::shared_ptr<Work>& self)
    {
        const validators::Adding adding(self->deck->resolved, self->deck->options());
        while (!self->stopped) {
            std::vector<CardIndex> cards;
            bool more = false;
            {
                const std::scoped_lock lock(self->mutex);
                cards.swap(self->wanted);
                more = self->all && self->known < self->deck->game->catalogue->size();
                self->finished = cards.empty() && !more;
            }
            if (!cards.empty())
                self->answerThese(adding, cards);
            else if (more)
                self->answerMore(adding);
            else
                return;
            const std::scoped_lock lock(self->mutex);
            if (self->listener != nullptr)
                QMetaObject::invokeMethod(
                    self->listener, [listener = self->listener, self] { listener->take(self); }, Qt::QueuedConnection);
        }
    }

    void answerThese(const validators::Adding& adding, const std::vector<CardIndex>& cards)
    {
        for (const CardIndex card : cards) {
            if (stopped)
                return;
            auto answer = adding.ask(card);
            const std::scoped_lock lock(mutex);
            answers.emplace_back(card, std::move(answer));
        }
    }

    /// For a few hundredths of a second.
    void answerMore(const validators::Adding& adding)
    {
        QElapsedTimer timer;
        timer.start();
        std::vector<bool> some;
        const std::size_t from = known; // only this thread changes it
        while (!stopped && from + some.size() < deck->game->catalogue->size() && timer.elapsed() < ReportEvery)
            some.push_back(adding.ask({std::uint32_t(from + some.size())}).allowed);
        const std::scoped_lock lock(mutex);
        allowed.insert(allowed.end(), some.begin(), some.end());
        known = allowed.size();
    }
};

AddAnswers::AddAnswers(QObject* parent, double patience) : QObject(parent), m_patience(patience) { }

AddAnswers::~AddAnswers() { stop(); }

void AddAnswers::stop()
{
    if (!m_work)
        return;
    m_work->stopped = true;
    const std::scoped_lock lock(m_work->mutex);
    m_work->listener = nullptr;
}

void AddAnswers::setDeck(std::shared_ptr<const DeckSnapshot> deck)
{
    stop();
    m_work.reset();
    m_cost = deck && m_deck && deck->game == m_deck->game ? m_cost / 2 : 0; // one slow moment is forgotten
    m_deck = std::move(deck);
    m_adding.reset();
    m_answers.clear();
    m_wanted.clear();
    m_asked.clear();
    m_known = 0;
    m_all = false;
    m_allowed.assign(m_deck ? m_deck->game->catalogue->size() : 0, false);
}

bool AddAnswers::hasTime() const { return m_cost <= DearAnswer && m_spent < m_patience; }

const validators::AddAnswer* AddAnswers::answer(CardIndex card)
{
    if (!m_deck || !card.valid())
        return nullptr;
    if (const auto known = m_answers.find(card.value); known != m_answers.end())
        return &known->second;
    if (!m_passEnds) {
        m_passEnds = true;
        m_spent = 0;
        QTimer::singleShot(0, this, [this] {
            m_passEnds = false;
            m_spent = 0;
            startWork();
        });
    }
    if (hasTime()) {
        QElapsedTimer timer;
        timer.start();
        if (!m_adding) {
            m_adding = std::make_unique<validators::Adding>(m_deck->resolved, m_deck->options());
            m_cost = std::max(m_cost, milliseconds(timer) / 10); // made once for many answers
        }
        QElapsedTimer alone;
        alone.start();
        const auto [at, fresh] = m_answers.emplace(card.value, m_adding->ask(card));
        m_cost = std::max(m_cost, milliseconds(alone));
        m_spent += milliseconds(timer);
        return &at->second;
    }
    if (m_asked.insert(card.value).second)
        m_wanted.push_back(card);
    return nullptr;
}

void AddAnswers::workOutAll()
{
    if (!m_deck || m_all)
        return;
    m_all = true;
    startAnew();
}

void AddAnswers::stopWorkingOutAll()
{
    if (!isWorkingOutAll())
        return;
    m_all = false;
    startAnew();
}

/// Cards that were being worked out are asked for once more.
void AddAnswers::startAnew()
{
    stop();
    m_work.reset();
    m_known = 0;
    m_wanted.clear();
    for (const std::uint32_t card : m_asked)
        m_wanted.push_back({card});
    startWork();
}

/// One thread at a time, which takes what is asked for meanwhile before it goes on with all the others.
void AddAnswers::startWork()
{
    if (m_work) {
        std::unique_lock lock(m_work->mutex);
        if (!m_work->finished) {
            std::ranges::move(m_wanted, std::back_inserter(m_work->wanted));
            m_wanted.clear();
            return;
        }
        lock.unlock();
        take(m_work); // its last word may still be on the way, and would then be of a work that nobody knows
    }
    const bool allNow = m_all && !knowsAll();
    if (!m_deck || (m_wanted.empty() && !allNow))
        return;
    m_work = std::make_shared<Work>();
    m_work->deck = m_deck;
    m_work->wanted = std::exchange(m_wanted, {});
    m_work->all = allNow;
    m_work->listener = this;
    QThreadPool::globalInstance()->start([work = m_work] { Work::run(work); });
}

void AddAnswers::take(const std::shared_ptr<Work>& work)
{
    if (work != m_work)
        return; // of a deck as it was
    std::vector<std::pair<CardIndex, validators::AddAnswer>> answers;
    bool someOfAll = false;
    {
        const std::scoped_lock lock(work->mutex);
        answers.swap(work->answers);
        someOfAll = work->known > m_known;
        m_known = std::max(m_known, work->known);
        if (someOfAll && knowsAll())
            m_allowed = work->allowed;
    }
    for (auto& [card, answer] : answers) {
        m_asked.erase(card.value);
        m_answers.insert_or_assign(card.value, std::move(answer));
    }
    if (!answers.empty())
        Q_EMIT answered();
    if (someOfAll) {
        Q_EMIT progressed(int(m_known), int(m_allowed.size()));
        if (knowsAll())
            Q_EMIT allKnown();
    }
}

} // namespace muster::app

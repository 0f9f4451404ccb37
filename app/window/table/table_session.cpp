// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_session.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include <QPointer>
#include <QThread>
#include <QTimer>

#include "app/window/table/awaited.h"

namespace muster::app {

namespace {

constexpr std::chrono::milliseconds Frame{12}; ///< what is left of one when it has been painted
constexpr int TellEvery = 200;                 ///< milliseconds

std::chrono::milliseconds longestWait = Frame;

std::shared_ptr<const TablePosition> positionOf(TableGame& game)
{
    auto position = std::make_shared<TablePosition>();
    position->asksSeveral = game.asksSeveral(); // which leaves the game where it stands
    position->tree = game.tree();
    if (game.question() != nullptr)
        position->question = *game.question();
    position->outcome = game.outcome();
    position->turn = game.turn();
    position->log = game.log();
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(game.seats()); ++seat)
        position->tables.push_back(game.shown(seat));
    position->tables.push_back(game.shown(engine::NoSeat));
    position->lit = game.lit();
    position->ways = game.ways();
    position->asksForActions = game.asksForActions();
    position->canDealAnew = game.canDealAnew();
    position->canLayDie = game.canLayDie();
    position->digest = game.digest();
    return position;
}

} // namespace

/// What both threads know. The game is the engine's as long as anything is to be done.
struct TableSession::Link {
    std::unique_ptr<TableGame> game;
    std::atomic<int> answered = 0; ///< choices, of what is done now
    std::atomic<int> stopped = 0;  ///< the last thing that was asked for before a stop
    std::atomic<bool> leaves = false;

    std::mutex mutex; ///< for what follows
    std::condition_variable asked, answers;
    std::deque<Work> works;
    std::deque<Told> told;
    int done = 0;                  ///< things
    TableSession* owner = nullptr; ///< nullptr: nobody listens any more
};

/// It ends with the session, or with the program, which waits for it.
class TableSession::Worker final : public QThread {
public:
    explicit Worker(std::shared_ptr<Link> link) : QThread(QCoreApplication::instance()), m_link(std::move(link))
    {
        setObjectName(QStringLiteral("table"));
        connect(this, &QThread::finished, this, &QObject::deleteLater);
    }
    ~Worker() override
    {
        leave(*m_link);
        wait();
    }
    static void leave(Link& link)
    {
        link.leaves = true;
        const std::scoped_lock lock(link.mutex);
        link.owner = nullptr;
        link.works.clear();
        link.asked.notify_one();
    }

protected:
    void run() override
    {
        Link& link = *m_link;
        for (;;) {
            std::unique_lock lock(link.mutex);
            link.asked.wait(lock, [&] { return link.leaves || !link.works.empty(); });
            if (link.leaves)
                break;
            const Work work = std::move(link.works.front());
            link.works.pop_front();
            m_at = link.done + 1;
            lock.unlock();
            link.answered = 0;
            Told told = work(*link.game);
            lock.lock();
            link.told.push_back(std::move(told));
            ++link.done;
            link.answers.notify_one();
            if (link.owner != nullptr)
                QMetaObject::invokeMethod(link.owner, &TableSession::hear, Qt::QueuedConnection);
        }
        link.game.reset();
    }

private:
    friend class TableSession;
    std::shared_ptr<Link> m_link;
    int m_at = 0; ///< the number of what is done now
};

TableSession::TableSession(std::unique_ptr<TableGame> game, QObject* parent)
    : QObject(parent),
      m_data(game->sharedData()),
      m_setup(game->setup()),
      m_passes(game->isPassing()),
      m_position(positionOf(*game)),
      m_link(std::make_shared<Link>()),
      m_clock(new QTimer(this))
{
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(game->seats()); ++seat)
        m_passive.push_back(game->rules().passive(seat) != nullptr);
    m_link->owner = this;
    auto* const worker = new Worker(m_link);
    game->setWatch([link = m_link.get(), worker, other = game->watch()](int answered) {
        link->answered = answered;
        return (!other || other(answered)) && !link->leaves && worker->m_at > link->stopped;
    });
    m_link->game = std::move(game);
    connect(m_clock, &QTimer::timeout, this, [this] {
        m_told = true;
        Q_EMIT worked(m_link->answered);
    });
    worker->start();
}

TableSession::~TableSession() { Worker::leave(*m_link); }

void TableSession::setPatience(std::chrono::milliseconds patience) { longestWait = patience; }
std::chrono::milliseconds windowPatience() { return longestWait; }

// Both threads

void TableSession::post(Work work)
{
    const bool wasBusy = isBusy();
    {
        const std::scoped_lock lock(m_link->mutex);
        m_link->works.push_back(std::move(work));
        m_link->asked.notify_one();
    }
    ++m_asked;
    const QPointer<TableSession> here(this);
    if (!wasBusy || longestWait.count() < 0)
        wait(longestWait);
    if (here && isBusy() && !m_clock->isActive())
        m_clock->start(TellEvery);
}

void TableSession::wait(std::chrono::milliseconds longest)
{
    {
        std::unique_lock lock(m_link->mutex);
        const auto isDone = [this] { return m_link->done >= m_asked; };
        if (longest.count() < 0)
            m_link->answers.wait(lock, isDone);
        else
            m_link->answers.wait_for(lock, longest, isDone);
    }
    hear();
}

/// Of what was asked for first. A dialog may open in its midst, and more be heard there.
void TableSession::hear()
{
    const QPointer<TableSession> here(this);
    while (here) {
        Told told;
        {
            const std::scoped_lock lock(m_link->mutex);
            if (m_link->told.empty())
                break;
            told = std::move(m_link->told.front());
            m_link->told.pop_front();
        }
        ++m_heard;
        if (!isBusy())
            m_clock->stop();
        if (told)
            told();
    }
    if (here && !isBusy() && std::exchange(m_told, false))
        Q_EMIT rested();
}

TableGame& TableSession::settled()
{
    while (isBusy())
        wait(std::chrono::milliseconds(-1));
    return *m_link->game;
}

void TableSession::stop() { m_link->stopped = m_asked; }

// Playing

/// Does something to the game, and shows where it stands then.
void TableSession::move(std::function<void(TableGame&)> deed)
{
    post([this, deed = std::move(deed)](TableGame& game) -> Told {
        deed(game);
        return [this, position = positionOf(game)] {
            m_position = position;
            Q_EMIT changed();
        };
    });
}

void TableSession::play(int option)
{
    move([at = tree().at(), option](TableGame& game) {
        if (game.tree().at() == at)
            game.play(option);
    });
}

void TableSession::play(const TableGoal& goal)
{
    move([at = tree().at(), goal](TableGame& game) {
        if (game.tree().at() == at)
            game.play(goal);
    });
}

void TableSession::playSeveral(std::vector<engine::Option> names,
                               std::function<void(const std::vector<engine::Option>& left)> then)
{
    post([this, at = tree().at(), names = std::move(names), then = std::move(then)](TableGame& game) -> Told {
        if (game.tree().at() != at)
            return {};
        auto left = game.playSeveral(names);
        return [this, position = positionOf(game), then, left = std::move(left)] {
            m_position = position;
            Q_EMIT changed();
            then(left);
        };
    });
}

void TableSession::goBack()
{
    stop();
    move([](TableGame& game) { game.goBack(); });
}

void TableSession::goForward()
{
    move([](TableGame& game) { game.goForward(); });
}

void TableSession::goTo(int node)
{
    stop();
    move([node](TableGame& game) { game.goTo(node); });
}

void TableSession::letPilot(TableGame::Stretch stretch)
{
    move([stretch](TableGame& game) { game.letPilot(stretch); });
}

void TableSession::reseed()
{
    move([](TableGame& game) { game.reseed(); });
}

void TableSession::dealAnew()
{
    move([](TableGame& game) { game.dealAnew(); });
}

void TableSession::layDie(int shows)
{
    move([shows](TableGame& game) { game.layDie(shows); });
}

void TableSession::setPassing(bool passes)
{
    m_passes = passes;
    move([passes](TableGame& game) { game.setPassing(passes); });
}

void TableSession::setPilot(engine::Seat seat, const std::string& pilot)
{
    if (seat >= seats() || m_setup.pilots[seat] == pilot)
        return;
    m_setup.pilots[seat] = pilot;
    post([seat, pilot](TableGame& game) -> Told {
        game.setPilot(seat, pilot);
        return {};
    });
    Q_EMIT seatsChanged();
}

void TableSession::setNote(int node, const QString& note)
{
    post([this, node, note](TableGame& game) -> Told {
        game.setNote(node, note);
        return [this, position = positionOf(game)] {
            m_position = position;
            Q_EMIT noteChanged();
        };
    });
}

std::vector<int> TableSession::optionsOf(engine::CardId card) const
{
    const auto found = m_position->ways.find(card);
    return found == m_position->ways.end() ? std::vector<int>() : found->second;
}

} // namespace muster::app

#include "moc_table_session.cpp"

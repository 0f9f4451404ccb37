// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/registrations.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <QCoreApplication>

#include "app/text/shown.h"
#include "model/text/fold.h"

namespace muster::app::print {

namespace {

struct Registrations {
    Q_DECLARE_TR_FUNCTIONS(Registrations)
};

constexpr qsizetype MostOthers = 5; ///< that are named; more say nothing more

void addOther(QStringList& others, const QString& name)
{
    if (others.size() <= MostOthers)
        others += others.size() == MostOthers ? QString(QChar(0x2026)) : name;
}

QString folded(const QString& text) { return QString::fromStdString(fold(text.toStdString())); }

QString withoutEnding(const QString& path)
{
    const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
    return dot > path.lastIndexOf(QLatin1Char('/')) + 1 ? path.left(dot) : path;
}

/// The decks by all that a roster may call them.
class Names {
public:
    explicit Names(const std::vector<HandedIn>& decks)
    {
        for (std::size_t deck = 0; deck < decks.size(); ++deck)
            add(decks[deck].path, deck);
    }

    /// By the most exact reading that finds one.
    [[nodiscard]] std::vector<std::size_t> find(const QString& name) const
    {
        for (const auto* names : {&m_paths, &m_ends, &m_bare}) {
            if (const auto found = names->find(name); found != names->end())
                return found->second;
        }
        const auto found = m_folded.find(folded(name));
        return found == m_folded.end() ? std::vector<std::size_t>() : found->second;
    }

private:
    using Decks = std::map<QString, std::vector<std::size_t>>;

    void add(const QString& path, std::size_t deck)
    {
        m_paths[path].push_back(deck);
        for (qsizetype slash = path.size(); slash >= 0;) {
            slash = slash == 0 ? -1 : path.lastIndexOf(QLatin1Char('/'), slash - 1);
            const QString end = path.mid(slash + 1);
            if (end.isEmpty())
                continue;
            m_ends[end].push_back(deck);
            m_bare[withoutEnding(end)].push_back(deck);
            for (const QString& name : {folded(end), folded(withoutEnding(end))}) {
                auto& decks = m_folded[name];
                if (decks.empty() || decks.back() != deck)
                    decks.push_back(deck);
            }
        }
    }

    Decks m_paths, m_ends, m_bare, m_folded;
};

/// Other lines in which the same person stands: the same player id; or the same name, unless ids tell them apart.
class Persons {
public:
    explicit Persons(const std::vector<RosterLine>& roster)
    {
        for (const RosterLine& line : roster) {
            const std::size_t at = m_keys.size();
            const auto& [id, name] = m_keys.emplace_back(folded(line.person.id), nameKey(line.person));
            if (!id.isEmpty())
                m_byId[id].push_back(at);
            if (!name.isEmpty()) {
                m_byName[name].push_back(at);
                if (id.isEmpty())
                    m_byNameAlone[name].push_back(at);
            }
        }
    }

    /// The first of them, at most so many, in the order of the roster: of a group of ten thousand no more is looked at.
    [[nodiscard]] std::vector<std::size_t> othersOf(std::size_t line, std::size_t most) const
    {
        const auto& [id, name] = m_keys[line];
        std::set<std::size_t> others;
        for (const Lines* const same : {linesOf(m_byId, id), linesOf(id.isEmpty() ? m_byName : m_byNameAlone, name)}) {
            if (same != nullptr)
                others.insert(same->begin(), same->begin() + std::ptrdiff_t(std::min(same->size(), most + 1)));
        }
        others.erase(line);
        std::vector<std::size_t> first(others.begin(), others.end());
        first.resize(std::min(first.size(), most));
        return first;
    }

private:
    using Lines = std::vector<std::size_t>;

    static QString nameKey(const Person& person)
    {
        return (person.lastName + person.firstName).isEmpty() ? QString() : sortKey(person);
    }
    static const Lines* linesOf(const std::map<QString, Lines>& groups, const QString& key)
    {
        const auto found = groups.find(key);
        return found == groups.end() ? nullptr : &found->second;
    }

    std::vector<std::pair<QString, QString>> m_keys; ///< id and name of each line, folded
    std::map<QString, Lines> m_byId, m_byName;
    std::map<QString, Lines> m_byNameAlone; ///< those without an id
};

Registration seat(const RosterLine& line, const std::vector<std::size_t>& named, const std::vector<HandedIn>& decks)
{
    using Kind = RosterRemark::Kind;
    Registration found;
    if (line.deck.isEmpty()) {
        found.remarks.push_back({Kind::NoList, {}});
        return found;
    }
    if (named.empty())
        found.remarks.push_back({Kind::NoSuchFile, {}});
    else if (named.size() == 1)
        found.deck = named.front();
    if (named.size() > 1) {
        QStringList files;
        for (const std::size_t deck : named)
            addOther(files, shown(decks[deck].path));
        found.remarks.push_back({Kind::SeveralFiles, files});
    }
    return found;
}

/// Names the others of a group to each of its members.
void tellOthers(std::vector<Registration>& all, const std::vector<std::size_t>& group, RosterRemark::Kind kind,
                const std::function<QString(const Registration&)>& nameOfOne)
{
    for (const std::size_t one : group) {
        QStringList others;
        for (std::size_t i = 0; i < group.size() && others.size() <= MostOthers; ++i) {
            if (group[i] != one)
                addOther(others, nameOfOne(all[group[i]]));
        }
        if (!others.isEmpty())
            all[one].remarks.push_back({kind, others});
    }
}

} // namespace

bool Registration::inOrder() const
{
    return std::ranges::all_of(remarks,
                               [](const RosterRemark& remark) { return remark.kind == RosterRemark::Kind::SameList; });
}

std::vector<Registration> registrations(const std::vector<RosterLine>& roster, const std::vector<HandedIn>& decks)
{
    using Kind = RosterRemark::Kind;
    const Names names(decks);
    const Persons persons(roster);
    std::vector<Registration> all;
    std::vector<bool> isNamed(decks.size(), false);
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const auto named = roster[i].deck.isEmpty() ? std::vector<std::size_t>() : names.find(roster[i].deck);
        all.push_back(seat(roster[i], named, decks));
        all.back().line = i;
        for (const std::size_t deck : named)
            isNamed[deck] = true;
    }
    for (std::size_t deck = 0; deck < decks.size(); ++deck) {
        if (!isNamed[deck])
            all.push_back({{}, deck, {{Kind::NotRegistered, {}}}});
    }
    const auto person = [&](const Registration& one) {
        return one.line ? nameOf(roster[*one.line]) : shown(decks[*one.deck].path);
    };
    std::map<std::size_t, std::vector<std::size_t>> byDeck;
    std::map<std::string, std::vector<std::size_t>> byHash;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!all[i].deck)
            continue;
        auto& sharing = byDeck[*all[i].deck];
        sharing.push_back(i);
        if (const std::string& hash = decks[*all[i].deck].hash; !hash.empty() && sharing.size() == 1)
            byHash[hash].push_back(i);
    }
    for (const auto& [deck, group] : byDeck)
        tellOthers(all, group, Kind::DeckTwice, person);
    for (std::size_t i = 0; i < roster.size(); ++i) {
        QStringList others;
        for (const std::size_t other : persons.othersOf(i, MostOthers + 1))
            addOther(others, Registrations::tr("line %1").arg(roster[other].line));
        if (!others.isEmpty())
            all[i].remarks.push_back({Kind::PersonTwice, others});
    }
    for (const auto& [hash, group] : byHash)
        tellOthers(all, group, Kind::SameList, person);
    return all;
}

QString nameOf(const RosterLine& line)
{
    const QString name = (line.person.firstName + QLatin1Char(' ') + line.person.lastName).trimmed();
    return name.isEmpty() ? Registrations::tr("line %1").arg(line.line) : shown(name);
}

QString remarkSentence(const RosterRemark& remark, const RosterLine* line)
{
    using Kind = RosterRemark::Kind;
    const QString others = remark.others.join(QStringLiteral(", "));
    switch (remark.kind) {
    case Kind::NoList:
        return Registrations::tr("no deck was given");
    case Kind::NoSuchFile:
        return Registrations::tr("no file has the name %1").arg(inQuotes(line == nullptr ? QString() : line->deck));
    case Kind::SeveralFiles:
        return Registrations::tr("several files have the name %1: %2")
            .arg(inQuotes(line == nullptr ? QString() : line->deck), others);
    case Kind::DeckTwice:
        return Registrations::tr("the deck is also that of %1").arg(others);
    case Kind::PersonTwice:
        return Registrations::tr("the same player as in %1").arg(others);
    case Kind::NotRegistered:
        return Registrations::tr("the roster has no line for this deck");
    case Kind::SameList:
        return Registrations::tr("the same cards as %1").arg(others);
    }
    return {};
}

QString remarkKey(RosterRemark::Kind kind)
{
    switch (kind) {
    case RosterRemark::Kind::NoList:
        return QStringLiteral("no-list");
    case RosterRemark::Kind::NoSuchFile:
        return QStringLiteral("no-such-file");
    case RosterRemark::Kind::SeveralFiles:
        return QStringLiteral("several-files");
    case RosterRemark::Kind::DeckTwice:
        return QStringLiteral("deck-twice");
    case RosterRemark::Kind::PersonTwice:
        return QStringLiteral("person-twice");
    case RosterRemark::Kind::NotRegistered:
        return QStringLiteral("not-registered");
    case RosterRemark::Kind::SameList:
        return QStringLiteral("same-list");
    }
    return {};
}

} // namespace muster::app::print

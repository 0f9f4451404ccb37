// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <QCoreApplication>

#include "app/cli/shard_file.h"
#include "app/cli/verbs.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

namespace {

struct MergeVerb {
    Q_DECLARE_TR_FUNCTIONS(MergeVerb)
};

QString mergeName() { return QStringLiteral("merge"); }

constexpr qint64 partLimit = qint64(64) << 20; // bytes of a part: ten million games have some two

/// In what two parts are not of the same work, as a person would say it.
QString differenceText(const QString& key)
{
    static const std::map<QString, const char*> words{
        {QStringLiteral("game"), QT_TRANSLATE_NOOP("MergeVerb", "another game")},
        {QStringLiteral("program"), QT_TRANSLATE_NOOP("MergeVerb", "another version of the program")},
        {QStringLiteral("rules"), QT_TRANSLATE_NOOP("MergeVerb", "another version of the rules")},
        {QStringLiteral("options"), QT_TRANSLATE_NOOP("MergeVerb", "other rules options")},
        {QStringLiteral("decks"), QT_TRANSLATE_NOOP("MergeVerb", "other decks")},
        {QStringLiteral("shop"), QT_TRANSLATE_NOOP("MergeVerb", "another shop")},
        {QStringLiteral("games"), QT_TRANSLATE_NOOP("MergeVerb", "another number of games")},
        {QStringLiteral("seed"), QT_TRANSLATE_NOOP("MergeVerb", "another seed")},
        {QStringLiteral("pilots"), QT_TRANSLATE_NOOP("MergeVerb", "other pilots")},
        {QStringLiteral("mode"), QT_TRANSLATE_NOOP("MergeVerb", "another mode")},
        {QStringLiteral("players"), QT_TRANSLATE_NOOP("MergeVerb", "another number of players")},
    };
    const auto found = words.find(key);
    return found != words.end() ? MergeVerb::tr(found->second) : MergeVerb::tr("another opponent");
}

class Merger {
public:
    explicit Merger(Session& session) : m_session(session) { }

    Exit run(const QStringList& names, const QString& form)
    {
        for (const QString& name : names) {
            if (!read(name))
                return Exit::Failed;
        }
        std::stable_sort(m_parts.begin(), m_parts.end(),
                         [](const ShardFile& a, const ShardFile& b) { return a.shard.number < b.shard.number; });
        if (!isOfOneWork() || !isComplete()) // a part of other work is why one is missing
            return Exit::Failed;
        warn();
        if (m_parts.front().verb == QLatin1String("match"))
            return addMatches(form);
        if (m_parts.front().verb == QLatin1String("hands"))
            return addMeasures(handsOf, printHands, form);
        if (m_parts.front().verb == QLatin1String("goldfish"))
            return addMeasures(goldfishOf, printGoldfish, form);
        return damaged(m_parts.front());
    }

private:
    bool read(const QString& name)
    {
        const QString told = shown(carddb::nativePath(name), 1000);
        const auto bytes = carddb::readFile(name, partLimit);
        if (!bytes) {
            m_session.fail(bytes.error());
            return false;
        }
        auto part = readShard(QByteArray::fromStdString(*bytes));
        if (!part) {
            m_session.fail(mergeName(), MergeVerb::tr("%1 is not what --shard prints, or of another form").arg(told));
            return false;
        }
        part->file = told;
        m_parts.push_back(std::move(*part));
        return true;
    }

    /// Every part is there once.
    bool isComplete()
    {
        const int of = m_parts.front().shard.of;
        for (const ShardFile& part : m_parts) {
            if (part.shard.of != of)
                return fail(MergeVerb::tr("%1 is one of %2 parts, %3 one of %4")
                                .arg(m_parts.front().file)
                                .arg(of)
                                .arg(part.file)
                                .arg(part.shard.of));
        }
        const ShardFile* before = nullptr;
        int expected = 1;
        for (const ShardFile& part : m_parts) {
            if (before != nullptr && before->shard.number == part.shard.number)
                return fail(MergeVerb::tr("part %1 of %2 is there twice: %3 and %4")
                                .arg(part.shard.number)
                                .arg(of)
                                .arg(before->file, part.file));
            if (part.shard.number != expected)
                break;
            before = &part;
            ++expected;
        }
        return expected > of || fail(MergeVerb::tr("part %1 of %2 is missing").arg(expected).arg(of));
    }

    bool isOfOneWork()
    {
        const ShardFile& first = m_parts.front();
        for (const ShardFile& part : m_parts) {
            if (part.verb != first.verb)
                return fail(MergeVerb::tr("%1 is a part of \"%2\", %3 one of \"%4\"")
                                .arg(first.file, shown(first.verb.toStdString(), 40), part.file,
                                     shown(part.verb.toStdString(), 40)));
            if (part.about == first.about)
                continue;
            const QStringList keys = first.about.keys() + part.about.keys();
            const auto differs = std::find_if(keys.begin(), keys.end(), [&](const QString& key) {
                return first.about.value(key) != part.about.value(key);
            });
            return fail(MergeVerb::tr("%1 and %2 do not belong together: %3")
                            .arg(first.file, part.file, differenceText(*differs)));
        }
        return true;
    }

    /// Repeats the warnings of the parts, which all have the same.
    void warn()
    {
        for (const auto& warning : m_parts.front().warnings) {
            const QJsonValue one = warning;
            const char* kind =
                one[QStringLiteral("kind")].toString() == QLatin1String("not-legal") ? "not-legal" : "unread-text";
            m_session.warn(one[QStringLiteral("file")].toString().toStdString(), one[QStringLiteral("line")].toInt(),
                           kind, one[QStringLiteral("message")].toString());
        }
    }

    Exit addMatches(const QString& form)
    {
        std::vector<MatchTold> all;
        for (const ShardFile& part : m_parts) {
            auto told = matchOf(part);
            if (!told || (!all.empty() && told->rows.size() != all.front().rows.size()))
                return damaged(part);
            all.push_back(std::move(*told));
        }
        MatchTold sum = all.front();
        for (std::size_t row = 0; row < sum.rows.size(); ++row) {
            std::vector<engine::Score> scores;
            sum.rows[row].cards.clear();
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (all[i].rows[row].entrants != sum.rows[row].entrants)
                    return damaged(m_parts[i]);
                scores.push_back(all[i].rows[row].score);
                for (const auto& [card, standing] : all[i].rows[row].cards)
                    sum.rows[row].cards[card].add(standing);
            }
            sum.rows[row].score = engine::sumOf(scores);
        }
        printMatch(sum, form, true, m_session);
        return Exit::Good;
    }

    template <class Read, class Print>
    Exit addMeasures(Read readPart, Print print, const QString& form)
    {
        auto sum = readPart(m_parts.front());
        if (!sum)
            return damaged(m_parts.front());
        for (std::size_t i = 1; i < m_parts.size(); ++i) {
            const auto part = readPart(m_parts[i]);
            if (!part || !part->measures.sameForm(sum->measures))
                return damaged(m_parts[i]);
            sum->measures.add(part->measures);
        }
        print(*sum, form, m_session);
        return Exit::Good;
    }

    Exit damaged(const ShardFile& part)
    {
        return m_session.fail(mergeName(),
                              MergeVerb::tr("%1 is damaged: its numbers do not hold together").arg(part.file));
    }
    bool fail(const QString& sentence)
    {
        m_session.fail(mergeName(), sentence);
        return false;
    }

    Session& m_session;
    std::vector<ShardFile> m_parts;
};

Exit runMerge(const Options& options, Session& session)
{
    return Merger(session).run(options.arguments(), options.value(QStringLiteral("output"), QStringLiteral("text")));
}

} // namespace

Verb mergeVerb()
{
    Verb verb;
    verb.name = QStringLiteral("merge");
    verb.summary = MergeVerb::tr("what several machines have played, added up");
    verb.forms = {QStringLiteral("FILE...")};
    verb.description = MergeVerb::tr(
        "Adds up the parts that \"match\", \"hands\" and \"goldfish\" print with --shard, to exactly what one "
        "machine would have said: the same figures, intervals and signature. A part that is missing, that is "
        "there twice, or of other decks, seeds or rules is refused by its name.");
    verb.options = {outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")})};
    verb.examples = {
        {QStringLiteral("part-*.json"), MergeVerb::tr("All parts of a match, from as many machines.")},
    };
    verb.leastArguments = 1;
    verb.run = runMerge;
    return verb;
}

} // namespace muster::app

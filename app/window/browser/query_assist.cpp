// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/query_assist.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QRegularExpression>

#include "app/text/shown.h"
#include "app/window/browser/query_terms.h"
#include "model/query/lexer.h"
#include "model/query/names.h"
#include "model/text/fold.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr std::size_t MostCompletions = 40;
constexpr int MostNames = 8;
constexpr int MostNumbers = 24;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueryAssist)
};

QString cardCount(int cards) { return Words::tr("%n card(s)", nullptr, cards); }

bool isQuote(QChar c) { return query::quoteLength(QString(c).toStdString()) != 0; }
bool isSign(QChar c) { return QStringView(u":=<>!≤≥≠").contains(c); }

/// Whether the text or one of its words begins like this; both folded.
bool beginsLike(const std::string& text, const std::string& beginning)
{
    if (text.starts_with(beginning))
        return true;
    for (auto at = text.find(beginning); at != std::string::npos; at = text.find(beginning, at + 1)) {
        if (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '-'))
            return true;
    }
    return false;
}

std::string folded(const QString& text) { return fold(text.toStdString()); }

/// Counts numbers. Those that cards have are small, and are counted without looking for their place.
class Tally {
public:
    void add(int number)
    {
        if (number >= 0 && std::size_t(number) < m_small.size())
            ++m_small[std::size_t(number)];
        else
            ++m_others[number];
    }
    [[nodiscard]] std::map<int, int> counts() const
    {
        auto result = m_others;
        for (std::size_t number = 0; number < m_small.size(); ++number) {
            if (m_small[number] > 0)
                result[int(number)] = m_small[number];
        }
        return result;
    }

private:
    std::array<int, 1000> m_small{};
    std::map<int, int> m_others;
};

} // namespace

struct QueryAssist::Place {
    int begin = 0;       ///< of the word that is being typed, a quotation mark included
    int end = 0;         ///< behind its last letter, which may be behind the cursor
    std::string typed;   ///< its letters before the cursor, folded
    QString field;       ///< that it is a value of; empty if it is a word of its own
    bool phrase = false; ///< in quotes without a field, or behind them: nothing is known that could follow
};

QueryAssist::Place QueryAssist::placeAt(const QString& query, int cursor)
{
    Place place;
    int quote = -1; // where the quotation mark stands that is open at the cursor
    int begin = 0;  // of the word at the cursor
    int closed = 0; // behind the last closing quotation mark
    for (int i = 0; i < cursor; ++i) {
        const QChar c = query.at(i);
        if (quote >= 0) {
            if (c == u'\\')
                ++i;
            else if (isQuote(c)) {
                quote = -1;
                closed = begin = i + 1;
            }
        } else if (isQuote(c)) {
            quote = i;
        } else if (c.isSpace() || c == u'(' || c == u')' || isSign(c) || (c == u'-' && i == begin)) {
            begin = i + 1;
        }
    }
    place.begin = quote >= 0 ? quote : begin;
    place.end = cursor;
    while (place.end < query.size()
           && (quote >= 0 ? !isQuote(query.at(place.end))
                          : !query.at(place.end).isSpace() && query.at(place.end) != u'(' && query.at(place.end) != u')'
                       && !isSign(query.at(place.end))))
        ++place.end;
    if (quote >= 0 && place.end < query.size())
        ++place.end; // with its closing mark
    place.typed = folded(query.mid(quote >= 0 ? quote + 1 : begin, cursor - (quote >= 0 ? quote + 1 : begin)));

    // Before it: a sign and a field?
    int at = place.begin;
    if (at > 0 && query.at(at - 1) == u'-' && at > 1 && isSign(query.at(at - 2)))
        --at; // the sign of a number
    while (at > 0 && query.at(at - 1).isSpace())
        --at;
    const int signEnd = at;
    while (at > 0 && isSign(query.at(at - 1)))
        --at;
    if (at < signEnd) {
        while (at > 0 && query.at(at - 1).isSpace())
            --at;
        int from = at;
        if (from > 0 && isQuote(query.at(from - 1))) {
            --from;
            const int end = from;
            while (from > 0 && !isQuote(query.at(from - 1)))
                --from;
            place.field = query.mid(from, end - from);
        } else {
            while (from > 0 && !query.at(from - 1).isSpace() && !isQuote(query.at(from - 1))
                   && query.at(from - 1) != u'(' && query.at(from - 1) != u')')
                --from;
            while (from < at && query.at(from) == u'-')
                ++from;
            place.field = query.mid(from, at - from);
        }
    }
    // Behind the mark that closes it, what was quoted is complete.
    place.phrase = (quote >= 0 && place.field.isEmpty()) || (quote < 0 && closed > 0 && closed == cursor);
    return place;
}

QueryAssist::QueryAssist(std::shared_ptr<const Catalogue> catalogue)
    : m_catalogue(std::move(catalogue)),
      m_open(query::openWords(*m_catalogue))
{
}

bool QueryAssist::isOfCards(FieldIndex field) const
{
    return std::ranges::any_of(m_catalogue->game().types, [&](const CardType& type) {
        return std::ranges::any_of(type.fields, [&](const FieldUse& use) { return use.field == field; });
    });
}

std::vector<QueryAssist::Value> QueryAssist::wordsOf(FieldIndex field) const
{
    const Field& declared = m_catalogue->game().field(field);
    const auto& words = m_catalogue->words(declared.vocabulary);
    auto [known, fresh] = m_counts.try_emplace(field);
    if (fresh) {
        known->second.assign(words.size(), 0);
        const auto count = [&](const Column& column, std::uint32_t rows) {
            if (declared.kind == FieldKind::Word) {
                for (const std::int32_t word : column.values) {
                    if (word != Column::Absent)
                        ++known->second[std::size_t(word)];
                }
                return;
            }
            std::vector<std::uint32_t> last(words.size(), rows); // row with the word: a card counts once, however often
            for (std::uint32_t row = 0; row + 1 < column.begin.size() && row < rows; ++row) {
                for (std::uint32_t i = column.begin[row]; i < column.begin[row + 1]; ++i) {
                    const auto word = std::size_t(column.values[i]);
                    known->second[word] += last[word] == row ? 0 : 1;
                    last[word] = row;
                }
            }
        };
        if (isOfCards(field))
            count(m_catalogue->data().cards.columns[field.value], m_catalogue->size());
        else
            for (const Table& part : m_catalogue->data().parts)
                count(part.columns[field.value], part.rows);
    }
    const std::size_t closed = m_catalogue->game().vocabularies[declared.vocabulary.value].words.size();
    std::vector<Value> values;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (known->second[i] > 0)
            values.push_back(
                {shown(words[i].label), fold(i < closed ? words[i].key : words[i].label), known->second[i]});
    }
    return values;
}

std::vector<QueryAssist::Value> QueryAssist::types() const
{
    const Game& game = m_catalogue->game();
    if (m_typeCounts.empty()) {
        m_typeCounts.assign(game.types.size(), 0);
        for (const std::uint8_t type : m_catalogue->data().types)
            ++m_typeCounts[type];
    }
    std::vector<Value> values;
    for (std::size_t i = 0; i < game.types.size(); ++i)
        values.push_back({shown(game.types[i].label), fold(game.types[i].key), m_typeCounts[i]});
    return values;
}

std::vector<QueryAssist::Value> QueryAssist::sets() const
{
    const auto& sets = m_catalogue->data().sets;
    if (m_setCounts.empty()) {
        m_setCounts.assign(sets.size(), 0);
        for (const std::uint16_t set : m_catalogue->data().setOf)
            ++m_setCounts[set];
    }
    std::vector<Value> values;
    for (std::size_t i = 0; i < sets.size(); ++i)
        values.push_back({shown(sets[i].code), fold(sets[i].code), m_setCounts[i]});
    return values;
}

const std::map<int, int>& QueryAssist::numbersOf(FieldIndex field) const
{
    auto [known, fresh] = m_numbers.try_emplace(field);
    if (fresh) {
        const Game& game = m_catalogue->game();
        const CatalogueData& data = m_catalogue->data();
        const FieldKind kind = game.field(field).kind;
        const auto canHave = [&](std::size_t row) {
            return !isOfCards(field)
                || std::ranges::any_of(game.types[data.types[row]].fields,
                                       [&](const FieldUse& use) { return use.field == field; });
        };
        Tally tally;
        const auto count = [&](const Table& table) {
            const Column& column = table.columns[field.value];
            if (kind == FieldKind::Number) {
                for (const std::int32_t number : column.values) {
                    if (number != Column::Absent)
                        tally.add(number);
                }
            } else {
                for (std::size_t row = 0; row + 1 < column.begin.size(); ++row) {
                    const auto length = int(column.begin[row + 1] - column.begin[row]);
                    if (length > 0 || canHave(row)) // no list is one of length 0, but only where there may be one
                        tally.add(length);
                }
            }
        };
        if (isOfCards(field))
            count(m_catalogue->data().cards);
        else
            for (const Table& part : m_catalogue->data().parts)
                count(part);
        known->second = tally.counts();
    }
    return known->second;
}

std::vector<Completion> QueryAssist::completions(const QString& query, int cursor) const
{
    const Place place = placeAt(query, std::clamp(cursor, 0, int(query.size())));
    std::vector<Completion> found;
    if (place.phrase)
        return found;
    if (!place.field.isEmpty()) {
        addValues(place, found);
    } else {
        addFields(place, found);
        if (!place.typed.empty()) {
            addAnyWords(place, found);
            addNames(place, found, false);
        }
    }
    if (found.size() > MostCompletions)
        found.resize(MostCompletions);
    for (Completion& completion : found) {
        completion.begin = place.begin;
        completion.length = place.end - place.begin;
    }
    // What stands there already is no proposal.
    std::erase_if(found, [&](const Completion& completion) {
        return completion.text == query.mid(completion.begin, completion.length);
    });
    return found;
}

void QueryAssist::addFields(const Place& place, std::vector<Completion>& found) const
{
    const Game& game = m_catalogue->game();
    struct Entry {
        QString key, sign, hint;
        std::vector<std::string> spellings;
    };
    std::vector<Entry> entries{{u"type"_s, u":"_s, Words::tr("type of card"), {}}};
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        if (field.kind == FieldKind::Effects || field.key == "name" || field.key == "text")
            continue;
        Entry entry{QString::fromStdString(field.key),
                    field.kind == FieldKind::Number ? u">="_s : u":"_s,
                    shown(field.label),
                    {fold(field.label)}};
        for (const std::string& alias : field.aliases)
            entry.spellings.push_back(fold(alias));
        if (field.kind == FieldKind::Flag) {
            entry.key = u"is:"_s + entry.key;
            entry.sign.clear();
            entry.spellings.push_back(fold(field.key));
        }
        entries.push_back(std::move(entry));
    }
    entries.push_back({u"name"_s, u":"_s, Words::tr("the name"), {}});
    entries.push_back({u"text"_s, u":"_s, Words::tr("printed texts"), {}});
    entries.push_back({u"set"_s, u":"_s, Words::tr("the set"), {}});
    entries.push_back({u"id"_s, u":"_s, Words::tr("the card's id"), {}});
    entries.push_back({u"has"_s, u":"_s, Words::tr("has a value in a field"), {}});
    entries.push_back({u"is"_s, u":"_s, Words::tr("a type, a group of types, a mark"), {}});
    entries.push_back({u"in:deck"_s, {}, Words::tr("in the open deck"), {"deck"}});
    entries.push_back({u"may:add"_s, {}, Words::tr("one more is allowed in the open deck"), {"add"}});
    entries.push_back({u"copies"_s, u"<"_s, Words::tr("copies in the open deck"), {}});
    for (const Entry& entry : entries) {
        const bool fits = beginsLike(folded(entry.key), place.typed)
            || std::ranges::any_of(entry.spellings,
                                   [&](const std::string& spelling) { return beginsLike(spelling, place.typed); });
        if (fits)
            found.push_back({entry.key + entry.sign, entry.key + entry.sign, entry.hint, 0, 0, !entry.sign.isEmpty()});
    }
    // Names that begin with the letters come before those of which only a word or an alias does.
    std::ranges::stable_partition(found,
                                  [&](const Completion& one) { return folded(one.shown).starts_with(place.typed); });
}

/// A word of any field, without its field having been typed: "emb" for origin:ember.
void QueryAssist::addAnyWords(const Place& place, std::vector<Completion>& found) const
{
    const Game& game = m_catalogue->game();
    const auto add = [&](const QString& field, const QString& label, const std::vector<Value>& values) {
        for (const Value& value : values) {
            if (value.cards > 0 && beginsLike(folded(value.label), place.typed)) {
                const QString text = field + u':' + QueryTerms::spelled(value.label);
                found.push_back({text, text, Words::tr("%1, %2").arg(label, cardCount(value.cards))});
            }
        }
    };
    add(u"type"_s, Words::tr("Type"), types());
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        if (field.kind == FieldKind::Word || field.kind == FieldKind::Words)
            add(QString::fromStdString(field.key), shown(field.label), wordsOf({i}));
    }
    for (const SetInfo& set : m_catalogue->data().sets) {
        const QString text = u"set:"_s + QueryTerms::spelled(shown(set.code));
        if (beginsLike(fold(set.name), place.typed) || beginsLike(fold(set.code), place.typed))
            found.push_back({text, text, shown(set.name)});
    }
}

void QueryAssist::addNames(const Place& place, std::vector<Completion>& found, bool forName) const
{
    if (place.typed.size() < 2)
        return;
    // Cards are in the order of their folded names.
    const auto& data = m_catalogue->data();
    std::uint32_t low = 0;
    std::uint32_t high = m_catalogue->size();
    const auto nameOf = [&](std::uint32_t row) {
        return std::string_view(data.foldedNames)
            .substr(data.foldedBegin[row], data.foldedBegin[row + 1] - data.foldedBegin[row]);
    };
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        if (nameOf(middle) < place.typed)
            low = middle + 1;
        else
            high = middle;
    }
    QString last;
    for (int taken = 0; low < m_catalogue->size() && taken < MostNames && nameOf(low).starts_with(place.typed); ++low) {
        const Card card = m_catalogue->card({low});
        const QString name = shown(card.name());
        if (name == last)
            continue;
        last = name;
        ++taken;
        QString quotedName = QueryTerms::spelled(name);
        if (!quotedName.startsWith(u'"'))
            quotedName = u'"' + name + u'"';
        found.push_back(
            {forName ? quotedName : u"name:"_s + quotedName, name, shown(m_catalogue->game().type(card.type()).label)});
    }
}

void QueryAssist::addWords(const Place& place, const std::vector<Value>& values, std::vector<Completion>& found) const
{
    for (const Value& value : values) {
        if (value.cards > 0 && (beginsLike(folded(value.label), place.typed) || beginsLike(value.kept, place.typed)))
            found.push_back({QueryTerms::spelled(value.label), value.label, cardCount(value.cards)});
    }
}

void QueryAssist::addValues(const Place& place, std::vector<Completion>& found) const
{
    const Game& game = m_catalogue->game();
    const query::Names names(game, &m_open);
    const auto name = names.find(place.field.toStdString());
    if (!name)
        return;
    const auto one = [&](const QString& text, const QString& hint) {
        if (beginsLike(folded(text), place.typed))
            found.push_back({text, text, hint});
    };
    switch (name->kind) {
    case query::Name::Kind::In:
        one(u"deck"_s, Words::tr("in the open deck"));
        return;
    case query::Name::Kind::May:
        one(u"add"_s, Words::tr("one more is allowed in the open deck"));
        return;
    case query::Name::Kind::Has:
        for (const Field& field : game.fields)
            one(QString::fromStdString(field.key), shown(field.label));
        return;
    case query::Name::Kind::Is:
        addIs(place, found);
        return;
    case query::Name::Kind::Subject:
        break;
    }
    switch (name->subject) {
    case query::Subject::Type: {
        addWords(place, types(), found);
        addIs(place, found);
        return;
    }
    case query::Subject::Set:
        for (const SetInfo& set : m_catalogue->data().sets) {
            if (beginsLike(fold(set.code), place.typed) || beginsLike(fold(set.name), place.typed))
                found.push_back({QueryTerms::spelled(shown(set.code)), shown(set.code), shown(set.name)});
        }
        return;
    case query::Subject::Name:
        addNames(place, found, true);
        return;
    case query::Subject::Field:
        addFieldValues(place, name->field, found);
        return;
    default:
        return;
    }
}

void QueryAssist::addIs(const Place& place, std::vector<Completion>& found) const
{
    const Game& game = m_catalogue->game();
    const auto known = [&](const QString& text) {
        return std::ranges::any_of(found, [&](const Completion& one) { return one.text == text; });
    };
    const auto add = [&](const QString& label, const QString& hint) {
        const QString text = QueryTerms::spelled(label);
        if (beginsLike(folded(label), place.typed) && !known(text))
            found.push_back({text, label, hint});
    };
    for (const CardType& type : game.types)
        for (const std::string& group : type.groups)
            add(shown(group), Words::tr("group of types"));
    if (folded(place.field) == "type")
        return;
    for (const CardType& type : game.types)
        add(shown(type.label), Words::tr("type of card"));
    for (const Field& field : game.fields) {
        if (field.kind == FieldKind::Flag)
            add(QString::fromStdString(field.key), shown(field.label));
    }
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const Field& field = game.fields[i];
        if (field.kind != FieldKind::Word || !isOfCards({i}) || game.vocabularies[field.vocabulary.value].open)
            continue;
        for (const Value& value : wordsOf({i}))
            add(value.label, shown(field.label));
    }
}

void QueryAssist::addFieldValues(const Place& place, FieldIndex index, std::vector<Completion>& found) const
{
    const Game& game = m_catalogue->game();
    const Field& field = game.field(index);
    const auto numbers = [&] {
        const auto& all = numbersOf(index);
        int taken = 0;
        for (const auto& [number, cards] : all) {
            if (taken < MostNumbers && QString::number(number).toStdString().starts_with(place.typed)) {
                found.push_back({QString::number(number), QString::number(number), cardCount(cards)});
                ++taken;
            }
        }
    };
    switch (field.kind) {
    case FieldKind::Word:
        addWords(place, wordsOf(index), found);
        break;
    case FieldKind::Words:
        addWords(place, wordsOf(index), found);
        numbers();
        break;
    case FieldKind::Number: {
        numbers();
        for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
            const Field& other = game.fields[i];
            if (other.kind == FieldKind::Number && FieldIndex{i} != index && beginsLike(fold(other.key), place.typed))
                found.push_back({QString::fromStdString(other.key), QString::fromStdString(other.key),
                                 Words::tr("the card's own %1").arg(shown(other.label))});
        }
        return;
    }
    case FieldKind::Flag:
        for (const QString& word : {u"yes"_s, u"no"_s}) {
            if (beginsLike(word.toStdString(), place.typed))
                found.push_back({word, word, shown(field.label)});
        }
        return;
    case FieldKind::Text:
        return;
    case FieldKind::Parts:
        numbers();
        return;
    case FieldKind::Effects:
        return;
    }
    for (const QString& word : {u"none"_s, u"any"_s}) {
        if (beginsLike(word.toStdString(), place.typed))
            found.push_back(
                {word, word, word == "none"_L1 ? Words::tr("cards without one") : Words::tr("cards with one")});
    }
}

} // namespace muster::app

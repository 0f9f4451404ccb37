// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of queries, made of what the cards of a game really have.
#include <algorithm>
#include <iterator>

#include <QCoreApplication>

#include "app/text/shown.h"
#include "app/window/browser/query_assist.h"
#include "app/window/browser/query_terms.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(QueryAssist)
};

} // namespace

QString QueryAssist::firstExample() const
{
    const auto all = types();
    const auto most = std::ranges::max_element(all, {}, &Value::cards);
    return most == all.end() ? QString() : u"type:"_s + QueryTerms::spelled(most->label);
}

std::vector<QueryExample> QueryAssist::examples(const carddb::CardSearch& search) const
{
    const Game& game = m_catalogue->game();
    std::vector<QueryExample> all;
    const auto add = [&](const QString& text, const QString& meaning) {
        const auto parsed = query::parse(text.toStdString(), game, &m_open);
        if (!parsed)
            return false;
        const std::size_t found = search.find(*parsed).size();
        if (found == 0 || found == m_catalogue->size())
            return false;
        all.push_back({text, meaning});
        return true;
    };
    const auto most = [](std::vector<Value> values) {
        std::ranges::stable_sort(values, std::ranges::greater(), &Value::cards);
        return values;
    };
    const auto commonTypes = most(types());
    if (!commonTypes.empty()) {
        const QString type = QueryTerms::spelled(commonTypes.front().label);
        add(u"type:"_s + type, Words::tr("cards of one type"));
        add(u"-type:"_s + type, Words::tr("all others: a minus excludes"));
    }
    std::vector<FieldIndex> words, numbers, lists;
    for (const FieldIndex column : game.columns) {
        const FieldKind kind = game.field(column).kind;
        (kind == FieldKind::Word ? words : kind == FieldKind::Number ? numbers : lists).push_back(column);
    }
    if (!words.empty()) {
        const QString key = QString::fromStdString(game.field(words.front()).key);
        const QString label = shown(game.field(words.front()).label);
        const auto values = most(wordsOf(words.front()));
        if (!values.empty())
            add(key + u':' + QueryTerms::spelled(values[0].label), Words::tr("%1 is %2").arg(label, values[0].label));
        if (values.size() > 1)
            add(u"%1:%2 or %1:%3"_s.arg(key, QueryTerms::spelled(values[0].label),
                                        QueryTerms::spelled(values[1].label)),
                Words::tr("one or the other"));
        add(key + ":none"_L1, Words::tr("cards without %1").arg(label));
    }
    if (!numbers.empty()) {
        const auto& values = numbersOf(numbers.front());
        if (!values.empty()) {
            auto middle = values.begin();
            std::advance(middle, static_cast<std::ptrdiff_t>(values.size() * 2 / 3));
            add(QString::fromStdString(game.field(numbers.front()).key) + ">="_L1 + QString::number(middle->first),
                Words::tr("%1 of %2 or more").arg(shown(game.field(numbers.front()).label)).arg(middle->first));
        }
        for (std::size_t i = 1; i < numbers.size(); ++i) {
            const QString pair = QString::fromStdString(game.field(numbers[i]).key) + u'>'
                + QString::fromStdString(game.field(numbers.front()).key);
            if (add(pair,
                    Words::tr("one number against another: more %1 than %2")
                        .arg(shown(game.field(numbers[i]).label), shown(game.field(numbers.front()).label))))
                break;
        }
    }
    for (const FieldIndex list : lists) {
        const QString key = QString::fromStdString(game.field(list).key);
        const auto values = game.field(list).kind == FieldKind::Words ? most(wordsOf(list)) : std::vector<Value>();
        if (values.empty())
            continue;
        add(key + u':' + QueryTerms::spelled(values.front().label),
            Words::tr("%1 has %2 in it").arg(shown(game.field(list).label), values.front().label));
        add(key + "<=1"_L1, Words::tr("%1 of one at most").arg(shown(game.field(list).label)));
        break;
    }
    for (const char* phrase : {"\"draw a card\"", "draw", "damage", "card"}) {
        if (add(QString::fromLatin1(phrase), Words::tr("words of names and printed texts; in quotes as they stand")))
            break;
    }
    all.push_back({u"may:add"_s, Words::tr("cards of which the open deck may have one more")});
    all.push_back({u"-in:deck"_s, Words::tr("cards that the open deck does not have yet")});
    return all;
}

} // namespace muster::app

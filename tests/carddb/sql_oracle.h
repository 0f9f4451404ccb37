// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "carddb/card_rows.h"
#include "model/cards/catalogue.h"
#include "model/query/query.h"
#include "model/text/fold.h"

namespace muster::test {

/// Says a query in SQL over the readable rows of the cache: a second, slow implementation of the language, written
/// without a look at the first. Not for terms about a deck, which SQLite does not have.
class SqlOracle {
public:
    explicit SqlOracle(const Catalogue& catalogue) : m_catalogue(catalogue), m_game(catalogue.game()) { }

    [[nodiscard]] QString select(const query::Query& query) const
    {
        return QStringLiteral("SELECT c.row FROM %1 c WHERE %2 ORDER BY c.row")
            .arg(carddb::cardTableName(m_game), condition(query.root));
    }

private:
    using Node = query::Node;
    using Subject = query::Subject;

    static QString text(const std::string& utf8)
    {
        return u'\'' + QString::fromStdString(utf8).replace(u'\'', QStringLiteral("''")) + u'\'';
    }

    QString condition(const Node& node) const
    {
        QStringList parts;
        for (const auto& child : node.children)
            parts.append(u'(' + condition(child) + u')');
        switch (node.kind) {
        case Node::Kind::All:
            return parts.isEmpty() ? QStringLiteral("1") : parts.join(QStringLiteral(" AND "));
        case Node::Kind::Any:
            return parts.join(QStringLiteral(" OR "));
        case Node::Kind::Not:
            return QStringLiteral("NOT coalesce(%1, 0)").arg(parts.front());
        case Node::Kind::Words:
            return words(node);
        case Node::Kind::Compare:
            break;
        }
        return QStringLiteral("coalesce((%1), 0)").arg(comparison(node));
    }

    /// In the name and the words of fields apostrophes do not count; a number is the beginning of an id.
    QString words(const Node& node) const
    {
        const bool anywhere = node.compare == query::Compare::Contains;
        const QString plain = QString::fromStdString(node.text).remove(u'\'');
        QStringList all{found(QStringLiteral("replace(c.\"folded card name\", '''', '')"), plain, anywhere),
                        anyText(node, true)};
        const QRegularExpression pattern(patternOf(plain, anywhere));
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            if (m_game.fields[i].kind != FieldKind::Word || !onCards({i}))
                continue;
            QStringList labels;
            for (const auto& word : m_catalogue.words(m_game.fields[i].vocabulary)) {
                if (pattern.match(QString::fromStdString(fold(word.label)).remove(u'\'')).hasMatch())
                    labels.append(text(word.label));
            }
            all.append(QStringLiteral("(%1 AND coalesce(c.%2 IN (%3), 0))")
                           .arg(typeHas({i}), carddb::fieldColumnName(m_game.fields[i]), labels.join(u',')));
        }
        static const QRegularExpression figure(QStringLiteral("[0-9]"));
        if (!anywhere && QString::fromStdString(node.text).contains(figure))
            all.append(QStringLiteral("instr(lower(c.id), %1) = 1").arg(text(node.text)));
        return all.join(QStringLiteral(" OR "));
    }

    static QString patternOf(const QString& wanted, bool anywhere)
    {
        static const QRegularExpression latin(QStringLiteral("^[a-z0-9]"));
        const bool inside = anywhere || !wanted.contains(latin);
        return (inside ? QString() : QStringLiteral("(?:^|[^a-z0-9])")) + QRegularExpression::escape(wanted);
    }

    static QString found(const QString& column, const QString& wanted, bool anywhere)
    {
        return QStringLiteral("%1 REGEXP %2").arg(column, text(patternOf(wanted, anywhere).toStdString()));
    }

    QString comparison(const Node& node) const
    {
        const auto sign = signOf(node.compare);
        const bool negative = node.compare == query::Compare::NotEqual;
        switch (node.subject) {
        case Subject::Name:
            return fits(QStringLiteral("c.\"folded card name\""), node);
        case Subject::Text:
            if (node.text.empty() && node.compare == query::Compare::Contains)
                return QStringLiteral("1");
            if (node.text.empty() && node.compare == query::Compare::Equal)
                return QStringLiteral("NOT (%1)").arg(anyText(node, false));
            return anyText(node, true);
        case Subject::Type: {
            QStringList types;
            for (const auto& type : m_game.types) {
                if (type.key == node.text || std::ranges::find(type.groups, node.text) != type.groups.end())
                    types.append(text(type.key));
            }
            return QStringLiteral("c.type %1 IN (%2)")
                .arg(negative ? QStringLiteral("NOT") : QString(), types.join(u','));
        }
        case Subject::Set:
            return QStringLiteral("c.\"set\" %1 %2").arg(sign, text(node.text));
        case Subject::Id:
            return QStringLiteral("c.id %1 %2").arg(sign, text(node.text));
        case Subject::Has:
            return everywhere(node.field, [&](const QString& row) { return hasValue(node.field, row); });
        case Subject::Field:
            return field(node);
        default:
            return QStringLiteral("0");
        }
    }

    QString field(const Node& node) const
    {
        const auto& declared = m_game.field(node.field);
        const auto sign = signOf(node.compare);
        if (declared.kind == FieldKind::Parts && node.right == Subject::Value)
            return partText(node);
        if (declared.kind == FieldKind::Parts && node.right == Subject::Number)
            return QStringLiteral("%1 AND %2 %3 %4")
                .arg(typeHas(node.field), countOfParts(node.field))
                .arg(sign)
                .arg(node.number);
        if (node.right == Subject::Field)
            return fieldToField(node);
        return everywhere(node.field, [&](const QString& row) {
            const QString value = row + u'.' + carddb::fieldColumnName(declared);
            if (node.right == Subject::Number)
                return QStringLiteral("%1 %2 %3").arg(numeric(node.field, row), sign).arg(node.number);
            switch (declared.kind) {
            case FieldKind::Word:
                return QStringLiteral("%1 %2 %3").arg(value, sign, label(node));
            case FieldKind::Words: {
                const auto contains =
                    QStringLiteral("instr(', ' || %1 || ', ', ', ' || %2 || ', ')").arg(value, label(node));
                return sign == QStringLiteral("<>") ? QStringLiteral("NOT ") + contains : contains;
            }
            case FieldKind::Text:
                return fits(row + QStringLiteral(".\"folded %1\"").arg(QString::fromStdString(declared.key)), node);
            default:
                return QStringLiteral("%1 = %2").arg(value).arg(node.text == "yes" ? 1 : 0);
            }
        });
    }

    /// On the record of the left side, if it has the right side too; else on the card; else on any part.
    QString fieldToField(const Node& node) const
    {
        const auto sign = signOf(node.compare);
        QStringList all;
        const auto sameOrElse = [&](const QString& row, PartIndex part) {
            const bool same = part.valid() && partHas(part, node.rightField);
            const auto left = value(node.field, row);
            const auto inside = QStringLiteral("%1 %2 %3").arg(left, sign, value(node.rightField, row));
            if (same)
                return inside;
            const auto onCard = QStringLiteral("%1 %2 %3").arg(left, sign, value(node.rightField, QStringLiteral("c")));
            QStringList inParts;
            for (const auto holder : holders(node.rightField))
                inParts.append(existsPart(
                    holder, QStringLiteral("r"),
                    QStringLiteral("%1 %2 %3").arg(left, sign, value(node.rightField, QStringLiteral("r")))));
            const auto elsewhere = inParts.isEmpty() ? QStringLiteral("0") : inParts.join(QStringLiteral(" OR "));
            if (!onCards(node.rightField))
                return u'(' + elsewhere + u')';
            return QStringLiteral("CASE WHEN %1 THEN %2 ELSE (%3) END")
                .arg(typeHas(node.rightField), onCard, elsewhere);
        };
        if (onCards(node.field))
            all.append(QStringLiteral("(%1 AND %2)").arg(typeHas(node.field), sameOrElse(QStringLiteral("c"), {})));
        for (const auto holder : holders(node.field))
            all.append(
                existsPart(holder, QStringLiteral("p"), sameOrElse(QStringLiteral("p"), m_game.field(holder).part)));
        return all.isEmpty() ? QStringLiteral("0") : all.join(QStringLiteral(" OR "));
    }

    QString value(FieldIndex field, const QString& row) const
    {
        switch (m_game.field(field).kind) {
        case FieldKind::Word:
            return row + u'.' + carddb::fieldColumnName(m_game.field(field));
        case FieldKind::Parts:
            return countOfParts(field);
        default:
            return numeric(field, row);
        }
    }

    QString numeric(FieldIndex field, const QString& row) const
    {
        const auto name = row + u'.' + carddb::fieldColumnName(m_game.field(field));
        if (m_game.field(field).kind == FieldKind::Words)
            return QStringLiteral(
                       "CASE %1 WHEN '' THEN 0 ELSE (length(%1) - length(replace(%1, ', ', ''))) / 2 + 1 END")
                .arg(name);
        return name;
    }

    QString hasValue(FieldIndex field, const QString& row) const
    {
        const auto name = row + u'.' + carddb::fieldColumnName(m_game.field(field));
        switch (m_game.field(field).kind) {
        case FieldKind::Parts:
            return countOfParts(field) + QStringLiteral(" > 0");
        case FieldKind::Words:
        case FieldKind::Text:
            return name + QStringLiteral(" <> ''");
        case FieldKind::Flag:
        case FieldKind::Effects:
            return name + QStringLiteral(" = 1");
        default:
            return name + QStringLiteral(" IS NOT NULL");
        }
    }

    static QString fits(const QString& column, const Node& node)
    {
        if (node.kind == Node::Kind::Words && node.compare != query::Compare::Contains)
            return found(column, QString::fromStdString(node.text), false);
        if (node.compare == query::Compare::Contains)
            return node.text.empty() ? column + QStringLiteral(" IS NOT NULL")
                                     : QStringLiteral("instr(%1, %2)").arg(column, text(node.text));
        return QStringLiteral("%1 %2 %3").arg(column, signOf(node.compare), text(node.text));
    }

    /// Whether any printed text fits; or, without `fitting`, whether there is any that says something.
    QString anyText(const Node& node, bool fitting) const
    {
        const auto one = [&](const QString& column, const QString& raw) {
            return fitting ? QStringLiteral("(%1 <> '' AND %2)").arg(raw, fits(column, node))
                           : QStringLiteral("%1 <> ''").arg(column);
        };
        QStringList all = {one(QStringLiteral("c.\"folded card text\""), QStringLiteral("c.text"))};
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            const auto& field = m_game.fields[i];
            if (field.kind != FieldKind::Text || !(field.searched || field.key == "name" || field.key == "text"))
                continue;
            const auto folded = QStringLiteral(".\"folded %1\"").arg(QString::fromStdString(field.key));
            const auto raw = u'.' + carddb::fieldColumnName(field);
            if (onCards({i}))
                all.append(one(u'c' + folded, u'c' + raw));
            for (const auto holder : holders({i}))
                all.append(existsPart(holder, QStringLiteral("p"), one(u'p' + folded, u'p' + raw)));
        }
        return u'(' + all.join(QStringLiteral(" OR ")) + u')';
    }

    QString partText(const Node& node) const
    {
        QStringList all;
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            const auto& field = m_game.fields[i];
            if (field.kind == FieldKind::Text && (field.searched || field.key == "name" || field.key == "text")
                && partHas(m_game.field(node.field).part, {i}))
                all.append(
                    QStringLiteral("(p.%1 <> '' AND %2)")
                        .arg(carddb::fieldColumnName(field),
                             fits(QStringLiteral("p.\"folded %1\"").arg(QString::fromStdString(field.key)), node)));
        }
        return existsPart(node.field, QStringLiteral("p"), all.join(QStringLiteral(" OR ")));
    }

    QString existsPart(FieldIndex holder, const QString& alias, const QString& what) const
    {
        const auto& field = m_game.field(holder);
        return QStringLiteral("EXISTS (SELECT 1 FROM %1 %2 WHERE %2.card = c.row AND %2.\"field\" = %3 AND (%4))")
            .arg(carddb::partTableName(m_game, field.part), alias, text(field.key), what);
    }

    QString countOfParts(FieldIndex holder) const
    {
        const auto& field = m_game.field(holder);
        return QStringLiteral("(SELECT count(*) FROM %1 n WHERE n.card = c.row AND n.\"field\" = %2)")
            .arg(carddb::partTableName(m_game, field.part), text(field.key));
    }

    template <class What>
    QString everywhere(FieldIndex field, What what) const
    {
        QStringList all;
        if (onCards(field))
            all.append(QStringLiteral("(%1 AND %2)").arg(typeHas(field), what(QStringLiteral("c"))));
        for (const auto holder : holders(field))
            all.append(existsPart(holder, QStringLiteral("p"), what(QStringLiteral("p"))));
        return all.isEmpty() ? QStringLiteral("0") : all.join(QStringLiteral(" OR "));
    }

    QString typeHas(FieldIndex field) const
    {
        QStringList types;
        for (const auto& type : m_game.types) {
            if (std::ranges::find(type.fields, field, &FieldUse::field) != type.fields.end())
                types.append(text(type.key));
        }
        return QStringLiteral("c.type IN (%1)").arg(types.join(u','));
    }

    bool onCards(FieldIndex field) const
    {
        return std::ranges::any_of(m_game.types, [&](const CardType& type) {
            return std::ranges::find(type.fields, field, &FieldUse::field) != type.fields.end();
        });
    }

    bool partHas(PartIndex part, FieldIndex field) const
    {
        const auto& fields = m_game.part(part).fields;
        return std::ranges::find(fields, field, &FieldUse::field) != fields.end();
    }

    std::vector<FieldIndex> holders(FieldIndex field) const
    {
        std::vector<FieldIndex> result;
        for (std::uint32_t i = 0; i < m_game.fields.size(); ++i) {
            if (m_game.fields[i].kind == FieldKind::Parts && partHas(m_game.fields[i].part, field))
                result.push_back({i});
        }
        return result;
    }

    QString label(const Node& node) const
    {
        for (const auto& word : m_catalogue.words(m_game.field(node.field).vocabulary)) {
            if (word.key == node.text)
                return text(word.label);
        }
        return QStringLiteral("'?'"); // no such word
    }

    static QString signOf(query::Compare compare)
    {
        switch (compare) {
        case query::Compare::Equal:
            return QStringLiteral("=");
        case query::Compare::NotEqual:
            return QStringLiteral("<>");
        case query::Compare::Less:
            return QStringLiteral("<");
        case query::Compare::LessOrEqual:
            return QStringLiteral("<=");
        case query::Compare::Greater:
            return QStringLiteral(">");
        case query::Compare::GreaterOrEqual:
            return QStringLiteral(">=");
        case query::Compare::Contains:
            break;
        }
        return {};
    }

    const Catalogue& m_catalogue;
    const Game& m_game;
};

} // namespace muster::test

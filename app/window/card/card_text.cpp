// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/card_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrl>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/browser/query_terms.h"
#include "model/effects/reading.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CardText)
};

QString escaped(std::string_view text) { return shown(text, 4000).toHtmlEscaped(); }

/// Builds the page of one card; a record is the card itself or one of its parts.
class Page {
public:
    explicit Page(const Catalogue& catalogue) : m_catalogue(catalogue) { }

    void record(const Record& record, const std::vector<FieldUse>& uses)
    {
        simpleFields(record, uses);
        for (const FieldUse& use : uses) {
            const Field& field = game().field(use.field);
            if (field.kind == FieldKind::Text && field.key == "text")
                paragraph(escaped(record.text(use.field)));
        }
        for (const FieldUse& use : uses) {
            if (game().field(use.field).kind == FieldKind::Effects)
                reading(record.effects(use.field));
        }
        for (const FieldUse& use : uses)
            parts(record, use.field);
    }

    void heading(int level, const QString& html) { m_html += QStringLiteral("<h%1>%2</h%1>").arg(level).arg(html); }
    void paragraph(const QString& html)
    {
        if (!html.isEmpty())
            m_html += QStringLiteral("<p>%1</p>").arg(html);
    }

    [[nodiscard]] const QString& html() const { return m_html; }

private:
    [[nodiscard]] const Game& game() const { return m_catalogue.game(); }

    /// The word as a link to all cards that have it.
    [[nodiscard]] QString label(const Field& field, std::int32_t word) const
    {
        const std::string& text = m_catalogue.words(field.vocabulary)[static_cast<std::size_t>(word)].label;
        QUrl link;
        link.setScheme(QStringLiteral("search"));
        link.setPath(QStringLiteral("%1:%2").arg(QString::fromStdString(field.key), QueryTerms::spelled(shown(text))));
        return QStringLiteral("<a href=\"%1\">%2</a>")
            .arg(link.toString(QUrl::FullyEncoded).toHtmlEscaped(), escaped(text));
    }

    [[nodiscard]] QString value(const Record& record, FieldIndex index) const
    {
        const Field& field = game().field(index);
        switch (field.kind) {
        case FieldKind::Number:
            return record.number(index) ? escaped(field.asPrinted(*record.number(index))) : QString();
        case FieldKind::Word:
            return record.word(index).valid() ? label(field, static_cast<std::int32_t>(record.word(index).value))
                                              : QString();
        case FieldKind::Words: {
            QStringList all;
            for (const std::int32_t word : record.words(index))
                all += label(field, word);
            return all.join(QStringLiteral(", "));
        }
        case FieldKind::Flag:
            return record.flag(index) ? Words::tr("yes") : QString();
        default:
            return {};
        }
    }

    void simpleFields(const Record& record, const std::vector<FieldUse>& uses)
    {
        QStringList all;
        for (const FieldUse& use : uses) {
            const QString shownValue = value(record, use.field);
            if (!shownValue.isEmpty())
                all += QStringLiteral("%1&nbsp;<b>%2</b>").arg(escaped(game().field(use.field).label), shownValue);
        }
        paragraph(all.join(QStringLiteral(" · ")));
    }

    void reading(ScriptIndex script)
    {
        if (script.valid())
            paragraph(
                QStringLiteral("<i>%1 %2</i>")
                    .arg(Words::tr("Muster reads:").toHtmlEscaped(),
                         escaped(effects::readAloud(m_catalogue.effects(), script, game(), readingWords(game())))));
    }

    void parts(const Record& record, FieldIndex index)
    {
        const Field& field = game().field(index);
        if (field.kind != FieldKind::Parts)
            return;
        const PartKind& kind = game().part(field.part);
        const Table& table = m_catalogue.data().parts[field.part.value];
        const auto [first, end] = record.parts(index);
        for (std::uint32_t row = first; row < end; ++row) {
            const Record part(table, row);
            QString name;
            for (const FieldUse& use : kind.fields) {
                if (game().field(use.field).key == "name")
                    name = escaped(part.text(use.field));
            }
            heading(3, name.isEmpty() ? escaped(field.label) : QStringLiteral("%1: %2").arg(escaped(kind.label), name));
            this->record(part, kind.fields);
        }
    }

    const Catalogue& m_catalogue;
    QString m_html;
};

} // namespace

QString cardAsHtml(const Catalogue& catalogue, CardIndex index)
{
    const Card card = catalogue.card(index);
    const CardType& type = catalogue.game().type(card.type());
    Page page(catalogue);
    page.heading(2, escaped(card.name()));
    page.paragraph(QStringLiteral("%1 · %2 · %3")
                       .arg(escaped(type.label), escaped(card.id()), escaped(catalogue.set(card.set()).name)));
    page.paragraph(escaped(card.text()));
    page.record(card.record(), type.fields);
    return page.html();
}

} // namespace muster::app

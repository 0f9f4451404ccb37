// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_details.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/document/deck_document.h"
#include "app/window/look/whole_in_room.h"
#include "model/text/date.h"

namespace muster::app {

namespace {

void fill(QLineEdit& edit, const std::string& text)
{
    const QString now = QString::fromStdString(text);
    if (edit.text().trimmed() != now)
        edit.setText(now);
}

} // namespace

DeckDetails::DeckDetails(DeckDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_notes(new QPlainTextEdit(this)),
      m_event(new QLineEdit(this)),
      m_date(new QLineEdit(this)),
      m_dateHint(new QLabel(tr("A date is written as year-month-day: 2026-10-03."), this)),
      m_table(new QLineEdit(this))
{
    m_notes->setAccessibleName(tr("Notes on the deck"));
    m_notes->setPlaceholderText(tr("Notes: the plan, what to keep, what to try next"));
    m_notes->setToolTip(tr("What you want to remember of this deck. It is kept in the deck's file."));
    m_event->setPlaceholderText(tr("What the deck is for"));
    m_event->setToolTip(tr("The event that the deck is for: its name, date and table stand on the printed sheets."));
    m_table->setToolTip(m_event->toolTip());
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(fontMetrics().height() * 4);
    new WholeInRoom(*m_notes);
    m_event->setMaxLength(200);
    m_table->setMaxLength(200);
    m_date->setPlaceholderText(tr("YYYY-MM-DD"));
    m_date->setAccessibleDescription(tr("A date is written as year-month-day: 2026-10-03."));
    m_date->setToolTip(tr("A date is written as year-month-day: 2026-10-03."));
    m_date->setMaxLength(10);
    m_dateHint->setWordWrap(true);
    m_dateHint->hide();

    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Eve&nt:"), m_event);
    form->addRow(tr("D&ate:"), m_date);
    form->addRow(QString(), m_dateHint);
    form->addRow(tr("Ta&ble:"), m_table);

    auto* const inside = new QWidget;
    auto* const column = new QVBoxLayout(inside);
    column->addWidget(m_notes);
    column->addLayout(form);
    addOptions(*column);
    column->addStretch(1);
    auto* const scroll = new QScrollArea(this);
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);

    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        if (m_filling)
            return;
        Deck after = m_document.deck();
        after.notes = m_notes->toPlainText().toStdString();
        m_document.changeOn(QStringLiteral("notes"), tr("Edit the notes"), std::move(after));
    });
    const auto eventField = [this](QLineEdit* edit, const QString& subject, const QString& words,
                                   std::string DeckEvent::*field) {
        connect(edit, &QLineEdit::textEdited, this, [this, subject, words, field](const QString& text) {
            Deck after = m_document.deck();
            after.event.*field = text.trimmed().toStdString();
            m_document.changeOn(subject, words, std::move(after));
        });
    };
    eventField(m_event, QStringLiteral("event"), tr("Edit the event"), &DeckEvent::name);
    eventField(m_table, QStringLiteral("table"), tr("Edit the table"), &DeckEvent::table);
    connect(m_date, &QLineEdit::textChanged, this, [this](const QString& text) {
        const std::string date = text.trimmed().toStdString();
        const bool good = date.empty() || isDate(date);
        m_dateHint->setVisible(!good);
        QFont font = m_date->font();
        font.setItalic(!good);
        m_date->setFont(font);
        if (m_filling || !good)
            return;
        Deck after = m_document.deck();
        after.event.date = date;
        m_document.changeOn(QStringLiteral("date"), tr("Edit the date of the event"), std::move(after));
    });
    connect(&document, &DeckDocument::changed, this, &DeckDetails::refresh);
    refresh();
}

void DeckDetails::addOptions(QVBoxLayout& column)
{
    for (const RulesOption& option : m_document.game()->game().options) {
        if (option.key == "players")
            continue; // stands beside the format
        const QString label = gameWord(option.label);
        auto* const choice = new QComboBox(this);
        choice->setAccessibleName(label);
        choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        choice->setMinimumWidth(fontMetrics().averageCharWidth() * 12); // then its words end in dots
        choice->addItem(tr("%1 (as the rules have it)").arg(optionWord(option, option.defaultValue)), QString());
        for (const std::string& value : option.values) {
            if (value != option.defaultValue)
                choice->addItem(optionWord(option, value), QString::fromStdString(value));
        }
        if (option.number) {
            choice->setEditable(true);
            choice->setInsertPolicy(QComboBox::NoInsert);
        }
        const std::string key = option.key;
        connect(choice, &QComboBox::activated, this, [this, choice, key, label](int index) {
            setOption(key, label, choice->itemData(index).toString().toStdString());
        });
        if (option.number) {
            connect(choice->lineEdit(), &QLineEdit::textEdited, this, [this, key, label](const QString& text) {
                const RulesOption* const now = m_document.game()->game().findOption(key);
                const std::string value = text.trimmed().toStdString();
                if (now != nullptr && (value.empty() || now->allows(value)))
                    setOption(key, label, value);
            });
        }
        auto* const name = new QLabel(tr("%1:").arg(label), this);
        name->setWordWrap(true);
        name->setBuddy(choice);
        column.addWidget(name); // above it: what options are called takes a line or two
        column.addWidget(choice, 0, Qt::AlignLeft);
        m_options.emplace(key, choice);
    }
}

void DeckDetails::setOption(const std::string& key, const QString& label, const std::string& value)
{
    Deck after = m_document.deck();
    const RulesOption* const option = m_document.game()->game().findOption(key);
    if (value.empty() || (option != nullptr && value == option->defaultValue))
        after.options.erase(key);
    else
        after.options[key] = value;
    m_document.changeOn(QStringLiteral("option ") + QString::fromStdString(key), tr("Set the option “%1”").arg(label),
                        std::move(after));
}

void DeckDetails::refresh()
{
    m_filling = true;
    const Deck& deck = m_document.deck();
    const QString notes = QString::fromStdString(deck.notes);
    if (m_notes->toPlainText() != notes)
        m_notes->setPlainText(notes);
    fill(*m_event, deck.event.name);
    fill(*m_table, deck.event.table);
    if (const QString date = QString::fromStdString(deck.event.date);
        m_date->text().trimmed() != date && !(date.isEmpty() && m_date->hasFocus()))
        m_date->setText(date);
    for (const auto& [key, widget] : m_options) {
        auto* const choice = static_cast<QComboBox*>(widget);
        const auto found = deck.options.find(key);
        const QString value = found == deck.options.end() ? QString() : QString::fromStdString(found->second);
        const int at = choice->findData(value);
        if (at >= 0)
            choice->setCurrentIndex(at);
        else if (choice->isEditable() && choice->currentText() != value)
            choice->setEditText(value);
    }
    m_filling = false;
}

void DeckDetails::focusNotes() { m_notes->setFocus(Qt::ShortcutFocusReason); }

} // namespace muster::app

#include "moc_deck_details.cpp"

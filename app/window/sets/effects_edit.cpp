// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/effects_edit.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

namespace muster::app {

namespace {

constexpr int NameRole = Qt::UserRole + 1;
constexpr int InsertedRole = Qt::UserRole + 2;
constexpr qsizetype EnoughToPropose = 2; ///< letters

} // namespace

EffectsEdit::EffectsEdit(const QString& value, const std::vector<EffectWord>& words, QWidget* parent)
    : QPlainTextEdit(value, parent),
      m_completer(new QCompleter(this))
{
    auto* model = new QStandardItemModel(m_completer);
    for (const EffectWord& word : words) {
        auto* item = new QStandardItem(
            tr("%1 — %2", "word of the language of effects, its meaning").arg(word.name, word.meaning));
        item->setData(word.name, NameRole);
        item->setData(word.inserted, InsertedRole);
        item->setToolTip(word.inserted);
        model->appendRow(item);
    }
    m_completer->setModel(model);
    m_completer->setCompletionRole(NameRole);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    m_completer->popup()->setAccessibleName(tr("Words of the language of effects"));
    connect(m_completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &EffectsEdit::take);
}

/// What was begun: back to the sign before it. Words of several parts, such as "for each", are proposed from their beginning.
QString EffectsEdit::begun() const
{
    const QTextCursor cursor = textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    qsizetype from = line.size();
    while (from > 0 && !QStringLiteral("[]{},:").contains(line[from - 1]))
        --from;
    QString phrase = line.mid(from);
    while (!phrase.isEmpty() && (phrase.front().isSpace() || phrase.front() == QLatin1Char('-')))
        phrase.remove(0, 1);
    return phrase;
}

void EffectsEdit::popUp()
{
    QRect below = cursorRect();
    const QAbstractItemView* popup = m_completer->popup();
    below.setWidth(std::min(width(), popup->sizeHintForColumn(0) + popup->verticalScrollBar()->sizeHint().width() + 8));
    m_completer->complete(below);
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void EffectsEdit::showWords()
{
    setFocus();
    m_completer->setCompletionPrefix({});
    popUp();
}

/// The whole of the phrase first, then its last word: `own` in "the own".
void EffectsEdit::propose()
{
    const QString phrase = begun();
    for (const QString& prefix : {phrase, phrase.section(QLatin1Char(' '), -1)}) {
        m_completer->setCompletionPrefix(prefix);
        const int found = m_completer->completionCount();
        const bool isWhole = found == 1 && m_completer->currentIndex().data(NameRole).toString() == prefix;
        if (prefix.size() >= EnoughToPropose && found > 0 && !isWhole) {
            popUp();
            return;
        }
    }
    m_completer->popup()->hide();
}

void EffectsEdit::take(const QModelIndex& word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, int(m_completer->completionPrefix().size()));
    QString inserted = word.data(InsertedRole).toString();
    const int before = cursor.selectionStart();
    const bool hasBrace = before > 0 && document()->characterAt(before - 1) == QLatin1Char('{');
    if (hasBrace && inserted.startsWith(QLatin1Char('{')) && inserted.endsWith(QLatin1Char('}'))) {
        inserted = inserted.mid(1, inserted.size() - 2);
        if (document()->characterAt(cursor.selectionEnd()) != QLatin1Char('}'))
            inserted += QLatin1Char('}');
    }
    cursor.insertText(inserted);
    setTextCursor(cursor);
}

void EffectsEdit::keyPressEvent(QKeyEvent* event)
{
    const bool isOpen = m_completer->popup()->isVisible();
    switch (event->key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (isOpen) { // they are the list's
            event->ignore();
            return;
        }
        break;
    case Qt::Key_Space:
        if (event->modifiers() == Qt::ControlModifier) {
            const QString phrase = begun();
            m_completer->setCompletionPrefix(phrase);
            if (m_completer->completionCount() == 0)
                m_completer->setCompletionPrefix({});
            popUp();
            return;
        }
        break;
    default:
        break;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!event->text().isEmpty())
        propose();
}

} // namespace muster::app

#include "moc_effects_edit.cpp"

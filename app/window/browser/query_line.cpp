// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/query_line.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QToolButton>

#include "app/window/browser/query_terms.h"

namespace muster::app {

namespace {

constexpr int MostRows = 10;
constexpr int HintRole = Qt::UserRole;

/// The proposal on the left, its meaning on the right.
class CompletionDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        QColor colour = option.palette.color(chosen ? QPalette::HighlightedText : QPalette::Text);
        colour.setAlphaF(0.72F);
        painter->save();
        painter->setPen(colour);
        const int margin = option.fontMetrics.horizontalAdvance(QLatin1Char('x'));
        painter->drawText(option.rect.adjusted(0, 0, -margin, 0), Qt::AlignRight | Qt::AlignVCenter,
                          index.data(HintRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.rwidth() += option.fontMetrics.horizontalAdvance(index.data(HintRole).toString())
            + 4 * option.fontMetrics.horizontalAdvance(QLatin1Char('x'));
        size.setHeight(option.fontMetrics.height() * 3 / 2);
        return size;
    }
};

} // namespace

QueryLine::QueryLine(QWidget* parent)
    : QLineEdit(parent),
      m_completions(new QStandardItemModel(this)),
      m_list(new QListView(this))
{
    setClearButtonEnabled(true);
    if (auto* const clear = findChild<QToolButton*>())
        clear->setAccessibleName(tr("Clear the search"));
    setMaxLength(4000);
    m_list->setWindowFlags(Qt::ToolTip | Qt::FramelessWindowHint); // never takes the keyboard from the line
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setModel(m_completions);
    m_list->setItemDelegate(new CompletionDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setAccessibleName(tr("Completions"));
    m_list->hide();
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { takeCompletion(index.row()); });
    connect(this, &QLineEdit::textEdited, this, [this] {
        const bool wordBefore = cursorPosition() > 0 && !text().at(cursorPosition() - 1).isSpace();
        if (wordBefore)
            showCompletions();
        else
            hideCompletions();
    });
}

QueryLine::~QueryLine() = default;

void QueryLine::setAssist(std::shared_ptr<const QueryAssist> assist)
{
    hideCompletions();
    m_assist = std::move(assist);
}

void QueryLine::setProblem(const std::optional<query::Problem>& problem)
{
    m_problem = problem;
    underline();
}

/// The line's own letters are formatted as those of an input method are: the only way in which a QLineEdit underlines
/// a part, and one that scrolls with the text.
void QueryLine::underline()
{
    QList<QInputMethodEvent::Attribute> attributes;
    if (m_problem) {
        const std::string source = text().toStdString();
        const auto characters = [&](std::size_t bytes) {
            return int(QString::fromUtf8(source.data(), qsizetype(std::min(bytes, source.size()))).size());
        };
        const int begin = characters(m_problem->begin);
        const int end = characters(m_problem->begin + m_problem->length);
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        const bool dark = palette().color(QPalette::Base).lightnessF() < 0.5F;
        format.setUnderlineColor(dark ? QColor(255, 120, 110) : QColor(200, 30, 20));
        attributes.append({QInputMethodEvent::TextFormat, begin - cursorPosition(), std::max(1, end - begin), format});
    }
    QInputMethodEvent event({}, attributes);
    QLineEdit::inputMethodEvent(&event);
}

void QueryLine::takeProposal()
{
    if (!m_problem || m_problem->nearest.empty())
        return;
    const std::string source = text().toStdString();
    const QString before = QString::fromUtf8(source.data(), qsizetype(m_problem->begin));
    const QString wrong = QString::fromUtf8(source.data() + m_problem->begin, qsizetype(m_problem->length));
    const QString better = QString::fromStdString(m_problem->nearest);
    setSelection(int(before.size()), int(wrong.size()));
    insert(m_problem->kind == query::ProblemKind::UnknownValue ? QueryTerms::spelled(better) : better);
    hideCompletions();
}

void QueryLine::replaceAll(const QString& query)
{
    selectAll();
    insert(query); // also where it is empty
    if (query.isEmpty())
        del();
    hideCompletions();
}

void QueryLine::showCompletions()
{
    m_offered.clear();
    if (m_assist)
        m_offered = m_assist->completions(text(), cursorPosition());
    // Where all that is offered stands there already, the list would only cover what was found.
    const bool complete = std::ranges::all_of(m_offered, [this](const Completion& one) {
        return text().mid(one.begin, one.length).compare(one.text, Qt::CaseInsensitive) == 0;
    });
    if (complete || !isVisible()) {
        hideCompletions();
        return;
    }
    m_completions->clear();
    int width = this->width() / 2;
    for (const Completion& completion : m_offered) {
        auto* item = new QStandardItem(completion.shown);
        item->setData(completion.hint, HintRole);
        item->setData(tr("%1, %2").arg(completion.shown, completion.hint), Qt::AccessibleTextRole);
        m_completions->appendRow(item);
    }
    const int rows = std::min(MostRows, m_completions->rowCount());
    const int frame = 2 * m_list->frameWidth();
    width = std::max(width, m_list->sizeHintForColumn(0) + frame + m_list->verticalScrollBar()->sizeHint().width());
    const int height = rows * m_list->sizeHintForRow(0) + frame;
    QPoint at = mapToGlobal(QPoint(0, this->height()));
    if (const QScreen* onScreen = screen()) { // above the line where there is no room below
        const QRect room = onScreen->availableGeometry();
        if (at.y() + height > room.bottom() && mapToGlobal(QPoint(0, 0)).y() - height >= room.top())
            at.setY(mapToGlobal(QPoint(0, 0)).y() - height);
        width = std::min(width, room.width());
        at.setX(std::max(room.left(), std::min(at.x(), room.right() - width)));
    }
    m_list->setGeometry(QRect(at, QSize(width, height)));
    m_list->setCurrentIndex({});
    m_list->show();
}

void QueryLine::hideCompletions() { m_list->hide(); }

void QueryLine::takeCompletion(int row)
{
    if (row < 0 || std::size_t(row) >= m_offered.size())
        return;
    const Completion completion = m_offered[std::size_t(row)];
    setSelection(completion.begin, completion.length);
    const bool last = completion.begin + completion.length >= text().size();
    insert(completion.text + (completion.goesOn || !last ? QString() : QStringLiteral(" ")));
    if (completion.goesOn)
        showCompletions();
    else
        hideCompletions();
}

void QueryLine::moveInList(int by)
{
    const int rows = m_completions->rowCount();
    const int current = m_list->currentIndex().isValid() ? m_list->currentIndex().row() : (by > 0 ? -1 : rows);
    const int next = by > 1 || by < -1 ? std::clamp(current + by, 0, rows - 1) : (current + by + rows) % rows;
    m_list->setCurrentIndex(m_completions->index(next, 0));
    QAccessibleEvent event(m_list, QAccessible::Focus);
    event.setChild(next);
    QAccessible::updateAccessibility(&event);
}

bool QueryLine::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_list->isVisible()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            event->accept(); // it is the list's, not a dialog's or menu's
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && m_list->isVisible()) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier) { // else it would move the focus
            takeCompletion(std::max(0, m_list->currentIndex().row()));
            return true;
        }
    }
    if (event->type() == QEvent::PaletteChange)
        underline();
    return QLineEdit::event(event);
}

void QueryLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        showCompletions();
        return;
    }
    if (event->key() == Qt::Key_Period && event->modifiers() == Qt::ControlModifier) {
        takeProposal();
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_list->isVisible()) {
        switch (event->key()) {
        case Qt::Key_Down:
            moveInList(1);
            return;
        case Qt::Key_Up:
            moveInList(-1);
            return;
        case Qt::Key_PageDown:
            moveInList(MostRows);
            return;
        case Qt::Key_PageUp:
            moveInList(-MostRows);
            return;
        case Qt::Key_Escape:
            hideCompletions();
            return;
        default:
            break;
        }
        if (isEnter && m_list->currentIndex().isValid()) {
            takeCompletion(m_list->currentIndex().row());
            return;
        }
    }
    if (isEnter || event->key() == Qt::Key_Down) {
        hideCompletions();
        Q_EMIT resultsWanted();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void QueryLine::focusOutEvent(QFocusEvent* event)
{
    hideCompletions();
    QLineEdit::focusOutEvent(event);
}

void QueryLine::moveEvent(QMoveEvent* event)
{
    hideCompletions();
    QLineEdit::moveEvent(event);
}

void QueryLine::hideEvent(QHideEvent* event)
{
    hideCompletions();
    QLineEdit::hideEvent(event);
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_search.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include "app/text/as_sentence.h"
#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "app/window/browser/query_line.h"
#include "engine/scenario/laid_position.h"
#include "model/query/parser.h"

namespace muster::app {

QVariant FoundCards::data(const QModelIndex& index, int role) const
{
    const bool isName = index.isValid() && index.column() == NameColumn;
    const CardIndex card = isName ? cardAt(index.row()) : CardIndex();
    if (!card.valid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return CardListModel::data(index, role);
    const QString name = shown(engine::scenarioName(card, *catalogue()));
    if (role == Qt::DisplayRole)
        return name;
    return tr("%1, %2", "card, type").arg(name, CardListModel::data(index.siblingAtColumn(TypeColumn)).toString());
}

PositionSearch::PositionSearch(QWidget* parent)
    : QWidget(parent),
      m_model(new FoundCards(this)),
      m_line(new QueryLine(this)),
      m_answer(new QLabel(this)),
      m_list(new QListView(this))
{
    m_line->setAccessibleName(tr("Search for cards"));
    m_line->setClearButtonEnabled(true);
    m_line->setToolTip(tr("Words are looked for in names and texts; fields narrow the search down.\n"
                          "Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed."));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_list->setModel(m_model);
    m_list->setModelColumn(carddb::CardListModel::NameColumn);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Cards found"));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_line);
    column->addWidget(m_answer);
    column->addWidget(m_list, 1);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textChanged, this, &PositionSearch::search);
    connect(m_line, &QueryLine::resultsWanted, this, [this] {
        if (m_model->rowCount() == 0)
            return;
        m_list->setCurrentIndex(m_model->index(0, carddb::CardListModel::NameColumn));
        m_list->setFocus();
    });
    connect(m_list, &QListView::doubleClicked, this,
            [this](const QModelIndex& row) { Q_EMIT cardChosen(cardAt(row)); });
}

PositionSearch::~PositionSearch() { m_list->removeEventFilter(this); }

void PositionSearch::setGame(const std::shared_ptr<const GameData>& game)
{
    if (game == m_data)
        return;
    m_data = game;
    m_search = std::make_unique<carddb::CardSearch>(game->catalogue);
    m_assist = std::make_shared<const QueryAssist>(game->catalogue);
    m_model->setCatalogue(game->catalogue);
    m_line->setAssist(m_assist);
    m_line->setPlaceholderText(tr("Words, or %1").arg(m_assist->firstExample()));
    search();
}

void PositionSearch::focusQuery()
{
    m_line->setFocus();
    m_line->selectAll();
}

CardIndex PositionSearch::currentCard() const
{
    return m_list->currentIndex().isValid() ? cardAt(m_list->currentIndex()) : CardIndex();
}

/// What cannot be read keeps the last answer, and says what is wrong.
void PositionSearch::search()
{
    const auto parsed = query::parse(m_line->text().toStdString(), m_data->game(), &m_assist->openWords());
    m_line->setProblem(parsed ? std::nullopt : std::optional(parsed.error()));
    if (!parsed) {
        QString sentence = asSentence(problemSentence(parsed.error()));
        m_answer->setText(sentence.endsWith(QLatin1Char('?')) ? sentence : sentence + QLatin1Char('.'));
        return;
    }
    m_model->setCards(m_search->find(*parsed));
    m_answer->setText(tr("%n card(s)", nullptr, m_model->rowCount()));
}

bool PositionSearch::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter) && currentCard().valid()) {
        Q_EMIT cardChosen(currentCard());
        return true;
    }
    if (key == Qt::Key_Up && m_list->currentIndex().row() == 0) { // back to where one types
        focusQuery();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_position_search.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/import/import_model.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QStyle>

#include "app/text/as_sentence.h"
#include "app/text/list_text.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

bool isBeside(const ListToken& token)
{
    return token.kind == ListToken::Kind::Comment || token.kind == ListToken::Kind::Blank
        || token.kind == ListToken::Kind::GroupHeading;
}

/// A guess stands there as one.
bool isGuess(const ImportLine& line)
{
    if (line.chosen < 0)
        return false;
    const ImportOffer::Kind kind = line.offers[static_cast<std::size_t>(line.chosen)].kind;
    return kind == ImportOffer::Kind::Use || kind == ImportOffer::Kind::Name
        || (kind == ImportOffer::Kind::Leave && line.token.kind == ListToken::Kind::Unknown);
}

} // namespace

QString meaningOf(const ImportLine& line, const Catalogue& catalogue)
{
    const QString understood = asSentence(tokenSentence(line.token, catalogue));
    if (line.chosen < 0)
        return understood;
    const ImportOffer& offer = line.offers[static_cast<std::size_t>(line.chosen)];
    if (line.answered)
        return offer.words;
    return isGuess(line) ? QCoreApplication::translate("ImportModel", "%1? Please check: %2")
                               .arg(offer.words, tokenSentence(line.token, catalogue))
                         : understood;
}

QString shortMeaningOf(const ImportLine& line, const Catalogue& catalogue)
{
    if (line.answered || !isGuess(line))
        return meaningOf(line, catalogue);
    return QCoreApplication::translate("ImportModel", "%1? Please check")
        .arg(line.offers[static_cast<std::size_t>(line.chosen)].words);
}

void ImportModel::setList(std::optional<ImportList> list)
{
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
    Q_EMIT listChanged();
}

void ImportModel::choose(int row, int offer)
{
    m_list->choose(static_cast<std::size_t>(row), offer);
    Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
    Q_EMIT listChanged();
}

void ImportModel::useCard(int row, CardIndex card)
{
    m_list->useCard(static_cast<std::size_t>(row), card);
    Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
    Q_EMIT listChanged();
}

int ImportModel::nextOpen(int row) const
{
    const int rows = rowCount();
    for (int step = 1; step <= rows; ++step) {
        const int at = (row + step + rows) % rows;
        if (m_list->lines()[static_cast<std::size_t>(at)].isOpen())
            return at;
    }
    return -1;
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_list ? 0 : static_cast<int>(m_list->lines().size());
}

int ImportModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ImportLine& line = m_list->lines()[static_cast<std::size_t>(index.row())];
    const Catalogue& catalogue = *m_list->game()->catalogue;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (index.column() == Line)
            return line.token.line;
        if (index.column() == Source)
            return shown(line.token.source);
        return role == Qt::ToolTipRole ? meaningOf(line, catalogue) : shortMeaningOf(line, catalogue);
    case Qt::AccessibleTextRole: {
        const QString meaning = meaningOf(line, catalogue);
        if (index.column() == Line)
            return tr("Line %1").arg(line.token.line);
        if (index.column() == Source)
            return shown(line.token.source);
        return line.isOpen() ? tr("Needs your answer: %1").arg(meaning) : meaning;
    }
    case Qt::TextAlignmentRole:
        return index.column() == Line ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DecorationRole:
        if (index.column() != Meaning || isBeside(line.token))
            return {};
        return QApplication::style()->standardIcon(line.isOpen() ? QStyle::SP_MessageBoxWarning
                                                                 : QStyle::SP_DialogApplyButton);
    case Qt::FontRole: {
        QFont font = QApplication::font();
        font.setBold(line.isOpen());
        font.setItalic(isBeside(line.token));
        return font;
    }
    case Qt::ForegroundRole:
        if (isBeside(line.token) || index.column() == Line)
            return QApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Line:
        return tr("Line");
    case Source:
        return tr("As it came");
    case Meaning:
        return tr("Understood as");
    default:
        return {};
    }
}

} // namespace muster::app

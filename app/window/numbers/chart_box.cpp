// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/chart_box.h"

#include <algorithm>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/window/numbers/chart_view.h"
#include "carddb/file_io.h"

namespace muster::app {

ChartBox::ChartBox(QWidget* parent)
    : QFrame(parent),
      m_head(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_title(new QLabel(this)),
      m_export(new QToolButton(this)),
      m_view(new ChartView(this)),
      m_note(new QLabel(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    m_export->setText(tr("Export"));
    m_export->setAutoRaise(true);
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("Save as &PNG…"), this, [this] { chooseFile(QStringLiteral("png")); });
    menu->addAction(tr("Save as &SVG…"), this, [this] { chooseFile(QStringLiteral("svg")); });
    menu->addAction(tr("Save as &CSV…"), this, [this] { chooseFile(QStringLiteral("csv")); });
    menu->addSeparator();
    menu->addAction(tr("Copy as &Text"), this,
                    [this] { QApplication::clipboard()->setText(chartAsText(m_view->table())); });
    menu->addAction(tr("Copy as P&icture"), this, [this] { QApplication::clipboard()->setImage(m_view->image(2)); });
    m_export->setMenu(menu);

    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_export, 0, Qt::AlignTop | Qt::AlignRight);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_head);
    layout->addWidget(m_view);
    layout->addWidget(m_note);
}

void ChartBox::setTable(const ChartTable& table)
{
    m_title->setText(table.title);
    m_export->setAccessibleName(tr("Export %1").arg(table.title));
    QStringList notes;
    if (table.average)
        notes += tr("On average %1.").arg(QLocale().toString(*table.average, 'f', 2));
    if (!table.note.isEmpty())
        notes += table.note;
    if (table.uncounted > 0)
        notes += tr("%n card(s) with unknown names are not counted.", nullptr, table.uncounted);
    m_note->setText(notes.join(QLatin1Char(' ')));
    m_note->setVisible(!notes.isEmpty());
    m_view->setTable(table);
    fitHead();
}

/// That of its widest part: the head does without being one line.
QSize ChartBox::minimumSizeHint() const
{
    const int widest = std::max({m_title->minimumSizeHint().width(), m_export->sizeHint().width(),
                                 m_view->minimumSizeHint().width(), m_note->minimumSizeHint().width()});
    const QMargins around = layout()->contentsMargins();
    return {widest + around.left() + around.right() + 2 * frameWidth(), QFrame::minimumSizeHint().height()};
}

void ChartBox::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitHead();
}

void ChartBox::fitHead()
{
    const int line = m_title->minimumSizeHint().width() + m_head->spacing() + m_export->sizeHint().width();
    m_head->setDirection(line <= layout()->contentsRect().width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ChartBox::chooseFile(const QString& ending)
{
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the Chart"), QStringLiteral("%1.%2").arg(QString::fromStdString(m_view->table().key), ending),
        tr("%1 files (*.%2)", "kind of file, its ending").arg(ending.toUpper(), ending));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive))
        path += QLatin1Char('.') + ending;
    if (const auto written = save(path); !written)
        QMessageBox::warning(this, tr("Save the Chart"), errorLine(written.error().front()));
}

Result<void> ChartBox::save(const QString& path) const
{
    QByteArray bytes;
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        bytes = chartAsCsv(m_view->table());
    } else if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        bytes = m_view->svg();
    } else {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        m_view->image(2).save(&buffer, "PNG");
    }
    return carddb::writeFile(path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

} // namespace muster::app

#include "moc_chart_box.cpp"

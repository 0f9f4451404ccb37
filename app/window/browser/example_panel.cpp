// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/example_panel.h"

#include <algorithm>

#include <QFontDatabase>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace muster::app {

ExamplePanel::ExamplePanel(const std::vector<QueryExample>& examples, QWidget* parent) : QFrame(parent, Qt::Popup)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Examples of searches"));
    auto* inner = new QWidget(this);
    auto* grid = new QGridLayout(inner);
    auto* head = new QLabel(tr("Type words, or fields with values. All terms must hold; \"or\", \"-\" and brackets "
                               "work. Try one:"),
                            inner);
    head->setWordWrap(true);
    grid->addWidget(head, 0, 0, 1, 2);
    int row = 1;
    for (const QueryExample& example : examples) {
        auto* button = new QPushButton(QString(example.query).replace(QLatin1Char('&'), QLatin1String("&&")), inner);
        button->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        QFont font = button->font();
        font.setPointSizeF(inner->font().pointSizeF());
        button->setFont(font);
        button->setStyleSheet(QStringLiteral("text-align: left"));
        button->setAccessibleDescription(example.meaning);
        auto* meaning = new QLabel(example.meaning, inner);
        meaning->setBuddy(button);
        grid->addWidget(button, row, 0);
        grid->addWidget(meaning, row, 1);
        connect(button, &QPushButton::clicked, this, [this, query = example.query] {
            Q_EMIT chosen(query);
            close();
        });
        ++row;
    }
    auto* layout = new QVBoxLayout(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inner);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(scroll);
    const QRect room = parent->screen()->availableGeometry();
    const int width = std::min(inner->sizeHint().width(), room.width() * 9 / 10);
    scroll->setFixedSize(
        width + scroll->verticalScrollBar()->sizeHint().width(),
        std::min(std::max(inner->sizeHint().height(), inner->heightForWidth(width)), room.height() * 7 / 10));
    adjustSize();
}

void ExamplePanel::openBelow(const QWidget* widget)
{
    const QRect room = widget->screen()->availableGeometry();
    QPoint at = widget->mapToGlobal(QPoint(widget->width() - width(), widget->height()));
    at.setX(std::max(room.left(), std::min(at.x(), room.right() - width())));
    at.setY(std::max(room.top(), std::min(at.y(), room.bottom() - height())));
    move(at);
    show();
    if (auto* first = findChild<QPushButton*>())
        first->setFocus();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/safety_bar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/browser/flow_layout.h"

namespace muster::app {

SafetyBar::SafetyBar(DeckSafety& safety, QWidget* parent)
    : QFrame(parent),
      m_safety(safety),
      m_icon(new QLabel(this)),
      m_text(new QLabel(this)),
      m_compare(addButton()),
      m_take(addButton()),
      m_keep(addButton()),
      m_save(addButton()),
      m_close(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setAutoRaise(true);
    m_close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));

    auto* const buttons = new FlowLayout; // never pushes the rooms at the sides away
    for (QPushButton* button : {m_compare, m_take, m_keep, m_save})
        buttons->addWidget(button);
    auto* const column = new QVBoxLayout;
    column->addWidget(m_text);
    column->addLayout(buttons);
    auto* const row = new QHBoxLayout(this);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(column, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);

    connect(m_compare, &QPushButton::clicked, this, [this] { Q_EMIT compareRequested(m_document); });
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(m_document); });
    connect(m_take, &QPushButton::clicked, this, [this] { answer(m_safety.takeTheirs(m_document)); });
    connect(m_keep, &QPushButton::clicked, this, [this] { answer(m_safety.keepMine(m_document)); });
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_told.clear();
        m_elsewhereSeen = true;
        refresh();
    });
    const auto refreshIfMine = [this](const DeckDocument* document) {
        if (document == m_document)
            refresh();
    };
    connect(&m_safety, &DeckSafety::fileStateChanged, this, refreshIfMine);
    connect(&m_safety, &DeckSafety::openElsewhereChanged, this, [this, refreshIfMine](const DeckDocument* document) {
        if (document == m_document)
            m_elsewhereSeen = false;
        refreshIfMine(document);
    });
    connect(&m_safety, &DeckSafety::troubleChanged, this, &SafetyBar::refresh);
    refresh();
}

QPushButton* SafetyBar::addButton() { return new QPushButton(this); }

QString SafetyBar::text() const { return m_kind == Kind::Nothing ? QString() : m_text->text(); }

void SafetyBar::setDocument(DeckDocument* document)
{
    if (document != m_document) {
        m_told.clear();
        m_elsewhereSeen = false;
    }
    m_document = document;
    refresh();
}

void SafetyBar::tell(const QString& sentence)
{
    m_told = sentence;
    refresh();
}

void SafetyBar::answer(Result<void> result)
{
    if (!result)
        Q_EMIT failed(errorLine(result.error().front()));
    m_safety.look();
    refresh();
}

void SafetyBar::refresh()
{
    if (!m_safety.trouble().isEmpty()) {
        show(Kind::Trouble,
             tr("Your edits cannot be kept safe at the moment (%1). Save your decks; Muster goes on trying.")
                 .arg(m_safety.trouble()));
        return;
    }
    if (m_document == nullptr) {
        show(Kind::Nothing, {});
        return;
    }
    const QString file = shown(QFileInfo(m_document->path()).fileName());
    switch (m_safety.fileState(m_document)) {
    case DeckSafety::FileState::Changed: {
        const auto theirs = m_safety.theirs(m_document);
        if (!theirs) {
            show(Kind::Unreadable,
                 tr("Another program changed %1, and it cannot be read as a deck any more: %2 Nothing is written over "
                    "it; "
                    "your deck can be saved under another name.")
                     .arg(file, errorSentence(theirs.error().front())));
        } else if (m_document->isModified()) {
            show(Kind::Changed,
                 tr("Another program changed %1 while you were editing the deck. Nothing is lost: compare both, and "
                    "choose. "
                    "What you do not choose stays in the history.")
                     .arg(file));
        } else {
            show(Kind::Changed, tr("Another program changed %1.").arg(file));
        }
        return;
    }
    case DeckSafety::FileState::Gone:
        show(Kind::Gone, tr("%1 is not there any more. Your deck is: save it to have the file again.").arg(file));
        return;
    case DeckSafety::FileState::Same:
        break;
    }
    if (m_safety.isOpenElsewhere(m_document) && !m_elsewhereSeen)
        show(
            Kind::Elsewhere,
            tr("%1 is open in another Muster too. Whoever saves last is asked first, and can compare both.").arg(file));
    else if (!m_told.isEmpty())
        show(Kind::Told, m_told);
    else
        show(Kind::Nothing, {});
}

void SafetyBar::show(Kind kind, const QString& sentence)
{
    m_kind = kind;
    m_text->setText(sentence);
    m_compare->setText(tr("Co&mpare…"));
    m_take->setText(tr("&Use the file's version"));
    m_keep->setText(tr("&Keep my version"));
    m_save->setText(tr("Save a&gain"));
    m_close->setToolTip(tr("Close this note"));
    m_close->setAccessibleName(tr("Close this note"));
    setAccessibleName(tr("About the deck's file"));
    setAccessibleDescription(sentence);
    m_compare->setVisible(kind == Kind::Changed);
    m_take->setVisible(kind == Kind::Changed);
    m_keep->setVisible(kind == Kind::Changed && m_document != nullptr && m_document->isModified());
    m_save->setVisible(kind == Kind::Gone);
    m_close->setVisible(kind == Kind::Elsewhere || kind == Kind::Told);
    paintKind();
    setVisible(kind != Kind::Nothing);
}

/// The sign says how bad it is; the colour only helps.
void SafetyBar::paintKind()
{
    const bool isGrave =
        m_kind == Kind::Trouble || m_kind == Kind::Unreadable || m_kind == Kind::Changed || m_kind == Kind::Gone;
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize) * 3 / 2;
    m_icon->setPixmap(style()
                          ->standardIcon(isGrave ? QStyle::SP_MessageBoxWarning : QStyle::SP_MessageBoxInformation)
                          .pixmap(side, side));
    QPalette palette = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    const bool isDark = palette.color(QPalette::Window).lightness() < 128;
    const QColor tint = isGrave ? (isDark ? QColor(92, 70, 10) : QColor(255, 240, 200))
                                : (isDark ? QColor(28, 58, 92) : QColor(222, 236, 252));
    palette.setColor(QPalette::Window, tint);
    setPalette(palette);
}

void SafetyBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace muster::app

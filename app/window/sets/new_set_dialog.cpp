// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/new_set_dialog.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "model/cards/card_reader.h"

namespace muster::app {

NewSetDialog::NewSetDialog(std::function<bool(const SetInfo&)> create, QWidget* parent)
    : QDialog(parent),
      m_create(std::move(create)),
      m_missing(new QLabel(this))
{
    setWindowTitle(tr("New Set"));
    auto* form = new QFormLayout;
    const auto field = [&](const QString& label) {
        auto* edit = new QLineEdit(this);
        edit->setAccessibleName(QString(label).remove(QLatin1Char('&')));
        form->addRow(label, edit);
        return edit;
    };
    m_code = field(tr("&Code"));
    m_name = field(tr("&Name"));
    m_author = field(tr("&Author"));
    m_licence = field(tr("&License"));
    m_missing->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("&Make the Set"), QDialogButtonBox::AcceptRole);
    connect(m_code, &QLineEdit::textEdited, this, [this](const QString& typed) {
        const int cursor = m_code->cursorPosition();
        m_code->setText(typed.toUpper());
        m_code->setCursorPosition(cursor);
    });
    connect(m_code, &QLineEdit::textChanged, this, &NewSetDialog::check);
    connect(m_name, &QLineEdit::textChanged, this, &NewSetDialog::check);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewSetDialog::accept);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_missing);
    layout->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    check();
}

SetInfo NewSetDialog::info() const
{
    SetInfo info;
    info.code = m_code->text().trimmed().toStdString();
    info.name = m_name->text().trimmed().toStdString();
    info.version = "1.0";
    info.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (!m_author->text().trimmed().isEmpty())
        info.authors = {m_author->text().trimmed().toStdString()};
    info.licence = m_licence->text().trimmed().toStdString();
    return info;
}

void NewSetDialog::check()
{
    const SetInfo now = info();
    const bool hasCode = isSetCode(now.code);
    QString missing;
    if (!hasCode)
        missing = tr("The code is two to eight capitals and digits; each card's number begins with it.");
    else if (now.name.empty())
        missing = tr("The name is what people read.");
    else
        missing = tr("Cards will be numbered from %1-001 on.").arg(QString::fromStdString(now.code));
    m_missing->setText(missing);
    m_make->setAccessibleDescription(missing);
    m_make->setEnabled(hasCode && !now.name.empty());
}

void NewSetDialog::accept()
{
    if (m_make->isEnabled() && m_create(info()))
        QDialog::accept();
}

} // namespace muster::app

#include "moc_new_set_dialog.cpp"

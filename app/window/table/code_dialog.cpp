// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/code_dialog.h"

#include <algorithm>

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include "app/print/qr.h"
#include "app/text/error_text.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr int Longest = 2953;       ///< bytes in the largest QR code with the least correction
constexpr int SquareInPicture = 8;  ///< pixels
constexpr double OfTheScreen = 0.6; ///< of its height, at most

} // namespace

CodeDialog::CodeDialog(const QString& code, const QString& title, QWidget* parent)
    : QDialog(parent),
      m_code(code),
      m_title(title),
      m_mark(print::qrOf(code.toStdString())),
      m_told(new QLabel(this))
{
    setWindowTitle(tr("Code of the Game"));
    auto* const column = new QVBoxLayout(this);
    if (m_mark) {
        const int room = static_cast<int>(screen()->availableGeometry().height() * OfTheScreen);
        const int square = std::clamp(room / (m_mark->side + 2 * Margin), 2, SquareInPicture);
        auto* const shown = new QLabel(this);
        shown->setPixmap(QPixmap::fromImage(picture(*m_mark, square)));
        shown->setAlignment(Qt::AlignCenter);
        shown->setAccessibleName(tr("QR code of the game"));
        column->addWidget(shown);
    }
    m_told->setWordWrap(true);
    m_told->setText(
        m_mark ? tr("%n letter(s): decks, shop, rules, seed and choices. Whoever pastes them has the same game.",
                    nullptr, static_cast<int>(code.size()))
               : tr("The code has %1 letters, and a QR code holds %2: this game is too long for one. Its text can be "
                    "copied.")
                     .arg(code.size())
                     .arg(Longest));
    column->addWidget(m_told);
    auto* const text = new QPlainTextEdit(code, this);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(tr("Code"));
    text->setMaximumHeight(fontMetrics().height() * 6);
    column->addWidget(text);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* const copies = buttons->addButton(tr("C&opy"), QDialogButtonBox::ActionRole);
    QPushButton* const saves = buttons->addButton(tr("&Save as a Picture…"), QDialogButtonBox::ActionRole);
    saves->setEnabled(m_mark.has_value());
    column->addWidget(buttons);
    connect(copies, &QPushButton::clicked, this, &CodeDialog::copy);
    connect(saves, &QPushButton::clicked, this, &CodeDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    copies->setFocus();
}

QImage CodeDialog::picture(const print::CodeMark& code, int pixels)
{
    const int side = (code.side + 2 * Margin) * pixels;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    const qsizetype edge = qsizetype(Margin) * pixels;
    for (int y = 0; y < code.side * pixels; ++y) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(Margin * pixels + y)) + edge;
        for (int x = 0; x < code.side * pixels; ++x) {
            if (code.dark[static_cast<std::size_t>(y / pixels * code.side + x / pixels)])
                line[x] = qRgb(0, 0, 0);
        }
    }
    return image;
}

void CodeDialog::copy()
{
    QApplication::clipboard()->setText(m_code);
    m_told->setText(tr("The code was copied."));
}

void CodeDialog::save()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the Code as a Picture"), QStringLiteral("game.png"), tr("Pictures (*.png);;All files (*)"));
    if (path.isEmpty())
        return;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage image = picture(*m_mark, SquareInPicture);
    image.setText(QStringLiteral("Title"), m_title);
    image.save(&buffer, "PNG");
    const auto written = carddb::writeFile(path, bytes.toStdString());
    m_told->setText(written ? tr("Saved.") : errorLine(written.error().front()));
}

} // namespace muster::app

#include "moc_code_dialog.cpp"

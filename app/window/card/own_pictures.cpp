// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/own_pictures.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QStandardPaths>

#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr qint64 PictureLimit = qint64(64) << 20; ///< bytes of a file
constexpr int LongestSide = 1400;                 ///< dots: a face at 600 to the inch

const QStringList& endings()
{
    static const QStringList all{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("jpeg"),
                                 QStringLiteral("webp")};
    return all;
}

/// Ids become file names: nothing else than what ids may have gets there.
bool isId(const QString& id)
{
    return !id.isEmpty() && std::all_of(id.begin(), id.end(), [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || c == QLatin1Char('-');
    });
}

/// Never more dots than are wanted, however large the file says that it is.
QImage readScaled(QImageReader& reader)
{
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isValid() && std::max(size.width(), size.height()) > LongestSide)
        reader.setScaledSize(size.scaled(LongestSide, LongestSide, Qt::KeepAspectRatio));
    return reader.read();
}

} // namespace

OwnPictures::OwnPictures(const carddb::Places& places, const QString& game)
    : m_folder(places.userData.isEmpty() ? QString() : places.userData + QStringLiteral("/games/%1/pictures").arg(game))
{
}

QString OwnPictures::fileOf(const QString& cardId) const
{
    if (m_folder.isEmpty() || !isId(cardId))
        return {};
    for (const QString& ending : endings()) {
        const QString path = m_folder + QLatin1Char('/') + cardId + QLatin1Char('.') + ending;
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

QImage OwnPictures::of(const QString& cardId) const
{
    const QString path = fileOf(cardId);
    if (path.isEmpty() || QFileInfo(path).size() > PictureLimit)
        return {};
    QImageReader reader(path);
    return readScaled(reader);
}

Result<void> OwnPictures::put(const QString& cardId, const QString& file) const
{
    const auto bytes = carddb::readFile(file, PictureLimit);
    if (!bytes)
        return failure(bytes.error());
    QByteArray array = QByteArray::fromRawData(bytes->data(), qsizetype(bytes->size()));
    QBuffer source(&array);
    source.open(QIODevice::ReadOnly);
    QImageReader reader(&source);
    const QImage picture = readScaled(reader);
    Error error;
    error.file = file.toStdString();
    error.kind = ErrorKind::Unreadable;
    if (picture.isNull() || m_folder.isEmpty() || !isId(cardId)) {
        error.arguments = {reader.errorString().toStdString()};
        return failure(Errors{error});
    }
    QByteArray png;
    QBuffer target(&png);
    target.open(QIODevice::WriteOnly);
    if (!picture.save(&target, "PNG")) {
        error.kind = ErrorKind::WriteFailed;
        return failure(Errors{error});
    }
    QDir().mkpath(m_folder);
    const QString path = m_folder + QLatin1Char('/') + cardId + QStringLiteral(".png");
    if (auto written = carddb::writeFile(path, {png.constData(), std::size_t(png.size())}); !written)
        return written;
    for (const QString& ending : endings()) { // another one under the same name would come before or after it
        if (ending != QLatin1String("png"))
            QFile::remove(m_folder + QLatin1Char('/') + cardId + QLatin1Char('.') + ending);
    }
    return {};
}

Result<void> OwnPictures::remove(const QString& cardId) const
{
    const QString path = fileOf(cardId);
    QFile file(path);
    // Qt 6.4 puts what it throws away into the current folder where the place of the trash does not exist yet.
    const bool hasTrash =
        QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QLatin1String("/Trash"));
    if (path.isEmpty() || (hasTrash && file.moveToTrash()) || file.remove())
        return {};
    Error error;
    error.file = path.toStdString();
    error.kind = ErrorKind::WriteFailed;
    error.arguments = {file.errorString().toStdString()};
    return failure(Errors{error});
}

QString OwnPictures::patterns()
{
    QStringList all;
    for (const QString& ending : endings())
        all += QStringLiteral("*.") + ending;
    return all.join(QLatin1Char(' '));
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/export_deck.h"

#include <ranges>

#include <QFileInfo>

#include "app/exchange/cockatrice.h"
#include "app/exchange/face_pictures.h"
#include "app/exchange/tabletop.h"
#include "app/print/print_job.h"
#include "carddb/file_io.h"

namespace muster::app {

std::optional<ExportKind> exportKindOf(const QString& fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (ending == QLatin1String("cod"))
        return ExportKind::CockatriceDeck;
    if (ending == QLatin1String("xml"))
        return ExportKind::CockatriceCards;
    if (ending == QLatin1String("json"))
        return ExportKind::Tabletop;
    if (ending == QLatin1String("png"))
        return ExportKind::Picture;
    return std::nullopt;
}

std::optional<std::vector<ExportedFile>> exportedFiles(const ResolvedDeck& deck, ExportKind kind,
                                                       const carddb::Places& places, const QString& target)
{
    if (kind == ExportKind::CockatriceDeck)
        return std::vector<ExportedFile>{{target, writeCod(deck)}};
    const auto style = findFaceStyle(places, deck.catalogue().game());
    if (kind == ExportKind::CockatriceCards)
        return std::vector<ExportedFile>{{target, writeCardsXml(deck.catalogue(), *style)}};
    print::Type type(print::fontFamilies());
    if (!type.hasLetters())
        return std::nullopt;
    if (kind == ExportKind::Picture)
        return std::vector<ExportedFile>{{target, pngOf(deckPicture(deck, *style, type)).toStdString()}};
    TabletopFiles files = tabletopFiles(deck, *style, type, target);
    std::vector<ExportedFile> all{{target, std::move(files.json)}};
    const QString folder = QFileInfo(target).path();
    for (const TabletopFiles::Picture& picture : files.pictures)
        all.push_back({folder + QLatin1Char('/') + picture.name, picture.png.toStdString()});
    return all;
}

Result<void> writeExported(const std::vector<ExportedFile>& files)
{
    for (const ExportedFile& file : files) { // all of them or none
        if (auto allowed = carddb::mayBeWritten(file.path); !allowed)
            return allowed;
    }
    for (const ExportedFile& file : std::views::reverse(files)) {
        if (auto written = carddb::writeFile(file.path, file.bytes); !written)
            return written;
    }
    return {};
}

} // namespace muster::app

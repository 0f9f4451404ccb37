// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/places.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

QString folderOfProgram()
{
    if (QCoreApplication::instance() != nullptr)
        return QCoreApplication::applicationDirPath();
    return QFileInfo(QFile::symLinkTarget(u"/proc/self/exe"_s)).absolutePath();
}

QString findResources()
{
    const QString wanted = qEnvironmentVariable("MUSTER_DATA");
    if (!wanted.isEmpty())
        return QDir::cleanPath(QDir(wanted).absolutePath());
    const QDir program(folderOfProgram());
    const QString installed = QDir::cleanPath(program.filePath(u"../share/muster"_s));
    for (const QString& candidate : {installed, program.filePath(u"share/muster"_s)}) {
        if (QFileInfo(candidate + "/games"_L1).isDir())
            return candidate;
    }
    return installed;
}

} // namespace

Places findPlaces()
{
    Places places;
    places.resources = findResources();
    places.userData = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/muster"_L1;
    places.cache = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/muster"_L1;
    return places;
}

} // namespace muster::carddb

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

/// Qt takes a relative path in an XDG variable, which the specification wants to be passed over, and "/" for a home that
/// is not known.
QString personalFolder(QStandardPaths::StandardLocation location, const char* variable, const QString& usual)
{
    if (QDir::isAbsolutePath(qEnvironmentVariable(variable)) || QStandardPaths::isTestModeEnabled())
        return QStandardPaths::writableLocation(location) + "/muster"_L1;
    const QString home = qEnvironmentVariable("HOME");
    return QDir::isAbsolutePath(home) ? QDir::cleanPath(home) + usual + "/muster"_L1 : QString();
}

} // namespace

Places findPlaces()
{
    Places places;
    places.resources = findResources();
    places.userData = personalFolder(QStandardPaths::GenericDataLocation, "XDG_DATA_HOME", u"/.local/share"_s);
    places.cache = personalFolder(QStandardPaths::GenericCacheLocation, "XDG_CACHE_HOME", u"/.cache"_s);
    return places;
}

} // namespace muster::carddb

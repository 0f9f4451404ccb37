// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/files_below.h"

#include <filesystem>
#include <system_error>

#include <QDir>

#include "carddb/native_path.h"

namespace muster::carddb {

FilesBelow filesBelow(const QString& folder)
{
    FilesBelow all;
    std::vector<std::filesystem::path> folders{nativePath(folder)};
    while (!folders.empty()) {
        const std::filesystem::path here = std::move(folders.back());
        folders.pop_back();
        std::error_code error;
        std::filesystem::directory_iterator entry(here, error);
        for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
            std::error_code unknown; // what cannot be looked at is told where it is read
            if (entry->path().filename().native().starts_with('.'))
                continue;
            if (!entry->is_directory(unknown))
                all.files.push_back(QDir::cleanPath(fromNative(entry->path().native())));
            else if (!entry->is_symlink(unknown))
                folders.push_back(entry->path());
        }
        if (error)
            all.unreadable.push_back(QDir::cleanPath(fromNative(here.native())));
    }
    return all;
}

} // namespace muster::carddb

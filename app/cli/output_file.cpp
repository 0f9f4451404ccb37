// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output_file.h"

#include <unistd.h>

#include "app/cli/session.h"
#include "carddb/file_io.h"
#include "carddb/native_path.h"

namespace muster::app {

bool isStandardOutput(const QString& path)
{
    return path == QLatin1String("-") || carddb::sameFile(path, STDOUT_FILENO);
}

Exit writeOutput(const QString& path, std::string_view bytes, Session& session)
{
    if (isStandardOutput(path)) {
        session.console().print(bytes);
        return Exit::Good;
    }
    const auto written = carddb::writeFile(path, bytes);
    return written ? Exit::Good : session.fail(written.error());
}

} // namespace muster::app

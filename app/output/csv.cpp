// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/csv.h"

namespace muster::app {

QByteArray csvRecord(const QStringList& fields)
{
    QByteArray record;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i > 0)
            record += ',';
        QByteArray field = fields.at(i).toUtf8();
        const bool needsQuotes = field.contains(',') || field.contains('"') || field.contains('\n')
            || field.contains('\r') || field.startsWith(' ') || field.endsWith(' ');
        if (needsQuotes) {
            field.replace('"', "\"\"");
            field = '"' + field + '"';
        }
        record += field;
    }
    return record + "\r\n";
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/csv.h"

#include "model/cards/csv_cell.h"

namespace muster::app {

QByteArray csvRecord(const QStringList& fields)
{
    QByteArray record;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i > 0)
            record += ',';
        record += QByteArray::fromStdString(csvCell(fields.at(i).toStdString()));
    }
    return record + "\r\n";
}

} // namespace muster::app

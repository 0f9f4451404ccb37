// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "model/findings/finding.h"

namespace muster::app {

/// What the judge found, in the judge's order: worst first. Findings that stay the same from one step to the next stay
/// the rows they were, so that going through them is not disturbed by mending one.
class FindingsModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        SeverityRole = Qt::UserRole, ///< Severity as int
        WaivedRole,                  ///< bool
        IdRole,                      ///< "SCE-V2"
        StateRole,                   ///< second line: severity in a word, id
        SignRole,                    ///< Sign as int
    };

    using QAbstractListModel::QAbstractListModel;

    void setFindings(const std::vector<Finding>& findings);
    [[nodiscard]] const Finding* at(const QModelIndex& index) const; ///< nullptr outside

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QString key; ///< what it is about, without its numbers
        QString title;
        Finding finding;
    };

    std::vector<Row> m_rows;
};

} // namespace muster::app

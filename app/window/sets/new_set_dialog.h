// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

#include "model/cards/catalogue.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace muster::app {

/// Code, name, author and licence of a set that is to be made. A code is written in capitals as one types, and what is
/// missing stands below the fields.
class NewSetDialog final : public QDialog {
    Q_OBJECT

public:
    /// `create` makes the set and says whether it could; the dialog stays open where it could not.
    explicit NewSetDialog(std::function<bool(const SetInfo&)> create, QWidget* parent = nullptr);

    void accept() override;

private:
    [[nodiscard]] SetInfo info() const;
    void check();

    std::function<bool(const SetInfo&)> m_create;
    QLineEdit* m_code;
    QLineEdit* m_name;
    QLineEdit* m_author;
    QLineEdit* m_licence;
    QLabel* m_missing;
    QPushButton* m_make;
};

} // namespace muster::app

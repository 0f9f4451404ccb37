// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include <QWidget>

#include "app/window/sets/card_draft.h"
#include "model/base/error.h"
#include "model/cards/catalogue.h"

class QComboBox;
class QFormLayout;

namespace muster::app {

class ProblemLabel;

/// A card as a form: the fields of its type, with the words that there are to choose from, and what is wrong with each below
/// it. What belongs to another type is kept while one tries types out.
class CardForm final : public QWidget {
    Q_OBJECT

public:
    explicit CardForm(QWidget* parent = nullptr);

    /// `catalogue` gives the words that other cards use.
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    void setDraft(const CardDraft& draft);
    [[nodiscard]] CardDraft draft() const;
    /// Shows each error at its field, and gives those that belong to none.
    Errors showErrors(const Errors& errors);
    /// Leads to the field of an error.
    bool jumpTo(const Error& error);

Q_SIGNALS:
    void edited();

private:
    struct Editor {
        QWidget* widget = nullptr;
        ProblemLabel* problem = nullptr;
        std::function<std::string()> value;
    };

    void rebuild();
    void addParts(QFormLayout* form, const FieldUse& use);
    void addField(QFormLayout* form, const std::string& path, const FieldUse& use, const std::string& value);
    void addEditor(QFormLayout* form, const std::string& path, const QString& label, QWidget* widget,
                   const QString& problemName, std::function<std::string()> value, bool required);
    [[nodiscard]] Editor* editorOf(const Error& error);
    void changePart(const std::string& key, int by);

    std::shared_ptr<const Catalogue> m_catalogue;
    CardDraft m_draft;
    QWidget* m_fields = nullptr;
    std::map<std::string, Editor> m_editors; ///< by path in the card: "attacks[0].damage"
};

} // namespace muster::app

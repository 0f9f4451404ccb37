// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include <QWidget>

#include "app/window/sets/card_draft.h"
#include "app/window/sets/effect_examples.h"
#include "model/base/error.h"
#include "model/cards/catalogue.h"

class QComboBox;
class QFormLayout;
class QPlainTextEdit;
class QPushButton;

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
    /// The card as it is: of the game's fields those that its type has, and those that it had when it was given.
    [[nodiscard]] CardDraft draft() const;
    /// Effects of other cards for a type and the path of a field. Without it none are offered.
    void setExamples(std::function<std::vector<EffectExample>(const std::string&, const std::string&)> examples);
    void focusName();
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
    [[nodiscard]] CardDraft everything() const; ///< also what was typed for other types
    [[nodiscard]] QPushButton* exampleButton(const std::string& path, QPlainTextEdit* edit);
    void addParts(QFormLayout* form, const FieldUse& use);
    void addField(QFormLayout* form, const std::string& path, const FieldUse& use, const std::string& value);
    void addEditor(QFormLayout* form, const std::string& path, const QString& label, QWidget* widget,
                   const QString& problemName, std::function<std::string()> value, bool required);
    [[nodiscard]] Editor* editorOf(const Error& error);
    void changePart(const std::string& key, int by);

    std::shared_ptr<const Catalogue> m_catalogue;
    std::function<std::vector<EffectExample>(const std::string&, const std::string&)> m_examples;
    CardDraft m_given; ///< when the form was filled
    CardDraft m_draft;
    QWidget* m_fields = nullptr;
    std::map<std::string, Editor> m_editors; ///< by path in the card: "attacks[0].damage"
};

} // namespace muster::app

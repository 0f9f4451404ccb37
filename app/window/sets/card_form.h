// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>

#include <QStringList>
#include <QWidget>

#include "app/window/sets/card_draft.h"
#include "app/window/sets/effect_examples.h"
#include "app/window/sets/effect_words.h"
#include "model/base/error.h"
#include "model/cards/catalogue.h"

class QComboBox;
class QFormLayout;
class QPlainTextEdit;
class QPushButton;

namespace muster::app {

class EffectsEdit;
class ProblemLabel;

/// A card as a form: the fields of its type, with the words that there are to choose from, and what is wrong with each below
/// it. Nobody is told of a field that was neither filled in nor visited yet. What belongs to another type is kept while one
/// tries types out.
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
    /// Puts these words where the effects of a field ("does", "attacks[0].does") are printed, if that is a field of the form.
    void takeText(const std::string& effects, const QString& words);
    /// Shows each error at its field, once the person has typed in it or left it, and gives those that belong to none.
    Errors showErrors(const Errors& errors);
    /// From now on errors are shown at all fields.
    void showAllErrors();
    /// Whether an error is seen at a field.
    [[nodiscard]] bool showsErrors() const;
    /// The field that an error is about; nullptr for none.
    [[nodiscard]] QWidget* fieldOf(const Error& error);
    /// The uppermost field with an error, shown or not; nullptr where there is none.
    [[nodiscard]] QWidget* firstFaulty() const;
    /// The message below a field; nullptr where there is none.
    [[nodiscard]] QWidget* sentenceBelow(const QWidget& field) const;

Q_SIGNALS:
    void edited();
    /// The person left a field, whose errors are shown from now on.
    void errorsShown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Editor {
        QWidget* widget = nullptr;
        ProblemLabel* problem = nullptr;
        std::function<std::string()> value;
        std::size_t place = 0; ///< from above
        QStringList faults;    ///< sentences, shown or not
        std::string key;       ///< of the field
    };

    void rebuild();
    [[nodiscard]] CardDraft everything() const; ///< also what was typed for other types
    [[nodiscard]] QWidget* helpRow(const std::string& path, EffectsEdit* edit);
    [[nodiscard]] QPushButton* exampleButton(const std::string& path, QPlainTextEdit* edit);
    void addParts(QFormLayout* form, const FieldUse& use);
    void addField(QFormLayout* form, const std::string& path, const FieldUse& use, const std::string& value);
    void addEditor(QFormLayout* form, const std::string& path, const QString& label, QWidget* widget,
                   const QString& problemName, std::function<std::string()> value, bool required);
    [[nodiscard]] Editor* editorOf(const Error& error);
    [[nodiscard]] static QString sentenceOf(const Error& error, const Editor& editor);
    void typed(const std::string& path);
    void showSentences();
    void changePart(const std::string& key, int by);

    std::shared_ptr<const Catalogue> m_catalogue;
    std::function<std::vector<EffectExample>(const std::string&, const std::string&)> m_examples;
    std::vector<EffectWord> m_words;
    CardDraft m_given; ///< when the form was filled
    CardDraft m_draft;
    QWidget* m_fields = nullptr;
    std::map<std::string, Editor> m_editors; ///< by path in the card: "attacks[0].damage"
    std::set<std::string> m_visited;         ///< paths of fields that have been filled in, typed in or left
    bool m_showsAll = false;
};

} // namespace muster::app

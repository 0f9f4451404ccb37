// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/card_form.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/look/flow_box.h"
#include "app/window/sets/effects_edit.h"
#include "app/window/sets/problem_label.h"
#include "model/text/capital.h"

namespace muster::app {

namespace {

constexpr const char* IdKey = "id";
constexpr const char* NameKey = "name";
constexpr const char* TypeKey = "type";
constexpr const char* TextKey = "text";

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

/// A field for several lines, as high as a few of them; the tabulator leads on to the next field.
void fit(QPlainTextEdit* edit, int lines)
{
    edit->setTabChangesFocus(true);
    const int rows = std::clamp(edit->document()->blockCount() + 1, lines, 8);
    edit->setMinimumHeight(rows * edit->fontMetrics().lineSpacing() + 2 * edit->frameWidth() + 8);
    edit->setMaximumHeight(edit->minimumHeight());
}

QPlainTextEdit* severalLines(const std::string& value, int lines, QWidget* parent)
{
    auto* edit = new QPlainTextEdit(text(value), parent);
    fit(edit, lines);
    return edit;
}

/// Where the words stand that effects at a path are printed as: "attacks[0].text" for "attacks[0].does".
std::string textBeside(const std::string& path) { return path.substr(0, path.rfind('.') + 1) + TextKey; }

std::string trimmedText(const QString& value) { return value.trimmed().toStdString(); }

} // namespace

CardForm::CardForm(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void CardForm::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    m_catalogue = std::move(catalogue);
    m_words = effectWords(m_catalogue->game());
}

void CardForm::setDraft(const CardDraft& draft)
{
    m_given = m_draft = draft;
    rebuild();
}

void CardForm::setExamples(std::function<std::vector<EffectExample>(const std::string&, const std::string&)> examples)
{
    m_draft = everything();
    m_examples = std::move(examples);
    rebuild();
    focusName();
    Q_EMIT edited(); // what is wrong has to be said of the new fields
}

void CardForm::focusName() { m_editors.at(NameKey).widget->setFocus(); }

CardDraft CardForm::draft() const
{
    CardDraft result = everything();
    const Game& game = m_catalogue->game();
    const TypeIndex type = game.findType(result.type);
    if (!type.valid())
        return result;
    // Of a card that came with fields which its type does not have none is dropped in silence; they are told as faults.
    const bool asGiven = result.type == m_given.type;
    const auto stays = [&](const std::string& key, bool given) {
        const FieldIndex field = game.findField(key);
        const auto& uses = game.type(type).fields;
        return !field.valid() || (asGiven && given)
            || std::ranges::any_of(uses, [&](const FieldUse& use) { return use.field == field; });
    };
    std::erase_if(result.values,
                  [&](const auto& value) { return !stays(value.first, m_given.values.contains(value.first)); });
    std::erase_if(result.parts,
                  [&](const auto& part) { return !stays(part.first, m_given.parts.contains(part.first)); });
    return result;
}

CardDraft CardForm::everything() const
{
    CardDraft result = m_draft; // what the form does not show stays
    for (const auto& [path, editor] : m_editors) {
        const std::string value = editor.value();
        if (path == IdKey) {
            result.id = value;
        } else if (path == NameKey) {
            result.name = value;
        } else if (path == TypeKey) {
            result.type = value;
        } else if (path == TextKey) {
            result.text = value;
        } else if (const auto bracket = path.find('['); bracket != std::string::npos) {
            const auto index = static_cast<std::size_t>(std::atoi(path.c_str() + bracket + 1));
            auto& parts = result.parts[path.substr(0, bracket)];
            if (parts.size() <= index)
                parts.resize(index + 1);
            const std::string key = path.substr(path.find("].") + 2);
            if (value.empty())
                parts[index].erase(key);
            else
                parts[index][key] = value;
        } else if (value.empty()) {
            result.values.erase(path);
        } else {
            result.values[path] = value;
        }
    }
    // A part without anything in it is none.
    for (auto part = result.parts.begin(); part != result.parts.end();) {
        const bool empty = std::all_of(part->second.begin(), part->second.end(),
                                       [](const CardDraft::Values& values) { return values.empty(); });
        part = empty ? result.parts.erase(part) : std::next(part);
    }
    return result;
}

void CardForm::rebuild()
{
    m_editors.clear();
    delete m_fields;
    m_fields = new QWidget(this);
    auto* form = new QFormLayout(m_fields);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setContentsMargins(0, 0, 0, 0);
    layout()->addWidget(m_fields);
    const Game& game = m_catalogue->game();

    auto* id = new QLineEdit(text(m_draft.id), m_fields);
    addEditor(
        form, IdKey, tr("&Id"), id, tr("Id"), [id] { return trimmedText(id->text()); }, true);
    connect(id, &QLineEdit::textChanged, this, [this] { typed(IdKey); });
    auto* name = new QLineEdit(text(m_draft.name), m_fields);
    addEditor(
        form, NameKey, tr("&Name"), name, tr("Name"), [name] { return trimmedText(name->text()); }, true);
    connect(name, &QLineEdit::textChanged, this, [this] { typed(NameKey); });
    auto* types = new QComboBox(m_fields);
    for (const CardType& type : game.types)
        types->addItem(shown(type.label), text(type.key));
    const TypeIndex type = game.findType(m_draft.type);
    types->setCurrentIndex(type.valid() ? static_cast<int>(type.value) : -1);
    addEditor(
        form, TypeKey, tr("&Type"), types, tr("Type"),
        [types, this] {
            return types->currentIndex() < 0 ? m_draft.type : types->currentData().toString().toStdString();
        },
        true);
    connect(types, &QComboBox::currentIndexChanged, this, [this] {
        m_draft = everything();
        // Rebuilt once the box is done with its event: it is one of those that go.
        QMetaObject::invokeMethod(
            this,
            [this] {
                rebuild();
                m_editors.at(TypeKey).widget->setFocus();
                Q_EMIT edited();
            },
            Qt::QueuedConnection);
    });

    const auto value = [&](const Field& field) {
        const auto found = m_draft.values.find(field.key);
        return found == m_draft.values.end() ? std::string() : found->second;
    };
    const std::vector<FieldUse> uses = type.valid() ? game.type(type).fields : std::vector<FieldUse>{};
    const auto isLast = [&](const FieldUse& use) {
        const FieldKind kind = game.field(use.field).kind;
        return kind == FieldKind::Parts || kind == FieldKind::Effects;
    };
    for (const FieldUse& use : uses) {
        const bool left = !use.unusual.empty() && value(game.field(use.field)).empty(); // nobody would miss it
        if (!isLast(use) && !left)
            addField(form, game.field(use.field).key, use, value(game.field(use.field)));
    }
    auto* printed = severalLines(m_draft.text, 2, m_fields);
    addEditor(
        form, TextKey, tr("Printed te&xt"), printed, tr("Printed text"),
        [printed] { return trimmedText(printed->toPlainText()); }, false);
    connect(printed, &QPlainTextEdit::textChanged, this, [this] { typed(TextKey); });
    for (const FieldUse& use : uses) {
        const Field& field = game.field(use.field);
        if (field.kind == FieldKind::Parts)
            addParts(form, use);
        else if (field.kind == FieldKind::Effects)
            addField(form, field.key, use, value(field));
    }
    m_fields->show();
}

void CardForm::addParts(QFormLayout* form, const FieldUse& use)
{
    const Field& field = m_catalogue->game().field(use.field);
    const PartKind& kind = m_catalogue->game().part(field.part);
    auto& parts = m_draft.parts[field.key];
    const auto least = static_cast<std::size_t>(use.required ? field.lowest.value_or(1) : 0);
    if (parts.size() < least)
        parts.resize(least);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QString title = parts.size() == 1
            ? shown(capitalised(field.label))
            : tr("%1 %2", "kind of part, its number").arg(shown(kind.label), QString::number(i + 1));
        auto* box = new QGroupBox(title, m_fields);
        auto* inner = new QFormLayout(box);
        inner->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
        inner->setRowWrapPolicy(QFormLayout::WrapLongRows);
        for (const FieldUse& partUse : kind.fields) {
            const std::string& key = m_catalogue->game().field(partUse.field).key;
            const auto found = parts[i].find(key);
            addField(inner, field.key + '[' + std::to_string(i) + "]." + key, partUse,
                     found == parts[i].end() ? std::string() : found->second);
        }
        form->addRow(box);
    }
    const bool mayGrow = static_cast<int>(parts.size()) < field.highest.value_or(99);
    const bool mayShrink = parts.size() > least;
    if (!mayGrow && !mayShrink)
        return;
    auto* const row = new FlowBox(m_fields); // in large letters one below the other
    const auto button = [&](const QString& label, int by, bool enabled) {
        auto* push = new QPushButton(label, m_fields);
        push->setEnabled(enabled);
        connect(push, &QPushButton::clicked, this, [this, key = field.key, by] { changePart(key, by); });
        row->flow().addWidget(push);
    };
    button(tr("Add %1").arg(shown(kind.label)), 1, mayGrow);
    button(tr("Remove the last %1").arg(shown(kind.label)), -1, mayShrink);
    form->addRow(row);
}

void CardForm::changePart(const std::string& key, int by)
{
    const std::size_t shownParts = m_draft.parts[key].size();
    m_draft = everything();
    auto& parts = m_draft.parts[key];
    parts.resize(std::max(parts.size(), shownParts));
    parts.resize(static_cast<std::size_t>(std::max(0, static_cast<int>(parts.size()) + by)));
    QMetaObject::invokeMethod(
        this,
        [this] {
            rebuild();
            Q_EMIT edited();
        },
        Qt::QueuedConnection);
}

void CardForm::addField(QFormLayout* form, const std::string& path, const FieldUse& use, const std::string& value)
{
    const Game& game = m_catalogue->game();
    const Field& field = game.field(use.field);
    const QString label = shown(capitalised(field.label));
    const auto add = [&](QWidget* widget, std::function<std::string()> reader) {
        addEditor(form, path, label, widget, label, std::move(reader), use.required);
    };
    const auto isTyped = [this, path] { typed(path); };
    switch (field.kind) {
    case FieldKind::Flag: {
        auto* box = new QCheckBox(m_fields);
        box->setChecked(value == "yes" || value == "true");
        connect(box, &QCheckBox::toggled, this, isTyped);
        add(box, [box] { return std::string(box->isChecked() ? "yes" : ""); });
        return;
    }
    case FieldKind::Word: {
        auto* box = new QComboBox(m_fields);
        const bool open = game.vocabularies[field.vocabulary.value].open;
        box->addItem(use.standard.empty() ? tr("(none)") : tr("(as usual: %1)").arg(text(use.standard)), QString());
        for (const Word& word : m_catalogue->words(field.vocabulary))
            box->addItem(shown(word.label), text(open ? word.label : word.key));
        const WordIndex word = m_catalogue->findWord(field.vocabulary, value);
        box->setEditable(open);
        if (value.empty())
            box->setCurrentIndex(0);
        else if (word.valid())
            box->setCurrentIndex(static_cast<int>(word.value) + 1);
        else if (open)
            box->setEditText(text(value));
        else { // a word that the game does not know: kept, and told
            box->addItem(text(value), text(value));
            box->setCurrentIndex(box->count() - 1);
        }
        connect(box, &QComboBox::currentTextChanged, this, isTyped);
        add(box, [box] {
            const int known = box->findText(box->currentText());
            return known >= 0 ? box->itemData(known).toString().toStdString() : trimmedText(box->currentText());
        });
        return;
    }
    case FieldKind::Effects: {
        auto* edit = new EffectsEdit(text(value), m_words, m_fields);
        fit(edit, 3);
        edit->setPlaceholderText(tr("May stay empty: people carry out the printed text, Muster does not"));
        QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        fixed.setPointSizeF(font().pointSizeF());
        edit->setFont(fixed);
        edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        connect(edit, &QPlainTextEdit::textChanged, this, isTyped);
        addEditor(
            form, path, label, edit, label, [edit] { return trimmedText(edit->toPlainText()); }, false);
        form->addRow(QString(), helpRow(path, edit));
        return;
    }
    default:
        break;
    }
    if (field.kind == FieldKind::Text && field.key == "text") {
        auto* edit = severalLines(value, 2, m_fields);
        connect(edit, &QPlainTextEdit::textChanged, this, isTyped);
        add(edit, [edit] { return trimmedText(edit->toPlainText()); });
        return;
    }
    auto* edit = new QLineEdit(text(value), m_fields);
    if (field.kind == FieldKind::Number && field.lowest && field.highest)
        edit->setPlaceholderText(tr("%1 to %2", "range of a number")
                                     .arg(text(field.asPrinted(*field.lowest)), text(field.asPrinted(*field.highest))));
    if (field.kind == FieldKind::Words) {
        QStringList words;
        for (const Word& word : m_catalogue->words(field.vocabulary))
            words += text(word.key);
        constexpr qsizetype FewEnough = 4; // all of them are in the tool tip
        edit->setPlaceholderText(words.first(std::min(words.size(), FewEnough)).join(QStringLiteral(", "))
                                 + (words.size() > FewEnough ? QStringLiteral(", …") : QString()));
        edit->setToolTip(tr("Words of: %1").arg(words.join(QStringLiteral(", "))));
    }
    connect(edit, &QLineEdit::textChanged, this, isTyped);
    add(edit, [edit] { return trimmedText(edit->text()); });
}

/// Effects are written in a language of their own: its words, and effects of other cards to begin with.
QWidget* CardForm::helpRow(const std::string& path, EffectsEdit* edit)
{
    auto* row = new QWidget(m_fields);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* words = new QPushButton(tr("Words…"), row);
    words->setToolTip(tr("All words of the language of effects (Ctrl+Space); steps come as examples"));
    connect(words, &QPushButton::clicked, edit, &EffectsEdit::showWords);
    layout->addWidget(words);
    if (m_examples)
        layout->addWidget(exampleButton(path, edit));
    layout->addStretch(1);
    return row;
}

void CardForm::takeText(const std::string& effects, const QString& words)
{
    const auto beside = m_editors.find(textBeside(effects));
    auto* const printed = beside == m_editors.end() ? nullptr : qobject_cast<QPlainTextEdit*>(beside->second.widget);
    if (printed == nullptr || printed->toPlainText() == words)
        return;
    printed->selectAll();
    printed->insertPlainText(words); // can be undone
}

/// Nobody has to begin with an empty field.
QPushButton* CardForm::exampleButton(const std::string& path, QPlainTextEdit* edit)
{
    auto* button = new QPushButton(tr("As on another card…"), m_fields);
    button->setToolTip(tr("Begins with the effects of a card that there is"));
    auto* menu = new QMenu(button);
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, path, edit] {
        menu->clear();
        for (const EffectExample& example : m_examples(m_draft.type, path)) {
            const QString name = text(example.card), meaning = shown(example.meaning, 1000);
            QString words = meaning.isEmpty() ? name : tr("%1: %2", "card, its text").arg(name, meaning);
            words = menu->fontMetrics().elidedText(words, Qt::ElideRight, menu->fontMetrics().averageCharWidth() * 90);
            QAction* action = menu->addAction(words.replace(QLatin1Char('&'), QLatin1String("&&")));
            action->setToolTip(meaning);
            connect(action, &QAction::triggered, edit, [this, path, edit, example] {
                edit->selectAll();
                edit->insertPlainText(text(example.effects)); // can be undone
                // The words that belong to them, where nobody has written others.
                const auto beside = m_editors.find(textBeside(path));
                auto* const printed =
                    beside == m_editors.end() ? nullptr : qobject_cast<QPlainTextEdit*>(beside->second.widget);
                if (printed != nullptr && printed->document()->isEmpty())
                    printed->insertPlainText(text(example.meaning));
                edit->setFocus();
            });
        }
        if (menu->isEmpty())
            menu->addAction(tr("No card of this type has effects."))->setEnabled(false);
    });
    button->setMenu(menu);
    return button;
}

void CardForm::addEditor(QFormLayout* form, const std::string& path, const QString& label, QWidget* widget,
                         const QString& problemName, std::function<std::string()> value, bool required)
{
    auto* caption = new QLabel(required ? tr("%1 *", "label of a field that is required").arg(label) : label, m_fields);
    caption->setBuddy(widget);
    widget->setAccessibleName(required ? tr("%1, required").arg(problemName) : problemName);
    auto* problem = new ProblemLabel(m_fields);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(widget);
    column->addWidget(problem);
    form->addRow(caption, column);
    widget->installEventFilter(this);
    if (!value().empty()) // what stands there may be told right or wrong
        m_visited.insert(path);
    m_editors[path] = {widget, problem, std::move(value), m_editors.size(), {}, path.substr(path.rfind('.') + 1)};
}

void CardForm::typed(const std::string& path)
{
    m_visited.insert(path);
    Q_EMIT edited();
}

/// Who leaves a field has seen it. A list that drops down and another window in front are no leaving.
bool CardForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const auto left =
            std::ranges::find_if(m_editors, [&](const auto& editor) { return editor.second.widget == watched; });
        if (left != m_editors.end() && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason
            && reason != Qt::MenuBarFocusReason && m_visited.insert(left->first).second) {
            showSentences();
            Q_EMIT errorsShown();
        }
    }
    return QWidget::eventFilter(watched, event);
}

CardForm::Editor* CardForm::editorOf(const Error& error)
{
    // cards[0].attacks[1].damage: the field in the card, or the nearest one around it.
    std::string path = error.path;
    if (const auto dot = path.find('.'); path.starts_with("cards[") && dot != std::string::npos)
        path.erase(0, dot + 1);
    else if (path.starts_with("cards["))
        path =
            error.kind == ErrorKind::MissingKey && !error.arguments.empty() ? error.arguments.front() : std::string();
    else
        return nullptr;
    if (error.kind == ErrorKind::MissingKey && !error.arguments.empty()) {
        for (const std::string& inside : {path + '.' + error.arguments.front(), error.arguments.front()}) {
            std::string single = inside;
            if (const auto dot = single.find('.'); dot != std::string::npos && single.find('[') == std::string::npos)
                single.insert(dot, "[0]");
            for (const std::string& wanted : {inside, single}) {
                if (const auto found = m_editors.find(wanted); found != m_editors.end())
                    return &found->second;
            }
        }
    }
    while (!path.empty()) {
        std::string single = path; // a part that is alone has no number in the file
        if (const auto dot = single.find('.'); dot != std::string::npos && single.find('[') > dot)
            single.insert(dot, "[0]");
        for (const std::string& wanted : {path, single}) {
            if (const auto found = m_editors.find(wanted); found != m_editors.end())
                return &found->second;
        }
        const auto cut = path.find_last_of(".[");
        if (cut == std::string::npos)
            break;
        path.erase(cut);
    }
    for (auto& [key, editor] : m_editors) { // parts without a name of their own: the first field of the first one
        if (!path.empty() && key.starts_with(path + '['))
            return &editor;
    }
    return nullptr;
}

/// Names of keys and shapes of the file are nothing to somebody who fills in a form.
QString CardForm::sentenceOf(const Error& error, const Editor& editor)
{
    if (error.kind == ErrorKind::MissingKey)
        return tr("to be filled in");
    const bool isWhole = error.kind == ErrorKind::WrongShape && error.path.ends_with(editor.key);
    if (isWhole && qobject_cast<const EffectsEdit*>(editor.widget) != nullptr)
        return tr("effects are steps in brackets, such as %1; the buttons below offer all words, and effects of other "
                  "cards")
            .arg(QStringLiteral("[{then: [{draw: 1}]}]"));
    return errorSentence(error);
}

Errors CardForm::showErrors(const Errors& errors)
{
    Errors others;
    for (auto& [path, editor] : m_editors)
        editor.faults.clear();
    for (const Error& error : errors) {
        if (Editor* editor = editorOf(error)) {
            QString sentence = sentenceOf(error, *editor);
            if (!error.requirement.empty() && !sentence.contains(text(error.requirement)))
                sentence += QStringLiteral(" [%1]").arg(text(error.requirement));
            editor->faults += sentence;
        } else {
            others.push_back(error);
        }
    }
    showSentences();
    return others;
}

void CardForm::showAllErrors()
{
    m_showsAll = true;
    showSentences();
}

void CardForm::showSentences()
{
    for (auto& [path, editor] : m_editors) {
        const bool isShown = !editor.faults.isEmpty() && (m_showsAll || m_visited.contains(path));
        const QString sentence = isShown ? QStringLiteral("⚠ ") + editor.faults.join(QLatin1Char('\n')) : QString();
        if (editor.problem->text() == sentence)
            continue;
        editor.problem->setText(sentence);
        editor.problem->fitHeight(editor.widget->width()); // it stands below, as wide
        editor.problem->setVisible(isShown);
        editor.widget->setAccessibleDescription(sentence);
    }
}

bool CardForm::showsErrors() const
{
    return std::ranges::any_of(m_editors, [](const auto& editor) { return !editor.second.problem->text().isEmpty(); });
}

QWidget* CardForm::fieldOf(const Error& error)
{
    const Editor* editor = editorOf(error);
    return editor == nullptr ? nullptr : editor->widget;
}

QWidget* CardForm::firstFaulty() const
{
    const Editor* first = nullptr;
    for (const auto& [path, editor] : m_editors) {
        if (!editor.faults.isEmpty() && (first == nullptr || editor.place < first->place))
            first = &editor;
    }
    return first == nullptr ? nullptr : first->widget;
}

QWidget* CardForm::sentenceBelow(const QWidget& field) const
{
    const auto found =
        std::ranges::find_if(m_editors, [&](const auto& editor) { return editor.second.widget == &field; });
    return found == m_editors.end() || found->second.problem->isHidden() ? nullptr : found->second.problem;
}

} // namespace muster::app

#include "moc_card_form.cpp"

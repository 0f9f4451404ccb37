// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/card_editor.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/faces/card_face.h"
#include "app/print/print_job.h"
#include "app/text/error_text.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/page_preview.h"
#include "app/window/sets/card_form.h"
#include "app/window/sets/card_sketch.h"
#include "model/effects/reading.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

/// How effects of a card are read aloud, by the path of their field.
void read(const std::vector<FieldValue>& values, const std::string& within, const effects::Forest& forest,
          const Game& game, const effects::ReadingWords& words, std::vector<std::pair<std::string, QString>>& into)
{
    constexpr int Longest = 4000; // characters, as for a text
    for (const FieldValue& value : values) {
        const std::string path = within + game.field(value.field).key;
        if (value.effects.valid())
            into.emplace_back(path, shown(effects::readAloud(forest, value.effects, game, words), Longest));
        for (std::size_t i = 0; i < value.parts.size(); ++i)
            read(value.parts[i], path + '[' + std::to_string(i) + "].", forest, game, words, into);
    }
}

std::vector<std::pair<std::string, QString>> readingOf(const RawCard& card, const effects::Forest& forest,
                                                       const Game& game)
{
    std::vector<std::pair<std::string, QString>> result;
    read(card.values, {}, forest, game, readingWords(game, card.type), result);
    return result;
}

} // namespace

CardEditor::CardEditor(SetText set, std::optional<std::size_t> index, const CardDraft& draft,
                       std::shared_ptr<const Catalogue> catalogue, bool isReadOnly, QWidget* parent)
    : QDialog(parent),
      m_set(std::move(set)),
      m_index(index),
      m_before(draft),
      m_catalogue(std::move(catalogue)),
      m_style(findFaceStyle(carddb::findPlaces(), m_catalogue->game())),
      m_readOnly(isReadOnly),
      m_type(std::make_unique<print::Type>(print::fontFamilies())),
      m_area(new QScrollArea(this)),
      m_form(new CardForm(this)),
      m_face(new PagePreview(*m_type, this)),
      m_reading(new QTextBrowser(this)),
      m_asText(new QPushButton(this)),
      m_problems(new QListWidget(this)),
      m_state(new QLabel(this))
{
    setWindowTitle(isReadOnly ? tr("Card of a Set That Came With Muster") : index ? tr("Edit a Card") : tr("New Card"));
    m_form->setCatalogue(m_catalogue);
    m_form->setDraft(draft);
    m_form->setEnabled(!isReadOnly);
    if (!isReadOnly)
        m_form->focusName();
    if (isReadOnly || index) // of a card that there is already, all is told at once
        m_form->showAllErrors();
    m_face->setAccessibleName(tr("Face of the card"));
    m_face->setMinimumHeight(fontMetrics().height() * 6); // in large letters the window has to fit a small screen
    m_face->setEmptyText(tr("Once the card has a type, its face is shown here."));
    m_reading->setAccessibleName(tr("What Muster reads in its effects"));
    m_problems->setAccessibleName(tr("What else is wrong"));
    m_problems->setWordWrap(true);
    m_state->setWordWrap(true);

    m_area->setWidgetResizable(true);
    m_area->setAccessibleName(tr("Fields of the card"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus); // its fields are gone through by themselves
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(m_area);
    auto* pageLayout = new QVBoxLayout(page);
    pageLayout->addWidget(m_form);
    pageLayout->addStretch(1);
    m_area->setWidget(page);

    auto* beside = new QWidget(this);
    auto* besideLayout = new QVBoxLayout(beside);
    besideLayout->setContentsMargins(0, 0, 0, 0);
    besideLayout->addWidget(m_face, 3);
    auto* readingLabel = new QLabel(tr("&Muster reads:"), beside);
    readingLabel->setBuddy(m_reading);
    besideLayout->addWidget(readingLabel);
    besideLayout->addWidget(m_reading, 2);
    m_asText->setText(tr("&Print as it is read"));
    m_asText->setToolTip(tr("Takes these sentences as the printed text of the card"));
    m_asText->setVisible(!isReadOnly);
    besideLayout->addWidget(m_asText, 0, Qt::AlignLeft);
    besideLayout->addWidget(m_problems, 1);

    auto* splitter = new QSplitter(this);
    splitter->addWidget(m_area);
    splitter->addWidget(beside);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);

    auto* buttons = new QDialogButtonBox(this);
    if (isReadOnly) {
        buttons->addButton(QDialogButtonBox::Close);
    } else {
        m_keep = buttons->addButton(tr("&Keep the card"), QDialogButtonBox::AcceptRole);
        auto* later = buttons->addButton(tr("Keep as a &draft"), QDialogButtonBox::ActionRole);
        later->setToolTip(tr("Stays in the set's file as it is; no deck can have it before it is finished"));
        connect(later, &QPushButton::clicked, this, &CardEditor::keepAsDraft);
        buttons->addButton(QDialogButtonBox::Cancel);
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &CardEditor::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CardEditor::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 140, metrics.lineSpacing() * 42);
    splitter->setSizes({metrics.averageCharWidth() * 80, metrics.averageCharWidth() * 60});

    m_soon.setSingleShot(true);
    m_soon.setInterval(120);
    connect(&m_soon, &QTimer::timeout, this, &CardEditor::check);
    connect(m_form, &CardForm::edited, this, [this] { m_soon.start(); });
    connect(m_asText, &QPushButton::clicked, this, &CardEditor::printAsRead);
    connect(m_form, &CardForm::errorsShown, this, &CardEditor::showState);
    connect(m_problems, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        const auto row = static_cast<std::size_t>(m_problems->row(item));
        if (row < m_elsewhere.size())
            goTo(m_form->fieldOf(m_elsewhere[row]));
    });
    check();
}

CardEditor::~CardEditor() = default;

void CardEditor::setExamples(Examples examples) { m_form->setExamples(std::move(examples)); }

CardDraft CardEditor::draft() const
{
    CardDraft draft = m_form->draft();
    draft.isUnfinished = m_keepsDraft;
    return draft;
}

SetText CardEditor::result() const { return m_index ? m_set.withCard(*m_index, draft()) : m_set.withNewCard(draft()); }

/// A sentence below a field knows its height only once it has its width, and each box around it asks for the room in its
/// turn: they all do before the first picture, on which boxes would else be cut at their lower edge.
void CardEditor::settle()
{
    constexpr int Around = 4; // column, box, form, page
    for (int i = 0; i < Around; ++i)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

void CardEditor::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    settle();
}

void CardEditor::checkNow()
{
    m_soon.stop();
    check();
}

void CardEditor::check()
{
    const CardDraft now = draft();
    const auto checked = m_set.checkCard(now);
    Errors errors = checked ? Errors{} : checked.error();
    for (std::size_t i = 0; i < m_set.cards().size(); ++i) {
        if (i != m_index && !now.id.empty() && fold(m_set.cards()[i].draft.id) == fold(now.id)) {
            Error taken;
            taken.kind = ErrorKind::DuplicateId;
            taken.path = "cards[0].id";
            taken.arguments = {now.id, m_set.cards()[i].draft.name};
            errors.push_back(std::move(taken));
            break;
        }
    }
    m_elsewhere = m_form->showErrors(errors);
    m_problems->clear();
    for (const Error& error : m_elsewhere)
        m_problems->addItem(errorSentence(error));
    m_lacksEffects = false;
    if (checked) {
        for (const Error& warning : checked->warnings) {
            if (warning.kind == ErrorKind::MissingKey) { // of effects: told as the state of the card
                m_lacksEffects = true;
                continue;
            }
            m_elsewhere.push_back(warning);
            m_problems->addItem(errorSentence(warning));
        }
    }
    m_problems->setVisible(m_problems->count() > 0);
    m_faults = static_cast<int>(errors.size());
    showState();
    if (checked)
        showCard(*checked);
    else if (const auto sketch = sketchOf(m_set, now))
        showCard(*sketch);
    else
        m_face->setPages({});
}

/// Whoever has not come to the fields yet is told how many there are, not that something is wrong.
void CardEditor::showState()
{
    QString state;
    if (m_faults == 0)
        state = m_lacksEffects
            ? tr("✓ The card has no errors. Its text is for people: it has no effects, so Muster cannot play it.")
            : tr("✓ The card has no errors.");
    else if (m_form->showsErrors() || m_problems->count() > 0)
        state = tr("✗ %n thing(s) to mend before the card can be kept.", nullptr, m_faults);
    else
        state = tr("%n thing(s) to fill in before the card can be kept.", nullptr, m_faults);
    m_state->setText(state);
    if (m_keep != nullptr) // it can be pressed all the same, and then leads to them
        m_keep->setAccessibleDescription(m_faults == 0 ? QString() : state);
}

void CardEditor::goTo(QWidget* field)
{
    if (field == nullptr)
        return;
    field->setFocus();
    settle(); // sentences that have come move the fields
    if (QWidget* const below = m_form->sentenceBelow(*field))
        m_area->ensureWidgetVisible(below);
    m_area->ensureWidgetVisible(field);
}

void CardEditor::showCard(const CardSet& set)
{
    const auto catalogue = buildCatalogue(m_catalogue->sharedGame(), {set});
    if (!catalogue || (*catalogue)->size() == 0)
        return;
    const Card card = (*catalogue)->card({0});
    print::Page page;
    page.size = QSizeF(FaceWidth, FaceHeight);
    page.marks = cardFace(**catalogue, card.index(), *m_style, *m_type);
    m_face->setPages({std::move(page)});
    m_read = readingOf(set.cards.front(), set.effects, (*catalogue)->game());
    QStringList sentences;
    for (const auto& [path, words] : m_read)
        sentences += words;
    m_reading->setPlainText(sentences.isEmpty() ? tr("This card has no effects.")
                                                : sentences.join(QStringLiteral("\n\n")));
    m_asText->setEnabled(!sentences.isEmpty());
}

void CardEditor::printAsRead()
{
    for (const auto& [path, words] : m_read)
        m_form->takeText(path, words);
    checkNow();
}

/// A draft may have faults, but it is a card: it needs a name to be found by.
void CardEditor::keepAsDraft()
{
    if (draft().name.empty()) {
        m_form->focusName();
        m_state->setText(tr("A draft needs a name to be found by."));
        return;
    }
    m_keepsDraft = true;
    QDialog::accept();
}

void CardEditor::accept()
{
    checkNow();
    if (m_faults == 0) {
        QDialog::accept();
        return;
    }
    m_form->showAllErrors();
    showState();
    if (QWidget* field = m_form->firstFaulty())
        goTo(field);
    else
        m_problems->setFocus();
}

void CardEditor::reject()
{
    CardDraft now = draft();
    now.isUnfinished = m_before.isUnfinished;
    if (!m_readOnly && now != m_before) {
        const auto answer = QMessageBox::question(this, windowTitle(), tr("Throw away what was changed on this card?"),
                                                  QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer != QMessageBox::Discard)
            return;
    }
    QDialog::reject();
}

} // namespace muster::app

#include "moc_card_editor.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_page.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/decks/deck_forms.h"
#include "app/text/finding_text.h"
#include "app/text/list_text.h"
#include "app/text/shown.h"
#include "app/window/deck/deck_details.h"
#include "app/window/deck/deck_edits.h"
#include "app/window/deck/deck_faces.h"
#include "app/window/deck/deck_header.h"
#include "app/window/deck/deck_model.h"
#include "app/window/deck/deck_tree.h"
#include "app/window/document/deck_document.h"
#include "app/window/document/section_label.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "model/decks/home_section.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"

namespace muster::app {

namespace {

const std::string& considering()
{
    static const std::string key(ConsideringSection);
    return key;
}

} // namespace

DeckPage::DeckPage(DeckDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_model(new DeckModel(this)),
      m_header(new DeckHeader(document, this)),
      m_tree(nullptr),
      m_faces(nullptr),
      m_views(new QStackedWidget(this)),
      m_details(new DeckDetails(document, this)),
      m_strip(new FlowBox(this)),
      m_more(new QToolButton(m_strip)),
      m_fewer(new QToolButton(m_strip)),
      m_remove(new QToolButton(m_strip)),
      m_move(new QToolButton(m_strip)),
      m_moveMenu(new QMenu(m_move)),
      m_note(new QLineEdit(m_strip)),
      m_showFaces(new QToolButton(m_strip)),
      m_showDetails(new QToolButton(m_strip))
{
    m_model->setDeck(document.snapshot());
    m_model->setFindings(document.findings());
    m_tree = new DeckTree(*m_model, this);
    m_tree->expandAll();
    m_faces = new DeckFaces(*m_model, *m_tree, this);
    m_views->addWidget(m_tree);
    m_views->addWidget(m_faces);
    m_views->setMinimumHeight(
        2 * fontMetrics().lineSpacing()); // in a low window the cards make way first: they are scrolled
    buildStrip();

    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_views);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    m_details->hide();
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_header);
    all->addWidget(splitter, 1);
    all->addWidget(m_strip);

    connect(&document, &DeckDocument::changed, this, &DeckPage::refresh);
    connect(&document, &DeckDocument::verdictChanged, this, [this] { m_model->setFindings(m_document.findings()); });
    connect(m_tree, &DeckTree::moreWanted, this, &DeckPage::more);
    connect(m_tree, &DeckTree::countWanted, this, &DeckPage::setCount);
    connect(m_tree, &DeckTree::removeWanted, this, &DeckPage::removeSelected);
    connect(m_tree, &DeckTree::cutWanted, this, &DeckPage::cut);
    connect(m_tree, &DeckTree::copyWanted, this, &DeckPage::copy);
    connect(m_tree, &DeckTree::pasteWanted, this, &DeckPage::paste);
    connect(m_tree, &DeckTree::selectionMoved, this, &DeckPage::followSelection);
    // The card beside the lists is the one that the keyboard is on, also where it was there before.
    connect(m_tree, &DeckTree::focusGained, this, [this] {
        if (const CardIndex card = currentCard(); card.valid())
            Q_EMIT cardShown(card);
    });
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &DeckPage::openMenu);
    connect(m_tree, &DeckTree::detailsWanted, this, [this] { m_note->setFocus(Qt::OtherFocusReason); });
    connect(m_model, &DeckModel::rowsDropped, this,
            [this](const std::vector<DeckPick>& picks, const std::string& section) {
                m_document.change(tr("Move %1 to %2").arg(nameOf(picks), sectionLabel(section)),
                                  deck_edits::moved(m_document.deck(), picks, section));
            });
    connect(m_model, &DeckModel::textDropped, this,
            [this](const QString& text, const std::string& section) { addList(text, section, Came::Dropped); });
    followSelection();
}

DeckPage::~DeckPage() = default;

void DeckPage::buildStrip()
{
    const auto button = [this](QToolButton* one, Icon which, const QString& name, const QString& keys) {
        one->setIcon(icon(which));
        one->setAutoRaise(true);
        one->setIconSize(QSize(1, 1) * fontMetrics().height());
        one->setAccessibleName(name);
        one->setToolTip(keys.isEmpty() ? name : tr("%1 (%2)", "action, keys").arg(name, keys));
    };
    button(m_fewer, Icon::Minus, tr("Remove one copy"), QStringLiteral("−"));
    button(m_more, Icon::Plus, tr("Add one copy"), QStringLiteral("+"));
    button(m_remove, Icon::Remove, tr("Remove"), tr("Del"));
    button(m_move, Icon::Aside, tr("Move to another section"), {});
    m_move->setPopupMode(QToolButton::InstantPopup);
    m_move->setMenu(m_moveMenu);
    m_note->setAccessibleName(tr("Note on the card"));
    m_note->setPlaceholderText(tr("Note", "on the selected card"));
    m_note->setToolTip(tr("Note on the selected card"));
    m_note->setMaxLength(500);
    m_showFaces->setText(tr("Faces"));
    m_showFaces->setToolTip(tr("Show the deck as faces"));
    m_showFaces->setCheckable(true);
    m_showFaces->setAutoRaise(true);
    m_showFaces->hide(); // until it is known how they look
    m_showDetails->setText(tr("Notes and event"));
    m_showDetails->setCheckable(true);
    m_showDetails->setAutoRaise(true);
    FlowLayout& row = m_strip->flow(); // in little room or large letters in two lines
    for (QWidget* const widget : {static_cast<QWidget*>(m_fewer), static_cast<QWidget*>(m_more),
                                  static_cast<QWidget*>(m_remove), static_cast<QWidget*>(m_move)})
        row.addWidget(widget);
    row.addWidget(m_note);
    row.addWidget(m_showFaces);
    row.addWidget(m_showDetails);

    connect(m_more, &QToolButton::clicked, this, [this] { more(1); });
    connect(m_fewer, &QToolButton::clicked, this, [this] { more(-1); });
    connect(m_remove, &QToolButton::clicked, this, &DeckPage::removeSelected);
    connect(m_moveMenu, &QMenu::aboutToShow, this, &DeckPage::fillMoveMenu);
    connect(m_note, &QLineEdit::textEdited, this, &DeckPage::editNote);
    connect(m_note, &QLineEdit::returnPressed, this, &DeckPage::focusCards);
    connect(m_showFaces, &QToolButton::toggled, this, &DeckPage::showFaces);
    connect(m_showDetails, &QToolButton::toggled, this, &DeckPage::showDetails);
}

void DeckPage::refresh()
{
    m_model->setDeck(m_document.snapshot());
    if (m_places) // its sets may have been edited
        m_faces->setCards(m_document.game()->catalogue, *m_places);
    if (m_document.isVerdictCurrent())
        m_model->setFindings(m_document.findings());
    followSelection();
}

std::vector<DeckPick> DeckPage::selection() const
{
    QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    // In the order of the screen, however they were selected.
    std::ranges::sort(rows, [this](const QModelIndex& a, const QModelIndex& b) {
        return m_tree->visualRect(a).top() < m_tree->visualRect(b).top();
    });
    return m_model->picksOf(rows);
}

std::vector<CardIndex> DeckPage::selectedCards() const
{
    std::vector<CardIndex> cards;
    for (const QModelIndex& index : m_tree->selectionModel()->selectedRows()) {
        const DeckRow* const row = m_model->rowAt(index);
        if (row->card.valid() && std::ranges::find(cards, row->card) == cards.end())
            cards.push_back(row->card);
    }
    return cards;
}

CardIndex DeckPage::currentCard() const { return cardAt(m_tree->currentIndex()); }

void DeckPage::selectRows(const std::vector<Subject::Row>& rows)
{
    QModelIndexList found;
    const auto& sections = m_document.deck().sections;
    for (const Subject::Row& row : rows) {
        if (row.section >= sections.size())
            continue;
        const QModelIndex index = m_model->find(sections[row.section].key, row.row);
        if (index.isValid() && !found.contains(index))
            found += index;
    }
    m_tree->selectRows(found);
}

QAbstractItemView& DeckPage::list() const { return *m_tree; }

CardIndex DeckPage::cardAt(const QModelIndex& index) const
{
    const DeckRow* const row = m_model->rowAt(index.siblingAtColumn(0));
    return row == nullptr ? CardIndex() : row->card;
}

void DeckPage::focusCards() { m_views->currentWidget()->setFocus(Qt::OtherFocusReason); }

void DeckPage::setFaces(const carddb::Places& places)
{
    m_places = places;
    m_faces->setCards(m_document.game()->catalogue, places);
    m_showFaces->show();
}

void DeckPage::showFaces(bool shown)
{
    const bool hadFocus = m_views->isAncestorOf(focusWidget());
    m_views->setCurrentWidget(shown ? static_cast<QWidget*>(m_faces) : m_tree);
    m_showFaces->setChecked(shown);
    if (hadFocus)
        focusCards();
}

void DeckPage::followSelection()
{
    const auto picks = selection();
    const bool any = !picks.empty();
    for (QToolButton* const button : {m_more, m_fewer, m_remove, m_move})
        button->setEnabled(any);
    m_note->setEnabled(picks.size() == 1);
    m_noted = picks.size() == 1 ? picks.front() : DeckPick();
    QString note;
    if (picks.size() == 1) {
        QStringList notes;
        for (const DeckEntry& entry : deck_edits::entries(m_document.deck(), picks)) {
            if (!entry.note.empty())
                notes += QString::fromStdString(entry.note);
        }
        note = notes.join(QStringLiteral(" · "));
    }
    if (m_note->text().trimmed() != note) {
        m_note->setText(note);
        m_note->setCursorPosition(0); // of a long note its beginning is seen
    }
    const CardIndex now = currentCard();
    if (now.valid() && now != m_shownCard)
        Q_EMIT cardShown(now);
    m_shownCard = now;
    Q_EMIT selectionChanged();
}

void DeckPage::fillMoveMenu()
{
    m_moveMenu->clear();
    const DeckKind* const kind = m_document.game()->game().findDeckKind(m_document.deck().kind);
    std::vector<std::string> sections;
    if (kind != nullptr) {
        for (const SectionKind& section : kind->sections)
            sections.push_back(section.key);
    }
    sections.push_back(considering());
    const auto picks = selection();
    for (const std::string& section : sections) {
        QAction* const action = m_moveMenu->addAction(asLabel(sectionLabel(section)));
        action->setEnabled(std::ranges::any_of(picks, [&](const DeckPick& pick) { return pick.section != section; }));
        connect(action, &QAction::triggered, this, [this, section] { moveSelected(section); });
    }
}

QString DeckPage::sectionLabel(const std::string& section) const
{
    return app::sectionLabel(m_document.game()->game(), m_document.deck(), section);
}

/// The card, or the first of several: a step in the history names it.
QString DeckPage::nameOf(const std::vector<DeckPick>& picks) const
{
    QStringList names;
    for (const DeckEntry& entry : deck_edits::entries(m_document.deck(), picks))
        names += shown(entry.card, 80);
    return fewNames(names);
}

/// Whether there is something against the card, which is then said.
bool DeckPage::tellTrouble(CardIndex card)
{
    // The verdict is at hand already: its findings about this card are shown at once.
    if (m_document.isVerdictCurrent()) {
        for (const Finding& finding : m_document.findings()) {
            const bool about =
                std::ranges::any_of(finding.subjects, [&](const Subject& subject) { return subject.card == card; });
            if (about && finding.severity == Severity::Illegal && !finding.waived) {
                Q_EMIT said(tr("%1: %2").arg(severityWord(finding.severity), findingTitle(finding)));
                return true;
            }
        }
    }
    return false;
}

void DeckPage::tellOf(CardIndex card)
{
    if (tellTrouble(card))
        return;
    const DeckSnapshot& now = *m_document.snapshot();
    const QString name = cardName(*now.game->catalogue, card);
    const int copies = now.resolved.copies(now.game->catalogue->card(card).identity());
    Q_EMIT said(tr("%n copy(s) of %1 in the deck", nullptr, copies).arg(name));
}

void DeckPage::addCard(CardIndex card, int copies, bool aside)
{
    const DeckSnapshot& now = *m_document.snapshot();
    const Catalogue& catalogue = *now.game->catalogue;
    if (!card.valid() || copies < 1)
        return;
    DeckEntry entry = entryFor(catalogue, card, copies);
    const std::string section = aside ? considering() : HomeSections(catalogue, now.deck.kind).of(card);
    if (section.empty())
        return;
    const IdentityIndex identity = catalogue.card(card).identity();
    // A line that already means this card takes the copies, however it is written.
    Deck after;
    if (const QModelIndex row = m_model->find(identity, section); row.isValid())
        after = deck_edits::withMore(now.deck, {m_model->rowAt(row)->pick()}, copies);
    else
        after = deck_edits::withCard(now.deck, section, entry);
    const QString name = cardName(catalogue, card);
    m_document.change(aside ? tr("Consider %n copy(s) of %1", nullptr, copies).arg(name)
                            : tr("Add %n copy(s) of %1", nullptr, copies).arg(name),
                      std::move(after));
    m_tree->selectRows({m_model->find(identity, section)});
    tellOf(card);
}

void DeckPage::addList(const QString& text, const std::string& section, Came how)
{
    const Catalogue& catalogue = *m_document.game()->catalogue;
    const std::string bytes = text.toStdString();
    if (isCode(text.trimmed())) {
        Q_EMIT importRequested(text);
        return;
    }
    const auto tokens = readList(bytes, catalogue, m_document.deck().kind);
    Deck after = m_document.deck();
    int copies = 0;
    QStringList names;
    for (const ListToken& token : tokens) {
        if (token.kind == ListToken::Kind::Unknown || token.kind == ListToken::Kind::Ambiguous
            || notUnderstood(token)) {
            Q_EMIT importRequested(text);
            return;
        }
        if (token.kind != ListToken::Kind::Card)
            continue;
        copies += token.entry.count;
        names += shown(token.entry.card, 80);
        const bool named = !section.empty() && token.section != ConsideringSection;
        after = deck_edits::withCard(std::move(after), named ? section : token.section, token.entry);
    }
    if (copies == 0) {
        Q_EMIT said(how == Came::Dropped ? tr("There is no card in what was dropped.")
                                         : tr("There is no card in what was pasted."));
        return;
    }
    const bool dropped = how == Came::Dropped;
    m_document.change(
        (dropped ? tr("Add %n card(s): %1", nullptr, copies) : tr("Paste %n card(s): %1", nullptr, copies))
            .arg(fewNames(names)),
        std::move(after));
    Q_EMIT said(dropped ? tr("%n card(s) added", nullptr, copies) : tr("%n card(s) pasted", nullptr, copies));
}

void DeckPage::more(int copies)
{
    const auto picks = selection();
    if (picks.empty() || copies == 0)
        return;
    const CardIndex card = currentCard();
    m_document.change(copies > 0 ? tr("Add %n copy(s) of %1", nullptr, copies).arg(nameOf(picks))
                                 : tr("Remove %n copy(s) of %1", nullptr, -copies).arg(nameOf(picks)),
                      deck_edits::withMore(m_document.deck(), picks, copies));
    if (card.valid())
        tellOf(card);
}

void DeckPage::setCount(int copies, bool goesOn)
{
    const auto picks = selection();
    if (picks.empty())
        return;
    if (copies == 0) {
        removeSelected();
        return;
    }
    m_counts += goesOn ? 0 : 1;
    m_document.changeOn(QStringLiteral("count %1").arg(m_counts),
                        tr("Set %1 to %n copy(s)", nullptr, copies).arg(nameOf(picks)),
                        deck_edits::withCount(m_document.deck(), picks, copies));
    // A digit is easily typed by mistake: what it did is said, also where it changed nothing.
    const CardIndex card = currentCard();
    if (picks.size() > 1 || !card.valid() || !tellTrouble(card))
        Q_EMIT said(tr("%1: %n copy(s)", "card, or cards", copies).arg(nameOf(picks)));
}

void DeckPage::swapFor(CardIndex card)
{
    const QModelIndexList chosen = m_tree->selectionModel()->selectedRows();
    const DeckRow* const row = m_model->rowAt(chosen.isEmpty() ? m_tree->currentIndex() : chosen.front());
    if (row == nullptr || row->kind != DeckRow::Kind::Card || !card.valid()) {
        Q_EMIT said(tr("First choose the card in the deck that is to go; Ctrl+D leads there."));
        return;
    }
    const Catalogue& catalogue = *m_document.game()->catalogue;
    const std::string home = HomeSections(catalogue, m_document.deck().kind).of(card);
    if (home.empty())
        return;
    const QString words =
        tr("Swap 1 %1 for 1 %2", "card that goes, card that comes").arg(row->label, cardName(catalogue, card));
    m_document.change(words,
                      deck_edits::withCard(deck_edits::withMore(m_document.deck(), {row->pick()}, -1), home,
                                           entryFor(catalogue, card, 1)));
    if (!tellTrouble(card))
        Q_EMIT said(words);
}

void DeckPage::removeSelected()
{
    const auto picks = selection();
    if (picks.empty())
        return;
    const int copies = deck_edits::copies(m_document.deck(), picks);
    m_document.change(tr("Remove %n copy(s) of %1", nullptr, copies).arg(nameOf(picks)),
                      deck_edits::without(m_document.deck(), picks));
    Q_EMIT said(tr("%n card(s) removed", nullptr, copies));
}

void DeckPage::moveSelected(const std::string& section)
{
    const auto picks = selection();
    if (picks.empty())
        return;
    const QString words = tr("Move %1 to %2").arg(nameOf(picks), sectionLabel(section));
    const auto entries = deck_edits::entries(m_document.deck(), picks);
    m_document.change(words, deck_edits::moved(m_document.deck(), picks, section));
    // What was selected stays so, in its new place.
    m_tree->selectRows(rowsOf(entries, section));
    Q_EMIT said(words);
}

/// The rows that show these entries in that section.
QList<QModelIndex> DeckPage::rowsOf(const std::vector<DeckEntry>& entries, const std::string& section) const
{
    const auto& deck = m_document.deck();
    const DeckSection* const named = deck.findSection(section);
    const auto& lines = section == considering() || named == nullptr ? deck.considering : named->entries;
    QModelIndexList rows;
    for (const DeckEntry& entry : entries) {
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (lines[line].card != entry.card || lines[line].identity != entry.identity)
                continue;
            if (const QModelIndex row = m_model->find(section, line); row.isValid() && !rows.contains(row))
                rows += row;
        }
    }
    return rows;
}

void DeckPage::bringBack()
{
    const auto picks = selection();
    const QString words = tr("Move %1 back into the deck").arg(nameOf(picks));
    const auto entries = deck_edits::entries(m_document.deck(), picks);
    m_document.change(words, deck_edits::broughtBack(m_document.deck(), picks, *m_document.game()->catalogue));
    QModelIndexList rows; // what was selected stays so, wherever it is now
    for (const DeckSection& section : m_document.deck().sections)
        rows += rowsOf(entries, section.key);
    m_tree->selectRows(rows);
    Q_EMIT said(words);
}

/// All that can be done with the selected rows, with its keys.
void DeckPage::openMenu(const QPoint& at)
{
    const auto picks = selection();
    if (picks.empty())
        return;
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [](QMenu* to, const QString& text, const QString& keys) {
        return to->addAction(keys.isEmpty() ? text : text + QLatin1Char('\t') + keys);
    };
    const auto keysOf = [](const QKeySequence& keys) { return keys.toString(QKeySequence::NativeText); };
    connect(add(menu, tr("&Add one copy"), QStringLiteral("+")), &QAction::triggered, this, [this] { more(1); });
    connect(add(menu, tr("Remove one co&py"), QStringLiteral("−")), &QAction::triggered, this, [this] { more(-1); });
    QMenu* const counts = menu->addMenu(tr("&Copies"));
    for (int copies = 1; copies <= 9; ++copies)
        connect(add(counts, QStringLiteral("&%1").arg(copies), QString::number(copies)), &QAction::triggered, this,
                [this, copies] { setCount(copies); });
    menu->addSeparator();
    const bool aside = std::ranges::any_of(picks, [](const DeckPick& pick) { return pick.section == considering(); });
    const bool inDeck = std::ranges::any_of(picks, [](const DeckPick& pick) { return pick.section != considering(); });
    QAction* const consider = add(menu, tr("M&ove to Considering"), keysOf(QKeySequence(Qt::CTRL | Qt::Key_K)));
    consider->setEnabled(inDeck);
    connect(consider, &QAction::triggered, this, [this] { moveSelected(considering()); });
    QAction* const back = add(menu, tr("&Back into the deck"), {});
    back->setEnabled(aside);
    connect(back, &QAction::triggered, this, &DeckPage::bringBack);
    const CardIndex card = currentCard();
    menu->addSeparator();
    QAction* const note = add(menu, tr("&Note…"), tr("Enter"));
    note->setEnabled(picks.size() == 1);
    connect(note, &QAction::triggered, this, [this] { m_note->setFocus(Qt::OtherFocusReason); });
    QAction* const show = add(menu, tr("&Show the card"), {});
    show->setEnabled(card.valid());
    connect(show, &QAction::triggered, this, [this, card] { Q_EMIT cardShown(card); });
    menu->addSeparator();
    connect(add(menu, tr("Cu&t"), keysOf(QKeySequence::Cut)), &QAction::triggered, this, &DeckPage::cut);
    connect(add(menu, tr("Copy as te&xt"), keysOf(QKeySequence::Copy)), &QAction::triggered, this, &DeckPage::copy);
    connect(add(menu, tr("&Remove"), tr("Del")), &QAction::triggered, this, &DeckPage::removeSelected);
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void DeckPage::copy()
{
    const auto picks = selection();
    if (picks.empty())
        return;
    QApplication::clipboard()->setText(m_model->textOf(picks));
    Q_EMIT said(tr("%n card(s) copied as text", nullptr, deck_edits::copies(m_document.deck(), picks)));
}

void DeckPage::cut()
{
    const auto picks = selection();
    if (picks.empty())
        return;
    copy();
    m_document.change(tr("Cut %1").arg(nameOf(picks)), deck_edits::without(m_document.deck(), picks));
}

void DeckPage::paste()
{
    if (const QString text = QApplication::clipboard()->text(); !text.isEmpty())
        addList(text);
}

void DeckPage::copyAll()
{
    QApplication::clipboard()->setText(QString::fromStdString(writeList(m_document.resolved())));
    Q_EMIT said(tr("The deck was copied as a text list."));
}

void DeckPage::editNote()
{
    if (m_noted.rows.empty())
        return;
    const DeckPick line = m_noted;
    m_document.changeOn(QStringLiteral("note %1 %2").arg(QString::fromStdString(line.section)).arg(line.rows.front()),
                        tr("Note on %1").arg(nameOf({line})),
                        deck_edits::withNote(m_document.deck(), line, m_note->text().trimmed().toStdString()));
}

void DeckPage::showDetails(bool shown)
{
    m_details->setVisible(shown);
    m_showDetails->setChecked(shown);
    if (shown)
        m_details->focusNotes();
}

bool DeckPage::showsDetails() const { return m_showDetails->isChecked(); }

} // namespace muster::app

#include "moc_deck_page.cpp"

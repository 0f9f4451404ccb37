// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/print_dialog.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>

#include "app/print/cards_to_cut.h"
#include "app/print/fields.h"
#include "app/print/painting.h"
#include "app/print/sheet_files.h"
#include "app/text/as_sentence.h"
#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/file_name.h"
#include "app/window/look/form_room.h"
#include "app/window/look/in_lines.h"
#include "app/window/look/signs.h"
#include "app/window/page_preview.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr int PagesWorthWaiting = 8; ///< fewer are written before anyone could cancel
const QString FacesKey = QStringLiteral("cards");

/// Problems that turn a player away at the desk come before fields that are empty.
int weightOf(const print::PreflightNote& note)
{
    using Kind = print::PreflightNote::Kind;
    constexpr Kind Heaviest[] = {Kind::NotLegal,      Kind::UnknownCard, Kind::AmbiguousCard, Kind::NotInRoster,
                                 Kind::MissingLetter, Kind::NoCode,      Kind::BadDate,       Kind::MissingField};
    return static_cast<int>(std::ranges::find(Heaviest, note.kind) - std::begin(Heaviest));
}

bool isGrave(const print::PreflightNote& note)
{
    using Kind = print::PreflightNote::Kind;
    return note.kind == Kind::NotLegal || note.kind == Kind::UnknownCard || note.kind == Kind::AmbiguousCard;
}

} // namespace

PrintDialog::PrintDialog(carddb::Places places, std::vector<Entry> decks, QWidget* parent)
    : QDialog(parent),
      m_places(std::move(places)),
      m_decks(std::move(decks)),
      m_type(print::fontFamilies()),
      m_sheet(new QComboBox(this)),
      m_paper(new QComboBox(this)),
      m_cut(new QComboBox(this)),
      m_backs(new QCheckBox(tr("&Backs, for printing on both sides"), this)),
      m_illegal(new QCheckBox(tr("Print decks that are not &legal, marked as such"), this)),
      m_pageNumber(new QSpinBox(this)),
      m_sign(new QLabel(this)),
      m_state(new QLabel(this)),
      m_noteLabel(new QLabel(tr("Problems on paper:"), this)),
      m_noteList(new QListWidget(this)),
      m_preview(new PagePreview(m_type, this))
{
    setWindowTitle(tr("Print Deck Lists"));
    const QString game = m_decks.empty() ? QString() : QString::fromStdString(m_decks.front().deck->game);
    for (const QString& key : print::sheetKeys(m_places, game))
        m_sheet->addItem(key == QLatin1String("list")               ? tr("Deck list")
                             : key == QLatin1String("registration") ? tr("Registration sheet")
                             : key == QLatin1String("judge")        ? tr("Judge's copy")
                             : key == QLatin1String("pocket")       ? tr("Pocket list")
                                                                    : key,
                         key);
    m_sheet->addItem(tr("Card faces, nine a page, to cut out"), FacesKey);
    m_cut->addItem(tr("Lines to cut along"), true);
    m_cut->addItem(tr("Marks at the edges"), false);
    m_sheet->setCurrentIndex(m_sheet->findData(QStringLiteral("registration")));
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    m_illegal->setChecked(true);
    m_noteList->setWordWrap(true);
    m_noteList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_noteList->setAccessibleName(tr("Problems on paper"));
    m_pageNumber->setAccessibleName(tr("Page"));
    m_state->setWordWrap(true);
    m_preview->setZoomable();
    buildForm();
    refresh();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::buildForm()
{
    auto* const inside = new QWidget(this);
    auto* const form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Sheet:"), m_sheet);
    form->addRow(tr("&Paper:"), m_paper);
    QWidget* before = m_paper; // Tab goes down the form
    const auto addField = [&](const char* key, const QString& value) {
        auto* edit = new QLineEdit(value, this);
        edit->setAccessibleName(print::fieldLabel(key));
        edit->setMaxLength(200);
        form->addRow(tr("%1:").arg(print::fieldLabel(key)), edit);
        m_fields.emplace(key, edit);
        setTabOrder(std::exchange(before, edit), edit);
        connect(edit, &QLineEdit::textChanged, this, &PrintDialog::refresh);
    };
    const auto profile = print::readProfile(print::profilePath(m_places));
    const print::Person person = profile ? *profile : print::Person();
    addField("last name", person.lastName);
    addField("first name", person.firstName);
    addField("id", person.id);
    addField("club", person.club);
    const DeckEvent event = m_decks.empty() ? DeckEvent() : m_decks.front().deck->deck->deck.event;
    addField("event", QString::fromStdString(event.name));
    addField("date", QString::fromStdString(event.date));
    addField("table", QString::fromStdString(event.table));
    field("date")->setPlaceholderText(tr("YYYY-MM-DD"));
    form->addRow(tr("&Cut:"), m_cut);
    for (QCheckBox* const box : {m_backs, m_illegal}) {
        box->setText(inLines(box->text(), fontMetrics(), screen()->availableSize().width() / 3));
        form->addRow(box);
    }
    for (QWidget* const next :
         {static_cast<QWidget*>(m_cut), static_cast<QWidget*>(m_backs), static_cast<QWidget*>(m_illegal),
          static_cast<QWidget*>(m_noteList), static_cast<QWidget*>(m_preview), static_cast<QWidget*>(m_pageNumber)})
        setTabOrder(std::exchange(before, next), next);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_pdf = buttons->addButton(tr("Save as P&DF…"), QDialogButtonBox::ActionRole);
    m_print = buttons->addButton(tr("P&rint…"), QDialogButtonBox::ActionRole);

    auto* const room = new FormRoom(this); // in a low window, or in large letters, the form is scrolled
    room->setWidget(inside);
    auto* left = new QVBoxLayout;
    left->addWidget(room);
    left->addWidget(m_noteLabel);
    left->addWidget(m_noteList, 1);
    left->addStretch(); // where there are no problems
    auto* told = new QHBoxLayout;
    told->addWidget(m_sign, 0, Qt::AlignTop);
    told->addWidget(m_state, 1);
    left->addLayout(told);
    auto* right = new QVBoxLayout;
    right->addWidget(m_preview, 1);
    right->addWidget(m_pageNumber, 0, Qt::AlignHCenter);
    auto* columns = new QHBoxLayout;
    columns->addLayout(left, 2);
    columns->addLayout(right, 3);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(QSize(900, 700).expandedTo({metrics.averageCharWidth() * 150, metrics.lineSpacing() * 44}));

    connect(m_sheet, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    connect(m_cut, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    for (const QCheckBox* box : {m_backs, m_illegal})
        connect(box, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(m_pageNumber, &QSpinBox::valueChanged, this, [this](int page) { m_preview->setPage(page - 1); });
    connect(m_noteList, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { jumpTo(m_noteList->row(item)); });
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::choosePdf);
    connect(m_print, &QPushButton::clicked, this, &PrintDialog::choosePrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

print::PrintWishes PrintDialog::wishes() const
{
    print::PrintWishes wishes;
    wishes.sheet = m_sheet->currentData().toString();
    wishes.paper = print::paperSize(m_paper->currentText());
    const auto text = [&](const char* key) { return field(key)->text().simplified(); };
    wishes.occasion.person = {text("last name"), text("first name"), text("id"), text("club")};
    wishes.occasion.event = text("event");
    wishes.occasion.date = text("date");
    wishes.occasion.table = text("table");
    return wishes;
}

bool PrintDialog::wantsFaces() const { return m_sheet->currentData() == FacesKey; }

bool PrintDialog::isLeftOut(const Entry& entry) const
{
    return !m_illegal->isChecked() && entry.deck->verdict() != Verdict::Legal;
}

void PrintDialog::refresh()
{
    for (const auto& [key, edit] : m_fields)
        edit->setEnabled(!wantsFaces()); // faces say nothing of a player
    m_cut->setEnabled(wantsFaces());
    m_backs->setEnabled(wantsFaces());
    m_notes.clear();
    m_noteList->clear();
    m_type.startOver();
    print::PrintedPages printed;
    int left = 0;
    const Errors errors = layOut(printed, left);
    QStringList state;
    for (const Error& error : errors)
        state += errorLine(error);
    for (QWidget* const one : {static_cast<QWidget*>(m_noteLabel), static_cast<QWidget*>(m_noteList)})
        one->setVisible(!m_notes.empty()); // an empty box says nothing
    const int pages = errors.empty() ? static_cast<int>(printed.pages.size()) : 0;
    if (left > 0)
        state += tr("%n deck(s) left out, not being legal.", nullptr, left);
    const bool isReady = pages > 0 && m_notes.empty();
    if (isReady)
        state += tr("Ready to print.");
    if (pages > 0)
        state += tr("%n page(s)", nullptr, pages);
    tell(state.join(QLatin1Char('\n')), !errors.empty() ? Told::Wrong : isReady ? Told::Ready : Told::Plain);
    m_preview->setPages(errors.empty() ? std::move(printed.pages) : std::vector<print::Page>());
    m_pageNumber->setRange(std::min(1, pages), pages);
    m_pageNumber->setSuffix(tr(" of %1").arg(pages));
    m_pdf->setEnabled(pages > 0);
    m_print->setEnabled(pages > 0);
}

Errors PrintDialog::layOut(print::PrintedPages& printed, int& left)
{
    return wantsFaces() ? layOutFaces(printed, left) : layOutLists(printed, left);
}

Errors PrintDialog::layOutLists(print::PrintedPages& printed, int& left)
{
    print::PrintJob job(m_places, wishes());
    for (const Entry& entry : m_decks) {
        if (isLeftOut(entry))
            ++left;
        else
            job.add(entry.deck, entry.format);
    }
    job.sort();
    auto composed = job.compose(m_type);
    if (!composed)
        return composed.error();
    const auto notes = job.preflight(m_type);
    if (!notes)
        return notes.error();
    printed = std::move(*composed);
    showNotes(*notes, job);
    return {};
}

Errors PrintDialog::layOutFaces(print::PrintedPages& printed, int& left)
{
    print::CardsToCut cards(m_places);
    for (const Entry& entry : m_decks) {
        if (isLeftOut(entry))
            ++left;
        else
            cards.add(*entry.deck);
    }
    m_files.clear();
    for (const QString& name : cards.unclear())
        addNote({.kind = print::PreflightNote::Kind::MissingLetter, .field = {}, .text = name},
                tr("No face for \"%1\": it is not clear which card is meant").arg(name));
    if (cards.faces() > print::MostPlayCards) {
        addNote({.kind = print::PreflightNote::Kind::MissingLetter, .field = {}, .text = {}},
                tr("More than %n card(s) to cut out", nullptr, print::MostPlayCards));
        return {};
    }
    print::CardWishes wishes;
    wishes.backs = m_backs->isChecked();
    wishes.lines = m_cut->currentData().toBool();
    printed.pages = print::cardSheets(cards.cards(), print::paperSize(m_paper->currentText()), wishes, m_type);
    for (const auto& [letter, text] : m_type.missing())
        addNote({.kind = print::PreflightNote::Kind::MissingLetter, .field = {}, .text = text},
                tr("No font has the letter \"%1\" of \"%2\"").arg(letter, shown(text, 80)));
    return {};
}

void PrintDialog::showNotes(const std::vector<print::PreflightNote>& notes, const print::PrintJob& job)
{
    m_files.clear();
    for (const print::DeckFacts& deck : job.decks())
        m_files.push_back(deck.file);
    std::vector<print::PreflightNote> sorted = notes;
    std::ranges::stable_sort(sorted, {}, weightOf);
    for (const print::PreflightNote& note : sorted) {
        const bool ofOne = job.decks().size() > 1 && note.kind != print::PreflightNote::Kind::MissingLetter;
        addNote(note, ofOne ? tr("%1: %2").arg(job.decks()[note.deck].deck, note.text) : asSentence(note.text));
    }
}

void PrintDialog::addNote(print::PreflightNote note, const QString& text)
{
    m_noteList->addItem(new QListWidgetItem(iconOf(isGrave(note) ? Sign::Illegal : Sign::Warning), text));
    m_notes.push_back(std::move(note));
}

void PrintDialog::jumpTo(int note)
{
    if (note < 0 || note >= static_cast<int>(m_notes.size()))
        return;
    const print::PreflightNote& wanted = m_notes[static_cast<std::size_t>(note)];
    if (const auto edit = m_fields.find(wanted.field); edit != m_fields.end()) {
        edit->second->setFocus(Qt::OtherFocusReason);
        edit->second->selectAll();
        return;
    }
    using Kind = print::PreflightNote::Kind;
    if (wanted.kind == Kind::UnknownCard || wanted.kind == Kind::AmbiguousCard)
        Q_EMIT deckRowRequested(m_files[wanted.deck], static_cast<int>(wanted.section), static_cast<int>(wanted.row));
}

bool PrintDialog::savePdf(const QString& path)
{
    const auto& pages = m_preview->pages();
    QProgressDialog waiting(tr("Writing the PDF…"), tr("Cancel"), 0, static_cast<int>(pages.size()), this);
    waiting.setWindowModality(Qt::WindowModal);
    const bool shows = pages.size() > PagesWorthWaiting;
    const std::string pdf = print::pdfOf(pages, m_type, suggestedName(), [&](int done, int) {
        if (shows)
            waiting.setValue(done);
        return !waiting.wasCanceled();
    });
    waiting.reset();
    if (pdf.empty())
        return false;
    if (const auto written = carddb::writeFile(path, pdf); !written) {
        tell(errorLine(written.error().front()), Told::Wrong);
        return false;
    }
    keepProfile();
    return true;
}

bool PrintDialog::printOn(QPrinter& printer)
{
    const auto& pages = m_preview->pages();
    QProgressDialog waiting(tr("Printing…"), tr("Cancel"), 0, static_cast<int>(pages.size()), this);
    waiting.setWindowModality(Qt::WindowModal);
    printer.setFullPage(true);
    const auto setSize = [&](const print::Page& page) {
        printer.setPageSize(QPageSize(page.size, QPageSize::Millimeter, {}, QPageSize::FuzzyMatch));
    };
    if (pages.empty())
        return false;
    setSize(pages.front());
    QPainter painter;
    if (!painter.begin(&printer)) {
        tell(tr("The printer cannot be used."), Told::Wrong);
        return false;
    }
    constexpr double MillimetresOfInch = 25.4;
    const double scale = printer.resolution() / MillimetresOfInch;
    painter.scale(scale, scale);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (i > 0)
            printer.newPage();
        print::draw(pages[i], m_type, painter);
        if (pages.size() > PagesWorthWaiting)
            waiting.setValue(static_cast<int>(i) + 1);
        if (waiting.wasCanceled()) {
            painter.end();
            printer.abort();
            return false;
        }
    }
    waiting.reset();
    keepProfile();
    return true;
}

QString PrintDialog::suggestedName() const
{
    if (m_decks.size() != 1)
        return tr("Deck lists", "name of a file");
    return fileNameOf(QString::fromStdString(m_decks.front().deck->title));
}

void PrintDialog::choosePdf()
{
    QFileDialog chooser(this, tr("Save as PDF"), {}, tr("PDF (*.pdf)"));
    chooser.setAcceptMode(QFileDialog::AcceptSave);
    chooser.setDefaultSuffix(QStringLiteral("pdf")); // also before it asks whether a file may be replaced
    chooser.selectFile(suggestedName() + QStringLiteral(".pdf"));
    if (chooser.exec() != QDialog::Accepted)
        return;
    if (const QString path = chooser.selectedFiles().constFirst(); savePdf(path))
        tell(tr("Saved as %1").arg(path));
}

void PrintDialog::choosePrinter()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(suggestedName());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() == QDialog::Accepted)
        (void)printOn(printer);
}

void PrintDialog::tell(const QString& sentence, Told how)
{
    m_sign->setVisible(how != Told::Plain);
    m_sign->setPixmap(
        how == Told::Plain
            ? QPixmap()
            : iconOf(how == Told::Ready ? Sign::Legal : Sign::Illegal).pixmap(m_state->fontMetrics().height()));
    m_state->setText(sentence);
}

void PrintDialog::keepProfile()
{
    const print::Person person = wishes().occasion.person;
    const QString path = print::profilePath(m_places);
    const auto before = print::readProfile(path);
    // A profile that cannot be read was written by hand: it is for its author to mend, not for us to overwrite.
    if (!before || *before == person)
        return;
    if (const auto written = print::writeProfile(path, person); !written)
        tell(errorLine(written.error().front()), Told::Wrong);
}

} // namespace muster::app

#include "moc_print_dialog.cpp"

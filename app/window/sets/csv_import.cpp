// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/csv_import.h"

#include <algorithm>
#include <array>

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "model/cards/csv.h"
#include "model/cards/csv_columns.h"

namespace muster::app {

namespace {

constexpr std::size_t MostShown = 2000; ///< rows in the preview; all are checked

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(Blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(Blanks) - begin + 1);
}

/// The value of a cell as drafts have it: word lists separated by commas.
std::string valueOf(std::string_view cell, const CsvColumn& column, const Game& game)
{
    std::string value(trimmed(cell));
    const FieldIndex field = column.inner();
    if (field.valid() && game.field(field).kind == FieldKind::Words && value.find_first_of(",;") == std::string::npos) {
        std::string words;
        std::string_view rest = value;
        while (!(rest = trimmed(rest)).empty()) {
            const auto end = std::min(rest.find_first_of(" \t\r\n"), rest.size());
            (words += words.empty() ? "" : ", ") += rest.substr(0, end);
            rest.remove_prefix(end);
        }
        return words;
    }
    return value;
}

/// `# key: value` lines before the header row, taken off the bytes.
void takeHeader(std::string_view& bytes, int& line, SetInfo& info)
{
    while (bytes.starts_with('#')) {
        const auto end = std::min(bytes.find('\n'), bytes.size());
        const std::string_view text = bytes.substr(1, end - 1);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        ++line;
        const auto colon = text.find(':');
        if (colon == std::string_view::npos)
            continue;
        const auto key = trimmed(text.substr(0, colon));
        const std::string value(trimmed(text.substr(colon + 1)));
        const std::array<std::pair<std::string_view, std::string*>, 5> fields{{{"set", &info.code},
                                                                               {"name", &info.name},
                                                                               {"version", &info.version},
                                                                               {"date", &info.date},
                                                                               {"licence", &info.licence}}};
        for (const auto& [name, place] : fields) {
            if (key == name)
                *place = value;
        }
        if (key == "authors")
            info.authors = {value};
    }
}

} // namespace

Result<CsvCards> readCsvCards(std::string_view bytes, const std::string& file, const Game& game)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    yaml::Report report(file);
    CsvCards result;
    int line = 1;
    takeHeader(bytes, line, result.info);
    const auto rows = parseCsv(bytes, line, report, 200'001);
    if (rows.empty() && !report.failed())
        report.add(ErrorKind::Empty, {line, 1}, {}, {"a header row"});
    if (report.failed())
        return failure(report.take());
    const auto columns = readCsvHeader(rows.front(), game, report);
    for (std::size_t r = 1; r < rows.size(); ++r) {
        if (rows[r].size() != columns.size())
            report.add(
                ErrorKind::BadCsv, rows[r].front().at, {},
                {std::to_string(rows[r].size()) + " cells under " + std::to_string(columns.size()) + " headings"});
    }
    if (report.failed())
        return failure(report.take());
    for (const CsvCell& heading : rows.front())
        result.columns.push_back(heading.text);
    for (std::size_t r = 1; r < rows.size(); ++r) {
        CardDraft draft;
        std::vector<std::string> cells;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const CsvColumn& column = columns[c];
            cells.push_back(rows[r][c].text);
            const std::string value = valueOf(rows[r][c].text, column, game);
            if (value.empty())
                continue;
            if (!column.field.valid()) {
                std::string& place = column.key == "id" ? draft.id
                    : column.key == "name"              ? draft.name
                    : column.key == "type"              ? draft.type
                                                        : draft.text;
                place = value;
            } else if (column.part < 0) {
                draft.values[game.field(column.field).key] = value;
            } else {
                auto& parts = draft.parts[game.field(column.field).key];
                parts.resize(std::max(parts.size(), static_cast<std::size_t>(column.part) + 1));
                parts[static_cast<std::size_t>(column.part)][column.partKey] = value;
            }
        }
        for (auto& [key, parts] : draft.parts) // a part whose cells are all empty is none
            std::erase_if(parts, [](const CardDraft::Values& values) { return values.empty(); });
        result.cards.push_back(std::move(draft));
        result.cells.push_back(std::move(cells));
        result.lines.push_back(rows[r].front().at.line);
    }
    if (result.info.code.empty() && !result.cards.empty())
        result.info.code = result.cards.front().id.substr(
            0, std::min(result.cards.front().id.rfind('-'), result.cards.front().id.size()));
    return result;
}

CsvImport::CsvImport(CsvCards cards, std::string file, std::shared_ptr<const Game> game, QWidget* parent)
    : QDialog(parent),
      m_cards(std::move(cards)),
      m_file(std::move(file)),
      m_game(std::move(game)),
      m_code(new QLineEdit(this)),
      m_name(new QLineEdit(this)),
      m_version(new QLineEdit(this)),
      m_date(new QLineEdit(this)),
      m_authors(new QLineEdit(this)),
      m_licence(new QLineEdit(this)),
      m_table(new QTableWidget(this)),
      m_problems(new QListWidget(this)),
      m_state(new QLabel(this)),
      m_add(nullptr)
{
    setWindowTitle(tr("Cards From a Table"));
    const auto line = [](const std::string& text) { return QString::fromStdString(text); };
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto field = [&](const QString& label, QLineEdit* edit, const QString& value) {
        edit->setText(value);
        form->addRow(label, edit);
        edit->setAccessibleName(QString(label).remove(QLatin1Char('&')));
        connect(edit, &QLineEdit::textChanged, this, &CsvImport::check);
    };
    field(tr("&Code"), m_code, line(m_cards.info.code));
    field(tr("&Name"), m_name,
          m_cards.info.name.empty() ? QFileInfo(line(m_file)).completeBaseName() : line(m_cards.info.name));
    field(tr("&Version"), m_version, m_cards.info.version.empty() ? QStringLiteral("1.0") : line(m_cards.info.version));
    field(tr("&Date"), m_date, line(m_cards.info.date));
    field(tr("&Authors"), m_authors, m_cards.info.authors.empty() ? QString() : line(m_cards.info.authors.front()));
    field(tr("&License"), m_licence, line(m_cards.info.licence));
    m_code->setPlaceholderText(tr("two to eight capitals and digits"));
    m_date->setPlaceholderText(QStringLiteral("2026-11-01"));

    const auto rows = std::min(m_cards.cells.size(), MostShown);
    m_table->setTabKeyNavigation(false); // Tab leads on
    m_table->setAccessibleName(tr("Rows of the table"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setRowCount(static_cast<int>(rows));
    m_table->setColumnCount(static_cast<int>(m_cards.columns.size()) + 1);
    QStringList headings{tr("State")};
    for (const std::string& column : m_cards.columns)
        headings += shown(column);
    m_table->setHorizontalHeaderLabels(headings);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    QStringList lines;
    for (std::size_t r = 0; r < rows; ++r) {
        lines += QString::number(m_cards.lines[r]);
        const auto row = static_cast<int>(r);
        m_table->setItem(row, 0, new QTableWidgetItem);
        for (std::size_t c = 0; c < m_cards.cells[r].size(); ++c)
            m_table->setItem(row, static_cast<int>(c) + 1, new QTableWidgetItem(shown(m_cards.cells[r][c])));
    }
    m_table->setVerticalHeaderLabels(lines);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 2
                                                     + 4); // what is wrong, in two lines
    m_problems->setAccessibleName(tr("What is wrong"));
    m_problems->setWordWrap(true);
    m_state->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_add = buttons->addButton(tr("Add the &set"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &CsvImport::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CsvImport::reject);
    connect(m_problems, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && item->data(Qt::UserRole).toInt() >= 0)
            m_table->selectRow(item->data(Qt::UserRole).toInt());
    });
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_table, 3);
    layout->addWidget(m_problems, 1);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 120, metrics.lineSpacing() * 40);
    check();
    m_table->resizeColumnsToContents();
    for (int c = 0; c < m_table->columnCount(); ++c)
        m_table->setColumnWidth(c, std::min(m_table->columnWidth(c), metrics.averageCharWidth() * 34));
}

SetInfo CsvImport::info() const
{
    SetInfo info;
    info.code = m_code->text().trimmed().toStdString();
    info.name = m_name->text().trimmed().toStdString();
    info.version = m_version->text().trimmed().toStdString();
    info.date = m_date->text().trimmed().toStdString();
    if (!m_authors->text().trimmed().isEmpty())
        info.authors = {m_authors->text().trimmed().toStdString()};
    info.licence = m_licence->text().trimmed().toStdString();
    info.file = m_file;
    return info;
}

void CsvImport::check()
{
    // One text for all cards: adding them one by one would read the set again each time.
    std::string text = SetText::create(info(), m_game).text();
    const auto list = text.rfind("cards: []");
    text.replace(list, 9, m_cards.cards.empty() ? "cards: []" : "cards:");
    for (const CardDraft& card : m_cards.cards)
        text += '\n' + yamlOf(card, *m_game);
    auto set = SetText::read(std::move(text), m_file, m_game);
    Errors errors;
    if (!set) {
        errors = set.error();
    } else {
        m_set = std::move(*set);
        if (const auto checked = m_set->check(); !checked)
            errors = checked.error();
    }
    m_errors = static_cast<int>(errors.size());
    m_problems->clear();
    std::vector<QString> states(m_cards.cards.size());
    for (const Error& error : errors) {
        int row = -1;
        if (error.path.starts_with("cards["))
            row = std::atoi(error.path.c_str() + 6);
        const QString place = error.path.substr(0, error.path.find('.')) == error.path
            ? QString()
            : shown(error.path.substr(error.path.find('.') + 1));
        QString sentence = errorSentence(error);
        if (!place.isEmpty() && row >= 0)
            sentence = tr("%1: %2", "column, what is wrong there").arg(place, sentence);
        if (row >= 0 && row < static_cast<int>(states.size())) {
            states[static_cast<std::size_t>(row)] +=
                (states[static_cast<std::size_t>(row)].isEmpty() ? QString() : QStringLiteral("; ")) + sentence;
            sentence = tr("Line %1: %2").arg(m_cards.lines[static_cast<std::size_t>(row)]).arg(sentence);
        }
        auto* item = new QListWidgetItem(sentence, m_problems);
        item->setData(Qt::UserRole, row < m_table->rowCount() ? row : -1);
    }
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString& state = states[static_cast<std::size_t>(row)];
        QTableWidgetItem* item = m_table->item(row, 0);
        item->setText(state.isEmpty() ? tr("✓ in order") : tr("✗ %1", "what is wrong").arg(state));
        item->setToolTip(state);
    }
    m_problems->setVisible(!errors.empty());
    m_state->setText(
        errors.empty() ? tr("✓ %n card(s), all in order. The set is kept as YAML, and each card can be edited.",
                            nullptr, static_cast<int>(m_cards.cards.size()))
                       : tr("✗ %n thing(s) to mend, in the table or in the fields above, before the set can be added.",
                            nullptr, m_errors));
    if (static_cast<int>(m_cards.cards.size()) > m_table->rowCount())
        m_state->setText(m_state->text() + QLatin1Char(' ')
                         + tr("Only the first %n row(s) are shown; all were checked.", nullptr, m_table->rowCount()));
    m_add->setEnabled(errors.empty());
}

} // namespace muster::app

#include "moc_csv_import.cpp"

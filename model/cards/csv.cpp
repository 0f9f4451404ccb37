// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/csv.h"

#include <algorithm>

#include "model/cards/csv_cell.h"

namespace muster {

namespace {

/// No game has so many fields.
constexpr std::size_t MostCells = 1000;

char separatorOf(std::string_view bytes)
{
    const auto line = bytes.substr(0, bytes.find('\n'));
    for (const char separator : {',', ';', '\t'}) {
        if (line.find(separator) != std::string_view::npos)
            return separator;
    }
    return ',';
}

class CsvParser {
public:
    CsvParser(std::string_view bytes, int firstLine, yaml::Report& report)
        : m_bytes(bytes),
          m_separator(separatorOf(bytes)),
          m_report(report),
          m_at{firstLine, 1}
    {
    }

    std::vector<CsvRow> parse(std::size_t mostRows)
    {
        std::vector<CsvRow> rows;
        for (skipEmptyLines(); !atEnd() && !m_report.full(); skipEmptyLines()) {
            if (rows.size() >= mostRows) {
                m_report.add(ErrorKind::WrongCount, m_at, {},
                             {"more", "at most " + std::to_string(mostRows) + " rows"});
                break;
            }
            CsvRow row;
            m_rowIsGood = true;
            do
                row.push_back(asText(readCell()));
            while (row.size() <= MostCells && take(m_separator));
            if (row.size() > MostCells) {
                fail(row.back().at, "more than " + std::to_string(MostCells) + " cells in a row");
                break;
            }
            takeLineEnd();
            const bool isEmpty = row.size() == 1 && row.front().text.empty();
            if (m_rowIsGood && !isEmpty)
                rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_offset >= m_bytes.size(); }
    [[nodiscard]] char current() const { return m_bytes[m_offset]; }
    [[nodiscard]] bool atLineEnd() const
    {
        return current() == '\n' || (current() == '\r' && m_bytes.substr(m_offset, 2) == "\r\n");
    }
    [[nodiscard]] bool atCellEnd() const { return atEnd() || current() == m_separator || atLineEnd(); }

    void advance()
    {
        if (current() == '\n')
            m_at = {m_at.line + 1, 1};
        else if ((static_cast<unsigned char>(current()) & 0xc0u) != 0x80u)
            ++m_at.column;
        ++m_offset;
    }

    void skipEmptyLines()
    {
        for (; !atEnd() && current() == '\n'; ++m_offset)
            m_at = {m_at.line + 1, 1};
    }

    bool take(char c)
    {
        if (atEnd() || current() != c)
            return false;
        advance();
        return true;
    }

    void takeLineEnd()
    {
        while (!atEnd() && !take('\n'))
            advance();
    }

    void fail(Position at, std::string what)
    {
        if (m_rowIsGood)
            m_report.add(ErrorKind::BadCsv, at, {}, {std::move(what)});
        m_rowIsGood = false;
    }

    static CsvCell asText(CsvCell cell)
    {
        cell.text = cellText(cell.text);
        return cell;
    }

    CsvCell readCell()
    {
        CsvCell cell;
        if (!atEnd() && current() == '"')
            return readQuoted();
        cell.at = m_at;
        const auto begin = m_offset;
        while (!atCellEnd()) {
            if (current() == '"')
                fail(m_at, "a quote inside a cell that does not begin with one");
            advance();
        }
        cell.text = m_bytes.substr(begin, m_offset - begin);
        return cell;
    }

    CsvCell readQuoted()
    {
        const auto opened = m_at;
        advance();
        CsvCell cell;
        cell.at = m_at;
        for (;;) {
            const auto quote = m_bytes.find('"', m_offset);
            if (quote == std::string_view::npos) {
                fail(opened, "a quote that is never closed");
                m_offset = m_bytes.size();
                return cell;
            }
            cell.text += m_bytes.substr(m_offset, quote - m_offset);
            while (m_offset <= quote)
                advance();
            if (!take('"'))
                break;
            cell.text += '"';
        }
        if (!atCellEnd()) {
            fail(m_at, "text behind a closing quote");
            while (!atCellEnd())
                advance();
        }
        return cell;
    }

    std::string_view m_bytes;
    char m_separator;
    yaml::Report& m_report;
    Position m_at;
    std::size_t m_offset = 0;
    bool m_rowIsGood = true;
};

} // namespace

std::vector<CsvRow> parseCsv(std::string_view bytes, int firstLine, yaml::Report& report, std::size_t mostRows)
{
    return CsvParser(bytes, firstLine, report).parse(mostRows);
}

} // namespace muster

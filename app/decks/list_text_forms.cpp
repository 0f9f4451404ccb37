// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/list_text_forms.h"

#include <algorithm>
#include <array>

#include <QStringDecoder>
#include <QXmlStreamReader>

#include "model/text/fold.h"

namespace muster::app {

namespace {

using namespace Qt::StringLiterals;

/// Windows-1252 where it differs from Latin-1, from 0x80 to 0x9f; 0 for bytes that are nothing.
constexpr std::array<char16_t, 32> Windows1252{
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178,
};

QByteArrayView viewOf(std::string_view bytes) { return {bytes.data(), static_cast<qsizetype>(bytes.size())}; }

std::string fromWindows1252(std::string_view bytes)
{
    QString text = QString::fromLatin1(viewOf(bytes));
    for (QChar& c : text) {
        if (c.unicode() >= 0x80 && c.unicode() <= 0x9f)
            c = Windows1252[c.unicode() - 0x80u] == 0 ? QChar(0xfffd) : QChar(Windows1252[c.unicode() - 0x80u]);
    }
    return text.toStdString();
}

/// UTF-16 by its mark, or by the zero bytes that a text of the West is half of; the mark is not kept.
std::optional<QStringConverter::Encoding> utf16Of(std::string_view bytes)
{
    if (bytes.starts_with("\xff\xfe"))
        return QStringConverter::Utf16LE;
    if (bytes.starts_with("\xfe\xff"))
        return QStringConverter::Utf16BE;
    const std::string_view head = bytes.substr(0, 200);
    std::size_t zeros[2] = {};
    for (std::size_t i = 0; i < head.size(); ++i)
        zeros[i % 2] += head[i] == '\0' ? 1 : 0;
    if (head.size() < 4 || std::max(zeros[0], zeros[1]) * 5 < head.size() * 2 || std::min(zeros[0], zeros[1]) > 0)
        return std::nullopt;
    return zeros[1] > 0 ? QStringConverter::Utf16LE : QStringConverter::Utf16BE;
}

/// A text list that grows with the lines of the file it comes from.
class GrowingList {
public:
    void add(const QString& line, qint64 number)
    {
        for (; m_lines + 1 < number; ++m_lines)
            m_text += '\n';
        m_text += line.simplified().toStdString() + '\n';
        ++m_lines;
    }
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    std::string m_text;
    qint64 m_lines = 0;
};

} // namespace

std::string listInUtf8(std::string_view bytes)
{
    if (const auto encoding = utf16Of(bytes)) {
        QStringDecoder decoder(*encoding);
        const QString text = decoder(viewOf(bytes));
        return text.toStdString();
    }
    return isUtf8(bytes) ? std::string(bytes) : fromWindows1252(bytes);
}

std::string documentKind(std::string_view bytes)
{
    struct Mark {
        std::string_view bytes;
        const char* kind;
    };
    constexpr std::array<Mark, 8> Marks{{{"%PDF-", "a PDF document"},
                                         {"{\\rtf", "a document of a word processor"},
                                         {"\xd0\xcf\x11\xe0", "a document of a word processor"},
                                         {"PK\x03\x04", "a packed file, as office programs write them"},
                                         {"\x1f\x8b", "a packed file"},
                                         {"\x89PNG", "a picture"},
                                         {"\xff\xd8\xff", "a picture"},
                                         {"GIF89a", "a picture"}}};
    for (const Mark& mark : Marks) {
        if (bytes.starts_with(mark.bytes))
            return mark.kind;
    }
    const std::string head = fold(bytes.substr(0, 200));
    const std::string_view begin = std::string_view(head).substr(std::min(head.find('<'), head.size()));
    const bool isFirst = head.find_first_not_of(' ') == head.find('<');
    return isFirst && (begin.starts_with("<!doctype html") || begin.starts_with("<html")) ? "a web page"
                                                                                          : std::string();
}

bool isXml(std::string_view bytes)
{
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    return bytes.starts_with("<?xml") || bytes.starts_with("<cockatrice_deck") || bytes.starts_with("<Deck");
}

std::optional<std::string> listOfXml(std::string_view bytes)
{
    QXmlStreamReader xml(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    GrowingList list;
    QString zone;
    bool any = false;
    const auto enter = [&](const QString& name, qint64 line) {
        if (name != zone)
            list.add(u"["_s + name + u"]"_s, line);
        zone = name;
    };
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes about = xml.attributes();
        if (xml.name() == "deckname"_L1) { // of .cod
            const qint64 line = xml.lineNumber();
            if (const QString name = xml.readElementText(QXmlStreamReader::SkipChildElements);
                !name.trimmed().isEmpty())
                list.add(u"Name: "_s + name, line);
        } else if (xml.name() == "zone"_L1) {
            enter(about.value("name"_L1).toString(), xml.lineNumber());
        } else if (xml.name() == "card"_L1 && about.hasAttribute("number"_L1)) {
            list.add(about.value("number"_L1).toString() + u' ' + about.value("name"_L1).toString(), xml.lineNumber());
            any = true;
        } else if (xml.name() == "Cards"_L1 && about.hasAttribute("Quantity"_L1)) { // of .dek
            enter(about.value("Sideboard"_L1) == "true"_L1 ? u"sideboard"_s : u"main"_s, xml.lineNumber() - 1);
            list.add(about.value("Quantity"_L1).toString() + u' ' + about.value("Name"_L1).toString(),
                     xml.lineNumber());
            any = true;
        }
    }
    return any && !xml.hasError() ? std::optional(list.take()) : std::nullopt;
}

} // namespace muster::app

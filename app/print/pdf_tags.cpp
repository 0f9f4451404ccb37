// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/pdf_tags.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QRegularExpression>
#include <QtEndian>

namespace muster::app::print {

namespace {

/// The objects of a file, by number.
struct PdfObjects {
    std::map<int, QByteArray> objects; ///< each from "N 0 obj" to "endobj"
    std::map<int, QByteArray> small;   ///< many that say little: their contents alone, to be packed together
    int root = 0;
    int info = 0;
};

std::optional<int> pdfReference(const QByteArray& in, const char* key)
{
    const QRegularExpression pattern(QStringLiteral("%1\\s+(\\d+) 0 R").arg(QLatin1String(key)));
    const auto match = pattern.match(QString::fromLatin1(in));
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

std::optional<PdfObjects> objectsOf(const QByteArray& pdf)
{
    const qsizetype at = pdf.lastIndexOf("startxref");
    const qsizetype table = at < 0 ? -1 : pdf.mid(at + 9).simplified().split(' ').value(0).toLongLong();
    const qsizetype trailer = pdf.lastIndexOf("trailer");
    if (table <= 0 || trailer < table || pdf.mid(table, 4) != "xref")
        return std::nullopt;
    const QList<QByteArray> lines = pdf.mid(table, trailer - table).split('\n');
    std::map<qsizetype, int> begins; // by place, that each ends where the next begins
    for (qsizetype i = 2; i < lines.size(); ++i) {
        const QList<QByteArray> entry = lines[i].simplified().split(' ');
        if (entry.size() == 3 && entry[2] == "n")
            begins[entry[0].toLongLong()] = static_cast<int>(i - 2);
    }
    PdfObjects parts;
    const QByteArray end = pdf.mid(trailer);
    parts.root = pdfReference(end, "/Root").value_or(0);
    parts.info = pdfReference(end, "/Info").value_or(0);
    for (auto it = begins.begin(); it != begins.end(); ++it) {
        const qsizetype until = std::next(it) == begins.end() ? table : std::next(it)->first;
        parts.objects[it->second] = pdf.mid(it->first, until - it->first);
    }
    return parts.objects.contains(parts.root) ? std::optional(std::move(parts)) : std::nullopt;
}

/// What draws a page; nothing where it cannot be read.
std::optional<QByteArray> drawingOf(const QByteArray& object)
{
    const qsizetype begin = object.indexOf("stream\n");
    const qsizetype end = object.lastIndexOf("endstream");
    if (begin < 0 || end < begin)
        return std::nullopt;
    const QByteArray stream = object.mid(begin + 7, end - begin - 7);
    if (!object.left(begin).contains("/FlateDecode"))
        return stream;
    QByteArray packed(4, '\0'); // qUncompress wants the size before the data, and takes it for a guess
    qToBigEndian(static_cast<quint32>(stream.size() * 8), packed.data());
    const QByteArray whole = qUncompress(packed + stream);
    return whole.isEmpty() ? std::nullopt : std::optional(whole);
}

/// Each text between marks with a number; `texts` says how many there are.
QByteArray markedTexts(const QByteArray& drawn, int& texts)
{
    QByteArray result = "/Artifact BMC\n";
    for (const QByteArray& line : drawn.split('\n')) {
        if (line == "BT")
            result += "EMC\n/P <</MCID " + QByteArray::number(texts++) + ">> BDC\n";
        result += line + '\n';
        if (line == "ET")
            result += "EMC\n/Artifact BMC\n";
    }
    return result + "EMC\n";
}

QByteArray pdfObject(int number, const QByteArray& content)
{
    return QByteArray::number(number) + " 0 obj\n" + content + "\nendobj\n";
}

QByteArray pdfReferences(const std::vector<int>& numbers)
{
    QByteArray all;
    for (const int number : numbers)
        all += QByteArray::number(number) + " 0 R ";
    return all;
}

/// The keys of an object's dictionary, without its brackets, so that more can be added.
QByteArray keysOfPdf(const QByteArray& object)
{
    const qsizetype begin = object.indexOf("<<");
    const qsizetype end = object.lastIndexOf(">>");
    return begin < 0 || end < begin ? QByteArray() : object.mid(begin + 2, end - begin - 2).trimmed();
}

std::vector<int> pagesOfPdf(const PdfObjects& parts)
{
    std::vector<int> pages;
    const auto list = parts.objects.find(pdfReference(parts.objects.at(parts.root), "/Pages").value_or(0));
    if (list == parts.objects.end())
        return pages;
    const qsizetype begin = list->second.indexOf('[', list->second.indexOf("/Kids"));
    const QByteArray kids = list->second.mid(begin + 1, list->second.indexOf(']', begin) - begin - 1);
    const QList<QByteArray> words = kids.simplified().split(' ');
    for (qsizetype i = 0; i + 2 < words.size(); i += 3)
        pages.push_back(words[i].toInt());
    return pages;
}

QByteArray pdfStream(int number, const QByteArray& keys, const QByteArray& content)
{
    const QByteArray packed = qCompress(content).mid(4);
    return pdfObject(number,
                     "<< " + keys + " /Length " + QByteArray::number(packed.size())
                         + " /Filter /FlateDecode >>\nstream\n" + packed + "\nendstream");
}

/// The small objects as one: first the number and the place of each.
QByteArray packedPdfObjects(const std::map<int, QByteArray>& small, int number)
{
    QByteArray places;
    QByteArray contents;
    for (const auto& [one, content] : small) {
        places += QByteArray::number(one) + ' ' + QByteArray::number(contents.size()) + ' ';
        contents += content + '\n';
    }
    return pdfStream(
        number, "/Type /ObjStm /N " + QByteArray::number(small.size()) + " /First " + QByteArray::number(places.size()),
        places + contents);
}

/// An entry of the table of objects: a kind, and two numbers of four bytes and of two.
void addPdfEntry(QByteArray& table, char kind, qsizetype place, qsizetype index)
{
    std::array<char, 6> numbers{};
    qToBigEndian(static_cast<quint32>(place), numbers.data());
    qToBigEndian(static_cast<quint16>(index), numbers.data() + 4);
    table += kind;
    table.append(numbers.data(), numbers.size());
}

QByteArray writtenPdf(PdfObjects parts)
{
    constexpr char Free = 0;
    constexpr char AtPlace = 1;
    constexpr char Packed = 2;
    const int pack = std::max(parts.objects.rbegin()->first, parts.small.rbegin()->first) + 1;
    const int table = pack + 1;
    parts.objects[pack] = packedPdfObjects(parts.small, pack);
    QByteArray pdf = "%PDF-1.5\n%\xe2\xe3\xcf\xd3\n";
    QByteArray entries;
    qsizetype index = 0; // within the pack
    for (int number = 0; number < table; ++number) {
        if (const auto object = parts.objects.find(number); object != parts.objects.end()) {
            addPdfEntry(entries, AtPlace, pdf.size(), 0);
            pdf += object->second;
        } else if (parts.small.contains(number)) {
            addPdfEntry(entries, Packed, pack, index++);
        } else {
            addPdfEntry(entries, Free, 0, 0xffff);
        }
    }
    const QByteArray begins = QByteArray::number(pdf.size());
    addPdfEntry(entries, AtPlace, pdf.size(), 0);
    pdf += pdfStream(table,
                     "/Type /XRef /W [ 1 4 2 ] /Size " + QByteArray::number(table + 1) + " /Info "
                         + QByteArray::number(parts.info) + " 0 R /Root " + QByteArray::number(parts.root) + " 0 R",
                     entries);
    return pdf + "startxref\n" + begins + "\n%%EOF\n";
}

} // namespace

QByteArray taggedPdf(const QByteArray& pdf, const QString& language)
{
    auto parts = objectsOf(pdf);
    const std::vector<int> pages = parts ? pagesOfPdf(*parts) : std::vector<int>();
    if (pages.empty())
        return pdf;
    int next = parts->objects.rbegin()->first + 1;
    const int tree = next++;
    const int document = next++;
    const int owners = next++; // whose each mark of a page is
    std::vector<int> paragraphs;
    QByteArray ofPages;
    for (std::size_t at = 0; at < pages.size(); ++at) {
        const int page = pages[at];
        const auto contents =
            parts->objects.contains(page) ? pdfReference(parts->objects[page], "/Contents") : std::nullopt;
        const auto drawn =
            contents && parts->objects.contains(*contents) ? drawingOf(parts->objects[*contents]) : std::nullopt;
        if (!drawn)
            return pdf;
        int texts = 0;
        parts->objects[*contents] = pdfStream(*contents, {}, markedTexts(*drawn, texts));
        parts->objects[page] = pdfObject(page,
                                         "<<\n" + keysOfPdf(parts->objects[page]) + "\n/Tabs /S\n/StructParents "
                                             + QByteArray::number(at) + "\n>>");
        std::vector<int> own;
        for (int text = 0; text < texts; ++text) {
            own.push_back(next);
            parts->small[next++] = "<< /S /P /P " + QByteArray::number(document) + " 0 R /Pg "
                + QByteArray::number(page) + " 0 R /K " + QByteArray::number(text) + " >>";
        }
        ofPages += QByteArray::number(at) + " [ " + pdfReferences(own) + "]\n";
        paragraphs.insert(paragraphs.end(), own.begin(), own.end());
    }
    parts->small[tree] = "<< /Type /StructTreeRoot /K " + QByteArray::number(document) + " 0 R /ParentTree "
        + QByteArray::number(owners) + " 0 R /ParentTreeNextKey " + QByteArray::number(pages.size()) + " >>";
    parts->small[document] = "<< /Type /StructElem /S /Document /P " + QByteArray::number(tree) + " 0 R /K [ "
        + pdfReferences(paragraphs) + "] >>";
    parts->small[owners] = "<< /Nums [\n" + ofPages + "] >>";
    parts->objects[parts->root] =
        pdfObject(parts->root,
                  "<<\n" + keysOfPdf(parts->objects[parts->root]) + "\n/MarkInfo << /Marked true >>\n/StructTreeRoot "
                      + QByteArray::number(tree) + " 0 R\n/Lang (" + language.toLatin1()
                      + ")\n/ViewerPreferences << /DisplayDocTitle true >>\n>>");
    return writtenPdf(std::move(*parts));
}

} // namespace muster::app::print

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/pdf_tags.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include <QRegularExpression>
#include <QtEndian>

namespace muster::app::print {

namespace {

/// The objects of a file, by number, each from "N 0 obj" to "endobj".
struct PdfObjects {
    std::map<int, QByteArray> objects;
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

QByteArray writtenPdf(const PdfObjects& parts)
{
    QByteArray pdf = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
    const int size = parts.objects.rbegin()->first + 1;
    std::vector<qsizetype> begins(static_cast<std::size_t>(size), -1);
    for (const auto& [number, bytes] : parts.objects) {
        begins[static_cast<std::size_t>(number)] = pdf.size();
        pdf += bytes;
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(size) + "\n0000000000 65535 f \n";
    for (std::size_t number = 1; number < begins.size(); ++number)
        pdf += begins[number] < 0 ? QByteArray("0000000000 00000 f \n")
                                  : QByteArray::number(begins[number]).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer\n<<\n/Size " + QByteArray::number(size) + "\n/Info " + QByteArray::number(parts.info)
        + " 0 R\n/Root " + QByteArray::number(parts.root) + " 0 R\n>>\nstartxref\n" + QByteArray::number(table)
        + "\n%%EOF\n";
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
        const QByteArray packed = qCompress(markedTexts(*drawn, texts)).mid(4);
        parts->objects[*contents] = pdfObject(*contents,
                                              "<< /Length " + QByteArray::number(packed.size())
                                                  + " /Filter /FlateDecode >>\nstream\n" + packed + "\nendstream");
        parts->objects[page] = pdfObject(page,
                                         "<<\n" + keysOfPdf(parts->objects[page]) + "\n/Tabs /S\n/StructParents "
                                             + QByteArray::number(at) + "\n>>");
        std::vector<int> own;
        for (int text = 0; text < texts; ++text) {
            own.push_back(next);
            parts->objects[next] =
                pdfObject(next,
                          "<< /S /P /P " + QByteArray::number(document) + " 0 R /Pg " + QByteArray::number(page)
                              + " 0 R /K " + QByteArray::number(text) + " >>");
            ++next;
        }
        ofPages += QByteArray::number(at) + " [ " + pdfReferences(own) + "]\n";
        paragraphs.insert(paragraphs.end(), own.begin(), own.end());
    }
    parts->objects[tree] = pdfObject(tree,
                                     "<< /Type /StructTreeRoot /K " + QByteArray::number(document) + " 0 R /ParentTree "
                                         + QByteArray::number(owners) + " 0 R /ParentTreeNextKey "
                                         + QByteArray::number(pages.size()) + " >>");
    parts->objects[document] = pdfObject(document,
                                         "<< /Type /StructElem /S /Document /P " + QByteArray::number(tree)
                                             + " 0 R /K [ " + pdfReferences(paragraphs) + "] >>");
    parts->objects[owners] = pdfObject(owners, "<< /Nums [\n" + ofPages + "] >>");
    parts->objects[parts->root] =
        pdfObject(parts->root,
                  "<<\n" + keysOfPdf(parts->objects[parts->root]) + "\n/MarkInfo << /Marked true >>\n/StructTreeRoot "
                      + QByteArray::number(tree) + " 0 R\n/Lang (" + language.toLatin1()
                      + ")\n/ViewerPreferences << /DisplayDocTitle true >>\n>>");
    return writtenPdf(*parts);
}

} // namespace muster::app::print

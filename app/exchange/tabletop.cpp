// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/tabletop.h"

#include <algorithm>
#include <map>

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include "app/exchange/face_pictures.h"
#include "app/faces/printed_words.h"
#include "app/output/json_writer.h"
#include "app/text/shown.h"
#include "model/decks/list_writer.h"

namespace muster::app {

namespace {

using namespace Qt::StringLiterals;

constexpr int SheetColumns = 10; ///< the most that a sheet may have
constexpr int Rows = 7;
constexpr int FacesOfSheet = SheetColumns * Rows - 1; ///< the last place shows cards that are hidden
constexpr int LeastRows = 2;
constexpr int FaceWidthInPixels = 409; ///< ten stay below 4096, the most that graphics cards of old take
constexpr double BetweenPiles = 4;

/// A card of a pile and the number under which the sheets have its face.
struct Copy {
    CardIndex card;
    std::size_t face = 0;
};

struct Pile {
    std::string section;
    std::vector<Copy> copies;
};

int sheetOf(std::size_t face) { return static_cast<int>(face) / FacesOfSheet + 1; }
int numberOf(std::size_t face) { return sheetOf(face) * 100 + static_cast<int>(face) % FacesOfSheet; }

/// The piles of a deck, and each face once.
class Piles {
public:
    explicit Piles(const ResolvedDeck& deck)
    {
        for (const ListingPart& part : listing(deck)) {
            if (m_piles.empty() || m_piles.back().section != part.section)
                m_piles.push_back({part.section, {}});
            for (const ListingLine& line : part.lines) {
                const ResolvedEntry& entry = deck.entries()[line.entry];
                if (entry.status == ResolvedEntry::Status::Card)
                    m_piles.back().copies.insert(m_piles.back().copies.end(), static_cast<std::size_t>(line.count),
                                                 {entry.card, faceOf(entry.card)});
            }
        }
        std::erase_if(m_piles, [](const Pile& pile) { return pile.copies.empty(); });
    }

    [[nodiscard]] const std::vector<Pile>& piles() const { return m_piles; }
    [[nodiscard]] const std::vector<CardIndex>& faces() const { return m_faces; }
    [[nodiscard]] int sheets() const { return m_faces.empty() ? 0 : sheetOf(m_faces.size() - 1); }
    [[nodiscard]] int rows(int sheet) const
    {
        const int faces = std::min(FacesOfSheet, static_cast<int>(m_faces.size()) - (sheet - 1) * FacesOfSheet);
        return std::max(LeastRows, (faces + SheetColumns) / SheetColumns); // with a place for the hidden card
    }

private:
    std::size_t faceOf(CardIndex card)
    {
        const auto [known, isNew] = m_known.try_emplace(card.value, m_faces.size());
        if (isNew)
            m_faces.push_back(card);
        return known->second;
    }

    std::vector<Pile> m_piles;
    std::vector<CardIndex> m_faces;
    std::map<std::uint32_t, std::size_t> m_known;
};

/// Names of the pictures and where they lie.
class Beside {
public:
    explicit Beside(const QString& target) : m_target(target), m_stem(m_target.completeBaseName()) { }
    [[nodiscard]] QString sheet(int number) const { return u"%1-%2.png"_s.arg(m_stem).arg(number); }
    [[nodiscard]] QString back() const { return m_stem + u"-back.png"_s; }
    [[nodiscard]] QString url(const QString& name) const
    {
        return QUrl::fromLocalFile(m_target.absolutePath() + u'/' + name).toString(QUrl::FullyEncoded);
    }

private:
    QFileInfo m_target;
    QString m_stem;
};

class Writer {
public:
    Writer(const ResolvedDeck& deck, const FaceStyle& style, const Piles& piles, const Beside& beside)
        : m_deck(deck),
          m_style(style),
          m_piles(piles),
          m_beside(beside)
    {
    }

    std::string write()
    {
        m_json.beginObject().field("SaveName", shown(m_deck.deck().name)).field("GameMode", "").field("Note", "");
        m_json.key("ObjectStates").beginArray();
        for (std::size_t i = 0; i < m_piles.piles().size(); ++i)
            pile(m_piles.piles()[i], BetweenPiles * static_cast<double>(i));
        m_json.endArray().endObject();
        return m_json.take();
    }

private:
    void pile(const Pile& pile, double x)
    {
        if (pile.copies.size() == 1) { // one card is no pile there
            card(pile.copies.front(), "CardCustom", x);
            return;
        }
        m_json.beginObject().field("Name", "DeckCustom");
        place(x);
        m_json.field("Nickname", sectionLabel(m_deck.catalogue().game(), m_deck.deck().kind, pile.section))
            .field("Description", "");
        m_json.key("DeckIDs").beginArray();
        for (const Copy& copy : pile.copies)
            m_json.value(numberOf(copy.face));
        m_json.endArray();
        std::vector<int> sheets;
        for (const Copy& copy : pile.copies)
            sheets.push_back(sheetOf(copy.face));
        pictures(sheets);
        m_json.key("ContainedObjects").beginArray();
        for (const Copy& copy : pile.copies)
            card(copy, "Card", x);
        m_json.endArray().endObject();
    }

    void card(const Copy& copy, const char* kind, double x)
    {
        const Catalogue& catalogue = m_deck.catalogue();
        const PrintedWords words(catalogue, copy.card, m_style);
        m_json.beginObject().field("Name", kind);
        place(x);
        m_json.field("Nickname", listedName(catalogue, copy.card));
        m_json.field("Description", words.line.join(u" · "_s));
        m_json.field("CardID", numberOf(copy.face));
        pictures({sheetOf(copy.face)});
        m_json.endObject();
    }

    /// Face down on the table, as a pile is drawn from.
    void place(double x)
    {
        m_json.key("Transform").beginObject().field("posX", x).field("posY", 1.0).field("posZ", 0.0);
        m_json.field("rotX", 0.0).field("rotY", 180.0).field("rotZ", 180.0);
        m_json.field("scaleX", 1.0).field("scaleY", 1.0).field("scaleZ", 1.0).endObject();
    }

    void pictures(std::vector<int> sheets)
    {
        std::ranges::sort(sheets);
        sheets.erase(std::ranges::unique(sheets).begin(), sheets.end());
        m_json.key("CustomDeck").beginObject();
        for (const int sheet : sheets) {
            m_json.key(std::to_string(sheet)).beginObject();
            m_json.field("FaceURL", m_beside.url(m_beside.sheet(sheet)));
            m_json.field("BackURL", m_beside.url(m_beside.back()));
            m_json.field("NumWidth", SheetColumns).field("NumHeight", m_piles.rows(sheet));
            m_json.field("BackIsHidden", true).field("UniqueBack", false).endObject();
        }
        m_json.endObject();
    }

    const ResolvedDeck& m_deck;
    const FaceStyle& m_style;
    const Piles& m_piles;
    const Beside& m_beside;
    JsonWriter m_json;
};

/// Nicknames of cards with their numbers, pile by pile.
class NicknameList {
public:
    void object(const QJsonObject& object, int depth)
    {
        const QString kind = object.value("Name"_L1).toString();
        const QJsonArray contained = object.value("ContainedObjects"_L1).toArray();
        if (!contained.isEmpty() || kind.startsWith("Deck"_L1))
            pile(object.value("Nickname"_L1).toString());
        else if (kind.startsWith("Card"_L1))
            card(object.value("Nickname"_L1).toString());
        if (depth == MostDepth)
            return;
        for (const QJsonArray& inside : {contained, object.value("ObjectStates"_L1).toArray()}) {
            for (const QJsonValue one : inside)
                this->object(one.toObject(), depth + 1);
        }
        if (!contained.isEmpty())
            flush();
    }
    [[nodiscard]] bool any() const { return m_any; }
    [[nodiscard]] std::string text()
    {
        flush();
        return m_text.toStdString();
    }

private:
    static constexpr int MostDepth = 8; ///< bags in bags

    void pile(const QString& name)
    {
        flush();
        if (!name.simplified().isEmpty())
            m_text += u'[' + name.simplified() + u"]\n"_s;
    }
    void card(const QString& name)
    {
        if (name.simplified().isEmpty())
            return;
        m_any = true;
        if (name != m_name)
            flush();
        m_name = name;
        ++m_count;
    }
    void flush()
    {
        if (m_count > 0)
            m_text += QString::number(m_count) + u' ' + m_name.simplified() + u'\n';
        m_count = 0;
    }

    QString m_text;
    QString m_name;
    int m_count = 0;
    bool m_any = false;
};

} // namespace

TabletopFiles tabletopFiles(const ResolvedDeck& deck, const FaceStyle& style, print::Type& type, const QString& target)
{
    const Piles piles(deck);
    const Beside beside(target);
    const Catalogue& catalogue = deck.catalogue();
    TabletopFiles files;
    files.json = Writer(deck, style, piles, beside).write();
    for (int sheet = 1; sheet <= piles.sheets(); ++sheet) {
        FaceSheet picture({SheetColumns, piles.rows(sheet)}, FaceWidthInPixels);
        const std::size_t first = static_cast<std::size_t>(sheet - 1) * FacesOfSheet;
        const std::size_t end = std::min(piles.faces().size(), first + FacesOfSheet);
        for (std::size_t i = first; i < end; ++i)
            picture.face(static_cast<int>(i - first), catalogue, piles.faces()[i], style, type);
        picture.back(SheetColumns * piles.rows(sheet) - 1, catalogue.game(), type);
        files.pictures.push_back({beside.sheet(sheet), picture.png()});
    }
    FaceSheet back({1, 1}, FaceWidthInPixels);
    back.back(0, catalogue.game(), type);
    files.pictures.push_back({beside.back(), back.png()});
    return files;
}

bool isTabletop(std::string_view bytes)
{
    return bytes.find("\"ObjectStates\"") != std::string_view::npos
        || bytes.find("\"ContainedObjects\"") != std::string_view::npos;
}

std::optional<std::string> listOfTabletop(std::string_view bytes)
{
    const auto document = QJsonDocument::fromJson(QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    NicknameList list;
    list.object(document.object(), 0);
    return list.any() ? std::optional(list.text()) : std::nullopt;
}

} // namespace muster::app

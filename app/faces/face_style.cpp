// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/face_style.h"

#include <algorithm>
#include <array>

#include <QFileInfo>

#include "carddb/file_io.h"
#include "model/decks/deck_hash.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "model/yaml/reader.h"

namespace muster::app {

namespace {

constexpr std::array<std::pair<std::string_view, FaceShape>, 16> ShapeWords{{
    {"circle", FaceShape::Circle},
    {"square", FaceShape::Square},
    {"diamond", FaceShape::Diamond},
    {"triangle", FaceShape::Triangle},
    {"hexagon", FaceShape::Hexagon},
    {"star", FaceShape::Star},
    {"cross", FaceShape::Cross},
    {"drop", FaceShape::Drop},
    {"flame", FaceShape::Flame},
    {"leaf", FaceShape::Leaf},
    {"crescent", FaceShape::Crescent},
    {"sun", FaceShape::Sun},
    {"wave", FaceShape::Wave},
    {"gear", FaceShape::Gear},
    {"mountain", FaceShape::Mountain},
    {"shield", FaceShape::Shield},
}};

constexpr std::array<std::pair<std::string_view, FaceFrame>, 6> FrameWords{{
    {"round", FaceFrame::Round},
    {"cut", FaceFrame::Cut},
    {"notch", FaceFrame::Notch},
    {"square", FaceFrame::Square},
    {"arch", FaceFrame::Arch},
    {"scallop", FaceFrame::Scallop},
}};

constexpr std::array<std::pair<std::string_view, FaceCorner>, 6> CornerWords{{
    {"top left", FaceCorner::TopLeft},
    {"top right", FaceCorner::TopRight},
    {"middle left", FaceCorner::MiddleLeft},
    {"middle right", FaceCorner::MiddleRight},
    {"bottom left", FaceCorner::BottomLeft},
    {"bottom right", FaceCorner::BottomRight},
}};

/// Told apart as far as twelve colours can be, dark enough for white signs.
constexpr std::array<QRgb, 12> Colours{0xff3b6ea5, 0xffa8432c, 0xff4f7f3a, 0xff7a5195, 0xffb07d1e, 0xff2f8f83,
                                       0xffb0457b, 0xff6b6f2a, 0xff55606e, 0xff8a5a3c, 0xff4a4fa8, 0xff9c3848};

constexpr QRgb Neutral = 0xff626a73;

const yaml::Node* scalarOf(const yaml::Node& node, const std::string& path, yaml::Report& report)
{
    if (node.kind == yaml::NodeKind::Scalar)
        return &node;
    report.add(ErrorKind::WrongShape, node.at, path, {"a text", yaml::shapeOf(node)});
    return nullptr;
}

/// The meaning of a word of a fixed list; told with the nearest where there is none.
template <class Value, std::size_t Size>
std::optional<Value> meaning(const std::array<std::pair<std::string_view, Value>, Size>& words, const yaml::Node& node,
                             const std::string& path, yaml::Report& report)
{
    if (scalarOf(node, path, report) == nullptr)
        return {};
    std::vector<std::string_view> known;
    for (const auto& [word, value] : words) {
        if (word == node.scalar)
            return value;
        known.push_back(word);
    }
    std::string all;
    for (const std::string_view word : known)
        all.append(all.empty() ? "" : ", ").append(word);
    report.add(ErrorKind::NotOneOf, node.at, path, {std::string(node.scalar), all}, nearestOne(node.scalar, known));
    return {};
}

class StyleReader {
public:
    StyleReader(const yaml::Node& root, const std::string& file, const Game& game)
        : m_report(file),
          m_map(root, {}, m_report),
          m_game(game)
    {
    }

    Result<FaceStyle> read()
    {
        FaceStyle style = standardFaceStyle(m_game);
        if (const auto* node = m_map.child("colour by"))
            style.colourBy = fields(*node, "colour by", true);
        if (const auto* node = m_map.child("cost"))
            style.cost = fields(*node, "cost", false);
        if (const auto* node = m_map.child("colours"))
            looks(*node, style);
        if (const auto* node = m_map.child("numbers")) {
            style.corners.clear();
            for (const yaml::Pair& pair : yaml::readMap(*node, "numbers", m_report)) {
                const std::string path = yaml::join("numbers", pair.key);
                const auto corner = meaning(CornerWords, pair.value, path, m_report);
                if (const auto field = find(pair.key, pair.keyAt, path, false); field && corner)
                    style.corners[*field] = *corner;
            }
        }
        if (const auto* node = m_map.child("frames"))
            frames(*node, style);
        m_map.finish();
        if (m_report.failed())
            return failure(m_report.take());
        return style;
    }

private:
    std::optional<FieldIndex> find(std::string_view key, Position at, const std::string& path, bool orType)
    {
        if (orType && key == "type")
            return FieldIndex();
        if (const FieldIndex field = m_game.findField(key); field.valid())
            return field;
        std::vector<std::string> known;
        known.reserve(m_game.fields.size());
        for (const Field& field : m_game.fields)
            known.push_back(field.key);
        m_report.add(ErrorKind::UnknownField, at, path, {std::string(key)},
                     nearestOne(key, std::span<const std::string>(known)));
        return {};
    }

    std::vector<FieldIndex> fields(const yaml::Node& node, const std::string& key, bool orType)
    {
        std::vector<FieldIndex> found;
        for (const std::string& word : yaml::readTexts(node, key, m_report)) {
            if (const auto field = find(word, node.at, key, orType))
                found.push_back(*field);
        }
        return found;
    }

    void looks(const yaml::Node& node, FaceStyle& style)
    {
        for (const yaml::Pair& pair : yaml::readMap(node, "colours", m_report)) {
            const std::string path = yaml::join("colours", pair.key);
            yaml::MapReader map(pair.value, path, m_report);
            FaceStyle::Look look = style.lookOf(fold(pair.key));
            if (const auto* colour = map.child("colour"); colour != nullptr && scalarOf(*colour, path, m_report)) {
                const QString name = QString::fromUtf8(colour->scalar.data(), qsizetype(colour->scalar.size()));
                look.colour = QColor(name);
                if (!look.colour.isValid() || !name.startsWith(QLatin1Char('#')))
                    m_report.add(ErrorKind::NotOneOf, colour->at, map.pathOf("colour"),
                                 {std::string(colour->scalar), "#000000 to #ffffff"});
            }
            if (const auto* shape = map.child("shape")) {
                if (const auto found = meaning(ShapeWords, *shape, map.pathOf("shape"), m_report))
                    look.shape = *found;
            }
            map.finish();
            style.looks[fold(pair.key)] = look;
        }
    }

    void frames(const yaml::Node& node, FaceStyle& style)
    {
        for (const yaml::Pair& pair : yaml::readMap(node, "frames", m_report)) {
            const std::string path = yaml::join("frames", pair.key);
            const auto frame = meaning(FrameWords, pair.value, path, m_report);
            const TypeIndex type = m_game.findType(pair.key);
            if (!type.valid()) {
                std::vector<std::string> known;
                known.reserve(m_game.types.size());
                for (const CardType& one : m_game.types)
                    known.push_back(one.key);
                m_report.add(ErrorKind::UnknownType, pair.keyAt, path, {std::string(pair.key)},
                             nearestOne(pair.key, std::span<const std::string>(known)));
            } else if (frame) {
                style.frames[type.value] = *frame;
            }
        }
    }

    yaml::Report m_report;
    yaml::MapReader m_map;
    const Game& m_game;
};

} // namespace

FaceStyle::Look FaceStyle::lookOf(const std::string& word) const
{
    if (const auto known = looks.find(word); known != looks.end())
        return known->second;
    const auto hash = sha256(word);
    return {QColor(Colours[std::size_t(hash[0]) % Colours.size()]),
            FaceShape(int(hash[1]) % (int(FaceShape::Last) + 1))};
}

FaceStyle::Look FaceStyle::lookOf(const Catalogue& catalogue, CardIndex index) const
{
    const Game& game = catalogue.game();
    const Card card = catalogue.card(index);
    for (const FieldIndex field : colourBy) {
        if (!field.valid())
            return lookOf(fold(game.type(card.type()).key));
        const Field& declared = game.field(field);
        WordIndex word;
        if (declared.kind == FieldKind::Word)
            word = card.word(field);
        else if (declared.kind == FieldKind::Words && !card.words(field).empty())
            word = WordIndex{std::uint32_t(card.words(field).front())};
        if (!word.valid())
            continue;
        const Word& found = catalogue.words(declared.vocabulary)[word.value];
        const bool closed = word.value < game.vocabularies[declared.vocabulary.value].words.size();
        return lookOf(fold(closed ? found.key : found.label));
    }
    return {QColor(Neutral), FaceShape::Circle};
}

FaceStyle standardFaceStyle(const Game& game)
{
    FaceStyle style;
    const auto addColour = [&](FieldIndex field) {
        if (game.field(field).kind == FieldKind::Word
            && std::ranges::find(style.colourBy, field) == style.colourBy.end())
            style.colourBy.push_back(field);
    };
    for (const FieldIndex field : game.identity)
        addColour(field);
    for (const FieldIndex field : game.columns)
        addColour(field);
    for (const FieldIndex field : game.columns) {
        if (game.field(field).kind == FieldKind::Words)
            style.cost.push_back(field);
    }
    for (std::size_t type = 0; type < game.types.size(); ++type)
        style.frames.push_back(FaceFrame(int(type) % (int(FaceFrame::Last) + 1)));
    return style;
}

Result<FaceStyle> readFaceStyle(std::string_view bytes, const std::string& file, const Game& game)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    return StyleReader(document->root(), file, game).read();
}

std::shared_ptr<const FaceStyle> findFaceStyle(const carddb::Places& places, const Game& game)
{
    for (const QString& root : {places.userData, places.resources}) {
        const QString path = QStringLiteral("%1/games/%2/face.yaml").arg(root, QString::fromStdString(game.key));
        if (root.isEmpty() || !QFileInfo::exists(path))
            continue;
        const auto bytes = carddb::readFile(path, carddb::DataLimit);
        if (!bytes)
            continue;
        if (auto style = readFaceStyle(*bytes, path.toStdString(), game))
            return std::make_shared<const FaceStyle>(*std::move(style));
    }
    return std::make_shared<const FaceStyle>(standardFaceStyle(game));
}

} // namespace muster::app

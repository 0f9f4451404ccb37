// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/card_reader.h"

#include <algorithm>

#include "model/cards/card_rules.h"
#include "model/effects/parser.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

constexpr std::size_t LongestName = 200;
constexpr std::size_t LongestWord = 100;
constexpr std::size_t LongestText = 4000;
constexpr std::string_view BuiltIn[] = {"id", "name", "type", "text", "draft"};

/// Gives every error that is reported while it lives the requirement, unless it has one.
class Citing {
public:
    Citing(yaml::Report& report, const std::string& requirement)
        : m_report(report),
          m_requirement(requirement),
          m_before(report.errors().size())
    {
    }
    ~Citing() { m_report.cite(m_before, m_requirement); }
    Citing(const Citing&) = delete;
    Citing& operator=(const Citing&) = delete;

private:
    yaml::Report& m_report;
    const std::string& m_requirement;
    std::size_t m_before;
};

bool isBuiltIn(std::string_view key)
{
    return std::find(std::begin(BuiltIn), std::end(BuiltIn), key) != std::end(BuiltIn);
}

std::string numberAsExpected(const Field& field)
{
    if (field.lowest && field.highest)
        return *field.lowest == *field.highest
            ? std::to_string(*field.lowest)
            : std::to_string(*field.lowest) + " to " + std::to_string(*field.highest);
    return field.lowest ? "at least " + std::to_string(*field.lowest) : "at most " + std::to_string(*field.highest);
}

/// Line ends and other controls have no place in a name; invisible marks that could make two names look alike are
/// folded away where names are compared.
bool isOneLine(std::string_view text)
{
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return std::none_of(text.begin(), text.end(), isControl) && text.find("\xc2\x85") == std::string_view::npos
        && text.find("\xe2\x80\xa8") == std::string_view::npos && text.find("\xe2\x80\xa9") == std::string_view::npos;
}

} // namespace

bool isSetCode(std::string_view code)
{
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isAllowed = [&](char c) { return isCapital(c) || (c >= '0' && c <= '9'); };
    return code.size() >= 2 && code.size() <= 8 && isCapital(code.front())
        && std::all_of(code.begin(), code.end(), isAllowed);
}

std::string identityKey(const Game& game, std::string_view foldedName, const std::vector<FieldValue>& values)
{
    std::string key(foldedName);
    for (const auto field : game.identity) {
        key += '\x1f'; // sorts before every character of a name
        const auto value =
            std::find_if(values.begin(), values.end(), [&](const FieldValue& v) { return v.field == field; });
        if (value == values.end())
            continue;
        key += '=';
        switch (game.field(field).kind) {
        case FieldKind::Word:
            if (!value->words.empty())
                key += fold(value->words.front());
            break;
        case FieldKind::Text:
            key += fold(value->text);
            break;
        default:
            key += std::to_string(value->number);
        }
    }
    return key;
}

CardReader::CardReader(const Game& game, std::string_view code, CardSet& set, yaml::Report& report)
    : m_game(game),
      m_code(code),
      m_set(set),
      m_report(report)
{
    for (const auto& type : game.types) {
        m_types.push_back(shapeOf(type.label, type.fields, true));
        m_types.back().requirement = type.requirement;
    }
    for (const auto& part : game.parts)
        m_parts.push_back(shapeOf(part.label, part.fields, false));
    for (const auto& vocabulary : game.vocabularies) {
        auto& words = m_words.emplace_back();
        for (const auto& word : vocabulary.words) {
            words.emplace(fold(word.key), &word);
            words.emplace(fold(word.label), &word);
            for (const auto& alias : word.aliases)
                words.emplace(fold(alias), &word);
        }
    }
}

CardReader::Shape CardReader::shapeOf(std::string_view label, const std::vector<FieldUse>& uses, bool isCard) const
{
    Shape shape;
    shape.label = label;
    shape.all = &uses;
    if (isCard)
        shape.keys.assign(std::begin(BuiltIn), std::end(BuiltIn));
    for (const auto& use : uses) {
        const std::string_view key = m_game.field(use.field).key;
        shape.uses.emplace(key, &use);
        shape.keys.push_back(key);
    }
    return shape;
}

void CardReader::read(const yaml::Node& node, const std::string& path)
{
    if (node.kind != yaml::NodeKind::Map) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"a map", yaml::shapeOf(node)});
        return;
    }
    if (const auto* draft = node.find("draft")) {
        if (yaml::readFlag(*draft, yaml::join(path, "draft"), m_report).value_or(false)) {
            ++m_set.drafts;
            return;
        }
    }
    const auto errorsBefore = m_report.errors().size();
    RawCard card;
    card.at = node.at;
    card.item = itemOf(path).value_or(m_set.cards.size());
    readId(node.find("id"), node, path, card);
    readName(node.find("name"), node, path, card);
    readType(node.find("type"), node, path, card);
    if (const auto* text = node.find("text"); text && text->kind != yaml::NodeKind::Null)
        card.text = yaml::readText(*text, yaml::join(path, "text"), m_report, LongestText).value_or(std::string());
    if (card.type.valid())
        card.values = readFields(node, path, m_types[card.type.value], true);
    m_set.cards.push_back(std::move(card));
    m_isSound.push_back(m_report.errors().size() == errorsBefore);
}

void CardReader::readLike(const yaml::Node& node, const std::string& path, RawCard base)
{
    const auto errorsBefore = m_report.errors().size();
    RawCard card;
    card.at = node.at;
    card.name = base.name;
    card.text = base.text;
    card.type = base.type;
    readId(node.find("id"), node, path, card);
    if (const auto* name = node.find("name"))
        readName(name, node, path, card);
    if (const auto* type = node.find("type"))
        readType(type, node, path, card);
    if (const auto* text = node.find("text"))
        card.text = yaml::readText(*text, yaml::join(path, "text"), m_report, LongestText).value_or(std::string());
    if (card.type.valid()) {
        const Shape& shape = m_types[card.type.value];
        m_fieldsMayLack = card.type == base.type;
        card.values = readFields(node, path, shape, true);
        m_fieldsMayLack = false;
        for (auto& value : base.values) {
            const std::string_view key = m_game.field(value.field).key;
            if (shape.uses.contains(key) && !node.find(key))
                card.values.push_back(std::move(value));
        }
    }
    m_set.cards.push_back(std::move(card));
    m_isSound.push_back(m_report.errors().size() == errorsBefore);
}

void CardReader::readId(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result)
{
    if (!node) {
        m_report.add(ErrorKind::MissingKey, card.at, path, {"id"});
        return;
    }
    const auto idPath = yaml::join(path, "id");
    const auto id = yaml::readText(*node, idPath, m_report, LongestWord);
    if (!id)
        return;
    const auto digits = std::string_view(*id).substr(std::min(m_code.size() + 1, id->size()));
    const bool isGood = id->starts_with(m_code) && id->size() > m_code.size() && (*id)[m_code.size()] == '-'
        && !digits.empty() && digits.size() <= 6
        && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isGood) {
        m_report.add(ErrorKind::BadId, node->at, idPath, {*id, std::string(m_code.empty() ? "SET" : m_code) + "-001"});
        return;
    }
    const auto [first, isNew] = m_idLines.try_emplace(*id, node->at.line);
    if (!isNew)
        m_report.add(ErrorKind::DuplicateId, node->at, idPath, {*id, "line " + std::to_string(first->second)});
    result.id = *id;
}

void CardReader::readName(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result)
{
    if (!node) {
        m_report.add(ErrorKind::MissingKey, card.at, path, {"name"});
        return;
    }
    const auto namePath = yaml::join(path, "name");
    const auto name = yaml::readText(*node, namePath, m_report, LongestName);
    if (!name)
        return;
    if (!isOneLine(*name))
        m_report.add(ErrorKind::WrongShape, node->at, namePath,
                     {"a name on one line", "a text with control characters"});
    else if (fold(*name).empty())
        m_report.add(ErrorKind::WrongShape, node->at, namePath, {"a name", "an empty text"});
    result.name = *name;
}

void CardReader::readType(const yaml::Node* node, const yaml::Node& card, const std::string& path, RawCard& result)
{
    const Citing citing(m_report, m_game.wrongType.id);
    if (!node) {
        m_report.add(ErrorKind::MissingKey, card.at, path, {"type"});
        return;
    }
    const auto typePath = yaml::join(path, "type");
    const auto word = yaml::readText(*node, typePath, m_report, LongestWord);
    if (!word)
        return;
    result.type = m_game.findType(*word);
    if (result.type.valid())
        return;
    std::vector<std::string_view> keys;
    keys.reserve(m_game.types.size());
    for (const auto& type : m_game.types)
        keys.push_back(type.key);
    m_report.add(ErrorKind::UnknownType, node->at, typePath, {*word},
                 m_report.full() ? std::string() : nearestOne(*word, std::span<const std::string_view>(keys)));
}

std::vector<FieldValue> CardReader::readFields(const yaml::Node& node, const std::string& path, const Shape& shape,
                                               bool isCard)
{
    std::vector<FieldValue> values;
    values.reserve(node.pairs.size());
    for (const auto& pair : node.pairs) {
        if (isCard && isBuiltIn(pair.key))
            continue;
        const auto use = shape.uses.find(pair.key);
        if (use == shape.uses.end()) {
            reportUnknown(pair, path, shape);
            continue;
        }
        const bool isNone = m_noneAllowed && pair.value.scalar == "none";
        if (isNone && m_game.field(use->second->field).kind == FieldKind::Parts)
            continue;
        values.push_back(readField(pair.value, yaml::join(path, pair.key), *use->second));
        if (!use->second->unusual.empty())
            warn(ErrorKind::UnusualField, pair.keyAt, yaml::join(path, pair.key),
                 {std::string(pair.key), std::string(shape.label)}, use->second->unusual);
    }
    if (!isCard || !m_fieldsMayLack)
        addMissing(node, path, shape, values);
    return values;
}

/// What stands for a field that is not written, or the error that it has to be.
void CardReader::addMissing(const yaml::Node& node, const std::string& path, const Shape& shape,
                            std::vector<FieldValue>& values)
{
    for (const auto& use : *shape.all) {
        const auto& field = m_game.field(use.field);
        if (node.find(field.key))
            continue;
        if (!use.standard.empty()) {
            auto& value = values.emplace_back();
            value.field = use.field;
            value.words.push_back(use.standard);
            continue;
        }
        if (!use.required)
            continue;
        const std::string& requirement = use.requirement.empty() ? field.requirement : use.requirement;
        // Whoever designs a card has its words first. People can play it; the engine then does nothing for them.
        const auto* text = field.kind == FieldKind::Effects ? node.find("text") : nullptr;
        if (text && text->kind == yaml::NodeKind::Scalar && !fold(text->scalar).empty())
            warn(ErrorKind::MissingKey, node.at, path, {field.key}, requirement);
        else
            m_report.add(ErrorKind::MissingKey, node.at, path, {field.key}).requirement = requirement;
    }
}

void CardReader::reportUnknown(const yaml::Pair& pair, const std::string& path, const Shape& shape)
{
    if (m_report.full())
        return;
    const auto pairPath = yaml::join(path, pair.key.substr(0, LongestWord));
    const auto field = std::find_if(m_game.fields.begin(), m_game.fields.end(),
                                    [&](const Field& known) { return known.key == pair.key; });
    const std::string key(pair.key.substr(0, LongestWord));
    const auto near = nearestOne(key, std::span<const std::string_view>(shape.keys));
    if (field != m_game.fields.end())
        m_report.add(ErrorKind::FieldNotOfType, pair.keyAt, pairPath, {key, std::string(shape.label)}, near)
            .requirement = field->elsewhere.empty() ? std::string(shape.requirement) : field->elsewhere;
    else
        m_report.add(ErrorKind::UnknownKey, pair.keyAt, pairPath, {key}, near);
}

void CardReader::warn(ErrorKind kind, Position at, std::string path, std::vector<std::string> arguments,
                      const std::string& requirement)
{
    Error warning;
    warning.file = m_report.file();
    warning.at = at;
    warning.path = std::move(path);
    warning.kind = kind;
    warning.arguments = std::move(arguments);
    warning.requirement = requirement;
    m_set.warnings.push_back(std::move(warning));
}

FieldValue CardReader::readField(const yaml::Node& node, const std::string& path, const FieldUse& use)
{
    const auto& field = m_game.field(use.field);
    // An empty list is as good as none.
    const bool isEmpty = node.kind == yaml::NodeKind::List && node.items.empty();
    const auto& requirement =
        field.requirement.empty() || (isEmpty && !use.requirement.empty()) ? use.requirement : field.requirement;
    FieldValue value;
    value.field = use.field;
    if (field.kind == FieldKind::Parts) { // the fields of a part have requirements of their own
        readParts(node, path, field, requirement, value);
        return value;
    }
    const Citing citing(m_report, requirement);
    switch (field.kind) {
    case FieldKind::Number:
        value.number = readNumber(node, path, field);
        break;
    case FieldKind::Flag:
        value.number = yaml::readFlag(node, path, m_report).value_or(false) ? 1 : 0;
        break;
    case FieldKind::Text:
        value.text = yaml::readText(node, path, m_report, LongestText).value_or(std::string());
        break;
    case FieldKind::Word:
        value.words.push_back(readWord(node, path, field));
        break;
    case FieldKind::Words:
        readWords(node, path, field, value);
        break;
    case FieldKind::Parts:
        break;
    case FieldKind::Effects:
        value.effects = effects::parseScript(node, path, m_game, m_set.effects, m_report);
        break;
    }
    return value;
}

int CardReader::readNumber(yaml::Node node, const std::string& path, const Field& field)
{
    if (!field.mark.empty() && node.kind == yaml::NodeKind::Scalar && node.scalar.size() > field.mark.size()
        && fold(node.scalar.substr(0, field.mark.size())) == fold(field.mark))
        node.scalar.remove_prefix(field.mark.size());
    const auto number = yaml::readNumber(node, path, m_report, field.lowest, field.highest);
    if (number && *number != 0 && field.sign && !node.scalar.starts_with('+') && !node.scalar.starts_with('-')) {
        warn(ErrorKind::MissingSign, node.at, path, {std::to_string(*number)}, field.signRule);
    }
    return number.value_or(0);
}

std::string CardReader::readWord(const yaml::Node& node, const std::string& path, const Field& field)
{
    const auto text = yaml::readText(node, path, m_report, LongestWord);
    if (!text)
        return {};
    const auto folded = fold(*text);
    const auto& vocabulary = m_game.vocabularies[field.vocabulary.value];
    const auto& words = m_words[field.vocabulary.value];
    if (const auto word = words.find(folded); word != words.end())
        return word->second->key;
    if (vocabulary.open) {
        if (folded.empty() || !isOneLine(*text))
            m_report.add(ErrorKind::WrongShape, node.at, path,
                         {"a word", folded.empty() ? "an empty text" : "several lines"});
        return *text;
    }
    std::string all;
    std::vector<std::string_view> keys;
    for (const auto& word : vocabulary.words) {
        (all += all.empty() ? "" : ", ") += word.key;
        keys.push_back(word.key);
    }
    m_report.add(ErrorKind::NotOneOf, node.at, path, {*text, all},
                 m_report.full() ? std::string() : nearestOne(*text, std::span<const std::string_view>(keys)));
    return {};
}

void CardReader::readWords(const yaml::Node& node, const std::string& path, const Field& field, FieldValue& value)
{
    if (node.kind == yaml::NodeKind::Scalar) {
        value.words.push_back(readWord(node, path, field));
    } else {
        const auto items = yaml::readList(node, path, m_report);
        for (std::size_t i = 0; i < items.size(); ++i)
            value.words.push_back(readWord(items[i], yaml::join(path, i), field));
        if (node.kind != yaml::NodeKind::List)
            return;
    }
    checkCount(value.words.size(), node.at, path, field);
}

void CardReader::readParts(const yaml::Node& node, const std::string& path, const Field& field,
                           const std::string& requirement, FieldValue& value)
{
    const auto& shape = m_parts[field.part.value];
    if (node.kind == yaml::NodeKind::Map) { // a single part needs no dash
        value.parts.push_back(readFields(node, path, shape, false));
    } else {
        const Citing citing(m_report, requirement);
        if (yaml::readList(node, path, m_report).empty() && node.kind != yaml::NodeKind::List)
            return;
    }
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        const auto& item = node.items[i];
        const auto itemPath = yaml::join(path, i);
        if (item.kind == yaml::NodeKind::Map)
            value.parts.push_back(readFields(item, itemPath, shape, false));
        else
            m_report.add(ErrorKind::WrongShape, item.at, itemPath, {"a map", yaml::shapeOf(item)}).requirement =
                requirement;
    }
    const Citing citing(m_report, requirement);
    checkCount(node.kind == yaml::NodeKind::Map ? 1 : node.items.size(), node.at, path, field);
}

void CardReader::checkCount(std::size_t found, Position at, const std::string& path, const Field& field)
{
    const bool tooFew = field.lowest && found < static_cast<std::size_t>(*field.lowest);
    const bool tooMany = field.highest && found > static_cast<std::size_t>(*field.highest);
    if (tooFew || tooMany)
        m_report.add(ErrorKind::WrongCount, at, path, {std::to_string(found), numberAsExpected(field), field.label});
}

void CardReader::checkRules() { checkCardRules(m_game, m_isSound, m_set, m_report); }

void CardReader::addWarnings()
{
    Errors found = m_report.takeWarnings();
    m_set.warnings.insert(m_set.warnings.end(), std::make_move_iterator(found.begin()),
                          std::make_move_iterator(found.end()));
    warnOfClashes();
}

void CardReader::warnOfClashes()
{
    if (m_game.types.size() < 2)
        return;
    std::unordered_map<std::string, std::size_t> first;
    first.reserve(m_set.cards.size());
    for (std::size_t i = 0; i < m_set.cards.size(); ++i) {
        const auto& card = m_set.cards[i];
        const auto [other, isNew] = first.try_emplace(identityKey(m_game, fold(card.name), card.values), i);
        const auto& known = m_set.cards[other->second];
        if (isNew || known.type == card.type || !known.type.valid() || !card.type.valid())
            continue;
        warn(ErrorKind::IdentityClash, card.at, yaml::join("cards", i),
             {card.name, m_game.type(card.type).label, m_game.type(known.type).label, std::to_string(known.at.line)},
             m_game.identityClash.id);
    }
}

} // namespace muster

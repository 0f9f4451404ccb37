// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/codec.h"

#include "model/archive/archive.h"
#include "model/archive/members.h"

namespace muster {

// What the cache stores beside the values that model archives itself: errors, and sets before they become columns.
void members(auto& archive, Either<Error> auto& v)
{
    archive(v.file, v.at, v.path, v.kind, v.arguments, v.nearest, v.requirement);
}
void members(auto& archive, Either<FieldValue> auto& v)
{
    archive(v.field, v.number, v.words, v.text, v.effects, v.parts);
}
void members(auto& archive, Either<RawCard> auto& v) { archive(v.id, v.name, v.text, v.type, v.values, v.at); }
void members(auto& archive, Either<CardSet> auto& v) { archive(v.info, v.game, v.cards, v.effects, v.warnings); }

} // namespace muster

namespace muster::carddb {
namespace {

QByteArray bytesOf(const archive::Writer& writer) { return {writer.bytes().data(), qsizetype(writer.bytes().size())}; }

archive::Reader readerOf(const QByteArray& bytes)
{
    return archive::Reader(std::string_view(bytes.constData(), std::size_t(bytes.size())));
}

} // namespace

template <class T>
QByteArray encode(const Result<T>& value)
{
    archive::Writer writer;
    writer(value.has_value());
    if (value)
        writer(*value);
    else
        writer(value.error());
    return bytesOf(writer);
}

template <class T>
std::optional<Result<T>> decode(const QByteArray& bytes)
{
    auto reader = readerOf(bytes);
    bool good = false;
    reader(good);
    T value;
    Errors errors;
    if (good)
        reader(value);
    else
        reader(errors);
    if (reader.failed() || !reader.atEnd())
        return {};
    if (good)
        return Result<T>(std::move(value));
    return Result<T>(failure(std::move(errors)));
}

template QByteArray encode(const Result<Game>&);
template QByteArray encode(const Result<CardSet>&);
template QByteArray encode(const Result<Format>&);
template QByteArray encode(const Result<RuleBook>&);
template std::optional<Result<Game>> decode(const QByteArray&);
template std::optional<Result<CardSet>> decode(const QByteArray&);
template std::optional<Result<Format>> decode(const QByteArray&);
template std::optional<Result<RuleBook>> decode(const QByteArray&);

QByteArray encodeCatalogue(const CatalogueData& data, const Errors& problems)
{
    archive::Writer writer;
    writer(problems);
    const std::string columns = archive::toBytes(data);
    auto bytes = QByteArray::number(qlonglong(writer.bytes().size())) + '\n';
    bytes.reserve(bytes.size() + qsizetype(writer.bytes().size() + columns.size()));
    bytes.append(writer.bytes().data(), qsizetype(writer.bytes().size()));
    bytes.append(columns.data(), qsizetype(columns.size()));
    return bytes;
}

std::optional<StoredCatalogue> decodeCatalogue(const QByteArray& bytes, const Game& game)
{
    const auto begin = bytes.indexOf('\n') + 1;
    const auto size = bytes.left(begin).trimmed().toLongLong();
    if (begin == 0 || size < 0 || size > bytes.size() - begin)
        return {};
    StoredCatalogue result;
    auto reader = archive::Reader(std::string_view(bytes.constData() + begin, std::size_t(size)));
    reader(result.problems);
    if (reader.failed() || !reader.atEnd())
        return {};
    const auto columns = begin + size;
    auto data = archive::catalogueFromBytes(
        std::string_view(bytes.constData() + columns, std::size_t(bytes.size() - columns)), game);
    if (!data)
        return {};
    result.data = std::move(*data);
    return result;
}

} // namespace muster::carddb

// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/codec.h"

#include "model/archive/members.h"

namespace muster {

// What the cache stores beside the values that model archives itself: sets before they become columns.
void members(auto& archive, Either<FieldValue> auto& v)
{
    archive(v.field, v.number, v.words, v.text, v.effects, v.parts);
}
void members(auto& archive, Either<RawCard> auto& v) { archive(v.id, v.name, v.text, v.type, v.values, v.at); }
void members(auto& archive, Either<CardSet> auto& v)
{
    archive(v.info, v.game, v.cards, v.effects, v.warnings, v.faulty, v.errors, v.drafts);
}

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

QByteArray encodeErrors(const Errors& errors)
{
    archive::Writer writer;
    writer(errors);
    return bytesOf(writer);
}

bool decodeErrors(std::string_view bytes, Errors& errors)
{
    archive::Reader reader(bytes);
    reader(errors);
    return !reader.failed() && reader.atEnd();
}

} // namespace muster::carddb

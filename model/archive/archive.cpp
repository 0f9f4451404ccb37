// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/archive/archive.h"

#include <algorithm>
#include <future>

#include "model/archive/consistency.h"
#include "model/archive/frame.h"
#include "model/archive/members.h"
#include "model/archive/stream.h"

namespace muster::archive {

namespace {

template <class T>
std::string write(Content content, const T& value)
{
    Writer writer;
    writer(value);
    return seal(content, writer.bytes());
}

constexpr std::size_t Large = 1 << 20; ///< bytes from which on the checksum is worth a thread

/// The value is looked at while its checksum is: either may find the bytes to be no good, whatever they are.
template <class T, class Test>
Result<T> read(Content content, std::string_view bytes, Test isGood, std::shared_ptr<const void> keeper = nullptr)
{
    const auto payload = openUnchecked(content, bytes);
    if (!payload)
        return failure(payload.error());
    auto sum = std::async(bytes.size() < Large ? std::launch::deferred : std::launch::async | std::launch::deferred,
                          checkSum, bytes);
    Reader reader(*payload, std::move(keeper));
    T value;
    reader(value);
    const bool good = !reader.failed() && reader.atEnd() && isGood(value);
    if (auto same = sum.get(); !same)
        return failure(std::move(same.error()));
    if (good)
        return value;
    Error error;
    error.kind = ErrorKind::Unreadable;
    error.arguments.emplace_back("an archive that does not fit");
    return failure(std::move(error));
}

} // namespace

std::string toBytes(const CatalogueData& data) { return write(Content::Catalogue, data); }
std::string toBytes(const Game& game) { return write(Content::Game, game); }
std::string toBytes(const std::vector<Format>& formats) { return write(Content::Formats, formats); }
std::string toBytes(const RuleBook& book) { return write(Content::RuleBook, book); }

Result<CatalogueData> catalogueFromBytes(std::string_view bytes, const Game& game, std::shared_ptr<const void> keeper)
{
    return read<CatalogueData>(
        Content::Catalogue, bytes, [&](const CatalogueData& data) { return isConsistent(data, game); },
        std::move(keeper));
}

Result<Game> gameFromBytes(std::string_view bytes)
{
    return read<Game>(Content::Game, bytes, [](const Game& game) { return isConsistent(game); });
}

Result<std::vector<Format>> formatsFromBytes(std::string_view bytes, const Game& game)
{
    return read<std::vector<Format>>(Content::Formats, bytes, [&](const std::vector<Format>& formats) {
        return std::all_of(formats.begin(), formats.end(), [&](const Format& f) { return isConsistent(f, game); });
    });
}

Result<RuleBook> ruleBookFromBytes(std::string_view bytes)
{
    return read<RuleBook>(Content::RuleBook, bytes, [](const RuleBook&) { return true; });
}

} // namespace muster::archive

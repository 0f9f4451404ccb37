// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/archive/frame.h"

#include <bit>
#include <cstring>

namespace muster::archive {

namespace {

/// Numbers are archived as this machine has them, since an archive never leaves it; `order` tells if it did.
struct Head {
    char magic[8] = {'M', 'U', 'S', 'T', 'E', 'R', 'A', 'R'};
    std::uint32_t order = 0x01020304;
    std::uint32_t version = Version;
    std::uint32_t content = 0;
    std::uint32_t unused = 0;
    std::uint64_t size = 0;
    std::uint64_t checksum = 0;
};

/// Four lanes of eight bytes each, so that checking takes less time than copying.
std::uint64_t checksumOf(std::string_view bytes)
{
    constexpr std::uint64_t Prime = 0x9e3779b97f4a7c15u;
    std::uint64_t lanes[4] = {1, 2, 3, 4};
    const auto mix = [](std::uint64_t lane, std::uint64_t word) { return std::rotl((lane ^ word) * Prime, 29); };
    std::size_t offset = 0;
    for (; offset + 32 <= bytes.size(); offset += 32) {
        std::uint64_t words[4];
        std::memcpy(words, bytes.data() + offset, 32);
        for (int i = 0; i < 4; ++i)
            lanes[i] = mix(lanes[i], words[i]);
    }
    std::uint64_t sum = bytes.size();
    for (const auto lane : lanes)
        sum = mix(sum, lane);
    for (; offset < bytes.size(); ++offset)
        sum = mix(sum, static_cast<unsigned char>(bytes[offset]));
    return sum ^ (sum >> 31);
}

tl::unexpected<Errors> damaged(std::string reason)
{
    Error error;
    error.kind = ErrorKind::Unreadable;
    error.arguments.push_back(std::move(reason));
    return failure(std::move(error));
}

} // namespace

std::string seal(Content content, std::string_view payload)
{
    Head head;
    head.content = static_cast<std::uint32_t>(content);
    head.size = payload.size();
    head.checksum = checksumOf(payload);
    std::string bytes(sizeof head + payload.size(), '\0');
    std::memcpy(bytes.data(), &head, sizeof head);
    if (!payload.empty())
        std::memcpy(bytes.data() + sizeof head, payload.data(), payload.size());
    return bytes;
}

Result<std::string_view> open(Content content, std::string_view bytes)
{
    auto payload = openUnchecked(content, bytes);
    if (payload) {
        if (auto same = checkSum(bytes); !same)
            return failure(std::move(same.error()));
    }
    return payload;
}

Result<void> checkSum(std::string_view bytes)
{
    Head head;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (checksumOf(bytes.substr(sizeof head)) != head.checksum)
        return damaged("an archive whose checksum does not fit");
    return {};
}

Result<std::string_view> openUnchecked(Content content, std::string_view bytes)
{
    const Head expected;
    Head head;
    if (bytes.size() < sizeof head)
        return damaged("an archive that is cut off");
    std::memcpy(&head, bytes.data(), sizeof head);
    if (std::memcmp(head.magic, expected.magic, sizeof head.magic) != 0 || head.order != expected.order)
        return damaged("not an archive of this machine");
    if (head.version != Version) {
        Error error;
        error.kind = ErrorKind::BadVersion;
        error.arguments = {std::to_string(head.version), std::to_string(Version)};
        return failure(std::move(error));
    }
    if (head.content != static_cast<std::uint32_t>(content))
        return damaged("an archive of something else");
    const auto payload = bytes.substr(sizeof head);
    if (payload.size() != head.size)
        return damaged("an archive that is cut off");
    return payload;
}

} // namespace muster::archive

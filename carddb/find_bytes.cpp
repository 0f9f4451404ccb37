// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/find_bytes.h"

#include <bit>
#include <cstdint>
#include <cstring>

#ifdef __x86_64__
#include <immintrin.h>
#endif

namespace muster::carddb {
namespace {

#ifdef __x86_64__

/// Looks at a block of places at once: those where both the first and the last byte of the needle fit are compared in
/// full. Gives the length of `text` up to where it looked, if it found nothing.
struct Scan {
    const char* found = nullptr;
    const char* looked = nullptr;
};

bool fits(const char* at, std::string_view needle)
{
    return std::memcmp(at + 1, needle.data() + 1, needle.size() - 2) == 0;
}

Scan scan16(const char* at, const char* end, std::string_view needle)
{
    const __m128i first = _mm_set1_epi8(needle.front()), last = _mm_set1_epi8(needle.back());
    for (const auto reach = std::ptrdiff_t(needle.size() - 1 + 16); end - at >= reach; at += 16) {
        const __m128i a = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const __m128i b = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + needle.size() - 1));
        auto places =
            std::uint32_t(_mm_movemask_epi8(_mm_and_si128(_mm_cmpeq_epi8(a, first), _mm_cmpeq_epi8(b, last))));
        for (; places != 0; places &= places - 1) {
            if (const auto* place = at + std::countr_zero(places); fits(place, needle))
                return {place, place};
        }
    }
    return {nullptr, at};
}

__attribute__((target("avx2"))) Scan scan32(const char* at, const char* end, std::string_view needle)
{
    const __m256i first = _mm256_set1_epi8(needle.front()), last = _mm256_set1_epi8(needle.back());
    for (const auto reach = std::ptrdiff_t(needle.size() - 1 + 32); end - at >= reach; at += 32) {
        const __m256i a = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
        const __m256i b = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(at + needle.size() - 1));
        auto places = std::uint32_t(
            _mm256_movemask_epi8(_mm256_and_si256(_mm256_cmpeq_epi8(a, first), _mm256_cmpeq_epi8(b, last))));
        for (; places != 0; places &= places - 1) {
            if (const auto* place = at + std::countr_zero(places); fits(place, needle))
                return {place, place};
        }
    }
    return {nullptr, at};
}

Scan scan(const char* at, const char* end, std::string_view needle)
{
    static const bool wide = __builtin_cpu_supports("avx2") != 0;
    return wide ? scan32(at, end, needle) : scan16(at, end, needle);
}

#endif

} // namespace

bool hasByte(std::string_view text, const char* readable, char byte)
{
    const char* at = text.data();
    const char* const end = at + text.size();
#ifdef __x86_64__
    const __m128i wanted = _mm_set1_epi8(byte);
    for (; at < end && readable - at >= 16; at += 16) {
        const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        auto places = std::uint32_t(_mm_movemask_epi8(_mm_cmpeq_epi8(block, wanted)));
        if (end - at < 16)
            places &= (1U << (end - at)) - 1;
        if (places != 0)
            return true;
    }
#endif
    (void)readable;
    return at < end && std::memchr(at, byte, std::size_t(end - at)) != nullptr;
}

std::size_t findBytes(std::string_view text, std::string_view needle)
{
    if (needle.empty())
        return 0;
    if (text.size() < needle.size())
        return std::string_view::npos;
    const char* at = text.data();
    const char* const end = at + text.size();
    const void* found = nullptr;
    if (needle.size() == 1) {
        found = std::memchr(at, needle.front(), text.size());
    } else {
#ifdef __x86_64__
        const auto scanned = scan(at, end, needle);
        if (scanned.found != nullptr)
            return std::size_t(scanned.found - text.data());
        at = scanned.looked; // what is left is shorter than a block
#endif
        found = ::memmem(at, std::size_t(end - at), needle.data(), needle.size());
    }
    return found == nullptr ? std::string_view::npos : std::size_t(static_cast<const char*>(found) - text.data());
}

} // namespace muster::carddb

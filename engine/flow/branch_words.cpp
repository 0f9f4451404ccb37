// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/flow/branch_words.h"

#include "model/effects/reading.h"

namespace muster::engine {

namespace {

constexpr std::string_view beforeNumber = "option ";
constexpr std::string_view behindNumber = ": ";

/// To be taken in at a glance among other options; the whole of it stands on the card.
constexpr std::size_t longestEffect = 120;

std::string shortened(std::string text)
{
    if (text.size() <= longestEffect)
        return text;
    text = text.substr(0, text.rfind(' ', longestEffect));
    while (text.ends_with(',') || text.ends_with(';') || text.ends_with(':'))
        text.pop_back();
    return text + " …";
}

} // namespace

std::string branchText(const Catalogue& catalogue, std::uint32_t node, int number, const Tongue& tongue)
{
    const std::string name = phrase(tongue, "option {n}", {std::to_string(number)});
    const std::string effect = effects::readOption(catalogue.effects(), node, catalogue.game(), tongue.effects);
    return effect.empty() ? name : name + std::string(behindNumber) + shortened(effect);
}

std::string_view branchName(std::string_view text)
{
    if (!text.starts_with(beforeNumber))
        return {};
    const std::size_t end = text.find_first_not_of("0123456789", beforeNumber.size());
    const bool isNumbered = end != std::string_view::npos && end > beforeNumber.size();
    return isNumbered && text.substr(end).starts_with(behindNumber) ? text.substr(0, end) : std::string_view();
}

} // namespace muster::engine

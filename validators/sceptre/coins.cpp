// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/coins.h"

namespace muster::validators::sceptre {

int Coins::orBetter(int metal) const
{
    int count = 0;
    for (int better = 0; better <= metal; ++better)
        count += of[static_cast<std::size_t>(better)];
    return count;
}

std::optional<CoinShortage> shortage(const Coins& have, const Coins& need)
{
    for (int metal = 0; metal < metals; ++metal)
        if (have.orBetter(metal) < need.orBetter(metal))
            return CoinShortage{metal, have.orBetter(metal), need.orBetter(metal)};
    return {};
}

} // namespace muster::validators::sceptre

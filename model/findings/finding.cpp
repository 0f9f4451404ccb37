// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/findings/finding.h"

namespace muster {

Verdict verdictOf(const std::vector<Finding>& findings)
{
    Verdict verdict = Verdict::Legal;
    for (const Finding& finding : findings) {
        if (finding.waived)
            continue;
        if (finding.severity == Severity::Illegal)
            return Verdict::Illegal;
        if (finding.severity == Severity::Incomplete)
            verdict = Verdict::Incomplete;
    }
    return verdict;
}

} // namespace muster

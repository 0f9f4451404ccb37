// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/formats.h"

#include <algorithm>

#include "model/query/matcher.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "validators/copy_limits.h"
#include "validators/checker.h"
#include "validators/format_ids.h"

namespace muster::validators {

namespace {

Finding deckFinding(const char* id, FindingKind kind, Severity severity, std::string label)
{
    Finding finding;
    finding.id = id;
    finding.kind = kind;
    finding.severity = severity;
    finding.label = std::move(label);
    finding.subjects.emplace_back();
    return finding;
}

void checkOptions(const DeckView& view, std::vector<Finding>& findings)
{
    for (const auto& [key, value] : view.deck().deck().options) {
        const RulesOption* option = view.game().findOption(key);
        if (option == nullptr) {
            Finding finding = deckFinding(format_ids::option, FindingKind::OptionUnknown, Severity::Warning, key);
            std::vector<std::string> known;
            known.reserve(view.game().options.size());
            for (const RulesOption& other : view.game().options)
                known.push_back(other.key);
            if (std::string near = nearestOne(key, known); !near.empty())
                finding.nearest.push_back(std::move(near));
            findings.push_back(std::move(finding));
        } else if (!option->allows(value) && (option->requirement.empty() || !option->number)) {
            Finding finding = deckFinding(format_ids::value, FindingKind::OptionValue, Severity::Warning, key);
            finding.nearest = option->values;
            findings.push_back(std::move(finding));
        }
    }
}

/// A number that the rules do not know, whoever asked for it: seven players where six can play.
void checkNumbers(const DeckView& view, std::vector<Finding>& findings)
{
    for (const RulesOption& option : view.game().options) {
        const std::optional<int> asked = view.options().asked(option);
        if (option.requirement.empty() || !asked || option.allows(std::to_string(*asked)))
            continue;
        Finding finding =
            deckFinding(option.requirement.c_str(), FindingKind::OptionOutOfRange, Severity::Illegal, option.label);
        finding.rules = option.rules;
        finding.have = asked;
        finding.need = option.lowest;
        finding.limit = option.highest;
        findings.push_back(std::move(finding));
    }
}

} // namespace

void checkFormatFits(const DeckView& view, const std::string& date, const std::string& today,
                     std::vector<Finding>& findings)
{
    const Format* format = view.format();
    const std::string& named = view.deck().deck().format;
    if (format == nullptr && !named.empty())
        findings.push_back(deckFinding(format_ids::unknown, FindingKind::FormatUnknown, Severity::Illegal, named));
    if (format != nullptr) {
        if (format->game != view.game().key)
            findings.push_back(
                deckFinding(format_ids::otherGame, FindingKind::FormatOtherGame, Severity::Illegal, format->key));
        // Dates are YYYY-MM-DD: their order is that of their letters. Both ends belong to the format.
        // Without the day of an event nobody knows that the deck is played too early or too late: today is a guess.
        const std::string& day = date.empty() ? today : date;
        const Severity severity = date.empty() ? Severity::Advice : Severity::Illegal;
        if (!day.empty() && !format->from.empty() && day < format->from)
            findings.push_back(deckFinding(format_ids::notYet, FindingKind::FormatNotYet, severity, format->from));
        if (!day.empty() && !format->until.empty() && day > format->until)
            findings.push_back(deckFinding(format_ids::over, FindingKind::FormatOver, severity, format->until));
    }
    checkOptions(view, findings);
    checkNumbers(view, findings);
}

void applyWaivers(const DeckView& view, std::vector<Finding>& findings)
{
    for (Finding& finding : findings) {
        const std::string subject = finding.subjects.size() == 1 ? finding.subjects.front().name : std::string();
        finding.waived = view.waived(finding.id, subject);
    }
    for (const Waiver& waiver : view.deck().deck().waivers) {
        const bool used = std::ranges::any_of(findings, [&](const Finding& finding) {
            return finding.waived && fold(finding.id) == fold(waiver.rule)
                && (waiver.subject.empty() || std::ranges::any_of(finding.subjects, [&](const Subject& subject) {
                        return fold(subject.name).starts_with(fold(waiver.subject));
                    }));
        });
        if (used)
            continue;
        Finding finding = deckFinding(format_ids::waiver, FindingKind::WaiverUnused, Severity::Advice, waiver.rule);
        finding.subjects.front().name = waiver.subject;
        findings.push_back(std::move(finding));
    }
}

Errors checkFormat(const Format& format, const Catalogue& catalogue)
{
    Errors errors;
    const auto add = [&](ErrorKind kind, Position at, std::string found, std::string nearest) {
        Error error;
        error.file = format.file;
        error.at = at;
        error.kind = kind;
        error.arguments.push_back(std::move(found));
        error.nearest = std::move(nearest);
        errors.push_back(std::move(error));
    };
    for (const std::vector<FormatCards>* list : {&format.banned, &format.restricted})
        for (const FormatCards& line : *list) {
            if (line.what) {
                // A ban that bans nothing is a slip of the pen, and nobody would notice it at the table.
                const query::Matcher what(*line.what, catalogue);
                if (what.cards().empty())
                    add(ErrorKind::FindsNothing, line.at, line.what->source, {});
                continue;
            }
            if (!identitiesNamed(line, catalogue).empty())
                continue;
            const std::vector<std::string> near = catalogue.nearestNames(line.card, 1);
            add(ErrorKind::UnknownCard, line.at, line.card, near.empty() ? std::string() : near.front());
        }
    std::vector<std::string> codes;
    codes.reserve(catalogue.data().sets.size());
    for (const SetInfo& set : catalogue.data().sets)
        codes.push_back(set.code);
    for (const std::string& code : format.sets)
        if (std::ranges::none_of(codes, [&](const std::string& known) { return fold(known) == fold(code); }))
            add(ErrorKind::UnknownSet, format.setsAt, code, nearestOne(code, codes));
    std::vector<std::string> ids;
    ids.reserve(catalogue.game().countRules.size());
    for (const CountRule& rule : catalogue.game().countRules)
        ids.push_back(rule.id);
    for (const FormatLimit& limit : format.limits)
        if (std::ranges::find(ids, limit.requirement) == ids.end())
            add(ErrorKind::UnknownRule, {}, limit.requirement, nearestOne(limit.requirement, ids));
    return errors;
}

} // namespace muster::validators

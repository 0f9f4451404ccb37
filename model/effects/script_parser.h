// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/effects/builder.h"
#include "model/effects/names.h"
#include "model/effects/registry.h"
#include "model/effects/view.h"
#include "model/effects/words.h"
#include "model/yaml/reader.h"

namespace muster::effects {

class Phrase;

/// Reads abilities and steps from YAML: keys by the registry, scalars through Phrase. Goes on after an error, so that
/// an author sees all of them. One parser reads one `does`.
class ScriptParser {
public:
    ScriptParser(const Game& game, Forest& forest, yaml::Report& report);

    [[nodiscard]] std::vector<std::uint32_t> abilities(const yaml::Node& node, const std::string& path);
    [[nodiscard]] Builder& builder() { return m_builder; }

private:
    std::uint32_t ability(const yaml::Node& node, const std::string& path);
    void checkAbility(const yaml::Node& node, const std::string& path);
    void readHeader(const yaml::Node& node, const std::string& path);
    void scopeOfEvents(const std::vector<std::uint32_t>& events);
    void collectNames(const yaml::Node& node, const std::string& path);
    void reportUnreadNames();
    [[nodiscard]] View target() const;

    std::vector<std::uint32_t> steps(const yaml::Node& node, const std::string& path);
    std::uint32_t step(const yaml::Node& node, const std::string& path);
    std::uint32_t scalarStep(const yaml::Node& node, const std::string& path);
    const TermInfo* headOf(const yaml::Node& node, const std::string& path);
    std::uint32_t stepOf(const TermInfo& verb, const yaml::Node& node, const std::string& path);
    void checkStep(const TermInfo& verb, const yaml::Node& node, const std::string& path,
                   const std::vector<Argument>& arguments);
    [[nodiscard]] bool needsDuration(const TermInfo& verb, const std::vector<Argument>& arguments) const;
    void remember(const TermInfo& verb, const yaml::Node& name, const std::string& path);

    Argument argument(const TermInfo& term, const Parameter& parameter, const yaml::Node& node, const std::string& path,
                      std::vector<Argument>& arguments);
    Argument phraseArgument(const Parameter& parameter, const yaml::Node& node, const std::string& path);
    Argument measure(const TermInfo& term, const Parameter& parameter, const yaml::Node& node, const std::string& path,
                     std::vector<Argument>& arguments);
    Argument condition(const yaml::Node& node, const std::string& path);
    Argument events(const yaml::Node& node, const std::string& path);
    Argument options(const yaml::Node& node, const std::string& path);
    Argument branches(const yaml::Node& roll, const std::string& path, const std::vector<Argument>& arguments);
    Argument fieldName(const yaml::Node& node, const std::string& path);
    Argument fieldWord(const yaml::Node& node, const std::string& path);
    [[nodiscard]] bool isBranchKey(std::string_view key) const;
    void unknownVerb(const yaml::Node& node, const std::string& path);

    Words m_words;
    Builder m_builder;
    yaml::Report& m_report;
    Scope m_scope;
    FieldIndex m_field;               ///< of the `change` at hand
    std::vector<std::string> m_meant; ///< keys that misspelled ones of the map at hand stand for
    int m_depth = 0;
};

} // namespace muster::effects

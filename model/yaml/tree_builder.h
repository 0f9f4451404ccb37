// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory_resource>
#include <string>
#include <string_view>
#include <vector>

#include <yaml-cpp/eventhandler.h>

#include "model/yaml/document.h"
#include "model/yaml/question_marks.h"

namespace muster::yaml {

/// Builds a tree of nodes in `memory` from yaml-cpp's events, and notes everything that a file of ours may not have.
/// Goes on after an anchor, alias, tag or duplicate key, so that all of them are told at once; throws Stop where going
/// on makes no sense. Private to model/yaml: the only place where yaml-cpp's types occur.
class TreeBuilder final : public YAML::EventHandler {
public:
    struct Stop { };

    TreeBuilder(std::string_view bytes, const std::string& file, const Limits& limits,
                std::pmr::memory_resource& memory);

    [[nodiscard]] const Node& root() const { return m_root; }
    [[nodiscard]] bool hasContent() const { return m_documents > 0 && m_root.kind != NodeKind::Null; }
    Errors& errors() { return m_errors; }
    /// The text that yaml-cpp has to read.
    [[nodiscard]] std::string_view bytes() const { return m_bytes; }
    /// Position of a mark in characters.
    [[nodiscard]] Position position(const YAML::Mark& mark);

    void OnDocumentStart(const YAML::Mark& mark) override;
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t anchor) override;
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override;
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override;
    void OnSequenceEnd() override;
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override;
    void OnMapEnd() override;
    void OnAnchor(const YAML::Mark& mark, const std::string& name) override;

private:
    /// A list or map that is still open. Its finished children lie on m_items or m_pairs from `first` on.
    struct Frame {
        bool isMap = false;
        bool keyIsDue = true;
        bool keyIsBad = false; ///< the pair is left out
        Position at;
        std::size_t first = 0;
        std::string_view key;
        Position keyAt;
    };

    void open(const YAML::Mark& mark, const std::string& tag, bool isMap);
    void place(const Node& node);
    void countNode(Position at);
    void checkTag(const YAML::Mark& mark, const std::string& tag, bool isScalar);
    void checkDuplicateKeys(std::span<const Pair> pairs);
    void add(ErrorKind kind, Position at, std::vector<std::string> arguments);
    [[nodiscard]] Position positionOfNull(const YAML::Mark& mark);
    [[nodiscard]] std::string path() const;
    [[nodiscard]] Position positionBehindEvent(std::size_t offset) const;
    void noteEvent(const YAML::Mark& mark, Position at);
    [[noreturn]] void stop(ErrorKind kind, Position at, std::size_t limit);
    [[nodiscard]] std::string_view store(std::string text);

    QuestionMarks m_questionMarks;
    std::string_view m_bytes;
    const std::string& m_file;
    Limits m_limits;
    std::pmr::memory_resource& m_memory;
    Errors m_errors;
    Node m_root;
    std::vector<Frame> m_frames;
    std::vector<Node> m_items;
    std::vector<Pair> m_pairs;
    std::size_t m_nodes = 0;
    int m_documents = 0;
    // The place that was asked for last: positions are counted on from there, so that long lines cost nothing.
    std::size_t m_lineBegin = 0;
    std::size_t m_lastOffset = 0;
    int m_lastColumn = 1;
    std::size_t m_lastEvent = 0;
    Position m_lastEventAt{1, 1};
};

} // namespace muster::yaml

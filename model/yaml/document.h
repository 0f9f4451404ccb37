// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace muster::yaml {

/// How much a stranger's file may ask of us.
struct Limits {
    std::size_t bytes = std::size_t(1) << 20;
    int depth = 40;
    std::size_t nodes = 200'000;
    std::size_t items = 200'000; ///< of one list or map
};

/// Plain files, which are nearly all, are read directly; the others by yaml-cpp, which needs half a second for a
/// megabyte that is made to be slow: larger files have to be plain. Tests ask for yaml-cpp to compare.
enum class Parser { Best, YamlCpp };

enum class NodeKind { Null, Scalar, List, Map };

struct Pair;

/// One node of a parsed file. Owned by its Document, which must outlive it.
struct Node {
    NodeKind kind = NodeKind::Null;
    bool quoted = false; ///< a scalar written in quotes or as a block: never a number, never null
    Position at;
    std::string_view scalar;     ///< kind == Scalar, else empty
    std::span<const Node> items; ///< kind == List
    std::span<const Pair> pairs; ///< kind == Map, in file order; keys are unique plain scalars

    [[nodiscard]] const Node* find(std::string_view key) const; ///< linear; nullptr where absent
};

struct Pair {
    std::string_view key;
    Position keyAt;
    Node value;
};

/// The tree of one YAML file: positions on every node, nothing guessed.
/// Refused with a position: invalid UTF-8, anchors and aliases, tags, several documents, duplicate keys, keys that
/// are no scalars, nesting or size past the limits. The only place where yaml-cpp is used.
class Document {
public:
    /// Reads `bytes`; `file` is only a name for messages. Never throws.
    [[nodiscard]] static Result<Document> parse(std::string_view bytes, std::string file, const Limits& limits = {},
                                                Parser parser = Parser::Best);

    Document(Document&&) noexcept;
    Document& operator=(Document&&) noexcept;
    ~Document();

    [[nodiscard]] const Node& root() const;
    [[nodiscard]] const std::string& file() const;

private:
    struct Storage;
    explicit Document(std::unique_ptr<Storage> storage);
    std::unique_ptr<Storage> m_storage;
};

} // namespace muster::yaml

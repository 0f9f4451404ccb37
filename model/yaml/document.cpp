// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/document.h"

#include <algorithm>
#include <istream>
#include <memory_resource>
#include <streambuf>

#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "model/yaml/arena.h"
#include "model/yaml/characters.h"
#include "model/yaml/plain_parser.h"
#include "model/yaml/tree_builder.h"

namespace muster::yaml {

namespace {

/// yaml-cpp takes half a second for as much, if it is made to be slow.
constexpr std::size_t MostForYamlCpp = std::size_t(1) << 20;

/// Reads bytes where they are, without a copy.
class ViewBuffer final : public std::streambuf {
public:
    explicit ViewBuffer(std::string_view bytes)
    {
        auto* begin = const_cast<char*>(bytes.data()); // setg wants it so; nothing is written through a get area
        setg(begin, begin, begin + bytes.size());
    }
};

/// A copy whose lines end as on Unix: where a line ends changes no position.
std::string_view copyLines(std::pmr::memory_resource& memory, std::string_view bytes)
{
    if (bytes.find('\r') == std::string_view::npos)
        return copyTo(memory, bytes);
    auto* const begin = static_cast<char*>(memory.allocate(bytes.size(), 1));
    auto* end = begin;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes.substr(i, 2) != "\r\n")
            *end++ = bytes[i];
    }
    return {begin, static_cast<std::size_t>(end - begin)};
}

Error errorOf(const std::string& file, ErrorKind kind, Position at, std::vector<std::string> arguments)
{
    Error error;
    error.file = file;
    error.at = at;
    error.kind = kind;
    error.arguments = std::move(arguments);
    return error;
}

} // namespace

const Node* Node::find(std::string_view key) const
{
    const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) { return pair.key == key; });
    return found == pairs.end() ? nullptr : &found->value;
}

struct Document::Storage {
    explicit Storage(std::size_t firstBlock) : memory(firstBlock) { }
    std::pmr::monotonic_buffer_resource memory;
    std::string file;
    Node root;
};

Document::Document(std::unique_ptr<Storage> storage) : m_storage(std::move(storage)) { }
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;

const Node& Document::root() const { return m_storage->root; }
const std::string& Document::file() const { return m_storage->file; }

Result<Document> Document::parse(std::string_view bytes, std::string file, const Limits& limits, Parser parser)
{
    if (bytes.size() > limits.bytes) {
        return failure(
            errorOf(file, ErrorKind::TooLarge, {}, {std::to_string(bytes.size()), std::to_string(limits.bytes)}));
    }
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    if (auto error = checkCharacters(bytes, file))
        return failure(std::move(*error));

    auto storage = std::make_unique<Storage>(std::max<std::size_t>(bytes.size() * 4, 256));
    storage->file = std::move(file);
    if (parser == Parser::Best) {
        PlainParser plain(copyLines(storage->memory, bytes), limits, storage->memory);
        if (plain.parse(storage->root))
            return Document(std::move(storage));
        auto error = plain.refusal(storage->file);
        // Of brackets that are never closed yaml-cpp reads all before it tells the first.
        if (bytes.size() > MostForYamlCpp || error.kind == ErrorKind::TooDeep) {
            if (error.kind == ErrorKind::NotPlain)
                error.arguments = {std::to_string(MostForYamlCpp)};
            return failure(std::move(error));
        }
    }

    TreeBuilder builder(bytes, storage->file, limits, storage->memory);
    try {
        ViewBuffer buffer(builder.bytes());
        std::istream stream(&buffer);
        YAML::Parser yamlCpp(stream);
        while (yamlCpp.HandleNextDocument(builder)) { }
    } catch (const TreeBuilder::Stop&) {
        // The builder has said why.
    } catch (const YAML::Exception& exception) {
        builder.errors().push_back(
            errorOf(storage->file, ErrorKind::BadYaml, builder.position(exception.mark), {exception.msg}));
    } catch (const std::exception& exception) {
        builder.errors().push_back(errorOf(storage->file, ErrorKind::BadYaml, {}, {exception.what()}));
    }
    if (builder.errors().empty() && !builder.hasContent())
        builder.errors().push_back(errorOf(storage->file, ErrorKind::Empty, {1, 1}, {"a map"}));
    if (!builder.errors().empty())
        return failure(std::move(builder.errors()));
    storage->root = builder.root();
    return Document(std::move(storage));
}

} // namespace muster::yaml

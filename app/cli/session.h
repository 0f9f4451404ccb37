// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/cli/console.h"
#include "app/cli/options.h"
#include "app/decks/game_shelf.h"
#include "app/output/json_writer.h"
#include "carddb/library.h"
#include "model/base/error.h"

namespace muster::app {

/// What the verbs share: the console and the library of games, which is opened when it is first asked for.
class Session {
public:
    explicit Session(Console& console) : m_console(console) { }

    [[nodiscard]] Console& console() { return m_console; }
    [[nodiscard]] carddb::Library& library();
    [[nodiscard]] GameShelf& shelf();

    /// Prints the errors on standard error, a line each. Always Exit::Failed, for verbs that end with it.
    Exit fail(const Errors& errors);
    /// The same for a sentence of a verb: `muster VERB: error: SENTENCE`.
    Exit fail(const QString& verb, const QString& sentence);
    /// The same for a line of a file, from 1, or 0 for all of it: `FILE:LINE: error: SENTENCE`.
    Exit fail(const std::string& file, int line, const QString& sentence);
    /// The same for a whole line.
    Exit failLine(const QString& line);
    /// A remark on what was asked for, `FILE:LINE: warning: SENTENCE` on standard error, for writeWarnings as well. The
    /// line counts from 1 and is 0 where there is none; the kind is the one of docs/json.md.
    void warn(const std::string& file, int line, const char* kind, const QString& sentence);
    /// `"warnings": [...]`: the remarks so far, and what is wrong with sets and formats of the games in use.
    void writeWarnings(JsonWriter& json);

    /// For --output json of a verb that could not do its work: a document with the errors told so far and nothing else.
    void printFailure(std::string_view what);

    /// What a verb that lists things ends with: the table, and the errors on standard error; or, for --output json, one
    /// document with the things under `key`, which is also what the document is called.
    Exit show(const Options& options, std::string_view key, const QString& table, JsonWriter&& things,
              const Errors& errors);

    /// What is wrong with sets and formats of the games in use, which were left out: nothing a second time.
    [[nodiscard]] Errors takeProblems();
    /// Tells it as warnings on standard error, unless a verb has taken it to show it in its own way.
    void tellProblems();

    /// Nothing where it cannot be read; the message is printed then.
    [[nodiscard]] std::shared_ptr<const Game> game(const QString& key);

private:
    struct Remark {
        std::string file;
        int line = 0;
        const char* kind;
        QString sentence;
    };

    Console& m_console;
    std::unique_ptr<carddb::Library> m_library;
    std::unique_ptr<GameShelf> m_shelf;
    bool m_problemsTold = false;
    Errors m_errors;        ///< told so far
    QStringList m_failures; ///< and those that are no more than a line
    std::vector<Remark> m_remarks;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/inputs.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "app/decks/deck_forms.h"
#include "carddb/file_io.h"
#include "carddb/files_below.h"
#include "carddb/native_path.h"
#include "model/yaml/document.h"

namespace muster::app {

namespace {

struct InputsText {
    Q_DECLARE_TR_FUNCTIONS(InputsText)
};

/// Whether a folder is that of a game: its game.yaml lies there, or it is one of the `games` of somebody's data folder, where a
/// person's own translations lie alone.
bool isOfGame(const QString& folder)
{
    return QFileInfo::exists(folder + QLatin1String("/game.yaml"))
        || QFileInfo(QFileInfo(folder).absolutePath()).fileName() == QLatin1String("games");
}

/// What a file in a searched folder is; nothing for files that are not for us. Only the path is looked at.
std::optional<Input::Kind> kindInFolder(const QString& path)
{
    const QFileInfo file(path);
    const QString name = file.fileName();
    const QString suffix = file.suffix().toLower();
    const bool yaml = suffix == QLatin1String("yaml") || suffix == QLatin1String("yml");
    const QString folder = file.dir().dirName();
    if (suffix == QLatin1String("muster"))
        return Input::Kind::Deck;
    if (name == QLatin1String("game.yaml"))
        return Input::Kind::Game;
    if (name == QLatin1String("rules.yaml"))
        return Input::Kind::Rules;
    if (folder == QLatin1String("sets") && (yaml || suffix == QLatin1String("csv")))
        return Input::Kind::Set;
    if (folder == QLatin1String("formats") && yaml)
        return Input::Kind::Format;
    const QString above = QFileInfo(file.absolutePath()).absolutePath();
    if (folder == QLatin1String("rules") && yaml
        && (QFileInfo::exists(above + QLatin1String("/rules.yaml")) || isOfGame(above)))
        return Input::Kind::RuleTranslation;
    if ((name == QLatin1String("words.yaml") || name == QLatin1String("table.yaml")) && isOfGame(file.absolutePath()))
        return Input::Kind::WordsOfGame;
    if (name == QLatin1String("effects.yaml") && isOfGame(file.absolutePath()))
        return Input::Kind::EffectWords;
    return std::nullopt;
}

/// The same of YAML in another style than Muster writes: in brackets, with its keys in quotes, or further to the right.
Input::Kind kindOfStyled(const QString& path)
{
    const auto bytes = carddb::readFile(path, carddb::DeckLimit);
    if (!bytes)
        return Input::Kind::Set;
    const auto document = yaml::Document::parse(*bytes, {});
    if (!document)
        return Input::Kind::Set;
    const auto has = [&](const char* key) { return document->root().find(key) != nullptr; };
    if (has("muster"))
        return Input::Kind::Deck;
    if (has("format"))
        return Input::Kind::Format;
    if (has("deck rules") || has("vocabularies"))
        return Input::Kind::Game;
    return has("deck_requirements") || has("rules") ? Input::Kind::Rules : Input::Kind::Set;
}

/// A YAML file named on the command line from anywhere: the key at the start of a line tells.
Input::Kind kindOfYaml(const QString& path)
{
    if (const auto kind = kindInFolder(path))
        return *kind;
    // A pipe is not read, since that could wait for ever; the place that reads it names it.
    const std::string head = '\n' + carddb::readStart(path, 1 << 16);
    const auto has = [&head](const char* key) { return head.find(key) != std::string::npos; };
    if (has("\nmuster:"))
        return Input::Kind::Deck;
    if (has("\nformat:"))
        return Input::Kind::Format;
    if (has("\ndeck rules:") || has("\nvocabularies:"))
        return Input::Kind::Game;
    if (has("\ndeck_requirements:") || has("\nrules:"))
        return Input::Kind::Rules;
    if (!has("\nset:") && carddb::kindOf(path) == carddb::FileKind::Regular)
        return kindOfStyled(path);
    return Input::Kind::Set;
}

Input inputFor(const QString& path)
{
    Input input;
    input.path = path;
    input.name = carddb::nativePath(path);
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("yaml") || suffix == QLatin1String("yml"))
        input.kind = kindOfYaml(path);
    else if (kindInFolder(path) == Input::Kind::Set)
        input.kind = Input::Kind::Set;
    if (input.kind == Input::Kind::Deck)
        input.form = formOfName(path);
    return input;
}

Error unreadable(const QString& folder)
{
    Error error;
    error.file = carddb::nativePath(folder);
    error.kind = ErrorKind::Unreadable;
    error.arguments = {"Permission denied"};
    return error;
}

void addFolder(const QString& folder, Inputs& inputs)
{
    // What merely looks like a deck (a dead link, a file of somebody else) is taken too: it has to be told, not passed
    // over.
    const carddb::FilesBelow below = carddb::filesBelow(folder);
    for (const QString& path : below.unreadable)
        inputs.errors.push_back(unreadable(path));
    std::vector<Input> found;
    for (const QString& path : below.files) {
        const auto kind = kindInFolder(path);
        if (!kind)
            continue;
        Input input;
        input.kind = *kind;
        input.path = path;
        input.name = carddb::nativePath(path);
        if (*kind == Input::Kind::Deck)
            input.form = DeckForm::Muster;
        found.push_back(std::move(input));
    }
    if (found.empty() && below.unreadable.empty()) {
        Error error;
        error.file = carddb::nativePath(folder);
        error.kind = ErrorKind::Empty;
        error.arguments = {InputsText::tr("deck files (*.muster)").toStdString()};
        inputs.errors.push_back(std::move(error));
        return;
    }
    std::sort(found.begin(), found.end(), [](const Input& a, const Input& b) { return a.name < b.name; });
    std::move(found.begin(), found.end(), std::back_inserter(inputs.files));
}

void addArgument(const QString& argument, Inputs& inputs)
{
    if (argument == QLatin1String("-")) {
        Input input;
        input.path = argument;
        input.name = "<stdin>";
        inputs.files.push_back(std::move(input));
        return;
    }
    if (carddb::kindOf(argument) == carddb::FileKind::Folder) {
        addFolder(argument, inputs);
        return;
    }
    if (isCode(argument)) {
        Input input;
        input.name = "<code>";
        input.form = DeckForm::Code;
        input.code = argument.toStdString();
        inputs.files.push_back(std::move(input));
        return;
    }
    // A file that is not there is reported where it is opened, in the order of the arguments.
    inputs.files.push_back(inputFor(argument));
}

} // namespace

Inputs collectInputs(const QStringList& arguments)
{
    Inputs inputs;
    for (const QString& argument : arguments)
        addArgument(argument, inputs);
    return inputs;
}

void addNamedDecks(Inputs& inputs, const QStringList& arguments, const QStringList& names)
{
    std::set<QString> known;
    for (const Input& input : inputs.files)
        known.insert(input.path);
    for (const QString& folder : arguments) {
        if (carddb::kindOf(folder) != carddb::FileKind::Folder)
            continue;
        for (const QString& name : names) {
            const QString path = QDir::cleanPath(folder + QLatin1Char('/') + name);
            if (!carddb::staysBelow(name) || carddb::kindOf(path) != carddb::FileKind::Regular
                || !known.insert(path).second)
                continue;
            Input input;
            input.path = path;
            input.name = carddb::nativePath(path);
            input.form = formOfName(path);
            inputs.files.push_back(std::move(input));
        }
    }
}

} // namespace muster::app

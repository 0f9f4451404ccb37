// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/check/inputs.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include "app/decks/deck_forms.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InputsText)
};

std::string encoded(const QString& path)
{
    const QByteArray bytes = QFile::encodeName(path);
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// What a file in a searched folder is; nothing for files that are not for us.
std::optional<Input::Kind> kindInFolder(const QFileInfo& file)
{
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
    return std::nullopt;
}

/// A YAML file named on the command line from anywhere: the key at the start of a line tells.
Input::Kind kindOfYaml(const QFileInfo& file)
{
    if (const auto kind = kindInFolder(file))
        return *kind;
    if (!file.isFile())
        return Input::Kind::Set; // a pipe would have us wait; what it is, is told where it should be read
    QFile opened(file.filePath());
    if (!opened.open(QIODevice::ReadOnly))
        return Input::Kind::Set;
    const QByteArray head = '\n' + opened.read(1 << 16);
    if (head.contains("\nmuster:"))
        return Input::Kind::Deck;
    if (head.contains("\nformat:"))
        return Input::Kind::Format;
    if (head.contains("\ndeck rules:") || head.contains("\nvocabularies:"))
        return Input::Kind::Game;
    if (head.contains("\ndeck_requirements:") || head.contains("\nrules:"))
        return Input::Kind::Rules;
    return Input::Kind::Set;
}

Input inputFor(const QFileInfo& file, const QString& path)
{
    Input input;
    input.path = path;
    input.name = encoded(path);
    const QString suffix = file.suffix().toLower();
    if (suffix == QLatin1String("yaml") || suffix == QLatin1String("yml"))
        input.kind = kindOfYaml(file);
    else if (kindInFolder(file) == Input::Kind::Set)
        input.kind = Input::Kind::Set;
    if (input.kind == Input::Kind::Deck)
        input.form = formOfName(path);
    return input;
}

Error unreadable(const QString& folder)
{
    Error error;
    error.file = encoded(folder);
    error.kind = ErrorKind::Unreadable;
    error.arguments = {"Permission denied"};
    return error;
}

void addFolder(const QString& folder, Inputs& inputs)
{
    if (!QDir(folder).isReadable()) {
        inputs.errors.push_back(unreadable(folder));
        return;
    }
    const std::size_t errors = inputs.errors.size();
    std::vector<Input> found;
    // What merely looks like a deck (a dead link, a file of somebody else) is taken too: it has to be told, not passed
    // over.
    QDirIterator files(folder, QDir::Files | QDir::Dirs | QDir::System | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (files.fileInfo().isDir()) {
            if (!files.fileInfo().isReadable())
                inputs.errors.push_back(unreadable(QDir::cleanPath(path)));
        } else if (const auto kind = kindInFolder(files.fileInfo())) {
            Input input;
            input.kind = *kind;
            input.path = QDir::cleanPath(path);
            input.name = encoded(input.path);
            if (*kind == Input::Kind::Deck)
                input.form = DeckForm::Muster;
            found.push_back(std::move(input));
        }
    }
    if (found.empty() && inputs.errors.size() == errors) {
        Error error;
        error.file = encoded(folder);
        error.kind = ErrorKind::Empty;
        error.arguments = {Words::tr("deck files (*.muster)").toStdString()};
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
    const QFileInfo file(argument);
    if (file.isDir()) {
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
    inputs.files.push_back(inputFor(file, argument));
}

} // namespace

Inputs collectInputs(const QStringList& arguments)
{
    Inputs inputs;
    for (const QString& argument : arguments)
        addArgument(argument, inputs);
    return inputs;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/person.h"

#include <QDir>
#include <QFileInfo>

#include "carddb/file_io.h"
#include "model/text/fold.h"
#include "model/yaml/reader.h"

namespace muster::app::print {

namespace {

constexpr qint64 ProfileLimit = qint64(1) << 16;
constexpr std::size_t MostCharacters = 200;

/// A text in double quotes as YAML reads it back.
std::string quotedYaml(const QString& text)
{
    std::string out = "\"";
    for (const char c : text.simplified().toStdString()) {
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out + '"';
}

} // namespace

QString sortKey(const Person& person)
{
    // A line feed sorts before every letter, so that "Li" with any first name comes before "Lind".
    return QString::fromStdString(fold(person.lastName.toStdString()) + '\n' + fold(person.firstName.toStdString()));
}

QString profilePath(const carddb::Places& places) { return places.userData + QStringLiteral("/profile.yaml"); }

Result<Person> parseProfile(std::string_view bytes, const std::string& file)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    yaml::Report report(file);
    yaml::MapReader map(document->root(), {}, report);
    const auto text = [&](std::string_view key) {
        return QString::fromStdString(map.text(key, MostCharacters).value_or("")).simplified();
    };
    Person person;
    person.lastName = text("last name");
    person.firstName = text("first name");
    person.id = text("id");
    person.club = text("club");
    map.finish();
    if (report.failed())
        return failure(report.take());
    return person;
}

std::string profileText(const Person& person)
{
    return "# Who you are on printed deck lists. It stays in this file: decks never hold it.\nlast name: "
        + quotedYaml(person.lastName) + "\nfirst name: " + quotedYaml(person.firstName)
        + "\nid: " + quotedYaml(person.id) + "\nclub: " + quotedYaml(person.club) + "\n";
}

Result<Person> readProfile(const QString& path)
{
    if (!QFileInfo::exists(path))
        return Person();
    const auto bytes = carddb::readFile(path, ProfileLimit);
    if (!bytes)
        return failure(bytes.error());
    return parseProfile(*bytes, path.toStdString());
}

Result<void> writeProfile(const QString& path, const Person& person)
{
    QDir().mkpath(QFileInfo(path).path());
    return carddb::writeFile(path, profileText(person));
}

} // namespace muster::app::print

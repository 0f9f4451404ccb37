// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "carddb/places.h"
#include "model/base/result.h"

namespace muster::app::print {

/// Who plays a deck, as sheets name them.
struct Person {
    QString lastName;
    QString firstName;
    QString id;
    QString club;

    friend bool operator==(const Person&, const Person&) = default;
};

/// Sorts as an event's helpers do: by last name, then first name, without regard to case and accents.
[[nodiscard]] QString sortKey(const Person& person);

/// Where the person's profile is: profile.yaml in their own data folder.
[[nodiscard]] QString profilePath(const carddb::Places& places);

/// The profile; an empty one where there is no file.
[[nodiscard]] Result<Person> readProfile(const QString& path);
[[nodiscard]] Result<void> writeProfile(const QString& path, const Person& person);

/// The same from and to bytes.
[[nodiscard]] Result<Person> parseProfile(std::string_view bytes, const std::string& file);
[[nodiscard]] std::string profileText(const Person& person);

} // namespace muster::app::print

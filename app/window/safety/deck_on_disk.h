// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QByteArray>
#include <QString>

#include "model/base/result.h"

namespace muster::app {

/// By which two states of a file are told apart: SHA-256 of its bytes.
[[nodiscard]] QByteArray fingerprintOf(std::string_view bytes);
/// Of the file as it is now; empty where there is none, or none that can be read.
[[nodiscard]] QByteArray fingerprintOfFile(const QString& path);

/// How a save went.
struct SaveOutcome {
    enum class Kind {
        Saved,
        Changed, ///< what is in the file is not what was expected: nothing was changed, `theirs` is in it
        Gone,    ///< the file, or its folder, is not there any more: nothing was written
        Failed,
    };
    Kind kind = Kind::Saved;
    QByteArray fingerprint; ///< Saved: of the file
    std::string theirs;     ///< Changed
    Errors errors;          ///< Failed
};

/// Writes a deck's file as a whole or not at all, and only over what the person knows to be in it: `expected` is the
/// fingerprint of that, empty for a file that is not there yet. Old and new file change places in one go, and what came
/// out is looked at afterwards, so that a program that saves at the same moment loses nothing either.
[[nodiscard]] SaveOutcome saveOver(const QString& path, const std::string& bytes, const QByteArray& expected);

} // namespace muster::app

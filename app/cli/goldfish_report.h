// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/cli/session.h"
#include "engine/play/measures.h"

namespace muster::app {

/// What goldfish games have shown, with all that it is about, as plain data: for the console, for files, and for what several
/// machines have played together.
struct GoldfishTold {
    QString deck;
    QStringList opponents; ///< the decks that play back; none: a passive opponent
    QString passive;       ///< its key
    QString passiveLabel;  ///< English
    struct Setting {
        QString key, label;
        int value = 0;
    };
    QList<Setting> settings; ///< of the passive opponent
    QStringList pilots;      ///< of the deck, and of those that play back
    quint64 seed = 1;
    int mostOwnTurns = 0;
    engine::Measures measures;
};

/// Each figure with its interval of 95 percent, the number of games that it is about, and its exact chance where there is
/// a formula.
void printGoldfishText(const GoldfishTold& told, Console& console);
void printGoldfishJson(const GoldfishTold& told, Session& session); ///< with what the session has warned of
void printGoldfishCsv(const GoldfishTold& told, Console& console);
/// In the form of --output.
void printGoldfish(const GoldfishTold& told, const QString& form, Session& session);

} // namespace muster::app

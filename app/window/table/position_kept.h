// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QLockFile>
#include <QString>
#include <QStringList>

#include "app/window/table/position_draft.h"

namespace muster::app {

/// A position that is being laid out, kept on disk as it stands: when the program has ended in its midst, it is there again at
/// the next start, whether it can be or not. The file belongs to this program as long as the object lives.
class KeptPosition {
public:
    struct Contents {
        PositionStart start;
        bool saved = false; ///< nothing of it was edited since it was saved
    };
    using Games = std::function<std::shared_ptr<const GameData>(const std::string& game)>;

    /// A file for a position that comes up.
    [[nodiscard]] static std::unique_ptr<KeptPosition> begin(const QString& folder);
    /// That of a position that was left; nothing where another Muster has it.
    [[nodiscard]] static std::unique_ptr<KeptPosition> takeOver(const QString& file);
    /// Files that were left.
    [[nodiscard]] static QStringList left(const QString& folder);
    /// Nothing where the file, or its game, cannot be read.
    [[nodiscard]] std::optional<Contents> read(const Games& games, const QString& ownSets) const;

    /// Why it could not be kept, as a sentence; empty where all is well.
    [[nodiscard]] QString write(const PositionDraft& draft, const PositionGround& ground, bool saved) const;
    /// The person is done with it.
    void forget() const;

private:
    explicit KeptPosition(const QString& file);
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>

#include "carddb/places.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Which decks hold a card: those of the person's folder, those that come with Muster, and any others that are named. A thread
/// reads them, once for a catalogue and again when it is told that one was saved.
class DeckHolders final : public QObject {
    Q_OBJECT

public:
    explicit DeckHolders(const carddb::Places& places, QObject* parent = nullptr);
    ~DeckHolders() override;

    struct Holder {
        QString path;
        QString title; ///< of the deck, else the name of its file
        int copies = 0;
        bool considered = false; ///< and not in its counted sections
    };

    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    /// Decks outside of the folders, such as those that were open lately.
    void setOtherDecks(const QStringList& paths);
    /// Reads all of them anew.
    void refresh();

    [[nodiscard]] bool isReady() const { return m_ready; }
    [[nodiscard]] std::vector<Holder> of(IdentityIndex identity) const;

Q_SIGNALS:
    void found();

private:
    using Index = std::map<IdentityIndex, std::vector<Holder>>;
    struct Reading;

    carddb::Places m_places;
    std::shared_ptr<const Catalogue> m_catalogue;
    QStringList m_others;
    std::shared_ptr<Reading> m_reading;
    Index m_index;
    bool m_ready = false;
};

} // namespace muster::app

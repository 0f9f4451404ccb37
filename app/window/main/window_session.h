// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QPointer>
#include <QSettings>

#include "app/window/document/open_decks.h"
#include "app/window/hands/figure_memory.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/theme.h"
#include "app/window/safety/deck_safety.h"

namespace muster::app {

/// What a run of the program has that outlives its windows: the decks, their journals, how things look, and what is
/// remembered from one run to the next. Windows come and go; with them nothing is lost.
class WindowSession final : public QObject {
    Q_OBJECT

public:
    /// `settingsFile` remembers places and looks; what was left open the last time is open again.
    WindowSession(carddb::Places places, const QString& settingsFile);
    ~WindowSession() override;

    [[nodiscard]] OpenDecks& decks() { return m_decks; }
    [[nodiscard]] DeckSafety& safety() { return m_safety; }
    [[nodiscard]] QSettings& settings() { return m_settings; }
    [[nodiscard]] Look& look() { return m_look; }
    [[nodiscard]] FigureMemory& figures() { return m_figures; }

    /// Code of the language that was chosen; empty for that of the desktop.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& code);

    /// The game that was looked at last; empty at the first start.
    [[nodiscard]] QString lastGame() const;
    void setLastGame(const QString& key);

    /// The deck that is in front, or was the last time; nullptr where none is.
    [[nodiscard]] DeckDocument* front() const { return m_front; }
    void setFront(DeckDocument* document);
    /// Something to tell about the decks of the last time, once there is a window; empty where all is as it was left.
    [[nodiscard]] QString takeNews() { return std::exchange(m_news, {}); }

    /// A tab is closed: what it held that is in no file is kept aside.
    void close(DeckDocument* document);
    /// The program ends; every deck comes back as it is, saved or not.
    void leave();

private:
    void recover();
    void keepView(DeckDocument* document);
    void findPlace(DeckDocument* document);

    PlainTexts m_plainTexts;
    QSettings m_settings;
    Look m_look;
    OpenDecks m_decks;
    DeckSafety m_safety;
    FigureMemory m_figures;
    QPointer<DeckDocument> m_front;
    /// By which the decks are in order. A deck that moves gets a number between its neighbours', so that one record in one
    /// journal is the whole move, and no kill finds it half done.
    std::map<DeckDocument*, double> m_placeOf;
    QString m_news;
};

} // namespace muster::app

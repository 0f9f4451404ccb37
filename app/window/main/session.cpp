// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/session.h"

#include <QJsonObject>

namespace muster::app {

namespace {

const QString FrontKey = QStringLiteral("front");

} // namespace

Session::Session(carddb::Places places, const QString& settingsFile)
    : m_settings(settingsFile, QSettings::IniFormat),
      m_look(m_settings),
      m_decks(std::move(places)),
      m_safety(m_decks.places().userData + QStringLiteral("/journals"), m_decks.library().lookup(),
               [this](const QString& key) { return m_decks.game(key); })
{
    connect(&m_decks, &OpenDecks::opened, &m_safety, &DeckSafety::guard);
    recover();
}

Session::~Session() { m_decks.disconnect(&m_safety); }

void Session::recover()
{
    int unsaved = 0;
    bool damaged = false;
    for (DeckSafety::Recovered& one : m_safety.recover()) {
        damaged = damaged || one.damaged;
        unsaved += one.document->isModified() ? 1 : 0;
        const bool front = one.view.value(FrontKey).toBool();
        DeckDocument* const deck = m_decks.add(std::move(one.document));
        if (front)
            m_front = deck;
    }
    if (damaged)
        m_news = tr("The disk has lost a part of what was open the last time; the rest is here.");
    else if (!m_safety.notRecovered().isEmpty())
        m_news = tr("Not open again, since their game cannot be read: %1. They are kept.")
                     .arg(m_safety.notRecovered().join(QStringLiteral(", ")));
    else if (unsaved > 0)
        m_news = tr("%n deck(s) of the last time came back with changes that are in no file yet.", nullptr, unsaved);
}

void Session::close(DeckDocument* document)
{
    m_safety.forget(document, document->isModified() ? DeckSafety::Fate::GivenUp : DeckSafety::Fate::Closed);
    m_decks.close(document);
}

void Session::leave()
{
    for (DeckDocument* const deck : m_decks.all()) {
        m_safety.keepView(deck, QJsonObject{{FrontKey, deck == m_front}});
        m_safety.forget(deck, DeckSafety::Fate::Leave);
    }
}

} // namespace muster::app

#include "moc_session.cpp"

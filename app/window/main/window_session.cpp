// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/window_session.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QJsonObject>

#include "app/text/game_words.h"
#include "app/text/language.h"
#include "app/window/look/focus_in_sight.h"
#include "app/window/look/on_screen.h"

namespace muster::app {

namespace {

const QString FrontKey = QStringLiteral("front");
const QString PlaceKey = QStringLiteral("place");
constexpr auto LanguageKey = "look/language";
constexpr auto GameKey = "window/game";
const QString ShopsGroup = QStringLiteral("shops"); ///< by game: the file that its decks are checked against

} // namespace

WindowSession::WindowSession(carddb::Places places, const QString& settingsFile)
    : m_settings(settingsFile, QSettings::IniFormat),
      m_look(m_settings),
      m_decks(std::move(places)),
      m_safety(m_decks.places().userData + QStringLiteral("/journals"), m_decks.library().lookup(),
               [this](const QString& key) { return m_decks.game(key); }),
      m_figures(m_decks.places().cache.isEmpty() ? QString() : m_decks.places().cache + QStringLiteral("/figures"))
{
    qApp->installEventFilter(&m_plainTexts);
    qApp->installEventFilter(new KeepOnScreen(this));
    qApp->installEventFilter(new FocusInSight(this));
    installLanguage(language());
    m_decks.setLanguage(languageInForce());
    m_decks.readAhead(lastGame()); // in that language
    installGameWords(m_decks.places());
    connect(&m_decks, &OpenDecks::opened, &m_safety, &DeckSafety::guard);
    connect(&m_decks, &OpenDecks::opened, this, &WindowSession::findPlace);
    connect(&m_decks, &OpenDecks::moved, this, &WindowSession::findPlace);
    connect(&m_decks, &OpenDecks::closing, this, [this](DeckDocument* deck) { m_placeOf.erase(deck); });
    m_settings.beginGroup(ShopsGroup);
    const QStringList games = m_settings.childKeys();
    m_settings.endGroup();
    for (const QString& game : games)
        m_decks.rememberShop(game, m_settings.value(ShopsGroup + QLatin1Char('/') + game).toString());
    connect(&m_decks, &OpenDecks::shopChanged, this, [this](const QString& game) {
        const QString key = ShopsGroup + QLatin1Char('/') + game;
        const auto data = m_decks.game(game);
        if (data && (*data)->shop)
            m_settings.setValue(key, (*data)->shop->path);
        else
            m_settings.remove(key);
    });
    recover();
}

WindowSession::~WindowSession()
{
    m_decks.disconnect(&m_safety);
    m_decks.disconnect(this);
}

QString WindowSession::language() const { return m_settings.value(QLatin1String(LanguageKey)).toString(); }

void WindowSession::setLanguage(const QString& code)
{
    m_settings.setValue(QLatin1String(LanguageKey), code);
    installLanguage(code);
    installGameWords(m_decks.places());
    m_decks.setLanguage(languageInForce());
}

QString WindowSession::lastGame() const { return m_settings.value(QLatin1String(GameKey)).toString(); }
void WindowSession::setLastGame(const QString& key) { m_settings.setValue(QLatin1String(GameKey), key); }

void WindowSession::recover()
{
    int unsaved = 0;
    bool damaged = false;
    auto all = m_safety.recover();
    // One that has no place was opened, and the program ended before it could say so: it is the last one.
    constexpr double Behind = std::numeric_limits<double>::infinity();
    std::ranges::stable_sort(
        all, {}, [](const DeckSafety::Recovered& one) { return one.view.value(PlaceKey).toDouble(Behind); });
    for (const DeckSafety::Recovered& one : all) {
        if (one.view.value(FrontKey).toBool())
            m_front = one.document.get();
    }
    for (DeckSafety::Recovered& one : all) {
        if (one.view.contains(PlaceKey))
            m_placeOf[one.document.get()] = one.view.value(PlaceKey).toDouble();
        damaged = damaged || one.damaged;
        unsaved += one.document->isModified() ? 1 : 0;
        m_decks.add(std::move(one.document));
    }
    if (damaged)
        m_news = tr("The disk has lost a part of what was open the last time; the rest is here.");
    else if (!m_safety.notRecovered().isEmpty())
        m_news = tr("Not open again, since their game cannot be read: %1. They are kept.")
                     .arg(m_safety.notRecovered().join(QStringLiteral(", ")));
    else if (unsaved > 0)
        m_news = tr("%n deck(s) were brought back with unsaved changes.", nullptr, unsaved);
}

void WindowSession::setFront(DeckDocument* document)
{
    DeckDocument* const before = m_front;
    if (before == document)
        return;
    m_front = document;
    // First the new one: a kill in between leaves two that say so, and not none.
    for (DeckDocument* const deck : {document, before}) {
        if (deck != nullptr)
            keepView(deck);
    }
}

void WindowSession::keepView(DeckDocument* document)
{
    if (const auto place = m_placeOf.find(document); place != m_placeOf.end()) // not of one that is being closed
        m_safety.keepView(document, {{PlaceKey, place->second}, {FrontKey, document == m_front}});
}

/// A number between those of its neighbours; where there is none left, all get new ones.
void WindowSession::findPlace(DeckDocument* document)
{
    const auto all = m_decks.all();
    const auto at = std::ranges::find(all, document);
    const bool isLast = at + 1 == all.end();
    const double below = at == all.begin() ? (isLast ? 0 : m_placeOf[*(at + 1)] - 2) : m_placeOf[*(at - 1)];
    const double above = isLast ? below + 2 : m_placeOf[*(at + 1)];
    const auto known = m_placeOf.find(document);
    if (known != m_placeOf.end() && known->second > below && known->second < above) {
        keepView(document);
        return;
    }
    const double between = below + (above - below) / 2;
    m_placeOf[document] = between;
    if (between > below && between < above) {
        keepView(document);
        return;
    }
    double next = 0;
    for (DeckDocument* const deck : all) {
        m_placeOf[deck] = ++next;
        keepView(deck);
    }
}

void WindowSession::close(DeckDocument* document)
{
    m_safety.forget(document, document->isModified() ? DeckSafety::Fate::GivenUp : DeckSafety::Fate::Closed);
    m_decks.close(document);
}

void WindowSession::leave()
{
    for (DeckDocument* const deck : m_decks.all())
        m_safety.forget(deck, DeckSafety::Fate::Leave);
}

} // namespace muster::app

#include "moc_window_session.cpp"

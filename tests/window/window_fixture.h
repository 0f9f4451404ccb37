// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

#include "app/text/language.h"
#include "app/window/document/open_decks.h"
#include "carddb/places.h"
#include "tests/support/paths.h"

namespace muster::test {

/// Where a test of the window lives: Muster's own games, and folders for a person's data and the cache that are gone with
/// it. The program speaks English from then on. Needs an application, as members of a test have one.
class TestHome {
public:
    TestHome()
    {
        if (!m_folder.isValid())
            qFatal("no folder for the test");
        app::installLanguage();
    }

    [[nodiscard]] carddb::Places places() const
    {
        carddb::Places places;
        places.resources = inSources("/resources");
        places.userData = filePath(QStringLiteral("data"));
        places.cache = filePath(QStringLiteral("cache"));
        return places;
    }

    [[nodiscard]] QString filePath(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// The file of a deck that came with Muster.
inline QString shippedDeck(const QString& game, const QString& deck)
{
    return inSources("/resources/games/%1/decks/%2.muster").arg(game, deck);
}

/// A deck of Sceptre with a fault of each kind.
inline QString faultyDeck() { return inSources("/tests/tour/faulty.muster"); }

/// Opens a deck and waits until it has been judged.
inline app::DeckDocument* openJudged(app::OpenDecks& decks, const QString& path)
{
    const auto deck = decks.open(path);
    if (!deck || !QTest::qWaitFor([&] { return (*deck)->isVerdictCurrent(); }))
        qFatal("%s cannot be opened", qPrintable(path));
    return *deck;
}

/// The widget that a reader of the screen calls so.
template <class Widget>
Widget* namedWidget(const QWidget& parent, const QString& accessibleName)
{
    for (Widget* widget : parent.findChildren<Widget*>()) {
        if (widget->accessibleName() == accessibleName)
            return widget;
    }
    qFatal("no widget is called %s", qPrintable(accessibleName));
}

/// A text without the mark of its letter for Alt: which letter that is is asked of all windows together (letters.h).
inline QString withoutLetter(QString text) { return text.remove(QLatin1Char('&')); }

/// The button whose text begins so, whatever its letter for Alt.
inline QPushButton* buttonSaying(const QWidget& parent, const QString& text)
{
    for (QPushButton* button : parent.findChildren<QPushButton*>()) {
        if (withoutLetter(button->text()).startsWith(withoutLetter(text)))
            return button;
    }
    qFatal("no button says %s", qPrintable(text));
}

/// Whether any label, shown or not, has this in it.
inline bool labelHas(const QWidget& parent, const QString& text)
{
    const auto labels = parent.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text().contains(text); });
}

} // namespace muster::test

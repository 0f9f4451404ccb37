// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPushButton>

#include "app/window/sets/card_editor.h"
#include "app/window/sets/set_text.h"
#include "carddb/library.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// The shipped games, and a small set of Sceptre to edit.
class SetsStage {
protected:
    std::shared_ptr<const Game> sceptre() { return m_library.game(QStringLiteral("sceptre")).value(); }

    app::SetText small()
    {
        return app::SetText::read(
                   "# my own\ngame: sceptre\nset: TST\nname: Tests\nversion: \"1.0\"\n\ncards:\n\n"
                   "  # before the first\n"
                   "  - id: TST-001\n    name: Hat\n    type: equipment\n    slot: body   # not right yet\n"
                   "    does: [{while: attached, then: [{add: 1 skl, of: holder}]}]\n\n"
                   "  # about the second\n"
                   "  - {id: TST-002, name: \"Gate, the Second\", type: gate}\n\n# the end\n",
                   "tst.yaml", sceptre())
            .value();
    }

    /// A card of that type that is not in the set yet.
    static app::CardDraft newCard(const app::SetText& set, const std::string& type)
    {
        app::CardDraft draft;
        draft.id = set.freeId();
        draft.type = type;
        return draft;
    }

    static QPushButton* button(const QWidget& parent, const QString& text) { return test::buttonSaying(parent, text); }

    /// As somebody hears it who cannot see the form: the button to keep the card says what is in the way.
    static bool isInOrder(const app::CardEditor& editor)
    {
        return button(editor, QStringLiteral("&Keep the card"))->accessibleDescription().isEmpty();
    }

    /// Labels that wrap have room for all their lines, the others for their one.
    static void labelsHaveRoom(const QWidget& window)
    {
        for (const QLabel* label : window.findChildren<QLabel*>()) {
            if (!label->isVisible() || label->text().isEmpty())
                continue;
            const bool fits = label->wordWrap() ? label->height() >= label->heightForWidth(label->width()) - 1
                                                : label->width() >= label->sizeHint().width();
            QVERIFY2(fits, qPrintable(label->text()));
        }
    }

    TestHome m_home;
    carddb::Library m_library{m_home.places()};
};

} // namespace muster::test

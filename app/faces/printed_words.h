// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/faces/face_style.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// A text of a card as one line of plain characters.
[[nodiscard]] QString printedText(std::string_view bytes);

/// The words and numbers on a card, as its type and parts declare them: faces draw them, other programs get them as text.
class PrintedWords {
public:
    PrintedWords(const Catalogue& catalogue, CardIndex card, const FaceStyle& style);

    struct Number {
        FieldIndex field;
        QString label;
        QString value;
    };
    /// An attack or Ability: its name with its numbers, and its text.
    struct Paragraph {
        QString heading;
        QString body;
    };
    QStringList line; ///< words: type, Origin, class
    QString cost;     ///< at the right of the name
    std::vector<Number> numbers;
    std::vector<Paragraph> paragraphs;

private:
    void take(const Record& record, FieldIndex index);
    void takeParts(const Record& record, FieldIndex index);
    /// A number, word or list of words as people read it; equal words of a list are counted.
    [[nodiscard]] QString value(const Record& record, FieldIndex index) const;

    const Catalogue& m_catalogue;
    const Game& m_game;
    Card m_card;
    FieldIndex m_cost;
    std::set<VocabularyIndex> m_said;
};

} // namespace muster::app

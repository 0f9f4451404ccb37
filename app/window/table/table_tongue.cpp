// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_tongue.h"

#include "app/text/game_words.h"

namespace muster::app {

engine::Tongue tableTongue(const Game& game)
{
    return {[](std::string_view english) { return gameWord(english).toStdString(); }, readingWords(game)};
}

} // namespace muster::app

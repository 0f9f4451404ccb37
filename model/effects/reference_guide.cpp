// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/reference.h"

namespace muster::effects {

std::string_view referenceGuide()
{
    return R"md(# How a card's text is written as data

`text` is what is printed on the card; `does` is what happens. `does` is a list of **abilities**, an ability has **steps**, and a
step is one **verb** with its object. You write it without programming: copy a card that does something similar and change it.

```yaml
- id: EMB-014
  name: Kestrel Vanguard
  text: Once per turn, if you have a Cavalry Champion in your garrison, you may attach an extra Copper to your in-combat Champion.
  does:
    - use: own turn                                        # when it may be used
      limit: once per turn
      if: any own champion (class:cavalry) in garrison     # only then
      then:                                                # what happens, in this order
        - may:
            - {attach: coin (metal:copper) from hand, to: own champion in combat, extra: yes}
```

Muster reads this card as: *Once per turn, during your turn, if you have a Cavalry Champion in the garrison, you may attach a Copper
Coin from your hand to your in-combat Champion as an extra.* What is misspelled is reported with its line, its column and the
nearest word that would be right; what could never happen, or is remembered and never used, is reported too.

## Abilities

At most one of four keys says when an ability works. `when:` an event is a trigger: it happens each time the event happens. `while:` a
condition is a lasting state, as of an Equipment (`while: attached`), an Exterior or Arena card (`while: in play`) or a Champion
(`while: in combat`). `use:` a time means that its player may use it then. `instead of:` an event puts the steps in its place. Without
any of them it happens when the card is played, and in an attack when the attack has succeeded; a part that says itself when it works
(Sceptre's attacks, Abilities and matching bonuses) needs no condition for that.

`if:` asks for more, `cost:` has to be paid, `limit:` says how often, and `target:` is chosen before anything else: without one the card
cannot be played or the ability used. The steps call it `target`.

```yaml
- {when: self dies, then: [{draw: 1}]}
- {while: attached, then: [{add: 2 def, of: holder}]}
- {use: own turn, limit: once per turn, cost: [{discard: coin on self}], then: [{damage: 10, to: opposing champion}]}
- {instead of: self becomes bleeding, then: [{damage: 5, to: self}]}
- {target: own champion (origin:ember), then: [{add: 10 damage dealt, of: target, lasts: this turn}]}
```

An event is told from the side of the one that it is about, and the steps call that one `it`, the other one `that`: in `self attacks enemy
unit` the attacker is `it`, in `self is attacked by enemy unit` it is the attacked one. Take the form that begins with whom you mean; the
other one may be left out where anybody will do (`self attacks`, `self is attacked`).

## Selectors: whom and what

    [how many] [whose] [state words] noun [(query)] [where] [relation]

- **how many:** nothing or `a`: one (you choose if there are several) · `2`, `up to 2` · `chosen` · `each`: each one that is there now ·
  `all`: whatever fits for as long as the effect lasts, newcomers too · `random`, `2 random` · `top 3`, `bottom 1` (of a deck). A plural
  without a number means `all`. In events and conditions one means any one.
- **whose:** `own` (or `your`), `enemy` (or `opponent's`); nothing: anybody's. A teammate's cards are neither
- **state words:** `opposing`, `attacking`, `attacked`, `blocking`, `other`, a status (`bleeding`, `not bleeding`), a state (`face down`)
- **noun:** a card type, one or many (`champion`, `coins`), a group (`unit`, `effect card`), `card`; or a player: `you`, `opponent`,
  `each player`
- **(query):** as in the search bar: `(origin:ember hp>=100)`, `(metal:copper or metal:silver)`, `(slot:head)`
- **where:** `in combat`, `in garrison`, `from hand`, `in own discard pile`, `in play`
- **relation:** `on self` (Coins, Squires, Equipment attached to it) · `other than it` · `chosen by opponent`
- **one word:** `self` (the card with this text) · `holder` (what this is attached to) · `it` (what the event or `for each` is about) ·
  `that` (the other one of the event) · `target` · a remembered name

**A selector without a place means cards in play**, attached ones too, wherever it stands: in steps, targets, conditions, numbers and
events. Cards elsewhere have to be named by their place: `spells in hand`, `creature in own discard pile`. One exception: where a
game says that an action or a number is about cards elsewhere (`where: hand` in its `game.yaml`, for `play` and for costs), the
selector of such a step means those cards and the ones in play: `{add: -1 cost, of: own spells, lasts: this turn}` makes spells in
hand cheaper, and is read “your spells in hand or in play”. Which words these are stands in [effects-words.md](effects-words.md).
Roles such as `it`, `target` and remembered names mean their cards wherever they are.

**Numbers and words of a (query)** are those in force while a game is played: `(hp>=100)` finds a unit that has 100 HP now. `printed.`
before the field means what is printed: `(printed.hp>=100)`.

`opposing champion` is the card that is in combat now: an effect on it stays with that card. `enemy champions in combat` is whoever
stands there while the effect lasts.

Examples: `each enemy champion (class:cavalry) in garrison` · `up to 2 coins (metal:copper) from hand` · `2 coins on self` ·
`enemy equipment on opposing champion` · `random card from enemy hand` · `all units` · `top 3 cards of deck`

## Quantities and conditions

A quantity is a number up to 9,999 or an expression: `3` · `spd of self` · `2 x count(squires on self)` · `half of amount rounded down` ·
`count(own champions in garrison) + 1` · `times(own champion dies this game)` · `lowest of amount and 3` · a remembered name.

A condition compares quantities (`spd of self > spd of opposing champion`), counts (`any own gate in play`, `no equipment on self`,
`at least 2 coins on self`), asks about a card (`holder is (class:cavalry)`, `self is in combat`, `it is bleeding`, `self shares origin with
holder`) or about the time (`own turn`). `and`, `or`, `not` and brackets work; a list means all of them.

## Steps

A step is a map with one verb: `{damage: 20, to: opposing champion}`. What lasts says how long with `lasts:`, except under `while:`, where
the ability says it. Numbers of stats and resources are written before their word (`{add: -1 spd, of: all units, lasts: this turn}`,
`{gain: 2 gold}`); an expression goes to `amount:` (`{add: skl, amount: count(equipment on self), of: self}`). Every step can have
`remember: name`; later steps use the name for the cards it touched, or for its number:

```yaml
- then:
    - {roll: 3d20, success: at least 11, remember: hits}       # three dice, each succeeds on 11 or more
    - {damage: 20 x hits, to: attacked unit}
- then:
    - {look at: top 3 cards of deck, remember: seen}
    - {move: card among seen, to: hand, remember: taken}
    - {move: all cards among seen other than taken, to: bottom of deck}
```

## Which verb for what

| you want to | you write |
|---|---|
| deal damage, take it away again | `damage`, `heal` |
| change a number for some time: a stat, a roll, a cost | `add`, `set`, `swap`, `copy` |
| give or take what is counted: life, gold, counters | `gain`, `lose`; as a price, under `cost`, `pay` |
| give a status, take it away | `inflict`, `cure` |
| turn a card: tapped, exhausted, face up | `turn` |
| give a keyword or an ability, switch abilities off | `give`, `disable`, `replace ability` |
| change what may or must be done | `forbid`, `allow`, `force`, `ignore` |
| have something done now, outside its time | `perform`, `play`, `attack` |
| move cards | `draw` (from a deck to the hand), `discard` (to the discard pile), `return` (to the hand of the owner); anywhere else `move` |
| kill a unit, break an item | `destroy` |
| find, show, see cards | `search`, `reveal`, `look at` |
| put cards on a card, take them off, change places | `attach`, `detach`, `switch` |
| make an effect milder or different before it happens | `prevent`, `redirect`, `amount becomes`, under `instead of` |
| undo what has succeeded | `negate` |
| let the player decide, roll dice, wait | `may`, `choose`, `pick`, `roll`, `later` |
| ask first, do it several times | `if`, `for each`, `repeat` |

## What is taken for granted

- Steps happen in their order, each as far as possible. Only `may` can be declined.
- Where a choice is left, the player who carries the step out makes it: you, or whom `by:` names. Under `may:` with `by:`, the steps
  inside are that player's too, unless they say otherwise. `you`, `own` and `enemy` never change sides: they are seen from the player
  of the card, so that `{may: [{draw: 2, by: you}], cost: [{discard: card from hand}], by: opponent}` is “your opponent may discard a
  card from their hand; if they do, you draw 2 cards”.
- A step **can be done** if there is what it asks for: one card where it names one, as many as it names, the amount that has to be
  paid. `each`, `all`, `up to` and `any number of` ask for none; a step under another `may` is never asked about.
- “If you do” is `cost:`. A cost can be paid if all its steps can be done, one after the other; then all of them are done.
- `may` is offered if its cost can be paid and its steps can begin: each of them can be done, up to the first that moves a card, rolls,
  lets a player choose, or remembers something, and that one too. What comes behind it is done as far as possible. If it is not offered, or is declined,
  `otherwise` happens.
- An option of `choose` is offered under the same conditions: what cannot be done cannot be chosen. If no option is left, nothing
  happens.
- `opponent` is one player. Where more than two can play, say which: `each opponent`, `chosen opponent`. In events and conditions it
  means any of them.
- `later` waits for the next time only, however long that takes; `lasts:` bounds it, `every: yes` repeats it until then.
- A hand, deck or pile without `own` or `enemy` belongs to the player who carries the step out. A zone of the table (`garrison`,
  `combat`, `play`) without an owner means both sides'.
- `if:` is asked at the moment: of a trigger when its event happens, of a lasting state all the time. `if:` among the steps is asked when
  its turn comes.
- What lasts stays with the cards it met, wherever they go in play; with `all` (or a plural) it holds for whatever fits.
- Under `while:` the steps hold as long as the condition; a number that changes changes the effect with it. Elsewhere an amount is what it
  is at the moment of the step. Amounts below 0 count as 0, except in `add`. A change that asks for the very number that
  it changes (`{add: 1 attack, of: all own minions (attack<=2)}`) asks for it as it is without any change.
- Hidden cards in play do not count for what a text asks about kinds of cards (`any own champion (class:cavalry) in garrison`); where that
  would make it true, their player may reveal them. Harm to a kind of cards reveals those it befalls; what does good to a kind passes
  hidden ones by, unless they are revealed for it.
- A card of any game can have **counters of its own**: `{gain: 1 counter, of: self}`, `counters of self >= 3`. What they mean, the card
  says; they are gone when it leaves play.
- `limit:` counts for each card by itself, `by name` for all copies that a player has.
- Remembered cards stay remembered when they move; a name for cards used as a number means how many they are.
- Of the results of a `roll`, the first that fits is taken, in the order in which they are written.
- `instead of:` replaces the event wholly, unless its steps change the amount (`prevent`, `redirect`, `amount becomes`) or say
  `let it happen`. An event is replaced once by the same ability.

The language is one for all games, and not every game's engine carries out every word of it yet. `muster sets check` names each card
of a set of which something would not be carried out, and the words that it is about; such cards can be searched, printed and put into
decks all the same.

Which statuses, zones, rolls, actions and resources there are, each game says itself: see [effects-words.md](effects-words.md).
In YAML, an expression with a comma, or that begins with a sign such as `>` or `[`, needs quotes; nothing else does.
)md";
}

} // namespace muster::effects

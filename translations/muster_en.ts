<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddWords</name>
    <message numerus="yes">
        <source>May be added: %n in the deck so far</source>
        <translation>
            <numerusform>May be added: %n in the deck so far</numerusform>
            <numerusform>May be added: %n in the deck so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) in order</source>
        <translation>
            <numerusform>%n other file in order</numerusform>
            <numerusform>%n other files in order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n file with errors</numerusform>
            <numerusform>%n files with errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: mended, %n change(s):</source>
        <translation>
            <numerusform>%1: mended, %n change:</numerusform>
            <numerusform>%1: mended, %n changes:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealtDeck</name>
    <message numerus="yes">
        <source>%n line(s) of the deck name no card that is known, &quot;%1&quot; first: with them it cannot be dealt.</source>
        <translation>
            <numerusform>%n line of the deck names no card that is known, &quot;%1&quot;: with it the deck cannot be dealt.</numerusform>
            <numerusform>%n lines of the deck name no card that is known, &quot;%1&quot; first: with them it cannot be dealt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message numerus="yes">
        <source>Add %n cards: %1</source>
        <translation>
            <numerusform>Add %n card: %1</numerusform>
            <numerusform>Add %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards: %1</source>
        <translation>
            <numerusform>Remove %n card: %1</numerusform>
            <numerusform>Remove %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n cards: %1</source>
        <translation>
            <numerusform>Consider %n card: %1</numerusform>
            <numerusform>Consider %n cards: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckNumbers</name>
    <message numerus="yes">
        <source>%n card(s) with unknown names not counted</source>
        <translation>
            <numerusform>%n card with an unknown name not counted</numerusform>
            <numerusform>%n cards with unknown names not counted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiffVerb</name>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n card missing</numerusform>
            <numerusform>%n cards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n card too many</numerusform>
            <numerusform>%n cards too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>nested too deeply, expected at most %n level(s)</source>
        <translation>
            <numerusform>nested too deeply, expected at most %n level</numerusform>
            <numerusform>nested too deeply, expected at most %n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>too many values in one file, expected at most %n</source>
        <translation>
            <numerusform>too many values in one file, expected at most %n</numerusform>
            <numerusform>too many values in one file, expected at most %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message numerus="yes">
        <source>%1, with %n card(s): %2</source>
        <translation>
            <numerusform>%1, with %n card: %2</numerusform>
            <numerusform>%1, with %n cards: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 % of the pile</source>
        <translation>
            <numerusform>%1: %n card, %2 % of the pile</numerusform>
            <numerusform>%1: %n cards, %2 % of the pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n card(s) between these are in the table alone.</source>
        <translation>
            <numerusform>%n card between these is in the table alone.</numerusform>
            <numerusform>%n cards between these are in the table alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: none, at least %n needed</source>
        <translation>
            <numerusform>%1: none, at least %n needed</numerusform>
            <numerusform>%1: none, at least %n needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at least %n needed</source>
        <translation>
            <numerusform>%1: %2, at least %n needed</numerusform>
            <numerusform>%1: %2, at least %n needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at most %n allowed</source>
        <translation>
            <numerusform>%1: %2, at most %n allowed</numerusform>
            <numerusform>%1: %2, at most %n allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing can be played for %n or less: the cheapest card costs %1</source>
        <translation>
            <numerusform>nothing can be played for %n or less: the cheapest card costs %1</numerusform>
            <numerusform>nothing can be played for %n or less: the cheapest card costs %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, and only one of them can be played each turn; more than %n seldom help</source>
        <translation>
            <numerusform>%1: %2, and only one of them can be played each turn; more than %n seldom helps</numerusform>
            <numerusform>%1: %2, and only one of them can be played each turn; more than %n seldom help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this is one deck of the %n that play together; each is checked alone</source>
        <translation>
            <numerusform>this is one deck of the %n that play together; each is checked alone</numerusform>
            <numerusform>this is one deck of the %n that play together; each is checked alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards to pay with and cards to pay for, of %n kind(s): %1</source>
        <translation>
            <numerusform>cards to pay with and cards to pay for, of %n kind: %1</numerusform>
            <numerusform>cards to pay with and cards to pay for, of %n kinds: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n copy of %1</numerusform>
            <numerusform>%n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n allowed</source>
        <translation>
            <numerusform>%1, at most %n allowed</numerusform>
            <numerusform>%1, at most %n allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the format allows %n</source>
        <translation>
            <numerusform>%1, the format allows %n</numerusform>
            <numerusform>%1, the format allows %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is printed with several types; the strictest limit, %n, counts</source>
        <translation>
            <numerusform>%1 is printed with several types; the strictest limit, %n, counts</numerusform>
            <numerusform>%1 is printed with several types; the strictest limit, %n, counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) can make a starting hand playable</source>
        <translation>
            <numerusform>only %n card can make a starting hand playable</numerusform>
            <numerusform>only %n cards can make a starting hand playable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n card(s)</source>
        <translation>
            <numerusform>remove %n card</numerusform>
            <numerusform>remove %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n copy(s) of %1</source>
        <translation>
            <numerusform>remove %n copy of %1</numerusform>
            <numerusform>remove %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s)</source>
        <translation>
            <numerusform>add %n card</numerusform>
            <numerusform>add %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n copy(s) of %1</source>
        <translation>
            <numerusform>add %n copy of %1</numerusform>
            <numerusform>add %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n copy(s) of %1 to the section where it belongs</source>
        <translation>
            <numerusform>move %n copy of %1 to the section where it belongs</numerusform>
            <numerusform>move %n copies of %1 to the section where they belong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s)</source>
        <translation>
            <numerusform>swap %n card</numerusform>
            <numerusform>swap %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s) for %1</source>
        <translation>
            <numerusform>swap %n card for %1</numerusform>
            <numerusform>swap %n cards for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: added %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: added %n copy of %2</numerusform>
            <numerusform>%1: added %n copies of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: removed %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: removed %n copy of %2</numerusform>
            <numerusform>%1: removed %n copies of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is now %n copy(s) of %3</source>
        <translation>
            <numerusform>%1: %2 is now %n copy of %3</numerusform>
            <numerusform>%1: %2 is now %n copies of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n card(s), %3 percent</source>
        <translation>
            <numerusform>%1: %2 of %n card, %3 percent</numerusform>
            <numerusform>%1: %2 of %n cards, %3 percent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) takes %n other card(s) to reach</source>
        <translation>
            <numerusform>%1 (%2) takes %n other card to reach</numerusform>
            <numerusform>%1 (%2) takes %n other cards to reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1, one is enough</source>
        <translation>
            <numerusform>%n copy of %1, one is enough</numerusform>
            <numerusform>%n copies of %1, one is enough</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n card in the pile</numerusform>
            <numerusform>%n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose from</source>
        <translation>
            <numerusform>%n to choose from</numerusform>
            <numerusform>%n to choose from</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: none, exactly %n needed</source>
        <translation>
            <numerusform>%1: none, exactly %n needed</numerusform>
            <numerusform>%1: none, exactly %n needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, exactly %n needed</source>
        <translation>
            <numerusform>%1: %2, exactly %n needed</numerusform>
            <numerusform>%1: %2, exactly %n needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %2 for %n copy(s) of %1</source>
        <translation>
            <numerusform>swap %2 for %n copy of %1</numerusform>
            <numerusform>swap %2 for %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually exactly %n</source>
        <translation>
            <numerusform>%1: %2, usually exactly %n</numerusform>
            <numerusform>%1: %2, usually exactly %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: none, usually at least %n</source>
        <translation>
            <numerusform>%1: none, usually at least %n</numerusform>
            <numerusform>%1: none, usually at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually at least %n</source>
        <translation>
            <numerusform>%1: %2, usually at least %n</numerusform>
            <numerusform>%1: %2, usually at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, usually at most %n</source>
        <translation>
            <numerusform>%1, usually at most %n</numerusform>
            <numerusform>%1, usually at most %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at least %n</source>
        <translation>
            <numerusform>%1; usually at least %n</numerusform>
            <numerusform>%1; usually at least %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at most %n</source>
        <translation>
            <numerusform>%1; usually at most %n</numerusform>
            <numerusform>%1; usually at most %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: add %n copy of %2</numerusform>
            <numerusform>%1: add %n copies of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: remove %n copy of %2</numerusform>
            <numerusform>%1: remove %n copies of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: play %n copy(s) of %3 in place of %2</source>
        <translation>
            <numerusform>%1: play %n copy of %3 in place of %2</numerusform>
            <numerusform>%1: play %n copies of %3 in place of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the new card(s) are in the deck %1 too</source>
        <translation>
            <numerusform>%n of the new cards is in the deck %1 too</numerusform>
            <numerusform>%n of the new cards are in the deck %1 too</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n piece of advice</numerusform>
            <numerusform>%n pieces of advice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</source>
        <translation>
            <numerusform>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</numerusform>
            <numerusform>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message numerus="yes">
        <source>It changes or adds %n rule(s) of its own.</source>
        <translation>
            <numerusform>It changes or adds %n rule of its own.</numerusform>
            <numerusform>It changes or adds %n rules of its own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoldfishReport</name>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3 and %4</source>
        <translation>
            <numerusform>%1: %n game against %2, flown by %3 and %4</numerusform>
            <numerusform>%1: %n games against %2, flown by %3 and %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, mean of %n win(s)</source>
        <translation>
            <numerusform>%1, mean of %n win</numerusform>
            <numerusform>%1, mean of %n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (±%2), mean of %n win(s)</source>
        <translation>
            <numerusform>%1 (±%2), mean of %n win</numerusform>
            <numerusform>%1 (±%2), mean of %n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; the games that had not ended after %n own turn(s) are not in it</source>
        <translation>
            <numerusform>; the games that had not ended after %n own turn are not in it</numerusform>
            <numerusform>; the games that had not ended after %n own turns are not in it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>  and %n more: --output csv and json have all</source>
        <translation>
            <numerusform>  and %n more: --output csv and json have all</numerusform>
            <numerusform>  and %n more: --output csv and json have all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3</source>
        <translation>
            <numerusform>%1: %n game against %2, flown by %3</numerusform>
            <numerusform>%1: %n games against %2, flown by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards kept in the opening hand, in %n game(s); the fastest first:</source>
        <translation>
            <numerusform>Cards kept in the opening hand, in %n game; the fastest first:</numerusform>
            <numerusform>Cards kept in the opening hand, in %n games; the fastest first:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message numerus="yes">
        <source>Keep it, or send up to %n card(s) back [%1].</source>
        <translation>
            <numerusform>Keep it, or send up to %n card back [%1].</numerusform>
            <numerusform>Keep it, or send up to %n cards back [%1].</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mulligan(s) so far.</source>
        <translation>
            <numerusform>%n mulligan so far.</numerusform>
            <numerusform>%n mulligans so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand stands; %n card(s) drawn since.</source>
        <translation>
            <numerusform>The hand stands; %n card drawn since.</numerusform>
            <numerusform>The hand stands; %n cards drawn since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand stands after %n mulligan(s).</source>
        <translation>
            <numerusform>The hand stands after %n mulligan.</numerusform>
            <numerusform>The hand stands after %n mulligans.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandsVerb</name>
    <message numerus="yes">
        <source>%1: %n hand(s), drawn by the game&apos;s own set-up; %2</source>
        <translation>
            <numerusform>%1: %n hand, drawn by the game&apos;s own set-up; %2</numerusform>
            <numerusform>%1: %n hands, drawn by the game&apos;s own set-up; %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HashVerb</name>
    <message numerus="yes">
        <source>%1: warning: %n line(s) name no card, or more than one; the hash takes the name as written</source>
        <translation>
            <numerusform>%1: warning: %n line names no card, or more than one; the hash takes the name as written</numerusform>
            <numerusform>%1: warning: %n lines name no card, or more than one; the hash takes the name as written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeptCards</name>
    <message numerus="yes">
        <source>Among %n card(s) some differ by chance alone: an interval misses the true value 5 times in 100.</source>
        <translation>
            <numerusform>Of %n card a difference may be chance alone: an interval misses the true value 5 times in 100.</numerusform>
            <numerusform>Among %n cards some differ by chance alone: an interval misses the true value 5 times in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), kept or missing in fewer than %1 games each, are left out.</source>
        <translation>
            <numerusform>%n card, kept or missing in fewer than %1 games, is left out.</numerusform>
            <numerusform>%n cards, kept or missing in fewer than %1 games each, are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n copy of %1</numerusform>
            <numerusform>%n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the list is too long; the last %n byte(s) were not read</source>
        <translation>
            <numerusform>the list is too long; the last %n byte were not read</numerusform>
            <numerusform>the list is too long; the last %n bytes were not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchVerb</name>
    <message numerus="yes">
        <source>%1, and %n shared with others</source>
        <translation>
            <numerusform>%1, and %n shared with others</numerusform>
            <numerusform>%1, and %n shared with others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 players, %2 drawn and %3 not ended</source>
        <translation>
            <numerusform>%n game of %1 players, %2 drawn and %3 not ended</numerusform>
            <numerusform>%n games of %1 players, %2 drawn and %3 not ended</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message numerus="yes">
        <source>not ended after %n own turn(s)</source>
        <translation>
            <numerusform>not ended after %n own turn</numerusform>
            <numerusform>not ended after %n own turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Champion(s) in the first hand</source>
        <translation>
            <numerusform>%n Champion in the first hand</numerusform>
            <numerusform>%n Champions in the first hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead hand(s) before the one that stands</source>
        <translation>
            <numerusform>%n dead hand before the one that stands</numerusform>
            <numerusform>%n dead hands before the one that stands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Script(s) in the first hand</source>
        <translation>
            <numerusform>%n Script in the first hand</numerusform>
            <numerusform>%n Scripts in the first hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damage dealt by then</source>
        <translation>
            <numerusform>%n damage dealt by then</numerusform>
            <numerusform>%n damage dealt by then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n slot(s) in the first hand</source>
        <translation>
            <numerusform>Equipment for %n slot in the first hand</numerusform>
            <numerusform>Equipment for %n slots in the first hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) of the Champion&apos;s Valor in the first hand</source>
        <translation>
            <numerusform>%n form of the Champion&apos;s Valor in the first hand</numerusform>
            <numerusform>%n forms of the Champion&apos;s Valor in the first hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayVerb</name>
    <message numerus="yes">
        <source>  … %n line(s) before this: --trace tells them</source>
        <translation>
            <numerusform>  … %n line before this: --trace tells it</numerusform>
            <numerusform>  … %n lines before this: --trace tells them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s) passed</source>
        <translation>
            <numerusform>%1 of %n scenario passed</numerusform>
            <numerusform>%1 of %n scenarios passed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintBlocks</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintCover</name>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintVerb</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n card(s) to cut out; print fewer decks at a time</source>
        <translation>
            <numerusform>there is more than %n card to cut out; print fewer decks at a time</numerusform>
            <numerusform>there are more than %n cards to cut out; print fewer decks at a time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueryAssist</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayVerb</name>
    <message numerus="yes">
        <source>&quot;%1&quot; for player %2 with %n option(s)</source>
        <translation>
            <numerusform>&quot;%1&quot; for player %2 with %n option</numerusform>
            <numerusform>&quot;%1&quot; for player %2 with %n options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same game, %1 choices, %n turn(s)</source>
        <translation>
            <numerusform>the same game, %1 choices, %n turn</numerusform>
            <numerusform>the same game, %1 choices, %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchVerb</name>
    <message numerus="yes">
        <source>No name or text has these words; %1 finds %n card(s).</source>
        <translation>
            <numerusform>No name or text has these words; %1 finds %n card.</numerusform>
            <numerusform>No name or text has these words; %1 finds %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetsVerb</name>
    <message numerus="yes">
        <source>%1 %2, %n card(s)</source>
        <translation>
            <numerusform>%1 %2, %n card</numerusform>
            <numerusform>%1 %2, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: without errors: %2, of which the engine does not carry out %n in full</source>
        <translation>
            <numerusform>%1: without errors: %2, of which the engine does not carry out %n in full</numerusform>
            <numerusform>%1: without errors: %2, of which the engine does not carry out %n in full</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n draft(s) left out</source>
        <comment>title of a set</comment>
        <translation>
            <numerusform>%1, and %n draft left out</numerusform>
            <numerusform>%1, and %n drafts left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message numerus="yes">
        <source>%1: a deck of %n card(s) cannot be dealt, one of %2 can</source>
        <translation>
            <numerusform>%1: a deck of %n card cannot be dealt, one of %2 can</numerusform>
            <numerusform>%1: a deck of %n cards cannot be dealt, one of %2 can</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the section %2 cannot be dealt, %3 can</source>
        <translation>
            <numerusform>%1: %n card in the section %2 cannot be dealt, %3 can</numerusform>
            <numerusform>%1: %n cards in the section %2 cannot be dealt, %3 can</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n deck(s), and %1 are needed</source>
        <translation>
            <numerusform>there are %n deck, and %1 are needed</numerusform>
            <numerusform>there are %n decks, and %1 are needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableHeard</name>
    <message numerus="yes">
        <source>%n more line(s) of the log</source>
        <translation>
            <numerusform>%n more line of the log</numerusform>
            <numerusform>%n more lines of the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CardAdder</name>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n card added</numerusform>
            <numerusform>%n cards added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no limit; the deck has %n. How many are to be added?</source>
        <translation>
            <numerusform>%1 has no limit; the deck has %n. How many are to be added?</numerusform>
            <numerusform>%1 has no limit; the deck has %n. How many are to be added?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the deck</source>
        <translation>
            <numerusform>%1: %n in the deck</numerusform>
            <numerusform>%1: %n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CardBrowser</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found</source>
        <translation>
            <numerusform>%n card found</numerusform>
            <numerusform>%n cards found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CardEditor</name>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend before the card can be kept.</source>
        <translation>
            <numerusform>✗ %n thing to mend before the card can be kept.</numerusform>
            <numerusform>✗ %n things to mend before the card can be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fill in before the card can be kept.</source>
        <translation>
            <numerusform>%n thing to fill in before the card can be kept.</numerusform>
            <numerusform>%n things to fill in before the card can be kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CardInspector</name>
    <message numerus="yes">
        <source>%1: %n copies</source>
        <translation>
            <numerusform>%1: %n copy</numerusform>
            <numerusform>%1: %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ChartBox</name>
    <message numerus="yes">
        <source>%n card(s) with unknown names are not counted.</source>
        <translation>
            <numerusform>%n card with an unknown name is not counted.</numerusform>
            <numerusform>%n cards with unknown names are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CodeDialog</name>
    <message numerus="yes">
        <source>%n letter(s): decks, shop, rules, seed and choices. Whoever pastes them has the same game.</source>
        <translation>
            <numerusform>%n letter: decks, shop, rules, seed and choices. Whoever pastes it has the same game.</numerusform>
            <numerusform>%n letters: decks, shop, rules, seed and choices. Whoever pastes them has the same game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CompareDialog</name>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n card in common</numerusform>
            <numerusform>%n cards in common</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n only on the left</numerusform>
            <numerusform>%n only on the left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n only on the right</numerusform>
            <numerusform>%n only on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n row(s) from %1</source>
        <translation>
            <numerusform>Apply %n row from %1</numerusform>
            <numerusform>Apply %n rows from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ComparisonModel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the right</source>
        <translation>
            <numerusform>%n more on the right</numerusform>
            <numerusform>%n more on the right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the left</source>
        <translation>
            <numerusform>%n more on the left</numerusform>
            <numerusform>%n more on the left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CsvImport</name>
    <message numerus="yes">
        <source>✓ %n card(s), all in order. The set is kept as YAML, and each card can be edited.</source>
        <translation>
            <numerusform>✓ %n card, all in order. The set is kept as YAML, and each card can be edited.</numerusform>
            <numerusform>✓ %n cards, all in order. The set is kept as YAML, and each card can be edited.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend, in the table or in the fields above, before the set can be added.</source>
        <translation>
            <numerusform>✗ %n thing to mend, in the table or in the fields above, before the set can be added.</numerusform>
            <numerusform>✗ %n things to mend, in the table or in the fields above, before the set can be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n row(s) are shown; all were checked.</source>
        <translation>
            <numerusform>Only the first row is shown; all were checked.</numerusform>
            <numerusform>Only the first %n rows are shown; all were checked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckHeader</name>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 of %n card</numerusform>
            <numerusform>%1 of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of at least %n card(s)</source>
        <translation>
            <numerusform>%1 of at least %n card</numerusform>
            <numerusform>%1 of at least %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckPage</name>
    <message numerus="yes">
        <source>%n copy(s) of %1 in the deck</source>
        <translation>
            <numerusform>%n copy of %1 in the deck</numerusform>
            <numerusform>%n copies of %1 in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n copy(s) of %1</source>
        <translation>
            <numerusform>Consider %n copy of %1</numerusform>
            <numerusform>Consider %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n copy(s) of %1</source>
        <translation>
            <numerusform>Add %n copy of %1</numerusform>
            <numerusform>Add %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted</source>
        <translation>
            <numerusform>%n card pasted</numerusform>
            <numerusform>%n cards pasted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n copy(s) of %1</source>
        <translation>
            <numerusform>Remove %n copy of %1</numerusform>
            <numerusform>Remove %n copies of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) removed</source>
        <translation>
            <numerusform>%n card removed</numerusform>
            <numerusform>%n cards removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied as text</source>
        <translation>
            <numerusform>%n card copied as text</numerusform>
            <numerusform>%n cards copied as text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n card added</numerusform>
            <numerusform>%n cards added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %1 to %n copy(s)</source>
        <translation>
            <numerusform>Set %1 to %n copy</numerusform>
            <numerusform>Set %1 to %n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s): %1</source>
        <translation>
            <numerusform>Add %n card: %1</numerusform>
            <numerusform>Add %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n card(s): %1</source>
        <translation>
            <numerusform>Paste %n card: %1</numerusform>
            <numerusform>Paste %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copy(s)</source>
        <comment>card, or cards</comment>
        <translation>
            <numerusform>%1: %n copy</numerusform>
            <numerusform>%1: %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::FilterButton</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::HandPage</name>
    <message numerus="yes">
        <source>Send %n back</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Send %n back</numerusform>
            <numerusform>Send %n back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any of %n chosen: %1 with the next card, %2 within %3.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Any of %n chosen: %1 with the next card, %2 within %3.</numerusform>
            <numerusform>Any of %n chosen: %1 with the next card, %2 within %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ImportDialog</name>
    <message numerus="yes">
        <source>%n card(s), every line understood.</source>
        <translation>
            <numerusform>%n card, every line understood.</numerusform>
            <numerusform>%n cards, every line understood.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n card.</numerusform>
            <numerusform>%n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please check %n line(s); otherwise they come in as shown.</source>
        <translation>
            <numerusform>Please check %n line; otherwise it comes in as shown.</numerusform>
            <numerusform>Please check %n lines; otherwise they come in as shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LegalityPanel</name>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n more way</numerusform>
            <numerusform>%n more ways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryPage</name>
    <message numerus="yes">
        <source>%1 of %n deck(s)</source>
        <translation>
            <numerusform>%1 of %n deck</numerusform>
            <numerusform>%1 of %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s). Words with # in a deck&apos;s notes are its tags.</source>
        <translation>
            <numerusform>%n deck. Words with # in a deck&apos;s notes are its tags.</numerusform>
            <numerusform>%n decks. Words with # in a deck&apos;s notes are its tags.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LineModel</name>
    <message numerus="yes">
        <source>Line %1, %n choice(s)</source>
        <translation>
            <numerusform>Line %1, %n choice</numerusform>
            <numerusform>Line %1, %n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::MainWindow</name>
    <message numerus="yes">
        <source>%1 · %2 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n card</numerusform>
            <numerusform>%1 · %2 · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Import %n card</numerusform>
            <numerusform>Import %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n card imported</numerusform>
            <numerusform>%n cards imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::MakeLegalDialog</name>
    <message numerus="yes">
        <source>%n copy(s) change. One undo takes it all back.</source>
        <translation>
            <numerusform>%n copy changes. Undo takes it back.</numerusform>
            <numerusform>%n copies change. One undo takes it all back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsModel</name>
    <message numerus="yes">
        <source>%n sent back</source>
        <comment>cards of a hand</comment>
        <translation>
            <numerusform>%n sent back</numerusform>
            <numerusform>%n sent back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::NothingFound</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionSearch</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionWindow</name>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PrintDialog</name>
    <message numerus="yes">
        <source>More than %n card(s) to cut out</source>
        <translation>
            <numerusform>More than %n card to cut out</numerusform>
            <numerusform>More than %n cards to cut out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) left out, not being legal.</source>
        <translation>
            <numerusform>%n deck left out, not being legal.</numerusform>
            <numerusform>%n decks left out, not being legal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsModel</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::RulesWindow</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::SetsWindow</name>
    <message numerus="yes">
        <source>✗ not used: %n error(s)</source>
        <translation>
            <numerusform>✗ not used: %n error</numerusform>
            <numerusform>✗ not used: %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was added, with %n card(s).</source>
        <translation>
            <numerusform>%1 was added, with %n card.</numerusform>
            <numerusform>%1 was added, with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 is in order, with %n card(s).</source>
        <translation>
            <numerusform>✓ %1 is in order, with %n card.</numerusform>
            <numerusform>✓ %1 is in order, with %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n card(s)</source>
        <translation>
            <numerusform>Delete %n card</numerusform>
            <numerusform>Delete %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ used without faulty cards: %n error(s)</source>
        <translation>
            <numerusform>⚠ used without faulty cards: %n error</numerusform>
            <numerusform>⚠ used without faulty cards: %n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ShelfModel</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::StartPage</name>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Show %n more</numerusform>
            <numerusform>Show %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::TableBoard</name>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n card</numerusform>
            <numerusform>%1, %2, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::TableModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::TableWindow</name>
    <message numerus="yes">
        <source>The game was copied as a code of %n letter(s).</source>
        <translation>
            <numerusform>The game was copied as a code of %n letter.</numerusform>
            <numerusform>The game was copied as a code of %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ticked card(s) were not asked for any more.</source>
        <translation>
            <numerusform>%n ticked card was not asked for any more.</numerusform>
            <numerusform>%n ticked cards were not asked for any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n Ticked</source>
        <translation>
            <numerusform>Choose the %n Ticked</numerusform>
            <numerusform>Choose the %n Ticked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine is at work: %n choice(s) so far. Esc stops it.</source>
        <translation>
            <numerusform>The engine is at work: %n choice so far. Esc stops it.</numerusform>
            <numerusform>The engine is at work: %n choices so far. Esc stops it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::TallyModel</name>
    <message numerus="yes">
        <source>%1: of %n hand(s) you kept %2, a sound player keeps %3, alike %4</source>
        <translation>
            <numerusform>%1: of %n hand you kept %2, a sound player keeps %3, alike %4</numerusform>
            <numerusform>%1: of %n hands you kept %2, a sound player keeps %3, alike %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictBadge</name>
    <message numerus="yes">
        <source>%n problem(s). Press to see them, or F8 to go through them.</source>
        <translation>
            <numerusform>%n problem. Press to see it.</numerusform>
            <numerusform>%n problems. Press to see them, or F8 to go through them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::WindowSession</name>
    <message numerus="yes">
        <source>%n deck(s) were brought back with unsaved changes.</source>
        <translation>
            <numerusform>%n deck was brought back with unsaved changes.</numerusform>
            <numerusform>%n decks were brought back with unsaved changes.</numerusform>
        </translation>
    </message>
</context>
</TS>

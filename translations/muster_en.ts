<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%1: %2, fewer than %n seldom suffice</source>
        <translation>
            <numerusform>%1: %2, fewer than %n seldom suffice</numerusform>
            <numerusform>%1: %2, fewer than %n seldom suffice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, many groups allow no more than %n</source>
        <translation>
            <numerusform>%1, many groups allow no more than %n</numerusform>
            <numerusform>%1, many groups allow no more than %n</numerusform>
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
        <source>%1: %2, more than %n seldom help</source>
        <translation>
            <numerusform>%1: %2, more than %n seldom help</numerusform>
            <numerusform>%1: %2, more than %n seldom help</numerusform>
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
        <source>only %n card(s) make a starting hand playable</source>
        <translation>
            <numerusform>only %n card make a starting hand playable</numerusform>
            <numerusform>only %n cards make a starting hand playable</numerusform>
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
</context>
<context>
    <name>SearchVerb</name>
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
</context>
<context>
    <name>muster::app::BrowserPage</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictPage</name>
    <message numerus="yes">
        <source>%1 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %n card</numerusform>
            <numerusform>%1 · %n cards</numerusform>
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
</context>
<context>
    <name>muster::app::PrintDialog</name>
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
</TS>

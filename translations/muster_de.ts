<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AddWords</name>
    <message>
        <source>limit %1 of %2</source>
        <translation>Grenze, %1 von %2</translation>
    </message>
    <message>
        <source>restricted, %1 of %1</source>
        <translation>beschränkt, %1 von %1</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>gebannt</translation>
    </message>
    <message>
        <source>set %1 not allowed</source>
        <translation>Set %1 nicht zugelassen</translation>
    </message>
    <message>
        <source>May be added: %1 of at most %2 are in the deck</source>
        <translation>Darf hinein: %1 von höchstens %2 sind im Deck</translation>
    </message>
    <message numerus="yes">
        <source>May be added: %n in the deck so far</source>
        <translation>
            <numerusform>Darf hinein: bisher %n im Deck</numerusform>
            <numerusform>Darf hinein: bisher %n im Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>full: %1 of %2 %3</source>
        <translation>voll: %1 von %2 %3</translation>
    </message>
    <message>
        <source>not in this deck: %1</source>
        <translation>nicht in diesem Deck: %1</translation>
    </message>
    <message>
        <source>%1 of at most %2 are in the deck</source>
        <translation>%1 von höchstens %2 sind im Deck</translation>
    </message>
    <message>
        <source>it is restricted to %1, and the deck has %1</source>
        <translation>sie ist auf %1 beschränkt, und das Deck hat %1</translation>
    </message>
    <message>
        <source>the deck holds none of these: %1</source>
        <translation>davon nimmt das Deck keine auf: %1</translation>
    </message>
    <message>
        <source>the deck is full, %1 of %2 %3</source>
        <comment>how many, limit, of what</comment>
        <translation>das Deck ist voll, %1 von %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>May not be added: %1 [%2]</source>
        <comment>why, rule</comment>
        <translation>Darf nicht dazu: %1 [%2]</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Muster reads:</source>
        <translation>Muster liest:</translation>
    </message>
</context>
<context>
    <name>CheckSarif</name>
    <message>
        <source>A file that is checked has to be readable and in order.</source>
        <translation>Eine geprüfte Datei muss lesbar und in Ordnung sein.</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 legal</source>
        <translation>%1 legal</translation>
    </message>
    <message>
        <source>%1 incomplete</source>
        <translation>%1 unvollständig</translation>
    </message>
    <message>
        <source>%1 illegal</source>
        <translation>%1 illegal</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) in order</source>
        <translation>
            <numerusform>%n andere Datei in Ordnung</numerusform>
            <numerusform>%n andere Dateien in Ordnung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n Datei mit Fehlern</numerusform>
            <numerusform>%n Dateien mit Fehlern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, format %3</source>
        <translation>%1, %2, Format %3</translation>
    </message>
    <message>
        <source>set %1, %2, in order</source>
        <translation>Set %1, %2, in Ordnung</translation>
    </message>
    <message>
        <source>format %1, in order</source>
        <translation>Format %1, in Ordnung</translation>
    </message>
    <message>
        <source>game %1, in order</source>
        <translation>Spiel %1, in Ordnung</translation>
    </message>
    <message>
        <source>rules of %1, %2, in order</source>
        <translation>Regeln von %1, %2, in Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of %1 in another language, %2, in order</source>
        <translation>Regeln von %1 in einer anderen Sprache, %2, in Ordnung</translation>
    </message>
    <message>
        <source>words of %1 in other languages, %2, in order</source>
        <translation>Wörter von %1 in anderen Sprachen, %2, in Ordnung</translation>
    </message>
    <message>
        <source>effect words of %1 in other languages, %2, in order</source>
        <translation>Effektwörter von %1 in anderen Sprachen, %2, in Ordnung</translation>
    </message>
    <message>
        <source>%1, leave given</source>
        <translation>%1, Ausnahme gewährt</translation>
    </message>
    <message>
        <source>to mend: %1</source>
        <translation>zu beheben: %1</translation>
    </message>
    <message>
        <source>possible: %1</source>
        <translation>möglich: %1</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>%1 in Zeile %2</translation>
    </message>
    <message>
        <source>%1: cannot be made legal with the cards there are:</source>
        <translation>%1: lässt sich mit den vorhandenen Karten nicht legal machen:</translation>
    </message>
    <message numerus="yes">
        <source>%1: mended, %n change(s):</source>
        <translation>
            <numerusform>%1: berichtigt, %n Änderung:</numerusform>
            <numerusform>%1: berichtigt, %n Änderungen:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>part of a deck, cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CheckVerb</name>
    <message>
        <source>there is no game &quot;%1&quot;%2</source>
        <translation>es gibt kein Spiel „%1“%2</translation>
    </message>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>die Option „--date“ verlangt ein Datum wie 2026-10-03, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to %1, found &quot;%2&quot;</source>
        <translation>die Option „--players“ verlangt eine Zahl von 1 bis %1, gefunden wurde „%2“</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>wird geprüft: %1 von %2</translation>
    </message>
    <message>
        <source>&quot;--in-place&quot; goes with &quot;--fix&quot;</source>
        <translation>„--in-place“ gehört zu „--fix“</translation>
    </message>
    <message>
        <source>learn whether decks are legal, and why not</source>
        <translation>erfahren, ob Decks legal sind, und wenn nicht, warum</translation>
    </message>
    <message>
        <source>Checks decks against the rules of their game and prints every problem as &quot;file:line: severity: message [ID]&quot;. Folders are searched for deck files (*.muster), and for sets, formats, the files of games and their translations, which are checked as well. &quot;-&quot; reads standard input.
illegal and incomplete decks give exit code 1; warning and advice leave a deck legal. What cannot be read gives exit code 2. Over many files the highest code wins.</source>
        <translation>Prüft Decks nach den Regeln ihres Spiels und gibt jedes Problem als „Datei:Zeile: Schwere: Meldung [ID]“ aus. Ordner werden nach Deckdateien (*.muster) durchsucht, ebenso nach Sets, Formaten, den Dateien von Spielen und deren Übersetzungen, die mitgeprüft werden. „-“ liest die Standardeingabe.
illegal und unvollständig ergeben den Rückgabewert 1; mit Warnungen und Hinweisen bleibt ein Deck legal. Was nicht gelesen werden kann, ergibt 2. Bei mehreren Dateien gilt der höchste Wert.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>Das Spiel von Textlisten, die es nicht selbst nennen.</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Ein Format nach seinem Schlüssel oder eine Formatdatei (.yaml), anstelle des eigenen Formats des Decks.</translation>
    </message>
    <message>
        <source>Quote the rules behind each finding, the figures, and how to mend it.</source>
        <translation>Zu jedem Befund die Regeln dahinter, die Zahlen und den Weg zur Abhilfe nennen.</translation>
    </message>
    <message>
        <source>Write a legal copy of each deck that is not, NAME.fixed.muster, and say what was changed.</source>
        <translation>Von jedem Deck, das nicht legal ist, eine legale Kopie NAME.fixed.muster schreiben und sagen, was geändert wurde.</translation>
    </message>
    <message>
        <source>With --fix: change the deck file itself.</source>
        <translation>Mit --fix: die Deckdatei selbst ändern.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it; in place of what format or deck say.</source>
        <translation>Zahl der Spieler, wo die Regeln davon abhängen; anstelle dessen, was Format oder Deck sagen.</translation>
    </message>
    <message>
        <source>Is this deck legal?</source>
        <translation>Ist dieses Deck legal?</translation>
    </message>
    <message>
        <source>The same, with the rules quoted.</source>
        <translation>Dasselbe, mit den Regeln im Wortlaut.</translation>
    </message>
    <message>
        <source>Every deck of a folder, for an event.</source>
        <translation>Alle Decks eines Ordners, für ein Turnier.</translation>
    </message>
    <message>
        <source>Write deck.fixed.muster, a legal copy with the fewest changes.</source>
        <translation>Schreibt deck.fixed.muster, eine legale Kopie mit den wenigsten Änderungen.</translation>
    </message>
    <message>
        <source>A pasted list, for another program.</source>
        <translation>Eine eingefügte Liste, für ein anderes Programm.</translation>
    </message>
    <message>
        <source>Decks, sets, formats and rules, as code review tools read it.</source>
        <translation>Decks, Sets, Formate und Regeln, wie Programme zur Codeprüfung sie lesen.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, for formats with dates. Without one, today is only good for advice.</source>
        <translation>Der Tag der Veranstaltung, JJJJ-MM-TT, für Formate mit Fristen. Ohne ihn reicht der heutige Tag nur für einen Rat.</translation>
    </message>
    <message>
        <source>The shop that lies beside the decks: what it gives is reckoned with, and what it lacks is told.</source>
        <translation>Der Laden, der neben den Decks liegt: Was er gibt, wird mitgerechnet, und was ihm fehlt, wird gesagt.</translation>
    </message>
    <message>
        <source>The decks given are those of one team, and complete it.</source>
        <translation>Die genannten Decks sind die eines Teams und machen es vollständig.</translation>
    </message>
    <message>
        <source>&quot;--output csv&quot; goes with &quot;--roster&quot;</source>
        <translation>„--output csv“ gehört zu „--roster“</translation>
    </message>
    <message>
        <source>&quot;--roster&quot; goes with &quot;--output&quot; text, csv or json</source>
        <translation>„--roster“ gehört zu „--output“ text, csv oder json</translation>
    </message>
    <message>
        <source>Who plays which deck: adds a table of all players with deck, hash and verdict, and tells who has no deck, which deck has no player, and what stands there twice.</source>
        <translation>Wer welches Deck spielt: ergänzt eine Tabelle aller Spieler mit Deck, Hash und Urteil und sagt, wer kein Deck hat, welches Deck keinen Spieler hat und was doppelt dasteht.</translation>
    </message>
    <message>
        <source>Every registered player with deck, hash and verdict, for a spreadsheet.</source>
        <translation>Alle angemeldeten Spieler mit Deck, Hash und Urteil, für eine Tabellenkalkulation.</translation>
    </message>
</context>
<context>
    <name>CodeVerb</name>
    <message>
        <source>a deck as one line for clipboard and chat, and back</source>
        <translation>ein Deck als eine Zeile für Zwischenablage und Chat, und zurück</translation>
    </message>
    <message>
        <source>Prints the code of a deck file; for a code, prints the deck as a .muster file. The code rebuilds the deck wherever its sets are known. A card that is unknown or ambiguous has no code: mend it first.</source>
        <translation>Gibt den Code einer Deckdatei aus; zu einem Code das Deck als .muster-Datei. Aus dem Code entsteht das Deck überall, wo seine Sets bekannt sind. Eine unbekannte oder mehrdeutige Karte hat keinen Code: Berichtige sie zuerst.</translation>
    </message>
    <message>
        <source>One line to send to a friend.</source>
        <translation>Eine Zeile, die man jemandem schickt.</translation>
    </message>
    <message>
        <source>The friend&apos;s side.</source>
        <translation>Und auf der anderen Seite.</translation>
    </message>
</context>
<context>
    <name>CompletionVerb</name>
    <message>
        <source>expected bash, zsh, fish or man, found &quot;%1&quot;%2</source>
        <translation>erwartet wurde bash, zsh, fish oder man, gefunden „%1“%2</translation>
    </message>
    <message>
        <source>complete commands in the shell; the man page</source>
        <translation>Befehle in der Shell vervollständigen; die Manpage</translation>
    </message>
    <message>
        <source>Prints what a shell needs to complete verbs, options and their values, or the man page. Both are made from the help of the verbs. Installed packages bring them along.</source>
        <translation>Gibt aus, was eine Shell braucht, um Verben, Optionen und deren Werte zu vervollständigen, oder die Manpage. Beides entsteht aus der Hilfe der Verben. Installierte Pakete bringen es mit.</translation>
    </message>
    <message>
        <source>Complete in bash from the next shell on.</source>
        <translation>Ab der nächsten Shell in der Bash vervollständigen.</translation>
    </message>
    <message>
        <source>The man page as a file.</source>
        <translation>Die Manpage als Datei.</translation>
    </message>
</context>
<context>
    <name>ConsoleText</name>
    <message>
        <source>muster: error: the output cannot be written: %1</source>
        <translation>muster: Fehler: Die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
</context>
<context>
    <name>ConvertVerb</name>
    <message>
        <source>%1:%2: not understood: %3</source>
        <translation>%1:%2: nicht verstanden: %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>die Datei „%1“ gibt es schon; --force überschreibt sie</translation>
    </message>
    <message>
        <source>%1:%2: %3; nothing was written</source>
        <translation>%1:%2: %3; es wurde nichts geschrieben</translation>
    </message>
    <message>
        <source>turn a deck into another form</source>
        <translation>ein Deck in eine andere Form bringen</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>Das Spiel von Textlisten und CSV, die es nicht selbst nennen.</translation>
    </message>
    <message>
        <source>The form to write, where the name does not tell.</source>
        <translation>Die Form, die geschrieben wird, wo der Name sie nicht verrät.</translation>
    </message>
    <message>
        <source>Write over a file that is there already.</source>
        <translation>Eine Datei überschreiben, die es schon gibt.</translation>
    </message>
    <message>
        <source>A pasted list becomes a deck file.</source>
        <translation>Aus einer eingefügten Liste wird eine Deckdatei.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Für eine Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>The deck as one line.</source>
        <translation>Das Deck als eine Zeile.</translation>
    </message>
    <message>
        <source>Between other programs.</source>
        <translation>Zwischen anderen Programmen.</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; does not tell the form; end it in .muster, .txt, .csv, .json or .cod, or say --to FORM</source>
        <translation>der Name „%1“ verrät die Form nicht; lass ihn auf .muster, .txt, .csv, .json oder .cod enden oder gib --to FORM an</translation>
    </message>
    <message>
        <source>Reads a deck in one form and writes it in another; the names&apos; endings tell which: .muster, .txt, .csv, .json, .cod (Cockatrice). IN may be a deck code or &quot;-&quot;, OUT may be &quot;code&quot; or &quot;-&quot;. Every line that was not understood is shown and kept: as an entry under the name it has, or in the deck&apos;s notes; the exit code is 1 then. Text lists and CSV hold the cards only.</source>
        <translation>Liest ein Deck in einer Form und schreibt es in einer anderen; die Endungen der Namen sagen, in welcher: .muster, .txt, .csv, .json, .cod (Cockatrice). IN darf ein Deckcode oder „-“ sein, OUT darf „code“ oder „-“ sein. Jede Zeile, die nicht verstanden wurde, wird gezeigt und bewahrt: als Eintrag unter dem Namen, den sie hat, oder in den Notizen des Decks; der Rückgabewert ist dann 1. Textlisten und CSV enthalten nur die Karten.</translation>
    </message>
</context>
<context>
    <name>DealtDeck</name>
    <message numerus="yes">
        <source>%n line(s) of the deck name no card that is known, &quot;%1&quot; first: with them it cannot be dealt.</source>
        <translation>
            <numerusform>%n Zeile des Decks nennt keine bekannte Karte: „%1“. So lässt sich nicht austeilen.</numerusform>
            <numerusform>%n Zeilen des Decks nennen keine bekannte Karte, zuerst „%1“. So lässt sich nicht austeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hands are dealt from a deck of this kind: %1.</source>
        <translation>Aus einem Deck dieser Art werden keine Hände ausgeteilt: %1.</translation>
    </message>
    <message>
        <source>The deck is empty: there is nothing to deal.</source>
        <translation>Das Deck ist leer: Es gibt nichts auszuteilen.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>dieses Deck</translation>
    </message>
    <message>
        <source>The engine deals no hands of %1.</source>
        <translation>Das Programm teilt keine Hände von %1 aus.</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <source>Add %1 %2</source>
        <translation>%1 %2 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1 %2</source>
        <translation>%1 %2 entfernen</translation>
    </message>
    <message>
        <source>Consider %1</source>
        <translation>%1 in Betracht ziehen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>card, copies</comment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards: %1</source>
        <translation>
            <numerusform>%n Karte hinzufügen: %1</numerusform>
            <numerusform>%n Karten hinzufügen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the number of %1</source>
        <comment>names of cards</comment>
        <translation>Anzahl ändern: %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards: %1</source>
        <translation>
            <numerusform>%n Karte entfernen: %1</numerusform>
            <numerusform>%n Karten entfernen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n cards: %1</source>
        <translation>
            <numerusform>%n Karte in Betracht ziehen: %1</numerusform>
            <numerusform>%n Karten in Betracht ziehen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckComparison</name>
    <message>
        <source>About the deck</source>
        <translation>Zum Deck</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Rules options</source>
        <translation>Regeloptionen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Waivers</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>section: group</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bar of a chart, its part</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Durchschnitt</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
</context>
<context>
    <name>DeckNumbers</name>
    <message>
        <source>%1+</source>
        <comment>a number, or more</comment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>from a number to another</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 (exactly %2)</source>
        <translation>%1 (genau %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (none allowed)</source>
        <translation>%1 (keine erlaubt)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (mindestens %2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bar, its values</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to count yet.</source>
        <translation>Noch nichts zu zählen.</translation>
    </message>
    <message>
        <source>Average: %1</source>
        <translation>Durchschnitt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names not counted</source>
        <translation>
            <numerusform>%n Karte mit unbekanntem Namen nicht mitgezählt</numerusform>
            <numerusform>%n Karten mit unbekannten Namen nicht mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <comment>a percentage</comment>
        <translation>unter %1 %</translation>
    </message>
    <message>
        <source>over %1 %</source>
        <comment>a percentage</comment>
        <translation>über %1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>value, bounds</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>Vorgemerkt</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>a field of cards</comment>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>field, number</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>DeckSections</name>
    <message>
        <source>Considering</source>
        <translation>Vorgemerkt</translation>
    </message>
</context>
<context>
    <name>DiffVerb</name>
    <message>
        <source>the same deck: %1</source>
        <translation>dasselbe Deck: %1</translation>
    </message>
    <message>
        <source>    %1%2 %3: %4 registered, %5 in the deck</source>
        <translation>    %1%2 %3: %4 angemeldet, %5 im Deck</translation>
    </message>
    <message>
        <source>not the same deck: %1, %2</source>
        <translation>nicht dasselbe Deck: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n Karte fehlt</numerusform>
            <numerusform>%n Karten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n Karte zu viel</numerusform>
            <numerusform>%n Karten zu viel</numerusform>
        </translation>
    </message>
    <message>
        <source>the decks are of two games, %1 and %2</source>
        <translation>die Decks gehören zu zwei Spielen, %1 und %2</translation>
    </message>
    <message>
        <source>the decks are of two kinds, %1 and %2</source>
        <translation>die Decks sind von zweierlei Art, %1 und %2</translation>
    </message>
    <message>
        <source>it is not clear which card %1 is; it is compared as it is written</source>
        <translation>es ist nicht klar, welche Karte %1 ist; verglichen wird sie, wie sie geschrieben steht</translation>
    </message>
    <message>
        <source>what has changed between a registered list and a deck</source>
        <translation>was sich zwischen einer angemeldeten Liste und einem Deck geändert hat</translation>
    </message>
    <message>
        <source>Compares a deck with the list that was handed in, card by card: of the registered list comes what is missing (-), of the deck what is too many (+). Order, spelling, printings and the form of the file are no difference. Each may be a file, a deck code or &quot;-&quot;.
The exit code is 0 where they are the same deck, 1 where they are not.</source>
        <translation>Vergleicht ein Deck Karte für Karte mit der Liste, die abgegeben wurde: was gegenüber der angemeldeten Liste fehlt (-) und was im Deck zu viel ist (+). Reihenfolge, Schreibweise, Drucke und die Form der Datei sind kein Unterschied. Beide können eine Datei, ein Deckcode oder „-“ sein.
Der Exit-Code ist 0, wenn es dasselbe Deck ist, sonst 1.</translation>
    </message>
    <message>
        <source>Is this still the deck that was registered?</source>
        <translation>Ist das noch das angemeldete Deck?</translation>
    </message>
    <message>
        <source>The code of the printed sheet against what a judge has counted.</source>
        <translation>Der Code auf dem gedruckten Bogen gegen das, was ein Schiedsrichter gezählt hat.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>a word of %1</source>
        <translation>ein Wort von %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>erwartet wird eine Zahl von %1 bis %2, gefunden wurde %3</translation>
    </message>
    <message>
        <source>expected a number of at least %1, found %2</source>
        <translation>erwartet wird eine Zahl von mindestens %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>expected a number of at most %1, found %2</source>
        <translation>erwartet wird eine Zahl von höchstens %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>the number %1 is out of range</source>
        <translation>die Zahl %1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>this is no deck code: it has characters that deck codes do not use</source>
        <translation>das ist kein Deckcode: Es enthält Zeichen, die Deckcodes nicht haben</translation>
    </message>
    <message>
        <source>the deck code was copied wrongly: its checksum does not fit</source>
        <translation>der Deckcode wurde falsch abgeschrieben: Seine Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>the deck code is not complete, expected more characters</source>
        <translation>der Deckcode ist unvollständig, es fehlen Zeichen</translation>
    </message>
    <message>
        <source>the deck code comes from a newer version of Muster</source>
        <translation>der Deckcode stammt aus einer neueren Version von Muster</translation>
    </message>
    <message>
        <source>this is no deck code: %1</source>
        <translation>das ist kein Deckcode: %1</translation>
    </message>
    <message>
        <source>the query is wrong: %1</source>
        <translation>die Suchanfrage ist falsch: %1</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>eine solche Datei oder einen solchen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>das ist ein Ordner, erwartet wird eine Datei</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file is too large: %1, expected at most %2</source>
        <translation>die Datei ist zu groß: %1, erlaubt sind höchstens %2</translation>
    </message>
    <message>
        <source>expected text in UTF-8, found other bytes</source>
        <translation>erwartet wird Text in UTF-8, gefunden wurden andere Bytes</translation>
    </message>
    <message>
        <source>there is nothing here, expected %1</source>
        <translation>hier steht nichts, erwartet wird %1</translation>
    </message>
    <message>
        <source>there is nothing here</source>
        <translation>hier steht nichts</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>this is not valid YAML: a text with a colon and a blank or tab in it has to stand in quotes</source>
        <translation>das ist kein gültiges YAML: ein Text, in dem nach einem Doppelpunkt ein Leerzeichen oder Tabulator steht, gehört in Anführungszeichen</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>das ist kein gültiges YAML: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML</source>
        <translation>das ist kein gültiges YAML</translation>
    </message>
    <message>
        <source>expected plain YAML, as a file of more than %1 must be: something here is wrong, or rare, such as a tab, a tag, or a word over several lines</source>
        <translation>erwartet wird einfaches YAML, wie es eine Datei von mehr als %1 sein muss: Etwas hier ist falsch oder selten, etwa ein Tabulator, ein Tag oder ein Wort über mehrere Zeilen</translation>
    </message>
    <message>
        <source>expected the value itself, found the anchor or alias %1</source>
        <translation>erwartet wird der Wert selbst, gefunden wurde der Anker oder Alias %1</translation>
    </message>
    <message>
        <source>expected a plain value, found the tag %1</source>
        <translation>erwartet wird ein einfacher Wert, gefunden wurde der Tag %1</translation>
    </message>
    <message numerus="yes">
        <source>nested too deeply, expected at most %n level(s)</source>
        <translation>
            <numerusform>zu tief verschachtelt, erlaubt ist höchstens %n Ebene</numerusform>
            <numerusform>zu tief verschachtelt, erlaubt sind höchstens %n Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>too many values in one file, expected at most %n</source>
        <translation>
            <numerusform>zu viele Werte in einer Datei, erlaubt ist höchstens %n</numerusform>
            <numerusform>zu viele Werte in einer Datei, erlaubt sind höchstens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one document in the file, a second one begins here</source>
        <translation>erwartet wird ein Dokument je Datei, hier beginnt ein zweites</translation>
    </message>
    <message>
        <source>the key %1 is there twice, first in line %2</source>
        <translation>der Schlüssel %1 steht zweimal da, zuerst in Zeile %2</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>der Schlüssel %1 steht zweimal da</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>unbekannter Schlüssel %1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>der Schlüssel %1 fehlt</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>erwartet wird %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>erwartet wird eine ganze Zahl, gefunden wurde %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>erwartet wird eines von %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>too long: %1 characters, expected at most %2</source>
        <translation>zu lang: %1 Zeichen, erlaubt sind höchstens %2</translation>
    </message>
    <message>
        <source>%3: expected %1, found %2</source>
        <translation>%3: erwartet wird %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>expected version %1, found %2</source>
        <translation>erwartet wird Version %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>expected a date such as 2026-10-03, found %1</source>
        <translation>erwartet wird ein Datum wie 2026-10-03, gefunden wurde %1</translation>
    </message>
    <message>
        <source>this does not say which game it is for, expected the option --game %1</source>
        <translation>hier steht nicht, für welches Spiel das ist; erwartet wird die Option --game %1</translation>
    </message>
    <message>
        <source>unknown game %1</source>
        <translation>unbekanntes Spiel %1</translation>
    </message>
    <message>
        <source>unknown card type %1</source>
        <translation>unbekannte Kartenart %1</translation>
    </message>
    <message>
        <source>unknown field %1</source>
        <translation>unbekanntes Feld %1</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>keine Karte heißt %1</translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>mehrere Karten heißen %1</translation>
    </message>
    <message>
        <source>unknown set %1</source>
        <translation>unbekanntes Set %1</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>unbekanntes Format %1</translation>
    </message>
    <message>
        <source>no rule has the id %1</source>
        <translation>keine Regel hat die ID %1</translation>
    </message>
    <message>
        <source>unknown section %1</source>
        <translation>unbekannter Abschnitt %1</translation>
    </message>
    <message>
        <source>unknown rules option %1</source>
        <translation>unbekannte Regeloption %1</translation>
    </message>
    <message>
        <source>the id %1 is already taken by %2</source>
        <translation>die ID %1 ist schon an %2 vergeben</translation>
    </message>
    <message>
        <source>the id %1 is already taken</source>
        <translation>die ID %1 ist schon vergeben</translation>
    </message>
    <message>
        <source>expected an id such as %1, found %2</source>
        <translation>erwartet wird eine ID wie %1, gefunden wurde %2</translation>
    </message>
    <message>
        <source>the field %1 does not belong to a card of type %2</source>
        <translation>das Feld %1 gehört nicht zu einer Karte der Art %2</translation>
    </message>
    <message>
        <source>%1 breaks a rule for cards: %2</source>
        <translation>%1 verletzt eine Regel für Karten: %2</translation>
    </message>
    <message>
        <source>%1 is of type %2 here and of type %3 in line %4</source>
        <translation>%1 ist hier von der Art %2 und in Zeile %4 von der Art %3</translation>
    </message>
    <message>
        <source>no effect verb is called %1</source>
        <translation>kein Effektverb heißt %1</translation>
    </message>
    <message>
        <source>no event is called %1</source>
        <translation>kein Ereignis heißt %1</translation>
    </message>
    <message>
        <source>no condition is called %1</source>
        <translation>keine Bedingung heißt %1</translation>
    </message>
    <message>
        <source>no duration is called %1</source>
        <translation>keine Dauer heißt %1</translation>
    </message>
    <message>
        <source>no quantity is called %1</source>
        <translation>keine Menge heißt %1</translation>
    </message>
    <message>
        <source>no cost is called %1</source>
        <translation>keine Kosten heißen %1</translation>
    </message>
    <message>
        <source>unknown word %1, expected one of the list &quot;%2&quot;</source>
        <translation>unbekanntes Wort %1, erwartet wird eines aus der Liste „%2“</translation>
    </message>
    <message>
        <source>unknown word %1</source>
        <translation>unbekanntes Wort %1</translation>
    </message>
    <message>
        <source>the choice of cards %1 is not understood at %2</source>
        <translation>die Kartenauswahl %1 wird bei %2 nicht verstanden</translation>
    </message>
    <message>
        <source>the expression %1 is not understood at %2</source>
        <translation>der Ausdruck %1 wird bei %2 nicht verstanden</translation>
    </message>
    <message>
        <source>%1 is remembered here and never used</source>
        <translation>%1 wird hier gemerkt und nie verwendet</translation>
    </message>
    <message>
        <source>%1 is used here and never remembered before</source>
        <translation>%1 wird hier verwendet und vorher nie gemerkt</translation>
    </message>
    <message>
        <source>this can never happen: %1</source>
        <translation>das kann nie geschehen: %1</translation>
    </message>
    <message>
        <source>this can never happen</source>
        <translation>das kann nie geschehen</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other, expected one of them</source>
        <translation>%1 und %2 schließen einander aus, erwartet wird eines davon</translation>
    </message>
    <message>
        <source>this is not valid CSV: %1</source>
        <translation>das ist kein gültiges CSV: %1</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, meintest du %2?</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1 is read as +%1, write its sign (a lost minus is easily overlooked)</source>
        <translation>%1 wird als +%1 gelesen, schreibe das Vorzeichen dazu (ein verlorenes Minus ist leicht übersehen)</translation>
    </message>
    <message>
        <source>the file is empty, or holds nothing but comments</source>
        <translation>die Datei ist leer oder enthält nur Kommentare</translation>
    </message>
    <message>
        <source>%1 can never be chosen with the cards of this scenario</source>
        <translation>%1 kann mit den Karten dieses Szenarios nie gewählt werden</translation>
    </message>
    <message>
        <source>no line of the log can say %1 in this scenario</source>
        <translation>%1 kann in diesem Szenario in keiner Zeile des Protokolls stehen</translation>
    </message>
    <message>
        <source>the rules of the game cannot carry out what this text says: %1</source>
        <translation>die Regeln des Spiels können nicht ausführen, was dieser Text sagt: %1</translation>
    </message>
    <message>
        <source>the field %1 is unusual for a card of type %2; it counts all the same</source>
        <translation>das Feld %1 ist für eine Karte vom Typ %2 ungewöhnlich; es gilt trotzdem</translation>
    </message>
    <message>
        <source>%1 makes no sense for %2, expected one of %3</source>
        <translation>%1 ergibt für %2 keinen Sinn, erwartet wird eins von %3</translation>
    </message>
    <message>
        <source>&quot;opponent&quot; alone does not say which of several</source>
        <translation>„opponent“ allein sagt nicht, wer von mehreren gemeint ist</translation>
    </message>
    <message>
        <source>no card of the game answers to the query %1</source>
        <translation>keine Karte des Spiels entspricht der Suche %1</translation>
    </message>
    <message>
        <source>%1 is the name of %2 as well, which has another %3; decks mean a card of the game&apos;s own sets by the name, else that of the set whose file comes first, and yours by its id</source>
        <translation>%1 heißt auch %2, dort mit anderem Wert bei: %3; mit dem Namen meinen Decks eine Karte aus den Sets des Spiels, sonst die aus der ersten Datei, und Ihre mit ihrer Nummer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>hier beginnt ein anderes Deck, %1; bitte jedes in eine eigene Datei</translation>
    </message>
    <message>
        <source>the engine does not play %1, expected one of %2</source>
        <translation>das Programm spielt %1 nicht, erwartet wird eines von %2</translation>
    </message>
    <message>
        <source>this was canceled</source>
        <translation>das wurde abgebrochen</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>eine Zuordnung von Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>a word as the key</source>
        <translation>ein Wort als Schlüssel</translation>
    </message>
    <message>
        <source>a single word</source>
        <translation>ein einzelnes Wort</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>eine Liste von Wörtern</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>ein leerer Text</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>mehrere Zeilen</translation>
    </message>
    <message>
        <source>a text with control characters</source>
        <translation>ein Text mit Steuerzeichen</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a name on one line</source>
        <translation>ein Name in einer Zeile</translation>
    </message>
    <message>
        <source>the name of a card</source>
        <translation>der Name einer Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a phrase</source>
        <translation>eine Wendung</translation>
    </message>
    <message>
        <source>a query</source>
        <translation>eine Suchanfrage</translation>
    </message>
    <message>
        <source>a step such as {draw: 1}</source>
        <translation>ein Schritt wie {draw: 1}</translation>
    </message>
    <message>
        <source>dice such as d20 or 3d6</source>
        <translation>Würfel wie d20 oder 3d6</translation>
    </message>
    <message>
        <source>a number, or a product like 2 x type:champion</source>
        <translation>eine Zahl oder ein Produkt wie 2 x type:champion</translation>
    </message>
    <message>
        <source>a number, an option like option max_copies, or a sum of both</source>
        <translation>eine Zahl, eine Option wie option max_copies oder eine Summe aus beiden</translation>
    </message>
    <message>
        <source>a field that is a number</source>
        <translation>ein Feld, das eine Zahl ist</translation>
    </message>
    <message>
        <source>a field that is a word, a list of words or a number</source>
        <translation>ein Feld, das ein Wort, eine Liste von Wörtern oder eine Zahl ist</translation>
    </message>
    <message>
        <source>a field that is a word, a number or a flag</source>
        <translation>ein Feld, das ein Wort, eine Zahl oder ein Ja/Nein ist</translation>
    </message>
    <message>
        <source>a field with parts</source>
        <translation>ein Feld mit Teilen</translation>
    </message>
    <message>
        <source>one key: a player, dice or expect</source>
        <translation>ein Schlüssel: ein Spieler, dice oder expect</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at most %1 rows</source>
        <translation>höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>two to eight capitals and digits, such as PLT</source>
        <translation>zwei bis acht Großbuchstaben und Ziffern, etwa PLT</translation>
    </message>
    <message>
        <source>letters, digits and hyphens</source>
        <translation>Buchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>lower-case letters, digits and hyphens</source>
        <translation>Kleinbuchstaben, Ziffern und Bindestriche</translation>
    </message>
    <message>
        <source>lower-case letters, digits, hyphens, underscores and blanks</source>
        <translation>Kleinbuchstaben, Ziffern, Binde- und Unterstriche und Leerzeichen</translation>
    </message>
    <message>
        <source>a header row</source>
        <translation>eine Kopfzeile</translation>
    </message>
    <message>
        <source>a header row with the column name</source>
        <translation>eine Kopfzeile mit der Spalte name</translation>
    </message>
    <message>
        <source>a header row: deck, last name, first name, id, club, table</source>
        <translation>eine Kopfzeile: deck, last name, first name, id, club, table</translation>
    </message>
    <message>
        <source>%1 cells under %2 headings</source>
        <translation>%1 Zellen unter %2 Überschriften</translation>
    </message>
    <message>
        <source>more than %1 cells in a row</source>
        <translation>mehr als %1 Zellen in einer Zeile</translation>
    </message>
    <message>
        <source>a quote inside a cell that does not begin with one</source>
        <translation>ein Anführungszeichen in einer Zelle, die nicht mit einem beginnt</translation>
    </message>
    <message>
        <source>a quote that is never closed</source>
        <translation>ein Anführungszeichen, das nie geschlossen wird</translation>
    </message>
    <message>
        <source>text behind a closing quote</source>
        <translation>Text nach einem schließenden Anführungszeichen</translation>
    </message>
    <message>
        <source>text after the end of the content</source>
        <translation>Text nach dem Ende des Inhalts</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>ein Kästchen</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>ein Teil</translation>
    </message>
    <message>
        <source>a part that can stand beside others</source>
        <translation>ein Teil, der neben anderen stehen kann</translation>
    </message>
    <message>
        <source>a part that is no list of cards</source>
        <translation>ein Teil, der keine Kartenliste ist</translation>
    </message>
    <message>
        <source>fields of sheets</source>
        <translation>Felder von Bögen</translation>
    </message>
    <message>
        <source>parts of sheets</source>
        <translation>Teile von Bögen</translation>
    </message>
    <message>
        <source>kinds of decks</source>
        <translation>Arten von Decks</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>there is no home folder (HOME is not set)</source>
        <translation>es gibt kein Benutzerverzeichnis (HOME ist nicht gesetzt)</translation>
    </message>
    <message>
        <source>a list of dice</source>
        <translation>eine Liste von Würfeln</translation>
    </message>
    <message>
        <source>a list of dice, or random</source>
        <translation>eine Liste von Würfeln oder random</translation>
    </message>
    <message>
        <source>a Champion or Squire in play</source>
        <translation>ein Champion oder Squire im Spiel</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>eine Erwartung</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>eine Möglichkeit</translation>
    </message>
    <message>
        <source>a line of the log</source>
        <translation>eine Zeile des Protokolls</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 Karten</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>eine ganze Zahl ab %1</translation>
    </message>
    <message>
        <source>up to %1 hexadecimal digits</source>
        <translation>bis zu %1 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>a number such as %1 cards</source>
        <translation>eine Zahl wie %1 cards</translation>
    </message>
    <message>
        <source>%1 Squires</source>
        <translation>%1 Squire-Karten</translation>
    </message>
    <message>
        <source>at most %1 Squires</source>
        <translation>höchstens %1 Squire-Karten</translation>
    </message>
    <message>
        <source>%1 pieces of Equipment of one kind</source>
        <translation>%1 Ausrüstungen einer Art</translation>
    </message>
    <message>
        <source>a Champion with something on it</source>
        <translation>ein Champion, an dem etwas liegt</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>a variant</source>
        <translation>eine Variante</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>was gefragt wird</translation>
    </message>
    <message>
        <source>a name that no other card has</source>
        <translation>ein Name, den keine andere Karte hat</translation>
    </message>
    <message>
        <source>an Action whose text does nothing but last, on a unit that it can be on</source>
        <translation>eine Action, deren Text nur andauert, an einer Einheit, an der sie liegen kann</translation>
    </message>
    <message>
        <source>a card whose text does nothing but last</source>
        <translation>eine Karte, deren Text nur andauert</translation>
    </message>
    <message>
        <source>a card with a text that is used so many times a turn</source>
        <translation>eine Karte mit einem Text, der so oft im Zug genutzt wird</translation>
    </message>
    <message>
        <source>an Action or an Exterior</source>
        <translation>eine Action oder ein Exterior</translation>
    </message>
    <message>
        <source>a Champion in play with a Coin</source>
        <translation>ein Champion im Spiel mit einer Coin</translation>
    </message>
    <message>
        <source>face up, in combat</source>
        <translation>aufgedeckt, im Kampf</translation>
    </message>
    <message>
        <source>face up, on a Champion that is</source>
        <translation>aufgedeckt, auf einem aufgedeckten Champion</translation>
    </message>
    <message>
        <source>face up, with Equipment of an Origin</source>
        <translation>aufgedeckt, mit Ausrüstung einer Herkunft</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>a Squire without Battle Conditions</source>
        <translation>ein Squire ohne Kampfzustände</translation>
    </message>
    <message>
        <source>one with them</source>
        <translation>einer mit solchen</translation>
    </message>
    <message>
        <source>a description such as card (name:wolf)</source>
        <translation>eine Beschreibung wie card (name:wolf)</translation>
    </message>
    <message>
        <source>a number of players such as 2 or 3 to 6</source>
        <translation>eine Zahl von Spielern wie 2 oder 3 to 6</translation>
    </message>
    <message>
        <source>a link to a file that is not there</source>
        <translation>ein Verweis auf eine Datei, die es nicht gibt</translation>
    </message>
    <message>
        <source>another program holds the folder</source>
        <translation>ein anderes Programm hält den Ordner besetzt</translation>
    </message>
    <message>
        <source>a deck of cards with numbers and names</source>
        <translation>ein Deck aus Karten mit Anzahl und Namen</translation>
    </message>
    <message>
        <source>a deck file of Muster</source>
        <translation>eine Deckdatei von Muster</translation>
    </message>
    <message>
        <source>XML, as files called .cod and .dek have it</source>
        <translation>XML, wie in Dateien namens .cod und .dek</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>anderes XML</translation>
    </message>
    <message>
        <source>other JSON</source>
        <translation>anderes JSON</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>eine Deckliste</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>a document of a word processor</source>
        <translation>ein Dokument einer Textverarbeitung</translation>
    </message>
    <message>
        <source>a packed file, as office programs write them</source>
        <translation>eine gepackte Datei, wie Büroprogramme sie schreiben</translation>
    </message>
    <message>
        <source>a packed file</source>
        <translation>eine gepackte Datei</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>eine Webseite</translation>
    </message>
</context>
<context>
    <name>ExportVerb</name>
    <message>
        <source>the name &quot;%1&quot; does not tell what to write; end it in .cod or .xml for Cockatrice, .json for Tabletop Simulator, .png for a picture</source>
        <translation>der Name „%1“ verrät nicht, was zu schreiben ist; lass ihn auf .cod oder .xml für Cockatrice, .json für Tabletop Simulator oder .png für ein Bild enden</translation>
    </message>
    <message>
        <source>there is no font to draw faces with; install one, such as DejaVu Sans</source>
        <translation>es gibt keine Schrift, mit der sich Karten zeichnen lassen; installiere eine, etwa DejaVu Sans</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>die Datei „%1“ gibt es schon; --force überschreibt sie</translation>
    </message>
    <message>
        <source>muster export: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster export: keine Karte für „%1“: Es ist nicht klar, welche gemeint ist</translation>
    </message>
    <message>
        <source>a deck for other programs, or as a picture</source>
        <translation>ein Deck für andere Programme oder als Bild</translation>
    </message>
    <message>
        <source>Writes a deck for Cockatrice (.cod), the cards of its game for Cockatrice (.xml), a saved object of Tabletop Simulator with its pictures (.json), or a picture of all its cards (.png). DECK may be a deck code or &quot;-&quot;. &quot;muster convert&quot; reads .cod files and saved objects back.</source>
        <translation>Schreibt ein Deck für Cockatrice (.cod), die Karten seines Spiels für Cockatrice (.xml), ein gespeichertes Objekt für Tabletop Simulator mit seinen Bildern (.json) oder ein Bild aller Karten (.png). DECK darf ein Deckcode oder „-“ sein. „muster convert“ liest .cod-Dateien und gespeicherte Objekte zurück.</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>Das Spiel von Textlisten und CSV, die es nicht selbst nennen.</translation>
    </message>
    <message>
        <source>Write over files that are there already.</source>
        <translation>Dateien überschreiben, die es schon gibt.</translation>
    </message>
    <message>
        <source>To show it to others.</source>
        <translation>Um es anderen zu zeigen.</translation>
    </message>
    <message>
        <source>For a table of Tabletop Simulator.</source>
        <translation>Für einen Tisch von Tabletop Simulator.</translation>
    </message>
    <message>
        <source>So that Cockatrice knows the cards.</source>
        <translation>Damit Cockatrice die Karten kennt.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>chance of a starting hand that cannot be played</source>
        <translation>Wahrscheinlichkeit einer Starthand, die nicht spielbar ist</translation>
    </message>
    <message>
        <source>chance to lose the game to seven such hands in a row</source>
        <translation>Wahrscheinlichkeit, das Spiel durch sieben solche Hände in Folge zu verlieren</translation>
    </message>
    <message>
        <source>chance of two Coins among the first eight cards</source>
        <translation>Wahrscheinlichkeit von zwei Münzen unter den ersten acht Karten</translation>
    </message>
    <message>
        <source>chance that a single copy is out of reach for the whole game</source>
        <translation>Wahrscheinlichkeit, dass ein einzelnes Exemplar das ganze Spiel über unerreichbar ist</translation>
    </message>
    <message>
        <source>chance to have seen all of it</source>
        <translation>Wahrscheinlichkeit, alles davon gesehen zu haben</translation>
    </message>
    <message>
        <source>chance to find something</source>
        <translation>Wahrscheinlichkeit, etwas zu finden</translation>
    </message>
    <message>
        <source>chance of none in the starting hand</source>
        <translation>Wahrscheinlichkeit, keine auf der Starthand zu haben</translation>
    </message>
    <message>
        <source>chance of at least one in the starting hand</source>
        <translation>Wahrscheinlichkeit, mindestens eine auf der Starthand zu haben</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 1</source>
        <translation>Wahrscheinlichkeit, in Zug 1 ein Attribut spielen zu können</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 2</source>
        <translation>Wahrscheinlichkeit, in Zug 2 ein Attribut spielen zu können</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 3</source>
        <translation>Wahrscheinlichkeit, in Zug 3 ein Attribut spielen zu können</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 4</source>
        <translation>Wahrscheinlichkeit, in Zug 4 ein Attribut spielen zu können</translation>
    </message>
    <message>
        <source>Attributes to expect among the first ten cards</source>
        <translation>Attribute, die unter den ersten zehn Karten zu erwarten sind</translation>
    </message>
    <message>
        <source>turn on which the cards can be played at the earliest, on average</source>
        <translation>Zug, in dem die Karten im Schnitt frühestens gespielt werden können</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Script</source>
        <translation>Wahrscheinlichkeit einer Starthand ohne Script</translation>
    </message>
    <message>
        <source>chance of two to four Scripts in the opening hand</source>
        <translation>Wahrscheinlichkeit von zwei bis vier Scripts auf der Starthand</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Creature</source>
        <translation>Wahrscheinlichkeit einer Starthand ohne Creature</translation>
    </message>
    <message>
        <source>chance of an opening hand that can pay for nothing in it</source>
        <translation>Wahrscheinlichkeit einer Starthand, die nichts von sich bezahlen kann</translation>
    </message>
    <message>
        <source>the same if all cards were of one element</source>
        <translation>dasselbe, wenn alle Karten von einem Element wären</translation>
    </message>
    <message>
        <source>share of them that can be paid for by themselves by the fifth turn</source>
        <translation>Anteil davon, der bis zum fünften Zug aus eigener Kraft bezahlt werden kann</translation>
    </message>
    <message>
        <source>chance of one among the first four cards</source>
        <translation>Wahrscheinlichkeit von einer unter den ersten vier Karten</translation>
    </message>
    <message>
        <source>chance of one among the first five cards</source>
        <translation>Wahrscheinlichkeit von einer unter den ersten fünf Karten</translation>
    </message>
    <message>
        <source>average cost of a card</source>
        <translation>durchschnittliche Kosten einer Karte</translation>
    </message>
    <message>
        <source>life lost in a travel step with power %1: %2</source>
        <translation>Lebensverlust in einem Reiseschritt mit Stärke %1: %2</translation>
    </message>
    <message>
        <source>travel steps that are lost fights with power %1: %2 %</source>
        <translation>Reiseschritte, die mit Stärke %1 verlorene Kämpfe sind: %2 %</translation>
    </message>
    <message>
        <source>lowest life at the start: %1</source>
        <translation>niedrigstes Leben zu Beginn: %1</translation>
    </message>
    <message>
        <source>highest life at the start: %1</source>
        <translation>höchstes Leben zu Beginn: %1</translation>
    </message>
    <message>
        <source>life at the start: %1</source>
        <translation>Leben zu Beginn: %1</translation>
    </message>
    <message>
        <source>rounds of an ordinary game: about %1</source>
        <translation>Runden eines gewöhnlichen Spiels: etwa %1</translation>
    </message>
    <message>
        <source>power of a fully equipped fighter: %1</source>
        <translation>Stärke eines voll ausgerüsteten Kämpfers: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 % of the pile</source>
        <translation>
            <numerusform>%1: %n Karte, %2 % des Stapels</numerusform>
            <numerusform>%1: %n Karten, %2 % des Stapels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n card(s): %2</source>
        <translation>
            <numerusform>%1, mit %n Karte: %2</numerusform>
            <numerusform>%1, mit %n Karten: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>cards that can be replaced in the opening hand: at most %1</source>
        <translation>Karten, die in der Starthand getauscht werden können: höchstens %1</translation>
    </message>
    <message>
        <source>usually at least %1 %</source>
        <translation>üblich sind mindestens %1 %</translation>
    </message>
    <message>
        <source>usually at most %1 %</source>
        <translation>üblich sind höchstens %1 %</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 [%2]</source>
        <comment>card, rule</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Mit anderen zusammen gewonnen</translation>
    </message>
    <message>
        <source>Won by whoever is %1</source>
        <translation>Gewonnen, wer %1 ist</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Not ended</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>What hands are worth</source>
        <translation>Was Hände wert sind</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>wie ausgeteilt</translation>
    </message>
    <message>
        <source>after the mulligans of a sound player</source>
        <translation>nach den Mulligans eines umsichtigen Spielers</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>By own turn; each within %1 percentage points, 95 times in 100.</source>
        <translation>Nach eigenen Zügen; jeder Wert auf %1 Prozentpunkte genau, 95-mal in 100.</translation>
    </message>
    <message>
        <source>By own turn; each within ±%1, 95 times in 100.</source>
        <translation>Nach eigenen Zügen; jeder Wert auf ±%1 genau, 95-mal in 100.</translation>
    </message>
    <message>
        <source>%1; as dealt</source>
        <translation>%1; wie ausgeteilt</translation>
    </message>
    <message>
        <source>%1; after mulligans</source>
        <translation>%1; nach Mulligans</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a part of the games, a figure</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, own turn %2</source>
        <comment>a figure</comment>
        <translation>%1, eigener Zug %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ended by %1</source>
        <comment>a rule</comment>
        <translation>Beendet durch %1</translation>
    </message>
    <message>
        <source>How the games went</source>
        <translation>Wie die Spiele ausgingen</translation>
    </message>
    <message>
        <source>Won: %1, 95 times in 100 within %2.</source>
        <translation>Gewonnen: %1, 95-mal in 100 innerhalb von %2.</translation>
    </message>
    <message>
        <source>The rules that ended them</source>
        <translation>Die Regeln, die sie beendeten</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>bounds</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>bounds in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Won by whoever is %1, of both decks</source>
        <comment>going first, going second</comment>
        <translation>Gewonnen, wer %1 ist, mit beiden Decks</translation>
    </message>
    <message>
        <source>kept in the opening hand</source>
        <translation>auf der Starthand behalten</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>nicht behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) between these are in the table alone.</source>
        <translation>
            <numerusform>%n Karte dazwischen steht nur in der Tabelle.</numerusform>
            <numerusform>%n Karten dazwischen stehen nur in der Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won with %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Gewonnen mit %1 auf der Starthand</translation>
    </message>
    <message>
        <source>Won without %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Gewonnen ohne %1 auf der Starthand</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>das Deck</translation>
    </message>
    <message>
        <source>, did you mean %1?</source>
        <translation>, meintest du %1?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two proposals</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, at least %n needed</source>
        <translation>
            <numerusform>%1: keine, mindestens %n nötig</numerusform>
            <numerusform>%1: keine, mindestens %n nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at least %n needed</source>
        <translation>
            <numerusform>%1: %2, mindestens %n nötig</numerusform>
            <numerusform>%1: %2, mindestens %n nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at most %n allowed</source>
        <translation>
            <numerusform>%1: %2, höchstens %n erlaubt</numerusform>
            <numerusform>%1: %2, höchstens %n erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1</numerusform>
            <numerusform>%n Exemplare von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n allowed</source>
        <translation>
            <numerusform>%1, höchstens %n erlaubt</numerusform>
            <numerusform>%1, höchstens %n erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the format allows %n</source>
        <translation>
            <numerusform>%1, das Format erlaubt %n</numerusform>
            <numerusform>%1, das Format erlaubt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>mehrere Karten heißen %1</translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>mehrere Karten heißen %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 can never be paid</source>
        <translation>%1 kann nie bezahlt werden</translation>
    </message>
    <message>
        <source>%1: %2 needed, the deck has %3</source>
        <translation>%1: %2 nötig, das Deck hat %3</translation>
    </message>
    <message>
        <source>%1: %2 needed (%3), the deck has %4</source>
        <translation>%1: %2 nötig (%3), das Deck hat %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 to %3, not %4</source>
        <translation>%1: Die Regeln kennen %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or more, not %3</source>
        <translation>%1: Die Regeln kennen %2 oder mehr, nicht %3</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or fewer, not %3</source>
        <translation>%1: Die Regeln kennen %2 oder weniger, nicht %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n card(s), %3 percent</source>
        <translation>
            <numerusform>%1: %2 von %n Karte, %3 Prozent</numerusform>
            <numerusform>%1: %2 von %n Karten, %3 Prozent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) is out of reach of all other cards together</source>
        <translation>%1 (%2) ist für alle anderen Karten zusammen unerreichbar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) takes %n other card(s) to reach</source>
        <translation>
            <numerusform>%1 (%2) braucht %n andere Karte, um erreicht zu werden</numerusform>
            <numerusform>%1 (%2) braucht %n andere Karten, um erreicht zu werden</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them is stronger than %1, and a fully equipped fighter reaches %2</source>
        <translation>keiner davon ist stärker als %1, und ein voll ausgerüsteter Kämpfer erreicht %2</translation>
    </message>
    <message>
        <source>none of them is weaker than %1, and a fully equipped fighter reaches only %2</source>
        <translation>keiner davon ist schwächer als %1, und ein voll ausgerüsteter Kämpfer erreicht nur %2</translation>
    </message>
    <message>
        <source>whoever plays %1 begins with %2 life and is out at once</source>
        <translation>wer %1 spielt, beginnt mit %2 Leben und scheidet sofort aus</translation>
    </message>
    <message>
        <source>%1: %2; games below %3 are over in a moment</source>
        <translation>%1: %2; Spiele unter %3 sind im Nu vorbei</translation>
    </message>
    <message>
        <source>%1: %2; games above %3 take very long</source>
        <translation>%1: %2; Spiele über %3 dauern sehr lange</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n Karte im Stapel</numerusform>
            <numerusform>%n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose from</source>
        <translation>
            <numerusform>%n zur Auswahl</numerusform>
            <numerusform>%n zur Auswahl</numerusform>
        </translation>
    </message>
    <message>
        <source>for no number of players yet: %1, %2</source>
        <translation>noch für keine Spielerzahl: %1, %2</translation>
    </message>
    <message>
        <source>for %1 players: %2, %3</source>
        <translation>für %1 Spieler: %2, %3</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 zusammen mit %2</translation>
    </message>
    <message>
        <source>%1 can never be paid: %2 needed, no more than %3 at once</source>
        <translation>%1 kann nie bezahlt werden: %2 nötig, nie mehr als %3 auf einmal</translation>
    </message>
    <message>
        <source>%1 has nothing to evolve from</source>
        <translation>%1 hat nichts, woraus es sich entwickeln kann</translation>
    </message>
    <message>
        <source>%1 can only be played at its full cost: the deck has no %2</source>
        <translation>%1 kann nur zu vollen Kosten gespielt werden: Das Deck hat kein %2</translation>
    </message>
    <message>
        <source>%1 often waits for %2: %3 there, %4 would match</source>
        <translation>%1 wartet oft auf %2: %3 da, %4 wären passend</translation>
    </message>
    <message>
        <source>%1: %2 needed, none available</source>
        <translation>%1: %2 nötig, keine vorhanden</translation>
    </message>
    <message>
        <source>%1: %2 needed, %3 available</source>
        <translation>%1: %2 nötig, %3 vorhanden</translation>
    </message>
    <message>
        <source>no card is called %1%2</source>
        <translation>keine Karte heißt %1%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is printed with several types; the strictest limit, %n, counts</source>
        <translation>
            <numerusform>%1 ist mit mehreren Arten gedruckt; es gilt die strengste Grenze, %n</numerusform>
            <numerusform>%1 ist mit mehreren Arten gedruckt; es gilt die strengste Grenze, %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; the strictest limit counts</source>
        <translation>%1 ist mit mehreren Arten gedruckt; es gilt die strengste Grenze</translation>
    </message>
    <message>
        <source>%1 is from the set %2, which the format does not allow</source>
        <translation>%1 ist aus dem Set %2, das im Format nicht erlaubt ist</translation>
    </message>
    <message>
        <source>%1 is banned in the format</source>
        <translation>%1 ist im Format gebannt</translation>
    </message>
    <message>
        <source>the format begins only on %1</source>
        <translation>das Format beginnt erst am %1</translation>
    </message>
    <message>
        <source>the format ended on %1</source>
        <translation>das Format endete am %1</translation>
    </message>
    <message>
        <source>no format is called %1%2</source>
        <translation>kein Format heißt %1%2</translation>
    </message>
    <message>
        <source>the format %1 belongs to another game</source>
        <translation>das Format %1 gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>the game has no rules option %1%2</source>
        <translation>das Spiel hat keine Regeloption %1%2</translation>
    </message>
    <message>
        <source>the rules option %1 has a value that the game does not know%2</source>
        <translation>die Regeloption %1 hat einen Wert, den das Spiel nicht kennt%2</translation>
    </message>
    <message>
        <source>the leave given for %1 is not needed</source>
        <translation>die Ausnahme für %1 wird nicht gebraucht</translation>
    </message>
    <message>
        <source>%1 searches for something that the deck does not have</source>
        <translation>%1 sucht etwas, das das Deck nicht hat</translation>
    </message>
    <message>
        <source>no attack in the deck can ever be paid for</source>
        <translation>kein Angriff im Deck kann je bezahlt werden</translation>
    </message>
    <message>
        <source>a bonus of %1 never applies</source>
        <translation>ein Bonus von %1 gilt nie</translation>
    </message>
    <message>
        <source>many starting hands cannot be played</source>
        <translation>viele Starthände sind nicht spielbar</translation>
    </message>
    <message>
        <source>the first attack comes late</source>
        <translation>der erste Angriff kommt spät</translation>
    </message>
    <message>
        <source>several costs must be paid with the same cards</source>
        <translation>mehrere Kosten sind mit denselben Karten zu bezahlen</translation>
    </message>
    <message>
        <source>the deck leans on a single copy of %1</source>
        <translation>das Deck stützt sich auf ein einziges Exemplar von %1</translation>
    </message>
    <message>
        <source>part of what %1 can do is out of reach</source>
        <translation>ein Teil dessen, was %1 kann, ist unerreichbar</translation>
    </message>
    <message>
        <source>%1 needs at the same time what cannot be had together: %2</source>
        <translation>%1 braucht gleichzeitig, was nicht zusammen zu haben ist: %2</translation>
    </message>
    <message>
        <source>%1 asks for something that the deck does not have: %2</source>
        <translation>%1 verlangt etwas, das das Deck nicht hat: %2</translation>
    </message>
    <message>
        <source>%1: not enough for all who need it at the same time</source>
        <translation>%1: nicht genug für alle, die es gleichzeitig brauchen</translation>
    </message>
    <message>
        <source>%1 seldom has all it needs in time: %2</source>
        <translation>%1 hat selten rechtzeitig alles, was es braucht: %2</translation>
    </message>
    <message>
        <source>using up cards of %1 seldom finds anything</source>
        <translation>Karten von %1 zu verbrauchen bringt selten etwas</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1, one is enough</source>
        <translation>
            <numerusform>%n Exemplar von %1, eines genügt</numerusform>
            <numerusform>%n Exemplare von %1, eines genügt</numerusform>
        </translation>
    </message>
    <message>
        <source>no card in the deck can hurt another player</source>
        <translation>keine Karte im Deck kann einem anderen Spieler schaden</translation>
    </message>
    <message>
        <source>the pile will run out before an ordinary game is over</source>
        <translation>der Stapel wird leer, bevor ein gewöhnliches Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>the pile has little reserve for a long game</source>
        <translation>der Stapel hat wenig Reserve für ein langes Spiel</translation>
    </message>
    <message>
        <source>whoever picks last has no choice</source>
        <translation>wer zuletzt wählt, hat keine Wahl</translation>
    </message>
    <message>
        <source>%1: %2 life between them at the start, more than a third of what all begin with</source>
        <translation>%1: %2 Leben zwischen ihnen zu Beginn, mehr als ein Drittel dessen, womit alle beginnen</translation>
    </message>
    <message>
        <source>%1: the deck has none of the %2 that they need</source>
        <translation>%1: Das Deck hat nichts von %2, was sie brauchen</translation>
    </message>
    <message>
        <source>no card of the deck asks for %1</source>
        <translation>keine Karte des Decks verlangt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, and only one of them can be played each turn; more than %n seldom help</source>
        <translation>
            <numerusform>%1: %2, und nur eine davon kann je Zug gespielt werden; mehr als %n hilft selten</numerusform>
            <numerusform>%1: %2, und nur eine davon kann je Zug gespielt werden; mehr als %n helfen selten</numerusform>
        </translation>
    </message>
    <message>
        <source>on average the cards can be played only after turn %1</source>
        <translation>im Schnitt sind die Karten erst nach Zug %1 spielbar</translation>
    </message>
    <message>
        <source>no card of the deck has or gives %1</source>
        <translation>keine Karte des Decks hat oder gibt %1</translation>
    </message>
    <message numerus="yes">
        <source>this is one deck of the %n that play together; each is checked alone</source>
        <translation>
            <numerusform>das ist ein Deck von %n, die zusammen spielen; jedes wird für sich geprüft</numerusform>
            <numerusform>das ist ein Deck von %n, die zusammen spielen; jedes wird für sich geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has little to pay for: no card of the deck needs %2</source>
        <translation>%1 hat wenig zu bezahlen: Keine Karte des Decks braucht %2</translation>
    </message>
    <message>
        <source>the lower cost of %1 is no lower: %2 against %3</source>
        <translation>die niedrigeren Kosten von %1 sind nicht niedriger: %2 gegen %3</translation>
    </message>
    <message>
        <source>no card of the deck can lower an opponent&apos;s health</source>
        <translation>keine Karte des Decks kann das Leben eines Gegners senken</translation>
    </message>
    <message numerus="yes">
        <source>nothing can be played for %n or less: the cheapest card costs %1</source>
        <translation>
            <numerusform>für %n oder weniger ist nichts spielbar: Die billigste Karte kostet %1</numerusform>
            <numerusform>für %n oder weniger ist nichts spielbar: Die billigste Karte kostet %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly every attacker dies when it is blocked: little defense in all</source>
        <translation>fast jeder Angreifer stirbt, wenn er geblockt wird: insgesamt wenig Verteidigung</translation>
    </message>
    <message numerus="yes">
        <source>cards to pay with and cards to pay for, of %n kind(s): %1</source>
        <translation>
            <numerusform>Karten zum Bezahlen und Karten, die zu bezahlen sind, von %n Art: %1</numerusform>
            <numerusform>Karten zum Bezahlen und Karten, die zu bezahlen sind, von %n Arten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is needed, and nothing in the deck gives any</source>
        <translation>%1: %2 wird gebraucht, und nichts im Deck gibt es</translation>
    </message>
    <message>
        <source>%1: %2 is needed, which belongs to other decks</source>
        <translation>%1: %2 wird gebraucht, das zu anderen Decks gehört</translation>
    </message>
    <message>
        <source>the cards cost much on average</source>
        <translation>die Karten kosten im Schnitt viel</translation>
    </message>
    <message>
        <source>%1: %2 is %3 on the card and %4 by the rules</source>
        <translation>%1: %2 ist auf der Karte %3 und nach den Regeln %4</translation>
    </message>
    <message>
        <source>The game asks for at least this many. Add cards until the number is reached.</source>
        <translation>Das Spiel verlangt mindestens so viele. Füge Karten hinzu, bis die Zahl erreicht ist.</translation>
    </message>
    <message>
        <source>All copies of the same specific card are counted together, over all lines, sections, spellings and printings. Remove the surplus, or play another card in its place.</source>
        <translation>Alle Exemplare derselben Karte werden zusammengezählt, über alle Zeilen, Abschnitte, Schreibweisen und Drucke. Entferne, was zu viel ist, oder spiele stattdessen eine andere Karte.</translation>
    </message>
    <message>
        <source>The name alone does not say which card is meant. Write down which of them it is.</source>
        <translation>Der Name allein sagt nicht, welche Karte gemeint ist. Schreibe dazu, welche davon es ist.</translation>
    </message>
    <message>
        <source>Only the sets that the format names may be played. Replace the card.</source>
        <translation>Gespielt werden dürfen nur die Sets, die das Format nennt. Ersetze die Karte.</translation>
    </message>
    <message>
        <source>On the day of the check the format is not in force. Check the date of the event.</source>
        <translation>Am Tag der Prüfung gilt das Format nicht. Sieh nach dem Datum der Veranstaltung.</translation>
    </message>
    <message>
        <source>On the day of the check the format is no longer in force. Choose the current one.</source>
        <translation>Am Tag der Prüfung gilt das Format nicht mehr. Wähle das aktuelle.</translation>
    </message>
    <message>
        <source>The deck was checked against the plain rules only. &quot;muster formats&quot; lists the formats.</source>
        <translation>Das Deck wurde nur nach den einfachen Regeln geprüft. „muster formats“ nennt die Formate.</translation>
    </message>
    <message>
        <source>A deck can only be checked against a format of its own game.</source>
        <translation>Ein Deck lässt sich nur gegen ein Format seines eigenen Spiels prüfen.</translation>
    </message>
    <message>
        <source>Rules options are listed in the game&apos;s file game.yaml. Mend the spelling or remove it.</source>
        <translation>Die Regeloptionen stehen in der Datei game.yaml des Spiels. Berichtige die Schreibweise oder entferne sie.</translation>
    </message>
    <message>
        <source>Each rules option has its own values. Use one of those, or remove the option.</source>
        <translation>Jede Regeloption hat ihre eigenen Werte. Nimm einen davon oder entferne die Option.</translation>
    </message>
    <message>
        <source>The rules are made for these numbers only. Choose one of them.</source>
        <translation>Die Regeln sind nur für diese Zahlen gemacht. Wähle eine davon.</translation>
    </message>
    <message>
        <source>The deck keeps the rule that leave was given for, or the leave names something that is not in the deck. It can be removed.</source>
        <translation>Das Deck hält die Regel ein, für die eine Ausnahme gewährt wurde, oder die Ausnahme nennt etwas, das nicht im Deck ist. Sie kann entfernt werden.</translation>
    </message>
    <message>
        <source>The deck does not hold what the card costs, whatever is drawn. Add what is missing, or replace the card.</source>
        <translation>Das Deck enthält nicht, was die Karte kostet, was immer man zieht. Füge hinzu, was fehlt, oder ersetze die Karte.</translation>
    </message>
    <message>
        <source>The card needs another card to be used on, and the deck has none of that kind. Add some, or replace the card.</source>
        <translation>Die Karte braucht eine andere, auf die sie angewendet wird, und von dieser Art hat das Deck keine. Füge welche hinzu oder ersetze die Karte.</translation>
    </message>
    <message>
        <source>The search would always come back empty. Add what it looks for, or replace the card.</source>
        <translation>Die Suche käme immer leer zurück. Füge hinzu, wonach sie sucht, oder ersetze die Karte.</translation>
    </message>
    <message>
        <source>The deck can never attack and so can hardly win. Add what the attacks need, or cards with cheaper attacks.</source>
        <translation>Das Deck kann nie angreifen und deshalb kaum gewinnen. Füge hinzu, was die Angriffe brauchen, oder Karten mit billigeren Angriffen.</translation>
    </message>
    <message>
        <source>The deck has no card that the bonus could count for, so that only the rest of the card is of use.</source>
        <translation>Das Deck hat keine Karte, für die der Bonus gelten könnte, sodass nur der Rest der Karte etwas nützt.</translation>
    </message>
    <message>
        <source>A hand that cannot be played costs time and, again and again, the game. More of these cards make it rarer.</source>
        <translation>Eine Hand, die nicht spielbar ist, kostet Zeit und immer wieder auch das Spiel. Mit mehr von diesen Karten wird sie seltener.</translation>
    </message>
    <message>
        <source>Until the first attack is ready the other side acts alone. A few cheap attackers help.</source>
        <translation>Bis der erste Angriff bereit ist, handelt nur die andere Seite. Ein paar billige Angreifer helfen.</translation>
    </message>
    <message>
        <source>In many games there will be turns with nothing to pay with. Add some more.</source>
        <translation>In vielen Spielen wird es Züge geben, in denen nichts zum Bezahlen da ist. Füge noch welche hinzu.</translation>
    </message>
    <message>
        <source>What is spent on one is missing for the other. Cut some expensive cards, or add cards to pay with.</source>
        <translation>Was für das eine ausgegeben wird, fehlt für das andere. Streiche einige teure Karten oder füge Karten zum Bezahlen hinzu.</translation>
    </message>
    <message>
        <source>A single copy can be out of reach for the whole game. A second similar card, or one that searches for it, makes the plan safer.</source>
        <translation>Ein einzelnes Exemplar kann das ganze Spiel über unerreichbar sein. Eine zweite ähnliche Karte oder eine, die danach sucht, macht den Plan sicherer.</translation>
    </message>
    <message>
        <source>The deck does not hold enough of what these cards need to do all that they can.</source>
        <translation>Das Deck hat nicht genug von dem, was diese Karten brauchen, um alles zu tun, was sie können.</translation>
    </message>
    <message>
        <source>The rules do not let these be had at the same time, so that whatever hangs on it never works.</source>
        <translation>Die Regeln lassen nicht zu, dass man diese gleichzeitig hat; was davon abhängt, wirkt also nie.</translation>
    </message>
    <message>
        <source>Without it that part of the card never works. Add some, or replace the card.</source>
        <translation>Ohne das wirkt dieser Teil der Karte nie. Füge welche hinzu oder ersetze die Karte.</translation>
    </message>
    <message>
        <source>In a game in which all of them are chosen, someone has to go without. Add some more.</source>
        <translation>In einem Spiel, in dem alle gewählt sind, geht jemand leer aus. Füge noch welche hinzu.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to have seen all of it. More copies of the rare ones help, and cards that find them.</source>
        <translation>Die Zahlen sagen, wie wahrscheinlich es ist, alles davon gesehen zu haben. Mehr Exemplare der seltenen helfen, und Karten, die sie finden.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to find something with one, two and three cards. More cards of low level help.</source>
        <translation>Die Zahlen sagen, wie wahrscheinlich es ist, mit einer, zwei und drei Karten etwas zu finden. Mehr Karten niedriger Stufe helfen.</translation>
    </message>
    <message>
        <source>The higher the level, the more cards have to go for it. Lower levels are found more easily.</source>
        <translation>Je höher die Stufe, desto mehr Karten gehen dafür drauf. Niedrigere Stufen finden sich leichter.</translation>
    </message>
    <message>
        <source>Decks play best with about these proportions. It is advice: no rule asks for them.</source>
        <translation>Am besten spielen sich Decks mit etwa diesen Anteilen. Das ist ein Rat: Keine Regel verlangt es.</translation>
    </message>
    <message>
        <source>It is allowed. A different one gives the players more to choose from.</source>
        <translation>Es ist erlaubt. Ein anderer gibt den Spielern mehr Auswahl.</translation>
    </message>
    <message>
        <source>Raise the life that all begin with, or leave the card out.</source>
        <translation>Erhöhe das Leben, mit dem alle beginnen, oder lass die Karte weg.</translation>
    </message>
    <message>
        <source>Such a game ends only by accident. Add fighters with some power, or cards that raise it.</source>
        <translation>Ein solches Spiel endet nur durch Zufall. Füge Kämpfer mit etwas Stärke hinzu oder Karten, die sie erhöhen.</translation>
    </message>
    <message>
        <source>On the road everybody meets what is in the pile, long before there is anything to wear. Fewer or weaker Monsters help, or stronger fighters.</source>
        <translation>Unterwegs begegnet jeder dem, was im Stapel ist, lange bevor es etwas anzuziehen gibt. Weniger oder schwächere Monster helfen, oder stärkere Kämpfer.</translation>
    </message>
    <message>
        <source>Fights are worth having where both sides can win them. Spread the powers over the whole range.</source>
        <translation>Kämpfe lohnen sich, wo beide Seiten sie gewinnen können. Verteile die Stärken über die ganze Spanne.</translation>
    </message>
    <message>
        <source>Add cards, begin with less life, or agree beforehand on what happens then.</source>
        <translation>Füge Karten hinzu, beginne mit weniger Leben oder macht vorher aus, was dann geschieht.</translation>
    </message>
    <message>
        <source>It is enough for an ordinary game. Long games, and those with much brewing, need more.</source>
        <translation>Für ein gewöhnliches Spiel reicht es. Lange Spiele und solche mit viel Brauen brauchen mehr.</translation>
    </message>
    <message>
        <source>Two more than there are players give everyone a choice.</source>
        <translation>Zwei mehr, als Spieler da sind, geben jedem eine Wahl.</translation>
    </message>
    <message>
        <source>Less life should buy something: look whether their strength is worth the difference.</source>
        <translation>Für weniger Leben sollte es etwas geben: Prüfe, ob ihre Stärke den Unterschied wert ist.</translation>
    </message>
    <message>
        <source>It is allowed. The game is made for values in between.</source>
        <translation>Es ist erlaubt. Gemacht ist das Spiel für Werte dazwischen.</translation>
    </message>
    <message>
        <source>What the deck is made of, and how often a travel step turns up what.</source>
        <translation>Woraus das Deck besteht, und wie oft ein Reiseschritt was zutage bringt.</translation>
    </message>
    <message>
        <source>These cards can never be played as they stand. Add what they need, or replace them.</source>
        <translation>Diese Karten können so nie gespielt werden. Füge hinzu, was sie brauchen, oder ersetze sie.</translation>
    </message>
    <message>
        <source>The card helps no other card of the deck. Something that the deck needs would be better in its place.</source>
        <translation>Die Karte hilft keiner anderen Karte des Decks. Etwas, das das Deck braucht, wäre an ihrer Stelle besser.</translation>
    </message>
    <message>
        <source>They will pile up in the hand. Balance them with cards of which a turn takes more, or others.</source>
        <translation>Sie werden sich auf der Hand stapeln. Gleiche sie mit Karten aus, von denen ein Zug mehrere nimmt, oder mit anderen.</translation>
    </message>
    <message>
        <source>Until the cards can be played the other side acts alone. Replace some of the latest ones by earlier ones, or add cards that make them playable sooner.</source>
        <translation>Bis die Karten spielbar sind, handelt nur die andere Seite. Ersetze einige der spätesten durch frühere oder füge Karten hinzu, die sie eher spielbar machen.</translation>
    </message>
    <message>
        <source>What only such cards can answer will always go unanswered. One card of the kind may be enough; it is no requirement.</source>
        <translation>Was nur solche Karten beantworten können, bleibt immer unbeantwortet. Eine Karte dieser Art kann genügen; verlangt wird sie nicht.</translation>
    </message>
    <message>
        <source>Check the other decks as well. No rule says that they must differ.</source>
        <translation>Prüfe auch die anderen Decks. Keine Regel sagt, dass sie verschieden sein müssen.</translation>
    </message>
    <message>
        <source>There is a limit to what a player can ever pay at once, and this is above it. Replace the card.</source>
        <translation>Was ein Spieler je auf einmal bezahlen kann, hat eine Grenze, und das liegt darüber. Ersetze die Karte.</translation>
    </message>
    <message>
        <source>These cards pay for few others of the deck. Use what the others need, unless this is meant.</source>
        <translation>Diese Karten bezahlen für wenige andere des Decks. Nimm, was die anderen brauchen, es sei denn, das ist Absicht.</translation>
    </message>
    <message>
        <source>The lower cost needs both cards in hand at the same time. Use at least as many of the lower card, or leave the higher one out.</source>
        <translation>Für die niedrigeren Kosten muss man beide Karten gleichzeitig auf der Hand haben. Spiele mindestens so viele von der niedrigeren Karte oder lass die höhere weg.</translation>
    </message>
    <message>
        <source>Two cards are spent, and nothing is saved. Look whether the numbers of the card are right.</source>
        <translation>Zwei Karten werden ausgegeben und nichts wird gespart. Prüfe, ob die Zahlen der Karte stimmen.</translation>
    </message>
    <message>
        <source>The deck can keep a game going but not win it. Add cards that deal damage.</source>
        <translation>Das Deck kann ein Spiel offen halten, aber nicht gewinnen. Füge Karten hinzu, die Schaden machen.</translation>
    </message>
    <message>
        <source>In the first turns nothing can be done. Add some cards that cost little.</source>
        <translation>In den ersten Zügen lässt sich nichts tun. Füge einige Karten hinzu, die wenig kosten.</translation>
    </message>
    <message>
        <source>An attacker that dies costs more than itself. Add sturdier ones.</source>
        <translation>Ein Angreifer, der stirbt, kostet mehr als nur sich selbst. Füge robustere hinzu.</translation>
    </message>
    <message>
        <source>What pays for one kind is of no use for the other, and the hand decides which one comes. One kind is safer.</source>
        <translation>Was die eine Art bezahlt, nützt der anderen nichts, und die Hand bestimmt, welche kommt. Eine Art ist sicherer.</translation>
    </message>
    <message>
        <source>These cards use something that has to come from other cards of the deck first. Add some that give it, or do without these.</source>
        <translation>Diese Karten verbrauchen etwas, das erst von anderen Karten des Decks kommen muss. Füge welche hinzu, die es geben, oder verzichte auf diese.</translation>
    </message>
    <message>
        <source>This deck never has what these cards use, so that much of their text does nothing.</source>
        <translation>Dieses Deck hat nie, was diese Karten verbrauchen, sodass viel von ihrem Text nichts bewirkt.</translation>
    </message>
    <message>
        <source>In play the number on the card counts. If you made the card, print the number that the rules have.</source>
        <translation>Im Spiel gilt die Zahl auf der Karte. Hast du die Karte gemacht, dann drucke die Zahl, die die Regeln haben.</translation>
    </message>
    <message>
        <source>The rules do not ask for it, but a weak one early, a middling one later and a strong one last keep each of them worth its price.</source>
        <translation>Die Regeln verlangen es nicht, aber ein schwacher früh, ein mittlerer später und ein starker zuletzt halten jeden seinen Preis wert.</translation>
    </message>
    <message numerus="yes">
        <source>remove %n card(s)</source>
        <translation>
            <numerusform>%n Karte entfernen</numerusform>
            <numerusform>%n Karten entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1 entfernen</numerusform>
            <numerusform>%n Exemplare von %1 entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s)</source>
        <translation>
            <numerusform>%n Karte hinzufügen</numerusform>
            <numerusform>%n Karten hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1 hinzufügen</numerusform>
            <numerusform>%n Exemplare von %1 hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s)</source>
        <translation>
            <numerusform>%n Karte tauschen</numerusform>
            <numerusform>%n Karten tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s) for %1</source>
        <translation>
            <numerusform>%n Karte gegen %1 tauschen</numerusform>
            <numerusform>%n Karten gegen %1 tauschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n copy(s) of %1 to the section where it belongs</source>
        <translation>
            <numerusform>%n Exemplar von %1 in den Abschnitt verschieben, in den es gehört</numerusform>
            <numerusform>%n Exemplare von %1 in den Abschnitt verschieben, in den sie gehören</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: added %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: %n Exemplar von %2 hinzugefügt</numerusform>
            <numerusform>%1: %n Exemplare von %2 hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: removed %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: %n Exemplar von %2 entfernt</numerusform>
            <numerusform>%1: %n Exemplare von %2 entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is now %n copy(s) of %3</source>
        <translation>
            <numerusform>%1: %2 ist jetzt %n Exemplar von %3</numerusform>
            <numerusform>%1: %2 sind jetzt %n Exemplare von %3</numerusform>
        </translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illegal</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>None of these has a place here. Take them out.</source>
        <translation>Davon gehört nichts hierher. Nimm sie heraus.</translation>
    </message>
    <message>
        <source>No rule asks for them, but with fewer the deck seldom does what it is meant to do.</source>
        <translation>Keine Regel verlangt sie, aber mit weniger tut das Deck selten, was es soll.</translation>
    </message>
    <message>
        <source>No rule forbids them, but past this number they are in each other&apos;s way.</source>
        <translation>Keine Regel verbietet sie, aber von mehr stehen sie einander im Weg.</translation>
    </message>
    <message>
        <source>More than this many are not allowed. Take cards out until the number is reached.</source>
        <translation>Mehr sind nicht erlaubt. Nimm Karten heraus, bis die Zahl erreicht ist.</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>nicht %1</translation>
    </message>
    <message>
        <source>the deck has nothing that %1 could be used on</source>
        <translation>das Deck hat nichts, worauf %1 angewendet werden könnte</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) can make a starting hand playable</source>
        <translation>
            <numerusform>nur %n Karte kann eine Starthand spielbar machen</numerusform>
            <numerusform>nur %n Karten können eine Starthand spielbar machen</numerusform>
        </translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Add cards until the number is reached.</source>
        <translation>Das Spiel verlangt genau so viele. Füge Karten hinzu, bis die Zahl erreicht ist.</translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Take cards out until the number is reached.</source>
        <translation>Das Spiel verlangt genau so viele. Nimm Karten heraus, bis die Zahl erreicht ist.</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, exactly %n needed</source>
        <translation>
            <numerusform>%1: keine, genau %n nötig</numerusform>
            <numerusform>%1: keine, genau %n nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, exactly %n needed</source>
        <translation>
            <numerusform>%1: %2, genau %n nötig</numerusform>
            <numerusform>%1: %2, genau %n nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>No set that Muster knows has this card. Mend the spelling, or add its set: in the window under Cards, Card Sets, in a terminal with &quot;muster sets add&quot;.</source>
        <translation>Kein Set, das Muster kennt, enthält diese Karte. Berichtige die Schreibweise oder füge ihr Set hinzu: im Fenster unter Karten, Kartensets, in einem Terminal mit „muster sets add“.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>swap %2 for %n copy(s) of %1</source>
        <translation>
            <numerusform>%2 gegen %n Exemplar von %1 tauschen</numerusform>
            <numerusform>%2 gegen %n Exemplare von %1 tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule asks for them, but as it stands this will hardly work.</source>
        <translation>Keine Regel verlangt sie, doch so, wie es ist, wird das kaum gehen.</translation>
    </message>
    <message>
        <source>No rule forbids them: it is a custom of many groups. All copies are counted together, over all lines, sections, spellings and printings.</source>
        <translation>Keine Regel verbietet sie: Es ist in vielen Runden so üblich. Alle Exemplare werden zusammengezählt, über alle Zeilen, Bereiche, Schreibweisen und Auflagen.</translation>
    </message>
    <message>
        <source>The set has this card, but the card has errors and is left out. The deck may be in order: mend the card in its set.</source>
        <translation>Das Set hat diese Karte, doch sie hat Fehler und bleibt außen vor. Das Deck kann in Ordnung sein: Berichtigen Sie die Karte in ihrem Set.</translation>
    </message>
    <message>
        <source>Printings of one specific card should agree in their type. Write the id of a card where another printing is meant.</source>
        <translation>Auflagen einer bestimmten Karte sollten denselben Typ haben. Schreiben Sie die Nummer der Karte, wo eine andere Auflage gemeint ist.</translation>
    </message>
    <message>
        <source>A bare name means the card of the first set: sets that come with the game go before your own, and where one set has the name in several sections, the line&apos;s section decides. Write the id of the card where another one is meant.</source>
        <translation>Ein bloßer Name meint die Karte des ersten Sets: Mitgelieferte Sets gehen Ihren eigenen vor, und wo ein Set den Namen in mehreren Bereichen hat, entscheidet der Bereich der Zeile. Schreiben Sie die Nummer der Karte, wo eine andere gemeint ist.</translation>
    </message>
    <message>
        <source>%1 is a %2 card, your %3 is %4</source>
        <translation>%1 ist eine Karte der Art %2, bei Ihnen ist %3 %4</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually exactly %n</source>
        <translation>
            <numerusform>%1: %2, üblich ist genau %n</numerusform>
            <numerusform>%1: %2, üblich sind genau %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none, and hardly anything works without</source>
        <translation>%1: keine, und ohne geht kaum etwas</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, usually at least %n</source>
        <translation>
            <numerusform>%1: keine, üblich ist mindestens %n</numerusform>
            <numerusform>%1: keine, üblich sind mindestens %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually at least %n</source>
        <translation>
            <numerusform>%1: %2, üblich ist mindestens %n</numerusform>
            <numerusform>%1: %2, üblich sind mindestens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, usually none</source>
        <translation>%1, üblich sind keine</translation>
    </message>
    <message numerus="yes">
        <source>%1, usually at most %n</source>
        <translation>
            <numerusform>%1, üblich ist höchstens %n</numerusform>
            <numerusform>%1, üblich sind höchstens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, none allowed</source>
        <translation>%1, erlaubt sind keine</translation>
    </message>
    <message>
        <source>%1 has errors in its set</source>
        <translation>%1 hat Fehler in seinem Set</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 ist nicht zu gebrauchen: %2</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 has the same name and is printed otherwise</source>
        <translation>%1 meint hier die Karte %2; %3 trägt denselben Namen und ist anders gedruckt</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 have the same name and are printed otherwise</source>
        <translation>%1 meint hier die Karte %2; %3 tragen denselben Namen und sind anders gedruckt</translation>
    </message>
    <message>
        <source>%1 asks for more than there is: %2, %3 needed, %4 there</source>
        <translation>%1 verlangt mehr, als da ist: %2, nötig %3, vorhanden %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at least %n</source>
        <translation>
            <numerusform>%1; üblich ist mindestens %n</numerusform>
            <numerusform>%1; üblich sind mindestens %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at most %n</source>
        <translation>
            <numerusform>%1; üblich ist höchstens %n</numerusform>
            <numerusform>%1; üblich sind höchstens %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; here it counts as %2</source>
        <translation>%1 ist mit mehreren Typen gedruckt; hier zählt sie als %2</translation>
    </message>
    <message>
        <source>swap %1 for %2</source>
        <translation>%1 gegen %2 tauschen</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>cards with their counts</comment>
        <translation>%1 herausnehmen</translation>
    </message>
    <message>
        <source>add %1</source>
        <comment>cards with their counts</comment>
        <translation>%1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: %n Exemplar von %2 hinzufügen</numerusform>
            <numerusform>%1: %n Exemplare von %2 hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: %n Exemplar von %2 herausnehmen</numerusform>
            <numerusform>%1: %n Exemplare von %2 herausnehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: play %n copy(s) of %3 in place of %2</source>
        <translation>
            <numerusform>%1: %n Exemplar von %3 statt %2 spielen</numerusform>
            <numerusform>%1: %n Exemplare von %3 statt %2 spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the new card(s) are in the deck %1 too</source>
        <translation>
            <numerusform>%n der neuen Karten steht auch im Deck %1</numerusform>
            <numerusform>%n der neuen Karten stehen auch im Deck %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no warning and no advice is left</source>
        <translation>keine Warnung und kein Rat bleibt übrig</translation>
    </message>
    <message>
        <source>%1 and %2 left</source>
        <translation>es bleiben %1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n Rat</numerusform>
            <numerusform>%n Ratschläge</numerusform>
        </translation>
    </message>
    <message>
        <source>types and costs are spread as in the decks that come with the game</source>
        <translation>Typen und Kosten sind verteilt wie in den mitgelieferten Decks</translation>
    </message>
    <message>
        <source>types and costs are spread otherwise than in the decks that come with the game</source>
        <translation>Typen und Kosten sind anders verteilt als in den mitgelieferten Decks</translation>
    </message>
    <message numerus="yes">
        <source>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</source>
        <translation>
            <numerusform>Reisen ohne Ausrüstung kostet %1 in fünf Zügen mindestens die Hälfte des niedrigsten Lebens, mit dem jemand beginnt (%n)</numerusform>
            <numerusform>Reisen ohne Ausrüstung kostet %1 in fünf Zügen mindestens die Hälfte des niedrigsten Lebens, mit dem jemand beginnt (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 do not rise evenly from weak and cheap to strong and expensive</source>
        <translation>%1 steigen nicht gleichmäßig von schwach und billig zu stark und teuer</translation>
    </message>
    <message>
        <source>The organizer does not allow this card in the format. Replace it.</source>
        <translation>Der Veranstalter erlaubt diese Karte im Format nicht. Ersetze sie.</translation>
    </message>
    <message>
        <source>The organizer allows fewer copies of this card than the game does. Remove the surplus.</source>
        <translation>Der Veranstalter erlaubt weniger Exemplare dieser Karte als das Spiel. Entferne, was zu viel ist.</translation>
    </message>
    <message>
        <source>In the first turns there is little to play, later only one card each turn. Swap some of the most expensive cards for cheap ones.</source>
        <translation>In den ersten Zügen gibt es wenig zu spielen, später nur eine Karte je Zug. Tausche einige der teuersten Karten gegen billige.</translation>
    </message>
</context>
<context>
    <name>FormatRules</name>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>A deck has only cards that were printed in a set that its format allows.</source>
        <translation>Ein Deck hat nur Karten, die in einem Set gedruckt sind, das sein Format erlaubt.</translation>
    </message>
    <message>
        <source>A deck has no card that its format bans.</source>
        <translation>Ein Deck hat keine Karte, die sein Format bannt.</translation>
    </message>
    <message>
        <source>Of a restricted card a deck has at most as many copies as its format says.</source>
        <translation>Von einer beschränkten Karte hat ein Deck höchstens so viele Exemplare, wie sein Format sagt.</translation>
    </message>
    <message>
        <source>An event is not before the first day of its format.</source>
        <translation>Eine Veranstaltung liegt nicht vor dem ersten Tag ihres Formats.</translation>
    </message>
    <message>
        <source>An event is not after the last day of its format.</source>
        <translation>Eine Veranstaltung liegt nicht nach dem letzten Tag ihres Formats.</translation>
    </message>
    <message>
        <source>The format that a deck names exists.</source>
        <translation>Das Format, das ein Deck nennt, gibt es.</translation>
    </message>
    <message>
        <source>The format that a deck names belongs to the deck&apos;s game.</source>
        <translation>Das Format, das ein Deck nennt, gehört zum Spiel des Decks.</translation>
    </message>
    <message>
        <source>A deck sets only rules options that its game has.</source>
        <translation>Ein Deck setzt nur Regeloptionen, die sein Spiel hat.</translation>
    </message>
    <message>
        <source>A rules option has one of the values that its game knows.</source>
        <translation>Eine Regeloption hat einen der Werte, die ihr Spiel kennt.</translation>
    </message>
    <message>
        <source>Leave is given only for what a deck needs it for.</source>
        <translation>Ausnahmen gibt es nur für das, wofür ein Deck sie braucht.</translation>
    </message>
    <message>
        <source>It is clear which card is meant where several of one name are not alike.</source>
        <translation>Es ist klar, welche Karte gemeint ist, wo mehrere eines Namens nicht gleich sind.</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>cards found by %1</source>
        <comment>a query</comment>
        <translation>Karten, die %1 findet</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <comment>card, copies</comment>
        <translation>%1 (höchstens %2)</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Vom %1 bis zum %2.</translation>
    </message>
    <message>
        <source>From %1 on.</source>
        <translation>Ab %1.</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Bis %1.</translation>
    </message>
    <message>
        <source>No format: the game&apos;s own rules</source>
        <translation>Kein Format: die Regeln des Spiels</translation>
    </message>
    <message>
        <source>The rulebook alone: cards of all sets, and none that is banned.</source>
        <translation>Nur das Regelbuch: Karten aller Sets, und keine ist verboten.</translation>
    </message>
    <message>
        <source>Cards of all sets.</source>
        <translation>Karten aller Sets.</translation>
    </message>
    <message>
        <source>Cards of these sets: %1.</source>
        <translation>Karten dieser Sets: %1.</translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation>Verboten: %1.</translation>
    </message>
    <message>
        <source>Restricted: %1.</source>
        <translation>Beschränkt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It changes or adds %n rule(s) of its own.</source>
        <translation>
            <numerusform>Es ändert oder ergänzt %n Regel.</numerusform>
            <numerusform>Es ändert oder ergänzt %n Regeln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatsVerb</name>
    <message>
        <source>format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>until</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>gebannt</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>beschränkt</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>list the formats of a game, or of all</source>
        <translation>die Formate eines Spiels oder aller Spiele nennen</translation>
    </message>
    <message>
        <source>Lists the formats: rules of an event on top of a game. The first column is what a deck&apos;s key &quot;format&quot; and the option --format take. The shipped ones are examples to copy.</source>
        <translation>Nennt die Formate: Regeln einer Veranstaltung, die zu einem Spiel hinzukommen. Die erste Spalte ist das, was im Deck unter dem Schlüssel „format“ steht und was die Option --format nimmt. Die mitgelieferten sind Vorlagen zum Kopieren.</translation>
    </message>
    <message>
        <source>Every format.</source>
        <translation>Alle Formate.</translation>
    </message>
    <message>
        <source>Those of one game.</source>
        <translation>Die eines Spiels.</translation>
    </message>
</context>
<context>
    <name>GamesVerb</name>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>die Spiele nennen</translation>
    </message>
    <message>
        <source>Which games are there?</source>
        <translation>Welche Spiele gibt es?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>a number, %1</source>
        <translation>eine Zahl, %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>kind of deck</source>
        <translation>Art von Deck</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>shown as</source>
        <translation>gezeigt als</translation>
    </message>
    <message>
        <source>headings in lists</source>
        <translation>Überschriften in Listen</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>ohne sie</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>was sie ist</translation>
    </message>
    <message>
        <source>number of a card</source>
        <translation>Zahl einer Karte</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Lists the games with the number of their sets, cards and formats. The first column is the key that --game takes. With a GAME: its kinds of decks with their sections, the options of its rules with their values, and the ranges of the numbers of its cards.</source>
        <translation>Listet die Spiele mit der Zahl ihrer Sets, Karten und Formate. Die erste Spalte ist der Schlüssel für --game. Mit GAME: die Arten von Decks mit ihren Bereichen, die Optionen der Regeln mit ihren Werten und die Spannen der Zahlen auf den Karten.</translation>
    </message>
    <message>
        <source>Sections, options and ranges of one game.</source>
        <translation>Bereiche, Optionen und Spannen eines Spiels.</translation>
    </message>
</context>
<context>
    <name>GoldfishReport</name>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3 and %4</source>
        <translation>
            <numerusform>%1: %n Spiel gegen %2, gespielt von %3 und %4</numerusform>
            <numerusform>%1: %n Spiele gegen %2, gespielt von %3 und %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, mean of %n win(s)</source>
        <translation>
            <numerusform>%1, Mittel von %n Sieg</numerusform>
            <numerusform>%1, Mittel von %n Siegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (±%2), mean of %n win(s)</source>
        <translation>
            <numerusform>%1 (±%2), Mittel von %n Sieg</numerusform>
            <numerusform>%1 (±%2), Mittel von %n Siegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; the games that had not ended after %n own turn(s) are not in it</source>
        <translation>
            <numerusform>; die Spiele, die nach %n eigenen Zug nicht zu Ende waren, zählen darin nicht</numerusform>
            <numerusform>; die Spiele, die nach %n eigenen Zügen nicht zu Ende waren, zählen darin nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>own turn</source>
        <translation>eigener Zug</translation>
    </message>
    <message>
        <source>games that still went on</source>
        <translation>Spiele, die noch liefen</translation>
    </message>
    <message>
        <source>± at most</source>
        <translation>± höchstens</translation>
    </message>
    <message numerus="yes">
        <source>  and %n more: --output csv and json have all</source>
        <translation>
            <numerusform>  und %n weitere: --output csv und json haben alle</numerusform>
            <numerusform>  und %n weitere: --output csv und json haben alle</numerusform>
        </translation>
    </message>
    <message>
        <source>one in ten by %1, half by %2, nine in ten by %3</source>
        <comment>turns</comment>
        <translation>jeder zehnte bis %1, die Hälfte bis %2, neun von zehn bis %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 von %n Spiel</numerusform>
            <numerusform>%1 von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>, own turn of the win %1 (±%2)</source>
        <translation>, eigener Zug des Siegs %1 (±%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3</source>
        <translation>
            <numerusform>%1: %n Spiel gegen %2, gespielt von %3</numerusform>
            <numerusform>%1: %n Spiele gegen %2, gespielt von %3</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of each own turn. What is &quot;by then&quot; or &quot;so far&quot; is of all games; the rest is a mean of the games that still went on.</source>
        <translation>Am Ende jedes eigenen Zuges. Was „bis dahin“ oder „bisher“ war, gilt für alle Spiele; der Rest ist ein Mittel der Spiele, die noch liefen.</translation>
    </message>
    <message>
        <source>%1, in how many games, and the rule that stopped it (&quot;muster rules ID&quot; reads it):</source>
        <translation>%1, in wie vielen Spielen, und die Regel, die es verhinderte („muster rules ID“ liest sie vor):</translation>
    </message>
    <message>
        <source>%1, in how many games:</source>
        <translation>%1, in wie vielen Spielen:</translation>
    </message>
    <message numerus="yes">
        <source>Cards kept in the opening hand, in %n game(s); the fastest first:</source>
        <translation>
            <numerusform>Auf der Starthand behaltene Karten, in %n Spiel; die schnellsten zuerst:</numerusform>
            <numerusform>Auf der Starthand behaltene Karten, in %n Spielen; die schnellsten zuerst:</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won without the card</source>
        <translation>ohne die Karte gewonnen</translation>
    </message>
</context>
<context>
    <name>GoldfishVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 Spiele</translation>
    </message>
    <message>
        <source>how a deck develops against an opponent that does nothing</source>
        <translation>wie sich ein Deck gegen einen Gegner entwickelt, der nichts tut</translation>
    </message>
    <message>
        <source>How many games; 1000 unless given.</source>
        <translation>Wie viele Spiele; 1000, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>How fast is this deck?</source>
        <translation>Wie schnell ist dieses Deck?</translation>
    </message>
    <message>
        <source>The same against walls, as a table.</source>
        <translation>Dasselbe gegen Mauern, als Tabelle.</translation>
    </message>
    <message>
        <source>Who plays the deck, and who plays against it: greedy or random.</source>
        <translation>Wer das Deck spielt und wer gegen es spielt: greedy oder random.</translation>
    </message>
    <message>
        <source>How it develops while somebody fights back.</source>
        <translation>Wie es sich entwickelt, wenn sich jemand wehrt.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nennt mehr Piloten, als es Decks gibt</translation>
    </message>
    <message>
        <source>%1 of the passive opponent is a whole number from %2 to %3, as in %1=%2, not &quot;%4&quot;</source>
        <translation>%1 des untätigen Gegners ist eine ganze Zahl von %2 bis %3, wie in %1=%2, nicht „%4“</translation>
    </message>
    <message>
        <source>nothing can be set of the passive opponent &quot;%1&quot;</source>
        <translation>an dem untätigen Gegner „%1“ lässt sich nichts einstellen</translation>
    </message>
    <message>
        <source>--against &quot;%1&quot; stands alone: all opponents are that one</source>
        <translation>--against „%1“ steht allein: alle Gegner sind dieser eine</translation>
    </message>
    <message>
        <source>the passive opponent has no &quot;%1&quot;%2; it has: %3</source>
        <translation>der untätige Gegner hat kein „%1“%2; er hat: %3</translation>
    </message>
    <message>
        <source>there is no passive opponent &quot;%1&quot;; there are: %2</source>
        <translation>es gibt keinen untätigen Gegner „%1“; es gibt: %2</translation>
    </message>
    <message>
        <source>Plays the deck out by the full rules against an opponent that does as good as nothing, and shows, turn by turn, what it has developed: when it can attack, what it has dealt, when it wins; and which cards were in the hand at the end and could not be played, with the rule that stopped them. The games are told apart by who goes first, by whether a mulligan was taken, and by each card that was kept in the opening hand. All with intervals of 95 percent, and the exact chance where there is a formula.</source>
        <translation>Spielt das Deck nach den vollen Regeln gegen einen Gegner, der so gut wie nichts tut, und zeigt Zug um Zug, was es entwickelt hat: wann es angreifen kann, wie viel Schaden es gemacht hat, wann es gewinnt; und welche Karten am Ende auf der Hand waren und nicht gespielt werden konnten, mit der Regel, die sie aufhielt. Die Spiele werden nach dem Platz in der Zugreihenfolge unterschieden, danach, ob ein Mulligan genommen wurde, und nach jeder Karte, die auf der Starthand behalten wurde. Alles mit Intervallen von 95 Prozent, und der genauen Wahrscheinlichkeit, wo es eine Formel gibt.</translation>
    </message>
    <message>
        <source>A deck that plays back (once for each other player), or a passive opponent of the game by its name, with what it is given: &quot;passive:hp=90,def=12&quot;; &quot;passive&quot; is the game&apos;s usual one.</source>
        <translation>Ein Deck, das zurückspielt (eines für jeden anderen Spieler), oder ein untätiger Gegner des Spiels mit Namen und dem, was er bekommt: „passive:hp=90,def=12“; „passive“ ist der übliche des Spiels.</translation>
    </message>
    <message>
        <source>--against needs a deck, or the word passive</source>
        <translation>--against braucht ein Deck oder das Wort passive</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>This hand cannot be kept: it is sent back [%1].</source>
        <translation>Diese Hand darf nicht behalten werden: Sie geht zurück [%1].</translation>
    </message>
    <message>
        <source>There are no other cards to exchange it for: this hand is kept [%1].</source>
        <translation>Es gibt keine anderen Karten, gegen die man sie tauschen könnte: Diese Hand bleibt [%1].</translation>
    </message>
    <message>
        <source>Keep it, or send all of it back [%1].</source>
        <translation>Behalte sie, oder gib sie ganz zurück [%1].</translation>
    </message>
    <message numerus="yes">
        <source>Keep it, or send up to %n card(s) back [%1].</source>
        <translation>
            <numerusform>Behalte sie, oder gib %n Karte zurück [%1].</numerusform>
            <numerusform>Behalte sie, oder gib bis zu %n Karten zurück [%1].</numerusform>
        </translation>
    </message>
    <message>
        <source>A sound player keeps this hand.</source>
        <translation>Ein umsichtiger Spieler behält diese Hand.</translation>
    </message>
    <message>
        <source>A sound player sends the whole hand back.</source>
        <translation>Ein umsichtiger Spieler gibt die ganze Hand zurück.</translation>
    </message>
    <message>
        <source>A sound player sends back: %1.</source>
        <translation>Ein umsichtiger Spieler gibt zurück: %1.</translation>
    </message>
    <message>
        <source>The game is lost before it begins.</source>
        <translation>Das Spiel ist verloren, bevor es beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n mulligan(s) so far.</source>
        <translation>
            <numerusform>Bisher %n Mulligan.</numerusform>
            <numerusform>Bisher %n Mulligans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand stands; %n card(s) drawn since.</source>
        <translation>
            <numerusform>Die Hand steht; seither %n Karte gezogen.</numerusform>
            <numerusform>Die Hand steht; seither %n Karten gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand stands as it was dealt.</source>
        <translation>Die Hand steht, wie sie ausgeteilt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>The hand stands after %n mulligan(s).</source>
        <translation>
            <numerusform>Die Hand steht nach %n Mulligan.</numerusform>
            <numerusform>Die Hand steht nach %n Mulligans.</numerusform>
        </translation>
    </message>
    <message>
        <source>going first</source>
        <translation>zuerst am Zug</translation>
    </message>
    <message>
        <source>going second</source>
        <translation>als Zweiter am Zug</translation>
    </message>
    <message>
        <source>going third</source>
        <translation>als Dritter am Zug</translation>
    </message>
    <message>
        <source>going fourth</source>
        <translation>als Vierter am Zug</translation>
    </message>
    <message>
        <source>going fifth</source>
        <translation>als Fünfter am Zug</translation>
    </message>
    <message>
        <source>going sixth</source>
        <translation>als Sechster am Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>type of a card, its name</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HandsVerb</name>
    <message>
        <source>, exactly %1</source>
        <translation>, genau %1</translation>
    </message>
    <message>
        <source>the sample is more than five standard errors away from the exact odds: this is a mistake of the program, please report it</source>
        <translation>die Stichprobe liegt mehr als fünf Standardfehler neben der genauen Wahrscheinlichkeit: Das ist ein Fehler des Programms, bitte melde ihn</translation>
    </message>
    <message>
        <source>opening hands, sampled and exact</source>
        <translation>Starthände, gezogen und genau berechnet</translation>
    </message>
    <message>
        <source>Draws opening hands by the game&apos;s own procedure, redraws included, and shows how often what comes up, with intervals of 95 percent, and the exact odds beside it where there is a formula.</source>
        <translation>Zieht Starthände nach dem Verfahren des Spiels selbst, mit Neuziehen, und zeigt, wie oft was kommt, mit Intervallen von 95 Prozent, und daneben die genaue Wahrscheinlichkeit, wo es eine Formel gibt.</translation>
    </message>
    <message>
        <source>How many hands; 100000 unless given.</source>
        <translation>Wie viele Hände; 100000, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>Dead hands and first Champions of a deck.</source>
        <translation>Tote Hände und erste Champions eines Decks.</translation>
    </message>
    <message>
        <source>A million hands, as a table.</source>
        <translation>Eine Million Hände, als Tabelle.</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 Hände</translation>
    </message>
    <message>
        <source>%1: as dealt, which is what whoever keeps every hand has, and after the mulligans of a sound player</source>
        <translation>%1: wie gegeben (so bleibt es, wenn jede Hand behalten wird), und nach den Mulligans eines umsichtigen Spielers</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s), drawn by the game&apos;s own set-up; %2</source>
        <translation>
            <numerusform>%1: %n Hand, gezogen nach dem Spielaufbau selbst; %2</numerusform>
            <numerusform>%1: %n Hände, gezogen nach dem Spielaufbau selbst; %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the engine deals no hands of %1</source>
        <translation>das Programm teilt keine Hände von %1 aus</translation>
    </message>
    <message>
        <source>%1: as dealt, and nothing that is sent back has changed it</source>
        <translation>%1: wie ausgeteilt, und nichts, was zurückgeht, hat daran etwas geändert</translation>
    </message>
</context>
<context>
    <name>HashVerb</name>
    <message numerus="yes">
        <source>%1: warning: %n line(s) name no card, or more than one; the hash takes the name as written</source>
        <translation>
            <numerusform>%1: Warnung: %n Zeile nennt keine Karte oder mehr als eine; der Hash nimmt den Namen, wie er dasteht</numerusform>
            <numerusform>%1: Warnung: %n Zeilen nennen keine Karte oder mehr als eine; der Hash nimmt den Namen, wie er dasteht</numerusform>
        </translation>
    </message>
    <message>
        <source>a short mark that two equal decks share</source>
        <translation>ein kurzes Kennzeichen, das zwei gleiche Decks gemeinsam haben</translation>
    </message>
    <message>
        <source>Prints the hash of each deck. Order, spelling, printings and the form of the file do not change it, so that a judge can tell at a glance whether two lists are the same deck.</source>
        <translation>Gibt zu jedem Deck den Hash aus. Reihenfolge, Schreibweise, Drucke und Dateiform ändern ihn nicht, sodass ein Schiedsrichter auf einen Blick sieht, ob zwei Listen dasselbe Deck sind.</translation>
    </message>
    <message>
        <source>The hash of one deck.</source>
        <translation>Der Hash eines Decks.</translation>
    </message>
    <message>
        <source>Are these the same deck?</source>
        <translation>Sind das dieselben Decks?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>explain a verb, with examples</source>
        <translation>ein Verb erklären, mit Beispielen</translation>
    </message>
    <message>
        <source>Muster %1: build decks that pass muster.</source>
        <translation>Muster %1: Baue Decks, die jeder Musterung standhalten.</translation>
    </message>
    <message>
        <source>What you can do:</source>
        <translation>Was du tun kannst:</translation>
    </message>
    <message>
        <source>learn whether a deck is legal, and why not</source>
        <translation>erfahren, ob ein Deck legal ist, und wenn nicht, warum</translation>
    </message>
    <message>
        <source>the same with the rules behind each finding</source>
        <translation>dasselbe mit den Regeln hinter jedem Befund</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>Karten finden</translation>
    </message>
    <message>
        <source>read a rule, a ruling or an example</source>
        <translation>eine Regel, eine Auslegung oder ein Beispiel lesen</translation>
    </message>
    <message>
        <source>see which games there are</source>
        <translation>sehen, welche Spiele es gibt</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists everything, &quot;muster help check&quot; explains a verb with examples.</source>
        <translation>„muster help“ nennt alles, „muster help check“ erklärt ein Verb mit Beispielen.</translation>
    </message>
    <message>
        <source>usage: muster VERB [ARGUMENT...]</source>
        <translation>Aufruf: muster VERB [ARGUMENT...]</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>sagen, welche Version das ist</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Rückgabewerte:</translation>
    </message>
    <message>
        <source>done; every deck is legal</source>
        <translation>getan; jedes Deck ist legal</translation>
    </message>
    <message>
        <source>something could not be read, written or understood</source>
        <translation>etwas konnte nicht gelesen, geschrieben oder verstanden werden</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>Aufruf: muster %1 %2</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>a deck is illegal or incomplete, a part of a list was not understood, a scenario failed, or a record departed</source>
        <translation>ein Deck ist nicht regelgerecht oder unvollständig, ein Teil einer Liste wurde nicht verstanden, ein Szenario ist gescheitert oder eine Aufzeichnung weicht ab</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Keep it as it is written; the check will point at it</source>
        <translation>Lassen, wie es dasteht; die Prüfung weist darauf hin</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>The cards below it are only considered</source>
        <translation>Die Karten darunter werden nur vorgemerkt</translation>
    </message>
    <message>
        <source>The cards below it go to: %1</source>
        <translation>Die Karten darunter kommen zu: %1</translation>
    </message>
    <message>
        <source>It is the name of the deck</source>
        <translation>So heißt das Deck</translation>
    </message>
</context>
<context>
    <name>ImportModel</name>
    <message>
        <source>%1? Please check: %2</source>
        <translation>%1? Bitte prüfen: %2</translation>
    </message>
    <message>
        <source>%1? Please check</source>
        <translation>%1? Bitte prüfen</translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message>
        <source>deck files (*.muster)</source>
        <translation>Deckdateien (*.muster)</translation>
    </message>
</context>
<context>
    <name>KeptCards</name>
    <message>
        <source>a mulligan was taken</source>
        <translation>ein Mulligan wurde genommen</translation>
    </message>
    <message numerus="yes">
        <source>Among %n card(s) some differ by chance alone: an interval misses the true value 5 times in 100.</source>
        <translation>
            <numerusform>Bei %n Karte kann der Zufall allein den Unterschied machen: Ein Intervall verfehlt den wahren Wert 5-mal in 100.</numerusform>
            <numerusform>Von %n Karten weichen einige allein durch Zufall ab: Ein Intervall verfehlt den wahren Wert 5-mal in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), kept or missing in fewer than %1 games each, are left out.</source>
        <translation>
            <numerusform>%n Karte, die in weniger als %1 Spielen behalten wurde oder fehlte, ist ausgelassen.</numerusform>
            <numerusform>%n Karten, die in jeweils weniger als %1 Spielen behalten wurden oder fehlten, sind ausgelassen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 ist nicht zu gebrauchen: %2</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>keine Karte heißt %1</translation>
    </message>
    <message>
        <source>no card is called %1, did you mean %2?</source>
        <translation>keine Karte heißt %1, meintest du %2?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between proposals</comment>
        <translation> oder </translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>mehrere Karten heißen %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1</numerusform>
            <numerusform>%n Exemplare von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>ein Kommentar</translation>
    </message>
    <message>
        <source>the heading of the section %1</source>
        <translation>die Überschrift des Abschnitts %1</translation>
    </message>
    <message>
        <source>a heading inside a section</source>
        <translation>eine Überschrift innerhalb eines Abschnitts</translation>
    </message>
    <message>
        <source>the deck&apos;s name, %1</source>
        <translation>der Name des Decks, %1</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>eine leere Zeile</translation>
    </message>
    <message>
        <source>expected a count from 1 to 999, found %1</source>
        <translation>erwartet wird eine Anzahl von 1 bis 999, gefunden wurde %1</translation>
    </message>
    <message>
        <source>the game has no section %1; the cards below it are only considered</source>
        <translation>das Spiel hat keinen Abschnitt %1; die Karten darunter werden nur vorgemerkt</translation>
    </message>
    <message>
        <source>a line of more than 500 characters, %1</source>
        <translation>eine Zeile mit mehr als 500 Zeichen, %1</translation>
    </message>
    <message numerus="yes">
        <source>the list is too long; the last %n byte(s) were not read</source>
        <translation>
            <numerusform>die Liste ist zu lang; das letzte %n Byte wurde nicht gelesen</numerusform>
            <numerusform>die Liste ist zu lang; die letzten %n Bytes wurden nicht gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>no card %1 has %2, did you mean %3?</source>
        <translation>keine Karte %1 hat %2, ist %3 gemeint?</translation>
    </message>
    <message>
        <source>no card %1 has %2; there is %3</source>
        <translation>keine Karte %1 hat %2; es gibt %3</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>hier beginnt ein anderes Deck, %1; bitte jedes in eine eigene Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 Spiele</translation>
    </message>
    <message>
        <source>whole games between decks, flown by pilots</source>
        <translation>ganze Spiele zwischen Decks, von Piloten gespielt</translation>
    </message>
    <message>
        <source>2000 games of one deck against another.</source>
        <translation>2000 Spiele eines Decks gegen ein anderes.</translation>
    </message>
    <message>
        <source>A round robin.</source>
        <translation>Jeder gegen jeden.</translation>
    </message>
    <message>
        <source>How much the pilot matters.</source>
        <translation>Wie viel der Pilot ausmacht.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nennt mehr Piloten, als es Decks gibt</translation>
    </message>
    <message>
        <source>--save does not write over %1: it is not a recorded game</source>
        <translation>--save überschreibt %1 nicht: das ist kein aufgezeichnetes Spiel</translation>
    </message>
    <message>
        <source>%1 (%2) against %3 (%4)</source>
        <translation>%1 (%2) gegen %3 (%4)</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 lost, %4 drawn and %5 not ended of %6; wins %7</source>
        <translation>%1: %2 gewonnen, %3 verloren, %4 unentschieden und %5 nicht zu Ende von %6; Siege %7</translation>
    </message>
    <message>
        <source>ended by the rules: %1 of %2, %3; %4 turns and %5 choices a game, %6 options a choice</source>
        <translation>nach den Regeln zu Ende: %1 von %2, %3; %4 Züge und %5 Entscheidungen je Spiel, %6 Möglichkeiten je Entscheidung</translation>
    </message>
    <message>
        <source>--save needs the name of a file</source>
        <translation>--save braucht den Namen einer Datei</translation>
    </message>
    <message>
        <source>Who plays the decks, in turn: greedy or random.</source>
        <translation>Wer die Decks spielt, der Reihe nach: greedy oder random.</translation>
    </message>
    <message>
        <source>--save records a whole match, not a part of one</source>
        <translation>--save zeichnet ein ganzes Match auf, keinen Teil davon</translation>
    </message>
    <message>
        <source>%1 decks for %2 players: name one for each of them, or one alone that all play</source>
        <translation>%1 Decks für %2 Spieler: Nenne eines für jeden, oder ein einziges, das alle spielen</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are players</source>
        <translation>--pilot nennt mehr Piloten, als es Spieler gibt</translation>
    </message>
    <message>
        <source>Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of 95 percent. Seats change from game to game. Several decks play each other, each against each; one alone plays itself. With more than two players each of so many decks sits at a table with each choice of others. The same decks, seed and pilots give the same signature on every machine.</source>
        <translation>Spielt Spiele vom Mischen bis zum Ende nach den vollen Regeln und zählt, wer gewinnt, mit Intervallen von 95 Prozent. Die Plätze wechseln von Spiel zu Spiel. Mehrere Decks spielen gegeneinander, jedes gegen jedes; eines allein spielt gegen sich selbst. Bei mehr als zwei Spielern sitzt jedes Deck mit jeder Auswahl anderer an einem Tisch. Dieselben Decks, Startwerte und Piloten ergeben auf jedem Rechner dieselbe Signatur.</translation>
    </message>
    <message>
        <source>How many games each table plays; 1000 unless given.</source>
        <translation>Wie viele Spiele jeder Tisch spielt; 1000, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>Records the first game of the match, for &quot;muster replay&quot;; never over a file that is no record. With - it is printed.</source>
        <translation>Zeichnet das erste Spiel des Matches auf, für „muster replay“; nie über eine Datei, die keine Aufzeichnung ist. Mit - wird es ausgegeben.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a deck and its pilot</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 won of %2, %3</source>
        <translation>%1 gewonnen von %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n shared with others</source>
        <translation>
            <numerusform>%1, und %n mit anderen geteilt</numerusform>
            <numerusform>%1, und %n mit anderen geteilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 players, %2 drawn and %3 not ended</source>
        <translation>
            <numerusform>%n Spiel zu %1 Spielern, %2 unentschieden und %3 nicht zu Ende</numerusform>
            <numerusform>%n Spiele zu %1 Spielern, %2 unentschieden und %3 nicht zu Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>won by then</source>
        <translation>bis dahin gewonnen</translation>
    </message>
    <message>
        <source>own turn of the win</source>
        <translation>eigener Zug des Sieges</translation>
    </message>
    <message>
        <source>wins by own turn</source>
        <translation>Siege bis zum eigenen Zug</translation>
    </message>
    <message>
        <source>own turns played</source>
        <translation>gespielte eigene Züge</translation>
    </message>
    <message>
        <source>won of those going first</source>
        <translation>als Erster am Zug gewonnen</translation>
    </message>
    <message>
        <source>won of those going second</source>
        <translation>als Zweiter am Zug gewonnen</translation>
    </message>
    <message>
        <source>won of those going third</source>
        <translation>als Dritter am Zug gewonnen</translation>
    </message>
    <message>
        <source>won of those going fourth</source>
        <translation>als Vierter am Zug gewonnen</translation>
    </message>
    <message>
        <source>won of those going fifth</source>
        <translation>als Fünfter am Zug gewonnen</translation>
    </message>
    <message>
        <source>won of those going sixth</source>
        <translation>als Sechster am Zug gewonnen</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>damage dealt so far</source>
        <translation>Schaden bisher</translation>
    </message>
    <message>
        <source>an attack was possible by then</source>
        <translation>bis dahin war ein Angriff möglich</translation>
    </message>
    <message>
        <source>of them not playable</source>
        <translation>davon nicht spielbar</translation>
    </message>
    <message>
        <source>cards that could never be played</source>
        <translation>Karten, die nie gespielt werden konnten</translation>
    </message>
    <message>
        <source>in the hand at the end and never playable while there</source>
        <translation>am Ende auf der Hand und dort nie spielbar</translation>
    </message>
    <message>
        <source>Champions</source>
        <translation>Champions</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>SPD</source>
        <translation>SPD</translation>
    </message>
    <message>
        <source>seven dead hands: the game is lost</source>
        <translation>sieben tote Hände: Das Spiel ist verloren</translation>
    </message>
    <message>
        <source>the kept hand has two Champions or more</source>
        <translation>die behaltene Hand hat zwei oder mehr Champions</translation>
    </message>
    <message>
        <source>two Champions, one ready with two Coins that fit, and a Squire</source>
        <translation>zwei Champions, einer mit zwei passenden Coins, und ein Squire</translation>
    </message>
    <message>
        <source>it has an Infantry Champion and the Coins for its first attack</source>
        <translation>sie hat einen Infantry-Champion und die Coins für dessen ersten Angriff</translation>
    </message>
    <message>
        <source>it has one Champion, and nothing that draws or searches</source>
        <translation>sie hat einen Champion, und nichts, das Karten zieht oder sucht</translation>
    </message>
    <message>
        <source>it has no Coin</source>
        <translation>sie hat keinen Coin</translation>
    </message>
    <message>
        <source>its Coins fit no attack of its Champions</source>
        <translation>ihre Coins passen zu keinem Angriff ihrer Champions</translation>
    </message>
    <message>
        <source>it has only Cavalry, and no Squire</source>
        <translation>sie hat nur Cavalry und keinen Squire</translation>
    </message>
    <message>
        <source>good: two Champions, one of them ready with two Coins that fit, and a Squire</source>
        <translation>gut: zwei Champions, einer davon bereit mit zwei passenden Münzen, und ein Squire</translation>
    </message>
    <message>
        <source>fair: two Champions or a way to a second one, and a Coin that fits</source>
        <translation>brauchbar: zwei Champions oder ein Weg zu einem zweiten, und eine passende Münze</translation>
    </message>
    <message>
        <source>bad: one Champion alone, only Cavalry without a Squire, or no Coin that fits</source>
        <translation>schlecht: nur ein Champion, nur Cavalry ohne Squire oder keine passende Münze</translation>
    </message>
    <message>
        <source>dead: no Champion</source>
        <translation>tot: kein Champion</translation>
    </message>
    <message>
        <source>five passive Champions</source>
        <translation>fünf untätige Champions</translation>
    </message>
    <message>
        <source>won with the fifth Blood Card</source>
        <translation>mit der fünften Blutkarte gewonnen</translation>
    </message>
    <message>
        <source>lost by seven dead hands</source>
        <translation>durch sieben tote Hände verloren</translation>
    </message>
    <message>
        <source>lost without a Champion for combat</source>
        <translation>ohne Champion für den Kampf verloren</translation>
    </message>
    <message>
        <source>lost by the opponent&apos;s fifth Blood Card</source>
        <translation>durch die fünfte Blutkarte des Gegners verloren</translation>
    </message>
    <message>
        <source>with a dead hand</source>
        <translation>mit einer toten Hand</translation>
    </message>
    <message>
        <source>with Blood Cards given away by dead hands</source>
        <translation>mit Blutkarten, die durch tote Hände abgegeben wurden</translation>
    </message>
    <message>
        <source>attack rolls that broke through</source>
        <translation>Angriffswürfe, die durchbrachen</translation>
    </message>
    <message>
        <source>a second attack was possible by then</source>
        <translation>bis dahin war ein zweiter Angriff möglich</translation>
    </message>
    <message>
        <source>Champions in the arena</source>
        <translation>Champions in der Arena</translation>
    </message>
    <message>
        <source>Coins attached</source>
        <translation>angelegte Coins</translation>
    </message>
    <message>
        <source>on the best Champion</source>
        <translation>auf dem besten Champion</translation>
    </message>
    <message>
        <source>Squires attached</source>
        <translation>angelegte Squires</translation>
    </message>
    <message>
        <source>on the Champion in combat</source>
        <translation>auf dem Champion im Kampf</translation>
    </message>
    <message>
        <source>attacks it has the means for</source>
        <translation>Angriffe, für die er alles hat</translation>
    </message>
    <message>
        <source>damage to be expected so far</source>
        <translation>bisher zu erwartender Schaden</translation>
    </message>
    <message>
        <source>Blood Cards collected so far</source>
        <translation>bisher gesammelte Blutkarten</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>leveled up</source>
        <translation>Level-up erreicht</translation>
    </message>
    <message>
        <source>items bought</source>
        <translation>gekaufte Items</translation>
    </message>
    <message>
        <source>gold from bounties</source>
        <translation>Gold aus Kopfgeld</translation>
    </message>
    <message>
        <source>leveled up by then</source>
        <translation>Level-up bis dahin erreicht</translation>
    </message>
    <message>
        <source>mana</source>
        <translation>Mana</translation>
    </message>
    <message>
        <source>of it spent</source>
        <translation>davon ausgegeben</translation>
    </message>
    <message>
        <source>minions in play</source>
        <translation>Minions im Spiel</translation>
    </message>
    <message>
        <source>their attack</source>
        <translation>ihr Angriff</translation>
    </message>
    <message>
        <source>damage to the enemy hero so far</source>
        <translation>Schaden am gegnerischen Helden bisher</translation>
    </message>
    <message>
        <source>own health</source>
        <translation>eigene Gesundheit</translation>
    </message>
    <message>
        <source>own Armor</source>
        <translation>eigene Armor</translation>
    </message>
    <message>
        <source>Rage or Spell Damage</source>
        <translation>Rage oder Spell Damage</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>items bought so far</source>
        <translation>gekaufte Items bisher</translation>
    </message>
    <message>
        <source>of them Ultimates before the level-up</source>
        <translation>davon Ultimates vor dem Level-up</translation>
    </message>
    <message>
        <source>a hero who does nothing</source>
        <translation>ein Held, der nichts tut</translation>
    </message>
    <message>
        <source>own turn of the level-up</source>
        <translation>eigener Zug des Level-ups</translation>
    </message>
    <message>
        <source>mana that was spent</source>
        <translation>ausgegebenes Mana</translation>
    </message>
    <message>
        <source>own turn of the first purchase</source>
        <translation>eigener Zug des ersten Kaufs</translation>
    </message>
    <message>
        <source>percent of the quest reached</source>
        <translation>Prozent der Quest erreicht</translation>
    </message>
    <message>
        <source>all of it spent</source>
        <translation>ganz ausgegeben</translation>
    </message>
    <message>
        <source>enough left for the Defensive Ability</source>
        <translation>genug übrig für die Defensive Ability</translation>
    </message>
    <message>
        <source>most Rage or Spell Damage at once</source>
        <translation>höchster Stand von Rage oder Spell Damage</translation>
    </message>
    <message>
        <source>Rage or Spell Damage lost to its limit</source>
        <translation>Rage oder Spell Damage, die an der Grenze verloren gehen</translation>
    </message>
    <message>
        <source>dealt in combat</source>
        <translation>im Kampf verursacht</translation>
    </message>
    <message>
        <source>dealt by the Attack ability</source>
        <translation>mit der Attack Ability verursacht</translation>
    </message>
    <message>
        <source>dealt by spells</source>
        <translation>durch Zauber verursacht</translation>
    </message>
    <message>
        <source>dealt by other texts</source>
        <translation>durch andere Texte verursacht</translation>
    </message>
    <message>
        <source>cards played so far</source>
        <translation>bisher gespielte Karten</translation>
    </message>
    <message>
        <source>a hero with one more minion that blocks each turn</source>
        <translation>ein Held, der jeden Zug einen Minion mehr hat; sie blocken</translation>
    </message>
    <message>
        <source>a hero who deals damage each turn</source>
        <translation>ein Held, der jeden Zug Schaden verursacht</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Ultimates</source>
        <translation>Ultimates</translation>
    </message>
    <message>
        <source>goes first, with an Ultimate in the first hand</source>
        <translation>beginnt, mit einem Ultimate auf der ersten Hand</translation>
    </message>
    <message>
        <source>goes second, with an Ultimate in the first hand</source>
        <translation>ist Zweiter, mit einem Ultimate auf der ersten Hand</translation>
    </message>
    <message>
        <source>an Ultimate in the hand that stands</source>
        <translation>ein Ultimate auf der Hand, die bleibt</translation>
    </message>
    <message>
        <source>cards were sent back</source>
        <translation>Karten wurden zurückgegeben</translation>
    </message>
    <message>
        <source>early plays in the first hand</source>
        <translation>frühe Züge auf der ersten Hand</translation>
    </message>
    <message>
        <source>early plays in the hand that stands</source>
        <translation>frühe Züge auf der Hand, die bleibt</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>good: two early plays, a minion among them, and one for turn 3</source>
        <translation>gut: zwei frühe Züge, darunter ein Minion, und einer für Zug 3</translation>
    </message>
    <message>
        <source>fair: two early plays</source>
        <translation>brauchbar: zwei frühe Züge</translation>
    </message>
    <message>
        <source>bad: at most one early play, or an Ultimate</source>
        <translation>schlecht: höchstens ein früher Zug oder ein Ultimate</translation>
    </message>
    <message>
        <source>dead: nothing to play in the first three turns</source>
        <translation>tot: in den ersten drei Zügen nichts zu spielen</translation>
    </message>
    <message numerus="yes">
        <source>not ended after %n own turn(s)</source>
        <translation>
            <numerusform>nach %n eigenen Zug nicht zu Ende</numerusform>
            <numerusform>nach %n eigenen Zügen nicht zu Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Champion(s) in the first hand</source>
        <translation>
            <numerusform>%n Champion auf der ersten Hand</numerusform>
            <numerusform>%n Champions auf der ersten Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead hand(s) before the one that stands</source>
        <translation>
            <numerusform>%n tote Hand vor der, die gilt</numerusform>
            <numerusform>%n tote Hände vor der, die gilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Script(s) in the first hand</source>
        <translation>
            <numerusform>%n Script in der ersten Hand</numerusform>
            <numerusform>%n Scripts in der ersten Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>the hand is sent back</source>
        <translation>die Hand wird zurückgegeben</translation>
    </message>
    <message>
        <source>good: two to four Scripts, and a Creature by the third turn</source>
        <translation>gut: zwei bis vier Scripts und eine Kreatur bis zum dritten Zug</translation>
    </message>
    <message>
        <source>acceptable: a Creature by the fourth turn</source>
        <translation>brauchbar: eine Kreatur bis zum vierten Zug</translation>
    </message>
    <message>
        <source>bad: too few or too many Scripts, or no Creature soon</source>
        <translation>schlecht: zu wenige oder zu viele Scripts oder keine baldige Kreatur</translation>
    </message>
    <message>
        <source>dead: nothing of it can be played</source>
        <translation>tot: nichts davon lässt sich spielen</translation>
    </message>
    <message>
        <source>an opponent who draws and does nothing else</source>
        <translation>ein Gegner, der zieht und sonst nichts tut</translation>
    </message>
    <message>
        <source>Scripts in the Codex</source>
        <translation>Scripts im Codex</translation>
    </message>
    <message>
        <source>of them untapped at the end of the turn</source>
        <translation>davon am Ende des Zuges nicht getappt</translation>
    </message>
    <message>
        <source>attacks made in the turn</source>
        <translation>im Zug angegriffen</translation>
    </message>
    <message>
        <source>at most one Script in the first hand</source>
        <translation>höchstens ein Script in der ersten Hand</translation>
    </message>
    <message>
        <source>two to four Scripts in the first hand</source>
        <translation>zwei bis vier Scripts in der ersten Hand</translation>
    </message>
    <message>
        <source>five Scripts or more in the first hand</source>
        <translation>fünf Scripts oder mehr in der ersten Hand</translation>
    </message>
    <message>
        <source>no Creature in the first hand</source>
        <translation>keine Kreatur in der ersten Hand</translation>
    </message>
    <message>
        <source>three Scripts or more among the first ten cards</source>
        <translation>drei Scripts oder mehr unter den ersten zehn Karten</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Kreaturen</translation>
    </message>
    <message>
        <source>an opponent who blocks every attack with a token</source>
        <translation>ein Gegner, der jeden Angriff mit einem Spielstein blockt</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>share of the Scripts that is used</source>
        <translation>Anteil der Scripts, die genutzt werden</translation>
    </message>
    <message>
        <source>no Script to play, with fewer than five in the Codex</source>
        <translation>kein Script auszuspielen, bei weniger als fünf im Codex</translation>
    </message>
    <message>
        <source>Scripts in hand that could not be played</source>
        <translation>Scripts in der Hand, die nicht ausgespielt werden durften</translation>
    </message>
    <message>
        <source>Scripts lost so far</source>
        <translation>bisher verlorene Scripts</translation>
    </message>
    <message>
        <source>cards in hand after the draw</source>
        <translation>Karten in der Hand nach dem Ziehen</translation>
    </message>
    <message>
        <source>cards lost to the hand limit</source>
        <translation>Karten, die dem Handlimit zum Opfer fielen</translation>
    </message>
    <message>
        <source>fasted</source>
        <translation>gefastet</translation>
    </message>
    <message>
        <source>cards discarded to fast</source>
        <translation>zum Fasten abgeworfene Karten</translation>
    </message>
    <message>
        <source>cards more by Fasting than by the draw</source>
        <translation>Karten, die das Fasten mehr bringt als das Ziehen</translation>
    </message>
    <message>
        <source>share of the hand that the Codex cannot pay for</source>
        <translation>Anteil der Hand, den der Codex nicht bezahlen kann</translation>
    </message>
    <message>
        <source>of it for want of the element</source>
        <translation>davon, weil das Element fehlt</translation>
    </message>
    <message>
        <source>a Creature could be paid for</source>
        <translation>eine Kreatur war bezahlbar</translation>
    </message>
    <message>
        <source>a Creature had a Script of its element</source>
        <translation>eine Kreatur hatte ein Script ihres Elements</translation>
    </message>
    <message>
        <source>Scripts for the attacker</source>
        <translation>Scripts für den Angreifer</translation>
    </message>
    <message>
        <source>stage of the attacker</source>
        <translation>Stufe des Angreifers</translation>
    </message>
    <message>
        <source>evolved attackers</source>
        <translation>entwickelte Angreifer</translation>
    </message>
    <message>
        <source>damage dealt in the turn</source>
        <translation>in diesem Zug zugefügter Schaden</translation>
    </message>
    <message>
        <source>health left to the opponent</source>
        <translation>dem Gegner verbliebene Gesundheit</translation>
    </message>
    <message>
        <source>a blocker could be paid for afterwards</source>
        <translation>ein Blocker war danach bezahlbar</translation>
    </message>
    <message>
        <source>its Attack</source>
        <translation>sein Angriff</translation>
    </message>
    <message>
        <source>its Defense</source>
        <translation>seine Verteidigung</translation>
    </message>
    <message>
        <source>Instants played</source>
        <translation>ausgespielte Instants</translation>
    </message>
    <message>
        <source>Enhancements played</source>
        <translation>ausgespielte Enhancements</translation>
    </message>
    <message>
        <source>Conditionals set</source>
        <translation>gelegte Conditionals</translation>
    </message>
    <message>
        <source>turns with a set Conditional</source>
        <translation>Züge mit einem gelegten Conditional</translation>
    </message>
    <message>
        <source>cards left in the deck</source>
        <translation>Karten im Deck übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n damage dealt by then</source>
        <translation>
            <numerusform>bis dahin %n Schaden zugefügt</numerusform>
            <numerusform>bis dahin %n Schaden zugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>a fighter who does nothing</source>
        <translation>ein Kämpfer, der nichts tut</translation>
    </message>
    <message>
        <source>a fighter who blocks every attack with the best Armor</source>
        <translation>ein Kämpfer, der jeden Angriff mit der besten Rüstung blockt</translation>
    </message>
    <message>
        <source>a fighter who blocks, attacks once in each turn, and counter attacks</source>
        <translation>ein Kämpfer, der blockt, in jedem Zug einmal angreift und zurückschlägt</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>no Attribute in the first hand</source>
        <translation>kein Attribut auf der ersten Hand</translation>
    </message>
    <message>
        <source>one Attribute in it</source>
        <translation>ein Attribut darauf</translation>
    </message>
    <message>
        <source>two to four Attributes in it</source>
        <translation>zwei bis vier Attribute darauf</translation>
    </message>
    <message>
        <source>five or six Attributes in it</source>
        <translation>fünf oder sechs Attribute darauf</translation>
    </message>
    <message>
        <source>nothing but Attributes in it</source>
        <translation>nichts als Attribute darauf</translation>
    </message>
    <message>
        <source>cards were replaced</source>
        <translation>Karten wurden ersetzt</translation>
    </message>
    <message>
        <source>cards replaced</source>
        <translation>ersetzte Karten</translation>
    </message>
    <message>
        <source>of the first hand playable by the third own turn</source>
        <translation>von der ersten Hand bis zum dritten eigenen Zug spielbar</translation>
    </message>
    <message>
        <source>of the hand that stands</source>
        <translation>von der Hand, die bleibt</translation>
    </message>
    <message>
        <source>good: two to four Attributes, and for them equipment and something to play</source>
        <translation>gut: zwei bis vier Attribute, und dafür Ausrüstung und etwas zu spielen</translation>
    </message>
    <message>
        <source>fair: two to four Attributes and something for them, one and a way to more, or five and strong cards</source>
        <translation>ordentlich: zwei bis vier Attribute und etwas dafür, eines und ein Weg zu mehr, oder fünf und starke Karten</translation>
    </message>
    <message>
        <source>bad: too few Attributes, too many, or the wrong ones</source>
        <translation>schlecht: zu wenige Attribute, zu viele oder die falschen</translation>
    </message>
    <message>
        <source>dead: only Attributes, or none and nothing to play without them</source>
        <translation>tot: nur Attribute, oder keines und nichts, das ohne sie spielbar wäre</translation>
    </message>
    <message>
        <source>of the first five own turns without an Attribute played</source>
        <translation>von den ersten fünf eigenen Zügen ohne gespieltes Attribut</translation>
    </message>
    <message>
        <source>damage blocked</source>
        <translation>geblockter Schaden</translation>
    </message>
    <message>
        <source>counter attacks made</source>
        <translation>ausgeführte Gegenangriffe</translation>
    </message>
    <message>
        <source>durability lost by blocks</source>
        <translation>beim Blocken verlorene Haltbarkeit</translation>
    </message>
    <message>
        <source>own turns in which nothing was done</source>
        <translation>eigene Züge, in denen nichts geschah</translation>
    </message>
    <message>
        <source>attacks with an Attack Technique</source>
        <translation>Angriffe mit Angriffstechnik</translation>
    </message>
    <message>
        <source>own turns with an Attribute played</source>
        <translation>eigene Züge mit gespieltem Attribut</translation>
    </message>
    <message>
        <source>own turns with an Item</source>
        <translation>eigene Züge mit einem Gegenstand</translation>
    </message>
    <message>
        <source>own turns with a Favor</source>
        <translation>eigene Züge mit einer Gunst</translation>
    </message>
    <message>
        <source>own turns with a Skill Technique</source>
        <translation>eigene Züge mit einer Fertigkeitstechnik</translation>
    </message>
    <message>
        <source>own turns with a Trinket attached</source>
        <translation>eigene Züge mit angelegtem Talisman</translation>
    </message>
    <message>
        <source>a Weapon better than the Starter by then</source>
        <translation>bis dahin eine bessere Waffe als die anfängliche</translation>
    </message>
    <message>
        <source>Armor on the head by then</source>
        <translation>bis dahin Rüstung am Kopf</translation>
    </message>
    <message>
        <source>Armor on the arms by then</source>
        <translation>bis dahin Rüstung an den Armen</translation>
    </message>
    <message>
        <source>Armor on the body by then</source>
        <translation>bis dahin Rüstung am Körper</translation>
    </message>
    <message>
        <source>Armor on the legs by then</source>
        <translation>bis dahin Rüstung an den Beinen</translation>
    </message>
    <message>
        <source>cards seen</source>
        <translation>gesehene Karten</translation>
    </message>
    <message>
        <source>Attributes in play</source>
        <translation>Attribute im Spiel</translation>
    </message>
    <message>
        <source>of them Strength</source>
        <translation>davon Strength</translation>
    </message>
    <message>
        <source>of them Agility</source>
        <translation>davon Agility</translation>
    </message>
    <message>
        <source>of them Endurance</source>
        <translation>davon Endurance</translation>
    </message>
    <message>
        <source>of them Appeal</source>
        <translation>davon Appeal</translation>
    </message>
    <message>
        <source>of them Arcane</source>
        <translation>davon Arcane</translation>
    </message>
    <message>
        <source>damage that its Weapons and Techniques could deal</source>
        <translation>Schaden, den Waffen und Techniken anrichten könnten</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>health of the opponents</source>
        <translation>Gesundheit der Gegner</translation>
    </message>
    <message>
        <source>block of the best Weapon and Armor</source>
        <translation>Block der besten Waffe und Rüstung</translation>
    </message>
    <message>
        <source>durability of the equipment</source>
        <translation>Haltbarkeit der Ausrüstung</translation>
    </message>
    <message>
        <source>of them playable</source>
        <translation>davon spielbar</translation>
    </message>
    <message>
        <source>damage dealt to players</source>
        <translation>Schaden an Spielern</translation>
    </message>
    <message>
        <source>damage that the others took while traveling</source>
        <translation>Schaden, den die anderen auf Reisen nahmen</translation>
    </message>
    <message>
        <source>damage taken from Monsters</source>
        <translation>Schaden durch Monster</translation>
    </message>
    <message>
        <source>life paid or lost otherwise</source>
        <translation>sonst gezahltes oder verlorenes Leben</translation>
    </message>
    <message>
        <source>life gained</source>
        <translation>gewonnenes Leben</translation>
    </message>
    <message>
        <source>alchemy levels spent</source>
        <translation>ausgegebene Alchemiestufen</translation>
    </message>
    <message>
        <source>alchemy levels gained</source>
        <translation>gewonnene Alchemiestufen</translation>
    </message>
    <message>
        <source>traveled onto Equipment</source>
        <translation>beim Reisen Equipment gefunden</translation>
    </message>
    <message>
        <source>traveled onto a Potion</source>
        <translation>beim Reisen einen Trank gefunden</translation>
    </message>
    <message>
        <source>traveled onto an Incantation</source>
        <translation>beim Reisen eine Incantation gefunden</translation>
    </message>
    <message>
        <source>traveled onto a Familiar</source>
        <translation>beim Reisen einen Familiar gefunden</translation>
    </message>
    <message>
        <source>traveled onto a Monster</source>
        <translation>beim Reisen auf ein Monster gestoßen</translation>
    </message>
    <message>
        <source>fights with Monsters won</source>
        <translation>gewonnene Kämpfe mit Monstern</translation>
    </message>
    <message>
        <source>brews that gave an Equipment</source>
        <translation>Gebräue, die ein Equipment ergaben</translation>
    </message>
    <message>
        <source>Valor by then</source>
        <translation>Valor bis dahin</translation>
    </message>
    <message>
        <source>the graveyard was shuffled in by then</source>
        <translation>der Friedhof war bis dahin eingemischt</translation>
    </message>
    <message>
        <source>power at the combat step</source>
        <translation>Stärke im Kampfschritt</translation>
    </message>
    <message>
        <source>power after the equip step</source>
        <translation>Stärke nach dem Ausrüstungsschritt</translation>
    </message>
    <message>
        <source>slots filled</source>
        <translation>besetzte Plätze</translation>
    </message>
    <message>
        <source>forms of its Valor equipped</source>
        <translation>angelegte Formen seiner Valor</translation>
    </message>
    <message>
        <source>damage dealt to players so far</source>
        <translation>Schaden an Spielern bisher</translation>
    </message>
    <message>
        <source>life of the weakest opponent</source>
        <translation>Leben des schwächsten Gegners</translation>
    </message>
    <message>
        <source>life of all opponents</source>
        <translation>Leben aller Gegner</translation>
    </message>
    <message>
        <source>own life</source>
        <translation>eigenes Leben</translation>
    </message>
    <message>
        <source>cards seen so far</source>
        <translation>gesehene Karten bisher</translation>
    </message>
    <message>
        <source>spare Equipment in play</source>
        <translation>übriges Equipment im Spiel</translation>
    </message>
    <message>
        <source>Monsters in hand</source>
        <translation>Monster auf der Hand</translation>
    </message>
    <message>
        <source>power of the strongest of them</source>
        <translation>Stärke des stärksten davon</translation>
    </message>
    <message>
        <source>cards in the spoils pile</source>
        <translation>Karten im Spoils-Stapel</translation>
    </message>
    <message>
        <source>cards in the graveyard</source>
        <translation>Karten im Friedhof</translation>
    </message>
    <message>
        <source>played with this Champion</source>
        <translation>mit diesem Champion gespielt</translation>
    </message>
    <message>
        <source>won with this Champion</source>
        <translation>mit diesem Champion gewonnen</translation>
    </message>
    <message>
        <source>opponents who travel and fight, and do nothing else</source>
        <translation>Gegner, die reisen und kämpfen und sonst nichts tun</translation>
    </message>
    <message>
        <source>opponents who travel, and distract where their Monster wins</source>
        <translation>Gegner, die reisen und ablenken, wo ihr Monster gewinnt</translation>
    </message>
    <message>
        <source>opponents who travel and equip the best, and never attack</source>
        <translation>Gegner, die reisen, das Beste anlegen und nie angreifen</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>no Equipment in the first hand</source>
        <translation>kein Equipment auf der ersten Hand</translation>
    </message>
    <message>
        <source>a Monster in the first hand</source>
        <translation>ein Monster auf der ersten Hand</translation>
    </message>
    <message>
        <source>power after the first equip step, with the first traveled card</source>
        <translation>Stärke nach dem ersten Ausrüstungsschritt, mit der ersten Karte der Reise</translation>
    </message>
    <message>
        <source>good: Equipment for two slots that fits the Champion, and a Monster or a Potion</source>
        <translation>gut: Equipment für zwei Plätze, das zum Champion passt, und ein Monster oder ein Trank</translation>
    </message>
    <message>
        <source>playable: something that strengthens the Champion, or two cards to use</source>
        <translation>spielbar: etwas, das den Champion stärkt, oder zwei Karten zum Benutzen</translation>
    </message>
    <message>
        <source>bad: nothing to wear that helps, but something to do</source>
        <translation>schlecht: nichts zum Anlegen, das hilft, aber etwas zu tun</translation>
    </message>
    <message>
        <source>wall: five Monsters</source>
        <translation>Wall: fünf Monster</translation>
    </message>
    <message>
        <source>dead: nothing that could change a power or a life</source>
        <translation>tot: nichts, was eine Stärke oder ein Leben ändern könnte</translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n slot(s) in the first hand</source>
        <translation>
            <numerusform>Equipment für %n Platz auf der ersten Hand</numerusform>
            <numerusform>Equipment für %n Plätze auf der ersten Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) of the Champion&apos;s Valor in the first hand</source>
        <translation>
            <numerusform>%n Form der Valor des Champions auf der ersten Hand</numerusform>
            <numerusform>%n Formen der Valor des Champions auf der ersten Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>by the place in the order of turns</source>
        <translation>nach dem Platz in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>with and without a mulligan</source>
        <translation>mit und ohne Mulligan</translation>
    </message>
    <message>
        <source>won after a mulligan</source>
        <translation>nach einem Mulligan gewonnen</translation>
    </message>
    <message>
        <source>won with the first hand</source>
        <translation>mit der ersten Hand gewonnen</translation>
    </message>
    <message>
        <source>cards kept in the opening hand</source>
        <translation>auf der Starthand behaltene Karten</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>%1 has no opponent that does nothing.</source>
        <translation>%1 hat keinen Gegner, der nichts tut.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>dieses Deck</translation>
    </message>
    <message>
        <source>the other deck</source>
        <translation>das andere Deck</translation>
    </message>
    <message>
        <source>The cards of these decks have more text than the engine of %1 can hold.</source>
        <translation>Die Karten dieser Decks haben mehr Text, als die Spielmaschine von %1 fasst.</translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>Das Programm spielt %1 nicht.</translation>
    </message>
</context>
<context>
    <name>Mend</name>
    <message>
        <source>--fix writes beside the deck&apos;s file, and there is none</source>
        <translation>--fix schreibt neben die Datei des Decks, und es gibt keine</translation>
    </message>
    <message>
        <source>the file is there already; move it away first</source>
        <translation>die Datei gibt es schon; verschiebe sie zuerst</translation>
    </message>
    <message>
        <source>Muster reads this form and does not write it; convert it first</source>
        <translation>Muster liest diese Form, schreibt sie aber nicht; bitte zuerst umwandeln</translation>
    </message>
</context>
<context>
    <name>MergeVerb</name>
    <message>
        <source>another opponent</source>
        <translation>ein anderer Gegner</translation>
    </message>
    <message>
        <source>%1 is not what --shard prints, or of another form</source>
        <translation>%1 ist nicht, was --shard ausgibt, oder hat eine andere Form</translation>
    </message>
    <message>
        <source>%1 is one of %2 parts, %3 one of %4</source>
        <translation>%1 ist einer von %2 Teilen, %3 einer von %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is there twice: %3 and %4</source>
        <translation>Teil %1 von %2 gibt es zweimal: %3 und %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is missing</source>
        <translation>Teil %1 von %2 fehlt</translation>
    </message>
    <message>
        <source>%1 is a part of &quot;%2&quot;, %3 one of &quot;%4&quot;</source>
        <translation>%1 ist ein Teil von „%2“, %3 einer von „%4“</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: %3</source>
        <translation>%1 und %2 gehören nicht zusammen: %3</translation>
    </message>
    <message>
        <source>%1 is damaged: its numbers do not hold together</source>
        <translation>%1 ist beschädigt: Die Zahlen passen nicht zusammen</translation>
    </message>
    <message>
        <source>what several machines have played, added up</source>
        <translation>was mehrere Rechner gespielt haben, zusammengezählt</translation>
    </message>
    <message>
        <source>Adds up the parts that &quot;match&quot;, &quot;hands&quot; and &quot;goldfish&quot; print with --shard, to exactly what one machine would have said: the same figures, intervals and signature. A part that is missing, that is there twice, or of other decks, seeds or rules is refused by its name.</source>
        <translation>Zählt die Teile zusammen, die „match“, „hands“ und „goldfish“ mit --shard ausgeben, zu genau dem, was ein einziger Rechner gesagt hätte: dieselben Zahlen, Intervalle und dieselbe Signatur. Ein Teil, der fehlt, den es zweimal gibt oder der zu anderen Decks, Startwerten oder Regeln gehört, wird mit Namen abgelehnt.</translation>
    </message>
    <message>
        <source>All parts of a match, from as many machines.</source>
        <translation>Alle Teile eines Matches, von ebenso vielen Rechnern.</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>ein anderes Spiel</translation>
    </message>
    <message>
        <source>another version of the program</source>
        <translation>eine andere Version des Programms</translation>
    </message>
    <message>
        <source>another version of the rules</source>
        <translation>eine andere Version der Regeln</translation>
    </message>
    <message>
        <source>other rules options</source>
        <translation>andere Regeloptionen</translation>
    </message>
    <message>
        <source>other decks</source>
        <translation>andere Decks</translation>
    </message>
    <message>
        <source>another shop</source>
        <translation>ein anderer Shop</translation>
    </message>
    <message>
        <source>another number of games</source>
        <translation>eine andere Zahl von Spielen</translation>
    </message>
    <message>
        <source>another seed</source>
        <translation>ein anderer Startwert</translation>
    </message>
    <message>
        <source>other pilots</source>
        <translation>andere Piloten</translation>
    </message>
    <message>
        <source>another mode</source>
        <translation>ein anderer Modus</translation>
    </message>
    <message>
        <source>another number of players</source>
        <translation>eine andere Zahl von Spielern</translation>
    </message>
</context>
<context>
    <name>NumbersSpec</name>
    <message>
        <source>Cards by type</source>
        <translation>Karten nach Art</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message>
        <source>, did you mean %1?</source>
        <translation>, meintest du %1?</translation>
    </message>
    <message>
        <source>there is no option %1%2</source>
        <translation>es gibt keine Option %1%2</translation>
    </message>
    <message>
        <source>the option %1 takes no value</source>
        <translation>die Option %1 nimmt keinen Wert</translation>
    </message>
    <message>
        <source>the option %1 needs a value: %2</source>
        <translation>die Option %1 braucht einen Wert: %2</translation>
    </message>
    <message>
        <source>the option %1 takes one of %2, found %3%4</source>
        <translation>die Option %1 nimmt eines von %2, gefunden wurde %3%4</translation>
    </message>
</context>
<context>
    <name>Pilots</name>
    <message>
        <source>greedy</source>
        <comment>a pilot, which takes what looks best now</comment>
        <translation>gierig</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a pilot, which takes anything</comment>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>PlayVerb</name>
    <message>
        <source>%1: passed: %2</source>
        <translation>%1: bestanden: %2</translation>
    </message>
    <message>
        <source>%1:%2: failed: %3, in step %4</source>
        <translation>%1:%2: nicht bestanden: %3, in Schritt %4</translation>
    </message>
    <message>
        <source>    expected  %1</source>
        <translation>    erwartet    %1</translation>
    </message>
    <message>
        <source>    actual    %1</source>
        <translation>    tatsächlich %1</translation>
    </message>
    <message>
        <source>there is no scenario in this folder</source>
        <translation>in diesem Ordner ist kein Szenario</translation>
    </message>
    <message numerus="yes">
        <source>  … %n line(s) before this: --trace tells them</source>
        <translation>
            <numerusform>  … %n Zeile davor: --trace zeigt sie</numerusform>
            <numerusform>  … %n Zeilen davor: --trace zeigt sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s) passed</source>
        <translation>
            <numerusform>%1 von %n Szenario bestanden</numerusform>
            <numerusform>%1 von %n Szenarien bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>play scenarios: positions of which is written what must happen</source>
        <translation>Szenarien spielen: Stellungen, bei denen steht, was geschehen muss</translation>
    </message>
    <message>
        <source>Runs each scenario by the full rules and says whether everything happened as it is written there; where not, which step, what was expected and what happened instead. docs/scenarios.md explains how to write one.</source>
        <translation>Spielt jedes Szenario nach den vollen Regeln und sagt, ob alles so geschah, wie es dort steht; wenn nicht, in welchem Schritt, was erwartet wurde und was stattdessen geschah. docs/scenarios.md erklärt, wie man eines schreibt.</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Erzählt das Spiel Zeile für Zeile, wie ein Mensch es täte.</translation>
    </message>
    <message>
        <source>One scenario, told line by line.</source>
        <translation>Ein Szenario, Zeile für Zeile erzählt.</translation>
    </message>
    <message>
        <source>All scenarios of a folder.</source>
        <translation>Alle Szenarien eines Ordners.</translation>
    </message>
    <message>
        <source>The shop of scenarios that begin with decks and write none; without it the one that comes with the game.</source>
        <translation>Der Shop der Szenarien, die mit Decks beginnen und selbst keinen nennen; ohne diese Option der des Spiels.</translation>
    </message>
</context>
<context>
    <name>PlayedDecks</name>
    <message>
        <source>%1 is a deck of %2, %3 one of %4: they cannot play each other</source>
        <translation>%1 ist ein Deck für %2, %3 eines für %4: Sie können nicht gegeneinander spielen</translation>
    </message>
    <message>
        <source>%1 and %2 are for different rules options: give both the same format or `options`</source>
        <translation>%1 und %2 sind für verschiedene Regeloptionen: Beide brauchen dasselbe Format oder dieselben `options`</translation>
    </message>
    <message>
        <source>its figures would be wrong; --allow-unread plays such cards without these words</source>
        <translation>seine Zahlen wären falsch; --allow-unread spielt solche Karten ohne diese Worte</translation>
    </message>
    <message>
        <source>Plays decks with cards whose text the engine does not carry out, as if that text were not there.</source>
        <translation>Spielt auch Decks mit Karten, deren Text die Engine nicht ausführt, als stünde dieser Text nicht da.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 ist eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>--seed is a whole number from 0 to %1, not &quot;%2&quot;</source>
        <translation>--seed ist eine ganze Zahl von 0 bis %1, nicht „%2“</translation>
    </message>
    <message>
        <source>there is no pilot &quot;%1&quot;%2; there are %3</source>
        <translation>es gibt keinen Piloten „%1“%2; es gibt %3</translation>
    </message>
    <message>
        <source>The seed of all shuffles and dice; 1 unless given.</source>
        <translation>Der Startwert aller Mischungen und Würfel; 1, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>How many games at a time; the results do not depend on it.</source>
        <translation>Wie viele Spiele zugleich; die Ergebnisse hängen nicht davon ab.</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2; there are %3</source>
        <translation>es gibt kein Spiel „%1“%2; es gibt %3</translation>
    </message>
    <message>
        <source>%1 is a deck of %2, and --game says %3</source>
        <translation>%1 ist ein Deck für %2, und --game sagt %3</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>die Engine führt nicht alles von %1 aus: „%2“</translation>
    </message>
    <message>
        <source>the deck is not legal as it stands; &quot;muster check&quot; says why</source>
        <translation>das Deck ist so nicht legal; „muster check“ sagt, warum</translation>
    </message>
    <message>
        <source>Plays the I-th of N parts, for N machines, and prints it for &quot;muster merge&quot;.</source>
        <translation>Spielt den I-ten von N Teilen, für N Rechner, und gibt ihn für „muster merge“ aus.</translation>
    </message>
    <message>
        <source>How many sit at the table; as few as can play unless given.</source>
        <translation>Wie viele am Tisch sitzen; so wenige wie möglich, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>Which of the game&apos;s modes is played; the first that seats so many unless given.</source>
        <translation>In welchem Modus des Spiels gespielt wird; im ersten für so viele Spieler, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>The shop, in games that have one; the one that comes with the game unless given.</source>
        <translation>Der Shop, in Spielen, die einen haben; der mitgelieferte, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>--shard is a part and the number of parts, as in 2/8 and at most %1, not &quot;%2&quot;</source>
        <translation>--shard ist ein Teil und die Zahl der Teile, wie in 2/8 und höchstens %1, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 is no shop, but: %2</source>
        <translation>%1 ist kein Shop, sondern: %2</translation>
    </message>
    <message>
        <source>%1 is no deck to play, but: %2</source>
        <translation>%1 ist kein Deck zum Spielen, sondern: %2</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 wird ohne Shop gespielt</translation>
    </message>
    <message>
        <source>%1 is played with a shop: --shop says which one</source>
        <translation>%1 wird mit einem Shop gespielt: --shop sagt, mit welchem</translation>
    </message>
    <message>
        <source>%1 is of %2, and the decks are of %3</source>
        <translation>%1 ist für %2, und die Decks sind für %3</translation>
    </message>
    <message>
        <source>%1: the shop is not legal; &quot;muster check&quot; says why</source>
        <translation>%1: Der Shop ist nicht legal; „muster check“ sagt, warum</translation>
    </message>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>die Karten dieser Decks haben mehr Text, als die Engine von %1 fassen kann</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>das Programm spielt %1 nicht</translation>
    </message>
</context>
<context>
    <name>PositionDraft</name>
    <message>
        <source>positions of %1 cannot be laid out</source>
        <translation>Positionen von %1 lassen sich nicht auslegen</translation>
    </message>
    <message>
        <source>it begins with decks, and has no position</source>
        <translation>es beginnt mit Decks und hat keine Position</translation>
    </message>
    <message>
        <source>what lies on the table now cannot be told</source>
        <translation>was jetzt auf dem Tisch liegt, lässt sich nicht angeben</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>no card is called &quot;%1&quot;</source>
        <translation>keine Karte heißt „%1“</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of several cards: a judge cannot tell which one</source>
        <translation>„%1“ ist der Name mehrerer Karten: Ein Schiedsrichter kann nicht erkennen, welche es ist</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>die Teilnehmerliste hat keine Zeile für dieses Deck</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty and left to be written by hand</source>
        <translation>„%1“ ist leer und bleibt zum Ausfüllen von Hand</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date such as 2026-10-03</source>
        <translation>„%1“ ist kein Datum wie 2026-10-03</translation>
    </message>
    <message>
        <source>the deck is %1</source>
        <translation>das Deck ist %1</translation>
    </message>
    <message>
        <source>without a clear card in every line there is no deck code to print</source>
        <translation>ohne eine eindeutige Karte in jeder Zeile gibt es keinen Deckcode zum Drucken</translation>
    </message>
    <message>
        <source>no font has the letter &quot;%1&quot; (%2) of &quot;%3&quot;: a box would be printed in its place</source>
        <translation>keine Schrift hat den Buchstaben „%1“ (%2) aus „%3“: An seiner Stelle würde ein Kästchen gedruckt</translation>
    </message>
</context>
<context>
    <name>PrintBlocks</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NICHT LEGAL</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Why it is not legal (%1)</source>
        <translation>Warum es nicht legal ist (%1)</translation>
    </message>
    <message>
        <source>To be aware of</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>%1 (exactly %2)</source>
        <translation>%1 (genau %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (mindestens %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Gold Coins: 3 (at most 6)</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Deck-Hash</translation>
    </message>
    <message>
        <source>No deck code: a card of the list is not clear.</source>
        <translation>Kein Deckcode: Eine Karte der Liste ist nicht eindeutig.</translation>
    </message>
    <message>
        <source>This square holds the deck for Muster.</source>
        <translation>Das Quadrat ist der Code dieses Decks für Muster.</translation>
    </message>
    <message>
        <source>The deck is too large for a code on paper.</source>
        <translation>Das Deck ist zu groß für einen Code auf Papier.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>last name, first name</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PrintCards</name>
    <message>
        <source>max %1</source>
        <translation>max. %1</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (Fortsetzung)</translation>
    </message>
    <message>
        <source>Changes by hand</source>
        <translation>Änderungen von Hand</translation>
    </message>
</context>
<context>
    <name>PrintCover</name>
    <message>
        <source>%1, %2</source>
        <comment>last name, first name</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NICHT LEGAL</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Deck</numerusform>
            <numerusform>%n Decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Deck-Hash</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Cover list, page %1 of %2</source>
        <translation>Deckblatt, Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PrintFacts</name>
    <message>
        <source>no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>welche?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>2026-10-03 (3 October 2026)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 rules, version %2</source>
        <translation>Regeln von %1, Version %2</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>Verein oder Team</translation>
    </message>
    <message>
        <source>First letter of the last name</source>
        <translation>Erster Buchstabe des Nachnamens</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Veranstaltung</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Art des Decks</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Deck-Hash</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>Checked for</source>
        <translation>Geprüft für</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Auf dieser Seite</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bis hierher</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>PrintVerb</name>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>die Option „--date“ verlangt ein Datum wie 2026-10-03, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to 6, found &quot;%1&quot;</source>
        <translation>die Option „--players“ verlangt eine Zahl von 1 bis 6, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>wird geprüft: %1 von %2</translation>
    </message>
    <message>
        <source>%1: not printed, because it is %2; &quot;muster check&quot; says why</source>
        <translation>%1: nicht gedruckt, weil es %2 ist; „muster check“ sagt, warum</translation>
    </message>
    <message>
        <source>there is no deck in what was given</source>
        <translation>in dem, was angegeben wurde, ist kein Deck</translation>
    </message>
    <message>
        <source>muster print: on paper: %1</source>
        <translation>muster print: auf Papier: %1</translation>
    </message>
    <message>
        <source>%1:%2: on paper: %3</source>
        <translation>%1:%2: auf Papier: %3</translation>
    </message>
    <message>
        <source>printing: page %1 of %2</source>
        <translation>wird gedruckt: Seite %1 von %2</translation>
    </message>
    <message>
        <source>muster print: nothing was printed</source>
        <translation>muster print: Es wurde nichts gedruckt</translation>
    </message>
    <message>
        <source>muster print: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster print: kein Bild für „%1“: Es ist nicht klar, welche Karte gemeint ist</translation>
    </message>
    <message>
        <source>there are no cards in what was given</source>
        <translation>in dem, was angegeben wurde, sind keine Karten</translation>
    </message>
    <message>
        <source>muster print: no font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>muster print: Keine Schrift hat den Buchstaben „%1“ aus „%2“</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>where to? Say -o OUT.pdf, or -o - for standard output</source>
        <translation>wohin? Gib -o OUT.pdf an oder -o - für die Standardausgabe</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already and is no PDF; --force writes over it</source>
        <translation>die Datei „%1“ gibt es schon, und sie ist kein PDF; --force überschreibt sie</translation>
    </message>
    <message>
        <source>&quot;--preflight&quot; is for deck lists</source>
        <translation>„--preflight“ ist für Decklisten da</translation>
    </message>
    <message>
        <source>laying out: %1 of %2</source>
        <translation>wird gesetzt: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>deck lists for events, as PDF</source>
        <translation>Decklisten für Veranstaltungen, als PDF</translation>
    </message>
    <message>
        <source>The file to write, or &quot;-&quot;. A PDF that is there is made anew.</source>
        <translation>Die Datei, die geschrieben wird, oder „-“. Ein PDF, das es schon gibt, wird neu gemacht.</translation>
    </message>
    <message>
        <source>Which sheet; registration unless given. Your own sheets go by their names.</source>
        <translation>Welcher Bogen; registration, wenn nichts gesagt wird. Eigene Bögen gehen nach ihrem Namen.</translation>
    </message>
    <message>
        <source>The paper; A4 unless given.</source>
        <translation>Das Papier; A4, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>Decks that are not legal: marked as such, or not printed.</source>
        <translation>Decks, die nicht legal sind: als solche gekennzeichnet oder nicht gedruckt.</translation>
    </message>
    <message>
        <source>Only tell the problems on paper; write nothing.</source>
        <translation>Nur sagen, was auf Papier falsch wäre; nichts schreiben.</translation>
    </message>
    <message>
        <source>In place of your profile&apos;s; so do the following.</source>
        <translation>Anstelle dessen im Profil; ebenso die folgenden.</translation>
    </message>
    <message>
        <source>First name.</source>
        <translation>Vorname.</translation>
    </message>
    <message>
        <source>Player ID.</source>
        <translation>Spieler-ID.</translation>
    </message>
    <message>
        <source>Club or team.</source>
        <translation>Verein oder Team.</translation>
    </message>
    <message>
        <source>In place of the deck&apos;s own event.</source>
        <translation>Anstelle der eigenen Veranstaltung des Decks.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, also for formats with dates.</source>
        <translation>Der Tag der Veranstaltung, JJJJ-MM-TT, auch für Formate mit Daten.</translation>
    </message>
    <message>
        <source>Number of the table.</source>
        <translation>Nummer des Tisches.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it.</source>
        <translation>Zahl der Spieler, wo die Regeln davon abhängen.</translation>
    </message>
    <message>
        <source>Another profile than your own.</source>
        <translation>Ein anderes Profil als das eigene.</translation>
    </message>
    <message>
        <source>Who plays which deck, for many decks at once.</source>
        <translation>Wer welches Deck spielt, für viele Decks auf einmal.</translation>
    </message>
    <message>
        <source>Several decks without the list in front.</source>
        <translation>Mehrere Decks ohne die Liste davor.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>Das Spiel von Textlisten, die es nicht selbst nennen.</translation>
    </message>
    <message>
        <source>With --sheet cards: backs behind the faces, for printing on both sides.</source>
        <translation>Mit --sheet cards: Rückseiten hinter den Bildern, für beidseitigen Druck.</translation>
    </message>
    <message>
        <source>With --sheet cards: lines to cut along, or marks at the edges only.</source>
        <translation>Mit --sheet cards: Linien zum Schneiden oder nur Marken am Rand.</translation>
    </message>
    <message>
        <source>Write over a file that is no PDF.</source>
        <translation>Eine Datei überschreiben, die kein PDF ist.</translation>
    </message>
    <message>
        <source>Your registration sheet.</source>
        <translation>Dein Anmeldebogen.</translation>
    </message>
    <message>
        <source>For a deck check.</source>
        <translation>Für eine Deckkontrolle.</translation>
    </message>
    <message>
        <source>Every deck of an event in one PDF.</source>
        <translation>Alle Decks einer Veranstaltung in einem PDF.</translation>
    </message>
    <message>
        <source>The deck itself, to cut out and play.</source>
        <translation>Das Deck selbst, zum Ausschneiden und Spielen.</translation>
    </message>
    <message>
        <source>Is anything missing before it is printed?</source>
        <translation>Fehlt etwas, bevor gedruckt wird?</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Ein Format nach seinem Schlüssel oder eine Formatdatei (.yaml), anstelle dessen des Decks.</translation>
    </message>
    <message>
        <source>there is no font to print with; install one, such as DejaVu Sans</source>
        <translation>es gibt keine Schrift zum Drucken; bitte eine installieren, etwa DejaVu Sans</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, remark</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n card(s) to cut out; print fewer decks at a time</source>
        <translation>
            <numerusform>es ist mehr als %n Karte auszuschneiden; bitte weniger Decks auf einmal drucken</numerusform>
            <numerusform>es sind mehr als %n Karten auszuschneiden; bitte weniger Decks auf einmal drucken</numerusform>
        </translation>
    </message>
    <message>
        <source>the option &quot;--bleed&quot; takes millimeters from 0 to 5, found &quot;%1&quot;</source>
        <translation>die Option „--bleed“ verlangt Millimeter von 0 bis 5, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>Prints decks on sheets: &quot;registration&quot; for the event&apos;s desk, &quot;judge&quot; with a box to tick for each copy and the limits, &quot;list&quot; for yourself, &quot;pocket&quot; at the size of a card for the deck box. Long lists run on to further pages; &quot;cards&quot; prints the faces of a deck&apos;s, a shop&apos;s or a set&apos;s cards, nine a page, to cut out and play with. Several decks become one PDF, sorted by last name, with a cover list.
Who you are comes from your profile, never from the deck: profile.yaml in your own data folder, with &quot;last name&quot;, &quot;first name&quot;, &quot;id&quot; and &quot;club&quot;. Organizers give a roster instead: CSV with the columns deck, last name, first name, id, club, table.
Problems on paper are told as &quot;file:line: on paper: ...&quot;. A deck that is not legal says so on the sheet, with the reasons.</source>
        <translation>Druckt Decks auf Bögen: „registration“ für den Tisch der Anmeldung, „judge“ mit einem Kästchen zum Abhaken für jedes Exemplar und den Grenzen, „list“ für dich selbst, „pocket“ in der Größe einer Karte für die Deckbox. Lange Listen laufen auf weiteren Seiten weiter; „cards“ druckt die Bilder der Karten eines Decks, eines Shops oder eines Sets, neun je Seite, zum Ausschneiden und Spielen. Aus mehreren Decks wird ein PDF, nach Nachnamen sortiert, mit einem Deckblatt.
Wer du bist, kommt aus deinem Profil, nie aus dem Deck: profile.yaml in deinem eigenen Datenordner, mit „last name“, „first name“, „id“ und „club“. Veranstalter geben stattdessen eine Teilnehmerliste an: CSV mit den Spalten deck, last name, first name, id, club, table.
Was auf Papier falsch wäre, steht als „Datei:Zeile: auf Papier: ...“ da. Ein Deck, das nicht legal ist, sagt das auf dem Bogen, mit den Gründen.</translation>
    </message>
    <message>
        <source>With --sheet cards: room around each card, so that no cut meets a neighbor.</source>
        <translation>Mit --sheet cards: Raum um jede Karte, damit kein Schnitt die Nachbarin trifft.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>muster: error: expected a verb, found the file %1; to check a deck: muster check %1</source>
        <translation>muster: Fehler: erwartet wird ein Verb, gefunden wurde die Datei %1; um ein Deck zu prüfen: muster check %1</translation>
    </message>
    <message>
        <source>muster: error: there is no option &quot;%1&quot;%2</source>
        <translation>muster: Fehler: es gibt keine Option „%1“%2</translation>
    </message>
    <message>
        <source>muster: error: there is no verb &quot;%1&quot;%2</source>
        <translation>muster: Fehler: es gibt kein Verb „%1“%2</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists the verbs.</source>
        <translation>„muster help“ nennt die Verben.</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1: Fehler: %2</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>Aufruf: muster %1 %2</translation>
    </message>
    <message>
        <source>&quot;muster help %1&quot; explains it with examples.</source>
        <translation>„muster help %1“ erklärt es mit Beispielen.</translation>
    </message>
    <message>
        <source>expected more arguments</source>
        <translation>es fehlen Argumente</translation>
    </message>
    <message>
        <source>expected fewer arguments, found %1</source>
        <translation>erwartet werden weniger Argumente, gefunden wurde %1</translation>
    </message>
    <message>
        <source>muster: error: there is not enough memory for this</source>
        <translation>muster: Fehler: dafür ist nicht genug Speicher da</translation>
    </message>
    <message>
        <source>muster: error: this should not happen, please report it: %1</source>
        <translation>muster: Fehler: das darf nicht vorkommen, bitte melde es: %1</translation>
    </message>
</context>
<context>
    <name>QueryAssist</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>type of card</source>
        <translation>Kartentyp</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>der Name</translation>
    </message>
    <message>
        <source>printed texts</source>
        <translation>gedruckte Texte</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>das Set</translation>
    </message>
    <message>
        <source>the card&apos;s id</source>
        <translation>die Nummer der Karte</translation>
    </message>
    <message>
        <source>has a value in a field</source>
        <translation>hat einen Wert in einem Feld</translation>
    </message>
    <message>
        <source>a type, a group of types, a mark</source>
        <translation>ein Typ, eine Gruppe von Typen, ein Merkmal</translation>
    </message>
    <message>
        <source>in the open deck</source>
        <translation>im offenen Deck</translation>
    </message>
    <message>
        <source>one more is allowed in the open deck</source>
        <translation>eine mehr ist im offenen Deck erlaubt</translation>
    </message>
    <message>
        <source>copies in the open deck</source>
        <translation>Exemplare im offenen Deck</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>group of types</source>
        <translation>Gruppe von Typen</translation>
    </message>
    <message>
        <source>the card&apos;s own %1</source>
        <translation>%1 derselben Karte</translation>
    </message>
    <message>
        <source>cards without one</source>
        <translation>Karten ohne</translation>
    </message>
    <message>
        <source>cards with one</source>
        <translation>Karten mit</translation>
    </message>
    <message>
        <source>cards of one type</source>
        <translation>Karten eines Typs</translation>
    </message>
    <message>
        <source>all others: a minus excludes</source>
        <translation>alle anderen: ein Minus schließt aus</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>das eine oder das andere</translation>
    </message>
    <message>
        <source>cards without %1</source>
        <translation>Karten ohne %1</translation>
    </message>
    <message>
        <source>%1 of %2 or more</source>
        <translation>%1 von %2 oder mehr</translation>
    </message>
    <message>
        <source>one number against another: more %1 than %2</source>
        <translation>eine Zahl gegen eine andere: mehr %1 als %2</translation>
    </message>
    <message>
        <source>%1 has %2 in it</source>
        <translation>%1 enthält %2</translation>
    </message>
    <message>
        <source>%1 of one at most</source>
        <translation>%1 aus höchstens einem</translation>
    </message>
    <message>
        <source>words of names and printed texts; in quotes as they stand</source>
        <translation>Wörter aus Namen und gedruckten Texten; in Anführungszeichen wörtlich</translation>
    </message>
    <message>
        <source>cards of which the open deck may have one more</source>
        <translation>Karten, von denen das offene Deck noch eine haben darf</translation>
    </message>
    <message>
        <source>cards that the open deck does not have yet</source>
        <translation>Karten, die das offene Deck noch nicht hat</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>the cards have no field %1</source>
        <translation>die Karten haben kein Feld %1</translation>
    </message>
    <message>
        <source>the field has no value %1</source>
        <translation>das Feld hat keinen Wert %1</translation>
    </message>
    <message>
        <source>expected a whole number or a field that is one, found %1</source>
        <translation>erwartet wird eine ganze Zahl oder ein Feld, das eine ist, gefunden wurde %1</translation>
    </message>
    <message>
        <source>expected a value after %1</source>
        <translation>nach %1 wird ein Wert erwartet</translation>
    </message>
    <message>
        <source>%1 is no number, so that it can only be compared with : or =</source>
        <translation>%1 ist keine Zahl und lässt sich deshalb nur mit : oder = vergleichen</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <translation>diese Klammer wird nie geschlossen</translation>
    </message>
    <message>
        <source>this bracket closes nothing</source>
        <translation>diese Klammer schließt nichts</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>dieses Anführungszeichen wird nie geschlossen</translation>
    </message>
    <message>
        <source>expected a term on both sides of %1</source>
        <translation>auf beiden Seiten von %1 wird eine Bedingung erwartet</translation>
    </message>
    <message>
        <source>the query is too long, expected at most 2,000 characters</source>
        <translation>die Suchanfrage ist zu lang, erlaubt sind höchstens 2000 Zeichen</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply, expected at most 50 levels</source>
        <translation>die Klammern sind zu tief verschachtelt, erlaubt sind höchstens 50 Ebenen</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, meintest du %2?</translation>
    </message>
    <message>
        <source>here is something that is no character, expected text in UTF-8</source>
        <translation>hier steht etwas, das kein Zeichen ist, erwartet wird Text in UTF-8</translation>
    </message>
</context>
<context>
    <name>Registrations</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>no deck was given</source>
        <translation>es wurde kein Deck abgegeben</translation>
    </message>
    <message>
        <source>no file has the name %1</source>
        <translation>keine Datei heißt %1</translation>
    </message>
    <message>
        <source>several files have the name %1: %2</source>
        <translation>mehrere Dateien heißen %1: %2</translation>
    </message>
    <message>
        <source>the deck is also that of %1</source>
        <translation>das Deck ist auch das von %1</translation>
    </message>
    <message>
        <source>the same player as in %1</source>
        <translation>derselbe Spieler wie in %1</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>die Teilnehmerliste hat keine Zeile für dieses Deck</translation>
    </message>
    <message>
        <source>the same cards as %1</source>
        <translation>dieselben Karten wie %1</translation>
    </message>
</context>
<context>
    <name>ReplayVerb</name>
    <message>
        <source>there is no card %1 any more</source>
        <translation>die Karte %1 gibt es nicht mehr</translation>
    </message>
    <message>
        <source>play a recorded game again</source>
        <translation>ein aufgezeichnetes Spiel noch einmal spielen</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Erzählt das Spiel Zeile für Zeile, wie ein Mensch es täte.</translation>
    </message>
    <message>
        <source>A recorded game, told line by line.</source>
        <translation>Ein aufgezeichnetes Spiel, Zeile für Zeile erzählt.</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>die Regeloption %1 kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: Fehler: %2</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2</source>
        <translation>es gibt kein Spiel „%1“%2</translation>
    </message>
    <message>
        <source>%1 has no rules option &quot;%2&quot;%3</source>
        <translation>%1 hat keine Regeloption „%2“%3</translation>
    </message>
    <message>
        <source>%1: warning: the engine does not carry out all of %2: &quot;%3&quot;</source>
        <translation>%1: Warnung: Die Engine führt nicht alles von %2 aus: „%3“</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>die Engine führt nicht alles von %1 aus: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; for player %2 with %n option(s)</source>
        <translation>
            <numerusform>„%1“ für Spieler %2 mit %n Möglichkeit</numerusform>
            <numerusform>„%1“ für Spieler %2 mit %n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same game, %1 choices, %n turn(s)</source>
        <translation>
            <numerusform>dasselbe Spiel, %1 Entscheidungen, %n Zug</numerusform>
            <numerusform>dasselbe Spiel, %1 Entscheidungen, %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>departs at choice %1, in turn %2: recorded %3, now %4</source>
        <translation>weicht ab bei Entscheidung %1, in Zug %2: aufgezeichnet %3, jetzt %4</translation>
    </message>
    <message>
        <source>the game ends after %1 choices, in turn %2, and the record has %3 more</source>
        <translation>Das Spiel endet nach %1 Entscheidungen, in Zug %2, und die Aufzeichnung hat noch %3</translation>
    </message>
    <message>
        <source>the record ends after %1 choices, in turn %2, and the game goes on</source>
        <translation>Die Aufzeichnung endet nach %1 Entscheidungen, in Zug %2, und das Spiel geht weiter</translation>
    </message>
    <message>
        <source>every choice fits, but the game ends differently</source>
        <translation>Jede Entscheidung passt, aber das Spiel endet anders</translation>
    </message>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>aufgezeichnet nach Regeln %1, dieses Programm spielt nach Regeln %2</translation>
    </message>
    <message>
        <source>%1: warning: recorded by rules %2, played by rules %3</source>
        <translation>%1: Warnung: aufgezeichnet nach Regeln %2, gespielt nach Regeln %3</translation>
    </message>
    <message>
        <source>Plays recorded games again, choice by choice, and says whether they are still the same; where one departs, at which choice and in which turn. Exit code 1 if one does. A record of later rules than the program&apos;s is refused, one of earlier rules is played with a warning.</source>
        <translation>Spielt aufgezeichnete Spiele noch einmal, Entscheidung für Entscheidung, und sagt, ob sie noch dieselben sind; wo eines abweicht, bei welcher Entscheidung und in welchem Zug. Rückgabewert 1, wenn eines abweicht. Eine Aufzeichnung nach späteren Regeln als denen des Programms wird abgelehnt, eine nach früheren mit einer Warnung gespielt.</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>das Deck</translation>
    </message>
    <message>
        <source>the cards have more text than the engine of %1 can hold</source>
        <translation>die Karten haben mehr Text, als die Engine von %1 fassen kann</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 kennt keinen untätigen Gegner „%2“</translation>
    </message>
    <message>
        <source>the passive opponent cannot have %1: %2</source>
        <translation>der untätige Gegner kann %1 nicht haben: %2</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>das Programm spielt %1 nicht</translation>
    </message>
    <message>
        <source>The shop, in place of the recorded one: where does the game depart?</source>
        <translation>Der Shop, anstelle des aufgezeichneten: Wo weicht die Partie ab?</translation>
    </message>
</context>
<context>
    <name>RosterTable</name>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>player ID</source>
        <translation>Spieler-ID</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player or deck, remark</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>%1 · %2</source>
        <comment>kind of rule, its place in the rulebook</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>To mend: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation>Sie beruht auf</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Genannt von</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>requirement on decks</source>
        <translation>Anforderung an Decks</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>Rechenbeispiel</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>Zusammenspiel</translation>
    </message>
    <message>
        <source>It shows: %1</source>
        <translation>Es zeigt: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Auslegung: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>requirement on cards</source>
        <translation>Anforderung an Karten</translation>
    </message>
</context>
<context>
    <name>RulesTouched</name>
    <message>
        <source>In a deck</source>
        <translation>In einem Deck</translation>
    </message>
</context>
<context>
    <name>RulesVerb</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2; %3)</source>
        <translation>%1 (%2; %3)</translation>
    </message>
    <message>
        <source>To mend: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It rests on:</source>
        <translation>Es beruht auf:</translation>
    </message>
    <message>
        <source>It is cited by:</source>
        <translation>Darauf beruft sich:</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>Auslegungen</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>interactions</source>
        <translation>Zusammenspiele</translation>
    </message>
    <message>
        <source>read rules, requirements, rulings and examples</source>
        <translation>Regeln, Anforderungen, Auslegungen und Beispiele lesen</translation>
    </message>
    <message>
        <source>Prints what stands behind an id that a finding cites: the sentence, what it rests on and what rests on it. With a game it lists everything of that game, without an argument the number of entries.</source>
        <translation>Gibt aus, was hinter einer ID steht, die ein Befund nennt: den Satz, worauf er beruht und was auf ihm beruht. Zu einem Spiel alles, was es gibt, ohne Argument die Zahl der Einträge.</translation>
    </message>
    <message>
        <source>What does the id behind a finding mean?</source>
        <translation>Was bedeutet die ID hinter einem Befund?</translation>
    </message>
    <message>
        <source>All rules of a game.</source>
        <translation>Alle Regeln eines Spiels.</translation>
    </message>
</context>
<context>
    <name>Sampled</name>
    <message>
        <source>, exactly %1 %</source>
        <translation>, genau %1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>It does not go as it is written: expected %1, and it is %2</source>
        <translation>Es läuft nicht wie geschrieben: erwartet %1, und es ist %2</translation>
    </message>
</context>
<context>
    <name>SearchVerb</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, die ersten %2 gezeigt</translation>
    </message>
    <message>
        <source>muster search: error: %1</source>
        <translation>muster search: Fehler: %1</translation>
    </message>
    <message>
        <source>the cards have no column &quot;%1&quot;%2</source>
        <translation>die Karten haben keine Spalte „%1“%2</translation>
    </message>
    <message>
        <source>the option &quot;--limit&quot; takes a number from 1 on, found &quot;%1&quot;</source>
        <translation>die Option „--limit“ verlangt eine Zahl ab 1, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>say which game with --game GAME; &quot;muster games&quot; lists them</source>
        <translation>sag mit --game GAME, welches Spiel; „muster games“ nennt sie</translation>
    </message>
    <message>
        <source>it speaks of a deck; say of which one with --deck FILE</source>
        <translation>es ist von einem Deck die Rede; sag mit --deck DATEI, von welchem</translation>
    </message>
    <message>
        <source>the deck belongs to another game</source>
        <translation>das Deck gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>Karten finden</translation>
    </message>
    <message>
        <source>The deck that in:deck, copies and may:add speak of.</source>
        <translation>Das Deck, von dem in:deck, copies und may:add sprechen.</translation>
    </message>
    <message>
        <source>Fields to show after the name, separated by commas.</source>
        <translation>Felder, die nach dem Namen gezeigt werden, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Show only the first N cards.</source>
        <translation>Nur die ersten N Karten zeigen.</translation>
    </message>
    <message>
        <source>Strong Champions on foot.</source>
        <translation>Starke Champions zu Fuß.</translation>
    </message>
    <message>
        <source>Cheap cards that draw.</source>
        <translation>Billige Karten, die Karten ziehen.</translation>
    </message>
    <message>
        <source>Traps that still fit into a deck.</source>
        <translation>Fallen, die noch in ein Deck passen.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Für eine Tabellenkalkulation.</translation>
    </message>
    <message numerus="yes">
        <source>No name or text has these words; %1 finds %n card(s).</source>
        <translation>
            <numerusform>In keinem Namen oder Text stehen diese Wörter; %1 findet %n Karte.</numerusform>
            <numerusform>In keinem Namen oder Text stehen diese Wörter; %1 findet %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>no: %1 [%2]</source>
        <translation>nein: %1 [%2]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>darf hinein</translation>
    </message>
    <message>
        <source>Bare words are looked for in names and texts. FIELD:WORD, and for numbers = &lt; &lt;= &gt; &gt;=, ask for a field; &quot;or&quot;, &quot;not&quot; (or &quot;-&quot;) and brackets join terms; quotation marks hold words together. With --deck, in:deck, copies&lt;3 and may:add speak of that deck, and each card is shown with the rule that keeps it out.</source>
        <translation>Bloße Wörter werden in Namen und Texten gesucht. FELD:WORT, und bei Zahlen = &lt; &lt;= &gt; &gt;=, fragen nach einem Feld; „or“, „not“ (oder „-“) und Klammern verbinden Ausdrücke; Anführungszeichen halten Wörter zusammen. Mit --deck sprechen in:deck, copies&lt;3 und may:add von diesem Deck, und bei jeder Karte steht die Regel, die sie draußen hält.</translation>
    </message>
</context>
<context>
    <name>SessionText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>reading sets: %1</source>
        <translation>Sets werden gelesen: %1</translation>
    </message>
    <message>
        <source>putting cards together: %1</source>
        <translation>Karten werden zusammengestellt: %1</translation>
    </message>
    <message>
        <source>storing cards: %1</source>
        <translation>Karten werden gespeichert: %1</translation>
    </message>
    <message>
        <source>muster: warning: there are no games in %1; MUSTER_DATA says where they are</source>
        <translation>muster: Warnung: In %1 sind keine Spiele; MUSTER_DATA sagt, wo sie sind</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1: Fehler: %2</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: Fehler: %2</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: Warnung: %2</translation>
    </message>
</context>
<context>
    <name>SetsVerb</name>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>(not used: it has errors)</source>
        <translation>(nicht verwendet: hat Fehler)</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n card(s)</source>
        <translation>
            <numerusform>%1 %2, %n Karte</numerusform>
            <numerusform>%1 %2, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: in order: %2</source>
        <translation>%1: in Ordnung: %2</translation>
    </message>
    <message>
        <source>added %1, as %2</source>
        <translation>%1 hinzugefügt, als %2</translation>
    </message>
    <message>
        <source>removed %1; it is kept as %2</source>
        <translation>%1 entfernt; aufbewahrt als %2</translation>
    </message>
    <message>
        <source>%1 came with Muster; only sets of your own can be removed</source>
        <translation>%1 kam mit Muster; nur eigene Sets lassen sich entfernen</translation>
    </message>
    <message>
        <source>expected list, check, add or remove, found &quot;%1&quot;%2</source>
        <translation>erwartet wird list, check, add oder remove, gefunden wurde „%1“%2</translation>
    </message>
    <message>
        <source>&quot;list&quot; takes no argument, found &quot;%1&quot;</source>
        <translation>„list“ nimmt kein Argument, gefunden wurde „%1“</translation>
    </message>
    <message>
        <source>expected the code of a set</source>
        <translation>erwartet wird der Code eines Sets</translation>
    </message>
    <message>
        <source>expected a set file</source>
        <translation>erwartet wird eine Setdatei</translation>
    </message>
    <message>
        <source>list, check, add and remove card sets</source>
        <translation>Kartensets nennen, prüfen, hinzufügen und entfernen</translation>
    </message>
    <message>
        <source>Sets are files in YAML, or in CSV with a header row. &quot;check&quot; reports every error of a set, &quot;add&quot; copies it into your own data folder, where every part of Muster finds it, and &quot;remove&quot; takes one of your own out of use and keeps the file. docs/adding-cards.md shows how a set is written.</source>
        <translation>Sets sind Dateien in YAML oder in CSV mit einer Kopfzeile. „check“ meldet jeden Fehler eines Sets, „add“ kopiert es in deinen eigenen Datenordner, wo jeder Teil von Muster es findet, und „remove“ nimmt ein eigenes aus dem Gebrauch und bewahrt die Datei auf. docs/adding-cards.md zeigt, wie ein Set geschrieben wird.</translation>
    </message>
    <message>
        <source>Which sets are there, and where?</source>
        <translation>Welche Sets gibt es, und wo?</translation>
    </message>
    <message>
        <source>Is the set in order?</source>
        <translation>Ist das Set in Ordnung?</translation>
    </message>
    <message>
        <source>Use the set from now on.</source>
        <translation>Das Set ab jetzt verwenden.</translation>
    </message>
    <message>
        <source>A set from a spreadsheet.</source>
        <translation>Ein Set aus einer Tabellenkalkulation.</translation>
    </message>
    <message>
        <source>Stop using it.</source>
        <translation>Es nicht mehr verwenden.</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>die Engine führt nicht alles von %1 aus: „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1: without errors: %2, of which the engine does not carry out %n in full</source>
        <translation>
            <numerusform>%1: ohne Fehler: %2, von denen die Engine %n nicht ganz ausführt</numerusform>
            <numerusform>%1: ohne Fehler: %2, von denen die Engine %n nicht ganz ausführt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: without errors: %2; the engine does not play this game</source>
        <translation>%1: ohne Fehler: %2; das Programm spielt dieses Spiel nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n draft(s) left out</source>
        <comment>title of a set</comment>
        <translation>
            <numerusform>%1, %n Entwurf ausgelassen</numerusform>
            <numerusform>%1, %n Entwürfe ausgelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>%1 to %2</source>
        <comment>players</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 is for %2 players, not for %3</source>
        <translation>%1 ist für %2 Spieler, nicht für %3</translation>
    </message>
    <message>
        <source>%1 in the mode %2 is for %3 players, not for %4</source>
        <translation>%1 im Modus %2 ist für %3 Spieler, nicht für %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: a deck of %n card(s) cannot be dealt, one of %2 can</source>
        <translation>
            <numerusform>%1: Ein Deck aus %n Karte lässt sich nicht geben, eines aus %2 schon</numerusform>
            <numerusform>%1: Ein Deck aus %n Karten lässt sich nicht geben, eines aus %2 schon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the section %2 cannot be dealt, %3 can</source>
        <translation>
            <numerusform>%1: %n Karte im Abschnitt %2 lässt sich nicht geben, %3 schon</numerusform>
            <numerusform>%1: %n Karten im Abschnitt %2 lassen sich nicht geben, %3 schon</numerusform>
        </translation>
    </message>
    <message>
        <source>the shop</source>
        <translation>der Shop</translation>
    </message>
    <message>
        <source>%1 has no mode &quot;%2&quot;</source>
        <translation>%1 hat keinen Modus „%2“</translation>
    </message>
    <message numerus="yes">
        <source>there are %n deck(s), and %1 are needed</source>
        <translation>
            <numerusform>es gibt %n Deck, und es müssen %1 sein</numerusform>
            <numerusform>es gibt %n Decks, und es müssen %1 sein</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played with a shop, and there is none</source>
        <translation>%1 wird mit einem Shop gespielt, und es gibt keinen</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 wird ohne Shop gespielt</translation>
    </message>
    <message>
        <source>%1 has no section %2, which has to be dealt</source>
        <translation>%1 hat keinen Abschnitt %2, und der muss gegeben werden</translation>
    </message>
    <message>
        <source>%1 has a section %2, which is not dealt</source>
        <translation>%1 hat einen Abschnitt %2, der nicht gegeben wird</translation>
    </message>
    <message>
        <source>the decks have %1 cards together, at most %2 can be played</source>
        <translation>die Decks haben zusammen %1 Karten, höchstens %2 können gespielt werden</translation>
    </message>
    <message>
        <source>%1 cannot be played so [%2]</source>
        <translation>%1 kann so nicht gespielt werden [%2]</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Print clearly. Write full names of cards, one card a line.</source>
        <translation>Deutlich schreiben. Volle Kartennamen, eine Karte je Zeile.</translation>
    </message>
    <message>
        <source>Tick a box for each copy counted.</source>
        <translation>Für jedes gezählte Exemplar ein Kästchen ankreuzen.</translation>
    </message>
    <message>
        <source>For the officials</source>
        <translation>Für die Turnierleitung</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <translation>Deck gezählt</translation>
    </message>
    <message>
        <source>Main judge</source>
        <translation>Hauptschiedsrichter</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Erste Prüfung</translation>
    </message>
    <message>
        <source>Second check</source>
        <translation>Zweite Prüfung</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>subtotal {so far} of {cards}</source>
        <translation>Zwischensumme {so far} von {cards}</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Deckanmeldung</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Exemplar für die Schiedsrichter</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Deckliste</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Liste für die Deckbox</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} Karten</translation>
    </message>
    <message>
        <source>Early items</source>
        <translation>Frühe Gegenstände</translation>
    </message>
    <message>
        <source>Mid items</source>
        <translation>Mittlere Gegenstände</translation>
    </message>
    <message>
        <source>Late items</source>
        <translation>Späte Gegenstände</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Chest pieces</source>
        <translation>Brustteile</translation>
    </message>
    <message>
        <source>Jewelry</source>
        <translation>Schmuck</translation>
    </message>
    <message>
        <source>Passive Relics</source>
        <translation>Passive Relikte</translation>
    </message>
    <message>
        <source>Active Relics</source>
        <translation>Aktive Relikte</translation>
    </message>
    <message>
        <source>Potions</source>
        <translation>Tränke</translation>
    </message>
    <message>
        <source>Gold Coins</source>
        <translation>Goldmünzen</translation>
    </message>
    <message>
        <source>Silver Coins</source>
        <translation>Silbermünzen</translation>
    </message>
    <message>
        <source>Copper Coins</source>
        <translation>Kupfermünzen</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>quotation marks of the language</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>aufgezeichnet nach Regeln %1, dieses Programm spielt nach Regeln %2</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>die Regeloption %1 kann nicht „%2“ sein</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 kennt keinen untätigen Gegner „%2“</translation>
    </message>
    <message>
        <source>there is no card %1 any more</source>
        <translation>die Karte %1 gibt es nicht mehr</translation>
    </message>
    <message>
        <source>the record of the game cannot be read</source>
        <translation>die Aufzeichnung des Spiels ist nicht lesbar</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>das Programm spielt %1 nicht</translation>
    </message>
</context>
<context>
    <name>TableHeard</name>
    <message numerus="yes">
        <source>%n more line(s) of the log</source>
        <translation>
            <numerusform>noch %n Zeile des Protokolls</numerusform>
            <numerusform>noch %n Zeilen des Protokolls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableOutcome</name>
    <message>
        <source>The game is drawn.</source>
        <translation>Das Spiel endet unentschieden.</translation>
    </message>
    <message>
        <source>The game is drawn (%1).</source>
        <translation>Das Spiel endet unentschieden (%1).</translation>
    </message>
    <message>
        <source>The game was stopped: it does not end.</source>
        <translation>Das Spiel wurde abgebrochen: Es kommt zu keinem Ende.</translation>
    </message>
    <message>
        <source>The game was stopped: there is no room for all that a text wants.</source>
        <translation>Das Spiel wurde abgebrochen: Für alles, was ein Text verlangt, ist kein Platz.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 wins (%2).</source>
        <translation>%1 gewinnt (%2).</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>die Karten dieser Decks haben mehr Text, als die Engine von %1 fassen kann</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>das Programm spielt %1 nicht</translation>
    </message>
    <message>
        <source>the engine shows no table of %1</source>
        <translation>das Programm zeigt keinen Tisch von %1</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>The form of the output; text unless given.</source>
        <translation>Die Form der Ausgabe; text, wenn nichts gesagt wird.</translation>
    </message>
    <message>
        <source>The game, by its key: &quot;muster games&quot; lists them.</source>
        <translation>Das Spiel, nach seinem Schlüssel: „muster games“ nennt sie.</translation>
    </message>
</context>
<context>
    <name>muster::app::AddProgress</name>
    <message>
        <source>Working out which cards may be added</source>
        <translation>Es wird ermittelt, welche Karten hinein dürfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>muster::app::BeginDialog</name>
    <message>
        <source>Play at the Table</source>
        <translation>Am Tisch spielen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Deck:</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>Ge&amp;gen:</translation>
    </message>
    <message>
        <source>others, played by a pilot</source>
        <translation>andere, gespielt von einem Piloten</translation>
    </message>
    <message>
        <source>a deck, played by a pilot</source>
        <translation>ein Deck, gespielt von einem Piloten</translation>
    </message>
    <message>
        <source>others, all played by hand</source>
        <translation>andere, alle von Hand gespielt</translation>
    </message>
    <message>
        <source>a deck, both played by hand</source>
        <translation>ein Deck, beide von Hand gespielt</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>S&amp;pieler:</translation>
    </message>
    <message>
        <source>&amp;Shop:</source>
        <translation>Sh&amp;op:</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>das Deck</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>der Gegner</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>a fresh one</source>
        <translation>ein neuer</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>Derselbe Startwert gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;tartwert:</translation>
    </message>
    <message>
        <source>Deck of %1:</source>
        <translation>Deck von %1:</translation>
    </message>
    <message>
        <source>P&amp;ilot:</source>
        <translation>P&amp;ilot:</translation>
    </message>
    <message>
        <source>usual (%1)</source>
        <translation>wie üblich (%1)</translation>
    </message>
    <message>
        <source>by the deck</source>
        <translation>nach dem Deck</translation>
    </message>
    <message>
        <source>Its %1:</source>
        <translation>Sein Wert %1:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Not legal as it stands, and played all the same: %1</source>
        <translation>So nicht legal, und trotzdem gespielt: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Das lässt sich nicht spielen: %1.</translation>
    </message>
    <message>
        <source>Begi&amp;ns:</source>
        <translation>Begin&amp;nt:</translation>
    </message>
    <message>
        <source>How the game begins</source>
        <translation>Wie das Spiel beginnt</translation>
    </message>
    <message>
        <source>Lay &amp;Out a Position…</source>
        <translation>Position a&amp;uslegen …</translation>
    </message>
</context>
<context>
    <name>muster::app::CardAdder</name>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n Karte hinzugefügt</numerusform>
            <numerusform>%n Karten hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them may be added.</source>
        <translation>Keine davon darf hinein.</translation>
    </message>
    <message>
        <source>&amp;Add one</source>
        <translation>Eine &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Add as &amp;many as allowed</source>
        <translation>So &amp;viele wie erlaubt hinzufügen</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>&amp;Remove one</source>
        <translation>Eine &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Consider</source>
        <translation>In &amp;Betracht ziehen</translation>
    </message>
    <message>
        <source>%1: %2. Shift+Enter adds it anyway, Ctrl+Enter puts it in place of the card chosen in the deck.</source>
        <translation>%1: %2. Umschalt+Eingabe fügt sie trotzdem hinzu, Strg+Eingabe setzt sie an die Stelle der im Deck gewählten Karte.</translation>
    </message>
    <message>
        <source>How Many?</source>
        <translation>Wie viele?</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no limit; the deck has %n. How many are to be added?</source>
        <translation>
            <numerusform>%1 hat keine Obergrenze; das Deck hat %n. Wie viele sollen dazu?</numerusform>
            <numerusform>%1 hat keine Obergrenze; das Deck hat %n. Wie viele sollen dazu?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 added</source>
        <comment>how many, card</comment>
        <translation>%1 × %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed. In the deck&apos;s own list any number can be typed.</source>
        <translation>%1: Höchstens %2 sind erlaubt. In der Deckliste selbst lässt sich jede Zahl eintippen.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the deck</source>
        <translation>
            <numerusform>%1: %n im Deck</numerusform>
            <numerusform>%1: %n im Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a single card can be swapped in.</source>
        <translation>Eintauschen lässt sich nur eine einzelne Karte.</translation>
    </message>
    <message>
        <source>Add one an&amp;yway</source>
        <translation>&amp;Trotzdem eine hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Swap for the card chosen in the deck</source>
        <translation>Gegen die im Deck gewählte Karte tau&amp;schen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
</context>
<context>
    <name>muster::app::CardBrowser</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Wörter werden in Namen und Texten gesucht; Felder grenzen die Suche ein.
Strg+Leertaste zeigt, was man eingeben kann, Strg+. übernimmt den Vorschlag.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Examples of searches</source>
        <translation>Beispiele für Suchen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show the cards as a table</source>
        <translation>Karten als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Show the cards as faces; Ctrl and the wheel make them larger</source>
        <translation>Karten mit ihrer Vorderseite zeigen; Strg und das Mausrad vergrößern sie</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Stopped: it is not known which cards may be added.</source>
        <translation>Angehalten: Es ist nicht bekannt, welche Karten hinein dürfen.</translation>
    </message>
    <message>
        <source>Cards found, as faces</source>
        <translation>Gefundene Karten mit Vorderseite</translation>
    </message>
    <message>
        <source>Working out which cards may be added…</source>
        <translation>Es wird ermittelt, welche Karten hinein dürfen …</translation>
    </message>
    <message>
        <source>Use &quot;%1&quot;</source>
        <translation>„%1“ nehmen</translation>
    </message>
    <message>
        <source>Ctrl+. in the search line does the same</source>
        <translation>Strg+. in der Suchzeile tut dasselbe</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found</source>
        <translation>
            <numerusform>%n Karte gefunden</numerusform>
            <numerusform>%n Karten gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Wörter oder %1</translation>
    </message>
    <message>
        <source>Find all cards of this type</source>
        <translation>Alle Karten dieser Art finden</translation>
    </message>
    <message>
        <source>Below are still the cards found before.</source>
        <translation>Darunter stehen noch die Karten von vorher.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardEditor</name>
    <message>
        <source>Card of a Set That Came With Muster</source>
        <translation>Karte aus einem Set, das mit Muster kam</translation>
    </message>
    <message>
        <source>Edit a Card</source>
        <translation>Karte bearbeiten</translation>
    </message>
    <message>
        <source>New Card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Face of the card</source>
        <translation>Bild der Karte</translation>
    </message>
    <message>
        <source>What Muster reads in its effects</source>
        <translation>Was Muster in ihren Effekten liest</translation>
    </message>
    <message>
        <source>What else is wrong</source>
        <translation>Was sonst noch falsch ist</translation>
    </message>
    <message>
        <source>&amp;Muster reads:</source>
        <translation>&amp;Muster liest:</translation>
    </message>
    <message>
        <source>&amp;Keep the card</source>
        <translation>Karte &amp;behalten</translation>
    </message>
    <message>
        <source>✓ The card has no errors.</source>
        <translation>✓ Die Karte ist in Ordnung.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend before the card can be kept.</source>
        <translation>
            <numerusform>✗ Noch %n Sache zu richten, bevor die Karte behalten werden kann.</numerusform>
            <numerusform>✗ Noch %n Sachen zu richten, bevor die Karte behalten werden kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card has no effects.</source>
        <translation>Diese Karte hat keine Effekte.</translation>
    </message>
    <message>
        <source>Throw away what was changed on this card?</source>
        <translation>Die Änderungen an dieser Karte verwerfen?</translation>
    </message>
    <message>
        <source>Fields of the card</source>
        <translation>Felder der Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fill in before the card can be kept.</source>
        <translation>
            <numerusform>%n Angabe fehlt noch, bevor die Karte behalten werden kann.</numerusform>
            <numerusform>%n Angaben fehlen noch, bevor die Karte behalten werden kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the card has a type, its face is shown here.</source>
        <translation>Sobald die Karte einen Typ hat, ist sie hier zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Print as it is read</source>
        <translation>&amp;Drucken, wie es gelesen wird</translation>
    </message>
    <message>
        <source>Takes these sentences as the printed text of the card</source>
        <translation>Nimmt diese Sätze als gedruckten Text der Karte</translation>
    </message>
    <message>
        <source>Keep as a &amp;draft</source>
        <translation>Als &amp;Entwurf behalten</translation>
    </message>
    <message>
        <source>Stays in the set&apos;s file as it is; no deck can have it before it is finished</source>
        <translation>Bleibt in der Datei des Sets, wie sie ist; kein Deck kann sie haben, bevor sie fertig ist</translation>
    </message>
    <message>
        <source>✓ The card has no errors. Its text is for people: it has no effects, so Muster cannot play it.</source>
        <translation>✓ Die Karte hat keine Fehler. Ihr Text ist für Menschen: Sie hat keine Effekte, Muster kann sie also nicht spielen.</translation>
    </message>
    <message>
        <source>A draft needs a name to be found by.</source>
        <translation>Ein Entwurf braucht einen Namen, damit man ihn wiederfindet.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardForm</name>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Id</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Printed te&amp;xt</source>
        <translation>Gedruckter Te&amp;xt</translation>
    </message>
    <message>
        <source>Printed text</source>
        <translation>Gedruckter Text</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of part, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove the last %1</source>
        <translation>Letzten Teil „%1“ entfernen</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine Angabe)</translation>
    </message>
    <message>
        <source>(as usual: %1)</source>
        <translation>(wie üblich: %1)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range of a number</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Words of: %1</source>
        <translation>Wörter aus: %1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <comment>label of a field that is required</comment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, Pflichtfeld</translation>
    </message>
    <message>
        <source>As on another card…</source>
        <translation>Wie auf einer anderen Karte …</translation>
    </message>
    <message>
        <source>Begins with the effects of a card that there is</source>
        <translation>Beginnt mit den Effekten einer vorhandenen Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No card of this type has effects.</source>
        <translation>Keine Karte dieses Typs hat Effekte.</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>ist auszufüllen</translation>
    </message>
    <message>
        <source>May stay empty: people carry out the printed text, Muster does not</source>
        <translation>Darf leer bleiben: Menschen führen den gedruckten Text aus, Muster nicht</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Wörter …</translation>
    </message>
    <message>
        <source>All words of the language of effects (Ctrl+Space); steps come as examples</source>
        <translation>Alle Wörter der Sprache der Effekte (Strg+Leertaste); Schritte kommen als Beispiele</translation>
    </message>
    <message>
        <source>effects are steps in brackets, such as %1; the buttons below offer all words, and effects of other cards</source>
        <translation>Effekte sind Schritte in Klammern, etwa %1; die Knöpfe darunter bieten alle Wörter und die Effekte anderer Karten an</translation>
    </message>
</context>
<context>
    <name>muster::app::CardGrid</name>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
</context>
<context>
    <name>muster::app::CardInspector</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>In diesem Deck</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Decks that hold it</source>
        <translation>Decks mit dieser Karte</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, considered</source>
        <translation>%1, in Betracht gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies</source>
        <translation>
            <numerusform>%1: %n Exemplar</numerusform>
            <numerusform>%1: %n Exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Regeln, die sie berührt</translation>
    </message>
    <message>
        <source>A Picture for This Card</source>
        <translation>Ein Bild für diese Karte</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Click to see the card at full size; Space does the same in a list</source>
        <translation>Ein Klick zeigt die Karte in voller Größe; in einer Liste tut es die Leertaste</translation>
    </message>
    <message>
        <source>Choose a card to see it here.</source>
        <translation>Wähle eine Karte, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>Put a picture of your own on it…</source>
        <translation>Ein eigenes Bild darauf setzen …</translation>
    </message>
    <message>
        <source>Remove your picture</source>
        <translation>Eigenes Bild entfernen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartBox</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Als &amp;PNG speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Als &amp;SVG speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Als &amp;CSV speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>On average %1.</source>
        <translation>Im Schnitt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names are not counted.</source>
        <translation>
            <numerusform>%n Karte mit unbekanntem Namen ist nicht mitgezählt.</numerusform>
            <numerusform>%n Karten mit unbekannten Namen sind nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the Chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>kind of file, its ending</comment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click to select these cards in the deck</source>
        <translation>Klick wählt diese Karten im Deck aus</translation>
    </message>
</context>
<context>
    <name>muster::app::CloseUp</name>
    <message>
        <source>Card at full size</source>
        <translation>Karte in voller Größe</translation>
    </message>
</context>
<context>
    <name>muster::app::CodeDialog</name>
    <message>
        <source>Code of the Game</source>
        <translation>Code des Spiels</translation>
    </message>
    <message>
        <source>QR code of the game</source>
        <translation>QR-Code des Spiels</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s): decks, shop, rules, seed and choices. Whoever pastes them has the same game.</source>
        <translation>
            <numerusform>%n Zeichen: Decks, Shop, Regeln, Startwert und Entscheidungen. Wer es einfügt, hat dasselbe Spiel.</numerusform>
            <numerusform>%n Zeichen: Decks, Shop, Regeln, Startwert und Entscheidungen. Wer sie einfügt, hat dasselbe Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code has %1 letters, and a QR code holds %2: this game is too long for one. Its text can be copied.</source>
        <translation>Der Code hat %1 Zeichen, und ein QR-Code fasst %2: Dieses Spiel ist zu lang für einen. Sein Text kann kopiert werden.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as a Picture…</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Der Code wurde kopiert.</translation>
    </message>
    <message>
        <source>Save the Code as a Picture</source>
        <translation>Code als Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>Bilder (*.png);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
</context>
<context>
    <name>muster::app::ColumnButton</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose the columns that are shown</source>
        <translation>Auswählen, welche Spalten zu sehen sind</translation>
    </message>
</context>
<context>
    <name>muster::app::CompareDialog</name>
    <message>
        <source>Compare Two Decks</source>
        <translation>Zwei Decks vergleichen</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Rechts:</translation>
    </message>
    <message>
        <source>Left deck</source>
        <translation>Linkes Deck</translation>
    </message>
    <message>
        <source>Right deck</source>
        <translation>Rechtes Deck</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Die Seiten tauschen</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>&amp;Andere Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Both decks, card by card</source>
        <translation>Beide Decks, Karte für Karte</translation>
    </message>
    <message>
        <source>Apply &amp;to the left</source>
        <translation>Nach links ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Gives the left deck what the right one has in the selected rows, or in all of them if none is selected. One step that can be undone.</source>
        <translation>Gibt dem linken Deck, was das rechte in den gewählten Zeilen hat, oder in allen, wenn keine gewählt ist. Ein Schritt, der rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>&amp;Copy the differences</source>
        <translation>Unterschiede &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Choose two decks.</source>
        <translation>Wähle zwei Decks.</translation>
    </message>
    <message>
        <source>These decks cannot be compared: they are of different games or kinds.</source>
        <translation>Diese Decks lassen sich nicht vergleichen: Sie gehören zu verschiedenen Spielen oder sind von verschiedener Art.</translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>Beide Decks haben dieselben Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n Karte gemeinsam</numerusform>
            <numerusform>%n Karten gemeinsam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n nur links</numerusform>
            <numerusform>%n nur links</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n nur rechts</numerusform>
            <numerusform>%n nur rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n row(s) from %1</source>
        <translation>
            <numerusform>%n Zeile aus %1 übernehmen</numerusform>
            <numerusform>%n Zeilen aus %1 übernehmen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ComparisonModel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>nur rechts</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>nur links</translation>
    </message>
    <message numerus="yes">
        <source>%n more on the right</source>
        <translation>
            <numerusform>%n mehr rechts</numerusform>
            <numerusform>%n mehr rechts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the left</source>
        <translation>
            <numerusform>%n mehr links</numerusform>
            <numerusform>%n mehr links</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 left, %3 right</source>
        <translation>%1: %2 links, %3 rechts</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>%1: nothing here</source>
        <comment>heading of a comparison</comment>
        <translation>%1: hier nichts</translation>
    </message>
</context>
<context>
    <name>muster::app::CsvImport</name>
    <message>
        <source>Cards From a Table</source>
        <translation>Karten aus einer Tabelle</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Authors</source>
        <translation>&amp;Autoren</translation>
    </message>
    <message>
        <source>two to eight capitals and digits</source>
        <translation>zwei bis acht Großbuchstaben und Ziffern</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was falsch ist</translation>
    </message>
    <message>
        <source>Add the &amp;set</source>
        <translation>Set &amp;hinzufügen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>✓ in order</source>
        <translation>✓ in Ordnung</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what is wrong</comment>
        <translation>✗ %1</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n card(s), all in order. The set is kept as YAML, and each card can be edited.</source>
        <translation>
            <numerusform>✓ %n Karte, in Ordnung. Das Set wird als YAML gespeichert, und jede Karte lässt sich bearbeiten.</numerusform>
            <numerusform>✓ %n Karten, alle in Ordnung. Das Set wird als YAML gespeichert, und jede Karte lässt sich bearbeiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend, in the table or in the fields above, before the set can be added.</source>
        <translation>
            <numerusform>✗ Noch %n Sache zu richten, in der Tabelle oder in den Feldern darüber, bevor das Set hinzugefügt werden kann.</numerusform>
            <numerusform>✗ Noch %n Sachen zu richten, in der Tabelle oder in den Feldern darüber, bevor das Set hinzugefügt werden kann.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n row(s) are shown; all were checked.</source>
        <translation>
            <numerusform>Nur die erste Zeile wird gezeigt; geprüft wurden alle.</numerusform>
            <numerusform>Nur die ersten %n Zeilen werden gezeigt; geprüft wurden alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Lizenz</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDetails</name>
    <message>
        <source>Notes on the deck</source>
        <translation>Notizen zum Deck</translation>
    </message>
    <message>
        <source>Notes: the plan, what to keep, what to try next</source>
        <translation>Notizen: der Plan, was man behält, was man als Nächstes versucht</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>Eve&amp;nt:</source>
        <translation>&amp;Veranstaltung:</translation>
    </message>
    <message>
        <source>D&amp;ate:</source>
        <translation>Dat&amp;um:</translation>
    </message>
    <message>
        <source>Ta&amp;ble:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>Edit the notes</source>
        <translation>Notizen ändern</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Veranstaltung ändern</translation>
    </message>
    <message>
        <source>Edit the table</source>
        <translation>Tisch ändern</translation>
    </message>
    <message>
        <source>A date is written as year-month-day: 2026-10-03.</source>
        <translation>Ein Datum schreibt man als Jahr-Monat-Tag: 2026-10-03.</translation>
    </message>
    <message>
        <source>Edit the date of the event</source>
        <translation>Datum der Veranstaltung ändern</translation>
    </message>
    <message>
        <source>%1 (as the rules have it)</source>
        <translation>%1 (wie in den Regeln)</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Set the option “%1”</source>
        <translation>Option „%1“ einstellen</translation>
    </message>
    <message>
        <source>What you want to remember of this deck. It is kept in the deck&apos;s file.</source>
        <translation>Was du dir zu diesem Deck merken willst. Es steht in der Datei des Decks.</translation>
    </message>
    <message>
        <source>What the deck is for</source>
        <translation>Wofür das Deck ist</translation>
    </message>
    <message>
        <source>The event that the deck is for: its name, date and table stand on the printed sheets.</source>
        <translation>Die Veranstaltung, für die das Deck ist: Ihr Name, das Datum und der Tisch stehen auf den gedruckten Bögen.</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDocument</name>
    <message>
        <source>New %1 shop</source>
        <translation>Neuer Shop für %1</translation>
    </message>
    <message>
        <source>New %1 deck</source>
        <translation>Neues Deck für %1</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckFaces</name>
    <message>
        <source>Cards of the deck, as faces</source>
        <translation>Karten des Decks als Kartenbilder</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckFiles</name>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Open Decks</source>
        <translation>Decks öffnen</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Muster-Decks (*.muster);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>The folder of the file is not there any more. Choose another place.</source>
        <translation>Den Ordner der Datei gibt es nicht mehr. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>The deck could not be saved. It is still open, and nothing of it is lost.</source>
        <translation>Das Deck konnte nicht gespeichert werden. Es ist weiter offen, und nichts davon ist verloren.</translation>
    </message>
    <message>
        <source>Another program changed %1 since it was read.</source>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei gelesen wurde.</translation>
    </message>
    <message>
        <source>The version that you do not choose stays in the history: Undo brings it back.</source>
        <translation>Die Fassung, die du nicht wählst, bleibt im Verlauf: „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Save &amp;my version</source>
        <translation>&amp;Meine Fassung speichern</translation>
    </message>
    <message>
        <source>%1 could not be read. Save the deck under another name.</source>
        <translation>%1 konnte nicht gelesen werden. Speichere das Deck unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>Save the Deck</source>
        <translation>Deck speichern</translation>
    </message>
    <message>
        <source>Muster decks (*.muster)</source>
        <translation>Muster-Decks (*.muster)</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Save that one, or choose another name.</source>
        <translation>%1 ist in einem anderen Reiter offen. Speichere dort, oder wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Export a Copy</source>
        <translation>Kopie exportieren</translation>
    </message>
    <message>
        <source>The copy could not be written.</source>
        <translation>Die Kopie konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <translation>Exportiert als %1</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Without saving they are set aside, and can be brought back from the start page.</source>
        <translation>Ohne Speichern werden sie beiseitegelegt und lassen sich von der Startseite zurückholen.</translation>
    </message>
    <message>
        <source>They cannot be kept elsewhere at the moment (%1): without saving they are lost.</source>
        <translation>Sie lassen sich im Moment nicht anderswo aufbewahren (%1): Ohne Speichern sind sie verloren.</translation>
    </message>
    <message>
        <source>Use the &amp;file&apos;s version</source>
        <translation>&amp;Dateifassung nehmen</translation>
    </message>
    <message>
        <source>Text list (*.txt);;Table (*.csv);;JSON (*.json);;Picture (*.png);;Cockatrice deck (*.cod);;Cockatrice cards (*.xml);;Tabletop Simulator (*.tts.json)</source>
        <translation>Textliste (*.txt);;Tabelle (*.csv);;JSON (*.json);;Bild (*.png);;Deck für Cockatrice (*.cod);;Karten für Cockatrice (*.xml);;Tabletop Simulator (*.tts.json)</translation>
    </message>
    <message>
        <source>there is no font to draw faces with</source>
        <translation>es gibt keine Schrift, mit der sich Karten zeichnen lassen</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckHeader</name>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>Sp&amp;ieler:</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Decks</translation>
    </message>
    <message>
        <source>Size of the deck</source>
        <translation>Größe des Decks</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>Name the deck “%1”</source>
        <translation>Das Deck „%1“ nennen</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Format %1 wählen</translation>
    </message>
    <message>
        <source>Set the number of players to %1</source>
        <translation>Zahl der Spieler auf %1 stellen</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Unbekannt: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>There is no format %1. The nearest one is %2.</source>
        <translation>Ein Format %1 gibt es nicht. Am nächsten kommt %2.</translation>
    </message>
    <message>
        <source>The format says how many play.</source>
        <translation>Das Format sagt, wie viele spielen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 von %n Karte</numerusform>
            <numerusform>%1 von %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of at least %n card(s)</source>
        <translation>
            <numerusform>%1 von mindestens %n Karte</numerusform>
            <numerusform>%1 von mindestens %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose no format</source>
        <translation>Kein Format wählen</translation>
    </message>
    <message>
        <source>Name this deck</source>
        <translation>Dem Deck einen Namen geben</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 [%3]</source>
        <comment>count, card, identity</comment>
        <translation>%1 %2 [%3]</translation>
    </message>
    <message>
        <source>limit %1 of %2</source>
        <translation>Grenze %1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>As the game lists them</source>
        <translation>Wie das Spiel sie auflistet</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckPage</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Move to another section</source>
        <translation>In einen anderen Abschnitt verschieben</translation>
    </message>
    <message>
        <source>Note on the card</source>
        <translation>Notiz zur Karte</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>on the selected card</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on the selected card</source>
        <translation>Notiz zur Karte</translation>
    </message>
    <message>
        <source>Notes and event</source>
        <translation>Notizen und Veranstaltung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1 in the deck</source>
        <translation>
            <numerusform>%n Exemplar von %1 im Deck</numerusform>
            <numerusform>%n Exemplare von %1 im Deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1 vormerken</numerusform>
            <numerusform>%n Exemplare von %1 vormerken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1 hinzufügen</numerusform>
            <numerusform>%n Exemplare von %1 hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no card in what was pasted.</source>
        <translation>Im Eingefügten ist keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted</source>
        <translation>
            <numerusform>%n Karte eingefügt</numerusform>
            <numerusform>%n Karten eingefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n copy(s) of %1</source>
        <translation>
            <numerusform>%n Exemplar von %1 entfernen</numerusform>
            <numerusform>%n Exemplare von %1 entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) removed</source>
        <translation>
            <numerusform>%n Karte entfernt</numerusform>
            <numerusform>%n Karten entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied as text</source>
        <translation>
            <numerusform>%n Karte als Text kopiert</numerusform>
            <numerusform>%n Karten als Text kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>The deck was copied as a text list.</source>
        <translation>Das Deck wurde als Textliste kopiert.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>E&amp;xemplare</translation>
    </message>
    <message>
        <source>&amp;Back into the deck</source>
        <translation>&amp;Zurück ins Deck</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Notiz …</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>Karte &amp;ansehen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aus&amp;schneiden</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move %1 back into the deck</source>
        <translation>%1 zurück ins Deck nehmen</translation>
    </message>
    <message>
        <source>There is no card in what was dropped.</source>
        <translation>Was hier abgelegt wurde, enthält keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n Karte hinzugefügt</numerusform>
            <numerusform>%n Karten hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one copy</source>
        <translation>Ein Exemplar entfernen</translation>
    </message>
    <message>
        <source>Add one copy</source>
        <translation>Ein Exemplar hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 to %n copy(s)</source>
        <translation>
            <numerusform>%1 auf %n Exemplar setzen</numerusform>
            <numerusform>%1 auf %n Exemplare setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose the card in the deck that is to go; Ctrl+D leads there.</source>
        <translation>Wähle zuerst im Deck die Karte, die gehen soll; Strg+D führt dorthin.</translation>
    </message>
    <message>
        <source>Swap 1 %1 for 1 %2</source>
        <comment>card that goes, card that comes</comment>
        <translation>1 %1 gegen 1 %2 tauschen</translation>
    </message>
    <message>
        <source>&amp;Add one copy</source>
        <translation>Ein Exemplar &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Remove one co&amp;py</source>
        <translation>E&amp;in Exemplar entfernen</translation>
    </message>
    <message>
        <source>M&amp;ove to Considering</source>
        <translation>V&amp;ormerken</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Show the deck as faces</source>
        <translation>Das Deck als Kartenbilder zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s): %1</source>
        <translation>
            <numerusform>%n Karte hinzufügen: %1</numerusform>
            <numerusform>%n Karten hinzufügen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n card(s): %1</source>
        <translation>
            <numerusform>%n Karte einfügen: %1</numerusform>
            <numerusform>%n Karten einfügen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copy(s)</source>
        <comment>card, or cards</comment>
        <translation>
            <numerusform>%1: %n Exemplar</numerusform>
            <numerusform>%1: %n Exemplare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckSafety</name>
    <message>
        <source>Take the deck over from its file</source>
        <translation>Deck aus seiner Datei übernehmen</translation>
    </message>
    <message>
        <source>Keep my own version</source>
        <translation>Meine Fassung behalten</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckTree</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Karten des Decks</translation>
    </message>
    <message>
        <source>There are no cards in this deck yet.

Find cards with Ctrl+F and press Enter to add them, drag them here, or paste a list with Ctrl+V.</source>
        <translation>In diesem Deck sind noch keine Karten.

Suche Karten mit Strg+F und füge sie mit der Eingabetaste hinzu, ziehe sie hierher oder füge mit Strg+V eine Liste ein.</translation>
    </message>
    <message>
        <source>Group By</source>
        <translation>Gruppieren nach</translation>
    </message>
</context>
<context>
    <name>muster::app::DiceStrip</name>
    <message>
        <source>Dice of the last step</source>
        <translation>Würfel des letzten Schritts</translation>
    </message>
    <message>
        <source>d%1:</source>
        <comment>a die with so many faces</comment>
        <translation>W%1:</translation>
    </message>
    <message>
        <source>A d%1 shows %2: %3</source>
        <comment>a die with so many faces, number, line of the log</comment>
        <translation>Ein W%1 zeigt %2: %3</translation>
    </message>
</context>
<context>
    <name>muster::app::DrawModel</name>
    <message>
        <source>%1: %2 unseen, %3 with the next card</source>
        <comment>card, copies, a chance</comment>
        <translation>%1: %2 ungesehen, %3 mit der nächsten Karte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächste</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>so many cards</comment>
        <translation>In %1</translation>
    </message>
</context>
<context>
    <name>muster::app::EffectsEdit</name>
    <message>
        <source>%1 — %2</source>
        <comment>word of the language of effects, its meaning</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Words of the language of effects</source>
        <translation>Wörter der Sprache der Effekte</translation>
    </message>
</context>
<context>
    <name>muster::app::ExamplePanel</name>
    <message>
        <source>Examples of searches</source>
        <translation>Beispiele für Suchen</translation>
    </message>
    <message>
        <source>Type words, or fields with values. All terms must hold; &quot;or&quot;, &quot;-&quot; and brackets work. Try one:</source>
        <translation>Wörter eingeben oder Felder mit Werten. Alle Bedingungen müssen zutreffen; „or“, „-“ und Klammern sind möglich. Zum Ausprobieren:</translation>
    </message>
</context>
<context>
    <name>muster::app::FaceView</name>
    <message>
        <source>Face of the card</source>
        <translation>Bild der Karte</translation>
    </message>
</context>
<context>
    <name>muster::app::FiguresModel</name>
    <message>
        <source>%1: %2, the other %3, difference %4</source>
        <comment>a figure, its values</comment>
        <translation>%1: %2, das andere %3, Unterschied %4</translation>
    </message>
    <message>
        <source>%1: %2, between %3</source>
        <comment>a figure, its value, its bounds</comment>
        <translation>%1: %2, zwischen %3</translation>
    </message>
    <message>
        <source>How much larger it is for the other version on the same shuffles, and how far the true difference may lie away, 95 times in 100</source>
        <translation>Um wie viel größer es bei der anderen Fassung mit denselben Mischungen ist, und wie weit der wahre Unterschied davon abliegen kann, 95-mal in 100</translation>
    </message>
    <message>
        <source>The true value lies between these bounds, 95 times in 100</source>
        <translation>Der wahre Wert liegt zwischen diesen Grenzen, 95-mal in 100</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dieses</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterBar</name>
    <message>
        <source>Cards of the open deck</source>
        <translation>Karten des offenen Decks</translation>
    </message>
    <message>
        <source>In or out of the deck</source>
        <translation>Im Deck oder nicht</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>In diesem Deck</translation>
    </message>
    <message>
        <source>Not in this deck</source>
        <translation>Nicht in diesem Deck</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Darf hinein</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>The query has to be mended first.</source>
        <translation>Zuerst muss die Suche in Ordnung gebracht werden.</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>nicht: %1</translation>
    </message>
    <message>
        <source>%1: not filtered</source>
        <translation>%1: kein Filter</translation>
    </message>
    <message>
        <source>%1: only these</source>
        <translation>%1: nur diese</translation>
    </message>
    <message>
        <source>%1: none of these</source>
        <translation>%1: keine von diesen</translation>
    </message>
    <message>
        <source>No card of the chosen types has it.</source>
        <translation>Keine Karte der gewählten Arten hat das.</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterButton</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter; opens a panel to choose</source>
        <translation>Filter; öffnet eine Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 von</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 bis</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>&amp;Clear this filter</source>
        <translation>Diesen Filter &amp;leeren</translation>
    </message>
</context>
<context>
    <name>muster::app::FindingsModel</name>
    <message>
        <source>waived · %1</source>
        <translation>Ausnahme · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, id</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>waived: %1</source>
        <translation>Ausnahme: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::FormatMatrix</name>
    <message>
        <source>On the day:</source>
        <translation>Am Tag:</translation>
    </message>
    <message>
        <source>Use th&amp;is format</source>
        <translation>Dieses Format &amp;nehmen</translation>
    </message>
    <message>
        <source>Formats begin and end; without a day, that of the deck&apos;s event counts.</source>
        <translation>Formate beginnen und enden; ohne einen Tag zählt der der Veranstaltung des Decks.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Formats of the game</source>
        <translation>Formate des Spiels</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose no format</source>
        <translation>Kein Format wählen</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Format %1 wählen</translation>
    </message>
    <message>
        <source>%1 · chosen for this deck</source>
        <comment>verdict</comment>
        <translation>%1 · für dieses Deck gewählt</translation>
    </message>
    <message>
        <source>What stands in the way:</source>
        <translation>Was im Weg steht:</translation>
    </message>
</context>
<context>
    <name>muster::app::FoundCards</name>
    <message>
        <source>%1, %2</source>
        <comment>card, type</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>muster::app::HandDesk</name>
    <message>
        <source>Open a deck to deal hands from it.</source>
        <translation>Öffne ein Deck, um Hände daraus auszuteilen.</translation>
    </message>
</context>
<context>
    <name>muster::app::HandModel</name>
    <message>
        <source>drawn %1</source>
        <comment>the first, second … card that was drawn</comment>
        <translation>gezogen %1</translation>
    </message>
    <message>
        <source>%1, drawn since</source>
        <comment>a card</comment>
        <translation>%1, seither gezogen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in the hand, card</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::HandPage</name>
    <message>
        <source>What comes next, and the tally</source>
        <translation>Was als Nächstes kommt, und die Strichliste</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Nächste Karten</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Strichliste</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the hand (K)</source>
        <translation>Die Hand behalten (K)</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>Mulligan: send the chosen cards back (B)</source>
        <translation>Mulligan: die gewählten Karten zurückgeben (B)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw the card of the next turn (D)</source>
        <translation>Die Karte des nächsten Zugs ziehen (D)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>Den letzten Schritt zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Do again what was taken back (Shift+Backspace)</source>
        <translation>Das Zurückgenommene noch einmal tun (Umschalt+Rücktaste)</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Hand</translation>
    </message>
    <message>
        <source>Deal another hand (N)</source>
        <translation>Eine andere Hand austeilen (N)</translation>
    </message>
    <message>
        <source>What to do?</source>
        <translation>Was tun?</translation>
    </message>
    <message>
        <source>What a sound player would do with this hand (H)</source>
        <translation>Was ein umsichtiger Spieler mit dieser Hand täte (H)</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Startwert des Austeilens</translation>
    </message>
    <message>
        <source>What a hand is worth depends on it. The one that you choose stays for the next hands.</source>
        <translation>Was eine Hand taugt, hängt von ihr ab. Die gewählte bleibt für die nächsten Hände.</translation>
    </message>
    <message>
        <source>Card beside each hand</source>
        <translation>Karte neben jeder Hand</translation>
    </message>
    <message>
        <source>The same seed deals the same hand of the same deck. Enter deals.</source>
        <translation>Derselbe Startwert teilt dieselbe Hand desselben Decks aus. Die Eingabetaste teilt aus.</translation>
    </message>
    <message>
        <source>Place in the order of turns</source>
        <translation>Platz in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Chances of the next cards</source>
        <translation>Chancen der nächsten Karten</translation>
    </message>
    <message>
        <source>Choose the cards that you want: the chance of any of them stands below.</source>
        <translation>Wähle die Karten, die du willst: Die Chance auf eine davon steht darunter.</translation>
    </message>
    <message>
        <source>Look ahead:</source>
        <translation>Vorausschau:</translation>
    </message>
    <message>
        <source>Cards to look ahead</source>
        <translation>Karten der Vorausschau</translation>
    </message>
    <message>
        <source>Tally of the hands</source>
        <translation>Strichliste der Hände</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Forget the hands that were counted</source>
        <translation>Die gezählten Hände vergessen</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <comment>a card</comment>
        <translation>Gezogen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>about a hand, its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Send all back</source>
        <translation>Alle zurückgeben</translation>
    </message>
    <message numerus="yes">
        <source>Send %n back</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n zurückgeben</numerusform>
            <numerusform>%n zurückgeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards that you want, for the chance of any of them.</source>
        <translation>Wähle die Karten, die du willst, für die Chance auf eine davon.</translation>
    </message>
    <message numerus="yes">
        <source>Any of %n chosen: %1 with the next card, %2 within %3.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Die gewählte: %1 mit der nächsten Karte, %2 innerhalb von %3.</numerusform>
            <numerusform>Eine der %n gewählten: %1 mit der nächsten Karte, %2 innerhalb von %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play on with this hand at the table (P)</source>
        <translation>Mit dieser Hand am Tisch weiterspielen (P)</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Show what comes next, and the tally, beside the hand (C)</source>
        <translation>Neben der Hand zeigen, was als Nächstes kommt, und die Strichliste (C)</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>type of a card</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>muster::app::HandsPanel</name>
    <message>
        <source>One hand, and many</source>
        <translation>Eine Hand, und viele</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Viele Hände</translation>
    </message>
</context>
<context>
    <name>muster::app::HistoryPanel</name>
    <message>
        <source>As saved on %1</source>
        <translation>Wie gespeichert am %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a version, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open a deck to see its steps.</source>
        <translation>Öffne ein Deck, um seine Schritte zu sehen.</translation>
    </message>
    <message>
        <source>Name thi&amp;s version…</source>
        <translation>Fassung be&amp;nennen …</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Ve&amp;rgleichen …</translation>
    </message>
    <message>
        <source>Go back &amp;to it</source>
        <translation>&amp;Zu ihr zurück</translation>
    </message>
    <message>
        <source>Steps of the deck</source>
        <translation>Schritte des Decks</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Fassungen des Decks</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Fassung</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Keeps the deck as it is now under a name, to go back to or to compare with</source>
        <translation>Hält das Deck, wie es jetzt ist, unter einem Namen fest: zum Zurückkehren oder Vergleichen</translation>
    </message>
    <message>
        <source>The deck becomes that version, as one step that can be undone</source>
        <translation>Das Deck wird zu dieser Fassung, als ein Schritt, der sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Save the deck first: its versions belong to its file.</source>
        <translation>Speichere das Deck zuerst: Seine Fassungen gehören zu seiner Datei.</translation>
    </message>
    <message>
        <source>Name This Version</source>
        <translation>Fassung benennen</translation>
    </message>
    <message>
        <source>Name of the deck as it is now:</source>
        <translation>Name für das Deck, wie es jetzt ist:</translation>
    </message>
    <message>
        <source>This version is kept as “%1”.</source>
        <translation>Diese Fassung ist als „%1“ festgehalten.</translation>
    </message>
    <message>
        <source>Go back to: %1</source>
        <comment>a version</comment>
        <translation>Zurück zu: %1</translation>
    </message>
    <message>
        <source>Each save keeps a version here.</source>
        <translation>Jedes Speichern hebt hier eine Fassung auf.</translation>
    </message>
</context>
<context>
    <name>muster::app::HomePage</name>
    <message>
        <source>Games or decks</source>
        <translation>Spiele oder Decks</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Meine Decks</translation>
    </message>
</context>
<context>
    <name>muster::app::ImportDialog</name>
    <message>
        <source>Open a List</source>
        <translation>Liste öffnen</translation>
    </message>
    <message>
        <source>Lists and decks (*.txt *.dec *.list *.csv *.json *.muster);;All files (*)</source>
        <translation>Listen und Decks (*.txt *.dec *.list *.csv *.json *.muster);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a List</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Your &amp;list:</source>
        <translation>Deine &amp;Liste:</translation>
    </message>
    <message>
        <source>Paste a list here: from a forum, a chat, another program, a spreadsheet, or a deck code.</source>
        <translation>Füge hier eine Liste ein: aus einem Forum, einem Chat, einem anderen Programm, einer Tabelle, oder einen Deckcode.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;What Muster understood:</source>
        <translation>&amp;Was Muster verstanden hat:</translation>
    </message>
    <message>
        <source>What Muster understood</source>
        <translation>Was Muster verstanden hat</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Deine Liste</translation>
    </message>
    <message>
        <source>Enter or a double click confirms what stands beside a line</source>
        <translation>Eingabe oder ein Doppelklick bestätigt, was neben einer Zeile steht</translation>
    </message>
    <message>
        <source>Another &amp;card:</source>
        <translation>Andere &amp;Karte:</translation>
    </message>
    <message>
        <source>Name of the card that is meant, then Enter</source>
        <translation>Name der gemeinten Karte, dann Eingabe</translation>
    </message>
    <message>
        <source>Next &amp;question</source>
        <translation>Nächste F&amp;rage</translation>
    </message>
    <message>
        <source>Go to the next line that was not understood (F8)</source>
        <translation>Zur nächsten Zeile gehen, die nicht verstanden wurde (F8)</translation>
    </message>
    <message>
        <source>Import as a &amp;new deck</source>
        <translation>Als &amp;neues Deck importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Add to %1</source>
        <translation>Zu %1 &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>No card was found in this.</source>
        <translation>Darin wurde keine Karte gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line understood.</source>
        <translation>
            <numerusform>%n Karte, jede Zeile verstanden.</numerusform>
            <numerusform>%n Karten, jede Zeile verstanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n Karte.</numerusform>
            <numerusform>%n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please check %n line(s); otherwise they come in as shown.</source>
        <translation>
            <numerusform>Bitte prüfe %n Zeile; sonst wird sie wie angezeigt übernommen.</numerusform>
            <numerusform>Bitte prüfe %n Zeilen; sonst werden sie wie angezeigt übernommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ImportModel</name>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Needs your answer: %1</source>
        <translation>Braucht deine Antwort: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Wie sie kam</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Verstanden als</translation>
    </message>
</context>
<context>
    <name>muster::app::LegalityPanel</name>
    <message>
        <source>Make &amp;legal…</source>
        <translation>&amp;Legal machen&#xa0;…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Why, and what to do</source>
        <translation>Warum, und was zu tun ist</translation>
    </message>
    <message>
        <source>Show the &amp;rule</source>
        <translation>&amp;Regel zeigen</translation>
    </message>
    <message>
        <source>Works out the smallest change that makes the deck legal, and shows it first.</source>
        <translation>Findet die kleinste Änderung, die das Deck legal macht, und zeigt sie zuerst.</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Alle Formate</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Ausnahme zurücknehmen</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
    <message>
        <source>There is nothing to mend.</source>
        <translation>Es gibt nichts zu beheben.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Regelwerk: %1</translation>
    </message>
    <message>
        <source>Use the format %1</source>
        <translation>Format %1 nehmen</translation>
    </message>
    <message>
        <source>Waive %1</source>
        <translation>Ausnahme für %1</translation>
    </message>
    <message>
        <source>Waive %1 no longer</source>
        <translation>Keine Ausnahme mehr für %1</translation>
    </message>
    <message>
        <source>The deck is legal as it is.</source>
        <translation>Das Deck ist legal, wie es ist.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Findings, and all formats</source>
        <translation>Befunde und alle Formate</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Dieses Deck ist legal.</translation>
    </message>
    <message>
        <source>Open a deck to see its verdict.</source>
        <translation>Öffne ein Deck, um sein Urteil zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n weiterer Weg</numerusform>
            <numerusform>%n weitere Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>The organizer waives this for this deck</source>
        <translation>Der Veranstalter macht hier für dieses Deck eine Ausnahme</translation>
    </message>
    <message>
        <source>See what would make the deck legal…</source>
        <translation>Zeigen, was das Deck legal macht…</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryPage</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a Copy</source>
        <translation>Kopie öffnen</translation>
    </message>
    <message>
        <source>Add a Folder…</source>
        <translation>Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>A Folder of Decks</source>
        <translation>Ein Ordner mit Decks</translation>
    </message>
    <message>
        <source>Find decks: names, cards, tags, games</source>
        <translation>Decks suchen: Namen, Karten, Schlagwörter, Spiele</translation>
    </message>
    <message>
        <source>Find decks</source>
        <translation>Decks suchen</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Meine Decks</translation>
    </message>
    <message>
        <source>Begins a new deck with the same cards</source>
        <translation>Beginnt ein neues Deck mit denselben Karten</translation>
    </message>
    <message>
        <source>Decks of this folder are shown here from now on</source>
        <translation>Decks dieses Ordners stehen ab jetzt hier</translation>
    </message>
    <message>
        <source>Looking for decks…</source>
        <translation>Decks werden gesucht …</translation>
    </message>
    <message>
        <source>There is no deck in a file yet. Decks that you save appear here, with all others of their folder.</source>
        <translation>Noch ist kein Deck in einer Datei. Decks, die du speicherst, stehen dann hier, mit allen anderen ihres Ordners.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deck(s)</source>
        <translation>
            <numerusform>%1 von %n Deck</numerusform>
            <numerusform>%1 von %n Decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s). Words with # in a deck&apos;s notes are its tags.</source>
        <translation>
            <numerusform>%n Deck. Wörter mit # in den Notizen eines Decks sind seine Schlagwörter.</numerusform>
            <numerusform>%n Decks. Wörter mit # in den Notizen eines Decks sind seine Schlagwörter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LineModel</name>
    <message numerus="yes">
        <source>Line %1, %n choice(s)</source>
        <translation>
            <numerusform>Verlauf %1, %n Wahl</numerusform>
            <numerusform>Verlauf %1, %n Wahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line, name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>line, result</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>muster::app::LogModel</name>
    <message>
        <source>%1 [%2]</source>
        <comment>what happened, rule</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <comment>line of the log</comment>
        <translation>Später: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::MainWindow</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Muster-Decks (*.muster);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>Offene Decks</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalität</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The game %1 cannot be read.</source>
        <translation>Das Spiel %1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>a deck with changes that are not saved</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>%1[*] – Muster</source>
        <translation>%1[*] – Muster</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n Karte</numerusform>
            <numerusform>%1 · %2 · %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, kind of deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New Deck</source>
        <translation>&amp;Neues Deck</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import a List…</source>
        <translation>Liste &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export a Copy…</source>
        <translation>Kopie &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Close Deck</source>
        <translation>Deck sch&amp;ließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Rückgängig:</translation>
    </message>
    <message>
        <source>&amp;Redo:</source>
        <translation>&amp;Wiederholen:</translation>
    </message>
    <message>
        <source>Cu&amp;t Cards</source>
        <translation>Karten &amp;ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy Cards</source>
        <translation>Karten &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Cards</source>
        <translation>Karten &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy the Whole &amp;Deck as Text</source>
        <translation>Das ganze &amp;Deck als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the Deck C&amp;ode</source>
        <translation>Deck&amp;code kopieren</translation>
    </message>
    <message>
        <source>A deck with unknown cards has no code.</source>
        <translation>Ein Deck mit unbekannten Karten hat keinen Code.</translation>
    </message>
    <message>
        <source>The deck code was copied.</source>
        <translation>Der Deckcode wurde kopiert.</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Find Cards</source>
        <translation>Karten &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Go to the Deck</source>
        <translation>&amp;Zum Deck</translation>
    </message>
    <message>
        <source>Card &amp;Sets…</source>
        <translation>Ka&amp;rtensets&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>D&amp;eck</translation>
    </message>
    <message>
        <source>&amp;Remove	Del</source>
        <translation>&amp;Entfernen	Entf</translation>
    </message>
    <message>
        <source>&amp;Notes and Event</source>
        <translation>&amp;Notizen und Veranstaltung</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>N&amp;ächster Befund</translation>
    </message>
    <message>
        <source>Make &amp;Legal…</source>
        <translation>&amp;Legal machen&#xa0;…</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>Ver&amp;gleichen&#xa0;…</translation>
    </message>
    <message>
        <source>All F&amp;ormats</source>
        <translation>Alle F&amp;ormate</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>&amp;Size of Text</source>
        <translation>&amp;Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation>Wessen Karten gezeigt werden</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>The deck cannot be brought back now, since its game cannot be read. It is kept.</source>
        <translation>Das Deck lässt sich jetzt nicht zurückholen, weil sein Spiel nicht gelesen werden kann. Es bleibt aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>%n Karte importieren</numerusform>
            <numerusform>%n Karten importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n Karte importiert</numerusform>
            <numerusform>%n Karten importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>%1, as in its file</source>
        <translation>%1, gespeichert</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten&#xa0;…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>Ü&amp;ber Muster</translation>
    </message>
    <message>
        <source>About Muster</source>
        <translation>Über Muster</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Build decks that pass muster.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Baue Decks, die jeder Prüfung standhalten.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, a sample</source>
        <translation>%1, ein Beispiel</translation>
    </message>
    <message>
        <source>&amp;Legality</source>
        <translation>&amp;Legalität</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>New Dec&amp;k of</source>
        <translation>Neues Deck fü&amp;r</translation>
    </message>
    <message>
        <source>Card search</source>
        <translation>Kartensuche</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <comment>a dock</comment>
        <translation>Schließen: %1</translation>
    </message>
    <message>
        <source>Float: %1</source>
        <comment>a dock</comment>
        <translation>Lösen: %1</translation>
    </message>
    <message>
        <source>My &amp;Decks</source>
        <translation>&amp;Meine Decks</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Card at F&amp;ull Size	Space</source>
        <translation>Karte in &amp;voller Größe	Leertaste</translation>
    </message>
    <message>
        <source>&amp;Add One Copy	+</source>
        <translation>Ein Exemplar &amp;hinzufügen	+</translation>
    </message>
    <message>
        <source>Remo&amp;ve One Copy	−</source>
        <translation>E&amp;in Exemplar entfernen	−</translation>
    </message>
    <message>
        <source>Move to &amp;Considering</source>
        <translation>Vormer&amp;ken</translation>
    </message>
    <message>
        <source>Previous F&amp;inding</source>
        <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
        <source>C&amp;ard Search</source>
        <translation>Kar&amp;tensuche</translation>
    </message>
    <message>
        <source>Ca&amp;rd at Hand</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>V&amp;origer Bereich</translation>
    </message>
    <message>
        <source>R&amp;eset the Layout</source>
        <translation>Anordnung z&amp;urücksetzen</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Follow the &amp;Desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>deck, version</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Test hands</source>
        <translation>Testhände</translation>
    </message>
    <message>
        <source>Test &amp;Hands</source>
        <translation>Te&amp;sthände</translation>
    </message>
    <message>
        <source>How &amp;Fast Is the Deck</source>
        <translation>Wie s&amp;chnell ist das Deck</translation>
    </message>
    <message>
        <source>&amp;Test Hands</source>
        <translation>Test&amp;hände</translation>
    </message>
    <message>
        <source>as in its file</source>
        <translation>wie in seiner Datei</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Te&amp;mpo</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>At the &amp;Table…</source>
        <translation>Am &amp;Tisch …</translation>
    </message>
    <message>
        <source>&amp;Open a Recorded Game…</source>
        <translation>Auf&amp;gezeichnetes Spiel öffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste the Code of a Game</source>
        <translation>&amp;Code eines Spiels einfügen</translation>
    </message>
    <message>
        <source>&amp;Go On With</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game…</source>
        <translation>&amp;Regeln des Spiels …</translation>
    </message>
    <message>
        <source>&amp;Lay Out a Position…</source>
        <translation>Position &amp;auslegen …</translation>
    </message>
    <message>
        <source>Lay Out the Position of a &amp;Scenario…</source>
        <translation>Position eines &amp;Szenarios auslegen …</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>All open decks</source>
        <translation>Alle offenen Decks</translation>
    </message>
    <message>
        <source>All open decks; Ctrl+Tab goes from one to the next</source>
        <translation>Alle offenen Decks; Strg+Tab geht von einem zum nächsten</translation>
    </message>
    <message>
        <source>Choose a game for the new deck.</source>
        <translation>Wähle ein Spiel für das neue Deck.</translation>
    </message>
</context>
<context>
    <name>muster::app::MakeLegalDialog</name>
    <message>
        <source>Make the Deck Legal</source>
        <translation>Das Deck legal machen</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&amp;Apply as one step</source>
        <translation>Als einen Schritt &amp;anwenden</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. This stands in the way:</source>
        <translation>Keine Änderung der Karten macht dieses Deck legal. Das steht im Weg:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) change. One undo takes it all back.</source>
        <translation>
            <numerusform>%n Exemplar ändert sich. „Rückgängig“ nimmt es zurück.</numerusform>
            <numerusform>%n Exemplare ändern sich. „Rückgängig“ nimmt alles auf einmal zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 changes are ticked. One undo takes them all back.</source>
        <translation>%1 von %2 Änderungen sind angehakt. „Rückgängig“ nimmt sie alle auf einmal zurück.</translation>
    </message>
    <message>
        <source>Make the deck legal</source>
        <translation>Das Deck legal machen</translation>
    </message>
    <message>
        <source>Looking for good ways…</source>
        <translation>Gute Wege werden gesucht …</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Proposal %1: filled up</source>
        <translation>Vorschlag %1: aufgefüllt</translation>
    </message>
    <message>
        <source>Proposal %1: after the deck %2</source>
        <translation>Vorschlag %1: nach dem Deck %2</translation>
    </message>
    <message>
        <source>With these changes the deck is legal.</source>
        <translation>Mit diesen Änderungen ist das Deck legal.</translation>
    </message>
    <message>
        <source>With these changes the deck is not legal: %1</source>
        <translation>Mit diesen Änderungen ist das Deck nicht legal: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsModel</name>
    <message>
        <source>stands</source>
        <comment>a hand</comment>
        <translation>steht</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a hand</comment>
        <translation>behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n sent back</source>
        <comment>cards of a hand</comment>
        <translation>
            <numerusform>%n zurück</numerusform>
            <numerusform>%n zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>about a hand, its cards</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsView</name>
    <message>
        <source>Other hands</source>
        <translation>Andere Hände</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Viele Hände</translation>
    </message>
    <message>
        <source>Below each hand: its seed, what it is worth, and what a sound player does with it. Enter deals it.</source>
        <translation>Unter jeder Hand: ihr Startwert, was sie wert ist und was ein umsichtiger Spieler mit ihr tut. Die Eingabetaste teilt sie aus.</translation>
    </message>
</context>
<context>
    <name>muster::app::NewSetDialog</name>
    <message>
        <source>New Set</source>
        <translation>Neues Set</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Make the Set</source>
        <translation>&amp;Set anlegen</translation>
    </message>
    <message>
        <source>The code is two to eight capitals and digits; each card&apos;s number begins with it.</source>
        <translation>Das Kürzel besteht aus zwei bis acht Großbuchstaben und Ziffern; die Nummer jeder Karte beginnt damit.</translation>
    </message>
    <message>
        <source>The name is what people read.</source>
        <translation>Der Name ist das, was alle lesen.</translation>
    </message>
    <message>
        <source>Cards will be numbered from %1-001 on.</source>
        <translation>Die Karten werden ab %1-001 nummeriert.</translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Lizenz</translation>
    </message>
</context>
<context>
    <name>muster::app::NothingFound</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Meintest du:</translation>
    </message>
    <message>
        <source>Without one of the conditions:</source>
        <translation>Mit einer Bedingung weniger:</translation>
    </message>
    <message>
        <source>No cards found.</source>
        <translation>Keine Karten gefunden.</translation>
    </message>
    <message>
        <source>Words are found where a word begins; a star before them, *word, finds them anywhere. Examples shows what else can be asked.</source>
        <translation>Wörter werden dort gefunden, wo ein Wort beginnt; mit einem Stern davor, *Wort, überall. Was man sonst fragen kann, zeigen die Beispiele.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Choose a game to see its cards: on the start page, or in the box at the top.</source>
        <translation>Wähle ein Spiel, um seine Karten zu sehen: auf der Startseite oder oben in der Leiste.</translation>
    </message>
</context>
<context>
    <name>muster::app::NumbersPanel</name>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Cha&amp;rts</source>
        <translation>Diag&amp;ramme</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>Cha&amp;ncen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tabe&amp;lle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bar, series</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Charts, odds, and a table</source>
        <translation>Diagramme, Wahrscheinlichkeiten und eine Tabelle</translation>
    </message>
    <message>
        <source>Open a deck to see its numbers: charts, and the odds of what is drawn.</source>
        <translation>Öffne ein Deck, um seine Zahlen zu sehen: Diagramme und wie wahrscheinlich man was zieht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart, one of its bars</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. No card of the deck is among them.</source>
        <translation>%1. Keine Karte des Decks gehört dazu.</translation>
    </message>
    <message>
        <source>%1. These cards are selected in the deck.</source>
        <translation>%1. Diese Karten sind im Deck ausgewählt.</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsPage</name>
    <message>
        <source>A query, such as cost&lt;=2</source>
        <translation>Eine Suchanfrage, etwa cost&lt;=2</translation>
    </message>
    <message>
        <source>Query for the wanted cards</source>
        <translation>Suchanfrage für die gesuchten Karten</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Minde&amp;stens</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Among the first cards</source>
        <translation>Unter den ersten Karten</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Mindestens so viele</translation>
    </message>
    <message>
        <source>Wanted cards</source>
        <translation>Gesuchte Karten</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Gezogene Karten</translation>
    </message>
    <message>
        <source>Chances that matter in this game</source>
        <translation>Chancen, auf die es in diesem Spiel ankommt</translation>
    </message>
    <message>
        <source>the cards selected in the deck</source>
        <translation>den im Deck gewählten Karten</translation>
    </message>
    <message>
        <source>cards that match a query</source>
        <translation>den Karten, auf die eine Suchanfrage passt</translation>
    </message>
    <message>
        <source>There is no card in this deck to draw yet.</source>
        <translation>In diesem Deck gibt es noch keine Karte zu ziehen.</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Kein Deck ist offen.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 wanted cards among the first %3 of %4: %5. On average %6. Before any mulligan.</source>
        <translation>Mindestens %1 der %2 gesuchten Karten unter den ersten %3 von %4: %5. Im Schnitt %6. Vor jedem Mulligan.</translation>
    </message>
    <message>
        <source>Exactly this many of them</source>
        <translation>Genau so viele davon</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>At least %1 of them, by cards drawn</source>
        <translation>Mindestens %1 davon, nach gezogenen Karten</translation>
    </message>
    <message>
        <source>%1 of %2 cards, %3 drawn</source>
        <translation>%1 von %2 Karten, %3 gezogen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select cards in the deck to see their odds here.</source>
        <translation>Wähle Karten im Deck, um hier ihre Wahrscheinlichkeiten zu sehen.</translation>
    </message>
</context>
<context>
    <name>muster::app::OptionModel</name>
    <message>
        <source>%1  %2 (the pilot&apos;s choice)</source>
        <comment>key, option</comment>
        <translation>%1  %2 (die Wahl des Piloten)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key, option</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 (ticked as number %2)</source>
        <translation>%1 (angehakt als Nummer %2)</translation>
    </message>
</context>
<context>
    <name>muster::app::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Click to read this place, and once more to see the whole page. Ctrl and the wheel, or + and −, change the size; the mouse and the arrow keys move the page; 0 shows all of it.</source>
        <translation>Ein Klick vergrößert diese Stelle, noch einer zeigt wieder die ganze Seite. Strg und das Mausrad oder + und − ändern die Größe; Maus und Pfeiltasten verschieben die Seite; 0 zeigt sie ganz.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionBoard</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, number</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>zone, number of cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. Wrong: %2</source>
        <comment>place, what</comment>
        <translation>%1. Falsch: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionCard</name>
    <message>
        <source>Copies:</source>
        <translation>Exemplare:</translation>
    </message>
    <message>
        <source>with whom it lies</source>
        <translation>bei wem sie liegt</translation>
    </message>
    <message>
        <source>Whose:</source>
        <translation>Wessen:</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>von %1 gesehen</translation>
    </message>
    <message>
        <source>On it:</source>
        <translation>Darauf:</translation>
    </message>
    <message>
        <source>What lies on the card</source>
        <translation>Was auf der Karte liegt</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Select a card of the position.</source>
        <translation>Wähle eine Karte der Stellung aus.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionModel</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>whose, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>word, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>word, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a player</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>von %1 gesehen</translation>
    </message>
    <message>
        <source>%1 copies of %2</source>
        <translation>%1 Exemplare von %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; darauf: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionRules</name>
    <message>
        <source>Lay Out a Position</source>
        <translation>Position auslegen</translation>
    </message>
    <message>
        <source>Rules of the Position</source>
        <translation>Regeln der Position</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation>Optionen der Regeln</translation>
    </message>
    <message>
        <source>&amp;Lay Out</source>
        <translation>&amp;Auslegen</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionSearch</name>
    <message>
        <source>Search for cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Wörter werden in Namen und Texten gesucht; Felder grenzen die Suche ein.
Strg+Leertaste zeigt, was man eingeben kann, Strg+. übernimmt den Vorschlag.</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Gefundene Karten</translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Wörter oder %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionWindow</name>
    <message>
        <source>A Position of %1[*]</source>
        <translation>Eine Position von %1[*]</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number, player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>What cannot be</source>
        <translation>Was nicht sein kann</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>Von hier s&amp;pielen</translation>
    </message>
    <message>
        <source>Save as a &amp;Scenario…</source>
        <translation>Als &amp;Szenario speichern …</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Frage:</translation>
    </message>
    <message>
        <source>Question, in one sentence</source>
        <translation>Frage, in einem Satz</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Zug:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>V&amp;on:</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>&amp;Begins:</source>
        <translation>Be&amp;ginnt:</translation>
    </message>
    <message>
        <source>Where in the turn it begins</source>
        <translation>Wo im Zug sie beginnt</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>with the actions of the turn</source>
        <translation>mit den Aktionen des Zuges</translation>
    </message>
    <message>
        <source>The position cannot be kept: %1</source>
        <translation>Die Position kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>This position can be.</source>
        <translation>Diese Position kann es geben.</translation>
    </message>
    <message>
        <source>This position can be. The steps of its scenario go with it.</source>
        <translation>Diese Position kann es geben. Die Schritte ihres Szenarios gehören dazu.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiteres)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said of a card</source>
        <translation>Was über eine Karte gesagt ist</translation>
    </message>
    <message>
        <source>Put a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>A Position Is Not Saved</source>
        <translation>Eine Position ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The position was edited and is not saved as a scenario.</source>
        <translation>Die Position wurde bearbeitet und ist nicht als Szenario gespeichert.</translation>
    </message>
    <message>
        <source>Posit&amp;ion</source>
        <translation>Posit&amp;ion</translation>
    </message>
    <message>
        <source>&amp;Save as a Scenario…</source>
        <translation>Als &amp;Szenario speichern …</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln …</translation>
    </message>
    <message>
        <source>&amp;Leave Out the Steps of the Scenario</source>
        <translation>Schritte des Szenarios weg&amp;lassen</translation>
    </message>
    <message>
        <source>To the &amp;Next Problem</source>
        <translation>Zum &amp;nächsten Problem</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Verschieben nach …</translation>
    </message>
    <message>
        <source>&amp;Forward in Its Zone</source>
        <translation>In ihrer Zone nach vo&amp;rn</translation>
    </message>
    <message>
        <source>&amp;Back in Its Zone</source>
        <translation>In ihrer Zone nach &amp;hinten</translation>
    </message>
    <message>
        <source>&amp;One More Copy</source>
        <translation>Ein Exemplar &amp;mehr</translation>
    </message>
    <message>
        <source>One Copy &amp;Less</source>
        <translation>Ein Exemplar &amp;weniger</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Aus&amp;schneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste behind the Card</source>
        <translation>&amp;Hinter der Karte einfügen</translation>
    </message>
    <message>
        <source>Paste &amp;onto the Card</source>
        <translation>&amp;Auf der Karte einfügen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>To the Sea&amp;rch</source>
        <translation>Zur &amp;Suche</translation>
    </message>
    <message>
        <source>To the &amp;Position</source>
        <translation>Zur &amp;Position</translation>
    </message>
    <message>
        <source>To the &amp;Card</source>
        <translation>Zur &amp;Karte</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Karte in voller &amp;Größe	Leertaste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>On a Card</source>
        <translation>Auf eine Karte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Put Where?</source>
        <translation>Wohin legen?</translation>
    </message>
    <message>
        <source>Move Where?</source>
        <translation>Wohin verschieben?</translation>
    </message>
    <message>
        <source>Remove a card</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>Cut a card</source>
        <translation>Karte ausschneiden</translation>
    </message>
    <message>
        <source>The clipboard has no name of a card.</source>
        <translation>In der Zwischenablage ist kein Name einer Karte.</translation>
    </message>
    <message>
        <source>Paste a card</source>
        <translation>Karte einfügen</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>position.yaml</source>
        <translation>position.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Szenarien (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Gespeichert: „muster play“ spielt es.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave out the steps</source>
        <translation>Schritte weglassen</translation>
    </message>
    <message>
        <source>To the Card Beneat&amp;h</source>
        <translation>Zur Karte &amp;darunter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
</context>
<context>
    <name>muster::app::PrintDialog</name>
    <message>
        <source>Card faces, nine a page, to cut out</source>
        <translation>Kartenbilder zum Ausschneiden, neun je Seite</translation>
    </message>
    <message>
        <source>Lines to cut along</source>
        <translation>Linien zum Schneiden</translation>
    </message>
    <message>
        <source>Marks at the edges</source>
        <translation>Marken am Rand</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Schnitt:</translation>
    </message>
    <message>
        <source>&amp;Backs, for printing on both sides</source>
        <translation>&amp;Rückseiten, für beidseitigen Druck</translation>
    </message>
    <message>
        <source>Ready to print.</source>
        <translation>Druckfertig.</translation>
    </message>
    <message>
        <source>No face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>Kein Kartenbild für „%1“: Es ist nicht klar, welche Karte gemeint ist</translation>
    </message>
    <message numerus="yes">
        <source>More than %n card(s) to cut out</source>
        <translation>
            <numerusform>Mehr als %n Karte zum Ausschneiden</numerusform>
            <numerusform>Mehr als %n Karten zum Ausschneiden</numerusform>
        </translation>
    </message>
    <message>
        <source>No font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>Keine Schrift hat den Buchstaben „%1“ von „%2“</translation>
    </message>
    <message>
        <source>Print decks that are not &amp;legal, marked as such</source>
        <translation>Decks drucken, die nicht &amp;legal sind, als solche gekennzeichnet</translation>
    </message>
    <message>
        <source>Print Deck Lists</source>
        <translation>Decklisten drucken</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Deckliste</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Anmeldebogen</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Exemplar für Schiedsrichter</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Taschenliste</translation>
    </message>
    <message>
        <source>Problems on paper</source>
        <translation>Was auf Papier falsch wäre</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Bogen:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Dr&amp;ucken&#xa0;…</translation>
    </message>
    <message>
        <source>Problems on paper:</source>
        <translation>Was auf Papier falsch wäre:</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) left out, not being legal.</source>
        <translation>
            <numerusform>%n Deck weggelassen, weil es nicht legal ist.</numerusform>
            <numerusform>%n Decks weggelassen, weil sie nicht legal sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Die PDF-Datei wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Es wird gedruckt&#xa0;…</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker kann nicht benutzt werden.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <comment>name of a file</comment>
        <translation>Decklisten</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
</context>
<context>
    <name>muster::app::QueryLine</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsModel</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n im Deck</numerusform>
            <numerusform>%n im Deck</numerusform>
        </translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>darf hinein</translation>
    </message>
    <message>
        <source>may not be added: %1</source>
        <translation>darf nicht hinein: %1</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>wird ermittelt</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>Im Deck</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Darf hinein</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>copies, limit</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsTable</name>
    <message>
        <source>Cards found</source>
        <translation>Gefundene Karten</translation>
    </message>
</context>
<context>
    <name>muster::app::RoundRobin</name>
    <message>
        <source>%1 ±%2</source>
        <comment>a share in percent, its margin in percentage points</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message>
        <source>%1 won, %2 lost, %3 of neither, of %4 games</source>
        <translation>%1 gewonnen, %2 verloren, %3 von keinem, von %4 Spielen</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 gegen %2: %3</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
</context>
<context>
    <name>muster::app::RoundRobinDialog</name>
    <message>
        <source>Round Robin</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Every chosen deck plays against every other.</source>
        <translation>Jedes gewählte Deck spielt gegen jedes andere.</translation>
    </message>
    <message>
        <source>&amp;Games of each pair:</source>
        <translation>S&amp;piele je Paar:</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Spiele je Paar</translation>
    </message>
    <message>
        <source>Shares of games won, by the deck of the row against that of the column</source>
        <translation>Anteile gewonnener Spiele, vom Deck der Zeile gegen das der Spalte</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Choose the decks, and start: every pair plays, going first in turn.</source>
        <translation>Wähle die Decks und beginne: Jedes Paar spielt, abwechselnd fängt eines an.</translation>
    </message>
    <message>
        <source>%1 of %2 games. A row says how many of its games the deck wins, 95 times in 100 within the margin.</source>
        <translation>%1 von %2 Spielen. Eine Zeile sagt, wie viele seiner Spiele das Deck gewinnt, in 95 von 100 Fällen innerhalb der Spanne.</translation>
    </message>
    <message>
        <source>Save the Table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
</context>
<context>
    <name>muster::app::RulesWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Find words or a number, such as SCE-V2</source>
        <translation>Wörter oder eine Nummer wie SCE-V2</translation>
    </message>
    <message>
        <source>Find rules</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>The rule that was shown before</source>
        <translation>Die Regel, die vorher zu sehen war</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Regeln des Spiels</translation>
    </message>
    <message>
        <source>Requirements on decks</source>
        <translation>Anforderungen an Decks</translation>
    </message>
    <message>
        <source>Requirements on cards</source>
        <translation>Anforderungen an Karten</translation>
    </message>
    <message>
        <source>Rulings where the book is silent</source>
        <translation>Entscheidungen, wo das Regelheft schweigt</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Durchgerechnete Beispiele</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Zusammenspiel</translation>
    </message>
    <message>
        <source>Formats, options and waivers</source>
        <translation>Formate, Optionen und Ausnahmen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a rule, the rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>Keine Regel enthält alle diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::SafetyBar</name>
    <message>
        <source>Your edits cannot be kept safe at the moment (%1). Save your decks; Muster goes on trying.</source>
        <translation>Deine Änderungen können im Moment nicht gesichert werden (%1). Speichere deine Decks; Muster versucht es weiter.</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read as a deck any more: %2 Nothing is written over it; your deck can be saved under another name.</source>
        <translation>Ein anderes Programm hat %1 geändert, und die Datei lässt sich nicht mehr als Deck lesen: %2 Sie wird nicht überschrieben; dein Deck kann unter einem anderen Namen gespeichert werden.</translation>
    </message>
    <message>
        <source>Another program changed %1 while you were editing the deck. Nothing is lost: compare both, and choose. What you do not choose stays in the history.</source>
        <translation>Ein anderes Programm hat %1 geändert, während du das Deck bearbeitet hast. Nichts ist verloren: Vergleiche beide und wähle. Was du nicht wählst, bleibt im Verlauf.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>%1 is not there any more. Your deck is: save it to have the file again.</source>
        <translation>%1 gibt es nicht mehr. Dein Deck schon: Speichere es, und die Datei ist wieder da.</translation>
    </message>
    <message>
        <source>%1 is open in another Muster too. Whoever saves last is asked first, and can compare both.</source>
        <translation>%1 ist auch in einem anderen Muster offen. Wer zuletzt speichert, wird vorher gefragt und kann beide vergleichen.</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Ver&amp;gleichen …</translation>
    </message>
    <message>
        <source>&amp;Keep my version</source>
        <translation>&amp;Meine Fassung behalten</translation>
    </message>
    <message>
        <source>Save a&amp;gain</source>
        <translation>No&amp;ch einmal speichern</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>About the deck&apos;s file</source>
        <translation>Zur Datei des Decks</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s version</source>
        <translation>Datei&amp;fassung nehmen</translation>
    </message>
</context>
<context>
    <name>muster::app::SavedSearchButton</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>&amp;Save this search…</source>
        <translation>Diese Suche &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Edit saved searches…</source>
        <translation>Gespeicherte Suchen &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>Save This Search</source>
        <translation>Diese Suche speichern</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Name der Suche:</translation>
    </message>
</context>
<context>
    <name>muster::app::SearchListDialog</name>
    <message>
        <source>Saved Searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>muster::app::SetCardsModel</name>
    <message>
        <source>%1, %2, %3</source>
        <comment>name of a card, type, id</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>%1, draft</source>
        <comment>type of a card</comment>
        <translation>%1, Entwurf</translation>
    </message>
</context>
<context>
    <name>muster::app::SetsWindow</name>
    <message>
        <source>Card Sets</source>
        <translation>Kartensets</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sets</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Find cards of this set by name</source>
        <translation>Karten dieses Sets nach Namen suchen</translation>
    </message>
    <message>
        <source>Find cards of this set</source>
        <translation>Karten dieses Sets suchen</translation>
    </message>
    <message>
        <source>Cards of the set</source>
        <translation>Karten des Sets</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>Datei &amp;hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>New &amp;Set…</source>
        <translation>Neues &amp;Set&#xa0;…</translation>
    </message>
    <message>
        <source>Chec&amp;k File…</source>
        <translation>Datei &amp;prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;New Card…</source>
        <translation>&amp;Neue Karte&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>D&amp;uplicate…</source>
        <translation>&amp;Verdoppeln&#xa0;…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Card sets (*.yaml *.yml *.csv);;All files (*)</source>
        <translation>Kartensets (*.yaml *.yml *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add a set</source>
        <translation>Set hinzufügen</translation>
    </message>
    <message>
        <source>Check a set</source>
        <translation>Set prüfen</translation>
    </message>
    <message>
        <source>The cards of this game cannot be read:</source>
        <translation>Die Karten dieses Spiels können nicht gelesen werden:</translation>
    </message>
    <message numerus="yes">
        <source>✗ not used: %n error(s)</source>
        <translation>
            <numerusform>✗ nicht verwendet: %n Fehler</numerusform>
            <numerusform>✗ nicht verwendet: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ your own</source>
        <translation>✓ eigenes</translation>
    </message>
    <message>
        <source>✓ came with Muster</source>
        <translation>✓ kam mit Muster</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>name of a set</comment>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>a table, which is edited in a spreadsheet</source>
        <translation>eine Tabelle, die in einer Tabellenkalkulation bearbeitet wird</translation>
    </message>
    <message>
        <source>too large to be listed here</source>
        <translation>zu groß, um hier gezeigt zu werden</translation>
    </message>
    <message>
        <source>What is wrong with this set; until it is mended, none of its cards is used:</source>
        <translation>Was an diesem Set falsch ist; bis es behoben ist, wird keine seiner Karten verwendet:</translation>
    </message>
    <message>
        <source>L&amp;ook At…</source>
        <translation>&amp;Ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>The set was not added:</source>
        <translation>Das Set wurde nicht hinzugefügt:</translation>
    </message>
    <message numerus="yes">
        <source>%1 was added, with %n card(s).</source>
        <translation>
            <numerusform>%1 wurde hinzugefügt, mit %n Karte.</numerusform>
            <numerusform>%1 wurde hinzugefügt, mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be used as it is:</source>
        <translation>%1 kann so nicht verwendet werden:</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 is in order, with %n card(s).</source>
        <translation>
            <numerusform>✓ %1 ist in Ordnung, mit %n Karte.</numerusform>
            <numerusform>✓ %1 ist in Ordnung, mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set was not removed:</source>
        <translation>Das Set wurde nicht entfernt:</translation>
    </message>
    <message>
        <source>%1 was removed. The file is kept as %2.</source>
        <translation>%1 wurde entfernt. Die Datei bleibt aufbewahrt als %2.</translation>
    </message>
    <message>
        <source>There is a set %1 already; every set has a code of its own.</source>
        <translation>Ein Set %1 gibt es schon; jedes Set hat seinen eigenen Code.</translation>
    </message>
    <message>
        <source>Make a set of your own first; the copy of the card goes there.</source>
        <translation>Lege zuerst ein eigenes Set an; dorthin kommt die Kopie der Karte.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Into which set?</source>
        <translation>In welches Set?</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>New card %1</source>
        <translation>Neue Karte %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n card(s)</source>
        <translation>
            <numerusform>%n Karte löschen</numerusform>
            <numerusform>%n Karten löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program. Its cards are shown as they are now; nothing was written.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Die Karten sind so gezeigt, wie sie jetzt dastehen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The set could not be written:</source>
        <translation>Das Set konnte nicht geschrieben werden:</translation>
    </message>
    <message>
        <source>What came with Muster stays as it is. Make a set of your own first: New Set.</source>
        <translation>Was mit Muster kam, bleibt, wie es ist. Lege zuerst ein eigenes Set an: Neues Set.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ used without faulty cards: %n error(s)</source>
        <translation>
            <numerusform>⚠ ohne fehlerhafte Karten in Gebrauch: %n Fehler</numerusform>
            <numerusform>⚠ ohne fehlerhafte Karten in Gebrauch: %n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong with cards of this set; until they are mended, they are left out:</source>
        <translation>Was an Karten dieses Sets falsch ist; bis es berichtigt ist, bleiben sie außen vor:</translation>
    </message>
</context>
<context>
    <name>muster::app::ShelfModel</name>
    <message>
        <source>%1: %2</source>
        <comment>game, kind of deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>muster::app::ShopChooser</name>
    <message>
        <source>&amp;Shop:</source>
        <translation>&amp;Shop:</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Shop</translation>
    </message>
    <message>
        <source>The items that will lie on the table: what they give is reckoned with, and what they lack.</source>
        <translation>Die Gegenstände, die auf dem Tisch liegen werden: Was sie geben und was ihnen fehlt, wird mitgerechnet.</translation>
    </message>
    <message>
        <source>No shop chosen</source>
        <translation>Kein Shop gewählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (save it first)</source>
        <comment>a shop</comment>
        <translation>%1 (erst speichern)</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Choose a Shop</source>
        <translation>Shop wählen</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Muster-Decks (*.muster);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Eine Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the card at full size</source>
        <translation>Die Karte in voller Größe zeigen</translation>
    </message>
    <message>
        <source>Among the cards found</source>
        <translation>In den gefundenen Karten</translation>
    </message>
    <message>
        <source>Add one copy to the deck</source>
        <translation>Ein Exemplar ins Deck legen</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Eingabe, +</translation>
    </message>
    <message>
        <source>Add it anyway, whatever the rules say</source>
        <translation>Trotzdem hinzufügen, was die Regeln auch sagen</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Umschalt+Eingabe</translation>
    </message>
    <message>
        <source>Add as many copies as are allowed</source>
        <translation>So viele hinzufügen, wie erlaubt sind</translation>
    </message>
    <message>
        <source>Set how many copies the deck has</source>
        <translation>Festlegen, wie viele das Deck hat</translation>
    </message>
    <message>
        <source>0 to 999</source>
        <translation>0 bis 999</translation>
    </message>
    <message>
        <source>Swap it for the card chosen in the deck</source>
        <translation>Gegen die im Deck gewählte Karte tauschen</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Remove one copy from the deck</source>
        <translation>Ein Exemplar aus dem Deck nehmen</translation>
    </message>
    <message>
        <source>−, Delete</source>
        <translation>−, Entf</translation>
    </message>
    <message>
        <source>Put it aside to consider</source>
        <translation>Vormerken</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go back to the search</source>
        <translation>Zurück zur Suche</translation>
    </message>
    <message>
        <source>/, or any letter</source>
        <translation>/ oder ein Buchstabe</translation>
    </message>
    <message>
        <source>Make the faces larger or smaller</source>
        <translation>Die Kartenbilder größer oder kleiner machen</translation>
    </message>
    <message>
        <source>Ctrl and the wheel</source>
        <translation>Strg und das Mausrad</translation>
    </message>
    <message>
        <source>In the search line</source>
        <translation>In der Suchzeile</translation>
    </message>
    <message>
        <source>Show what can be typed</source>
        <translation>Zeigen, was man schreiben kann</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Strg+Leertaste</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>Den Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Strg+.</translation>
    </message>
    <message>
        <source>Go on to the cards</source>
        <translation>Weiter zu den Karten</translation>
    </message>
    <message>
        <source>Enter, Down</source>
        <translation>Eingabe, Pfeil nach unten</translation>
    </message>
    <message>
        <source>In the list of the deck</source>
        <translation>In der Deckliste</translation>
    </message>
    <message>
        <source>Add or remove one copy</source>
        <translation>Ein Exemplar hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Take the line out</source>
        <translation>Die Zeile herausnehmen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Write a note on the card</source>
        <translation>Eine Notiz zur Karte schreiben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>With a test hand</source>
        <translation>Mit einer Testhand</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Die Hand behalten</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Choose a card to send back</source>
        <translation>Eine Karte zum Zurückgeben wählen</translation>
    </message>
    <message>
        <source>1 to 9, Enter</source>
        <translation>1 bis 9, Eingabe</translation>
    </message>
    <message>
        <source>Send cards back: mulligan</source>
        <translation>Karten zurückgeben: Mulligan</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Draw the card of the next turn</source>
        <translation>Die Karte des nächsten Zugs ziehen</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Take a step back, or do it again</source>
        <translation>Einen Schritt zurücknehmen oder noch einmal tun</translation>
    </message>
    <message>
        <source>Backspace, Shift+Backspace</source>
        <translation>Rücktaste, Umschalt+Rücktaste</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Die nächste Hand austeilen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>What a sound player would do</source>
        <translation>Was ein umsichtiger Spieler täte</translation>
    </message>
    <message>
        <source>Show the chances beside the hand, or not</source>
        <translation>Die Chancen neben der Hand zeigen oder nicht</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>On a chart of the deck</source>
        <translation>In einem Diagramm des Decks</translation>
    </message>
    <message>
        <source>Go from bar to bar</source>
        <translation>Von Balken zu Balken gehen</translation>
    </message>
    <message>
        <source>arrow keys, Home, End</source>
        <translation>Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Select the cards of the bar in the deck</source>
        <translation>Die Karten des Balkens im Deck auswählen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
</context>
<context>
    <name>muster::app::SpeedPanel</name>
    <message>
        <source>Figures of</source>
        <translation>Zahlen über</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Starthände</translation>
    </message>
    <message>
        <source>Games against nobody</source>
        <translation>Spiele gegen niemanden</translation>
    </message>
    <message>
        <source>Games against a deck</source>
        <translation>Spiele gegen ein Deck</translation>
    </message>
    <message>
        <source>Hands as a sound player changes them; games against an opponent who does as good as nothing; games against a deck that plays back.</source>
        <translation>Hände, wie ein umsichtiger Spieler sie tauscht; Spiele gegen jemanden, der so gut wie nichts tut; Spiele gegen ein Deck, das mitspielt.</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>Das andere Deck</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Another version of the deck on the same shuffles, with the differences and how sure they are</source>
        <translation>Eine andere Fassung des Decks mit denselben Mischungen, mit den Unterschieden und wie sicher sie sind</translation>
    </message>
    <message>
        <source>this deck alone</source>
        <translation>nur dieses Deck</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many hands or games: four times as many halve the intervals</source>
        <translation>Wie viele Hände oder Spiele: Viermal so viele halbieren die Spannen</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Startwert:</translation>
    </message>
    <message>
        <source>Seed of the figures</source>
        <translation>Startwert der Zahlen</translation>
    </message>
    <message>
        <source>The same seed gives the same figures of the same deck.</source>
        <translation>Derselbe Startwert ergibt dieselben Zahlen desselben Decks.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Figures as charts, and as a table</source>
        <translation>Zahlen als Diagramme und als Tabelle</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Open a deck to see how fast it is.</source>
        <translation>Öffne ein Deck, um zu sehen, wie schnell es ist.</translation>
    </message>
    <message>
        <source>There is no other deck of this game to play against.</source>
        <translation>Es gibt kein anderes Deck dieses Spiels, gegen das man spielen kann.</translation>
    </message>
    <message>
        <source>What is shown is of the deck, or the choices, of before: start again for new figures.</source>
        <translation>Was hier steht, gehört zum Deck oder zur Auswahl von vorhin: Starte neu für neue Zahlen.</translation>
    </message>
    <message>
        <source>Start to play the games: first figures come at once.</source>
        <translation>Starte, um die Spiele zu spielen: Erste Zahlen kommen sofort.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hands, drawn by the game&apos;s own set-up.</source>
        <translation>%1: %2 von %3 Händen, gezogen nach dem Aufbau des Spiels.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games against %4.</source>
        <translation>%1: %2 von %3 Spielen gegen %4.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games, all players with this deck.</source>
        <translation>%1: %2 von %3 Spielen, alle Spieler mit diesem Deck.</translation>
    </message>
    <message>
        <source>Beside it, on the same shuffles: %1. The table has the differences.</source>
        <translation>Daneben, mit denselben Mischungen: %1. Die Unterschiede stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Shop: %1.</source>
        <translation>Shop: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all that these cards say, so that the figures are not to be trusted: %1.</source>
        <translation>Die Spielmaschine führt nicht alles aus, was diese Karten sagen; den Zahlen ist daher nicht zu trauen: %1.</translation>
    </message>
    <message>
        <source>Save the Figures</source>
        <translation>Die Zahlen speichern</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>The opponent who does nothing</source>
        <translation>Der Gegner, der nichts tut</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Who plays: %1.</source>
        <translation>Wer spielt: %1.</translation>
    </message>
    <message>
        <source>Mode: %1.</source>
        <translation>Modus: %1.</translation>
    </message>
    <message>
        <source>Round Robin…</source>
        <translation>Jeder gegen jeden …</translation>
    </message>
    <message>
        <source>Several decks, each against each, as a table</source>
        <translation>Mehrere Decks, jedes gegen jedes, als Tabelle</translation>
    </message>
</context>
<context>
    <name>muster::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Build decks that pass muster.</source>
        <translation>Baue Decks, die jeder Musterung standhalten.</translation>
    </message>
    <message>
        <source>&amp;Open a deck…</source>
        <translation>Deck öff&amp;nen …</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>Liste &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>A deck file from your disk</source>
        <translation>Eine Deckdatei von deiner Festplatte</translation>
    </message>
    <message>
        <source>A list from a forum, a chat, another program, or a deck code</source>
        <translation>Eine Liste aus einem Forum, einem Chat, einem anderen Programm, oder ein Deckcode</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>Ohne Speichern geschlossen</translation>
    </message>
    <message>
        <source>Untitled deck</source>
        <translation>Deck ohne Namen</translation>
    </message>
    <message>
        <source>Brings the deck back as it was, with its history</source>
        <translation>Bringt das Deck zurück, wie es war, mit seinem Verlauf</translation>
    </message>
    <message>
        <source>Recent decks</source>
        <translation>Zuletzt geöffnete Decks</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Neues Deck</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>%1: new %2</source>
        <comment>game: kind of deck</comment>
        <translation>%1: neu, %2</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Search the cards without a deck</source>
        <translation>Die Karten ohne Deck durchsuchen</translation>
    </message>
    <message>
        <source>%1: look at the cards</source>
        <translation>%1: Karten ansehen</translation>
    </message>
    <message>
        <source>Sample decks</source>
        <translation>Beispieldecks</translation>
    </message>
    <message>
        <source>Opens a copy of this deck that is yours to change</source>
        <translation>Öffnet eine Kopie dieses Decks, die du ändern kannst</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Build decks that pass muster. Choose a game and begin with a new deck, or open a sample and change it: nothing of it is lost.</source>
        <translation>Baue Decks, die jeder Musterung standhalten. Wähle ein Spiel und beginne mit einem neuen Deck, oder öffne ein Beispiel und ändere es: Nichts geht verloren.</translation>
    </message>
    <message>
        <source>All m&amp;y decks</source>
        <translation>Alle meine Deck&amp;s</translation>
    </message>
    <message>
        <source>With verdict, date and tags, and a search through their cards</source>
        <translation>Mit Urteil, Datum und Schlagwörtern und einer Suche durch ihre Karten</translation>
    </message>
    <message>
        <source>&amp;Lay out a position…</source>
        <translation>Position aus&amp;legen&#xa0;…</translation>
    </message>
    <message>
        <source>Cards on a table as you want them, to be played from there or kept as a question of the rules</source>
        <translation>Karten auf einem Tisch, wie du sie haben willst: um von dort aus zu spielen, oder als Regelfrage</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>%n weiteres zeigen</numerusform>
            <numerusform>%n weitere zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::StepsModel</name>
    <message>
        <source>The deck as it began</source>
        <translation>Das Deck zu Beginn</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>%1 · saved</source>
        <comment>step of a deck</comment>
        <translation>%1 · gespeichert</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>muster::app::TableBoard</name>
    <message>
        <source>%1 %2</source>
        <comment>word, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>player, what it has</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — its turn</source>
        <translation>%1 — am Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pile, number of cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n Karte</numerusform>
            <numerusform>%1, %2, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — out of the game</source>
        <translation>%1 — ausgeschieden</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation>Obenauf: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::TableGame</name>
    <message>
        <source>%1: %2</source>
        <comment>seat, deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>seat, pilot</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>question, card</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>From here on with new dice and shuffles</source>
        <translation>Von hier an mit neuen Würfen und neu gemischt</translation>
    </message>
    <message>
        <source>The next die shows %1</source>
        <translation>Der nächste Würfel zeigt %1</translation>
    </message>
    <message>
        <source>From here on with other cards where %1 cannot know them</source>
        <translation>Von hier an mit anderen Karten, wo %1 sie nicht kennen kann</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>option, and the next one</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>muster::app::TableModel</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>word, number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>word, number, as printed</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; lies on %2</source>
        <translation>%1; liegt auf %2</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; darauf: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cards</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1. Can be chosen.</source>
        <translation>%1. Wählbar.</translation>
    </message>
    <message>
        <source>%1. Ticked as number %2.</source>
        <translation>%1. Angehakt als Nummer %2.</translation>
    </message>
</context>
<context>
    <name>muster::app::TableRoom</name>
    <message>
        <source>This is no deck to play with.</source>
        <translation>Mit diesem Deck lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Das lässt sich nicht spielen: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all of: %1</source>
        <translation>Nicht alles wird ausgeführt von: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>Das Spiel kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>Open a Recorded Game or a Scenario</source>
        <translation>Aufgezeichnetes Spiel oder Szenario öffnen</translation>
    </message>
    <message>
        <source>Games and scenarios (*.replay *.yaml);;All files (*)</source>
        <translation>Spiele und Szenarien (*.replay *.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The game departs from its record: rules or cards have changed since.</source>
        <translation>Das Spiel weicht von seiner Aufzeichnung ab: Regeln oder Karten haben sich seither geändert.</translation>
    </message>
    <message>
        <source>This is no code of a game at the table, or not the whole of it.</source>
        <translation>Das ist kein Code eines Spiels am Tisch, oder nicht der ganze.</translation>
    </message>
    <message>
        <source>The game cannot be read.</source>
        <translation>Das Spiel ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The game cannot be gone on with: %1.</source>
        <translation>Das Spiel lässt sich nicht fortsetzen: %1.</translation>
    </message>
    <message>
        <source>The game is open in another Muster.</source>
        <translation>Das Spiel ist in einem anderen Muster geöffnet.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decks, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>Das Programm spielt %1 nicht.</translation>
    </message>
    <message>
        <source>The set-up of the game deals another hand.</source>
        <translation>Der Aufbau des Spiels gibt eine andere Hand.</translation>
    </message>
    <message>
        <source>This position cannot be laid out: %1.</source>
        <translation>Diese Position lässt sich nicht auslegen: %1.</translation>
    </message>
    <message>
        <source>A position of %1</source>
        <translation>Eine Position von %1</translation>
    </message>
    <message>
        <source>Lay Out the Position of a Scenario</source>
        <translation>Position eines Szenarios auslegen</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Szenarien (*.yaml);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::TableWindow</name>
    <message>
        <source>%1 at the Table</source>
        <translation>%1 am Tisch</translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>Das Spiel kann nicht aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>As whoever is asked sees it</source>
        <translation>Wie es sieht, wer gefragt ist</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Wie %1 es sieht</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Wessen Augen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Lines that were tried</source>
        <translation>Versuchte Verläufe</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>P&amp;rotokoll</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>&amp;Verläufe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody may look at these cards now, or there are none.</source>
        <translation>Diese Karten darf jetzt niemand ansehen, oder es gibt keine.</translation>
    </message>
    <message>
        <source>The first card lies on top. Click one that can be chosen; any other says why not.</source>
        <translation>Die erste Karte liegt oben. Klicken Sie eine an, die wählbar ist; jede andere sagt, warum nicht.</translation>
    </message>
    <message>
        <source>%1: can be done</source>
        <translation>%1: möglich</translation>
    </message>
    <message>
        <source>%1: no, by %2</source>
        <translation>%1: nein, nach %2</translation>
    </message>
    <message>
        <source>The pilot would choose: %1</source>
        <translation>Der Pilot würde wählen: %1</translation>
    </message>
    <message>
        <source>How it weighs what can be chosen, the higher the better:</source>
        <translation>Wie er abwägt, was gewählt werden kann, je höher, desto besser:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, weight</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>The Same &amp;Again, Shuffled Anew</source>
        <translation>Dasselbe noch ein&amp;mal, neu gemischt</translation>
    </message>
    <message>
        <source>&amp;Open a Game or a Scenario…</source>
        <translation>Spiel oder Szenario ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as a Recorded Game…</source>
        <translation>Als Aufzeichnung &amp;speichern …</translation>
    </message>
    <message>
        <source>Save as a S&amp;cenario…</source>
        <translation>Als S&amp;zenario speichern …</translation>
    </message>
    <message>
        <source>Save the Posit&amp;ion as a Scenario…</source>
        <translation>S&amp;tellung als Szenario speichern …</translation>
    </message>
    <message>
        <source>&amp;Paste a Code</source>
        <translation>Code &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy the &amp;Log</source>
        <translation>&amp;Protokoll kopieren</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>Das Protokoll wurde kopiert.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Play It &amp;Again</source>
        <translation>Wie&amp;derholen</translation>
    </message>
    <message>
        <source>&amp;Why Not This Card?</source>
        <translation>&amp;Warum diese Karte nicht?</translation>
    </message>
    <message>
        <source>What Would the &amp;Pilot Do?</source>
        <translation>Was täte der &amp;Pilot?</translation>
    </message>
    <message>
        <source>The Pilot Plays &amp;One Choice</source>
        <translation>Der Pilot spielt &amp;eine Wahl</translation>
    </message>
    <message>
        <source>The Pilot Plays the T&amp;urn</source>
        <translation>Der Pilot spielt den Z&amp;ug</translation>
    </message>
    <message>
        <source>The Pilot Plays the &amp;Game</source>
        <translation>Der Pilot spielt das &amp;Spiel</translation>
    </message>
    <message>
        <source>Watch the Pilot P&amp;lay, or Stop</source>
        <translation>Dem Piloten zusehen, &amp;oder anhalten</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>To the &amp;Options</source>
        <translation>Zu den &amp;Möglichkeiten</translation>
    </message>
    <message>
        <source>To the &amp;Table</source>
        <translation>Zum &amp;Tisch</translation>
    </message>
    <message>
        <source>To the &amp;Log</source>
        <translation>Zum &amp;Protokoll</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Karte in voller &amp;Größe	Leertaste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>The &amp;Rule of the Log…</source>
        <translation>Die &amp;Regel des Protokolls …</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tasten …</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>game.replay</source>
        <translation>spiel.replay</translation>
    </message>
    <message>
        <source>Recorded games (*.replay);;All files (*)</source>
        <translation>Aufgezeichnete Spiele (*.replay);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster replay&quot; plays it again.</source>
        <translation>Gespeichert: „muster replay“ spielt es noch einmal.</translation>
    </message>
    <message>
        <source>Scenarios have no opponent that does nothing, no shuffles made anew, and no seed beyond 2147483647: this game cannot be one. Its position can be saved.</source>
        <translation>In Szenarien gibt es keinen untätigen Gegner, kein neues Mischen und keinen Startwert über 2147483647: Dieses Spiel kann keines werden. Seine Stellung lässt sich speichern.</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>The next die with so many faces shows %1.</source>
        <translation>Der nächste Würfel mit so vielen Seiten zeigt %1.</translation>
    </message>
    <message>
        <source>The next die shows:</source>
        <translation>Der nächste Würfel zeigt:</translation>
    </message>
    <message>
        <source>The Next Die</source>
        <translation>Der nächste Würfel</translation>
    </message>
    <message>
        <source>No scenario can begin with this position. %1</source>
        <translation>Mit dieser Stellung kann kein Szenario beginnen. %1</translation>
    </message>
    <message>
        <source>game.yaml</source>
        <translation>spiel.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Szenarien (*.yaml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Gespeichert: „muster play“ spielt es.</translation>
    </message>
    <message numerus="yes">
        <source>The game was copied as a code of %n letter(s).</source>
        <translation>
            <numerusform>Das Spiel wurde als Code aus %n Zeichen kopiert.</numerusform>
            <numerusform>Das Spiel wurde als Code aus %n Zeichen kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as a Co&amp;de</source>
        <translation>Als &amp;Code kopieren</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message>
        <source>Let the Ot&amp;hers Go On</source>
        <translation>Die &amp;anderen weiterspielen lassen</translation>
    </message>
    <message>
        <source>Who Pla&amp;ys</source>
        <translation>We&amp;r spielt</translation>
    </message>
    <message>
        <source>Rules and remarks</source>
        <translation>Regeln und Hinweise</translation>
    </message>
    <message>
        <source>Turn %1. Windows are passed without asking.</source>
        <translation>Zug %1. In Fenstern wird ungefragt gepasst.</translation>
    </message>
    <message>
        <source>Pass in W&amp;indows without Asking</source>
        <translation>In Fenstern u&amp;ngefragt passen</translation>
    </message>
    <message>
        <source>&amp;Choose an Option	1 to 9</source>
        <translation>&amp;Möglichkeit wählen	1 bis 9</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2</source>
        <translation>%1 ist keine Antwort auf die Frage: %2</translation>
    </message>
    <message>
        <source>New &amp;Dice from Here</source>
        <translation>Ab hier neue W&amp;ürfel</translation>
    </message>
    <message>
        <source>From here on dice and shuffles are new. Taking back leads to the old ones.</source>
        <translation>Ab hier wird neu gewürfelt und gemischt. Zurücknehmen führt zu den alten Würfen.</translation>
    </message>
    <message>
        <source>Hidden Cards Dealt A&amp;new</source>
        <translation>&amp;Verdeckte Karten neu verteilen</translation>
    </message>
    <message>
        <source>What the Next Die &amp;Shows…</source>
        <translation>Was der nä&amp;chste Würfel zeigt …</translation>
    </message>
    <message>
        <source>The cards that %1 cannot know lie otherwise now. Taking back leads to the old ones.</source>
        <translation>Die Karten, die %1 nicht kennen kann, liegen jetzt anders. Zurücknehmen führt zu den alten.</translation>
    </message>
    <message>
        <source>Log and lines</source>
        <translation>Protokoll und Verläufe</translation>
    </message>
    <message>
        <source>%1
Several can be ticked: Space or Insert, or Ctrl and a click.</source>
        <comment>question</comment>
        <translation>%1
Mehrere können angehakt werden: Leertaste oder Einfg, oder Strg und ein Klick.</translation>
    </message>
    <message>
        <source>Show the Code as a Pict&amp;ure…</source>
        <translation>Code als &amp;Bild zeigen …</translation>
    </message>
    <message>
        <source>Choose the Ticked Ca&amp;rds</source>
        <translation>Angehakte &amp;Karten wählen</translation>
    </message>
    <message>
        <source>Show &amp;Movement</source>
        <translation>&amp;Bewegung zeigen</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Gewöhnlich</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked card(s) were not asked for any more.</source>
        <translation>
            <numerusform>Nach %n angehakten Karte wurde nicht mehr gefragt.</numerusform>
            <numerusform>Nach %n angehakten Karten wurde nicht mehr gefragt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n Ticked</source>
        <translation>
            <numerusform>Die %n angehakte wählen</numerusform>
            <numerusform>Die %n angehakten wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay Out a Posi&amp;tion…</source>
        <translation>Position a&amp;uslegen …</translation>
    </message>
    <message numerus="yes">
        <source>The engine is at work: %n choice(s) so far. Esc stops it.</source>
        <translation>
            <numerusform>Die Engine rechnet: %n Wahl bisher. Esc hält sie an.</numerusform>
            <numerusform>Die Engine rechnet: %n Wahlen bisher. Esc hält sie an.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Break Off What the Engine Does</source>
        <translation>Die Engine an&amp;halten</translation>
    </message>
    <message>
        <source>%1 is asked, about cards that %2 may not see. To answer, look with other eyes.</source>
        <translation>%1 ist gefragt, nach Karten, die %2 nicht sehen darf. Zum Antworten mit anderen Augen hinsehen.</translation>
    </message>
    <message>
        <source>Gone back, to: %1</source>
        <comment>line of the log</comment>
        <translation>Zurückgegangen, bis: %1</translation>
    </message>
    <message>
        <source>%1: nothing that %2 can do now is about it.</source>
        <translation>%1: Nichts, was %2 jetzt tun kann, betrifft diese Karte.</translation>
    </message>
    <message>
        <source>It is asked after: %1, by %2: %3</source>
        <comment>line of the log, rule, sentence</comment>
        <translation>Die Frage folgt auf: %1, nach %2: %3</translation>
    </message>
    <message>
        <source>The next die, a d%1 if you go on with what is chosen now, shows:</source>
        <translation>Der nächste Würfel, ein W%1, wenn du mit dem weitermachst, was jetzt gewählt ist, zeigt:</translation>
    </message>
    <message>
        <source>Go to a card first: Ctrl+2 leads to the cards.</source>
        <translation>Geh zuerst zu einer Karte: Strg+2 führt zu den Karten.</translation>
    </message>
    <message>
        <source>The game is over: nothing more is done with a card.</source>
        <translation>Das Spiel ist zu Ende: mit Karten geschieht nichts mehr.</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2
%3</source>
        <comment>card, question, rule</comment>
        <translation>%1 ist keine Antwort auf die Frage: %2
%3</translation>
    </message>
    <message>
        <source>Where it lies, this holds: %1</source>
        <translation>Wo sie liegt, gilt: %1</translation>
    </message>
    <message>
        <source>%1: not before this question is answered</source>
        <translation>%1: erst wenn diese Frage beantwortet ist</translation>
    </message>
</context>
<context>
    <name>muster::app::TallyModel</name>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message numerus="yes">
        <source>%1: of %n hand(s) you kept %2, a sound player keeps %3, alike %4</source>
        <translation>
            <numerusform>%1: Von %n Hand hast du %2 behalten, ein umsichtiger Spieler behält %3, gleich %4</numerusform>
            <numerusform>%1: Von %n Händen hast du %2 behalten, ein umsichtiger Spieler behält %3, gleich %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands that you kept as they were dealt</source>
        <translation>Hände, die du behalten hast, wie sie ausgeteilt wurden</translation>
    </message>
    <message>
        <source>Hands that a sound player keeps as they were dealt</source>
        <translation>Hände, die ein umsichtiger Spieler behält, wie sie ausgeteilt wurden</translation>
    </message>
    <message>
        <source>Hands that both kept, or of which both sent the same cards back</source>
        <translation>Hände, die beide behalten haben oder von denen beide dieselben Karten zurückgaben</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Ausgeteilt</translation>
    </message>
    <message>
        <source>You kept</source>
        <translation>Du behältst</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Umsichtig</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Gleich</translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictBadge</name>
    <message>
        <source>The deck is legal. Press to see all that was found.</source>
        <translation>Das Deck ist legal. Drücke hier, um alles zu sehen, was gefunden wurde.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). Press to see them, or F8 to go through them.</source>
        <translation>
            <numerusform>%n Problem. Drücke hier, um es zu sehen.</numerusform>
            <numerusform>%n Probleme. Drücke hier, um sie zu sehen, oder F8, um sie durchzugehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Urteil: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::WindowSession</name>
    <message>
        <source>The disk has lost a part of what was open the last time; the rest is here.</source>
        <translation>Der Datenträger hat einen Teil dessen verloren, was zuletzt offen war; der Rest ist hier.</translation>
    </message>
    <message>
        <source>Not open again, since their game cannot be read: %1. They are kept.</source>
        <translation>Nicht wieder geöffnet, weil ihr Spiel nicht gelesen werden kann: %1. Sie bleiben aufgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were brought back with unsaved changes.</source>
        <translation>
            <numerusform>%n Deck wurde mit ungespeicherten Änderungen zurückgeholt.</numerusform>
            <numerusform>%n Decks wurden mit ungespeicherten Änderungen zurückgeholt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::carddb::CardListModel</name>
    <message>
        <source>%1: none</source>
        <translation>%1: keine Angabe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
</context>
</TS>

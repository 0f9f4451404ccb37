<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AddWords</name>
    <message>
        <source>limit %1 of %2</source>
        <translation>limite&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>restricted, %1 of %1</source>
        <translation>restreinte, %1 sur %1</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>bannie</translation>
    </message>
    <message>
        <source>set %1 not allowed</source>
        <translation>extension %1 non autorisée</translation>
    </message>
    <message>
        <source>May be added: %1 of at most %2 are in the deck</source>
        <translation>Peut être ajoutée&#xa0;: %1 sur %2 au plus dans le deck</translation>
    </message>
    <message numerus="yes">
        <source>May be added: %n in the deck so far</source>
        <translation>
            <numerusform>Peut être ajoutée&#xa0;: %n dans le deck pour l’instant</numerusform>
            <numerusform>Peut être ajoutée&#xa0;: %n dans le deck pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>full: %1 of %2 %3</source>
        <translation>complet&#xa0;: %1 sur %2 %3</translation>
    </message>
    <message>
        <source>not in this deck: %1</source>
        <translation>pas dans ce deck&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of at most %2 are in the deck</source>
        <translation>%1 sur %2 au plus dans le deck</translation>
    </message>
    <message>
        <source>it is restricted to %1, and the deck has %1</source>
        <translation>elle est restreinte à %1, et le deck en a %1</translation>
    </message>
    <message>
        <source>the deck holds none of these: %1</source>
        <translation>le deck n’admet aucune de ces cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>the deck is full, %1 of %2 %3</source>
        <comment>how many, limit, of what</comment>
        <translation>le deck est complet, %1 sur %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>May not be added: %1 [%2]</source>
        <comment>why, rule</comment>
        <translation>Ne peut être ajoutée&#xa0;: %1 [%2]</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Muster reads:</source>
        <translation>Lecture de Muster&#xa0;:</translation>
    </message>
</context>
<context>
    <name>CheckSarif</name>
    <message>
        <source>A file that is checked has to be readable and in order.</source>
        <translation>Un fichier à vérifier doit être lisible et en ordre.</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 legal</source>
        <translation>légaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 incomplete</source>
        <translation>incomplets&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 illegal</source>
        <translation>illégaux&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) in order</source>
        <translation>
            <numerusform>%n autre fichier en ordre</numerusform>
            <numerusform>%n autres fichiers en ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n fichier avec des erreurs</numerusform>
            <numerusform>%n fichiers avec des erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, format %3</source>
        <translation>%1, %2, format %3</translation>
    </message>
    <message>
        <source>set %1, %2, in order</source>
        <translation>extension %1, %2, en ordre</translation>
    </message>
    <message>
        <source>format %1, in order</source>
        <translation>format %1, en ordre</translation>
    </message>
    <message>
        <source>game %1, in order</source>
        <translation>jeu %1, en ordre</translation>
    </message>
    <message>
        <source>rules of %1, %2, in order</source>
        <translation>règles du jeu %1, %2, en ordre</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of %1 in another language, %2, in order</source>
        <translation>règles du jeu %1 dans une autre langue, %2, en ordre</translation>
    </message>
    <message>
        <source>words of %1 in other languages, %2, in order</source>
        <translation>mots du jeu %1 dans d’autres langues, %2, en ordre</translation>
    </message>
    <message>
        <source>effect words of %1 in other languages, %2, in order</source>
        <translation>mots d’effets du jeu %1 dans d’autres langues, %2, en ordre</translation>
    </message>
    <message>
        <source>%1, leave given</source>
        <translation>%1, dérogation accordée</translation>
    </message>
    <message>
        <source>to mend: %1</source>
        <translation>à corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>possible: %1</source>
        <translation>possible&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>%1 à la ligne %2</translation>
    </message>
    <message>
        <source>%1: cannot be made legal with the cards there are:</source>
        <translation>%1&#xa0;: impossible à rendre légal avec les cartes existantes&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1: mended, %n change(s):</source>
        <translation>
            <numerusform>%1&#xa0;: corrigé, %n modification&#xa0;:</numerusform>
            <numerusform>%1&#xa0;: corrigé, %n modifications&#xa0;:</numerusform>
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
        <translation>il n’y a pas de jeu «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>l’option «&#x202f;--date&#x202f;» attend une date telle que 2026-10-03&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to %1, found &quot;%2&quot;</source>
        <translation>l’option «&#x202f;--players&#x202f;» attend un nombre de 1 à %1&#x202f;; trouvé&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>vérification&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>&quot;--in-place&quot; goes with &quot;--fix&quot;</source>
        <translation>«&#x202f;--in-place&#x202f;» ne va qu’avec «&#x202f;--fix&#x202f;»</translation>
    </message>
    <message>
        <source>learn whether decks are legal, and why not</source>
        <translation>savoir si des decks sont légaux, et sinon pourquoi</translation>
    </message>
    <message>
        <source>Checks decks against the rules of their game and prints every problem as &quot;file:line: severity: message [ID]&quot;. Folders are searched for deck files (*.muster), and for sets, formats, the files of games and their translations, which are checked as well. &quot;-&quot; reads standard input.
illegal and incomplete decks give exit code 1; warning and advice leave a deck legal. What cannot be read gives exit code 2. Over many files the highest code wins.</source>
        <translation>Vérifie des decks selon les règles de leur jeu et affiche chaque problème sous la forme «&#x202f;fichier:ligne: gravité: message [ID]&#x202f;». Les dossiers sont parcourus à la recherche de fichiers de deck (*.muster), ainsi que d’extensions, de formats, de fichiers de jeux et de leurs traductions, qui sont vérifiés aussi. «&#x202f;-&#x202f;» lit l’entrée standard.
Un deck illégal ou incomplet donne le code de retour 1&#x202f;; un avertissement ou un conseil le laisse légal. Ce qui ne peut être lu donne le code de retour 2. Pour plusieurs fichiers, le code le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>Le jeu des listes en texte, qui ne le disent pas elles-mêmes.</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Un format désigné par sa clé, ou un fichier de format (.yaml), au lieu de celui du deck.</translation>
    </message>
    <message>
        <source>Quote the rules behind each finding, the figures, and how to mend it.</source>
        <translation>Citer les règles derrière chaque constat, les chiffres, et comment y remédier.</translation>
    </message>
    <message>
        <source>Write a legal copy of each deck that is not, NAME.fixed.muster, and say what was changed.</source>
        <translation>Écrire une copie légale de chaque deck qui ne l’est pas, NOM.fixed.muster, et dire ce qui a changé.</translation>
    </message>
    <message>
        <source>With --fix: change the deck file itself.</source>
        <translation>Avec --fix&#xa0;: modifier le fichier du deck lui-même.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it; in place of what format or deck say.</source>
        <translation>Nombre de joueurs, si les règles en dépendent&#x202f;; au lieu de ce que disent le format ou le deck.</translation>
    </message>
    <message>
        <source>Is this deck legal?</source>
        <translation>Ce deck est-il légal&#x202f;?</translation>
    </message>
    <message>
        <source>The same, with the rules quoted.</source>
        <translation>La même chose, avec les règles citées.</translation>
    </message>
    <message>
        <source>Every deck of a folder, for an event.</source>
        <translation>Tous les decks d’un dossier, pour un tournoi.</translation>
    </message>
    <message>
        <source>Write deck.fixed.muster, a legal copy with the fewest changes.</source>
        <translation>Écrire deck.fixed.muster, une copie légale avec le moins de modifications possible.</translation>
    </message>
    <message>
        <source>A pasted list, for another program.</source>
        <translation>Une liste collée, pour un autre programme.</translation>
    </message>
    <message>
        <source>Decks, sets, formats and rules, as code review tools read it.</source>
        <translation>Decks, extensions, formats et règles, pour les outils de revue de code.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, for formats with dates. Without one, today is only good for advice.</source>
        <translation>Le jour de l’événement, AAAA-MM-JJ, pour les formats datés. Sans lui, la date du jour ne donne lieu qu’à des conseils.</translation>
    </message>
    <message>
        <source>The shop that lies beside the decks: what it gives is reckoned with, and what it lacks is told.</source>
        <translation>La boutique posée à côté des decks&#xa0;: ce qu’elle offre est pris en compte, et ce qui lui manque est signalé.</translation>
    </message>
    <message>
        <source>The decks given are those of one team, and complete it.</source>
        <translation>Les decks donnés sont ceux d’une même équipe, au complet.</translation>
    </message>
    <message>
        <source>&quot;--output csv&quot; goes with &quot;--roster&quot;</source>
        <translation>«&#x202f;--output csv&#x202f;» ne va qu’avec «&#x202f;--roster&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;--roster&quot; goes with &quot;--output&quot; text, csv or json</source>
        <translation>«&#x202f;--roster&#x202f;» ne va qu’avec «&#x202f;--output&#x202f;» text, csv ou json</translation>
    </message>
    <message>
        <source>Who plays which deck: adds a table of all players with deck, hash and verdict, and tells who has no deck, which deck has no player, and what stands there twice.</source>
        <translation>Qui joue quel deck&#xa0;: ajoute un tableau de tous les joueurs avec deck, empreinte et verdict, et signale qui n’a pas de deck, quel deck n’a pas de joueur et ce qui y figure deux fois.</translation>
    </message>
    <message>
        <source>Every registered player with deck, hash and verdict, for a spreadsheet.</source>
        <translation>Chaque joueur inscrit avec deck, empreinte et verdict, pour un tableur.</translation>
    </message>
</context>
<context>
    <name>CodeVerb</name>
    <message>
        <source>a deck as one line for clipboard and chat, and back</source>
        <translation>un deck en une seule ligne pour le presse-papiers et le chat, et retour</translation>
    </message>
    <message>
        <source>Prints the code of a deck file; for a code, prints the deck as a .muster file. The code rebuilds the deck wherever its sets are known. A card that is unknown or ambiguous has no code: mend it first.</source>
        <translation>Affiche le code d’un fichier de deck&#x202f;; à partir d’un code, affiche le deck comme fichier .muster. Le code reconstitue le deck partout où ses extensions sont connues. Une carte inconnue ou ambiguë n’a pas de code&#xa0;: corrigez-la d’abord.</translation>
    </message>
    <message>
        <source>One line to send to a friend.</source>
        <translation>Une ligne à envoyer à un ami.</translation>
    </message>
    <message>
        <source>The friend&apos;s side.</source>
        <translation>Du côté de l’ami.</translation>
    </message>
</context>
<context>
    <name>CompletionVerb</name>
    <message>
        <source>expected bash, zsh, fish or man, found &quot;%1&quot;%2</source>
        <translation>attendu&#xa0;: bash, zsh, fish ou man&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>complete commands in the shell; the man page</source>
        <translation>complétion des commandes dans le shell&#x202f;; page de manuel</translation>
    </message>
    <message>
        <source>Prints what a shell needs to complete verbs, options and their values, or the man page. Both are made from the help of the verbs. Installed packages bring them along.</source>
        <translation>Affiche ce dont un shell a besoin pour compléter les commandes, leurs options et leurs valeurs, ou la page de manuel. Les deux sont tirés de l’aide des commandes. Les paquets installés les apportent.</translation>
    </message>
    <message>
        <source>Complete in bash from the next shell on.</source>
        <translation>Complétion dans bash à partir du prochain shell.</translation>
    </message>
    <message>
        <source>The man page as a file.</source>
        <translation>La page de manuel dans un fichier.</translation>
    </message>
</context>
<context>
    <name>ConsoleText</name>
    <message>
        <source>muster: error: the output cannot be written: %1</source>
        <translation>muster&#xa0;: erreur&#xa0;: la sortie ne peut être écrite&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ConvertVerb</name>
    <message>
        <source>%1:%2: not understood: %3</source>
        <translation>%1:%2: non compris&#xa0;: %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>le fichier «&#x202f;%1&#x202f;» existe déjà&#x202f;; --force l’écrase</translation>
    </message>
    <message>
        <source>%1:%2: %3; nothing was written</source>
        <translation>%1:%2: %3&#x202f;; rien n’a été écrit</translation>
    </message>
    <message>
        <source>turn a deck into another form</source>
        <translation>convertir un deck dans une autre forme</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>Le jeu des listes en texte et du CSV, qui ne le disent pas eux-mêmes.</translation>
    </message>
    <message>
        <source>The form to write, where the name does not tell.</source>
        <translation>La forme à écrire, si le nom ne l’indique pas.</translation>
    </message>
    <message>
        <source>Write over a file that is there already.</source>
        <translation>Écraser un fichier qui existe déjà.</translation>
    </message>
    <message>
        <source>A pasted list becomes a deck file.</source>
        <translation>Une liste collée devient un fichier de deck.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Pour un tableur.</translation>
    </message>
    <message>
        <source>The deck as one line.</source>
        <translation>Le deck en une seule ligne.</translation>
    </message>
    <message>
        <source>Between other programs.</source>
        <translation>Entre d’autres programmes.</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; does not tell the form; end it in .muster, .txt, .csv, .json or .cod, or say --to FORM</source>
        <translation>le nom «&#x202f;%1&#x202f;» n’indique pas la forme&#x202f;; terminez-le par .muster, .txt, .csv, .json ou .cod, ou précisez --to FORME</translation>
    </message>
    <message>
        <source>Reads a deck in one form and writes it in another; the names&apos; endings tell which: .muster, .txt, .csv, .json, .cod (Cockatrice). IN may be a deck code or &quot;-&quot;, OUT may be &quot;code&quot; or &quot;-&quot;. Every line that was not understood is shown and kept: as an entry under the name it has, or in the deck&apos;s notes; the exit code is 1 then. Text lists and CSV hold the cards only.</source>
        <translation>Lit un deck sous une forme et l’écrit sous une autre, selon la fin des noms&#xa0;: .muster, .txt, .csv, .json, .cod (Cockatrice). IN peut être un code de deck ou «&#x202f;-&#x202f;», OUT peut être «&#x202f;code&#x202f;» ou «&#x202f;-&#x202f;». Chaque ligne non comprise est montrée et gardée&#xa0;: comme entrée sous le nom qu’elle porte, ou dans les notes du deck&#x202f;; le code de retour est alors 1. Les listes en texte et le CSV ne contiennent que les cartes.</translation>
    </message>
</context>
<context>
    <name>DealtDeck</name>
    <message numerus="yes">
        <source>%n line(s) of the deck name no card that is known, &quot;%1&quot; first: with them it cannot be dealt.</source>
        <translation>
            <numerusform>%n ligne du deck ne désigne aucune carte connue, «&#x202f;%1&#x202f;»&#xa0;: avec elle, on ne peut pas distribuer.</numerusform>
            <numerusform>%n lignes du deck ne désignent aucune carte connue, «&#x202f;%1&#x202f;» en premier&#xa0;: avec elles, on ne peut pas distribuer.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hands are dealt from a deck of this kind: %1.</source>
        <translation>Un deck de cette sorte ne se distribue pas en mains&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The deck is empty: there is nothing to deal.</source>
        <translation>Le deck est vide&#xa0;: il n’y a rien à distribuer.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>ce deck</translation>
    </message>
    <message>
        <source>The engine deals no hands of %1.</source>
        <translation>Le moteur ne distribue pas de mains du jeu %1.</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <source>Add %1 %2</source>
        <translation>Ajouter %1 %2</translation>
    </message>
    <message>
        <source>Remove %1 %2</source>
        <translation>Retirer %1 %2</translation>
    </message>
    <message>
        <source>Consider %1</source>
        <translation>Mettre à l’étude&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>card, copies</comment>
        <translation>Passer %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards: %1</source>
        <translation>
            <numerusform>Ajouter %n carte&#xa0;: %1</numerusform>
            <numerusform>Ajouter %n cartes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the number of %1</source>
        <comment>names of cards</comment>
        <translation>Changer le nombre&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards: %1</source>
        <translation>
            <numerusform>Retirer %n carte&#xa0;: %1</numerusform>
            <numerusform>Retirer %n cartes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n cards: %1</source>
        <translation>
            <numerusform>Mettre %n carte à l’étude&#xa0;: %1</numerusform>
            <numerusform>Mettre %n cartes à l’étude&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckComparison</name>
    <message>
        <source>About the deck</source>
        <translation>À propos du deck</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Rules options</source>
        <translation>Options de règles</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Waivers</source>
        <translation>Dérogations</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>À l’étude</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>section: group</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bar of a chart, its part</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
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
        <translation>%1 (exactement %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (none allowed)</source>
        <translation>%1 (non permis)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (%2 au plus)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (%2 au moins)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>series, value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>bar, its values</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing to count yet.</source>
        <translation>Rien à compter pour l’instant.</translation>
    </message>
    <message>
        <source>Average: %1</source>
        <translation>Moyenne&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names not counted</source>
        <translation>
            <numerusform>%n carte au nom inconnu non comptée</numerusform>
            <numerusform>%n cartes au nom inconnu non comptées</numerusform>
        </translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <comment>a percentage</comment>
        <translation>moins de %1&#x202f;%</translation>
    </message>
    <message>
        <source>over %1 %</source>
        <comment>a percentage</comment>
        <translation>plus de %1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>value, bounds</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnues</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>À l’étude</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>a field of cards</comment>
        <translation>Sans %1</translation>
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
        <translation>À l’étude</translation>
    </message>
</context>
<context>
    <name>DiffVerb</name>
    <message>
        <source>the same deck: %1</source>
        <translation>le même deck&#xa0;: %1</translation>
    </message>
    <message>
        <source>    %1%2 %3: %4 registered, %5 in the deck</source>
        <translation>    %1%2 %3&#xa0;: %4 sur la liste, %5 dans le deck</translation>
    </message>
    <message>
        <source>not the same deck: %1, %2</source>
        <translation>pas le même deck&#xa0;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>%n carte manquante</numerusform>
            <numerusform>%n cartes manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n carte en trop</numerusform>
            <numerusform>%n cartes en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>the decks are of two games, %1 and %2</source>
        <translation>les decks sont de deux jeux, %1 et %2</translation>
    </message>
    <message>
        <source>the decks are of two kinds, %1 and %2</source>
        <translation>les decks sont de deux sortes, %1 et %2</translation>
    </message>
    <message>
        <source>it is not clear which card %1 is; it is compared as it is written</source>
        <translation>on ne sait pas quelle carte est %1&#x202f;; elle est comparée telle qu’elle est écrite</translation>
    </message>
    <message>
        <source>what has changed between a registered list and a deck</source>
        <translation>ce qui a changé entre une liste enregistrée et un deck</translation>
    </message>
    <message>
        <source>Compares a deck with the list that was handed in, card by card: of the registered list comes what is missing (-), of the deck what is too many (+). Order, spelling, printings and the form of the file are no difference. Each may be a file, a deck code or &quot;-&quot;.
The exit code is 0 where they are the same deck, 1 where they are not.</source>
        <translation>Compare un deck avec la liste qui a été remise, carte par carte&#xa0;: de la liste vient ce qui manque (-), du deck ce qui est en trop (+). L’ordre, l’orthographe, les éditions et la forme du fichier ne comptent pas. Chacun des deux peut être un fichier, un code de deck ou «&#x202f;-&#x202f;».
Le code de retour est 0 si c’est le même deck, 1 sinon.</translation>
    </message>
    <message>
        <source>Is this still the deck that was registered?</source>
        <translation>Est-ce toujours le deck enregistré&#x202f;?</translation>
    </message>
    <message>
        <source>The code of the printed sheet against what a judge has counted.</source>
        <translation>Le code de la fiche imprimée contre ce qu’un arbitre a compté.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>a word of %1</source>
        <translation>un mot de %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>attendu&#xa0;: un nombre de %1 à %2&#x202f;; trouvé&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected a number of at least %1, found %2</source>
        <translation>attendu&#xa0;: un nombre d’au moins %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected a number of at most %1, found %2</source>
        <translation>attendu&#xa0;: un nombre d’au plus %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the number %1 is out of range</source>
        <translation>le nombre %1 est hors limites</translation>
    </message>
    <message>
        <source>this is no deck code: it has characters that deck codes do not use</source>
        <translation>ce n’est pas un code de deck&#xa0;: il contient des caractères que ces codes n’emploient pas</translation>
    </message>
    <message>
        <source>the deck code was copied wrongly: its checksum does not fit</source>
        <translation>le code de deck a été mal copié&#xa0;: sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>the deck code is not complete, expected more characters</source>
        <translation>le code de deck n’est pas complet, il manque des caractères</translation>
    </message>
    <message>
        <source>the deck code comes from a newer version of Muster</source>
        <translation>le code de deck vient d’une version plus récente de Muster</translation>
    </message>
    <message>
        <source>this is no deck code: %1</source>
        <translation>ce n’est pas un code de deck&#xa0;: %1</translation>
    </message>
    <message>
        <source>the query is wrong: %1</source>
        <translation>la requête est fausse&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>c’est un dossier, un fichier était attendu</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>the file is too large: %1, expected at most %2</source>
        <translation>le fichier est trop grand&#xa0;: %1&#x202f;; attendu&#xa0;: %2 au plus</translation>
    </message>
    <message>
        <source>expected text in UTF-8, found other bytes</source>
        <translation>attendu&#xa0;: du texte en UTF-8&#x202f;; trouvé&#xa0;: d’autres octets</translation>
    </message>
    <message>
        <source>there is nothing here, expected %1</source>
        <translation>il n’y a rien ici&#x202f;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is nothing here</source>
        <translation>il n’y a rien ici</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>écriture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>écriture impossible</translation>
    </message>
    <message>
        <source>this is not valid YAML: a text with a colon and a blank or tab in it has to stand in quotes</source>
        <translation>ce n’est pas du YAML valide&#xa0;: un texte qui contient un deux-points suivi d’une espace ou d’une tabulation doit être entre guillemets</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>ce n’est pas du YAML valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML</source>
        <translation>ce n’est pas du YAML valide</translation>
    </message>
    <message>
        <source>expected plain YAML, as a file of more than %1 must be: something here is wrong, or rare, such as a tab, a tag, or a word over several lines</source>
        <translation>du YAML simple était attendu, comme doit l’être un fichier de plus de %1&#xa0;: quelque chose ici est faux, ou rare, comme une tabulation, une étiquette ou un mot sur plusieurs lignes</translation>
    </message>
    <message>
        <source>expected the value itself, found the anchor or alias %1</source>
        <translation>attendu&#xa0;: la valeur elle-même&#x202f;; trouvé&#xa0;: l’ancre ou l’alias %1</translation>
    </message>
    <message>
        <source>expected a plain value, found the tag %1</source>
        <translation>attendu&#xa0;: une valeur simple&#x202f;; trouvé&#xa0;: l’étiquette %1</translation>
    </message>
    <message numerus="yes">
        <source>nested too deeply, expected at most %n level(s)</source>
        <translation>
            <numerusform>imbrication trop profonde&#x202f;; attendu&#xa0;: %n niveau au plus</numerusform>
            <numerusform>imbrication trop profonde&#x202f;; attendu&#xa0;: %n niveaux au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>too many values in one file, expected at most %n</source>
        <translation>
            <numerusform>trop de valeurs dans un fichier&#x202f;; attendu&#xa0;: %n au plus</numerusform>
            <numerusform>trop de valeurs dans un fichier&#x202f;; attendu&#xa0;: %n au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one document in the file, a second one begins here</source>
        <translation>un seul document est attendu dans le fichier, un second commence ici</translation>
    </message>
    <message>
        <source>the key %1 is there twice, first in line %2</source>
        <translation>la clé %1 figure deux fois, d’abord à la ligne %2</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>la clé %1 figure deux fois</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>clé inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>la clé %1 manque</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu&#xa0;: %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>attendu&#xa0;: un nombre entier&#x202f;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>attendu, au choix&#xa0;: %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>too long: %1 characters, expected at most %2</source>
        <translation>trop long&#xa0;: %1 caractères&#x202f;; attendu&#xa0;: %2 au plus</translation>
    </message>
    <message>
        <source>%3: expected %1, found %2</source>
        <translation>%3&#xa0;: attendu&#xa0;: %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected version %1, found %2</source>
        <translation>attendu&#xa0;: la version %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected a date such as 2026-10-03, found %1</source>
        <translation>attendu&#xa0;: une date telle que 2026-10-03&#x202f;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>this does not say which game it is for, expected the option --game %1</source>
        <translation>rien ne dit de quel jeu il s’agit&#x202f;; attendu&#xa0;: l’option --game %1</translation>
    </message>
    <message>
        <source>unknown game %1</source>
        <translation>jeu inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown card type %1</source>
        <translation>type de carte inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown field %1</source>
        <translation>champ inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>aucune carte ne s’appelle %1</translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>plusieurs cartes s’appellent %1</translation>
    </message>
    <message>
        <source>unknown set %1</source>
        <translation>extension inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>format inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>no rule has the id %1</source>
        <translation>aucune règle n’a l’identifiant %1</translation>
    </message>
    <message>
        <source>unknown section %1</source>
        <translation>section inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown rules option %1</source>
        <translation>option de règles inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the id %1 is already taken by %2</source>
        <translation>l’identifiant %1 est déjà pris par %2</translation>
    </message>
    <message>
        <source>the id %1 is already taken</source>
        <translation>l’identifiant %1 est déjà pris</translation>
    </message>
    <message>
        <source>expected an id such as %1, found %2</source>
        <translation>attendu&#xa0;: un identifiant tel que %1&#x202f;; trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>the field %1 does not belong to a card of type %2</source>
        <translation>le champ %1 n’appartient pas à une carte de type %2</translation>
    </message>
    <message>
        <source>%1 breaks a rule for cards: %2</source>
        <translation>%1 enfreint une règle pour les cartes&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is of type %2 here and of type %3 in line %4</source>
        <translation>%1 est de type %2 ici et de type %3 à la ligne %4</translation>
    </message>
    <message>
        <source>no effect verb is called %1</source>
        <translation>aucun verbe d’effet ne s’appelle %1</translation>
    </message>
    <message>
        <source>no event is called %1</source>
        <translation>aucun événement ne s’appelle %1</translation>
    </message>
    <message>
        <source>no condition is called %1</source>
        <translation>aucune condition ne s’appelle %1</translation>
    </message>
    <message>
        <source>no duration is called %1</source>
        <translation>aucune durée ne s’appelle %1</translation>
    </message>
    <message>
        <source>no quantity is called %1</source>
        <translation>aucune quantité ne s’appelle %1</translation>
    </message>
    <message>
        <source>no cost is called %1</source>
        <translation>aucun coût ne s’appelle %1</translation>
    </message>
    <message>
        <source>unknown word %1, expected one of the list &quot;%2&quot;</source>
        <translation>mot inconnu&#xa0;: %1&#x202f;; attendu&#xa0;: un mot de la liste «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>unknown word %1</source>
        <translation>mot inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>the choice of cards %1 is not understood at %2</source>
        <translation>le choix de cartes %1 n’est pas compris à partir de %2</translation>
    </message>
    <message>
        <source>the expression %1 is not understood at %2</source>
        <translation>l’expression %1 n’est pas comprise à partir de %2</translation>
    </message>
    <message>
        <source>%1 is remembered here and never used</source>
        <translation>%1 est retenu ici et ne sert jamais</translation>
    </message>
    <message>
        <source>%1 is used here and never remembered before</source>
        <translation>%1 sert ici et n’a jamais été retenu auparavant</translation>
    </message>
    <message>
        <source>this can never happen: %1</source>
        <translation>cela ne peut jamais arriver&#xa0;: %1</translation>
    </message>
    <message>
        <source>this can never happen</source>
        <translation>cela ne peut jamais arriver</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other, expected one of them</source>
        <translation>%1 et %2 s’excluent, un seul des deux est attendu</translation>
    </message>
    <message>
        <source>this is not valid CSV: %1</source>
        <translation>ce n’est pas du CSV valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is read as +%1, write its sign (a lost minus is easily overlooked)</source>
        <translation>%1 est lu comme +%1, écrivez son signe (un moins perdu passe facilement inaperçu)</translation>
    </message>
    <message>
        <source>the file is empty, or holds nothing but comments</source>
        <translation>le fichier est vide, ou ne contient que des commentaires</translation>
    </message>
    <message>
        <source>%1 can never be chosen with the cards of this scenario</source>
        <translation>%1 ne pourra jamais être choisi avec les cartes de ce scénario</translation>
    </message>
    <message>
        <source>no line of the log can say %1 in this scenario</source>
        <translation>aucune ligne du journal ne peut dire %1 dans ce scénario</translation>
    </message>
    <message>
        <source>the rules of the game cannot carry out what this text says: %1</source>
        <translation>les règles du jeu ne peuvent exécuter ce que dit ce texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>the field %1 is unusual for a card of type %2; it counts all the same</source>
        <translation>le champ %1 est inhabituel pour une carte de type %2&#x202f;; il compte tout de même</translation>
    </message>
    <message>
        <source>%1 makes no sense for %2, expected one of %3</source>
        <translation>%1 n’a pas de sens pour %2&#x202f;; attendu, au choix&#xa0;: %3</translation>
    </message>
    <message>
        <source>&quot;opponent&quot; alone does not say which of several</source>
        <translation>«&#x202f;opponent&#x202f;» seul ne dit pas lequel parmi plusieurs</translation>
    </message>
    <message>
        <source>no card of the game answers to the query %1</source>
        <translation>aucune carte du jeu ne répond à la requête %1</translation>
    </message>
    <message>
        <source>%1 is the name of %2 as well, which has another %3; decks mean a card of the game&apos;s own sets by the name, else that of the set whose file comes first, and yours by its id</source>
        <translation>%1 est aussi le nom de %2, dont %3 est différent&#x202f;; par ce nom, les decks entendent une carte des extensions du jeu, sinon celle de l’extension dont le fichier vient en premier, et la vôtre par son identifiant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>ici commence un autre deck, %1&#x202f;; mettez chacun dans un fichier à lui</translation>
    </message>
    <message>
        <source>the engine does not play %1, expected one of %2</source>
        <translation>le moteur ne joue pas %1&#x202f;; attendu, au choix&#xa0;: %2</translation>
    </message>
    <message>
        <source>this was canceled</source>
        <translation>annulé</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>un dictionnaire</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>a word as the key</source>
        <translation>un mot comme clé</translation>
    </message>
    <message>
        <source>a single word</source>
        <translation>un seul mot</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>une liste de mots</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>un texte vide</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>plusieurs lignes</translation>
    </message>
    <message>
        <source>a text with control characters</source>
        <translation>un texte avec des caractères de contrôle</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a name on one line</source>
        <translation>un nom sur une seule ligne</translation>
    </message>
    <message>
        <source>the name of a card</source>
        <translation>le nom d’une carte</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a phrase</source>
        <translation>une expression</translation>
    </message>
    <message>
        <source>a query</source>
        <translation>une requête</translation>
    </message>
    <message>
        <source>a step such as {draw: 1}</source>
        <translation>une étape telle que {draw: 1}</translation>
    </message>
    <message>
        <source>dice such as d20 or 3d6</source>
        <translation>des dés tels que d20 ou 3d6</translation>
    </message>
    <message>
        <source>a number, or a product like 2 x type:champion</source>
        <translation>un nombre, ou un produit tel que 2 x type:champion</translation>
    </message>
    <message>
        <source>a number, an option like option max_copies, or a sum of both</source>
        <translation>un nombre, une option telle que option max_copies, ou une somme des deux</translation>
    </message>
    <message>
        <source>a field that is a number</source>
        <translation>un champ qui est un nombre</translation>
    </message>
    <message>
        <source>a field that is a word, a list of words or a number</source>
        <translation>un champ qui est un mot, une liste de mots ou un nombre</translation>
    </message>
    <message>
        <source>a field that is a word, a number or a flag</source>
        <translation>un champ qui est un mot, un nombre ou un drapeau</translation>
    </message>
    <message>
        <source>a field with parts</source>
        <translation>un champ qui a des parties</translation>
    </message>
    <message>
        <source>one key: a player, dice or expect</source>
        <translation>une clé&#xa0;: un joueur, dice ou expect</translation>
    </message>
    <message>
        <source>more</source>
        <translation>davantage</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>at most %1 rows</source>
        <translation>au plus %1 lignes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>two to eight capitals and digits, such as PLT</source>
        <translation>deux à huit majuscules et chiffres, comme PLT</translation>
    </message>
    <message>
        <source>letters, digits and hyphens</source>
        <translation>des lettres, des chiffres et des traits d’union</translation>
    </message>
    <message>
        <source>lower-case letters, digits and hyphens</source>
        <translation>des minuscules, des chiffres et des traits d’union</translation>
    </message>
    <message>
        <source>lower-case letters, digits, hyphens, underscores and blanks</source>
        <translation>des minuscules, des chiffres, des traits d’union, des tirets bas et des espaces</translation>
    </message>
    <message>
        <source>a header row</source>
        <translation>une ligne d’en-tête</translation>
    </message>
    <message>
        <source>a header row with the column name</source>
        <translation>une ligne d’en-tête avec la colonne name</translation>
    </message>
    <message>
        <source>a header row: deck, last name, first name, id, club, table</source>
        <translation>une ligne d’en-tête&#xa0;: deck, last name, first name, id, club, table</translation>
    </message>
    <message>
        <source>%1 cells under %2 headings</source>
        <translation>%1 cellules sous %2 en-têtes</translation>
    </message>
    <message>
        <source>more than %1 cells in a row</source>
        <translation>plus de %1 cellules sur une ligne</translation>
    </message>
    <message>
        <source>a quote inside a cell that does not begin with one</source>
        <translation>un guillemet dans une cellule qui ne commence pas par un guillemet</translation>
    </message>
    <message>
        <source>a quote that is never closed</source>
        <translation>un guillemet jamais fermé</translation>
    </message>
    <message>
        <source>text behind a closing quote</source>
        <translation>du texte après un guillemet fermant</translation>
    </message>
    <message>
        <source>text after the end of the content</source>
        <translation>du texte après la fin du contenu</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>un encadré</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>un élément</translation>
    </message>
    <message>
        <source>a part that can stand beside others</source>
        <translation>un élément qui peut se placer à côté d’autres</translation>
    </message>
    <message>
        <source>a part that is no list of cards</source>
        <translation>un élément qui n’est pas une liste de cartes</translation>
    </message>
    <message>
        <source>fields of sheets</source>
        <translation>champs de fiches</translation>
    </message>
    <message>
        <source>parts of sheets</source>
        <translation>éléments de fiches</translation>
    </message>
    <message>
        <source>kinds of decks</source>
        <translation>sortes de decks</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>graphiques</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>le dossier ne peut être créé</translation>
    </message>
    <message>
        <source>there is no home folder (HOME is not set)</source>
        <translation>il n’y a pas de dossier personnel (HOME n’est pas défini)</translation>
    </message>
    <message>
        <source>a list of dice</source>
        <translation>une liste de dés</translation>
    </message>
    <message>
        <source>a list of dice, or random</source>
        <translation>une liste de dés, ou random</translation>
    </message>
    <message>
        <source>a Champion or Squire in play</source>
        <translation>un Champion ou un Squire en jeu</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>une attente</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>une action</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>une option</translation>
    </message>
    <message>
        <source>a line of the log</source>
        <translation>une ligne du journal</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartes</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>un nombre entier à partir de %1</translation>
    </message>
    <message>
        <source>up to %1 hexadecimal digits</source>
        <translation>jusqu’à %1 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>a number such as %1 cards</source>
        <translation>un nombre tel que %1 cartes</translation>
    </message>
    <message>
        <source>%1 Squires</source>
        <translation>%1 cartes Squire</translation>
    </message>
    <message>
        <source>at most %1 Squires</source>
        <translation>au plus %1 Squires</translation>
    </message>
    <message>
        <source>%1 pieces of Equipment of one kind</source>
        <translation>%1 pièces d’Équipement d’une même sorte</translation>
    </message>
    <message>
        <source>a Champion with something on it</source>
        <translation>un Champion qui porte quelque chose</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>une étape</translation>
    </message>
    <message>
        <source>a variant</source>
        <translation>une variante</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>une règle</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>ce qui est demandé</translation>
    </message>
    <message>
        <source>a name that no other card has</source>
        <translation>un nom qu’aucune autre carte ne porte</translation>
    </message>
    <message>
        <source>an Action whose text does nothing but last, on a unit that it can be on</source>
        <translation>une Action dont le texte ne fait que durer, sur une unité qui peut la recevoir</translation>
    </message>
    <message>
        <source>a card whose text does nothing but last</source>
        <translation>une carte dont le texte ne fait que durer</translation>
    </message>
    <message>
        <source>a card with a text that is used so many times a turn</source>
        <translation>une carte dont un texte sert un certain nombre de fois par tour</translation>
    </message>
    <message>
        <source>an Action or an Exterior</source>
        <translation>une Action ou un Exterior</translation>
    </message>
    <message>
        <source>a Champion in play with a Coin</source>
        <translation>un Champion en jeu avec une pièce</translation>
    </message>
    <message>
        <source>face up, in combat</source>
        <translation>face visible, au combat</translation>
    </message>
    <message>
        <source>face up, on a Champion that is</source>
        <translation>face visible, sur un Champion qui l’est</translation>
    </message>
    <message>
        <source>face up, with Equipment of an Origin</source>
        <translation>face visible, avec l’Équipement d’une Origin</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>a Squire without Battle Conditions</source>
        <translation>un Squire sans Battle Conditions</translation>
    </message>
    <message>
        <source>one with them</source>
        <translation>un Squire avec Battle Conditions</translation>
    </message>
    <message>
        <source>a description such as card (name:wolf)</source>
        <translation>une description telle que card (name:wolf)</translation>
    </message>
    <message>
        <source>a number of players such as 2 or 3 to 6</source>
        <translation>un nombre de joueurs tel que 2 ou 3 to 6</translation>
    </message>
    <message>
        <source>a link to a file that is not there</source>
        <translation>un lien vers un fichier qui n’existe pas</translation>
    </message>
    <message>
        <source>another program holds the folder</source>
        <translation>un autre programme tient le dossier</translation>
    </message>
    <message>
        <source>a deck of cards with numbers and names</source>
        <translation>un deck de cartes avec quantités et noms</translation>
    </message>
    <message>
        <source>a deck file of Muster</source>
        <translation>un fichier de deck de Muster</translation>
    </message>
    <message>
        <source>XML, as files called .cod and .dek have it</source>
        <translation>du XML, comme dans les fichiers .cod et .dek</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>un autre XML</translation>
    </message>
    <message>
        <source>other JSON</source>
        <translation>un autre JSON</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>une liste de deck</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>a document of a word processor</source>
        <translation>un document de traitement de texte</translation>
    </message>
    <message>
        <source>a packed file, as office programs write them</source>
        <translation>un fichier compressé, comme en écrivent les logiciels de bureau</translation>
    </message>
    <message>
        <source>a packed file</source>
        <translation>un fichier compressé</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>une page web</translation>
    </message>
</context>
<context>
    <name>ExportVerb</name>
    <message>
        <source>the name &quot;%1&quot; does not tell what to write; end it in .cod or .xml for Cockatrice, .json for Tabletop Simulator, .png for a picture</source>
        <translation>le nom «&#x202f;%1&#x202f;» n’indique pas quoi écrire&#x202f;; terminez-le par .cod ou .xml pour Cockatrice, .json pour Tabletop Simulator, .png pour une image</translation>
    </message>
    <message>
        <source>there is no font to draw faces with; install one, such as DejaVu Sans</source>
        <translation>il n’y a pas de police pour dessiner les cartes&#x202f;; installez-en une, par exemple DejaVu Sans</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>le fichier «&#x202f;%1&#x202f;» existe déjà&#x202f;; --force l’écrase</translation>
    </message>
    <message>
        <source>muster export: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster export&#xa0;: pas d’image pour «&#x202f;%1&#x202f;»&#xa0;: on ne sait pas de quelle carte il s’agit</translation>
    </message>
    <message>
        <source>a deck for other programs, or as a picture</source>
        <translation>un deck pour d’autres programmes, ou en image</translation>
    </message>
    <message>
        <source>Writes a deck for Cockatrice (.cod), the cards of its game for Cockatrice (.xml), a saved object of Tabletop Simulator with its pictures (.json), or a picture of all its cards (.png). DECK may be a deck code or &quot;-&quot;. &quot;muster convert&quot; reads .cod files and saved objects back.</source>
        <translation>Écrit un deck pour Cockatrice (.cod), les cartes de son jeu pour Cockatrice (.xml), un objet enregistré de Tabletop Simulator avec ses images (.json), ou une image de toutes ses cartes (.png). DECK peut être un code de deck ou «&#x202f;-&#x202f;». «&#x202f;muster convert&#x202f;» relit les fichiers .cod et les objets enregistrés.</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>Le jeu des listes en texte et du CSV, qui ne le disent pas eux-mêmes.</translation>
    </message>
    <message>
        <source>Write over files that are there already.</source>
        <translation>Écraser les fichiers qui existent déjà.</translation>
    </message>
    <message>
        <source>To show it to others.</source>
        <translation>Pour le montrer à d’autres.</translation>
    </message>
    <message>
        <source>For a table of Tabletop Simulator.</source>
        <translation>Pour une table de Tabletop Simulator.</translation>
    </message>
    <message>
        <source>So that Cockatrice knows the cards.</source>
        <translation>Pour que Cockatrice connaisse les cartes.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>chance of a starting hand that cannot be played</source>
        <translation>probabilité d’une main de départ injouable</translation>
    </message>
    <message>
        <source>chance to lose the game to seven such hands in a row</source>
        <translation>probabilité de perdre la partie par sept mains pareilles d’affilée</translation>
    </message>
    <message>
        <source>chance of two Coins among the first eight cards</source>
        <translation>probabilité de deux pièces parmi les huit premières cartes</translation>
    </message>
    <message>
        <source>chance that a single copy is out of reach for the whole game</source>
        <translation>probabilité qu’un exemplaire unique reste hors d’atteinte toute la partie</translation>
    </message>
    <message>
        <source>chance to have seen all of it</source>
        <translation>probabilité d’avoir tout vu</translation>
    </message>
    <message>
        <source>chance to find something</source>
        <translation>probabilité de trouver quelque chose</translation>
    </message>
    <message>
        <source>chance of none in the starting hand</source>
        <translation>probabilité de n’en avoir aucune en main de départ</translation>
    </message>
    <message>
        <source>chance of at least one in the starting hand</source>
        <translation>probabilité d’en avoir au moins une en main de départ</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 1</source>
        <translation>probabilité d’un Attribut à jouer au tour 1</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 2</source>
        <translation>probabilité d’un Attribut à jouer au tour 2</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 3</source>
        <translation>probabilité d’un Attribut à jouer au tour 3</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 4</source>
        <translation>probabilité d’un Attribut à jouer au tour 4</translation>
    </message>
    <message>
        <source>Attributes to expect among the first ten cards</source>
        <translation>Attributs à attendre parmi les dix premières cartes</translation>
    </message>
    <message>
        <source>turn on which the cards can be played at the earliest, on average</source>
        <translation>tour auquel les cartes peuvent être jouées au plus tôt, en moyenne</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Script</source>
        <translation>probabilité d’une main de départ sans aucun Script</translation>
    </message>
    <message>
        <source>chance of two to four Scripts in the opening hand</source>
        <translation>probabilité de deux à quatre Scripts en main de départ</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Creature</source>
        <translation>probabilité d’une main de départ sans aucune Créature</translation>
    </message>
    <message>
        <source>chance of an opening hand that can pay for nothing in it</source>
        <translation>probabilité d’une main de départ qui ne peut rien payer de ce qu’elle contient</translation>
    </message>
    <message>
        <source>the same if all cards were of one element</source>
        <translation>la même, si toutes les cartes étaient d’un seul élément</translation>
    </message>
    <message>
        <source>share of them that can be paid for by themselves by the fifth turn</source>
        <translation>part d’entre elles qui peut être payée sans aide au cinquième tour</translation>
    </message>
    <message>
        <source>chance of one among the first four cards</source>
        <translation>probabilité d’en avoir une parmi les quatre premières cartes</translation>
    </message>
    <message>
        <source>chance of one among the first five cards</source>
        <translation>probabilité d’en avoir une parmi les cinq premières cartes</translation>
    </message>
    <message>
        <source>average cost of a card</source>
        <translation>coût moyen d’une carte</translation>
    </message>
    <message>
        <source>life lost in a travel step with power %1: %2</source>
        <translation>vie perdue dans une étape de voyage avec une puissance de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>travel steps that are lost fights with power %1: %2 %</source>
        <translation>étapes de voyage qui sont des combats perdus avec une puissance de %1&#xa0;: %2&#x202f;%</translation>
    </message>
    <message>
        <source>lowest life at the start: %1</source>
        <translation>vie la plus basse au départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>highest life at the start: %1</source>
        <translation>vie la plus haute au départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>life at the start: %1</source>
        <translation>vie au départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>rounds of an ordinary game: about %1</source>
        <translation>manches d’une partie ordinaire&#xa0;: environ %1</translation>
    </message>
    <message>
        <source>power of a fully equipped fighter: %1</source>
        <translation>puissance d’un combattant pleinement équipé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 % of the pile</source>
        <translation>
            <numerusform>%1&#xa0;: %n carte, %2&#x202f;% de la pile</numerusform>
            <numerusform>%1&#xa0;: %n cartes, %2&#x202f;% de la pile</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n card(s): %2</source>
        <translation>
            <numerusform>%1, avec %n carte&#xa0;: %2</numerusform>
            <numerusform>%1, avec %n cartes&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>cards that can be replaced in the opening hand: at most %1</source>
        <translation>cartes de la main de départ qui peuvent être remplacées&#xa0;: %1 au plus</translation>
    </message>
    <message>
        <source>usually at least %1 %</source>
        <translation>d’ordinaire au moins %1&#x202f;%</translation>
    </message>
    <message>
        <source>usually at most %1 %</source>
        <translation>d’ordinaire au plus %1&#x202f;%</translation>
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
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Gagnées avec d’autres</translation>
    </message>
    <message>
        <source>Won by whoever is %1</source>
        <translation>Gagnées par qui est %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Not ended</source>
        <translation>Inachevées</translation>
    </message>
    <message>
        <source>What hands are worth</source>
        <translation>Ce que valent les mains</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>telles que distribuées</translation>
    </message>
    <message>
        <source>after the mulligans of a sound player</source>
        <translation>après les mulligans d’un joueur avisé</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>échantillon</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>By own turn; each within %1 percentage points, 95 times in 100.</source>
        <translation>Par tour du joueur&#x202f;; chaque valeur à %1 points de pourcentage près, 95 fois sur 100.</translation>
    </message>
    <message>
        <source>By own turn; each within ±%1, 95 times in 100.</source>
        <translation>Par tour du joueur&#x202f;; chaque valeur à ±%1 près, 95 fois sur 100.</translation>
    </message>
    <message>
        <source>%1; as dealt</source>
        <translation>%1&#x202f;; telles que distribuées</translation>
    </message>
    <message>
        <source>%1; after mulligans</source>
        <translation>%1&#x202f;; après mulligans</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a part of the games, a figure</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>%1, own turn %2</source>
        <comment>a figure</comment>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, card</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ended by %1</source>
        <comment>a rule</comment>
        <translation>Terminées par %1</translation>
    </message>
    <message>
        <source>How the games went</source>
        <translation>Issue des parties</translation>
    </message>
    <message>
        <source>Won: %1, 95 times in 100 within %2.</source>
        <translation>Gagnées&#xa0;: %1, 95 fois sur 100 entre %2.</translation>
    </message>
    <message>
        <source>The rules that ended them</source>
        <translation>Les règles qui y ont mis fin</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>bounds</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>bounds in percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Won by whoever is %1, of both decks</source>
        <comment>going first, going second</comment>
        <translation>Gagnées par qui est %1, avec les deux decks</translation>
    </message>
    <message>
        <source>kept in the opening hand</source>
        <translation>gardée dans la main de départ</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>pas gardée</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) between these are in the table alone.</source>
        <translation>
            <numerusform>%n carte intermédiaire ne figure que dans le tableau.</numerusform>
            <numerusform>%n cartes intermédiaires ne figurent que dans le tableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won with %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Gagnées avec %1 dans la main de départ</translation>
    </message>
    <message>
        <source>Won without %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Gagnées sans %1 dans la main de départ</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>le deck</translation>
    </message>
    <message>
        <source>, did you mean %1?</source>
        <translation>, vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two proposals</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, at least %n needed</source>
        <translation>
            <numerusform>%1&#xa0;: il n’y en a pas, il en faut au moins %n</numerusform>
            <numerusform>%1&#xa0;: il n’y en a pas, il en faut au moins %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at least %n needed</source>
        <translation>
            <numerusform>%1&#xa0;: %2, il en faut au moins %n</numerusform>
            <numerusform>%1&#xa0;: %2, il en faut au moins %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at most %n allowed</source>
        <translation>
            <numerusform>%1&#xa0;: %2, pas plus de %n</numerusform>
            <numerusform>%1&#xa0;: %2, pas plus de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n %1</numerusform>
            <numerusform>%n %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n allowed</source>
        <translation>
            <numerusform>%1, %n au plus autorisé</numerusform>
            <numerusform>%1, %n au plus autorisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the format allows %n</source>
        <translation>
            <numerusform>%1, le format en autorise %n</numerusform>
            <numerusform>%1, le format en autorise %n</numerusform>
        </translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>plusieurs cartes s’appellent %1</translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>plusieurs cartes s’appellent %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 can never be paid</source>
        <translation>%1 ne peut jamais être payée</translation>
    </message>
    <message>
        <source>%1: %2 needed, the deck has %3</source>
        <translation>%1&#xa0;: il faut %2, le deck a %3</translation>
    </message>
    <message>
        <source>%1: %2 needed (%3), the deck has %4</source>
        <translation>%1&#xa0;: il faut %2 (%3), le deck a %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 to %3, not %4</source>
        <translation>%1&#xa0;: les règles connaissent de %2 à %3, pas %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or more, not %3</source>
        <translation>%1&#xa0;: les règles connaissent %2 ou plus, pas %3</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or fewer, not %3</source>
        <translation>%1&#xa0;: les règles connaissent %2 ou moins, pas %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n card(s), %3 percent</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sur %n carte, %3 pour cent</numerusform>
            <numerusform>%1&#xa0;: %2 sur %n cartes, %3 pour cent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) is out of reach of all other cards together</source>
        <translation>%1 (%2) est hors d’atteinte pour toutes les autres cartes réunies</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) takes %n other card(s) to reach</source>
        <translation>
            <numerusform>%1 (%2) demande %n autre carte pour être atteint</numerusform>
            <numerusform>%1 (%2) demande %n autres cartes pour être atteint</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them is stronger than %1, and a fully equipped fighter reaches %2</source>
        <translation>aucune n’est plus forte que %1, et un combattant pleinement équipé atteint %2</translation>
    </message>
    <message>
        <source>none of them is weaker than %1, and a fully equipped fighter reaches only %2</source>
        <translation>aucune n’est plus faible que %1, et un combattant pleinement équipé n’atteint que %2</translation>
    </message>
    <message>
        <source>whoever plays %1 begins with %2 life and is out at once</source>
        <translation>qui joue %1 commence avec une vie de %2 et est éliminé aussitôt</translation>
    </message>
    <message>
        <source>%1: %2; games below %3 are over in a moment</source>
        <translation>%1&#xa0;: %2&#x202f;; au-dessous de %3, une partie est finie en un instant</translation>
    </message>
    <message>
        <source>%1: %2; games above %3 take very long</source>
        <translation>%1&#xa0;: %2&#x202f;; au-dessus de %3, une partie dure très longtemps</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carte dans la pile</numerusform>
            <numerusform>%n cartes dans la pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose from</source>
        <translation>
            <numerusform>%n au choix</numerusform>
            <numerusform>%n au choix</numerusform>
        </translation>
    </message>
    <message>
        <source>for no number of players yet: %1, %2</source>
        <translation>pour aucun nombre de joueurs pour l’instant&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>for %1 players: %2, %3</source>
        <translation>pour %1 joueurs&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 can never be paid: %2 needed, no more than %3 at once</source>
        <translation>%1 ne peut jamais être payée&#xa0;: il faut %2, jamais plus de %3 à la fois</translation>
    </message>
    <message>
        <source>%1 has nothing to evolve from</source>
        <translation>%1 n’a rien dont évoluer</translation>
    </message>
    <message>
        <source>%1 can only be played at its full cost: the deck has no %2</source>
        <translation>%1 ne peut être jouée qu’à son coût plein&#xa0;: le deck n’a pas %2</translation>
    </message>
    <message>
        <source>%1 often waits for %2: %3 there, %4 would match</source>
        <translation>%1 attend souvent %2&#xa0;: il y en a %3, %4 conviendraient</translation>
    </message>
    <message>
        <source>%1: %2 needed, none available</source>
        <translation>%1&#xa0;: il en faut %2, il n’y en a pas</translation>
    </message>
    <message>
        <source>%1: %2 needed, %3 available</source>
        <translation>%1&#xa0;: il en faut %2, il y en a %3</translation>
    </message>
    <message>
        <source>no card is called %1%2</source>
        <translation>aucune carte ne s’appelle %1%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is printed with several types; the strictest limit, %n, counts</source>
        <translation>
            <numerusform>%1 est imprimée avec plusieurs types&#x202f;; la limite la plus stricte compte, %n</numerusform>
            <numerusform>%1 est imprimée avec plusieurs types&#x202f;; la limite la plus stricte compte, %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; the strictest limit counts</source>
        <translation>%1 est imprimée avec plusieurs types&#x202f;; la limite la plus stricte compte</translation>
    </message>
    <message>
        <source>%1 is from the set %2, which the format does not allow</source>
        <translation>%1 vient de l’extension %2, que le format n’autorise pas</translation>
    </message>
    <message>
        <source>%1 is banned in the format</source>
        <translation>%1 est bannie dans le format</translation>
    </message>
    <message>
        <source>the format begins only on %1</source>
        <translation>le format ne commence que le %1</translation>
    </message>
    <message>
        <source>the format ended on %1</source>
        <translation>le format a pris fin le %1</translation>
    </message>
    <message>
        <source>no format is called %1%2</source>
        <translation>aucun format ne s’appelle %1%2</translation>
    </message>
    <message>
        <source>the format %1 belongs to another game</source>
        <translation>le format %1 appartient à un autre jeu</translation>
    </message>
    <message>
        <source>the game has no rules option %1%2</source>
        <translation>le jeu n’a pas d’option de règles %1%2</translation>
    </message>
    <message>
        <source>the rules option %1 has a value that the game does not know%2</source>
        <translation>l’option de règles %1 a une valeur que le jeu ne connaît pas%2</translation>
    </message>
    <message>
        <source>the leave given for %1 is not needed</source>
        <translation>la dérogation pour %1 n’est pas nécessaire</translation>
    </message>
    <message>
        <source>%1 searches for something that the deck does not have</source>
        <translation>%1 cherche quelque chose que le deck n’a pas</translation>
    </message>
    <message>
        <source>no attack in the deck can ever be paid for</source>
        <translation>aucune attaque du deck ne pourra jamais être payée</translation>
    </message>
    <message>
        <source>a bonus of %1 never applies</source>
        <translation>un bonus de %1 ne s’applique jamais</translation>
    </message>
    <message>
        <source>many starting hands cannot be played</source>
        <translation>beaucoup de mains de départ sont injouables</translation>
    </message>
    <message>
        <source>the first attack comes late</source>
        <translation>la première attaque vient tard</translation>
    </message>
    <message>
        <source>several costs must be paid with the same cards</source>
        <translation>plusieurs coûts se paient avec les mêmes cartes</translation>
    </message>
    <message>
        <source>the deck leans on a single copy of %1</source>
        <translation>le deck repose sur un exemplaire unique de %1</translation>
    </message>
    <message>
        <source>part of what %1 can do is out of reach</source>
        <translation>une partie de ce que peut faire %1 est hors d’atteinte</translation>
    </message>
    <message>
        <source>%1 needs at the same time what cannot be had together: %2</source>
        <translation>%1 demande en même temps ce qui ne peut être réuni&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 asks for something that the deck does not have: %2</source>
        <translation>%1 demande quelque chose que le deck n’a pas&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: not enough for all who need it at the same time</source>
        <translation>%1&#xa0;: pas assez pour tous ceux qui en ont besoin en même temps</translation>
    </message>
    <message>
        <source>%1 seldom has all it needs in time: %2</source>
        <translation>%1 a rarement à temps tout ce qu’il lui faut&#xa0;: %2</translation>
    </message>
    <message>
        <source>using up cards of %1 seldom finds anything</source>
        <translation>dépenser des cartes de %1 fait rarement trouver quelque chose</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1, one is enough</source>
        <translation>
            <numerusform>%n %1, un seul suffit</numerusform>
            <numerusform>%n %1, un seul suffit</numerusform>
        </translation>
    </message>
    <message>
        <source>no card in the deck can hurt another player</source>
        <translation>aucune carte du deck ne peut blesser un autre joueur</translation>
    </message>
    <message>
        <source>the pile will run out before an ordinary game is over</source>
        <translation>la pile sera épuisée avant la fin d’une partie ordinaire</translation>
    </message>
    <message>
        <source>the pile has little reserve for a long game</source>
        <translation>la pile a peu de réserve pour une longue partie</translation>
    </message>
    <message>
        <source>whoever picks last has no choice</source>
        <translation>qui choisit en dernier n’a plus le choix</translation>
    </message>
    <message>
        <source>%1: %2 life between them at the start, more than a third of what all begin with</source>
        <translation>%1&#xa0;: un écart de vie de %2 au départ, plus d’un tiers de ce que tous ont</translation>
    </message>
    <message>
        <source>%1: the deck has none of the %2 that they need</source>
        <translation>%1&#xa0;: le deck n’a pas les %2 qu’il leur faut</translation>
    </message>
    <message>
        <source>no card of the deck asks for %1</source>
        <translation>aucune carte du deck ne demande %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, and only one of them can be played each turn; more than %n seldom help</source>
        <translation>
            <numerusform>%1&#xa0;: %2, et une seule d’entre elles peut être jouée par tour&#x202f;; plus de %n est rarement utile</numerusform>
            <numerusform>%1&#xa0;: %2, et une seule d’entre elles peut être jouée par tour&#x202f;; plus de %n sont rarement utiles</numerusform>
        </translation>
    </message>
    <message>
        <source>on average the cards can be played only after turn %1</source>
        <translation>en moyenne, les cartes ne peuvent être jouées qu’après le tour %1</translation>
    </message>
    <message>
        <source>no card of the deck has or gives %1</source>
        <translation>aucune carte du deck n’a ni ne donne %1</translation>
    </message>
    <message numerus="yes">
        <source>this is one deck of the %n that play together; each is checked alone</source>
        <translation>
            <numerusform>c’est un deck sur les %n qui jouent ensemble&#x202f;; chacun est vérifié seul</numerusform>
            <numerusform>c’est un deck sur les %n qui jouent ensemble&#x202f;; chacun est vérifié seul</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has little to pay for: no card of the deck needs %2</source>
        <translation>%1 a peu à payer&#xa0;: aucune carte du deck n’a besoin de %2</translation>
    </message>
    <message>
        <source>the lower cost of %1 is no lower: %2 against %3</source>
        <translation>le coût réduit de %1 n’est pas moindre&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>no card of the deck can lower an opponent&apos;s health</source>
        <translation>aucune carte du deck ne peut réduire la vie d’un adversaire</translation>
    </message>
    <message numerus="yes">
        <source>nothing can be played for %n or less: the cheapest card costs %1</source>
        <translation>
            <numerusform>rien ne peut être joué pour %n ou moins&#xa0;: la carte la moins chère coûte %1</numerusform>
            <numerusform>rien ne peut être joué pour %n ou moins&#xa0;: la carte la moins chère coûte %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly every attacker dies when it is blocked: little defense in all</source>
        <translation>presque tous les attaquants meurent quand ils sont bloqués&#xa0;: peu de défense en tout</translation>
    </message>
    <message numerus="yes">
        <source>cards to pay with and cards to pay for, of %n kind(s): %1</source>
        <translation>
            <numerusform>des cartes pour payer et des cartes à payer, de %n sorte&#xa0;: %1</numerusform>
            <numerusform>des cartes pour payer et des cartes à payer, de %n sortes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is needed, and nothing in the deck gives any</source>
        <translation>%1&#xa0;: il faut %2, et rien dans le deck n’en donne</translation>
    </message>
    <message>
        <source>%1: %2 is needed, which belongs to other decks</source>
        <translation>%1&#xa0;: il faut %2, qui appartient à d’autres decks</translation>
    </message>
    <message>
        <source>the cards cost much on average</source>
        <translation>les cartes coûtent cher en moyenne</translation>
    </message>
    <message>
        <source>%1: %2 is %3 on the card and %4 by the rules</source>
        <translation>%1&#xa0;: %2 vaut %3 sur la carte et %4 selon les règles</translation>
    </message>
    <message>
        <source>The game asks for at least this many. Add cards until the number is reached.</source>
        <translation>Le jeu en demande au moins autant. Ajoutez des cartes jusqu’à atteindre le nombre.</translation>
    </message>
    <message>
        <source>All copies of the same specific card are counted together, over all lines, sections, spellings and printings. Remove the surplus, or play another card in its place.</source>
        <translation>Tous les exemplaires d’une même carte précise comptent ensemble, toutes lignes, sections, orthographes et éditions confondues. Retirez le surplus, ou jouez une autre carte à la place.</translation>
    </message>
    <message>
        <source>The name alone does not say which card is meant. Write down which of them it is.</source>
        <translation>Le nom seul ne dit pas quelle carte est visée. Indiquez laquelle.</translation>
    </message>
    <message>
        <source>Only the sets that the format names may be played. Replace the card.</source>
        <translation>Seules les extensions que nomme le format peuvent être jouées. Remplacez la carte.</translation>
    </message>
    <message>
        <source>On the day of the check the format is not in force. Check the date of the event.</source>
        <translation>Le jour de la vérification, le format n’est pas en vigueur. Vérifiez la date de l’événement.</translation>
    </message>
    <message>
        <source>On the day of the check the format is no longer in force. Choose the current one.</source>
        <translation>Le jour de la vérification, le format n’est plus en vigueur. Choisissez celui du moment.</translation>
    </message>
    <message>
        <source>The deck was checked against the plain rules only. &quot;muster formats&quot; lists the formats.</source>
        <translation>Le deck n’a été vérifié que selon les règles simples. «&#x202f;muster formats&#x202f;» donne la liste des formats.</translation>
    </message>
    <message>
        <source>A deck can only be checked against a format of its own game.</source>
        <translation>Un deck ne peut être vérifié que selon un format de son propre jeu.</translation>
    </message>
    <message>
        <source>Rules options are listed in the game&apos;s file game.yaml. Mend the spelling or remove it.</source>
        <translation>Les options de règles figurent dans le fichier game.yaml du jeu. Corrigez l’orthographe, ou retirez l’option.</translation>
    </message>
    <message>
        <source>Each rules option has its own values. Use one of those, or remove the option.</source>
        <translation>Chaque option de règles a ses propres valeurs. Prenez-en une, ou retirez l’option.</translation>
    </message>
    <message>
        <source>The rules are made for these numbers only. Choose one of them.</source>
        <translation>Les règles ne sont faites que pour ces nombres. Choisissez-en un.</translation>
    </message>
    <message>
        <source>The deck keeps the rule that leave was given for, or the leave names something that is not in the deck. It can be removed.</source>
        <translation>Le deck respecte la règle pour laquelle la dérogation a été accordée, ou elle nomme quelque chose qui n’est pas dans le deck. Elle peut être retirée.</translation>
    </message>
    <message>
        <source>The deck does not hold what the card costs, whatever is drawn. Add what is missing, or replace the card.</source>
        <translation>Le deck n’a pas ce que coûte la carte, quoi qu’on pioche. Ajoutez ce qui manque, ou remplacez la carte.</translation>
    </message>
    <message>
        <source>The card needs another card to be used on, and the deck has none of that kind. Add some, or replace the card.</source>
        <translation>La carte a besoin d’une autre carte sur laquelle servir, et le deck n’en a aucune de cette sorte. Ajoutez-en, ou remplacez la carte.</translation>
    </message>
    <message>
        <source>The search would always come back empty. Add what it looks for, or replace the card.</source>
        <translation>La recherche ne trouverait jamais rien. Ajoutez ce qu’elle cherche, ou remplacez la carte.</translation>
    </message>
    <message>
        <source>The deck can never attack and so can hardly win. Add what the attacks need, or cards with cheaper attacks.</source>
        <translation>Le deck ne peut jamais attaquer et ne peut donc guère gagner. Ajoutez ce qu’il faut aux attaques, ou des cartes aux attaques moins chères.</translation>
    </message>
    <message>
        <source>The deck has no card that the bonus could count for, so that only the rest of the card is of use.</source>
        <translation>Le deck n’a aucune carte pour laquelle le bonus pourrait compter&#xa0;: seul le reste de la carte sert.</translation>
    </message>
    <message>
        <source>A hand that cannot be played costs time and, again and again, the game. More of these cards make it rarer.</source>
        <translation>Une main injouable coûte du temps et, encore et encore, la partie. Davantage de ces cartes la rend plus rare.</translation>
    </message>
    <message>
        <source>Until the first attack is ready the other side acts alone. A few cheap attackers help.</source>
        <translation>Tant que la première attaque n’est pas prête, l’autre camp agit seul. Quelques attaquants bon marché aident.</translation>
    </message>
    <message>
        <source>In many games there will be turns with nothing to pay with. Add some more.</source>
        <translation>Dans beaucoup de parties, il y aura des tours sans rien pour payer. Ajoutez-en quelques-unes.</translation>
    </message>
    <message>
        <source>What is spent on one is missing for the other. Cut some expensive cards, or add cards to pay with.</source>
        <translation>Ce qu’on dépense pour l’une manque à l’autre. Enlevez quelques cartes chères, ou ajoutez des cartes pour payer.</translation>
    </message>
    <message>
        <source>A single copy can be out of reach for the whole game. A second similar card, or one that searches for it, makes the plan safer.</source>
        <translation>Un exemplaire unique peut rester hors d’atteinte toute la partie. Une seconde carte semblable, ou une carte qui la cherche, rend le plan plus sûr.</translation>
    </message>
    <message>
        <source>The deck does not hold enough of what these cards need to do all that they can.</source>
        <translation>Le deck n’a pas assez de ce qu’il faut à ces cartes pour faire tout ce qu’elles peuvent.</translation>
    </message>
    <message>
        <source>The rules do not let these be had at the same time, so that whatever hangs on it never works.</source>
        <translation>Les règles ne permettent pas de réunir tout cela en même temps&#xa0;: ce qui en dépend ne fonctionne jamais.</translation>
    </message>
    <message>
        <source>Without it that part of the card never works. Add some, or replace the card.</source>
        <translation>Sans cela, cette partie de la carte ne fonctionne jamais. Ajoutez-en, ou remplacez la carte.</translation>
    </message>
    <message>
        <source>In a game in which all of them are chosen, someone has to go without. Add some more.</source>
        <translation>Dans une partie où toutes sont choisies, quelqu’un devra s’en passer. Ajoutez-en quelques-unes.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to have seen all of it. More copies of the rare ones help, and cards that find them.</source>
        <translation>Les chiffres disent à quel point il est probable d’avoir tout vu. Davantage d’exemplaires des plus rares aident, ainsi que des cartes qui les trouvent.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to find something with one, two and three cards. More cards of low level help.</source>
        <translation>Les chiffres disent à quel point il est probable de trouver quelque chose avec une, deux et trois cartes. Davantage de cartes de bas niveau aident.</translation>
    </message>
    <message>
        <source>The higher the level, the more cards have to go for it. Lower levels are found more easily.</source>
        <translation>Plus le niveau est élevé, plus il faut y sacrifier de cartes. Les bas niveaux se trouvent plus facilement.</translation>
    </message>
    <message>
        <source>Decks play best with about these proportions. It is advice: no rule asks for them.</source>
        <translation>Les decks jouent au mieux avec à peu près ces proportions. C’est un conseil&#xa0;: aucune règle ne les exige.</translation>
    </message>
    <message>
        <source>It is allowed. A different one gives the players more to choose from.</source>
        <translation>C’est autorisé. Un autre choix laisse davantage de possibilités aux joueurs.</translation>
    </message>
    <message>
        <source>Raise the life that all begin with, or leave the card out.</source>
        <translation>Augmentez la vie avec laquelle tous commencent, ou laissez la carte de côté.</translation>
    </message>
    <message>
        <source>Such a game ends only by accident. Add fighters with some power, or cards that raise it.</source>
        <translation>Une telle partie ne finit que par accident. Ajoutez des combattants qui ont de la puissance, ou des cartes qui l’augmentent.</translation>
    </message>
    <message>
        <source>On the road everybody meets what is in the pile, long before there is anything to wear. Fewer or weaker Monsters help, or stronger fighters.</source>
        <translation>En chemin, chacun rencontre ce que contient la pile, bien avant d’avoir de quoi s’équiper. Des Monstres moins nombreux ou plus faibles aident, ou des combattants plus forts.</translation>
    </message>
    <message>
        <source>Fights are worth having where both sides can win them. Spread the powers over the whole range.</source>
        <translation>Un combat vaut la peine quand les deux camps peuvent le gagner. Répartissez les puissances sur toute l’échelle.</translation>
    </message>
    <message>
        <source>Add cards, begin with less life, or agree beforehand on what happens then.</source>
        <translation>Ajoutez des cartes, commencez avec moins de vie, ou convenez d’avance de ce qui se passe alors.</translation>
    </message>
    <message>
        <source>It is enough for an ordinary game. Long games, and those with much brewing, need more.</source>
        <translation>C’est assez pour une partie ordinaire. Les longues parties, et celles où l’on brasse beaucoup, en demandent plus.</translation>
    </message>
    <message>
        <source>Two more than there are players give everyone a choice.</source>
        <translation>Deux de plus qu’il n’y a de joueurs donnent le choix à chacun.</translation>
    </message>
    <message>
        <source>Less life should buy something: look whether their strength is worth the difference.</source>
        <translation>Moins de vie devrait acheter quelque chose&#xa0;: voyez si leur force vaut la différence.</translation>
    </message>
    <message>
        <source>It is allowed. The game is made for values in between.</source>
        <translation>C’est autorisé. Le jeu est fait pour des valeurs intermédiaires.</translation>
    </message>
    <message>
        <source>What the deck is made of, and how often a travel step turns up what.</source>
        <translation>De quoi le deck est fait, et ce qu’une étape de voyage y fait rencontrer.</translation>
    </message>
    <message>
        <source>These cards can never be played as they stand. Add what they need, or replace them.</source>
        <translation>Ces cartes ne pourront jamais être jouées ainsi. Ajoutez ce qu’il leur faut, ou remplacez-les.</translation>
    </message>
    <message>
        <source>The card helps no other card of the deck. Something that the deck needs would be better in its place.</source>
        <translation>La carte n’aide aucune autre carte du deck. Quelque chose dont le deck a besoin y serait mieux à sa place.</translation>
    </message>
    <message>
        <source>They will pile up in the hand. Balance them with cards of which a turn takes more, or others.</source>
        <translation>Elles vont s’accumuler en main. Compensez-les par des cartes dont un tour en consomme davantage, ou par d’autres.</translation>
    </message>
    <message>
        <source>Until the cards can be played the other side acts alone. Replace some of the latest ones by earlier ones, or add cards that make them playable sooner.</source>
        <translation>Tant que les cartes ne peuvent être jouées, l’autre camp agit seul. Remplacez quelques-unes des plus tardives par de plus précoces, ou ajoutez des cartes qui les rendent jouables plus tôt.</translation>
    </message>
    <message>
        <source>What only such cards can answer will always go unanswered. One card of the kind may be enough; it is no requirement.</source>
        <translation>Ce à quoi seules de telles cartes répondent restera toujours sans réponse. Une carte de cette sorte peut suffire&#x202f;; ce n’est pas une exigence.</translation>
    </message>
    <message>
        <source>Check the other decks as well. No rule says that they must differ.</source>
        <translation>Vérifiez aussi les autres decks. Aucune règle ne dit qu’ils doivent différer.</translation>
    </message>
    <message>
        <source>There is a limit to what a player can ever pay at once, and this is above it. Replace the card.</source>
        <translation>Il y a une limite à ce qu’un joueur pourra jamais payer d’un coup, et ceci la dépasse. Remplacez la carte.</translation>
    </message>
    <message>
        <source>These cards pay for few others of the deck. Use what the others need, unless this is meant.</source>
        <translation>Ces cartes paient peu d’autres cartes du deck. Prenez celles dont les autres ont besoin, à moins que ce ne soit voulu.</translation>
    </message>
    <message>
        <source>The lower cost needs both cards in hand at the same time. Use at least as many of the lower card, or leave the higher one out.</source>
        <translation>Le coût réduit demande les deux cartes en main en même temps. Jouez au moins autant d’exemplaires de la carte du dessous, ou laissez la carte supérieure de côté.</translation>
    </message>
    <message>
        <source>Two cards are spent, and nothing is saved. Look whether the numbers of the card are right.</source>
        <translation>Deux cartes sont dépensées, et rien n’est économisé. Voyez si les nombres de la carte sont justes.</translation>
    </message>
    <message>
        <source>The deck can keep a game going but not win it. Add cards that deal damage.</source>
        <translation>Le deck peut faire durer une partie mais non la gagner. Ajoutez des cartes qui infligent des dégâts.</translation>
    </message>
    <message>
        <source>In the first turns nothing can be done. Add some cards that cost little.</source>
        <translation>Dans les premiers tours, rien n’est possible. Ajoutez quelques cartes qui coûtent peu.</translation>
    </message>
    <message>
        <source>An attacker that dies costs more than itself. Add sturdier ones.</source>
        <translation>Un attaquant qui meurt coûte plus que lui-même. Ajoutez-en de plus solides.</translation>
    </message>
    <message>
        <source>What pays for one kind is of no use for the other, and the hand decides which one comes. One kind is safer.</source>
        <translation>Ce qui paie une sorte ne sert à rien pour l’autre, et c’est la main qui décide de ce qui vient. Une seule sorte est plus sûre.</translation>
    </message>
    <message>
        <source>These cards use something that has to come from other cards of the deck first. Add some that give it, or do without these.</source>
        <translation>Ces cartes utilisent quelque chose qui doit d’abord venir d’autres cartes du deck. Ajoutez-en qui le donnent, ou passez-vous d’elles.</translation>
    </message>
    <message>
        <source>This deck never has what these cards use, so that much of their text does nothing.</source>
        <translation>Ce deck n’a jamais ce qu’utilisent ces cartes&#xa0;: une bonne part de leur texte ne fait rien.</translation>
    </message>
    <message>
        <source>In play the number on the card counts. If you made the card, print the number that the rules have.</source>
        <translation>En jeu, c’est le nombre de la carte qui compte. Si vous avez fait la carte, imprimez le nombre qu’ont les règles.</translation>
    </message>
    <message>
        <source>The rules do not ask for it, but a weak one early, a middling one later and a strong one last keep each of them worth its price.</source>
        <translation>Les règles ne l’exigent pas, mais un faible au début, un moyen ensuite et un fort à la fin font que chacun vaut son prix.</translation>
    </message>
    <message numerus="yes">
        <source>remove %n card(s)</source>
        <translation>
            <numerusform>retirer %n carte</numerusform>
            <numerusform>retirer %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n copy(s) of %1</source>
        <translation>
            <numerusform>retirer %n %1</numerusform>
            <numerusform>retirer %n %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s)</source>
        <translation>
            <numerusform>ajouter %n carte</numerusform>
            <numerusform>ajouter %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n copy(s) of %1</source>
        <translation>
            <numerusform>ajouter %n %1</numerusform>
            <numerusform>ajouter %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>prendre %1</translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s)</source>
        <translation>
            <numerusform>échanger %n carte</numerusform>
            <numerusform>échanger %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s) for %1</source>
        <translation>
            <numerusform>échanger %n carte contre %1</numerusform>
            <numerusform>échanger %n cartes contre %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n copy(s) of %1 to the section where it belongs</source>
        <translation>
            <numerusform>déplacer %n %1 dans la section qui convient</numerusform>
            <numerusform>déplacer %n %1 dans la section qui convient</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: added %n copy(s) of %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n %2 ajouté</numerusform>
            <numerusform>%1&#xa0;: %n %2 ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: removed %n copy(s) of %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n %2 retiré</numerusform>
            <numerusform>%1&#xa0;: %n %2 retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is now %n copy(s) of %3</source>
        <translation>
            <numerusform>%1&#xa0;: %2 devient %n %3</numerusform>
            <numerusform>%1&#xa0;: %2 devient %n %3</numerusform>
        </translation>
    </message>
    <message>
        <source>advice</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>illégal</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>None of these has a place here. Take them out.</source>
        <translation>Aucune de celles-ci n’a sa place ici. Retirez-les.</translation>
    </message>
    <message>
        <source>No rule asks for them, but with fewer the deck seldom does what it is meant to do.</source>
        <translation>Aucune règle ne les exige, mais avec moins, le deck fait rarement ce qu’il doit faire.</translation>
    </message>
    <message>
        <source>No rule forbids them, but past this number they are in each other&apos;s way.</source>
        <translation>Aucune règle ne les interdit, mais au-delà de ce nombre elles se gênent mutuellement.</translation>
    </message>
    <message>
        <source>More than this many are not allowed. Take cards out until the number is reached.</source>
        <translation>Il n’en est pas permis davantage. Retirez des cartes jusqu’à atteindre le nombre.</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>the deck has nothing that %1 could be used on</source>
        <translation>le deck n’a rien sur quoi %1 pourrait servir</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) can make a starting hand playable</source>
        <translation>
            <numerusform>%n carte seulement peut rendre jouable une main de départ</numerusform>
            <numerusform>%n cartes seulement peuvent rendre jouable une main de départ</numerusform>
        </translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Add cards until the number is reached.</source>
        <translation>Le jeu exige exactement ce nombre. Ajoutez des cartes jusqu’à l’atteindre.</translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Take cards out until the number is reached.</source>
        <translation>Le jeu exige exactement ce nombre. Retirez des cartes jusqu’à l’atteindre.</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, exactly %n needed</source>
        <translation>
            <numerusform>%1&#xa0;: il n’y en a pas, il en faut exactement %n</numerusform>
            <numerusform>%1&#xa0;: il n’y en a pas, il en faut exactement %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, exactly %n needed</source>
        <translation>
            <numerusform>%1&#xa0;: %2, il en faut exactement %n</numerusform>
            <numerusform>%1&#xa0;: %2, il en faut exactement %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No set that Muster knows has this card. Mend the spelling, or add its set: in the window under Cards, Card Sets, in a terminal with &quot;muster sets add&quot;.</source>
        <translation>Aucune extension connue de Muster n’a cette carte. Corrigez l’orthographe, ou ajoutez son extension&#xa0;: dans la fenêtre, sous Cartes, Extensions&#x202f;; dans un terminal, avec «&#x202f;muster sets add&#x202f;».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>swap %2 for %n copy(s) of %1</source>
        <translation>
            <numerusform>échanger %2 contre %n %1</numerusform>
            <numerusform>échanger %2 contre %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule asks for them, but as it stands this will hardly work.</source>
        <translation>Aucune règle ne les exige, mais tel quel, cela ne marchera guère.</translation>
    </message>
    <message>
        <source>No rule forbids them: it is a custom of many groups. All copies are counted together, over all lines, sections, spellings and printings.</source>
        <translation>Aucune règle ne les interdit&#xa0;: c’est l’usage de nombreux groupes. Tous les exemplaires comptent ensemble, toutes lignes, sections, orthographes et éditions confondues.</translation>
    </message>
    <message>
        <source>The set has this card, but the card has errors and is left out. The deck may be in order: mend the card in its set.</source>
        <translation>L’extension a cette carte, mais la carte a des erreurs et est laissée de côté. Le deck est peut-être en ordre&#xa0;: corrigez la carte dans son extension.</translation>
    </message>
    <message>
        <source>Printings of one specific card should agree in their type. Write the id of a card where another printing is meant.</source>
        <translation>Les éditions d’une même carte précise devraient avoir le même type. Indiquez l’identifiant d’une carte si c’est une autre édition qui est visée.</translation>
    </message>
    <message>
        <source>A bare name means the card of the first set: sets that come with the game go before your own, and where one set has the name in several sections, the line&apos;s section decides. Write the id of the card where another one is meant.</source>
        <translation>Un nom seul désigne la carte de la première extension&#xa0;: les extensions fournies avec le jeu passent avant les vôtres, et si une extension a ce nom dans plusieurs sections, c’est la section de la ligne qui décide. Indiquez l’identifiant de la carte si c’en est une autre qui est visée.</translation>
    </message>
    <message>
        <source>%1 is a %2 card, your %3 is %4</source>
        <translation>%1 est une carte %2, votre %3 est %4</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1&#xa0;: %2&#x202f;; %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually exactly %n</source>
        <translation>
            <numerusform>%1&#xa0;: %2, d’ordinaire exactement %n</numerusform>
            <numerusform>%1&#xa0;: %2, d’ordinaire exactement %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none, and hardly anything works without</source>
        <translation>%1&#xa0;: il n’y en a pas, et presque rien ne marche sans</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, usually at least %n</source>
        <translation>
            <numerusform>%1&#xa0;: il n’y en a pas, d’ordinaire au moins %n</numerusform>
            <numerusform>%1&#xa0;: il n’y en a pas, d’ordinaire au moins %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually at least %n</source>
        <translation>
            <numerusform>%1&#xa0;: %2, d’ordinaire au moins %n</numerusform>
            <numerusform>%1&#xa0;: %2, d’ordinaire au moins %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, usually none</source>
        <translation>%1, d’ordinaire il n’y en a pas</translation>
    </message>
    <message numerus="yes">
        <source>%1, usually at most %n</source>
        <translation>
            <numerusform>%1, d’ordinaire au plus %n</numerusform>
            <numerusform>%1, d’ordinaire au plus %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, none allowed</source>
        <translation>%1, ce n’est pas permis</translation>
    </message>
    <message>
        <source>%1 has errors in its set</source>
        <translation>%1 a des erreurs dans son extension</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 ne peut servir&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 has the same name and is printed otherwise</source>
        <translation>%1 désigne ici la carte %2&#x202f;; %3 a le même nom et est imprimée autrement</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 have the same name and are printed otherwise</source>
        <translation>%1 désigne ici la carte %2&#x202f;; %3 ont le même nom et sont imprimées autrement</translation>
    </message>
    <message>
        <source>%1 asks for more than there is: %2, %3 needed, %4 there</source>
        <translation>%1 demande plus qu’il n’y en a&#xa0;: %2, il en faut %3, il y en a %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at least %n</source>
        <translation>
            <numerusform>%1&#x202f;; d’ordinaire au moins %n</numerusform>
            <numerusform>%1&#x202f;; d’ordinaire au moins %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at most %n</source>
        <translation>
            <numerusform>%1&#x202f;; d’ordinaire au plus %n</numerusform>
            <numerusform>%1&#x202f;; d’ordinaire au plus %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; here it counts as %2</source>
        <translation>%1 est imprimée avec plusieurs types&#x202f;; ici elle compte comme %2</translation>
    </message>
    <message>
        <source>swap %1 for %2</source>
        <translation>échanger %1 contre %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>cards with their counts</comment>
        <translation>retirer %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <comment>cards with their counts</comment>
        <translation>ajouter %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copy(s) of %2</source>
        <translation>
            <numerusform>%1&#xa0;: ajouter %n %2</numerusform>
            <numerusform>%1&#xa0;: ajouter %n %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copy(s) of %2</source>
        <translation>
            <numerusform>%1&#xa0;: retirer %n %2</numerusform>
            <numerusform>%1&#xa0;: retirer %n %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: play %n copy(s) of %3 in place of %2</source>
        <translation>
            <numerusform>%1&#xa0;: jouer %n %3 au lieu de %2</numerusform>
            <numerusform>%1&#xa0;: jouer %n %3 au lieu de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the new card(s) are in the deck %1 too</source>
        <translation>
            <numerusform>%n des nouvelles cartes est aussi dans le deck %1</numerusform>
            <numerusform>%n des nouvelles cartes sont aussi dans le deck %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no warning and no advice is left</source>
        <translation>il ne reste ni avertissement ni conseil</translation>
    </message>
    <message>
        <source>%1 and %2 left</source>
        <translation>il reste %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n conseil</numerusform>
            <numerusform>%n conseils</numerusform>
        </translation>
    </message>
    <message>
        <source>types and costs are spread as in the decks that come with the game</source>
        <translation>les types et les coûts se répartissent comme dans les decks fournis avec le jeu</translation>
    </message>
    <message>
        <source>types and costs are spread otherwise than in the decks that come with the game</source>
        <translation>les types et les coûts se répartissent autrement que dans les decks fournis avec le jeu</translation>
    </message>
    <message numerus="yes">
        <source>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</source>
        <translation>
            <numerusform>voyager sans Équipement coûte à %1 en cinq tours au moins la moitié de la vie la plus basse au départ (%n)</numerusform>
            <numerusform>voyager sans Équipement coûte à %1 en cinq tours au moins la moitié de la vie la plus basse au départ (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 do not rise evenly from weak and cheap to strong and expensive</source>
        <translation>la progression de %1 n’est pas régulière, de faible et bon marché à fort et cher</translation>
    </message>
    <message>
        <source>The organizer does not allow this card in the format. Replace it.</source>
        <translation>L’organisateur n’autorise pas cette carte dans le format. Remplacez-la.</translation>
    </message>
    <message>
        <source>The organizer allows fewer copies of this card than the game does. Remove the surplus.</source>
        <translation>L’organisateur autorise moins d’exemplaires de cette carte que le jeu. Retirez le surplus.</translation>
    </message>
    <message>
        <source>In the first turns there is little to play, later only one card each turn. Swap some of the most expensive cards for cheap ones.</source>
        <translation>Dans les premiers tours il y a peu à jouer, plus tard une seule carte par tour. Échangez quelques-unes des plus chères contre des cartes bon marché.</translation>
    </message>
</context>
<context>
    <name>FormatRules</name>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>A deck has only cards that were printed in a set that its format allows.</source>
        <translation>Un deck n’a que des cartes imprimées dans une extension que son format autorise.</translation>
    </message>
    <message>
        <source>A deck has no card that its format bans.</source>
        <translation>Un deck n’a aucune carte que son format bannit.</translation>
    </message>
    <message>
        <source>Of a restricted card a deck has at most as many copies as its format says.</source>
        <translation>D’une carte restreinte, un deck a au plus le nombre d’exemplaires que dit son format.</translation>
    </message>
    <message>
        <source>An event is not before the first day of its format.</source>
        <translation>Un événement n’a pas lieu avant le premier jour de son format.</translation>
    </message>
    <message>
        <source>An event is not after the last day of its format.</source>
        <translation>Un événement n’a pas lieu après le dernier jour de son format.</translation>
    </message>
    <message>
        <source>The format that a deck names exists.</source>
        <translation>Le format que nomme un deck existe.</translation>
    </message>
    <message>
        <source>The format that a deck names belongs to the deck&apos;s game.</source>
        <translation>Le format que nomme un deck appartient au jeu du deck.</translation>
    </message>
    <message>
        <source>A deck sets only rules options that its game has.</source>
        <translation>Un deck ne fixe que des options de règles que son jeu possède.</translation>
    </message>
    <message>
        <source>A rules option has one of the values that its game knows.</source>
        <translation>Une option de règles a l’une des valeurs que son jeu connaît.</translation>
    </message>
    <message>
        <source>Leave is given only for what a deck needs it for.</source>
        <translation>Une dérogation n’est accordée que pour ce dont un deck a besoin.</translation>
    </message>
    <message>
        <source>It is clear which card is meant where several of one name are not alike.</source>
        <translation>On sait quelle carte est visée quand plusieurs du même nom ne sont pas semblables.</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>cards found by %1</source>
        <comment>a query</comment>
        <translation>cartes que trouve %1</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <comment>card, copies</comment>
        <translation>%1 (%2 au plus)</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Du %1 au %2.</translation>
    </message>
    <message>
        <source>From %1 on.</source>
        <translation>À partir du %1.</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Jusqu’au %1.</translation>
    </message>
    <message>
        <source>No format: the game&apos;s own rules</source>
        <translation>Aucun format&#xa0;: les règles du jeu lui-même</translation>
    </message>
    <message>
        <source>The rulebook alone: cards of all sets, and none that is banned.</source>
        <translation>Le livret de règles seul&#xa0;: les cartes de toutes les extensions, aucune bannie.</translation>
    </message>
    <message>
        <source>Cards of all sets.</source>
        <translation>Les cartes de toutes les extensions.</translation>
    </message>
    <message>
        <source>Cards of these sets: %1.</source>
        <translation>Les cartes de ces extensions&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation>Bannies&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Restricted: %1.</source>
        <translation>Restreintes&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It changes or adds %n rule(s) of its own.</source>
        <translation>
            <numerusform>Il modifie ou ajoute %n règle qui lui est propre.</numerusform>
            <numerusform>Il modifie ou ajoute %n règles qui lui sont propres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatsVerb</name>
    <message>
        <source>format</source>
        <translation>format</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>from</source>
        <translation>du</translation>
    </message>
    <message>
        <source>until</source>
        <translation>au</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>bannies</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>restreintes</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>list the formats of a game, or of all</source>
        <translation>donner la liste des formats d’un jeu, ou de tous</translation>
    </message>
    <message>
        <source>Lists the formats: rules of an event on top of a game. The first column is what a deck&apos;s key &quot;format&quot; and the option --format take. The shipped ones are examples to copy.</source>
        <translation>Donne la liste des formats&#xa0;: les règles d’un événement en plus de celles d’un jeu. La première colonne est ce que prennent la clé «&#x202f;format&#x202f;» d’un deck et l’option --format. Ceux qui sont fournis sont des exemples à copier.</translation>
    </message>
    <message>
        <source>Every format.</source>
        <translation>Tous les formats.</translation>
    </message>
    <message>
        <source>Those of one game.</source>
        <translation>Ceux d’un seul jeu.</translation>
    </message>
</context>
<context>
    <name>GamesVerb</name>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>extensions</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>formats</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>donner la liste des jeux</translation>
    </message>
    <message>
        <source>Which games are there?</source>
        <translation>Quels jeux y a-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>a number, %1</source>
        <translation>un nombre, %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>kind of deck</source>
        <translation>sorte de deck</translation>
    </message>
    <message>
        <source>section</source>
        <translation>section</translation>
    </message>
    <message>
        <source>shown as</source>
        <translation>affichée comme</translation>
    </message>
    <message>
        <source>headings in lists</source>
        <translation>en-têtes dans les listes</translation>
    </message>
    <message>
        <source>option</source>
        <translation>option</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sans elle</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>ce que c’est</translation>
    </message>
    <message>
        <source>number of a card</source>
        <translation>nombre d’une carte</translation>
    </message>
    <message>
        <source>range</source>
        <translation>intervalle</translation>
    </message>
    <message>
        <source>Lists the games with the number of their sets, cards and formats. The first column is the key that --game takes. With a GAME: its kinds of decks with their sections, the options of its rules with their values, and the ranges of the numbers of its cards.</source>
        <translation>Donne la liste des jeux avec le nombre de leurs extensions, cartes et formats. La première colonne est la clé que prend --game. Avec un GAME&#xa0;: ses sortes de decks avec leurs sections, les options de ses règles avec leurs valeurs, et les intervalles des nombres de ses cartes.</translation>
    </message>
    <message>
        <source>Sections, options and ranges of one game.</source>
        <translation>Les sections, options et intervalles d’un jeu.</translation>
    </message>
</context>
<context>
    <name>GoldfishReport</name>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3 and %4</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie contre %2, pilotée par %3 et %4</numerusform>
            <numerusform>%1&#xa0;: %n parties contre %2, pilotées par %3 et %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, mean of %n win(s)</source>
        <translation>
            <numerusform>%1, moyenne de %n victoire</numerusform>
            <numerusform>%1, moyenne de %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (±%2), mean of %n win(s)</source>
        <translation>
            <numerusform>%1 (±%2), moyenne de %n victoire</numerusform>
            <numerusform>%1 (±%2), moyenne de %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; the games that had not ended after %n own turn(s) are not in it</source>
        <translation>
            <numerusform>&#x202f;; les parties qui n’étaient pas finies après %n tour du joueur n’y figurent pas</numerusform>
            <numerusform>; les parties qui n’étaient pas finies après %n tours du joueur n’y figurent pas</numerusform>
        </translation>
    </message>
    <message>
        <source>own turn</source>
        <translation>tour du joueur</translation>
    </message>
    <message>
        <source>games that still went on</source>
        <translation>parties encore en cours</translation>
    </message>
    <message>
        <source>± at most</source>
        <translation>± au plus</translation>
    </message>
    <message numerus="yes">
        <source>  and %n more: --output csv and json have all</source>
        <translation>
            <numerusform>  et %n autre&#xa0;: --output csv et json donnent tout</numerusform>
            <numerusform>  et %n autres&#xa0;: --output csv et json donnent tout</numerusform>
        </translation>
    </message>
    <message>
        <source>one in ten by %1, half by %2, nine in ten by %3</source>
        <comment>turns</comment>
        <translation>une sur dix au tour %1, la moitié au tour %2, neuf sur dix au tour %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 sur %n partie</numerusform>
            <numerusform>%1 sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>, own turn of the win %1 (±%2)</source>
        <translation>, tour de la victoire&#xa0;: %1 (±%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3</source>
        <translation>
            <numerusform>%1&#xa0;: %n partie contre %2, pilotée par %3</numerusform>
            <numerusform>%1&#xa0;: %n parties contre %2, pilotées par %3</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of each own turn. What is &quot;by then&quot; or &quot;so far&quot; is of all games; the rest is a mean of the games that still went on.</source>
        <translation>À la fin de chaque tour du joueur. Ce qui vaut «&#x202f;jusque-là&#x202f;» ou «&#x202f;à ce stade&#x202f;» porte sur toutes les parties&#x202f;; le reste est une moyenne des parties encore en cours.</translation>
    </message>
    <message>
        <source>%1, in how many games, and the rule that stopped it (&quot;muster rules ID&quot; reads it):</source>
        <translation>%1, dans combien de parties, et la règle qui l’a empêché («&#x202f;muster rules ID&#x202f;» la donne à lire)&#xa0;:</translation>
    </message>
    <message>
        <source>%1, in how many games:</source>
        <translation>%1, dans combien de parties&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Cards kept in the opening hand, in %n game(s); the fastest first:</source>
        <translation>
            <numerusform>Cartes gardées dans la main de départ, sur %n partie&#x202f;; les plus rapides d’abord&#xa0;:</numerusform>
            <numerusform>Cartes gardées dans la main de départ, sur %n parties&#x202f;; les plus rapides d’abord&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>won without the card</source>
        <translation>gagnées sans la carte</translation>
    </message>
</context>
<context>
    <name>GoldfishVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>how a deck develops against an opponent that does nothing</source>
        <translation>comment un deck se développe contre un adversaire qui ne fait rien</translation>
    </message>
    <message>
        <source>How many games; 1000 unless given.</source>
        <translation>Le nombre de parties&#x202f;; 1000 par défaut.</translation>
    </message>
    <message>
        <source>How fast is this deck?</source>
        <translation>À quelle vitesse va ce deck&#x202f;?</translation>
    </message>
    <message>
        <source>The same against walls, as a table.</source>
        <translation>La même chose contre des murs, en tableau.</translation>
    </message>
    <message>
        <source>Who plays the deck, and who plays against it: greedy or random.</source>
        <translation>Qui joue le deck, et qui joue contre lui&#xa0;: greedy ou random.</translation>
    </message>
    <message>
        <source>How it develops while somebody fights back.</source>
        <translation>Comment il se développe quand quelqu’un riposte.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nomme plus de pilotes qu’il n’y a de decks</translation>
    </message>
    <message>
        <source>%1 of the passive opponent is a whole number from %2 to %3, as in %1=%2, not &quot;%4&quot;</source>
        <translation>%1 de l’adversaire passif est un nombre entier de %2 à %3, comme dans %1=%2, pas «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>nothing can be set of the passive opponent &quot;%1&quot;</source>
        <translation>rien ne peut être réglé pour l’adversaire passif «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>--against &quot;%1&quot; stands alone: all opponents are that one</source>
        <translation>--against «&#x202f;%1&#x202f;» est seul&#xa0;: tous les adversaires sont celui-là</translation>
    </message>
    <message>
        <source>the passive opponent has no &quot;%1&quot;%2; it has: %3</source>
        <translation>l’adversaire passif n’a pas «&#x202f;%1&#x202f;»%2&#x202f;; il a&#xa0;: %3</translation>
    </message>
    <message>
        <source>there is no passive opponent &quot;%1&quot;; there are: %2</source>
        <translation>il n’y a pas d’adversaire passif «&#x202f;%1&#x202f;»&#x202f;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>Plays the deck out by the full rules against an opponent that does as good as nothing, and shows, turn by turn, what it has developed: when it can attack, what it has dealt, when it wins; and which cards were in the hand at the end and could not be played, with the rule that stopped them. The games are told apart by who goes first, by whether a mulligan was taken, and by each card that was kept in the opening hand. All with intervals of 95 percent, and the exact chance where there is a formula.</source>
        <translation>Joue le deck jusqu’au bout selon les règles complètes contre un adversaire qui ne fait pour ainsi dire rien, et montre, tour après tour, ce qu’il a développé&#xa0;: quand il peut attaquer, ce qu’il a infligé, quand il gagne&#x202f;; et quelles cartes étaient en main à la fin sans pouvoir être jouées, avec la règle qui les en empêchait. Les parties sont distinguées selon qui joue en premier, selon qu’un mulligan a été pris ou non, et selon chaque carte gardée dans la main de départ. Le tout avec des intervalles à 95 pour cent, et la probabilité exacte là où il existe une formule.</translation>
    </message>
    <message>
        <source>A deck that plays back (once for each other player), or a passive opponent of the game by its name, with what it is given: &quot;passive:hp=90,def=12&quot;; &quot;passive&quot; is the game&apos;s usual one.</source>
        <translation>Un deck qui riposte (un par autre joueur), ou un adversaire passif du jeu par son nom, avec ce qu’on lui donne&#xa0;: «&#x202f;passive:hp=90,def=12&#x202f;»&#x202f;; «&#x202f;passive&#x202f;» est celui du jeu par défaut.</translation>
    </message>
    <message>
        <source>--against needs a deck, or the word passive</source>
        <translation>--against demande un deck, ou le mot passive</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>This hand cannot be kept: it is sent back [%1].</source>
        <translation>Cette main ne peut être gardée&#xa0;: elle est renvoyée [%1].</translation>
    </message>
    <message>
        <source>There are no other cards to exchange it for: this hand is kept [%1].</source>
        <translation>Il n’y a pas d’autres cartes contre lesquelles l’échanger&#xa0;: cette main est gardée [%1].</translation>
    </message>
    <message>
        <source>Keep it, or send all of it back [%1].</source>
        <translation>Gardez-la, ou renvoyez-la tout entière [%1].</translation>
    </message>
    <message numerus="yes">
        <source>Keep it, or send up to %n card(s) back [%1].</source>
        <translation>
            <numerusform>Gardez-la, ou renvoyez %n carte [%1].</numerusform>
            <numerusform>Gardez-la, ou renvoyez jusqu’à %n cartes [%1].</numerusform>
        </translation>
    </message>
    <message>
        <source>A sound player keeps this hand.</source>
        <translation>Un joueur avisé garde cette main.</translation>
    </message>
    <message>
        <source>A sound player sends the whole hand back.</source>
        <translation>Un joueur avisé renvoie toute la main.</translation>
    </message>
    <message>
        <source>A sound player sends back: %1.</source>
        <translation>Un joueur avisé renvoie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is lost before it begins.</source>
        <translation>La partie est perdue avant de commencer.</translation>
    </message>
    <message numerus="yes">
        <source>%n mulligan(s) so far.</source>
        <translation>
            <numerusform>%n mulligan pour l’instant.</numerusform>
            <numerusform>%n mulligans pour l’instant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand stands; %n card(s) drawn since.</source>
        <translation>
            <numerusform>La main est fixée&#x202f;; %n carte piochée depuis.</numerusform>
            <numerusform>La main est fixée&#x202f;; %n cartes piochées depuis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand stands as it was dealt.</source>
        <translation>La main est fixée telle qu’elle a été distribuée.</translation>
    </message>
    <message numerus="yes">
        <source>The hand stands after %n mulligan(s).</source>
        <translation>
            <numerusform>La main est fixée après %n mulligan.</numerusform>
            <numerusform>La main est fixée après %n mulligans.</numerusform>
        </translation>
    </message>
    <message>
        <source>going first</source>
        <translation>premier à jouer</translation>
    </message>
    <message>
        <source>going second</source>
        <translation>deuxième à jouer</translation>
    </message>
    <message>
        <source>going third</source>
        <translation>troisième à jouer</translation>
    </message>
    <message>
        <source>going fourth</source>
        <translation>quatrième à jouer</translation>
    </message>
    <message>
        <source>going fifth</source>
        <translation>cinquième à jouer</translation>
    </message>
    <message>
        <source>going sixth</source>
        <translation>sixième à jouer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>type of a card, its name</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HandsVerb</name>
    <message>
        <source>, exactly %1</source>
        <translation>, exactement %1</translation>
    </message>
    <message>
        <source>the sample is more than five standard errors away from the exact odds: this is a mistake of the program, please report it</source>
        <translation>l’échantillon est à plus de cinq erreurs types des probabilités exactes&#xa0;: c’est une erreur du programme, merci de la signaler</translation>
    </message>
    <message>
        <source>opening hands, sampled and exact</source>
        <translation>mains de départ, par échantillon et exactement</translation>
    </message>
    <message>
        <source>Draws opening hands by the game&apos;s own procedure, redraws included, and shows how often what comes up, with intervals of 95 percent, and the exact odds beside it where there is a formula.</source>
        <translation>Tire des mains de départ selon la procédure du jeu, renvois compris, et montre combien de fois revient quoi, avec des intervalles à 95 pour cent, et à côté les probabilités exactes là où il existe une formule.</translation>
    </message>
    <message>
        <source>How many hands; 100000 unless given.</source>
        <translation>Le nombre de mains&#x202f;; 100000 par défaut.</translation>
    </message>
    <message>
        <source>Dead hands and first Champions of a deck.</source>
        <translation>Mains mortes et premiers Champions d’un deck.</translation>
    </message>
    <message>
        <source>A million hands, as a table.</source>
        <translation>Un million de mains, en tableau.</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 mains</translation>
    </message>
    <message>
        <source>%1: as dealt, which is what whoever keeps every hand has, and after the mulligans of a sound player</source>
        <translation>%1&#xa0;: telles que distribuées, ce qu’a quiconque garde toutes ses mains, et après les mulligans d’un joueur avisé</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s), drawn by the game&apos;s own set-up; %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n main, tirée selon la mise en place du jeu&#x202f;; %2</numerusform>
            <numerusform>%1&#xa0;: %n mains, tirées selon la mise en place du jeu&#x202f;; %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the engine deals no hands of %1</source>
        <translation>le moteur ne distribue pas de mains du jeu %1</translation>
    </message>
    <message>
        <source>%1: as dealt, and nothing that is sent back has changed it</source>
        <translation>%1&#xa0;: telles qu’elles ont été distribuées, et rien de ce qui est renvoyé n’y a changé quelque chose</translation>
    </message>
</context>
<context>
    <name>HashVerb</name>
    <message numerus="yes">
        <source>%1: warning: %n line(s) name no card, or more than one; the hash takes the name as written</source>
        <translation>
            <numerusform>%1&#xa0;: avertissement&#xa0;: %n ligne ne désigne aucune carte, ou plusieurs&#x202f;; l’empreinte prend le nom tel qu’il est écrit</numerusform>
            <numerusform>%1&#xa0;: avertissement&#xa0;: %n lignes ne désignent aucune carte, ou plusieurs&#x202f;; l’empreinte prend le nom tel qu’il est écrit</numerusform>
        </translation>
    </message>
    <message>
        <source>a short mark that two equal decks share</source>
        <translation>une courte marque que deux decks égaux ont en commun</translation>
    </message>
    <message>
        <source>Prints the hash of each deck. Order, spelling, printings and the form of the file do not change it, so that a judge can tell at a glance whether two lists are the same deck.</source>
        <translation>Affiche l’empreinte de chaque deck. L’ordre, l’orthographe, les éditions et la forme du fichier ne la changent pas&#xa0;: un arbitre voit d’un coup d’œil si deux listes sont le même deck.</translation>
    </message>
    <message>
        <source>The hash of one deck.</source>
        <translation>L’empreinte d’un deck.</translation>
    </message>
    <message>
        <source>Are these the same deck?</source>
        <translation>Est-ce le même deck&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>explain a verb, with examples</source>
        <translation>expliquer une commande, avec des exemples</translation>
    </message>
    <message>
        <source>Muster %1: build decks that pass muster.</source>
        <translation>Muster %1&#xa0;: des decks prêts à passer le contrôle.</translation>
    </message>
    <message>
        <source>What you can do:</source>
        <translation>Ce que vous pouvez faire&#xa0;:</translation>
    </message>
    <message>
        <source>learn whether a deck is legal, and why not</source>
        <translation>savoir si un deck est légal, et sinon pourquoi</translation>
    </message>
    <message>
        <source>the same with the rules behind each finding</source>
        <translation>la même chose avec les règles derrière chaque constat</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>trouver des cartes</translation>
    </message>
    <message>
        <source>read a rule, a ruling or an example</source>
        <translation>lire une règle, une décision ou un exemple</translation>
    </message>
    <message>
        <source>see which games there are</source>
        <translation>voir quels jeux il y a</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists everything, &quot;muster help check&quot; explains a verb with examples.</source>
        <translation>«&#x202f;muster help&#x202f;» donne la liste de tout, «&#x202f;muster help check&#x202f;» explique une commande avec des exemples.</translation>
    </message>
    <message>
        <source>usage: muster VERB [ARGUMENT...]</source>
        <translation>usage&#xa0;: muster COMMANDE [ARGUMENT...]</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>dire de quelle version il s’agit</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Codes de retour&#xa0;:</translation>
    </message>
    <message>
        <source>done; every deck is legal</source>
        <translation>fait&#x202f;; tous les decks sont légaux</translation>
    </message>
    <message>
        <source>something could not be read, written or understood</source>
        <translation>quelque chose n’a pu être lu, écrit ou compris</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>usage&#xa0;: muster %1 %2</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#xa0;:</translation>
    </message>
    <message>
        <source>a deck is illegal or incomplete, a part of a list was not understood, a scenario failed, or a record departed</source>
        <translation>un deck est illégal ou incomplet, une partie d’une liste n’a pas été comprise, un scénario a échoué, ou un enregistrement a divergé</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Keep it as it is written; the check will point at it</source>
        <translation>La garder telle qu’elle est écrite&#x202f;; la vérification la signalera</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>La laisser de côté</translation>
    </message>
    <message>
        <source>The cards below it are only considered</source>
        <translation>Les cartes qui suivent sont seulement à l’étude</translation>
    </message>
    <message>
        <source>The cards below it go to: %1</source>
        <translation>Les cartes qui suivent vont dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is the name of the deck</source>
        <translation>C’est le nom du deck</translation>
    </message>
</context>
<context>
    <name>ImportModel</name>
    <message>
        <source>%1? Please check: %2</source>
        <translation>%1&#x202f;? À vérifier&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1? Please check</source>
        <translation>%1&#x202f;? À vérifier</translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message>
        <source>deck files (*.muster)</source>
        <translation>fichiers de deck (*.muster)</translation>
    </message>
</context>
<context>
    <name>KeptCards</name>
    <message>
        <source>a mulligan was taken</source>
        <translation>un mulligan a été pris</translation>
    </message>
    <message numerus="yes">
        <source>Among %n card(s) some differ by chance alone: an interval misses the true value 5 times in 100.</source>
        <translation>
            <numerusform>Pour %n carte, l’écart peut ne tenir qu’au hasard&#xa0;: un intervalle manque la vraie valeur 5 fois sur 100.</numerusform>
            <numerusform>Sur %n cartes, quelques-unes ne s’écartent que par hasard&#xa0;: un intervalle manque la vraie valeur 5 fois sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), kept or missing in fewer than %1 games each, are left out.</source>
        <translation>
            <numerusform>%n carte, gardée ou absente dans moins de %1 parties, est omise.</numerusform>
            <numerusform>%n cartes, gardées ou absentes chacune dans moins de %1 parties, sont omises.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 ne peut servir&#xa0;: %2</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>aucune carte ne s’appelle %1</translation>
    </message>
    <message>
        <source>no card is called %1, did you mean %2?</source>
        <translation>aucune carte ne s’appelle %1, vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between proposals</comment>
        <translation> ou </translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>plusieurs cartes s’appellent %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n %1</numerusform>
            <numerusform>%n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>un commentaire</translation>
    </message>
    <message>
        <source>the heading of the section %1</source>
        <translation>l’en-tête de la section %1</translation>
    </message>
    <message>
        <source>a heading inside a section</source>
        <translation>un en-tête à l’intérieur d’une section</translation>
    </message>
    <message>
        <source>the deck&apos;s name, %1</source>
        <translation>le nom du deck, %1</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>une ligne vide</translation>
    </message>
    <message>
        <source>expected a count from 1 to 999, found %1</source>
        <translation>attendu&#xa0;: un nombre d’exemplaires de 1 à 999&#x202f;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game has no section %1; the cards below it are only considered</source>
        <translation>le jeu n’a pas de section %1&#x202f;; les cartes qui suivent sont seulement à l’étude</translation>
    </message>
    <message>
        <source>a line of more than 500 characters, %1</source>
        <translation>une ligne de plus de 500 caractères, %1</translation>
    </message>
    <message numerus="yes">
        <source>the list is too long; the last %n byte(s) were not read</source>
        <translation>
            <numerusform>la liste est trop longue&#x202f;; le dernier octet (%n) n’a pas été lu</numerusform>
            <numerusform>la liste est trop longue&#x202f;; les %n derniers octets n’ont pas été lus</numerusform>
        </translation>
    </message>
    <message>
        <source>no card %1 has %2, did you mean %3?</source>
        <translation>aucune carte %1 n’a %2, vouliez-vous dire %3&#x202f;?</translation>
    </message>
    <message>
        <source>no card %1 has %2; there is %3</source>
        <translation>aucune carte %1 n’a %2&#x202f;; il y a %3</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>ici commence un autre deck, %1&#x202f;; mettez chacun dans un fichier à lui</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>whole games between decks, flown by pilots</source>
        <translation>parties entières entre decks, conduites par des pilotes</translation>
    </message>
    <message>
        <source>2000 games of one deck against another.</source>
        <translation>2000 parties d’un deck contre un autre.</translation>
    </message>
    <message>
        <source>A round robin.</source>
        <translation>Un tournoi toutes rondes.</translation>
    </message>
    <message>
        <source>How much the pilot matters.</source>
        <translation>Ce que change le pilote.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nomme plus de pilotes qu’il n’y a de decks</translation>
    </message>
    <message>
        <source>--save does not write over %1: it is not a recorded game</source>
        <translation>--save n’écrase pas %1&#xa0;: ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>%1 (%2) against %3 (%4)</source>
        <translation>%1 (%2) contre %3 (%4)</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 lost, %4 drawn and %5 not ended of %6; wins %7</source>
        <translation>%1&#xa0;: gagnées&#xa0;: %2, perdues&#xa0;: %3, nulles&#xa0;: %4, inachevées&#xa0;: %5, sur %6&#x202f;; victoires %7</translation>
    </message>
    <message>
        <source>ended by the rules: %1 of %2, %3; %4 turns and %5 choices a game, %6 options a choice</source>
        <translation>terminées par les règles&#xa0;: %1 sur %2, %3&#x202f;; %4 tours et %5 choix par partie, %6 possibilités par choix</translation>
    </message>
    <message>
        <source>--save needs the name of a file</source>
        <translation>--save demande le nom d’un fichier</translation>
    </message>
    <message>
        <source>Who plays the decks, in turn: greedy or random.</source>
        <translation>Qui joue les decks, dans l’ordre&#xa0;: greedy ou random.</translation>
    </message>
    <message>
        <source>--save records a whole match, not a part of one</source>
        <translation>--save enregistre un match entier, pas une partie de match</translation>
    </message>
    <message>
        <source>%1 decks for %2 players: name one for each of them, or one alone that all play</source>
        <translation>%1 decks pour %2 joueurs&#xa0;: nommez-en un pour chacun, ou un seul que tous jouent</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are players</source>
        <translation>--pilot nomme plus de pilotes qu’il n’y a de joueurs</translation>
    </message>
    <message>
        <source>Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of 95 percent. Seats change from game to game. Several decks play each other, each against each; one alone plays itself. With more than two players each of so many decks sits at a table with each choice of others. The same decks, seed and pilots give the same signature on every machine.</source>
        <translation>Joue des parties du mélange à la fin, selon les règles complètes, et compte qui gagne, avec des intervalles à 95 pour cent. Les places changent d’une partie à l’autre. Plusieurs decks jouent l’un contre l’autre, chacun contre chacun&#x202f;; un seul joue contre lui-même. À plus de deux joueurs, chaque deck s’assied à une table avec chaque choix d’autres decks. Les mêmes decks, graine et pilotes donnent la même signature sur toute machine.</translation>
    </message>
    <message>
        <source>How many games each table plays; 1000 unless given.</source>
        <translation>Le nombre de parties que joue chaque table&#x202f;; 1000 par défaut.</translation>
    </message>
    <message>
        <source>Records the first game of the match, for &quot;muster replay&quot;; never over a file that is no record. With - it is printed.</source>
        <translation>Enregistre la première partie du match, pour «&#x202f;muster replay&#x202f;»&#x202f;; jamais par-dessus un fichier qui n’est pas un enregistrement. Avec -, elle est affichée.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a deck and its pilot</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 won of %2, %3</source>
        <translation>victoires&#xa0;: %1 sur %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n shared with others</source>
        <translation>
            <numerusform>%1, et %n partagée avec d’autres</numerusform>
            <numerusform>%1, et %n partagées avec d’autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 players, %2 drawn and %3 not ended</source>
        <translation>
            <numerusform>%n partie à %1 joueurs, dont nulles&#xa0;: %2, inachevées&#xa0;: %3</numerusform>
            <numerusform>%n parties à %1 joueurs, dont nulles&#xa0;: %2, inachevées&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>place %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>won by then</source>
        <translation>gagnées jusque-là</translation>
    </message>
    <message>
        <source>own turn of the win</source>
        <translation>tour de la victoire</translation>
    </message>
    <message>
        <source>wins by own turn</source>
        <translation>victoires par tour du joueur</translation>
    </message>
    <message>
        <source>own turns played</source>
        <translation>tours joués par le joueur</translation>
    </message>
    <message>
        <source>won of those going first</source>
        <translation>gagnées en étant premier à jouer</translation>
    </message>
    <message>
        <source>won of those going second</source>
        <translation>gagnées en étant deuxième à jouer</translation>
    </message>
    <message>
        <source>won of those going third</source>
        <translation>gagnées en étant troisième à jouer</translation>
    </message>
    <message>
        <source>won of those going fourth</source>
        <translation>gagnées en étant quatrième à jouer</translation>
    </message>
    <message>
        <source>won of those going fifth</source>
        <translation>gagnées en étant cinquième à jouer</translation>
    </message>
    <message>
        <source>won of those going sixth</source>
        <translation>gagnées en étant sixième à jouer</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>damage dealt so far</source>
        <translation>dégâts infligés à ce stade</translation>
    </message>
    <message>
        <source>an attack was possible by then</source>
        <translation>une attaque était possible jusque-là</translation>
    </message>
    <message>
        <source>of them not playable</source>
        <translation>dont injouables</translation>
    </message>
    <message>
        <source>cards that could never be played</source>
        <translation>cartes qui n’ont jamais pu être jouées</translation>
    </message>
    <message>
        <source>in the hand at the end and never playable while there</source>
        <translation>en main à la fin et jamais jouables tant qu’elles y étaient</translation>
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
        <translation>sept mains mortes&#xa0;: la partie est perdue</translation>
    </message>
    <message>
        <source>the kept hand has two Champions or more</source>
        <translation>la main gardée a deux Champions ou plus</translation>
    </message>
    <message>
        <source>two Champions, one ready with two Coins that fit, and a Squire</source>
        <translation>deux Champions, dont un prêt avec deux pièces qui conviennent, et un Squire</translation>
    </message>
    <message>
        <source>it has an Infantry Champion and the Coins for its first attack</source>
        <translation>elle a un Champion Infantry et les pièces de sa première attaque</translation>
    </message>
    <message>
        <source>it has one Champion, and nothing that draws or searches</source>
        <translation>elle a un Champion, et rien qui pioche ou cherche</translation>
    </message>
    <message>
        <source>it has no Coin</source>
        <translation>elle n’a pas de pièce</translation>
    </message>
    <message>
        <source>its Coins fit no attack of its Champions</source>
        <translation>ses pièces ne conviennent à aucune attaque de ses Champions</translation>
    </message>
    <message>
        <source>it has only Cavalry, and no Squire</source>
        <translation>elle n’a que de la Cavalry, et pas de Squire</translation>
    </message>
    <message>
        <source>good: two Champions, one of them ready with two Coins that fit, and a Squire</source>
        <translation>bonne&#xa0;: deux Champions, dont un prêt avec deux pièces qui conviennent, et un Squire</translation>
    </message>
    <message>
        <source>fair: two Champions or a way to a second one, and a Coin that fits</source>
        <translation>correcte&#xa0;: deux Champions ou un moyen d’en avoir un second, et une pièce qui convient</translation>
    </message>
    <message>
        <source>bad: one Champion alone, only Cavalry without a Squire, or no Coin that fits</source>
        <translation>mauvaise&#xa0;: un seul Champion, rien que de la Cavalry sans Squire, ou aucune pièce qui convienne</translation>
    </message>
    <message>
        <source>dead: no Champion</source>
        <translation>morte&#xa0;: aucun Champion</translation>
    </message>
    <message>
        <source>five passive Champions</source>
        <translation>cinq Champions passifs</translation>
    </message>
    <message>
        <source>won with the fifth Blood Card</source>
        <translation>gagnées à la cinquième Blood Card</translation>
    </message>
    <message>
        <source>lost by seven dead hands</source>
        <translation>perdues par sept mains mortes</translation>
    </message>
    <message>
        <source>lost without a Champion for combat</source>
        <translation>perdues faute de Champion pour le combat</translation>
    </message>
    <message>
        <source>lost by the opponent&apos;s fifth Blood Card</source>
        <translation>perdues par la cinquième Blood Card de l’adversaire</translation>
    </message>
    <message>
        <source>with a dead hand</source>
        <translation>avec une main morte</translation>
    </message>
    <message>
        <source>with Blood Cards given away by dead hands</source>
        <translation>avec des Blood Cards cédées par des mains mortes</translation>
    </message>
    <message>
        <source>attack rolls that broke through</source>
        <translation>jets d’attaque qui ont percé</translation>
    </message>
    <message>
        <source>a second attack was possible by then</source>
        <translation>une seconde attaque était possible jusque-là</translation>
    </message>
    <message>
        <source>Champions in the arena</source>
        <translation>Champions dans l’arène</translation>
    </message>
    <message>
        <source>Coins attached</source>
        <translation>pièces attachées</translation>
    </message>
    <message>
        <source>on the best Champion</source>
        <translation>sur le meilleur Champion</translation>
    </message>
    <message>
        <source>Squires attached</source>
        <translation>Squires attachés</translation>
    </message>
    <message>
        <source>on the Champion in combat</source>
        <translation>sur le Champion au combat</translation>
    </message>
    <message>
        <source>attacks it has the means for</source>
        <translation>attaques dont il a les moyens</translation>
    </message>
    <message>
        <source>damage to be expected so far</source>
        <translation>dégâts à attendre à ce stade</translation>
    </message>
    <message>
        <source>Blood Cards collected so far</source>
        <translation>Blood Cards obtenues à ce stade</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>leveled up</source>
        <translation>montée de niveau</translation>
    </message>
    <message>
        <source>items bought</source>
        <translation>objets achetés</translation>
    </message>
    <message>
        <source>gold from bounties</source>
        <translation>or des primes</translation>
    </message>
    <message>
        <source>leveled up by then</source>
        <translation>montée de niveau jusque-là</translation>
    </message>
    <message>
        <source>mana</source>
        <translation>mana</translation>
    </message>
    <message>
        <source>of it spent</source>
        <translation>dont dépensé</translation>
    </message>
    <message>
        <source>minions in play</source>
        <translation>minions en jeu</translation>
    </message>
    <message>
        <source>their attack</source>
        <translation>leur attaque</translation>
    </message>
    <message>
        <source>damage to the enemy hero so far</source>
        <translation>dégâts au héros adverse à ce stade</translation>
    </message>
    <message>
        <source>own health</source>
        <translation>sa propre vie</translation>
    </message>
    <message>
        <source>own Armor</source>
        <translation>sa propre Armure</translation>
    </message>
    <message>
        <source>Rage or Spell Damage</source>
        <translation>Rage ou Spell Damage</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>items bought so far</source>
        <translation>objets achetés à ce stade</translation>
    </message>
    <message>
        <source>of them Ultimates before the level-up</source>
        <translation>dont Ultimates avant la montée de niveau</translation>
    </message>
    <message>
        <source>a hero who does nothing</source>
        <translation>un héros qui ne fait rien</translation>
    </message>
    <message>
        <source>own turn of the level-up</source>
        <translation>tour de la montée de niveau</translation>
    </message>
    <message>
        <source>mana that was spent</source>
        <translation>mana dépensé</translation>
    </message>
    <message>
        <source>own turn of the first purchase</source>
        <translation>tour du premier achat</translation>
    </message>
    <message>
        <source>percent of the quest reached</source>
        <translation>pourcentage de la quête atteint</translation>
    </message>
    <message>
        <source>all of it spent</source>
        <translation>entièrement dépensé</translation>
    </message>
    <message>
        <source>enough left for the Defensive Ability</source>
        <translation>assez de reste pour la Defensive Ability</translation>
    </message>
    <message>
        <source>most Rage or Spell Damage at once</source>
        <translation>le plus de Rage ou de Spell Damage à la fois</translation>
    </message>
    <message>
        <source>Rage or Spell Damage lost to its limit</source>
        <translation>Rage ou Spell Damage perdus à la limite</translation>
    </message>
    <message>
        <source>dealt in combat</source>
        <translation>infligés au combat</translation>
    </message>
    <message>
        <source>dealt by the Attack ability</source>
        <translation>infligés par la capacité Attack</translation>
    </message>
    <message>
        <source>dealt by spells</source>
        <translation>infligés par des sorts</translation>
    </message>
    <message>
        <source>dealt by other texts</source>
        <translation>infligés par d’autres textes</translation>
    </message>
    <message>
        <source>cards played so far</source>
        <translation>cartes jouées à ce stade</translation>
    </message>
    <message>
        <source>a hero with one more minion that blocks each turn</source>
        <translation>un héros qui a chaque tour un minion de plus pour bloquer</translation>
    </message>
    <message>
        <source>a hero who deals damage each turn</source>
        <translation>un héros qui inflige des dégâts chaque tour</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>dégâts</translation>
    </message>
    <message>
        <source>Ultimates</source>
        <translation>Ultimates</translation>
    </message>
    <message>
        <source>goes first, with an Ultimate in the first hand</source>
        <translation>premier à jouer, avec un Ultimate dans la première main</translation>
    </message>
    <message>
        <source>goes second, with an Ultimate in the first hand</source>
        <translation>deuxième à jouer, avec un Ultimate dans la première main</translation>
    </message>
    <message>
        <source>an Ultimate in the hand that stands</source>
        <translation>un Ultimate dans la main gardée</translation>
    </message>
    <message>
        <source>cards were sent back</source>
        <translation>des cartes ont été renvoyées</translation>
    </message>
    <message>
        <source>early plays in the first hand</source>
        <translation>coups précoces dans la première main</translation>
    </message>
    <message>
        <source>early plays in the hand that stands</source>
        <translation>coups précoces dans la main gardée</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>mains</translation>
    </message>
    <message>
        <source>good: two early plays, a minion among them, and one for turn 3</source>
        <translation>bonne&#xa0;: deux coups précoces, dont un minion, et un pour le tour 3</translation>
    </message>
    <message>
        <source>fair: two early plays</source>
        <translation>correcte&#xa0;: deux coups précoces</translation>
    </message>
    <message>
        <source>bad: at most one early play, or an Ultimate</source>
        <translation>mauvaise&#xa0;: au plus un coup précoce, ou un Ultimate</translation>
    </message>
    <message>
        <source>dead: nothing to play in the first three turns</source>
        <translation>morte&#xa0;: rien à jouer dans les trois premiers tours</translation>
    </message>
    <message numerus="yes">
        <source>not ended after %n own turn(s)</source>
        <translation>
            <numerusform>inachevées après %n tour du joueur</numerusform>
            <numerusform>inachevées après %n tours du joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Champion(s) in the first hand</source>
        <translation>
            <numerusform>%n Champion dans la première main</numerusform>
            <numerusform>%n Champions dans la première main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead hand(s) before the one that stands</source>
        <translation>
            <numerusform>%n main morte avant celle qui est gardée</numerusform>
            <numerusform>%n mains mortes avant celle qui est gardée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Script(s) in the first hand</source>
        <translation>
            <numerusform>%n Script dans la première main</numerusform>
            <numerusform>%n Scripts dans la première main</numerusform>
        </translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>the hand is sent back</source>
        <translation>la main est renvoyée</translation>
    </message>
    <message>
        <source>good: two to four Scripts, and a Creature by the third turn</source>
        <translation>bonne&#xa0;: deux à quatre Scripts, et une Créature au troisième tour au plus tard</translation>
    </message>
    <message>
        <source>acceptable: a Creature by the fourth turn</source>
        <translation>acceptable&#xa0;: une Créature au quatrième tour au plus tard</translation>
    </message>
    <message>
        <source>bad: too few or too many Scripts, or no Creature soon</source>
        <translation>mauvaise&#xa0;: trop peu ou trop de Scripts, ou pas de Créature de sitôt</translation>
    </message>
    <message>
        <source>dead: nothing of it can be played</source>
        <translation>morte&#xa0;: rien n’en peut être joué</translation>
    </message>
    <message>
        <source>an opponent who draws and does nothing else</source>
        <translation>un adversaire qui pioche et ne fait rien d’autre</translation>
    </message>
    <message>
        <source>Scripts in the Codex</source>
        <translation>Scripts dans le Codex</translation>
    </message>
    <message>
        <source>of them untapped at the end of the turn</source>
        <translation>dont non engagés à la fin du tour</translation>
    </message>
    <message>
        <source>attacks made in the turn</source>
        <translation>attaques faites dans le tour</translation>
    </message>
    <message>
        <source>at most one Script in the first hand</source>
        <translation>au plus un Script dans la première main</translation>
    </message>
    <message>
        <source>two to four Scripts in the first hand</source>
        <translation>deux à quatre Scripts dans la première main</translation>
    </message>
    <message>
        <source>five Scripts or more in the first hand</source>
        <translation>cinq Scripts ou plus dans la première main</translation>
    </message>
    <message>
        <source>no Creature in the first hand</source>
        <translation>aucune Créature dans la première main</translation>
    </message>
    <message>
        <source>three Scripts or more among the first ten cards</source>
        <translation>trois Scripts ou plus parmi les dix premières cartes</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>an opponent who blocks every attack with a token</source>
        <translation>un adversaire qui bloque chaque attaque avec un jeton</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>share of the Scripts that is used</source>
        <translation>part des Scripts qui sert</translation>
    </message>
    <message>
        <source>no Script to play, with fewer than five in the Codex</source>
        <translation>aucun Script à jouer, avec moins de cinq dans le Codex</translation>
    </message>
    <message>
        <source>Scripts in hand that could not be played</source>
        <translation>Scripts en main qui n’ont pu être joués</translation>
    </message>
    <message>
        <source>Scripts lost so far</source>
        <translation>Scripts perdus à ce stade</translation>
    </message>
    <message>
        <source>cards in hand after the draw</source>
        <translation>cartes en main après la pioche</translation>
    </message>
    <message>
        <source>cards lost to the hand limit</source>
        <translation>cartes perdues par la limite de main</translation>
    </message>
    <message>
        <source>fasted</source>
        <translation>ont jeûné</translation>
    </message>
    <message>
        <source>cards discarded to fast</source>
        <translation>cartes défaussées pour jeûner</translation>
    </message>
    <message>
        <source>cards more by Fasting than by the draw</source>
        <translation>cartes de plus par le Fasting que par la pioche</translation>
    </message>
    <message>
        <source>share of the hand that the Codex cannot pay for</source>
        <translation>part de la main que le Codex ne peut payer</translation>
    </message>
    <message>
        <source>of it for want of the element</source>
        <translation>dont faute de l’élément</translation>
    </message>
    <message>
        <source>a Creature could be paid for</source>
        <translation>une Créature pouvait être payée</translation>
    </message>
    <message>
        <source>a Creature had a Script of its element</source>
        <translation>une Créature avait un Script de son élément</translation>
    </message>
    <message>
        <source>Scripts for the attacker</source>
        <translation>Scripts pour l’attaquant</translation>
    </message>
    <message>
        <source>stage of the attacker</source>
        <translation>stade de l’attaquant</translation>
    </message>
    <message>
        <source>evolved attackers</source>
        <translation>attaquants évolués</translation>
    </message>
    <message>
        <source>damage dealt in the turn</source>
        <translation>dégâts infligés dans le tour</translation>
    </message>
    <message>
        <source>health left to the opponent</source>
        <translation>vie qui reste à l’adversaire</translation>
    </message>
    <message>
        <source>a blocker could be paid for afterwards</source>
        <translation>un bloqueur pouvait encore être payé ensuite</translation>
    </message>
    <message>
        <source>its Attack</source>
        <translation>son Attaque</translation>
    </message>
    <message>
        <source>its Defense</source>
        <translation>sa Défense</translation>
    </message>
    <message>
        <source>Instants played</source>
        <translation>Instants joués</translation>
    </message>
    <message>
        <source>Enhancements played</source>
        <translation>Enhancements joués</translation>
    </message>
    <message>
        <source>Conditionals set</source>
        <translation>Conditionals posés</translation>
    </message>
    <message>
        <source>turns with a set Conditional</source>
        <translation>tours avec un Conditional posé</translation>
    </message>
    <message>
        <source>cards left in the deck</source>
        <translation>cartes qui restent dans le deck</translation>
    </message>
    <message numerus="yes">
        <source>%n damage dealt by then</source>
        <translation>
            <numerusform>%n point de dégâts infligé jusque-là</numerusform>
            <numerusform>%n points de dégâts infligés jusque-là</numerusform>
        </translation>
    </message>
    <message>
        <source>a fighter who does nothing</source>
        <translation>un combattant qui ne fait rien</translation>
    </message>
    <message>
        <source>a fighter who blocks every attack with the best Armor</source>
        <translation>un combattant qui bloque chaque attaque avec la meilleure Armure</translation>
    </message>
    <message>
        <source>a fighter who blocks, attacks once in each turn, and counter attacks</source>
        <translation>un combattant qui bloque, attaque une fois par tour et contre-attaque</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>no Attribute in the first hand</source>
        <translation>aucun Attribut dans la première main</translation>
    </message>
    <message>
        <source>one Attribute in it</source>
        <translation>un Attribut dans celle-ci</translation>
    </message>
    <message>
        <source>two to four Attributes in it</source>
        <translation>deux à quatre Attributs dans celle-ci</translation>
    </message>
    <message>
        <source>five or six Attributes in it</source>
        <translation>cinq ou six Attributs dans celle-ci</translation>
    </message>
    <message>
        <source>nothing but Attributes in it</source>
        <translation>rien que des Attributs dans celle-ci</translation>
    </message>
    <message>
        <source>cards were replaced</source>
        <translation>des cartes ont été remplacées</translation>
    </message>
    <message>
        <source>cards replaced</source>
        <translation>cartes remplacées</translation>
    </message>
    <message>
        <source>of the first hand playable by the third own turn</source>
        <translation>de la première main, jouables au troisième tour du joueur</translation>
    </message>
    <message>
        <source>of the hand that stands</source>
        <translation>de la main gardée</translation>
    </message>
    <message>
        <source>good: two to four Attributes, and for them equipment and something to play</source>
        <translation>bonne&#xa0;: deux à quatre Attributs, et pour eux de l’équipement et quelque chose à jouer</translation>
    </message>
    <message>
        <source>fair: two to four Attributes and something for them, one and a way to more, or five and strong cards</source>
        <translation>correcte&#xa0;: deux à quatre Attributs et quelque chose pour eux, un seul et le moyen d’en avoir plus, ou cinq et des cartes fortes</translation>
    </message>
    <message>
        <source>bad: too few Attributes, too many, or the wrong ones</source>
        <translation>mauvaise&#xa0;: trop peu d’Attributs, trop, ou pas les bons</translation>
    </message>
    <message>
        <source>dead: only Attributes, or none and nothing to play without them</source>
        <translation>morte&#xa0;: rien que des Attributs, ou aucun et rien à jouer sans eux</translation>
    </message>
    <message>
        <source>of the first five own turns without an Attribute played</source>
        <translation>sur les cinq premiers tours du joueur, sans Attribut joué</translation>
    </message>
    <message>
        <source>damage blocked</source>
        <translation>dégâts bloqués</translation>
    </message>
    <message>
        <source>counter attacks made</source>
        <translation>contre-attaques faites</translation>
    </message>
    <message>
        <source>durability lost by blocks</source>
        <translation>durabilité perdue en bloquant</translation>
    </message>
    <message>
        <source>own turns in which nothing was done</source>
        <translation>tours du joueur où rien n’a été fait</translation>
    </message>
    <message>
        <source>attacks with an Attack Technique</source>
        <translation>attaques avec une Attack Technique</translation>
    </message>
    <message>
        <source>own turns with an Attribute played</source>
        <translation>tours du joueur avec un Attribut joué</translation>
    </message>
    <message>
        <source>own turns with an Item</source>
        <translation>tours du joueur avec un Objet</translation>
    </message>
    <message>
        <source>own turns with a Favor</source>
        <translation>tours du joueur avec une Favor</translation>
    </message>
    <message>
        <source>own turns with a Skill Technique</source>
        <translation>tours du joueur avec une Skill Technique</translation>
    </message>
    <message>
        <source>own turns with a Trinket attached</source>
        <translation>tours du joueur avec un Trinket attaché</translation>
    </message>
    <message>
        <source>a Weapon better than the Starter by then</source>
        <translation>une Arme meilleure que celle du Starter jusque-là</translation>
    </message>
    <message>
        <source>Armor on the head by then</source>
        <translation>Armure sur la tête jusque-là</translation>
    </message>
    <message>
        <source>Armor on the arms by then</source>
        <translation>Armure sur les bras jusque-là</translation>
    </message>
    <message>
        <source>Armor on the body by then</source>
        <translation>Armure sur le corps jusque-là</translation>
    </message>
    <message>
        <source>Armor on the legs by then</source>
        <translation>Armure sur les jambes jusque-là</translation>
    </message>
    <message>
        <source>cards seen</source>
        <translation>cartes vues</translation>
    </message>
    <message>
        <source>Attributes in play</source>
        <translation>Attributs en jeu</translation>
    </message>
    <message>
        <source>of them Strength</source>
        <translation>dont Strength</translation>
    </message>
    <message>
        <source>of them Agility</source>
        <translation>dont Agility</translation>
    </message>
    <message>
        <source>of them Endurance</source>
        <translation>dont Endurance</translation>
    </message>
    <message>
        <source>of them Appeal</source>
        <translation>dont Appeal</translation>
    </message>
    <message>
        <source>of them Arcane</source>
        <translation>dont Arcane</translation>
    </message>
    <message>
        <source>damage that its Weapons and Techniques could deal</source>
        <translation>dégâts que ses Armes et Techniques pourraient infliger</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaques</translation>
    </message>
    <message>
        <source>health of the opponents</source>
        <translation>vie des adversaires</translation>
    </message>
    <message>
        <source>block of the best Weapon and Armor</source>
        <translation>blocage de la meilleure Arme et de l’Armure</translation>
    </message>
    <message>
        <source>durability of the equipment</source>
        <translation>durabilité de l’équipement</translation>
    </message>
    <message>
        <source>of them playable</source>
        <translation>dont jouables</translation>
    </message>
    <message>
        <source>damage dealt to players</source>
        <translation>dégâts infligés aux joueurs</translation>
    </message>
    <message>
        <source>damage that the others took while traveling</source>
        <translation>dégâts subis par les autres en voyageant</translation>
    </message>
    <message>
        <source>damage taken from Monsters</source>
        <translation>dégâts subis des Monstres</translation>
    </message>
    <message>
        <source>life paid or lost otherwise</source>
        <translation>vie payée ou perdue autrement</translation>
    </message>
    <message>
        <source>life gained</source>
        <translation>vie gagnée</translation>
    </message>
    <message>
        <source>alchemy levels spent</source>
        <translation>niveaux d’alchimie dépensés</translation>
    </message>
    <message>
        <source>alchemy levels gained</source>
        <translation>niveaux d’alchimie gagnés</translation>
    </message>
    <message>
        <source>traveled onto Equipment</source>
        <translation>voyage&#xa0;: un Équipement</translation>
    </message>
    <message>
        <source>traveled onto a Potion</source>
        <translation>voyage&#xa0;: une Potion</translation>
    </message>
    <message>
        <source>traveled onto an Incantation</source>
        <translation>voyage&#xa0;: une Incantation</translation>
    </message>
    <message>
        <source>traveled onto a Familiar</source>
        <translation>voyage&#xa0;: un Familiar</translation>
    </message>
    <message>
        <source>traveled onto a Monster</source>
        <translation>voyage&#xa0;: un Monstre</translation>
    </message>
    <message>
        <source>fights with Monsters won</source>
        <translation>combats gagnés contre des Monstres</translation>
    </message>
    <message>
        <source>brews that gave an Equipment</source>
        <translation>breuvages qui ont donné un Équipement</translation>
    </message>
    <message>
        <source>Valor by then</source>
        <translation>Valor jusque-là</translation>
    </message>
    <message>
        <source>the graveyard was shuffled in by then</source>
        <translation>le cimetière a été remélangé jusque-là</translation>
    </message>
    <message>
        <source>power at the combat step</source>
        <translation>puissance à l’étape de combat</translation>
    </message>
    <message>
        <source>power after the equip step</source>
        <translation>puissance après l’étape d’équipement</translation>
    </message>
    <message>
        <source>slots filled</source>
        <translation>emplacements occupés</translation>
    </message>
    <message>
        <source>forms of its Valor equipped</source>
        <translation>formes de sa Valor équipées</translation>
    </message>
    <message>
        <source>damage dealt to players so far</source>
        <translation>dégâts infligés aux joueurs à ce stade</translation>
    </message>
    <message>
        <source>life of the weakest opponent</source>
        <translation>vie de l’adversaire le plus faible</translation>
    </message>
    <message>
        <source>life of all opponents</source>
        <translation>vie de tous les adversaires</translation>
    </message>
    <message>
        <source>own life</source>
        <translation>sa vie</translation>
    </message>
    <message>
        <source>cards seen so far</source>
        <translation>cartes vues à ce stade</translation>
    </message>
    <message>
        <source>spare Equipment in play</source>
        <translation>Équipement de rechange en jeu</translation>
    </message>
    <message>
        <source>Monsters in hand</source>
        <translation>Monstres en main</translation>
    </message>
    <message>
        <source>power of the strongest of them</source>
        <translation>puissance du plus fort d’entre eux</translation>
    </message>
    <message>
        <source>cards in the spoils pile</source>
        <translation>cartes dans la pile de Spoils</translation>
    </message>
    <message>
        <source>cards in the graveyard</source>
        <translation>cartes au cimetière</translation>
    </message>
    <message>
        <source>played with this Champion</source>
        <translation>jouées avec ce Champion</translation>
    </message>
    <message>
        <source>won with this Champion</source>
        <translation>gagnées avec ce Champion</translation>
    </message>
    <message>
        <source>opponents who travel and fight, and do nothing else</source>
        <translation>des adversaires qui voyagent et combattent, et ne font rien d’autre</translation>
    </message>
    <message>
        <source>opponents who travel, and distract where their Monster wins</source>
        <translation>des adversaires qui voyagent, et détournent l’attention là où leur Monstre gagne</translation>
    </message>
    <message>
        <source>opponents who travel and equip the best, and never attack</source>
        <translation>des adversaires qui voyagent et s’équipent au mieux, et n’attaquent jamais</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>no Equipment in the first hand</source>
        <translation>aucun Équipement dans la première main</translation>
    </message>
    <message>
        <source>a Monster in the first hand</source>
        <translation>un Monstre dans la première main</translation>
    </message>
    <message>
        <source>power after the first equip step, with the first traveled card</source>
        <translation>puissance après la première étape d’équipement, avec la première carte du voyage</translation>
    </message>
    <message>
        <source>good: Equipment for two slots that fits the Champion, and a Monster or a Potion</source>
        <translation>bonne&#xa0;: de l’Équipement pour deux emplacements qui convient au Champion, et un Monstre ou une Potion</translation>
    </message>
    <message>
        <source>playable: something that strengthens the Champion, or two cards to use</source>
        <translation>jouable&#xa0;: de quoi renforcer le Champion, ou deux cartes à utiliser</translation>
    </message>
    <message>
        <source>bad: nothing to wear that helps, but something to do</source>
        <translation>mauvaise&#xa0;: rien d’utile à porter, mais de quoi faire</translation>
    </message>
    <message>
        <source>wall: five Monsters</source>
        <translation>mur&#xa0;: cinq Monstres</translation>
    </message>
    <message>
        <source>dead: nothing that could change a power or a life</source>
        <translation>morte&#xa0;: rien qui puisse changer une puissance ou une vie</translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n slot(s) in the first hand</source>
        <translation>
            <numerusform>Équipement pour %n emplacement dans la première main</numerusform>
            <numerusform>Équipement pour %n emplacements dans la première main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) of the Champion&apos;s Valor in the first hand</source>
        <translation>
            <numerusform>%n forme de la Valor du Champion dans la première main</numerusform>
            <numerusform>%n formes de la Valor du Champion dans la première main</numerusform>
        </translation>
    </message>
    <message>
        <source>by the place in the order of turns</source>
        <translation>selon la place dans l’ordre des tours</translation>
    </message>
    <message>
        <source>with and without a mulligan</source>
        <translation>avec et sans mulligan</translation>
    </message>
    <message>
        <source>won after a mulligan</source>
        <translation>gagnées après un mulligan</translation>
    </message>
    <message>
        <source>won with the first hand</source>
        <translation>gagnées avec la première main</translation>
    </message>
    <message>
        <source>cards kept in the opening hand</source>
        <translation>cartes gardées dans la main de départ</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>%1 has no opponent that does nothing.</source>
        <translation>%1 n’a pas d’adversaire qui ne fasse rien.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>ce deck</translation>
    </message>
    <message>
        <source>the other deck</source>
        <translation>l’autre deck</translation>
    </message>
    <message>
        <source>The cards of these decks have more text than the engine of %1 can hold.</source>
        <translation>Les cartes de ces decks ont plus de texte que le moteur du jeu %1 n’en peut contenir.</translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>Le moteur ne joue pas %1.</translation>
    </message>
</context>
<context>
    <name>Mend</name>
    <message>
        <source>--fix writes beside the deck&apos;s file, and there is none</source>
        <translation>--fix écrit à côté du fichier du deck, et il n’y en a pas</translation>
    </message>
    <message>
        <source>the file is there already; move it away first</source>
        <translation>le fichier existe déjà&#x202f;; déplacez-le d’abord</translation>
    </message>
    <message>
        <source>Muster reads this form and does not write it; convert it first</source>
        <translation>Muster lit cette forme et ne l’écrit pas&#x202f;; convertissez-la d’abord</translation>
    </message>
</context>
<context>
    <name>MergeVerb</name>
    <message>
        <source>another opponent</source>
        <translation>un autre adversaire</translation>
    </message>
    <message>
        <source>%1 is not what --shard prints, or of another form</source>
        <translation>%1 n’est pas ce qu’affiche --shard, ou est d’une autre forme</translation>
    </message>
    <message>
        <source>%1 is one of %2 parts, %3 one of %4</source>
        <translation>%1 est une partie sur %2, %3 une sur %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is there twice: %3 and %4</source>
        <translation>la partie %1 sur %2 est là deux fois&#xa0;: %3 et %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is missing</source>
        <translation>la partie %1 sur %2 manque</translation>
    </message>
    <message>
        <source>%1 is a part of &quot;%2&quot;, %3 one of &quot;%4&quot;</source>
        <translation>%1 est une partie de «&#x202f;%2&#x202f;», %3 une de «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: %3</source>
        <translation>%1 et %2 ne vont pas ensemble&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is damaged: its numbers do not hold together</source>
        <translation>%1 est endommagé&#xa0;: ses nombres ne concordent pas</translation>
    </message>
    <message>
        <source>what several machines have played, added up</source>
        <translation>ce que plusieurs machines ont joué, additionné</translation>
    </message>
    <message>
        <source>Adds up the parts that &quot;match&quot;, &quot;hands&quot; and &quot;goldfish&quot; print with --shard, to exactly what one machine would have said: the same figures, intervals and signature. A part that is missing, that is there twice, or of other decks, seeds or rules is refused by its name.</source>
        <translation>Additionne les parties qu’affichent «&#x202f;match&#x202f;», «&#x202f;hands&#x202f;» et «&#x202f;goldfish&#x202f;» avec --shard, pour donner exactement ce qu’une seule machine aurait dit&#xa0;: les mêmes chiffres, intervalles et signature. Une partie qui manque, qui est là deux fois, ou qui vient d’autres decks, graines ou règles est refusée en la nommant.</translation>
    </message>
    <message>
        <source>All parts of a match, from as many machines.</source>
        <translation>Toutes les parties d’un match, venues d’autant de machines.</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>un autre jeu</translation>
    </message>
    <message>
        <source>another version of the program</source>
        <translation>une autre version du programme</translation>
    </message>
    <message>
        <source>another version of the rules</source>
        <translation>une autre version des règles</translation>
    </message>
    <message>
        <source>other rules options</source>
        <translation>d’autres options de règles</translation>
    </message>
    <message>
        <source>other decks</source>
        <translation>d’autres decks</translation>
    </message>
    <message>
        <source>another shop</source>
        <translation>une autre boutique</translation>
    </message>
    <message>
        <source>another number of games</source>
        <translation>un autre nombre de parties</translation>
    </message>
    <message>
        <source>another seed</source>
        <translation>une autre graine</translation>
    </message>
    <message>
        <source>other pilots</source>
        <translation>d’autres pilotes</translation>
    </message>
    <message>
        <source>another mode</source>
        <translation>un autre mode</translation>
    </message>
    <message>
        <source>another number of players</source>
        <translation>un autre nombre de joueurs</translation>
    </message>
</context>
<context>
    <name>NumbersSpec</name>
    <message>
        <source>Cards by type</source>
        <translation>Cartes par type</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message>
        <source>, did you mean %1?</source>
        <translation>, vouliez-vous dire %1&#x202f;?</translation>
    </message>
    <message>
        <source>there is no option %1%2</source>
        <translation>il n’y a pas d’option %1%2</translation>
    </message>
    <message>
        <source>the option %1 takes no value</source>
        <translation>l’option %1 ne prend pas de valeur</translation>
    </message>
    <message>
        <source>the option %1 needs a value: %2</source>
        <translation>l’option %1 demande une valeur&#xa0;: %2</translation>
    </message>
    <message>
        <source>the option %1 takes one of %2, found %3%4</source>
        <translation>l’option %1 prend, au choix&#xa0;: %2&#x202f;; trouvé&#xa0;: %3%4</translation>
    </message>
</context>
<context>
    <name>Pilots</name>
    <message>
        <source>greedy</source>
        <comment>a pilot, which takes what looks best now</comment>
        <translation>gourmand</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a pilot, which takes anything</comment>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>PlayVerb</name>
    <message>
        <source>%1: passed: %2</source>
        <translation>%1&#xa0;: réussi&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1:%2: failed: %3, in step %4</source>
        <translation>%1:%2: échoué&#xa0;: %3, à l’étape %4</translation>
    </message>
    <message>
        <source>    expected  %1</source>
        <translation>    attendu   %1</translation>
    </message>
    <message>
        <source>    actual    %1</source>
        <translation>    obtenu    %1</translation>
    </message>
    <message>
        <source>there is no scenario in this folder</source>
        <translation>il n’y a pas de scénario dans ce dossier</translation>
    </message>
    <message numerus="yes">
        <source>  … %n line(s) before this: --trace tells them</source>
        <translation>
            <numerusform>  … %n ligne avant celle-ci&#xa0;: --trace la donne</numerusform>
            <numerusform>  … %n lignes avant celle-ci&#xa0;: --trace les donne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s) passed</source>
        <translation>
            <numerusform>%1 scénario réussi sur %n</numerusform>
            <numerusform>%1 scénarios réussis sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>play scenarios: positions of which is written what must happen</source>
        <translation>jouer des scénarios&#xa0;: des positions dont il est écrit ce qui doit se passer</translation>
    </message>
    <message>
        <source>Runs each scenario by the full rules and says whether everything happened as it is written there; where not, which step, what was expected and what happened instead. docs/scenarios.md explains how to write one.</source>
        <translation>Joue chaque scénario selon les règles complètes et dit si tout s’est passé comme il y est écrit&#x202f;; sinon, à quelle étape, ce qui était attendu et ce qui s’est passé à la place. docs/scenarios.md explique comment en écrire un.</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Raconte la partie ligne par ligne, comme le ferait une personne.</translation>
    </message>
    <message>
        <source>One scenario, told line by line.</source>
        <translation>Un scénario, raconté ligne par ligne.</translation>
    </message>
    <message>
        <source>All scenarios of a folder.</source>
        <translation>Tous les scénarios d’un dossier.</translation>
    </message>
    <message>
        <source>The shop of scenarios that begin with decks and write none; without it the one that comes with the game.</source>
        <translation>La boutique des scénarios qui commencent par des decks et n’en écrivent aucune&#xa0;; sans cette option, celle du jeu.</translation>
    </message>
</context>
<context>
    <name>PlayedDecks</name>
    <message>
        <source>%1 is a deck of %2, %3 one of %4: they cannot play each other</source>
        <translation>%1 est un deck du jeu %2, %3 du jeu %4&#xa0;: ils ne peuvent jouer l’un contre l’autre</translation>
    </message>
    <message>
        <source>%1 and %2 are for different rules options: give both the same format or `options`</source>
        <translation>%1 et %2 sont faits pour des options de règles différentes&#xa0;: donnez aux deux le même format ou les mêmes `options`</translation>
    </message>
    <message>
        <source>its figures would be wrong; --allow-unread plays such cards without these words</source>
        <translation>ses chiffres seraient faux&#x202f;; --allow-unread joue de telles cartes sans ces mots</translation>
    </message>
    <message>
        <source>Plays decks with cards whose text the engine does not carry out, as if that text were not there.</source>
        <translation>Joue des decks dont des cartes ont un texte que le moteur n’exécute pas, comme si ce texte n’y était pas.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 est un nombre entier de %2 à %3, pas «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>--seed is a whole number from 0 to %1, not &quot;%2&quot;</source>
        <translation>--seed est un nombre entier de 0 à %1, pas «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>there is no pilot &quot;%1&quot;%2; there are %3</source>
        <translation>il n’y a pas de pilote «&#x202f;%1&#x202f;»%2&#x202f;; il y a %3</translation>
    </message>
    <message>
        <source>The seed of all shuffles and dice; 1 unless given.</source>
        <translation>La graine de tous les mélanges et dés&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>How many games at a time; the results do not depend on it.</source>
        <translation>Combien de parties à la fois&#x202f;; les résultats n’en dépendent pas.</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2; there are %3</source>
        <translation>il n’y a pas de jeu «&#x202f;%1&#x202f;»%2&#x202f;; il y a %3</translation>
    </message>
    <message>
        <source>%1 is a deck of %2, and --game says %3</source>
        <translation>%1 est un deck du jeu %2, et --game dit %3</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>le moteur n’exécute pas tout de %1&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>the deck is not legal as it stands; &quot;muster check&quot; says why</source>
        <translation>le deck n’est pas légal tel quel&#x202f;; «&#x202f;muster check&#x202f;» dit pourquoi</translation>
    </message>
    <message>
        <source>Plays the I-th of N parts, for N machines, and prints it for &quot;muster merge&quot;.</source>
        <translation>Joue la I-ème de N parties, pour N machines, et l’affiche pour «&#x202f;muster merge&#x202f;».</translation>
    </message>
    <message>
        <source>How many sit at the table; as few as can play unless given.</source>
        <translation>Combien sont à la table&#x202f;; aussi peu que possible par défaut.</translation>
    </message>
    <message>
        <source>Which of the game&apos;s modes is played; the first that seats so many unless given.</source>
        <translation>Lequel des modes du jeu est joué&#x202f;; par défaut le premier qui accueille autant de joueurs.</translation>
    </message>
    <message>
        <source>The shop, in games that have one; the one that comes with the game unless given.</source>
        <translation>La boutique, dans les jeux qui en ont une&#x202f;; par défaut celle qui est fournie avec le jeu.</translation>
    </message>
    <message>
        <source>--shard is a part and the number of parts, as in 2/8 and at most %1, not &quot;%2&quot;</source>
        <translation>--shard est une partie et le nombre de parties, comme 2/8 et au plus %1, pas «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is no shop, but: %2</source>
        <translation>%1 n’est pas une boutique, mais&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is no deck to play, but: %2</source>
        <translation>%1 n’est pas un deck à jouer, mais&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 se joue sans boutique</translation>
    </message>
    <message>
        <source>%1 is played with a shop: --shop says which one</source>
        <translation>%1 se joue avec une boutique&#xa0;: --shop dit laquelle</translation>
    </message>
    <message>
        <source>%1 is of %2, and the decks are of %3</source>
        <translation>%1 est du jeu %2, et les decks sont du jeu %3</translation>
    </message>
    <message>
        <source>%1: the shop is not legal; &quot;muster check&quot; says why</source>
        <translation>%1&#xa0;: la boutique n’est pas légale&#x202f;; «&#x202f;muster check&#x202f;» dit pourquoi</translation>
    </message>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>les cartes de ces decks ont plus de texte que le moteur du jeu %1 n’en peut contenir</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>le moteur ne joue pas %1</translation>
    </message>
</context>
<context>
    <name>PositionDraft</name>
    <message>
        <source>positions of %1 cannot be laid out</source>
        <translation>les positions de %1 ne peuvent pas être disposées</translation>
    </message>
    <message>
        <source>it begins with decks, and has no position</source>
        <translation>il commence par des decks et n’a pas de position</translation>
    </message>
    <message>
        <source>what lies on the table now cannot be told</source>
        <translation>ce qui est maintenant sur la table ne peut pas être décrit</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>no card is called &quot;%1&quot;</source>
        <translation>aucune carte ne s’appelle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of several cards: a judge cannot tell which one</source>
        <translation>«&#x202f;%1&#x202f;» est le nom de plusieurs cartes&#xa0;: un arbitre ne peut savoir laquelle</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>la liste des inscrits n’a pas de ligne pour ce deck</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty and left to be written by hand</source>
        <translation>«&#x202f;%1&#x202f;» est vide et laissé à remplir à la main</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date such as 2026-10-03</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une date telle que 2026-10-03</translation>
    </message>
    <message>
        <source>the deck is %1</source>
        <translation>le deck est %1</translation>
    </message>
    <message>
        <source>without a clear card in every line there is no deck code to print</source>
        <translation>sans une carte claire à chaque ligne, il n’y a pas de code de deck à imprimer</translation>
    </message>
    <message>
        <source>no font has the letter &quot;%1&quot; (%2) of &quot;%3&quot;: a box would be printed in its place</source>
        <translation>aucune police n’a la lettre «&#x202f;%1&#x202f;» (%2) de «&#x202f;%3&#x202f;»&#xa0;: un carré serait imprimé à sa place</translation>
    </message>
</context>
<context>
    <name>PrintBlocks</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légal</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NON LÉGAL</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>Why it is not legal (%1)</source>
        <translation>Pourquoi il n’est pas légal (%1)</translation>
    </message>
    <message>
        <source>To be aware of</source>
        <translation>À savoir</translation>
    </message>
    <message>
        <source>%1 (exactly %2)</source>
        <translation>%1 (exactement %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (%2 au plus)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (%2 au moins)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Gold Coins: 3 (at most 6)</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Empreinte du deck</translation>
    </message>
    <message>
        <source>No deck code: a card of the list is not clear.</source>
        <translation>Pas de code de deck&#xa0;: une carte de la liste n’est pas claire.</translation>
    </message>
    <message>
        <source>This square holds the deck for Muster.</source>
        <translation>Le carré est le code de ce deck pour Muster.</translation>
    </message>
    <message>
        <source>The deck is too large for a code on paper.</source>
        <translation>Le deck est trop grand pour un code sur papier.</translation>
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
        <translation>%1 (suite)</translation>
    </message>
    <message>
        <source>Changes by hand</source>
        <translation>Changements à la main</translation>
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
        <translation>Légal</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NON LÉGAL</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>ID joueur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Empreinte du deck</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Légalité</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Cover list, page %1 of %2</source>
        <translation>Liste de garde, page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PrintFacts</name>
    <message>
        <source>no such card</source>
        <translation>carte inconnue</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>2026-10-03 (3 October 2026)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 rules, version %2</source>
        <translation>règles du jeu %1, version %2</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <source>Last name</source>
        <translation>Nom de famille</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Prénom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>ID joueur</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>Club ou équipe</translation>
    </message>
    <message>
        <source>First letter of the last name</source>
        <translation>Initiale du nom de famille</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Sorte de deck</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Empreinte du deck</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Légalité</translation>
    </message>
    <message>
        <source>Checked for</source>
        <translation>Vérifié pour</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>Sur cette page</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
</context>
<context>
    <name>PrintVerb</name>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>l’option «&#x202f;--date&#x202f;» attend une date telle que 2026-10-03&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to 6, found &quot;%1&quot;</source>
        <translation>l’option «&#x202f;--players&#x202f;» attend un nombre de 1 à 6&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>vérification&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1: not printed, because it is %2; &quot;muster check&quot; says why</source>
        <translation>%1&#xa0;: non imprimé, parce qu’il est %2&#x202f;; «&#x202f;muster check&#x202f;» dit pourquoi</translation>
    </message>
    <message>
        <source>there is no deck in what was given</source>
        <translation>il n’y a pas de deck dans ce qui a été donné</translation>
    </message>
    <message>
        <source>muster print: on paper: %1</source>
        <translation>muster print&#xa0;: sur papier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1:%2: on paper: %3</source>
        <translation>%1:%2: sur papier&#xa0;: %3</translation>
    </message>
    <message>
        <source>printing: page %1 of %2</source>
        <translation>impression&#xa0;: page %1 sur %2</translation>
    </message>
    <message>
        <source>muster print: nothing was printed</source>
        <translation>muster print&#xa0;: rien n’a été imprimé</translation>
    </message>
    <message>
        <source>muster print: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster print&#xa0;: pas de face pour «&#x202f;%1&#x202f;»&#xa0;: on ne sait pas quelle carte est visée</translation>
    </message>
    <message>
        <source>there are no cards in what was given</source>
        <translation>il n’y a pas de cartes dans ce qui a été donné</translation>
    </message>
    <message>
        <source>muster print: no font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>muster print&#xa0;: aucune police n’a la lettre «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>where to? Say -o OUT.pdf, or -o - for standard output</source>
        <translation>où&#x202f;? Indiquez -o OUT.pdf, ou -o - pour la sortie standard</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already and is no PDF; --force writes over it</source>
        <translation>le fichier «&#x202f;%1&#x202f;» existe déjà et n’est pas un PDF&#x202f;; --force l’écrase</translation>
    </message>
    <message>
        <source>&quot;--preflight&quot; is for deck lists</source>
        <translation>«&#x202f;--preflight&#x202f;» est fait pour les listes de deck</translation>
    </message>
    <message>
        <source>laying out: %1 of %2</source>
        <translation>mise en page&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>deck lists for events, as PDF</source>
        <translation>des listes de deck pour tournois, en PDF</translation>
    </message>
    <message>
        <source>The file to write, or &quot;-&quot;. A PDF that is there is made anew.</source>
        <translation>Le fichier à écrire, ou «&#x202f;-&#x202f;». Un PDF déjà présent est refait.</translation>
    </message>
    <message>
        <source>Which sheet; registration unless given. Your own sheets go by their names.</source>
        <translation>Quelle fiche&#x202f;; registration par défaut. Vos propres fiches vont par leur nom.</translation>
    </message>
    <message>
        <source>The paper; A4 unless given.</source>
        <translation>Le papier&#x202f;; A4 par défaut.</translation>
    </message>
    <message>
        <source>Decks that are not legal: marked as such, or not printed.</source>
        <translation>Les decks non légaux&#xa0;: marqués comme tels, ou non imprimés.</translation>
    </message>
    <message>
        <source>Only tell the problems on paper; write nothing.</source>
        <translation>Seulement dire ce qui n’irait pas sur le papier&#x202f;; ne rien écrire.</translation>
    </message>
    <message>
        <source>In place of your profile&apos;s; so do the following.</source>
        <translation>Au lieu de celui de votre profil&#x202f;; de même pour ce qui suit.</translation>
    </message>
    <message>
        <source>First name.</source>
        <translation>Prénom.</translation>
    </message>
    <message>
        <source>Player ID.</source>
        <translation>ID joueur.</translation>
    </message>
    <message>
        <source>Club or team.</source>
        <translation>Club ou équipe.</translation>
    </message>
    <message>
        <source>In place of the deck&apos;s own event.</source>
        <translation>Au lieu de l’événement du deck.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, also for formats with dates.</source>
        <translation>Le jour de l’événement, AAAA-MM-JJ, aussi pour les formats datés.</translation>
    </message>
    <message>
        <source>Number of the table.</source>
        <translation>Numéro de la table.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it.</source>
        <translation>Nombre de joueurs, si les règles en dépendent.</translation>
    </message>
    <message>
        <source>Another profile than your own.</source>
        <translation>Un autre profil que le vôtre.</translation>
    </message>
    <message>
        <source>Who plays which deck, for many decks at once.</source>
        <translation>Qui joue quel deck, pour beaucoup de decks à la fois.</translation>
    </message>
    <message>
        <source>Several decks without the list in front.</source>
        <translation>Plusieurs decks sans la liste de garde.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>Le jeu des listes en texte, qui ne le disent pas elles-mêmes.</translation>
    </message>
    <message>
        <source>With --sheet cards: backs behind the faces, for printing on both sides.</source>
        <translation>Avec --sheet cards&#xa0;: les dos derrière les faces, pour imprimer recto verso.</translation>
    </message>
    <message>
        <source>With --sheet cards: lines to cut along, or marks at the edges only.</source>
        <translation>Avec --sheet cards&#xa0;: des lignes de coupe, ou seulement des repères aux bords.</translation>
    </message>
    <message>
        <source>Write over a file that is no PDF.</source>
        <translation>Écraser un fichier qui n’est pas un PDF.</translation>
    </message>
    <message>
        <source>Your registration sheet.</source>
        <translation>Votre fiche d’enregistrement.</translation>
    </message>
    <message>
        <source>For a deck check.</source>
        <translation>Pour un contrôle de deck.</translation>
    </message>
    <message>
        <source>Every deck of an event in one PDF.</source>
        <translation>Tous les decks d’un événement en un seul PDF.</translation>
    </message>
    <message>
        <source>The deck itself, to cut out and play.</source>
        <translation>Le deck lui-même, à découper pour jouer.</translation>
    </message>
    <message>
        <source>Is anything missing before it is printed?</source>
        <translation>Manque-t-il quelque chose avant d’imprimer&#x202f;?</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Un format désigné par sa clé, ou un fichier de format (.yaml), au lieu de celui du deck.</translation>
    </message>
    <message>
        <source>there is no font to print with; install one, such as DejaVu Sans</source>
        <translation>il n’y a pas de police pour imprimer&#x202f;; installez-en une, comme DejaVu Sans</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, remark</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n card(s) to cut out; print fewer decks at a time</source>
        <translation>
            <numerusform>il y a plus de %n carte à découper&#x202f;; imprimez moins de decks à la fois</numerusform>
            <numerusform>il y a plus de %n cartes à découper&#x202f;; imprimez moins de decks à la fois</numerusform>
        </translation>
    </message>
    <message>
        <source>the option &quot;--bleed&quot; takes millimeters from 0 to 5, found &quot;%1&quot;</source>
        <translation>l’option «&#x202f;--bleed&#x202f;» attend de 0 à 5 millimètres&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Prints decks on sheets: &quot;registration&quot; for the event&apos;s desk, &quot;judge&quot; with a box to tick for each copy and the limits, &quot;list&quot; for yourself, &quot;pocket&quot; at the size of a card for the deck box. Long lists run on to further pages; &quot;cards&quot; prints the faces of a deck&apos;s, a shop&apos;s or a set&apos;s cards, nine a page, to cut out and play with. Several decks become one PDF, sorted by last name, with a cover list.
Who you are comes from your profile, never from the deck: profile.yaml in your own data folder, with &quot;last name&quot;, &quot;first name&quot;, &quot;id&quot; and &quot;club&quot;. Organizers give a roster instead: CSV with the columns deck, last name, first name, id, club, table.
Problems on paper are told as &quot;file:line: on paper: ...&quot;. A deck that is not legal says so on the sheet, with the reasons.</source>
        <translation>Imprime des decks sur des fiches&#xa0;: «&#x202f;registration&#x202f;» pour l’accueil de l’événement, «&#x202f;judge&#x202f;» avec une case à cocher par exemplaire et les limites, «&#x202f;list&#x202f;» pour vous-même, «&#x202f;pocket&#x202f;» au format d’une carte pour la boîte du deck. Les longues listes continuent sur d’autres pages&#x202f;; «&#x202f;cards&#x202f;» imprime les faces des cartes d’un deck, d’une boutique ou d’une extension, neuf par page, à découper pour jouer. Plusieurs decks deviennent un seul PDF, trié par nom de famille, avec une liste de garde.
Qui vous êtes vient de votre profil, jamais du deck&#xa0;: profile.yaml dans votre propre dossier de données, avec «&#x202f;last name&#x202f;», «&#x202f;first name&#x202f;», «&#x202f;id&#x202f;» et «&#x202f;club&#x202f;». Les organisateurs donnent plutôt la liste des inscrits&#xa0;: un CSV avec les colonnes deck, last name, first name, id, club, table.
Ce qui n’irait pas sur le papier est signalé sous la forme «&#x202f;fichier:ligne: sur papier&#xa0;: ...&#x202f;». Un deck non légal le dit sur la fiche, avec les raisons.</translation>
    </message>
    <message>
        <source>With --sheet cards: room around each card, so that no cut meets a neighbor.</source>
        <translation>Avec --sheet cards&#xa0;: de l’espace autour de chaque carte, pour qu’aucune coupe ne touche sa voisine.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>muster: error: expected a verb, found the file %1; to check a deck: muster check %1</source>
        <translation>muster&#xa0;: erreur&#xa0;: une commande était attendue, le fichier %1 a été trouvé&#x202f;; pour vérifier un deck&#xa0;: muster check %1</translation>
    </message>
    <message>
        <source>muster: error: there is no option &quot;%1&quot;%2</source>
        <translation>muster&#xa0;: erreur&#xa0;: il n’y a pas d’option «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>muster: error: there is no verb &quot;%1&quot;%2</source>
        <translation>muster&#xa0;: erreur&#xa0;: il n’y a pas de commande «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists the verbs.</source>
        <translation>«&#x202f;muster help&#x202f;» donne la liste des commandes.</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1&#xa0;: erreur&#xa0;: %2</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>usage&#xa0;: muster %1 %2</translation>
    </message>
    <message>
        <source>&quot;muster help %1&quot; explains it with examples.</source>
        <translation>«&#x202f;muster help %1&#x202f;» l’explique avec des exemples.</translation>
    </message>
    <message>
        <source>expected more arguments</source>
        <translation>d’autres arguments étaient attendus</translation>
    </message>
    <message>
        <source>expected fewer arguments, found %1</source>
        <translation>moins d’arguments étaient attendus&#x202f;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>muster: error: there is not enough memory for this</source>
        <translation>muster&#xa0;: erreur&#xa0;: il n’y a pas assez de mémoire pour cela</translation>
    </message>
    <message>
        <source>muster: error: this should not happen, please report it: %1</source>
        <translation>muster&#xa0;: erreur&#xa0;: cela ne devrait pas arriver, merci de le signaler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>QueryAssist</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>type of card</source>
        <translation>type de carte</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>le nom</translation>
    </message>
    <message>
        <source>printed texts</source>
        <translation>les textes imprimés</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>l’extension</translation>
    </message>
    <message>
        <source>the card&apos;s id</source>
        <translation>l’identifiant de la carte</translation>
    </message>
    <message>
        <source>has a value in a field</source>
        <translation>a une valeur dans un champ</translation>
    </message>
    <message>
        <source>a type, a group of types, a mark</source>
        <translation>un type, un groupe de types, une marque</translation>
    </message>
    <message>
        <source>in the open deck</source>
        <translation>dans le deck ouvert</translation>
    </message>
    <message>
        <source>one more is allowed in the open deck</source>
        <translation>un de plus est permis dans le deck ouvert</translation>
    </message>
    <message>
        <source>copies in the open deck</source>
        <translation>exemplaires dans le deck ouvert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>group of types</source>
        <translation>groupe de types</translation>
    </message>
    <message>
        <source>the card&apos;s own %1</source>
        <translation>%1 de la carte elle-même</translation>
    </message>
    <message>
        <source>cards without one</source>
        <translation>cartes sans</translation>
    </message>
    <message>
        <source>cards with one</source>
        <translation>cartes avec</translation>
    </message>
    <message>
        <source>cards of one type</source>
        <translation>cartes d’un type</translation>
    </message>
    <message>
        <source>all others: a minus excludes</source>
        <translation>toutes les autres&#xa0;: un moins exclut</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>l’un ou l’autre</translation>
    </message>
    <message>
        <source>cards without %1</source>
        <translation>cartes sans %1</translation>
    </message>
    <message>
        <source>%1 of %2 or more</source>
        <translation>%1 de %2 ou plus</translation>
    </message>
    <message>
        <source>one number against another: more %1 than %2</source>
        <translation>un nombre contre un autre&#xa0;: plus de %1 que de %2</translation>
    </message>
    <message>
        <source>%1 has %2 in it</source>
        <translation>%1 contient %2</translation>
    </message>
    <message>
        <source>%1 of one at most</source>
        <translation>%1 de un au plus</translation>
    </message>
    <message>
        <source>words of names and printed texts; in quotes as they stand</source>
        <translation>mots des noms et des textes imprimés&#x202f;; entre guillemets, tels quels</translation>
    </message>
    <message>
        <source>cards of which the open deck may have one more</source>
        <translation>cartes dont le deck ouvert peut avoir une de plus</translation>
    </message>
    <message>
        <source>cards that the open deck does not have yet</source>
        <translation>cartes que le deck ouvert n’a pas encore</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>the cards have no field %1</source>
        <translation>les cartes n’ont pas de champ %1</translation>
    </message>
    <message>
        <source>the field has no value %1</source>
        <translation>le champ n’a pas de valeur %1</translation>
    </message>
    <message>
        <source>expected a whole number or a field that is one, found %1</source>
        <translation>attendu&#xa0;: un nombre entier ou un champ qui en est un&#x202f;; trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a value after %1</source>
        <translation>une valeur est attendue après %1</translation>
    </message>
    <message>
        <source>%1 is no number, so that it can only be compared with : or =</source>
        <translation>%1 n’est pas un nombre et ne peut donc être comparé qu’avec&#xa0;: ou =</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <translation>cette parenthèse n’est jamais fermée</translation>
    </message>
    <message>
        <source>this bracket closes nothing</source>
        <translation>cette parenthèse ne ferme rien</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>ce guillemet n’est jamais fermé</translation>
    </message>
    <message>
        <source>expected a term on both sides of %1</source>
        <translation>un terme est attendu des deux côtés de %1</translation>
    </message>
    <message>
        <source>the query is too long, expected at most 2,000 characters</source>
        <translation>la requête est trop longue&#x202f;; attendu&#xa0;: 2000 caractères au plus</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply, expected at most 50 levels</source>
        <translation>les parenthèses sont trop imbriquées&#x202f;; attendu&#xa0;: 50 niveaux au plus</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>here is something that is no character, expected text in UTF-8</source>
        <translation>il y a ici quelque chose qui n’est pas un caractère&#x202f;; attendu&#xa0;: du texte en UTF-8</translation>
    </message>
</context>
<context>
    <name>Registrations</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>no deck was given</source>
        <translation>aucun deck n’a été donné</translation>
    </message>
    <message>
        <source>no file has the name %1</source>
        <translation>aucun fichier n’a le nom %1</translation>
    </message>
    <message>
        <source>several files have the name %1: %2</source>
        <translation>plusieurs fichiers ont le nom %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the deck is also that of %1</source>
        <translation>le deck est aussi celui de %1</translation>
    </message>
    <message>
        <source>the same player as in %1</source>
        <translation>le même joueur que dans %1</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>la liste des inscrits n’a pas de ligne pour ce deck</translation>
    </message>
    <message>
        <source>the same cards as %1</source>
        <translation>les mêmes cartes que %1</translation>
    </message>
</context>
<context>
    <name>ReplayVerb</name>
    <message>
        <source>there is no card %1 any more</source>
        <translation>la carte %1 n’existe plus</translation>
    </message>
    <message>
        <source>play a recorded game again</source>
        <translation>rejouer une partie enregistrée</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Raconte la partie ligne par ligne, comme le ferait une personne.</translation>
    </message>
    <message>
        <source>A recorded game, told line by line.</source>
        <translation>Une partie enregistrée, racontée ligne par ligne.</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>l’option de règles %1 ne peut être «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1&#xa0;: erreur&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2</source>
        <translation>il n’y a pas de jeu «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>%1 has no rules option &quot;%2&quot;%3</source>
        <translation>%1 n’a pas d’option de règles «&#x202f;%2&#x202f;»%3</translation>
    </message>
    <message>
        <source>%1: warning: the engine does not carry out all of %2: &quot;%3&quot;</source>
        <translation>%1&#xa0;: avertissement&#xa0;: le moteur n’exécute pas tout de %2&#xa0;: «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>le moteur n’exécute pas tout de %1&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; for player %2 with %n option(s)</source>
        <translation>
            <numerusform>«&#x202f;%1&#x202f;» pour le joueur %2 avec %n possibilité</numerusform>
            <numerusform>«&#x202f;%1&#x202f;» pour le joueur %2 avec %n possibilités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same game, %1 choices, %n turn(s)</source>
        <translation>
            <numerusform>la même partie, %1 choix, %n tour</numerusform>
            <numerusform>la même partie, %1 choix, %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>departs at choice %1, in turn %2: recorded %3, now %4</source>
        <translation>diverge au choix %1, au tour %2&#xa0;: enregistré %3, à présent %4</translation>
    </message>
    <message>
        <source>the game ends after %1 choices, in turn %2, and the record has %3 more</source>
        <translation>la partie finit après %1 choix, au tour %2, et l’enregistrement en a encore %3</translation>
    </message>
    <message>
        <source>the record ends after %1 choices, in turn %2, and the game goes on</source>
        <translation>l’enregistrement finit après %1 choix, au tour %2, et la partie continue</translation>
    </message>
    <message>
        <source>every choice fits, but the game ends differently</source>
        <translation>chaque choix concorde, mais la partie finit autrement</translation>
    </message>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>enregistré selon les règles %1, ce programme joue les règles %2</translation>
    </message>
    <message>
        <source>%1: warning: recorded by rules %2, played by rules %3</source>
        <translation>%1&#xa0;: avertissement&#xa0;: enregistré selon les règles %2, joué selon les règles %3</translation>
    </message>
    <message>
        <source>Plays recorded games again, choice by choice, and says whether they are still the same; where one departs, at which choice and in which turn. Exit code 1 if one does. A record of later rules than the program&apos;s is refused, one of earlier rules is played with a warning.</source>
        <translation>Rejoue des parties enregistrées, choix par choix, et dit si elles sont toujours les mêmes&#x202f;; si l’une diverge, à quel choix et à quel tour. Code de retour 1 si l’une diverge. Un enregistrement de règles plus récentes que celles du programme est refusé, un plus ancien est joué avec un avertissement.</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>le deck</translation>
    </message>
    <message>
        <source>the cards have more text than the engine of %1 can hold</source>
        <translation>les cartes ont plus de texte que le moteur du jeu %1 n’en peut contenir</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 n’a pas d’adversaire passif «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>the passive opponent cannot have %1: %2</source>
        <translation>l’adversaire passif ne peut avoir %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>le moteur ne joue pas %1</translation>
    </message>
    <message>
        <source>The shop, in place of the recorded one: where does the game depart?</source>
        <translation>La boutique, à la place de celle qui est enregistrée&#xa0;: où la partie s’écarte-t-elle&#x202f;?</translation>
    </message>
</context>
<context>
    <name>RosterTable</name>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>player ID</source>
        <translation>ID joueur</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>deck</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>empreinte</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player or deck, remark</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Remède&#xa0;: %1</translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation>Elle repose sur</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Citée par</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>requirement on decks</source>
        <translation>exigence pour les decks</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>décision</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>exemple détaillé</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>interaction</translation>
    </message>
    <message>
        <source>It shows: %1</source>
        <translation>Montre ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>requirement on cards</source>
        <translation>exigence pour les cartes</translation>
    </message>
</context>
<context>
    <name>RulesTouched</name>
    <message>
        <source>In a deck</source>
        <translation>Dans un deck</translation>
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
        <translation>%1 (%2&#x202f;; %3)</translation>
    </message>
    <message>
        <source>To mend: %1</source>
        <translation>À corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It rests on:</source>
        <translation>S’appuie sur&#xa0;:</translation>
    </message>
    <message>
        <source>It is cited by:</source>
        <translation>Est cité par&#xa0;:</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>exigences</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>décisions</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>exemples</translation>
    </message>
    <message>
        <source>interactions</source>
        <translation>interactions</translation>
    </message>
    <message>
        <source>read rules, requirements, rulings and examples</source>
        <translation>lire règles, exigences, décisions et exemples</translation>
    </message>
    <message>
        <source>Prints what stands behind an id that a finding cites: the sentence, what it rests on and what rests on it. With a game it lists everything of that game, without an argument the number of entries.</source>
        <translation>Affiche ce que recouvre un identifiant cité par un constat&#xa0;: la phrase, ce sur quoi elle s’appuie et ce qui s’appuie sur elle. Avec un jeu, donne la liste de tout ce qu’il contient&#x202f;; sans argument, le nombre d’entrées.</translation>
    </message>
    <message>
        <source>What does the id behind a finding mean?</source>
        <translation>Que signifie l’identifiant derrière un constat&#x202f;?</translation>
    </message>
    <message>
        <source>All rules of a game.</source>
        <translation>Toutes les règles d’un jeu.</translation>
    </message>
</context>
<context>
    <name>Sampled</name>
    <message>
        <source>, exactly %1 %</source>
        <translation>, exactement %1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>It does not go as it is written: expected %1, and it is %2</source>
        <translation>Cela ne se passe pas comme c’est écrit&#xa0;: attendu %1, et c’est %2</translation>
    </message>
</context>
<context>
    <name>SearchVerb</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, les %2 premières affichées</translation>
    </message>
    <message>
        <source>muster search: error: %1</source>
        <translation>muster search&#xa0;: erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>the cards have no column &quot;%1&quot;%2</source>
        <translation>les cartes n’ont pas de colonne «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>the option &quot;--limit&quot; takes a number from 1 on, found &quot;%1&quot;</source>
        <translation>l’option «&#x202f;--limit&#x202f;» attend un nombre à partir de 1&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>say which game with --game GAME; &quot;muster games&quot; lists them</source>
        <translation>dites quel jeu avec --game GAME&#x202f;; «&#x202f;muster games&#x202f;» en donne la liste</translation>
    </message>
    <message>
        <source>it speaks of a deck; say of which one with --deck FILE</source>
        <translation>elle parle d’un deck&#x202f;; dites lequel avec --deck FILE</translation>
    </message>
    <message>
        <source>the deck belongs to another game</source>
        <translation>le deck appartient à un autre jeu</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>trouver des cartes</translation>
    </message>
    <message>
        <source>The deck that in:deck, copies and may:add speak of.</source>
        <translation>Le deck dont parlent in:deck, copies et may:add.</translation>
    </message>
    <message>
        <source>Fields to show after the name, separated by commas.</source>
        <translation>Les champs à montrer après le nom, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Show only the first N cards.</source>
        <translation>Ne montrer que les N premières cartes.</translation>
    </message>
    <message>
        <source>Strong Champions on foot.</source>
        <translation>De forts Champions à pied.</translation>
    </message>
    <message>
        <source>Cheap cards that draw.</source>
        <translation>Des cartes bon marché qui piochent.</translation>
    </message>
    <message>
        <source>Traps that still fit into a deck.</source>
        <translation>Les Traps qui tiennent encore dans un deck.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Pour un tableur.</translation>
    </message>
    <message numerus="yes">
        <source>No name or text has these words; %1 finds %n card(s).</source>
        <translation>
            <numerusform>Aucun nom ni texte n’a ces mots&#x202f;; %1 trouve %n carte.</numerusform>
            <numerusform>Aucun nom ni texte n’a ces mots&#x202f;; %1 trouve %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>no: %1 [%2]</source>
        <translation>non&#xa0;: %1 [%2]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>peut être ajoutée</translation>
    </message>
    <message>
        <source>Bare words are looked for in names and texts. FIELD:WORD, and for numbers = &lt; &lt;= &gt; &gt;=, ask for a field; &quot;or&quot;, &quot;not&quot; (or &quot;-&quot;) and brackets join terms; quotation marks hold words together. With --deck, in:deck, copies&lt;3 and may:add speak of that deck, and each card is shown with the rule that keeps it out.</source>
        <translation>Les mots seuls sont cherchés dans les noms et les textes. CHAMP:MOT, et pour les nombres = &lt; &lt;= &gt; &gt;=, interrogent un champ&#x202f;; «&#x202f;or&#x202f;», «&#x202f;not&#x202f;» (ou «&#x202f;-&#x202f;») et les parenthèses relient les termes&#x202f;; les guillemets droits gardent des mots ensemble. Avec --deck, in:deck, copies&lt;3 et may:add parlent de ce deck, et chaque carte est montrée avec la règle qui l’en écarte.</translation>
    </message>
</context>
<context>
    <name>SessionText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>reading sets: %1</source>
        <translation>lecture des extensions&#xa0;: %1</translation>
    </message>
    <message>
        <source>putting cards together: %1</source>
        <translation>assemblage des cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>storing cards: %1</source>
        <translation>enregistrement des cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>muster: warning: there are no games in %1; MUSTER_DATA says where they are</source>
        <translation>muster&#xa0;: avertissement&#xa0;: il n’y a pas de jeux dans %1&#x202f;; MUSTER_DATA dit où ils sont</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1&#xa0;: erreur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1&#xa0;: erreur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1&#xa0;: avertissement&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SetsVerb</name>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>set</source>
        <translation>extension</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>(not used: it has errors)</source>
        <translation>(non utilisée&#xa0;: elle a des erreurs)</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n card(s)</source>
        <translation>
            <numerusform>%1 %2, %n carte</numerusform>
            <numerusform>%1 %2, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: in order: %2</source>
        <translation>%1&#xa0;: en ordre&#xa0;: %2</translation>
    </message>
    <message>
        <source>added %1, as %2</source>
        <translation>%1 ajoutée, comme %2</translation>
    </message>
    <message>
        <source>removed %1; it is kept as %2</source>
        <translation>%1 retirée&#x202f;; elle est gardée comme %2</translation>
    </message>
    <message>
        <source>%1 came with Muster; only sets of your own can be removed</source>
        <translation>%1 est fournie avec Muster&#x202f;; seules vos propres extensions peuvent être retirées</translation>
    </message>
    <message>
        <source>expected list, check, add or remove, found &quot;%1&quot;%2</source>
        <translation>attendu&#xa0;: list, check, add ou remove&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»%2</translation>
    </message>
    <message>
        <source>&quot;list&quot; takes no argument, found &quot;%1&quot;</source>
        <translation>«&#x202f;list&#x202f;» ne prend pas d’argument&#x202f;; trouvé&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>expected the code of a set</source>
        <translation>attendu&#xa0;: le code d’une extension</translation>
    </message>
    <message>
        <source>expected a set file</source>
        <translation>attendu&#xa0;: un fichier d’extension</translation>
    </message>
    <message>
        <source>list, check, add and remove card sets</source>
        <translation>lister, vérifier, ajouter et retirer des extensions</translation>
    </message>
    <message>
        <source>Sets are files in YAML, or in CSV with a header row. &quot;check&quot; reports every error of a set, &quot;add&quot; copies it into your own data folder, where every part of Muster finds it, and &quot;remove&quot; takes one of your own out of use and keeps the file. docs/adding-cards.md shows how a set is written.</source>
        <translation>Les extensions sont des fichiers en YAML, ou en CSV avec une ligne d’en-tête. «&#x202f;check&#x202f;» signale toutes les erreurs d’une extension, «&#x202f;add&#x202f;» la copie dans votre propre dossier de données, où tout Muster la trouve, et «&#x202f;remove&#x202f;» met l’une des vôtres hors service et garde le fichier. docs/adding-cards.md montre comment écrire une extension.</translation>
    </message>
    <message>
        <source>Which sets are there, and where?</source>
        <translation>Quelles extensions y a-t-il, et où&#x202f;?</translation>
    </message>
    <message>
        <source>Is the set in order?</source>
        <translation>L’extension est-elle en ordre&#x202f;?</translation>
    </message>
    <message>
        <source>Use the set from now on.</source>
        <translation>Utiliser l’extension dès maintenant.</translation>
    </message>
    <message>
        <source>A set from a spreadsheet.</source>
        <translation>Une extension tirée d’un tableur.</translation>
    </message>
    <message>
        <source>Stop using it.</source>
        <translation>Ne plus l’utiliser.</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>le moteur n’exécute pas tout de %1&#xa0;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%1: without errors: %2, of which the engine does not carry out %n in full</source>
        <translation>
            <numerusform>%1&#xa0;: sans erreur&#xa0;: %2, dont le moteur n’exécute pas %n entièrement</numerusform>
            <numerusform>%1&#xa0;: sans erreur&#xa0;: %2, dont le moteur n’exécute pas %n entièrement</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: without errors: %2; the engine does not play this game</source>
        <translation>%1&#xa0;: sans erreur&#xa0;: %2&#x202f;; le moteur ne joue pas ce jeu</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n draft(s) left out</source>
        <comment>title of a set</comment>
        <translation>
            <numerusform>%1, %n brouillon laissé de côté</numerusform>
            <numerusform>%1, %n brouillons laissés de côté</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>%1 to %2</source>
        <comment>players</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 is for %2 players, not for %3</source>
        <translation>%1 est pour %2 joueurs, pas pour %3</translation>
    </message>
    <message>
        <source>%1 in the mode %2 is for %3 players, not for %4</source>
        <translation>%1 en mode %2 est pour %3 joueurs, pas pour %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: a deck of %n card(s) cannot be dealt, one of %2 can</source>
        <translation>
            <numerusform>%1&#xa0;: un deck de %n carte ne peut être distribué, un deck de %2 le peut</numerusform>
            <numerusform>%1&#xa0;: un deck de %n cartes ne peut être distribué, un deck de %2 le peut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the section %2 cannot be dealt, %3 can</source>
        <translation>
            <numerusform>%1&#xa0;: %n carte dans la section %2 ne peut être distribuée, %3 le peuvent</numerusform>
            <numerusform>%1&#xa0;: %n cartes dans la section %2 ne peuvent être distribuées, %3 le peuvent</numerusform>
        </translation>
    </message>
    <message>
        <source>the shop</source>
        <translation>la boutique</translation>
    </message>
    <message>
        <source>%1 has no mode &quot;%2&quot;</source>
        <translation>%1 n’a pas de mode «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>there are %n deck(s), and %1 are needed</source>
        <translation>
            <numerusform>il y a %n deck, et il en faut %1</numerusform>
            <numerusform>il y a %n decks, et il en faut %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played with a shop, and there is none</source>
        <translation>%1 se joue avec une boutique, et il n’y en a pas</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 se joue sans boutique</translation>
    </message>
    <message>
        <source>%1 has no section %2, which has to be dealt</source>
        <translation>%1 n’a pas de section %2, qui doit être distribuée</translation>
    </message>
    <message>
        <source>%1 has a section %2, which is not dealt</source>
        <translation>%1 a une section %2, qui n’est pas distribuée</translation>
    </message>
    <message>
        <source>the decks have %1 cards together, at most %2 can be played</source>
        <translation>les decks ont %1 cartes ensemble, au plus %2 peuvent être jouées</translation>
    </message>
    <message>
        <source>%1 cannot be played so [%2]</source>
        <translation>%1 ne peut être joué ainsi [%2]</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Print clearly. Write full names of cards, one card a line.</source>
        <translation>Écrivez lisiblement. Noms complets des cartes, une carte par ligne.</translation>
    </message>
    <message>
        <source>Tick a box for each copy counted.</source>
        <translation>Cochez une case par exemplaire compté.</translation>
    </message>
    <message>
        <source>For the officials</source>
        <translation>Réservé aux arbitres</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <translation>Deck compté</translation>
    </message>
    <message>
        <source>Main judge</source>
        <translation>Arbitre principal</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Premier contrôle</translation>
    </message>
    <message>
        <source>Second check</source>
        <translation>Second contrôle</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>page {page} sur {pages}</translation>
    </message>
    <message>
        <source>subtotal {so far} of {cards}</source>
        <translation>sous-total {so far} sur {cards}</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Enregistrement du deck</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Exemplaire de l’arbitre</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Liste du deck</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Liste de poche</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} cartes</translation>
    </message>
    <message>
        <source>Early items</source>
        <translation>Objets Early</translation>
    </message>
    <message>
        <source>Mid items</source>
        <translation>Objets Mid</translation>
    </message>
    <message>
        <source>Late items</source>
        <translation>Objets Late</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Chest pieces</source>
        <translation>Plastrons</translation>
    </message>
    <message>
        <source>Jewelry</source>
        <translation>Bijoux</translation>
    </message>
    <message>
        <source>Passive Relics</source>
        <translation>Passive Relics</translation>
    </message>
    <message>
        <source>Active Relics</source>
        <translation>Active Relics</translation>
    </message>
    <message>
        <source>Potions</source>
        <translation>Potions</translation>
    </message>
    <message>
        <source>Gold Coins</source>
        <translation>Pièces d’or</translation>
    </message>
    <message>
        <source>Silver Coins</source>
        <translation>Pièces d’argent</translation>
    </message>
    <message>
        <source>Copper Coins</source>
        <translation>Pièces de cuivre</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>quotation marks of the language</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>enregistré selon les règles %1, ce programme joue les règles %2</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>l’option de règles %1 ne peut être «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 n’a pas d’adversaire passif «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>there is no card %1 any more</source>
        <translation>la carte %1 n’existe plus</translation>
    </message>
    <message>
        <source>the record of the game cannot be read</source>
        <translation>l’enregistrement de la partie est illisible</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>le moteur ne joue pas %1</translation>
    </message>
</context>
<context>
    <name>TableHeard</name>
    <message numerus="yes">
        <source>%n more line(s) of the log</source>
        <translation>
            <numerusform>encore %n ligne du journal</numerusform>
            <numerusform>encore %n lignes du journal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableOutcome</name>
    <message>
        <source>The game is drawn.</source>
        <translation>La partie est nulle.</translation>
    </message>
    <message>
        <source>The game is drawn (%1).</source>
        <translation>La partie est nulle (%1).</translation>
    </message>
    <message>
        <source>The game was stopped: it does not end.</source>
        <translation>La partie a été arrêtée&#xa0;: elle ne finit pas.</translation>
    </message>
    <message>
        <source>The game was stopped: there is no room for all that a text wants.</source>
        <translation>La partie a été arrêtée&#xa0;: il n’y a pas assez de place pour tout ce que demande un texte.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1 wins (%2).</source>
        <translation>%1 gagne (%2).</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>les cartes de ces decks ont plus de texte que le moteur du jeu %1 n’en peut contenir</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>le moteur ne joue pas %1</translation>
    </message>
    <message>
        <source>the engine shows no table of %1</source>
        <translation>le moteur ne montre pas de table pour %1</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>The form of the output; text unless given.</source>
        <translation>La forme de la sortie&#x202f;; text par défaut.</translation>
    </message>
    <message>
        <source>The game, by its key: &quot;muster games&quot; lists them.</source>
        <translation>Le jeu, par sa clé&#xa0;: «&#x202f;muster games&#x202f;» en donne la liste.</translation>
    </message>
</context>
<context>
    <name>muster::app::AddProgress</name>
    <message>
        <source>Working out which cards may be added</source>
        <translation>Calcul des cartes qui peuvent être ajoutées</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>muster::app::BeginDialog</name>
    <message>
        <source>Play at the Table</source>
        <translation>Jouer à la table</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Comme&amp;ncer</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Deck&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>&amp;Contre&#xa0;:</translation>
    </message>
    <message>
        <source>others, played by a pilot</source>
        <translation>d’autres, joués par un pilote</translation>
    </message>
    <message>
        <source>a deck, played by a pilot</source>
        <translation>un deck, joué par un pilote</translation>
    </message>
    <message>
        <source>others, all played by hand</source>
        <translation>d’autres, tous joués à la main</translation>
    </message>
    <message>
        <source>a deck, both played by hand</source>
        <translation>un deck, les deux joués à la main</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Mode&#xa0;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Shop:</source>
        <translation>&amp;Boutique&#xa0;:</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>le deck</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>l’adversaire</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>a fresh one</source>
        <translation>une nouvelle</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>La même graine distribue les mêmes cartes.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Deck of %1:</source>
        <translation>Deck de %1&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;ilot:</source>
        <translation>Pi&amp;lote&#xa0;:</translation>
    </message>
    <message>
        <source>usual (%1)</source>
        <translation>par défaut (%1)</translation>
    </message>
    <message>
        <source>by the deck</source>
        <translation>selon le deck</translation>
    </message>
    <message>
        <source>Its %1:</source>
        <translation>Adversaire, %1&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Not legal as it stands, and played all the same: %1</source>
        <translation>Non légal tel quel, et joué quand même&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Impossible à jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Begi&amp;ns:</source>
        <translation>C&amp;ommence&#xa0;:</translation>
    </message>
    <message>
        <source>How the game begins</source>
        <translation>Comment la partie commence</translation>
    </message>
    <message>
        <source>Lay &amp;Out a Position…</source>
        <translation>Disposer &amp;une position…</translation>
    </message>
</context>
<context>
    <name>muster::app::CardAdder</name>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n carte ajoutée</numerusform>
            <numerusform>%n cartes ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them may be added.</source>
        <translation>Aucune d’elles ne peut être ajoutée.</translation>
    </message>
    <message>
        <source>&amp;Add one</source>
        <translation>&amp;Ajouter une carte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Add as &amp;many as allowed</source>
        <translation>Ajouter autant que &amp;permis</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>&amp;Remove one</source>
        <translation>&amp;Retirer une carte</translation>
    </message>
    <message>
        <source>&amp;Consider</source>
        <translation>&amp;Mettre à l’étude</translation>
    </message>
    <message>
        <source>%1: %2. Shift+Enter adds it anyway, Ctrl+Enter puts it in place of the card chosen in the deck.</source>
        <translation>%1&#xa0;: %2. Maj+Entrée l’ajoute quand même, Ctrl+Entrée la met à la place de la carte choisie dans le deck.</translation>
    </message>
    <message>
        <source>How Many?</source>
        <translation>Combien&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no limit; the deck has %n. How many are to be added?</source>
        <translation>
            <numerusform>%1 n’a pas de limite&#x202f;; le deck en a %n. Combien en ajouter&#x202f;?</numerusform>
            <numerusform>%1 n’a pas de limite&#x202f;; le deck en a %n. Combien en ajouter&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 added</source>
        <comment>how many, card</comment>
        <translation>Ajout de %1 %2</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed. In the deck&apos;s own list any number can be typed.</source>
        <translation>%1&#xa0;: au plus %2 permis. Dans la liste du deck elle-même, on peut saisir n’importe quel nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the deck</source>
        <translation>
            <numerusform>%1&#xa0;: %n dans le deck</numerusform>
            <numerusform>%1&#xa0;: %n dans le deck</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a single card can be swapped in.</source>
        <translation>L’échange ne vaut que pour une seule carte.</translation>
    </message>
    <message>
        <source>Add one an&amp;yway</source>
        <translation>A&amp;jouter quand même</translation>
    </message>
    <message>
        <source>&amp;Swap for the card chosen in the deck</source>
        <translation>Éc&amp;hanger contre la carte choisie dans le deck</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
</context>
<context>
    <name>muster::app::CardBrowser</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Les mots sont cherchés dans les noms et les textes&#x202f;; les champs précisent la recherche.
Ctrl+Espace montre ce qu’on peut saisir, Ctrl+. prend ce qui est proposé.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Examples of searches</source>
        <translation>Exemples de recherches</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show the cards as a table</source>
        <translation>Afficher les cartes en tableau</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Show the cards as faces; Ctrl and the wheel make them larger</source>
        <translation>Afficher les cartes en images&#x202f;; Ctrl et la molette les agrandissent</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Stopped: it is not known which cards may be added.</source>
        <translation>Arrêté&#xa0;: on ne sait pas quelles cartes peuvent être ajoutées.</translation>
    </message>
    <message>
        <source>Cards found, as faces</source>
        <translation>Cartes trouvées, en images</translation>
    </message>
    <message>
        <source>Working out which cards may be added…</source>
        <translation>Calcul des cartes qui peuvent être ajoutées…</translation>
    </message>
    <message>
        <source>Use &quot;%1&quot;</source>
        <translation>Prendre «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Ctrl+. in the search line does the same</source>
        <translation>Ctrl+. dans la ligne de recherche fait la même chose</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found</source>
        <translation>
            <numerusform>%n carte trouvée</numerusform>
            <numerusform>%n cartes trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Des mots, ou %1</translation>
    </message>
    <message>
        <source>Find all cards of this type</source>
        <translation>Trouver toutes les cartes de ce type</translation>
    </message>
    <message>
        <source>Below are still the cards found before.</source>
        <translation>Les cartes ci-dessous sont celles d’avant.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardEditor</name>
    <message>
        <source>Card of a Set That Came With Muster</source>
        <translation>Carte d’une extension fournie avec Muster</translation>
    </message>
    <message>
        <source>Edit a Card</source>
        <translation>Modifier une carte</translation>
    </message>
    <message>
        <source>New Card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Face of the card</source>
        <translation>Image de la carte</translation>
    </message>
    <message>
        <source>What Muster reads in its effects</source>
        <translation>Ce que Muster lit dans ses effets</translation>
    </message>
    <message>
        <source>What else is wrong</source>
        <translation>Ce qui est encore faux</translation>
    </message>
    <message>
        <source>&amp;Muster reads:</source>
        <translation>Lecture de &amp;Muster&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Keep the card</source>
        <translation>&amp;Garder la carte</translation>
    </message>
    <message>
        <source>✓ The card has no errors.</source>
        <translation>✓ La carte est en ordre.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend before the card can be kept.</source>
        <translation>
            <numerusform>✗ %n chose à corriger avant de pouvoir garder la carte.</numerusform>
            <numerusform>✗ %n choses à corriger avant de pouvoir garder la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card has no effects.</source>
        <translation>Cette carte n’a pas d’effets.</translation>
    </message>
    <message>
        <source>Throw away what was changed on this card?</source>
        <translation>Abandonner les changements faits à cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>Fields of the card</source>
        <translation>Champs de la carte</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fill in before the card can be kept.</source>
        <translation>
            <numerusform>%n chose à remplir avant de pouvoir garder la carte.</numerusform>
            <numerusform>%n choses à remplir avant de pouvoir garder la carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the card has a type, its face is shown here.</source>
        <translation>Dès que la carte a un type, elle est montrée ici.</translation>
    </message>
    <message>
        <source>&amp;Print as it is read</source>
        <translation>Im&amp;primer comme c’est lu</translation>
    </message>
    <message>
        <source>Takes these sentences as the printed text of the card</source>
        <translation>Prend ces phrases comme texte imprimé de la carte</translation>
    </message>
    <message>
        <source>Keep as a &amp;draft</source>
        <translation>Garder comme &amp;brouillon</translation>
    </message>
    <message>
        <source>Stays in the set&apos;s file as it is; no deck can have it before it is finished</source>
        <translation>Reste dans le fichier de l’extension telle quelle ; aucun deck ne peut l’avoir avant qu’elle soit finie</translation>
    </message>
    <message>
        <source>✓ The card has no errors. Its text is for people: it has no effects, so Muster cannot play it.</source>
        <translation>✓ La carte n’a pas d’erreur. Son texte s’adresse aux joueurs&#xa0;: elle n’a pas d’effets, Muster ne peut donc pas la jouer.</translation>
    </message>
    <message>
        <source>A draft needs a name to be found by.</source>
        <translation>Un brouillon a besoin d’un nom pour qu’on le retrouve.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardForm</name>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Identifiant</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Printed te&amp;xt</source>
        <translation>Te&amp;xte imprimé</translation>
    </message>
    <message>
        <source>Printed text</source>
        <translation>Texte imprimé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of part, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove the last %1</source>
        <translation>Retirer le dernier&#xa0;: %1</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucun)</translation>
    </message>
    <message>
        <source>(as usual: %1)</source>
        <translation>(par défaut&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range of a number</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Words of: %1</source>
        <translation>Mots de&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <comment>label of a field that is required</comment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatoire</translation>
    </message>
    <message>
        <source>As on another card…</source>
        <translation>Comme sur une autre carte…</translation>
    </message>
    <message>
        <source>Begins with the effects of a card that there is</source>
        <translation>Commence par les effets d’une carte existante</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, its text</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No card of this type has effects.</source>
        <translation>Aucune carte de ce type n’a d’effets.</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>à remplir</translation>
    </message>
    <message>
        <source>May stay empty: people carry out the printed text, Muster does not</source>
        <translation>Peut rester vide&#xa0;: les joueurs appliquent le texte imprimé, Muster non</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Mots…</translation>
    </message>
    <message>
        <source>All words of the language of effects (Ctrl+Space); steps come as examples</source>
        <translation>Tous les mots du langage des effets (Ctrl+Espace)&#x202f;; les étapes viennent sous forme d’exemples</translation>
    </message>
    <message>
        <source>effects are steps in brackets, such as %1; the buttons below offer all words, and effects of other cards</source>
        <translation>les effets sont des étapes entre crochets, comme %1&#xa0;; les boutons en dessous proposent tous les mots et les effets d’autres cartes</translation>
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
        <translation>Carte</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>Dans ce deck</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Decks that hold it</source>
        <translation>Decks qui la contiennent</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1, considered</source>
        <translation>%1, à l’étude</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies</source>
        <translation>
            <numerusform>%1&#xa0;: %n exemplaire</numerusform>
            <numerusform>%1&#xa0;: %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Règles qui la concernent</translation>
    </message>
    <message>
        <source>A Picture for This Card</source>
        <translation>Une illustration pour cette carte</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Illustrations (%1)</translation>
    </message>
    <message>
        <source>Click to see the card at full size; Space does the same in a list</source>
        <translation>Cliquez pour voir la carte en grand&#x202f;; dans une liste, Espace fait de même</translation>
    </message>
    <message>
        <source>Choose a card to see it here.</source>
        <translation>Choisissez une carte pour la voir ici.</translation>
    </message>
    <message>
        <source>Put a picture of your own on it…</source>
        <translation>Y mettre votre propre illustration…</translation>
    </message>
    <message>
        <source>Remove your picture</source>
        <translation>Retirer votre illustration</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Illustration</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartBox</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Enregistrer en &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Enregistrer en &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Enregistrer en &amp;CSV…</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>On average %1.</source>
        <translation>En moyenne %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names are not counted.</source>
        <translation>
            <numerusform>%n carte au nom inconnu n’est pas comptée.</numerusform>
            <numerusform>%n cartes au nom inconnu ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the Chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>kind of file, its ending</comment>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click to select these cards in the deck</source>
        <translation>Un clic sélectionne ces cartes dans le deck</translation>
    </message>
</context>
<context>
    <name>muster::app::CloseUp</name>
    <message>
        <source>Card at full size</source>
        <translation>Carte en grand</translation>
    </message>
</context>
<context>
    <name>muster::app::CodeDialog</name>
    <message>
        <source>Code of the Game</source>
        <translation>Code de la partie</translation>
    </message>
    <message>
        <source>QR code of the game</source>
        <translation>Code QR de la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s): decks, shop, rules, seed and choices. Whoever pastes them has the same game.</source>
        <translation>
            <numerusform>%n caractère&#xa0;: decks, boutique, règles, graine et choix. Qui le colle a la même partie.</numerusform>
            <numerusform>%n caractères&#xa0;: decks, boutique, règles, graine et choix. Qui les colle a la même partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code has %1 letters, and a QR code holds %2: this game is too long for one. Its text can be copied.</source>
        <translation>Le code a %1 caractères, et un code QR en contient %2&#xa0;: cette partie est trop longue. On peut copier son texte.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Save as a Picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Le code a été copié.</translation>
    </message>
    <message>
        <source>Save the Code as a Picture</source>
        <translation>Enregistrer le code comme image</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>Images (*.png);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
</context>
<context>
    <name>muster::app::ColumnButton</name>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Choose the columns that are shown</source>
        <translation>Choisir les colonnes affichées</translation>
    </message>
</context>
<context>
    <name>muster::app::CompareDialog</name>
    <message>
        <source>Compare Two Decks</source>
        <translation>Comparer deux decks</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>À &amp;gauche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>À d&amp;roite&#xa0;:</translation>
    </message>
    <message>
        <source>Left deck</source>
        <translation>Deck de gauche</translation>
    </message>
    <message>
        <source>Right deck</source>
        <translation>Deck de droite</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Échanger les côtés</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Autre &amp;fichier…</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>&amp;Différences seulement</translation>
    </message>
    <message>
        <source>Both decks, card by card</source>
        <translation>Les deux decks, carte par carte</translation>
    </message>
    <message>
        <source>Apply &amp;to the left</source>
        <translation>&amp;Appliquer à gauche</translation>
    </message>
    <message>
        <source>Gives the left deck what the right one has in the selected rows, or in all of them if none is selected. One step that can be undone.</source>
        <translation>Donne au deck de gauche ce qu’a celui de droite dans les lignes choisies, ou dans toutes si aucune n’est choisie. Une seule étape, qui peut être annulée.</translation>
    </message>
    <message>
        <source>&amp;Copy the differences</source>
        <translation>&amp;Copier les différences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Choose two decks.</source>
        <translation>Choisissez deux decks.</translation>
    </message>
    <message>
        <source>These decks cannot be compared: they are of different games or kinds.</source>
        <translation>Ces decks ne peuvent être comparés&#xa0;: ils sont de jeux ou de sortes différents.</translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>Les deux decks ont les mêmes cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n carte en commun</numerusform>
            <numerusform>%n cartes en commun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n à gauche seulement</numerusform>
            <numerusform>%n à gauche seulement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n à droite seulement</numerusform>
            <numerusform>%n à droite seulement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n row(s) from %1</source>
        <translation>
            <numerusform>Appliquer %n ligne de %1</numerusform>
            <numerusform>Appliquer %n lignes de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ComparisonModel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>à droite seulement</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>à gauche seulement</translation>
    </message>
    <message numerus="yes">
        <source>%n more on the right</source>
        <translation>
            <numerusform>%n de plus à droite</numerusform>
            <numerusform>%n de plus à droite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the left</source>
        <translation>
            <numerusform>%n de plus à gauche</numerusform>
            <numerusform>%n de plus à gauche</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 left, %3 right</source>
        <translation>%1&#xa0;: %2 à gauche, %3 à droite</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>%1: nothing here</source>
        <comment>heading of a comparison</comment>
        <translation>%1&#xa0;: rien ici</translation>
    </message>
</context>
<context>
    <name>muster::app::CsvImport</name>
    <message>
        <source>Cards From a Table</source>
        <translation>Cartes d’un tableau</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Authors</source>
        <translation>&amp;Auteurs</translation>
    </message>
    <message>
        <source>two to eight capitals and digits</source>
        <translation>deux à huit majuscules et chiffres</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Lignes du tableau</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui est faux</translation>
    </message>
    <message>
        <source>Add the &amp;set</source>
        <translation>A&amp;jouter l’extension</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, what is wrong there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✓ in order</source>
        <translation>✓ en ordre</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what is wrong</comment>
        <translation>✗ %1</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n card(s), all in order. The set is kept as YAML, and each card can be edited.</source>
        <translation>
            <numerusform>✓ %n carte, tout est en ordre. L’extension est gardée en YAML, et chaque carte peut être modifiée.</numerusform>
            <numerusform>✓ %n cartes, tout est en ordre. L’extension est gardée en YAML, et chaque carte peut être modifiée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend, in the table or in the fields above, before the set can be added.</source>
        <translation>
            <numerusform>✗ %n chose à corriger, dans le tableau ou dans les champs ci-dessus, avant de pouvoir ajouter l’extension.</numerusform>
            <numerusform>✗ %n choses à corriger, dans le tableau ou dans les champs ci-dessus, avant de pouvoir ajouter l’extension.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n row(s) are shown; all were checked.</source>
        <translation>
            <numerusform>Seule la première ligne (%n) est montrée&#x202f;; toutes ont été vérifiées.</numerusform>
            <numerusform>Seules les %n premières lignes sont montrées&#x202f;; toutes ont été vérifiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Licence</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDetails</name>
    <message>
        <source>Notes on the deck</source>
        <translation>Notes sur le deck</translation>
    </message>
    <message>
        <source>Notes: the plan, what to keep, what to try next</source>
        <translation>Notes&#xa0;: le plan, ce qu’il faut garder, la suite à essayer</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-JJ</translation>
    </message>
    <message>
        <source>Eve&amp;nt:</source>
        <translation>É&amp;vénement&#xa0;:</translation>
    </message>
    <message>
        <source>D&amp;ate:</source>
        <translation>Da&amp;te :</translation>
    </message>
    <message>
        <source>Ta&amp;ble:</source>
        <translation>Ta&amp;ble&#xa0;:</translation>
    </message>
    <message>
        <source>Edit the notes</source>
        <translation>Modifier les notes</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Modifier l’événement</translation>
    </message>
    <message>
        <source>Edit the table</source>
        <translation>Modifier la table</translation>
    </message>
    <message>
        <source>A date is written as year-month-day: 2026-10-03.</source>
        <translation>Une date s’écrit année-mois-jour&#xa0;: 2026-10-03.</translation>
    </message>
    <message>
        <source>Edit the date of the event</source>
        <translation>Modifier la date de l’événement</translation>
    </message>
    <message>
        <source>%1 (as the rules have it)</source>
        <translation>%1 (selon les règles)</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Set the option “%1”</source>
        <translation>Fixer l’option «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>What you want to remember of this deck. It is kept in the deck&apos;s file.</source>
        <translation>Ce que vous voulez retenir de ce deck. C’est gardé dans le fichier du deck.</translation>
    </message>
    <message>
        <source>What the deck is for</source>
        <translation>À quoi le deck est destiné</translation>
    </message>
    <message>
        <source>The event that the deck is for: its name, date and table stand on the printed sheets.</source>
        <translation>L’événement auquel le deck est destiné&#xa0;: son nom, sa date et la table figurent sur les fiches imprimées.</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDocument</name>
    <message>
        <source>New %1 shop</source>
        <translation>Nouvelle boutique %1</translation>
    </message>
    <message>
        <source>New %1 deck</source>
        <translation>Nouveau deck %1</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckFaces</name>
    <message>
        <source>Cards of the deck, as faces</source>
        <translation>Cartes du deck, en images</translation>
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
        <translation>%1 n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>Open Decks</source>
        <translation>Ouvrir des decks</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Decks Muster (*.muster);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>The folder of the file is not there any more. Choose another place.</source>
        <translation>Le dossier du fichier n’existe plus. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>The deck could not be saved. It is still open, and nothing of it is lost.</source>
        <translation>Le deck n’a pas pu être enregistré. Il est toujours ouvert, et rien n’en est perdu.</translation>
    </message>
    <message>
        <source>Another program changed %1 since it was read.</source>
        <translation>Un autre programme a modifié %1 depuis sa lecture.</translation>
    </message>
    <message>
        <source>The version that you do not choose stays in the history: Undo brings it back.</source>
        <translation>La version que vous ne choisissez pas reste dans l’historique&#xa0;: Édition, Annuler la ramène.</translation>
    </message>
    <message>
        <source>Save &amp;my version</source>
        <translation>Enregistrer &amp;ma version</translation>
    </message>
    <message>
        <source>%1 could not be read. Save the deck under another name.</source>
        <translation>%1 n’a pas pu être lu. Enregistrez le deck sous un autre nom.</translation>
    </message>
    <message>
        <source>Save the Deck</source>
        <translation>Enregistrer le deck</translation>
    </message>
    <message>
        <source>Muster decks (*.muster)</source>
        <translation>Decks Muster (*.muster)</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Save that one, or choose another name.</source>
        <translation>%1 est ouvert dans un autre onglet. Enregistrez celui-là, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Export a Copy</source>
        <translation>Exporter une copie</translation>
    </message>
    <message>
        <source>The copy could not be written.</source>
        <translation>La copie n’a pas pu être écrite.</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <translation>Exporté sous %1</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Without saving they are set aside, and can be brought back from the start page.</source>
        <translation>Sans enregistrement, elles sont mises de côté et peuvent être reprises depuis la page d’accueil.</translation>
    </message>
    <message>
        <source>They cannot be kept elsewhere at the moment (%1): without saving they are lost.</source>
        <translation>Elles ne peuvent être gardées ailleurs pour le moment (%1)&#xa0;: sans enregistrement, elles sont perdues.</translation>
    </message>
    <message>
        <source>Use the &amp;file&apos;s version</source>
        <translation>Prendre la version du &amp;fichier</translation>
    </message>
    <message>
        <source>Text list (*.txt);;Table (*.csv);;JSON (*.json);;Picture (*.png);;Cockatrice deck (*.cod);;Cockatrice cards (*.xml);;Tabletop Simulator (*.tts.json)</source>
        <translation>Liste en texte (*.txt);;Tableau (*.csv);;JSON (*.json);;Image (*.png);;Deck de Cockatrice (*.cod);;Cartes de Cockatrice (*.xml);;Tabletop Simulator (*.tts.json)</translation>
    </message>
    <message>
        <source>there is no font to draw faces with</source>
        <translation>il n’y a pas de police pour dessiner les cartes</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckHeader</name>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>Jo&amp;ueurs&#xa0;:</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nom du deck</translation>
    </message>
    <message>
        <source>Size of the deck</source>
        <translation>Taille du deck</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat&#xa0;:</translation>
    </message>
    <message>
        <source>Name the deck “%1”</source>
        <translation>Nommer le deck «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Choisir le format %1</translation>
    </message>
    <message>
        <source>Set the number of players to %1</source>
        <translation>Fixer le nombre de joueurs à %1</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>There is no format %1. The nearest one is %2.</source>
        <translation>Il n’y a pas de format %1. Le plus proche est %2.</translation>
    </message>
    <message>
        <source>The format says how many play.</source>
        <translation>Le format dit combien de joueurs jouent.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 sur %n carte</numerusform>
            <numerusform>%1 sur %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of at least %n card(s)</source>
        <translation>
            <numerusform>%1 sur au moins %n carte</numerusform>
            <numerusform>%1 sur au moins %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose no format</source>
        <translation>Ne choisir aucun format</translation>
    </message>
    <message>
        <source>Name this deck</source>
        <translation>Nommer ce deck</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carte</numerusform>
            <numerusform>%1, %n cartes</numerusform>
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
        <translation>limite&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>As the game lists them</source>
        <translation>Dans l’ordre du jeu</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckPage</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Move to another section</source>
        <translation>Déplacer dans une autre section</translation>
    </message>
    <message>
        <source>Note on the card</source>
        <translation>Note sur la carte</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>on the selected card</comment>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on the selected card</source>
        <translation>Note sur la carte choisie</translation>
    </message>
    <message>
        <source>Notes and event</source>
        <translation>Notes et événement</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1 in the deck</source>
        <translation>
            <numerusform>%n %1 dans le deck</numerusform>
            <numerusform>%n %1 dans le deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n copy(s) of %1</source>
        <translation>
            <numerusform>Mettre à l’étude %n %1</numerusform>
            <numerusform>Mettre à l’étude %n %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n copy(s) of %1</source>
        <translation>
            <numerusform>Ajouter %n %1</numerusform>
            <numerusform>Ajouter %n %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no card in what was pasted.</source>
        <translation>Il n’y a pas de carte dans ce qui a été collé.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted</source>
        <translation>
            <numerusform>%n carte collée</numerusform>
            <numerusform>%n cartes collées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n copy(s) of %1</source>
        <translation>
            <numerusform>Retirer %n %1</numerusform>
            <numerusform>Retirer %n %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) removed</source>
        <translation>
            <numerusform>%n carte retirée</numerusform>
            <numerusform>%n cartes retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied as text</source>
        <translation>
            <numerusform>%n carte copiée en texte</numerusform>
            <numerusform>%n cartes copiées en texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Couper %1</translation>
    </message>
    <message>
        <source>The deck was copied as a text list.</source>
        <translation>Le deck a été copié comme liste en texte.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>E&amp;xemplaires</translation>
    </message>
    <message>
        <source>&amp;Back into the deck</source>
        <translation>Remettre &amp;dans le deck</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>Afficher la &amp;carte</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Move %1 back into the deck</source>
        <translation>Remettre %1 dans le deck</translation>
    </message>
    <message>
        <source>There is no card in what was dropped.</source>
        <translation>Il n’y a pas de carte dans ce qui a été déposé.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n carte ajoutée</numerusform>
            <numerusform>%n cartes ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one copy</source>
        <translation>Retirer un exemplaire</translation>
    </message>
    <message>
        <source>Add one copy</source>
        <translation>Ajouter un exemplaire</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 to %n copy(s)</source>
        <translation>
            <numerusform>Passer %1 à %n exemplaire</numerusform>
            <numerusform>Passer %1 à %n exemplaires</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose the card in the deck that is to go; Ctrl+D leads there.</source>
        <translation>Choisissez d’abord dans le deck la carte qui doit partir&#x202f;; Ctrl+D y mène.</translation>
    </message>
    <message>
        <source>Swap 1 %1 for 1 %2</source>
        <comment>card that goes, card that comes</comment>
        <translation>Échanger 1 %1 contre 1 %2</translation>
    </message>
    <message>
        <source>&amp;Add one copy</source>
        <translation>&amp;Ajouter un exemplaire</translation>
    </message>
    <message>
        <source>Remove one co&amp;py</source>
        <translation>R&amp;etirer un exemplaire</translation>
    </message>
    <message>
        <source>M&amp;ove to Considering</source>
        <translation>&amp;Mettre à l’étude</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Show the deck as faces</source>
        <translation>Afficher le deck en images</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s): %1</source>
        <translation>
            <numerusform>Ajouter %n carte&#xa0;: %1</numerusform>
            <numerusform>Ajouter %n cartes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n card(s): %1</source>
        <translation>
            <numerusform>Coller %n carte&#xa0;: %1</numerusform>
            <numerusform>Coller %n cartes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copy(s)</source>
        <comment>card, or cards</comment>
        <translation>
            <numerusform>%1&#xa0;: %n exemplaire</numerusform>
            <numerusform>%1&#xa0;: %n exemplaires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckSafety</name>
    <message>
        <source>Take the deck over from its file</source>
        <translation>Reprendre le deck de son fichier</translation>
    </message>
    <message>
        <source>Keep my own version</source>
        <translation>Garder ma propre version</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckTree</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartes du deck</translation>
    </message>
    <message>
        <source>There are no cards in this deck yet.

Find cards with Ctrl+F and press Enter to add them, drag them here, or paste a list with Ctrl+V.</source>
        <translation>Il n’y a pas encore de cartes dans ce deck.

Trouvez des cartes avec Ctrl+F et ajoutez-les avec Entrée, faites-les glisser ici, ou collez une liste avec Ctrl+V.</translation>
    </message>
    <message>
        <source>Group By</source>
        <translation>Grouper par</translation>
    </message>
</context>
<context>
    <name>muster::app::DiceStrip</name>
    <message>
        <source>Dice of the last step</source>
        <translation>Dés de la dernière étape</translation>
    </message>
    <message>
        <source>d%1:</source>
        <comment>a die with so many faces</comment>
        <translation>d%1&#xa0;:</translation>
    </message>
    <message>
        <source>A d%1 shows %2: %3</source>
        <comment>a die with so many faces, number, line of the log</comment>
        <translation>Un d%1 montre %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>muster::app::DrawModel</name>
    <message>
        <source>%1: %2 unseen, %3 with the next card</source>
        <comment>card, copies, a chance</comment>
        <translation>%1&#xa0;: %2 non vus, %3 à la prochaine carte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non vus</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prochaine</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>so many cards</comment>
        <translation>En %1</translation>
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
        <translation>Mots du langage des effets</translation>
    </message>
</context>
<context>
    <name>muster::app::ExamplePanel</name>
    <message>
        <source>Examples of searches</source>
        <translation>Exemples de recherches</translation>
    </message>
    <message>
        <source>Type words, or fields with values. All terms must hold; &quot;or&quot;, &quot;-&quot; and brackets work. Try one:</source>
        <translation>Saisissez des mots, ou des champs avec des valeurs. Tous les termes doivent convenir&#x202f;; «&#x202f;or&#x202f;», «&#x202f;-&#x202f;» et les parenthèses fonctionnent. Essayez&#xa0;:</translation>
    </message>
</context>
<context>
    <name>muster::app::FaceView</name>
    <message>
        <source>Face of the card</source>
        <translation>Image de la carte</translation>
    </message>
</context>
<context>
    <name>muster::app::FiguresModel</name>
    <message>
        <source>%1: %2, the other %3, difference %4</source>
        <comment>a figure, its values</comment>
        <translation>%1&#xa0;: %2, l’autre %3, différence %4</translation>
    </message>
    <message>
        <source>%1: %2, between %3</source>
        <comment>a figure, its value, its bounds</comment>
        <translation>%1&#xa0;: %2, entre %3</translation>
    </message>
    <message>
        <source>How much larger it is for the other version on the same shuffles, and how far the true difference may lie away, 95 times in 100</source>
        <translation>De combien il est plus grand pour l’autre version sur les mêmes mélanges, et à quelle distance peut se trouver la vraie différence, 95 fois sur 100</translation>
    </message>
    <message>
        <source>The true value lies between these bounds, 95 times in 100</source>
        <translation>La vraie valeur se trouve entre ces bornes, 95 fois sur 100</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Celui-ci</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterBar</name>
    <message>
        <source>Cards of the open deck</source>
        <translation>Cartes du deck ouvert</translation>
    </message>
    <message>
        <source>In or out of the deck</source>
        <translation>Dans le deck ou non</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>Dans ce deck</translation>
    </message>
    <message>
        <source>Not in this deck</source>
        <translation>Pas dans ce deck</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Peut être ajoutée</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>The query has to be mended first.</source>
        <translation>La requête doit d’abord être corrigée.</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not filtered</source>
        <translation>%1&#xa0;: non filtré</translation>
    </message>
    <message>
        <source>%1: only these</source>
        <translation>%1&#xa0;: seulement celles-ci</translation>
    </message>
    <message>
        <source>%1: none of these</source>
        <translation>%1&#xa0;: aucune de celles-ci</translation>
    </message>
    <message>
        <source>No card of the chosen types has it.</source>
        <translation>Aucune carte des types choisis ne l’a.</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterButton</name>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Filter; opens a panel to choose</source>
        <translation>Filtre&#x202f;; ouvre un panneau pour choisir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 à partir de</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 jusqu’à</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;À</translation>
    </message>
    <message>
        <source>&amp;Clear this filter</source>
        <translation>&amp;Effacer ce filtre</translation>
    </message>
</context>
<context>
    <name>muster::app::FindingsModel</name>
    <message>
        <source>waived · %1</source>
        <translation>dérogation · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, id</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>waived: %1</source>
        <translation>dérogation&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::FormatMatrix</name>
    <message>
        <source>On the day:</source>
        <translation>Au jour :</translation>
    </message>
    <message>
        <source>Use th&amp;is format</source>
        <translation>Pr&amp;endre ce format</translation>
    </message>
    <message>
        <source>Formats begin and end; without a day, that of the deck&apos;s event counts.</source>
        <translation>Les formats commencent et finissent&#x202f;; sans jour, celui de l’événement du deck compte.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Formats of the game</source>
        <translation>Formats du jeu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choose no format</source>
        <translation>Ne choisir aucun format</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Choisir le format %1</translation>
    </message>
    <message>
        <source>%1 · chosen for this deck</source>
        <comment>verdict</comment>
        <translation>%1 · choisi pour ce deck</translation>
    </message>
    <message>
        <source>What stands in the way:</source>
        <translation>Ce qui s’y oppose&#xa0;:</translation>
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
        <translation>Ouvrez un deck pour en distribuer des mains.</translation>
    </message>
</context>
<context>
    <name>muster::app::HandModel</name>
    <message>
        <source>drawn %1</source>
        <comment>the first, second … card that was drawn</comment>
        <translation>piochée %1</translation>
    </message>
    <message>
        <source>%1, drawn since</source>
        <comment>a card</comment>
        <translation>%1, piochée depuis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place in the hand, card</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::HandPage</name>
    <message>
        <source>What comes next, and the tally</source>
        <translation>Ce qui vient ensuite, et le décompte</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Cartes suivantes</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep the hand (K)</source>
        <translation>Garder la main (K)</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Mulligan: send the chosen cards back (B)</source>
        <translation>Mulligan&#xa0;: renvoyer les cartes choisies (B)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Draw the card of the next turn (D)</source>
        <translation>Piocher la carte du tour suivant (D)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>Annuler la dernière étape (Retour arrière)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Do again what was taken back (Shift+Backspace)</source>
        <translation>Refaire ce qui a été annulé (Maj+Retour arrière)</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Main suivante</translation>
    </message>
    <message>
        <source>Deal another hand (N)</source>
        <translation>Distribuer une autre main (N)</translation>
    </message>
    <message>
        <source>What to do?</source>
        <translation>Que faire&#x202f;?</translation>
    </message>
    <message>
        <source>What a sound player would do with this hand (H)</source>
        <translation>Ce que ferait un joueur avisé avec cette main (H)</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Graine de la donne</translation>
    </message>
    <message>
        <source>What a hand is worth depends on it. The one that you choose stays for the next hands.</source>
        <translation>Ce que vaut une main en dépend. Celle que vous choisissez reste pour les mains suivantes.</translation>
    </message>
    <message>
        <source>Card beside each hand</source>
        <translation>Carte à côté de chaque main</translation>
    </message>
    <message>
        <source>The same seed deals the same hand of the same deck. Enter deals.</source>
        <translation>La même graine distribue la même main du même deck. Entrée distribue.</translation>
    </message>
    <message>
        <source>Place in the order of turns</source>
        <translation>Place dans l’ordre des tours</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Chances of the next cards</source>
        <translation>Chances des prochaines cartes</translation>
    </message>
    <message>
        <source>Choose the cards that you want: the chance of any of them stands below.</source>
        <translation>Choisissez les cartes que vous voulez&#xa0;: la chance d’avoir l’une d’elles figure au-dessous.</translation>
    </message>
    <message>
        <source>Look ahead:</source>
        <translation>Prévoir&#xa0;:</translation>
    </message>
    <message>
        <source>Cards to look ahead</source>
        <translation>Cartes à prévoir</translation>
    </message>
    <message>
        <source>Tally of the hands</source>
        <translation>Décompte des mains</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Forget the hands that were counted</source>
        <translation>Oublier les mains comptées</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <comment>a card</comment>
        <translation>Piochée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>about a hand, its cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Send all back</source>
        <translation>Tout renvoyer</translation>
    </message>
    <message numerus="yes">
        <source>Send %n back</source>
        <comment>cards</comment>
        <translation>
            <numerusform>En renvoyer %n</numerusform>
            <numerusform>En renvoyer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards that you want, for the chance of any of them.</source>
        <translation>Choisissez les cartes que vous voulez, pour la chance d’avoir l’une d’elles.</translation>
    </message>
    <message numerus="yes">
        <source>Any of %n chosen: %1 with the next card, %2 within %3.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n choisie&#xa0;: %1 à la prochaine carte, %2 en %3.</numerusform>
            <numerusform>Une des %n choisies&#xa0;: %1 à la prochaine carte, %2 en %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play on with this hand at the table (P)</source>
        <translation>Continuer la partie à la table avec cette main (P)</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Show what comes next, and the tally, beside the hand (C)</source>
        <translation>Montrer ce qui vient ensuite, et le compte, à côté de la main (C)</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>type of a card</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
</context>
<context>
    <name>muster::app::HandsPanel</name>
    <message>
        <source>One hand, and many</source>
        <translation>Une main, et beaucoup</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Beaucoup de mains</translation>
    </message>
</context>
<context>
    <name>muster::app::HistoryPanel</name>
    <message>
        <source>As saved on %1</source>
        <translation>Tel qu’enregistré le %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a version, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open a deck to see its steps.</source>
        <translation>Ouvrez un deck pour en voir les étapes.</translation>
    </message>
    <message>
        <source>Name thi&amp;s version…</source>
        <translation>&amp;Nommer cette version…</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>Compa&amp;rer…</translation>
    </message>
    <message>
        <source>Go back &amp;to it</source>
        <translation>R&amp;evenir à celle-ci</translation>
    </message>
    <message>
        <source>Steps of the deck</source>
        <translation>Étapes du deck</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Versions du deck</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Keeps the deck as it is now under a name, to go back to or to compare with</source>
        <translation>Garde le deck tel qu’il est sous un nom, pour y revenir ou le comparer</translation>
    </message>
    <message>
        <source>The deck becomes that version, as one step that can be undone</source>
        <translation>Le deck devient cette version, en une seule étape qui peut être annulée</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Save the deck first: its versions belong to its file.</source>
        <translation>Enregistrez d’abord le deck&#xa0;: ses versions appartiennent à son fichier.</translation>
    </message>
    <message>
        <source>Name This Version</source>
        <translation>Nommer cette version</translation>
    </message>
    <message>
        <source>Name of the deck as it is now:</source>
        <translation>Nom du deck tel qu’il est&#xa0;:</translation>
    </message>
    <message>
        <source>This version is kept as “%1”.</source>
        <translation>Cette version est gardée sous «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Go back to: %1</source>
        <comment>a version</comment>
        <translation>Revenir à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each save keeps a version here.</source>
        <translation>Chaque enregistrement garde une version ici.</translation>
    </message>
</context>
<context>
    <name>muster::app::HomePage</name>
    <message>
        <source>Games or decks</source>
        <translation>Jeux ou decks</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Mes decks</translation>
    </message>
</context>
<context>
    <name>muster::app::ImportDialog</name>
    <message>
        <source>Open a List</source>
        <translation>Ouvrir une liste</translation>
    </message>
    <message>
        <source>Lists and decks (*.txt *.dec *.list *.csv *.json *.muster);;All files (*)</source>
        <translation>Listes et decks (*.txt *.dec *.list *.csv *.json *.muster);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import a List</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Your &amp;list:</source>
        <translation>Votre &amp;liste&#xa0;:</translation>
    </message>
    <message>
        <source>Paste a list here: from a forum, a chat, another program, a spreadsheet, or a deck code.</source>
        <translation>Collez une liste ici&#xa0;: d’un forum, d’un chat, d’un autre programme, d’un tableur, ou un code de deck.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;What Muster understood:</source>
        <translation>Ce &amp;que Muster a compris&#xa0;:</translation>
    </message>
    <message>
        <source>What Muster understood</source>
        <translation>Ce que Muster a compris</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Votre liste</translation>
    </message>
    <message>
        <source>Enter or a double click confirms what stands beside a line</source>
        <translation>Entrée ou un double-clic confirme ce qui figure à côté d’une ligne</translation>
    </message>
    <message>
        <source>Another &amp;card:</source>
        <translation>Autre c&amp;arte&#xa0;:</translation>
    </message>
    <message>
        <source>Name of the card that is meant, then Enter</source>
        <translation>Nom de la carte visée, puis Entrée</translation>
    </message>
    <message>
        <source>Next &amp;question</source>
        <translation>Question &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the next line that was not understood (F8)</source>
        <translation>Aller à la prochaine ligne non comprise (F8)</translation>
    </message>
    <message>
        <source>Import as a &amp;new deck</source>
        <translation>Importer comme &amp;nouveau deck</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Add to %1</source>
        <translation>Ajou&amp;ter à %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>No card was found in this.</source>
        <translation>Aucune carte n’a été trouvée ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line understood.</source>
        <translation>
            <numerusform>%n carte, chaque ligne comprise.</numerusform>
            <numerusform>%n cartes, chaque ligne comprise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n carte.</numerusform>
            <numerusform>%n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please check %n line(s); otherwise they come in as shown.</source>
        <translation>
            <numerusform>Vérifiez %n ligne&#x202f;; sinon, elle est reprise telle qu’affichée.</numerusform>
            <numerusform>Vérifiez %n lignes&#x202f;; sinon, elles sont reprises telles qu’affichées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ImportModel</name>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Needs your answer: %1</source>
        <translation>Attend votre réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Telle quelle</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Comprise comme</translation>
    </message>
</context>
<context>
    <name>muster::app::LegalityPanel</name>
    <message>
        <source>Make &amp;legal…</source>
        <translation>Re&amp;ndre légal…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Why, and what to do</source>
        <translation>Pourquoi, et que faire</translation>
    </message>
    <message>
        <source>Show the &amp;rule</source>
        <translation>Voir &amp;la règle</translation>
    </message>
    <message>
        <source>Works out the smallest change that makes the deck legal, and shows it first.</source>
        <translation>Calcule le plus petit changement qui rend le deck légal, et le montre d’abord.</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Retirer la dérogation</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Constats (%1)</translation>
    </message>
    <message>
        <source>There is nothing to mend.</source>
        <translation>Il n’y a rien à corriger.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Livret de règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use the format %1</source>
        <translation>Prendre le format %1</translation>
    </message>
    <message>
        <source>Waive %1</source>
        <translation>Dérogation pour %1</translation>
    </message>
    <message>
        <source>Waive %1 no longer</source>
        <translation>Plus de dérogation pour %1</translation>
    </message>
    <message>
        <source>The deck is legal as it is.</source>
        <translation>Le deck est légal tel quel.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Findings, and all formats</source>
        <translation>Constats, et tous les formats</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Ce deck est légal.</translation>
    </message>
    <message>
        <source>Open a deck to see its verdict.</source>
        <translation>Ouvrez un deck pour voir son verdict.</translation>
    </message>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n autre moyen</numerusform>
            <numerusform>%n autres moyens</numerusform>
        </translation>
    </message>
    <message>
        <source>The organizer waives this for this deck</source>
        <translation>L’organisateur accorde une dérogation à ce deck</translation>
    </message>
    <message>
        <source>See what would make the deck legal…</source>
        <translation>Voir ce qui rendrait le deck légal…</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryPage</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a Copy</source>
        <translation>Ouvrir une copie</translation>
    </message>
    <message>
        <source>Add a Folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>A Folder of Decks</source>
        <translation>Un dossier de decks</translation>
    </message>
    <message>
        <source>Find decks: names, cards, tags, games</source>
        <translation>Chercher des decks&#xa0;: noms, cartes, étiquettes, jeux</translation>
    </message>
    <message>
        <source>Find decks</source>
        <translation>Chercher des decks</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Mes decks</translation>
    </message>
    <message>
        <source>Begins a new deck with the same cards</source>
        <translation>Commence un nouveau deck avec les mêmes cartes</translation>
    </message>
    <message>
        <source>Decks of this folder are shown here from now on</source>
        <translation>Les decks de ce dossier sont désormais montrés ici</translation>
    </message>
    <message>
        <source>Looking for decks…</source>
        <translation>Recherche de decks…</translation>
    </message>
    <message>
        <source>There is no deck in a file yet. Decks that you save appear here, with all others of their folder.</source>
        <translation>Aucun deck n’est encore dans un fichier. Les decks que vous enregistrez apparaissent ici, avec tous les autres de leur dossier.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deck(s)</source>
        <translation>
            <numerusform>%1 sur %n deck</numerusform>
            <numerusform>%1 sur %n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s). Words with # in a deck&apos;s notes are its tags.</source>
        <translation>
            <numerusform>%n deck. Les mots précédés de # dans les notes d’un deck sont ses étiquettes.</numerusform>
            <numerusform>%n decks. Les mots précédés de # dans les notes d’un deck sont ses étiquettes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LineModel</name>
    <message numerus="yes">
        <source>Line %1, %n choice(s)</source>
        <translation>
            <numerusform>Ligne %1, %n choix</numerusform>
            <numerusform>Ligne %1, %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line, name</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Plus tard&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::MainWindow</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Decks Muster (*.muster);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>Decks ouverts</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Légalité</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>The game %1 cannot be read.</source>
        <translation>Le jeu %1 est illisible.</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>a deck with changes that are not saved</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <translation>%1&#xa0;: %2
%3</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>%1[*] – Muster</source>
        <translation>%1[*] – Muster</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n carte</numerusform>
            <numerusform>%1 · %2 · %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, kind of deck</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New Deck</source>
        <translation>&amp;Nouveau deck</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import a List…</source>
        <translation>&amp;Importer une liste…</translation>
    </message>
    <message>
        <source>&amp;Export a Copy…</source>
        <translation>E&amp;xporter une copie…</translation>
    </message>
    <message>
        <source>&amp;Close Deck</source>
        <translation>&amp;Fermer le deck</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Annuler&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Redo:</source>
        <translation>&amp;Rétablir&#xa0;:</translation>
    </message>
    <message>
        <source>Cu&amp;t Cards</source>
        <translation>Co&amp;uper les cartes</translation>
    </message>
    <message>
        <source>&amp;Copy Cards</source>
        <translation>&amp;Copier les cartes</translation>
    </message>
    <message>
        <source>&amp;Paste Cards</source>
        <translation>C&amp;oller les cartes</translation>
    </message>
    <message>
        <source>Copy the Whole &amp;Deck as Text</source>
        <translation>Copier tout le &amp;deck en texte</translation>
    </message>
    <message>
        <source>Copy the Deck C&amp;ode</source>
        <translation>Copier le cod&amp;e du deck</translation>
    </message>
    <message>
        <source>A deck with unknown cards has no code.</source>
        <translation>Un deck avec des cartes inconnues n’a pas de code.</translation>
    </message>
    <message>
        <source>The deck code was copied.</source>
        <translation>Le code du deck a été copié.</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;Find Cards</source>
        <translation>&amp;Rechercher des cartes</translation>
    </message>
    <message>
        <source>&amp;Go to the Deck</source>
        <translation>&amp;Aller au deck</translation>
    </message>
    <message>
        <source>Card &amp;Sets…</source>
        <translation>&amp;Extensions…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Dec&amp;k</translation>
    </message>
    <message>
        <source>&amp;Remove	Del</source>
        <translation>&amp;Retirer	Suppr</translation>
    </message>
    <message>
        <source>&amp;Notes and Event</source>
        <translation>&amp;Notes et événement</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>Constat &amp;suivant</translation>
    </message>
    <message>
        <source>Make &amp;Legal…</source>
        <translation>Rendre &amp;légal…</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>All F&amp;ormats</source>
        <translation>Tous les &amp;formats</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Size of Text</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Plus grand</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation>Jeu dont les cartes sont montrées</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>The deck cannot be brought back now, since its game cannot be read. It is kept.</source>
        <translation>Le deck ne peut être repris à présent, car son jeu est illisible. Il est gardé.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Importer %n carte</numerusform>
            <numerusform>Importer %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n carte importée</numerusform>
            <numerusform>%n cartes importées</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>%1, as in its file</source>
        <translation>%1, du fichier</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>À &amp;propos de Muster</translation>
    </message>
    <message>
        <source>About Muster</source>
        <translation>À propos de Muster</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Build decks that pass muster.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Des decks prêts à passer le contrôle.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la Licence publique générale GNU, version 3 ou ultérieure.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, a sample</source>
        <translation>%1, un exemple</translation>
    </message>
    <message>
        <source>&amp;Legality</source>
        <translation>&amp;Légalité</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Statistiques</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>New Dec&amp;k of</source>
        <translation>Nouveau dec&amp;k pour</translation>
    </message>
    <message>
        <source>Card search</source>
        <translation>Recherche de cartes</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <comment>a dock</comment>
        <translation>Fermer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Float: %1</source>
        <comment>a dock</comment>
        <translation>Détacher&#xa0;: %1</translation>
    </message>
    <message>
        <source>My &amp;Decks</source>
        <translation>Mes &amp;decks</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Card at F&amp;ull Size	Space</source>
        <translation>Carte en &amp;grand	Espace</translation>
    </message>
    <message>
        <source>&amp;Add One Copy	+</source>
        <translation>&amp;Ajouter un exemplaire	+</translation>
    </message>
    <message>
        <source>Remo&amp;ve One Copy	−</source>
        <translation>R&amp;etirer un exemplaire	−</translation>
    </message>
    <message>
        <source>Move to &amp;Considering</source>
        <translation>&amp;Mettre à l’étude</translation>
    </message>
    <message>
        <source>Previous F&amp;inding</source>
        <translation>Constat &amp;précédent</translation>
    </message>
    <message>
        <source>C&amp;ard Search</source>
        <translation>&amp;Recherche de cartes</translation>
    </message>
    <message>
        <source>Ca&amp;rd at Hand</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>V&amp;olet suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>R&amp;eset the Layout</source>
        <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>Co&amp;uleurs</translation>
    </message>
    <message>
        <source>Follow the &amp;Desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>deck, version</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Test hands</source>
        <translation>Mains d’essai</translation>
    </message>
    <message>
        <source>Test &amp;Hands</source>
        <translation>Mains d’essa&amp;i</translation>
    </message>
    <message>
        <source>How &amp;Fast Is the Deck</source>
        <translation>&amp;Vitesse du deck</translation>
    </message>
    <message>
        <source>&amp;Test Hands</source>
        <translation>&amp;Mains d’essai</translation>
    </message>
    <message>
        <source>as in its file</source>
        <translation>tel que dans son fichier</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>At the &amp;Table…</source>
        <translation>À la &amp;table…</translation>
    </message>
    <message>
        <source>&amp;Open a Recorded Game…</source>
        <translation>&amp;Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>&amp;Paste the Code of a Game</source>
        <translation>&amp;Coller le code d’une partie</translation>
    </message>
    <message>
        <source>&amp;Go On With</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game…</source>
        <translation>Rè&amp;gles du jeu…</translation>
    </message>
    <message>
        <source>&amp;Lay Out a Position…</source>
        <translation>&amp;Disposer une position…</translation>
    </message>
    <message>
        <source>Lay Out the Position of a &amp;Scenario…</source>
        <translation>Disposer la position d’un &amp;scénario…</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>All open decks</source>
        <translation>Tous les decks ouverts</translation>
    </message>
    <message>
        <source>All open decks; Ctrl+Tab goes from one to the next</source>
        <translation>Tous les decks ouverts&#xa0;; Ctrl+Tab passe de l’un à l’autre</translation>
    </message>
    <message>
        <source>Choose a game for the new deck.</source>
        <translation>Choisissez un jeu pour le nouveau deck.</translation>
    </message>
</context>
<context>
    <name>muster::app::MakeLegalDialog</name>
    <message>
        <source>Make the Deck Legal</source>
        <translation>Rendre le deck légal</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Calcul en cours</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>&amp;Apply as one step</source>
        <translation>&amp;Appliquer en une seule étape</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. This stands in the way:</source>
        <translation>Aucun changement de cartes ne rend ce deck légal. Ceci s’y oppose&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) change. One undo takes it all back.</source>
        <translation>
            <numerusform>%n exemplaire change. Édition, Annuler défait tout d’un coup.</numerusform>
            <numerusform>%n exemplaires changent. Édition, Annuler défait tout d’un coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 changes are ticked. One undo takes them all back.</source>
        <translation>%1 modifications sur %2 sont cochées. Édition, Annuler les défait toutes d’un coup.</translation>
    </message>
    <message>
        <source>Make the deck legal</source>
        <translation>Rendre le deck légal</translation>
    </message>
    <message>
        <source>Looking for good ways…</source>
        <translation>Recherche de bons moyens…</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Proposition</translation>
    </message>
    <message>
        <source>Proposal %1: filled up</source>
        <translation>Proposition %1&#xa0;: complété</translation>
    </message>
    <message>
        <source>Proposal %1: after the deck %2</source>
        <translation>Proposition %1&#xa0;: d’après le deck %2</translation>
    </message>
    <message>
        <source>With these changes the deck is legal.</source>
        <translation>Avec ces changements, le deck est légal.</translation>
    </message>
    <message>
        <source>With these changes the deck is not legal: %1</source>
        <translation>Avec ces changements, le deck n’est pas légal&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsModel</name>
    <message>
        <source>stands</source>
        <comment>a hand</comment>
        <translation>fixée</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a hand</comment>
        <translation>gardée</translation>
    </message>
    <message numerus="yes">
        <source>%n sent back</source>
        <comment>cards of a hand</comment>
        <translation>
            <numerusform>%n renvoyée</numerusform>
            <numerusform>%n renvoyées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>about a hand, its cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsView</name>
    <message>
        <source>Other hands</source>
        <translation>Autres mains</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Beaucoup de mains</translation>
    </message>
    <message>
        <source>Below each hand: its seed, what it is worth, and what a sound player does with it. Enter deals it.</source>
        <translation>Sous chaque main&#xa0;: sa graine, ce qu’elle vaut, et ce qu’en fait un joueur avisé. Entrée la distribue.</translation>
    </message>
</context>
<context>
    <name>muster::app::NewSetDialog</name>
    <message>
        <source>New Set</source>
        <translation>Nouvelle extension</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Auteur</translation>
    </message>
    <message>
        <source>&amp;Make the Set</source>
        <translation>C&amp;réer l’extension</translation>
    </message>
    <message>
        <source>The code is two to eight capitals and digits; each card&apos;s number begins with it.</source>
        <translation>Le code compte deux à huit majuscules et chiffres&#x202f;; le numéro de chaque carte commence par lui.</translation>
    </message>
    <message>
        <source>The name is what people read.</source>
        <translation>Le nom est ce qu’on lit.</translation>
    </message>
    <message>
        <source>Cards will be numbered from %1-001 on.</source>
        <translation>Les cartes seront numérotées à partir de %1-001.</translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Licence</translation>
    </message>
</context>
<context>
    <name>muster::app::NothingFound</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Vouliez-vous dire&#xa0;:</translation>
    </message>
    <message>
        <source>Without one of the conditions:</source>
        <translation>Avec une condition de moins&#xa0;:</translation>
    </message>
    <message>
        <source>No cards found.</source>
        <translation>Aucune carte trouvée.</translation>
    </message>
    <message>
        <source>Words are found where a word begins; a star before them, *word, finds them anywhere. Examples shows what else can be asked.</source>
        <translation>Les mots sont trouvés là où un mot commence&#x202f;; une étoile devant, *mot, les trouve partout. Exemples montre ce qu’on peut demander d’autre.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Montrer toutes les cartes</translation>
    </message>
    <message>
        <source>Choose a game to see its cards: on the start page, or in the box at the top.</source>
        <translation>Choisissez un jeu pour voir ses cartes&#xa0;: sur la page d’accueil, ou dans la liste en haut.</translation>
    </message>
</context>
<context>
    <name>muster::app::NumbersPanel</name>
    <message>
        <source>All numbers</source>
        <translation>Tous les nombres</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Cha&amp;rts</source>
        <translation>Grap&amp;hiques</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>P&amp;robabilités</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tab&amp;leau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>bar, series</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Charts, odds, and a table</source>
        <translation>Graphiques, probabilités, et un tableau</translation>
    </message>
    <message>
        <source>Open a deck to see its numbers: charts, and the odds of what is drawn.</source>
        <translation>Ouvrez un deck pour voir ses statistiques&#xa0;: des graphiques, et les probabilités de pioche.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart, one of its bars</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. No card of the deck is among them.</source>
        <translation>%1. Aucune carte du deck n’en fait partie.</translation>
    </message>
    <message>
        <source>%1. These cards are selected in the deck.</source>
        <translation>%1. Ces cartes sont sélectionnées dans le deck.</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsPage</name>
    <message>
        <source>A query, such as cost&lt;=2</source>
        <translation>Une requête, comme cost&lt;=2</translation>
    </message>
    <message>
        <source>Query for the wanted cards</source>
        <translation>Requête pour les cartes voulues</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Au moi&amp;ns</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Among the first cards</source>
        <translation>Parmi les premières cartes</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Au moins ce nombre</translation>
    </message>
    <message>
        <source>Wanted cards</source>
        <translation>Cartes voulues</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
    <message>
        <source>Chances that matter in this game</source>
        <translation>Les probabilités qui comptent dans ce jeu</translation>
    </message>
    <message>
        <source>the cards selected in the deck</source>
        <translation>les cartes choisies dans le deck</translation>
    </message>
    <message>
        <source>cards that match a query</source>
        <translation>les cartes qui répondent à une requête</translation>
    </message>
    <message>
        <source>There is no card in this deck to draw yet.</source>
        <translation>Il n’y a pas encore de carte à piocher dans ce deck.</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>Aucun deck n’est ouvert.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 wanted cards among the first %3 of %4: %5. On average %6. Before any mulligan.</source>
        <translation>Au moins %1 des %2 cartes voulues parmi les %3 premières sur %4&#xa0;: %5. En moyenne %6. Avant tout mulligan.</translation>
    </message>
    <message>
        <source>Exactly this many of them</source>
        <translation>Exactement autant d’entre elles</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>assez</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>At least %1 of them, by cards drawn</source>
        <translation>Au moins %1 d’entre elles, selon les cartes piochées</translation>
    </message>
    <message>
        <source>%1 of %2 cards, %3 drawn</source>
        <translation>%1 sur %2 cartes, %3 piochées</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Select cards in the deck to see their odds here.</source>
        <translation>Choisissez des cartes dans le deck pour voir leurs probabilités ici.</translation>
    </message>
</context>
<context>
    <name>muster::app::OptionModel</name>
    <message>
        <source>%1  %2 (the pilot&apos;s choice)</source>
        <comment>key, option</comment>
        <translation>%1  %2 (choix du pilote)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key, option</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 (ticked as number %2)</source>
        <translation>%1 (cochée en numéro %2)</translation>
    </message>
</context>
<context>
    <name>muster::app::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Click to read this place, and once more to see the whole page. Ctrl and the wheel, or + and −, change the size; the mouse and the arrow keys move the page; 0 shows all of it.</source>
        <translation>Un clic agrandit cet endroit, un second montre toute la page. Ctrl et la molette, ou + et −, changent la taille&#xa0;; la souris et les flèches déplacent la page&#xa0;; 0 la montre en entier.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionBoard</name>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, number</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>zone, number of cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Wrong: %2</source>
        <comment>place, what</comment>
        <translation>%1. Erreur&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionCard</name>
    <message>
        <source>Copies:</source>
        <translation>Exemplaires&#xa0;:</translation>
    </message>
    <message>
        <source>with whom it lies</source>
        <translation>de qui l’a devant soi</translation>
    </message>
    <message>
        <source>Whose:</source>
        <translation>À qui&#xa0;:</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>vue par %1</translation>
    </message>
    <message>
        <source>On it:</source>
        <translation>Dessus&#xa0;:</translation>
    </message>
    <message>
        <source>What lies on the card</source>
        <translation>Ce qui est posé sur la carte</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Select a card of the position.</source>
        <translation>Sélectionnez une carte de la position.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionModel</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>whose, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carte</numerusform>
            <numerusform>%1, %n cartes</numerusform>
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
        <translation>de %1</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>vue par %1</translation>
    </message>
    <message>
        <source>%1 copies of %2</source>
        <translation>%1 exemplaires de %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1&#x202f;; dessus&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionRules</name>
    <message>
        <source>Lay Out a Position</source>
        <translation>Disposer une position</translation>
    </message>
    <message>
        <source>Rules of the Position</source>
        <translation>Règles de la position</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Mode&#xa0;:</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation>Options des règles</translation>
    </message>
    <message>
        <source>&amp;Lay Out</source>
        <translation>&amp;Disposer</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionSearch</name>
    <message>
        <source>Search for cards</source>
        <translation>Chercher des cartes</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Les mots sont cherchés dans les noms et les textes&#x202f;; les champs précisent la recherche.
Ctrl+Espace montre ce qu’on peut saisir, Ctrl+. prend ce qui est proposé.</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Cartes trouvées</translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Des mots, ou %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionWindow</name>
    <message>
        <source>A Position of %1[*]</source>
        <translation>Une position de %1[*]</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number, player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>What cannot be</source>
        <translation>Ce qui ne peut pas être</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jouer d’ici</translation>
    </message>
    <message>
        <source>Save as a &amp;Scenario…</source>
        <translation>Enregistrer comme &amp;scénario…</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Question&#xa0;:</translation>
    </message>
    <message>
        <source>Question, in one sentence</source>
        <translation>Question, en une phrase</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Tour&#xa0;:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>D&amp;e&#xa0;:</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui est le tour</translation>
    </message>
    <message>
        <source>&amp;Begins:</source>
        <translation>&amp;Début&#xa0;:</translation>
    </message>
    <message>
        <source>Where in the turn it begins</source>
        <translation>Où elle commence dans le tour</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>with the actions of the turn</source>
        <translation>avec les actions du tour</translation>
    </message>
    <message>
        <source>The position cannot be kept: %1</source>
        <translation>La position ne peut pas être conservée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This position can be.</source>
        <translation>Cette position est possible.</translation>
    </message>
    <message>
        <source>This position can be. The steps of its scenario go with it.</source>
        <translation>Cette position est possible. Les étapes de son scénario l’accompagnent.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what is wrong there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (et %n autre)</numerusform>
            <numerusform>%1 (et %n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said of a card</source>
        <translation>Ce qui est dit d’une carte</translation>
    </message>
    <message>
        <source>Put a card</source>
        <translation>Poser une carte</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Déplacer une carte</translation>
    </message>
    <message>
        <source>A Position Is Not Saved</source>
        <translation>Une position n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The position was edited and is not saved as a scenario.</source>
        <translation>La position a été modifiée et n’est pas enregistrée comme scénario.</translation>
    </message>
    <message>
        <source>Posit&amp;ion</source>
        <translation>P&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Save as a Scenario…</source>
        <translation>Enregistrer comme &amp;scénario…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>&amp;Leave Out the Steps of the Scenario</source>
        <translation>&amp;Laisser de côté les étapes du scénario</translation>
    </message>
    <message>
        <source>To the &amp;Next Problem</source>
        <translation>Au problème suiva&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Déplacer vers…</translation>
    </message>
    <message>
        <source>&amp;Forward in Its Zone</source>
        <translation>En a&amp;vant dans sa zone</translation>
    </message>
    <message>
        <source>&amp;Back in Its Zone</source>
        <translation>En a&amp;rrière dans sa zone</translation>
    </message>
    <message>
        <source>&amp;One More Copy</source>
        <translation>Un exemplaire de &amp;plus</translation>
    </message>
    <message>
        <source>One Copy &amp;Less</source>
        <translation>Un exemplaire de &amp;moins</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste behind the Card</source>
        <translation>C&amp;oller derrière la carte</translation>
    </message>
    <message>
        <source>Paste &amp;onto the Card</source>
        <translation>Coller &amp;sur la carte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>To the Sea&amp;rch</source>
        <translation>À la &amp;recherche</translation>
    </message>
    <message>
        <source>To the &amp;Position</source>
        <translation>À la &amp;position</translation>
    </message>
    <message>
        <source>To the &amp;Card</source>
        <translation>À la &amp;carte</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Carte en &amp;grand	Espace</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>On a Card</source>
        <translation>Sur une carte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, card</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Put Where?</source>
        <translation>Poser où&#x202f;?</translation>
    </message>
    <message>
        <source>Move Where?</source>
        <translation>Déplacer où&#x202f;?</translation>
    </message>
    <message>
        <source>Remove a card</source>
        <translation>Supprimer une carte</translation>
    </message>
    <message>
        <source>Cut a card</source>
        <translation>Couper une carte</translation>
    </message>
    <message>
        <source>The clipboard has no name of a card.</source>
        <translation>Le presse-papiers ne contient aucun nom de carte.</translation>
    </message>
    <message>
        <source>Paste a card</source>
        <translation>Coller une carte</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>position.yaml</source>
        <translation>position.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Scénarios (*.yaml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Enregistré&#xa0;: «&#x202f;muster play&#x202f;» le joue.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Leave out the steps</source>
        <translation>Laisser les étapes de côté</translation>
    </message>
    <message>
        <source>To the Card Beneat&amp;h</source>
        <translation>À la carte du desso&amp;us</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
</context>
<context>
    <name>muster::app::PrintDialog</name>
    <message>
        <source>Card faces, nine a page, to cut out</source>
        <translation>Faces des cartes, neuf par page, à découper</translation>
    </message>
    <message>
        <source>Lines to cut along</source>
        <translation>Lignes de coupe</translation>
    </message>
    <message>
        <source>Marks at the edges</source>
        <translation>Repères aux bords</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Coupe&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Backs, for printing on both sides</source>
        <translation>&amp;Dos, pour imprimer recto verso</translation>
    </message>
    <message>
        <source>Ready to print.</source>
        <translation>Prêt à imprimer.</translation>
    </message>
    <message>
        <source>No face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>Pas de face pour «&#x202f;%1&#x202f;»&#xa0;: on ne sait pas quelle carte est visée</translation>
    </message>
    <message numerus="yes">
        <source>More than %n card(s) to cut out</source>
        <translation>
            <numerusform>Plus de %n carte à découper</numerusform>
            <numerusform>Plus de %n cartes à découper</numerusform>
        </translation>
    </message>
    <message>
        <source>No font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>Aucune police n’a la lettre «&#x202f;%1&#x202f;» de «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Print decks that are not &amp;legal, marked as such</source>
        <translation>Imprimer les decks non &amp;légaux, marqués comme tels</translation>
    </message>
    <message>
        <source>Print Deck Lists</source>
        <translation>Imprimer des listes de deck</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Liste du deck</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Fiche d’enregistrement</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Exemplaire de l’arbitre</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Liste de poche</translation>
    </message>
    <message>
        <source>Problems on paper</source>
        <translation>Ce qui n’irait pas sur le papier</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Fiche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier&#xa0;:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Problems on paper:</source>
        <translation>Ce qui n’irait pas sur le papier&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) left out, not being legal.</source>
        <translation>
            <numerusform>%n deck non légal laissé de côté.</numerusform>
            <numerusform>%n decks non légaux laissés de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Écriture du PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante ne peut être utilisée.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <comment>name of a file</comment>
        <translation>Listes de deck</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-JJ</translation>
    </message>
</context>
<context>
    <name>muster::app::QueryLine</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsModel</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n dans le deck</numerusform>
            <numerusform>%n dans le deck</numerusform>
        </translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>peut être ajoutée</translation>
    </message>
    <message>
        <source>may not be added: %1</source>
        <translation>ne peut être ajoutée&#xa0;: %1</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>calcul en cours</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>Au deck</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Peut être ajoutée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>copies, limit</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsTable</name>
    <message>
        <source>Cards found</source>
        <translation>Cartes trouvées</translation>
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
        <translation>%1 gagnées, %2 perdues, %3 sans vainqueur, sur %4 parties</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2 : %3</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>tous les autres</translation>
    </message>
</context>
<context>
    <name>muster::app::RoundRobinDialog</name>
    <message>
        <source>Round Robin</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Every chosen deck plays against every other.</source>
        <translation>Chaque deck choisi joue contre chaque autre.</translation>
    </message>
    <message>
        <source>&amp;Games of each pair:</source>
        <translation>&amp;Parties par paire :</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Parties par paire</translation>
    </message>
    <message>
        <source>Shares of games won, by the deck of the row against that of the column</source>
        <translation>Parts de parties gagnées, par le deck de la ligne contre celui de la colonne</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Choose the decks, and start: every pair plays, going first in turn.</source>
        <translation>Choisissez les decks et démarrez : chaque paire joue, chacun commençant à son tour.</translation>
    </message>
    <message>
        <source>%1 of %2 games. A row says how many of its games the deck wins, 95 times in 100 within the margin.</source>
        <translation>%1 parties sur %2. Une ligne dit combien de ses parties le deck gagne, 95 fois sur 100 dans la marge.</translation>
    </message>
    <message>
        <source>Save the Table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>muster::app::RulesWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Find words or a number, such as SCE-V2</source>
        <translation>Mots ou numéro, comme SCE-V2</translation>
    </message>
    <message>
        <source>Find rules</source>
        <translation>Chercher des règles</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>The rule that was shown before</source>
        <translation>La règle affichée auparavant</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Requirements on decks</source>
        <translation>Exigences pour les decks</translation>
    </message>
    <message>
        <source>Requirements on cards</source>
        <translation>Exigences pour les cartes</translation>
    </message>
    <message>
        <source>Rulings where the book is silent</source>
        <translation>Décisions là où le livret se tait</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Exemples détaillés</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interactions</translation>
    </message>
    <message>
        <source>Formats, options and waivers</source>
        <translation>Formats, options et dérogations</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a rule, the rule</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>Aucune règle ne contient tous ces mots.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::SafetyBar</name>
    <message>
        <source>Your edits cannot be kept safe at the moment (%1). Save your decks; Muster goes on trying.</source>
        <translation>Vos modifications ne peuvent être mises en sûreté pour le moment (%1). Enregistrez vos decks&#x202f;; Muster continue d’essayer.</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read as a deck any more: %2 Nothing is written over it; your deck can be saved under another name.</source>
        <translation>Un autre programme a modifié %1, et il ne peut plus être lu comme un deck&#xa0;: %2 Rien n’est écrit par-dessus&#x202f;; votre deck peut être enregistré sous un autre nom.</translation>
    </message>
    <message>
        <source>Another program changed %1 while you were editing the deck. Nothing is lost: compare both, and choose. What you do not choose stays in the history.</source>
        <translation>Un autre programme a modifié %1 pendant que vous travailliez sur le deck. Rien n’est perdu&#xa0;: comparez les deux, et choisissez. Ce que vous ne choisissez pas reste dans l’historique.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Un autre programme a modifié %1.</translation>
    </message>
    <message>
        <source>%1 is not there any more. Your deck is: save it to have the file again.</source>
        <translation>%1 n’est plus là. Votre deck, si&#xa0;: enregistrez-le pour retrouver le fichier.</translation>
    </message>
    <message>
        <source>%1 is open in another Muster too. Whoever saves last is asked first, and can compare both.</source>
        <translation>%1 est aussi ouvert dans un autre Muster. Qui enregistre en dernier est d’abord interrogé, et peut comparer les deux.</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>&amp;Keep my version</source>
        <translation>&amp;Garder ma version</translation>
    </message>
    <message>
        <source>Save a&amp;gain</source>
        <translation>Enregi&amp;strer encore</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Fermer cette note</translation>
    </message>
    <message>
        <source>About the deck&apos;s file</source>
        <translation>À propos du fichier du deck</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s version</source>
        <translation>&amp;Prendre la version du fichier</translation>
    </message>
</context>
<context>
    <name>muster::app::SavedSearchButton</name>
    <message>
        <source>Saved</source>
        <translation>Enregistrées</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>&amp;Save this search…</source>
        <translation>&amp;Enregistrer cette recherche…</translation>
    </message>
    <message>
        <source>&amp;Edit saved searches…</source>
        <translation>&amp;Modifier les recherches enregistrées…</translation>
    </message>
    <message>
        <source>Save This Search</source>
        <translation>Enregistrer cette recherche</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nom de la recherche&#xa0;:</translation>
    </message>
</context>
<context>
    <name>muster::app::SearchListDialog</name>
    <message>
        <source>Saved Searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
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
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>brouillon</translation>
    </message>
    <message>
        <source>%1, draft</source>
        <comment>type of a card</comment>
        <translation>%1, brouillon</translation>
    </message>
</context>
<context>
    <name>muster::app::SetsWindow</name>
    <message>
        <source>Card Sets</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Find cards of this set by name</source>
        <translation>Chercher des cartes de cette extension par leur nom</translation>
    </message>
    <message>
        <source>Find cards of this set</source>
        <translation>Chercher des cartes de cette extension</translation>
    </message>
    <message>
        <source>Cards of the set</source>
        <translation>Cartes de l’extension</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>&amp;Ajouter un fichier…</translation>
    </message>
    <message>
        <source>New &amp;Set…</source>
        <translation>Nouvelle &amp;extension…</translation>
    </message>
    <message>
        <source>Chec&amp;k File…</source>
        <translation>&amp;Vérifier un fichier…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;New Card…</source>
        <translation>&amp;Nouvelle carte…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>D&amp;uplicate…</source>
        <translation>Dup&amp;liquer…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Card sets (*.yaml *.yml *.csv);;All files (*)</source>
        <translation>Extensions (*.yaml *.yml *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add a set</source>
        <translation>Ajouter une extension</translation>
    </message>
    <message>
        <source>Check a set</source>
        <translation>Vérifier une extension</translation>
    </message>
    <message>
        <source>The cards of this game cannot be read:</source>
        <translation>Les cartes de ce jeu sont illisibles&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>✗ not used: %n error(s)</source>
        <translation>
            <numerusform>✗ non utilisée&#xa0;: %n erreur</numerusform>
            <numerusform>✗ non utilisée&#xa0;: %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ your own</source>
        <translation>✓ la vôtre</translation>
    </message>
    <message>
        <source>✓ came with Muster</source>
        <translation>✓ fournie avec Muster</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>name of a set</comment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>a table, which is edited in a spreadsheet</source>
        <translation>un tableau, qui se modifie dans un tableur</translation>
    </message>
    <message>
        <source>too large to be listed here</source>
        <translation>trop grande pour être montrée ici</translation>
    </message>
    <message>
        <source>What is wrong with this set; until it is mended, none of its cards is used:</source>
        <translation>Ce qui est faux dans cette extension&#x202f;; tant que ce n’est pas corrigé, aucune de ses cartes n’est utilisée&#xa0;:</translation>
    </message>
    <message>
        <source>L&amp;ook At…</source>
        <translation>&amp;Consulter…</translation>
    </message>
    <message>
        <source>The set was not added:</source>
        <translation>L’extension n’a pas été ajoutée&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1 was added, with %n card(s).</source>
        <translation>
            <numerusform>%1 a été ajoutée, avec %n carte.</numerusform>
            <numerusform>%1 a été ajoutée, avec %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be used as it is:</source>
        <translation>%1 ne peut être utilisée telle quelle&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 is in order, with %n card(s).</source>
        <translation>
            <numerusform>✓ %1 est en ordre, avec %n carte.</numerusform>
            <numerusform>✓ %1 est en ordre, avec %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set was not removed:</source>
        <translation>L’extension n’a pas été retirée&#xa0;:</translation>
    </message>
    <message>
        <source>%1 was removed. The file is kept as %2.</source>
        <translation>%1 a été retirée. Le fichier est gardé sous %2.</translation>
    </message>
    <message>
        <source>There is a set %1 already; every set has a code of its own.</source>
        <translation>Il y a déjà une extension %1&#x202f;; chaque extension a un code à elle.</translation>
    </message>
    <message>
        <source>Make a set of your own first; the copy of the card goes there.</source>
        <translation>Créez d’abord votre propre extension&#x202f;; la copie de la carte ira dedans.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Into which set?</source>
        <translation>Dans quelle extension&#x202f;?</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>New card %1</source>
        <translation>Nouvelle carte %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n card(s)</source>
        <translation>
            <numerusform>Supprimer %n carte</numerusform>
            <numerusform>Supprimer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program. Its cards are shown as they are now; nothing was written.</source>
        <translation>%1 a été modifiée par un autre programme. Ses cartes sont montrées telles qu’elles sont à présent&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The set could not be written:</source>
        <translation>L’extension n’a pas pu être écrite&#xa0;:</translation>
    </message>
    <message>
        <source>What came with Muster stays as it is. Make a set of your own first: New Set.</source>
        <translation>Ce qui est fourni avec Muster reste tel quel. Créez d’abord votre propre extension&#xa0;: Nouvelle extension.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ used without faulty cards: %n error(s)</source>
        <translation>
            <numerusform>⚠ utilisée sans les cartes fautives&#xa0;: %n erreur</numerusform>
            <numerusform>⚠ utilisée sans les cartes fautives&#xa0;: %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong with cards of this set; until they are mended, they are left out:</source>
        <translation>Ce qui est faux dans des cartes de cette extension&#x202f;; tant que ce n’est pas corrigé, elles sont laissées de côté&#xa0;:</translation>
    </message>
</context>
<context>
    <name>muster::app::ShelfModel</name>
    <message>
        <source>%1: %2</source>
        <comment>game, kind of deck</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
</context>
<context>
    <name>muster::app::ShopChooser</name>
    <message>
        <source>&amp;Shop:</source>
        <translation>Bouti&amp;que :</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Boutique</translation>
    </message>
    <message>
        <source>The items that will lie on the table: what they give is reckoned with, and what they lack.</source>
        <translation>Les objets posés sur la table&#xa0;: ce qu’ils donnent est pris en compte, et ce qui leur manque.</translation>
    </message>
    <message>
        <source>No shop chosen</source>
        <translation>Aucune boutique choisie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (save it first)</source>
        <comment>a shop</comment>
        <translation>%1 (à enregistrer d’abord)</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a Shop</source>
        <translation>Choisir une boutique</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Decks Muster (*.muster);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Chercher une action ou une touche</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: keys</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show the card at full size</source>
        <translation>Voir la carte en grand</translation>
    </message>
    <message>
        <source>Among the cards found</source>
        <translation>Parmi les cartes trouvées</translation>
    </message>
    <message>
        <source>Add one copy to the deck</source>
        <translation>Ajouter un exemplaire au deck</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Entrée, +</translation>
    </message>
    <message>
        <source>Add it anyway, whatever the rules say</source>
        <translation>L’ajouter quand même, quoi que disent les règles</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <source>Add as many copies as are allowed</source>
        <translation>Ajouter autant d’exemplaires que permis</translation>
    </message>
    <message>
        <source>Set how many copies the deck has</source>
        <translation>Fixer le nombre d’exemplaires dans le deck</translation>
    </message>
    <message>
        <source>0 to 999</source>
        <translation>0 à 999</translation>
    </message>
    <message>
        <source>Swap it for the card chosen in the deck</source>
        <translation>L’échanger contre la carte choisie dans le deck</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Remove one copy from the deck</source>
        <translation>Retirer un exemplaire du deck</translation>
    </message>
    <message>
        <source>−, Delete</source>
        <translation>−, Suppr</translation>
    </message>
    <message>
        <source>Put it aside to consider</source>
        <translation>La mettre à l’étude</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Go back to the search</source>
        <translation>Revenir à la recherche</translation>
    </message>
    <message>
        <source>/, or any letter</source>
        <translation>/, ou toute lettre</translation>
    </message>
    <message>
        <source>Make the faces larger or smaller</source>
        <translation>Agrandir ou réduire les images</translation>
    </message>
    <message>
        <source>Ctrl and the wheel</source>
        <translation>Ctrl et la molette</translation>
    </message>
    <message>
        <source>In the search line</source>
        <translation>Dans la ligne de recherche</translation>
    </message>
    <message>
        <source>Show what can be typed</source>
        <translation>Montrer ce qu’on peut saisir</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Ctrl+Espace</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>Prendre ce qui est proposé</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Go on to the cards</source>
        <translation>Passer aux cartes</translation>
    </message>
    <message>
        <source>Enter, Down</source>
        <translation>Entrée, Bas</translation>
    </message>
    <message>
        <source>In the list of the deck</source>
        <translation>Dans la liste du deck</translation>
    </message>
    <message>
        <source>Add or remove one copy</source>
        <translation>Ajouter ou retirer un exemplaire</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Take the line out</source>
        <translation>Retirer la ligne</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Write a note on the card</source>
        <translation>Écrire une note sur la carte</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>With a test hand</source>
        <translation>Avec une main d’essai</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Garder la main</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Choose a card to send back</source>
        <translation>Choisir une carte à renvoyer</translation>
    </message>
    <message>
        <source>1 to 9, Enter</source>
        <translation>1 à 9, Entrée</translation>
    </message>
    <message>
        <source>Send cards back: mulligan</source>
        <translation>Renvoyer des cartes&#xa0;: mulligan</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Draw the card of the next turn</source>
        <translation>Piocher la carte du tour suivant</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Take a step back, or do it again</source>
        <translation>Annuler une étape, ou la refaire</translation>
    </message>
    <message>
        <source>Backspace, Shift+Backspace</source>
        <translation>Retour arrière, Maj+Retour arrière</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Distribuer la main suivante</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>What a sound player would do</source>
        <translation>Ce que ferait un joueur avisé</translation>
    </message>
    <message>
        <source>Show the chances beside the hand, or not</source>
        <translation>Montrer les chances à côté de la main, ou non</translation>
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
        <translation>Sur un graphique du deck</translation>
    </message>
    <message>
        <source>Go from bar to bar</source>
        <translation>Aller d’une barre à l’autre</translation>
    </message>
    <message>
        <source>arrow keys, Home, End</source>
        <translation>flèches, Début, Fin</translation>
    </message>
    <message>
        <source>Select the cards of the bar in the deck</source>
        <translation>Sélectionner dans le deck les cartes de la barre</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
</context>
<context>
    <name>muster::app::SpeedPanel</name>
    <message>
        <source>Figures of</source>
        <translation>Chiffres de</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Mains de départ</translation>
    </message>
    <message>
        <source>Games against nobody</source>
        <translation>Parties contre personne</translation>
    </message>
    <message>
        <source>Games against a deck</source>
        <translation>Parties contre un deck</translation>
    </message>
    <message>
        <source>Hands as a sound player changes them; games against an opponent who does as good as nothing; games against a deck that plays back.</source>
        <translation>Des mains comme un joueur avisé les change&#x202f;; des parties contre un adversaire qui ne fait pour ainsi dire rien&#x202f;; des parties contre un deck qui riposte.</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>L’autre deck</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Another version of the deck on the same shuffles, with the differences and how sure they are</source>
        <translation>Une autre version du deck sur les mêmes mélanges, avec les différences et leur degré de certitude</translation>
    </message>
    <message>
        <source>this deck alone</source>
        <translation>ce deck seul</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>How many hands or games: four times as many halve the intervals</source>
        <translation>Combien de mains ou de parties&#xa0;: quatre fois plus réduisent les intervalles de moitié</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>Seed of the figures</source>
        <translation>Graine des chiffres</translation>
    </message>
    <message>
        <source>The same seed gives the same figures of the same deck.</source>
        <translation>La même graine donne les mêmes chiffres du même deck.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Figures as charts, and as a table</source>
        <translation>Chiffres en graphiques, et en tableau</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Open a deck to see how fast it is.</source>
        <translation>Ouvrez un deck pour voir à quelle vitesse il va.</translation>
    </message>
    <message>
        <source>There is no other deck of this game to play against.</source>
        <translation>Il n’y a pas d’autre deck de ce jeu contre lequel jouer.</translation>
    </message>
    <message>
        <source>What is shown is of the deck, or the choices, of before: start again for new figures.</source>
        <translation>Ce qui est montré vaut pour le deck, ou les choix, d’avant&#xa0;: relancez pour de nouveaux chiffres.</translation>
    </message>
    <message>
        <source>Start to play the games: first figures come at once.</source>
        <translation>Lancez les parties&#xa0;: les premiers chiffres viennent aussitôt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hands, drawn by the game&apos;s own set-up.</source>
        <translation>%1&#xa0;: %2 mains sur %3, selon la mise en place du jeu.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games against %4.</source>
        <translation>%1&#xa0;: %2 parties sur %3 contre %4.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games, all players with this deck.</source>
        <translation>%1&#xa0;: %2 parties sur %3, tous les joueurs avec ce deck.</translation>
    </message>
    <message>
        <source>Beside it, on the same shuffles: %1. The table has the differences.</source>
        <translation>À côté, sur les mêmes mélanges&#xa0;: %1. Le tableau donne les différences.</translation>
    </message>
    <message>
        <source>Shop: %1.</source>
        <translation>Boutique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all that these cards say, so that the figures are not to be trusted: %1.</source>
        <translation>Le moteur n’exécute pas tout ce que disent ces cartes, si bien qu’on ne peut se fier aux chiffres&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Save the Figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>The opponent who does nothing</source>
        <translation>L&apos;adversaire qui ne fait rien</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Who plays: %1.</source>
        <translation>Qui joue : %1.</translation>
    </message>
    <message>
        <source>Mode: %1.</source>
        <translation>Mode : %1.</translation>
    </message>
    <message>
        <source>Round Robin…</source>
        <translation>Tous contre tous…</translation>
    </message>
    <message>
        <source>Several decks, each against each, as a table</source>
        <translation>Plusieurs decks, chacun contre chacun, en tableau</translation>
    </message>
</context>
<context>
    <name>muster::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Build decks that pass muster.</source>
        <translation>Des decks prêts à passer le contrôle.</translation>
    </message>
    <message>
        <source>&amp;Open a deck…</source>
        <translation>&amp;Ouvrir un deck…</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>Impo&amp;rter une liste…</translation>
    </message>
    <message>
        <source>A deck file from your disk</source>
        <translation>Un fichier de deck de votre disque</translation>
    </message>
    <message>
        <source>A list from a forum, a chat, another program, or a deck code</source>
        <translation>Une liste d’un forum, d’un chat, d’un autre programme, ou un code de deck</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>Fermés sans enregistrer</translation>
    </message>
    <message>
        <source>Untitled deck</source>
        <translation>Deck sans titre</translation>
    </message>
    <message>
        <source>Brings the deck back as it was, with its history</source>
        <translation>Reprend le deck tel qu’il était, avec son historique</translation>
    </message>
    <message>
        <source>Recent decks</source>
        <translation>Decks récents</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Nouveau deck</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: new %2</source>
        <comment>game: kind of deck</comment>
        <translation>%1&#xa0;: nouveau %2</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Regarder les cartes</translation>
    </message>
    <message>
        <source>Search the cards without a deck</source>
        <translation>Parcourir les cartes sans deck</translation>
    </message>
    <message>
        <source>%1: look at the cards</source>
        <translation>%1&#xa0;: regarder les cartes</translation>
    </message>
    <message>
        <source>Sample decks</source>
        <translation>Decks d’exemple</translation>
    </message>
    <message>
        <source>Opens a copy of this deck that is yours to change</source>
        <translation>Ouvre une copie de ce deck, à modifier comme bon vous semble</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>Build decks that pass muster. Choose a game and begin with a new deck, or open a sample and change it: nothing of it is lost.</source>
        <translation>Des decks prêts à passer le contrôle. Choisissez un jeu et commencez par un nouveau deck, ou ouvrez un exemple et modifiez-le&#xa0;: rien n’en est perdu.</translation>
    </message>
    <message>
        <source>All m&amp;y decks</source>
        <translation>&amp;Tous mes decks</translation>
    </message>
    <message>
        <source>With verdict, date and tags, and a search through their cards</source>
        <translation>Avec verdict, date et étiquettes, et une recherche dans leurs cartes</translation>
    </message>
    <message>
        <source>&amp;Lay out a position…</source>
        <translation>Disposer &amp;une position…</translation>
    </message>
    <message>
        <source>Cards on a table as you want them, to be played from there or kept as a question of the rules</source>
        <translation>Des cartes sur une table comme vous les voulez, pour jouer à partir de là ou pour poser une question de règles</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>En montrer %n de plus</numerusform>
            <numerusform>En montrer %n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::StepsModel</name>
    <message>
        <source>The deck as it began</source>
        <translation>Le deck à ses débuts</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Tel qu’il a été ouvert</translation>
    </message>
    <message>
        <source>%1 · saved</source>
        <comment>step of a deck</comment>
        <translation>%1 · enregistré</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>player, what it has</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — its turn</source>
        <translation>%1 — à son tour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pile, number of cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n carte</numerusform>
            <numerusform>%1, %2, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — out of the game</source>
        <translation>%1 — hors jeu</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation>Sur le dessus : %1</translation>
    </message>
</context>
<context>
    <name>muster::app::TableGame</name>
    <message>
        <source>%1: %2</source>
        <comment>seat, deck</comment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>À partir d&apos;ici avec de nouveaux dés et mélanges</translation>
    </message>
    <message>
        <source>The next die shows %1</source>
        <translation>Le prochain dé montre %1</translation>
    </message>
    <message>
        <source>From here on with other cards where %1 cannot know them</source>
        <translation>À partir d&apos;ici avec d&apos;autres cartes là où %1 ne peut pas les connaître</translation>
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
            <numerusform>%1, %n carte</numerusform>
            <numerusform>%1, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carte cachée</translation>
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
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; lies on %2</source>
        <translation>%1&#x202f;; posée sur %2</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1&#x202f;; dessus&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cards</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>%1. Can be chosen.</source>
        <translation>%1. Peut être choisie.</translation>
    </message>
    <message>
        <source>%1. Ticked as number %2.</source>
        <translation>%1. Cochée en numéro %2.</translation>
    </message>
</context>
<context>
    <name>muster::app::TableRoom</name>
    <message>
        <source>This is no deck to play with.</source>
        <translation>Ce n’est pas un deck avec lequel jouer.</translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Impossible à jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all of: %1</source>
        <translation>Le moteur n’exécute pas tout de&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>La partie ne peut être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open a Recorded Game or a Scenario</source>
        <translation>Ouvrir une partie enregistrée ou un scénario</translation>
    </message>
    <message>
        <source>Games and scenarios (*.replay *.yaml);;All files (*)</source>
        <translation>Parties et scénarios (*.replay *.yaml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The game departs from its record: rules or cards have changed since.</source>
        <translation>La partie diverge de son enregistrement&#xa0;: les règles ou les cartes ont changé depuis.</translation>
    </message>
    <message>
        <source>This is no code of a game at the table, or not the whole of it.</source>
        <translation>Ce n’est pas un code d’une partie à la table, ou pas en entier.</translation>
    </message>
    <message>
        <source>The game cannot be read.</source>
        <translation>La partie est illisible.</translation>
    </message>
    <message>
        <source>The game cannot be gone on with: %1.</source>
        <translation>La partie ne peut être reprise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is open in another Muster.</source>
        <translation>La partie est ouverte dans un autre Muster.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decks, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> against </source>
        <translation> contre </translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>Le moteur ne joue pas %1.</translation>
    </message>
    <message>
        <source>The set-up of the game deals another hand.</source>
        <translation>La mise en place du jeu distribue une autre main.</translation>
    </message>
    <message>
        <source>This position cannot be laid out: %1.</source>
        <translation>Cette position ne peut pas être disposée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A position of %1</source>
        <translation>Une position de %1</translation>
    </message>
    <message>
        <source>Lay Out the Position of a Scenario</source>
        <translation>Disposer la position d’un scénario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Scénarios (*.yaml);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::TableWindow</name>
    <message>
        <source>%1 at the Table</source>
        <translation>%1 à la table</translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>La partie ne peut être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>As whoever is asked sees it</source>
        <translation>Vue du joueur interrogé</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Vue de %1</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Tout à découvert</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Possibilités</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Lines that were tried</source>
        <translation>Variantes essayées</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Jou&amp;rnal</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>&amp;Variantes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule, sentence</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nobody may look at these cards now, or there are none.</source>
        <translation>Personne ne peut regarder ces cartes à présent, ou il n’y en a pas.</translation>
    </message>
    <message>
        <source>The first card lies on top. Click one that can be chosen; any other says why not.</source>
        <translation>La première carte est au-dessus. Cliquez sur une carte qui peut être choisie&#x202f;; toute autre dit pourquoi elle ne le peut pas.</translation>
    </message>
    <message>
        <source>%1: can be done</source>
        <translation>%1&#xa0;: possible</translation>
    </message>
    <message>
        <source>%1: no, by %2</source>
        <translation>%1&#xa0;: non, selon %2</translation>
    </message>
    <message>
        <source>The pilot would choose: %1</source>
        <translation>Le pilote choisirait&#xa0;: %1</translation>
    </message>
    <message>
        <source>How it weighs what can be chosen, the higher the better:</source>
        <translation>Comment il pèse ce qui peut être choisi, le plus haut étant le meilleur&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, weight</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>The Same &amp;Again, Shuffled Anew</source>
        <translation>La même, re&amp;mélangée</translation>
    </message>
    <message>
        <source>&amp;Open a Game or a Scenario…</source>
        <translation>&amp;Ouvrir une partie ou un scénario…</translation>
    </message>
    <message>
        <source>&amp;Save as a Recorded Game…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save as a S&amp;cenario…</source>
        <translation>Enregistrer comme s&amp;cénario…</translation>
    </message>
    <message>
        <source>Save the Posit&amp;ion as a Scenario…</source>
        <translation>Enregistrer la posit&amp;ion comme scénario…</translation>
    </message>
    <message>
        <source>&amp;Paste a Code</source>
        <translation>Co&amp;ller un code</translation>
    </message>
    <message>
        <source>Copy the &amp;Log</source>
        <translation>Copier le &amp;journal</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>Le journal a été copié.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>&amp;Annuler le coup</translation>
    </message>
    <message>
        <source>Play It &amp;Again</source>
        <translation>Re&amp;jouer le coup</translation>
    </message>
    <message>
        <source>&amp;Why Not This Card?</source>
        <translation>&amp;Pourquoi pas cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>What Would the &amp;Pilot Do?</source>
        <translation>&amp;Que ferait le pilote&#x202f;?</translation>
    </message>
    <message>
        <source>The Pilot Plays &amp;One Choice</source>
        <translation>Le pilote joue &amp;un choix</translation>
    </message>
    <message>
        <source>The Pilot Plays the T&amp;urn</source>
        <translation>Le pilote joue le &amp;tour</translation>
    </message>
    <message>
        <source>The Pilot Plays the &amp;Game</source>
        <translation>Le pilote joue la part&amp;ie</translation>
    </message>
    <message>
        <source>Watch the Pilot P&amp;lay, or Stop</source>
        <translation>Re&amp;garder jouer le pilote, ou arrêter</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>To the &amp;Options</source>
        <translation>Aux &amp;possibilités</translation>
    </message>
    <message>
        <source>To the &amp;Table</source>
        <translation>À la &amp;table</translation>
    </message>
    <message>
        <source>To the &amp;Log</source>
        <translation>Au &amp;journal</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Carte en &amp;grand	Espace</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>The &amp;Rule of the Log…</source>
        <translation>La rè&amp;gle du journal…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>game.replay</source>
        <translation>partie.replay</translation>
    </message>
    <message>
        <source>Recorded games (*.replay);;All files (*)</source>
        <translation>Parties enregistrées (*.replay);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster replay&quot; plays it again.</source>
        <translation>Enregistrée&#xa0;: «&#x202f;muster replay&#x202f;» la rejoue.</translation>
    </message>
    <message>
        <source>Scenarios have no opponent that does nothing, no shuffles made anew, and no seed beyond 2147483647: this game cannot be one. Its position can be saved.</source>
        <translation>Les scénarios n’ont ni adversaire qui ne fait rien, ni nouveaux mélanges, ni graine au-delà de 2147483647&#xa0;: cette partie ne peut pas en devenir un. Sa position peut être enregistrée.</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>The next die with so many faces shows %1.</source>
        <translation>Le prochain dé qui a autant de faces montre %1.</translation>
    </message>
    <message>
        <source>The next die shows:</source>
        <translation>Le prochain dé montre&#xa0;:</translation>
    </message>
    <message>
        <source>The Next Die</source>
        <translation>Le prochain dé</translation>
    </message>
    <message>
        <source>No scenario can begin with this position. %1</source>
        <translation>Aucun scénario ne peut commencer par cette position. %1</translation>
    </message>
    <message>
        <source>game.yaml</source>
        <translation>partie.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Scénarios (*.yaml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Enregistré&#xa0;: «&#x202f;muster play&#x202f;» le joue.</translation>
    </message>
    <message numerus="yes">
        <source>The game was copied as a code of %n letter(s).</source>
        <translation>
            <numerusform>La partie a été copiée comme code de %n lettre.</numerusform>
            <numerusform>La partie a été copiée comme code de %n lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as a Co&amp;de</source>
        <translation>Copier comme co&amp;de</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Let the Ot&amp;hers Go On</source>
        <translation>&amp;Laisser jouer les autres</translation>
    </message>
    <message>
        <source>Who Pla&amp;ys</source>
        <translation>Qui j&amp;oue</translation>
    </message>
    <message>
        <source>Rules and remarks</source>
        <translation>Règles et remarques</translation>
    </message>
    <message>
        <source>Turn %1. Windows are passed without asking.</source>
        <translation>Tour %1. Les fenêtres sont passées sans demander.</translation>
    </message>
    <message>
        <source>Pass in W&amp;indows without Asking</source>
        <translation>Passer les &amp;fenêtres sans demander</translation>
    </message>
    <message>
        <source>&amp;Choose an Option	1 to 9</source>
        <translation>&amp;Choisir une possibilité	1 à 9</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2</source>
        <translation>%1 ne répond pas à la question&#xa0;: %2</translation>
    </message>
    <message>
        <source>New &amp;Dice from Here</source>
        <translation>Nouveaux &amp;dés à partir d&apos;ici</translation>
    </message>
    <message>
        <source>From here on dice and shuffles are new. Taking back leads to the old ones.</source>
        <translation>À partir d&apos;ici, les dés et les mélanges sont nouveaux. Annuler ramène aux anciens.</translation>
    </message>
    <message>
        <source>Hidden Cards Dealt A&amp;new</source>
        <translation>Redistribuer les cartes cac&amp;hées</translation>
    </message>
    <message>
        <source>What the Next Die &amp;Shows…</source>
        <translation>Ce que mo&amp;ntre le prochain dé…</translation>
    </message>
    <message>
        <source>The cards that %1 cannot know lie otherwise now. Taking back leads to the old ones.</source>
        <translation>Les cartes que %1 ne peut pas connaître sont maintenant disposées autrement. Annuler ramène aux anciennes.</translation>
    </message>
    <message>
        <source>Log and lines</source>
        <translation>Journal et lignes</translation>
    </message>
    <message>
        <source>%1
Several can be ticked: Space or Insert, or Ctrl and a click.</source>
        <comment>question</comment>
        <translation>%1
On peut en cocher plusieurs&#xa0;: Espace ou Inser, ou Ctrl et un clic.</translation>
    </message>
    <message>
        <source>Show the Code as a Pict&amp;ure…</source>
        <translation>Montrer le code en im&amp;age…</translation>
    </message>
    <message>
        <source>Choose the Ticked Ca&amp;rds</source>
        <translation>Choi&amp;sir les cartes cochées</translation>
    </message>
    <message>
        <source>Show &amp;Movement</source>
        <translation>&amp;Montrer les mouvements</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lent</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked card(s) were not asked for any more.</source>
        <translation>
            <numerusform>%n carte cochée n’était plus demandée.</numerusform>
            <numerusform>%n cartes cochées n’étaient plus demandées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n Ticked</source>
        <translation>
            <numerusform>Choisir la %n cochée</numerusform>
            <numerusform>Choisir les %n cochées</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay Out a Posi&amp;tion…</source>
        <translation>Disposer une posi&amp;tion…</translation>
    </message>
    <message numerus="yes">
        <source>The engine is at work: %n choice(s) so far. Esc stops it.</source>
        <translation>
            <numerusform>Le moteur travaille&#xa0;: %n choix jusqu’ici. Échap l’arrête.</numerusform>
            <numerusform>Le moteur travaille&#xa0;: %n choix jusqu’ici. Échap l’arrête.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Break Off What the Engine Does</source>
        <translation>Arrêt&amp;er le moteur</translation>
    </message>
    <message>
        <source>%1 is asked, about cards that %2 may not see. To answer, look with other eyes.</source>
        <translation>%1 doit répondre, à propos de cartes que %2 n’a pas le droit de voir. Pour répondre, regardez avec d’autres yeux.</translation>
    </message>
    <message>
        <source>Gone back, to: %1</source>
        <comment>line of the log</comment>
        <translation>Retour jusqu’à&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: nothing that %2 can do now is about it.</source>
        <translation>%1&#xa0;: rien de ce que %2 peut faire maintenant ne concerne cette carte.</translation>
    </message>
    <message>
        <source>It is asked after: %1, by %2: %3</source>
        <comment>line of the log, rule, sentence</comment>
        <translation>La question vient après&#xa0;: %1, d’après %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The next die, a d%1 if you go on with what is chosen now, shows:</source>
        <translation>Le prochain dé, un d%1 si vous continuez avec ce qui est choisi maintenant, montre&#xa0;:</translation>
    </message>
    <message>
        <source>Go to a card first: Ctrl+2 leads to the cards.</source>
        <translation>Allez d’abord à une carte&#xa0;: Ctrl+2 mène aux cartes.</translation>
    </message>
    <message>
        <source>The game is over: nothing more is done with a card.</source>
        <translation>La partie est finie&#xa0;: plus rien ne se fait avec une carte.</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2
%3</source>
        <comment>card, question, rule</comment>
        <translation>%1 ne répond pas à la question&#xa0;: %2
%3</translation>
    </message>
    <message>
        <source>Where it lies, this holds: %1</source>
        <translation>Là où elle est, ceci vaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: not before this question is answered</source>
        <translation>%1&#xa0;: pas avant la réponse à cette question</translation>
    </message>
</context>
<context>
    <name>muster::app::TallyModel</name>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message numerus="yes">
        <source>%1: of %n hand(s) you kept %2, a sound player keeps %3, alike %4</source>
        <translation>
            <numerusform>%1&#xa0;: sur %n main, vous en avez gardé %2, un joueur avisé en garde %3, de même %4</numerusform>
            <numerusform>%1&#xa0;: sur %n mains, vous en avez gardé %2, un joueur avisé en garde %3, de même %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands that you kept as they were dealt</source>
        <translation>Mains que vous avez gardées telles que distribuées</translation>
    </message>
    <message>
        <source>Hands that a sound player keeps as they were dealt</source>
        <translation>Mains qu’un joueur avisé garde telles que distribuées</translation>
    </message>
    <message>
        <source>Hands that both kept, or of which both sent the same cards back</source>
        <translation>Mains que les deux ont gardées, ou dont les deux ont renvoyé les mêmes cartes</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Distribuées</translation>
    </message>
    <message>
        <source>You kept</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Avisé</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>De même</translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictBadge</name>
    <message>
        <source>The deck is legal. Press to see all that was found.</source>
        <translation>Le deck est légal. Appuyez pour voir tous les constats.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). Press to see them, or F8 to go through them.</source>
        <translation>
            <numerusform>%n problème. Appuyez pour le voir, ou F8 pour y aller.</numerusform>
            <numerusform>%n problèmes. Appuyez pour les voir, ou F8 pour les parcourir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Verdict&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::WindowSession</name>
    <message>
        <source>The disk has lost a part of what was open the last time; the rest is here.</source>
        <translation>Le disque a perdu une partie de ce qui était ouvert la dernière fois&#x202f;; le reste est là.</translation>
    </message>
    <message>
        <source>Not open again, since their game cannot be read: %1. They are kept.</source>
        <translation>Non rouverts, car leur jeu est illisible&#xa0;: %1. Ils sont gardés.</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were brought back with unsaved changes.</source>
        <translation>
            <numerusform>%n deck a été repris avec des modifications non enregistrées.</numerusform>
            <numerusform>%n decks ont été repris avec des modifications non enregistrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::carddb::CardListModel</name>
    <message>
        <source>%1: none</source>
        <translation>%1&#xa0;: aucun</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
</TS>

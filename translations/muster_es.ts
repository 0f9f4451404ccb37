<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AddWords</name>
    <message>
        <source>limit %1 of %2</source>
        <translation>límite %1 de %2</translation>
    </message>
    <message>
        <source>restricted, %1 of %1</source>
        <translation>restringida, %1 de %1</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>prohibida</translation>
    </message>
    <message>
        <source>set %1 not allowed</source>
        <translation>colección %1 no permitida</translation>
    </message>
    <message>
        <source>May be added: %1 of at most %2 are in the deck</source>
        <translation>Se puede añadir: hay %1 de %2 como máximo en el mazo</translation>
    </message>
    <message numerus="yes">
        <source>May be added: %n in the deck so far</source>
        <translation>
            <numerusform>Se puede añadir: por ahora hay %n en el mazo</numerusform>
            <numerusform>Se puede añadir: por ahora hay %n en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>full: %1 of %2 %3</source>
        <translation>completo: %1 de %2 %3</translation>
    </message>
    <message>
        <source>not in this deck: %1</source>
        <translation>no va en este mazo: %1</translation>
    </message>
    <message>
        <source>%1 of at most %2 are in the deck</source>
        <translation>hay %1 de %2 como máximo en el mazo</translation>
    </message>
    <message>
        <source>it is restricted to %1, and the deck has %1</source>
        <translation>está restringida a %1, y el mazo tiene %1</translation>
    </message>
    <message>
        <source>the deck holds none of these: %1</source>
        <translation>el mazo no admite nada de esto: %1</translation>
    </message>
    <message>
        <source>the deck is full, %1 of %2 %3</source>
        <comment>how many, limit, of what</comment>
        <translation>el mazo está completo, %1 de %2 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>May not be added: %1 [%2]</source>
        <comment>why, rule</comment>
        <translation>No se puede añadir: %1 [%2]</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>Muster reads:</source>
        <translation>Muster lee:</translation>
    </message>
</context>
<context>
    <name>CheckSarif</name>
    <message>
        <source>A file that is checked has to be readable and in order.</source>
        <translation>Un archivo que se comprueba tiene que ser legible y estar en orden.</translation>
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
            <numerusform>%n mazo</numerusform>
            <numerusform>%n mazos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 legal</source>
        <translation>legales: %1</translation>
    </message>
    <message>
        <source>%1 incomplete</source>
        <translation>incompletos: %1</translation>
    </message>
    <message>
        <source>%1 illegal</source>
        <translation>ilegales: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) in order</source>
        <translation>
            <numerusform>%n archivo más en orden</numerusform>
            <numerusform>%n archivos más en orden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with errors</source>
        <translation>
            <numerusform>%n archivo con errores</numerusform>
            <numerusform>%n archivos con errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2, format %3</source>
        <translation>%1, %2, formato %3</translation>
    </message>
    <message>
        <source>set %1, %2, in order</source>
        <translation>colección %1, %2, en orden</translation>
    </message>
    <message>
        <source>format %1, in order</source>
        <translation>formato %1, en orden</translation>
    </message>
    <message>
        <source>game %1, in order</source>
        <translation>juego %1, en orden</translation>
    </message>
    <message>
        <source>rules of %1, %2, in order</source>
        <translation>reglas de %1, %2, en orden</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of %1 in another language, %2, in order</source>
        <translation>reglas de %1 en otro idioma, %2, en orden</translation>
    </message>
    <message>
        <source>words of %1 in other languages, %2, in order</source>
        <translation>palabras de %1 en otros idiomas, %2, en orden</translation>
    </message>
    <message>
        <source>effect words of %1 in other languages, %2, in order</source>
        <translation>palabras de efectos de %1 en otros idiomas, %2, en orden</translation>
    </message>
    <message>
        <source>%1, leave given</source>
        <translation>%1, con dispensa</translation>
    </message>
    <message>
        <source>to mend: %1</source>
        <translation>por corregir: %1</translation>
    </message>
    <message>
        <source>possible: %1</source>
        <translation>posible: %1</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <translation>%1 en la línea %2</translation>
    </message>
    <message>
        <source>%1: cannot be made legal with the cards there are:</source>
        <translation>%1: no se puede hacer legal con las cartas que hay:</translation>
    </message>
    <message numerus="yes">
        <source>%1: mended, %n change(s):</source>
        <translation>
            <numerusform>%1: corregido, %n cambio:</numerusform>
            <numerusform>%1: corregido, %n cambios:</numerusform>
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
        <translation>no existe el juego «%1»%2</translation>
    </message>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>la opción «--date» lleva una fecha como 2026-10-03, se encontró «%1»</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to %1, found &quot;%2&quot;</source>
        <translation>la opción «--players» lleva un número de 1 a %1, se encontró «%2»</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>comprobando: %1 de %2</translation>
    </message>
    <message>
        <source>&quot;--in-place&quot; goes with &quot;--fix&quot;</source>
        <translation>«--in-place» va con «--fix»</translation>
    </message>
    <message>
        <source>learn whether decks are legal, and why not</source>
        <translation>averiguar si los mazos son legales y, si no, por qué</translation>
    </message>
    <message>
        <source>Checks decks against the rules of their game and prints every problem as &quot;file:line: severity: message [ID]&quot;. Folders are searched for deck files (*.muster), and for sets, formats, the files of games and their translations, which are checked as well. &quot;-&quot; reads standard input.
illegal and incomplete decks give exit code 1; warning and advice leave a deck legal. What cannot be read gives exit code 2. Over many files the highest code wins.</source>
        <translation>Comprueba mazos según las reglas de su juego e imprime cada problema como «archivo:línea: gravedad: mensaje [ID]». En las carpetas se buscan archivos de mazo (*.muster), y también colecciones, formatos, los archivos de los juegos y sus traducciones, que se comprueban igualmente. «-» lee la entrada estándar.
Los mazos ilegales e incompletos dan el código de salida 1; las advertencias y los consejos no quitan la legalidad. Lo que no se puede leer da el código de salida 2. Con muchos archivos vale el código más alto.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>El juego de las listas de texto, que no lo dicen por sí mismas.</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Un formato por su clave, o un archivo de formato (.yaml), en lugar del propio del mazo.</translation>
    </message>
    <message>
        <source>Quote the rules behind each finding, the figures, and how to mend it.</source>
        <translation>Cita las reglas de cada hallazgo, las cifras y la manera de corregirlo.</translation>
    </message>
    <message>
        <source>Write a legal copy of each deck that is not, NAME.fixed.muster, and say what was changed.</source>
        <translation>Escribe una copia legal de cada mazo que no lo sea, NOMBRE.fixed.muster, y dice qué ha cambiado.</translation>
    </message>
    <message>
        <source>With --fix: change the deck file itself.</source>
        <translation>Con --fix: cambia el propio archivo de mazo.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it; in place of what format or deck say.</source>
        <translation>Número de jugadores, donde las reglas dependen de él; en lugar de lo que digan el formato o el mazo.</translation>
    </message>
    <message>
        <source>Is this deck legal?</source>
        <translation>¿Es legal este mazo?</translation>
    </message>
    <message>
        <source>The same, with the rules quoted.</source>
        <translation>Lo mismo, citando las reglas.</translation>
    </message>
    <message>
        <source>Every deck of a folder, for an event.</source>
        <translation>Todos los mazos de una carpeta, para un evento.</translation>
    </message>
    <message>
        <source>Write deck.fixed.muster, a legal copy with the fewest changes.</source>
        <translation>Escribe deck.fixed.muster, una copia legal con los mínimos cambios.</translation>
    </message>
    <message>
        <source>A pasted list, for another program.</source>
        <translation>Una lista pegada, para otro programa.</translation>
    </message>
    <message>
        <source>Decks, sets, formats and rules, as code review tools read it.</source>
        <translation>Mazos, colecciones, formatos y reglas, como los leen las herramientas de revisión de código.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, for formats with dates. Without one, today is only good for advice.</source>
        <translation>El día del evento, AAAA-MM-DD, para formatos con fechas. Si falta, la fecha de hoy solo sirve para dar consejos.</translation>
    </message>
    <message>
        <source>The shop that lies beside the decks: what it gives is reckoned with, and what it lacks is told.</source>
        <translation>La tienda que acompaña a los mazos: se tiene en cuenta lo que da y se dice lo que le falta.</translation>
    </message>
    <message>
        <source>The decks given are those of one team, and complete it.</source>
        <translation>Los mazos indicados son los de un equipo, y lo completan.</translation>
    </message>
    <message>
        <source>&quot;--output csv&quot; goes with &quot;--roster&quot;</source>
        <translation>«--output csv» va con «--roster»</translation>
    </message>
    <message>
        <source>&quot;--roster&quot; goes with &quot;--output&quot; text, csv or json</source>
        <translation>«--roster» va con «--output» text, csv o json</translation>
    </message>
    <message>
        <source>Who plays which deck: adds a table of all players with deck, hash and verdict, and tells who has no deck, which deck has no player, and what stands there twice.</source>
        <translation>Quién juega qué mazo: añade una tabla de todos los jugadores con mazo, hash y veredicto, y dice quién no tiene mazo, qué mazo no tiene jugador y qué aparece dos veces.</translation>
    </message>
    <message>
        <source>Every registered player with deck, hash and verdict, for a spreadsheet.</source>
        <translation>Todos los jugadores inscritos con mazo, hash y veredicto, para una hoja de cálculo.</translation>
    </message>
</context>
<context>
    <name>CodeVerb</name>
    <message>
        <source>a deck as one line for clipboard and chat, and back</source>
        <translation>un mazo en una línea, para el portapapeles y el chat, y vuelta</translation>
    </message>
    <message>
        <source>Prints the code of a deck file; for a code, prints the deck as a .muster file. The code rebuilds the deck wherever its sets are known. A card that is unknown or ambiguous has no code: mend it first.</source>
        <translation>Imprime el código de un archivo de mazo; si se le da un código, imprime el mazo como archivo .muster. El código reconstruye el mazo dondequiera que se conozcan sus colecciones. Una carta desconocida o ambigua no tiene código: corrígela antes.</translation>
    </message>
    <message>
        <source>One line to send to a friend.</source>
        <translation>Una línea para enviársela a un amigo.</translation>
    </message>
    <message>
        <source>The friend&apos;s side.</source>
        <translation>Al otro lado, el amigo.</translation>
    </message>
</context>
<context>
    <name>CompletionVerb</name>
    <message>
        <source>expected bash, zsh, fish or man, found &quot;%1&quot;%2</source>
        <translation>se esperaba bash, zsh, fish o man, se encontró «%1»%2</translation>
    </message>
    <message>
        <source>complete commands in the shell; the man page</source>
        <translation>completar órdenes en la terminal; la página de manual</translation>
    </message>
    <message>
        <source>Prints what a shell needs to complete verbs, options and their values, or the man page. Both are made from the help of the verbs. Installed packages bring them along.</source>
        <translation>Imprime lo que una terminal necesita para completar verbos, opciones y sus valores, o la página de manual. Ambas cosas salen de la ayuda de los verbos. Los paquetes instalados ya las traen.</translation>
    </message>
    <message>
        <source>Complete in bash from the next shell on.</source>
        <translation>Completar en bash desde la próxima terminal.</translation>
    </message>
    <message>
        <source>The man page as a file.</source>
        <translation>La página de manual como archivo.</translation>
    </message>
</context>
<context>
    <name>ConsoleText</name>
    <message>
        <source>muster: error: the output cannot be written: %1</source>
        <translation>muster: error: no se puede escribir la salida: %1</translation>
    </message>
</context>
<context>
    <name>ConvertVerb</name>
    <message>
        <source>%1:%2: not understood: %3</source>
        <translation>%1:%2: no se entiende: %3</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>el archivo «%1» ya existe; --force lo sobrescribe</translation>
    </message>
    <message>
        <source>%1:%2: %3; nothing was written</source>
        <translation>%1:%2: %3; no se ha escrito nada</translation>
    </message>
    <message>
        <source>turn a deck into another form</source>
        <translation>pasar un mazo a otra forma</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>El juego de las listas de texto y CSV, que no lo dicen por sí mismas.</translation>
    </message>
    <message>
        <source>The form to write, where the name does not tell.</source>
        <translation>La forma que se escribe, si el nombre no la indica.</translation>
    </message>
    <message>
        <source>Write over a file that is there already.</source>
        <translation>Sobrescribe un archivo que ya existe.</translation>
    </message>
    <message>
        <source>A pasted list becomes a deck file.</source>
        <translation>Una lista pegada se convierte en archivo de mazo.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>The deck as one line.</source>
        <translation>El mazo en una línea.</translation>
    </message>
    <message>
        <source>Between other programs.</source>
        <translation>Entre otros programas.</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; does not tell the form; end it in .muster, .txt, .csv, .json or .cod, or say --to FORM</source>
        <translation>el nombre «%1» no indica la forma; termínalo en .muster, .txt, .csv, .json o .cod, o indica --to FORMA</translation>
    </message>
    <message>
        <source>Reads a deck in one form and writes it in another; the names&apos; endings tell which: .muster, .txt, .csv, .json, .cod (Cockatrice). IN may be a deck code or &quot;-&quot;, OUT may be &quot;code&quot; or &quot;-&quot;. Every line that was not understood is shown and kept: as an entry under the name it has, or in the deck&apos;s notes; the exit code is 1 then. Text lists and CSV hold the cards only.</source>
        <translation>Lee un mazo en una forma y lo escribe en otra; la terminación de los nombres dice cuál: .muster, .txt, .csv, .json, .cod (Cockatrice). IN puede ser un código de mazo o «-»; OUT puede ser «code» o «-». Cada línea que no se haya entendido se muestra y se conserva: como entrada con el nombre que tiene, o en las notas del mazo; el código de salida es entonces 1. Las listas de texto y CSV solo contienen las cartas.</translation>
    </message>
</context>
<context>
    <name>DealtDeck</name>
    <message numerus="yes">
        <source>%n line(s) of the deck name no card that is known, &quot;%1&quot; first: with them it cannot be dealt.</source>
        <translation>
            <numerusform>%n línea del mazo no nombra ninguna carta conocida, la primera «%1»: así no se puede repartir.</numerusform>
            <numerusform>%n líneas del mazo no nombran ninguna carta conocida, la primera «%1»: así no se puede repartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hands are dealt from a deck of this kind: %1.</source>
        <translation>De un mazo de este tipo no se reparten manos: %1.</translation>
    </message>
    <message>
        <source>The deck is empty: there is nothing to deal.</source>
        <translation>El mazo está vacío: no hay nada que repartir.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>este mazo</translation>
    </message>
    <message>
        <source>The engine deals no hands of %1.</source>
        <translation>El motor no reparte manos de %1.</translation>
    </message>
</context>
<context>
    <name>DeckChanges</name>
    <message>
        <source>Add %1 %2</source>
        <translation>Añadir %1 %2</translation>
    </message>
    <message>
        <source>Remove %1 %2</source>
        <translation>Quitar %1 %2</translation>
    </message>
    <message>
        <source>Consider %1</source>
        <translation>Considerar %1</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>card, copies</comment>
        <translation>Dejar %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>Add %n cards: %1</source>
        <translation>
            <numerusform>Añadir %n carta: %1</numerusform>
            <numerusform>Añadir %n cartas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the number of %1</source>
        <comment>names of cards</comment>
        <translation>Cambiar el número de %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n cards: %1</source>
        <translation>
            <numerusform>Quitar %n carta: %1</numerusform>
            <numerusform>Quitar %n cartas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n cards: %1</source>
        <translation>
            <numerusform>Considerar %n carta: %1</numerusform>
            <numerusform>Considerar %n cartas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckComparison</name>
    <message>
        <source>About the deck</source>
        <translation>Sobre el mazo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Rules options</source>
        <translation>Opciones de reglas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Waivers</source>
        <translation>Dispensas</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>Candidatas</translation>
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
        <translation>De media</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
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
        <translation>%1 (exactamente %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1 (none allowed)</source>
        <translation>%1 (no puede haber)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (como máximo %2)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (al menos %2)</translation>
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
        <translation>Aún no hay nada que contar.</translation>
    </message>
    <message>
        <source>Average: %1</source>
        <translation>Media: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names not counted</source>
        <translation>
            <numerusform>%n carta de nombre desconocido sin contar</numerusform>
            <numerusform>%n cartas de nombre desconocido sin contar</numerusform>
        </translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a percentage</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under %1 %</source>
        <comment>a percentage</comment>
        <translation>menos del %1 %</translation>
    </message>
    <message>
        <source>over %1 %</source>
        <comment>a percentage</comment>
        <translation>más del %1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>value, bounds</comment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
</context>
<context>
    <name>DeckRows</name>
    <message>
        <source>Other cards</source>
        <translation>Otras cartas</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Desconocidas</translation>
    </message>
    <message>
        <source>Considering</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>a field of cards</comment>
        <translation>Sin %1</translation>
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
        <translation>Candidatas</translation>
    </message>
</context>
<context>
    <name>DiffVerb</name>
    <message>
        <source>the same deck: %1</source>
        <translation>el mismo mazo: %1</translation>
    </message>
    <message>
        <source>    %1%2 %3: %4 registered, %5 in the deck</source>
        <translation>    %1%2 %3: %4 en el registro, %5 en el mazo</translation>
    </message>
    <message>
        <source>not the same deck: %1, %2</source>
        <translation>no es el mismo mazo: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing</source>
        <translation>
            <numerusform>falta %n carta</numerusform>
            <numerusform>faltan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>sobra %n carta</numerusform>
            <numerusform>sobran %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>the decks are of two games, %1 and %2</source>
        <translation>los mazos son de dos juegos, %1 y %2</translation>
    </message>
    <message>
        <source>the decks are of two kinds, %1 and %2</source>
        <translation>los mazos son de dos tipos, %1 y %2</translation>
    </message>
    <message>
        <source>it is not clear which card %1 is; it is compared as it is written</source>
        <translation>no está claro qué carta es %1; se compara tal como está escrita</translation>
    </message>
    <message>
        <source>what has changed between a registered list and a deck</source>
        <translation>qué ha cambiado entre una lista registrada y un mazo</translation>
    </message>
    <message>
        <source>Compares a deck with the list that was handed in, card by card: of the registered list comes what is missing (-), of the deck what is too many (+). Order, spelling, printings and the form of the file are no difference. Each may be a file, a deck code or &quot;-&quot;.
The exit code is 0 where they are the same deck, 1 where they are not.</source>
        <translation>Compara un mazo con la lista que se entregó, carta por carta: de la lista registrada sale lo que falta (-), del mazo lo que sobra (+). El orden, la escritura, las ediciones y la forma del archivo no cuentan como diferencia. Cada uno puede ser un archivo, un código de mazo o «-».
El código de salida es 0 si son el mismo mazo y 1 si no lo son.</translation>
    </message>
    <message>
        <source>Is this still the deck that was registered?</source>
        <translation>¿Sigue siendo el mazo que se registró?</translation>
    </message>
    <message>
        <source>The code of the printed sheet against what a judge has counted.</source>
        <translation>El código de la hoja impresa frente a lo que ha contado un juez.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>a word of %1</source>
        <translation>una palabra de %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>expected a number from %1 to %2, found %3</source>
        <translation>se esperaba un número de %1 a %2, se encontró %3</translation>
    </message>
    <message>
        <source>expected a number of at least %1, found %2</source>
        <translation>se esperaba un número no menor que %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected a number of at most %1, found %2</source>
        <translation>se esperaba un número no mayor que %1, se encontró %2</translation>
    </message>
    <message>
        <source>the number %1 is out of range</source>
        <translation>el número %1 está fuera de rango</translation>
    </message>
    <message>
        <source>this is no deck code: it has characters that deck codes do not use</source>
        <translation>esto no es un código de mazo: tiene caracteres que los códigos de mazo no usan</translation>
    </message>
    <message>
        <source>the deck code was copied wrongly: its checksum does not fit</source>
        <translation>el código de mazo está mal copiado: su suma de comprobación no cuadra</translation>
    </message>
    <message>
        <source>the deck code is not complete, expected more characters</source>
        <translation>el código de mazo no está completo, se esperaban más caracteres</translation>
    </message>
    <message>
        <source>the deck code comes from a newer version of Muster</source>
        <translation>el código de mazo viene de una versión más nueva de Muster</translation>
    </message>
    <message>
        <source>this is no deck code: %1</source>
        <translation>esto no es un código de mazo: %1</translation>
    </message>
    <message>
        <source>the query is wrong: %1</source>
        <translation>la consulta es incorrecta: %1</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>no existe tal archivo ni carpeta</translation>
    </message>
    <message>
        <source>this is a folder, expected a file</source>
        <translation>esto es una carpeta, se esperaba un archivo</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>no se puede leer: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>the file is too large: %1, expected at most %2</source>
        <translation>el archivo es demasiado grande: %1, se esperaba como máximo %2</translation>
    </message>
    <message>
        <source>expected text in UTF-8, found other bytes</source>
        <translation>se esperaba texto en UTF-8, se encontraron otros bytes</translation>
    </message>
    <message>
        <source>there is nothing here, expected %1</source>
        <translation>aquí no hay nada, se esperaba %1</translation>
    </message>
    <message>
        <source>there is nothing here</source>
        <translation>aquí no hay nada</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>no se puede escribir: %1</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>this is not valid YAML: a text with a colon and a blank or tab in it has to stand in quotes</source>
        <translation>esto no es YAML válido: un texto que contenga dos puntos y un espacio o tabulador tiene que ir entre comillas</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>esto no es YAML válido: %1</translation>
    </message>
    <message>
        <source>this is not valid YAML</source>
        <translation>esto no es YAML válido</translation>
    </message>
    <message>
        <source>expected plain YAML, as a file of more than %1 must be: something here is wrong, or rare, such as a tab, a tag, or a word over several lines</source>
        <translation>se esperaba YAML sencillo, como ha de ser un archivo de más de %1: algo aquí es erróneo o raro, como un tabulador, una etiqueta o una palabra de varias líneas</translation>
    </message>
    <message>
        <source>expected the value itself, found the anchor or alias %1</source>
        <translation>se esperaba el valor mismo, se encontró el ancla o alias %1</translation>
    </message>
    <message>
        <source>expected a plain value, found the tag %1</source>
        <translation>se esperaba un valor sencillo, se encontró la etiqueta %1</translation>
    </message>
    <message numerus="yes">
        <source>nested too deeply, expected at most %n level(s)</source>
        <translation>
            <numerusform>demasiados niveles anidados, se esperaba como máximo %n nivel</numerusform>
            <numerusform>demasiados niveles anidados, se esperaban como máximo %n niveles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>too many values in one file, expected at most %n</source>
        <translation>
            <numerusform>demasiados valores en un archivo, se esperaba como máximo %n</numerusform>
            <numerusform>demasiados valores en un archivo, se esperaban como máximo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>expected one document in the file, a second one begins here</source>
        <translation>se esperaba un solo documento en el archivo, aquí empieza otro</translation>
    </message>
    <message>
        <source>the key %1 is there twice, first in line %2</source>
        <translation>la clave %1 aparece dos veces, la primera en la línea %2</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>la clave %1 aparece dos veces</translation>
    </message>
    <message>
        <source>unknown key %1</source>
        <translation>clave desconocida %1</translation>
    </message>
    <message>
        <source>the key %1 is missing</source>
        <translation>falta la clave %1</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected a whole number, found %1</source>
        <translation>se esperaba un número entero, se encontró %1</translation>
    </message>
    <message>
        <source>expected one of %1, found %2</source>
        <translation>se esperaba uno de %1, se encontró %2</translation>
    </message>
    <message>
        <source>too long: %1 characters, expected at most %2</source>
        <translation>demasiado largo: %1 caracteres, se esperaban como máximo %2</translation>
    </message>
    <message>
        <source>%3: expected %1, found %2</source>
        <translation>%3: se esperaba %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected version %1, found %2</source>
        <translation>se esperaba la versión %1, se encontró %2</translation>
    </message>
    <message>
        <source>expected a date such as 2026-10-03, found %1</source>
        <translation>se esperaba una fecha como 2026-10-03, se encontró %1</translation>
    </message>
    <message>
        <source>this does not say which game it is for, expected the option --game %1</source>
        <translation>esto no dice para qué juego es, se esperaba la opción --game %1</translation>
    </message>
    <message>
        <source>unknown game %1</source>
        <translation>juego desconocido %1</translation>
    </message>
    <message>
        <source>unknown card type %1</source>
        <translation>tipo de carta desconocido %1</translation>
    </message>
    <message>
        <source>unknown field %1</source>
        <translation>campo desconocido %1</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>ninguna carta se llama %1</translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>varias cartas se llaman %1</translation>
    </message>
    <message>
        <source>unknown set %1</source>
        <translation>colección desconocida %1</translation>
    </message>
    <message>
        <source>unknown format %1</source>
        <translation>formato desconocido %1</translation>
    </message>
    <message>
        <source>no rule has the id %1</source>
        <translation>ninguna regla tiene el identificador %1</translation>
    </message>
    <message>
        <source>unknown section %1</source>
        <translation>sección desconocida %1</translation>
    </message>
    <message>
        <source>unknown rules option %1</source>
        <translation>opción de reglas desconocida %1</translation>
    </message>
    <message>
        <source>the id %1 is already taken by %2</source>
        <translation>%2 ya usa el identificador %1</translation>
    </message>
    <message>
        <source>the id %1 is already taken</source>
        <translation>el identificador %1 ya está en uso</translation>
    </message>
    <message>
        <source>expected an id such as %1, found %2</source>
        <translation>se esperaba un identificador como %1, se encontró %2</translation>
    </message>
    <message>
        <source>the field %1 does not belong to a card of type %2</source>
        <translation>el campo %1 no es de una carta de tipo %2</translation>
    </message>
    <message>
        <source>%1 breaks a rule for cards: %2</source>
        <translation>%1 incumple una regla para cartas: %2</translation>
    </message>
    <message>
        <source>%1 is of type %2 here and of type %3 in line %4</source>
        <translation>%1 es aquí de tipo %2 y de tipo %3 en la línea %4</translation>
    </message>
    <message>
        <source>no effect verb is called %1</source>
        <translation>ningún verbo de efecto se llama %1</translation>
    </message>
    <message>
        <source>no event is called %1</source>
        <translation>ningún suceso se llama %1</translation>
    </message>
    <message>
        <source>no condition is called %1</source>
        <translation>ninguna condición se llama %1</translation>
    </message>
    <message>
        <source>no duration is called %1</source>
        <translation>ninguna duración se llama %1</translation>
    </message>
    <message>
        <source>no quantity is called %1</source>
        <translation>ninguna cantidad se llama %1</translation>
    </message>
    <message>
        <source>no cost is called %1</source>
        <translation>ningún coste se llama %1</translation>
    </message>
    <message>
        <source>unknown word %1, expected one of the list &quot;%2&quot;</source>
        <translation>palabra desconocida %1, se esperaba una de la lista «%2»</translation>
    </message>
    <message>
        <source>unknown word %1</source>
        <translation>palabra desconocida %1</translation>
    </message>
    <message>
        <source>the choice of cards %1 is not understood at %2</source>
        <translation>la elección de cartas %1 no se entiende en %2</translation>
    </message>
    <message>
        <source>the expression %1 is not understood at %2</source>
        <translation>la expresión %1 no se entiende en %2</translation>
    </message>
    <message>
        <source>%1 is remembered here and never used</source>
        <translation>%1 se recuerda aquí y no se usa nunca</translation>
    </message>
    <message>
        <source>%1 is used here and never remembered before</source>
        <translation>%1 se usa aquí y no se había recordado antes</translation>
    </message>
    <message>
        <source>this can never happen: %1</source>
        <translation>esto no puede ocurrir nunca: %1</translation>
    </message>
    <message>
        <source>this can never happen</source>
        <translation>esto no puede ocurrir nunca</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other, expected one of them</source>
        <translation>%1 y %2 se excluyen, se esperaba solo uno de los dos</translation>
    </message>
    <message>
        <source>this is not valid CSV: %1</source>
        <translation>esto no es CSV válido: %1</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, ¿querías decir %2?</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>error: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>advertencia: %1</translation>
    </message>
    <message>
        <source>%1 is read as +%1, write its sign (a lost minus is easily overlooked)</source>
        <translation>%1 se lee como +%1, escribe su signo (un menos perdido se pasa por alto fácilmente)</translation>
    </message>
    <message>
        <source>the file is empty, or holds nothing but comments</source>
        <translation>el archivo está vacío, o no contiene más que comentarios</translation>
    </message>
    <message>
        <source>%1 can never be chosen with the cards of this scenario</source>
        <translation>%1 no se puede elegir nunca con las cartas de este escenario</translation>
    </message>
    <message>
        <source>no line of the log can say %1 in this scenario</source>
        <translation>ninguna línea del registro puede decir %1 en este escenario</translation>
    </message>
    <message>
        <source>the rules of the game cannot carry out what this text says: %1</source>
        <translation>las reglas del juego no pueden ejecutar lo que dice este texto: %1</translation>
    </message>
    <message>
        <source>the field %1 is unusual for a card of type %2; it counts all the same</source>
        <translation>el campo %1 es inusual en una carta de tipo %2; cuenta de todos modos</translation>
    </message>
    <message>
        <source>%1 makes no sense for %2, expected one of %3</source>
        <translation>%1 no tiene sentido para %2, se esperaba uno de %3</translation>
    </message>
    <message>
        <source>&quot;opponent&quot; alone does not say which of several</source>
        <translation>«opponent» a secas no dice cuál de varios</translation>
    </message>
    <message>
        <source>no card of the game answers to the query %1</source>
        <translation>ninguna carta del juego responde a la consulta %1</translation>
    </message>
    <message>
        <source>%1 is the name of %2 as well, which has another %3; decks mean a card of the game&apos;s own sets by the name, else that of the set whose file comes first, and yours by its id</source>
        <translation>%1 es también el nombre de %2, que tiene otro %3; los mazos entienden por el nombre una carta de las colecciones propias del juego, o si no la de la colección cuyo archivo va primero, y la tuya por su identificador</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>aquí empieza otro mazo, %1; pon cada uno en un archivo propio</translation>
    </message>
    <message>
        <source>the engine does not play %1, expected one of %2</source>
        <translation>el motor no juega a %1, se esperaba uno de %2</translation>
    </message>
    <message>
        <source>this was canceled</source>
        <translation>se ha cancelado</translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>un mapa de claves y valores</translation>
    </message>
    <message>
        <source>a word</source>
        <translation>una palabra</translation>
    </message>
    <message>
        <source>a word as the key</source>
        <translation>una palabra como clave</translation>
    </message>
    <message>
        <source>a single word</source>
        <translation>una sola palabra</translation>
    </message>
    <message>
        <source>a list of words</source>
        <translation>una lista de palabras</translation>
    </message>
    <message>
        <source>an empty text</source>
        <translation>un texto vacío</translation>
    </message>
    <message>
        <source>several lines</source>
        <translation>varias líneas</translation>
    </message>
    <message>
        <source>a text with control characters</source>
        <translation>un texto con caracteres de control</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a name on one line</source>
        <translation>un nombre en una línea</translation>
    </message>
    <message>
        <source>the name of a card</source>
        <translation>el nombre de una carta</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>una carta</translation>
    </message>
    <message>
        <source>a phrase</source>
        <translation>una frase</translation>
    </message>
    <message>
        <source>a query</source>
        <translation>una consulta</translation>
    </message>
    <message>
        <source>a step such as {draw: 1}</source>
        <translation>un paso como {draw: 1}</translation>
    </message>
    <message>
        <source>dice such as d20 or 3d6</source>
        <translation>dados como d20 o 3d6</translation>
    </message>
    <message>
        <source>a number, or a product like 2 x type:champion</source>
        <translation>un número, o un producto como 2 x type:champion</translation>
    </message>
    <message>
        <source>a number, an option like option max_copies, or a sum of both</source>
        <translation>un número, una opción como option max_copies, o la suma de ambos</translation>
    </message>
    <message>
        <source>a field that is a number</source>
        <translation>un campo que sea un número</translation>
    </message>
    <message>
        <source>a field that is a word, a list of words or a number</source>
        <translation>un campo que sea una palabra, una lista de palabras o un número</translation>
    </message>
    <message>
        <source>a field that is a word, a number or a flag</source>
        <translation>un campo que sea una palabra, un número o una marca</translation>
    </message>
    <message>
        <source>a field with parts</source>
        <translation>un campo con partes</translation>
    </message>
    <message>
        <source>one key: a player, dice or expect</source>
        <translation>una clave: un jugador, dice o expect</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>at most %1 rows</source>
        <translation>como máximo %1 filas</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>two to eight capitals and digits, such as PLT</source>
        <translation>de dos a ocho mayúsculas y cifras, como PLT</translation>
    </message>
    <message>
        <source>letters, digits and hyphens</source>
        <translation>letras, cifras y guiones</translation>
    </message>
    <message>
        <source>lower-case letters, digits and hyphens</source>
        <translation>minúsculas, cifras y guiones</translation>
    </message>
    <message>
        <source>lower-case letters, digits, hyphens, underscores and blanks</source>
        <translation>minúsculas, cifras, guiones, guiones bajos y espacios</translation>
    </message>
    <message>
        <source>a header row</source>
        <translation>una fila de encabezados</translation>
    </message>
    <message>
        <source>a header row with the column name</source>
        <translation>una fila de encabezados con el nombre de la columna</translation>
    </message>
    <message>
        <source>a header row: deck, last name, first name, id, club, table</source>
        <translation>una fila de encabezados: deck, last name, first name, id, club, table</translation>
    </message>
    <message>
        <source>%1 cells under %2 headings</source>
        <translation>%1 celdas bajo %2 encabezados</translation>
    </message>
    <message>
        <source>more than %1 cells in a row</source>
        <translation>más de %1 celdas en una fila</translation>
    </message>
    <message>
        <source>a quote inside a cell that does not begin with one</source>
        <translation>comillas dentro de una celda que no empieza por ellas</translation>
    </message>
    <message>
        <source>a quote that is never closed</source>
        <translation>comillas que no se cierran</translation>
    </message>
    <message>
        <source>text behind a closing quote</source>
        <translation>texto tras unas comillas de cierre</translation>
    </message>
    <message>
        <source>text after the end of the content</source>
        <translation>texto tras el final del contenido</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>una casilla</translation>
    </message>
    <message>
        <source>a part</source>
        <translation>una parte</translation>
    </message>
    <message>
        <source>a part that can stand beside others</source>
        <translation>una parte que pueda estar junto a otras</translation>
    </message>
    <message>
        <source>a part that is no list of cards</source>
        <translation>una parte que no sea una lista de cartas</translation>
    </message>
    <message>
        <source>fields of sheets</source>
        <translation>campos de hojas</translation>
    </message>
    <message>
        <source>parts of sheets</source>
        <translation>partes de hojas</translation>
    </message>
    <message>
        <source>kinds of decks</source>
        <translation>tipos de mazos</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>hojas</translation>
    </message>
    <message>
        <source>charts</source>
        <translation>gráficos</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>there is no home folder (HOME is not set)</source>
        <translation>no hay carpeta personal (HOME no está definida)</translation>
    </message>
    <message>
        <source>a list of dice</source>
        <translation>una lista de dados</translation>
    </message>
    <message>
        <source>a list of dice, or random</source>
        <translation>una lista de dados, o random</translation>
    </message>
    <message>
        <source>a Champion or Squire in play</source>
        <translation>un Champion o Squire en juego</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>una expectativa</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>una acción</translation>
    </message>
    <message>
        <source>an option</source>
        <translation>una opción</translation>
    </message>
    <message>
        <source>a line of the log</source>
        <translation>una línea del registro</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 cartas</translation>
    </message>
    <message>
        <source>a whole number from %1</source>
        <translation>un número entero desde %1</translation>
    </message>
    <message>
        <source>up to %1 hexadecimal digits</source>
        <translation>hasta %1 cifras hexadecimales</translation>
    </message>
    <message>
        <source>a number such as %1 cards</source>
        <translation>un número como %1 cartas</translation>
    </message>
    <message>
        <source>%1 Squires</source>
        <translation>%1 cartas Squire</translation>
    </message>
    <message>
        <source>at most %1 Squires</source>
        <translation>como máximo %1 cartas Squire</translation>
    </message>
    <message>
        <source>%1 pieces of Equipment of one kind</source>
        <translation>%1 piezas de Equipment de una misma clase</translation>
    </message>
    <message>
        <source>a Champion with something on it</source>
        <translation>un Champion con algo encima</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>a variant</source>
        <translation>una variante</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>una regla</translation>
    </message>
    <message>
        <source>what is asked</source>
        <translation>lo que se pregunta</translation>
    </message>
    <message>
        <source>a name that no other card has</source>
        <translation>un nombre que no tenga ninguna otra carta</translation>
    </message>
    <message>
        <source>an Action whose text does nothing but last, on a unit that it can be on</source>
        <translation>una Action cuyo texto no hace más que durar, en una unidad en la que pueda estar</translation>
    </message>
    <message>
        <source>a card whose text does nothing but last</source>
        <translation>una carta cuyo texto no hace más que durar</translation>
    </message>
    <message>
        <source>a card with a text that is used so many times a turn</source>
        <translation>una carta con un texto que se use tantas veces por turno</translation>
    </message>
    <message>
        <source>an Action or an Exterior</source>
        <translation>una Action o un Exterior</translation>
    </message>
    <message>
        <source>a Champion in play with a Coin</source>
        <translation>un Champion en juego con una moneda</translation>
    </message>
    <message>
        <source>face up, in combat</source>
        <translation>boca arriba, en combate</translation>
    </message>
    <message>
        <source>face up, on a Champion that is</source>
        <translation>boca arriba, sobre un Champion que también lo esté</translation>
    </message>
    <message>
        <source>face up, with Equipment of an Origin</source>
        <translation>boca arriba, con Equipment de un Origin</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>a Squire without Battle Conditions</source>
        <translation>un Squire sin condiciones de batalla</translation>
    </message>
    <message>
        <source>one with them</source>
        <translation>uno que las tenga</translation>
    </message>
    <message>
        <source>a description such as card (name:wolf)</source>
        <translation>una descripción como card (name:wolf)</translation>
    </message>
    <message>
        <source>a number of players such as 2 or 3 to 6</source>
        <translation>un número de jugadores como 2 o de 3 a 6</translation>
    </message>
    <message>
        <source>a link to a file that is not there</source>
        <translation>un enlace a un archivo que no existe</translation>
    </message>
    <message>
        <source>another program holds the folder</source>
        <translation>otro programa retiene la carpeta</translation>
    </message>
    <message>
        <source>a deck of cards with numbers and names</source>
        <translation>un mazo de cartas con cantidades y nombres</translation>
    </message>
    <message>
        <source>a deck file of Muster</source>
        <translation>un archivo de mazo de Muster</translation>
    </message>
    <message>
        <source>XML, as files called .cod and .dek have it</source>
        <translation>XML, como en los archivos .cod y .dek</translation>
    </message>
    <message>
        <source>other XML</source>
        <translation>otro XML</translation>
    </message>
    <message>
        <source>other JSON</source>
        <translation>otro JSON</translation>
    </message>
    <message>
        <source>a deck list</source>
        <translation>una lista de mazo</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un documento PDF</translation>
    </message>
    <message>
        <source>a document of a word processor</source>
        <translation>un documento de un procesador de textos</translation>
    </message>
    <message>
        <source>a packed file, as office programs write them</source>
        <translation>un archivo comprimido, como los que escriben los programas de oficina</translation>
    </message>
    <message>
        <source>a packed file</source>
        <translation>un archivo comprimido</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>a web page</source>
        <translation>una página web</translation>
    </message>
</context>
<context>
    <name>ExportVerb</name>
    <message>
        <source>the name &quot;%1&quot; does not tell what to write; end it in .cod or .xml for Cockatrice, .json for Tabletop Simulator, .png for a picture</source>
        <translation>el nombre «%1» no indica qué escribir; termínalo en .cod o .xml para Cockatrice, .json para Tabletop Simulator o .png para una imagen</translation>
    </message>
    <message>
        <source>there is no font to draw faces with; install one, such as DejaVu Sans</source>
        <translation>no hay ninguna fuente con la que dibujar las cartas; instala una, por ejemplo DejaVu Sans</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already; --force writes over it</source>
        <translation>el archivo «%1» ya existe; --force lo sobrescribe</translation>
    </message>
    <message>
        <source>muster export: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster export: no hay imagen para «%1»: no está claro de qué carta se trata</translation>
    </message>
    <message>
        <source>a deck for other programs, or as a picture</source>
        <translation>un mazo para otros programas o como imagen</translation>
    </message>
    <message>
        <source>Writes a deck for Cockatrice (.cod), the cards of its game for Cockatrice (.xml), a saved object of Tabletop Simulator with its pictures (.json), or a picture of all its cards (.png). DECK may be a deck code or &quot;-&quot;. &quot;muster convert&quot; reads .cod files and saved objects back.</source>
        <translation>Escribe un mazo para Cockatrice (.cod), las cartas de su juego para Cockatrice (.xml), un objeto guardado de Tabletop Simulator con sus imágenes (.json) o una imagen de todas sus cartas (.png). DECK puede ser un código de mazo o «-». «muster convert» vuelve a leer los archivos .cod y los objetos guardados.</translation>
    </message>
    <message>
        <source>The game of text lists and CSV, which do not say it themselves.</source>
        <translation>El juego de las listas de texto y CSV, que no lo dicen por sí mismas.</translation>
    </message>
    <message>
        <source>Write over files that are there already.</source>
        <translation>Sobrescribe los archivos que ya existen.</translation>
    </message>
    <message>
        <source>To show it to others.</source>
        <translation>Para enseñárselo a otros.</translation>
    </message>
    <message>
        <source>For a table of Tabletop Simulator.</source>
        <translation>Para una mesa de Tabletop Simulator.</translation>
    </message>
    <message>
        <source>So that Cockatrice knows the cards.</source>
        <translation>Para que Cockatrice conozca las cartas.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>chance of a starting hand that cannot be played</source>
        <translation>probabilidad de una mano inicial injugable</translation>
    </message>
    <message>
        <source>chance to lose the game to seven such hands in a row</source>
        <translation>probabilidad de perder la partida por siete manos así seguidas</translation>
    </message>
    <message>
        <source>chance of two Coins among the first eight cards</source>
        <translation>probabilidad de dos monedas entre las ocho primeras cartas</translation>
    </message>
    <message>
        <source>chance that a single copy is out of reach for the whole game</source>
        <translation>probabilidad de que una copia única esté fuera de alcance toda la partida</translation>
    </message>
    <message>
        <source>chance to have seen all of it</source>
        <translation>probabilidad de haberlo visto todo</translation>
    </message>
    <message>
        <source>chance to find something</source>
        <translation>probabilidad de encontrar algo</translation>
    </message>
    <message>
        <source>chance of none in the starting hand</source>
        <translation>probabilidad de que no haya ninguna en la mano inicial</translation>
    </message>
    <message>
        <source>chance of at least one in the starting hand</source>
        <translation>probabilidad de que haya al menos una en la mano inicial</translation>
    </message>
    <message>
        <source>share</source>
        <translation>proporción</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 1</source>
        <translation>probabilidad de un Attribute que jugar en el turno 1</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 2</source>
        <translation>probabilidad de un Attribute que jugar en el turno 2</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 3</source>
        <translation>probabilidad de un Attribute que jugar en el turno 3</translation>
    </message>
    <message>
        <source>chance of an Attribute to play on turn 4</source>
        <translation>probabilidad de un Attribute que jugar en el turno 4</translation>
    </message>
    <message>
        <source>Attributes to expect among the first ten cards</source>
        <translation>Attributes que cabe esperar entre las diez primeras cartas</translation>
    </message>
    <message>
        <source>turn on which the cards can be played at the earliest, on average</source>
        <translation>turno en que, de media, se pueden jugar las cartas como muy pronto</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Script</source>
        <translation>probabilidad de una mano inicial sin ningún Script</translation>
    </message>
    <message>
        <source>chance of two to four Scripts in the opening hand</source>
        <translation>probabilidad de dos a cuatro Scripts en la mano inicial</translation>
    </message>
    <message>
        <source>chance of an opening hand without any Creature</source>
        <translation>probabilidad de una mano inicial sin ninguna Creature</translation>
    </message>
    <message>
        <source>chance of an opening hand that can pay for nothing in it</source>
        <translation>probabilidad de una mano inicial que no puede pagar nada de lo que tiene</translation>
    </message>
    <message>
        <source>the same if all cards were of one element</source>
        <translation>lo mismo si todas las cartas fueran de un solo elemento</translation>
    </message>
    <message>
        <source>share of them that can be paid for by themselves by the fifth turn</source>
        <translation>proporción de ellas que se pueden pagar por sí solas antes de acabar el quinto turno</translation>
    </message>
    <message>
        <source>chance of one among the first four cards</source>
        <translation>probabilidad de una entre las cuatro primeras cartas</translation>
    </message>
    <message>
        <source>chance of one among the first five cards</source>
        <translation>probabilidad de una entre las cinco primeras cartas</translation>
    </message>
    <message>
        <source>average cost of a card</source>
        <translation>coste medio de una carta</translation>
    </message>
    <message>
        <source>life lost in a travel step with power %1: %2</source>
        <translation>vida perdida en un paso de viaje con fuerza %1: %2</translation>
    </message>
    <message>
        <source>travel steps that are lost fights with power %1: %2 %</source>
        <translation>pasos de viaje que son peleas perdidas con fuerza %1: %2 %</translation>
    </message>
    <message>
        <source>lowest life at the start: %1</source>
        <translation>vida mínima al empezar: %1</translation>
    </message>
    <message>
        <source>highest life at the start: %1</source>
        <translation>vida máxima al empezar: %1</translation>
    </message>
    <message>
        <source>life at the start: %1</source>
        <translation>vida al empezar: %1</translation>
    </message>
    <message>
        <source>rounds of an ordinary game: about %1</source>
        <translation>rondas de una partida normal: unas %1</translation>
    </message>
    <message>
        <source>power of a fully equipped fighter: %1</source>
        <translation>fuerza de un luchador con todo el equipo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s), %2 % of the pile</source>
        <translation>
            <numerusform>%1: %n carta, %2 % de la pila</numerusform>
            <numerusform>%1: %n cartas, %2 % de la pila</numerusform>
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
            <numerusform>%1, con %n carta: %2</numerusform>
            <numerusform>%1, con %n cartas: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>cards that can be replaced in the opening hand: at most %1</source>
        <translation>cartas que se pueden reemplazar en la mano inicial: como máximo %1</translation>
    </message>
    <message>
        <source>usually at least %1 %</source>
        <translation>lo habitual es al menos el %1 %</translation>
    </message>
    <message>
        <source>usually at most %1 %</source>
        <translation>lo habitual es como máximo el %1 %</translation>
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
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Ganado junto con otros</translation>
    </message>
    <message>
        <source>Won by whoever is %1</source>
        <translation>Gana quien es %1</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empatadas</translation>
    </message>
    <message>
        <source>Not ended</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>What hands are worth</source>
        <translation>Cuánto valen las manos</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>tal como se reparten</translation>
    </message>
    <message>
        <source>after the mulligans of a sound player</source>
        <translation>tras los mulligans de un jugador sensato</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>sampled</source>
        <translation>muestreado</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Cómo fue</translation>
    </message>
    <message>
        <source>By own turn; each within %1 percentage points, 95 times in 100.</source>
        <translation>Por turno propio; cada valor con un margen de %1 puntos porcentuales, 95 veces de cada 100.</translation>
    </message>
    <message>
        <source>By own turn; each within ±%1, 95 times in 100.</source>
        <translation>Por turno propio; cada valor con un margen de ±%1, 95 veces de cada 100.</translation>
    </message>
    <message>
        <source>%1; as dealt</source>
        <translation>%1; tal como se reparte</translation>
    </message>
    <message>
        <source>%1; after mulligans</source>
        <translation>%1; tras los mulligans</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a part of the games, a figure</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, own turn %2</source>
        <comment>a figure</comment>
        <translation>%1, turno propio %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ended by %1</source>
        <comment>a rule</comment>
        <translation>Terminada por %1</translation>
    </message>
    <message>
        <source>How the games went</source>
        <translation>Cómo fueron las partidas</translation>
    </message>
    <message>
        <source>Won: %1, 95 times in 100 within %2.</source>
        <translation>Ganadas: %1, 95 veces de cada 100 en el margen %2.</translation>
    </message>
    <message>
        <source>The rules that ended them</source>
        <translation>Las reglas que las terminaron</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>bounds</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>bounds in percent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Won by whoever is %1, of both decks</source>
        <comment>going first, going second</comment>
        <translation>Gana quien es %1, con ambos mazos</translation>
    </message>
    <message>
        <source>kept in the opening hand</source>
        <translation>conservada en la mano inicial</translation>
    </message>
    <message>
        <source>not kept</source>
        <translation>no conservada</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) between these are in the table alone.</source>
        <translation>
            <numerusform>%n carta intermedia está solo en la tabla.</numerusform>
            <numerusform>%n cartas intermedias están solo en la tabla.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won with %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Ganadas con %1 en la mano inicial</translation>
    </message>
    <message>
        <source>Won without %1 in the opening hand</source>
        <comment>card</comment>
        <translation>Ganadas sin %1 en la mano inicial</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>, did you mean %1?</source>
        <translation>, ¿querías decir %1?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two proposals</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, at least %n needed</source>
        <translation>
            <numerusform>%1: no hay, se necesita al menos %n</numerusform>
            <numerusform>%1: no hay, se necesitan al menos %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at least %n needed</source>
        <translation>
            <numerusform>%1: %2, se necesita al menos %n</numerusform>
            <numerusform>%1: %2, se necesitan al menos %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, at most %n allowed</source>
        <translation>
            <numerusform>%1: %2, se permite como máximo %n</numerusform>
            <numerusform>%1: %2, se permiten como máximo %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n copia de %1</numerusform>
            <numerusform>%n copias de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n allowed</source>
        <translation>
            <numerusform>%1, se permite como máximo %n</numerusform>
            <numerusform>%1, se permiten como máximo %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the format allows %n</source>
        <translation>
            <numerusform>%1, el formato permite %n</numerusform>
            <numerusform>%1, el formato permite %n</numerusform>
        </translation>
    </message>
    <message>
        <source>several cards are called %1</source>
        <translation>varias cartas se llaman %1</translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>varias cartas se llaman %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 can never be paid</source>
        <translation>%1 no se puede pagar nunca</translation>
    </message>
    <message>
        <source>%1: %2 needed, the deck has %3</source>
        <translation>%1: se necesitan %2, el mazo tiene %3</translation>
    </message>
    <message>
        <source>%1: %2 needed (%3), the deck has %4</source>
        <translation>%1: se necesitan %2 (%3), el mazo tiene %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 to %3, not %4</source>
        <translation>%1: las reglas conocen de %2 a %3, no %4</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or more, not %3</source>
        <translation>%1: las reglas conocen %2 o más, no %3</translation>
    </message>
    <message>
        <source>%1: the rules know %2 or fewer, not %3</source>
        <translation>%1: las reglas conocen %2 o menos, no %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n card(s), %3 percent</source>
        <translation>
            <numerusform>%1: %2 de %n carta, %3 por ciento</numerusform>
            <numerusform>%1: %2 de %n cartas, %3 por ciento</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2) is out of reach of all other cards together</source>
        <translation>%1 (%2) no está al alcance ni de todas las demás cartas juntas</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2) takes %n other card(s) to reach</source>
        <translation>
            <numerusform>llegar a %1 (%2) cuesta %n carta más</numerusform>
            <numerusform>llegar a %1 (%2) cuesta %n cartas más</numerusform>
        </translation>
    </message>
    <message>
        <source>none of them is stronger than %1, and a fully equipped fighter reaches %2</source>
        <translation>ninguno es más fuerte que %1, y un luchador con todo el equipo llega a %2</translation>
    </message>
    <message>
        <source>none of them is weaker than %1, and a fully equipped fighter reaches only %2</source>
        <translation>ninguno es más débil que %1, y un luchador con todo el equipo solo llega a %2</translation>
    </message>
    <message>
        <source>whoever plays %1 begins with %2 life and is out at once</source>
        <translation>quien juega %1 empieza con %2 de vida y queda fuera al momento</translation>
    </message>
    <message>
        <source>%1: %2; games below %3 are over in a moment</source>
        <translation>%1: %2; las partidas por debajo de %3 se acaban en un instante</translation>
    </message>
    <message>
        <source>%1: %2; games above %3 take very long</source>
        <translation>%1: %2; las partidas por encima de %3 duran muchísimo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n carta en la pila</numerusform>
            <numerusform>%n cartas en la pila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to choose from</source>
        <translation>
            <numerusform>%n para elegir</numerusform>
            <numerusform>%n para elegir</numerusform>
        </translation>
    </message>
    <message>
        <source>for no number of players yet: %1, %2</source>
        <translation>por ahora para ningún número de jugadores: %1, %2</translation>
    </message>
    <message>
        <source>for %1 players: %2, %3</source>
        <translation>para %1 jugadores: %2, %3</translation>
    </message>
    <message>
        <source>%1 together with %2</source>
        <translation>%1 junto con %2</translation>
    </message>
    <message>
        <source>%1 can never be paid: %2 needed, no more than %3 at once</source>
        <translation>%1 no se puede pagar nunca: se necesitan %2, y no hay más de %3 a la vez</translation>
    </message>
    <message>
        <source>%1 has nothing to evolve from</source>
        <translation>%1 no tiene de qué evolucionar</translation>
    </message>
    <message>
        <source>%1 can only be played at its full cost: the deck has no %2</source>
        <translation>%1 solo se puede jugar por su coste completo: el mazo no tiene %2</translation>
    </message>
    <message>
        <source>%1 often waits for %2: %3 there, %4 would match</source>
        <translation>%1 suele esperar a %2: hay %3, encajarían %4</translation>
    </message>
    <message>
        <source>%1: %2 needed, none available</source>
        <translation>%1: se necesitan %2, no hay</translation>
    </message>
    <message>
        <source>%1: %2 needed, %3 available</source>
        <translation>%1: se necesitan %2, hay %3</translation>
    </message>
    <message>
        <source>no card is called %1%2</source>
        <translation>ninguna carta se llama %1%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is printed with several types; the strictest limit, %n, counts</source>
        <translation>
            <numerusform>%1 está impresa con varios tipos; cuenta el límite más estricto, %n</numerusform>
            <numerusform>%1 está impresa con varios tipos; cuenta el límite más estricto, %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; the strictest limit counts</source>
        <translation>%1 está impresa con varios tipos; cuenta el límite más estricto</translation>
    </message>
    <message>
        <source>%1 is from the set %2, which the format does not allow</source>
        <translation>%1 es de la colección %2, que el formato no permite</translation>
    </message>
    <message>
        <source>%1 is banned in the format</source>
        <translation>%1 está prohibida en el formato</translation>
    </message>
    <message>
        <source>the format begins only on %1</source>
        <translation>el formato no empieza hasta el %1</translation>
    </message>
    <message>
        <source>the format ended on %1</source>
        <translation>el formato terminó el %1</translation>
    </message>
    <message>
        <source>no format is called %1%2</source>
        <translation>ningún formato se llama %1%2</translation>
    </message>
    <message>
        <source>the format %1 belongs to another game</source>
        <translation>el formato %1 es de otro juego</translation>
    </message>
    <message>
        <source>the game has no rules option %1%2</source>
        <translation>el juego no tiene ninguna opción de reglas %1%2</translation>
    </message>
    <message>
        <source>the rules option %1 has a value that the game does not know%2</source>
        <translation>la opción de reglas %1 tiene un valor que el juego no conoce%2</translation>
    </message>
    <message>
        <source>the leave given for %1 is not needed</source>
        <translation>la dispensa de %1 no hace falta</translation>
    </message>
    <message>
        <source>%1 searches for something that the deck does not have</source>
        <translation>%1 busca algo que el mazo no tiene</translation>
    </message>
    <message>
        <source>no attack in the deck can ever be paid for</source>
        <translation>ningún ataque del mazo se puede pagar nunca</translation>
    </message>
    <message>
        <source>a bonus of %1 never applies</source>
        <translation>una bonificación de %1 no se aplica nunca</translation>
    </message>
    <message>
        <source>many starting hands cannot be played</source>
        <translation>muchas manos iniciales no se pueden jugar</translation>
    </message>
    <message>
        <source>the first attack comes late</source>
        <translation>el primer ataque llega tarde</translation>
    </message>
    <message>
        <source>several costs must be paid with the same cards</source>
        <translation>varios costes se pagan con las mismas cartas</translation>
    </message>
    <message>
        <source>the deck leans on a single copy of %1</source>
        <translation>el mazo depende de una sola copia de %1</translation>
    </message>
    <message>
        <source>part of what %1 can do is out of reach</source>
        <translation>parte de lo que %1 puede hacer está fuera de alcance</translation>
    </message>
    <message>
        <source>%1 needs at the same time what cannot be had together: %2</source>
        <translation>%1 necesita a la vez lo que no se puede tener junto: %2</translation>
    </message>
    <message>
        <source>%1 asks for something that the deck does not have: %2</source>
        <translation>%1 pide algo que el mazo no tiene: %2</translation>
    </message>
    <message>
        <source>%1: not enough for all who need it at the same time</source>
        <translation>%1: no alcanza para todos los que lo necesitan a la vez</translation>
    </message>
    <message>
        <source>%1 seldom has all it needs in time: %2</source>
        <translation>%1 rara vez tiene a tiempo todo lo que necesita: %2</translation>
    </message>
    <message>
        <source>using up cards of %1 seldom finds anything</source>
        <translation>gastar cartas de %1 rara vez encuentra algo</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1, one is enough</source>
        <translation>
            <numerusform>%n copia de %1, con una basta</numerusform>
            <numerusform>%n copias de %1, con una basta</numerusform>
        </translation>
    </message>
    <message>
        <source>no card in the deck can hurt another player</source>
        <translation>ninguna carta del mazo puede dañar a otro jugador</translation>
    </message>
    <message>
        <source>the pile will run out before an ordinary game is over</source>
        <translation>la pila se agotará antes de que acabe una partida normal</translation>
    </message>
    <message>
        <source>the pile has little reserve for a long game</source>
        <translation>la pila tiene poca reserva para una partida larga</translation>
    </message>
    <message>
        <source>whoever picks last has no choice</source>
        <translation>quien elige en último lugar no tiene elección</translation>
    </message>
    <message>
        <source>%1: %2 life between them at the start, more than a third of what all begin with</source>
        <translation>%1: %2 de vida entre ellos al empezar, más de un tercio de lo que todos tienen al principio</translation>
    </message>
    <message>
        <source>%1: the deck has none of the %2 that they need</source>
        <translation>%1: el mazo no tiene nada de %2, y lo necesitan</translation>
    </message>
    <message>
        <source>no card of the deck asks for %1</source>
        <translation>ninguna carta del mazo pide %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, and only one of them can be played each turn; more than %n seldom help</source>
        <translation>
            <numerusform>%1: %2, y solo se puede jugar una por turno; más de %n rara vez ayuda</numerusform>
            <numerusform>%1: %2, y solo se puede jugar una por turno; más de %n rara vez ayudan</numerusform>
        </translation>
    </message>
    <message>
        <source>on average the cards can be played only after turn %1</source>
        <translation>de media, las cartas no se pueden jugar hasta pasado el turno %1</translation>
    </message>
    <message>
        <source>no card of the deck has or gives %1</source>
        <translation>ninguna carta del mazo tiene ni da %1</translation>
    </message>
    <message numerus="yes">
        <source>this is one deck of the %n that play together; each is checked alone</source>
        <translation>
            <numerusform>este es %n mazo de los que juegan juntos; cada uno se comprueba por separado</numerusform>
            <numerusform>este es uno de los %n mazos que juegan juntos; cada uno se comprueba por separado</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has little to pay for: no card of the deck needs %2</source>
        <translation>%1 tiene poco que pagar: ninguna carta del mazo necesita %2</translation>
    </message>
    <message>
        <source>the lower cost of %1 is no lower: %2 against %3</source>
        <translation>el coste reducido de %1 no es menor: %2 frente a %3</translation>
    </message>
    <message>
        <source>no card of the deck can lower an opponent&apos;s health</source>
        <translation>ninguna carta del mazo puede reducir la salud de un oponente</translation>
    </message>
    <message numerus="yes">
        <source>nothing can be played for %n or less: the cheapest card costs %1</source>
        <translation>
            <numerusform>no se puede jugar nada por %n o menos: la carta más barata cuesta %1</numerusform>
            <numerusform>no se puede jugar nada por %n o menos: la carta más barata cuesta %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nearly every attacker dies when it is blocked: little defense in all</source>
        <translation>casi todos los atacantes mueren si los bloquean: poca defensa en conjunto</translation>
    </message>
    <message numerus="yes">
        <source>cards to pay with and cards to pay for, of %n kind(s): %1</source>
        <translation>
            <numerusform>cartas con las que pagar y cartas que pagar, de %n clase: %1</numerusform>
            <numerusform>cartas con las que pagar y cartas que pagar, de %n clases: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 is needed, and nothing in the deck gives any</source>
        <translation>%1: se necesita %2, y nada del mazo lo da</translation>
    </message>
    <message>
        <source>%1: %2 is needed, which belongs to other decks</source>
        <translation>%1: se necesita %2, que es de otros mazos</translation>
    </message>
    <message>
        <source>the cards cost much on average</source>
        <translation>las cartas cuestan mucho de media</translation>
    </message>
    <message>
        <source>%1: %2 is %3 on the card and %4 by the rules</source>
        <translation>%1: %2 es %3 en la carta y %4 según las reglas</translation>
    </message>
    <message>
        <source>The game asks for at least this many. Add cards until the number is reached.</source>
        <translation>El juego pide al menos esa cantidad. Añade cartas hasta alcanzar el número.</translation>
    </message>
    <message>
        <source>All copies of the same specific card are counted together, over all lines, sections, spellings and printings. Remove the surplus, or play another card in its place.</source>
        <translation>Todas las copias de una misma carta se cuentan juntas, en todas las líneas, secciones, escrituras y ediciones. Quita las que sobran, o juega otra carta en su lugar.</translation>
    </message>
    <message>
        <source>The name alone does not say which card is meant. Write down which of them it is.</source>
        <translation>El nombre por sí solo no dice a qué carta se refiere. Escribe cuál de ellas es.</translation>
    </message>
    <message>
        <source>Only the sets that the format names may be played. Replace the card.</source>
        <translation>Solo se pueden jugar las colecciones que nombra el formato. Reemplaza la carta.</translation>
    </message>
    <message>
        <source>On the day of the check the format is not in force. Check the date of the event.</source>
        <translation>El día de la comprobación el formato no está en vigor. Revisa la fecha del evento.</translation>
    </message>
    <message>
        <source>On the day of the check the format is no longer in force. Choose the current one.</source>
        <translation>El día de la comprobación el formato ya no está en vigor. Elige el actual.</translation>
    </message>
    <message>
        <source>The deck was checked against the plain rules only. &quot;muster formats&quot; lists the formats.</source>
        <translation>El mazo se ha comprobado solo con las reglas básicas. «muster formats» muestra los formatos.</translation>
    </message>
    <message>
        <source>A deck can only be checked against a format of its own game.</source>
        <translation>Un mazo solo se puede comprobar con un formato de su propio juego.</translation>
    </message>
    <message>
        <source>Rules options are listed in the game&apos;s file game.yaml. Mend the spelling or remove it.</source>
        <translation>Las opciones de reglas están en el archivo game.yaml del juego. Corrige la escritura o quítala.</translation>
    </message>
    <message>
        <source>Each rules option has its own values. Use one of those, or remove the option.</source>
        <translation>Cada opción de reglas tiene sus propios valores. Usa uno de ellos, o quita la opción.</translation>
    </message>
    <message>
        <source>The rules are made for these numbers only. Choose one of them.</source>
        <translation>Las reglas solo están hechas para estos números. Elige uno de ellos.</translation>
    </message>
    <message>
        <source>The deck keeps the rule that leave was given for, or the leave names something that is not in the deck. It can be removed.</source>
        <translation>El mazo cumple la regla para la que se dio la dispensa, o la dispensa nombra algo que no está en el mazo. Se puede quitar.</translation>
    </message>
    <message>
        <source>The deck does not hold what the card costs, whatever is drawn. Add what is missing, or replace the card.</source>
        <translation>El mazo no contiene lo que cuesta la carta, se robe lo que se robe. Añade lo que falta, o reemplaza la carta.</translation>
    </message>
    <message>
        <source>The card needs another card to be used on, and the deck has none of that kind. Add some, or replace the card.</source>
        <translation>La carta necesita otra sobre la que usarse, y el mazo no tiene ninguna de esa clase. Añade alguna, o reemplaza la carta.</translation>
    </message>
    <message>
        <source>The search would always come back empty. Add what it looks for, or replace the card.</source>
        <translation>La búsqueda volvería siempre con las manos vacías. Añade lo que busca, o reemplaza la carta.</translation>
    </message>
    <message>
        <source>The deck can never attack and so can hardly win. Add what the attacks need, or cards with cheaper attacks.</source>
        <translation>El mazo no puede atacar nunca y, por tanto, difícilmente ganará. Añade lo que piden los ataques, o cartas con ataques más baratos.</translation>
    </message>
    <message>
        <source>The deck has no card that the bonus could count for, so that only the rest of the card is of use.</source>
        <translation>El mazo no tiene ninguna carta con la que pueda contar la bonificación, así que solo sirve el resto de la carta.</translation>
    </message>
    <message>
        <source>A hand that cannot be played costs time and, again and again, the game. More of these cards make it rarer.</source>
        <translation>Una mano que no se puede jugar cuesta tiempo y, una y otra vez, la partida. Con más cartas de estas será menos frecuente.</translation>
    </message>
    <message>
        <source>Until the first attack is ready the other side acts alone. A few cheap attackers help.</source>
        <translation>Hasta que el primer ataque está listo, el otro bando actúa solo. Ayudan unos pocos atacantes baratos.</translation>
    </message>
    <message>
        <source>In many games there will be turns with nothing to pay with. Add some more.</source>
        <translation>En muchas partidas habrá turnos sin nada con que pagar. Añade alguna más.</translation>
    </message>
    <message>
        <source>What is spent on one is missing for the other. Cut some expensive cards, or add cards to pay with.</source>
        <translation>Lo que se gasta en una falta para la otra. Quita algunas cartas caras, o añade cartas con las que pagar.</translation>
    </message>
    <message>
        <source>A single copy can be out of reach for the whole game. A second similar card, or one that searches for it, makes the plan safer.</source>
        <translation>Una copia única puede estar fuera de alcance toda la partida. Una segunda carta parecida, o una que la busque, hace más seguro el plan.</translation>
    </message>
    <message>
        <source>The deck does not hold enough of what these cards need to do all that they can.</source>
        <translation>El mazo no contiene bastante de lo que estas cartas necesitan para hacer todo lo que pueden.</translation>
    </message>
    <message>
        <source>The rules do not let these be had at the same time, so that whatever hangs on it never works.</source>
        <translation>Las reglas no dejan tener estas cosas a la vez, así que lo que dependa de ello no funciona nunca.</translation>
    </message>
    <message>
        <source>Without it that part of the card never works. Add some, or replace the card.</source>
        <translation>Sin ello, esa parte de la carta no funciona nunca. Añade algo que lo dé, o reemplaza la carta.</translation>
    </message>
    <message>
        <source>In a game in which all of them are chosen, someone has to go without. Add some more.</source>
        <translation>En una partida en la que se elijan todos, alguien tendrá que prescindir de ello. Añade algo más.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to have seen all of it. More copies of the rare ones help, and cards that find them.</source>
        <translation>Las cifras dicen qué probabilidad hay de haberlo visto todo. Ayudan más copias de lo que escasea, y cartas que lo encuentren.</translation>
    </message>
    <message>
        <source>The figures say how likely it is to find something with one, two and three cards. More cards of low level help.</source>
        <translation>Las cifras dicen qué probabilidad hay de encontrar algo con una, dos y tres cartas. Ayudan más cartas de nivel bajo.</translation>
    </message>
    <message>
        <source>The higher the level, the more cards have to go for it. Lower levels are found more easily.</source>
        <translation>Cuanto más alto es el nivel, más cartas hay que gastar en ello. Los niveles bajos se encuentran más fácilmente.</translation>
    </message>
    <message>
        <source>Decks play best with about these proportions. It is advice: no rule asks for them.</source>
        <translation>Los mazos funcionan mejor con estas proporciones, más o menos. Es un consejo: ninguna regla las pide.</translation>
    </message>
    <message>
        <source>It is allowed. A different one gives the players more to choose from.</source>
        <translation>Está permitido. Otra distinta da a los jugadores más donde elegir.</translation>
    </message>
    <message>
        <source>Raise the life that all begin with, or leave the card out.</source>
        <translation>Aumenta la vida con la que todos empiezan, o deja fuera la carta.</translation>
    </message>
    <message>
        <source>Such a game ends only by accident. Add fighters with some power, or cards that raise it.</source>
        <translation>Una partida así solo acaba por casualidad. Añade luchadores con algo de fuerza, o cartas que la aumenten.</translation>
    </message>
    <message>
        <source>On the road everybody meets what is in the pile, long before there is anything to wear. Fewer or weaker Monsters help, or stronger fighters.</source>
        <translation>En el camino, cada cual se topa con lo que hay en la pila mucho antes de tener nada que ponerse. Ayudan menos Monsters, o más débiles, o luchadores más fuertes.</translation>
    </message>
    <message>
        <source>Fights are worth having where both sides can win them. Spread the powers over the whole range.</source>
        <translation>Las peleas valen la pena si ambos bandos pueden ganarlas. Reparte las fuerzas por toda la escala.</translation>
    </message>
    <message>
        <source>Add cards, begin with less life, or agree beforehand on what happens then.</source>
        <translation>Añade cartas, empieza con menos vida, o acuerda de antemano con los demás qué ocurre entonces.</translation>
    </message>
    <message>
        <source>It is enough for an ordinary game. Long games, and those with much brewing, need more.</source>
        <translation>Basta para una partida normal. Las partidas largas, y las de mucho elaborar, necesitan más.</translation>
    </message>
    <message>
        <source>Two more than there are players give everyone a choice.</source>
        <translation>Dos más que jugadores dan a cada uno donde elegir.</translation>
    </message>
    <message>
        <source>Less life should buy something: look whether their strength is worth the difference.</source>
        <translation>Menos vida debería comprar algo: mira si su fuerza compensa la diferencia.</translation>
    </message>
    <message>
        <source>It is allowed. The game is made for values in between.</source>
        <translation>Está permitido. El juego está hecho para los valores intermedios.</translation>
    </message>
    <message>
        <source>What the deck is made of, and how often a travel step turns up what.</source>
        <translation>De qué está hecho el mazo, y con qué frecuencia sale cada cosa en un paso de viaje.</translation>
    </message>
    <message>
        <source>These cards can never be played as they stand. Add what they need, or replace them.</source>
        <translation>Estas cartas no se pueden jugar nunca tal como están. Añade lo que necesitan, o reemplázalas.</translation>
    </message>
    <message>
        <source>The card helps no other card of the deck. Something that the deck needs would be better in its place.</source>
        <translation>La carta no ayuda a ninguna otra del mazo. En su lugar estaría mejor algo que el mazo necesite.</translation>
    </message>
    <message>
        <source>They will pile up in the hand. Balance them with cards of which a turn takes more, or others.</source>
        <translation>Se acumularán en la mano. Equilíbralas con cartas de las que un turno admita más, o con otras.</translation>
    </message>
    <message>
        <source>Until the cards can be played the other side acts alone. Replace some of the latest ones by earlier ones, or add cards that make them playable sooner.</source>
        <translation>Hasta que las cartas se puedan jugar, el otro bando actúa solo. Reemplaza algunas de las más tardías por otras más tempranas, o añade cartas que las hagan jugables antes.</translation>
    </message>
    <message>
        <source>What only such cards can answer will always go unanswered. One card of the kind may be enough; it is no requirement.</source>
        <translation>Lo que solo cartas así pueden contestar quedará siempre sin respuesta. Puede bastar con una de ellas; no es obligatorio.</translation>
    </message>
    <message>
        <source>Check the other decks as well. No rule says that they must differ.</source>
        <translation>Comprueba también los demás mazos. Ninguna regla dice que deban ser distintos.</translation>
    </message>
    <message>
        <source>There is a limit to what a player can ever pay at once, and this is above it. Replace the card.</source>
        <translation>Hay un límite a lo que un jugador puede pagar de una vez, y esto lo supera. Reemplaza la carta.</translation>
    </message>
    <message>
        <source>These cards pay for few others of the deck. Use what the others need, unless this is meant.</source>
        <translation>Estas cartas pagan pocas de las demás del mazo. Usa lo que las otras necesitan, a no ser que sea intencionado.</translation>
    </message>
    <message>
        <source>The lower cost needs both cards in hand at the same time. Use at least as many of the lower card, or leave the higher one out.</source>
        <translation>El coste reducido necesita las dos cartas en la mano a la vez. Usa al menos tantas de la carta menor, o deja fuera la mayor.</translation>
    </message>
    <message>
        <source>Two cards are spent, and nothing is saved. Look whether the numbers of the card are right.</source>
        <translation>Se gastan dos cartas y no se ahorra nada. Mira si los números de la carta son correctos.</translation>
    </message>
    <message>
        <source>The deck can keep a game going but not win it. Add cards that deal damage.</source>
        <translation>El mazo puede mantener la partida en marcha, pero no ganarla. Añade cartas que hagan daño.</translation>
    </message>
    <message>
        <source>In the first turns nothing can be done. Add some cards that cost little.</source>
        <translation>En los primeros turnos no se puede hacer nada. Añade algunas cartas que cuesten poco.</translation>
    </message>
    <message>
        <source>An attacker that dies costs more than itself. Add sturdier ones.</source>
        <translation>Un atacante que muere cuesta más que él mismo. Añade otros más resistentes.</translation>
    </message>
    <message>
        <source>What pays for one kind is of no use for the other, and the hand decides which one comes. One kind is safer.</source>
        <translation>Lo que paga una clase no sirve para la otra, y la mano decide cuál llega. Una sola clase es más segura.</translation>
    </message>
    <message>
        <source>These cards use something that has to come from other cards of the deck first. Add some that give it, or do without these.</source>
        <translation>Estas cartas usan algo que antes tiene que venir de otras cartas del mazo. Añade alguna que lo dé, o prescinde de estas.</translation>
    </message>
    <message>
        <source>This deck never has what these cards use, so that much of their text does nothing.</source>
        <translation>Este mazo no tiene nunca lo que usan estas cartas, así que gran parte de su texto no hace nada.</translation>
    </message>
    <message>
        <source>In play the number on the card counts. If you made the card, print the number that the rules have.</source>
        <translation>En juego cuenta el número de la carta. Si hiciste tú la carta, imprime el número que tienen las reglas.</translation>
    </message>
    <message>
        <source>The rules do not ask for it, but a weak one early, a middling one later and a strong one last keep each of them worth its price.</source>
        <translation>Las reglas no lo piden, pero uno débil al principio, uno mediano después y uno fuerte al final hacen que cada cual valga lo que cuesta.</translation>
    </message>
    <message numerus="yes">
        <source>remove %n card(s)</source>
        <translation>
            <numerusform>quitar %n carta</numerusform>
            <numerusform>quitar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>remove %n copy(s) of %1</source>
        <translation>
            <numerusform>quitar %n copia de %1</numerusform>
            <numerusform>quitar %n copias de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n card(s)</source>
        <translation>
            <numerusform>añadir %n carta</numerusform>
            <numerusform>añadir %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>add %n copy(s) of %1</source>
        <translation>
            <numerusform>añadir %n copia de %1</numerusform>
            <numerusform>añadir %n copias de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>usar %1</translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s)</source>
        <translation>
            <numerusform>cambiar %n carta</numerusform>
            <numerusform>cambiar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>swap %n card(s) for %1</source>
        <translation>
            <numerusform>cambiar %n carta por %1</numerusform>
            <numerusform>cambiar %n cartas por %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %n copy(s) of %1 to the section where it belongs</source>
        <translation>
            <numerusform>mover %n copia de %1 a la sección que le corresponde</numerusform>
            <numerusform>mover %n copias de %1 a la sección que les corresponde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: added %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: añadida %n copia de %2</numerusform>
            <numerusform>%1: añadidas %n copias de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: removed %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: quitada %n copia de %2</numerusform>
            <numerusform>%1: quitadas %n copias de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 is now %n copy(s) of %3</source>
        <translation>
            <numerusform>%1: %2 es ahora %n copia de %3</numerusform>
            <numerusform>%1: %2 son ahora %n copias de %3</numerusform>
        </translation>
    </message>
    <message>
        <source>advice</source>
        <translation>consejo</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>ilegal</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>legal</translation>
    </message>
    <message>
        <source>None of these has a place here. Take them out.</source>
        <translation>Ninguna de estas tiene sitio aquí. Sácalas.</translation>
    </message>
    <message>
        <source>No rule asks for them, but with fewer the deck seldom does what it is meant to do.</source>
        <translation>Ninguna regla las pide, pero con menos el mazo rara vez hace aquello para lo que está pensado.</translation>
    </message>
    <message>
        <source>No rule forbids them, but past this number they are in each other&apos;s way.</source>
        <translation>Ninguna regla las prohíbe, pero pasado este número se estorban unas a otras.</translation>
    </message>
    <message>
        <source>More than this many are not allowed. Take cards out until the number is reached.</source>
        <translation>No se permiten más de estas. Saca cartas hasta alcanzar el número.</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>no %1</translation>
    </message>
    <message>
        <source>the deck has nothing that %1 could be used on</source>
        <translation>el mazo no tiene nada sobre lo que se pueda usar %1</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) can make a starting hand playable</source>
        <translation>
            <numerusform>solo %n carta puede hacer jugable una mano inicial</numerusform>
            <numerusform>solo %n cartas pueden hacer jugable una mano inicial</numerusform>
        </translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Add cards until the number is reached.</source>
        <translation>El juego pide exactamente esta cantidad. Añade cartas hasta alcanzar el número.</translation>
    </message>
    <message>
        <source>The game asks for exactly this many. Take cards out until the number is reached.</source>
        <translation>El juego pide exactamente esta cantidad. Saca cartas hasta alcanzar el número.</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, exactly %n needed</source>
        <translation>
            <numerusform>%1: no hay, se necesita exactamente %n</numerusform>
            <numerusform>%1: no hay, se necesitan exactamente %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, exactly %n needed</source>
        <translation>
            <numerusform>%1: %2, se necesita exactamente %n</numerusform>
            <numerusform>%1: %2, se necesitan exactamente %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No set that Muster knows has this card. Mend the spelling, or add its set: in the window under Cards, Card Sets, in a terminal with &quot;muster sets add&quot;.</source>
        <translation>Ninguna colección que Muster conozca tiene esta carta. Corrige la escritura, o añade su colección: en la ventana, en Cartas, Colecciones de cartas; en una terminal, con «muster sets add».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>count, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>swap %2 for %n copy(s) of %1</source>
        <translation>
            <numerusform>cambiar %2 por %n copia de %1</numerusform>
            <numerusform>cambiar %2 por %n copias de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule asks for them, but as it stands this will hardly work.</source>
        <translation>Ninguna regla las pide, pero tal como está esto apenas funcionará.</translation>
    </message>
    <message>
        <source>No rule forbids them: it is a custom of many groups. All copies are counted together, over all lines, sections, spellings and printings.</source>
        <translation>Ninguna regla las prohíbe: es costumbre de muchos grupos. Todas las copias se cuentan juntas, en todas las líneas, secciones, escrituras y ediciones.</translation>
    </message>
    <message>
        <source>The set has this card, but the card has errors and is left out. The deck may be in order: mend the card in its set.</source>
        <translation>La colección tiene esta carta, pero la carta tiene errores y queda fuera. Puede que el mazo esté en orden: corrige la carta en su colección.</translation>
    </message>
    <message>
        <source>Printings of one specific card should agree in their type. Write the id of a card where another printing is meant.</source>
        <translation>Las ediciones de una misma carta deberían coincidir en el tipo. Escribe el identificador de una carta donde se trate de otra edición.</translation>
    </message>
    <message>
        <source>A bare name means the card of the first set: sets that come with the game go before your own, and where one set has the name in several sections, the line&apos;s section decides. Write the id of the card where another one is meant.</source>
        <translation>El nombre a secas se refiere a la carta de la primera colección: las que vienen con el juego van antes que las tuyas, y si una colección tiene el nombre en varias secciones, decide la sección de la línea. Escribe el identificador de la carta si se trata de otra.</translation>
    </message>
    <message>
        <source>%1 is a %2 card, your %3 is %4</source>
        <translation>%1 es una carta %2, tu %3 es %4</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually exactly %n</source>
        <translation>
            <numerusform>%1: %2, lo habitual es exactamente %n</numerusform>
            <numerusform>%1: %2, lo habitual son exactamente %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none, and hardly anything works without</source>
        <translation>%1: no hay, y sin eso apenas funciona nada</translation>
    </message>
    <message numerus="yes">
        <source>%1: none, usually at least %n</source>
        <translation>
            <numerusform>%1: no hay, lo habitual es al menos %n</numerusform>
            <numerusform>%1: no hay, lo habitual son al menos %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, usually at least %n</source>
        <translation>
            <numerusform>%1: %2, lo habitual es al menos %n</numerusform>
            <numerusform>%1: %2, lo habitual son al menos %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is counted, number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, usually none</source>
        <translation>%1, lo habitual es que no haya</translation>
    </message>
    <message numerus="yes">
        <source>%1, usually at most %n</source>
        <translation>
            <numerusform>%1, lo habitual es como máximo %n</numerusform>
            <numerusform>%1, lo habitual son como máximo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, none allowed</source>
        <translation>%1, no puede haber</translation>
    </message>
    <message>
        <source>%1 has errors in its set</source>
        <translation>%1 tiene errores en su colección</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 no se puede usar: %2</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 has the same name and is printed otherwise</source>
        <translation>%1 se refiere aquí a la carta %2; %3 tiene el mismo nombre y está impresa de otro modo</translation>
    </message>
    <message>
        <source>%1 means the card %2 here; %3 have the same name and are printed otherwise</source>
        <translation>%1 se refiere aquí a la carta %2; %3 tienen el mismo nombre y están impresas de otro modo</translation>
    </message>
    <message>
        <source>%1 asks for more than there is: %2, %3 needed, %4 there</source>
        <translation>%1 pide más de lo que hay: %2, se necesitan %3, hay %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at least %n</source>
        <translation>
            <numerusform>%1; lo habitual es al menos %n</numerusform>
            <numerusform>%1; lo habitual son al menos %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; usually at most %n</source>
        <translation>
            <numerusform>%1; lo habitual es como máximo %n</numerusform>
            <numerusform>%1; lo habitual son como máximo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is printed with several types; here it counts as %2</source>
        <translation>%1 está impresa con varios tipos; aquí cuenta como %2</translation>
    </message>
    <message>
        <source>swap %1 for %2</source>
        <translation>cambiar %1 por %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>cards with their counts</comment>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>add %1</source>
        <comment>cards with their counts</comment>
        <translation>añadir %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: add %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: añadir %n copia de %2</numerusform>
            <numerusform>%1: añadir %n copias de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: remove %n copy(s) of %2</source>
        <translation>
            <numerusform>%1: quitar %n copia de %2</numerusform>
            <numerusform>%1: quitar %n copias de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: play %n copy(s) of %3 in place of %2</source>
        <translation>
            <numerusform>%1: jugar %n copia de %3 en lugar de %2</numerusform>
            <numerusform>%1: jugar %n copias de %3 en lugar de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the new card(s) are in the deck %1 too</source>
        <translation>
            <numerusform>%n de las cartas nuevas está también en el mazo %1</numerusform>
            <numerusform>%n de las cartas nuevas están también en el mazo %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no warning and no advice is left</source>
        <translation>no queda ninguna advertencia ni consejo</translation>
    </message>
    <message>
        <source>%1 and %2 left</source>
        <translation>quedan %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of advice</source>
        <translation>
            <numerusform>%n consejo</numerusform>
            <numerusform>%n consejos</numerusform>
        </translation>
    </message>
    <message>
        <source>types and costs are spread as in the decks that come with the game</source>
        <translation>los tipos y costes están repartidos como en los mazos que vienen con el juego</translation>
    </message>
    <message>
        <source>types and costs are spread otherwise than in the decks that come with the game</source>
        <translation>los tipos y costes están repartidos de otro modo que en los mazos que vienen con el juego</translation>
    </message>
    <message numerus="yes">
        <source>traveling without Equipment costs %1 in five turns at least half of the lowest life that anybody begins with (%n)</source>
        <translation>
            <numerusform>viajar sin Equipment cuesta %1 en cinco turnos, al menos la mitad de la vida mínima con la que alguien empieza (%n)</numerusform>
            <numerusform>viajar sin Equipment cuesta %1 en cinco turnos, al menos la mitad de la vida mínima con la que alguien empieza (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 do not rise evenly from weak and cheap to strong and expensive</source>
        <translation>%1 no suben de forma regular de débiles y baratos a fuertes y caros</translation>
    </message>
    <message>
        <source>The organizer does not allow this card in the format. Replace it.</source>
        <translation>La organización no permite esta carta en el formato. Reemplázala.</translation>
    </message>
    <message>
        <source>The organizer allows fewer copies of this card than the game does. Remove the surplus.</source>
        <translation>La organización permite menos copias de esta carta que el juego. Quita las que sobran.</translation>
    </message>
    <message>
        <source>In the first turns there is little to play, later only one card each turn. Swap some of the most expensive cards for cheap ones.</source>
        <translation>En los primeros turnos hay poco que jugar, y después solo una carta por turno. Cambia algunas de las cartas más caras por otras baratas.</translation>
    </message>
</context>
<context>
    <name>FormatRules</name>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>A deck has only cards that were printed in a set that its format allows.</source>
        <translation>Un mazo solo tiene cartas impresas en una colección que su formato permite.</translation>
    </message>
    <message>
        <source>A deck has no card that its format bans.</source>
        <translation>Un mazo no tiene ninguna carta que su formato prohíba.</translation>
    </message>
    <message>
        <source>Of a restricted card a deck has at most as many copies as its format says.</source>
        <translation>De una carta restringida, un mazo tiene como máximo tantas copias como dice su formato.</translation>
    </message>
    <message>
        <source>An event is not before the first day of its format.</source>
        <translation>Un evento no es anterior al primer día de su formato.</translation>
    </message>
    <message>
        <source>An event is not after the last day of its format.</source>
        <translation>Un evento no es posterior al último día de su formato.</translation>
    </message>
    <message>
        <source>The format that a deck names exists.</source>
        <translation>El formato que nombra un mazo existe.</translation>
    </message>
    <message>
        <source>The format that a deck names belongs to the deck&apos;s game.</source>
        <translation>El formato que nombra un mazo es del juego del mazo.</translation>
    </message>
    <message>
        <source>A deck sets only rules options that its game has.</source>
        <translation>Un mazo solo fija opciones de reglas que su juego tiene.</translation>
    </message>
    <message>
        <source>A rules option has one of the values that its game knows.</source>
        <translation>Una opción de reglas tiene uno de los valores que su juego conoce.</translation>
    </message>
    <message>
        <source>Leave is given only for what a deck needs it for.</source>
        <translation>Solo se da dispensa para lo que un mazo la necesita.</translation>
    </message>
    <message>
        <source>It is clear which card is meant where several of one name are not alike.</source>
        <translation>Está claro a qué carta se refiere un nombre si varias que lo llevan no son iguales.</translation>
    </message>
</context>
<context>
    <name>FormatWords</name>
    <message>
        <source>cards found by %1</source>
        <comment>a query</comment>
        <translation>cartas que encuentra %1</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <comment>card, copies</comment>
        <translation>%1 (como máximo %2)</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Del %1 al %2.</translation>
    </message>
    <message>
        <source>From %1 on.</source>
        <translation>Desde el %1.</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>Hasta el %1.</translation>
    </message>
    <message>
        <source>No format: the game&apos;s own rules</source>
        <translation>Sin formato: las reglas propias del juego</translation>
    </message>
    <message>
        <source>The rulebook alone: cards of all sets, and none that is banned.</source>
        <translation>Solo el reglamento: cartas de todas las colecciones, y ninguna prohibida.</translation>
    </message>
    <message>
        <source>Cards of all sets.</source>
        <translation>Cartas de todas las colecciones.</translation>
    </message>
    <message>
        <source>Cards of these sets: %1.</source>
        <translation>Cartas de estas colecciones: %1.</translation>
    </message>
    <message>
        <source>Banned: %1.</source>
        <translation>Prohibidas: %1.</translation>
    </message>
    <message>
        <source>Restricted: %1.</source>
        <translation>Restringidas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It changes or adds %n rule(s) of its own.</source>
        <translation>
            <numerusform>Cambia o añade %n regla propia.</numerusform>
            <numerusform>Cambia o añade %n reglas propias.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormatsVerb</name>
    <message>
        <source>format</source>
        <translation>formato</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>prohibidas</translation>
    </message>
    <message>
        <source>restricted</source>
        <translation>restringidas</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>colecciones</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>list the formats of a game, or of all</source>
        <translation>mostrar los formatos de un juego, o de todos</translation>
    </message>
    <message>
        <source>Lists the formats: rules of an event on top of a game. The first column is what a deck&apos;s key &quot;format&quot; and the option --format take. The shipped ones are examples to copy.</source>
        <translation>Muestra los formatos: reglas de un evento además de las del juego. La primera columna es lo que llevan la clave «format» de un mazo y la opción --format. Los que vienen incluidos son ejemplos para copiar.</translation>
    </message>
    <message>
        <source>Every format.</source>
        <translation>Todos los formatos.</translation>
    </message>
    <message>
        <source>Those of one game.</source>
        <translation>Los de un juego.</translation>
    </message>
</context>
<context>
    <name>GamesVerb</name>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>colecciones</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>formats</source>
        <translation>formatos</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>mostrar los juegos</translation>
    </message>
    <message>
        <source>Which games are there?</source>
        <translation>¿Qué juegos hay?</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>a number, %1</source>
        <translation>un número, %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>kind of deck</source>
        <translation>tipo de mazo</translation>
    </message>
    <message>
        <source>section</source>
        <translation>sección</translation>
    </message>
    <message>
        <source>shown as</source>
        <translation>se muestra como</translation>
    </message>
    <message>
        <source>headings in lists</source>
        <translation>encabezados en listas</translation>
    </message>
    <message>
        <source>option</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sin ella</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>qué es</translation>
    </message>
    <message>
        <source>number of a card</source>
        <translation>número de una carta</translation>
    </message>
    <message>
        <source>range</source>
        <translation>rango</translation>
    </message>
    <message>
        <source>Lists the games with the number of their sets, cards and formats. The first column is the key that --game takes. With a GAME: its kinds of decks with their sections, the options of its rules with their values, and the ranges of the numbers of its cards.</source>
        <translation>Muestra los juegos con el número de sus colecciones, cartas y formatos. La primera columna es la clave que lleva --game. Con un JUEGO: sus tipos de mazos con sus secciones, las opciones de sus reglas con sus valores y los rangos de los números de sus cartas.</translation>
    </message>
    <message>
        <source>Sections, options and ranges of one game.</source>
        <translation>Secciones, opciones y rangos de un juego.</translation>
    </message>
</context>
<context>
    <name>GoldfishReport</name>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3 and %4</source>
        <translation>
            <numerusform>%1: %n partida contra %2, pilotada por %3 y %4</numerusform>
            <numerusform>%1: %n partidas contra %2, pilotadas por %3 y %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, mean of %n win(s)</source>
        <translation>
            <numerusform>%1, media de %n victoria</numerusform>
            <numerusform>%1, media de %n victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (±%2), mean of %n win(s)</source>
        <translation>
            <numerusform>%1 (±%2), media de %n victoria</numerusform>
            <numerusform>%1 (±%2), media de %n victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; the games that had not ended after %n own turn(s) are not in it</source>
        <translation>
            <numerusform>; las partidas sin terminar tras %n turno propio no se incluyen</numerusform>
            <numerusform>; las partidas sin terminar tras %n turnos propios no se incluyen</numerusform>
        </translation>
    </message>
    <message>
        <source>own turn</source>
        <translation>turno propio</translation>
    </message>
    <message>
        <source>games that still went on</source>
        <translation>partidas que aún seguían</translation>
    </message>
    <message>
        <source>± at most</source>
        <translation>± como máximo</translation>
    </message>
    <message numerus="yes">
        <source>  and %n more: --output csv and json have all</source>
        <translation>
            <numerusform>  y %n más: --output csv y json las tienen todas</numerusform>
            <numerusform>  y %n más: --output csv y json las tienen todas</numerusform>
        </translation>
    </message>
    <message>
        <source>one in ten by %1, half by %2, nine in ten by %3</source>
        <comment>turns</comment>
        <translation>una de cada diez hasta el %1, la mitad hasta el %2, nueve de cada diez hasta el %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n game(s)</source>
        <translation>
            <numerusform>%1 de %n partida</numerusform>
            <numerusform>%1 de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>, own turn of the win %1 (±%2)</source>
        <translation>, turno propio de la victoria %1 (±%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n game(s) against %2, flown by %3</source>
        <translation>
            <numerusform>%1: %n partida contra %2, pilotada por %3</numerusform>
            <numerusform>%1: %n partidas contra %2, pilotadas por %3</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of each own turn. What is &quot;by then&quot; or &quot;so far&quot; is of all games; the rest is a mean of the games that still went on.</source>
        <translation>Al final de cada turno propio. Lo que dice «hasta entonces» o «hasta ahora» es de todas las partidas; lo demás es una media de las partidas que aún seguían.</translation>
    </message>
    <message>
        <source>%1, in how many games, and the rule that stopped it (&quot;muster rules ID&quot; reads it):</source>
        <translation>%1, en cuántas partidas, y la regla que la detuvo («muster rules ID» la lee):</translation>
    </message>
    <message>
        <source>%1, in how many games:</source>
        <translation>%1, en cuántas partidas:</translation>
    </message>
    <message numerus="yes">
        <source>Cards kept in the opening hand, in %n game(s); the fastest first:</source>
        <translation>
            <numerusform>Cartas conservadas en la mano inicial, en %n partida; primero las más rápidas:</numerusform>
            <numerusform>Cartas conservadas en la mano inicial, en %n partidas; primero las más rápidas:</numerusform>
        </translation>
    </message>
    <message>
        <source>card</source>
        <translation>carta</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>won without the card</source>
        <translation>ganadas sin la carta</translation>
    </message>
</context>
<context>
    <name>GoldfishVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>how a deck develops against an opponent that does nothing</source>
        <translation>cómo se desarrolla un mazo ante un oponente que no hace nada</translation>
    </message>
    <message>
        <source>How many games; 1000 unless given.</source>
        <translation>Cuántas partidas; si no se indica, 1000.</translation>
    </message>
    <message>
        <source>How fast is this deck?</source>
        <translation>¿Qué velocidad tiene este mazo?</translation>
    </message>
    <message>
        <source>The same against walls, as a table.</source>
        <translation>Lo mismo contra muros, en una tabla.</translation>
    </message>
    <message>
        <source>Who plays the deck, and who plays against it: greedy or random.</source>
        <translation>Quién juega el mazo y quién juega contra él: greedy o random.</translation>
    </message>
    <message>
        <source>How it develops while somebody fights back.</source>
        <translation>Cómo se desarrolla mientras alguien se defiende.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nombra más pilotos que mazos hay</translation>
    </message>
    <message>
        <source>%1 of the passive opponent is a whole number from %2 to %3, as in %1=%2, not &quot;%4&quot;</source>
        <translation>%1 del oponente pasivo es un número entero de %2 a %3, como en %1=%2, no «%4»</translation>
    </message>
    <message>
        <source>nothing can be set of the passive opponent &quot;%1&quot;</source>
        <translation>del oponente pasivo «%1» no se puede ajustar nada</translation>
    </message>
    <message>
        <source>--against &quot;%1&quot; stands alone: all opponents are that one</source>
        <translation>--against «%1» va solo: todos los oponentes son ese</translation>
    </message>
    <message>
        <source>the passive opponent has no &quot;%1&quot;%2; it has: %3</source>
        <translation>el oponente pasivo no tiene «%1»%2; tiene: %3</translation>
    </message>
    <message>
        <source>there is no passive opponent &quot;%1&quot;; there are: %2</source>
        <translation>no hay ningún oponente pasivo «%1»; hay: %2</translation>
    </message>
    <message>
        <source>Plays the deck out by the full rules against an opponent that does as good as nothing, and shows, turn by turn, what it has developed: when it can attack, what it has dealt, when it wins; and which cards were in the hand at the end and could not be played, with the rule that stopped them. The games are told apart by who goes first, by whether a mulligan was taken, and by each card that was kept in the opening hand. All with intervals of 95 percent, and the exact chance where there is a formula.</source>
        <translation>Juega el mazo hasta el final con las reglas completas contra un oponente que no hace prácticamente nada, y muestra, turno a turno, qué ha desarrollado: cuándo puede atacar, cuánto daño ha hecho, cuándo gana; y qué cartas estaban en la mano al final y no se pudieron jugar, con la regla que las detuvo. Las partidas se distinguen según quién empieza, según si se hizo un mulligan, y según cada carta conservada en la mano inicial. Todo con intervalos del 95 por ciento, y la probabilidad exacta donde hay una fórmula.</translation>
    </message>
    <message>
        <source>A deck that plays back (once for each other player), or a passive opponent of the game by its name, with what it is given: &quot;passive:hp=90,def=12&quot;; &quot;passive&quot; is the game&apos;s usual one.</source>
        <translation>Un mazo que responde (una vez por cada jugador más), o un oponente pasivo del juego por su nombre, con lo que se le da: «passive:hp=90,def=12»; «passive» es el habitual del juego.</translation>
    </message>
    <message>
        <source>--against needs a deck, or the word passive</source>
        <translation>--against necesita un mazo, o la palabra passive</translation>
    </message>
</context>
<context>
    <name>HandWords</name>
    <message>
        <source>This hand cannot be kept: it is sent back [%1].</source>
        <translation>Esta mano no se puede conservar: se devuelve [%1].</translation>
    </message>
    <message>
        <source>There are no other cards to exchange it for: this hand is kept [%1].</source>
        <translation>No hay otras cartas por las que cambiarla: esta mano se conserva [%1].</translation>
    </message>
    <message>
        <source>Keep it, or send all of it back [%1].</source>
        <translation>Consérvala, o devuélvela entera [%1].</translation>
    </message>
    <message numerus="yes">
        <source>Keep it, or send up to %n card(s) back [%1].</source>
        <translation>
            <numerusform>Consérvala, o devuelve hasta %n carta [%1].</numerusform>
            <numerusform>Consérvala, o devuelve hasta %n cartas [%1].</numerusform>
        </translation>
    </message>
    <message>
        <source>A sound player keeps this hand.</source>
        <translation>Un jugador sensato se queda con esta mano.</translation>
    </message>
    <message>
        <source>A sound player sends the whole hand back.</source>
        <translation>Un jugador sensato devuelve la mano entera.</translation>
    </message>
    <message>
        <source>A sound player sends back: %1.</source>
        <translation>Un jugador sensato devuelve: %1.</translation>
    </message>
    <message>
        <source>The game is lost before it begins.</source>
        <translation>La partida está perdida antes de empezar.</translation>
    </message>
    <message numerus="yes">
        <source>%n mulligan(s) so far.</source>
        <translation>
            <numerusform>%n mulligan hasta ahora.</numerusform>
            <numerusform>%n mulligans hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand stands; %n card(s) drawn since.</source>
        <translation>
            <numerusform>La mano queda así; %n carta robada desde entonces.</numerusform>
            <numerusform>La mano queda así; %n cartas robadas desde entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand stands as it was dealt.</source>
        <translation>La mano queda tal como se repartió.</translation>
    </message>
    <message numerus="yes">
        <source>The hand stands after %n mulligan(s).</source>
        <translation>
            <numerusform>La mano queda así tras %n mulligan.</numerusform>
            <numerusform>La mano queda así tras %n mulligans.</numerusform>
        </translation>
    </message>
    <message>
        <source>going first</source>
        <translation>primero en jugar</translation>
    </message>
    <message>
        <source>going second</source>
        <translation>segundo en jugar</translation>
    </message>
    <message>
        <source>going third</source>
        <translation>tercero en jugar</translation>
    </message>
    <message>
        <source>going fourth</source>
        <translation>cuarto en jugar</translation>
    </message>
    <message>
        <source>going fifth</source>
        <translation>quinto en jugar</translation>
    </message>
    <message>
        <source>going sixth</source>
        <translation>sexto en jugar</translation>
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
        <translation>, exactamente %1</translation>
    </message>
    <message>
        <source>the sample is more than five standard errors away from the exact odds: this is a mistake of the program, please report it</source>
        <translation>la muestra está a más de cinco errores estándar de las probabilidades exactas: es un error del programa, comunícalo, por favor</translation>
    </message>
    <message>
        <source>opening hands, sampled and exact</source>
        <translation>manos iniciales, muestreadas y exactas</translation>
    </message>
    <message>
        <source>Draws opening hands by the game&apos;s own procedure, redraws included, and shows how often what comes up, with intervals of 95 percent, and the exact odds beside it where there is a formula.</source>
        <translation>Roba manos iniciales con el procedimiento propio del juego, incluidas las que se cambian, y muestra con qué frecuencia sale cada cosa, con intervalos del 95 por ciento, y al lado las probabilidades exactas donde hay una fórmula.</translation>
    </message>
    <message>
        <source>How many hands; 100000 unless given.</source>
        <translation>Cuántas manos; si no se indica, 100000.</translation>
    </message>
    <message>
        <source>Dead hands and first Champions of a deck.</source>
        <translation>Manos muertas y primeros Champions de un mazo.</translation>
    </message>
    <message>
        <source>A million hands, as a table.</source>
        <translation>Un millón de manos, en una tabla.</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation>%1 manos</translation>
    </message>
    <message>
        <source>%1: as dealt, which is what whoever keeps every hand has, and after the mulligans of a sound player</source>
        <translation>%1: tal como se reparten, que es lo que tiene quien conserva todas las manos, y tras los mulligans de un jugador sensato</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s), drawn by the game&apos;s own set-up; %2</source>
        <translation>
            <numerusform>%1: %n mano, robada con la preparación propia del juego; %2</numerusform>
            <numerusform>%1: %n manos, robadas con la preparación propia del juego; %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the engine deals no hands of %1</source>
        <translation>el motor no reparte manos de %1</translation>
    </message>
    <message>
        <source>%1: as dealt, and nothing that is sent back has changed it</source>
        <translation>%1: tal como se repartieron, y nada de lo que se devuelve lo ha cambiado</translation>
    </message>
</context>
<context>
    <name>HashVerb</name>
    <message numerus="yes">
        <source>%1: warning: %n line(s) name no card, or more than one; the hash takes the name as written</source>
        <translation>
            <numerusform>%1: advertencia: %n línea no nombra ninguna carta, o más de una; el hash toma el nombre tal como está escrito</numerusform>
            <numerusform>%1: advertencia: %n líneas no nombran ninguna carta, o más de una; el hash toma los nombres tal como están escritos</numerusform>
        </translation>
    </message>
    <message>
        <source>a short mark that two equal decks share</source>
        <translation>una marca corta que comparten dos mazos iguales</translation>
    </message>
    <message>
        <source>Prints the hash of each deck. Order, spelling, printings and the form of the file do not change it, so that a judge can tell at a glance whether two lists are the same deck.</source>
        <translation>Imprime el hash de cada mazo. El orden, la escritura, las ediciones y la forma del archivo no lo cambian, así que un juez puede ver de un vistazo si dos listas son el mismo mazo.</translation>
    </message>
    <message>
        <source>The hash of one deck.</source>
        <translation>El hash de un mazo.</translation>
    </message>
    <message>
        <source>Are these the same deck?</source>
        <translation>¿Son el mismo mazo?</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>explain a verb, with examples</source>
        <translation>explicar un verbo, con ejemplos</translation>
    </message>
    <message>
        <source>Muster %1: build decks that pass muster.</source>
        <translation>Muster %1: construye mazos que superan cualquier revista.</translation>
    </message>
    <message>
        <source>What you can do:</source>
        <translation>Lo que puedes hacer:</translation>
    </message>
    <message>
        <source>learn whether a deck is legal, and why not</source>
        <translation>averiguar si un mazo es legal y, si no, por qué</translation>
    </message>
    <message>
        <source>the same with the rules behind each finding</source>
        <translation>lo mismo, con las reglas de cada hallazgo</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>encontrar cartas</translation>
    </message>
    <message>
        <source>read a rule, a ruling or an example</source>
        <translation>leer una regla, una aclaración o un ejemplo</translation>
    </message>
    <message>
        <source>see which games there are</source>
        <translation>ver qué juegos hay</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists everything, &quot;muster help check&quot; explains a verb with examples.</source>
        <translation>«muster help» lo muestra todo; «muster help check» explica un verbo con ejemplos.</translation>
    </message>
    <message>
        <source>usage: muster VERB [ARGUMENT...]</source>
        <translation>uso: muster VERBO [ARGUMENTO...]</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>decir qué versión es esta</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Códigos de salida:</translation>
    </message>
    <message>
        <source>done; every deck is legal</source>
        <translation>hecho; todos los mazos son legales</translation>
    </message>
    <message>
        <source>something could not be read, written or understood</source>
        <translation>algo no se ha podido leer, escribir o entender</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>uso: muster %1 %2</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>a deck is illegal or incomplete, a part of a list was not understood, a scenario failed, or a record departed</source>
        <translation>un mazo es ilegal o está incompleto, parte de una lista no se ha entendido, un escenario ha fallado o una grabación se ha desviado</translation>
    </message>
</context>
<context>
    <name>ImportList</name>
    <message>
        <source>Keep it as it is written; the check will point at it</source>
        <translation>Conservarla como está escrita; la comprobación la señalará</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Dejarla fuera</translation>
    </message>
    <message>
        <source>The cards below it are only considered</source>
        <translation>Las cartas de debajo son solo candidatas</translation>
    </message>
    <message>
        <source>The cards below it go to: %1</source>
        <translation>Las cartas de debajo van a: %1</translation>
    </message>
    <message>
        <source>It is the name of the deck</source>
        <translation>Es el nombre del mazo</translation>
    </message>
</context>
<context>
    <name>ImportModel</name>
    <message>
        <source>%1? Please check: %2</source>
        <translation>¿%1? Compruébalo, por favor: %2</translation>
    </message>
    <message>
        <source>%1? Please check</source>
        <translation>¿%1? Compruébalo</translation>
    </message>
</context>
<context>
    <name>InputsText</name>
    <message>
        <source>deck files (*.muster)</source>
        <translation>archivos de mazo (*.muster)</translation>
    </message>
</context>
<context>
    <name>KeptCards</name>
    <message>
        <source>a mulligan was taken</source>
        <translation>se hizo un mulligan</translation>
    </message>
    <message numerus="yes">
        <source>Among %n card(s) some differ by chance alone: an interval misses the true value 5 times in 100.</source>
        <translation>
            <numerusform>Con %n carta, la diferencia puede deberse solo al azar: un intervalo no contiene el valor verdadero 5 veces de cada 100.</numerusform>
            <numerusform>De %n cartas, algunas difieren solo por azar: un intervalo no contiene el valor verdadero 5 veces de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), kept or missing in fewer than %1 games each, are left out.</source>
        <translation>
            <numerusform>Se omite %n carta, conservada o ausente en menos de %1 partidas.</numerusform>
            <numerusform>Se omiten %n cartas, conservadas o ausentes cada una en menos de %1 partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListText</name>
    <message>
        <source>%1 cannot be used: %2</source>
        <translation>%1 no se puede usar: %2</translation>
    </message>
    <message>
        <source>no card is called %1</source>
        <translation>ninguna carta se llama %1</translation>
    </message>
    <message>
        <source>no card is called %1, did you mean %2?</source>
        <translation>ninguna carta se llama %1, ¿querías decir %2?</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between proposals</comment>
        <translation> o </translation>
    </message>
    <message>
        <source>several cards are called %1: %2</source>
        <translation>varias cartas se llaman %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1</source>
        <translation>
            <numerusform>%n copia de %1</numerusform>
            <numerusform>%n copias de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a comment</source>
        <translation>un comentario</translation>
    </message>
    <message>
        <source>the heading of the section %1</source>
        <translation>el encabezado de la sección %1</translation>
    </message>
    <message>
        <source>a heading inside a section</source>
        <translation>un encabezado dentro de una sección</translation>
    </message>
    <message>
        <source>the deck&apos;s name, %1</source>
        <translation>el nombre del mazo, %1</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>una línea vacía</translation>
    </message>
    <message>
        <source>expected a count from 1 to 999, found %1</source>
        <translation>se esperaba una cantidad de 1 a 999, se encontró %1</translation>
    </message>
    <message>
        <source>the game has no section %1; the cards below it are only considered</source>
        <translation>el juego no tiene ninguna sección %1; las cartas de debajo son solo candidatas</translation>
    </message>
    <message>
        <source>a line of more than 500 characters, %1</source>
        <translation>una línea de más de 500 caracteres, %1</translation>
    </message>
    <message numerus="yes">
        <source>the list is too long; the last %n byte(s) were not read</source>
        <translation>
            <numerusform>la lista es demasiado larga; el último %n byte no se ha leído</numerusform>
            <numerusform>la lista es demasiado larga; los últimos %n bytes no se han leído</numerusform>
        </translation>
    </message>
    <message>
        <source>no card %1 has %2, did you mean %3?</source>
        <translation>ninguna carta %1 tiene %2, ¿querías decir %3?</translation>
    </message>
    <message>
        <source>no card %1 has %2; there is %3</source>
        <translation>ninguna carta %1 tiene %2; existe %3</translation>
    </message>
    <message>
        <source>here begins another deck, %1; put each into a file of its own</source>
        <translation>aquí empieza otro mazo, %1; pon cada uno en un archivo propio</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchVerb</name>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>whole games between decks, flown by pilots</source>
        <translation>partidas completas entre mazos, a cargo de pilotos</translation>
    </message>
    <message>
        <source>2000 games of one deck against another.</source>
        <translation>2000 partidas de un mazo contra otro.</translation>
    </message>
    <message>
        <source>A round robin.</source>
        <translation>Todos contra todos.</translation>
    </message>
    <message>
        <source>How much the pilot matters.</source>
        <translation>Cuánto importa el piloto.</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are decks</source>
        <translation>--pilot nombra más pilotos que mazos hay</translation>
    </message>
    <message>
        <source>--save does not write over %1: it is not a recorded game</source>
        <translation>--save no sobrescribe %1: no es una partida grabada</translation>
    </message>
    <message>
        <source>%1 (%2) against %3 (%4)</source>
        <translation>%1 (%2) contra %3 (%4)</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 lost, %4 drawn and %5 not ended of %6; wins %7</source>
        <translation>%1: %2 ganadas, %3 perdidas, %4 empatadas y %5 sin terminar de %6; victorias %7</translation>
    </message>
    <message>
        <source>ended by the rules: %1 of %2, %3; %4 turns and %5 choices a game, %6 options a choice</source>
        <translation>terminadas por las reglas: %1 de %2, %3; %4 turnos y %5 decisiones por partida, %6 opciones por decisión</translation>
    </message>
    <message>
        <source>--save needs the name of a file</source>
        <translation>--save necesita el nombre de un archivo</translation>
    </message>
    <message>
        <source>Who plays the decks, in turn: greedy or random.</source>
        <translation>Quién juega los mazos, por orden: greedy o random.</translation>
    </message>
    <message>
        <source>--save records a whole match, not a part of one</source>
        <translation>--save graba un enfrentamiento entero, no una parte</translation>
    </message>
    <message>
        <source>%1 decks for %2 players: name one for each of them, or one alone that all play</source>
        <translation>%1 mazos para %2 jugadores: nombra uno para cada uno, o uno solo que jueguen todos</translation>
    </message>
    <message>
        <source>--pilot names more pilots than there are players</source>
        <translation>--pilot nombra más pilotos que jugadores hay</translation>
    </message>
    <message>
        <source>Plays games from the shuffle to the end, by the full rules, and counts who wins, with intervals of 95 percent. Seats change from game to game. Several decks play each other, each against each; one alone plays itself. With more than two players each of so many decks sits at a table with each choice of others. The same decks, seed and pilots give the same signature on every machine.</source>
        <translation>Juega partidas desde que se baraja hasta el final, con las reglas completas, y cuenta quién gana, con intervalos del 95 por ciento. Los asientos cambian de una partida a otra. Varios mazos juegan entre sí, todos contra todos; uno solo juega contra sí mismo. Con más de dos jugadores, cada uno de tantos mazos se sienta a una mesa con cada elección de los demás. Los mismos mazos, semilla y pilotos dan la misma firma en todas las máquinas.</translation>
    </message>
    <message>
        <source>How many games each table plays; 1000 unless given.</source>
        <translation>Cuántas partidas juega cada mesa; si no se indica, 1000.</translation>
    </message>
    <message>
        <source>Records the first game of the match, for &quot;muster replay&quot;; never over a file that is no record. With - it is printed.</source>
        <translation>Graba la primera partida del enfrentamiento, para «muster replay»; nunca sobre un archivo que no sea una grabación. Con - se imprime.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a deck and its pilot</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 won of %2, %3</source>
        <translation>%1 ganadas de %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n shared with others</source>
        <translation>
            <numerusform>%1, y %n compartida con otros</numerusform>
            <numerusform>%1, y %n compartidas con otros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of %1 players, %2 drawn and %3 not ended</source>
        <translation>
            <numerusform>%n partida de %1 jugadores, %2 empatadas y %3 sin terminar</numerusform>
            <numerusform>%n partidas de %1 jugadores, %2 empatadas y %3 sin terminar</numerusform>
        </translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>asiento %1: %2</translation>
    </message>
</context>
<context>
    <name>Measures</name>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>empatadas</translation>
    </message>
    <message>
        <source>won by then</source>
        <translation>ganadas hasta entonces</translation>
    </message>
    <message>
        <source>own turn of the win</source>
        <translation>turno propio de la victoria</translation>
    </message>
    <message>
        <source>wins by own turn</source>
        <translation>victorias por turno propio</translation>
    </message>
    <message>
        <source>own turns played</source>
        <translation>turnos propios jugados</translation>
    </message>
    <message>
        <source>won of those going first</source>
        <translation>ganadas jugando primero</translation>
    </message>
    <message>
        <source>won of those going second</source>
        <translation>ganadas jugando segundo</translation>
    </message>
    <message>
        <source>won of those going third</source>
        <translation>ganadas jugando tercero</translation>
    </message>
    <message>
        <source>won of those going fourth</source>
        <translation>ganadas jugando cuarto</translation>
    </message>
    <message>
        <source>won of those going fifth</source>
        <translation>ganadas jugando quinto</translation>
    </message>
    <message>
        <source>won of those going sixth</source>
        <translation>ganadas jugando sexto</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>cartas en la mano</translation>
    </message>
    <message>
        <source>damage dealt so far</source>
        <translation>daño hecho hasta ahora</translation>
    </message>
    <message>
        <source>an attack was possible by then</source>
        <translation>hubo un ataque posible hasta entonces</translation>
    </message>
    <message>
        <source>of them not playable</source>
        <translation>de ellas, no jugables</translation>
    </message>
    <message>
        <source>cards that could never be played</source>
        <translation>cartas que nunca se pudieron jugar</translation>
    </message>
    <message>
        <source>in the hand at the end and never playable while there</source>
        <translation>en la mano al final y nunca jugables mientras estaban en ella</translation>
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
        <translation>siete manos muertas: la partida está perdida</translation>
    </message>
    <message>
        <source>the kept hand has two Champions or more</source>
        <translation>la mano conservada tiene dos Champions o más</translation>
    </message>
    <message>
        <source>two Champions, one ready with two Coins that fit, and a Squire</source>
        <translation>dos Champions, uno listo con dos monedas que encajan, y un Squire</translation>
    </message>
    <message>
        <source>it has an Infantry Champion and the Coins for its first attack</source>
        <translation>tiene un Champion de Infantry y las monedas para su primer ataque</translation>
    </message>
    <message>
        <source>it has one Champion, and nothing that draws or searches</source>
        <translation>tiene un Champion, y nada que robe o busque</translation>
    </message>
    <message>
        <source>it has no Coin</source>
        <translation>no tiene ninguna moneda</translation>
    </message>
    <message>
        <source>its Coins fit no attack of its Champions</source>
        <translation>sus monedas no encajan en ningún ataque de sus Champions</translation>
    </message>
    <message>
        <source>it has only Cavalry, and no Squire</source>
        <translation>solo tiene Cavalry, y ningún Squire</translation>
    </message>
    <message>
        <source>good: two Champions, one of them ready with two Coins that fit, and a Squire</source>
        <translation>buena: dos Champions, uno de ellos preparado con dos monedas que encajan, y un Squire</translation>
    </message>
    <message>
        <source>fair: two Champions or a way to a second one, and a Coin that fits</source>
        <translation>aceptable: dos Champions o un camino hacia el segundo, y una moneda que encaja</translation>
    </message>
    <message>
        <source>bad: one Champion alone, only Cavalry without a Squire, or no Coin that fits</source>
        <translation>mala: un solo Champion, solo Cavalry sin Squire o ninguna moneda que encaje</translation>
    </message>
    <message>
        <source>dead: no Champion</source>
        <translation>muerta: ningún Champion</translation>
    </message>
    <message>
        <source>five passive Champions</source>
        <translation>cinco Champions pasivos</translation>
    </message>
    <message>
        <source>won with the fifth Blood Card</source>
        <translation>ganadas con la quinta Blood Card</translation>
    </message>
    <message>
        <source>lost by seven dead hands</source>
        <translation>perdidas por siete manos muertas</translation>
    </message>
    <message>
        <source>lost without a Champion for combat</source>
        <translation>perdidas sin Champion para el combate</translation>
    </message>
    <message>
        <source>lost by the opponent&apos;s fifth Blood Card</source>
        <translation>perdidas por la quinta Blood Card del oponente</translation>
    </message>
    <message>
        <source>with a dead hand</source>
        <translation>con una mano muerta</translation>
    </message>
    <message>
        <source>with Blood Cards given away by dead hands</source>
        <translation>con Blood Cards cedidas por manos muertas</translation>
    </message>
    <message>
        <source>attack rolls that broke through</source>
        <translation>tiradas de ataque que se abrieron paso</translation>
    </message>
    <message>
        <source>a second attack was possible by then</source>
        <translation>hubo un segundo ataque posible hasta entonces</translation>
    </message>
    <message>
        <source>Champions in the arena</source>
        <translation>Champions en la arena</translation>
    </message>
    <message>
        <source>Coins attached</source>
        <translation>monedas vinculadas</translation>
    </message>
    <message>
        <source>on the best Champion</source>
        <translation>en el mejor Champion</translation>
    </message>
    <message>
        <source>Squires attached</source>
        <translation>Squires vinculados</translation>
    </message>
    <message>
        <source>on the Champion in combat</source>
        <translation>en el Champion en combate</translation>
    </message>
    <message>
        <source>attacks it has the means for</source>
        <translation>ataques para los que tiene medios</translation>
    </message>
    <message>
        <source>damage to be expected so far</source>
        <translation>daño esperable hasta ahora</translation>
    </message>
    <message>
        <source>Blood Cards collected so far</source>
        <translation>Blood Cards conseguidas hasta ahora</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>leveled up</source>
        <translation>subió de nivel</translation>
    </message>
    <message>
        <source>items bought</source>
        <translation>objetos comprados</translation>
    </message>
    <message>
        <source>gold from bounties</source>
        <translation>oro de recompensas</translation>
    </message>
    <message>
        <source>leveled up by then</source>
        <translation>subió de nivel hasta entonces</translation>
    </message>
    <message>
        <source>mana</source>
        <translation>maná</translation>
    </message>
    <message>
        <source>of it spent</source>
        <translation>gastado de él</translation>
    </message>
    <message>
        <source>minions in play</source>
        <translation>minions en juego</translation>
    </message>
    <message>
        <source>their attack</source>
        <translation>su ataque</translation>
    </message>
    <message>
        <source>damage to the enemy hero so far</source>
        <translation>daño al héroe enemigo hasta ahora</translation>
    </message>
    <message>
        <source>own health</source>
        <translation>salud propia</translation>
    </message>
    <message>
        <source>own Armor</source>
        <translation>Armor propia</translation>
    </message>
    <message>
        <source>Rage or Spell Damage</source>
        <translation>Rage o Spell Damage</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>oro</translation>
    </message>
    <message>
        <source>items bought so far</source>
        <translation>objetos comprados hasta ahora</translation>
    </message>
    <message>
        <source>of them Ultimates before the level-up</source>
        <translation>de ellos, Ultimates antes de subir de nivel</translation>
    </message>
    <message>
        <source>a hero who does nothing</source>
        <translation>un héroe que no hace nada</translation>
    </message>
    <message>
        <source>own turn of the level-up</source>
        <translation>turno propio de la subida de nivel</translation>
    </message>
    <message>
        <source>mana that was spent</source>
        <translation>maná que se gastó</translation>
    </message>
    <message>
        <source>own turn of the first purchase</source>
        <translation>turno propio de la primera compra</translation>
    </message>
    <message>
        <source>percent of the quest reached</source>
        <translation>porcentaje alcanzado de la misión</translation>
    </message>
    <message>
        <source>all of it spent</source>
        <translation>todo el maná gastado</translation>
    </message>
    <message>
        <source>enough left for the Defensive Ability</source>
        <translation>queda bastante para la Defensive Ability</translation>
    </message>
    <message>
        <source>most Rage or Spell Damage at once</source>
        <translation>máximo de Rage o Spell Damage a la vez</translation>
    </message>
    <message>
        <source>Rage or Spell Damage lost to its limit</source>
        <translation>Rage o Spell Damage perdidos por el límite</translation>
    </message>
    <message>
        <source>dealt in combat</source>
        <translation>hecho en combate</translation>
    </message>
    <message>
        <source>dealt by the Attack ability</source>
        <translation>hecho por la habilidad Attack</translation>
    </message>
    <message>
        <source>dealt by spells</source>
        <translation>hecho por hechizos</translation>
    </message>
    <message>
        <source>dealt by other texts</source>
        <translation>hecho por otros textos</translation>
    </message>
    <message>
        <source>cards played so far</source>
        <translation>cartas jugadas hasta ahora</translation>
    </message>
    <message>
        <source>a hero with one more minion that blocks each turn</source>
        <translation>un héroe con un minion más cada turno, que bloquea</translation>
    </message>
    <message>
        <source>a hero who deals damage each turn</source>
        <translation>un héroe que hace daño cada turno</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>Ultimates</source>
        <translation>Ultimates</translation>
    </message>
    <message>
        <source>goes first, with an Ultimate in the first hand</source>
        <translation>juega primero, con un Ultimate en la primera mano</translation>
    </message>
    <message>
        <source>goes second, with an Ultimate in the first hand</source>
        <translation>juega segundo, con un Ultimate en la primera mano</translation>
    </message>
    <message>
        <source>an Ultimate in the hand that stands</source>
        <translation>un Ultimate en la mano definitiva</translation>
    </message>
    <message>
        <source>cards were sent back</source>
        <translation>se devolvieron cartas</translation>
    </message>
    <message>
        <source>early plays in the first hand</source>
        <translation>jugadas tempranas en la primera mano</translation>
    </message>
    <message>
        <source>early plays in the hand that stands</source>
        <translation>jugadas tempranas en la mano definitiva</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>good: two early plays, a minion among them, and one for turn 3</source>
        <translation>buena: dos jugadas tempranas, con un minion entre ellas, y una para el turno 3</translation>
    </message>
    <message>
        <source>fair: two early plays</source>
        <translation>aceptable: dos jugadas tempranas</translation>
    </message>
    <message>
        <source>bad: at most one early play, or an Ultimate</source>
        <translation>mala: como máximo una jugada temprana, o un Ultimate</translation>
    </message>
    <message>
        <source>dead: nothing to play in the first three turns</source>
        <translation>muerta: nada que jugar en los tres primeros turnos</translation>
    </message>
    <message numerus="yes">
        <source>not ended after %n own turn(s)</source>
        <translation>
            <numerusform>sin terminar tras %n turno propio</numerusform>
            <numerusform>sin terminar tras %n turnos propios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Champion(s) in the first hand</source>
        <translation>
            <numerusform>%n Champion en la primera mano</numerusform>
            <numerusform>%n Champions en la primera mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead hand(s) before the one that stands</source>
        <translation>
            <numerusform>%n mano muerta antes de la definitiva</numerusform>
            <numerusform>%n manos muertas antes de la definitiva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Script(s) in the first hand</source>
        <translation>
            <numerusform>%n Script en la primera mano</numerusform>
            <numerusform>%n Scripts en la primera mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Scripts</translation>
    </message>
    <message>
        <source>the hand is sent back</source>
        <translation>se devuelve la mano</translation>
    </message>
    <message>
        <source>good: two to four Scripts, and a Creature by the third turn</source>
        <translation>buena: de dos a cuatro Scripts, y una Creature antes de acabar el tercer turno</translation>
    </message>
    <message>
        <source>acceptable: a Creature by the fourth turn</source>
        <translation>aceptable: una Creature antes de acabar el cuarto turno</translation>
    </message>
    <message>
        <source>bad: too few or too many Scripts, or no Creature soon</source>
        <translation>mala: demasiados o muy pocos Scripts, o ninguna Creature pronto</translation>
    </message>
    <message>
        <source>dead: nothing of it can be played</source>
        <translation>muerta: no se puede jugar nada de ella</translation>
    </message>
    <message>
        <source>an opponent who draws and does nothing else</source>
        <translation>un oponente que roba y no hace nada más</translation>
    </message>
    <message>
        <source>Scripts in the Codex</source>
        <translation>Scripts en el Codex</translation>
    </message>
    <message>
        <source>of them untapped at the end of the turn</source>
        <translation>de ellos, sin girar al final del turno</translation>
    </message>
    <message>
        <source>attacks made in the turn</source>
        <translation>ataques hechos en el turno</translation>
    </message>
    <message>
        <source>at most one Script in the first hand</source>
        <translation>como máximo un Script en la primera mano</translation>
    </message>
    <message>
        <source>two to four Scripts in the first hand</source>
        <translation>de dos a cuatro Scripts en la primera mano</translation>
    </message>
    <message>
        <source>five Scripts or more in the first hand</source>
        <translation>cinco Scripts o más en la primera mano</translation>
    </message>
    <message>
        <source>no Creature in the first hand</source>
        <translation>ninguna Creature en la primera mano</translation>
    </message>
    <message>
        <source>three Scripts or more among the first ten cards</source>
        <translation>tres Scripts o más entre las diez primeras cartas</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Creatures</translation>
    </message>
    <message>
        <source>an opponent who blocks every attack with a token</source>
        <translation>un oponente que bloquea cada ataque con una ficha</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defensa</translation>
    </message>
    <message>
        <source>share of the Scripts that is used</source>
        <translation>proporción de Scripts que se usan</translation>
    </message>
    <message>
        <source>no Script to play, with fewer than five in the Codex</source>
        <translation>ningún Script que jugar, con menos de cinco en el Codex</translation>
    </message>
    <message>
        <source>Scripts in hand that could not be played</source>
        <translation>Scripts en la mano que no se pudieron jugar</translation>
    </message>
    <message>
        <source>Scripts lost so far</source>
        <translation>Scripts perdidos hasta ahora</translation>
    </message>
    <message>
        <source>cards in hand after the draw</source>
        <translation>cartas en la mano tras robar</translation>
    </message>
    <message>
        <source>cards lost to the hand limit</source>
        <translation>cartas perdidas por el límite de la mano</translation>
    </message>
    <message>
        <source>fasted</source>
        <translation>ayunó</translation>
    </message>
    <message>
        <source>cards discarded to fast</source>
        <translation>cartas descartadas para ayunar</translation>
    </message>
    <message>
        <source>cards more by Fasting than by the draw</source>
        <translation>cartas de más por Fasting que por robar</translation>
    </message>
    <message>
        <source>share of the hand that the Codex cannot pay for</source>
        <translation>proporción de la mano que el Codex no puede pagar</translation>
    </message>
    <message>
        <source>of it for want of the element</source>
        <translation>de ella, por falta del elemento</translation>
    </message>
    <message>
        <source>a Creature could be paid for</source>
        <translation>se pudo pagar una Creature</translation>
    </message>
    <message>
        <source>a Creature had a Script of its element</source>
        <translation>una Creature tenía un Script de su elemento</translation>
    </message>
    <message>
        <source>Scripts for the attacker</source>
        <translation>Scripts para el atacante</translation>
    </message>
    <message>
        <source>stage of the attacker</source>
        <translation>etapa del atacante</translation>
    </message>
    <message>
        <source>evolved attackers</source>
        <translation>atacantes evolucionados</translation>
    </message>
    <message>
        <source>damage dealt in the turn</source>
        <translation>daño hecho en el turno</translation>
    </message>
    <message>
        <source>health left to the opponent</source>
        <translation>salud que le queda al oponente</translation>
    </message>
    <message>
        <source>a blocker could be paid for afterwards</source>
        <translation>después se pudo pagar un bloqueador</translation>
    </message>
    <message>
        <source>its Attack</source>
        <translation>su ataque</translation>
    </message>
    <message>
        <source>its Defense</source>
        <translation>su defensa</translation>
    </message>
    <message>
        <source>Instants played</source>
        <translation>Instants jugados</translation>
    </message>
    <message>
        <source>Enhancements played</source>
        <translation>Enhancements jugados</translation>
    </message>
    <message>
        <source>Conditionals set</source>
        <translation>Conditionals puestos</translation>
    </message>
    <message>
        <source>turns with a set Conditional</source>
        <translation>turnos con un Conditional puesto</translation>
    </message>
    <message>
        <source>cards left in the deck</source>
        <translation>cartas que quedan en el mazo</translation>
    </message>
    <message numerus="yes">
        <source>%n damage dealt by then</source>
        <translation>
            <numerusform>%n de daño hecho hasta entonces</numerusform>
            <numerusform>%n de daño hecho hasta entonces</numerusform>
        </translation>
    </message>
    <message>
        <source>a fighter who does nothing</source>
        <translation>un luchador que no hace nada</translation>
    </message>
    <message>
        <source>a fighter who blocks every attack with the best Armor</source>
        <translation>un luchador que bloquea cada ataque con la mejor Armor</translation>
    </message>
    <message>
        <source>a fighter who blocks, attacks once in each turn, and counter attacks</source>
        <translation>un luchador que bloquea, ataca una vez en cada turno y contraataca</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloqueo</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributes</translation>
    </message>
    <message>
        <source>no Attribute in the first hand</source>
        <translation>ningún Attribute en la primera mano</translation>
    </message>
    <message>
        <source>one Attribute in it</source>
        <translation>un Attribute en ella</translation>
    </message>
    <message>
        <source>two to four Attributes in it</source>
        <translation>de dos a cuatro Attributes en ella</translation>
    </message>
    <message>
        <source>five or six Attributes in it</source>
        <translation>cinco o seis Attributes en ella</translation>
    </message>
    <message>
        <source>nothing but Attributes in it</source>
        <translation>nada más que Attributes en ella</translation>
    </message>
    <message>
        <source>cards were replaced</source>
        <translation>se reemplazaron cartas</translation>
    </message>
    <message>
        <source>cards replaced</source>
        <translation>cartas reemplazadas</translation>
    </message>
    <message>
        <source>of the first hand playable by the third own turn</source>
        <translation>de la primera mano, jugables antes de acabar el tercer turno propio</translation>
    </message>
    <message>
        <source>of the hand that stands</source>
        <translation>de la mano definitiva</translation>
    </message>
    <message>
        <source>good: two to four Attributes, and for them equipment and something to play</source>
        <translation>buena: de dos a cuatro Attributes y, para ellos, equipo y algo que jugar</translation>
    </message>
    <message>
        <source>fair: two to four Attributes and something for them, one and a way to more, or five and strong cards</source>
        <translation>aceptable: de dos a cuatro Attributes y algo para ellos, uno y un modo de tener más, o cinco y cartas fuertes</translation>
    </message>
    <message>
        <source>bad: too few Attributes, too many, or the wrong ones</source>
        <translation>mala: muy pocos Attributes, demasiados, o los que no convienen</translation>
    </message>
    <message>
        <source>dead: only Attributes, or none and nothing to play without them</source>
        <translation>muerta: solo Attributes, o ninguno y nada que jugar sin ellos</translation>
    </message>
    <message>
        <source>of the first five own turns without an Attribute played</source>
        <translation>de los cinco primeros turnos propios, sin jugar ningún Attribute</translation>
    </message>
    <message>
        <source>damage blocked</source>
        <translation>daño bloqueado</translation>
    </message>
    <message>
        <source>counter attacks made</source>
        <translation>contraataques hechos</translation>
    </message>
    <message>
        <source>durability lost by blocks</source>
        <translation>durabilidad perdida por bloqueos</translation>
    </message>
    <message>
        <source>own turns in which nothing was done</source>
        <translation>turnos propios en los que no se hizo nada</translation>
    </message>
    <message>
        <source>attacks with an Attack Technique</source>
        <translation>ataques con una Technique de ataque</translation>
    </message>
    <message>
        <source>own turns with an Attribute played</source>
        <translation>turnos propios jugando un Attribute</translation>
    </message>
    <message>
        <source>own turns with an Item</source>
        <translation>turnos propios con un Item</translation>
    </message>
    <message>
        <source>own turns with a Favor</source>
        <translation>turnos propios con un Favor</translation>
    </message>
    <message>
        <source>own turns with a Skill Technique</source>
        <translation>turnos propios con una Technique de habilidad</translation>
    </message>
    <message>
        <source>own turns with a Trinket attached</source>
        <translation>turnos propios vinculando un Trinket</translation>
    </message>
    <message>
        <source>a Weapon better than the Starter by then</source>
        <translation>una Weapon mejor que la Starter hasta entonces</translation>
    </message>
    <message>
        <source>Armor on the head by then</source>
        <translation>Armor en la cabeza hasta entonces</translation>
    </message>
    <message>
        <source>Armor on the arms by then</source>
        <translation>Armor en los brazos hasta entonces</translation>
    </message>
    <message>
        <source>Armor on the body by then</source>
        <translation>Armor en el cuerpo hasta entonces</translation>
    </message>
    <message>
        <source>Armor on the legs by then</source>
        <translation>Armor en las piernas hasta entonces</translation>
    </message>
    <message>
        <source>cards seen</source>
        <translation>cartas vistas</translation>
    </message>
    <message>
        <source>Attributes in play</source>
        <translation>Attributes en juego</translation>
    </message>
    <message>
        <source>of them Strength</source>
        <translation>de ellos, Strength</translation>
    </message>
    <message>
        <source>of them Agility</source>
        <translation>de ellos, Agility</translation>
    </message>
    <message>
        <source>of them Endurance</source>
        <translation>de ellos, Endurance</translation>
    </message>
    <message>
        <source>of them Appeal</source>
        <translation>de ellos, Appeal</translation>
    </message>
    <message>
        <source>of them Arcane</source>
        <translation>de ellos, Arcane</translation>
    </message>
    <message>
        <source>damage that its Weapons and Techniques could deal</source>
        <translation>daño que podrían hacer sus Weapons y Techniques</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>ataques</translation>
    </message>
    <message>
        <source>health of the opponents</source>
        <translation>salud de los oponentes</translation>
    </message>
    <message>
        <source>block of the best Weapon and Armor</source>
        <translation>bloqueo de la mejor Weapon y Armor</translation>
    </message>
    <message>
        <source>durability of the equipment</source>
        <translation>durabilidad del equipo</translation>
    </message>
    <message>
        <source>of them playable</source>
        <translation>de ellas, jugables</translation>
    </message>
    <message>
        <source>damage dealt to players</source>
        <translation>daño hecho a jugadores</translation>
    </message>
    <message>
        <source>damage that the others took while traveling</source>
        <translation>daño que los demás sufrieron al viajar</translation>
    </message>
    <message>
        <source>damage taken from Monsters</source>
        <translation>daño sufrido de Monsters</translation>
    </message>
    <message>
        <source>life paid or lost otherwise</source>
        <translation>vida pagada o perdida de otro modo</translation>
    </message>
    <message>
        <source>life gained</source>
        <translation>vida ganada</translation>
    </message>
    <message>
        <source>alchemy levels spent</source>
        <translation>niveles de alquimia gastados</translation>
    </message>
    <message>
        <source>alchemy levels gained</source>
        <translation>niveles de alquimia ganados</translation>
    </message>
    <message>
        <source>traveled onto Equipment</source>
        <translation>llegó viajando a un Equipment</translation>
    </message>
    <message>
        <source>traveled onto a Potion</source>
        <translation>llegó viajando a una Potion</translation>
    </message>
    <message>
        <source>traveled onto an Incantation</source>
        <translation>llegó viajando a una Incantation</translation>
    </message>
    <message>
        <source>traveled onto a Familiar</source>
        <translation>llegó viajando a un Familiar</translation>
    </message>
    <message>
        <source>traveled onto a Monster</source>
        <translation>llegó viajando a un Monster</translation>
    </message>
    <message>
        <source>fights with Monsters won</source>
        <translation>peleas ganadas con Monsters</translation>
    </message>
    <message>
        <source>brews that gave an Equipment</source>
        <translation>brebajes que dieron un Equipment</translation>
    </message>
    <message>
        <source>Valor by then</source>
        <translation>Valor hasta entonces</translation>
    </message>
    <message>
        <source>the graveyard was shuffled in by then</source>
        <translation>hasta entonces se barajó el cementerio en la pila</translation>
    </message>
    <message>
        <source>power at the combat step</source>
        <translation>fuerza en el paso de combate</translation>
    </message>
    <message>
        <source>power after the equip step</source>
        <translation>fuerza tras el paso de equipar</translation>
    </message>
    <message>
        <source>slots filled</source>
        <translation>huecos ocupados</translation>
    </message>
    <message>
        <source>forms of its Valor equipped</source>
        <translation>formas equipadas de su Valor</translation>
    </message>
    <message>
        <source>damage dealt to players so far</source>
        <translation>daño hecho a jugadores hasta ahora</translation>
    </message>
    <message>
        <source>life of the weakest opponent</source>
        <translation>vida del oponente más débil</translation>
    </message>
    <message>
        <source>life of all opponents</source>
        <translation>vida de todos los oponentes</translation>
    </message>
    <message>
        <source>own life</source>
        <translation>vida propia</translation>
    </message>
    <message>
        <source>cards seen so far</source>
        <translation>cartas vistas hasta ahora</translation>
    </message>
    <message>
        <source>spare Equipment in play</source>
        <translation>Equipment de repuesto en juego</translation>
    </message>
    <message>
        <source>Monsters in hand</source>
        <translation>Monsters en la mano</translation>
    </message>
    <message>
        <source>power of the strongest of them</source>
        <translation>fuerza del más fuerte de ellos</translation>
    </message>
    <message>
        <source>cards in the spoils pile</source>
        <translation>cartas en la pila de botín</translation>
    </message>
    <message>
        <source>cards in the graveyard</source>
        <translation>cartas en el cementerio</translation>
    </message>
    <message>
        <source>played with this Champion</source>
        <translation>jugadas con este Champion</translation>
    </message>
    <message>
        <source>won with this Champion</source>
        <translation>ganadas con este Champion</translation>
    </message>
    <message>
        <source>opponents who travel and fight, and do nothing else</source>
        <translation>oponentes que viajan y pelean, y no hacen nada más</translation>
    </message>
    <message>
        <source>opponents who travel, and distract where their Monster wins</source>
        <translation>oponentes que viajan, y distraen donde gana su Monster</translation>
    </message>
    <message>
        <source>opponents who travel and equip the best, and never attack</source>
        <translation>oponentes que viajan y equipan lo mejor, y no atacan nunca</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Equipment</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monsters</translation>
    </message>
    <message>
        <source>no Equipment in the first hand</source>
        <translation>ningún Equipment en la primera mano</translation>
    </message>
    <message>
        <source>a Monster in the first hand</source>
        <translation>un Monster en la primera mano</translation>
    </message>
    <message>
        <source>power after the first equip step, with the first traveled card</source>
        <translation>fuerza tras el primer paso de equipar, con la primera carta del viaje</translation>
    </message>
    <message>
        <source>good: Equipment for two slots that fits the Champion, and a Monster or a Potion</source>
        <translation>buena: Equipment para dos huecos que le va al Champion, y un Monster o una Potion</translation>
    </message>
    <message>
        <source>playable: something that strengthens the Champion, or two cards to use</source>
        <translation>jugable: algo que refuerza al Champion, o dos cartas que usar</translation>
    </message>
    <message>
        <source>bad: nothing to wear that helps, but something to do</source>
        <translation>mala: nada que ponerse que ayude, pero algo que hacer</translation>
    </message>
    <message>
        <source>wall: five Monsters</source>
        <translation>muro: cinco Monsters</translation>
    </message>
    <message>
        <source>dead: nothing that could change a power or a life</source>
        <translation>muerta: nada que pueda cambiar una fuerza o una vida</translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n slot(s) in the first hand</source>
        <translation>
            <numerusform>Equipment para %n hueco en la primera mano</numerusform>
            <numerusform>Equipment para %n huecos en la primera mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s) of the Champion&apos;s Valor in the first hand</source>
        <translation>
            <numerusform>%n forma del Valor del Champion en la primera mano</numerusform>
            <numerusform>%n formas del Valor del Champion en la primera mano</numerusform>
        </translation>
    </message>
    <message>
        <source>by the place in the order of turns</source>
        <translation>según el lugar en el orden de turnos</translation>
    </message>
    <message>
        <source>with and without a mulligan</source>
        <translation>con y sin mulligan</translation>
    </message>
    <message>
        <source>won after a mulligan</source>
        <translation>ganadas tras un mulligan</translation>
    </message>
    <message>
        <source>won with the first hand</source>
        <translation>ganadas con la primera mano</translation>
    </message>
    <message>
        <source>cards kept in the opening hand</source>
        <translation>cartas conservadas en la mano inicial</translation>
    </message>
</context>
<context>
    <name>Measuring</name>
    <message>
        <source>%1 has no opponent that does nothing.</source>
        <translation>%1 no tiene ningún oponente que no haga nada.</translation>
    </message>
    <message>
        <source>this deck</source>
        <translation>este mazo</translation>
    </message>
    <message>
        <source>the other deck</source>
        <translation>el otro mazo</translation>
    </message>
    <message>
        <source>The cards of these decks have more text than the engine of %1 can hold.</source>
        <translation>Las cartas de estos mazos tienen más texto del que cabe en el motor de %1.</translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>El motor no juega a %1.</translation>
    </message>
</context>
<context>
    <name>Mend</name>
    <message>
        <source>--fix writes beside the deck&apos;s file, and there is none</source>
        <translation>--fix escribe junto al archivo del mazo, y no hay ninguno</translation>
    </message>
    <message>
        <source>the file is there already; move it away first</source>
        <translation>el archivo ya existe; apártalo antes</translation>
    </message>
    <message>
        <source>Muster reads this form and does not write it; convert it first</source>
        <translation>Muster lee esta forma y no la escribe; conviértela antes</translation>
    </message>
</context>
<context>
    <name>MergeVerb</name>
    <message>
        <source>another opponent</source>
        <translation>otro oponente</translation>
    </message>
    <message>
        <source>%1 is not what --shard prints, or of another form</source>
        <translation>%1 no es lo que imprime --shard, o es de otra forma</translation>
    </message>
    <message>
        <source>%1 is one of %2 parts, %3 one of %4</source>
        <translation>%1 es una de %2 partes, %3 una de %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is there twice: %3 and %4</source>
        <translation>la parte %1 de %2 está dos veces: %3 y %4</translation>
    </message>
    <message>
        <source>part %1 of %2 is missing</source>
        <translation>falta la parte %1 de %2</translation>
    </message>
    <message>
        <source>%1 is a part of &quot;%2&quot;, %3 one of &quot;%4&quot;</source>
        <translation>%1 es una parte de «%2», %3 una de «%4»</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: %3</source>
        <translation>%1 y %2 no van juntas: %3</translation>
    </message>
    <message>
        <source>%1 is damaged: its numbers do not hold together</source>
        <translation>%1 está dañada: sus números no cuadran</translation>
    </message>
    <message>
        <source>what several machines have played, added up</source>
        <translation>lo que han jugado varias máquinas, sumado</translation>
    </message>
    <message>
        <source>Adds up the parts that &quot;match&quot;, &quot;hands&quot; and &quot;goldfish&quot; print with --shard, to exactly what one machine would have said: the same figures, intervals and signature. A part that is missing, that is there twice, or of other decks, seeds or rules is refused by its name.</source>
        <translation>Suma las partes que «match», «hands» y «goldfish» imprimen con --shard, y da exactamente lo que habría dicho una sola máquina: las mismas cifras, intervalos y firma. Una parte que falta, que está dos veces o que es de otros mazos, semillas o reglas se rechaza por su nombre.</translation>
    </message>
    <message>
        <source>All parts of a match, from as many machines.</source>
        <translation>Todas las partes de un enfrentamiento, de otras tantas máquinas.</translation>
    </message>
    <message>
        <source>another game</source>
        <translation>otro juego</translation>
    </message>
    <message>
        <source>another version of the program</source>
        <translation>otra versión del programa</translation>
    </message>
    <message>
        <source>another version of the rules</source>
        <translation>otra versión de las reglas</translation>
    </message>
    <message>
        <source>other rules options</source>
        <translation>otras opciones de reglas</translation>
    </message>
    <message>
        <source>other decks</source>
        <translation>otros mazos</translation>
    </message>
    <message>
        <source>another shop</source>
        <translation>otra tienda</translation>
    </message>
    <message>
        <source>another number of games</source>
        <translation>otro número de partidas</translation>
    </message>
    <message>
        <source>another seed</source>
        <translation>otra semilla</translation>
    </message>
    <message>
        <source>other pilots</source>
        <translation>otros pilotos</translation>
    </message>
    <message>
        <source>another mode</source>
        <translation>otro modo</translation>
    </message>
    <message>
        <source>another number of players</source>
        <translation>otro número de jugadores</translation>
    </message>
</context>
<context>
    <name>NumbersSpec</name>
    <message>
        <source>Cards by type</source>
        <translation>Cartas por tipo</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message>
        <source>, did you mean %1?</source>
        <translation>, ¿querías decir %1?</translation>
    </message>
    <message>
        <source>there is no option %1%2</source>
        <translation>no existe la opción %1%2</translation>
    </message>
    <message>
        <source>the option %1 takes no value</source>
        <translation>la opción %1 no lleva valor</translation>
    </message>
    <message>
        <source>the option %1 needs a value: %2</source>
        <translation>la opción %1 necesita un valor: %2</translation>
    </message>
    <message>
        <source>the option %1 takes one of %2, found %3%4</source>
        <translation>la opción %1 lleva uno de %2, se encontró %3%4</translation>
    </message>
</context>
<context>
    <name>Pilots</name>
    <message>
        <source>greedy</source>
        <comment>a pilot, which takes what looks best now</comment>
        <translation>codicioso</translation>
    </message>
    <message>
        <source>random</source>
        <comment>a pilot, which takes anything</comment>
        <translation>al azar</translation>
    </message>
</context>
<context>
    <name>PlayVerb</name>
    <message>
        <source>%1: passed: %2</source>
        <translation>%1: superado: %2</translation>
    </message>
    <message>
        <source>%1:%2: failed: %3, in step %4</source>
        <translation>%1:%2: fallido: %3, en el paso %4</translation>
    </message>
    <message>
        <source>    expected  %1</source>
        <translation>    esperado   %1</translation>
    </message>
    <message>
        <source>    actual    %1</source>
        <translation>    real       %1</translation>
    </message>
    <message>
        <source>there is no scenario in this folder</source>
        <translation>no hay ningún escenario en esta carpeta</translation>
    </message>
    <message numerus="yes">
        <source>  … %n line(s) before this: --trace tells them</source>
        <translation>
            <numerusform>  … %n línea antes de esta: --trace la cuenta</numerusform>
            <numerusform>  … %n líneas antes de esta: --trace las cuenta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n scenario(s) passed</source>
        <translation>
            <numerusform>%1 de %n escenario superado</numerusform>
            <numerusform>%1 de %n escenarios superados</numerusform>
        </translation>
    </message>
    <message>
        <source>play scenarios: positions of which is written what must happen</source>
        <translation>jugar escenarios: posiciones en las que está escrito qué debe ocurrir</translation>
    </message>
    <message>
        <source>Runs each scenario by the full rules and says whether everything happened as it is written there; where not, which step, what was expected and what happened instead. docs/scenarios.md explains how to write one.</source>
        <translation>Juega cada escenario con las reglas completas y dice si todo ha ocurrido como está escrito en él; si no, en qué paso, qué se esperaba y qué ha ocurrido en su lugar. docs/scenarios.md explica cómo escribir uno.</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Cuenta la partida línea a línea, como lo haría una persona.</translation>
    </message>
    <message>
        <source>One scenario, told line by line.</source>
        <translation>Un escenario, contado línea a línea.</translation>
    </message>
    <message>
        <source>All scenarios of a folder.</source>
        <translation>Todos los escenarios de una carpeta.</translation>
    </message>
    <message>
        <source>The shop of scenarios that begin with decks and write none; without it the one that comes with the game.</source>
        <translation>La tienda de los escenarios que empiezan con mazos y no escriben ninguna; sin esta opción, la del juego.</translation>
    </message>
</context>
<context>
    <name>PlayedDecks</name>
    <message>
        <source>%1 is a deck of %2, %3 one of %4: they cannot play each other</source>
        <translation>%1 es un mazo de %2, %3 uno de %4: no pueden jugar entre sí</translation>
    </message>
    <message>
        <source>%1 and %2 are for different rules options: give both the same format or `options`</source>
        <translation>%1 y %2 son para opciones de reglas distintas: da a ambos el mismo formato o las mismas `options`</translation>
    </message>
    <message>
        <source>its figures would be wrong; --allow-unread plays such cards without these words</source>
        <translation>sus cifras serían falsas; --allow-unread juega esas cartas sin estas palabras</translation>
    </message>
    <message>
        <source>Plays decks with cards whose text the engine does not carry out, as if that text were not there.</source>
        <translation>Juega mazos con cartas cuyo texto el motor no ejecuta, como si ese texto no estuviera.</translation>
    </message>
    <message>
        <source>--%1 is a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 es un número entero de %2 a %3, no «%4»</translation>
    </message>
    <message>
        <source>--seed is a whole number from 0 to %1, not &quot;%2&quot;</source>
        <translation>--seed es un número entero de 0 a %1, no «%2»</translation>
    </message>
    <message>
        <source>there is no pilot &quot;%1&quot;%2; there are %3</source>
        <translation>no hay ningún piloto «%1»%2; hay %3</translation>
    </message>
    <message>
        <source>The seed of all shuffles and dice; 1 unless given.</source>
        <translation>La semilla de todos los barajados y dados; si no se indica, 1.</translation>
    </message>
    <message>
        <source>How many games at a time; the results do not depend on it.</source>
        <translation>Cuántas partidas a la vez; los resultados no dependen de ello.</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2; there are %3</source>
        <translation>no existe el juego «%1»%2; existen %3</translation>
    </message>
    <message>
        <source>%1 is a deck of %2, and --game says %3</source>
        <translation>%1 es un mazo de %2, y --game dice %3</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>el motor no ejecuta todo lo de %1: «%2»</translation>
    </message>
    <message>
        <source>the deck is not legal as it stands; &quot;muster check&quot; says why</source>
        <translation>el mazo no es legal tal como está; «muster check» dice por qué</translation>
    </message>
    <message>
        <source>Plays the I-th of N parts, for N machines, and prints it for &quot;muster merge&quot;.</source>
        <translation>Juega la parte I de N, para N máquinas, y la imprime para «muster merge».</translation>
    </message>
    <message>
        <source>How many sit at the table; as few as can play unless given.</source>
        <translation>Cuántos se sientan a la mesa; si no se indica, los menos que puedan jugar.</translation>
    </message>
    <message>
        <source>Which of the game&apos;s modes is played; the first that seats so many unless given.</source>
        <translation>Qué modo del juego se juega; si no se indica, el primero para ese número de jugadores.</translation>
    </message>
    <message>
        <source>The shop, in games that have one; the one that comes with the game unless given.</source>
        <translation>La tienda, en los juegos que tienen una; si no se indica, la que viene con el juego.</translation>
    </message>
    <message>
        <source>--shard is a part and the number of parts, as in 2/8 and at most %1, not &quot;%2&quot;</source>
        <translation>--shard es una parte y el número de partes, como en 2/8 y como máximo %1, no «%2»</translation>
    </message>
    <message>
        <source>%1 is no shop, but: %2</source>
        <translation>%1 no es una tienda, sino: %2</translation>
    </message>
    <message>
        <source>%1 is no deck to play, but: %2</source>
        <translation>%1 no es un mazo para jugar, sino: %2</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 se juega sin tienda</translation>
    </message>
    <message>
        <source>%1 is played with a shop: --shop says which one</source>
        <translation>%1 se juega con una tienda: --shop dice cuál</translation>
    </message>
    <message>
        <source>%1 is of %2, and the decks are of %3</source>
        <translation>%1 es de %2, y los mazos son de %3</translation>
    </message>
    <message>
        <source>%1: the shop is not legal; &quot;muster check&quot; says why</source>
        <translation>%1: la tienda no es legal; «muster check» dice por qué</translation>
    </message>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>las cartas de estos mazos tienen más texto del que cabe en el motor de %1</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>el motor no juega a %1</translation>
    </message>
</context>
<context>
    <name>PositionDraft</name>
    <message>
        <source>positions of %1 cannot be laid out</source>
        <translation>las posiciones de %1 no se pueden montar</translation>
    </message>
    <message>
        <source>it begins with decks, and has no position</source>
        <translation>empieza con mazos y no tiene posición</translation>
    </message>
    <message>
        <source>what lies on the table now cannot be told</source>
        <translation>no se puede describir lo que hay ahora en la mesa</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>no card is called &quot;%1&quot;</source>
        <translation>ninguna carta se llama «%1»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the name of several cards: a judge cannot tell which one</source>
        <translation>«%1» es el nombre de varias cartas: un juez no puede saber cuál</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>la lista de inscritos no tiene ninguna línea para este mazo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty and left to be written by hand</source>
        <translation>«%1» está en blanco y queda para escribirse a mano</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date such as 2026-10-03</source>
        <translation>«%1» no es una fecha como 2026-10-03</translation>
    </message>
    <message>
        <source>the deck is %1</source>
        <translation>el mazo es %1</translation>
    </message>
    <message>
        <source>without a clear card in every line there is no deck code to print</source>
        <translation>si no hay una carta clara en cada línea, no hay código de mazo que imprimir</translation>
    </message>
    <message>
        <source>no font has the letter &quot;%1&quot; (%2) of &quot;%3&quot;: a box would be printed in its place</source>
        <translation>ninguna fuente tiene la letra «%1» (%2) de «%3»: se imprimiría un recuadro en su lugar</translation>
    </message>
</context>
<context>
    <name>PrintBlocks</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>NOT LEGAL</source>
        <translation>NO LEGAL</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>para %1</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>Why it is not legal (%1)</source>
        <translation>Por qué no es legal (%1)</translation>
    </message>
    <message>
        <source>To be aware of</source>
        <translation>Para tener en cuenta</translation>
    </message>
    <message>
        <source>%1 (exactly %2)</source>
        <translation>%1 (exactamente %2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <translation>%1 (como máximo %2)</translation>
    </message>
    <message>
        <source>%1 (at least %2)</source>
        <translation>%1 (al menos %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Gold Coins: 3 (at most 6)</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Hash del mazo</translation>
    </message>
    <message>
        <source>No deck code: a card of the list is not clear.</source>
        <translation>Sin código de mazo: una carta de la lista no está clara.</translation>
    </message>
    <message>
        <source>This square holds the deck for Muster.</source>
        <translation>El cuadrado es el código de este mazo para Muster.</translation>
    </message>
    <message>
        <source>The deck is too large for a code on paper.</source>
        <translation>El mazo es demasiado grande para un código en papel.</translation>
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
        <translation>máx. %1</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <translation>%1 (continuación)</translation>
    </message>
    <message>
        <source>Changes by hand</source>
        <translation>Cambios a mano</translation>
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
        <translation>NO LEGAL</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n mazo</numerusform>
            <numerusform>%n mazos</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>ID de jugador</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Hash del mazo</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Cover list, page %1 of %2</source>
        <translation>Lista de portada, página %1 de %2</translation>
    </message>
</context>
<context>
    <name>PrintFacts</name>
    <message>
        <source>no such card</source>
        <translation>no existe esa carta</translation>
    </message>
    <message>
        <source>which one?</source>
        <translation>¿cuál?</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>2026-10-03 (3 October 2026)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 rules, version %2</source>
        <translation>Reglas de %1, versión %2</translation>
    </message>
</context>
<context>
    <name>PrintFields</name>
    <message>
        <source>Last name</source>
        <translation>Apellidos</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Nombre de pila</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Player ID</source>
        <translation>ID de jugador</translation>
    </message>
    <message>
        <source>Club or team</source>
        <translation>Club o equipo</translation>
    </message>
    <message>
        <source>First letter of the last name</source>
        <translation>Primera letra del apellido</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Kind of deck</source>
        <translation>Tipo de mazo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Deck hash</source>
        <translation>Hash del mazo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>Checked for</source>
        <translation>Comprobado para</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>En esta página</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Hasta aquí</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
</context>
<context>
    <name>PrintVerb</name>
    <message>
        <source>the option &quot;--date&quot; takes a date such as 2026-10-03, found &quot;%1&quot;</source>
        <translation>la opción «--date» lleva una fecha como 2026-10-03, se encontró «%1»</translation>
    </message>
    <message>
        <source>the option &quot;--players&quot; takes a number from 1 to 6, found &quot;%1&quot;</source>
        <translation>la opción «--players» lleva un número de 1 a 6, se encontró «%1»</translation>
    </message>
    <message>
        <source>checking: %1 of %2</source>
        <translation>comprobando: %1 de %2</translation>
    </message>
    <message>
        <source>%1: not printed, because it is %2; &quot;muster check&quot; says why</source>
        <translation>%1: no se ha impreso porque es %2; «muster check» dice por qué</translation>
    </message>
    <message>
        <source>there is no deck in what was given</source>
        <translation>no hay ningún mazo en lo que se ha indicado</translation>
    </message>
    <message>
        <source>muster print: on paper: %1</source>
        <translation>muster print: en el papel: %1</translation>
    </message>
    <message>
        <source>%1:%2: on paper: %3</source>
        <translation>%1:%2: en el papel: %3</translation>
    </message>
    <message>
        <source>printing: page %1 of %2</source>
        <translation>imprimiendo: página %1 de %2</translation>
    </message>
    <message>
        <source>muster print: nothing was printed</source>
        <translation>muster print: no se ha impreso nada</translation>
    </message>
    <message>
        <source>muster print: no face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>muster print: no hay anverso para «%1»: no está claro a qué carta se refiere</translation>
    </message>
    <message>
        <source>there are no cards in what was given</source>
        <translation>no hay ninguna carta en lo que se ha indicado</translation>
    </message>
    <message>
        <source>muster print: no font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>muster print: ninguna fuente tiene la letra «%1» de «%2»</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>where to? Say -o OUT.pdf, or -o - for standard output</source>
        <translation>¿adónde? Indica -o OUT.pdf, o -o - para la salida estándar</translation>
    </message>
    <message>
        <source>the file &quot;%1&quot; is there already and is no PDF; --force writes over it</source>
        <translation>el archivo «%1» ya existe y no es un PDF; --force lo sobrescribe</translation>
    </message>
    <message>
        <source>&quot;--preflight&quot; is for deck lists</source>
        <translation>«--preflight» es para listas de mazos</translation>
    </message>
    <message>
        <source>laying out: %1 of %2</source>
        <translation>componiendo: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>deck lists for events, as PDF</source>
        <translation>listas de mazos para eventos, en PDF</translation>
    </message>
    <message>
        <source>The file to write, or &quot;-&quot;. A PDF that is there is made anew.</source>
        <translation>El archivo que se escribe, o «-». Un PDF que ya exista se hace de nuevo.</translation>
    </message>
    <message>
        <source>Which sheet; registration unless given. Your own sheets go by their names.</source>
        <translation>Qué hoja; si no se indica, registration. Tus propias hojas van por su nombre.</translation>
    </message>
    <message>
        <source>The paper; A4 unless given.</source>
        <translation>El papel; si no se indica, A4.</translation>
    </message>
    <message>
        <source>Decks that are not legal: marked as such, or not printed.</source>
        <translation>Mazos que no son legales: marcados como tales, o sin imprimir.</translation>
    </message>
    <message>
        <source>Only tell the problems on paper; write nothing.</source>
        <translation>Solo indica lo que saldría mal en el papel; no escribe nada.</translation>
    </message>
    <message>
        <source>In place of your profile&apos;s; so do the following.</source>
        <translation>En lugar del de tu perfil; lo mismo los siguientes.</translation>
    </message>
    <message>
        <source>First name.</source>
        <translation>Nombre de pila.</translation>
    </message>
    <message>
        <source>Player ID.</source>
        <translation>ID de jugador.</translation>
    </message>
    <message>
        <source>Club or team.</source>
        <translation>Club o equipo.</translation>
    </message>
    <message>
        <source>In place of the deck&apos;s own event.</source>
        <translation>En lugar del evento propio del mazo.</translation>
    </message>
    <message>
        <source>The day of the event, YYYY-MM-DD, also for formats with dates.</source>
        <translation>El día del evento, AAAA-MM-DD, también para formatos con fechas.</translation>
    </message>
    <message>
        <source>Number of the table.</source>
        <translation>Número de la mesa.</translation>
    </message>
    <message>
        <source>Number of players, where the rules depend on it.</source>
        <translation>Número de jugadores, donde las reglas dependen de él.</translation>
    </message>
    <message>
        <source>Another profile than your own.</source>
        <translation>Un perfil distinto del tuyo.</translation>
    </message>
    <message>
        <source>Who plays which deck, for many decks at once.</source>
        <translation>Quién juega qué mazo, para muchos mazos a la vez.</translation>
    </message>
    <message>
        <source>Several decks without the list in front.</source>
        <translation>Varios mazos sin la lista delante.</translation>
    </message>
    <message>
        <source>The game of text lists, which do not say it themselves.</source>
        <translation>El juego de las listas de texto, que no lo dicen por sí mismas.</translation>
    </message>
    <message>
        <source>With --sheet cards: backs behind the faces, for printing on both sides.</source>
        <translation>Con --sheet cards: reversos detrás de los anversos, para imprimir por las dos caras.</translation>
    </message>
    <message>
        <source>With --sheet cards: lines to cut along, or marks at the edges only.</source>
        <translation>Con --sheet cards: líneas por las que cortar, o solo marcas en los bordes.</translation>
    </message>
    <message>
        <source>Write over a file that is no PDF.</source>
        <translation>Sobrescribe un archivo que no es un PDF.</translation>
    </message>
    <message>
        <source>Your registration sheet.</source>
        <translation>Tu hoja de registro.</translation>
    </message>
    <message>
        <source>For a deck check.</source>
        <translation>Para un control de mazo.</translation>
    </message>
    <message>
        <source>Every deck of an event in one PDF.</source>
        <translation>Todos los mazos de un evento en un PDF.</translation>
    </message>
    <message>
        <source>The deck itself, to cut out and play.</source>
        <translation>El mazo mismo, para recortarlo y jugarlo.</translation>
    </message>
    <message>
        <source>Is anything missing before it is printed?</source>
        <translation>¿Falta algo antes de imprimirlo?</translation>
    </message>
    <message>
        <source>A format by its key, or a format file (.yaml), in place of the deck&apos;s own.</source>
        <translation>Un formato por su clave, o un archivo de formato (.yaml), en lugar del propio del mazo.</translation>
    </message>
    <message>
        <source>there is no font to print with; install one, such as DejaVu Sans</source>
        <translation>no hay ninguna fuente con la que imprimir; instala una, como DejaVu Sans</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, remark</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n card(s) to cut out; print fewer decks at a time</source>
        <translation>
            <numerusform>hay más de %n carta para recortar; imprime menos mazos a la vez</numerusform>
            <numerusform>hay más de %n cartas para recortar; imprime menos mazos a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>the option &quot;--bleed&quot; takes millimeters from 0 to 5, found &quot;%1&quot;</source>
        <translation>la opción «--bleed» lleva milímetros de 0 a 5, se encontró «%1»</translation>
    </message>
    <message>
        <source>Prints decks on sheets: &quot;registration&quot; for the event&apos;s desk, &quot;judge&quot; with a box to tick for each copy and the limits, &quot;list&quot; for yourself, &quot;pocket&quot; at the size of a card for the deck box. Long lists run on to further pages; &quot;cards&quot; prints the faces of a deck&apos;s, a shop&apos;s or a set&apos;s cards, nine a page, to cut out and play with. Several decks become one PDF, sorted by last name, with a cover list.
Who you are comes from your profile, never from the deck: profile.yaml in your own data folder, with &quot;last name&quot;, &quot;first name&quot;, &quot;id&quot; and &quot;club&quot;. Organizers give a roster instead: CSV with the columns deck, last name, first name, id, club, table.
Problems on paper are told as &quot;file:line: on paper: ...&quot;. A deck that is not legal says so on the sheet, with the reasons.</source>
        <translation>Imprime mazos en hojas: «registration» para la mesa del evento, «judge» con una casilla que marcar por cada copia y los límites, «list» para ti, «pocket» del tamaño de una carta para la caja del mazo. Las listas largas siguen en más páginas; «cards» imprime los anversos de las cartas de un mazo, una tienda o una colección, nueve por página, para recortar y jugar. Varios mazos forman un solo PDF, ordenado por apellido, con una lista de portada.
Tus datos vienen de tu perfil, nunca del mazo: profile.yaml en tu propia carpeta de datos, con «last name», «first name», «id» y «club». La organización da en su lugar una lista de inscritos: CSV con las columnas deck, last name, first name, id, club, table.
Lo que saldría mal en el papel se indica como «archivo:línea: en el papel: ...». Un mazo que no es legal lo dice en la hoja, con los motivos.</translation>
    </message>
    <message>
        <source>With --sheet cards: room around each card, so that no cut meets a neighbor.</source>
        <translation>Con --sheet cards: espacio alrededor de cada carta, para que ningún corte toque a la vecina.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>muster: error: expected a verb, found the file %1; to check a deck: muster check %1</source>
        <translation>muster: error: se esperaba un verbo, se encontró el archivo %1; para comprobar un mazo: muster check %1</translation>
    </message>
    <message>
        <source>muster: error: there is no option &quot;%1&quot;%2</source>
        <translation>muster: error: no existe la opción «%1»%2</translation>
    </message>
    <message>
        <source>muster: error: there is no verb &quot;%1&quot;%2</source>
        <translation>muster: error: no existe el verbo «%1»%2</translation>
    </message>
    <message>
        <source>&quot;muster help&quot; lists the verbs.</source>
        <translation>«muster help» muestra los verbos.</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1: error: %2</translation>
    </message>
    <message>
        <source>usage: muster %1 %2</source>
        <translation>uso: muster %1 %2</translation>
    </message>
    <message>
        <source>&quot;muster help %1&quot; explains it with examples.</source>
        <translation>«muster help %1» lo explica con ejemplos.</translation>
    </message>
    <message>
        <source>expected more arguments</source>
        <translation>se esperaban más argumentos</translation>
    </message>
    <message>
        <source>expected fewer arguments, found %1</source>
        <translation>se esperaban menos argumentos, se encontró %1</translation>
    </message>
    <message>
        <source>muster: error: there is not enough memory for this</source>
        <translation>muster: error: no hay memoria suficiente para esto</translation>
    </message>
    <message>
        <source>muster: error: this should not happen, please report it: %1</source>
        <translation>muster: error: esto no debería ocurrir, comunícalo, por favor: %1</translation>
    </message>
</context>
<context>
    <name>QueryAssist</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>type of card</source>
        <translation>tipo de carta</translation>
    </message>
    <message>
        <source>the name</source>
        <translation>el nombre</translation>
    </message>
    <message>
        <source>printed texts</source>
        <translation>textos impresos</translation>
    </message>
    <message>
        <source>the set</source>
        <translation>la colección</translation>
    </message>
    <message>
        <source>the card&apos;s id</source>
        <translation>el identificador de la carta</translation>
    </message>
    <message>
        <source>has a value in a field</source>
        <translation>tiene un valor en un campo</translation>
    </message>
    <message>
        <source>a type, a group of types, a mark</source>
        <translation>un tipo, un grupo de tipos, una marca</translation>
    </message>
    <message>
        <source>in the open deck</source>
        <translation>en el mazo abierto</translation>
    </message>
    <message>
        <source>one more is allowed in the open deck</source>
        <translation>se permite una más en el mazo abierto</translation>
    </message>
    <message>
        <source>copies in the open deck</source>
        <translation>copias en el mazo abierto</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>group of types</source>
        <translation>grupo de tipos</translation>
    </message>
    <message>
        <source>the card&apos;s own %1</source>
        <translation>%1 de la misma carta</translation>
    </message>
    <message>
        <source>cards without one</source>
        <translation>cartas que no lo tienen</translation>
    </message>
    <message>
        <source>cards with one</source>
        <translation>cartas que lo tienen</translation>
    </message>
    <message>
        <source>cards of one type</source>
        <translation>cartas de un tipo</translation>
    </message>
    <message>
        <source>all others: a minus excludes</source>
        <translation>todas las demás: un menos excluye</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>uno u otro</translation>
    </message>
    <message>
        <source>cards without %1</source>
        <translation>cartas sin %1</translation>
    </message>
    <message>
        <source>%1 of %2 or more</source>
        <translation>%1 de %2 o más</translation>
    </message>
    <message>
        <source>one number against another: more %1 than %2</source>
        <translation>un número frente a otro: más %1 que %2</translation>
    </message>
    <message>
        <source>%1 has %2 in it</source>
        <translation>%1 contiene %2</translation>
    </message>
    <message>
        <source>%1 of one at most</source>
        <translation>%1 de uno como máximo</translation>
    </message>
    <message>
        <source>words of names and printed texts; in quotes as they stand</source>
        <translation>palabras de nombres y textos impresos; entre comillas, tal como están</translation>
    </message>
    <message>
        <source>cards of which the open deck may have one more</source>
        <translation>cartas de las que el mazo abierto puede tener una más</translation>
    </message>
    <message>
        <source>cards that the open deck does not have yet</source>
        <translation>cartas que el mazo abierto aún no tiene</translation>
    </message>
</context>
<context>
    <name>QueryText</name>
    <message>
        <source>the cards have no field %1</source>
        <translation>las cartas no tienen ningún campo %1</translation>
    </message>
    <message>
        <source>the field has no value %1</source>
        <translation>el campo no tiene ningún valor %1</translation>
    </message>
    <message>
        <source>expected a whole number or a field that is one, found %1</source>
        <translation>se esperaba un número entero o un campo que lo sea, se encontró %1</translation>
    </message>
    <message>
        <source>expected a value after %1</source>
        <translation>se esperaba un valor después de %1</translation>
    </message>
    <message>
        <source>%1 is no number, so that it can only be compared with : or =</source>
        <translation>%1 no es un número, así que solo se puede comparar con : o =</translation>
    </message>
    <message>
        <source>this bracket is never closed</source>
        <translation>este paréntesis no se cierra nunca</translation>
    </message>
    <message>
        <source>this bracket closes nothing</source>
        <translation>este paréntesis no cierra nada</translation>
    </message>
    <message>
        <source>this quotation mark is never closed</source>
        <translation>estas comillas no se cierran nunca</translation>
    </message>
    <message>
        <source>expected a term on both sides of %1</source>
        <translation>se esperaba un término a cada lado de %1</translation>
    </message>
    <message>
        <source>the query is too long, expected at most 2,000 characters</source>
        <translation>la consulta es demasiado larga, se esperaban como máximo 2000 caracteres</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply, expected at most 50 levels</source>
        <translation>hay demasiados paréntesis anidados, se esperaban como máximo 50 niveles</translation>
    </message>
    <message>
        <source>%1, did you mean %2?</source>
        <translation>%1, ¿querías decir %2?</translation>
    </message>
    <message>
        <source>here is something that is no character, expected text in UTF-8</source>
        <translation>aquí hay algo que no es un carácter, se esperaba texto en UTF-8</translation>
    </message>
</context>
<context>
    <name>Registrations</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>no deck was given</source>
        <translation>no se ha indicado ningún mazo</translation>
    </message>
    <message>
        <source>no file has the name %1</source>
        <translation>ningún archivo tiene el nombre %1</translation>
    </message>
    <message>
        <source>several files have the name %1: %2</source>
        <translation>varios archivos tienen el nombre %1: %2</translation>
    </message>
    <message>
        <source>the deck is also that of %1</source>
        <translation>el mazo es también el de %1</translation>
    </message>
    <message>
        <source>the same player as in %1</source>
        <translation>el mismo jugador que en %1</translation>
    </message>
    <message>
        <source>the roster has no line for this deck</source>
        <translation>la lista de inscritos no tiene ninguna línea para este mazo</translation>
    </message>
    <message>
        <source>the same cards as %1</source>
        <translation>las mismas cartas que %1</translation>
    </message>
</context>
<context>
    <name>ReplayVerb</name>
    <message>
        <source>there is no card %1 any more</source>
        <translation>ya no existe la carta %1</translation>
    </message>
    <message>
        <source>play a recorded game again</source>
        <translation>volver a jugar una partida grabada</translation>
    </message>
    <message>
        <source>Tells the game line by line, as a person would.</source>
        <translation>Cuenta la partida línea a línea, como lo haría una persona.</translation>
    </message>
    <message>
        <source>A recorded game, told line by line.</source>
        <translation>Una partida grabada, contada línea a línea.</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>la opción de reglas %1 no puede ser «%2»</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: error: %2</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;%2</source>
        <translation>no existe el juego «%1»%2</translation>
    </message>
    <message>
        <source>%1 has no rules option &quot;%2&quot;%3</source>
        <translation>%1 no tiene la opción de reglas «%2»%3</translation>
    </message>
    <message>
        <source>%1: warning: the engine does not carry out all of %2: &quot;%3&quot;</source>
        <translation>%1: advertencia: el motor no ejecuta todo lo de %2: «%3»</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>el motor no ejecuta todo lo de %1: «%2»</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; for player %2 with %n option(s)</source>
        <translation>
            <numerusform>«%1» para el jugador %2 con %n opción</numerusform>
            <numerusform>«%1» para el jugador %2 con %n opciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same game, %1 choices, %n turn(s)</source>
        <translation>
            <numerusform>la misma partida, %1 decisiones, %n turno</numerusform>
            <numerusform>la misma partida, %1 decisiones, %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>departs at choice %1, in turn %2: recorded %3, now %4</source>
        <translation>se desvía en la decisión %1, en el turno %2: grabado %3, ahora %4</translation>
    </message>
    <message>
        <source>the game ends after %1 choices, in turn %2, and the record has %3 more</source>
        <translation>la partida acaba tras %1 decisiones, en el turno %2, y la grabación tiene %3 más</translation>
    </message>
    <message>
        <source>the record ends after %1 choices, in turn %2, and the game goes on</source>
        <translation>la grabación acaba tras %1 decisiones, en el turno %2, y la partida sigue</translation>
    </message>
    <message>
        <source>every choice fits, but the game ends differently</source>
        <translation>todas las decisiones encajan, pero la partida acaba de otro modo</translation>
    </message>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>grabada con las reglas %1, este programa juega con las reglas %2</translation>
    </message>
    <message>
        <source>%1: warning: recorded by rules %2, played by rules %3</source>
        <translation>%1: advertencia: grabada con las reglas %2, jugada con las reglas %3</translation>
    </message>
    <message>
        <source>Plays recorded games again, choice by choice, and says whether they are still the same; where one departs, at which choice and in which turn. Exit code 1 if one does. A record of later rules than the program&apos;s is refused, one of earlier rules is played with a warning.</source>
        <translation>Vuelve a jugar partidas grabadas, decisión a decisión, y dice si siguen siendo las mismas; si una se desvía, en qué decisión y en qué turno. El código de salida es 1 si alguna se desvía. Una grabación con reglas posteriores a las del programa se rechaza; una con reglas anteriores se juega con una advertencia.</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>the cards have more text than the engine of %1 can hold</source>
        <translation>las cartas tienen más texto del que cabe en el motor de %1</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 no tiene ningún oponente pasivo «%2»</translation>
    </message>
    <message>
        <source>the passive opponent cannot have %1: %2</source>
        <translation>el oponente pasivo no puede tener %1: %2</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>el motor no juega a %1</translation>
    </message>
    <message>
        <source>The shop, in place of the recorded one: where does the game depart?</source>
        <translation>La tienda, en lugar de la grabada: ¿dónde se aparta la partida?</translation>
    </message>
</context>
<context>
    <name>RosterTable</name>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>player ID</source>
        <translation>ID de jugador</translation>
    </message>
    <message>
        <source>table</source>
        <translation>mesa</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>hash</source>
        <translation>hash</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
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
        <translation>Remedio: %1</translation>
    </message>
    <message>
        <source>It rests on</source>
        <translation>Se basa en</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>Citada por</translation>
    </message>
</context>
<context>
    <name>RuleText</name>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>requirement on decks</source>
        <translation>requisito de los mazos</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>aclaración</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>ejemplo resuelto</translation>
    </message>
    <message>
        <source>interaction</source>
        <translation>interacción</translation>
    </message>
    <message>
        <source>It shows: %1</source>
        <translation>Muestra: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Aclaración: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Respuesta: %1</translation>
    </message>
    <message>
        <source>requirement on cards</source>
        <translation>requisito de las cartas</translation>
    </message>
</context>
<context>
    <name>RulesTouched</name>
    <message>
        <source>In a deck</source>
        <translation>En un mazo</translation>
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
        <translation>Para corregirlo: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It rests on:</source>
        <translation>Se basa en:</translation>
    </message>
    <message>
        <source>It is cited by:</source>
        <translation>Lo citan:</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>reglas</translation>
    </message>
    <message>
        <source>requirements</source>
        <translation>requisitos</translation>
    </message>
    <message>
        <source>rulings</source>
        <translation>aclaraciones</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>ejemplos</translation>
    </message>
    <message>
        <source>interactions</source>
        <translation>interacciones</translation>
    </message>
    <message>
        <source>read rules, requirements, rulings and examples</source>
        <translation>leer reglas, requisitos, aclaraciones y ejemplos</translation>
    </message>
    <message>
        <source>Prints what stands behind an id that a finding cites: the sentence, what it rests on and what rests on it. With a game it lists everything of that game, without an argument the number of entries.</source>
        <translation>Imprime lo que hay detrás de un ID que cita un hallazgo: la frase, en qué se basa y qué se basa en ella. Con un juego, muestra todo lo de ese juego; sin argumento, el número de entradas.</translation>
    </message>
    <message>
        <source>What does the id behind a finding mean?</source>
        <translation>¿Qué significa el ID de un hallazgo?</translation>
    </message>
    <message>
        <source>All rules of a game.</source>
        <translation>Todas las reglas de un juego.</translation>
    </message>
</context>
<context>
    <name>Sampled</name>
    <message>
        <source>, exactly %1 %</source>
        <translation>, exactamente %1 %</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
</context>
<context>
    <name>ScenarioFile</name>
    <message>
        <source>It does not go as it is written: expected %1, and it is %2</source>
        <translation>No va como está escrito: se esperaba %1 y es %2</translation>
    </message>
</context>
<context>
    <name>SearchVerb</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, se muestran las primeras: %2</translation>
    </message>
    <message>
        <source>muster search: error: %1</source>
        <translation>muster search: error: %1</translation>
    </message>
    <message>
        <source>the cards have no column &quot;%1&quot;%2</source>
        <translation>las cartas no tienen ninguna columna «%1»%2</translation>
    </message>
    <message>
        <source>the option &quot;--limit&quot; takes a number from 1 on, found &quot;%1&quot;</source>
        <translation>la opción «--limit» lleva un número desde 1, se encontró «%1»</translation>
    </message>
    <message>
        <source>say which game with --game GAME; &quot;muster games&quot; lists them</source>
        <translation>indica el juego con --game JUEGO; «muster games» los muestra</translation>
    </message>
    <message>
        <source>it speaks of a deck; say of which one with --deck FILE</source>
        <translation>habla de un mazo; indica cuál con --deck ARCHIVO</translation>
    </message>
    <message>
        <source>the deck belongs to another game</source>
        <translation>el mazo es de otro juego</translation>
    </message>
    <message>
        <source>find cards</source>
        <translation>encontrar cartas</translation>
    </message>
    <message>
        <source>The deck that in:deck, copies and may:add speak of.</source>
        <translation>El mazo del que hablan in:deck, copies y may:add.</translation>
    </message>
    <message>
        <source>Fields to show after the name, separated by commas.</source>
        <translation>Campos que mostrar tras el nombre, separados por comas.</translation>
    </message>
    <message>
        <source>Show only the first N cards.</source>
        <translation>Muestra solo las N primeras cartas.</translation>
    </message>
    <message>
        <source>Strong Champions on foot.</source>
        <translation>Champions fuertes a pie.</translation>
    </message>
    <message>
        <source>Cheap cards that draw.</source>
        <translation>Cartas baratas que roban.</translation>
    </message>
    <message>
        <source>Traps that still fit into a deck.</source>
        <translation>Traps que aún caben en un mazo.</translation>
    </message>
    <message>
        <source>For a spreadsheet.</source>
        <translation>Para una hoja de cálculo.</translation>
    </message>
    <message numerus="yes">
        <source>No name or text has these words; %1 finds %n card(s).</source>
        <translation>
            <numerusform>Ningún nombre ni texto tiene estas palabras; %1 encuentra %n carta.</numerusform>
            <numerusform>Ningún nombre ni texto tiene estas palabras; %1 encuentra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>no: %1 [%2]</source>
        <translation>no: %1 [%2]</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>se puede añadir</translation>
    </message>
    <message>
        <source>Bare words are looked for in names and texts. FIELD:WORD, and for numbers = &lt; &lt;= &gt; &gt;=, ask for a field; &quot;or&quot;, &quot;not&quot; (or &quot;-&quot;) and brackets join terms; quotation marks hold words together. With --deck, in:deck, copies&lt;3 and may:add speak of that deck, and each card is shown with the rule that keeps it out.</source>
        <translation>Las palabras sueltas se buscan en nombres y textos. CAMPO:PALABRA y, para números, = &lt; &lt;= &gt; &gt;= preguntan por un campo; «or», «not» (o «-») y los paréntesis unen términos; las comillas mantienen juntas las palabras. Con --deck, in:deck, copies&lt;3 y may:add hablan de ese mazo, y cada carta se muestra con la regla que la deja fuera.</translation>
    </message>
</context>
<context>
    <name>SessionText</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>reading sets: %1</source>
        <translation>leyendo colecciones: %1</translation>
    </message>
    <message>
        <source>putting cards together: %1</source>
        <translation>reuniendo cartas: %1</translation>
    </message>
    <message>
        <source>storing cards: %1</source>
        <translation>guardando cartas: %1</translation>
    </message>
    <message>
        <source>muster: warning: there are no games in %1; MUSTER_DATA says where they are</source>
        <translation>muster: advertencia: no hay juegos en %1; MUSTER_DATA dice dónde están</translation>
    </message>
    <message>
        <source>muster %1: error: %2</source>
        <translation>muster %1: error: %2</translation>
    </message>
    <message>
        <source>%1: error: %2</source>
        <translation>%1: error: %2</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: advertencia: %2</translation>
    </message>
</context>
<context>
    <name>SetsVerb</name>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>set</source>
        <translation>colección</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>version</source>
        <translation>versión</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartas</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>(not used: it has errors)</source>
        <translation>(sin usar: tiene errores)</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, %n card(s)</source>
        <translation>
            <numerusform>%1 %2, %n carta</numerusform>
            <numerusform>%1 %2, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: in order: %2</source>
        <translation>%1: en orden: %2</translation>
    </message>
    <message>
        <source>added %1, as %2</source>
        <translation>añadida %1, como %2</translation>
    </message>
    <message>
        <source>removed %1; it is kept as %2</source>
        <translation>quitada %1; se conserva como %2</translation>
    </message>
    <message>
        <source>%1 came with Muster; only sets of your own can be removed</source>
        <translation>%1 vino con Muster; solo se pueden quitar tus propias colecciones</translation>
    </message>
    <message>
        <source>expected list, check, add or remove, found &quot;%1&quot;%2</source>
        <translation>se esperaba list, check, add o remove, se encontró «%1»%2</translation>
    </message>
    <message>
        <source>&quot;list&quot; takes no argument, found &quot;%1&quot;</source>
        <translation>«list» no lleva argumentos, se encontró «%1»</translation>
    </message>
    <message>
        <source>expected the code of a set</source>
        <translation>se esperaba el código de una colección</translation>
    </message>
    <message>
        <source>expected a set file</source>
        <translation>se esperaba un archivo de colección</translation>
    </message>
    <message>
        <source>list, check, add and remove card sets</source>
        <translation>mostrar, comprobar, añadir y quitar colecciones de cartas</translation>
    </message>
    <message>
        <source>Sets are files in YAML, or in CSV with a header row. &quot;check&quot; reports every error of a set, &quot;add&quot; copies it into your own data folder, where every part of Muster finds it, and &quot;remove&quot; takes one of your own out of use and keeps the file. docs/adding-cards.md shows how a set is written.</source>
        <translation>Las colecciones son archivos YAML, o CSV con una fila de encabezados. «check» indica todos los errores de una colección, «add» la copia en tu propia carpeta de datos, donde la encuentra todo Muster, y «remove» deja de usar una de las tuyas y conserva el archivo. docs/adding-cards.md muestra cómo se escribe una colección.</translation>
    </message>
    <message>
        <source>Which sets are there, and where?</source>
        <translation>¿Qué colecciones hay, y dónde?</translation>
    </message>
    <message>
        <source>Is the set in order?</source>
        <translation>¿Está en orden la colección?</translation>
    </message>
    <message>
        <source>Use the set from now on.</source>
        <translation>Usar la colección desde ahora.</translation>
    </message>
    <message>
        <source>A set from a spreadsheet.</source>
        <translation>Una colección de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Stop using it.</source>
        <translation>Dejar de usarla.</translation>
    </message>
    <message>
        <source>the engine does not carry out all of %1: &quot;%2&quot;</source>
        <translation>el motor no ejecuta todo lo de %1: «%2»</translation>
    </message>
    <message numerus="yes">
        <source>%1: without errors: %2, of which the engine does not carry out %n in full</source>
        <translation>
            <numerusform>%1: sin errores: %2, de las que el motor no ejecuta del todo %n</numerusform>
            <numerusform>%1: sin errores: %2, de las que el motor no ejecuta del todo %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: without errors: %2; the engine does not play this game</source>
        <translation>%1: sin errores: %2; el motor no juega a este juego</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n draft(s) left out</source>
        <comment>title of a set</comment>
        <translation>
            <numerusform>%1, %n borrador dejado fuera</numerusform>
            <numerusform>%1, %n borradores dejados fuera</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>%1 to %2</source>
        <comment>players</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 is for %2 players, not for %3</source>
        <translation>%1 es para %2 jugadores, no para %3</translation>
    </message>
    <message>
        <source>%1 in the mode %2 is for %3 players, not for %4</source>
        <translation>%1 en el modo %2 es para %3 jugadores, no para %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>cards</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: a deck of %n card(s) cannot be dealt, one of %2 can</source>
        <translation>
            <numerusform>%1: un mazo de %n carta no se puede repartir, sí uno de %2</numerusform>
            <numerusform>%1: un mazo de %n cartas no se puede repartir, sí uno de %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) in the section %2 cannot be dealt, %3 can</source>
        <translation>
            <numerusform>%1: %n carta en la sección %2 no se puede repartir, sí %3</numerusform>
            <numerusform>%1: %n cartas en la sección %2 no se pueden repartir, sí %3</numerusform>
        </translation>
    </message>
    <message>
        <source>the shop</source>
        <translation>la tienda</translation>
    </message>
    <message>
        <source>%1 has no mode &quot;%2&quot;</source>
        <translation>%1 no tiene ningún modo «%2»</translation>
    </message>
    <message numerus="yes">
        <source>there are %n deck(s), and %1 are needed</source>
        <translation>
            <numerusform>hay %n mazo, y se necesitan %1</numerusform>
            <numerusform>hay %n mazos, y se necesitan %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is played with a shop, and there is none</source>
        <translation>%1 se juega con una tienda, y no hay ninguna</translation>
    </message>
    <message>
        <source>%1 is played without a shop</source>
        <translation>%1 se juega sin tienda</translation>
    </message>
    <message>
        <source>%1 has no section %2, which has to be dealt</source>
        <translation>%1 no tiene la sección %2, que hay que repartir</translation>
    </message>
    <message>
        <source>%1 has a section %2, which is not dealt</source>
        <translation>%1 tiene una sección %2, que no se reparte</translation>
    </message>
    <message>
        <source>the decks have %1 cards together, at most %2 can be played</source>
        <translation>los mazos tienen %1 cartas entre todos, se pueden jugar como máximo %2</translation>
    </message>
    <message>
        <source>%1 cannot be played so [%2]</source>
        <translation>%1 no se puede jugar así [%2]</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Print clearly. Write full names of cards, one card a line.</source>
        <translation>Escribe con letra clara. Nombres completos de las cartas, una por línea.</translation>
    </message>
    <message>
        <source>Tick a box for each copy counted.</source>
        <translation>Marca una casilla por cada copia contada.</translation>
    </message>
    <message>
        <source>For the officials</source>
        <translation>Para la organización</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Deck counted</source>
        <translation>Mazo contado</translation>
    </message>
    <message>
        <source>Main judge</source>
        <translation>Juez principal</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>First check</source>
        <translation>Primer control</translation>
    </message>
    <message>
        <source>Second check</source>
        <translation>Segundo control</translation>
    </message>
    <message>
        <source>page {page} of {pages}</source>
        <translation>página {page} de {pages}</translation>
    </message>
    <message>
        <source>subtotal {so far} of {cards}</source>
        <translation>subtotal {so far} de {cards}</translation>
    </message>
    <message>
        <source>Deck registration</source>
        <translation>Registro de mazo</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Copia para el juez</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista del mazo</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Lista de bolsillo</translation>
    </message>
    <message>
        <source>{cards} cards</source>
        <translation>{cards} cartas</translation>
    </message>
    <message>
        <source>Early items</source>
        <translation>Objetos tempranos</translation>
    </message>
    <message>
        <source>Mid items</source>
        <translation>Objetos medios</translation>
    </message>
    <message>
        <source>Late items</source>
        <translation>Objetos tardíos</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armas</translation>
    </message>
    <message>
        <source>Chest pieces</source>
        <translation>Petos</translation>
    </message>
    <message>
        <source>Jewelry</source>
        <translation>Joyas</translation>
    </message>
    <message>
        <source>Passive Relics</source>
        <translation>Reliquias pasivas</translation>
    </message>
    <message>
        <source>Active Relics</source>
        <translation>Reliquias activas</translation>
    </message>
    <message>
        <source>Potions</source>
        <translation>Pociones</translation>
    </message>
    <message>
        <source>Gold Coins</source>
        <translation>Monedas de oro</translation>
    </message>
    <message>
        <source>Silver Coins</source>
        <translation>Monedas de plata</translation>
    </message>
    <message>
        <source>Copper Coins</source>
        <translation>Monedas de cobre</translation>
    </message>
</context>
<context>
    <name>Shown</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>quotation marks of the language</comment>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>TableFile</name>
    <message>
        <source>recorded by rules %1, this program plays rules %2</source>
        <translation>grabada con las reglas %1, este programa juega con las reglas %2</translation>
    </message>
    <message>
        <source>the rules option %1 cannot be &quot;%2&quot;</source>
        <translation>la opción de reglas %1 no puede ser «%2»</translation>
    </message>
    <message>
        <source>%1 has no passive opponent &quot;%2&quot;</source>
        <translation>%1 no tiene ningún oponente pasivo «%2»</translation>
    </message>
    <message>
        <source>there is no card %1 any more</source>
        <translation>ya no existe la carta %1</translation>
    </message>
    <message>
        <source>the record of the game cannot be read</source>
        <translation>no se puede leer la grabación de la partida</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>el motor no juega a %1</translation>
    </message>
</context>
<context>
    <name>TableHeard</name>
    <message numerus="yes">
        <source>%n more line(s) of the log</source>
        <translation>
            <numerusform>%n línea más del registro</numerusform>
            <numerusform>%n líneas más del registro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableOutcome</name>
    <message>
        <source>The game is drawn.</source>
        <translation>La partida acaba en empate.</translation>
    </message>
    <message>
        <source>The game is drawn (%1).</source>
        <translation>La partida acaba en empate (%1).</translation>
    </message>
    <message>
        <source>The game was stopped: it does not end.</source>
        <translation>La partida se ha detenido: no termina.</translation>
    </message>
    <message>
        <source>The game was stopped: there is no room for all that a text wants.</source>
        <translation>La partida se ha detenido: no hay sitio para todo lo que pide un texto.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> y </translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Gana %1.</translation>
    </message>
    <message>
        <source>%1 wins (%2).</source>
        <translation>Gana %1 (%2).</translation>
    </message>
</context>
<context>
    <name>TableSetup</name>
    <message>
        <source>the cards of these decks have more text than the engine of %1 can hold</source>
        <translation>las cartas de estos mazos tienen más texto del que cabe en el motor de %1</translation>
    </message>
    <message>
        <source>the engine does not play %1</source>
        <translation>el motor no juega a %1</translation>
    </message>
    <message>
        <source>the engine shows no table of %1</source>
        <translation>el motor no muestra ninguna mesa de %1</translation>
    </message>
</context>
<context>
    <name>Verbs</name>
    <message>
        <source>The form of the output; text unless given.</source>
        <translation>La forma de la salida; si no se indica, text.</translation>
    </message>
    <message>
        <source>The game, by its key: &quot;muster games&quot; lists them.</source>
        <translation>El juego, por su clave: «muster games» las muestra.</translation>
    </message>
</context>
<context>
    <name>muster::app::AddProgress</name>
    <message>
        <source>Working out which cards may be added</source>
        <translation>Averiguando qué cartas se pueden añadir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
</context>
<context>
    <name>muster::app::BeginDialog</name>
    <message>
        <source>Play at the Table</source>
        <translation>Jugar en la mesa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>&amp;Deck:</source>
        <translation>&amp;Mazo:</translation>
    </message>
    <message>
        <source>&amp;Against:</source>
        <translation>&amp;Contra:</translation>
    </message>
    <message>
        <source>others, played by a pilot</source>
        <translation>otros, a cargo de un piloto</translation>
    </message>
    <message>
        <source>a deck, played by a pilot</source>
        <translation>un mazo, a cargo de un piloto</translation>
    </message>
    <message>
        <source>others, all played by hand</source>
        <translation>otros, todos jugados a mano</translation>
    </message>
    <message>
        <source>a deck, both played by hand</source>
        <translation>un mazo, ambos jugados a mano</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>Mo&amp;do:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>J&amp;ugadores:</translation>
    </message>
    <message>
        <source>&amp;Shop:</source>
        <translation>&amp;Tienda:</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>the opponent</source>
        <translation>el oponente</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>a fresh one</source>
        <translation>una nueva</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>La misma semilla reparte las mismas cartas.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Semilla:</translation>
    </message>
    <message>
        <source>Deck of %1:</source>
        <translation>Mazo de %1:</translation>
    </message>
    <message>
        <source>P&amp;ilot:</source>
        <translation>&amp;Piloto:</translation>
    </message>
    <message>
        <source>usual (%1)</source>
        <translation>habitual (%1)</translation>
    </message>
    <message>
        <source>by the deck</source>
        <translation>según el mazo</translation>
    </message>
    <message>
        <source>Its %1:</source>
        <translation>Su %1:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Not legal as it stands, and played all the same: %1</source>
        <translation>No es legal tal como está, y se juega de todos modos: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Esto no se puede jugar: %1.</translation>
    </message>
    <message>
        <source>Begi&amp;ns:</source>
        <translation>Empie&amp;za:</translation>
    </message>
    <message>
        <source>How the game begins</source>
        <translation>Cómo empieza la partida</translation>
    </message>
    <message>
        <source>Lay &amp;Out a Position…</source>
        <translation>M&amp;ontar una posición…</translation>
    </message>
</context>
<context>
    <name>muster::app::CardAdder</name>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n carta añadida</numerusform>
            <numerusform>%n cartas añadidas</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them may be added.</source>
        <translation>No se puede añadir ninguna de ellas.</translation>
    </message>
    <message>
        <source>&amp;Add one</source>
        <translation>&amp;Añadir una</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Add as &amp;many as allowed</source>
        <translation>Añadir &amp;todas las permitidas</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Mayúsculas+Intro</translation>
    </message>
    <message>
        <source>&amp;Remove one</source>
        <translation>&amp;Quitar una</translation>
    </message>
    <message>
        <source>&amp;Consider</source>
        <translation>&amp;Considerar</translation>
    </message>
    <message>
        <source>%1: %2. Shift+Enter adds it anyway, Ctrl+Enter puts it in place of the card chosen in the deck.</source>
        <translation>%1: %2. Mayúsculas+Intro la añade de todos modos, Control+Intro la pone en lugar de la carta elegida en el mazo.</translation>
    </message>
    <message>
        <source>How Many?</source>
        <translation>¿Cuántas?</translation>
    </message>
    <message numerus="yes">
        <source>%1 has no limit; the deck has %n. How many are to be added?</source>
        <translation>
            <numerusform>%1 no tiene límite; el mazo tiene %n. ¿Cuántas quieres añadir?</numerusform>
            <numerusform>%1 no tiene límite; el mazo tiene %n. ¿Cuántas quieres añadir?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 added</source>
        <comment>how many, card</comment>
        <translation>Añadido: %1 %2</translation>
    </message>
    <message>
        <source>%1: at most %2 are allowed. In the deck&apos;s own list any number can be typed.</source>
        <translation>%1: se permiten como máximo %2. En la lista propia del mazo se puede escribir cualquier número.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the deck</source>
        <translation>
            <numerusform>%1: %n en el mazo</numerusform>
            <numerusform>%1: %n en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a single card can be swapped in.</source>
        <translation>Solo se puede intercambiar una carta cada vez.</translation>
    </message>
    <message>
        <source>Add one an&amp;yway</source>
        <translation>Añadir una de todos &amp;modos</translation>
    </message>
    <message>
        <source>&amp;Swap for the card chosen in the deck</source>
        <translation>Cam&amp;biar por la carta elegida en el mazo</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Control+Intro</translation>
    </message>
</context>
<context>
    <name>muster::app::CardBrowser</name>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Las palabras se buscan en nombres y textos; los campos acotan la búsqueda.
Control+Espacio muestra lo que se puede escribir, Control+. toma lo que se propone.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Examples of searches</source>
        <translation>Ejemplos de búsquedas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Show the cards as a table</source>
        <translation>Mostrar las cartas en una tabla</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Show the cards as faces; Ctrl and the wheel make them larger</source>
        <translation>Mostrar las cartas como imágenes; Control y la rueda las agrandan</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Stopped: it is not known which cards may be added.</source>
        <translation>Detenido: no se sabe qué cartas se pueden añadir.</translation>
    </message>
    <message>
        <source>Cards found, as faces</source>
        <translation>Cartas encontradas, como imágenes</translation>
    </message>
    <message>
        <source>Working out which cards may be added…</source>
        <translation>Averiguando qué cartas se pueden añadir…</translation>
    </message>
    <message>
        <source>Use &quot;%1&quot;</source>
        <translation>Usar «%1»</translation>
    </message>
    <message>
        <source>Ctrl+. in the search line does the same</source>
        <translation>Control+. en la línea de búsqueda hace lo mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) found</source>
        <translation>
            <numerusform>%n carta encontrada</numerusform>
            <numerusform>%n cartas encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Palabras, o %1</translation>
    </message>
    <message>
        <source>Find all cards of this type</source>
        <translation>Buscar todas las cartas de este tipo</translation>
    </message>
    <message>
        <source>Below are still the cards found before.</source>
        <translation>Debajo siguen las cartas de antes.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardEditor</name>
    <message>
        <source>Card of a Set That Came With Muster</source>
        <translation>Carta de una colección que vino con Muster</translation>
    </message>
    <message>
        <source>Edit a Card</source>
        <translation>Editar una carta</translation>
    </message>
    <message>
        <source>New Card</source>
        <translation>Carta nueva</translation>
    </message>
    <message>
        <source>Face of the card</source>
        <translation>Anverso de la carta</translation>
    </message>
    <message>
        <source>What Muster reads in its effects</source>
        <translation>Lo que Muster lee en sus efectos</translation>
    </message>
    <message>
        <source>What else is wrong</source>
        <translation>Qué más está mal</translation>
    </message>
    <message>
        <source>&amp;Muster reads:</source>
        <translation>&amp;Muster lee:</translation>
    </message>
    <message>
        <source>&amp;Keep the card</source>
        <translation>&amp;Conservar la carta</translation>
    </message>
    <message>
        <source>✓ The card has no errors.</source>
        <translation>✓ La carta está en orden.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend before the card can be kept.</source>
        <translation>
            <numerusform>✗ Hay %n cosa que corregir antes de poder conservar la carta.</numerusform>
            <numerusform>✗ Hay %n cosas que corregir antes de poder conservar la carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card has no effects.</source>
        <translation>Esta carta no tiene efectos.</translation>
    </message>
    <message>
        <source>Throw away what was changed on this card?</source>
        <translation>¿Descartar lo que se ha cambiado en esta carta?</translation>
    </message>
    <message>
        <source>Fields of the card</source>
        <translation>Campos de la carta</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fill in before the card can be kept.</source>
        <translation>
            <numerusform>Hay %n cosa que rellenar antes de poder conservar la carta.</numerusform>
            <numerusform>Hay %n cosas que rellenar antes de poder conservar la carta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the card has a type, its face is shown here.</source>
        <translation>En cuanto la carta tenga un tipo, se muestra aquí.</translation>
    </message>
    <message>
        <source>&amp;Print as it is read</source>
        <translation>Im&amp;primir como se lee</translation>
    </message>
    <message>
        <source>Takes these sentences as the printed text of the card</source>
        <translation>Toma estas frases como texto impreso de la carta</translation>
    </message>
    <message>
        <source>Keep as a &amp;draft</source>
        <translation>Guardar como &amp;borrador</translation>
    </message>
    <message>
        <source>Stays in the set&apos;s file as it is; no deck can have it before it is finished</source>
        <translation>Se queda en el archivo de la colección tal como está; ningún mazo puede tenerla antes de que esté terminada</translation>
    </message>
    <message>
        <source>✓ The card has no errors. Its text is for people: it has no effects, so Muster cannot play it.</source>
        <translation>✓ La carta no tiene errores. Su texto es para las personas: no tiene efectos, así que Muster no puede jugarla.</translation>
    </message>
    <message>
        <source>A draft needs a name to be found by.</source>
        <translation>Un borrador necesita un nombre para poder encontrarlo.</translation>
    </message>
</context>
<context>
    <name>muster::app::CardForm</name>
    <message>
        <source>&amp;Id</source>
        <translation>I&amp;D</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Printed te&amp;xt</source>
        <translation>Te&amp;xto impreso</translation>
    </message>
    <message>
        <source>Printed text</source>
        <translation>Texto impreso</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of part, its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>Remove the last %1</source>
        <translation>Quitar el último: %1</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(sin indicar)</translation>
    </message>
    <message>
        <source>(as usual: %1)</source>
        <translation>(lo habitual: %1)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>range of a number</comment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Words of: %1</source>
        <translation>Palabras de: %1</translation>
    </message>
    <message>
        <source>%1 *</source>
        <comment>label of a field that is required</comment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
    <message>
        <source>As on another card…</source>
        <translation>Como en otra carta…</translation>
    </message>
    <message>
        <source>Begins with the effects of a card that there is</source>
        <translation>Empieza con los efectos de una carta que ya existe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>card, its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No card of this type has effects.</source>
        <translation>Ninguna carta de este tipo tiene efectos.</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>por rellenar</translation>
    </message>
    <message>
        <source>May stay empty: people carry out the printed text, Muster does not</source>
        <translation>Puede quedar vacío: las personas aplican el texto impreso, Muster no</translation>
    </message>
    <message>
        <source>Words…</source>
        <translation>Palabras…</translation>
    </message>
    <message>
        <source>All words of the language of effects (Ctrl+Space); steps come as examples</source>
        <translation>Todas las palabras del lenguaje de los efectos (Ctrl+Espacio); los pasos vienen como ejemplos</translation>
    </message>
    <message>
        <source>effects are steps in brackets, such as %1; the buttons below offer all words, and effects of other cards</source>
        <translation>los efectos son pasos entre corchetes, como %1; los botones de debajo ofrecen todas las palabras y los efectos de otras cartas</translation>
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
        <translation>Carta</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>En este mazo</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitida</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Decks that hold it</source>
        <translation>Mazos que la contienen</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1, considered</source>
        <translation>%1, candidata</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copies</source>
        <translation>
            <numerusform>%1: %n copia</numerusform>
            <numerusform>%1: %n copias</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules it touches</source>
        <translation>Reglas a las que afecta</translation>
    </message>
    <message>
        <source>A Picture for This Card</source>
        <translation>Una imagen para esta carta</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>Click to see the card at full size; Space does the same in a list</source>
        <translation>Haz clic para ver la carta a tamaño completo; en una lista, Espacio hace lo mismo</translation>
    </message>
    <message>
        <source>Choose a card to see it here.</source>
        <translation>Elige una carta para verla aquí.</translation>
    </message>
    <message>
        <source>Put a picture of your own on it…</source>
        <translation>Ponerle una imagen propia…</translation>
    </message>
    <message>
        <source>Remove your picture</source>
        <translation>Quitar tu imagen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartBox</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save as &amp;PNG…</source>
        <translation>Guardar como &amp;PNG…</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Guardar como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Guardar como &amp;CSV…</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy as P&amp;icture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>On average %1.</source>
        <translation>De media, %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with unknown names are not counted.</source>
        <translation>
            <numerusform>%n carta de nombre desconocido no se cuenta.</numerusform>
            <numerusform>%n cartas de nombre desconocido no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the Chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>kind of file, its ending</comment>
        <translation>Archivos %1 (*.%2)</translation>
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
        <translation>Un clic selecciona estas cartas en el mazo</translation>
    </message>
</context>
<context>
    <name>muster::app::CloseUp</name>
    <message>
        <source>Card at full size</source>
        <translation>Carta a tamaño completo</translation>
    </message>
</context>
<context>
    <name>muster::app::CodeDialog</name>
    <message>
        <source>Code of the Game</source>
        <translation>Código de la partida</translation>
    </message>
    <message>
        <source>QR code of the game</source>
        <translation>Código QR de la partida</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s): decks, shop, rules, seed and choices. Whoever pastes them has the same game.</source>
        <translation>
            <numerusform>%n carácter: mazos, tienda, reglas, semilla y decisiones. Quien lo pega tiene la misma partida.</numerusform>
            <numerusform>%n caracteres: mazos, tienda, reglas, semilla y decisiones. Quien los pega tiene la misma partida.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code has %1 letters, and a QR code holds %2: this game is too long for one. Its text can be copied.</source>
        <translation>El código tiene %1 caracteres, y en un código QR caben %2: esta partida es demasiado larga. Su texto se puede copiar.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Save as a Picture…</source>
        <translation>&amp;Guardar como imagen…</translation>
    </message>
    <message>
        <source>The code was copied.</source>
        <translation>Se ha copiado el código.</translation>
    </message>
    <message>
        <source>Save the Code as a Picture</source>
        <translation>Guardar el código como imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png);;All files (*)</source>
        <translation>Imágenes (*.png);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardado.</translation>
    </message>
</context>
<context>
    <name>muster::app::ColumnButton</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Choose the columns that are shown</source>
        <translation>Elegir las columnas que se muestran</translation>
    </message>
</context>
<context>
    <name>muster::app::CompareDialog</name>
    <message>
        <source>Compare Two Decks</source>
        <translation>Comparar dos mazos</translation>
    </message>
    <message>
        <source>&amp;Left:</source>
        <translation>&amp;Izquierda:</translation>
    </message>
    <message>
        <source>&amp;Right:</source>
        <translation>&amp;Derecha:</translation>
    </message>
    <message>
        <source>Left deck</source>
        <translation>Mazo izquierdo</translation>
    </message>
    <message>
        <source>Right deck</source>
        <translation>Mazo derecho</translation>
    </message>
    <message>
        <source>⇄</source>
        <translation>⇄</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Intercambiar los lados</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>&amp;Otro archivo…</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Solo di&amp;ferencias</translation>
    </message>
    <message>
        <source>Both decks, card by card</source>
        <translation>Ambos mazos, carta por carta</translation>
    </message>
    <message>
        <source>Apply &amp;to the left</source>
        <translation>&amp;Aplicar a la izquierda</translation>
    </message>
    <message>
        <source>Gives the left deck what the right one has in the selected rows, or in all of them if none is selected. One step that can be undone.</source>
        <translation>Da al mazo izquierdo lo que tiene el derecho en las filas seleccionadas, o en todas si no hay ninguna. Un solo paso que se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Copy the differences</source>
        <translation>&amp;Copiar las diferencias</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Choose two decks.</source>
        <translation>Elige dos mazos.</translation>
    </message>
    <message>
        <source>These decks cannot be compared: they are of different games or kinds.</source>
        <translation>Estos mazos no se pueden comparar: son de juegos o tipos distintos.</translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>Ambos mazos tienen las mismas cartas.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in common</source>
        <translation>
            <numerusform>%n carta en común</numerusform>
            <numerusform>%n cartas en común</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n solo a la izquierda</numerusform>
            <numerusform>%n solo a la izquierda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n solo a la derecha</numerusform>
            <numerusform>%n solo a la derecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n row(s) from %1</source>
        <translation>
            <numerusform>Aplicar %n fila de %1</numerusform>
            <numerusform>Aplicar %n filas de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ComparisonModel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
    <message>
        <source>different</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>solo a la derecha</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>solo a la izquierda</translation>
    </message>
    <message numerus="yes">
        <source>%n more on the right</source>
        <translation>
            <numerusform>%n más a la derecha</numerusform>
            <numerusform>%n más a la derecha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more on the left</source>
        <translation>
            <numerusform>%n más a la izquierda</numerusform>
            <numerusform>%n más a la izquierda</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 left, %3 right</source>
        <translation>%1: %2 a la izquierda, %3 a la derecha</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>%1: nothing here</source>
        <comment>heading of a comparison</comment>
        <translation>%1: aquí nada</translation>
    </message>
</context>
<context>
    <name>muster::app::CsvImport</name>
    <message>
        <source>Cards From a Table</source>
        <translation>Cartas de una tabla</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Código</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Versión</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>&amp;Authors</source>
        <translation>&amp;Autores</translation>
    </message>
    <message>
        <source>two to eight capitals and digits</source>
        <translation>de dos a ocho mayúsculas y cifras</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Filas de la tabla</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Add the &amp;set</source>
        <translation>Añadir la c&amp;olección</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>✓ in order</source>
        <translation>✓ en orden</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>what is wrong</comment>
        <translation>✗ %1</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n card(s), all in order. The set is kept as YAML, and each card can be edited.</source>
        <translation>
            <numerusform>✓ %n carta, en orden. La colección se guarda como YAML, y cada carta se puede editar.</numerusform>
            <numerusform>✓ %n cartas, todas en orden. La colección se guarda como YAML, y cada carta se puede editar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n thing(s) to mend, in the table or in the fields above, before the set can be added.</source>
        <translation>
            <numerusform>✗ Hay %n cosa que corregir, en la tabla o en los campos de arriba, antes de poder añadir la colección.</numerusform>
            <numerusform>✗ Hay %n cosas que corregir, en la tabla o en los campos de arriba, antes de poder añadir la colección.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n row(s) are shown; all were checked.</source>
        <translation>
            <numerusform>Solo se muestra la primera %n fila; se han comprobado todas.</numerusform>
            <numerusform>Solo se muestran las %n primeras filas; se han comprobado todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Licencia</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDetails</name>
    <message>
        <source>Notes on the deck</source>
        <translation>Notas sobre el mazo</translation>
    </message>
    <message>
        <source>Notes: the plan, what to keep, what to try next</source>
        <translation>Notas: el plan, qué conservar, qué probar después</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-DD</translation>
    </message>
    <message>
        <source>Eve&amp;nt:</source>
        <translation>Eve&amp;nto:</translation>
    </message>
    <message>
        <source>D&amp;ate:</source>
        <translation>Fec&amp;ha:</translation>
    </message>
    <message>
        <source>Ta&amp;ble:</source>
        <translation>Me&amp;sa:</translation>
    </message>
    <message>
        <source>Edit the notes</source>
        <translation>Editar las notas</translation>
    </message>
    <message>
        <source>Edit the event</source>
        <translation>Editar el evento</translation>
    </message>
    <message>
        <source>Edit the table</source>
        <translation>Editar la mesa</translation>
    </message>
    <message>
        <source>A date is written as year-month-day: 2026-10-03.</source>
        <translation>Una fecha se escribe como año-mes-día: 2026-10-03.</translation>
    </message>
    <message>
        <source>Edit the date of the event</source>
        <translation>Editar la fecha del evento</translation>
    </message>
    <message>
        <source>%1 (as the rules have it)</source>
        <translation>%1 (como dicen las reglas)</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Set the option “%1”</source>
        <translation>Fijar la opción «%1»</translation>
    </message>
    <message>
        <source>What you want to remember of this deck. It is kept in the deck&apos;s file.</source>
        <translation>Lo que quieras recordar de este mazo. Se guarda en el archivo del mazo.</translation>
    </message>
    <message>
        <source>What the deck is for</source>
        <translation>Para qué es el mazo</translation>
    </message>
    <message>
        <source>The event that the deck is for: its name, date and table stand on the printed sheets.</source>
        <translation>El evento para el que es el mazo: su nombre, fecha y mesa aparecen en las hojas impresas.</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckDocument</name>
    <message>
        <source>New %1 shop</source>
        <translation>Nueva tienda de %1</translation>
    </message>
    <message>
        <source>New %1 deck</source>
        <translation>Nuevo mazo de %1</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckFaces</name>
    <message>
        <source>Cards of the deck, as faces</source>
        <translation>Cartas del mazo, como imágenes</translation>
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
        <translation>No se ha podido leer %1.</translation>
    </message>
    <message>
        <source>Open Decks</source>
        <translation>Abrir mazos</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Mazos de Muster (*.muster);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>The folder of the file is not there any more. Choose another place.</source>
        <translation>La carpeta del archivo ya no existe. Elige otro lugar.</translation>
    </message>
    <message>
        <source>The deck could not be saved. It is still open, and nothing of it is lost.</source>
        <translation>No se ha podido guardar el mazo. Sigue abierto y no se pierde nada de él.</translation>
    </message>
    <message>
        <source>Another program changed %1 since it was read.</source>
        <translation>Otro programa ha cambiado %1 desde que se leyó.</translation>
    </message>
    <message>
        <source>The version that you do not choose stays in the history: Undo brings it back.</source>
        <translation>La versión que no elijas queda en el historial: Deshacer la recupera.</translation>
    </message>
    <message>
        <source>Save &amp;my version</source>
        <translation>Guardar &amp;mi versión</translation>
    </message>
    <message>
        <source>%1 could not be read. Save the deck under another name.</source>
        <translation>No se ha podido leer %1. Guarda el mazo con otro nombre.</translation>
    </message>
    <message>
        <source>Save the Deck</source>
        <translation>Guardar el mazo</translation>
    </message>
    <message>
        <source>Muster decks (*.muster)</source>
        <translation>Mazos de Muster (*.muster)</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Save that one, or choose another name.</source>
        <translation>%1 está abierto en otra pestaña. Guarda aquel, o elige otro nombre.</translation>
    </message>
    <message>
        <source>Export a Copy</source>
        <translation>Exportar una copia</translation>
    </message>
    <message>
        <source>The copy could not be written.</source>
        <translation>No se ha podido escribir la copia.</translation>
    </message>
    <message>
        <source>Exported as %1</source>
        <translation>Exportado como %1</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>¿Guardar los cambios en «%1»?</translation>
    </message>
    <message>
        <source>Without saving they are set aside, and can be brought back from the start page.</source>
        <translation>Si no se guardan, se apartan y se pueden recuperar desde la página de inicio.</translation>
    </message>
    <message>
        <source>They cannot be kept elsewhere at the moment (%1): without saving they are lost.</source>
        <translation>En este momento no se pueden conservar en otro sitio (%1): si no se guardan, se pierden.</translation>
    </message>
    <message>
        <source>Use the &amp;file&apos;s version</source>
        <translation>Usar la versión del &amp;archivo</translation>
    </message>
    <message>
        <source>Text list (*.txt);;Table (*.csv);;JSON (*.json);;Picture (*.png);;Cockatrice deck (*.cod);;Cockatrice cards (*.xml);;Tabletop Simulator (*.tts.json)</source>
        <translation>Lista de texto (*.txt);;Tabla (*.csv);;JSON (*.json);;Imagen (*.png);;Mazo de Cockatrice (*.cod);;Cartas de Cockatrice (*.xml);;Tabletop Simulator (*.tts.json)</translation>
    </message>
    <message>
        <source>there is no font to draw faces with</source>
        <translation>no hay ninguna fuente con la que dibujar las cartas</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckHeader</name>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>Juga&amp;dores:</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nombre del mazo</translation>
    </message>
    <message>
        <source>Size of the deck</source>
        <translation>Tamaño del mazo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Name the deck “%1”</source>
        <translation>Llamar «%1» al mazo</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Elegir el formato %1</translation>
    </message>
    <message>
        <source>Set the number of players to %1</source>
        <translation>Fijar el número de jugadores en %1</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Desconocido: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>There is no format %1. The nearest one is %2.</source>
        <translation>No existe el formato %1. El más parecido es %2.</translation>
    </message>
    <message>
        <source>The format says how many play.</source>
        <translation>El formato dice cuántos juegan.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n card(s)</source>
        <translation>
            <numerusform>%1 de %n carta</numerusform>
            <numerusform>%1 de %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of at least %n card(s)</source>
        <translation>
            <numerusform>%1 de al menos %n carta</numerusform>
            <numerusform>%1 de al menos %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose no format</source>
        <translation>No elegir ningún formato</translation>
    </message>
    <message>
        <source>Name this deck</source>
        <translation>Pon nombre al mazo</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n cartas</numerusform>
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
        <translation>límite %1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>nota: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>As the game lists them</source>
        <translation>Como las ordena el juego</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckPage</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>Mover %1 a %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suprimir</translation>
    </message>
    <message>
        <source>Move to another section</source>
        <translation>Mover a otra sección</translation>
    </message>
    <message>
        <source>Note on the card</source>
        <translation>Nota sobre la carta</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>on the selected card</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on the selected card</source>
        <translation>Nota sobre la carta seleccionada</translation>
    </message>
    <message>
        <source>Notes and event</source>
        <translation>Notas y evento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) of %1 in the deck</source>
        <translation>
            <numerusform>%n copia de %1 en el mazo</numerusform>
            <numerusform>%n copias de %1 en el mazo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Consider %n copy(s) of %1</source>
        <translation>
            <numerusform>Considerar %n copia de %1</numerusform>
            <numerusform>Considerar %n copias de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n copy(s) of %1</source>
        <translation>
            <numerusform>Añadir %n copia de %1</numerusform>
            <numerusform>Añadir %n copias de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no card in what was pasted.</source>
        <translation>No hay ninguna carta en lo que se ha pegado.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) pasted</source>
        <translation>
            <numerusform>%n carta pegada</numerusform>
            <numerusform>%n cartas pegadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n copy(s) of %1</source>
        <translation>
            <numerusform>Quitar %n copia de %1</numerusform>
            <numerusform>Quitar %n copias de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) removed</source>
        <translation>
            <numerusform>%n carta quitada</numerusform>
            <numerusform>%n cartas quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) copied as text</source>
        <translation>
            <numerusform>%n carta copiada como texto</numerusform>
            <numerusform>%n cartas copiadas como texto</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>Cortar %1</translation>
    </message>
    <message>
        <source>The deck was copied as a text list.</source>
        <translation>Se ha copiado el mazo como lista de texto.</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>&amp;Copies</source>
        <translation>&amp;Copias</translation>
    </message>
    <message>
        <source>&amp;Back into the deck</source>
        <translation>&amp;Devolver al mazo</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>&amp;Show the card</source>
        <translation>Mo&amp;strar la carta</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copiar como te&amp;xto</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Move %1 back into the deck</source>
        <translation>Devolver %1 al mazo</translation>
    </message>
    <message>
        <source>There is no card in what was dropped.</source>
        <translation>No hay ninguna carta en lo que se ha soltado.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added</source>
        <translation>
            <numerusform>%n carta añadida</numerusform>
            <numerusform>%n cartas añadidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove one copy</source>
        <translation>Quitar una copia</translation>
    </message>
    <message>
        <source>Add one copy</source>
        <translation>Añadir una copia</translation>
    </message>
    <message numerus="yes">
        <source>Set %1 to %n copy(s)</source>
        <translation>
            <numerusform>Dejar %1 en %n copia</numerusform>
            <numerusform>Dejar %1 en %n copias</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose the card in the deck that is to go; Ctrl+D leads there.</source>
        <translation>Elige antes en el mazo la carta que se va; Control+D lleva allí.</translation>
    </message>
    <message>
        <source>Swap 1 %1 for 1 %2</source>
        <comment>card that goes, card that comes</comment>
        <translation>Cambiar 1 %1 por 1 %2</translation>
    </message>
    <message>
        <source>&amp;Add one copy</source>
        <translation>&amp;Añadir una copia</translation>
    </message>
    <message>
        <source>Remove one co&amp;py</source>
        <translation>Quitar &amp;una copia</translation>
    </message>
    <message>
        <source>M&amp;ove to Considering</source>
        <translation>&amp;Mover a candidatas</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Show the deck as faces</source>
        <translation>Mostrar el mazo como imágenes</translation>
    </message>
    <message numerus="yes">
        <source>Add %n card(s): %1</source>
        <translation>
            <numerusform>Añadir %n carta: %1</numerusform>
            <numerusform>Añadir %n cartas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n card(s): %1</source>
        <translation>
            <numerusform>Pegar %n carta: %1</numerusform>
            <numerusform>Pegar %n cartas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n copy(s)</source>
        <comment>card, or cards</comment>
        <translation>
            <numerusform>%1: %n copia</numerusform>
            <numerusform>%1: %n copias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DeckSafety</name>
    <message>
        <source>Take the deck over from its file</source>
        <translation>Tomar el mazo de su archivo</translation>
    </message>
    <message>
        <source>Keep my own version</source>
        <translation>Conservar mi propia versión</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckTree</name>
    <message>
        <source>Cards of the deck</source>
        <translation>Cartas del mazo</translation>
    </message>
    <message>
        <source>There are no cards in this deck yet.

Find cards with Ctrl+F and press Enter to add them, drag them here, or paste a list with Ctrl+V.</source>
        <translation>Este mazo aún no tiene cartas.

Busca cartas con Control+F y pulsa Intro para añadirlas, arrástralas aquí, o pega una lista con Control+V.</translation>
    </message>
    <message>
        <source>Group By</source>
        <translation>Agrupar por</translation>
    </message>
</context>
<context>
    <name>muster::app::DiceStrip</name>
    <message>
        <source>Dice of the last step</source>
        <translation>Dados del último paso</translation>
    </message>
    <message>
        <source>d%1:</source>
        <comment>a die with so many faces</comment>
        <translation>d%1:</translation>
    </message>
    <message>
        <source>A d%1 shows %2: %3</source>
        <comment>a die with so many faces, number, line of the log</comment>
        <translation>Un d%1 muestra %2: %3</translation>
    </message>
</context>
<context>
    <name>muster::app::DrawModel</name>
    <message>
        <source>%1: %2 unseen, %3 with the next card</source>
        <comment>card, copies, a chance</comment>
        <translation>%1: %2 sin ver, %3 con la próxima carta</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Sin ver</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
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
        <translation>Palabras del lenguaje de los efectos</translation>
    </message>
</context>
<context>
    <name>muster::app::ExamplePanel</name>
    <message>
        <source>Examples of searches</source>
        <translation>Ejemplos de búsquedas</translation>
    </message>
    <message>
        <source>Type words, or fields with values. All terms must hold; &quot;or&quot;, &quot;-&quot; and brackets work. Try one:</source>
        <translation>Escribe palabras, o campos con valores. Tienen que cumplirse todos los términos; valen «or», «-» y los paréntesis. Prueba uno:</translation>
    </message>
</context>
<context>
    <name>muster::app::FaceView</name>
    <message>
        <source>Face of the card</source>
        <translation>Anverso de la carta</translation>
    </message>
</context>
<context>
    <name>muster::app::FiguresModel</name>
    <message>
        <source>%1: %2, the other %3, difference %4</source>
        <comment>a figure, its values</comment>
        <translation>%1: %2, el otro %3, diferencia %4</translation>
    </message>
    <message>
        <source>%1: %2, between %3</source>
        <comment>a figure, its value, its bounds</comment>
        <translation>%1: %2, margen %3</translation>
    </message>
    <message>
        <source>How much larger it is for the other version on the same shuffles, and how far the true difference may lie away, 95 times in 100</source>
        <translation>Cuánto mayor es para la otra versión con los mismos barajados, y cuánto puede alejarse la diferencia real, 95 veces de cada 100</translation>
    </message>
    <message>
        <source>The true value lies between these bounds, 95 times in 100</source>
        <translation>El valor real está entre estos límites, 95 veces de cada 100</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Muestreado</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterBar</name>
    <message>
        <source>Cards of the open deck</source>
        <translation>Cartas del mazo abierto</translation>
    </message>
    <message>
        <source>In or out of the deck</source>
        <translation>Dentro o fuera del mazo</translation>
    </message>
    <message>
        <source>In this deck</source>
        <translation>En este mazo</translation>
    </message>
    <message>
        <source>Not in this deck</source>
        <translation>No en este mazo</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Se puede añadir</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>The query has to be mended first.</source>
        <translation>Antes hay que corregir la consulta.</translation>
    </message>
    <message>
        <source>not: %1</source>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>%1: not filtered</source>
        <translation>%1: sin filtrar</translation>
    </message>
    <message>
        <source>%1: only these</source>
        <translation>%1: solo estas</translation>
    </message>
    <message>
        <source>%1: none of these</source>
        <translation>%1: ninguna de estas</translation>
    </message>
    <message>
        <source>No card of the chosen types has it.</source>
        <translation>Ninguna carta de los tipos elegidos lo tiene.</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterButton</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n elegido</numerusform>
            <numerusform>%n elegidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Filter; opens a panel to choose</source>
        <translation>Filtro; abre un panel para elegir</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from</source>
        <translation>%1 desde</translation>
    </message>
    <message>
        <source>%1 to</source>
        <translation>%1 hasta</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Desde</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Hasta</translation>
    </message>
    <message>
        <source>&amp;Clear this filter</source>
        <translation>&amp;Vaciar este filtro</translation>
    </message>
</context>
<context>
    <name>muster::app::FindingsModel</name>
    <message>
        <source>waived · %1</source>
        <translation>con dispensa · %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>severity, id</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>waived: %1</source>
        <translation>con dispensa: %1</translation>
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
        <translation>El día:</translation>
    </message>
    <message>
        <source>Use th&amp;is format</source>
        <translation>Usar este f&amp;ormato</translation>
    </message>
    <message>
        <source>Formats begin and end; without a day, that of the deck&apos;s event counts.</source>
        <translation>Los formatos empiezan y acaban; si no hay día, cuenta el del evento del mazo.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Formats of the game</source>
        <translation>Formatos del juego</translation>
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
        <translation>No elegir ningún formato</translation>
    </message>
    <message>
        <source>Choose the format %1</source>
        <translation>Elegir el formato %1</translation>
    </message>
    <message>
        <source>%1 · chosen for this deck</source>
        <comment>verdict</comment>
        <translation>%1 · elegido para este mazo</translation>
    </message>
    <message>
        <source>What stands in the way:</source>
        <translation>Lo que lo impide:</translation>
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
        <translation>Abre un mazo para repartir manos de él.</translation>
    </message>
</context>
<context>
    <name>muster::app::HandModel</name>
    <message>
        <source>drawn %1</source>
        <comment>the first, second … card that was drawn</comment>
        <translation>robada %1</translation>
    </message>
    <message>
        <source>%1, drawn since</source>
        <comment>a card</comment>
        <translation>%1, robada después</translation>
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
        <translation>Lo que viene después, y el recuento</translation>
    </message>
    <message>
        <source>Next cards</source>
        <translation>Próximas cartas</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep the hand (K)</source>
        <translation>Conservar la mano (K)</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Mulligan: send the chosen cards back (B)</source>
        <translation>Mulligan: devolver las cartas elegidas (B)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Draw the card of the next turn (D)</source>
        <translation>Robar la carta del próximo turno (D)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Take the last step back (Backspace)</source>
        <translation>Deshacer el último paso (Retroceso)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Do again what was taken back (Shift+Backspace)</source>
        <translation>Volver a hacer lo que se deshizo (Mayúsculas+Retroceso)</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Próxima mano</translation>
    </message>
    <message>
        <source>Deal another hand (N)</source>
        <translation>Repartir otra mano (N)</translation>
    </message>
    <message>
        <source>What to do?</source>
        <translation>¿Qué hacer?</translation>
    </message>
    <message>
        <source>What a sound player would do with this hand (H)</source>
        <translation>Lo que haría un jugador sensato con esta mano (H)</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Semilla del reparto</translation>
    </message>
    <message>
        <source>What a hand is worth depends on it. The one that you choose stays for the next hands.</source>
        <translation>De ella depende lo que vale una mano. La que elijas se queda para las manos siguientes.</translation>
    </message>
    <message>
        <source>Card beside each hand</source>
        <translation>Carta junto a cada mano</translation>
    </message>
    <message>
        <source>The same seed deals the same hand of the same deck. Enter deals.</source>
        <translation>La misma semilla reparte la misma mano del mismo mazo. Intro reparte.</translation>
    </message>
    <message>
        <source>Place in the order of turns</source>
        <translation>Lugar en el orden de turnos</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Chances of the next cards</source>
        <translation>Probabilidades de las próximas cartas</translation>
    </message>
    <message>
        <source>Choose the cards that you want: the chance of any of them stands below.</source>
        <translation>Elige las cartas que quieres: abajo está la probabilidad de cualquiera de ellas.</translation>
    </message>
    <message>
        <source>Look ahead:</source>
        <translation>Mirar más adelante:</translation>
    </message>
    <message>
        <source>Cards to look ahead</source>
        <translation>Cartas que mirar más adelante</translation>
    </message>
    <message>
        <source>Tally of the hands</source>
        <translation>Recuento de las manos</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Forget the hands that were counted</source>
        <translation>Olvidar las manos que se han contado</translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <comment>a card</comment>
        <translation>Robada: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>about a hand, its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Send all back</source>
        <translation>Devolver todas</translation>
    </message>
    <message numerus="yes">
        <source>Send %n back</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Devolver %n</numerusform>
            <numerusform>Devolver %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the cards that you want, for the chance of any of them.</source>
        <translation>Elige cartas para ver la probabilidad de cualquiera de ellas.</translation>
    </message>
    <message numerus="yes">
        <source>Any of %n chosen: %1 with the next card, %2 within %3.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>La %n elegida: %1 con la próxima carta, %2 en %3.</numerusform>
            <numerusform>Cualquiera de las %n elegidas: %1 con la próxima carta, %2 en %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play on with this hand at the table (P)</source>
        <translation>Seguir jugando con esta mano en la mesa (P)</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Show what comes next, and the tally, beside the hand (C)</source>
        <translation>Mostrar lo que viene después, y el recuento, junto a la mano (C)</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>type of a card</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>al azar</translation>
    </message>
</context>
<context>
    <name>muster::app::HandsPanel</name>
    <message>
        <source>One hand, and many</source>
        <translation>Una mano, y muchas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Muchas manos</translation>
    </message>
</context>
<context>
    <name>muster::app::HistoryPanel</name>
    <message>
        <source>As saved on %1</source>
        <translation>Tal como se guardó el %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a version, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Open a deck to see its steps.</source>
        <translation>Abre un mazo para ver sus pasos.</translation>
    </message>
    <message>
        <source>Name thi&amp;s version…</source>
        <translation>Nom&amp;brar esta versión…</translation>
    </message>
    <message>
        <source>Compa&amp;re…</source>
        <translation>C&amp;omparar…</translation>
    </message>
    <message>
        <source>Go back &amp;to it</source>
        <translation>Vo&amp;lver a ella</translation>
    </message>
    <message>
        <source>Steps of the deck</source>
        <translation>Pasos del mazo</translation>
    </message>
    <message>
        <source>Versions of the deck</source>
        <translation>Versiones del mazo</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Keeps the deck as it is now under a name, to go back to or to compare with</source>
        <translation>Conserva con un nombre el mazo tal como está ahora, para volver a él o compararlo</translation>
    </message>
    <message>
        <source>The deck becomes that version, as one step that can be undone</source>
        <translation>El mazo pasa a ser esa versión, en un solo paso que se puede deshacer</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>Save the deck first: its versions belong to its file.</source>
        <translation>Guarda antes el mazo: sus versiones son de su archivo.</translation>
    </message>
    <message>
        <source>Name This Version</source>
        <translation>Nombrar esta versión</translation>
    </message>
    <message>
        <source>Name of the deck as it is now:</source>
        <translation>Nombre del mazo tal como está ahora:</translation>
    </message>
    <message>
        <source>This version is kept as “%1”.</source>
        <translation>Esta versión se conserva como «%1».</translation>
    </message>
    <message>
        <source>Go back to: %1</source>
        <comment>a version</comment>
        <translation>Volver a: %1</translation>
    </message>
    <message>
        <source>Each save keeps a version here.</source>
        <translation>Cada guardado conserva aquí una versión.</translation>
    </message>
</context>
<context>
    <name>muster::app::HomePage</name>
    <message>
        <source>Games or decks</source>
        <translation>Juegos o mazos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Mis mazos</translation>
    </message>
</context>
<context>
    <name>muster::app::ImportDialog</name>
    <message>
        <source>Open a List</source>
        <translation>Abrir una lista</translation>
    </message>
    <message>
        <source>Lists and decks (*.txt *.dec *.list *.csv *.json *.muster);;All files (*)</source>
        <translation>Listas y mazos (*.txt *.dec *.list *.csv *.json *.muster);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Import a List</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>Your &amp;list:</source>
        <translation>Tu &amp;lista:</translation>
    </message>
    <message>
        <source>Paste a list here: from a forum, a chat, another program, a spreadsheet, or a deck code.</source>
        <translation>Pega aquí una lista: de un foro, un chat, otro programa o una hoja de cálculo, o un código de mazo.</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Abrir &amp;un archivo…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>&amp;What Muster understood:</source>
        <translation>Lo que Muster &amp;entendió:</translation>
    </message>
    <message>
        <source>What Muster understood</source>
        <translation>Lo que Muster entendió</translation>
    </message>
    <message>
        <source>Your list</source>
        <translation>Tu lista</translation>
    </message>
    <message>
        <source>Enter or a double click confirms what stands beside a line</source>
        <translation>Intro o un doble clic confirma lo que figura junto a una línea</translation>
    </message>
    <message>
        <source>Another &amp;card:</source>
        <translation>Otra &amp;carta:</translation>
    </message>
    <message>
        <source>Name of the card that is meant, then Enter</source>
        <translation>Nombre de la carta de que se trata, y luego Intro</translation>
    </message>
    <message>
        <source>Next &amp;question</source>
        <translation>&amp;Siguiente pregunta</translation>
    </message>
    <message>
        <source>Go to the next line that was not understood (F8)</source>
        <translation>Ir a la siguiente línea que no se entendió (F8)</translation>
    </message>
    <message>
        <source>Import as a &amp;new deck</source>
        <translation>Importar como mazo &amp;nuevo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Add to %1</source>
        <translation>&amp;Añadir a %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>No card was found in this.</source>
        <translation>Aquí no se ha encontrado ninguna carta.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line understood.</source>
        <translation>
            <numerusform>%n carta, todas las líneas entendidas.</numerusform>
            <numerusform>%n cartas, todas las líneas entendidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s).</source>
        <translation>
            <numerusform>%n carta.</numerusform>
            <numerusform>%n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Please check %n line(s); otherwise they come in as shown.</source>
        <translation>
            <numerusform>Comprueba %n línea, por favor; si no, se importa como se muestra.</numerusform>
            <numerusform>Comprueba %n líneas, por favor; si no, se importan como se muestran.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ImportModel</name>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Needs your answer: %1</source>
        <translation>Necesita tu respuesta: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Tal como llegó</translation>
    </message>
    <message>
        <source>Understood as</source>
        <translation>Entendido como</translation>
    </message>
</context>
<context>
    <name>muster::app::LegalityPanel</name>
    <message>
        <source>Make &amp;legal…</source>
        <translation>Hacer &amp;legal…</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Why, and what to do</source>
        <translation>Por qué, y qué hacer</translation>
    </message>
    <message>
        <source>Show the &amp;rule</source>
        <translation>Mostrar la re&amp;gla</translation>
    </message>
    <message>
        <source>Works out the smallest change that makes the deck legal, and shows it first.</source>
        <translation>Calcula el menor cambio que hace legal el mazo, y lo muestra antes.</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Todos los formatos</translation>
    </message>
    <message>
        <source>Take the waiver back</source>
        <translation>Retirar la dispensa</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Hallazgos (%1)</translation>
    </message>
    <message>
        <source>There is nothing to mend.</source>
        <translation>No hay nada que corregir.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Reglamento: %1</translation>
    </message>
    <message>
        <source>Use the format %1</source>
        <translation>Usar el formato %1</translation>
    </message>
    <message>
        <source>Waive %1</source>
        <translation>Dispensar %1</translation>
    </message>
    <message>
        <source>Waive %1 no longer</source>
        <translation>Dejar de dispensar %1</translation>
    </message>
    <message>
        <source>The deck is legal as it is.</source>
        <translation>El mazo es legal tal como está.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Findings, and all formats</source>
        <translation>Hallazgos, y todos los formatos</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>Este mazo es legal.</translation>
    </message>
    <message>
        <source>Open a deck to see its verdict.</source>
        <translation>Abre un mazo para ver su veredicto.</translation>
    </message>
    <message numerus="yes">
        <source>%n more way(s)</source>
        <translation>
            <numerusform>%n manera más</numerusform>
            <numerusform>%n maneras más</numerusform>
        </translation>
    </message>
    <message>
        <source>The organizer waives this for this deck</source>
        <translation>La organización lo dispensa para este mazo</translation>
    </message>
    <message>
        <source>See what would make the deck legal…</source>
        <translation>Ver qué haría legal el mazo…</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryPage</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open a Copy</source>
        <translation>Abrir una copia</translation>
    </message>
    <message>
        <source>Add a Folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>A Folder of Decks</source>
        <translation>Una carpeta de mazos</translation>
    </message>
    <message>
        <source>Find decks: names, cards, tags, games</source>
        <translation>Buscar mazos: nombres, cartas, etiquetas, juegos</translation>
    </message>
    <message>
        <source>Find decks</source>
        <translation>Buscar mazos</translation>
    </message>
    <message>
        <source>My decks</source>
        <translation>Mis mazos</translation>
    </message>
    <message>
        <source>Begins a new deck with the same cards</source>
        <translation>Empieza un mazo nuevo con las mismas cartas</translation>
    </message>
    <message>
        <source>Decks of this folder are shown here from now on</source>
        <translation>Los mazos de esta carpeta se muestran aquí desde ahora</translation>
    </message>
    <message>
        <source>Looking for decks…</source>
        <translation>Buscando mazos…</translation>
    </message>
    <message>
        <source>There is no deck in a file yet. Decks that you save appear here, with all others of their folder.</source>
        <translation>Aún no hay ningún mazo en un archivo. Los mazos que guardes aparecen aquí, con todos los demás de su carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n deck(s)</source>
        <translation>
            <numerusform>%1 de %n mazo</numerusform>
            <numerusform>%1 de %n mazos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s). Words with # in a deck&apos;s notes are its tags.</source>
        <translation>
            <numerusform>%n mazo. Las palabras con # en las notas de un mazo son sus etiquetas.</numerusform>
            <numerusform>%n mazos. Las palabras con # en las notas de un mazo son sus etiquetas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LineModel</name>
    <message numerus="yes">
        <source>Line %1, %n choice(s)</source>
        <translation>
            <numerusform>Línea %1, %n decisión</numerusform>
            <numerusform>Línea %1, %n decisiones</numerusform>
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
        <translation>Más tarde: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::MainWindow</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Main</source>
        <translation>Principal</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Mazos de Muster (*.muster);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>Mazos abiertos</translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Legalidad</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The game %1 cannot be read.</source>
        <translation>No se puede leer el juego %1.</translation>
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
        <translation>%1, sin guardar</translation>
    </message>
    <message>
        <source>%1[*] – Muster</source>
        <translation>%1[*] – Muster</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %n card(s)</source>
        <translation>
            <numerusform>%1 · %2 · %n carta</numerusform>
            <numerusform>%1 · %2 · %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, kind of deck</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New Deck</source>
        <translation>&amp;Nuevo mazo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Import a List…</source>
        <translation>&amp;Importar una lista…</translation>
    </message>
    <message>
        <source>&amp;Export a Copy…</source>
        <translation>&amp;Exportar una copia…</translation>
    </message>
    <message>
        <source>&amp;Close Deck</source>
        <translation>Cerrar ma&amp;zo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Deshacer:</translation>
    </message>
    <message>
        <source>&amp;Redo:</source>
        <translation>&amp;Rehacer:</translation>
    </message>
    <message>
        <source>Cu&amp;t Cards</source>
        <translation>Cor&amp;tar cartas</translation>
    </message>
    <message>
        <source>&amp;Copy Cards</source>
        <translation>&amp;Copiar cartas</translation>
    </message>
    <message>
        <source>&amp;Paste Cards</source>
        <translation>&amp;Pegar cartas</translation>
    </message>
    <message>
        <source>Copy the Whole &amp;Deck as Text</source>
        <translation>Copiar todo el &amp;mazo como texto</translation>
    </message>
    <message>
        <source>Copy the Deck C&amp;ode</source>
        <translation>Copiar el códi&amp;go del mazo</translation>
    </message>
    <message>
        <source>A deck with unknown cards has no code.</source>
        <translation>Un mazo con cartas desconocidas no tiene código.</translation>
    </message>
    <message>
        <source>The deck code was copied.</source>
        <translation>Se ha copiado el código del mazo.</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Find Cards</source>
        <translation>&amp;Buscar cartas</translation>
    </message>
    <message>
        <source>&amp;Go to the Deck</source>
        <translation>&amp;Ir al mazo</translation>
    </message>
    <message>
        <source>Card &amp;Sets…</source>
        <translation>C&amp;olecciones de cartas…</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>&amp;Mazo</translation>
    </message>
    <message>
        <source>&amp;Remove	Del</source>
        <translation>&amp;Quitar	Suprimir</translation>
    </message>
    <message>
        <source>&amp;Notes and Event</source>
        <translation>&amp;Notas y evento</translation>
    </message>
    <message>
        <source>Ne&amp;xt Finding</source>
        <translation>Hallazgo &amp;siguiente</translation>
    </message>
    <message>
        <source>Make &amp;Legal…</source>
        <translation>Hacer &amp;legal…</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>Com&amp;parar…</translation>
    </message>
    <message>
        <source>All F&amp;ormats</source>
        <translation>Todos los &amp;formatos</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Size of Text</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Más grande</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Más &amp;pequeño</translation>
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
        <translation>De quién son las cartas que se muestran</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>The deck cannot be brought back now, since its game cannot be read. It is kept.</source>
        <translation>Ahora no se puede recuperar el mazo, porque no se puede leer su juego. Se conserva.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Importar %n carta</numerusform>
            <numerusform>Importar %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n carta importada</numerusform>
            <numerusform>%n cartas importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a list</source>
        <translation>Importar una lista</translation>
    </message>
    <message>
        <source>%1, as in its file</source>
        <translation>%1, guardado</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>&amp;Acerca de Muster</translation>
    </message>
    <message>
        <source>About Muster</source>
        <translation>Acerca de Muster</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Build decks that pass muster.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Muster %1&lt;/h3&gt;&lt;p&gt;Construye mazos que superan cualquier revista.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>%1, a sample</source>
        <translation>%1, un ejemplo</translation>
    </message>
    <message>
        <source>&amp;Legality</source>
        <translation>&amp;Legalidad</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>New Dec&amp;k of</source>
        <translation>Nuevo mazo &amp;de</translation>
    </message>
    <message>
        <source>Card search</source>
        <translation>Búsqueda de cartas</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <comment>a dock</comment>
        <translation>Cerrar: %1</translation>
    </message>
    <message>
        <source>Float: %1</source>
        <comment>a dock</comment>
        <translation>Separar: %1</translation>
    </message>
    <message>
        <source>My &amp;Decks</source>
        <translation>Mis &amp;mazos</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Card at F&amp;ull Size	Space</source>
        <translation>Carta a &amp;tamaño completo	Espacio</translation>
    </message>
    <message>
        <source>&amp;Add One Copy	+</source>
        <translation>&amp;Añadir una copia	+</translation>
    </message>
    <message>
        <source>Remo&amp;ve One Copy	−</source>
        <translation>Quitar &amp;una copia	−</translation>
    </message>
    <message>
        <source>Move to &amp;Considering</source>
        <translation>Mover a &amp;candidatas</translation>
    </message>
    <message>
        <source>Previous F&amp;inding</source>
        <translation>Hallazgo anteri&amp;or</translation>
    </message>
    <message>
        <source>C&amp;ard Search</source>
        <translation>&amp;Búsqueda de cartas</translation>
    </message>
    <message>
        <source>Ca&amp;rd at Hand</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>Ne&amp;xt Pane</source>
        <translation>Panel &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Panel &amp;anterior</translation>
    </message>
    <message>
        <source>R&amp;eset the Layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;Colors</source>
        <translation>Col&amp;ores</translation>
    </message>
    <message>
        <source>Follow the &amp;Desktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>deck, version</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Test hands</source>
        <translation>Manos de prueba</translation>
    </message>
    <message>
        <source>Test &amp;Hands</source>
        <translation>Manos de prue&amp;ba</translation>
    </message>
    <message>
        <source>How &amp;Fast Is the Deck</source>
        <translation>Qué &amp;velocidad tiene el mazo</translation>
    </message>
    <message>
        <source>&amp;Test Hands</source>
        <translation>Manos de &amp;prueba</translation>
    </message>
    <message>
        <source>as in its file</source>
        <translation>como en su archivo</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>At the &amp;Table…</source>
        <translation>En la &amp;mesa…</translation>
    </message>
    <message>
        <source>&amp;Open a Recorded Game…</source>
        <translation>&amp;Abrir una partida grabada…</translation>
    </message>
    <message>
        <source>&amp;Paste the Code of a Game</source>
        <translation>&amp;Pegar el código de una partida</translation>
    </message>
    <message>
        <source>&amp;Go On With</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game…</source>
        <translation>&amp;Reglas del juego…</translation>
    </message>
    <message>
        <source>&amp;Lay Out a Position…</source>
        <translation>Mo&amp;ntar una posición…</translation>
    </message>
    <message>
        <source>Lay Out the Position of a &amp;Scenario…</source>
        <translation>Montar la posición de un e&amp;scenario…</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Elegir un juego</translation>
    </message>
    <message>
        <source>All open decks</source>
        <translation>Todos los mazos abiertos</translation>
    </message>
    <message>
        <source>All open decks; Ctrl+Tab goes from one to the next</source>
        <translation>Todos los mazos abiertos; Ctrl+Tab pasa de uno a otro</translation>
    </message>
    <message>
        <source>Choose a game for the new deck.</source>
        <translation>Elige un juego para el mazo nuevo.</translation>
    </message>
</context>
<context>
    <name>muster::app::MakeLegalDialog</name>
    <message>
        <source>Make the Deck Legal</source>
        <translation>Hacer legal el mazo</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>&amp;Apply as one step</source>
        <translation>&amp;Aplicar en un solo paso</translation>
    </message>
    <message>
        <source>No change of cards makes this deck legal. This stands in the way:</source>
        <translation>Ningún cambio de cartas hace legal este mazo. Esto lo impide:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(s) change. One undo takes it all back.</source>
        <translation>
            <numerusform>Cambia %n copia. Deshacer lo revierte todo de una vez.</numerusform>
            <numerusform>Cambian %n copias. Deshacer lo revierte todo de una vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 changes are ticked. One undo takes them all back.</source>
        <translation>%1 de %2 cambios están marcados. Deshacer los revierte todos de una vez.</translation>
    </message>
    <message>
        <source>Make the deck legal</source>
        <translation>Hacer legal el mazo</translation>
    </message>
    <message>
        <source>Looking for good ways…</source>
        <translation>Buscando buenas maneras…</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Propuesta</translation>
    </message>
    <message>
        <source>Proposal %1: filled up</source>
        <translation>Propuesta %1: completada</translation>
    </message>
    <message>
        <source>Proposal %1: after the deck %2</source>
        <translation>Propuesta %1: según el mazo %2</translation>
    </message>
    <message>
        <source>With these changes the deck is legal.</source>
        <translation>Con estos cambios el mazo es legal.</translation>
    </message>
    <message>
        <source>With these changes the deck is not legal: %1</source>
        <translation>Con estos cambios el mazo no es legal: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::ManyHandsModel</name>
    <message>
        <source>stands</source>
        <comment>a hand</comment>
        <translation>definitiva</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>a hand</comment>
        <translation>conservada</translation>
    </message>
    <message numerus="yes">
        <source>%n sent back</source>
        <comment>cards of a hand</comment>
        <translation>
            <numerusform>%n devuelta</numerusform>
            <numerusform>%n devueltas</numerusform>
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
        <translation>Otras manos</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Muchas manos</translation>
    </message>
    <message>
        <source>Below each hand: its seed, what it is worth, and what a sound player does with it. Enter deals it.</source>
        <translation>Bajo cada mano: su semilla, cuánto vale y qué hace con ella un jugador sensato. Intro la reparte.</translation>
    </message>
</context>
<context>
    <name>muster::app::NewSetDialog</name>
    <message>
        <source>New Set</source>
        <translation>Colección nueva</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Código</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Author</source>
        <translation>&amp;Autor</translation>
    </message>
    <message>
        <source>&amp;Make the Set</source>
        <translation>C&amp;rear la colección</translation>
    </message>
    <message>
        <source>The code is two to eight capitals and digits; each card&apos;s number begins with it.</source>
        <translation>El código son de dos a ocho mayúsculas y cifras; el número de cada carta empieza por él.</translation>
    </message>
    <message>
        <source>The name is what people read.</source>
        <translation>El nombre es lo que lee la gente.</translation>
    </message>
    <message>
        <source>Cards will be numbered from %1-001 on.</source>
        <translation>Las cartas se numerarán desde %1-001.</translation>
    </message>
    <message>
        <source>&amp;License</source>
        <translation>&amp;Licencia</translation>
    </message>
</context>
<context>
    <name>muster::app::NothingFound</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean:</source>
        <translation>Quizá querías decir:</translation>
    </message>
    <message>
        <source>Without one of the conditions:</source>
        <translation>Con una condición menos:</translation>
    </message>
    <message>
        <source>No cards found.</source>
        <translation>No se han encontrado cartas.</translation>
    </message>
    <message>
        <source>Words are found where a word begins; a star before them, *word, finds them anywhere. Examples shows what else can be asked.</source>
        <translation>Las palabras se encuentran donde empieza una palabra; con un asterisco delante, *palabra, se encuentran en cualquier sitio. «Ejemplos» muestra qué más se puede preguntar.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Mostrar todas las cartas</translation>
    </message>
    <message>
        <source>Choose a game to see its cards: on the start page, or in the box at the top.</source>
        <translation>Elige un juego para ver sus cartas: en la página de inicio o en la lista de arriba.</translation>
    </message>
</context>
<context>
    <name>muster::app::NumbersPanel</name>
    <message>
        <source>All numbers</source>
        <translation>Todos los números</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Cha&amp;rts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Odd&amp;s</source>
        <translation>Pro&amp;babilidades</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Tab&amp;la</translation>
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
        <translation>de media</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Charts, odds, and a table</source>
        <translation>Gráficos, probabilidades y una tabla</translation>
    </message>
    <message>
        <source>Open a deck to see its numbers: charts, and the odds of what is drawn.</source>
        <translation>Abre un mazo para ver sus números: gráficos, y las probabilidades de lo que se roba.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>title of a chart, one of its bars</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. No card of the deck is among them.</source>
        <translation>%1. Ninguna carta del mazo está entre ellas.</translation>
    </message>
    <message>
        <source>%1. These cards are selected in the deck.</source>
        <translation>%1. Estas cartas están seleccionadas en el mazo.</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsPage</name>
    <message>
        <source>A query, such as cost&lt;=2</source>
        <translation>Una consulta, como cost&lt;=2</translation>
    </message>
    <message>
        <source>Query for the wanted cards</source>
        <translation>Consulta de las cartas buscadas</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>At &amp;least</source>
        <translation>Al men&amp;os</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Among the first cards</source>
        <translation>Entre las primeras</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Al menos tantas</translation>
    </message>
    <message>
        <source>Wanted cards</source>
        <translation>Cartas buscadas</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Cartas robadas</translation>
    </message>
    <message>
        <source>Chances that matter in this game</source>
        <translation>Probabilidades que importan en este juego</translation>
    </message>
    <message>
        <source>the cards selected in the deck</source>
        <translation>las cartas seleccionadas en el mazo</translation>
    </message>
    <message>
        <source>cards that match a query</source>
        <translation>cartas que encuentra una consulta</translation>
    </message>
    <message>
        <source>There is no card in this deck to draw yet.</source>
        <translation>Este mazo aún no tiene ninguna carta que robar.</translation>
    </message>
    <message>
        <source>No deck is open.</source>
        <translation>No hay ningún mazo abierto.</translation>
    </message>
    <message>
        <source>At least %1 of the %2 wanted cards among the first %3 of %4: %5. On average %6. Before any mulligan.</source>
        <translation>Al menos %1 de las %2 cartas buscadas entre las %3 primeras de %4: %5. De media, %6. Antes de cualquier mulligan.</translation>
    </message>
    <message>
        <source>Exactly this many of them</source>
        <translation>Exactamente tantas de ellas</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>suficientes</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>muy pocas</translation>
    </message>
    <message>
        <source>At least %1 of them, by cards drawn</source>
        <translation>Al menos %1 de ellas, según las cartas robadas</translation>
    </message>
    <message>
        <source>%1 of %2 cards, %3 drawn</source>
        <translation>%1 de %2 cartas, %3 robadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a number, the number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select cards in the deck to see their odds here.</source>
        <translation>Selecciona cartas en el mazo para ver aquí sus probabilidades.</translation>
    </message>
</context>
<context>
    <name>muster::app::OptionModel</name>
    <message>
        <source>%1  %2 (the pilot&apos;s choice)</source>
        <comment>key, option</comment>
        <translation>%1  %2 (lo que elige el piloto)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key, option</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 (ticked as number %2)</source>
        <translation>%1 (marcada con el número %2)</translation>
    </message>
</context>
<context>
    <name>muster::app::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Click to read this place, and once more to see the whole page. Ctrl and the wheel, or + and −, change the size; the mouse and the arrow keys move the page; 0 shows all of it.</source>
        <translation>Un clic amplía este lugar y otro muestra la página entera. Ctrl y la rueda, o + y −, cambian el tamaño; el ratón y las flechas mueven la página; 0 la muestra entera.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionBoard</name>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
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
        <translation>%1. Error: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionCard</name>
    <message>
        <source>Copies:</source>
        <translation>Copias:</translation>
    </message>
    <message>
        <source>with whom it lies</source>
        <translation>de quien la tiene delante</translation>
    </message>
    <message>
        <source>Whose:</source>
        <translation>De quién:</translation>
    </message>
    <message>
        <source>seen by %1</source>
        <translation>vista por %1</translation>
    </message>
    <message>
        <source>On it:</source>
        <translation>Encima:</translation>
    </message>
    <message>
        <source>What lies on the card</source>
        <translation>Lo que hay sobre la carta</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Select a card of the position.</source>
        <translation>Selecciona una carta de la posición.</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionModel</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>whose, place</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n cartas</numerusform>
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
        <translation>vista por %1</translation>
    </message>
    <message>
        <source>%1 copies of %2</source>
        <translation>%1 copias de %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; encima: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PositionRules</name>
    <message>
        <source>Lay Out a Position</source>
        <translation>Montar una posición</translation>
    </message>
    <message>
        <source>Rules of the Position</source>
        <translation>Reglas de la posición</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modo:</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation>Opciones de las reglas</translation>
    </message>
    <message>
        <source>&amp;Lay Out</source>
        <translation>Mon&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Usar</translation>
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
        <translation>Buscar cartas</translation>
    </message>
    <message>
        <source>Words are looked for in names and texts; fields narrow the search down.
Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed.</source>
        <translation>Las palabras se buscan en nombres y textos; los campos acotan la búsqueda.
Control+Espacio muestra lo que se puede escribir, Control+. toma lo que se propone.</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>Cartas encontradas</translation>
    </message>
    <message>
        <source>Words, or %1</source>
        <translation>Palabras, o %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::PositionWindow</name>
    <message>
        <source>A Position of %1[*]</source>
        <translation>Una posición de %1[*]</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number, player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>What cannot be</source>
        <translation>Lo que no puede ser</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Save as a &amp;Scenario…</source>
        <translation>Guardar como e&amp;scenario…</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>Pre&amp;gunta:</translation>
    </message>
    <message>
        <source>Question, in one sentence</source>
        <translation>Pregunta, en una frase</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>&amp;Turno:</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>&amp;Of:</source>
        <translation>De &amp;quién:</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>De quién es el turno</translation>
    </message>
    <message>
        <source>&amp;Begins:</source>
        <translation>Em&amp;pieza:</translation>
    </message>
    <message>
        <source>Where in the turn it begins</source>
        <translation>Dónde empieza en el turno</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>with the actions of the turn</source>
        <translation>con las acciones del turno</translation>
    </message>
    <message>
        <source>The position cannot be kept: %1</source>
        <translation>La posición no se puede conservar: %1</translation>
    </message>
    <message>
        <source>This position can be.</source>
        <translation>Esta posición es posible.</translation>
    </message>
    <message>
        <source>This position can be. The steps of its scenario go with it.</source>
        <translation>Esta posición es posible. La acompañan los pasos de su escenario.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (y %n más)</numerusform>
            <numerusform>%1 (y %n más)</numerusform>
        </translation>
    </message>
    <message>
        <source>What is said of a card</source>
        <translation>Lo que se dice de una carta</translation>
    </message>
    <message>
        <source>Put a card</source>
        <translation>Poner una carta</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Mover una carta</translation>
    </message>
    <message>
        <source>A Position Is Not Saved</source>
        <translation>Una posición no está guardada</translation>
    </message>
    <message>
        <source>The position was edited and is not saved as a scenario.</source>
        <translation>La posición se ha modificado y no está guardada como escenario.</translation>
    </message>
    <message>
        <source>Posit&amp;ion</source>
        <translation>Pos&amp;ición</translation>
    </message>
    <message>
        <source>&amp;Save as a Scenario…</source>
        <translation>Guardar como e&amp;scenario…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Reglas…</translation>
    </message>
    <message>
        <source>&amp;Leave Out the Steps of the Scenario</source>
        <translation>&amp;Omitir los pasos del escenario</translation>
    </message>
    <message>
        <source>To the &amp;Next Problem</source>
        <translation>Al siguie&amp;nte problema</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Card</source>
        <translation>&amp;Carta</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Mover a…</translation>
    </message>
    <message>
        <source>&amp;Forward in Its Zone</source>
        <translation>Ha&amp;cia delante en su zona</translation>
    </message>
    <message>
        <source>&amp;Back in Its Zone</source>
        <translation>Hacia a&amp;trás en su zona</translation>
    </message>
    <message>
        <source>&amp;One More Copy</source>
        <translation>&amp;Una copia más</translation>
    </message>
    <message>
        <source>One Copy &amp;Less</source>
        <translation>Una copia me&amp;nos</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste behind the Card</source>
        <translation>&amp;Pegar detrás de la carta</translation>
    </message>
    <message>
        <source>Paste &amp;onto the Card</source>
        <translation>Pegar s&amp;obre la carta</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>To the Sea&amp;rch</source>
        <translation>A la &amp;búsqueda</translation>
    </message>
    <message>
        <source>To the &amp;Position</source>
        <translation>A la &amp;posición</translation>
    </message>
    <message>
        <source>To the &amp;Card</source>
        <translation>A la &amp;carta</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Carta a &amp;tamaño completo	Espacio</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>On a Card</source>
        <translation>Sobre una carta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Put Where?</source>
        <translation>¿Dónde ponerla?</translation>
    </message>
    <message>
        <source>Move Where?</source>
        <translation>¿Adónde moverla?</translation>
    </message>
    <message>
        <source>Remove a card</source>
        <translation>Quitar una carta</translation>
    </message>
    <message>
        <source>Cut a card</source>
        <translation>Cortar una carta</translation>
    </message>
    <message>
        <source>The clipboard has no name of a card.</source>
        <translation>El portapapeles no tiene ningún nombre de carta.</translation>
    </message>
    <message>
        <source>Paste a card</source>
        <translation>Pegar una carta</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Guardar el escenario</translation>
    </message>
    <message>
        <source>position.yaml</source>
        <translation>posicion.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Escenarios (*.yaml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Guardado: «muster play» lo juega.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Leave out the steps</source>
        <translation>Omitir los pasos</translation>
    </message>
    <message>
        <source>To the Card Beneat&amp;h</source>
        <translation>A la carta de &amp;debajo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
</context>
<context>
    <name>muster::app::PrintDialog</name>
    <message>
        <source>Card faces, nine a page, to cut out</source>
        <translation>Anversos de cartas, nueve por página, para recortar</translation>
    </message>
    <message>
        <source>Lines to cut along</source>
        <translation>Líneas por las que cortar</translation>
    </message>
    <message>
        <source>Marks at the edges</source>
        <translation>Marcas en los bordes</translation>
    </message>
    <message>
        <source>&amp;Cut:</source>
        <translation>&amp;Corte:</translation>
    </message>
    <message>
        <source>&amp;Backs, for printing on both sides</source>
        <translation>&amp;Reversos, para imprimir por las dos caras</translation>
    </message>
    <message>
        <source>Ready to print.</source>
        <translation>Listo para imprimir.</translation>
    </message>
    <message>
        <source>No face for &quot;%1&quot;: it is not clear which card is meant</source>
        <translation>No hay anverso para «%1»: no está claro a qué carta se refiere</translation>
    </message>
    <message numerus="yes">
        <source>More than %n card(s) to cut out</source>
        <translation>
            <numerusform>Más de %n carta para recortar</numerusform>
            <numerusform>Más de %n cartas para recortar</numerusform>
        </translation>
    </message>
    <message>
        <source>No font has the letter &quot;%1&quot; of &quot;%2&quot;</source>
        <translation>Ninguna fuente tiene la letra «%1» de «%2»</translation>
    </message>
    <message>
        <source>Print decks that are not &amp;legal, marked as such</source>
        <translation>Imprimir los mazos que no son &amp;legales, marcados como tales</translation>
    </message>
    <message>
        <source>Print Deck Lists</source>
        <translation>Imprimir listas de mazos</translation>
    </message>
    <message>
        <source>Deck list</source>
        <translation>Lista del mazo</translation>
    </message>
    <message>
        <source>Registration sheet</source>
        <translation>Hoja de registro</translation>
    </message>
    <message>
        <source>Judge&apos;s copy</source>
        <translation>Copia para el juez</translation>
    </message>
    <message>
        <source>Pocket list</source>
        <translation>Lista de bolsillo</translation>
    </message>
    <message>
        <source>Problems on paper</source>
        <translation>Lo que saldría mal en el papel</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Hoja:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papel:</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como P&amp;DF…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Problems on paper:</source>
        <translation>Lo que saldría mal en el papel:</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) left out, not being legal.</source>
        <translation>
            <numerusform>%n mazo omitido por no ser legal.</numerusform>
            <numerusform>%n mazos omitidos por no ser legales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> de %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Escribiendo el PDF…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Imprimiendo…</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>No se puede usar la impresora.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Guardado como %1</translation>
    </message>
    <message>
        <source>Deck lists</source>
        <comment>name of a file</comment>
        <translation>Listas de mazos</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>AAAA-MM-DD</translation>
    </message>
</context>
<context>
    <name>muster::app::QueryLine</name>
    <message>
        <source>Completions</source>
        <translation>Propuestas para completar</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Vaciar la búsqueda</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsModel</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n en el mazo</numerusform>
            <numerusform>%n en el mazo</numerusform>
        </translation>
    </message>
    <message>
        <source>may be added</source>
        <translation>se puede añadir</translation>
    </message>
    <message>
        <source>may not be added: %1</source>
        <translation>no se puede añadir: %1</translation>
    </message>
    <message>
        <source>being worked out</source>
        <translation>averiguándose</translation>
    </message>
    <message>
        <source>In deck</source>
        <translation>En el mazo</translation>
    </message>
    <message>
        <source>May be added</source>
        <translation>Se puede añadir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>copies, limit</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ResultsTable</name>
    <message>
        <source>Cards found</source>
        <translation>Cartas encontradas</translation>
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
        <translation>%1 ganadas, %2 perdidas y %3 de nadie, de %4 partidas</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contra %2: %3</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>todos los demás</translation>
    </message>
</context>
<context>
    <name>muster::app::RoundRobinDialog</name>
    <message>
        <source>Round Robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Mazos</translation>
    </message>
    <message>
        <source>Every chosen deck plays against every other.</source>
        <translation>Cada mazo elegido juega contra todos los demás.</translation>
    </message>
    <message>
        <source>&amp;Games of each pair:</source>
        <translation>&amp;Partidas de cada pareja:</translation>
    </message>
    <message>
        <source>Games of each pair</source>
        <translation>Partidas de cada pareja</translation>
    </message>
    <message>
        <source>Shares of games won, by the deck of the row against that of the column</source>
        <translation>Parte de partidas ganadas por el mazo de la fila contra el de la columna</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Choose the decks, and start: every pair plays, going first in turn.</source>
        <translation>Elige los mazos y empieza: juegan todas las parejas, empezando uno y otro por turnos.</translation>
    </message>
    <message>
        <source>%1 of %2 games. A row says how many of its games the deck wins, 95 times in 100 within the margin.</source>
        <translation>%1 de %2 partidas. Cada fila dice cuántas de sus partidas gana el mazo, 95 veces de cada 100 dentro del margen.</translation>
    </message>
    <message>
        <source>Save the Table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>muster::app::RulesWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Juego:</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Find words or a number, such as SCE-V2</source>
        <translation>Palabras o un número, como SCE-V2</translation>
    </message>
    <message>
        <source>Find rules</source>
        <translation>Buscar reglas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>The rule that was shown before</source>
        <translation>La regla que se mostraba antes</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Reglas del juego</translation>
    </message>
    <message>
        <source>Requirements on decks</source>
        <translation>Requisitos de los mazos</translation>
    </message>
    <message>
        <source>Requirements on cards</source>
        <translation>Requisitos de las cartas</translation>
    </message>
    <message>
        <source>Rulings where the book is silent</source>
        <translation>Decisiones donde el reglamento calla</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Ejemplos resueltos</translation>
    </message>
    <message>
        <source>Interactions</source>
        <translation>Interacciones</translation>
    </message>
    <message>
        <source>Formats, options and waivers</source>
        <translation>Formatos, opciones y dispensas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a rule, the rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>Ninguna regla contiene todas estas palabras.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n regla</numerusform>
            <numerusform>%n reglas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::SafetyBar</name>
    <message>
        <source>Your edits cannot be kept safe at the moment (%1). Save your decks; Muster goes on trying.</source>
        <translation>En este momento tus cambios no se pueden poner a salvo (%1). Guarda tus mazos; Muster lo sigue intentando.</translation>
    </message>
    <message>
        <source>Another program changed %1, and it cannot be read as a deck any more: %2 Nothing is written over it; your deck can be saved under another name.</source>
        <translation>Otro programa ha cambiado %1, y ya no se puede leer como mazo: %2 No se escribe nada encima; tu mazo se puede guardar con otro nombre.</translation>
    </message>
    <message>
        <source>Another program changed %1 while you were editing the deck. Nothing is lost: compare both, and choose. What you do not choose stays in the history.</source>
        <translation>Otro programa ha cambiado %1 mientras editabas el mazo. No se ha perdido nada: compara ambos y elige. Lo que no elijas queda en el historial.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Otro programa ha cambiado %1.</translation>
    </message>
    <message>
        <source>%1 is not there any more. Your deck is: save it to have the file again.</source>
        <translation>%1 ya no existe. Tu mazo sí: guárdalo para volver a tener el archivo.</translation>
    </message>
    <message>
        <source>%1 is open in another Muster too. Whoever saves last is asked first, and can compare both.</source>
        <translation>%1 está abierto también en otro Muster. A quien guarde en último lugar se le pregunta antes, y puede comparar ambos.</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Com&amp;parar…</translation>
    </message>
    <message>
        <source>&amp;Keep my version</source>
        <translation>Conse&amp;rvar mi versión</translation>
    </message>
    <message>
        <source>Save a&amp;gain</source>
        <translation>Guardar otra ve&amp;z</translation>
    </message>
    <message>
        <source>Close this note</source>
        <translation>Cerrar este aviso</translation>
    </message>
    <message>
        <source>About the deck&apos;s file</source>
        <translation>Sobre el archivo del mazo</translation>
    </message>
    <message>
        <source>&amp;Use the file&apos;s version</source>
        <translation>Usar la versión del arch&amp;ivo</translation>
    </message>
</context>
<context>
    <name>muster::app::SavedSearchButton</name>
    <message>
        <source>Saved</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>&amp;Save this search…</source>
        <translation>&amp;Guardar esta búsqueda…</translation>
    </message>
    <message>
        <source>&amp;Edit saved searches…</source>
        <translation>&amp;Editar las búsquedas guardadas…</translation>
    </message>
    <message>
        <source>Save This Search</source>
        <translation>Guardar esta búsqueda</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nombre de la búsqueda:</translation>
    </message>
</context>
<context>
    <name>muster::app::SearchListDialog</name>
    <message>
        <source>Saved Searches</source>
        <translation>Búsquedas guardadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
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
        <translation>ID</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>borrador</translation>
    </message>
    <message>
        <source>%1, draft</source>
        <comment>type of a card</comment>
        <translation>%1, borrador</translation>
    </message>
</context>
<context>
    <name>muster::app::SetsWindow</name>
    <message>
        <source>Card Sets</source>
        <translation>Colecciones de cartas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Colección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Find cards of this set by name</source>
        <translation>Buscar por nombre cartas de esta colección</translation>
    </message>
    <message>
        <source>Find cards of this set</source>
        <translation>Buscar cartas de esta colección</translation>
    </message>
    <message>
        <source>Cards of the set</source>
        <translation>Cartas de la colección</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>&amp;Add File…</source>
        <translation>&amp;Añadir archivo…</translation>
    </message>
    <message>
        <source>New &amp;Set…</source>
        <translation>Nueva c&amp;olección…</translation>
    </message>
    <message>
        <source>Chec&amp;k File…</source>
        <translation>Com&amp;probar archivo…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;New Card…</source>
        <translation>&amp;Nueva carta…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>D&amp;uplicate…</source>
        <translation>&amp;Duplicar…</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Card sets (*.yaml *.yml *.csv);;All files (*)</source>
        <translation>Colecciones de cartas (*.yaml *.yml *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add a set</source>
        <translation>Añadir una colección</translation>
    </message>
    <message>
        <source>Check a set</source>
        <translation>Comprobar una colección</translation>
    </message>
    <message>
        <source>The cards of this game cannot be read:</source>
        <translation>No se pueden leer las cartas de este juego:</translation>
    </message>
    <message numerus="yes">
        <source>✗ not used: %n error(s)</source>
        <translation>
            <numerusform>✗ sin usar: %n error</numerusform>
            <numerusform>✗ sin usar: %n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ your own</source>
        <translation>✓ tuya</translation>
    </message>
    <message>
        <source>✓ came with Muster</source>
        <translation>✓ vino con Muster</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>name of a set</comment>
        <translation>%1, versión %2</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>a table, which is edited in a spreadsheet</source>
        <translation>una tabla, que se edita en una hoja de cálculo</translation>
    </message>
    <message>
        <source>too large to be listed here</source>
        <translation>demasiado grande para mostrarla aquí</translation>
    </message>
    <message>
        <source>What is wrong with this set; until it is mended, none of its cards is used:</source>
        <translation>Lo que está mal en esta colección; hasta que se corrija, no se usa ninguna de sus cartas:</translation>
    </message>
    <message>
        <source>L&amp;ook At…</source>
        <translation>&amp;Ver…</translation>
    </message>
    <message>
        <source>The set was not added:</source>
        <translation>No se ha añadido la colección:</translation>
    </message>
    <message numerus="yes">
        <source>%1 was added, with %n card(s).</source>
        <translation>
            <numerusform>Se ha añadido %1, con %n carta.</numerusform>
            <numerusform>Se ha añadido %1, con %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be used as it is:</source>
        <translation>%1 no se puede usar tal como está:</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 is in order, with %n card(s).</source>
        <translation>
            <numerusform>✓ %1 está en orden, con %n carta.</numerusform>
            <numerusform>✓ %1 está en orden, con %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set was not removed:</source>
        <translation>No se ha quitado la colección:</translation>
    </message>
    <message>
        <source>%1 was removed. The file is kept as %2.</source>
        <translation>Se ha quitado %1. El archivo se conserva como %2.</translation>
    </message>
    <message>
        <source>There is a set %1 already; every set has a code of its own.</source>
        <translation>Ya existe una colección %1; cada colección tiene su propio código.</translation>
    </message>
    <message>
        <source>Make a set of your own first; the copy of the card goes there.</source>
        <translation>Crea antes una colección propia; la copia de la carta irá a ella.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Into which set?</source>
        <translation>¿En qué colección?</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>New card %1</source>
        <translation>Nueva carta %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n card(s)</source>
        <translation>
            <numerusform>Eliminar %n carta</numerusform>
            <numerusform>Eliminar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program. Its cards are shown as they are now; nothing was written.</source>
        <translation>Otro programa ha cambiado %1. Sus cartas se muestran tal como están ahora; no se ha escrito nada.</translation>
    </message>
    <message>
        <source>The set could not be written:</source>
        <translation>No se ha podido escribir la colección:</translation>
    </message>
    <message>
        <source>What came with Muster stays as it is. Make a set of your own first: New Set.</source>
        <translation>Lo que vino con Muster se queda como está. Crea antes una colección propia: Nueva colección.</translation>
    </message>
    <message numerus="yes">
        <source>⚠ used without faulty cards: %n error(s)</source>
        <translation>
            <numerusform>⚠ en uso sin las cartas defectuosas: %n error</numerusform>
            <numerusform>⚠ en uso sin las cartas defectuosas: %n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>What is wrong with cards of this set; until they are mended, they are left out:</source>
        <translation>Lo que está mal en cartas de esta colección; hasta que se corrijan, quedan fuera:</translation>
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
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>verdict, problems</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
</context>
<context>
    <name>muster::app::ShopChooser</name>
    <message>
        <source>&amp;Shop:</source>
        <translation>&amp;Tienda:</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Tienda</translation>
    </message>
    <message>
        <source>The items that will lie on the table: what they give is reckoned with, and what they lack.</source>
        <translation>Los objetos que habrá sobre la mesa: se tiene en cuenta lo que dan, y lo que les falta.</translation>
    </message>
    <message>
        <source>No shop chosen</source>
        <translation>Sin tienda elegida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (save it first)</source>
        <comment>a shop</comment>
        <translation>%1 (hay que guardarla antes)</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a Shop</source>
        <translation>Elegir una tienda</translation>
    </message>
    <message>
        <source>Muster decks (*.muster);;All files (*)</source>
        <translation>Mazos de Muster (*.muster);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>action: keys</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the card at full size</source>
        <translation>Mostrar la carta a tamaño completo</translation>
    </message>
    <message>
        <source>Among the cards found</source>
        <translation>Entre las cartas encontradas</translation>
    </message>
    <message>
        <source>Add one copy to the deck</source>
        <translation>Añadir una copia al mazo</translation>
    </message>
    <message>
        <source>Enter, +</source>
        <translation>Intro, +</translation>
    </message>
    <message>
        <source>Add it anyway, whatever the rules say</source>
        <translation>Añadirla de todos modos, digan lo que digan las reglas</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Mayúsculas+Intro</translation>
    </message>
    <message>
        <source>Add as many copies as are allowed</source>
        <translation>Añadir tantas copias como se permitan</translation>
    </message>
    <message>
        <source>Set how many copies the deck has</source>
        <translation>Fijar cuántas copias tiene el mazo</translation>
    </message>
    <message>
        <source>0 to 999</source>
        <translation>0 a 999</translation>
    </message>
    <message>
        <source>Swap it for the card chosen in the deck</source>
        <translation>Cambiarla por la carta elegida en el mazo</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Control+Intro</translation>
    </message>
    <message>
        <source>Remove one copy from the deck</source>
        <translation>Quitar una copia del mazo</translation>
    </message>
    <message>
        <source>−, Delete</source>
        <translation>−, Suprimir</translation>
    </message>
    <message>
        <source>Put it aside to consider</source>
        <translation>Apartarla como candidata</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Go back to the search</source>
        <translation>Volver a la búsqueda</translation>
    </message>
    <message>
        <source>/, or any letter</source>
        <translation>/, o cualquier letra</translation>
    </message>
    <message>
        <source>Make the faces larger or smaller</source>
        <translation>Agrandar o reducir las imágenes</translation>
    </message>
    <message>
        <source>Ctrl and the wheel</source>
        <translation>Control y la rueda</translation>
    </message>
    <message>
        <source>In the search line</source>
        <translation>En la línea de búsqueda</translation>
    </message>
    <message>
        <source>Show what can be typed</source>
        <translation>Mostrar lo que se puede escribir</translation>
    </message>
    <message>
        <source>Ctrl+Space</source>
        <translation>Control+Espacio</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>Tomar lo que se propone</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Control+.</translation>
    </message>
    <message>
        <source>Go on to the cards</source>
        <translation>Pasar a las cartas</translation>
    </message>
    <message>
        <source>Enter, Down</source>
        <translation>Intro, Abajo</translation>
    </message>
    <message>
        <source>In the list of the deck</source>
        <translation>En la lista del mazo</translation>
    </message>
    <message>
        <source>Add or remove one copy</source>
        <translation>Añadir o quitar una copia</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>Take the line out</source>
        <translation>Quitar la línea</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suprimir</translation>
    </message>
    <message>
        <source>Write a note on the card</source>
        <translation>Escribir una nota sobre la carta</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>With a test hand</source>
        <translation>Con una mano de prueba</translation>
    </message>
    <message>
        <source>Keep the hand</source>
        <translation>Conservar la mano</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Choose a card to send back</source>
        <translation>Elegir una carta que devolver</translation>
    </message>
    <message>
        <source>1 to 9, Enter</source>
        <translation>1 a 9, Intro</translation>
    </message>
    <message>
        <source>Send cards back: mulligan</source>
        <translation>Devolver cartas: mulligan</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Draw the card of the next turn</source>
        <translation>Robar la carta del próximo turno</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Take a step back, or do it again</source>
        <translation>Retroceder un paso, o repetirlo</translation>
    </message>
    <message>
        <source>Backspace, Shift+Backspace</source>
        <translation>Retroceso, Mayúsculas+Retroceso</translation>
    </message>
    <message>
        <source>Deal the next hand</source>
        <translation>Repartir la próxima mano</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>What a sound player would do</source>
        <translation>Lo que haría un jugador sensato</translation>
    </message>
    <message>
        <source>Show the chances beside the hand, or not</source>
        <translation>Mostrar o no las probabilidades junto a la mano</translation>
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
        <translation>En un gráfico del mazo</translation>
    </message>
    <message>
        <source>Go from bar to bar</source>
        <translation>Ir de barra en barra</translation>
    </message>
    <message>
        <source>arrow keys, Home, End</source>
        <translation>flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>Select the cards of the bar in the deck</source>
        <translation>Seleccionar en el mazo las cartas de la barra</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
</context>
<context>
    <name>muster::app::SpeedPanel</name>
    <message>
        <source>Figures of</source>
        <translation>Cifras de</translation>
    </message>
    <message>
        <source>Opening hands</source>
        <translation>Manos iniciales</translation>
    </message>
    <message>
        <source>Games against nobody</source>
        <translation>Partidas sin oponente</translation>
    </message>
    <message>
        <source>Games against a deck</source>
        <translation>Partidas contra un mazo</translation>
    </message>
    <message>
        <source>Hands as a sound player changes them; games against an opponent who does as good as nothing; games against a deck that plays back.</source>
        <translation>Manos tal como las cambia un jugador sensato; partidas contra un oponente que no hace prácticamente nada; partidas contra un mazo que responde.</translation>
    </message>
    <message>
        <source>The other deck</source>
        <translation>El otro mazo</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Al lado</translation>
    </message>
    <message>
        <source>Another version of the deck on the same shuffles, with the differences and how sure they are</source>
        <translation>Otra versión del mazo con los mismos barajados, con las diferencias y lo seguras que son</translation>
    </message>
    <message>
        <source>this deck alone</source>
        <translation>solo este mazo</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántas</translation>
    </message>
    <message>
        <source>How many hands or games: four times as many halve the intervals</source>
        <translation>Cuántas manos o partidas: con cuatro veces más, los intervalos se reducen a la mitad</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>Seed of the figures</source>
        <translation>Semilla de las cifras</translation>
    </message>
    <message>
        <source>The same seed gives the same figures of the same deck.</source>
        <translation>La misma semilla da las mismas cifras del mismo mazo.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Figures as charts, and as a table</source>
        <translation>Las cifras en gráficos, y en una tabla</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Open a deck to see how fast it is.</source>
        <translation>Abre un mazo para ver su velocidad.</translation>
    </message>
    <message>
        <source>There is no other deck of this game to play against.</source>
        <translation>No hay otro mazo de este juego contra el que jugar.</translation>
    </message>
    <message>
        <source>What is shown is of the deck, or the choices, of before: start again for new figures.</source>
        <translation>Lo que se muestra es del mazo o de las elecciones de antes: vuelve a empezar para tener cifras nuevas.</translation>
    </message>
    <message>
        <source>Start to play the games: first figures come at once.</source>
        <translation>Empieza para que se jueguen las partidas: las primeras cifras llegan enseguida.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>%1: %2 of %3 hands, drawn by the game&apos;s own set-up.</source>
        <translation>%1: %2 de %3 manos, con la preparación del juego.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games against %4.</source>
        <translation>%1: %2 de %3 partidas contra %4.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games, all players with this deck.</source>
        <translation>%1: %2 de %3 partidas, todos los jugadores con este mazo.</translation>
    </message>
    <message>
        <source>Beside it, on the same shuffles: %1. The table has the differences.</source>
        <translation>Al lado, con los mismos barajados: %1. La tabla tiene las diferencias.</translation>
    </message>
    <message>
        <source>Shop: %1.</source>
        <translation>Tienda: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all that these cards say, so that the figures are not to be trusted: %1.</source>
        <translation>El motor no ejecuta todo lo que dicen estas cartas, así que las cifras no son de fiar: %1.</translation>
    </message>
    <message>
        <source>Save the Figures</source>
        <translation>Guardar las cifras</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>The opponent who does nothing</source>
        <translation>El oponente que no hace nada</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Round Robin…</source>
        <translation>Todos contra todos…</translation>
    </message>
    <message>
        <source>Several decks, each against each, as a table</source>
        <translation>Varios mazos, cada uno contra cada uno, en una tabla</translation>
    </message>
    <message>
        <source>Who plays: %1.</source>
        <translation>Juega: %1.</translation>
    </message>
    <message>
        <source>Mode: %1.</source>
        <translation>Modo: %1.</translation>
    </message>
</context>
<context>
    <name>muster::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Build decks that pass muster.</source>
        <translation>Construye mazos que superan cualquier revista.</translation>
    </message>
    <message>
        <source>&amp;Open a deck…</source>
        <translation>A&amp;brir un mazo…</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>Impor&amp;tar una lista…</translation>
    </message>
    <message>
        <source>A deck file from your disk</source>
        <translation>Un archivo de mazo de tu disco</translation>
    </message>
    <message>
        <source>A list from a forum, a chat, another program, or a deck code</source>
        <translation>Una lista de un foro, un chat u otro programa, o un código de mazo</translation>
    </message>
    <message>
        <source>Closed without saving</source>
        <translation>Cerrados sin guardar</translation>
    </message>
    <message>
        <source>Untitled deck</source>
        <translation>Mazo sin título</translation>
    </message>
    <message>
        <source>Brings the deck back as it was, with its history</source>
        <translation>Recupera el mazo tal como estaba, con su historial</translation>
    </message>
    <message>
        <source>Recent decks</source>
        <translation>Mazos recientes</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>Mazo nuevo</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nuevo: %1</translation>
    </message>
    <message>
        <source>%1: new %2</source>
        <comment>game: kind of deck</comment>
        <translation>%1: nuevo, %2</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Ver las cartas</translation>
    </message>
    <message>
        <source>Search the cards without a deck</source>
        <translation>Buscar entre las cartas sin un mazo</translation>
    </message>
    <message>
        <source>%1: look at the cards</source>
        <translation>%1: ver las cartas</translation>
    </message>
    <message>
        <source>Sample decks</source>
        <translation>Mazos de ejemplo</translation>
    </message>
    <message>
        <source>Opens a copy of this deck that is yours to change</source>
        <translation>Abre una copia de este mazo que puedes cambiar a tu gusto</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Build decks that pass muster. Choose a game and begin with a new deck, or open a sample and change it: nothing of it is lost.</source>
        <translation>Construye mazos que superan cualquier revista. Elige un juego y empieza con un mazo nuevo, o abre un ejemplo y cámbialo: no se pierde nada de él.</translation>
    </message>
    <message>
        <source>All m&amp;y decks</source>
        <translation>To&amp;dos mis mazos</translation>
    </message>
    <message>
        <source>With verdict, date and tags, and a search through their cards</source>
        <translation>Con veredicto, fecha y etiquetas, y una búsqueda entre sus cartas</translation>
    </message>
    <message>
        <source>&amp;Lay out a position…</source>
        <translation>Mo&amp;ntar una posición…</translation>
    </message>
    <message>
        <source>Cards on a table as you want them, to be played from there or kept as a question of the rules</source>
        <translation>Cartas en una mesa como las quieras, para jugar desde ahí o como pregunta sobre las reglas</translation>
    </message>
    <message numerus="yes">
        <source>Show %n more</source>
        <translation>
            <numerusform>Mostrar %n más</numerusform>
            <numerusform>Mostrar %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::StepsModel</name>
    <message>
        <source>The deck as it began</source>
        <translation>El mazo tal como empezó</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Tal como se abrió</translation>
    </message>
    <message>
        <source>%1 · saved</source>
        <comment>step of a deck</comment>
        <translation>%1 · guardado</translation>
    </message>
    <message>
        <source>undone: %1</source>
        <translation>deshecho: %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
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
        <translation>Mesa</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>player, what it has</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — its turn</source>
        <translation>%1 — es su turno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>pile, number of cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n card(s)</source>
        <translation>
            <numerusform>%1, %2, %n carta</numerusform>
            <numerusform>%1, %2, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 — out of the game</source>
        <translation>%1 — fuera de la partida</translation>
    </message>
    <message>
        <source>On top: %1</source>
        <translation>Encima: %1</translation>
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
        <translation>Desde aquí, con dados y barajados nuevos</translation>
    </message>
    <message>
        <source>The next die shows %1</source>
        <translation>El próximo dado muestra un %1</translation>
    </message>
    <message>
        <source>From here on with other cards where %1 cannot know them</source>
        <translation>Desde aquí, con otras cartas donde %1 no puede conocerlas</translation>
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
            <numerusform>%1, %n carta</numerusform>
            <numerusform>%1, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden card</source>
        <translation>carta oculta</translation>
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
        <translation>daño %1</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1; lies on %2</source>
        <translation>%1; sobre %2</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; encima: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between cards</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1. Can be chosen.</source>
        <translation>%1. Se puede elegir.</translation>
    </message>
    <message>
        <source>%1. Ticked as number %2.</source>
        <translation>%1. Marcada con el número %2.</translation>
    </message>
</context>
<context>
    <name>muster::app::TableRoom</name>
    <message>
        <source>This is no deck to play with.</source>
        <translation>Este no es un mazo con el que jugar.</translation>
    </message>
    <message>
        <source>This cannot be played: %1.</source>
        <translation>Esto no se puede jugar: %1.</translation>
    </message>
    <message>
        <source>The engine does not carry out all of: %1</source>
        <translation>El motor no ejecuta todo lo de: %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>La partida no se puede conservar: %1</translation>
    </message>
    <message>
        <source>Open a Recorded Game or a Scenario</source>
        <translation>Abrir una partida grabada o un escenario</translation>
    </message>
    <message>
        <source>Games and scenarios (*.replay *.yaml);;All files (*)</source>
        <translation>Partidas y escenarios (*.replay *.yaml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The game departs from its record: rules or cards have changed since.</source>
        <translation>La partida se desvía de su grabación: las reglas o las cartas han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>This is no code of a game at the table, or not the whole of it.</source>
        <translation>Esto no es un código de una partida en la mesa, o no está entero.</translation>
    </message>
    <message>
        <source>The game cannot be read.</source>
        <translation>No se puede leer la partida.</translation>
    </message>
    <message>
        <source>The game cannot be gone on with: %1.</source>
        <translation>No se puede continuar la partida: %1.</translation>
    </message>
    <message>
        <source>The game is open in another Muster.</source>
        <translation>La partida está abierta en otro Muster.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>decks, when</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source> against </source>
        <translation> contra </translation>
    </message>
    <message>
        <source>The engine does not play %1.</source>
        <translation>El motor no juega a %1.</translation>
    </message>
    <message>
        <source>The set-up of the game deals another hand.</source>
        <translation>La preparación de la partida reparte otra mano.</translation>
    </message>
    <message>
        <source>This position cannot be laid out: %1.</source>
        <translation>Esta posición no se puede montar: %1.</translation>
    </message>
    <message>
        <source>A position of %1</source>
        <translation>Una posición de %1</translation>
    </message>
    <message>
        <source>Lay Out the Position of a Scenario</source>
        <translation>Montar la posición de un escenario</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Escenarios (*.yaml);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::TableWindow</name>
    <message>
        <source>%1 at the Table</source>
        <translation>%1 en la mesa</translation>
    </message>
    <message>
        <source>The game cannot be kept: %1</source>
        <translation>La partida no se puede conservar: %1</translation>
    </message>
    <message>
        <source>As whoever is asked sees it</source>
        <translation>Como la ve quien debe decidir</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Como la ve %1</translation>
    </message>
    <message>
        <source>Everything open</source>
        <translation>Todo a la vista</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>A través de qué ojos</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Lo que ha ocurrido</translation>
    </message>
    <message>
        <source>Lines that were tried</source>
        <translation>Líneas probadas</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Registro</translation>
    </message>
    <message>
        <source>L&amp;ines</source>
        <translation>&amp;Líneas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who is asked, what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Turno %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nobody may look at these cards now, or there are none.</source>
        <translation>Nadie puede mirar ahora estas cartas, o no hay ninguna.</translation>
    </message>
    <message>
        <source>The first card lies on top. Click one that can be chosen; any other says why not.</source>
        <translation>La primera carta está encima. Haz clic en una que se pueda elegir; cualquier otra dice por qué no.</translation>
    </message>
    <message>
        <source>%1: can be done</source>
        <translation>%1: se puede hacer</translation>
    </message>
    <message>
        <source>%1: no, by %2</source>
        <translation>%1: no, por %2</translation>
    </message>
    <message>
        <source>The pilot would choose: %1</source>
        <translation>El piloto elegiría: %1</translation>
    </message>
    <message>
        <source>How it weighs what can be chosen, the higher the better:</source>
        <translation>Cómo sopesa lo que se puede elegir, cuanto más alto, mejor:</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option, weight</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>The Same &amp;Again, Shuffled Anew</source>
        <translation>La misma &amp;otra vez, barajada de nuevo</translation>
    </message>
    <message>
        <source>&amp;Open a Game or a Scenario…</source>
        <translation>&amp;Abrir una partida o un escenario…</translation>
    </message>
    <message>
        <source>&amp;Save as a Recorded Game…</source>
        <translation>&amp;Guardar como partida grabada…</translation>
    </message>
    <message>
        <source>Save as a S&amp;cenario…</source>
        <translation>Guardar como &amp;escenario…</translation>
    </message>
    <message>
        <source>Save the Posit&amp;ion as a Scenario…</source>
        <translation>Guardar la pos&amp;ición como escenario…</translation>
    </message>
    <message>
        <source>&amp;Paste a Code</source>
        <translation>&amp;Pegar un código</translation>
    </message>
    <message>
        <source>Copy the &amp;Log</source>
        <translation>Copiar el &amp;registro</translation>
    </message>
    <message>
        <source>The log was copied.</source>
        <translation>Se ha copiado el registro.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>Volver &amp;atrás</translation>
    </message>
    <message>
        <source>Play It &amp;Again</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Why Not This Card?</source>
        <translation>¿&amp;Por qué no esta carta?</translation>
    </message>
    <message>
        <source>What Would the &amp;Pilot Do?</source>
        <translation>¿&amp;Qué haría el piloto?</translation>
    </message>
    <message>
        <source>The Pilot Plays &amp;One Choice</source>
        <translation>El piloto toma una &amp;decisión</translation>
    </message>
    <message>
        <source>The Pilot Plays the T&amp;urn</source>
        <translation>El piloto juega el &amp;turno</translation>
    </message>
    <message>
        <source>The Pilot Plays the &amp;Game</source>
        <translation>El piloto juega la pa&amp;rtida</translation>
    </message>
    <message>
        <source>Watch the Pilot P&amp;lay, or Stop</source>
        <translation>Ver &amp;jugar al piloto, o detenerlo</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>To the &amp;Options</source>
        <translation>A las &amp;opciones</translation>
    </message>
    <message>
        <source>To the &amp;Table</source>
        <translation>A la &amp;mesa</translation>
    </message>
    <message>
        <source>To the &amp;Log</source>
        <translation>Al &amp;registro</translation>
    </message>
    <message>
        <source>Card at Full &amp;Size	Space</source>
        <translation>Carta a &amp;tamaño completo	Espacio</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>The &amp;Rule of the Log…</source>
        <translation>La &amp;regla del registro…</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Teclas…</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>game.replay</source>
        <translation>partida.replay</translation>
    </message>
    <message>
        <source>Recorded games (*.replay);;All files (*)</source>
        <translation>Partidas grabadas (*.replay);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster replay&quot; plays it again.</source>
        <translation>Guardada: «muster replay» la vuelve a jugar.</translation>
    </message>
    <message>
        <source>Scenarios have no opponent that does nothing, no shuffles made anew, and no seed beyond 2147483647: this game cannot be one. Its position can be saved.</source>
        <translation>Los escenarios no tienen ningún oponente que no haga nada, ni barajas nuevas, ni semillas mayores que 2147483647: esta partida no puede ser uno. Su posición se puede guardar.</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Guardar el escenario</translation>
    </message>
    <message>
        <source>The next die with so many faces shows %1.</source>
        <translation>El próximo dado con tantas caras muestra un %1.</translation>
    </message>
    <message>
        <source>The next die shows:</source>
        <translation>El próximo dado muestra:</translation>
    </message>
    <message>
        <source>The Next Die</source>
        <translation>El próximo dado</translation>
    </message>
    <message>
        <source>No scenario can begin with this position. %1</source>
        <translation>Ningún escenario puede empezar con esta posición. %1</translation>
    </message>
    <message>
        <source>game.yaml</source>
        <translation>partida.yaml</translation>
    </message>
    <message>
        <source>Scenarios (*.yaml);;All files (*)</source>
        <translation>Escenarios (*.yaml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved: &quot;muster play&quot; plays it.</source>
        <translation>Guardado: «muster play» lo juega.</translation>
    </message>
    <message numerus="yes">
        <source>The game was copied as a code of %n letter(s).</source>
        <translation>
            <numerusform>Se ha copiado la partida como código de %n letra.</numerusform>
            <numerusform>Se ha copiado la partida como código de %n letras.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy as a Co&amp;de</source>
        <translation>Copiar como có&amp;digo</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Let the Ot&amp;hers Go On</source>
        <translation>Dejar seguir a los &amp;otros</translation>
    </message>
    <message>
        <source>Who Pla&amp;ys</source>
        <translation>Qu&amp;ién juega</translation>
    </message>
    <message>
        <source>Rules and remarks</source>
        <translation>Reglas y observaciones</translation>
    </message>
    <message>
        <source>Turn %1. Windows are passed without asking.</source>
        <translation>Turno %1. Las ventanas se pasan sin preguntar.</translation>
    </message>
    <message>
        <source>Pass in W&amp;indows without Asking</source>
        <translation>Pasar en las &amp;ventanas sin preguntar</translation>
    </message>
    <message>
        <source>&amp;Choose an Option	1 to 9</source>
        <translation>&amp;Elegir una opción	1 a 9</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2</source>
        <translation>%1 no responde a la pregunta: %2</translation>
    </message>
    <message>
        <source>New &amp;Dice from Here</source>
        <translation>Dados &amp;nuevos desde aquí</translation>
    </message>
    <message>
        <source>From here on dice and shuffles are new. Taking back leads to the old ones.</source>
        <translation>Desde aquí los dados y los barajados son nuevos. Al volver atrás están los de antes.</translation>
    </message>
    <message>
        <source>Hidden Cards Dealt A&amp;new</source>
        <translation>Repartir de nuevo las cartas ocu&amp;ltas</translation>
    </message>
    <message>
        <source>What the Next Die &amp;Shows…</source>
        <translation>Qué mue&amp;stra el próximo dado…</translation>
    </message>
    <message>
        <source>The cards that %1 cannot know lie otherwise now. Taking back leads to the old ones.</source>
        <translation>Las cartas que %1 no puede conocer están ahora de otro modo. Al volver atrás están como antes.</translation>
    </message>
    <message>
        <source>Log and lines</source>
        <translation>Registro y líneas</translation>
    </message>
    <message>
        <source>%1
Several can be ticked: Space or Insert, or Ctrl and a click.</source>
        <comment>question</comment>
        <translation>%1
Se pueden marcar varias: Espacio o Insertar, o Control y un clic.</translation>
    </message>
    <message>
        <source>Show the Code as a Pict&amp;ure…</source>
        <translation>Mostrar el código como i&amp;magen…</translation>
    </message>
    <message>
        <source>Choose the Ticked Ca&amp;rds</source>
        <translation>Elegir las &amp;cartas marcadas</translation>
    </message>
    <message>
        <source>Show &amp;Movement</source>
        <translation>Mostrar mo&amp;vimientos</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lento</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>Pac&amp;e</source>
        <translation>Rit&amp;mo</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked card(s) were not asked for any more.</source>
        <translation>
            <numerusform>%n carta marcada ya no se pedía.</numerusform>
            <numerusform>%n cartas marcadas ya no se pedían.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n Ticked</source>
        <translation>
            <numerusform>Elegir la %n marcada</numerusform>
            <numerusform>Elegir las %n marcadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay Out a Posi&amp;tion…</source>
        <translation>Mon&amp;tar una posición…</translation>
    </message>
    <message numerus="yes">
        <source>The engine is at work: %n choice(s) so far. Esc stops it.</source>
        <translation>
            <numerusform>El motor está trabajando: %n elección hasta ahora. Esc lo detiene.</numerusform>
            <numerusform>El motor está trabajando: %n elecciones hasta ahora. Esc lo detiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Break Off What the Engine Does</source>
        <translation>Interr&amp;umpir el motor</translation>
    </message>
    <message>
        <source>%1 is asked, about cards that %2 may not see. To answer, look with other eyes.</source>
        <translation>Se pregunta a %1, sobre cartas que %2 no puede ver. Para responder, mira con otros ojos.</translation>
    </message>
    <message>
        <source>Gone back, to: %1</source>
        <comment>line of the log</comment>
        <translation>Se ha vuelto hasta: %1</translation>
    </message>
    <message>
        <source>%1: nothing that %2 can do now is about it.</source>
        <translation>%1: nada de lo que %2 puede hacer ahora se refiere a esta carta.</translation>
    </message>
    <message>
        <source>It is asked after: %1, by %2: %3</source>
        <comment>line of the log, rule, sentence</comment>
        <translation>Se pregunta después de: %1, por %2: %3</translation>
    </message>
    <message>
        <source>The next die, a d%1 if you go on with what is chosen now, shows:</source>
        <translation>El próximo dado, un d%1 si sigues con lo que está elegido ahora, muestra:</translation>
    </message>
    <message>
        <source>Go to a card first: Ctrl+2 leads to the cards.</source>
        <translation>Ve primero a una carta: Control+2 lleva a las cartas.</translation>
    </message>
    <message>
        <source>The game is over: nothing more is done with a card.</source>
        <translation>La partida ha terminado: ya no se hace nada con una carta.</translation>
    </message>
    <message>
        <source>%1 is no answer to the question: %2
%3</source>
        <comment>card, question, rule</comment>
        <translation>%1 no responde a la pregunta: %2
%3</translation>
    </message>
    <message>
        <source>Where it lies, this holds: %1</source>
        <translation>Donde está, vale esto: %1</translation>
    </message>
    <message>
        <source>%1: not before this question is answered</source>
        <translation>%1: no antes de responder a esta pregunta</translation>
    </message>
</context>
<context>
    <name>muster::app::TallyModel</name>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message numerus="yes">
        <source>%1: of %n hand(s) you kept %2, a sound player keeps %3, alike %4</source>
        <translation>
            <numerusform>%1: de %n mano conservaste %2, un jugador sensato conserva %3, igual %4</numerusform>
            <numerusform>%1: de %n manos conservaste %2, un jugador sensato conserva %3, igual %4</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands that you kept as they were dealt</source>
        <translation>Manos que conservaste tal como se repartieron</translation>
    </message>
    <message>
        <source>Hands that a sound player keeps as they were dealt</source>
        <translation>Manos que un jugador sensato conserva tal como se repartieron</translation>
    </message>
    <message>
        <source>Hands that both kept, or of which both sent the same cards back</source>
        <translation>Manos que conservan los dos, o de las que los dos devuelven las mismas cartas</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartidas</translation>
    </message>
    <message>
        <source>You kept</source>
        <translation>Conservaste</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sensato</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Igual</translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictBadge</name>
    <message>
        <source>The deck is legal. Press to see all that was found.</source>
        <translation>El mazo es legal. Pulsa para ver todo lo que se ha encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s). Press to see them, or F8 to go through them.</source>
        <translation>
            <numerusform>%n problema. Pulsa para verlo, o F8 para recorrerlos.</numerusform>
            <numerusform>%n problemas. Pulsa para verlos, o F8 para recorrerlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Veredicto: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::WindowSession</name>
    <message>
        <source>The disk has lost a part of what was open the last time; the rest is here.</source>
        <translation>El disco ha perdido parte de lo que estaba abierto la última vez; el resto está aquí.</translation>
    </message>
    <message>
        <source>Not open again, since their game cannot be read: %1. They are kept.</source>
        <translation>No se han vuelto a abrir, porque no se puede leer su juego: %1. Se conservan.</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s) were brought back with unsaved changes.</source>
        <translation>
            <numerusform>Se ha recuperado %n mazo con cambios sin guardar.</numerusform>
            <numerusform>Se han recuperado %n mazos con cambios sin guardar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::carddb::CardListModel</name>
    <message>
        <source>%1: none</source>
        <translation>%1: sin indicar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
</context>
</TS>

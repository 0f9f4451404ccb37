// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shells.h"

#include <QRegularExpression>

#include "app/cli/verb.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

/// What can stand behind an option.
enum class Value { None, Words, Game, File, Other };

Value valueOf(const Option& option)
{
    if (option.value.isEmpty())
        return Value::None;
    if (!option.allowed.isEmpty())
        return Value::Words;
    if (option.name == "game"_L1)
        return Value::Game;
    if (option.value.contains("FILE"_L1) || option.value.contains("FOLDER"_L1) || option.value.contains("PDF"_L1)
        || option.value.contains("DECK"_L1) || option.name == "format"_L1)
        return Value::File;
    return Value::Other;
}

QStringList namesOf(const Option& option)
{
    QStringList names{u"--"_s + option.name};
    if (!option.letter.isEmpty())
        names += u"-"_s + option.letter;
    return names;
}

QStringList verbNames()
{
    QStringList names;
    for (const Verb& verb : verbs())
        names += verb.name;
    return names;
}

/// Words that are the arguments themselves, as "list" of `sets list|check|add|remove`.
QStringList actionsOf(const Verb& verb)
{
    static const QRegularExpression word(u"^[a-z]+$"_s);
    QStringList actions;
    for (const QString& form : verb.forms) {
        const QString first = form.section(u' ', 0, 0);
        for (const QString& part : first.split(u'|')) {
            if (word.match(part).hasMatch())
                actions += part;
        }
    }
    return actions;
}

QString inShellQuotes(QString text) { return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\''; }

} // namespace

QString bashCompletion()
{
    QString out = u"# Completion of muster for bash. Made by `muster completion bash`.\n"
                  "_muster_games() { muster games 2>/dev/null | sed -n '2,$s/ .*//p'; }\n"
                  "_muster() {\n"
                  "    local current=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" "
                  "verb=\"${COMP_WORDS[1]}\"\n"
                  "    COMPREPLY=()\n"
                  "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"_s;
    out +=
        u"        COMPREPLY=($(compgen -W '%1 help --help --version' -- \"$current\") $(compgen -f -X '!*.muster' -- "
        "\"$current\"))\n        return\n    fi\n    case \"$verb\" in\n"_s.arg(verbNames().join(u' '));
    out += u"    help)\n        COMPREPLY=($(compgen -W '%1' -- \"$current\"))\n        return ;;\n"_s.arg(
        verbNames().join(u' '));
    for (const Verb& verb : verbs()) {
        out += u"    %1)\n        case \"$before\" in\n"_s.arg(verb.name);
        QStringList all{u"--help"_s};
        for (const Option& option : verb.options) {
            all += namesOf(option);
            const QString names = namesOf(option).join(u'|');
            switch (valueOf(option)) {
            case Value::None:
                break;
            case Value::Words:
                out += u"        %1) COMPREPLY=($(compgen -W '%2' -- \"$current\")); return ;;\n"_s.arg(
                    names, option.allowed.join(u' '));
                break;
            case Value::Game:
                out += u"        %1) COMPREPLY=($(compgen -W \"$(_muster_games)\" -- \"$current\")); return ;;\n"_s.arg(
                    names);
                break;
            case Value::File:
                out += u"        %1) COMPREPLY=($(compgen -f -- \"$current\")); return ;;\n"_s.arg(names);
                break;
            case Value::Other:
                out += u"        %1) return ;;\n"_s.arg(names);
                break;
            }
        }
        out += u"        esac\n"
               "        case \"$current\" in\n"
               "        -*) COMPREPLY=($(compgen -W '%1' -- \"$current\")) ;;\n"_s.arg(all.join(u' '));
        const QStringList actions = actionsOf(verb);
        if (actions.isEmpty())
            out += u"        *) COMPREPLY=($(compgen -f -- \"$current\")) ;;\n"_s;
        else
            out +=
                u"        *) COMPREPLY=($(compgen -W '%1' -- \"$current\") $(compgen -f -- \"$current\")) ;;\n"_s.arg(
                    actions.join(u' '));
        out += u"        esac ;;\n"_s;
    }
    return out + u"    esac\n}\ncomplete -o filenames -F _muster muster\n"_s;
}

QString zshCompletion()
{
    const auto described = [](QString text) {
        return text.replace(u'\\', u"\\\\"_s).replace(u'[', u"\\["_s).replace(u']', u"\\]"_s).replace(u':', u"\\:"_s);
    };
    QString out = u"#compdef muster\n# Completion of muster for zsh. Made by `muster completion zsh`.\n"
                  "_muster_games() { compadd -- $(muster games 2>/dev/null | sed -n '2,$s/ .*//p') }\n"
                  "_muster() {\n    local -a verbs\n    verbs=(\n"_s;
    for (const Verb& verb : verbs())
        out += u"        "_s + inShellQuotes(verb.name + u':' + described(verb.summary)) + u'\n';
    out += u"        'help:explain a verb, with examples'\n    )\n"
           "    if (( CURRENT == 2 )); then\n"
           "        _describe verb verbs\n        _files -g '*.muster'\n        return\n    fi\n"
           "    local verb=$words[2]\n    shift words\n    (( CURRENT-- ))\n    case $verb in\n"
           "    help) _describe verb verbs ;;\n"_s;
    for (const Verb& verb : verbs()) {
        out += u"    %1)\n        _arguments \\\n"_s.arg(verb.name);
        for (const Option& option : verb.options) {
            QString action;
            switch (valueOf(option)) {
            case Value::None:
                break;
            case Value::Words:
                action = u":%1:(%2)"_s.arg(described(option.name), option.allowed.join(u' '));
                break;
            case Value::Game:
                action = u":game:_muster_games"_s;
                break;
            case Value::File:
                action = u":%1:_files"_s.arg(described(option.value));
                break;
            case Value::Other:
                action = u":%1: "_s.arg(described(option.value));
                break;
            }
            for (const QString& name : namesOf(option))
                out += u"            "_s + inShellQuotes(u'*' + name + u'[' + described(option.help) + u']' + action)
                    + u" \\\n"_s;
        }
        const QStringList actions = actionsOf(verb);
        out += u"            '--help[explain the verb]' \\\n"_s;
        if (!actions.isEmpty())
            out += u"            "_s + inShellQuotes(u"1:action:(%1)"_s.arg(actions.join(u' '))) + u" \\\n"_s;
        out += u"            '*:file:_files' ;;\n"_s;
    }
    return out + u"    esac\n}\n_muster \"$@\"\n"_s;
}

QString fishCompletion()
{
    const auto quoted = [](QString text) {
        return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
    };
    QString out = u"# Completion of muster for fish. Made by `muster completion fish`.\n"
                  "function __muster_games\n    muster games 2>/dev/null | sed -n '2,$s/ .*//p'\nend\n"
                  "complete -c muster -n __fish_use_subcommand -l version -d 'say which version this is'\n"
                  "complete -c muster -n __fish_use_subcommand -a help -d 'explain a verb, with examples'\n"_s;
    out += u"complete -c muster -f -n '__fish_seen_subcommand_from help' -a %1\n"_s.arg(quoted(verbNames().join(u' ')));
    for (const Verb& verb : verbs()) {
        out += u"complete -c muster -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(verb.name, quoted(verb.summary));
        const QString seen = quoted(u"__fish_seen_subcommand_from "_s + verb.name);
        for (const QString& action : actionsOf(verb))
            out += u"complete -c muster -n %1 -a %2\n"_s.arg(seen, action);
        for (const Option& option : verb.options) {
            QString line = u"complete -c muster -n %1 -l %2"_s.arg(seen, option.name);
            if (!option.letter.isEmpty())
                line += u" -s "_s + option.letter;
            line += u" -d "_s + quoted(option.help);
            switch (valueOf(option)) {
            case Value::None:
                break;
            case Value::Words:
                line += u" -x -a "_s + quoted(option.allowed.join(u' '));
                break;
            case Value::Game:
                line += u" -x -a '(__muster_games)'"_s;
                break;
            case Value::File:
                line += u" -r -F"_s;
                break;
            case Value::Other:
                line += u" -x"_s;
                break;
            }
            out += line + u'\n';
        }
    }
    return out;
}

namespace {

/// Text as troff takes it: nothing in it is a command.
QString roff(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'\'', u"\\(aq"_s).replace(u'`', u"\\(ga"_s);
    text.replace(u'^', u"\\(ha"_s).replace(u'~', u"\\(ti"_s);
    return text.startsWith(u'.') ? u"\\&"_s + text : text;
}

QString paragraphs(const QString& text)
{
    QString out;
    for (const QString& paragraph : text.split(u'\n'))
        out += u".PP\n"_s + roff(paragraph) + u'\n';
    return out;
}

} // namespace

QString manPage()
{
    QString out = u".\\\" Made by `muster completion man`.\n.TH MUSTER 1 \"\" \"Muster %1\" \"User Commands\"\n"_s.arg(
        QStringLiteral(MUSTER_VERSION));
    out += u".SH NAME\nmuster \\- build decks that pass muster: cards, legality and printed lists of five card games\n"
           ".SH SYNOPSIS\n.B muster\n.RI [ DECK.muster ...]\n.br\n.B muster\n.I VERB\n.RI [ ARGUMENT ...]\n"
           ".SH DESCRIPTION\nWithout a verb,\n.B muster\nopens its window, with the decks that are named; where there "
           "is no "
           "display it says what it can do. With a verb it needs no display.\n"
           ".SH VERBS\n"_s;
    for (const Verb& verb : verbs()) {
        out += u".SS "_s + roff(verb.name + u": "_s + verb.summary) + u'\n';
        const QStringList usages = usagesOf(verb);
        for (qsizetype i = 0; i < usages.size(); ++i)
            out += (i > 0 ? u".br\n"_s : QString()) + u"\\fBmuster "_s + roff(verb.name) + u"\\fR "_s + roff(usages[i])
                + u'\n';
        out += paragraphs(verb.description);
        for (const Option& option : verb.options) {
            out += u".TP\n\\fB"_s
                + roff(namesOf(option).join(u"\\fR, \\fB"_s))
                      .replace(u"\\efR"_s, u"\\fR"_s)
                      .replace(u"\\efB"_s, u"\\fB"_s)
                + u"\\fR"_s;
            if (!option.value.isEmpty())
                out += u" \\fI"_s + roff(option.value) + u"\\fR"_s;
            out += u'\n' + roff(option.help) + u'\n';
        }
        out += u".PP\nExamples:\n"_s;
        for (const Verb::Example& example : verb.examples)
            out += u".TP\n"_s + roff(u"muster %1 %2"_s.arg(verb.name, example.command).trimmed()) + u'\n'
                + roff(example.meaning) + u'\n';
    }
    out += u".SH EXIT STATUS\n.TP\n.B 0\nDone; every deck is legal.\n.TP\n.B 1\nA deck is illegal or incomplete, or a "
           u"part of "
           "a list was not understood.\n.TP\n.B 2\nSomething could not be read, written or understood.\n"
           ".SH ENVIRONMENT\n.TP\n.B MUSTER_DATA\nThe folder with the games, in place of the one that came with the "
           "program.\n.TP\n.BR XDG_DATA_HOME \", \" XDG_CACHE_HOME\nWhere own sets and the journals of open decks, and "
           "what "
           "can be made anew, are.\n"
           ".SH FILES\n.TP\n.I ~/.local/share/muster/games/GAME/sets\nOwn sets of cards.\n.TP\n.I "
           "~/.local/share/muster/journals\nEvery edit of every open deck, for the case of a crash.\n.TP\n.I "
           "~/.cache/muster\nCan be deleted at any time.\n"_s;
    return out;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/list_errors.h"

namespace muster::app {

Errors listErrors(const LoadedDeck& loaded)
{
    Errors errors;
    for (const ListToken& token : loaded.tokens) {
        Error error;
        error.file = loaded.file;
        error.at = {token.line, 0};
        switch (token.kind) {
        case ListToken::Kind::BadCount:
            error.kind = ErrorKind::OutOfRange;
            error.arguments = {token.text, "1", "999"};
            break;
        case ListToken::Kind::BadSection:
            error.kind = ErrorKind::UnknownSection;
            error.arguments = {token.text};
            break;
        case ListToken::Kind::NextDeck:
            error.kind = ErrorKind::SeveralDocuments;
            error.arguments = {token.text};
            break;
        case ListToken::Kind::TooLong:
            error.kind = ErrorKind::TooLong;
            error.arguments = {token.text, "500"};
            break;
        case ListToken::Kind::CutOff:
            error.kind = ErrorKind::TooManyNodes;
            error.arguments = {"10000"};
            break;
        case ListToken::Kind::Card:
        case ListToken::Kind::Unknown:
        case ListToken::Kind::Ambiguous:
        case ListToken::Kind::Comment:
        case ListToken::Kind::Heading:
        case ListToken::Kind::GroupHeading:
        case ListToken::Kind::DeckName:
        case ListToken::Kind::Blank:
            continue;
        }
        errors.push_back(std::move(error));
    }
    return errors;
}

} // namespace muster::app

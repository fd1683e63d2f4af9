// The name of an object together with its kind: the 3-train is not the 3 players.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace trackwright {

struct Name {
  enum class Kind : std::uint8_t {
    Nothing,  // for a finding without an object
    Hex,      // "F11", including places off the board
    Hexside,  // "B5 C4"
    Tile,
    Train,
    Stack,  // of trains
    Event,  // of a train
    Phase,
    Company,
    CompanyKind,  // "major"
    Private,
    BonusToken,
    Loan,  // or bond
    Label,
    Colour,   // of tiles
    Zone,     // of the market, by its letter
    Cell,     // by its position: "B3"
    Price,    // of a cell of the market
    Players,  // a number of players
    Note,     // a bank note
    Row,      // of the certificate limits
    Datum,    // a datum with a source
    Check,
    Title,
    File,
    Theme,
    Key,        // a key in a file
    Component,  // of a kit
    Piece,      // of a component
    Text,       // printed text
  };
  using enum Kind;

  Kind kind = Nothing;
  std::string text;

  bool empty() const { return text.empty(); }
  friend auto operator<=>(const Name&, const Name&) = default;
};

// Returns "hex", "company kind", for programs that read findings. Empty for Nothing.
std::string_view word(Name::Kind);

}  // namespace trackwright

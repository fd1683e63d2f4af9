// What a thing is called, with the kind of thing that it is: the 3-train is not the 3 players.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace trackwright {

struct Name {
  enum class Kind : std::uint8_t {
    Nothing,  // of a finding that is about no thing in particular
    Hex,      // "F11", a place off the board as well
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
    Cell,     // of the market, by where it stands: "B3"
    Price,    // of a cell of the market
    Players,  // a number of them
    Note,     // of the bank
    Row,      // of the certificate limits
    Datum,    // what a source is about
    Check,
    Title,
    File,
    Theme,
    Key,        // of a file
    Component,  // of a kit
    Piece,      // of a component
    Text,       // that is printed
  };
  using enum Kind;

  Kind kind = Nothing;
  std::string text;

  bool empty() const { return text.empty(); }
  friend auto operator<=>(const Name&, const Name&) = default;
};

// "hex", "company kind": for programs that read findings. Empty for nothing.
std::string_view word(Name::Kind);

}  // namespace trackwright

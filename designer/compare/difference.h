// What two titles say differently, as data. How it is told is decided elsewhere.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

// One kind for each check of the family second-source.
enum class DifferenceKind : std::uint8_t {
  Tile,
  TileCount,
  TileNumber,
  TileDesign,
  MapCoordinates,
  Hex,
  HexColour,
  HexTrack,
  HexRevenue,
  HexLabel,
  HexTerrain,
  HexBorder,
  HexName,
  MarketShape,
  MarketPrice,
  MarketZone,
  MarketPar,
  Phase,
  PhaseTrigger,
  PhaseTiles,
  PhaseLimit,
  PhaseRounds,
  Train,
  TrainPrice,
  TrainCount,
  TrainReach,
  TrainRust,
  TrainDiscount,
  Company,
  CompanyName,
  CompanyHome,
  CompanyTokens,
  CompanyShares,
  CompanyFloat,
  Private,
  PrivatePrice,
  PrivateRevenue,
  PrivateGrant,
  Players,
  Cash,
  CertificateLimit,
  Bank,
};

struct KindOfDifference {
  DifferenceKind kind;
  std::string_view name;     // "hex-track": in JSON, and behind second-source/ as a check
  std::string_view subject;  // tiles, map, market, roster, companies, game
  std::string_view what;     // "track"; empty where the thing is on one side only
};

// Ordered as the enumeration, subjects together.
std::span<const KindOfDifference> kinds_of_difference();
const KindOfDifference& describe(DifferenceKind);

// Side A is the title that is looked at, side B the other source.
struct Difference {
  DifferenceKind kind{};
  std::string object;  // the name that A gives the thing, or B where A has no such thing: "F11", "57", "SJ"
  std::string label;   // the same in words: "hex F11 Stockholm"
  std::string other;   // the name that B gives it where that is another one
  std::string a;       // what A says, "-" where it says nothing; empty: A has no such thing
  std::string b;       // the same of B
  Place place;         // in A; where the thing is only in B: where it would be added
  Place other_place;   // in B; nowhere where the thing is only in A
};

}  // namespace trackwright

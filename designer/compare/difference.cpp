#include "designer/compare/difference.h"

#include <array>

namespace trackwright {

namespace {

using enum DifferenceKind;

constexpr std::array kinds{
    KindOfDifference{Tile, "tile", "tiles", ""},
    KindOfDifference{TileCount, "tile-count", "tiles", "copies"},
    KindOfDifference{TileNumber, "tile-number", "tiles", "number"},
    KindOfDifference{TileDesign, "tile-design", "tiles", "design"},
    KindOfDifference{MapCoordinates, "map-coordinates", "map", "coordinates"},
    KindOfDifference{Hex, "hex", "map", ""},
    KindOfDifference{HexColour, "hex-colour", "map", "colour"},
    KindOfDifference{HexTrack, "hex-track", "map", "track"},
    KindOfDifference{HexRevenue, "hex-revenue", "map", "revenue"},
    KindOfDifference{HexLabel, "hex-label", "map", "label"},
    KindOfDifference{HexTerrain, "hex-terrain", "map", "terrain"},
    KindOfDifference{HexBorder, "hex-border", "map", "border"},
    KindOfDifference{HexName, "hex-name", "map", "name"},
    KindOfDifference{MarketShape, "market-shape", "market", "shape"},
    KindOfDifference{MarketPrice, "market-price", "market", "price"},
    KindOfDifference{MarketZone, "market-zone", "market", "zone"},
    KindOfDifference{MarketPar, "market-par", "market", "par values"},
    KindOfDifference{Phase, "phase", "roster", ""},
    KindOfDifference{PhaseTrigger, "phase-trigger", "roster", "first train"},
    KindOfDifference{PhaseTiles, "phase-tiles", "roster", "tile colours"},
    KindOfDifference{PhaseLimit, "phase-limit", "roster", "train limit"},
    KindOfDifference{PhaseRounds, "phase-rounds", "roster", "operating rounds"},
    KindOfDifference{Train, "train", "roster", ""},
    KindOfDifference{TrainPrice, "train-price", "roster", "price"},
    KindOfDifference{TrainCount, "train-count", "roster", "cards"},
    KindOfDifference{TrainReach, "train-reach", "roster", "reach"},
    KindOfDifference{TrainRust, "train-rust", "roster", "end"},
    KindOfDifference{TrainDiscount, "train-discount", "roster", "discount"},
    KindOfDifference{Company, "company", "companies", ""},
    KindOfDifference{CompanyName, "company-name", "companies", "name"},
    KindOfDifference{CompanyHome, "company-home", "companies", "home"},
    KindOfDifference{CompanyTokens, "company-tokens", "companies", "token costs"},
    KindOfDifference{CompanyShares, "company-shares", "companies", "certificates"},
    KindOfDifference{CompanyFloat, "company-float", "companies", "float"},
    KindOfDifference{Private, "private", "companies", ""},
    KindOfDifference{PrivatePrice, "private-price", "companies", "price"},
    KindOfDifference{PrivateRevenue, "private-revenue", "companies", "revenue"},
    KindOfDifference{PrivateGrant, "private-grant", "companies", "shares and hexes"},
    KindOfDifference{Players, "players", "game", ""},
    KindOfDifference{Cash, "cash", "game", "cash"},
    KindOfDifference{CertificateLimit, "certificate-limit", "game", "certificate limit"},
    KindOfDifference{Bank, "bank", "game", "bank"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kinds.size(); ++i)
    if (static_cast<std::size_t>(kinds.at(i).kind) != i) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const KindOfDifference> kinds_of_difference() {
  return kinds;
}

const KindOfDifference& describe(DifferenceKind kind) {
  return kinds.at(static_cast<std::size_t>(kind));
}

}  // namespace trackwright

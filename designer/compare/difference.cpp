#include "designer/compare/difference.h"

#include <array>

namespace trackwright {

namespace {

using Kind = DifferenceKind;

constexpr std::array all_kinds{
    KindOfDifference{Kind::Tile, "tile", "tiles", ""},
    KindOfDifference{Kind::TileCount, "tile-count", "tiles", "copies"},
    KindOfDifference{Kind::TileNumber, "tile-number", "tiles", "number"},
    KindOfDifference{Kind::TileDesign, "tile-design", "tiles", "design"},
    KindOfDifference{Kind::MapCoordinates, "map-coordinates", "map", "coordinates"},
    KindOfDifference{Kind::Hex, "hex", "map", ""},
    KindOfDifference{Kind::HexColour, "hex-colour", "map", "colour"},
    KindOfDifference{Kind::HexTrack, "hex-track", "map", "track"},
    KindOfDifference{Kind::HexRevenue, "hex-revenue", "map", "revenue"},
    KindOfDifference{Kind::HexLabel, "hex-label", "map", "label"},
    KindOfDifference{Kind::HexTerrain, "hex-terrain", "map", "terrain"},
    KindOfDifference{Kind::HexBorder, "hex-border", "map", "border"},
    KindOfDifference{Kind::HexName, "hex-name", "map", "name"},
    KindOfDifference{Kind::MarketShape, "market-shape", "market", "shape"},
    KindOfDifference{Kind::MarketPrice, "market-price", "market", "price"},
    KindOfDifference{Kind::MarketZone, "market-zone", "market", "zone"},
    KindOfDifference{Kind::MarketPar, "market-par", "market", "par values"},
    KindOfDifference{Kind::Phase, "phase", "roster", ""},
    KindOfDifference{Kind::PhaseTrigger, "phase-trigger", "roster", "first train"},
    KindOfDifference{Kind::PhaseTiles, "phase-tiles", "roster", "tile colours"},
    KindOfDifference{Kind::PhaseLimit, "phase-limit", "roster", "train limit"},
    KindOfDifference{Kind::PhaseRounds, "phase-rounds", "roster", "operating rounds"},
    KindOfDifference{Kind::Train, "train", "roster", ""},
    KindOfDifference{Kind::TrainPrice, "train-price", "roster", "price"},
    KindOfDifference{Kind::TrainCount, "train-count", "roster", "cards"},
    KindOfDifference{Kind::TrainReach, "train-reach", "roster", "reach"},
    KindOfDifference{Kind::TrainRust, "train-rust", "roster", "end"},
    KindOfDifference{Kind::TrainDiscount, "train-discount", "roster", "discount"},
    KindOfDifference{Kind::Company, "company", "companies", ""},
    KindOfDifference{Kind::CompanyName, "company-name", "companies", "name"},
    KindOfDifference{Kind::CompanyHome, "company-home", "companies", "home"},
    KindOfDifference{Kind::CompanyTokens, "company-tokens", "companies", "token costs"},
    KindOfDifference{Kind::CompanyShares, "company-shares", "companies", "certificates"},
    KindOfDifference{Kind::CompanyFloat, "company-float", "companies", "float"},
    KindOfDifference{Kind::Private, "private", "companies", ""},
    KindOfDifference{Kind::PrivatePrice, "private-price", "companies", "price"},
    KindOfDifference{Kind::PrivateRevenue, "private-revenue", "companies", "revenue"},
    KindOfDifference{Kind::PrivateGrant, "private-grant", "companies", "shares and hexes"},
    KindOfDifference{Kind::Players, "players", "game", ""},
    KindOfDifference{Kind::Cash, "cash", "game", "cash"},
    KindOfDifference{Kind::CertificateLimit, "certificate-limit", "game", "certificate limit"},
    KindOfDifference{Kind::Bank, "bank", "game", "bank"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < all_kinds.size(); ++i)
    if (static_cast<std::size_t>(all_kinds.at(i).kind) != i) return false;
  return true;
}
static_assert(in_order());

}  // namespace

std::span<const KindOfDifference> kinds_of_difference() {
  return all_kinds;
}

const KindOfDifference& describe(DifferenceKind kind) {
  return all_kinds.at(static_cast<std::size_t>(kind));
}

}  // namespace trackwright

// Whether one tile may replace another: the rules that most 18xx titles share, for two tiles without context.
// The map and the rules of a title are added in placements and upgrade_book.
//
// 1. Colour: the next one of white, yellow, green, brown, gray, blue, sepia.
// 2. Track: some rotation keeps all of it; if both tiles have a junction, all exits.
// 3. Label: the same label, or the one that the old tile promises for this colour (future_label).
// 4. Towns: the same number. Cities: the same number, unless the old tile has a label. Two cities must each
// continue in one city; a labelled city cannot vanish; a white OO hex needs a tile with the same number of
// cities.
//
// And for each rotation:
// 5. Old paths continue.
// 6. New stops on new track do not outnumber the added stops.
// 7. If both tiles have several cities, the track of each old stop ends in one new stop.
// 8. If the old cities differ in size, none shrinks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/upgrade/form.h"

namespace trackwright {

enum class UpgradeRule {
  Colour,
  Track,
  Label,
  Towns,
  Cities,
  CityTrack,   // two cities do not continue in two
  CityLost,    // a labelled city without successor
  DoubleCity,  // a white OO hex and a tile with a different number of cities
  Rotation     // each rotation violates one of rules 5 to 8
};

struct UpgradeFit {
  std::optional<UpgradeRule> broken;  // the first violated rule of 1 to 4
  Rotations keeping_track;            // by rule 5 alone, regardless of `broken`
  Rotations fitting;                  // by rules 5 to 8
};

// `from` is taken at rotation 0. If it is rotated by r, add r to the rotations.
UpgradeFit upgrade_fit(const UpgradeForm& from, const UpgradeForm& to);

// Describes the violated rule so that a designer can act: "a green tile is replaced by a brown one, and this
// is gray".
std::string refusal(UpgradeRule, const UpgradeForm& from, const UpgradeForm& to);

struct UpgradeVerdict {
  bool legal = false;
  std::vector<Rotation> rotations;  // relative to the old tile at rotation 0
  std::string refusal;              // the reason if there are no rotations
};

UpgradeVerdict upgrade(const Tile& from, const Tile& to);

// The first violated rule, without the rule about track.
std::optional<UpgradeRule> broken_apart_from_track(const UpgradeForm& from, const UpgradeForm& to);

// The given rotations in which rules 6 to 8 hold.
Rotations keeping_stops(const UpgradeForm& from, const UpgradeForm& to, Rotations);

// The next colour, if any.
std::optional<Colour> next_colour(Colour);

}  // namespace trackwright

// May one tile replace another? The rules that the field's titles share, for two tiles by themselves; what a
// map and a title's own rules add is in placements and upgrade_book.
//
// 1. Colour: the next one of white, yellow, green, brown, gray, blue, sepia.
// 2. Track: some rotation keeps all of it; where both tiles have a junction, all exits.
// 3. Label: the same one, or the one that the old tile says for this colour (future_label).
// 4. Towns: as many as before. Cities: as many as before, unless the old tile is labelled; two cities must
// each go on in
//    one city; a labelled city cannot vanish; a white OO hex takes a tile with as many cities.
// And for each rotation: 5. old paths go on; 6. no more new stops on new track than stops were added; 7.
// where both have several cities, the track of each old stop ends in one new stop; 8. where the old cities
// differ in size, none shrinks.
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
  CityTrack,   // two cities do not go on in two
  CityLost,    // a labelled city has no successor
  DoubleCity,  // a white OO hex and a tile with another number of cities
  Rotation     // each rotation breaks one of 5 to 8
};

struct UpgradeFit {
  std::optional<UpgradeRule> broken;  // the first of rules 1 to 4 that forbids it
  Rotations keeping_track;            // by rule 5 alone, whatever `broken` says
  Rotations fitting;                  // by rules 5 to 8
};

// `from` as it lies at rotation 0. If it is turned by r, so are the rotations.
UpgradeFit upgrade_fit(const UpgradeForm& from, const UpgradeForm& to);

// The rule that is broken, in words a designer can act on: "a green tile is replaced by a brown one, and this
// is gray".
std::string refusal(UpgradeRule, const UpgradeForm& from, const UpgradeForm& to);

struct UpgradeVerdict {
  bool legal = false;
  std::vector<Rotation> rotations;  // relative to the old tile at rotation 0
  std::string refusal;              // why not
};

UpgradeVerdict upgrade(const Tile& from, const Tile& to);

// The first of the rules that is broken, the track left aside.
std::optional<UpgradeRule> broken_apart_from_track(const UpgradeForm& from, const UpgradeForm& to);

// Those of the rotations in which rules 6 to 8 hold.
Rotations keeping_stops(const UpgradeForm& from, const UpgradeForm& to, Rotations);

// The colour that replaces this one, if any does.
std::optional<Colour> next_colour(Colour);

}  // namespace trackwright

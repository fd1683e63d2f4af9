// How far companies can get: the stops that their trains can touch, bounds for their best runs, and the least
// lays and money to off-board areas and destinations.
//
// All hexes are as good as they can get by the end of a phase, each on its own; nobody blocks anybody.
// Figures about stops and runs are therefore upper bounds, and lays and money are lower bounds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/study/passages.h"

namespace trackwright {

// The reach of a company in a phase, from its home.
struct CompanyReaches {
  std::string company;
  std::string phase;
  std::string train;                   // the longest that is sold in the phase; empty: none
  std::vector<std::string> connected;  // hexes with stops that track can join to its home
  std::vector<std::string> touched;    // of these: within reach of the train in a run from the home
  std::vector<std::string> beyond;     // connected, but not touched
  std::optional<int> best;             // a bound for a run with the home; without bonuses
  std::optional<int> elsewhere;        // a bound for a run with any of its later stations
};

// The way from a company's home to a target. `exact`: no hex is passed twice, and the copies of the tiles
// suffice.
struct Journey {
  std::string company;
  std::string target;
  std::string phase;  // the first phase with these figures
  int lays = 0;
  bool exact = false;             // the lays
  int money = 0;                  // for terrain and hexsides
  std::vector<std::string> over;  // a way with the fewest lays: hexes in order
};

struct JourneyStudy {
  std::vector<CompanyReaches> reaches;
  std::vector<Journey> journeys;
  std::vector<std::string> unreached;  // hexes with track or tiles that no home can be joined to
  std::vector<std::string> homeless;   // companies whose home is not data
};

// The hexes of a company's homes, as indices into Map::hexes().
std::vector<std::uint32_t> homes_of(const Title&, const Company&);

// Off-board areas (red hexes with a stop count as such), and the destination of the company.
std::vector<std::uint32_t> targets_of(const Title&, const Company&);

// The trains that are sold in a phase: from those that begin it to those that begin the next, with variants.
std::vector<const Train*> trains_sold_in(const Roster&, std::size_t phase);

// The least lays before track from the home of a company enters a hex by the end of the game, by hex; a home
// has 0. Hexes that it cannot be joined to are left out.
std::map<std::string, int> least_lays(const StudyGround&, const Company&);

JourneyStudy study_journeys(const StudyGround&);

}  // namespace trackwright

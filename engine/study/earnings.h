// The best run of one train from the home of a company after a number of tile lays, by phase.
//
// Each hex stands alone: any lays that lead to a tile of the hex are possible, the copies of tiles suffice,
// and nobody blocks. Money for lays, bonuses, fees and powers do not count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/study/journeys.h"

namespace trackwright {

// Runs with more lays than this are found only for any number of lays.
inline constexpr int most_lays = 6;

struct BestRun {
  int found = 0;                  // the best run that was found; 0: none
  int bound = 0;                  // no run earns more
  std::vector<std::string> over;  // hexes of the found run in order
};

// A company in a phase, with the train sold in it that earns most.
struct CompanyEarnings {
  std::string company;
  std::string phase;
  std::string train;                // empty: none is sold
  std::vector<BestRun> after_lays;  // by the number of lays, from 0 to most_lays
  // With any number of lays; in the largest titles, its run is that of most_lays.
  BestRun with_all;
};

// A hex in the best runs that were found with any number of lays.
struct HexUse {
  std::string hex;
  std::vector<std::string> companies;  // whose best run of some phase passes it
  std::vector<std::string> always;     // of these: in every phase
};

struct EarningStudy {
  std::vector<CompanyEarnings> companies;  // in the order of companies and phases
  std::vector<HexUse> uses;                // of hexes that can have track, in the order of the map
};

EarningStudy study_earnings(const StudyGround&, const JourneyStudy&);

const CompanyEarnings* find_earnings(const EarningStudy&, const std::string& company,
                                     const std::string& phase);

// The bound and the find of a run after some lays; with many lays those for any number.
BestRun run_after(const CompanyEarnings&, int lays);

}  // namespace trackwright

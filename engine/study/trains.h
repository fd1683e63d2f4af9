// Train arithmetic: trains that companies need, rounds that a rank of trains lives, and money for trains.
//
// Trains are sold in the order of the roster, and each rank is sold out before the next. Cards of other
// stacks (ships) are ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

struct TrainRank {
  std::string train;
  int price = 0;
  std::optional<int> count;         // none: unlimited
  std::optional<std::size_t> ends;  // the rank whose first purchase rusts it or makes it obsolete
};

// The trains that all companies hold at the limit of a phase, and the trains that can then exist.
struct PhaseTrains {
  struct Kind {
    std::string kind;
    int companies = 0;
    std::optional<int> limit;  // none: not stated for this phase; such companies are not counted
  };
  std::string phase;
  std::vector<Kind> kinds;
  std::optional<int> needed;        // none: no limit is stated, or one never binds
  std::vector<std::string> trains;  // sold up to this phase and not rusted at its start
  std::optional<int> exist;         // none: unlimited
};

// The rounds of one rank if a number of companies each buy one train in each operating round.
struct RankRounds {
  std::size_t rank = 0;
  int first = 0;            // the operating round in which its first copy is bought, counted from 1
  std::optional<int> ends;  // the round in which it rusts; none: never
};

struct TrainRush {
  int companies = 0;
  std::vector<RankRounds> ranks;  // up to the first unlimited rank
};

struct TrainMoney {
  int players = 0;
  std::optional<int> bank;  // none: unlimited
  std::optional<int> cash;  // of all players together, at the start
};

// The money of companies that are alike, after they float at one price.
struct StartCapital {
  std::vector<std::string> companies;
  std::string kind;
  int par = 0;
  int capital = 0;
  int tokens = 0;        // cost of all its station tokens
  int first_trains = 0;  // of the first rank that it can buy before it places further tokens
  int with_tokens = 0;   // the same after it pays for all its tokens
};

struct TrainStudy {
  std::vector<TrainRank> ranks;
  std::vector<PhaseTrains> phases;
  std::vector<TrainRush> rushes;  // for 2 companies, and so on up to all
  int all_prices = 0;             // of the ranks with a count
  std::vector<TrainMoney> money;
  std::vector<StartCapital> capitals;
  std::vector<std::string>
      unknown_capital;  // companies whose capital the title gives only in words or not at all
};

// The trains of a list of trains and phases; a phase stands for the trains that begin it.
std::vector<std::string> trains_meant(const Roster&, const std::vector<Ref>&);

TrainStudy study_trains(const Title&);

}  // namespace trackwright

// What a title adds to the plain rules of running: bonuses, fees and hexes that need a right of way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

// So many different stops of the run (or hexes it passes) must be among these hexes.
struct BonusNeed {
  std::vector<Ref> hexes;
  int count = 1;
  friend bool operator==(const BonusNeed&, const BonusNeed&) = default;
};

struct RunBonus {
  std::string name;
  int value = 0;
  std::vector<BonusNeed> needs;  // all of them
  bool passing = false;          // running through the hex is enough, no stop need be there
  bool paid_stops = false;       // only stops that the train is paid for count
  std::string group;             // of one group a run gets the best only
  std::string holder;            // only for companies that hold the bonus token of this id
  bool once = false;             // one run of the company in an operating round, not each
  bool multiplied = false;       // a train's multiplier applies to it
  std::vector<Ref> not_trains;
  std::string after;  // only once this event has happened; empty: from the start
  SaidAt place;
  friend bool operator==(const RunBonus&, const RunBonus&) = default;
};

// Paid for running, per hex or hexside that a run uses.
struct RunFee {
  std::string name;
  int amount = 0;
  std::vector<Ref> hexes;           // each of these that a run enters
  std::vector<Ref> crossings;       // or hexsides crossed, "C12 B11" each
  bool per_level = false;           // times the number in the train's name: 10 x 3 for a 3-train
  bool from_revenue = false;        // taken off the run's revenue; otherwise paid from the treasury
  std::vector<std::string> exempt;  // companies that never pay
  std::vector<Ref> phases;          // only in these; empty: always
  std::string after;                // only once this event has happened; empty: from the start
  SaidAt place;
  friend bool operator==(const RunFee&, const RunFee&) = default;
};

// Hexes without a stop that a run passes with a card: a ferry for each crossing. The cards of a company serve
// all of its runs in a round together.
struct RunPassage {
  std::string name;
  std::vector<Ref> hexes;
  std::string stack;  // of the cards
  SaidAt place;
  friend bool operator==(const RunPassage&, const RunPassage&) = default;
};

// A hex whose stops only companies with this bonus token, or with a station there, enter or pass; always
// counted. Of several for one hex any will do.
struct RightOfWay {
  Ref hex;
  std::string holder;
  bool station = false;  // an own station in the stop, instead of a bonus token
  SaidAt place;
  friend bool operator==(const RightOfWay&, const RightOfWay&) = default;
};

struct RunRules {
  std::vector<RunBonus> bonuses;
  std::vector<RunFee> fees;
  std::vector<RightOfWay> rights;
  std::optional<RunPassage> passage;
  friend bool operator==(const RunRules&, const RunRules&) = default;
};

}  // namespace trackwright

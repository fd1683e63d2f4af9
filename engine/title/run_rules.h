// What a title adds to the plain rules of running: bonuses, fees and hexes that need a right of way.
#pragma once

#include <optional>
#include <string>
#include <utility>
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

// Whose token a bonus asks for, where it asks for one.
enum class TokenOwner {
  Own,     // the company's that runs
  Others,  // another company's
};

// What a bonus is counted by.
enum class BonusTimes {
  Run,       // paid once for the run
  OwnStops,  // for each of its stops with a station of the company
  Stops,     // for each of its stops
};

struct RunBonus {
  std::string name;
  int value = 0;
  std::vector<std::pair<Ref, int>> by_phase;  // phase and value from it on, in place of `value`
  std::vector<BonusNeed> needs;               // all of them; none: any run
  bool passing = false;                       // running through the hex is enough, no stop need be there
  bool paid_stops = false;                    // only stops that the train is paid for count
  std::string group;                          // of one group a run gets the best only
  bool at_end = false;                        // only stops at which the run begins or ends count
  std::string holder;  // only for companies that hold this bonus token, or own this private company
  std::string token;   // where a token of this kind lies: a bonus token, `destination`
  TokenOwner whose = TokenOwner::Own;
  std::vector<std::string> companies;  // only these; empty: all
  BonusTimes times = BonusTimes::Run;  // of the stops in the hexes of the first need, if there is one
  int factor = 1;                      // such a stop is paid so many times its value in all, where it is paid
  bool to_treasury = false;            // beside the revenue, for the treasury: a subsidy
  bool once = false;                   // one run of the company in an operating round, not each
  bool multiplied = false;             // a train's multiplier applies to it
  std::vector<Ref> not_trains;
  std::vector<Ref> with;  // only a train with one of these cards attached
  std::string after;      // only once this event has happened; empty: from the start
  SaidAt place;

  // Counted stop by stop.
  bool by_stop() const { return times != BonusTimes::Run || factor != 1; }
  friend bool operator==(const RunBonus&, const RunBonus&) = default;
};

// Paid for running, per hex or hexside that a run uses.
struct RunFee {
  std::string name;
  int amount = 0;
  std::vector<Ref> hexes;           // each of these that a run enters
  std::vector<Ref> crossings;       // or hexsides crossed, "C12 B11" each
  bool gauge_changes = false;       // or each change between broad and narrow track, dual between them or not
  bool per_level = false;           // times the number in the train's name: 10 x 3 for a 3-train
  bool from_revenue = false;        // taken off the run's revenue; otherwise paid from the treasury
  std::vector<std::string> exempt;  // companies that never pay
  std::string exempt_holder;        // nor who holds this bonus token, or owns this private company
  std::vector<Ref> tokens;          // only where one of these lies, as they do from the start
  std::vector<Ref> phases;          // only in these; empty: always
  std::string after;                // only once this event has happened; empty: from the start
  SaidAt place;
  friend bool operator==(const RunFee&, const RunFee&) = default;
};

// Crossings without a stop that a run passes with a card, a ferry each. A crossing has one hex or several in
// a row. The cards of a company serve all of its runs in a round together.
struct RunPassage {
  std::string name;
  std::vector<std::vector<Ref>> crossings;
  std::string stack;            // of the cards
  std::vector<Ref> not_trains;  // that take no card
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

// A token that serves as a station elsewhere: a port token lets ships begin at a city and pass it.
struct StandIn {
  Ref hex;            // where the company's token lies
  Ref city;           // in the cities of this hex it serves as a station
  std::string stack;  // for cards of this stack; empty: for all
  SaidAt place;
  friend bool operator==(const StandIn&, const StandIn&) = default;
};

// In each operating round one run of these companies passes one city that is full of others' tokens; the city
// is plain track to it.
struct Bypass {
  std::vector<std::string> companies;
  std::string stack;    // runs of cards of this stack; empty: of any
  bool chosen = false;  // the company says before it runs which train does so
  bool or_dearest =
      false;  // that train may also have one stop more than it reaches, and is not paid the dearest
  SaidAt place;
  friend bool operator==(const Bypass&, const Bypass&) = default;
};

// Stops of these kinds cost the company with this bonus token or private company nothing of a train's reach,
// and are paid beside it; those that are always counted (RunRules::counted) are not among them.
struct FreeStops {
  std::vector<StopKind> kinds;
  std::string holder;
  SaidAt place;
  friend bool operator==(const FreeStops&, const FreeStops&) = default;
};

// Whether runs of one company share track.
enum class TrackSharing {
  Never,
  OtherStacks,  // runs of cards of different stacks do
  Always,
};

struct RunRules {
  std::vector<RunBonus> bonuses;
  std::vector<RunFee> fees;
  std::vector<RightOfWay> rights;
  std::optional<RunPassage> passage;
  std::vector<StandIn> stand_ins;
  std::optional<Bypass> bypass;
  std::optional<FreeStops> free_stops;
  std::vector<Ref> stations;    // bonus tokens that are stations for runs, in a circle or beside one
  std::vector<Ref> counted;     // hexes whose stops no train passes without being paid for them
  bool free_junctions = false;  // a run goes over a junction again, on other track
  bool same_hex_once = false;   // no run has two stops in one hex
  bool one_gauge = false;       // a run keeps to broad track or to narrow; dual is both
  TrackSharing sharing = TrackSharing::Never;
  std::vector<std::string>
      by_hand;  // rules of running that are not among these, in words: nothing computes them
  friend bool operator==(const RunRules&, const RunRules&) = default;
};

}  // namespace trackwright

// Additional run rules of a title: bonuses, fees and hexes that need a right of way.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

// The run must stop at (or pass) a number of different hexes of this list.
struct BonusNeed {
  std::vector<Ref> hexes;
  int count = 1;
  friend bool operator==(const BonusNeed&, const BonusNeed&) = default;
};

// The owner of the token that a bonus requires, if any.
enum class TokenOwner {
  Own,     // the running company
  Others,  // another company
};

// The unit by which a bonus is counted.
enum class BonusTimes {
  Run,       // once for the run
  OwnStops,  // each of its stops with a station of the company
  Stops,     // each of its stops
};

struct RunBonus {
  std::string name;
  int value = 0;
  std::vector<std::pair<Ref, int>> by_phase;  // phases and the value from each on; replaces `value`
  std::vector<BonusNeed> needs;               // all must hold; empty: any run
  bool passing = false;                       // passing through the hex is enough; it needs no stop
  bool paid_stops = false;                    // only paid stops count
  std::string group;                          // a run gets only the best bonus of a group
  bool at_end = false;                        // only the first and last stop of the run count
  std::string holder;                         // only for companies with this bonus token or private company
  std::string token;  // requires a token of this kind there: a bonus token, `destination`
  TokenOwner whose = TokenOwner::Own;
  std::vector<std::string> companies;  // empty: all companies
  BonusTimes times = BonusTimes::Run;  // counts stops in the hexes of the first need, if there is one
  int factor = 1;                      // such a stop, if paid, is paid this many times in total
  bool to_treasury = false;            // a subsidy: paid to the treasury, not part of the revenue
  bool once = false;                   // for one run of the company per operating round
  bool multiplied = false;             // the multiplier of the train applies to it
  std::vector<Ref> not_trains;
  std::vector<Ref> with;  // only for trains with one of these cards attached
  std::string after;      // only after this event; empty: from the start
  SaidAt place;

  // Whether the bonus is counted per stop.
  bool by_stop() const { return times != BonusTimes::Run || factor != 1; }
  friend bool operator==(const RunBonus&, const RunBonus&) = default;
};

// A fee for running, per hex or hexside that a run uses.
struct RunFee {
  std::string name;
  int amount = 0;
  std::vector<Ref> hexes;      // each of these hexes that a run enters
  std::vector<Ref> crossings;  // or hexsides that a run crosses, "C12 B11" each
  // Or each change between broad and narrow track, with or without dual track between them.
  bool gauge_changes = false;
  bool per_level = false;           // multiplied by the number in the train's name: 10 x 3 for a 3-train
  bool from_revenue = false;        // deducted from the revenue of the run; false: paid from the treasury
  std::vector<std::string> exempt;  // companies that never pay
  std::string exempt_holder;        // also exempt: owners of this bonus token or private company
  std::vector<Ref> tokens;          // only where one of these tokens lies, as they do from the start
  std::vector<Ref> phases;          // only in these phases; empty: always
  std::string after;                // only after this event; empty: from the start
  SaidAt place;
  friend bool operator==(const RunFee&, const RunFee&) = default;
};

// Crossings without a stop that a run can pass with a card (a ferry), one card per crossing. A crossing is
// one hex or several in a row. The cards of a company are shared by all of its runs in a round.
struct RunPassage {
  std::string name;
  std::vector<std::vector<Ref>> crossings;
  std::string stack;            // the stack of these cards
  std::vector<Ref> not_trains;  // trains that cannot use a card
  SaidAt place;
  friend bool operator==(const RunPassage&, const RunPassage&) = default;
};

// A hex whose stops only companies with this bonus token, or with a station there, may enter or pass. Its
// stops always count. If a hex has several entries, one of them is enough.
struct RightOfWay {
  Ref hex;
  std::string holder;
  bool station = false;  // requires a station of the company in the stop instead of a bonus token
  SaidAt place;
  friend bool operator==(const RightOfWay&, const RightOfWay&) = default;
};

// A token that acts as a station elsewhere: a port token lets ships start at a city and pass it.
struct StandIn {
  Ref hex;            // the hex of the company's token
  Ref city;           // it acts as a station in the cities of this hex
  std::string stack;  // for cards of this stack; empty: for all
  SaidAt place;
  friend bool operator==(const StandIn&, const StandIn&) = default;
};

// Once per operating round, one run of these companies passes one city that is full of other companies'
// tokens. The run treats the city as plain track.
struct Bypass {
  std::vector<std::string> companies;
  std::string stack;    // only runs with cards of this stack; empty: any
  bool chosen = false;  // the company chooses the train before it runs
  bool or_dearest =
      false;  // the train may also have one stop more than its reach, and the most valuable stop is not paid
  SaidAt place;
  friend bool operator==(const Bypass&, const Bypass&) = default;
};

// Stops of these kinds use none of a train's reach, for companies with this bonus token or private company.
// They are paid in addition. Stops that always count (RunRules::counted) are excluded.
struct FreeStops {
  std::vector<StopKind> kinds;
  std::string holder;
  SaidAt place;
  friend bool operator==(const FreeStops&, const FreeStops&) = default;
};

// Whether runs of one company may share track.
enum class TrackSharing {
  Never,
  OtherStacks,  // runs with cards of different stacks may
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
  std::vector<Ref> stations;    // bonus tokens that act as stations for runs, in a city slot or beside one
  std::vector<Ref> counted;     // hexes whose stops are always paid to a passing train
  bool free_junctions = false;  // a run may cross a junction again on other track
  bool same_hex_once = false;   // no run has two stops in one hex
  bool one_gauge = false;       // a run uses either broad or narrow track; dual counts as both
  TrackSharing sharing = TrackSharing::Never;
  std::vector<std::string> by_hand;  // other run rules, as text; nothing computes them
  friend bool operator==(const RunRules&, const RunRules&) = default;
};

}  // namespace trackwright

// Trains, phases and loans: what may be bought when, what it runs, what it ends.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/tile/tile.h"
#include "engine/title/loans.h"

namespace trackwright {

// A name of something else in the title, with the place that used it.
using Ref = Placed<std::string>;

// As many stops as there are.
inline constexpr int any_number = 999;

// One row of a train's reach, as in 18xx.games `distance`: it takes stops of these kinds, at most `visit` of
// them, and pays the best `pay` of those, multiplied.
struct Allowance {
  std::vector<StopKind> kinds;
  int pay = 0;
  int visit = 0;  // any_number: no limit
  int multiplier = 1;
  friend bool operator==(const Allowance&, const Allowance&) = default;
};

// How far a train runs; exactly one of these holds:
// - `unlimited` (a diesel): any number of stops;
// - `hexes` > 0: a run through that many hexes, whatever stops are in them;
// - `rows` not empty: each stop of the run is given to a row that lists its kind, and no row gets more
//   than its `visit`; a run for which that cannot be done is out of reach. Of the ways to do it the one that
//   pays most counts. With `stops` > 0 all rows together get that many stops at most;
// - `stops` > 0 alone: that many stops of any kind.
// Stops with a visit cost of 0 are free of all this. `multiplier` applies to the whole run. With none of
// these the card does not run by itself (a ferry that carries trains).
struct Reach {
  int stops = 0;
  bool unlimited = false;
  int hexes = 0;
  std::vector<Allowance> rows;
  int multiplier = 1;
  std::vector<std::string> open_to;  // companies whose tokens do not block it
  bool doubles_own = false;          // cities with an own token count twice
  int least_paid = 0;                // a run that is paid for fewer stops does not count
  bool local = false;                // it may run within one city with an own token
  friend bool operator==(const Reach&, const Reach&) = default;
};

// What a card adds to the train that it runs with: further rows of its reach, or stops to those that count in
// all. The train's multiplier applies to them.
struct Attachment {
  std::vector<Allowance> rows;
  int stops = 0;
  std::vector<Ref> to;  // trains that take it; empty: all
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

struct TrainEvent {
  std::string kind;  // a word of the title; `text` says what happens
  std::string text;
  SaidAt place;
  friend bool operator==(const TrainEvent&, const TrainEvent&) = default;
};

struct Train {
  Ref name;
  Placed<int> price;
  std::optional<Placed<int>> count;  // none: unlimited; `print` says how many cards to print
  int print = 0;                     // how many cards to print: the count unless the title says otherwise
  Reach reach;
  std::vector<Ref> rusts_on;     // trains or phases
  std::vector<Ref> obsolete_on;  // one more run after this
  std::vector<Ref> available_on;
  Ref shuffled_with;            // its cards lie among those of this train, in an order that nobody knows
  std::vector<Train> variants;  // the other side of the card: other name, price and reach
  std::map<std::string, int> discount;  // price off for trading in the named train
  std::vector<TrainEvent> events;
  std::vector<Track> tracks;  // kinds of track it runs on; empty: broad and dual
  std::string stack;          // "train" unless said otherwise: ship, ferry
  std::string text;           // what the card says about how it runs
  int per_company = 0;        // how many of them a company may own; 0: as the limits of the phase say
  std::optional<Attachment> attaches;  // runs with another train, one card with each
  std::string attached;                // the card that runs with it, in a position
  bool passing = false;                // said to be the one that passes a full city, in a position
  SaidAt place;
  friend bool operator==(const Train&, const Train&) = default;
};

// A train limit that nobody reaches, as others write that there is none.
constexpr int endless_limit = 99;

struct Phase {
  Ref name;
  std::vector<Ref> on;  // first train of these begins the phase; empty for the first phase
  std::vector<Placed<Colour>> tiles;
  std::map<std::string, Placed<int>> limits;  // train limit by kind of company ("major", "minor", ...)
  std::optional<Placed<int>> operating_rounds;
  std::vector<std::string> status;  // what holds in this phase, in words for the phase chart
  std::map<std::string, Placed<std::string>> values;  // further columns of the phase chart
  SaidAt place;
  friend bool operator==(const Phase&, const Phase&) = default;
};

struct Roster {
  std::vector<Phase> phases;
  std::vector<Train> trains;
  std::vector<Loan> loans;
  SaidAt phases_place;
  SaidAt trains_place;
  friend bool operator==(const Roster&, const Roster&) = default;
};

// Whether the card makes a run: some stop, or some hex, is within its reach. A ferry only carries other
// trains.
bool runs_by_itself(const Train&);

// Whether the name is among them.
bool names(const std::vector<Ref>&, std::string_view name);
std::vector<std::string> ref_names(const std::vector<Ref>&);

const Train* find_train(const Roster&, std::string_view name);  // variants included
const Phase* find_phase(const Roster&, std::string_view name);
const Loan* find_loan(const Roster&, std::string_view name);

// Position of the phase in the order of the roster; phases().size() where there is none.
std::size_t phase_index(const Roster&, std::string_view name);

// What a stop pays in a phase (see Revenue).
int revenue_in_phase(const Revenue&, const Roster&, const Phase&, bool diesel = false);

}  // namespace trackwright

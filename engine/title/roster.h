// Trains, phases and loans: when they can be bought, how trains run, and what each train ends.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"
#include "engine/tile/tile.h"

namespace trackwright {

// Loan cards: loans that a company takes from the bank, and bonds that pay their owner.

// Who may buy a bond.
enum class BondOwner : std::uint8_t { Players, Companies };

struct Loan {
  Placed<std::string> name;
  std::optional<Placed<int>> count;  // none: unlimited; `print` says how many cards to print
  int print = 0;      // number of cards to print: the count unless the title gives another number
  Placed<int> value;  // money that the borrower receives, or price that the buyer pays
  std::optional<Placed<int>> interest;        // per operating round; none: see `text`
  std::map<std::string, Placed<int>> limits;  // maximum per owner, by kind of company; `player`
  std::vector<BondOwner> sold_to;             // empty: a loan that a company takes
  std::string text;
  SaidAt place;

  bool bought() const { return !sold_to.empty(); }
  friend bool operator==(const Loan&, const Loan&) = default;
};

// The key for players in `limits`.
inline constexpr const char* player_limit = "player";

template <>
inline constexpr auto enum_words<BondOwner> = std::to_array<EnumWord<BondOwner>>(
    {{BondOwner::Players, "players"}, {BondOwner::Companies, "companies"}});

// A reference by name to another object of the title, with its place in the file.
using Ref = Placed<std::string>;

// A limit that never binds.
inline constexpr int any_number = 999;

// One row of a train's reach, as in `distance` of 18xx.games: the train visits up to `visit` stops of these
// kinds and is paid for the best `pay` of them, multiplied.
struct Allowance {
  std::vector<StopKind> kinds;
  int pay = 0;
  int visit = 0;  // any_number: no limit
  int multiplier = 1;
  friend bool operator==(const Allowance&, const Allowance&) = default;
};

// The range of a train. Exactly one of these holds:
// - `unlimited` (a diesel): any number of stops.
// - `hexes` > 0: a run through that many hexes, with any stops in them.
// - `rows` not empty: each stop of the run is assigned to a row that lists its kind, at most `visit` stops to
//   a row. If no assignment exists, the run is out of reach. Of several assignments the one with the highest
//   revenue counts. With `stops` > 0 all rows together get at most that many stops.
// - `stops` > 0 alone: that many stops of any kind.
// Stops with a visit cost of 0 do not count. `multiplier` applies to the whole run. If none of these holds,
// the card does not run by itself (a ferry that carries trains).
struct Reach {
  int stops = 0;
  bool unlimited = false;
  int hexes = 0;
  std::vector<Allowance> rows;
  int multiplier = 1;
  std::vector<std::string> open_to;  // companies whose tokens do not block it
  bool doubles_own = false;          // cities with a token of the company count twice
  int least_paid = 0;                // minimum number of paid stops; shorter runs do not count
  bool local = false;                // may run within one city with a token of the company
  friend bool operator==(const Reach&, const Reach&) = default;
};

// The extra reach of a train with this card attached: further rows, or stops added to those that count in
// total. The train's multiplier applies to them.
struct Attachment {
  std::vector<Allowance> rows;
  int stops = 0;
  std::vector<Ref> to;  // trains that may use the card; empty: all
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

struct TrainEvent {
  std::string kind;  // a word of the title; `text` describes the effect
  std::string text;
  SaidAt place;
  friend bool operator==(const TrainEvent&, const TrainEvent&) = default;
};

struct Train {
  Ref name;
  Placed<int> price;
  std::optional<Placed<int>> count;  // none: unlimited; `print` says how many cards to print
  int print = 0;  // number of cards to print: the count unless the title gives another number
  Reach reach;
  std::vector<Ref> rusts_on;     // trains or phases
  std::vector<Ref> obsolete_on;  // runs once more after this
  std::vector<Ref> available_on;
  Ref shuffled_with;                    // its cards are shuffled with those of this train
  std::vector<Train> variants;          // the other side of the card, with its own name, price and reach
  std::map<std::string, int> discount;  // price reduction for trading in the named train
  std::vector<TrainEvent> events;
  std::vector<Track> tracks;           // kinds of track that it runs on; empty: broad and dual
  std::string stack;                   // "train" by default; ship, ferry
  std::string text;                    // text on the card about its runs
  int per_company = 0;                 // maximum per company; 0: the limit of the phase
  std::optional<Attachment> attaches;  // runs with another train, one card per train
  std::string attached;                // in a position: the card that runs with it
  bool passing = false;                // in a position: chosen as the train that passes a full city
  SaidAt place;
  friend bool operator==(const Train&, const Train&) = default;
};

// A train limit that no company reaches; other programs use it for "no limit".
constexpr int endless_limit = 99;

struct Phase {
  Ref name;
  std::vector<Ref> on;  // the first of these trains begins the phase; empty for the first phase
  std::vector<Placed<Colour>> tiles;
  std::map<std::string, Placed<int>> limits;  // train limit by kind of company ("major", "minor", ...)
  std::optional<Placed<int>> operating_rounds;
  std::vector<std::string> status;                    // rules in this phase, as text for the phase chart
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

// Whether the card can run: its reach includes at least one stop or hex. A ferry only carries other trains.
bool runs_by_itself(const Train&);

// Whether the list contains the name.
bool names(const std::vector<Ref>&, std::string_view name);
std::vector<std::string> ref_names(const std::vector<Ref>&);

const Train* find_train(const Roster&, std::string_view name);  // includes variants
const Phase* find_phase(const Roster&, std::string_view name);
const Loan* find_loan(const Roster&, std::string_view name);

// The index of the phase in the roster; phases().size() if it does not exist.
std::size_t phase_index(const Roster&, std::string_view name);

// The revenue of a stop in a phase (see Revenue).
int revenue_in_phase(const Revenue&, const Roster&, const Phase&, bool diesel = false);

}  // namespace trackwright

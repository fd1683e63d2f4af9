// Majors, minors, privates; shares, tokens, homes.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/roster.h"

namespace trackwright {

struct Station {
  Ref hex;                          // coordinate as printed
  std::optional<Placed<int>> city;  // index of the city in the hex, counted from 0
  friend bool operator==(const Station&, const Station&) = default;
};

struct Certificate {
  Placed<int> percent;
  Placed<int> count;  // number of such certificates
  bool president = false;
  std::optional<Placed<int>> then;  // percent after the company has converted (a minor that became a major)
  std::string note;                 // text printed on it: "exchanged for minor"
  SaidAt place;
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

// A run that a company makes once, from its starting place to one of several places that are far enough.
struct Connection {
  std::vector<Ref> to;
  // In hexes, without the first and with the last hex; empty: any distance.
  std::optional<Placed<int>> distance;
  std::string text;
  SaidAt place;
  friend bool operator==(const Connection&, const Connection&) = default;
};

// Phases and the amounts that hold from each phase on, in the order of the title. The first amount holds from
// the start.
using PhaseSteps = std::vector<std::pair<Ref, int>>;

// The other side of a charter: the company after its conversion.
struct Conversion {
  std::string as;              // "Nationalized": the title of that side
  std::string kind;            // a key of Phase::limits, like the company's kind
  std::string capitalization;  // empty: unchanged
  std::vector<std::string> notes;
  bool tokens = false;  // the company exchanges its station tokens for those of this side
  SaidAt place;
  bool keeps_notes = false;  // the earlier notes still apply: the company keeps its power
  friend bool operator==(const Conversion&, const Conversion&) = default;
};

struct Company {
  Ref id;  // abbreviation as printed: "S&NJ"
  std::string name;
  // The kind: major, minor, national, or one that the title declares; a key of Phase::limits.
  std::string kind = "major";
  std::string colour;  // theme name or #rrggbb
  std::string text_colour;
  std::string logo;  // file in art/; empty: the abbreviation in a circle
  SaidAt logo_place;
  std::vector<Station> homes;  // empty: chosen when the company starts, as `home_text` describes
  std::string home_text;
  std::optional<Station> destination;
  std::optional<Connection> connection;           // if the destination is chosen during play
  std::vector<Placed<int>> tokens;                // cost of each station token in order, home first
  std::map<std::size_t, PhaseSteps> token_steps;  // costs that change by phase, by index in `tokens`
  std::vector<Certificate> certificates;
  std::optional<Placed<int>> float_percent;           // in the first phase, if it changes by phase
  std::map<std::string, Placed<int>> float_by_phase;  // percent by phase name; empty: always float_percent
  std::string capitalization;        // full, incremental, or free text; empty: the title's default
  std::optional<Placed<int>> price;  // fixed price (minors)
  std::optional<Placed<int>> par;    // fixed par
  std::string group;                 // a set of companies from which some leave the game during the set-up
  std::vector<std::string> notes;    // rules of this company, printed on its charter
  std::optional<Conversion> conversion;
  SaidAt place;
  friend bool operator==(const Company&, const Company&) = default;
};

struct GrantedShare {
  Ref company;
  Placed<int> percent;
  bool president = false;
  friend bool operator==(const GrantedShare&, const GrantedShare&) = default;
};

struct Private {
  Ref id;
  std::string name;
  Placed<int> price;
  Placed<int> revenue;       // in the first phase, if it changes by phase
  PhaseSteps revenue_steps;  // empty: always `revenue`
  std::string text;          // the power, in the words of the title
  std::vector<GrantedShare> shares;
  std::vector<Ref> blocks;     // hexes in which other companies may not lay while it is open
  std::vector<Ref> hexes;      // hexes that its power refers to
  std::vector<Ref> tiles;      // tiles that its power lays
  std::vector<Ref> closes_on;  // trains or phases
  std::string closes_text;
  std::string group;  // sets from which players choose one
  SaidAt place;
  friend bool operator==(const Private&, const Private&) = default;
};

// Tokens other than stations: bonus tokens, destination tokens, markers.
struct BonusToken {
  std::string id;
  std::string name;
  Placed<int> count;
  std::optional<Placed<int>> cost;
  int bonus = 0;
  std::vector<Ref> hexes;
  std::string icon;
  std::string text;
  std::string owner;  // the private that it comes with
  bool square = false;
  SaidAt place;
  friend bool operator==(const BonusToken&, const BonusToken&) = default;
};

// Values of places that are drawn during the set-up: tiles laid on the places, with a value for each step.
struct ValueTiles {
  struct Tile {
    std::vector<Placed<int>> values;  // one for each entry of `phases`
    SaidAt place;
    friend bool operator==(const Tile&, const Tile&) = default;
  };
  std::vector<Ref> places;
  std::vector<Ref> phases;  // the phase from which each value holds
  std::vector<Tile> tiles;
  SaidAt place;
  friend bool operator==(const ValueTiles&, const ValueTiles&) = default;
};

// A station token that belongs to nobody and is printed in a city from the start. Nobody places a token in
// its slot.
struct NeutralStation {
  Station at;  // no city: the first one of the hex
  std::string name;
  bool open = false;  // trains of all companies run through the city, even if it has no free slot
  SaidAt place;
  friend bool operator==(const NeutralStation&, const NeutralStation&) = default;
};

struct Companies {
  std::vector<Company> companies;  // majors, minors and nationals, in the order of the file
  std::vector<Ref> defaults;       // kinds of company for which the file defines defaults
  std::vector<Private> privates;
  std::vector<BonusToken> bonus_tokens;
  std::vector<NeutralStation> neutral_stations;
  std::optional<ValueTiles> value_tiles;
  SaidAt place;
  friend bool operator==(const Companies&, const Companies&) = default;
};

// The city of the hex in which it is, counted from 0.
inline int city_of(const NeutralStation& station) {
  return station.at.city ? station.at.city->value : 0;
}

// The owner of its token in a position.
inline std::string neutral_owner(const NeutralStation& station) {
  return station.name.empty() ? "neutral" : station.name;
}

const Company* find_company(const Companies&, std::string_view id);
const Private* find_private(const Companies&, std::string_view id);

}  // namespace trackwright

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
  std::optional<Placed<int>> city;  // which city of the hex, counted from 0
  friend bool operator==(const Station&, const Station&) = default;
};

struct Certificate {
  Placed<int> percent;
  Placed<int> count;  // how many of these
  bool president = false;
  std::optional<Placed<int>> then;  // percent once the company has converted (a minor that became a major)
  std::string note;                 // printed on it: "exchanged for minor"
  SaidAt place;
  friend bool operator==(const Certificate&, const Certificate&) = default;
};

// A run that a company makes once, from where it started to one of several places that are far enough.
struct Connection {
  std::vector<Ref> to;
  std::optional<Placed<int>> distance;  // in hexes, the last one counted and the first one not; none: any
  std::string text;
  SaidAt place;
  friend bool operator==(const Connection&, const Connection&) = default;
};

// Phases and amounts that hold from them on, in the order of the title; the first is that of the start.
using PhaseSteps = std::vector<std::pair<Ref, int>>;

// What a company becomes in the course of the game: the other side of its charter.
struct Conversion {
  std::string as;              // "Nationalized": the word on that side
  std::string kind;            // keys Phase::limits as a company's kind does
  std::string capitalization;  // empty: as before
  std::vector<std::string> notes;
  bool tokens = false;  // its station tokens are exchanged for others of this side
  SaidAt place;
  bool keeps_notes = false;  // its notes of before hold too: its power stays
  friend bool operator==(const Conversion&, const Conversion&) = default;
};

struct Company {
  Ref id;  // abbreviation as printed: "S&NJ"
  std::string name;
  std::string kind = "major";  // major, minor, national, or a kind the title declares; keys Phase::limits
  std::string colour;          // theme name or #rrggbb
  std::string text_colour;
  std::string logo;  // file below art/; empty: the abbreviation in a circle
  SaidAt logo_place;
  std::vector<Station> homes;  // empty: chosen when it starts, `home_text` says how
  std::string home_text;
  std::optional<Station> destination;
  std::optional<Connection> connection;           // where the destination is chosen in play
  std::vector<Placed<int>> tokens;                // cost of each station token in order, home first
  std::map<std::size_t, PhaseSteps> token_steps;  // of those whose cost goes by phase, by place in `tokens`
  std::vector<Certificate> certificates;
  std::optional<Placed<int>> float_percent;           // in the first phase, where it goes by phase
  std::map<std::string, Placed<int>> float_by_phase;  // percent by phase name; empty: always float_percent
  std::string capitalization;                         // full, incremental, or words; empty: the title's
  std::optional<Placed<int>> price;                   // fixed price (minors)
  std::optional<Placed<int>> par;                     // fixed par
  std::string group;                                  // a set from which some leave the game in the set-up
  std::vector<std::string> notes;                     // rules of its own, printed on the charter
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
  Placed<int> revenue;       // in the first phase, where it goes by phase
  PhaseSteps revenue_steps;  // empty: always `revenue`
  std::string text;          // power, in the title's own words
  std::vector<GrantedShare> shares;
  std::vector<Ref> blocks;     // hexes in which others may not lay while it is open
  std::vector<Ref> hexes;      // hexes its power is about
  std::vector<Ref> tiles;      // tiles its power lays
  std::vector<Ref> closes_on;  // trains or phases
  std::string closes_text;
  std::string group;  // sets from which one is chosen
  SaidAt place;
  friend bool operator==(const Private&, const Private&) = default;
};

// Tokens that are not stations: bonus tokens, destination tokens, markers.
struct BonusToken {
  std::string id;
  std::string name;
  Placed<int> count;
  std::optional<Placed<int>> cost;
  int bonus = 0;
  std::vector<Ref> hexes;
  std::string icon;
  std::string text;
  std::string owner;  // private it comes with
  bool square = false;
  SaidAt place;
  friend bool operator==(const BonusToken&, const BonusToken&) = default;
};

// Values of places that are drawn in the set-up: tiles with a value for each step, laid on the places.
struct ValueTiles {
  struct Tile {
    std::vector<Placed<int>> values;  // one for each of `phases`
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
  std::vector<Company> companies;  // majors, minors, nationals in the order of the file
  std::vector<Ref> defaults;       // kinds for which the file says what their companies have
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

// A whole title: one 18xx game as a value. Built by designer/format/title; read by everything else.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/place.h"
#include "engine/tile/tile.h"
#include "engine/title/companies.h"
#include "engine/title/kit_choices.h"
#include "engine/title/map.h"
#include "engine/title/market.h"
#include "engine/title/roster.h"
#include "engine/title/rules.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// A numbered tile: from the dictionary of standard tiles or the title's own.
struct TileDefinition {
  std::string id;
  Tile tile;
  bool own = false;  // given by the title; false: from the dictionary
  bool redefines =
      false;  // own, under a standard number that has another shape, and meant (`redefines: true`)
  std::optional<Tile> standard;  // own, under a standard number: the standard tile that it hides
  SaidAt place;
  SaidAt code_place;
  std::string note;
  friend bool operator==(const TileDefinition&, const TileDefinition&) = default;
};

struct ManifestEntry {
  Ref id;
  std::optional<int> count;  // none: unlimited; `print` says how many to print
  int print = 0;             // how many to print: the count unless the title says otherwise
  SaidAt count_place;
  friend bool operator==(const ManifestEntry&, const ManifestEntry&) = default;
};

// One line of a stated upgrade chart, or of the exceptions to geometry.
struct UpgradeLine {
  // Tile numbers; or an unbuilt hex: its kind ("plain", "town", "city"), its label, or its coordinate.
  std::vector<Ref> from;
  std::vector<Ref> to;
  std::vector<Ref> hexes;      // only in these; empty: everywhere
  std::vector<Ref> not_hexes;  // everywhere but here
  std::vector<Ref> labels;     // only where this label is
  std::string phase;           // from this phase on; empty: by colour
  std::string after;           // only once this event of a train has happened
  std::string until;           // only before this event has happened
  bool swap = false;           // the rules put it there at once; no company lays it
  std::string because;
  SaidAt place;
  friend bool operator==(const UpgradeLine&, const UpgradeLine&) = default;
};

// What an upgrade must give the company that lays it, from "nothing" on: see engine/run/lays.h.
enum class TrackRule : std::uint8_t {
  Permissive,
  CityPermissive,
  StationRestrictive,
  SemiRestrictive,
  Restrictive
};
template <>
inline constexpr auto enum_words<TrackRule> =
    std::to_array<EnumWord<TrackRule>>({{TrackRule::Permissive, "permissive"},
                                        {TrackRule::CityPermissive, "city_permissive"},
                                        {TrackRule::StationRestrictive, "station_restrictive"},
                                        {TrackRule::SemiRestrictive, "semi_restrictive"},
                                        {TrackRule::Restrictive, "restrictive"}});

// Hexes on which a tile with most exits must be laid, as long as there is one.
enum class MostExits : std::uint8_t { Cities, UnlabelledCities, Track };
template <>
inline constexpr auto enum_words<MostExits> =
    std::to_array<EnumWord<MostExits>>({{MostExits::Cities, "cities"},
                                        {MostExits::UnlabelledCities, "unlabelled_cities"},
                                        {MostExits::Track, "track"}});

struct UpgradeRules {
  bool stated = false;             // `chart` is the whole truth; otherwise geometry, colour and label decide
  bool rule_said = false;          // which of the two
  std::vector<UpgradeLine> chart;  // stated chart
  std::vector<UpgradeLine> also;   // widened
  std::vector<UpgradeLine> never;  // narrowed
  std::vector<Ref> any_rotation;   // tiles that may be laid in any orientation, whatever the old track
  std::vector<Ref> final_tiles;    // never upgraded, by rule
  bool stubs = false;              // the first tile of a hex has an exit at each of its stubs
  std::vector<MostExits> most_exits;
  std::optional<TrackRule> track;  // none: not said
  SaidAt place;
  friend bool operator==(const UpgradeRules&, const UpgradeRules&) = default;
};

struct PlayerRow {
  int players = 0;
  std::optional<Placed<int>> cash;
  std::optional<Placed<int>> certificates;
  // What differs from the rest of the title with so many players.
  std::optional<Placed<int>> bank;
  std::optional<Placed<int>> holding_limit;         // percent
  std::vector<Ref> without;                         // privates and companies that are not in the game
  std::vector<std::pair<Ref, Placed<int>>> trains;  // how many
  std::vector<std::pair<Ref, Placed<int>>> tiles;   // how many
  SaidAt place;
  friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

// Certificate limits that go by something else besides the number of players: companies left, nationalized.
struct CertificateTable {
  std::string by;  // "companies in the game"
  struct Row {
    std::string label;                 // "3-4"
    std::map<int, Placed<int>> limit;  // by number of players
    SaidAt place;
    friend bool operator==(const Row&, const Row&) = default;
  };
  std::vector<Row> rows;
  friend bool operator==(const CertificateTable&, const CertificateTable&) = default;
};

// A round of a recorded game, told: the worked example of a rulebook.
struct ToldRound {
  struct Standing {
    std::string who;  // a player, a company
    std::string money;
    std::string price;     // of a company
    std::string holdings;  // certificates, privates, trains
    friend bool operator==(const Standing&, const Standing&) = default;
  };
  std::string name;                // "Operating round 1.1"
  std::vector<Standing> standing;  // as it begins
  std::vector<std::string> told;   // a sentence an action, with what has changed
  friend bool operator==(const ToldRound&, const ToldRound&) = default;
};

// Told with the title's names: no part of what its files state, so two titles do not differ by it.
struct ToldOpening {
  std::vector<ToldRound> rounds;
  friend bool operator==(const ToldOpening&, const ToldOpening&) { return true; }
};

struct Source {
  std::string about;  // which datum
  std::string from;   // where it is taken from
  std::string because;
  bool assumed = false;
  // Of the title: map, tiles, trains, market, companies, values, money, rules; empty: not said.
  std::string part;
  std::vector<Placed<std::string>> left_out;  // data of the source that the title lacks, a sentence each
  SaidAt place;
  friend bool operator==(const Source&, const Source&) = default;
};

struct Allow {
  Ref check;
  std::vector<Ref> at;  // objects; empty: the whole title
  std::string because;
  SaidAt place;
  friend bool operator==(const Allow&, const Allow&) = default;
};

struct RoundStep {
  std::string text;
  SaidAt place;
  friend bool operator==(const RoundStep&, const RoundStep&) = default;
};

// Totals as the rules state them ("94 tiles"); compared with the sum of the data.
struct StatedTotals {
  std::optional<Placed<int>> tiles, trains, certificates, privates, station_tokens;
  friend bool operator==(const StatedTotals&, const StatedTotals&) = default;
};

// What a file of the finished title holds, as the title itself states it; compared with census.h.
struct StatedCensus {
  std::string section;  // "map"
  std::vector<std::pair<std::string, Placed<int>>> counts;
  SaidAt place;
  friend bool operator==(const StatedCensus&, const StatedCensus&) = default;
};

struct Title {
  std::string slug;
  std::string name;
  std::string subtitle;
  std::string version;
  std::string designer;
  std::string publisher;
  std::string location;
  int year = 0;
  bool draft = false;
  std::string licence;          // who owns the title and on what terms it is shown here
  std::string currency = "{}";  // "K{}": where the number goes

  std::vector<PlayerRow> players;
  CertificateTable certificate_table;        // without rows: the limits of `players` hold throughout
  std::optional<Placed<int>> bank;           // none: unlimited
  bool bank_said = false;                    // a number, or that it is unlimited
  std::vector<Placed<int>> notes;            // denominations
  std::map<int, int> note_counts;            // how many of each, where the title says so
  std::optional<Placed<int>> holding_limit;  // percent of one company a player may hold
  std::optional<Placed<int>> pool_limit;
  std::string capitalization = "full";
  SaidAt capitalization_place;
  std::vector<RoundStep> setup;  // what is done before the game that the data alone do not tell
  std::vector<RoundStep> stock_round;
  std::vector<RoundStep> operating_round;               // of every company, or
  std::map<std::string, std::vector<RoundStep>> turns;  // by kind of company, where they differ
  SaidAt turns_place;
  std::vector<RoundStep> game_end;
  StatedTotals totals;
  std::vector<StatedCensus> census;
  std::vector<Source> sources;
  std::vector<Allow> allow;

  Map map;
  std::map<std::string, TileDefinition> tiles;  // the title's own, and the standard tiles that it mentions
  std::vector<std::string> standard_numbers;    // of all tiles in the dictionary, in order
  std::vector<ManifestEntry> manifest;          // in the order of the file
  UpgradeRules upgrades;
  Market market;
  Roster roster;
  RunRules runs;
  Companies companies;
  Rules rules;

  ToldOpening opening;  // of opening.json: how a game may begin

  KitChoices kit;
  SaidAt place;  // of title.yaml
  friend bool operator==(const Title&, const Title&) = default;
};

const TileDefinition* find_tile(const Title&, const std::string& id);

// Whether the title tells of its stock or operating rounds.
bool has_rounds(const Title&);

// The steps that a company of this kind takes in an operating round.
const std::vector<RoundStep>& turn_of(const Title&, const std::string& kind);

// "K160" for 160, as the title writes money.
std::string money(const Title&, int amount);

}  // namespace trackwright

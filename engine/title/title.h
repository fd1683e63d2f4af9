// A complete title: one 18xx game as a value. designer/format/title builds it; all other code reads it.
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
  bool own = false;        // defined by the title; false: from the dictionary
  bool redefines = false;  // own, with a standard number but another shape, on purpose (`redefines: true`)
  std::optional<Tile> standard;  // own, with a standard number: the standard tile that it hides
  SaidAt place;
  SaidAt code_place;
  std::string note;
  friend bool operator==(const TileDefinition&, const TileDefinition&) = default;
};

struct ManifestEntry {
  Ref id;
  std::optional<int> count;  // none: unlimited; `print` says how many to print
  int print = 0;             // number to print: the count unless the title gives another number
  SaidAt count_place;
  friend bool operator==(const ManifestEntry&, const ManifestEntry&) = default;
};

// A line of the upgrade chart that the title defines, or an exception to the geometric rules.
struct UpgradeLine {
  // Tile numbers; or an unbuilt hex: its kind ("plain", "town", "city"), its label, or its coordinate.
  std::vector<Ref> from;
  std::vector<Ref> to;
  std::vector<Ref> hexes;      // only in these hexes; empty: everywhere
  std::vector<Ref> not_hexes;  // everywhere except in these hexes
  std::vector<Ref> labels;     // only in hexes with one of these labels
  std::string phase;           // from this phase on; empty: by colour
  std::string after;           // only after this train event
  std::string until;           // only before this train event
  bool swap = false;           // the rules replace the tile at once; no company lays it
  std::string because;
  SaidAt place;
  friend bool operator==(const UpgradeLine&, const UpgradeLine&) = default;
};

// The benefit that an upgrade must give to the company that lays it, from none on; see engine/run/lays.h.
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

// Hexes that require a tile with the most exits, as long as such a tile is available.
enum class MostExits : std::uint8_t { Cities, UnlabelledCities, Track };
template <>
inline constexpr auto enum_words<MostExits> =
    std::to_array<EnumWord<MostExits>>({{MostExits::Cities, "cities"},
                                        {MostExits::UnlabelledCities, "unlabelled_cities"},
                                        {MostExits::Track, "track"}});

struct UpgradeRules {
  bool stated = false;             // `chart` defines all upgrades; false: geometry, colour and label decide
  bool rule_said = false;          // the title states which of the two holds
  std::vector<UpgradeLine> chart;  // the chart, if stated
  std::vector<UpgradeLine> also;   // additional upgrades
  std::vector<UpgradeLine> never;  // forbidden upgrades
  std::vector<Ref> any_rotation;   // tiles that may be laid in any orientation, regardless of the old track
  std::vector<Ref> final_tiles;    // tiles that the rules never upgrade
  bool stubs = false;              // the first tile of a hex must have an exit at each of its stubs
  std::vector<MostExits> most_exits;
  std::optional<TrackRule> track;  // none: not defined
  SaidAt place;
  friend bool operator==(const UpgradeRules&, const UpgradeRules&) = default;
};

struct PlayerRow {
  int players = 0;
  std::optional<Placed<int>> cash;
  std::optional<Placed<int>> certificates;
  // Differences from the rest of the title for this number of players.
  std::optional<Placed<int>> bank;
  std::optional<Placed<int>> holding_limit;         // percent
  std::vector<Ref> without;                         // privates and companies outside this game
  std::vector<std::pair<Ref, Placed<int>>> trains;  // and their number
  std::vector<std::pair<Ref, Placed<int>>> tiles;   // and their number
  SaidAt place;
  friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

// Certificate limits that depend on another quantity besides the number of players: the companies left or
// nationalized.
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

// A round of a recorded game as text: the worked example of a rulebook.
struct ToldRound {
  struct Standing {
    std::string who;  // a player or a company
    std::string money;
    std::string price;     // for companies
    std::string holdings;  // certificates, privates, trains
    friend bool operator==(const Standing&, const Standing&) = default;
  };
  std::string name;                // "Operating round 1.1"
  std::vector<Standing> standing;  // at the start of the round
  std::vector<std::string> told;   // one sentence per action, with its effects
  friend bool operator==(const ToldRound&, const ToldRound&) = default;
};

// Generated text with the names of the title. It is not part of the title's files, so the comparison of
// titles ignores it.
struct ToldOpening {
  std::vector<ToldRound> rounds;
  friend bool operator==(const ToldOpening&, const ToldOpening&) { return true; }
};

struct Source {
  std::string about;  // the datum
  std::string from;   // the source of the datum
  std::string because;
  bool assumed = false;
  // The part of the title: map, tiles, trains, market, companies, values, money, rules; empty: not given.
  std::string part;
  std::vector<Placed<std::string>> left_out;  // data of the source that the title lacks, one sentence each
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

// A change of the rules that players can choose before the game. Its data are laid over those of the title.
struct TitleOption {
  Ref name;
  std::string heading;               // the printed name; empty: the name
  std::string changes;               // one sentence
  std::vector<Placed<int>> players;  // only for these numbers of players; empty: for all
  bool automatic = false;            // the rules for these numbers of players, without a choice
  std::vector<Ref> excludes;         // options that a game with this one cannot have
  SaidAt place;
  friend bool operator==(const TitleOption&, const TitleOption&) = default;
};

// Totals given by the rules ("94 tiles"), compared with the sums of the data.
struct StatedTotals {
  std::optional<Placed<int>> tiles, trains, certificates, privates, station_tokens;
  friend bool operator==(const StatedTotals&, const StatedTotals&) = default;
};

// The census of a file, as the title states it; compared with census.h.
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
  std::string licence;          // the owner of the title and the terms on which it is shown here
  std::string currency = "{}";  // "K{}": {} stands for the number

  std::vector<PlayerRow> players;
  CertificateTable certificate_table;        // without rows: the limits of `players` apply throughout
  std::optional<Placed<int>> bank;           // none: unlimited
  bool bank_said = false;                    // the title gives a number, or states that the bank is unlimited
  std::vector<Placed<int>> notes;            // denominations
  std::map<int, int> note_counts;            // number of notes of each denomination, if the title gives it
  std::optional<Placed<int>> holding_limit;  // percent of one company that a player may hold
  std::optional<Placed<int>> pool_limit;
  std::string capitalization = "full";
  SaidAt capitalization_place;
  std::vector<RoundStep> setup;  // set-up steps that do not follow from the data
  std::vector<RoundStep> stock_round;
  std::vector<RoundStep> operating_round;               // for every company, unless
  std::map<std::string, std::vector<RoundStep>> turns;  // by kind of company, where the steps differ
  SaidAt turns_place;
  std::vector<RoundStep> game_end;
  std::vector<TitleOption> options;
  std::vector<std::string> chosen_options;  // names of `options` whose data this title contains
  StatedTotals totals;
  std::vector<StatedCensus> census;
  std::vector<Source> sources;
  std::vector<Allow> allow;

  Map map;
  std::map<std::string, TileDefinition> tiles;  // the title's own tiles and the standard tiles that it uses
  std::vector<std::string> standard_numbers;    // all tiles in the dictionary, in order
  std::vector<ManifestEntry> manifest;          // in the order of the file
  UpgradeRules upgrades;
  Market market;
  Roster roster;
  RunRules runs;
  Companies companies;
  Rules rules;

  ToldOpening opening;  // from opening.json: an example of the start of a game

  KitChoices kit;
  SaidAt place;  // of title.yaml
  friend bool operator==(const Title&, const Title&) = default;
};

const TileDefinition* find_tile(const Title&, const std::string& id);

// Whether the title describes its stock or operating rounds.
bool has_rounds(const Title&);

// Returns the steps of an operating round for companies of this kind.
const std::vector<RoundStep>& turn_of(const Title&, const std::string& kind);

const TitleOption* find_option(const Title&, const std::string& name);
bool has_option(const Title&, const std::string& name);  // the title contains the data of the option

// Whether the option can be used by this number of players.
bool is_for_players(const TitleOption&, int players);

// Whether one of two options excludes the other; one of them may state it.
bool exclude_each_other(const TitleOption&, const TitleOption&);

// Formats an amount as the title does: "K160" for 160.
std::string money(const Title&, int amount);

}  // namespace trackwright

#include "engine/title/census.h"

#include <array>
#include <map>
#include <string_view>

namespace trackwright {

namespace {

struct Tally {
  int count = 0;
  std::vector<Place> places;
};
using Counts = std::map<std::string, Tally>;

void count_one(Counts& counts, const std::string& thing, const Place& place, int by = 1) {
  if (by == 0) return;
  Tally& tally = counts[thing];
  tally.count += by;
  if (place.file != 0 && (tally.places.empty() || tally.places.back() != place))
    tally.places.push_back(place);
}

constexpr std::array<std::string_view, 3> stop_words{"cities", "towns", "off-boards"};

std::string with_cost(const std::string& words, std::optional<int> cost) {
  return cost ? words + " for " + std::to_string(*cost) : words;
}

// Counts the things that are printed on a hex or a tile.
void count_print(const Tile& tile, const std::string& before, const Place& place, Counts& counts) {
  const auto one = [&](const std::string& thing, int by = 1) {
    count_one(counts, before + thing, place, by);
  };
  for (const Stop& stop : tile.stops) {
    one(std::string(stop_words.at(static_cast<std::size_t>(stop.kind))));
    if (stop.kind == StopKind::City) one("slots", stop.slots);
  }
  for (const Path& path : tile.paths) {
    one("paths");
    if (path.terminal != 0) one("paths that end a run");
  }
  for (const std::string& label : tile.labels) one("label " + label);
  for (const Terrain& terrain : tile.terrain) {
    std::string words = "terrain";
    for (const std::string& kind : terrain.kinds) words += " " + kind;
    one(with_cost(words, terrain.cost));
  }
}

std::string border_words(BorderKind kind, std::optional<int> cost) {
  return with_cost("sides " + std::string(word_of(kind)), cost);
}

Counts count_map(const Map& map) {
  Counts counts;
  for (const Hex& hex : map.hexes()) {
    count_one(counts, "hexes", hex.place);
    count_one(counts, std::string(word_of(hex.tile.colour)), hex.place);
    if (!hex.name.empty()) count_one(counts, "names", hex.name_place);
    count_print(hex.tile, {}, hex.code_place, counts);
    for (const Border& border : hex.tile.borders)
      count_one(counts, border_words(border.kind, border.cost), hex.code_place);
  }
  for (const HexSide& side : map.sides()) count_one(counts, border_words(side.kind, side.cost), side.place);
  return counts;
}

Counts count_lines(const UpgradeRules& rules) {
  Counts counts;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      count_one(counts, "upgrade lines", line.place);
      count_one(counts, "upgrade targets", line.place, static_cast<int>(line.to.size()));
      count_one(counts, "hexes of upgrade lines", line.place,
                static_cast<int>(line.hexes.size() + line.not_hexes.size()));
    }
  return counts;
}

Counts count_tiles(const Title& title) {
  Counts counts = count_lines(title.upgrades);
  for (const ManifestEntry& entry : title.manifest) {
    count_one(counts, "numbers", entry.count_place);
    count_one(counts, "tiles", entry.count_place, entry.count.value_or(0));
  }
  for (const auto& [id, tile] : title.tiles) {
    if (!tile.own) continue;
    count_one(counts, "own tiles", tile.place);
    count_one(counts, "own " + std::string(word_of(tile.tile.colour)), tile.place);
    count_print(tile.tile, "own ", tile.code_place, counts);
  }
  return counts;
}

Counts count_market(const Market& market) {
  Counts counts;
  for (const auto& row : market.rows) {
    ++counts["rows"].count;
    for (const auto& cell : row) {
      if (!cell) continue;
      count_one(counts, "cells", cell->place);
      for (const char zone : cell->zones) count_one(counts, std::string("zone ") + zone, cell->place);
    }
  }
  return counts;
}

Counts count_roster(const Roster& roster) {
  Counts counts;
  for (const Phase& phase : roster.phases) {
    count_one(counts, "phases", phase.place);
    count_one(counts, "colours in phases", phase.place, static_cast<int>(phase.tiles.size()));
    count_one(counts, "limits", phase.place, static_cast<int>(phase.limits.size()));
  }
  for (const Train& train : roster.trains) {
    count_one(counts, "trains", train.place);
    count_one(counts, "cards", train.place, train.count ? train.count->value : 0);
    count_one(counts, "other sides", train.place, static_cast<int>(train.variants.size()));
    count_one(counts, "that rust", train.place, train.rusts_on.empty() ? 0 : 1);
  }
  for (const Loan& loan : roster.loans) {
    count_one(counts, "loans", loan.place);
    count_one(counts, "cards of loans", loan.place, loan.count ? loan.count->value : 0);
  }
  return counts;
}

Counts count_companies(const Companies& companies) {
  Counts counts;
  for (const Company& company : companies.companies) {
    count_one(counts, company.kind, company.place);
    count_one(counts, "station tokens", company.place, static_cast<int>(company.tokens.size()));
    count_one(counts, "homes", company.place, static_cast<int>(company.homes.size()));
    count_one(counts, "destinations", company.place, company.destination || company.connection ? 1 : 0);
    for (const Certificate& certificate : company.certificates)
      count_one(counts, "certificates", company.place, certificate.count.value);
  }
  for (const Private& company : companies.privates) {
    count_one(counts, "privates", company.place);
    count_one(counts, "hexes of privates", company.place,
              static_cast<int>(company.hexes.size() + company.blocks.size()));
    count_one(counts, "privates that close", company.place, company.closes_on.empty() ? 0 : 1);
  }
  for (const BonusToken& token : companies.bonus_tokens) {
    count_one(counts, "bonus tokens", token.place, token.count.value);
    count_one(counts, "hexes of bonus tokens", token.place, static_cast<int>(token.hexes.size()));
  }
  for (const NeutralStation& station : companies.neutral_stations)
    count_one(counts, "neutral stations", station.place, 1);
  return counts;
}

Counts count_game(const Title& title) {
  Counts counts;
  counts["numbers of players"].count = static_cast<int>(title.players.size());
  for (const CertificateTable::Row& row : title.certificate_table.rows) {
    count_one(counts, "rows of limits", row.place);
    count_one(counts, "limits", row.place, static_cast<int>(row.limit.size()));
  }
  counts["denominations"].count = static_cast<int>(title.notes.size());
  counts["ways to end"].count =
      static_cast<int>(title.game_end.empty() ? title.rules.end.size() : title.game_end.size());
  return counts;
}

CensusSection section(std::string name, Counts counts) {
  CensusSection section{std::move(name), {}};
  for (auto& [thing, tally] : counts)
    if (tally.count != 0) section.counts.push_back({thing, tally.count, std::move(tally.places)});
  return section;
}

}  // namespace

int tiles_in_all(const Title& title) {
  int sum = 0;
  for (const ManifestEntry& entry : title.manifest) sum += entry.count.value_or(entry.print);
  return sum;
}

std::vector<CensusSection> take_census(const Title& title) {
  return {
      section("title", count_game(title)),           section("map", count_map(title.map)),
      section("tiles", count_tiles(title)),          section("market", count_market(title.market)),
      section("roster", count_roster(title.roster)), section("companies", count_companies(title.companies))};
}

}  // namespace trackwright

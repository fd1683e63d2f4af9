#include "engine/title/census.h"

#include <array>
#include <map>
#include <string_view>

namespace trackwright {

namespace {

using Counts = std::map<std::string, int>;

constexpr std::array<std::string_view, 3> stop_words{"cities", "towns", "off-boards"};

std::string with_cost(const std::string& words, std::optional<int> cost) {
  return cost ? words + " for " + std::to_string(*cost) : words;
}

// What is printed on a hex or a tile.
void count_print(const Tile& tile, Counts& counts) {
  for (const Stop& stop : tile.stops) {
    ++counts[std::string(stop_words.at(static_cast<std::size_t>(stop.kind)))];
    if (stop.kind == StopKind::City) counts["slots"] += stop.slots;
  }
  for (const Path& path : tile.paths) {
    ++counts["paths"];
    if (path.terminal != 0) ++counts["paths that end a run"];
  }
  for (const std::string& label : tile.labels) ++counts["label " + label];
  for (const Terrain& terrain : tile.terrain) {
    std::string words = "terrain";
    for (const std::string& kind : terrain.kinds) words += " " + kind;
    ++counts[with_cost(words, terrain.cost)];
  }
}

void count_border(BorderKind kind, std::optional<int> cost, Counts& counts) {
  ++counts[with_cost("sides " + std::string(word_of(kind)), cost)];
}

Counts count_map(const Map& map) {
  Counts counts;
  for (const Hex& hex : map.hexes()) {
    ++counts["hexes"];
    ++counts[std::string(word_of(hex.tile.colour))];
    if (!hex.name.empty()) ++counts["names"];
    count_print(hex.tile, counts);
    for (const Border& border : hex.tile.borders) count_border(border.kind, border.cost, counts);
  }
  for (const HexSide& side : map.sides()) count_border(side.kind, side.cost, counts);
  return counts;
}

Counts count_lines(const UpgradeRules& rules) {
  Counts counts;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      ++counts["upgrade lines"];
      counts["upgrade targets"] += static_cast<int>(line.to.size());
      counts["hexes of upgrade lines"] += static_cast<int>(line.hexes.size() + line.not_hexes.size());
    }
  return counts;
}

Counts count_tiles(const Title& title) {
  Counts counts = count_lines(title.upgrades);
  for (const ManifestEntry& entry : title.manifest) {
    ++counts["numbers"];
    counts["tiles"] += entry.count.value_or(0);
  }
  for (const auto& [id, tile] : title.tiles) {
    if (!tile.own) continue;
    ++counts["own tiles"];
    ++counts["own " + std::string(word_of(tile.tile.colour))];
    Counts print;
    count_print(tile.tile, print);
    for (const auto& [name, count] : print) counts["own " + name] += count;
  }
  return counts;
}

Counts count_market(const Market& market) {
  Counts counts;
  for (const auto& row : market.rows) {
    ++counts["rows"];
    for (const auto& cell : row) {
      if (!cell) continue;
      ++counts["cells"];
      for (const char zone : cell->zones) ++counts[std::string("zone ") + zone];
    }
  }
  return counts;
}

Counts count_roster(const Roster& roster) {
  Counts counts;
  for (const Phase& phase : roster.phases) {
    ++counts["phases"];
    counts["colours in phases"] += static_cast<int>(phase.tiles.size());
    counts["limits"] += static_cast<int>(phase.limits.size());
  }
  for (const Train& train : roster.trains) {
    ++counts["trains"];
    counts["cards"] += train.count ? train.count->value : 0;
    counts["other sides"] += static_cast<int>(train.variants.size());
    counts["that rust"] += train.rusts_on.empty() ? 0 : 1;
  }
  for (const Loan& loan : roster.loans) {
    ++counts["loans"];
    counts["cards of loans"] += loan.count ? loan.count->value : 0;
  }
  return counts;
}

Counts count_companies(const Companies& companies) {
  Counts counts;
  for (const Company& company : companies.companies) {
    ++counts[company.kind];
    counts["station tokens"] += static_cast<int>(company.tokens.size());
    counts["homes"] += static_cast<int>(company.homes.size());
    counts["destinations"] += company.destination || company.connection ? 1 : 0;
    for (const Certificate& certificate : company.certificates)
      counts["certificates"] += certificate.count.value;
  }
  for (const Private& company : companies.privates) {
    ++counts["privates"];
    counts["hexes of privates"] += static_cast<int>(company.hexes.size() + company.blocks.size());
    counts["privates that close"] += company.closes_on.empty() ? 0 : 1;
  }
  for (const BonusToken& token : companies.bonus_tokens) {
    counts["bonus tokens"] += token.count.value;
    counts["hexes of bonus tokens"] += static_cast<int>(token.hexes.size());
  }
  return counts;
}

Counts count_game(const Title& title) {
  Counts counts;
  counts["numbers of players"] = static_cast<int>(title.players.size());
  for (const CertificateTable::Row& row : title.certificate_table.rows) {
    ++counts["rows of limits"];
    counts["limits"] += static_cast<int>(row.limit.size());
  }
  counts["denominations"] = static_cast<int>(title.notes.size());
  counts["ways to end"] =
      static_cast<int>(title.game_end.empty() ? title.rules.end.size() : title.game_end.size());
  return counts;
}

CensusSection section(std::string name, const Counts& counts) {
  CensusSection section{std::move(name), {}};
  for (const auto& [thing, count] : counts)
    if (count != 0) section.counts.emplace_back(thing, count);
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

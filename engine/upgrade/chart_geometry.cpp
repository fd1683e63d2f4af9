#include "engine/upgrade/chart_geometry.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "engine/base/words.h"
#include "engine/upgrade/book.h"

namespace trackwright {
namespace {

// --- from tile to tile
// --------------------------------------------------------------------------------------

UpgradeRow tile_row(const UpgradeBook& book, std::size_t from, std::size_t to) {
  UpgradeRow row;
  row.from = book.id(from);
  row.colour = book.tile(from).colour;
  row.to = {book.id(to)};
  return row;
}

// Hexes whose promised label allows the pair, and hexes whose label forbids it.
struct PromisedHexes {
  std::vector<std::string> allowed;
  std::vector<std::string> forbidden;
};

PromisedHexes promised_hexes(const UpgradeBook& book, std::size_t from, std::size_t to) {
  PromisedHexes promised;
  const bool plain = upgrade(book.tile(from), book.tile(to)).legal;
  for (const Hex* hex : book.promising()) {
    const bool here = !book.decide({hex, &book.form(from), from}, to).rotations.empty();
    if (here != plain) (here ? promised.allowed : promised.forbidden).push_back(hex->id);
  }
  return promised;
}

// A line that forbids before an event allows after it, and vice versa.
void time_of(const UpgradeLine& forbidden, UpgradeTerms& terms) {
  terms.after = forbidden.until;
  terms.until = forbidden.after;
}

// A pair that lines allow or forbid on some hexes: it is allowed where `also` matches, and, if the tiles
// themselves allow it, everywhere that `never` does not match.
void add_conditional(const UpgradeBook& book, std::size_t from, std::size_t to,
                     std::vector<UpgradeRow>& rows) {
  const UpgradeRules& rules = book.title().upgrades;
  const auto about = [&](const UpgradeLine& line) {
    return names(line.from, book.id(from)) && names(line.to, book.id(to));
  };
  UpgradeRow by_rules = tile_row(book, from, to);
  for (const UpgradeLine& line : rules.also) {
    if (about(line)) {
      UpgradeRow row = tile_row(book, from, to);
      row.terms = terms_of(line);
      row.label = line.labels.empty() ? "" : line.labels.front().value;
      rows.push_back(std::move(row));
    }
  }
  bool nowhere = !upgrade(book.tile(from), book.tile(to)).legal;
  for (const UpgradeLine& line : rules.never) {
    if (about(line)) {
      by_rules.terms.not_hexes = ref_names(line.hexes);
      by_rules.terms.hexes = ref_names(line.not_hexes);
      const bool always = line.after.empty() && line.until.empty();
      if (!always) time_of(line, by_rules.terms);
      nowhere = nowhere || (always && line.hexes.empty() && line.not_hexes.empty());
    }
  }
  PromisedHexes promised = promised_hexes(book, from, to);
  if (!nowhere) {
    std::ranges::move(promised.forbidden, std::back_inserter(by_rules.terms.not_hexes));
    rows.push_back(std::move(by_rules));
  } else if (!promised.allowed.empty() && std::ranges::none_of(rules.also, about)) {
    UpgradeRow row = tile_row(book, from, to);
    row.terms.hexes = std::move(promised.allowed);
    rows.push_back(std::move(row));
  }
}

void add_tile_rows(const UpgradeBook& book, std::vector<UpgradeRow>& rows) {
  for (std::size_t from = 0; from < book.size(); ++from) {
    for (const UpgradeBook::Successor& next : book.successors(from))
      if (next.everywhere)
        rows.push_back(tile_row(book, from, next.tile));
      else
        add_conditional(book, from, next.tile, rows);
  }
}

// --- from hexes as printed
// ----------------------------------------------------------------------------------

struct Stops {
  int towns = 0;
  int cities = 0;
  int slots = 0;
};

Stops stops_of(const Tile& tile) {
  Stops stops;
  for (const Stop& stop : tile.stops) {
    stops.towns += stop.kind == StopKind::Town ? 1 : 0;
    stops.cities += stop.kind == StopKind::City ? 1 : 0;
    stops.slots += stop.kind == StopKind::City ? stop.slots : 0;
  }
  return stops;
}

bool unbuilt(const Tile& tile) {
  return tile.colour == Colour::White && tile.paths.empty();
}

std::string stops_or_nothing(int n, const char* one, const char* many) {
  return n == 0 ? "" : n == 1 ? one : counted(n, one, many);
}

// "2 towns", "city, town"
std::string stops_in_words(const Stops& stops) {
  const std::string cities = stops_or_nothing(stops.cities, "city", "cities");
  const std::string towns = stops_or_nothing(stops.towns, "town", "towns");
  return cities + (cities.empty() || towns.empty() ? "" : ", ") + towns;
}

// Returns equal keys for hexes that the chart shows as one.
std::string group_key(const Hex& hex) {
  const Stops stops = stops_of(hex.tile);
  std::string key = unbuilt(hex.tile) ? fmt::format("{} {} {}", stops.towns, stops.cities, stops.slots)
                                      : canonical_form(hex.tile);
  for (const std::string& label : hex.tile.labels) key += " " + label;
  return key;
}

void name_source(UpgradeRow& row, const Hex& hex) {
  const Stops stops = stops_of(hex.tile);
  row.example = hex.id;
  row.colour = hex.tile.colour;
  if (!unbuilt(hex.tile)) {
    row.source = ChartSource::Hex;
    row.from = hex.id;
  } else if (!hex.tile.labels.empty()) {
    row.source = ChartSource::Label;
    row.from = hex.tile.labels.front();
  } else if (stops.towns + stops.cities == 0 || stops.towns + stops.slots == 1) {
    row.source = stops.towns == 1   ? ChartSource::Town
                 : stops.slots == 1 ? ChartSource::City
                                    : ChartSource::Plain;
    row.from = word_of(row.source);
  } else {
    row.source = ChartSource::Unbuilt;
    row.from = stops_in_words(stops);
  }
}

// The tiles that may be laid on the printed hex. A fixed hex takes only tiles that a line names for it.
std::vector<std::string> laid_on(const UpgradeBook& book, const Hex& hex) {
  const UpgradeForm form = upgrade_form(hex.tile);
  std::vector<std::string> tiles;
  for (std::size_t to = 0; to < book.size(); ++to) {
    const UpgradeDecision decision = book.decide({&hex, &form, UpgradeSource::printed}, to);
    if (!decision.rotations.empty() && (!hex.fixed || decision.line != nullptr)) tiles.push_back(book.id(to));
  }
  return tiles;
}

using Alike =
    std::map<std::vector<std::string>, std::vector<const Hex*>>;  // hexes by the tiles that they can take

std::vector<std::string> ids(const std::vector<const Hex*>& hexes) {
  std::vector<std::string> out;
  for (const Hex* hex : hexes) out.push_back(hex->id);
  return out;
}

void put_time(const UpgradeTerms& stated, UpgradeTerms& terms) {
  terms.phase = stated.phase;
  terms.after = stated.after;
  terms.until = stated.until;
  terms.swap = stated.swap;
}

// Adds a row for the tiles that may be laid at any time. Adds other rows for the tiles that wait for an event
// or end with one.
void add_by_time(const UpgradeRules& rules, const UpgradeRow& row, std::vector<UpgradeRow>& rows) {
  const std::size_t before = rows.size();
  for (const std::string& to : row.to) {
    UpgradeRow timed = row;
    timed.to = {to};
    for (const UpgradeLine& line : rules.never)
      if ((!line.after.empty() || !line.until.empty()) && names(line.to, to) &&
          (names(line.from, row.from) || names(line.from, row.example)))
        time_of(line, timed.terms);
    for (const UpgradeLine& line : rules.also)
      if (row.source == ChartSource::Hex && names(line.to, to) && names(line.from, row.from))
        put_time(terms_of(line), timed.terms);
    const auto same = std::find_if(rows.begin() + static_cast<std::ptrdiff_t>(before), rows.end(),
                                   [&](const UpgradeRow& other) { return other.terms == timed.terms; });
    if (same == rows.end())
      rows.push_back(std::move(timed));
    else
      same->to.push_back(to);
  }
}

// Adds one row for most hexes of a kind, and names the hexes that differ.
void add_group(const UpgradeRules& rules, const Alike& alike, std::vector<UpgradeRow>& rows) {
  const auto most = std::ranges::max_element(
      alike, [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
  std::vector<std::string> others;
  for (const auto& [tiles, hexes] : alike) {
    if (&tiles != &most->first) {
      const std::vector<std::string> own = ids(hexes);
      others.insert(others.end(), own.begin(), own.end());
    }
  }
  for (const auto& [tiles, hexes] : alike) {
    if (tiles.empty()) continue;
    UpgradeRow row;
    name_source(row, *hexes.front());
    row.to = tiles;
    const bool common = &tiles == &most->first;
    if (common && row.source != ChartSource::Hex)
      row.terms.not_hexes = others;
    else if (!common || hexes.size() > 1)
      row.terms.hexes = ids(hexes);
    add_by_time(rules, row, rows);
  }
}

void add_printed_rows(const UpgradeBook& book, std::vector<UpgradeRow>& rows) {
  std::map<std::string, Alike> groups;
  for (const Hex& hex : book.title().map.hexes()) {
    std::vector<std::string> tiles = laid_on(book, hex);
    if ((!hex.fixed || !tiles.empty()) && hex.preprint.empty())
      groups[group_key(hex)][std::move(tiles)].push_back(&hex);
  }
  for (const auto& [key, alike] : groups) add_group(book.title().upgrades, alike, rows);
}

bool same_start(const UpgradeRow& a, const UpgradeRow& b) {
  return a.source == b.source && a.from == b.from && a.terms == b.terms && a.label == b.label;
}

// Joins the upgrades of one tile under the same conditions into one row. Upgrades with different labels stay
// apart, because the chart shows labelled tiles in separate blocks.
std::vector<UpgradeRow> gathered(const Title& title, const std::vector<UpgradeRow>& rows) {
  const auto label = [&](const UpgradeRow& row) {
    const TileDefinition* tile = find_tile(title, row.to.front());
    return tile == nullptr || tile->tile.labels.empty() ? std::string() : tile->tile.labels.front();
  };
  std::vector<UpgradeRow> out;
  for (const UpgradeRow& row : rows) {
    const auto same = std::ranges::find_if(out, [&](const UpgradeRow& other) {
      return row.source == ChartSource::Tile && same_start(other, row) && label(other) == label(row);
    });
    if (same == out.end())
      out.push_back(row);
    else
      same->to.insert(same->to.end(), row.to.begin(), row.to.end());
  }
  return out;
}

}  // namespace

UpgradeTerms terms_of(const UpgradeLine& line) {
  return {ref_names(line.hexes), ref_names(line.not_hexes), line.phase, line.after, line.until, line.swap};
}

std::vector<UpgradeRow> geometry_rows(const Title& title) {
  const UpgradeBook book(title);
  std::vector<UpgradeRow> rows;
  add_printed_rows(book, rows);
  add_tile_rows(book, rows);
  return gathered(title, rows);
}

}  // namespace trackwright

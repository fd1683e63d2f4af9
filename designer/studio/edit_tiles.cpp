#include "designer/studio/edit_tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/text/nodes.h"
#include "designer/format/title/market_file.h"
#include "engine/tile/language.h"
#include "engine/tile/track_form.h"
#include "engine/title/census.h"

namespace trackwright {

namespace {

constexpr std::size_t most_alike = 8;
constexpr int most_tiles = 999;

// A quick test before the costly comparison of all rotations.
bool may_be_alike(const Tile& a, const Tile& b) {
  return a.paths.size() == b.paths.size() && a.stops.size() == b.stops.size();
}

std::optional<LikeTile> likeness(const Tile& tile, const TileDefinition& other) {
  if (!may_be_alike(tile, other.tile)) return std::nullopt;
  const std::string track = track_form(tile);
  for (int turn = 0; turn < 6; ++turn) {
    if (track_form(rotated(other.tile, Rotation(turn))) != track) continue;
    return LikeTile{other.id, Rotation(turn), canonical_form(tile) == canonical_form(other.tile), other.own};
  }
  return std::nullopt;
}

bool is_number(const std::string& id) {
  return !id.empty() && id.size() <= 20 && std::ranges::all_of(id, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

// Adds a new tile after the last one of its colour.
void count_tile(Title& title, const OwnTile& tile) {
  const auto there =
      std::ranges::find(title.manifest, tile.id, [](const ManifestEntry& entry) { return entry.id.value; });
  if (there != title.manifest.end()) {
    if (!tile.count) return;
    there->print = *tile.count;
    there->count = tile.count;
    return;
  }
  const auto of_colour = [&](const ManifestEntry& entry) {
    const TileDefinition* one = find_tile(title, entry.id.value);
    return one != nullptr && one->tile.colour == tile.colour;
  };
  const auto last = std::ranges::find_if(title.manifest.rbegin(), title.manifest.rend(), of_colour);
  const int count = tile.count.value_or(1);
  title.manifest.insert(last == title.manifest.rend() ? title.manifest.end() : last.base(),
                        ManifestEntry{{tile.id, {}}, count, count, {}});
}

// Updates the stated total of tiles if it was correct before.
void follow_counts(const Title& before, Title& now) {
  auto& stated = now.totals.tiles;
  if (stated && stated->value == tiles_in_all(before)) stated->value = tiles_in_all(now);
}

// Updates the list of par values if it matched the cells before.
void follow_par_cells(const Market& before, Market& now) {
  if (before.par.empty()) return;
  const auto listed = [](const Market& market) {
    std::vector<int> prices;
    for (const Placed<int>& one : market.par) prices.push_back(one.value);
    return prices;
  };
  std::vector<int> rising = par_prices(before);
  std::ranges::reverse(rising);
  const bool falls = listed(before) == par_prices(before);
  if (!falls && listed(before) != rising) return;
  std::vector<int> prices = par_prices(now);
  if (prices.empty()) return;
  if (!falls) std::ranges::reverse(prices);
  now.par.clear();
  for (const int price : prices) now.par.push_back({price, {}});
}

}  // namespace

std::vector<LikeTile> tiles_like(const Tile& tile, const Title& title, const Dictionary& dictionary) {
  std::vector<LikeTile> all;
  if (tile.paths.empty()) return all;  // a stop without track is not a tile yet
  for (const auto& [id, definition] : title.tiles)
    if (definition.own)
      if (auto like = likeness(tile, definition)) all.push_back(std::move(*like));
  Findings unheard;
  for (const std::string& id : dictionary.numbers())
    if (const auto definition = dictionary.find(id, unheard))
      if (auto like = likeness(tile, *definition)) all.push_back(std::move(*like));
  std::ranges::stable_sort(all, [](const LikeTile& a, const LikeTile& b) { return a.same && !b.same; });
  if (all.size() > most_alike) all.resize(most_alike);
  return all;
}

EditedTitle with_own_tile(const Title& title, const Dictionary& dictionary, const OwnTile& wanted) {
  if (!is_number(wanted.id))
    return unexpected(std::string("a tile number consists of digits and letters, such as 57 or X1"));
  if (wanted.count && (*wanted.count < 0 || *wanted.count > most_tiles))
    return unexpected(fmt::format("the count of a tile must be from 0 to {}", most_tiles));
  auto tile = parse_tile(wanted.code, wanted.colour);
  if (!tile) return unexpected(said_of(tile.error()));
  Findings unheard;
  auto standard = dictionary.find(wanted.id, unheard);
  Title changed = title;
  const auto there = title.tiles.find(wanted.id);
  const bool own = there != title.tiles.end() && there->second.own;
  const bool same = standard && canonical_form(standard->tile) == canonical_form(*tile);
  if (!own && standard && !same)
    return unexpected(fmt::format(
        "{} is the number of another standard tile: choose an unused number, such as X1", wanted.id));
  if (!own && same) {
    changed.tiles.insert_or_assign(wanted.id, std::move(*standard));
  } else {
    TileDefinition definition = own ? there->second : TileDefinition();
    definition.id = wanted.id;
    definition.own = true;
    definition.tile = std::move(*tile);
    definition.redefines = standard && !same;
    if (standard) definition.standard = std::move(standard->tile);
    changed.tiles.insert_or_assign(wanted.id, std::move(definition));
  }
  count_tile(changed, wanted);
  follow_counts(title, changed);
  return changed;
}

EditedTitle with_market_rows(const Title& title, const std::vector<std::string>& rows) {
  Node list = list_node();
  for (const std::string& row : rows) list.items.push_back(text_node(row));
  Node file = mapping_node();
  add(file, "rows", std::move(list));
  Findings findings;
  Market market = build_market(file, findings);
  if (!findings.empty()) return unexpected(findings.front().message);
  Title changed = title;
  changed.market.rows = std::move(market.rows);
  follow_par_cells(title.market, changed.market);
  return changed;
}

}  // namespace trackwright

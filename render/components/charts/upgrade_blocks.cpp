#include "render/components/charts/upgrade_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/base/words.h"
#include "engine/upgrade/tree.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

std::string place_list(const Map& map, const std::vector<std::string>& ids) {
  return joined(ids, ", ", [&](const std::string& id) { return place_words(map, id); });
}

bool names_one(const std::vector<std::string>& ids, const std::string& id) {
  return std::ranges::find(ids, id) != ids.end();
}

// Returns whether a row lists exactly the hexes with its label, which the heading of the block names.
bool said_by_label(const Map& map, const UpgradeRow& row) {
  const std::vector<const Hex*> labelled = hexes_labelled(map, row.label);
  return !row.label.empty() && labelled.size() == row.terms.hexes.size() &&
         std::ranges::all_of(labelled, [&](const Hex* hex) {
           return std::ranges::find(row.terms.hexes, hex->id) != row.terms.hexes.end();
         });
}

// Returns "with P" if the ids are exactly the hexes that carry the label, now or later.
std::string those_places(const Map& map, const std::vector<std::string>& ids) {
  for (const Hex& hex : map.hexes()) {
    if (!names_one(ids, hex.id)) continue;
    std::vector<std::string> labels = hex.tile.labels;
    if (hex.tile.future_label) labels.push_back(hex.tile.future_label->label);
    for (const std::string& label : labels) {
      const std::vector<const Hex*> labelled = hexes_labelled(map, label);
      const auto is_named = [&](const Hex* one) { return names_one(ids, one->id); };
      if (labelled.size() > 2 && labelled.size() == ids.size() && std::ranges::all_of(labelled, is_named))
        return "hexes with " + label;
    }
  }
  return place_list(map, ids);
}

std::string condition(const Title& title, const UpgradeRow& row) {
  std::vector<std::string> words;
  if (row.source == ChartSource::Hex) words.push_back("as printed in " + place_words(title.map, row.from));
  if (!row.terms.hexes.empty() && !said_by_label(title.map, row))
    words.push_back("only " + place_list(title.map, row.terms.hexes));
  if (!row.terms.not_hexes.empty()) words.push_back("not " + those_places(title.map, row.terms.not_hexes));
  const UpgradeTerms& terms = row.terms;
  if (terms.swap)
    words.push_back(swap_time(title, terms.after, terms.phase) + ": exchanged, not laid");
  else if (!terms.after.empty())
    words.push_back(since_event(title, terms.after));
  else if (!terms.phase.empty())
    words.push_back("from phase " + terms.phase);
  if (!terms.until.empty() && !terms.swap) words.push_back(before_event(title, terms.until));
  for (const std::string& id : row.to)
    if (names(title.upgrades.any_rotation, id)) words.push_back(id + " in any orientation");
  return joined(words, "; ");
}

// Returns the stops, track and labels of an unbuilt hex, without its terrain.
Tile bare(const Tile& tile) {
  Tile shown;
  shown.colour = tile.colour;
  shown.stops = tile.stops;
  shown.paths = tile.paths;
  shown.labels = tile.labels;
  shown.junction = tile.junction;
  return shown;
}

Tile white_hex(StopKind kind) {
  Tile tile;
  Stop stop;
  stop.kind = kind;
  tile.stops.push_back(stop);
  return tile;
}

Tile labelled_hex(const Map& map, const std::string& label) {
  for (const Hex* hex : hexes_labelled(map, label))
    if (hex->tile.colour == Colour::White) return bare(hex->tile);
  Tile tile;
  tile.labels.push_back(label);
  return tile;
}

TileCard source_card(const Title& title, const UpgradeRow& row) {
  switch (row.source) {
    case ChartSource::Tile:
      break;
    case ChartSource::Plain:
      return {{}, "Plain", {}, false};
    case ChartSource::Town:
      return {white_hex(StopKind::Town), "Town", {}, false};
    case ChartSource::City:
      return {white_hex(StopKind::City), "City", {}, false};
    case ChartSource::Label:
      return {labelled_hex(title.map, row.from), row.from, {}, false};
    case ChartSource::Unbuilt:
      return {bare(title.map.find(row.example)->tile), capitalised(row.from), {}, false};
    case ChartSource::Hex:
      return {bare(title.map.find(row.from)->tile), row.from, {}, false};
  }
  return numbered_card(title, row.from);
}

bool same_upgrades(const UpgradeRow& a, const UpgradeRow& b) {
  return a.to == b.to && a.terms == b.terms && a.colour == b.colour && a.source == b.source &&
         a.source != ChartSource::Hex;
}

std::vector<ChartEntry> entries(const Title& title, const std::vector<const UpgradeRow*>& rows) {
  std::vector<ChartEntry> made;
  std::vector<const UpgradeRow*> first;  // the first row of each entry
  for (const UpgradeRow* row : rows) {
    const auto same =
        std::ranges::find_if(first, [&](const UpgradeRow* other) { return same_upgrades(*other, *row); });
    if (same != first.end()) {
      made[static_cast<std::size_t>(same - first.begin())].sources.push_back(source_card(title, *row));
      continue;
    }
    ChartEntry entry{{source_card(title, *row)}, {}, condition(title, *row)};
    for (const std::string& id : row->to) entry.targets.push_back(numbered_card(title, id));
    made.push_back(std::move(entry));
    first.push_back(row);
  }
  std::stable_partition(made.begin(), made.end(),
                        [](const ChartEntry& entry) { return !entry.targets.empty(); });
  return made;
}

// Returns the colour of the targets of the rows; nothing if they have no target.
std::optional<Colour> target_colour(const Title& title, const std::vector<const UpgradeRow*>& rows) {
  for (const UpgradeRow* row : rows) {
    for (const std::string& id : row->to)
      if (const TileDefinition* tile = find_tile(title, id)) return tile->tile.colour;
  }
  return std::nullopt;
}

// Returns the hexes with the label, on the map and in the rows.
std::string labelled_places(const Title& title, const std::string& label,
                            const std::vector<const UpgradeRow*>& rows) {
  std::vector<std::string> ids;
  for (const Hex* hex : hexes_labelled(title.map, label)) ids.push_back(hex->id);
  for (const UpgradeRow* row : rows) {
    for (const std::string& id : row->terms.hexes)
      if (std::ranges::find(ids, id) == ids.end()) ids.push_back(id);
  }
  return place_list(title.map, ids);
}

// Drops labels that no hex on the map and no row refers to: such tiles are laid like unlabelled ones.
std::vector<UpgradeRow> without_idle_labels(const Map& map, std::vector<UpgradeRow> rows) {
  const auto has_place = [&](const std::string& label) {
    return !hexes_labelled(map, label).empty() || std::ranges::any_of(rows, [&](const UpgradeRow& row) {
      return row.label == label && !row.terms.hexes.empty();
    });
  };
  std::vector<std::string> idle;
  for (const UpgradeRow& row : rows)
    if (!row.label.empty() && !has_place(row.label)) idle.push_back(row.label);
  for (UpgradeRow& row : rows)
    if (std::ranges::find(idle, row.label) != idle.end()) row.label.clear();
  return rows;
}

// Finds the tiles that can come to lie on a hex; computes each hex on first use.
class Lying {
 public:
  explicit Lying(const Title& title) : title_(title), book_(title) {}

  bool can(const std::string& tile, const std::string& hex) {
    const auto [tiles, unknown] = by_hex_.try_emplace(hex);
    const Hex* place = title_.map.find(hex);
    if (unknown && place != nullptr)
      for (const UpgradeNode& node : upgrade_tree(book_, *place).nodes) tiles->second.insert(node.tile);
    return tiles->second.contains(tile);
  }

 private:
  const Title& title_;
  UpgradeBook book_;
  std::map<std::string, std::set<std::string>> by_hex_;
};

// Drops exceptions for hexes on which the tile never lies, unless the title states the upgrades itself.
void forget_other_hexes(const Title& title, std::vector<UpgradeRow>& rows) {
  if (title.upgrades.stated) return;
  Lying lying(title);
  for (UpgradeRow& row : rows)
    if (row.source == ChartSource::Tile)
      std::erase_if(row.terms.not_hexes, [&](const std::string& hex) { return !lying.can(row.from, hex); });
}

// Removes upgrades that the rules handle as exchanges, which no company may lay.
void forget_lays_of_swaps(std::vector<UpgradeRow>& rows) {
  const std::vector<UpgradeRow> all = rows;
  std::erase_if(rows, [&](UpgradeRow& row) {
    if (row.terms.swap || row.to.empty()) return false;
    std::erase_if(row.to, [&](const std::string& id) {
      return std::ranges::any_of(all, [&](const UpgradeRow& other) {
        return other.terms.swap && other.source == row.source && other.from == row.from &&
               names_one(other.to, id);
      });
    });
    return row.to.empty();
  });
}

// Joins tiles that follow under the same conditions into one row.
void join_rows(std::vector<UpgradeRow>& rows) {
  std::vector<UpgradeRow> joined;
  for (UpgradeRow& row : rows) {
    const auto same = std::ranges::find_if(joined, [&](const UpgradeRow& other) {
      return other.source == row.source && other.from == row.from && other.label == row.label &&
             other.terms == row.terms && !other.to.empty() && !row.to.empty();
    });
    if (same == joined.end()) {
      joined.push_back(std::move(row));
      continue;
    }
    for (std::string& id : row.to)
      if (!names_one(same->to, id)) same->to.push_back(std::move(id));
  }
  rows = std::move(joined);
}

}  // namespace

std::vector<ChartBlock> chart_blocks(const Title& title, const std::vector<UpgradeRow>& all) {
  std::vector<UpgradeRow> rows = without_idle_labels(title.map, all);
  forget_other_hexes(title, rows);
  forget_lays_of_swaps(rows);
  join_rows(rows);
  std::vector<Colour> colours;
  std::vector<std::string> labels;
  for (const UpgradeRow& row : rows) {
    if (row.label.empty() && std::ranges::find(colours, row.colour) == colours.end())
      colours.push_back(row.colour);
    if (!row.label.empty() && std::ranges::find(labels, row.label) == labels.end())
      labels.push_back(row.label);
  }
  std::vector<ChartBlock> blocks;
  for (const Colour colour : colours) {
    std::vector<const UpgradeRow*> own;
    for (const UpgradeRow& row : rows)
      if (row.label.empty() && row.colour == colour) own.push_back(&row);
    blocks.push_back({colour, target_colour(title, own), {}, {}, entries(title, own)});
  }
  for (const std::string& label : labels) {
    std::vector<const UpgradeRow*> own;
    for (const UpgradeRow& row : rows)
      if (row.label == label) own.push_back(&row);
    blocks.push_back(
        {std::nullopt, std::nullopt, label, labelled_places(title, label, own), entries(title, own)});
  }
  return blocks;
}

}  // namespace trackwright

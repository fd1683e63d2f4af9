#include "engine/upgrade/chart.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/upgrade/chart_geometry.h"

namespace trackwright {
namespace {

bool has_label(const Tile& tile, const std::string& label) {
  return std::ranges::find(tile.labels, label) != tile.labels.end() ||
         (tile.future_label && tile.future_label->label == label);
}

// The position in the manifest, so that charts and manifest have the same order; unknown tiles come last.
std::size_t manifest_position(const Title& title, const std::string& id) {
  const auto entry =
      std::ranges::find_if(title.manifest, [&](const ManifestEntry& e) { return e.id.value == id; });
  return static_cast<std::size_t>(entry - title.manifest.begin());
}

ChartSource source_kind(const Title& title, const std::string& name) {
  if (const auto kind = from_word<ChartSource>(name)) return *kind;
  if (find_tile(title, name) != nullptr) return ChartSource::Tile;
  if (title.map.find(name) != nullptr) return ChartSource::Hex;
  return ChartSource::Label;
}

const Tile* tile_of(const Title& title, ChartSource kind, const std::string& name) {
  if (kind == ChartSource::Tile) return &find_tile(title, name)->tile;
  return kind == ChartSource::Hex ? &title.map.find(name)->tile : nullptr;
}

// The label that the row states, or that of its targets or source.
std::string label_of(const Title& title, const UpgradeRow& row, const std::vector<Ref>& stated) {
  if (!stated.empty()) return stated.front().value;
  if (row.source == ChartSource::Label) return row.from;
  for (const std::string& id : row.to) {
    const TileDefinition* target = find_tile(title, id);
    if (target != nullptr && !target->tile.labels.empty()) return target->tile.labels.front();
  }
  const Tile* tile = tile_of(title, row.source, row.from);
  return tile != nullptr && !tile->labels.empty() ? tile->labels.front() : "";
}

UpgradeRow stated_row(const Title& title, const UpgradeLine& line, const std::string& from) {
  UpgradeRow row;
  row.source = source_kind(title, from);
  row.from = from;
  const Tile* tile = tile_of(title, row.source, from);
  row.colour = tile != nullptr ? tile->colour : Colour::White;
  row.to = ref_names(line.to);
  row.terms = terms_of(line);
  row.label = label_of(title, row, line.labels);
  return row;
}

void add(std::vector<UpgradeRow>& rows, UpgradeRow row) {
  const auto same = std::ranges::find_if(rows, [&](const UpgradeRow& other) {
    return other.from == row.from && other.label == row.label && other.terms == row.terms;
  });
  if (same == rows.end()) {
    rows.push_back(std::move(row));
    return;
  }
  for (std::string& target : row.to)
    if (std::ranges::find(same->to, target) == same->to.end()) same->to.push_back(std::move(target));
}

std::vector<UpgradeRow> stated_rows(const Title& title) {
  std::vector<UpgradeRow> rows;
  for (const UpgradeLine& line : title.upgrades.chart)
    for (const Ref& from : line.from) add(rows, stated_row(title, line, from.value));
  return rows;
}

std::string own_label(const Tile& tile) {
  return tile.labels.empty() ? "" : tile.labels.front();
}

// Adds tiles of the manifest without an upgrade if other tiles of their colour and label have one. If none
// has, the chart ends there.
void add_final_tiles(const Title& title, std::vector<UpgradeRow>& rows) {
  const std::vector<UpgradeRow> upgraded = rows;
  for (const ManifestEntry& entry : title.manifest) {
    const TileDefinition* tile = find_tile(title, entry.id.value);
    if (tile == nullptr) continue;
    UpgradeRow row;
    row.from = entry.id.value;
    row.colour = tile->tile.colour;
    row.label = own_label(tile->tile);
    const bool has_own =
        std::ranges::any_of(upgraded, [&](const UpgradeRow& other) { return other.from == row.from; });
    const bool others_have = std::ranges::any_of(upgraded, [&](const UpgradeRow& other) {
      return other.colour == row.colour && other.label == row.label;
    });
    if (!has_own && others_have) rows.push_back(std::move(row));
  }
}

int stop_rank(const Title& title, const UpgradeRow& row) {
  switch (row.source) {
    case ChartSource::Plain:
      return 0;
    case ChartSource::Town:
      return 1;
    case ChartSource::City:
      return 2;
    case ChartSource::Label:
    case ChartSource::Unbuilt:
      return 3;
    case ChartSource::Tile:
    case ChartSource::Hex:
      break;
  }
  int rank = 0;
  for (const Stop& stop : tile_of(title, row.source, row.from)->stops)
    rank = std::max(rank, stop.kind == StopKind::Town ? 1 : 2);
  return rank;
}

void sort_rows(const Title& title, std::vector<UpgradeRow>& rows) {
  for (UpgradeRow& row : rows) {
    std::ranges::stable_sort(row.to, [&](const std::string& a, const std::string& b) {
      return manifest_position(title, a) < manifest_position(title, b);
    });
  }
  std::ranges::stable_sort(rows, [&](const UpgradeRow& a, const UpgradeRow& b) {
    return std::make_tuple(a.colour, stop_rank(title, a), manifest_position(title, a.from)) <
           std::make_tuple(b.colour, stop_rank(title, b), manifest_position(title, b.from));
  });
}

}  // namespace

std::vector<UpgradeRow> upgrade_rows(const Title& title) {
  std::vector<UpgradeRow> rows = title.upgrades.stated ? stated_rows(title) : geometry_rows(title);
  for (UpgradeRow& row : rows) row.label = row.label.empty() ? label_of(title, row, {}) : row.label;
  add_final_tiles(title, rows);
  sort_rows(title, rows);
  return rows;
}

std::vector<const Hex*> hexes_labelled(const Map& map, const std::string& label) {
  std::vector<const Hex*> found;
  for (const Hex& hex : map.hexes())
    if (has_label(hex.tile, label)) found.push_back(&hex);
  return found;
}

}  // namespace trackwright

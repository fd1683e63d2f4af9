#include "tests/charts/second_chart.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "designer/checks/chart.h"
#include "designer/format/title/dictionary.h"
#include "engine/upgrade/upgrades.h"
#include "tests/source_folder.h"

namespace trackwright::charts {

namespace {

using nlohmann::json;

const Dictionary& standard_dictionary() {
  static const Dictionary dictionary = [] {
    Sources sources;
    Findings findings;
    return read_dictionary(DiskReader(), source_folder() + "/titles/dictionary", sources, findings);
  }();
  return dictionary;
}

std::optional<Colour> colour_of(const std::string& said) {
  static const std::map<std::string, Colour> names{{"Yellow", Colour::Yellow},
                                                   {"Green", Colour::Green},
                                                   {"Brown", Colour::Brown},
                                                   {"Russet", Colour::Brown},
                                                   {"Gray", Colour::Gray}};
  const auto it = names.find(said);
  return it == names.end() ? std::nullopt : std::optional<Colour>(it->second);
}

json read_json(const std::string& slug) {
  return json::parse(DiskReader().read(charts_folder() + "/" + slug + ".json", largest_file).value_or("{}"));
}

// Returns the edges of a single station, such as "2-4-5"; 0 if there are several stations.
std::uint8_t edges_of(const std::string& connections) {
  unsigned bits = 0;
  for (const char c : connections) {
    if (c == ',' || c == ';') return 0;
    if (c >= '0' && c <= '5') bits |= 1U << static_cast<unsigned>(c - '0');
  }
  return static_cast<std::uint8_t>(bits);
}

// Returns the rotations of the kit's tile against the standard one: several if it is symmetric, none if it is
// another tile. If the kit states only exits, the tile must have a single station.
std::vector<int> offsets(const json& tile, const Tile& standard) {
  if (tile.contains("ref_offset")) return tile["ref_offset"].get<std::vector<int>>();
  std::vector<int> found;
  const std::uint8_t edges = edges_of(tile.value("connections", ""));
  if (edges == 0 || standard.stops.empty()) return found;
  for (int r = 0; r < 6; ++r)
    if (turned_edges(exits(standard), Rotation(r)) == edges) found.push_back(r);
  return found;
}

// Returns a title with the chart's tiles that a rotation turns into the standard tile of their number.
Title title_of(const json& kit) {
  Title title;
  Findings findings;
  title.upgrades.stated = true;
  for (const auto& [number, tile] : kit["tiles"].items()) {
    const auto colour = colour_of(tile.value("colour", ""));
    if (!colour || !standard_dictionary().contains(number)) continue;
    auto definition = standard_dictionary().find(number, findings);
    if (!definition || definition->tile.colour != *colour || offsets(tile, definition->tile).empty())
      continue;
    title.tiles.emplace(number, std::move(*definition));
    ManifestEntry entry;
    entry.id.value = number;
    if (kit["manifest"].contains(number)) title.manifest.push_back(entry);
  }
  for (const json& row : kit["upgrades"]) {
    UpgradeLine line;
    line.from.push_back({row["from"].get<std::string>(), {}});
    for (const json& to : row["to"]) line.to.push_back({to["tile"].get<std::string>(), {}});
    title.upgrades.chart.push_back(std::move(line));
  }
  return title;
}

// Returns the form of a tile with all stops as cities, because the kind of stop does not matter for track.
UpgradeForm track_form(Tile tile) {
  for (Stop& stop : tile.stops) stop.kind = StopKind::City;
  return upgrade_form(tile);
}

Rotations allowed_by_track(const Tile& from, const Tile& to) {
  const UpgradeForm before = track_form(from);
  const UpgradeForm after = track_form(to);
  if (before.junction && after.junction) return keeping_exits(before, after);
  return keeping_stops(before, after, keeping_track(before, after));
}

// Returns the kit's orientations as rotations of the standard tiles, with all rotations of symmetric tiles.
Rotations stated_rotations(const json& kit, const Title& title, const std::string& from, const json& to) {
  unsigned bits = 0;
  const std::string target = to["tile"].get<std::string>();
  for (const json& orientation : to["orient"])
    for (const int d : offsets(kit["tiles"][target], title.tiles.at(target).tile))
      for (const int e : offsets(kit["tiles"][from], title.tiles.at(from).tile))
        bits |= 1U << static_cast<unsigned>((orientation.get<int>() + d - e + 12) % 6);
  return Rotations(bits);
}

std::string arrow(const std::string& from, const std::string& to) {
  return from + " => " + to;
}

void compare_orientations(const json& kit, const Title& title, ChartReport& report) {
  std::set<std::string> pairs;
  for (const json& row : kit["upgrades"]) {
    const std::string from = row["from"].get<std::string>();
    if (!title.tiles.contains(from)) continue;
    for (const json& to : row["to"]) {
      const std::string target = to["tile"].get<std::string>();
      if (!title.tiles.contains(target)) continue;
      pairs.insert(arrow(from, target));
      const Tile& before = title.tiles.at(from).tile;
      const Tile& after = title.tiles.at(target).tile;
      if (!before.labels.empty() && !after.labels.empty() && before.labels != after.labels)
        report.relabelled.push_back(arrow(from, target));
      if (to.value("absolute", false) || !keeps_track(before, after)) continue;
      ++report.entries;
      if (stated_rotations(kit, title, from, to) == allowed_by_track(before, after))
        ++report.equal;
      else
        report.turned.push_back(arrow(from, target));
    }
  }
  report.pairs = pairs.size();
}

void compare_pairs(const Title& title, ChartReport& report) {
  const UpgradeBook book(title);
  const ChartFaults faults = compare_chart(book);
  std::set<std::string> forbidden;
  for (const ChartPair& pair : faults.impossible)
    forbidden.insert(arrow(book.id(pair.from), book.id(pair.to)));
  report.forbidden.assign(forbidden.begin(), forbidden.end());
  const auto listed = [&](const std::string& id) {
    return std::ranges::any_of(title.manifest,
                               [&](const ManifestEntry& entry) { return entry.id.value == id; });
  };
  for (const ChartPair& pair : faults.missing)
    if (listed(book.id(pair.from)) && listed(book.id(pair.to)))
      report.omitted.push_back(arrow(book.id(pair.from), book.id(pair.to)));
  for (const ChartSwap& swap : faults.swaps)
    report.exchanged.push_back(book.id(swap.a) + " and " + book.id(swap.b) +
                               (swap.rows ? " as rows" : " as targets"));
}

// Reports hexes printed in a colour that can be upgraded, if the chart has no row for their print.
void look_at_map(const json& kit, ChartReport& report) {
  std::set<std::string> from;
  for (const json& row : kit["upgrades"]) from.insert(row["from"].get<std::string>());
  if (!kit.contains("map") || !kit["map"].is_array()) return;
  for (const json& hex : kit["map"]) {
    const auto colour = colour_of(hex.value("colour", ""));
    if (!colour || *colour == Colour::Gray || *colour == Colour::Brown) continue;
    const std::string tile = hex.value("tile", "");
    if (!from.contains(tile)) report.without.push_back(hex.value("coord", "?") + " (" + tile + ")");
  }
}

}  // namespace

std::string charts_folder() {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const std::string folder =
      (said != nullptr ? std::string(said) : source_folder() + "/../shared/reference") + "/second/ps18xx";
  return DiskReader().is_directory(folder) ? folder : "";
}

std::vector<std::string> chart_titles() {
  std::vector<std::string> slugs;
  if (charts_folder().empty()) return slugs;
  for (const std::string& name : DiskReader().list(charts_folder())) {
    if (!name.ends_with(".json")) continue;
    const std::string slug = name.substr(0, name.size() - 5);
    const json kit = read_json(slug);
    if (kit.contains("upgrades") && !kit["upgrades"].empty()) slugs.push_back(slug);
  }
  return slugs;
}

ChartReport examine_chart(const std::string& slug) {
  ChartReport report;
  report.slug = slug;
  const json kit = read_json(slug);
  const Title title = title_of(kit);
  report.tiles = title.tiles.size();
  compare_orientations(kit, title, report);
  compare_pairs(title, report);
  look_at_map(kit, report);
  return report;
}

}  // namespace trackwright::charts

#include "designer/format/title/tiles_tree.h"

#include <utility>

#include "designer/format/title/tiles_file.h"
#include "designer/format/title/tree_values.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

// Writes a plain count if it also determines the number to print.
Node manifest_entry(const ManifestEntry& entry) {
  Node count = entry.count ? number_node(*entry.count) : text_node("unlimited");
  if (entry.print == entry.count.value_or(tiles_printed_if_unlimited)) return count;
  Node said = mapping_node();
  add(said, "count", std::move(count));
  add(said, "print", number_node(entry.print));
  return said;
}

Node own_tile(const TileDefinition& definition) {
  Node said = mapping_node();
  add(said, "colour", word_node(definition.tile.colour));
  add(said, "code", text_node(tile_text(definition.tile)));
  put_flag(said, "redefines", definition.redefines);
  put_text(said, "note", definition.note);
  return said;
}

Node line_tree(const UpgradeLine& line) {
  Node said = mapping_node();
  put(said, "from", names_node(line.from));
  put(said, "to", names_node(line.to));
  put(said, "hexes", names_node(line.hexes));
  put(said, "not_hexes", names_node(line.not_hexes));
  put(said, "labels", names_node(line.labels));
  put_name(said, "phase", line.phase);
  put_text(said, "after", line.after);
  put_text(said, "until", line.until);
  put_flag(said, "swap", line.swap);
  put_text(said, "because", line.because);
  return said;
}

Node upgrades_tree(const UpgradeRules& rules) {
  Node said = mapping_node();
  if (rules.rule_said) add(said, "rule", text_node(rules.stated ? "chart" : "geometry"));
  put(said, "chart", list_of(rules.chart, line_tree));
  put(said, "also", list_of(rules.also, line_tree));
  put(said, "never", list_of(rules.never, line_tree));
  put(said, "any_rotation", names_node(rules.any_rotation));
  put(said, "final", names_node(rules.final_tiles));
  put_flag(said, "stubs", rules.stubs);
  if (!rules.most_exits.empty()) add(said, "most_exits", words_node(rules.most_exits));
  if (rules.track) add(said, "track", word_node(*rules.track));
  return said;
}

}  // namespace

Node tiles_tree(const Title& title) {
  Node file = mapping_node();
  add(file, "manifest",
      mapping_of(
          title.manifest, [](const ManifestEntry& entry) { return entry.id.value; }, manifest_entry));
  Node own = mapping_node();
  for (const auto& [id, definition] : title.tiles)
    if (definition.own) add(own, id, own_tile(definition));
  put(file, "tiles", std::move(own));
  put(file, "upgrades", upgrades_tree(title.upgrades));
  return file;
}

}  // namespace trackwright

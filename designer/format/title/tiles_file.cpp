#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/tile_text.h"
#include "designer/format/title/tiles_file.h"
#include "designer/format/title/tree_values.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

UpgradeLine upgrade_line(const Node& node, TileBook& book) {
  UpgradeLine line;
  line.from = names_of(&node, "from");
  line.to = names_of(&node, "to");
  line.hexes = names_of(&node, "hexes");
  line.not_hexes = names_of(&node, "not_hexes");
  line.labels = names_of(&node, "labels");
  line.phase = text_of(&node, "phase");
  line.after = text_of(&node, "after");
  line.until = text_of(&node, "until");
  line.swap = boolean_of(&node, "swap").value_or(false);
  line.because = text_of(&node, "because");
  line.place = node.place;
  for (const Ref& tile : line.from) book.use(tile.value);
  for (const Ref& tile : line.to) book.use(tile.value);
  return line;
}

std::vector<UpgradeLine> upgrade_lines(const Node* upgrades, std::string_view key, TileBook& book) {
  std::vector<UpgradeLine> lines;
  for (const Node& item : items_of(upgrades, key)) lines.push_back(upgrade_line(item, book));
  return lines;
}

std::vector<Ref> tiles_of(const Node* upgrades, std::string_view key, TileBook& book) {
  std::vector<Ref> tiles = names_of(upgrades, key);
  for (const Ref& tile : tiles) book.use(tile.value);
  return tiles;
}

}  // namespace

void TileBook::add_own(TileDefinition tile) {
  if (auto standard = dictionary_.find(tile.id, findings_)) tile.standard = std::move(standard->tile);
  tiles_.insert_or_assign(tile.id, std::move(tile));
}

const TileDefinition* TileBook::use(const std::string& id) {
  if (const auto there = tiles_.find(id); there != tiles_.end()) return &there->second;
  if (unreadable_.contains(id) || !dictionary_.contains(id)) return nullptr;
  auto tile = dictionary_.find(id, findings_);
  if (!tile) {
    unreadable_.insert(id);
    return nullptr;
  }
  return &tiles_.emplace(id, std::move(*tile)).first->second;
}

bool TileBook::knows(const std::string& id) const {
  return tiles_.contains(id) || unreadable_.contains(id) || dictionary_.contains(id);
}

void build_own_tiles(const Node& tiles_file, TileBook& book, Findings& findings) {
  for (const Entry& entry : entries_of(&tiles_file, "tiles")) {
    const Node* code = value_of(&entry.value, "code");
    const auto colour = from_word<Colour>(text_of(&entry.value, "colour"));
    auto tile = code != nullptr && colour ? read_tile(*code, *colour, entry.key, findings) : std::nullopt;
    if (!tile) {
      book.add_unreadable(entry.key);
      continue;
    }
    TileDefinition definition;
    definition.id = entry.key;
    definition.tile = std::move(*tile);
    definition.own = true;
    definition.redefines = boolean_of(&entry.value, "redefines").value_or(false);
    definition.place = entry.key_place;
    definition.code_place = code->place;
    definition.note = text_of(&entry.value, "note");
    book.add_own(std::move(definition));
  }
}

std::vector<ManifestEntry> build_manifest(const Node& tiles_file, TileBook& book) {
  std::vector<ManifestEntry> manifest;
  for (const Entry& entry : entries_of(&tiles_file, "manifest")) {
    const bool longhand = entry.value.kind == Node::Kind::Mapping;
    const Node* count = longhand ? value_of(&entry.value, "count") : &entry.value;
    ManifestEntry line;
    line.id = {entry.key, entry.key_place};
    if (count != nullptr) {
      line.count = integer(*count);
      line.count_place = count->place;
    }
    line.print = integer_of(&entry.value, "print").value_or(line.count.value_or(tiles_printed_if_unlimited));
    book.use(entry.key);
    manifest.push_back(std::move(line));
  }
  return manifest;
}

UpgradeRules build_upgrades(const Node& tiles_file, TileBook& book) {
  UpgradeRules rules;
  const Node* upgrades = value_of(&tiles_file, "upgrades");
  if (upgrades == nullptr) return rules;
  rules.place = upgrades->place;
  rules.rule_said = value_of(upgrades, "rule") != nullptr;
  rules.stated = text_of(upgrades, "rule") == "chart";
  rules.chart = upgrade_lines(upgrades, "chart", book);
  rules.also = upgrade_lines(upgrades, "also", book);
  rules.never = upgrade_lines(upgrades, "never", book);
  rules.any_rotation = tiles_of(upgrades, "any_rotation", book);
  rules.final_tiles = tiles_of(upgrades, "final", book);
  rules.stubs = boolean_of(upgrades, "stubs").value_or(false);
  for (const std::string& word : texts_of(upgrades, "most_exits"))
    if (const auto where = from_word<MostExits>(word)) rules.most_exits.push_back(*where);
  rules.track = from_word<TrackRule>(text_of(upgrades, "track"));
  return rules;
}

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

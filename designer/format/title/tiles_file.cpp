#include "designer/format/title/tiles_file.h"

#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/tile_text.h"

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

}  // namespace trackwright

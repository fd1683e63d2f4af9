#include "designer/format/title/position_setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/report.h"
#include "designer/format/text/values.h"
#include "designer/format/title/map_file.h"
#include "designer/format/title/tile_text.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

// Replace an unknown colour by gray, because gray is never upgraded.
Tile read_print(const Node& record, const std::string& object, Findings& findings) {
  Tile blank;
  const Node* colour = value_of(&record, "color");
  blank.colour = colour == nullptr ? Colour::White : read_colour(*colour, findings).value_or(Colour::Gray);
  const Node* code = value_of(&record, "code");
  if (code == nullptr) return blank;
  return read_tile(*code, blank.colour, object, findings).value_or(blank);
}

void change_hex(const Layout& layout, const Entry& entry, std::vector<Hex>& hexes, Findings& findings) {
  const auto at = parse_coordinate(layout, entry.key);
  if (!at) {
    report(findings, "map/coordinate", entry.key_place, entry.key, at.error());
    return;
  }
  const auto known = std::ranges::find(hexes, *at, &Hex::at);
  if (entry.value.kind == Node::Kind::Null) {
    if (known != hexes.end()) hexes.erase(known);
    return;
  }
  Hex hex;
  hex.at = *at;
  hex.id = coordinate_name(layout, *at);
  if (known != hexes.end()) hex.name = known->name;
  hex.rotation = Rotation(integer_of(&entry.value, "rotation").value_or(0));
  hex.tile = rotated(read_print(entry.value, entry.key, findings), hex.rotation);
  hex.fixed = fixed_by_colour(hex.tile.colour);
  hex.place = entry.key_place;
  if (known != hexes.end())
    *known = std::move(hex);
  else
    hexes.push_back(std::move(hex));
}

Map changed_map(const Map& map, const Node& differences, Findings& findings) {
  std::vector<Hex> hexes = map.hexes();
  for (const Entry& entry : differences.entries) change_hex(map.layout(), entry, hexes, findings);
  Map changed(map.layout(), std::move(hexes), map.sides(), map.panels());
  changed.notes = map.notes;
  changed.art = map.art;
  changed.art_place = map.art_place;
  return changed;
}

}  // namespace

std::optional<Colour> read_colour(const Node& name, Findings& findings) {
  const auto colour = from_word<Colour>(name.text);
  if (colour) return colour;
  std::vector<std::string> known;
  for (const auto& word : enum_words<Colour>) known.emplace_back(word.word);
  report(findings, "schema/bad-value", name.place, name.text,
         fmt::format("`{}` is not a colour of tiles", name.text), did_you_mean(name.text, known))
      .severity = Severity::Warning;
  return std::nullopt;
}

std::optional<Title> as_set_up(const Title& title, const Node& position, Findings& findings) {
  const Node* differences = value_of(&position, "map_diff");
  const auto extra = entries_of(&position, "extra_tiles");
  if ((differences == nullptr || differences->entries.empty()) && extra.empty()) return std::nullopt;
  Findings found;
  Title changed = title;
  if (differences != nullptr) changed.map = changed_map(title.map, *differences, found);
  for (const Entry& entry : extra) {
    TileDefinition tile;
    tile.id = entry.key;
    tile.own = true;
    tile.place = entry.key_place;
    tile.tile = read_print(entry.value, entry.key, found);
    changed.tiles.insert_or_assign(tile.id, std::move(tile));
  }
  for (Finding& finding : found) {
    finding.severity = Severity::Warning;
    findings.push_back(std::move(finding));
  }
  return changed;
}

}  // namespace trackwright

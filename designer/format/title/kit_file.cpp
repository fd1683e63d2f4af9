#include "designer/format/title/kit_file.h"

#include <algorithm>

#include "designer/format/text/values.h"

namespace trackwright {

namespace {

Chosen<std::string> said(const Node* mapping, std::string_view key) {
  const Node* value = value_of(mapping, key);
  if (value == nullptr || !is_scalar(*value)) return std::nullopt;
  return Ref{value->text, value->place};
}

Chosen<double> length(const Node* mapping, std::string_view key) {
  const auto value = real_of(mapping, key);
  return value ? Chosen<double>({*value, value_of(mapping, key)->place}) : std::nullopt;
}

template <class E>
Chosen<E> meaning(const Node* mapping, std::string_view key) {
  const auto word = said(mapping, key);
  const auto value = word ? from_word<E>(word->value) : std::nullopt;
  return value ? Chosen<E>({*value, word->place}) : std::nullopt;
}

std::vector<Quantity> quantities(const Node& mapping) {
  std::vector<Quantity> all;
  for (const Entry& entry : mapping.entries)
    all.push_back({entry.key, integer(entry.value), entry.key_place});
  std::ranges::stable_sort(all, {}, &Quantity::selector);
  return all;
}

void read_sheets(const Node* sheets, KitChoices& kit) {
  kit.layouts = names_of(sheets, "layouts");
  kit.colours = meaning<GroupChange>(sheets, "colours");
  kit.backs = meaning<Backs>(sheets, "backs");
  kit.backs_of = names_of(sheets, "backs_of");
  if (const auto pack = boolean_of(sheets, "pack")) kit.pack = {*pack, value_of(sheets, "pack")->place};
}

void read_sizes(const Node& file, KitChoices& kit) {
  kit.tile_size = length(value_of(&file, "tiles"), "size");
  kit.bleed = length(value_of(&file, "tiles"), "bleed");
  kit.map_size = length(value_of(&file, "map"), "size");
  kit.overlap = length(value_of(&file, "map"), "overlap");
  kit.station_token = length(value_of(&file, "tokens"), "station");
  kit.market_token = length(value_of(&file, "tokens"), "market");
  kit.note_width = length(value_of(&file, "notes"), "width");
  kit.note_height = length(value_of(&file, "notes"), "height");
  kit.box_width = length(value_of(&file, "box"), "width");
  kit.box_height = length(value_of(&file, "box"), "height");
  kit.box_depth = length(value_of(&file, "box"), "depth");
}

}  // namespace

KitChoices build_kit(const Node& kit_file) {
  KitChoices kit;
  kit.paper = said(&kit_file, "paper");
  kit.theme = said(&kit_file, "theme");
  kit.components = names_of(&kit_file, "components");
  read_sheets(value_of(&kit_file, "sheets"), kit);
  read_sizes(kit_file, kit);
  kit.money = placed_integer_of(value_of(&kit_file, "notes"), "total");
  kit.revenue_to = placed_integer_of(value_of(&kit_file, "revenue"), "to");
  if (const Node* said = value_of(&kit_file, "quantities")) kit.quantities = quantities(*said);
  for (const Entry& profile : entries_of(&kit_file, "profiles"))
    kit.profiles.insert_or_assign(profile.key, quantities(profile.value));
  return kit;
}

}  // namespace trackwright

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/kit_file.h"
#include "designer/format/title/tree_values.h"

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

namespace {

void put_chosen(Node& mapping, const std::string& key, const Chosen<std::string>& choice) {
  if (choice) add(mapping, key, text_node(choice->value));
}

void put_chosen(Node& mapping, const std::string& key, const Chosen<double>& choice) {
  if (choice) add(mapping, key, real_node(choice->value));
}

template <class E>
void put_word(Node& mapping, const std::string& key, const Chosen<E>& choice) {
  if (choice) add(mapping, key, word_node(choice->value));
}

Node choices_node(const std::vector<Ref>& names) {
  Node list = list_node();
  for (const Ref& name : names) list.items.push_back(text_node(name.value));
  return list;
}

Node quantities_tree(const std::vector<Quantity>& quantities) {
  Node said = mapping_node();
  for (const Quantity& quantity : quantities)
    if (quantity.count) add(said, quantity.selector, number_node(*quantity.count));
  return said;
}

Node sheets_tree(const KitChoices& kit) {
  Node sheets = mapping_node();
  put(sheets, "layouts", choices_node(kit.layouts));
  put_word(sheets, "colours", kit.colours);
  put_word(sheets, "backs", kit.backs);
  put(sheets, "backs_of", choices_node(kit.backs_of));
  if (kit.pack) add(sheets, "pack", flag_node(kit.pack->value));
  return sheets;
}

struct Size {
  const char* key;
  Chosen<double> choice;
};

Node sizes_tree(std::initializer_list<Size> sizes) {
  Node said = mapping_node();
  for (const Size& size : sizes) put_chosen(said, size.key, size.choice);
  return said;
}

}  // namespace

Node kit_tree(const KitChoices& kit) {
  Node file = mapping_node();
  put_chosen(file, "paper", kit.paper);
  put_chosen(file, "theme", kit.theme);
  put(file, "components", choices_node(kit.components));
  put(file, "sheets", sheets_tree(kit));
  put(file, "tiles", sizes_tree({{"size", kit.tile_size}, {"bleed", kit.bleed}}));
  put(file, "map", sizes_tree({{"size", kit.map_size}, {"overlap", kit.overlap}}));
  put(file, "tokens", sizes_tree({{"station", kit.station_token}, {"market", kit.market_token}}));
  Node notes = sizes_tree({{"width", kit.note_width}, {"height", kit.note_height}});
  put_number(notes, "total", kit.money);
  put(file, "notes", std::move(notes));
  put(file, "box",
      sizes_tree({{"width", kit.box_width}, {"height", kit.box_height}, {"depth", kit.box_depth}}));
  Node revenue = mapping_node();
  put_number(revenue, "to", kit.revenue_to);
  put(file, "revenue", std::move(revenue));
  put(file, "quantities", quantities_tree(kit.quantities));
  Node profiles = mapping_node();
  for (const auto& [name, quantities] : kit.profiles) add(profiles, name, quantities_tree(quantities));
  put(file, "profiles", std::move(profiles));
  return file;
}

}  // namespace trackwright

#include "designer/format/title/kit_tree.h"

#include <initializer_list>
#include <utility>

#include "designer/format/title/tree_values.h"

namespace trackwright {

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

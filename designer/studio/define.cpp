#include "designer/studio/define.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "designer/format/text/nodes.h"
#include "designer/format/yaml/edit.h"

namespace trackwright {

namespace {

Node numbers(std::initializer_list<std::pair<const char*, int>> members) {
  Node said = mapping_node();
  for (const auto& [key, number] : members) add(said, key, number_node(number));
  return said;
}

Node named(const std::string& name) {
  Node said = mapping_node();
  add(said, "name", text_node(name));
  return said;
}

Node phase() {
  Node said = mapping_node();
  add(said, "tiles", list_node({text_node("yellow")}));
  add(said, "operating_rounds", number_node(1));
  return said;
}

Node tile() {
  Node said = mapping_node();
  add(said, "colour", text_node("yellow"));
  add(said, "code", text_node("path=a:0,b:3"));
  return said;
}

// The list for things of a kind, and the minimal contents of an entry.
struct Listing {
  Name::Kind kind;
  std::string_view file;
  const char* key;
  Node (*entry)(const std::string& name);
};

constexpr std::array listings{
    Listing{Name::Company, "companies.yaml", "companies", named},
    Listing{Name::Private, "companies.yaml", "privates",
            [](const std::string&) {
              return numbers({{"price", 0}, {"revenue", 0}});
            }},
    Listing{Name::BonusToken, "companies.yaml", "bonus_tokens",
            [](const std::string&) {
              return numbers({{"count", 1}});
            }},
    Listing{Name::Train, "roster.yaml", "trains",
            [](const std::string&) {
              return numbers({{"count", 1}, {"price", 0}, {"reach", 2}});
            }},
    Listing{Name::Loan, "roster.yaml", "loans",
            [](const std::string&) {
              return numbers({{"count", 1}, {"value", 100}, {"interest", 10}});
            }},
    Listing{Name::Phase, "roster.yaml", "phases", [](const std::string&) { return phase(); }},
    Listing{Name::Zone, "market.yaml", "zones", named},
    Listing{Name::Tile, "tiles.yaml", "tiles", [](const std::string&) { return tile(); }},
    Listing{Name::Hex, "map.yaml", "hexes", [](const std::string&) { return mapping_node(); }}};

Edits edits_of(const std::string& text, const Node& tree, const Listing& listing, Entry entry) {
  const Node* list = tree.find(listing.key);
  if (list != nullptr && list->kind == Node::Kind::Mapping && !list->entries.empty() && !list->alias)
    return insert_entry(text, *list, list->entries.size(), entry);
  if (list != nullptr || tree.kind != Node::Kind::Mapping || tree.entries.empty()) return {};
  Entry whole;
  whole.key = listing.key;
  whole.value = mapping_node();
  whole.value.entries.push_back(std::move(entry));
  return insert_entry(text, tree, tree.entries.size(), whole);
}

}  // namespace

std::vector<Edit> edits_to_define(const Names& names, const Name& name) {
  const auto listing = std::ranges::find(listings, name.kind, &Listing::kind);
  if (listing == listings.end() || name.text.empty() || names.definition(name) != nullptr) return {};
  for (const TitlePage& page : names.pages().pages) {
    if (!page.own || !page.path.ends_with("/" + std::string(listing->file))) continue;
    Entry entry;
    entry.key = name.text;
    entry.value = listing->entry(name.text);
    return edits_of(names.pages().sources.file(page.file)->text, page.tree, *listing, std::move(entry));
  }
  return {};
}

}  // namespace trackwright

#include "designer/format/title/unreadable.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "designer/format/text/values.h"

namespace trackwright {

namespace {

bool contains(const Place& outer, const Place& inner) {
  return outer.file == inner.file && outer.offset <= inner.offset &&
         inner.offset <= outer.offset + outer.length;
}

class Errors {
 public:
  explicit Errors(const Findings& findings) {
    for (const Finding& finding : findings)
      if (finding.severity == Severity::Error && finding.place.file != 0) places_.push_back(finding.place);
  }
  bool none() const { return places_.empty(); }
  bool within(const Place& said) const {
    return std::ranges::any_of(places_, [&](const Place& error) { return contains(said, error); });
  }
  // Values that an overlay said may lie in several files, so each is looked at.
  bool within(const Node& node) const {
    if (within(node.place)) return true;
    return std::ranges::any_of(node.items, [&](const Node& item) { return within(item); }) ||
           std::ranges::any_of(node.entries, [&](const Entry& entry) { return within(entry); });
  }
  bool within(const Entry& entry) const { return within(entry.key_place) || within(entry.value); }

 private:
  std::vector<Place> places_;
};

struct Table {
  std::string_view file;
  std::string_view key;
  std::string_view part;
};

constexpr std::array<Table, 10> tables{{{"title.yaml", "players", "title"},
                                        {"map.yaml", "hexes", "hexes"},
                                        {"tiles.yaml", "manifest", "manifest"},
                                        {"tiles.yaml", "tiles", "tiles"},
                                        {"tiles.yaml", "upgrades", "upgrades"},
                                        {"roster.yaml", "phases", "phases"},
                                        {"roster.yaml", "trains", "trains"},
                                        {"companies.yaml", "companies", "companies"},
                                        {"companies.yaml", "privates", "privates"},
                                        {"companies.yaml", "bonus_tokens", "privates"}}};

void name_entries(const Trees& trees, const Errors& errors, Title& title) {
  for (const Table& table : tables) {
    const auto tree = trees.files.find(table.file);
    if (tree == trees.files.end()) continue;
    for (const Entry& entry : entries_of(&tree->second, table.key)) {
      if (!errors.within(entry)) continue;
      title.unreadable_parts.emplace(table.part);
      if (table.part == "upgrades") continue;
      if (table.part != "hexes") {
        title.unreadable.insert(entry.key);
        continue;
      }
      for (const Ref& hex : key_words(entry)) title.unreadable.insert(hex.value);
      if (errors.within(entry.key_place)) title.unreadable_parts.insert("board");
    }
  }
}

void name_companies(const Node& file, const Errors& errors, Title& title) {
  for (const Entry& common : entries_of(&file, "defaults")) {
    if (!errors.within(common)) continue;
    title.unreadable_parts.insert("companies");
    for (const Company& company : title.companies.companies)
      if (company.kind == common.key) title.unreadable.insert(company.id.value);
  }
}

// What an error in an entry of a file makes unreadable: one in its key always, one in its value only where
// said.
struct NamelessPart {
  std::string_view file;
  std::string_view part;
  bool by_value = false;
  std::string_view unless = {};  // the entry whose values have names
};

constexpr std::array nameless_parts{
    NamelessPart{"title.yaml", "title", true},
    NamelessPart{"market.yaml", "market", true},
    NamelessPart{"map.yaml", "board", true, "hexes"},
    NamelessPart{"tiles.yaml", "manifest"},
    NamelessPart{"tiles.yaml", "tiles"},
    NamelessPart{"tiles.yaml", "upgrades"},
    NamelessPart{"roster.yaml", "phases"},
    NamelessPart{"roster.yaml", "trains"},
    NamelessPart{"companies.yaml", "companies"},
    NamelessPart{"companies.yaml", "privates"},
};

// Errors in what has no names of its own. A key of the file that is not known may stand for any of its parts.
void name_parts(const Trees& trees, const Errors& errors, Title& title) {
  for (const auto& [name, tree] : trees.files)
    for (const Entry& entry : tree.entries) {
      const bool key = errors.within(entry.key_place);
      if (!key && !errors.within(entry.value)) continue;
      for (const NamelessPart& nameless : nameless_parts)
        if (nameless.file == name && (key || (nameless.by_value && entry.key != nameless.unless)))
          title.unreadable_parts.emplace(nameless.part);
      if (name == "companies.yaml" && key)
        for (const Company& company : title.companies.companies) title.unreadable.insert(company.id.value);
    }
}

}  // namespace

void name_unreadable(const Trees& trees, const Findings& findings, Title& title) {
  const Errors errors(findings);
  if (errors.none()) return;
  name_entries(trees, errors, title);
  name_parts(trees, errors, title);
  if (const auto companies = trees.files.find("companies.yaml"); companies != trees.files.end())
    name_companies(companies->second, errors, title);
}

}  // namespace trackwright

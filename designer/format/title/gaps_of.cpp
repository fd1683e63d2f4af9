#include "designer/format/title/gaps_of.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/text/values.h"
#include "designer/format/title/map_file.h"

namespace trackwright {

namespace {

// The position of a node in a file: the keys that lead to it, without the indices in lists.
struct Address {
  std::vector<std::string> keys;
  std::vector<const Node*> nodes;  // the root, then the node under each key
  bool on_key = false;             // the address means the last key itself
};

bool within(const Place& outer, const Place& inner) {
  return outer.file == inner.file && outer.offset <= inner.offset &&
         inner.offset <= outer.offset + outer.length;
}

// Finds the nodes at a place. Values can come from several files and, through aliases, occur several times
// in the tree. An exact match of a key or value wins over a node around it.
class Search {
 public:
  Search(const Node& root, const Place& place) : place_(place) {
    way_.nodes.push_back(&root);
    look(root);
  }

  const std::vector<Address>& found() const { return found_; }

 private:
  void take(bool exact, bool on_key) {
    if (exact && !exact_) found_.clear();
    if (!exact && exact_) return;
    exact_ = exact;
    found_.push_back(way_);
    found_.back().on_key = on_key;
  }

  void look_at(const Place& said, bool on_key) {
    if (said == place_)
      take(true, on_key);
    else if (within(said, place_))
      take(false, on_key);
  }

  void look(const Node& node) {
    for (const Entry& entry : node.entries) {
      way_.keys.push_back(entry.key);
      way_.nodes.push_back(&entry.value);
      look_at(entry.key_place, true);
      look(entry.value);
      way_.keys.pop_back();
      way_.nodes.pop_back();
    }
    for (const Node& item : node.items) look(item);
    // A collection begins at its first member; prefer that member.
    const bool collection = node.kind == Node::Kind::Mapping || node.kind == Node::Kind::Sequence;
    if (!collection || node.place == place_) look_at(node.place, false);
  }

  const Place& place_;
  Address way_;
  std::vector<Address> found_;
  bool exact_ = false;
};

std::set<std::string> keys_of(const Node& mapping) {
  std::set<std::string> keys;
  for (const Entry& entry : mapping.entries) keys.insert(entry.key);
  return keys;
}

// The field that a plain text sets when it replaces the whole mapping.
std::string shorthand_of(const TitlePart& part) {
  return part.key == "manifest" ? "count" : part.key == "hexes" ? "code" : "";
}

// Maps every key that affects the print of a hex or tile to the field of its code.
std::string field_of(const TitlePart* part, const std::string& key) {
  if (part == nullptr) return key;
  const auto is_one_of = [&](std::initializer_list<std::string_view> keys) {
    return std::ranges::find(keys, key) != keys.end();
  };
  if (part->key == "hexes" && is_one_of({"preprint", "colour", "rotation", "fixed"})) return "code";
  return part->key == "tiles" && key == "colour" ? "code" : key;
}

// Whether the error makes the key unreliable. Of two equal keys, the intended value is unknown but the
// name is certain.
bool is_of_key(const Finding& error, const Node& value) {
  if (error.check == "schema/unknown-key") return true;
  return value.kind != Node::Kind::Null && error.check != "map/duplicate-hex" &&
         error.check != "file/duplicate-key" && error.check != "schema/out-of-range";
}

class Collector {
 public:
  Collector(std::string_view file, Gaps& gaps) : file_(file), gaps_(gaps) {}

  void add(const Finding& error, const Address& at) {
    if (at.keys.empty()) return add_of_mapping(error, *at.nodes[0], Gap{file_, {}});
    const TitlePart* part = find_part(file_, at.keys[0]);
    if (at.keys.size() == 1) return add_part(error, at, part);
    if (part == nullptr || part->things == Name::Kind::Nothing) return add_field(error, at, 1, {}, part);
    if (part->key != "hexes") return add_thing(error, at, 1, at.keys[1], *part);
    const std::vector<Ref> hexes = words(at.keys[1], {}, false);
    const bool one = std::ranges::find(hexes, error.object, &Ref::value) != hexes.end();
    for (const Ref& hex : hexes)
      if (!one || hex.value == error.object) add_thing(error, at, 1, hex.value, *part);
  }

 private:
  // Finds the key that the error concerns, when a key is unknown or missing.
  void add_of_mapping(const Finding& error, const Node& mapping, Gap gap) {
    std::string& key = gap.key.empty() ? gap.key : gap.field;
    if (error.check == "schema/missing-key")
      key = error.object;
    else if (error.check == "schema/unknown-key" && !error.edits.empty())
      key =
          error.edits.front().text.substr(0, error.edits.front().text.find(':'));  // "count: 5" of `count:5`
    else if (error.check == "schema/unknown-key")
      gap.read = keys_of(mapping);
    if (!gap.field.empty()) gap.field = field_of(find_part(file_, gap.key), gap.field);
    gaps_.add(std::move(gap));
  }

  void add_part(const Finding& error, const Address& at, const TitlePart* part) {
    if (!at.on_key) return gaps_.add({file_, at.keys[0]});
    if (error.check == "schema/unknown-key") return add_of_mapping(error, *at.nodes[0], {file_, {}});
    const bool has_things = part != nullptr && part->things != Name::Kind::Nothing;
    if (error.check == "schema/missing-key" && !has_things)
      return gaps_.add({file_, at.keys[0], {}, error.object});
    gaps_.add({file_, at.keys[0]});
  }

  // The key at `depth` names a field.
  void add_field(const Finding& error, const Address& at, std::size_t depth, const std::string& thing,
                 const TitlePart* part) {
    if (at.on_key && at.keys.size() == depth + 1 && error.check == "schema/unknown-key")
      return add_of_mapping(error, *at.nodes[depth], {file_, at.keys[0], thing});
    gaps_.add({file_, at.keys[0], thing, field_of(part, at.keys[depth])});
  }

  // The key at `depth` names a thing.
  void add_thing(const Finding& error, const Address& at, std::size_t depth, const std::string& thing,
                 const TitlePart& part) {
    if (at.keys.size() > depth + 1) {
      add_field(error, at, depth + 1, thing, &part);
      // The other side of a train card is a separate train.
      if (part.key == "trains" && at.keys[depth + 1] == "variants" && at.keys.size() > depth + 2)
        add_thing(error, at, depth + 2, at.keys[depth + 2], part);
      return;
    }
    Gap gap{file_, at.keys[0], thing};
    if (!at.on_key && at.nodes[depth + 1]->kind != Node::Kind::Mapping) gap.field = shorthand_of(part);
    if (error.check == "schema/missing-key")
      return add_of_mapping(error, *at.nodes[depth + 1], std::move(gap));
    gap.unnamed = at.on_key && is_of_key(error, *at.nodes[depth + 1]);
    gaps_.add(std::move(gap));
  }

  std::string file_;
  Gaps& gaps_;
};

// Each error costs a search of the whole tree, so treat a file with more errors as unreliable.
constexpr std::size_t most_errors = 200;

void add_errors(const Trees& trees, const Findings& findings, Gaps& gaps) {
  std::map<FileId, std::size_t> errors;
  std::set<std::pair<Place, std::string_view>> seen;  // search once for an error that several hexes share
  for (const Finding& finding : findings) {
    if (finding.severity != Severity::Error || finding.place.file == 0) continue;
    if (!seen.emplace(finding.place, finding.check).second) continue;
    // A repeated key was removed; the first one stayed.
    const bool twice = finding.check == "file/duplicate-key" && !finding.related.empty();
    const Place& place = twice ? finding.related.front().place : finding.place;
    const std::size_t count = ++errors[place.file];
    if (count > most_errors) continue;
    for (const auto& [file, tree] : trees.files) {
      Collector collector(file, gaps);
      const Search search(tree, place);
      for (const Address& address : search.found()) collector.add(finding, address);
      if (count == most_errors && !search.found().empty()) gaps.add({file, {}});
    }
  }
}

// A gap in the defaults of a kind affects each company of that kind without a value of its own.
void add_of_defaults(const Trees& trees, const Title& title, Gaps& gaps) {
  const auto file = trees.files.find("companies.yaml");
  if (file == trees.files.end()) return;
  const Node* companies = value_of(&file->second, "companies");
  Gaps more;
  for (const Gap& gap : gaps.all()) {
    const bool any_part = gap.key.empty() && !gap.read.contains("defaults");
    if (gap.file != "companies.yaml" || (gap.key != "defaults" && !any_part)) continue;
    for (const Company& company : title.companies.companies) {
      const Node* own = value_of(companies, company.id.value);
      if (own == nullptr || (!gap.thing.empty() && company.kind != gap.thing)) continue;
      std::set<std::string> said = keys_of(*own);
      if (said.contains(gap.field)) continue;
      if (!any_part) said.insert(gap.read.begin(), gap.read.end());
      if (!gap.field.empty()) said.clear();
      more.add({gap.file, "companies", company.id.value, gap.field, std::move(said)});
    }
  }
  gaps.add(more);
}

// Missing parts of a draft are open tasks, so checks must not draw conclusions from them.
void add_undone(const Trees& trees, Gaps& gaps) {
  for (const FileKind& kind : file_kinds) {
    if (!kind.needed) continue;
    const auto file = trees.files.find(kind.name);
    if (file == trees.files.end()) {
      gaps.add({std::string(kind.name), {}});
      continue;
    }
    for (const std::string_view key : kind.heart)
      if (!key.empty() && value_of(&file->second, key) == nullptr)
        gaps.add({std::string(kind.name), std::string(key)});
  }
}

// Adds the hexes on which an unreadable tile is preprinted.
void add_preprints(const Title& title, Gaps& gaps) {
  Gaps more;
  const Datum texts = *datum_named("tiles.code");
  for (const Hex& hex : title.map.hexes())
    if (!hex.preprint.empty() && gaps.lack(texts, {Name::Kind::Tile, hex.preprint}))
      more.add({"map.yaml", "hexes", hex.id, "code"});
  gaps.add(more);
}

}  // namespace

Gaps gaps_of(const Trees& trees, const Findings& findings, const std::set<std::string>& unreadable_tiles,
             const Title& title) {
  Gaps gaps;
  for (const std::string& tile : unreadable_tiles) gaps.add({"tiles.yaml", "tiles", tile, "code"});
  for (const std::string& file : trees.lost) gaps.add({file, {}});
  if (title.draft) add_undone(trees, gaps);
  add_errors(trees, findings, gaps);
  const auto map = trees.files.find("map.yaml");
  if (map != trees.files.end() && !says_layout(map->second))
    for (const char* part : {"hexes", "hexsides"}) gaps.add({"map.yaml", part});
  if (gaps.empty()) return gaps;
  add_of_defaults(trees, title, gaps);
  add_preprints(title, gaps);
  return gaps;
}

}  // namespace trackwright

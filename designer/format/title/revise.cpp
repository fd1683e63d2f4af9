#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/title/revise.h"
#include "designer/format/title/revised_text.h"
#include "designer/format/yaml/alignment.h"

namespace trackwright {

namespace {

auto entry_of(Node& mapping, std::string_view key) {
  return std::ranges::find(mapping.entries, key, &Entry::key);
}

Node removal() {
  Node node;
  node.verbatim = true;
  return node;
}

class Revision {
 public:
  Revision(std::string_view file, bool over_others) : file_(file), over_others_(over_others) {}

  Node of(const Node& written, const Node& before, const Node& wanted) const {
    if (same_tree(before, wanted)) return written;
    const auto all = [&](Node::Kind kind) {
      return written.kind == kind && before.kind == kind && wanted.kind == kind;
    };
    if (all(Node::Kind::Mapping)) return members(written, before, wanted);
    if (all(Node::Kind::Sequence) && written.items.size() == before.items.size())
      return items(written, before, wanted);
    if (all(Node::Kind::String)) return text(written, before, wanted);
    return wanted;
  }

 private:
  Node text(const Node& written, const Node& before, Node wanted) const {
    if (file_ == "market.yaml") wanted.text = revised_row(written.text, before.text, wanted.text);
    if (file_ == "map.yaml" || file_ == "tiles.yaml")
      wanted.text = revised_tile_text(written.text, before.text, wanted.text);
    return wanted;
  }

  Node members(Node written, const Node& before, const Node& wanted) const {
    for (const Entry& was : before.entries)
      if (wanted.find(was.key) == nullptr) take_away(written, was.key);
    for (std::size_t i = 0; i < wanted.entries.size(); ++i) {
      const Entry& entry = wanted.entries[i];
      const Node* was = before.find(entry.key);
      if (was != nullptr && same_tree(*was, entry.value)) continue;
      const auto there = entry_of(written, entry.key);
      if (there == written.entries.end())
        put_in(written, wanted, i,
               over_others_ && was != nullptr ? difference(*was, entry.value) : entry.value);
      else
        there->value = was != nullptr ? of(there->value, *was, entry.value) : entry.value;
    }
    return written;
  }

  Node items(const Node& written, const Node& before, const Node& wanted) const {
    Node made = written;
    made.items.clear();
    for (const yaml::Pair& pair : yaml::aligned(before, wanted)) {
      if (!pair.becomes) continue;
      const Node& becomes = wanted.items[*pair.becomes];
      made.items.push_back(pair.was ? of(written.items[*pair.was], before.items[*pair.was], becomes)
                                    : becomes);
    }
    return made;
  }

  void take_away(Node& written, const std::string& key) const {
    const auto there = entry_of(written, key);
    if (over_others_ && there == written.entries.end())
      written.entries.push_back({key, {}, removal(), {}});
    else if (over_others_)
      there->value = removal();
    else if (there != written.entries.end())
      written.entries.erase(there);
  }

  // Inserts the value after its predecessor in the usual order of a title, if that key exists.
  static void put_in(Node& written, const Node& wanted, std::size_t index, Node value) {
    auto where = written.entries.begin();
    for (std::size_t i = index; i > 0 && where == written.entries.begin(); --i)
      if (const auto before = entry_of(written, wanted.entries[i - 1].key); before != written.entries.end())
        where = std::next(before);
    if (where == written.entries.begin() && index > 0) where = written.entries.end();
    written.entries.insert(where, {wanted.entries[index].key, {}, std::move(value), {}});
  }

  // The overlay that turns `was` into `wanted`.
  static Node difference(const Node& was, const Node& wanted) {
    if (was.kind != Node::Kind::Mapping || wanted.kind != Node::Kind::Mapping) return wanted;
    Node over = mapping_node();
    for (const Entry& entry : was.entries)
      if (wanted.find(entry.key) == nullptr) add(over, entry.key, removal());
    for (const Entry& entry : wanted.entries) {
      const Node* before = was.find(entry.key);
      if (before == nullptr)
        add(over, entry.key, entry.value);
      else if (!same_tree(*before, entry.value))
        add(over, entry.key, difference(*before, entry.value));
    }
    return over;
  }

  std::string_view file_;
  bool over_others_;
};

bool changes(const Node* before, const Node* wanted) {
  return before == nullptr || wanted == nullptr ? before != wanted : !same_tree(*before, *wanted);
}

// Gives hexes that now differ from the others under their key keys of their own.
void set_apart(Node& hexes, const Node& before, const Node& wanted) {
  std::vector<Entry> all;
  for (Entry& entry : hexes.entries) {
    const std::vector<Ref> keys = key_words(entry);
    std::string together;
    std::vector<std::string> apart;
    for (const Ref& key : keys)
      if (keys.size() > 1 && changes(before.find(key.value), wanted.find(key.value)))
        apart.push_back(key.value);
      else
        together += (together.empty() ? "" : " ") + key.value;
    const Node value = entry.value;
    if (apart.empty() || !together.empty()) {
      if (!apart.empty()) entry.key = together;
      all.push_back(std::move(entry));
    }
    for (std::string& key : apart) all.push_back({std::move(key), {}, value, {}});
  }
  hexes.entries = std::move(all);
}

std::set<std::string> alone_in(const Node& hexes) {
  std::set<std::string> keys;
  for (const Entry& entry : hexes.entries)
    if (key_words(entry).size() == 1) keys.insert(entry.key);
  return keys;
}

std::string letters_of(std::string_view hex) {
  return std::string(hex.substr(0, hex.find_first_of("0123456789")));
}

// Whether the author would have added the hex to this list of equal hexes: some lists hold one row or
// column each, others hold all hexes.
bool belongs_to(const std::vector<Ref>& list, const std::string& hex) {
  std::set<std::string> letters;
  for (const Ref& key : list) letters.insert(letters_of(key.value));
  return letters.size() > 1 || letters.contains(letters_of(hex));
}

// Moves new hexes to equal ones: into an existing list, or into a common one with other new hexes.
void gather(Node& hexes, const Node& wanted, const std::set<std::string>& had_a_line) {
  const auto list_for = [&](const Entry& one) {
    return std::ranges::find_if(hexes.entries, [&](const Entry& entry) {
      const std::vector<Ref> keys = key_words(entry);
      const bool takes_it =
          keys.size() > 1 ? belongs_to(keys, one.key) : &entry < &one && !had_a_line.contains(entry.key);
      const Node* of_list = wanted.find(keys.front().value);
      const Node* of_one = wanted.find(one.key);
      return takes_it && of_list != nullptr && of_one != nullptr && same_tree(*of_list, *of_one);
    });
  };
  for (std::size_t i = 0; i < hexes.entries.size();) {
    const Entry& one = hexes.entries[i];
    const bool stays = key_words(one).size() > 1 || had_a_line.contains(one.key);
    const auto list = stays ? hexes.entries.end() : list_for(one);
    if (list == hexes.entries.end()) {
      ++i;
      continue;
    }
    list->key += " " + one.key;
    hexes.entries.erase(hexes.entries.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

Node* hexes_of(Node& map) {
  const auto found = entry_of(map, "hexes");
  return found == map.entries.end() ? nullptr : &found->value;
}

}  // namespace

Node revised_file(std::string_view file, Node written, const Node& before, const Node& wanted,
                  bool over_others) {
  Node was_said = before;
  if (file == "map.yaml") {
    const auto sides = entry_of(written, "hexsides");
    const auto were = entry_of(was_said, "hexsides");
    const Node* are = wanted.find("hexsides");
    if (sides != written.entries.end() && were != was_said.entries.end() && are != nullptr) {
      sides->value = revised_sides(std::move(sides->value), were->value, *are);
      were->value = *are;
    }
    Node* hexes = hexes_of(written);
    const Node* was = before.find("hexes");
    const Node* becomes = wanted.find("hexes");
    if (hexes != nullptr && was != nullptr && becomes != nullptr) {
      const std::set<std::string> had_a_line = alone_in(*hexes);
      set_apart(*hexes, *was, *becomes);
      Node revised = Revision(file, over_others).of(written, was_said, wanted);
      if (Node* all = hexes_of(revised); all != nullptr && !over_others) gather(*all, *becomes, had_a_line);
      return revised;
    }
  }
  return Revision(file, over_others).of(written, was_said, wanted);
}

namespace {

struct Side {
  std::string pair;  // such as "B5 C4"
  std::string look;  // kind, cost and colour
  friend bool operator==(const Side&, const Side&) = default;
};

std::string look_of(const Node& entry) {
  std::string look;
  for (const char* key : {"type", "cost", "colour"}) {
    const Node* value = entry.find(key);
    look += (value == nullptr ? "" : value->text) + '\n';
  }
  return look;
}

// Distinguishes [B5, C4] from [B5 C4, C12 B11].
bool is_single_pair(const Node& between) {
  return between.items.size() == 2 && std::ranges::none_of(between.items, [](const Node& item) {
           return item.text.find(' ') != std::string::npos;
         });
}

std::vector<std::string> pairs_of(const Node& entry) {
  const Node* between = entry.find("between");
  if (between == nullptr) return {};
  if (is_single_pair(*between)) return {between->items[0].text + ' ' + between->items[1].text};
  std::vector<std::string> pairs;
  for (const Node& item : between->items) pairs.push_back(item.text);
  return pairs;
}

std::vector<Side> sides_of(const Node& list) {
  std::vector<Side> sides;
  for (const Node& entry : list.items)
    for (std::string& pair : pairs_of(entry)) sides.push_back({std::move(pair), look_of(entry)});
  return sides;
}

// The sides in `all` that `others` lacks.
std::vector<Side> without(const std::vector<Side>& all, std::vector<Side> others) {
  std::vector<Side> left;
  for (const Side& side : all)
    if (const auto there = std::ranges::find(others, side); there != others.end())
      others.erase(there);
    else
      left.push_back(side);
  return left;
}

Node* between_of(Node& entry) {
  const auto found = std::ranges::find(entry.entries, "between", &Entry::key);
  return found == entry.entries.end() ? nullptr : &found->value;
}

void take_out(Node& list, const Side& side) {
  for (auto entry = list.items.begin(); entry != list.items.end(); ++entry) {
    Node* between = between_of(*entry);
    const std::vector<std::string> pairs = pairs_of(*entry);
    const auto pair = std::ranges::find(pairs, side.pair);
    if (between == nullptr || pair == pairs.end() || look_of(*entry) != side.look) continue;
    if (pairs.size() == 1)
      list.items.erase(entry);
    else
      between->items.erase(between->items.begin() + std::distance(pairs.begin(), pair));
    return;
  }
}

// Returns false if no list holds sides with this look.
bool put_in(Node& list, const Side& side) {
  const auto last = std::ranges::find(list.items.rbegin(), list.items.rend(), side.look, look_of);
  Node* between = last == list.items.rend() ? nullptr : between_of(*last);
  if (between == nullptr) return false;
  if (is_single_pair(*between)) between->items = {text_node(pairs_of(*last).front())};
  between->items.push_back(text_node(side.pair));
  return true;
}

Node entry_like(const Node& wanted, const Side& side) {
  const auto like = std::ranges::find(wanted.items, side.look, look_of);
  Node entry = *like;
  const std::size_t space = side.pair.find(' ');
  if (Node* between = between_of(entry))
    between->items = {text_node(side.pair.substr(0, space)), text_node(side.pair.substr(space + 1))};
  return entry;
}

}  // namespace

Node revised_sides(Node written, const Node& before, const Node& wanted) {
  const std::vector<Side> were = sides_of(before);
  const std::vector<Side> are = sides_of(wanted);
  for (const Side& side : without(were, are)) take_out(written, side);
  for (const Side& side : without(are, were))
    if (!put_in(written, side)) written.items.push_back(entry_like(wanted, side));
  return written;
}

}  // namespace trackwright

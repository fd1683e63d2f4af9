#include "designer/format/title/revised_sides.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/nodes.h"

namespace trackwright {

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

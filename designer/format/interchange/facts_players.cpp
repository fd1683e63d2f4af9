#include "designer/format/interchange/facts_players.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr int no_certificate_limit = 100;

int players_of(const Entry& row) {
  int players = 0;
  std::from_chars(row.key.data(), row.key.data() + row.key.size(), players);
  return players;
}

std::optional<int> bank_of(const Entry& row) {
  const auto bank = integer_of(&row.value, "bank_start");
  return bank && *bank > 0 ? bank : std::nullopt;
}

bool is_among(std::span<const Node> records, const std::string& name) {
  return std::ranges::any_of(records, [&](const Node& one) { return text_of(&one, "sym") == name; });
}

bool is_absent(const Entry& row, const std::string& name) {
  return std::ranges::any_of(items_of(&row.value, "absent_companies"),
                             [&](const Node& one) { return one.text == name; });
}

// The highest number of players without the private, if all lower numbers lack it as well.
std::optional<int> left_out_up_to(const Node& facts, const std::string& name) {
  std::vector<std::pair<int, bool>> rows;
  for (const Entry& row : entries_of(&facts, "by_players"))
    rows.emplace_back(players_of(row), is_absent(row, name));
  std::ranges::sort(rows);
  std::optional<int> last;
  bool taking_part = false;
  for (const auto& [players, absent] : rows) {
    if (absent && taking_part) return std::nullopt;
    if (absent) last = players;
    taking_part = taking_part || !absent;
  }
  return last;
}

// Whether the game for this number of players lacks hexes of the map, or has companies elsewhere.
bool has_another_map(const Node& facts, const Entry& row) {
  const auto is_gone = [](const Entry& hex) { return hex.value.kind == Node::Kind::Null; };
  if (std::ranges::any_of(entries_of(&row.value, "diff_hexes"), is_gone)) return true;
  const Node* hexes = value_of(&facts, "hexes");
  return std::ranges::any_of(items_of(&row.value, "added_corporations"), [&](const Node& record) {
    const Node* place = value_of(&record, "coordinates");
    return place != nullptr && std::ranges::any_of(names(*place), [&](const Ref& hex) {
             return hexes == nullptr || hexes->find(hex.value) == nullptr;
           });
  });
}

class PlayersImport {
 public:
  PlayersImport(const Node& facts, std::vector<std::string>& warnings) : facts_(facts), warnings_(warnings) {}

  PlayerFacts import() {
    result_.tree = mapping_node();
    for (const Entry& row : entries_of(&facts_, "by_players")) {
      if (has_another_map(facts_, row)) {
        warnings_.push_back(
            fmt::format("not carried over: the game for {} players, which uses a different map", row.key));
        continue;
      }
      Node told = mapping_node();
      if (const auto cash = cash_of(row); cash && *cash > 0)
        put(told, "cash", number_node(*cash));
      else
        result_.without_cash.push_back(row.key);
      const auto limit = integer_of(&row.value, "cert_limit");
      if (limit && *limit < no_certificate_limit)
        put(told, "certificates", number_node(*limit));
      else
        result_.without_limit.push_back(row.key);
      const auto bank = bank_of(row);
      if (bank && bank != usual_bank_of(facts_)) put(told, "bank", number_node(*bank));
      put(told, "without", without(row));
      put(told, "trains", counts(row, "diff_depot", train_names()));
      put(told, "tiles", counts(row, "diff_tile_manifest", tile_numbers()));
      put(result_.tree, row.key, told);
    }
    return std::move(result_);
  }

 private:
  // If the cash differs by seat, but all seats with cash have the same amount, returns that amount: a seat
  // without cash is unused.
  std::optional<int> cash_of(const Entry& row) {
    const Node* said = value_of(&row.value, "starting_cash");
    if (said == nullptr) return std::nullopt;
    if (const auto cash = integer(*said)) return cash;
    std::set<int> amounts;
    std::vector<std::string> seats;
    for (const Node& seat : said->items) {
      seats.push_back(seat.text);
      if (const int amount = integer(seat).value_or(0); amount > 0) amounts.insert(amount);
    }
    if (amounts.size() == 1) return *amounts.begin();
    if (!seats.empty())
      warnings_.push_back(
          fmt::format("not carried over: the starting cash of {} players, which differs by seat: {}", row.key,
                      joined(seats, ", ")));
    return std::nullopt;
  }

  Node without(const Entry& row) const {
    Node list = list_node();
    for (const char* kind : {"absent_corporations", "absent_minors"})
      for (const Node& absent : items_of(&row.value, kind))
        if (is_among(items_of(&facts_, "corporations"), absent.text) ||
            is_among(items_of(&facts_, "minors"), absent.text))
          list.items.push_back(text_node(absent.text));
    for (const Node& absent : items_of(&row.value, "absent_companies"))
      if (is_among(items_of(&facts_, "companies"), absent.text) && !left_out_up_to(facts_, absent.text))
        list.items.push_back(text_node(absent.text));
    for (const char* kind : {"added_corporations", "added_minors", "added_companies"})
      for (const Node* record : added_in_facts(facts_, kind))
        if (const std::string name = text_of(record, "sym"); !is_among(items_of(&row.value, kind), name))
          list.items.push_back(
              text_node(std::string_view(kind) == "added_companies" ? name_of_code(name) : name));
    return list;
  }

  std::set<std::string> train_names() const {
    std::set<std::string> names;
    for (const Node& train : items_of(&facts_, "trains")) names.insert(text_of(&train, "name"));
    return names;
  }

  std::set<std::string> tile_numbers() const {
    std::set<std::string> numbers;
    for (const Entry& tile : entries_of(&facts_, "tile_manifest")) numbers.insert(tile.key);
    return numbers;
  }

  // Includes only names that the facts know for the usual number of players; 0 means that none is used.
  static Node counts(const Entry& row, const char* key, const std::set<std::string>& known) {
    Node counts = mapping_node();
    constexpr int most = 99;
    for (const Entry& one : entries_of(&row.value, key))
      if (known.contains(one.key))
        if (const int count = integer(one.value).value_or(0); count <= most)
          add(counts, one.key, number_node(count));
    return counts;
  }

  const Node& facts_;
  std::vector<std::string>& warnings_;
  PlayerFacts result_;
};

}  // namespace

std::vector<const Node*> added_in_facts(const Node& facts, const char* kind) {
  std::vector<const Node*> added;
  const char* const usual = std::string_view(kind) == "added_companies" ? "companies"
                            : std::string_view(kind) == "added_minors"  ? "minors"
                                                                        : "corporations";
  for (const Entry& row : entries_of(&facts, "by_players")) {
    if (has_another_map(facts, row)) continue;
    for (const Node& record : items_of(&row.value, kind)) {
      const std::string name = text_of(&record, "sym");
      const auto is_it = [&](const Node* one) { return text_of(one, "sym") == name; };
      if (!is_among(items_of(&facts, usual), name) && std::ranges::none_of(added, is_it))
        added.push_back(&record);
    }
  }
  return added;
}

std::optional<int> usual_bank_of(const Node& facts) {
  std::map<int, int> banks;
  for (const Entry& row : entries_of(&facts, "by_players"))
    if (const auto bank = bank_of(row)) ++banks[*bank];
  const auto most = std::ranges::max_element(banks, {}, [](const auto& one) { return one.second; });
  return most == banks.end() ? std::nullopt : std::optional(most->first);
}

PlayerFacts players_from_facts(const Node& facts, std::vector<std::string>& warnings) {
  return PlayersImport(facts, warnings).import();
}

Node private_players_from_facts(const Node& facts) {
  Node node = mapping_node();
  for (const Node& record : items_of(&facts, "companies")) {
    const std::string name = text_of(&record, "sym");
    if (const auto most = left_out_up_to(facts, name)) add(node, name_of_code(name), number_node(*most + 1));
  }
  return node;
}

}  // namespace trackwright

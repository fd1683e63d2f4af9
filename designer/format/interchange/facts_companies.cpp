#include "designer/format/interchange/facts_companies.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "designer/format/interchange/facts_colours.h"
#include "designer/format/interchange/facts_players.h"
#include "designer/format/interchange/facts_powers.h"
#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

Node list_of(const Node* value) {
  Node list = list_node();
  if (value == nullptr) return list;
  for (const Ref& ref : names(*value)) list.items.push_back(text_node(ref.value));
  return list;
}

// Returns the name, with a letter appended if it is taken: alternative cards can share one name.
std::string free_key(const Node& mapping, const std::string& name) {
  std::string key = name;
  for (char letter = 'b'; mapping.find(key) != nullptr && letter <= 'z'; ++letter) key = name + letter;
  return key;
}

std::string kind_of(const Node& record, const char* otherwise) {
  return name_of_code(text_of(&record, "type", otherwise));
}

// Put the president's certificate first; count the others by size.
Node certificates(const Node& record) {
  Node list = list_node();
  std::vector<std::pair<int, int>> sizes;
  bool first = true;
  for (const Node& share : items_of(&record, "shares")) {
    const int percent = std::clamp(integer(share).value_or(0), 0, 100);
    if (first) {
      Node president = mapping_node();
      put(president, "percent", number_node(percent));
      put(president, "president", flag_node(true));
      list.items.push_back(president);
      first = false;
      continue;
    }
    const auto known = std::ranges::find_if(sizes, [&](const auto& size) { return size.first == percent; });
    if (known == sizes.end())
      sizes.emplace_back(percent, 1);
    else
      ++known->second;
  }
  for (const auto& [percent, count] : sizes) {
    Node certificate = mapping_node();
    put(certificate, "percent", number_node(percent));
    put(certificate, "count", number_node(count));
    list.items.push_back(certificate);
  }
  return list;
}

// Whether companies split their shares at an event or by choice.
bool companies_convert(const Node& facts) {
  const auto converts = [&](const Node& phase) {
    const auto events = events_of_phase(facts, phase);
    return std::ranges::any_of(conversion_events, [&](const char* event) {
      return std::ranges::find(events, event) != events.end();
    });
  };
  return std::ranges::any_of(items_of(&facts, "phases"), converts);
}

constexpr int share_that_splits = 20;

bool splits(const Node& certificates) {
  return std::ranges::any_of(certificates.items, [](const Node& one) {
    return !boolean_of(&one, "president").value_or(false) && integer_of(&one, "percent") == share_that_splits;
  });
}

// Adds the percentages after the split, and the new certificates.
void split(Node& certificates) {
  for (Node& one : certificates.items)
    put(one, "then", number_node(integer_of(&one, "percent").value_or(0) / 2));
  Node fresh = mapping_node();
  put(fresh, "percent", number_node(0));
  put(fresh, "count", number_node(100 / share_that_splits));
  put(fresh, "then", number_node(share_that_splits / 2));
  certificates.items.push_back(fresh);
}

// The kind of a company after the split; empty for other names of kinds.
std::string kind_after_split(const std::string& kind) {
  return kind == "5-share" ? "10-share" : kind == "five-share" ? "ten-share" : "";
}

void put_certificates(const Node& facts, const Node& record, Node& company) {
  Node list = certificates(record);
  if (companies_convert(facts) && splits(list)) {
    split(list);
    if (const std::string kind = kind_after_split(text_of(&company, "kind")); !kind.empty()) {
      Node side = mapping_node();
      put(side, "as", text_node(kind));
      put(side, "kind", text_node(kind));
      put(company, "converts", side);
    }
  }
  put(company, "certificates", list);
}

// The city of the home on its hex; none if the hex lacks that city, since code may mean a later tile.
std::optional<int> city_of(const Node& facts, const Node& record, const std::string& hex,
                           std::vector<std::string>& warnings) {
  const auto city = integer_of(&record, "city");
  const auto cities = items_of(value_of(value_of(&facts, "hexes"), hex), "cities");
  if (!city || cities.empty() || *city < std::ssize(cities)) return city;
  warnings.push_back(fmt::format("company {}: its city in {} is not carried over: the hex has no city {}",
                                 text_of(&record, "sym"), hex, *city));
  return std::nullopt;
}

Node home(const Node& facts, const Node& record, std::vector<std::string>& warnings) {
  const Node* place = value_of(&record, "coordinates");
  if (place == nullptr) return {};
  Node list = list_node();
  for (const Ref& hex : names(*place)) {
    const auto city = city_of(facts, record, hex.value, warnings);
    Node station = mapping_node();
    put(station, "hex", text_node(hex.value));
    if (city) put(station, "city", number_node(*city));
    list.items.push_back(station);
  }
  return list;
}

void put_colour(Node& node, const char* key, const std::string& colour, std::vector<std::string>& warnings) {
  if (colour.empty()) return;
  if (const auto ours = colour_from_facts(colour))
    put(node, key, text_node(*ours));
  else
    warnings.push_back("not carried over: " + colour + " is not a colour");
}

// The percentage that an event of a train introduces: 40 for `float_40`.
std::optional<int> float_of_event(const std::string& type) {
  constexpr std::string_view start = "float_";
  int percent = 0;
  if (!type.starts_with(start)) return std::nullopt;
  const auto [stop, error] = std::from_chars(type.data() + start.size(), type.data() + type.size(), percent);
  constexpr int least = 10;
  return error == std::errc{} && stop == type.data() + type.size() && percent >= least && percent <= 100
             ? std::optional(percent)
             : std::nullopt;
}

// The percentage at which a company floats, by phase if events of trains change it.
Node floats(const Node& facts, int percent) {
  Node by_phase = mapping_node();
  bool changes = false;
  for (const Node& phase : items_of(&facts, "phases")) {
    for (const std::string& event : events_of_phase(facts, phase))
      if (const auto later = float_of_event(event)) {
        changes = changes || *later != percent;
        percent = *later;
      }
    put(by_phase, text_of(&phase, "name"), number_node(percent));
  }
  return changes ? by_phase : number_node(percent);
}

Node company(const Node& facts, const Node& record, const char* kind, std::vector<std::string>& warnings) {
  Node node = mapping_node();
  put(node, "name", text_node(text_of(&record, "name")));
  put(node, "kind", text_node(kind_of(record, kind)));
  put_colour(node, "colour", text_of(&record, "color"), warnings);
  put_colour(node, "text_colour", text_of(&record, "text_color"), warnings);
  put(node, "home", home(facts, record, warnings));
  Node tokens = list_node();
  for (const Node& token : items_of(&record, "tokens"))
    if (const auto cost = integer(token)) tokens.items.push_back(number_node(std::max(*cost, 0)));
  put(node, "tokens", tokens);
  put_certificates(facts, record, node);
  if (const auto percent = integer_of(&record, "float_percent"); percent && *percent <= 100)
    put(node, "float", floats(facts, *percent));
  if (const std::string capital = text_of(&record, "capitalization");
      capital == "full" || capital == "incremental" || capital == "none")
    if (capital != text_of(&facts, "capitalization", "full")) put(node, "capitalization", text_node(capital));
  if (const Node* destination = value_of(&record, "destination");
      destination != nullptr && is_scalar(*destination))
    put(node, "destination", text_node(destination->text));
  return node;
}

void add_once(Node& companies, const std::string& name, Node company, std::vector<std::string>& warnings) {
  if (!add(companies, name, std::move(company)))
    warnings.push_back(fmt::format("company {} is listed twice: only the first is carried over", name));
}

std::optional<int> percent_of_share(const Node& facts, const std::string& company, std::size_t index) {
  for (const char* list : {"corporations", "minors"})
    for (const Node& record : items_of(&facts, list)) {
      const auto shares = items_of(&record, "shares");
      if (text_of(&record, "sym") == company && index < shares.size()) return integer(shares[index]);
    }
  return std::nullopt;
}

// "VR_1" is the second certificate of VR, "VR_0" the president's certificate. Skip shares drawn by lot
// ("random_share") and shares of unknown companies.
Node granted(const Node& facts, const Node& ability) {
  Node list = list_node();
  for (const std::string& share : texts_of(&ability, "shares")) {
    const auto mark = share.rfind('_');
    if (mark == std::string::npos) continue;
    std::size_t index = 0;
    const std::string number = share.substr(mark + 1);
    std::from_chars(number.data(), number.data() + number.size(), index);
    const auto percent = percent_of_share(facts, share.substr(0, mark), index);
    if (!percent) continue;
    Node told = mapping_node();
    put(told, "company", text_node(share.substr(0, mark)));
    put(told, "percent", number_node(std::clamp(*percent, 0, 100)));
    if (index == 0) put(told, "president", flag_node(true));
    list.items.push_back(told);
  }
  return list;
}

// Drop blocked hexes that the map lacks: some privates block hexes of an earlier map.
Node blocked(const Node& facts, const Node& record, const Node& ability, std::vector<std::string>& warnings) {
  Node list = list_of(value_of(&ability, "hexes"));
  std::erase_if(list.items, [&](const Node& hex) {
    const Node* hexes = value_of(&facts, "hexes");
    if (hexes == nullptr || hexes->find(hex.text) != nullptr) return false;
    warnings.push_back(fmt::format("not carried over: {} blocks {}, which is not a hex on the map",
                                   text_of(&record, "sym"), hex.text));
    return true;
  });
  return list;
}

void add_ability(Node& node, const Node& facts, const Node& ability, std::set<std::string>& left_out) {
  const std::string type = text_of(&ability, "type");
  if (type == "tile_lay" && node.find("tiles") == nullptr) {
    if (node.find("hexes") == nullptr) put(node, "hexes", list_of(value_of(&ability, "hexes")));
    put(node, "tiles", list_of(value_of(&ability, "tiles")));
  } else if (type == "shares" && node.find("shares") == nullptr) {
    put(node, "shares", granted(facts, ability));
  } else if (!is_told_ability(type)) {
    left_out.insert(type);
  }
}

Node private_company(const Node& facts, const Node& record, std::set<std::string>& left_out,
                     std::vector<std::string>& warnings) {
  Node node = mapping_node();
  put(node, "name", text_node(text_of(&record, "name")));
  put(node, "price", number_node(std::max(integer_of(&record, "value").value_or(0), 0)));
  put(node, "revenue", number_node(std::max(integer_of(&record, "revenue").value_or(0), 0)));
  put(node, "text", text_node(text_of(&record, "desc")));
  for (const Node& ability : items_of(&record, "abilities"))
    if (text_of(&ability, "type") == "blocks_hexes")
      put(node, "blocks", blocked(facts, record, ability, warnings));
    else
      add_ability(node, facts, ability, left_out);
  return node;
}

// Names of all companies, including those that take part with other numbers of players only.
std::set<std::string> names_of_companies(const Node& facts) {
  std::set<std::string> names;
  for (const char* list : {"corporations", "minors"})
    for (const Node& record : items_of(&facts, list)) names.insert(text_of(&record, "sym"));
  for (const Entry& players : entries_of(&facts, "by_players"))
    for (const char* list : {"absent_corporations", "added_corporations"})
      for (const Node& one : items_of(&players.value, list))
        names.insert(is_scalar(one) ? one.text : text_of(&one, "sym"));
  return names;
}

// Tokens printed in cities without an owner. The facts do not state which tokens trains can pass, but
// tokens named `N` are passable in every game of the facts.
Node neutral_stations(const Node& facts, std::vector<std::string>& warnings) {
  Node list = list_node();
  const std::set<std::string> companies = names_of_companies(facts);
  for (const Entry& hex : entries_of(&facts, "hexes")) {
    const auto cities = items_of(&hex.value, "cities");
    for (std::size_t city = 0; city < cities.size(); ++city)
      for (const Node& token : items_of(&cities[city], "tokens")) {
        if (!is_scalar(token) || token.text.empty() || companies.contains(token.text)) continue;
        Node station = mapping_node();
        put(station, "hex", text_node(hex.key));
        if (cities.size() > 1) put(station, "city", number_node(static_cast<int>(city)));
        put(station, "name", text_node(token.text));
        if (token.text == "N")
          put(station, "open", flag_node(true));
        else
          warnings.push_back(fmt::format(
              "the facts do not state whether trains pass the token {} in {}; it is assumed to block them",
              token.text, hex.key));
        list.items.push_back(station);
      }
  }
  return list;
}

}  // namespace

std::vector<std::string> company_kinds_in_facts(const Node& facts) {
  std::set<std::string> kinds;
  for (const Node& record : items_of(&facts, "corporations")) kinds.insert(kind_of(record, "major"));
  for (const Node& record : items_of(&facts, "minors")) kinds.insert(kind_of(record, "minor"));
  return {kinds.begin(), kinds.end()};
}

Node companies_from_facts(const Node& facts, std::vector<std::string>& warnings,
                          std::set<std::string>& left_out) {
  Node node = mapping_node();
  Node companies = mapping_node();
  for (const Node& record : items_of(&facts, "corporations"))
    add_once(companies, text_of(&record, "sym"), company(facts, record, "major", warnings), warnings);
  for (const Node& record : items_of(&facts, "minors"))
    add_once(companies, text_of(&record, "sym"), company(facts, record, "minor", warnings), warnings);
  for (const Node* record : added_in_facts(facts, "added_corporations"))
    add_once(companies, text_of(record, "sym"), company(facts, *record, "major", warnings), warnings);
  for (const Node* record : added_in_facts(facts, "added_minors"))
    add_once(companies, text_of(record, "sym"), company(facts, *record, "minor", warnings), warnings);
  node.entries.push_back({"companies", {}, companies});
  Node privates = mapping_node();
  for (const Node& record : items_of(&facts, "companies"))
    privates.entries.push_back({free_key(privates, name_of_code(text_of(&record, "sym"))),
                                {},
                                private_company(facts, record, left_out, warnings)});
  for (const Node* record : added_in_facts(facts, "added_companies"))
    privates.entries.push_back({free_key(privates, name_of_code(text_of(record, "sym"))),
                                {},
                                private_company(facts, *record, left_out, warnings)});
  put(node, "privates", privates);
  put(node, "neutral_stations", neutral_stations(facts, warnings));
  for (const char* list : {"corporations", "minors"})
    for (const Node& record : items_of(&facts, list))
      for (const Node& ability : items_of(&record, "abilities")) left_out.insert(text_of(&ability, "type"));
  return node;
}

}  // namespace trackwright

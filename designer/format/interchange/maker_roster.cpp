#include "designer/format/interchange/maker_roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright::maker {

namespace {

using std::string_view;

constexpr auto colours = std::to_array<string_view>({"yellow", "green", "brown", "gray"});
constexpr const char* closing_words = "Privates close";
constexpr const char* buying_words = "Companies may buy privates";

Node row(const char* kind, const char* other, std::optional<int> count) {
  Node node = mapping_node();
  put(node, "stops", other == nullptr ? words_node({kind}) : words_node({kind, other}));
  put(node, "pay", count ? number_node(*count) : text_node("unlimited"));
  return node;
}

Node in_rows(int cities, std::optional<int> towns) {
  Node node = mapping_node();
  put(node, "rows", list_node({row("city", "offboard", cities), row("town", nullptr, towns)}));
  return node;
}

// The parts of "3 / 2+2" or "5, 6".
std::vector<std::string> alternatives(const std::string& text) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text + "/") {
    if (c != '/' && c != ',') {
      part += c;
      continue;
    }
    if (std::string word = one_line(part); !word.empty()) parts.push_back(std::move(word));
    part.clear();
  }
  return parts;
}

class RosterReader {
 public:
  RosterReader(const Node& game, Warnings& warnings) : game_(game), warnings_(warnings) {
    for (const Node& train : list_of(&game, "trains")) trains_.insert(text_of(&train, "name"));
    for (const Node& phase : list_of(&game, "phases")) phases_.insert(name_of(phase));
  }

  RosterPart read() {
    Node node = mapping_node();
    Node phases = mapping_node();
    for (const Node& phase : list_of(&game_, "phases")) {
      note_rust(phase);
      if (boolean_of(&phase, "minor").value_or(false)) {
        minor_phases_.push_back(&phase);
        continue;
      }
      if (!add(phases, name_of(phase), read_phase(phase, phases.entries.empty())))
        warnings_.push_back(
            fmt::format("phase {} is listed twice: only the first is carried over", name_of(phase)));
    }
    Node trains = mapping_node();
    for (const Node& train : list_of(&game_, "trains"))
      if (!add(trains, text_of(&train, "name"), read_train(train)))
        warnings_.push_back(
            fmt::format("train {} is listed twice: only the first is carried over", text_of(&train, "name")));
    for (const Node* phase : minor_phases_) limit_minors(phases, *phase);
    node.entries.push_back({"phases", {}, std::move(phases)});
    node.entries.push_back({"trains", {}, std::move(trains)});
    return {std::move(node), std::move(begun_)};
  }

 private:
  static std::string name_of(const Node& phase) {
    for (const char* key : {"name", "phase"})
      if (std::string name = text_of(&phase, key); !name.empty()) return name;
    return joined(triggers_in(phase, "train"), "/");
  }

  // Names of trains in a text, an object {on}, or a list of these.
  static std::vector<std::string> triggers_in(const Node& record, const char* key) {
    std::vector<std::string> names;
    for (const Node& one : list_of(&record, key)) {
      const std::string text = is_scalar(one) ? one.text : text_of(&one, "on");
      if (!text.empty()) names.push_back(one_line(text));
    }
    return names;
  }

  bool is_trigger(const std::string& name) const { return trains_.contains(name) || phases_.contains(name); }

  // The names that are trains or phases; "4/6 or 5" and "3 / 2+2" are alternatives.
  std::vector<std::string> known(const std::vector<std::string>& names, const std::string& of_what,
                                 bool only_trains = false) {
    std::vector<std::string> kept;
    for (const std::string& name : names) {
      std::vector<std::string> parts{name};
      if (!is_trigger(name)) {
        std::string text = name;
        if (const auto at = text.find(" or "); at != std::string::npos) text.replace(at, 4, ",");
        parts = text.find(',') != std::string::npos ? alternatives_of(text) : alternatives(text);
      }
      for (const std::string& part : parts)
        if (only_trains ? !trains_.contains(part) : !is_trigger(part))
          warnings_.push_back(fmt::format(
              "{}: `{}` is not carried over: the value is neither a train nor a phase", of_what, part));
        else if (std::ranges::find(kept, part) == kept.end())
          kept.push_back(part);
    }
    return kept;
  }

  static std::vector<std::string> alternatives_of(const std::string& text) {
    const std::size_t comma = text.find(',');
    return {one_line(text.substr(0, comma)), one_line(text.substr(comma + 1))};
  }

  // `rust` of a phase names the trains that its first train ends.
  void note_rust(const Node& phase) {
    std::vector<std::string> by = triggers_in(phase, "train");
    if (by.empty()) by = triggers_in(phase, "on");
    if (by.empty()) by = {name_of(phase)};
    for (const std::string& text : triggers_in(phase, "rust"))
      for (const std::string& train : trains_.contains(text) ? std::vector{text} : alternatives(text))
        if (trains_.contains(train))
          rusts_[train] = by;
        else
          warnings_.push_back(fmt::format("phase {}: `rust: {}` is not carried over", name_of(phase), train));
  }

  Node read_phase(const Node& phase, bool first) {
    Node node = mapping_node();
    const std::string name = name_of(phase);
    std::vector<std::string> on = triggers_in(phase, "on");
    if (on.empty()) on = triggers_in(phase, "train");
    if (on.empty()) on = trains_of_name(name);
    Node begins = words_node(known(on, "phase " + name, true));
    if (first) begins.items.clear();
    if (!first && begins.items.empty()) begun_.push_back(name);
    put(node, "on", std::move(begins));
    Node tiles = list_node();
    const auto newest = std::ranges::find(colours, string_view(text_of(&phase, "tiles")));
    if (newest != colours.end())
      for (auto colour = colours.begin(); colour <= newest; ++colour)
        tiles.items.push_back(text_node(std::string(*colour)));
    else if (value_of(&phase, "tiles") != nullptr)
      warnings_.push_back(
          fmt::format("phase {}: the tile colour `{}` is not carried over", name, text_of(&phase, "tiles")));
    put(node, "tiles", std::move(tiles));
    put(node, "limits", limits(phase, name));
    if (const auto rounds = integer_of(&phase, "rounds")) put(node, "operating_rounds", number_node(*rounds));
    put(node, "status", status(phase));
    return node;
  }

  // Phase `3/3H` begins with the first 3 or 3H.
  std::vector<std::string> trains_of_name(const std::string& name) const {
    if (trains_.contains(name)) return {name};
    std::vector<std::string> parts = alternatives(name);
    std::erase_if(parts, [&](const std::string& part) { return !trains_.contains(part); });
    return parts;
  }

  // A phase with `minor: true` has the limit of minors in the phase of that name.
  void limit_minors(Node& phases, const Node& minor) {
    const std::string name = name_of(minor);
    const auto limit = amount_of(&minor, "limit");
    const auto phase = std::ranges::find(phases.entries, name, &Entry::key);
    if (!limit || phase == phases.entries.end()) {
      warnings_.push_back(fmt::format("phase {} of minors is not carried over", name));
      return;
    }
    Node limits = phase->value.find("limits") != nullptr ? *phase->value.find("limits") : mapping_node();
    std::erase_if(limits.entries, [](const Entry& entry) { return entry.key == "minor"; });
    put(limits, "minor", number_node(*limit));
    std::erase_if(phase->value.entries, [](const Entry& entry) { return entry.key == "limits"; });
    put(phase->value, "limits", std::move(limits));
  }

  // Our export writes limits that have no other form as a note: "Limits: major 4, minor 2, national 3".
  static constexpr string_view limits_note = "Limits: ";

  static Node limits_in_notes(const Node& phase) {
    Node node = mapping_node();
    for (const Node& note : list_of(&phase, "notes")) {
      if (!note.text.starts_with(limits_note)) continue;
      std::string rest = note.text.substr(limits_note.size()) + ",";
      for (std::size_t comma = rest.find(','); comma != std::string::npos; comma = rest.find(',')) {
        const std::string one = one_line(rest.substr(0, comma));
        rest.erase(0, comma + 1);
        const std::size_t space = one.rfind(' ');
        if (const auto number = amount_in(one); number && space != std::string::npos)
          put(node, one.substr(0, space), number_node(*number));
      }
    }
    return node;
  }

  Node limits(const Node& phase, const std::string& name) {
    Node node = limits_in_notes(phase);
    if (!node.entries.empty()) return node;
    const std::string text = text_of(&phase, "limit");
    std::vector<int> numbers;
    for (const std::string& part : alternatives(text))
      if (const auto number = amount_in(part)) numbers.push_back(*number);
    const std::vector<std::string> kinds = kinds_in(game_);
    if (numbers.size() == 1 || (numbers.size() == kinds.size() && numbers.size() > 1))
      for (std::size_t i = 0; i < kinds.size(); ++i)
        put(node, kinds[i], number_node(numbers.size() == 1 ? numbers[0] : numbers[i]));
    else if (!text.empty())
      warnings_.push_back(fmt::format("phase {}: the limit `{}` is not carried over", name, text));
    return node;
  }

  static Node status(const Node& phase) {
    Node list = list_node();
    for (const Node& note : list_of(&phase, "notes"))
      if (std::string text = one_line(note.text); !text.empty() && !text.starts_with(limits_note))
        list.items.push_back(text_node(std::move(text)));
    if (boolean_of(&phase, "buy_companies").value_or(false)) list.items.push_back(text_node(buying_words));
    for (const Entry& event : entries_of(&phase, "events"))
      list.items.push_back(
          text_node(event.key == "close_companies" ? closing_words : capitalised(spaced(event.key))));
    return list;
  }

  static std::string spaced(std::string word) {
    std::ranges::replace(word, '_', ' ');
    return word;
  }

  // The first of several places in which files state the same.
  std::vector<std::string> said(const Node& train, std::initializer_list<const char*> keys,
                                string_view note) const {
    for (const char* key : keys)
      if (auto names = triggers_in(train, key); !names.empty()) return names;
    for (const Node& info : list_of(&train, "info"))
      if (const std::string text = text_of(&info, "note"); text.starts_with(note))
        return {text.substr(note.size())};
    return {};
  }

  Node read_train(const Node& train) {
    Node node = mapping_node();
    const std::string name = text_of(&train, "name");
    const auto quantity = integer_of(&train, "quantity");
    if (text_of(&train, "quantity") == "∞")
      put(node, "count", text_node("unlimited"));
    else if (quantity)
      put(node, "count", number_node(*quantity));
    if (const auto print = integer_of(&train, "print")) put(node, "print", number_node(*print));
    const auto price = amount_of(&train, "price");
    if (price) put(node, "price", number_node(*price));
    Node reach = reach_of_name(name);
    if (reach.kind == Node::Kind::Null) {
      warnings_.push_back(
          fmt::format("train {} gets a stack of its own, since its name states no reach", name));
      put(node, "stack", text_node(name));
    }
    put(node, "reach", std::move(reach));
    std::vector<std::string> rust = said(train, {"rust", "rusts_on"}, "Rusted by ");
    if (const auto of_phase = rusts_.find(name); rust.empty() && of_phase != rusts_.end())
      rust = of_phase->second;
    const std::string of_what = "train " + name;
    put(node, "rusts_on", words_node(known(rust, of_what)));
    put(node, "obsolete_on",
        words_node(known(said(train, {"phased", "obsolete"}, "Obsoleted by "), of_what)));
    put(node, "available_on", words_node(known(said(train, {"available", "available_on"}, "\n"), of_what)));
    Node discount = mapping_node();
    for (const Entry& off : entries_of(&train, "discount"))
      if (const auto amount = integer(off.value); amount && trains_.contains(off.key))
        put(discount, off.key, number_node(*amount));
    put(node, "discount", std::move(discount));
    put(node, "text", text_node(one_line(text_of(&train, "description"))));
    return node;
  }

  const Node& game_;
  Warnings& warnings_;
  std::set<std::string> trains_;
  std::set<std::string> phases_;
  std::vector<const Node*> minor_phases_;
  std::vector<std::string> begun_;                         // phases without a train that begins them
  std::map<std::string, std::vector<std::string>> rusts_;  // by train: the trains that end it
};

}  // namespace

std::vector<std::string> kinds_in(const Node& game) {
  std::vector<std::string> kinds;
  for (const Node& company : list_of(&game, "companies")) {
    const bool minor = boolean_of(&company, "minor").value_or(false);
    std::string kind = text_of(value_of(&company, own_key), "kind", minor ? "minor" : "major");
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(std::move(kind));
  }
  return kinds;
}

Node reach_of_name(const std::string& name) {
  if (name == "D" || name == "Diesel" || name == "∞") return text_node("unlimited");
  string_view rest = name;
  const auto stops = take_number(rest);
  if (!stops || *stops < 1) return {};
  if (rest.empty() || rest == "T" || rest == "E") return number_node(*stops);
  if (rest == "H") {
    Node node = mapping_node();
    put(node, "hexes", number_node(*stops));
    return node;
  }
  const char between = rest.front();
  rest.remove_prefix(1);
  if (between == '+' && rest.empty()) return in_rows(*stops, std::nullopt);
  const auto second = take_number(rest);
  if (!second || !rest.empty()) return {};
  if (between == '+') return in_rows(*stops, second);
  if (between != '/') return {};
  Node best = mapping_node();
  put(best, "stops", words_node({"city", "town", "offboard"}));
  put(best, "pay", number_node(*stops));
  put(best, "visit", number_node(*second));
  Node node = mapping_node();
  put(node, "rows", list_node({std::move(best)}));
  return node;
}

RosterPart read_roster(const Node& game, Warnings& warnings) {
  return RosterReader(game, warnings).read();
}

}  // namespace trackwright::maker

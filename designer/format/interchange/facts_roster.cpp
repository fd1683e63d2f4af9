#include "designer/format/interchange/facts_roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <utility>

#include "designer/format/interchange/facts_companies.h"
#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/suggest.h"
#include "engine/tile/tile.h"
#include "engine/title/roster.h"

namespace trackwright {

namespace {

constexpr int endless = 99;  // a distance from here on means a diesel
constexpr int most_times = 9;

class RosterImport {
 public:
  RosterImport(const Node& facts, std::vector<std::string>& warnings) : facts_(facts), warnings_(warnings) {
    for (const Node& train : items_of(&facts, "trains")) {
      triggers_.push_back(text_of(&train, "name"));
      for (const Node& side : items_of(&train, "variants")) triggers_.push_back(text_of(&side, "name"));
    }
    for (const Node& phase : items_of(&facts, "phases")) triggers_.push_back(text_of(&phase, "name"));
  }

  RosterFacts import() {
    Node tree = roster();
    return {std::move(tree), std::move(begun_by_code_)};
  }

 private:
  // The facts list phases and trains with possible repeats; a title needs unique names.
  void add_once(Node& mapping, const char* noun, const std::string& name, Node value) {
    if (!trackwright::add(mapping, name, std::move(value)))
      warnings_.push_back(fmt::format("{} {} is listed twice: only the first is carried over", noun, name));
  }

  Node roster() {
    Node node = mapping_node();
    Node phases = mapping_node();
    for (const Node& phase : items_of(&facts_, "phases")) {
      const std::string name = text_of(&phase, "name");
      Node told = this->phase(phase);
      if (told.find("on") == nullptr && !phases.entries.empty()) begun_by_code_.push_back(name);
      add_once(phases, "phase", name, std::move(told));
    }
    put(node, "phases", phases);
    Node trains = mapping_node();
    std::string stack;
    for (const Node& train : items_of(&facts_, "trains")) {
      Node told = this->train(train);
      if (begins_stack(train)) {
        stack = "from " + text_of(&train, "name");
        warnings_.push_back(
            fmt::format("train {} and the trains after it become a separate stack, since the first of them "
                        "rusts on a more expensive train listed earlier",
                        text_of(&train, "name")));
      }
      put(told, "stack", text_node(stack));
      add_once(trains, "train", text_of(&train, "name"), std::move(told));
    }
    put(node, "trains", trains);
    return node;
  }

  // The facts keep all stacks in one list: a train that rusts on a dearer train before it begins a new stack.
  bool begins_stack(const Node& train) const {
    const auto price = integer_of(&train, "price");
    const Node rusts = names(value_of(&train, "rusts_on"));
    for (const Node& other : items_of(&facts_, "trains")) {
      if (&other == &train) return false;
      const auto dearer = integer_of(&other, "price");
      const auto is_it = [&](const Node& name) { return name.text == text_of(&other, "name"); };
      if (price && dearer && *price < *dearer && std::ranges::any_of(rusts.items, is_it)) return true;
    }
    return false;
  }

  static Node names(const Node* value) {
    Node list = list_node();
    if (value == nullptr) return list;
    for (const Ref& ref : trackwright::names(*value)) list.items.push_back(text_node(ref.value));
    return list;
  }

  // Drops words of code, such as a round, an event or a combined purchase. They match no train or phase, not
  // even a misspelt one.
  Node triggers(const Node& record, const char* key) {
    Node known = names(value_of(&record, key));
    std::erase_if(known.items, [&](const Node& name) {
      if (std::ranges::find(triggers_, name.text) != triggers_.end()) return false;
      if (name.text.empty() || !did_you_mean(name.text, triggers_).empty()) return false;
      warnings_.push_back(
          fmt::format("{}: `{}: {}` is not carried over: the value is neither a train nor a phase",
                      text_of(&record, "name"), key, name.text));
      return true;
    });
    return known;
  }

  Node phase(const Node& record) {
    Node node = mapping_node();
    Node triggers = this->triggers(record, "on");
    // An empty name means the beginning of the game.
    std::erase_if(triggers.items, [](const Node& train) { return train.text.empty(); });
    put(node, "on", triggers);
    Node tiles = names(value_of(&record, "tiles"));
    // Some titles give the last phase a colour that no tile has.
    std::erase_if(tiles.items, [](const Node& tile) { return !from_word<Colour>(tile.text); });
    put(node, "tiles", tiles);
    Node limits = mapping_node();
    if (const auto limit = integer_of(&record, "train_limit"))
      for (const std::string& kind : company_kinds_in_facts(facts_)) put(limits, kind, number_node(*limit));
    for (const Entry& limit : entries_of(&record, "train_limit"))
      if (const auto trains = integer(limit.value))
        put(limits, name_of_code(limit.key), number_node(*trains));
    put(node, "limits", limits);
    if (const auto rounds = integer_of(&record, "operating_rounds"))
      put(node, "operating_rounds", number_node(std::clamp(*rounds, 0, 9)));  // 99: no fixed number
    Node status = names(value_of(&record, "status"));
    for (Node& one : status.items) one = text_node(words_from_facts(facts_, "status_text", one.text));
    // Repeat the effect of the first train on privates in its phase, or the phases beside the map lack it.
    const auto begins = [&](const Node& train) {
      return std::ranges::any_of(triggers.items,
                                 [&](const Node& name) { return name.text == text_of(&train, "name"); });
    };
    for (const Node& train : items_of(&facts_, "trains"))
      for (const Node& event : items_of(&train, "events"))
        if (text_of(&event, "type") == "close_companies" && begins(train))
          status.items.push_back(text_node(words_from_facts(facts_, "events_text", "close_companies")));
    put(node, "status", status);
    return node;
  }

  // The source lets a one-city train stay in its city unless the facts exclude it. A train that needs no
  // station there, such as a Pullman car, runs with another train.
  static bool stays_in_city(const Node& record) {
    if (boolean_of(&record, "no_local").value_or(false) ||
        !boolean_of(&record, "requires_token").value_or(true))
      return false;
    const Node* distance = value_of(&record, "distance");
    if (const auto stops = integer(*distance)) return *stops == 1;
    for (const Node& row : distance->items)
      if (const auto nodes = texts_of(&row, "nodes"); std::ranges::find(nodes, "city") != nodes.end())
        return integer_of(&row, "visit") == 1;
    return false;
  }

  static Node reach(const Node& record) {
    if (value_of(&record, "distance") == nullptr) return {};
    Node how_far = distance_of(record);
    if (!stays_in_city(record)) return how_far;
    Node local = mapping_node();
    if (how_far.entries.empty())
      put(local, "stops", how_far);
    else
      local = how_far;
    put(local, "local", flag_node(true));
    return local;
  }

  static Node distance_of(const Node& record) {
    const Node* distance = value_of(&record, "distance");
    if (const auto stops = integer(*distance))
      return *stops >= endless ? text_node("unlimited") : *stops > 0 ? number_node(*stops) : Node{};
    if (const auto hexes = integer_of(distance, "hexes"); hexes && *hexes > 0) {
      Node in_hexes = mapping_node();
      put(in_hexes, "hexes", number_node(std::min(*hexes, endless)));
      return in_hexes;
    }
    Node rows = list_node();
    for (const Node& row : distance->items) {
      Node told = mapping_node();
      std::set<StopKind> kinds;
      for (const std::string& node : texts_of(&row, "nodes"))
        kinds.insert(from_word<StopKind>(node).value_or(StopKind::City));
      Node stops = list_node();
      for (const StopKind kind : kinds) stops.items.push_back(word_node(kind));
      put(told, "stops", stops);
      put(told, "pay", stops_node(integer_of(&row, "pay").value_or(0)));
      if (const auto visit = integer_of(&row, "visit")) put(told, "visit", stops_node(*visit));
      if (const auto multiplier = integer_of(&row, "multiplier"))
        put(told, "multiplier", number_node(std::clamp(*multiplier, 0, most_times)));
      rows.items.push_back(told);
    }
    Node reach = mapping_node();
    if (!rows.items.empty()) put(reach, "rows", rows);
    return reach;
  }

  // In some titles an H-train counts hexes, but the facts give the same number for both units.
  void warn_of_hexes(const Node& record, const std::string& name) {
    const bool number = name.size() > 1 && name.back() == 'H' &&
                        std::ranges::all_of(name.substr(0, name.size() - 1),
                                            [](unsigned char c) { return std::isdigit(c) != 0; });
    if (number && integer_of(&record, "distance"))
      warnings_.push_back(
          fmt::format("the reach of the {}-train is given in stops; if the train counts hexes, write `reach: "
                      "{{hexes: N}}`",
                      name));
  }

  // A train without a count has a number that depends on something else, such as the trains combined.
  void put_count(Node& node, const std::string& name, int count) {
    if (count > 0)
      put(node, "count", number_node(count));
    else
      warnings_.push_back(
          fmt::format("not carried over: the number of {}-trains, which the facts lack", name));
  }

  Node train(const Node& record) {
    Node node = mapping_node();
    const std::string name = text_of(&record, "name");
    warn_of_hexes(record, name);
    const auto depot = integer_of(value_of(&facts_, "depot"), name);
    if (text_of(&record, "num") == "unlimited")
      put(node, "count", text_node("unlimited"));
    else
      put_count(node, name, integer_of(&record, "num").value_or(depot.value_or(0)));
    if (const auto price = integer_of(&record, "price")) put(node, "price", number_node(*price));
    put(node, "reach", reach(record));
    put(node, "track", names_of_track(record));
    for (const char* key : turns) put(node, key, triggers(record, key));
    put(node, "discount", discounts(record));
    Node variants = mapping_node();
    for (const Node& variant : items_of(&record, "variants")) {
      warn_of_hexes(variant, text_of(&variant, "name"));
      Node side = other_side(record, variant);
      if (side.entries.empty()) side.entries.push_back({"text", {}, text_node("as the other side")});
      put(variants, text_of(&variant, "name"), side);
    }
    put(node, "variants", variants);
    Node events = list_node();
    for (const Node& event : items_of(&record, "events")) {
      Node told = mapping_node();
      put(told, "kind", text_node(text_of(&event, "type")));
      put(told, "text", text_node(words_from_facts(facts_, "events_text", text_of(&event, "type"))));
      events.items.push_back(told);
    }
    put(node, "events", events);
    return node;
  }

  static constexpr std::array turns{"rusts_on", "obsolete_on", "available_on"};

  static Node discounts(const Node& record) {
    Node discount = mapping_node();
    for (const Entry& off : entries_of(&record, "discount"))
      if (const auto amount = integer(off.value); amount && *amount > 0)
        put(discount, off.key, number_node(*amount));
    return discount;
  }

  // The properties of this side of a card that differ from the first side.
  Node other_side(const Node& first, const Node& variant) {
    Node side = mapping_node();
    if (const auto price = integer_of(&variant, "price")) put(side, "price", number_node(*price));
    put(side, "reach", reach(variant));
    const std::string track = text_of(&variant, "track_type");
    if (!track.empty() && track != text_of(&first, "track_type")) put(side, "track", names_of_track(variant));
    const auto texts = [](const Node& side_of_card, const char* key) {
      std::vector<std::string> all;
      for (const Node& one : names(value_of(&side_of_card, key)).items) all.push_back(one.text);
      return all;
    };
    for (const char* key : turns)
      if (texts(variant, key) != texts(first, key)) put(side, key, triggers(variant, key));
    const auto amounts = [](const Node& mapping) {
      std::vector<std::pair<std::string, std::string>> all;
      for (const Entry& one : mapping.entries) all.emplace_back(one.key, one.value.text);
      return all;
    };
    if (Node said = discounts(variant); amounts(said) != amounts(discounts(first)))
      put(side, "discount", std::move(said));
    return side;
  }

  static Node stops_node(int stops) {
    return stops >= endless ? text_node("unlimited") : number_node(std::max(stops, 0));
  }

  // A train without a kind of track in the facts runs on every kind of track in its title.
  static Node names_of_track(const Node& record) {
    const std::string only = text_of(&record, "track_type");
    std::vector<Track> tracks{Track::Broad, Track::Narrow, Track::Dual, Track::Thin};
    if (only == "broad") tracks = {Track::Broad, Track::Dual};
    if (only == "narrow") tracks = {Track::Narrow, Track::Dual};
    Node names = list_node();
    for (const Track track : tracks) names.items.push_back(word_node(track));
    return names;
  }

  const Node& facts_;
  std::vector<std::string>& warnings_;
  std::vector<std::string> begun_by_code_;
  std::vector<std::string> triggers_;  // names of trains, their sides and phases
};

}  // namespace

RosterFacts roster_from_facts(const Node& facts, std::vector<std::string>& warnings) {
  return RosterImport(facts, warnings).import();
}

}  // namespace trackwright

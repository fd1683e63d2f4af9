#include "designer/format/interchange/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "designer/format/interchange/facts_codes.h"
#include "designer/format/interchange/facts_companies.h"
#include "designer/format/interchange/facts_market.h"
#include "designer/format/interchange/facts_players.h"
#include "designer/format/interchange/facts_roster.h"
#include "designer/format/interchange/facts_rules.h"
#include "designer/format/interchange/json_file.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"
#include "engine/tile/language.h"
#include "engine/title/title.h"

namespace trackwright {

namespace {

constexpr int unlimited_bank = 90000;  // the facts write this for a bank that cannot break

class FactsImport {
 public:
  FactsImport(const Node& facts, std::string source) : facts_(facts), source_(std::move(source)) {}

  ImportedTitle import() {
    Node title = this->title();
    if (!is_without_map()) add("map.yaml", map());
    if (!is_without_map() || has_any("tile_manifest")) add("tiles.yaml", tiles());
    add("market.yaml", market_from_facts(facts_));
    RosterFacts roster = roster_from_facts(facts_, result_.warnings);
    allow("phase/never-begins", roster.begun_by_code, "only the code of the source defines its start");
    if (!is_without_map() || has_any("trains")) add("roster.yaml", std::move(roster.tree));
    std::set<std::string> abilities;
    add("companies.yaml", companies_from_facts(facts_, result_.warnings, abilities));
    if (!abilities.empty()) note("not carried over: abilities of companies: " + joined(abilities, ", "));
    add("rules.yaml", rules_from_facts(facts_));
    if (exports_trains(facts_))
      note(
          "the end of a set of operating rounds is code: read as the export of the next train that can rust");
    if (const auto ends = ends_in_code(facts_); !ends.empty())
      note("not carried over: ends of the game that only code defines: " + joined(ends, ", "));
    allow_shares();
    allow_homes();
    // All parts of the import add exceptions, so add them last.
    put(title, "allow", std::move(allowed_));
    put(title, "options", options());
    add("title.yaml", std::move(title));
    leave_out("constants", "rules kept as constants");
    leave_out("optional_rules", "optional rules");
    return std::move(result_);
  }

 private:
  bool has_any(const char* key) const {
    const Node* value = value_of(&facts_, key);
    return value != nullptr && !(value->entries.empty() && value->items.empty());
  }

  // Gives the file the place of the facts: a key that it lacks is missing in the facts.
  void add(std::string name, Node tree) {
    tree.place = facts_.place;
    result_.files.emplace_back(std::move(name), std::move(tree));
  }

  // A game without a map becomes a draft: the kit prints the components that exist.
  bool is_without_map() const { return !has_any("hexes"); }

  void warn(std::string text) { result_.warnings.push_back(std::move(text)); }

  // Adds a notice about a property that no title can express.
  void note(const std::string& text) {
    result_.warnings.push_back(text);
    result_.notices.push_back(text);
  }

  // Adds an exception: a gap that the facts leave to code is not a mistake of the imported title.
  void allow(const char* check, const std::vector<std::string>& objects, const char* because) {
    if (objects.empty()) return;
    Node at = list_node();
    for (const std::string& object : objects) at.items.push_back(text_node(object));
    Node node = mapping_node();
    put(node, "check", text_node(check));
    put(node, "at", at);
    put(node, "because", text_node(because));
    allowed_.items.push_back(std::move(node));
  }

  // If several companies have the same total above 100 %, code removes some of their shares.
  void allow_shares() {
    std::map<int, std::vector<std::string>> companies;
    for (const char* list : {"corporations", "minors"})
      for (const Node& record : items_of(&facts_, list)) {
        int sum = 0;
        for (const Node& share : items_of(&record, "shares")) sum += integer(share).value_or(0);
        if (sum > 100) companies[sum].push_back(text_of(&record, "sym"));
      }
    constexpr std::size_t several = 3;
    for (const auto& [sum, alike] : companies)
      if (alike.size() >= several)
        allow("company/share-sum", alike, "the facts give several companies the same total");
  }

  void allow_homes() {
    std::vector<std::string> companies;
    for (const char* list : {"corporations", "minors"})
      for (const Node& record : items_of(&facts_, list)) {
        const auto tokens = items_of(&record, "tokens");
        if (!tokens.empty() && items_of(&record, "coordinates").size() > tokens.size())
          companies.push_back(text_of(&record, "sym"));
      }
    allow("token/fewer-than-homes", companies, "only the code of the source chooses the homes");
  }

  void leave_out(const char* key, const char* what) {
    const Node* value = value_of(&facts_, key);
    if (value == nullptr || (value->entries.empty() && value->items.empty())) return;
    std::vector<std::string> kept;
    for (const Entry& entry : value->entries)
      if (!is_told_constant(entry.key)) kept.push_back(entry.key);
    for (const Node& item : value->items)
      if (const std::string name = text_of(&item, "sym");
          option_from_facts(facts_, name).second.entries.empty())
        kept.push_back(name);
    if (kept.empty()) return;
    const std::string names = joined(kept, ", ");
    note(fmt::format("not carried over: {}: {}", what, names));
  }

  // The optional rules that a title can state, each with a file of its own.
  Node options() {
    Node node = mapping_node();
    for (const Node& item : items_of(&facts_, "optional_rules")) {
      const std::string name = text_of(&item, "sym");
      auto [file, rules] = option_from_facts(facts_, name);
      if (rules.entries.empty()) continue;
      Node option = mapping_node();
      put(option, "name", text_node(text_of(&item, "short_name")));
      put(option, "changes", text_node(text_of(&item, "desc", text_of(&item, "short_name", name))));
      put(node, name, std::move(option));
      add("options/" + name + "/" + file, std::move(rules));
    }
    return node;
  }

  Node title() {
    Node node = mapping_node();
    put(node, "title", text_node(text_of(&facts_, "title")));
    put(node, "title", text_node(source_));  // a title must have a name
    if (is_without_map()) put(node, "status", text_node("draft"));
    put(node, "designer", text_node(text_of(&facts_, "designer")));
    put(node, "location", text_node(text_of(&facts_, "location")));
    std::string currency = text_of(&facts_, "currency_format");
    for (const std::string_view amount : {"%s", "%d"})
      if (const auto slot = currency.find(amount); slot != std::string::npos) currency.replace(slot, 2, "{}");
    const std::size_t slot = currency.find("{}");
    if (slot != std::string::npos && currency.find_first_of("{}%", slot + 2) == std::string::npos)
      put(node, "currency", text_node(currency));
    put(node, "players", players());
    if (const auto bank = usual_bank())
      put(node, "bank", *bank >= unlimited_bank ? text_node("unlimited") : number_node(*bank));
    put(node, "capitalization", text_node(text_of(&facts_, "capitalization")));
    put_limits(node);
    Node from = mapping_node();
    put(from, "about", text_node("everything"));
    put(from, "from", text_node(source_));
    put(from, "because", text_node("imported"));
    put(node, "sources", list_node({from}));
    return node;
  }

  // The bank for most numbers of players.
  std::optional<int> usual_bank() const {
    if (text_of(&facts_, "bank") == "unlimited") return unlimited_bank;
    if (const auto bank = usual_bank_of(facts_)) return bank;
    const auto bank = integer_of(&facts_, "bank");
    return bank && *bank > 0 ? bank : std::nullopt;
  }

  // The percentages of a company that a player and the pool may hold, if they are not the usual ones.
  void put_limits(Node& node) const {
    constexpr int all = 100;
    if (const auto pool = integer_of(value_of(&facts_, "constants"), "MARKET_SHARE_LIMIT"))
      put(node, "pool_limit", number_node(std::min(*pool, all)));
    std::map<int, int> limits;  // with the number of companies that have several certificates
    for (const Node& record : items_of(&facts_, "corporations"))
      if (const auto most = integer_of(&record, "max_ownership_percent");
          most && items_of(&record, "shares").size() > 1)
        ++limits[std::min(*most, all)];
    constexpr int usual = 60;
    const auto most = std::ranges::max_element(limits, {}, [](const auto& one) { return one.second; });
    if (most != limits.end() && most->first != usual) put(node, "holding_limit", number_node(most->first));
  }

  Node players() {
    PlayerFacts players = players_from_facts(facts_, result_.warnings);
    const bool no_limits = players.without_limit.size() == players.tree.entries.size();
    allow("money/cash-missing", players.without_cash,
          "only the code of the source defines it, or it depends on the seat");
    allow("money/limit-missing", players.without_limit,
          no_limits ? "the facts have no certificate limit" : "only the code of the source states it");
    return std::move(players.tree);
  }

  Node map() {
    Node node = mapping_node();
    const bool flat = from_word<Orientation>(text_of(&facts_, "layout")) == Orientation::Flat;
    put(node, "layout", word_node(flat ? Orientation::Flat : Orientation::Pointy));
    const Node* axes = value_of(&facts_, "axes");
    put(node, "letters",
        text_node(text_of(axes, "x", flat ? "letter" : "number") == "letter" ? "across" : "down"));
    Node hexes = mapping_node();
    const std::set<std::string> boxes = boxes_beside_the_map();
    for (const Entry& entry : entries_of(&facts_, "hexes"))
      if (boxes.contains(entry.key))
        warn(fmt::format("not carried over: {}, a box beside the map without a neighbour", entry.key));
      else
        hexes.entries.push_back({entry.key, {}, hex(entry)});
    put(node, "hexes", hexes);
    return node;
  }

  // Some games write boxes beside the map as hexes, at coordinates between the hexes of the grid. Such boxes
  // have no neighbours except other boxes.
  std::set<std::string> boxes_beside_the_map() const {
    std::array<std::set<std::string>, 2>
        names;  // of the hexes whose two coordinates add up to an even and an odd number
    for (const Entry& entry : entries_of(&facts_, "hexes")) {
      const auto at = items_of(&entry.value, "xy");
      if (at.size() != 2) return {};
      const int sum = integer(at[0]).value_or(0) + integer(at[1]).value_or(0);
      names.at(static_cast<std::size_t>(sum & 1)).insert(entry.key);
    }
    std::set<std::string>& few = names[0].size() < names[1].size() ? names[0] : names[1];
    const bool alone = std::ranges::all_of(few, [&](const std::string& name) {
      const Node* record = value_of(value_of(&facts_, "hexes"), name);
      const auto adjoining = items_of(record, "nb");
      return !adjoining.empty() && std::ranges::all_of(adjoining, [&](const Node& one) {
        return one.kind == Node::Kind::Null || few.contains(one.text);
      });
    });
    return alone ? few : std::set<std::string>();
  }

  // Replace an unknown colour by gray, because gray is never upgraded.
  std::string colour_of(const Node& record, const std::string& what) {
    std::string colour = text_of(&record, "color", "white");
    if (from_word<Colour>(colour)) return colour;
    warn(fmt::format("{}: the colour `{}` is replaced by gray", what, colour));
    return std::string(word_of(Colour::Gray));
  }

  std::string code_of(const Node& record, const std::string& what) {
    return readable_code(text_of(&record, "code"), what, result_.warnings);
  }

  Node hex(const Entry& entry) {
    const Node& record = entry.value;
    Node node = mapping_node();
    put(node, "name", text_node(text_of(&record, "name")));
    const std::string colour = colour_of(record, "hex " + entry.key);
    if (colour != "white") put(node, "colour", text_node(colour));
    if (const std::string tile = text_of(&record, "tile"); !tile.empty() && record.find("code") == nullptr)
      put(node, "preprint", text_node(tile));
    put(node, "code", text_node(code_of(record, "hex " + entry.key)));
    if (const int rotation = integer_of(&record, "rotation").value_or(0); rotation != 0)
      put(node, "rotation", number_node(rotation));
    // A hex with a cost for laying track can be upgraded.
    const bool for_lays = std::ranges::any_of(items_of(&record, "upgrades"), [](const Node& price) {
      return integer_of(&price, "cost").value_or(0) > 0;
    });
    if (for_lays && (colour == "blue" || colour == "gray" || colour == "red"))
      put(node, "fixed", flag_node(false));
    return node;
  }

  Node tiles() {
    Node node = mapping_node();
    Node manifest = mapping_node();
    for (const Entry& entry : entries_of(&facts_, "tile_manifest")) {
      Node unlimited = mapping_node();
      put(unlimited, "count", text_node("unlimited"));
      const auto count = integer(entry.value);
      manifest.entries.push_back({entry.key, {}, count ? number_node(*count) : unlimited});
    }
    put(node, "manifest", manifest);
    Node own = mapping_node();
    for (const Entry& entry : entries_of(&facts_, "custom_tiles")) {
      Node tile = mapping_node();
      put(tile, "colour", text_node(colour_of(entry.value, "tile " + entry.key)));
      tile.entries.push_back(
          {"code", {}, text_node(code_of(entry.value, "tile " + entry.key))});  // may be empty
      if (boolean_of(&entry.value, "redefines_standard").value_or(false))
        put(tile, "redefines", flag_node(true));
      own.entries.push_back({entry.key, {}, tile});
    }
    put(node, "tiles", own);
    Node upgrades = mapping_node();
    const std::string track =
        text_of(value_of(&facts_, "constants"), "TRACK_RESTRICTION", "semi_restrictive");
    if (from_word<TrackRule>(track)) put(upgrades, "track", text_node(track));
    Node exits = list_node();
    for (const std::string& word :
         texts_of(value_of(&facts_, "constants"), "TILE_UPGRADES_MUST_USE_MAX_EXITS"))
      exits.items.push_back(text_node(word == "unlabeled_cities" ? "unlabelled_cities" : word));
    put(upgrades, "most_exits", exits);
    put(node, "upgrades", upgrades);
    return node;
  }

  const Node& facts_;
  std::string source_;
  ImportedTitle result_;
  Node allowed_ = list_node();
};

// Adds the rounds of the title and the names of the methods that it replaces, which the facts lack, from the
// file RULES.json beside them or in the folder `play` next to theirs.
void add_rounds(const FileReader& files, const std::filesystem::path& path, Sources& sources, Node& facts) {
  const std::filesystem::path folder = path.parent_path();
  for (const auto& place : {folder / "RULES.json", folder / ".." / "play" / "RULES.json"}) {
    if (facts.find("rounds") != nullptr || !files.is_file(place.string())) continue;
    Findings unused;
    const auto rules = read_json(files, place.string(), sources, unused);
    if (!rules) continue;
    const Node* title = value_of(value_of(&*rules, "titles"), text_of(&facts, "title"));
    if (const Node* rounds = value_of(title, "rounds")) put(facts, "rounds", *rounds);
    Node methods = list_node({});
    for (const Entry& method : entries_of(title, "replaced_methods"))
      methods.items.push_back(text_node(method.key));
    put(facts, "replaced_methods", methods);
  }
}

}  // namespace

ImportedTitle import_facts(const Node& facts, const std::string& source) {
  return FactsImport(facts, source).import();
}

std::optional<ImportedTitle> read_facts(const FileReader& files, const std::string& path, Sources& sources,
                                        Findings& findings) {
  auto facts = read_json(files, path, sources, findings);
  if (!facts) return std::nullopt;
  if (facts->find("hexes") == nullptr || facts->find("trains") == nullptr) {
    report(findings, "import/facts", {}, {},
           fmt::format("{} is not a file of title facts: `hexes` and `trains` are missing", path));
    return std::nullopt;
  }
  add_rounds(files, path, sources, *facts);
  return import_facts(*facts, std::filesystem::path(path).filename().string());
}

}  // namespace trackwright

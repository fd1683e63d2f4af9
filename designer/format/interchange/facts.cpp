#include "designer/format/interchange/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "designer/format/interchange/facts_companies.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/report.h"
#include "designer/format/text/values.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/words.h"
#include "engine/tile/language.h"
#include "engine/title/market.h"

namespace trackwright {

namespace {

constexpr int endless = 99;            // a distance from here on is that of a diesel
constexpr int unlimited_bank = 90000;  // how the facts write a bank that cannot break
constexpr int no_certificate_limit = 100;

class FactsImport {
 public:
  FactsImport(const Node& facts, std::string source) : facts_(facts), source_(std::move(source)) {}

  ImportedTitle import() {
    add("title.yaml", title());
    add("map.yaml", map());
    add("tiles.yaml", tiles());
    add("market.yaml", market());
    add("roster.yaml", roster());
    add("companies.yaml", companies_from_facts(facts_, result_.warnings));
    leave_out("constants", "rules kept as constants");
    leave_out("optional_rules", "optional rules");
    return std::move(result_);
  }

 private:
  // What is missing in the file is missing in the facts.
  void add(const char* name, Node tree) {
    tree.place = facts_.place;
    result_.files.emplace_back(name, std::move(tree));
  }

  // The facts list phases and trains; a title names them.
  void add_once(Node& mapping, const char* noun, const std::string& name, Node value) {
    if (!trackwright::add(mapping, name, std::move(value)))
      result_.warnings.push_back(fmt::format("{} {} is there twice: the first is carried over", noun, name));
  }

  void leave_out(const char* key, const char* what) {
    const Node* value = value_of(&facts_, key);
    if (value == nullptr || (value->entries.empty() && value->items.empty())) return;
    const std::string names =
        value->items.empty()
            ? joined(value->entries, ", ", &Entry::key)
            : joined(value->items, ", ", [](const Node& item) { return text_of(&item, "sym"); });
    result_.warnings.push_back(fmt::format("not carried over: {}: {}", what, names));
  }

  Node title() {
    Node node = mapping_node();
    put(node, "title", text_node(text_of(&facts_, "title")));
    put(node, "designer", text_node(text_of(&facts_, "designer")));
    put(node, "location", text_node(text_of(&facts_, "location")));
    std::string currency = text_of(&facts_, "currency_format");
    for (const std::string_view amount : {"%s", "%d"})
      if (const auto slot = currency.find(amount); slot != std::string::npos) currency.replace(slot, 2, "{}");
    if (currency.find("{}") != std::string::npos) put(node, "currency", text_node(currency));
    Node players = mapping_node();
    for (const Entry& row : entries_of(&facts_, "by_players")) {
      Node told = mapping_node();
      if (const auto cash = integer_of(&row.value, "starting_cash")) put(told, "cash", number_node(*cash));
      const auto limit = integer_of(&row.value, "cert_limit");
      if (limit && *limit < no_certificate_limit) put(told, "certificates", number_node(*limit));
      put(players, row.key, told);
    }
    put(node, "players", players);
    const auto bank = integer_of(&facts_, "bank");
    if (bank && *bank > 0)
      put(node, "bank", *bank >= unlimited_bank ? text_node("unlimited") : number_node(*bank));
    put(node, "capitalization", text_node(text_of(&facts_, "capitalization")));
    Node from = mapping_node();
    put(from, "about", text_node("everything"));
    put(from, "from", text_node(source_));
    put(from, "because", text_node("imported"));
    put(node, "sources", list_node({from}));
    return node;
  }

  Node map() {
    Node node = mapping_node();
    const bool flat = from_word<Orientation>(text_of(&facts_, "layout")) == Orientation::Flat;
    put(node, "layout", word_node(flat ? Orientation::Flat : Orientation::Pointy));
    const Node* axes = value_of(&facts_, "axes");
    put(node, "letters",
        text_node(text_of(axes, "x", flat ? "letter" : "number") == "letter" ? "across" : "down"));
    Node hexes = mapping_node();
    for (const Entry& entry : entries_of(&facts_, "hexes"))
      hexes.entries.push_back({entry.key, {}, hex(entry.value)});
    put(node, "hexes", hexes);
    return node;
  }

  Node hex(const Node& record) {
    Node node = mapping_node();
    put(node, "name", text_node(text_of(&record, "name")));
    const std::string colour = text_of(&record, "color", "white");
    if (colour != "white") put(node, "colour", text_node(colour));
    put(node, "code", text_node(text_of(&record, "code")));
    if (const int rotation = integer_of(&record, "rotation").value_or(0); rotation != 0)
      put(node, "rotation", number_node(rotation));
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
      put(tile, "colour", text_node(text_of(&entry.value, "color")));
      tile.entries.push_back({"code", {}, text_node(text_of(&entry.value, "code"))});  // may be empty
      if (boolean_of(&entry.value, "redefines_standard").value_or(false))
        put(tile, "redefines", flag_node(true));
      own.entries.push_back({entry.key, {}, tile});
    }
    put(node, "tiles", own);
    return node;
  }

  // "60y" as it is; "" is no cell. Letters that are not plain ones cannot be carried over.
  static std::string cell(const Node& node) {
    const std::string text = is_scalar(node) ? node.text : std::string();
    if (text.empty()) return "-";
    std::string kept;
    for (const char c : text)
      if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) kept += c;
    return kept.empty() || kept[0] > '9' ? "-" : kept;
  }

  Node market() {
    Node node = mapping_node();
    const std::string type = text_of(&facts_, "market_type");
    put(node, "shape",
        word_node(type == "1D"     ? MarketShape::Line
                  : type == "1.5D" ? MarketShape::Zigzag
                                   : MarketShape::Grid));
    Node rows = list_node();
    std::set<char> letters;
    for (const Node& row : items_of(&facts_, "market")) {
      const std::string text = joined(row.items, " ", cell);
      for (const char c : text)
        if (c >= 'A') letters.insert(c);
      rows.items.push_back(text_node(text));
    }
    put(node, "rows", rows);
    Node zones = mapping_node();
    for (const Entry& letter : entries_of(&facts_, "market_letters")) {
      if (letter.key.size() != 1 || !letters.contains(letter.key[0])) continue;
      Node zone = mapping_node();
      put(zone, "name", text_node(text_of(&letter.value, "type")));
      put(zone, "meaning", text_node(text_of(&letter.value, "text")));
      if (text_of(&letter.value, "type").starts_with("par")) put(zone, "par", flag_node(true));
      put(zones, letter.key, zone);
    }
    put(node, "zones", zones);
    return node;
  }

  Node roster() {
    Node node = mapping_node();
    Node phases = mapping_node();
    for (const Node& phase : items_of(&facts_, "phases"))
      add_once(phases, "phase", text_of(&phase, "name"), this->phase(phase));
    put(node, "phases", phases);
    Node trains = mapping_node();
    for (const Node& train : items_of(&facts_, "trains"))
      add_once(trains, "train", text_of(&train, "name"), this->train(train));
    put(node, "trains", trains);
    return node;
  }

  static Node names(const Node* value) {
    Node list = list_node();
    if (value == nullptr) return list;
    for (const Ref& ref : trackwright::names(*value)) list.items.push_back(text_node(ref.value));
    return list;
  }

  Node phase(const Node& record) {
    Node node = mapping_node();
    Node triggers = names(value_of(&record, "on"));
    // An empty name stands for the beginning of the game.
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
      if (const auto trains = integer(limit.value)) put(limits, limit.key, number_node(*trains));
    put(node, "limits", limits);
    if (const auto rounds = integer_of(&record, "operating_rounds"))

      put(node, "operating_rounds", number_node(std::clamp(*rounds, 0, 9)));  // 99: as many as it takes
    put(node, "status", names(value_of(&record, "status")));
    return node;
  }

  static Node reach(const Node& record) {
    const Node* distance = value_of(&record, "distance");
    if (distance == nullptr) return {};
    if (const auto stops = integer(*distance))
      return *stops >= endless ? text_node("unlimited") : number_node(*stops);
    Node rows = list_node();
    for (const Node& row : distance->items) {
      Node told = mapping_node();
      std::set<StopKind> kinds;
      for (const std::string& node : texts_of(&row, "nodes"))
        kinds.insert(from_word<StopKind>(node).value_or(StopKind::City));
      Node stops = list_node();
      for (const StopKind kind : kinds) stops.items.push_back(word_node(kind));
      put(told, "stops", stops);
      put(told, "pay", number_node(integer_of(&row, "pay").value_or(0)));
      if (const auto visit = integer_of(&row, "visit")) put(told, "visit", number_node(*visit));
      if (const auto multiplier = integer_of(&row, "multiplier"))
        put(told, "multiplier", number_node(*multiplier));
      rows.items.push_back(told);
    }
    Node reach = mapping_node();
    put(reach, "rows", rows);
    return reach;
  }

  Node train(const Node& record) {
    Node node = mapping_node();
    const std::string name = text_of(&record, "name");
    const auto depot = integer_of(value_of(&facts_, "depot"), name);
    if (text_of(&record, "num") == "unlimited")
      put(node, "count", text_node("unlimited"));
    else if (const auto count = integer_of(&record, "num"); count || depot)
      put(node, "count", number_node(std::max(count ? *count : *depot, 0)));
    if (const auto price = integer_of(&record, "price")) put(node, "price", number_node(*price));
    put(node, "reach", reach(record));
    put(node, "track", names_of_track());
    for (const char* key : {"rusts_on", "obsolete_on", "available_on"})
      put(node, key, names(value_of(&record, key)));
    Node discount = mapping_node();
    for (const Entry& off : entries_of(&record, "discount"))
      if (const auto amount = integer(off.value); amount && *amount > 0)
        put(discount, off.key, number_node(*amount));
    put(node, "discount", discount);
    Node variants = mapping_node();
    for (const Node& variant : items_of(&record, "variants")) {
      Node side = mapping_node();
      if (const auto price = integer_of(&variant, "price")) put(side, "price", number_node(*price));
      put(side, "reach", reach(variant));
      if (side.entries.empty()) side.entries.push_back({"text", {}, text_node("as the other side")});
      put(variants, text_of(&variant, "name"), side);
    }
    put(node, "variants", variants);
    Node events = list_node();
    for (const Node& event : items_of(&record, "events")) {
      Node told = mapping_node();
      put(told, "kind", text_node(text_of(&event, "type")));
      put(told, "text", text_node(text_of(&event, "type")));
      events.items.push_back(told);
    }
    put(node, "events", events);
    return node;
  }

  // The facts' trains run on every kind of track that their title has.
  static Node names_of_track() {
    return list_node(
        {word_node(Track::Broad), word_node(Track::Narrow), word_node(Track::Dual), word_node(Track::Thin)});
  }

  const Node& facts_;
  std::string source_;
  ImportedTitle result_;
};

}  // namespace

ImportedTitle import_facts(const Node& facts, const std::string& source) {
  return FactsImport(facts, source).import();
}

std::optional<ImportedTitle> read_facts(const FileReader& files, const std::string& path, Sources& sources,
                                        Findings& findings) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, text.error().check, {}, {}, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  const std::size_t before = findings.size();
  const auto facts = parse_yaml(sources, sources.add(path, std::move(*text)), findings);
  if (!facts || findings.size() > before) return std::nullopt;
  if (facts->find("hexes") == nullptr || facts->find("trains") == nullptr) {
    report(findings, "import/facts", {}, {},
           fmt::format("{} is no file of title facts: it has no `hexes` and `trains`", path));
    return std::nullopt;
  }
  return import_facts(*facts, std::filesystem::path(path).filename().string());
}

}  // namespace trackwright

#include "designer/format/interchange/maker_export.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

#include "designer/format/interchange/maker.h"
#include "designer/format/interchange/maker_draw.h"
#include "designer/format/interchange/maker_encoding.h"
#include "designer/format/interchange/maker_roster.h"
#include "designer/format/interchange/maker_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using maker::own_key;
using std::string_view;

class MakerExport {
 public:
  MakerExport(const Title& title, const FileTrees& trees)
      : title_(title), trees_(trees), frame_{title.map.layout().orientation == Orientation::Pointy} {}

  Node write() {
    put_info();
    put_money();
    put_companies();
    put_phases();
    put_trains();
    put_privates();
    put(game_, "map", map());
    put(game_, "tiles", tiles());
    put(game_, "upgrades", upgrades());
    put(game_, "stock", stock());
    put(game_, "turns", turns());
    put(game_, "tokens", tokens());
    add_own();
    return std::move(game_);
  }

 private:
  const Node* file(const char* name) const {
    const auto tree = trees_.find(name);
    return tree == trees_.end() ? nullptr : &tree->second;
  }

  // ---- the game as a whole

  void put_info() {
    Node info = mapping_node();
    put(info, "title", text_node(title_.name));
    put(info, "subtitle", text_node(title_.subtitle));
    put(info, "designer", text_node(title_.designer));
    put(info, "publisher", text_node(title_.publisher));
    if (!frame_.pointy) put(info, "orientation", text_node("horizontal"));
    if (title_.capitalization == "incremental") put(info, "capitalization", text_node(title_.capitalization));
    std::string currency = title_.currency;
    if (const std::size_t at = currency.find("{}"); at != std::string::npos) currency.replace(at, 2, "#");
    if (currency != "#") put(info, "currency", text_node(currency));
    put(game_, "info", std::move(info));
  }

  void put_money() {
    if (title_.bank)
      put(game_, "bank", number_node(title_.bank->value));
    else if (title_.bank_said)
      put(game_, "bank", text_node("∞"));
    Node rows = list_node();
    for (const PlayerRow& row : title_.players) {
      Node node = mapping_node();
      put(node, "number", number_node(row.players));
      if (row.cash) put(node, "capital", number_node(row.cash->value));
      if (row.certificates && row.certificates->value > 0)
        put(node, "certLimit", number_node(row.certificates->value));
      if (row.bank) put(node, "bank", number_node(row.bank->value));
      rows.items.push_back(std::move(node));
    }
    put(game_, "players", std::move(rows));
  }

  Node turn(const std::string& name, const std::vector<RoundStep>& steps) const {
    Node node = mapping_node();
    put(node, "name", text_node(name));
    Node list = list_node();
    for (const RoundStep& step : steps) list.items.push_back(text_node(step.text));
    put(node, "steps", std::move(list));
    put(node, "ordered", flag_node(true));
    return node;
  }

  Node turns() const {
    Node list = list_node();
    const auto add_turn = [&](const std::string& name, const std::vector<RoundStep>& steps) {
      if (!steps.empty()) list.items.push_back(turn(name, steps));
    };
    add_turn("Setup", title_.setup);
    add_turn("Stock Round", title_.stock_round);
    add_turn("Operating Round", title_.operating_round);
    for (const auto& [kind, steps] : title_.turns) add_turn("Operating Round: " + kind, steps);
    add_turn("End", title_.game_end);
    return list;
  }

  // ---- companies

  void put_companies() {
    Node list = list_node();
    for (const Company& company : title_.companies.companies) {
      Node node = mapping_node();
      put(node, "name", text_node(company.name.empty() ? company.id.value : company.name));
      put(node, "abbrev", text_node(company.id.value));
      put(node, "color", text_node(colour(company.colour)));
      if (company.kind == "minor") put(node, "minor", flag_node(true));
      Node tokens = list_node();
      for (const auto& token : company.tokens) tokens.items.push_back(number_node(token.value));
      put(node, "tokens", std::move(tokens));
      node.entries.push_back({"shares", {}, shares(company)});
      list.items.push_back(std::move(node));
    }
    put(game_, "companies", std::move(list));
    put(game_, "colors", std::move(colours_));
  }

  // A name for a colour that the title gives in figures.
  std::string colour(const std::string& said) {
    if (said.empty()) return "white";
    if (!said.starts_with('#')) return maker::colour_for_maker(said);
    const std::string name = "colour " + said.substr(1);
    put(colours_, name, text_node(said));
    return name;
  }

  static Node shares(const Company& company) {
    Node list = list_node();
    for (const auto& certificate : company.certificates) {
      Node share = mapping_node();
      put(share, "quantity", number_node(certificate.count.value));
      if (certificate.president) put(share, "label", text_node("President's Certificate"));
      if (certificate.percent.value > 0) put(share, "percent", number_node(certificate.percent.value));
      put(share, "subtext", text_node(certificate.note));
      list.items.push_back(std::move(share));
    }
    return list;
  }

  void put_privates() {
    Node list = list_node();
    for (const Private& one : title_.companies.privates) {
      Node node = mapping_node();
      put(node, "name", text_node(one.name.empty() ? one.id.value : one.name));
      put(node, "sym", text_node(one.id.value));
      put(node, "price", number_node(one.price.value));
      put(node, "revenue", number_node(one.revenue.value));
      put(node, "description", text_node(one.text));
      if (!one.blocks.empty()) put(node, "hex", text_node(one.blocks.front().value));
      list.items.push_back(std::move(node));
    }
    put(game_, "privates", std::move(list));
  }

  Node tokens() const {
    Node list = list_node();
    for (const Entry& token : entries_of(file("companies.yaml"), "bonus_tokens")) {
      Node node = mapping_node();
      put(node, "label", text_node(token.key));
      node.entries.push_back({own_key, {}, token.value});
      list.items.push_back(std::move(node));
    }
    return list;
  }

  // ---- phases and trains

  static Node one_or_list(const std::vector<Ref>& names) {
    if (names.size() == 1) return text_node(names.front().value);
    Node list = list_node();
    for (const Ref& name : names) list.items.push_back(text_node(name.value));
    return list;
  }

  std::string limit_of(const Phase& phase) const {
    std::vector<int> limits;
    for (const std::string& kind : maker::kinds_in(game_)) {
      const auto found = std::ranges::find(phase.limits, kind, [](const auto& limit) { return limit.first; });
      if (found == phase.limits.end()) return "∞";
      limits.push_back(found->second.value);
    }
    if (limits.empty()) return "∞";
    const bool same = std::ranges::all_of(limits, [&](int one) { return one == limits.front(); });
    if (same) return std::to_string(limits.front());
    return limits.size() == 2 ? fmt::format("{}/{}", limits[0], limits[1]) : "∞";
  }

  void put_phases() {
    Node list = list_node();
    for (const Phase& phase : title_.roster.phases) {
      Node node = mapping_node();
      put(node, "name", text_node(phase.name.value));
      put(node, "on", one_or_list(phase.on));
      const std::string limit = limit_of(phase);
      const bool number = limit != "∞" && limit.find('/') == std::string::npos && limit != "0";
      put(node, "limit", number ? number_node(std::stoi(limit)) : text_node(limit == "0" ? "∞" : limit));
      if (phase.operating_rounds && phase.operating_rounds->value > 0)
        put(node, "rounds", number_node(phase.operating_rounds->value));
      put(node, "tiles",
          text_node(phase.tiles.empty() ? "white" : std::string(word_of(phase.tiles.back().value))));
      std::vector<std::string> notes = phase.status;
      if (limit == "∞" && !phase.limits.empty())
        notes.push_back("Limits: " + joined(phase.limits, ", ", [](const auto& one) {
                          return fmt::format("{} {}", one.first, one.second.value);
                        }));
      put(node, "notes", words_node(notes));
      list.items.push_back(std::move(node));
    }
    put(game_, "phases", std::move(list));
  }

  // The newest tile colour of the phase that the train begins, or else of the train before it.
  std::string colour_of_train(const Train& train, const std::string& before) const {
    for (const Phase& phase : title_.roster.phases)
      if (std::ranges::find(phase.on, train.name.value, &Ref::value) != phase.on.end() &&
          !phase.tiles.empty())
        return std::string(word_of(phase.tiles.back().value));
    return before;
  }

  void put_trains() {
    Node list = list_node();
    std::string colour = "yellow";
    for (const Train& train : title_.roster.trains) {
      colour = colour_of_train(train, colour);
      const Node* said = value_of(value_of(file("roster.yaml"), "trains"), train.name.value);
      Node node = mapping_node();
      put(node, "name", text_node(train.name.value));
      put(node, "quantity", quantity(said));
      if (const auto print = integer_of(said, "print")) put(node, "print", number_node(*print));
      if (const Node* price = value_of(said, "price"); price != nullptr) put(node, "price", *price);
      put(node, "color", text_node(colour));
      for (const auto& [ours, theirs] : {std::pair("rusts_on", "rust"), std::pair("obsolete_on", "phased"),
                                         std::pair("available_on", "available")})
        if (const Node* names = value_of(said, ours); names != nullptr)
          put(node, theirs, as_texts(*names, theirs));
      if (const Node* discount = value_of(said, "discount"); discount != nullptr)
        put(node, "discount", *discount);
      put(node, "description", text_node(text_of(said, "text")));
      list.items.push_back(std::move(node));
    }
    put(game_, "trains", std::move(list));
  }

  // `available` is one text there.
  static Node as_texts(const Node& said, string_view key) {
    std::vector<std::string> names;
    for (const Ref& name : trackwright::names(said)) names.push_back(name.value);
    if (names.size() == 1 || (key == "available" && !names.empty())) return text_node(names.front());
    return words_node(names);
  }

  static Node quantity(const Node* said) {
    const Node* count = value_of(said, "count");
    if (count != nullptr && !integer(*count)) return text_node("∞");
    return number_node(count == nullptr ? 1 : std::max(1, *integer(*count)));
  }

  // ---- map and tiles

  std::vector<maker::PrintedHome> homes_in(const Hex& hex) const {
    std::vector<maker::PrintedHome> homes;
    for (const Company& company : title_.companies.companies)
      for (const Station& home : company.homes)
        if (home.hex.value == hex.id) homes.push_back({home.city ? home.city->value : 0, company.id.value});
    return homes;
  }

  Node hex(const Hex& hex) const {
    if (hex.preprint.empty()) {
      Node node = maker::draw_tile(hex.tile, hex.name, homes_in(hex), frame_);
      const bool costs =
          std::ranges::any_of(hex.tile.terrain, [](const Terrain& one) { return one.cost > 0; });
      // Without `encoding`, the import takes a price for a hex that can be built on.
      if (hex.fixed && costs && node.find("encoding") == nullptr && hex.tile.colour != Colour::White)
        put(node, "encoding", text_node(maker::encoding_of(hex.tile, frame_)));
      return node;
    }
    Node node = mapping_node();
    put(node, "tile", text_node(hex.preprint));
    put(node, "rotation", number_node(Rotation(hex.rotation.steps() - (frame_.pointy ? 1 : 0)).steps() * 60));
    if (!hex.name.empty()) {
      Node name = mapping_node();
      put(name, "name", text_node(hex.name));
      put(node, "names", list_node({std::move(name)}));
    }
    return node;
  }

  Node map() const {
    if (title_.map.hexes().empty()) return {};
    Node hexes = list_node();
    for (const Hex& one : title_.map.hexes()) {
      Node node = hex(one);
      const auto same =
          std::ranges::find_if(hexes.items, [&](const Node& other) { return same_hex(other, node); });
      if (same != hexes.items.end() && value_of(&*same, "name") == nullptr) {
        same->entries.back().value.items.push_back(text_node(one.id));
        continue;
      }
      put(node, "hexes", words_node({one.id}));
      hexes.items.push_back(std::move(node));
    }
    Node map = mapping_node();
    put(map, "hexes", std::move(hexes));
    put(map, "borders", borders());
    return map;
  }

  // Equal but for the last entry of the first one, `hexes`.
  static bool same_hex(const Node& written, const Node& node) {
    if (written.entries.size() != node.entries.size() + 1) return false;
    for (std::size_t i = 0; i < node.entries.size(); ++i)
      if (written.entries[i].key != node.entries[i].key ||
          !same_tree(written.entries[i].value, node.entries[i].value))
        return false;
    return true;
  }

  Node borders() const {
    Node list = list_node();
    for (const HexSide& side : title_.map.sides()) {
      const std::string hex = coordinate_name(title_.map.layout(), side.a);
      const int low = (side.edge.index() + (frame_.pointy ? 0 : 1)) % 6;
      const std::string first = fmt::format("{}p{}", hex, low + 1);
      const std::string second = fmt::format("{}p{}", hex, (low + 1) % 6 + 1);
      Node node = mapping_node();
      const bool water = side.kind == BorderKind::Water || side.kind == BorderKind::Impassable;
      const bool named = !side.colour.empty() && !side.colour.starts_with('#');
      put(node, "color",
          text_node(named   ? maker::colour_for_maker(side.colour)
                    : water ? "water"
                            : "mountain"));
      put(node, "coords", words_node({first, second}));
      Node own = mapping_node();
      put(own, "type", word_node(side.kind));
      if (side.cost) put(own, "cost", number_node(*side.cost));
      put(own, "colour", text_node(side.colour));
      put(node, own_key, std::move(own));
      list.items.push_back(std::move(node));
    }
    return list;
  }

  Node tiles() const {
    Node tiles = mapping_node();
    for (const ManifestEntry& entry : title_.manifest) {
      const TileDefinition* tile = find_tile(title_, entry.id.value);
      if (entry.count && *entry.count < 1) continue;
      Node count = entry.count ? number_node(*entry.count) : text_node("∞");
      const bool own = tile != nullptr && tile->own;
      const bool other_print = entry.count ? entry.print != *entry.count : entry.print != 12;
      if (!own && entry.count && !other_print) {
        trackwright::add(tiles, entry.id.value, std::move(count));
        continue;
      }
      Node node = mapping_node();
      put(node, "quantity", std::move(count));
      if (other_print) put(node, "print", number_node(entry.print));
      if (own)
        for (Entry& part : maker::draw_tile(tile->tile, {}, {}, {}).entries)
          node.entries.push_back(std::move(part));
      trackwright::add(tiles, entry.id.value, std::move(node));
    }
    return tiles;
  }

  Node upgrades() const {
    Node node = mapping_node();
    for (const UpgradeLine& line : title_.upgrades.also) {
      const bool plain = line.from.size() == 1 && !line.to.empty() && line.hexes.empty() &&
                         line.not_hexes.empty() && line.labels.empty() && line.phase.empty() &&
                         line.after.empty() && line.until.empty();
      if (!plain) continue;
      Node to = list_node();
      for (const Ref& tile : line.to) to.items.push_back(text_node(tile.value));
      trackwright::add(node, line.from.front().value, std::move(to));
    }
    return node;
  }

  // ---- the market

  Node stock() const {
    const Market& market = title_.market;
    if (market.rows.empty()) return {};
    Node node = mapping_node();
    const bool line = market.shape == MarketShape::Line && market.rows.size() == 1;
    put(node, "type", text_node(line ? "1D" : "2D"));
    Node rows = list_node();
    for (const auto& row : market.rows) {
      Node cells = list_node();
      for (const auto& cell : row) cells.items.push_back(cell ? market_cell(*cell) : Node{});
      rows.items.push_back(std::move(cells));
    }
    put(node, "market", line ? rows.items.front() : rows);
    Node legend = list_node();
    for (const MarketZone* zone : zones()) {
      Node one = mapping_node();
      put(one, "color", text_node(zone->colour.empty() ? "white" : maker::colour_for_maker(zone->colour)));
      put(one, "description", text_node(zone->meaning.empty() ? zone->name : zone->meaning));
      legend.items.push_back(std::move(one));
    }
    put(node, "legend", std::move(legend));
    put(node, "movement", movement());
    Node par = mapping_node();
    Node values = list_node();
    for (const int price : par_prices(market)) values.items.push_back(number_node(price));
    put(par, "values", std::move(values));
    put(node, "par", std::move(par));
    return node;
  }

  // All zones but that of par cells, which a cell states itself.
  std::vector<const MarketZone*> zones() const {
    std::vector<const MarketZone*> zones;
    for (const MarketZone& zone : title_.market.zones)
      if (!zone.par) zones.push_back(&zone);
    return zones;
  }

  Node market_cell(const MarketCell& cell) const {
    if (cell.zones.empty()) return number_node(cell.price);
    Node node = mapping_node();
    put(node, "value", number_node(cell.price));
    put(node, "label", number_node(cell.price));
    const auto all = zones();
    for (const char letter : cell.zones) {
      const auto of_letter = [&](const MarketZone* zone) { return zone->letter == std::string(1, letter); };
      const auto zone = std::ranges::find_if(all, of_letter);
      if (zone == all.end())
        put(node, "par", flag_node(true));
      else
        put(node, "legend", number_node(static_cast<int>(zone - all.begin())));
    }
    return node;
  }

  Node movement() const {
    Node node = mapping_node();
    for (const MarketMove& move : title_.market.moves) {
      const std::string direction = move.move.substr(0, move.move.find(' '));
      if (direction != "left" && direction != "right" && direction != "up" && direction != "down") continue;
      Node text = text_node(move.when + move.move.substr(direction.size()));
      const auto known = std::ranges::find(node.entries, direction, &Entry::key);
      if (known != node.entries.end())
        known->value.items.push_back(std::move(text));
      else
        put(node, direction, list_node({std::move(text)}));
    }
    return node;
  }

  // ---- data that 18xx-maker lacks

  // The keys in which `read` differs from `wanted`; null for keys that must go.
  static Node differences(const Node& wanted, const Node& read) {
    Node own = mapping_node();
    for (const Entry& entry : wanted.entries)
      if (const Node* other = read.find(entry.key); other == nullptr || !same_tree(*other, entry.value))
        own.entries.push_back({entry.key, {}, entry.value});
    for (const Entry& entry : read.entries)
      if (wanted.find(entry.key) == nullptr) own.entries.push_back({entry.key, {}, {}});
    return own;
  }

  // Reads the game again and keeps under `trackwright` what differs.
  void add_own() {
    const ImportedTitle again = import_maker(game_, {});
    const auto read = [&](string_view name) -> const Node* {
      const auto found = std::ranges::find(again.files, name, &std::pair<std::string, Node>::first);
      return found == again.files.end() ? nullptr : &found->second;
    };
    for (Entry& entry : game_.entries) {
      if (entry.key == "companies")
        add_own_to_each(entry.value, "abbrev", file("companies.yaml"), read("companies.yaml"), "companies");
      if (entry.key == "players")
        add_own_to_each(entry.value, "number", file("title.yaml"), read("title.yaml"), "players");
      if (entry.key == "privates") add_abilities(entry.value, read("companies.yaml"));
      if (entry.key == "stock" && file("market.yaml") != nullptr && read("market.yaml") != nullptr)
        put(entry.value, own_key, differences(*file("market.yaml"), *read("market.yaml")));
    }
  }

  static void add_own_to_each(Node& list, const char* name, const Node* wanted, const Node* read,
                              const char* part) {
    for (Node& one : list.items) {
      const Node* ours = value_of(value_of(wanted, part), text_of(&one, name));
      const Node* theirs = value_of(value_of(read, part), text_of(&one, name));
      if (ours != nullptr) put(one, own_key, differences(*ours, theirs != nullptr ? *theirs : Node{}));
    }
  }

  // The schema leaves open the keys of an ability, not those of a private company.
  void add_abilities(Node& list, const Node* read) const {
    for (Node& one : list.items) {
      const std::string name = text_of(&one, "sym");
      const Node* ours = value_of(value_of(file("companies.yaml"), "privates"), name);
      const Node* theirs = value_of(value_of(read, "privates"), name);
      if (ours == nullptr || theirs == nullptr) continue;
      Node own = differences(*ours, *theirs);
      if (own.entries.empty()) continue;
      if (const Node* blocks = value_of(ours, "blocks"); blocks != nullptr && own.find("blocks") == nullptr)
        own.entries.push_back({"blocks", {}, *blocks});
      own.entries.insert(own.entries.begin(), {"type", {}, text_node(own_key)});
      put(one, "abilities", list_node({std::move(own)}));
    }
  }

  const Title& title_;
  const FileTrees& trees_;
  maker::Sides frame_;
  Node game_ = mapping_node();
  Node colours_ = mapping_node();
};

}  // namespace

Node maker_of(const Title& title, const FileTrees& trees) {
  return MakerExport(title, trees).write();
}

}  // namespace trackwright

#include "designer/format/interchange/ruby_facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <utility>

#include "designer/format/interchange/facts_rules.h"
#include "designer/format/interchange/ruby_map.h"
#include "designer/format/interchange/ruby_nodes.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

using Value = RubyValue::Kind;

// The parts of the engine's own constants to which games add entries.
constexpr const char* engine_constants = R"ruby(
class Base
  STOCKMARKET_COLORS = { par: :red, endgame: :blue, close: :black, multiple_buy: :brown, unlimited: :orange,
                         no_cert_limit: :yellow, liquidation: :red, acquisition: :yellow, repar: :gray,
                         ignore_one_sale: :green, safe_par: :white, max_price: :purple }
  MARKET_TEXT = { par: 'Par value', no_cert_limit: 'Corporation shares do not count towards cert limit',
                  unlimited: 'Corporation shares can be held above 60%',
                  multiple_buy: 'Can buy more than one share in the corporation per turn',
                  close: 'Corporation closes', endgame: 'End game trigger', liquidation: 'Liquidation',
                  repar: 'Par value after bankruptcy',
                  ignore_one_sale: 'Ignore first share sold when moving price' }
  EVENTS_TEXT = { 'close_companies' => ['Companies Close', 'Privates close'] }
  STATUS_TEXT = { 'can_buy_companies' => ['Can Buy Companies', 'Companies may buy privates'] }
  GAME_END_REASONS_TEXT = {}
  GAME_END_REASONS_TIMING_TEXT = {}
  GAME_END_DESCRIPTION_REASON_MAP_TEXT = {}
  ASSIGNMENT_TOKENS = {}
  OPTIONAL_RULES = []
end
)ruby";

// The letters after a price on the market.
constexpr auto letters = std::to_array<std::pair<char, std::string_view>>({{'p', "par"},
                                                                           {'e', "endgame"},
                                                                           {'c', "close"},
                                                                           {'b', "multiple_buy"},
                                                                           {'o', "unlimited"},
                                                                           {'y', "no_cert_limit"},
                                                                           {'l', "liquidation"},
                                                                           {'a', "acquisition"},
                                                                           {'r', "repar"},
                                                                           {'i', "ignore_one_sale"},
                                                                           {'j', "ignore_two_sales"},
                                                                           {'s', "safe_par"},
                                                                           {'P', "par_overlap"},
                                                                           {'x', "par_1"},
                                                                           {'z', "par_2"},
                                                                           {'w', "par_3"},
                                                                           {'C', "convert_range"},
                                                                           {'m', "max_price"},
                                                                           {'n', "max_price_1"},
                                                                           {'u', "phase_limited"},
                                                                           {'t', "type_limited"},
                                                                           {'B', "pays_bonus"},
                                                                           {'W', "pays_bonus_1"},
                                                                           {'X', "pays_bonus_2"},
                                                                           {'Y', "pays_bonus_3"},
                                                                           {'Z', "pays_bonus_4"},
                                                                           {'S', "share_split"},
                                                                           {'f', "only_president"}});

// Constants of the engine that only its page uses.
constexpr auto of_the_page = std::to_array<std::string_view>({"GAME_RULES_URL",
                                                              "GAME_INFO_URL",
                                                              "GAME_IMPLEMENTER",
                                                              "GAME_ALIASES",
                                                              "GAME_DISPLAY_TITLE",
                                                              "GAME_FULL_TITLE",
                                                              "GAME_DROPDOWN_TITLE",
                                                              "GAME_ISSUE_LABEL",
                                                              "FIXTURE_DIR_NAME",
                                                              "DEV_STAGE",
                                                              "PROTOTYPE",
                                                              "KEYWORDS",
                                                              "DEPENDS_ON",
                                                              "AUTOROUTE",
                                                              "GAME_END_REASONS_TEXT",
                                                              "GAME_END_REASONS_TIMING_TEXT",
                                                              "GAME_END_DESCRIPTION_REASON_MAP_TEXT",
                                                              "ASSIGNMENT_TOKENS",
                                                              "ALWAYS_SHOW_PAR_PRICE",
                                                              "GAME_VARIANTS",
                                                              "GAME_IS_VARIANT_OF",
                                                              "MUTEX_RULES"});

class FactsOfRuby {
 public:
  FactsOfRuby(RubyConstants& constants, std::string game, const std::string& source)
      : constants_(constants),
        game_(std::move(game)),
        source_(source),
        zigzag_(constants.has_zigzag(game_)) {}

  RubyFacts make() {
    Node& facts = result_.facts;
    facts = mapping_node();
    put(facts, "title", text_node(title()));
    for (const auto& [key, name] : texts_) put(facts, key, node_of_ruby(find(name)));
    put(facts, "optional_rules", node_of_ruby(find("OPTIONAL_RULES")));
    const RubyValue* const layout = find("layout") != nullptr ? find("layout") : find("LAYOUT");
    const bool flat = ruby_text(layout) == "flat";
    const RubyValue* const axes = find("axes") != nullptr ? find("axes") : find("AXES");
    const std::string x = axes == nullptr ? "" : ruby_text(ruby_find(*axes, "x"));
    const bool across = x.empty() ? flat : x == "letter";
    put(facts, "layout", text_node(flat ? "flat" : "pointy"));
    Node axes_node = mapping_node();
    put(axes_node, "x", text_node(across ? "letter" : "number"));
    put(facts, "axes", std::move(axes_node));
    put(facts, "bank", node_of_ruby(chosen("BANK_CASH")));
    put_table("hexes", hexes_of_ruby(chosen("HEXES"), chosen("LOCATION_NAMES"), across));
    RubyTiles tiles = tiles_of_ruby(chosen("TILES"));
    put_table("tile_manifest", std::move(tiles.manifest));
    put_table("custom_tiles", std::move(tiles.own));
    put_market();
    for (const auto& [key, name] : lists_) put_table(key, node_of_ruby(chosen(name)));
    complete_companies();
    put(facts, "by_players", players());
    put(facts, "constants", rules());
    put(facts, "rounds", rounds());
    list_unread();
    return std::move(result_);
  }

 private:
  static constexpr auto texts_ =
      std::to_array<std::pair<const char*, const char*>>({{"subtitle", "GAME_SUBTITLE"},
                                                          {"designer", "GAME_DESIGNER"},
                                                          {"publisher", "GAME_PUBLISHER"},
                                                          {"location", "GAME_LOCATION"},
                                                          {"currency_format", "CURRENCY_FORMAT_STR"},
                                                          {"capitalization", "CAPITALIZATION"},
                                                          {"events_text", "EVENTS_TEXT"},
                                                          {"status_text", "STATUS_TEXT"}});
  static constexpr auto orders_ = std::to_array<std::pair<const char*, const char*>>(
      {{"reverse_order", "reversed"}, {"snake_order", "snake"}, {"rotating_order", "rotating"}});
  static constexpr auto lists_ =
      std::to_array<std::pair<const char*, const char*>>({{"phases", "PHASES"},
                                                          {"trains", "TRAINS"},
                                                          {"companies", "COMPANIES"},
                                                          {"corporations", "CORPORATIONS"},
                                                          {"minors", "MINORS"}});

  const RubyValue* find(std::string_view name) { return constants_.find(game_, name); }

  // Facts have these keys even if they are empty.
  void put_table(const char* key, Node value) {
    result_.facts.entries.push_back({key, {}, std::move(value), {}});
  }

  std::string title() {
    const std::string told = ruby_text(find("GAME_TITLE"));
    if (!told.empty()) return told;
    const std::string module = game_.substr(0, game_.find("::"));
    return module.size() > 1 && module[0] == 'G' ? module.substr(1) : source_;
  }

  static bool is_filled(const RubyValue* value) {
    return value != nullptr && (is_ruby_scalar(*value) || !value->items.empty());
  }

  // The value of a method, game_trains, or of a constant, TRAINS. Code may choose among STANDARD_TRAINS and
  // other constants: take the standard one, or the only one.
  const RubyValue* chosen(const std::string& name) {
    std::string method = "game_";
    for (const char c : name) method += c == '_' ? c : static_cast<char>(c - 'A' + 'a');
    for (const std::string& one : {method, name})
      if (const RubyValue* value = find(one); is_filled(value)) return value;
    std::vector<std::pair<std::string, const RubyConstant*>> others;
    std::vector<std::string> modules = constants_.ancestors_of(game_);
    modules.insert(modules.begin(), game_);
    for (const std::string& module : modules)
      for (const RubyConstant* one : constants_.constants_of(module))
        if (one->name.ends_with("_" + name) || one->name.starts_with(name + "_"))
          others.emplace_back(module, one);
    const auto standard = std::ranges::find_if(others, [](const auto& other) {
      const std::string& full = other.second->name;
      return full.find("STANDARD") != std::string::npos || full.find("BASE") != std::string::npos ||
             full.find("DEFAULT") != std::string::npos;
    });
    if (standard == others.end() && others.size() != 1) return nullptr;
    const auto& [module, one] = standard == others.end() ? others.front() : *standard;
    const RubyValue* value = constants_.find(module, one->name);
    if (!is_filled(value) || !is_of_kind(name, *value)) return nullptr;
    result_.chosen.push_back({one->place, fmt::format("code chooses {}: {} is read", name, one->name)});
    return value;
  }

  // The other constant has the form of this one: a list of hashes, a list of lists, or a hash.
  static bool is_of_kind(const std::string& name, const RubyValue& value) {
    static constexpr auto lists =
        std::to_array<std::string_view>({"PHASES", "TRAINS", "COMPANIES", "CORPORATIONS", "MINORS"});
    if (name == "BANK_CASH") return is_ruby_scalar(value);
    if (value.items.empty()) return false;
    if (name == "MARKET") return value.kind == Value::List && value.items.front().kind == Value::List;
    if (std::ranges::find(lists, name) != lists.end())
      return value.kind == Value::List && value.items.front().kind == Value::Map &&
             (ruby_find(value.items.front(), "name") != nullptr);
    return value.kind == Value::Map;
  }

  void put_market() {
    const RubyValue* const market = chosen("MARKET");
    Node rows = node_of_ruby(market);
    put(result_.facts, "market_type", text_node(zigzag_ ? "zigzag" : rows.items.size() == 1 ? "1D" : "2D"));
    Node used = mapping_node();
    const RubyValue* const words = find("MARKET_TEXT");
    const RubyValue* const colours = find("STOCKMARKET_COLORS");
    const auto about = [](const RubyValue* map, std::string_view type) {
      return text_node(map == nullptr ? "" : ruby_text(ruby_find(*map, type)));
    };
    for (const Node& row : rows.items)
      for (const Node& cell : row.items)
        for (const char c : cell.text) {
          const auto* const known = std::ranges::find(letters, c, &std::pair<char, std::string_view>::first);
          if (known == letters.end()) continue;
          Node letter = mapping_node();
          put(letter, "type", text_node(std::string(known->second)));
          put(letter, "text", about(words, known->second));
          put(letter, "color", about(colours, known->second));
          add(used, std::string(1, c), std::move(letter));
        }
    put(result_.facts, "market_letters", std::move(used));
    put_table("market", std::move(rows));
  }

  static Entry* entry(Node& mapping, std::string_view key) {
    const auto found = std::ranges::find(mapping.entries, key, &Entry::key);
    return found == mapping.entries.end() ? nullptr : &*found;
  }

  static void rename(Node& mapping, std::string_view from, const char* to) {
    if (Entry* found = entry(mapping, from)) found->key = to;
  }

  // What the engine adds to companies that do not state it.
  void complete_companies() {
    for (Node& one : entry(result_.facts, "corporations")->value.items) {
      if (one.kind != Node::Kind::Mapping) continue;
      constexpr int president = 20;
      constexpr int share = 10;
      constexpr int others = 8;
      Node shares = list_node({number_node(president)});
      shares.items.insert(shares.items.end(), others, number_node(share));
      add(one, "shares", std::move(shares));
      constexpr int usual_float = 60;
      add(one, "float_percent", number_node(usual_float));
      complete(one);
    }
    for (Node& one : entry(result_.facts, "minors")->value.items) complete(one);
    for (Node& one : entry(result_.facts, "companies")->value.items) {
      const int value = integer_of(&one, "value").value_or(0);
      add(one, "min_price", number_node((value + 1) / 2));
      add(one, "max_price", number_node(value * 2));
      if (Entry* text = entry(one, "desc")) text->value = text_node(in_one_line(text->value.text));
    }
  }

  static void complete(Node& company) {
    add(company, "text_color", text_node("#ffffff"));
    rename(company, "destination_coordinates", "destination");
  }

  static std::string in_one_line(const std::string& text) {
    std::string line;
    for (const char c : text) {
      const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
      if (!blank) line += c;
      if (blank && !line.empty() && line.back() != ' ') line += ' ';
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
  }

  // The entry for a number of players, or a value for all.
  static const RubyValue* for_players(const RubyValue* value, int players) {
    if (value == nullptr || value->kind != Value::Map) return value;
    return ruby_find(*value, std::to_string(players));
  }

  // A limit for each number of companies: the one for all of them.
  const RubyValue* limit_of(const RubyValue* limits, int players) const {
    const RubyValue* limit = for_players(limits, players);
    if (limit == nullptr || limit->kind != Value::Map) return limit;
    const auto companies = static_cast<int>(items_of(&result_.facts, "corporations").size());
    const RubyValue* found = limit->items.empty() ? nullptr : &limit->items[1];
    int fewest = -1;
    for (std::size_t i = 0; i + 1 < limit->items.size(); i += 2) {
      const auto count = integer(node_of_ruby(&limit->items[i]));
      if (!count || *count < companies || (fewest >= 0 && *count >= fewest)) continue;
      fewest = *count;
      found = &limit->items[i + 1];
    }
    return found;
  }

  Node players() {
    Node rows = mapping_node();
    const RubyValue* const range = find("PLAYER_RANGE");
    if (range == nullptr || range->items.size() != 2) return rows;
    constexpr int most = 20;
    const int last = std::min(integer(node_of_ruby(&range->items[1])).value_or(0), most);
    const RubyValue* const cash = chosen("STARTING_CASH");
    const RubyValue* const limits = chosen("CERT_LIMIT");
    for (int count = std::max(integer(node_of_ruby(&range->items[0])).value_or(1), 1); count <= last;
         ++count) {
      Node row = mapping_node();
      put(row, "starting_cash", node_of_ruby(for_players(cash, count)));
      put(row, "cert_limit", node_of_ruby(limit_of(limits, count)));
      Node absent = list_node();
      for (const Node& company : items_of(&result_.facts, "companies"))
        if (integer_of(&company, "min_players").value_or(0) > count)
          absent.items.push_back(text_node(text_of(&company, "sym")));
      put(row, "absent_companies", std::move(absent));
      add(rows, std::to_string(count), std::move(row));
    }
    return rows;
  }

  static std::string class_of(const RubyRound& round, std::string_view part) {
    const auto found = std::ranges::find_if(
        round.classes, [&](const std::string& one) { return one.find(part) != std::string::npos; });
    return found == round.classes.end() ? std::string() : *found;
  }

  // The class of the first round, the steps of its code or of auctions, and the order of its turns.
  Node rounds() const {
    const RubyRound* first = constants_.round(game_, "init_round");
    const RubyRound* auction = constants_.round(game_, "new_auction_round");
    Node node = mapping_node();
    const auto has = [&](const char* word) {
      return first != nullptr && std::ranges::find(first->words, word) != first->words.end();
    };
    std::string kind = first == nullptr ? "Round::Auction" : class_of(*first, "Round::");
    if (has("stock_round")) kind = "Round::Stock";
    put(node, "first", text_node(kind));
    for (const auto& [word, order] : orders_)
      if (has(word)) put(node, "order", text_node(order));
    if (first != nullptr && !class_of(*first, "Step::").empty()) auction = first;
    Node steps = list_node();
    if (auction != nullptr)
      for (const std::string& one : auction->classes)
        if (one.find("Step::") != std::string::npos) steps.items.push_back(text_node(one));
    Node of_auction = mapping_node();
    put(of_auction, "steps", std::move(steps));
    put(node, "auction", std::move(of_auction));
    return node;
  }

  Node rules() {
    Node rules = mapping_node();
    for (const std::string& module : modules())
      for (const RubyConstant* one : constants_.constants_of(module))
        if (is_told_constant(one->name) && rules.find(one->name) == nullptr)
          put(rules, one->name, node_of_ruby(find(one->name)));
    if (rules.find("GAME_END_CHECK") == nullptr)
      put(rules, "GAME_END_CHECK", node_of_ruby(chosen("GAME_END_CHECK")));
    return rules;
  }

  std::vector<std::string> modules() const {
    std::vector<std::string> all = constants_.ancestors_of(game_);
    all.insert(all.begin(), game_);
    std::erase(all, "Base");
    return all;
  }

  void list_unread() {
    for (const std::string& module : modules())
      for (const RubyConstant* one : constants_.constants_of(module)) {
        if (constants_.is_used(*one) || std::ranges::find(of_the_page, one->name) != of_the_page.end())
          continue;
        result_.unread.push_back({one->place, fmt::format("the constant {}", one->name)});
      }
  }

  RubyConstants& constants_;
  std::string game_;
  std::string source_;
  bool zigzag_;
  RubyFacts result_;
};

}  // namespace

RubyFacts facts_of_ruby(RubyConstants& constants, const std::string& game, const std::string& source) {
  return FactsOfRuby(constants, game, source).make();
}

RubyFile ruby_engine_constants() {
  Sources sources;
  const FileId file = sources.add("", engine_constants);
  return read_ruby_file(*sources.file(file), 0).file;
}

}  // namespace trackwright

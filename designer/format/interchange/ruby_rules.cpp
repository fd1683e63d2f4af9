#include "designer/format/interchange/ruby_rules.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "designer/format/interchange/ruby_write.h"
#include "designer/format/text/values.h"

namespace trackwright::ruby {

namespace {

using Words = std::pair<std::string_view, std::string_view>;  // a word of rules.yaml, one of the engine

class RulesOfRuby {
 public:
  RulesOfRuby(const Title& title, const Node* rules) : title_(title), rules_(rules) {}

  Constants make() {
    opening();
    stock_round();
    market();
    companies();
    operating_round();
    trains();
    add("GAME_END_CHECK", end());
    if (title_.upgrades.track) add("TRACK_RESTRICTION", symbol(std::string(word_of(*title_.upgrades.track))));
    if (title_.pool_limit) add("MARKET_SHARE_LIMIT", number(title_.pool_limit->value));
    flag_of(value_of(rules_, "privates"), "count", "CERT_LIMIT_INCLUDES_PRIVATES");
    return std::move(constants_);
  }

 private:
  void add(const char* name, RubyValue value) { constants_.emplace_back(name, std::move(value)); }

  void flag_of(const Node* section, const char* key, const char* name) {
    if (const auto value = boolean_of(section, key)) add(name, flag(*value));
  }

  // Adds the engine's word; nothing for a word that it lacks.
  void word_for(const Node* section, const char* key, const char* name, std::span<const Words> words) {
    const std::string value = text_of(section, key);
    for (const auto& [ours, theirs] : words)
      if (value == ours) add(name, symbol(std::string(theirs)));
  }

  static bool has(const Node* section, const char* key, std::string_view word) {
    const std::vector<std::string> all = texts_of(section, key);
    return std::ranges::find(all, word) != all.end();
  }

  void opening() {
    const auto sales = items_of(rules_, "opening");
    if (sales.empty()) return;
    const Node& sale = sales.front();
    if (const auto step = integer_of(&sale, "step")) add("MIN_BID_INCREMENT", number(*step));
    flag_of(&sale, "multiples", "MUST_BID_INCREMENT_MULTIPLE");
    if (text_of(&sale, "committed") == "highest") add("ONLY_HIGHEST_BID_COMMITTED", flag(true));
  }

  void stock_round() {
    const Node* const round = value_of(rules_, "stock_round");
    if (round == nullptr) return;
    static constexpr auto turns = std::to_array<Words>({{"sell_buy", "sell_buy"},
                                                        {"sell_buy_sell", "sell_buy_sell"},
                                                        {"sell_buy_or_buy_sell", "sell_buy_or_buy_sell"},
                                                        {"one_action", "sell_buy"}});
    word_for(round, "turn", "SELL_BUY_ORDER", turns);
    const bool operated = has(round, "sell_after", "operated");
    const bool president = boolean_of(round, "president_sells_first").value_or(false);
    add("SELL_AFTER", symbol(operated && president                           ? "p_any_operate"
                             : operated                                      ? "operate"
                             : has(round, "sell_after", "floated")           ? "after_sr_floated"
                             : has(round, "sell_after", "first_stock_round") ? "first"
                                                                             : "any_time"));
    flag_of(round, "blocks", "MUST_SELL_IN_BLOCKS");
    if (texts_of(round, "several_from") == std::vector<std::string>{"pool"})
      add("MULTIPLE_BUY_ONLY_FROM_MARKET", flag(true));
    static constexpr auto orders = std::to_array<Words>({{"after_last_to_act", "after_last_to_act"},
                                                         {"first_to_pass", "first_to_pass"},
                                                         {"most_cash", "most_cash"},
                                                         {"least_cash", "least_cash"}});
    word_for(round, "priority", "NEXT_SR_PLAYER_ORDER", orders);
  }

  const MarketMove* move_when(std::string_view when) const {
    const auto found = std::ranges::find(title_.market.moves, when, &MarketMove::when);
    return found == title_.market.moves.end() ? nullptr : &*found;
  }

  // The words for sales in `moves` of the market, as facts_rules.cpp writes them.
  void market() {
    static constexpr auto sales = std::to_array<std::array<std::string_view, 3>>(
        {{"each share sold", "down", "down_share"},
         {"each share sold", "left", "left_share"},
         {"each unprotected share sold", "down", "down_share"},
         {"each 10 % sold", "down", "down_per_10"},
         {"shares sold, once a sale", "down", "down_block"},
         {"shares sold, once a sale", "left", "left_block"},
         {"shares sold by the president, once a sale", "down", "down_block_pres"},
         {"shares sold by the president, once a sale", "left", "left_block_pres"}});
    const bool one_row = title_.market.shape != MarketShape::Grid;
    std::string sale = "none";
    for (const auto& [when, where, word] : sales)
      if (const MarketMove* move = move_when(when);
          move != nullptr && (move->move == where || (one_row && move->move == "left" && where == "down")) &&
          sale == "none")
        sale = word;
    add("SELL_MOVEMENT", symbol(sale));
    const MarketMove* const pool = move_when("shares in the pool at the end of a stock round");
    if (pool != nullptr && (pool->move == "down" || pool->move == "left"))
      add("POOL_SHARE_DROP", symbol(pool->move + "_block"));
    const bool rises = std::ranges::any_of(title_.market.moves, [](const MarketMove& move) {
      return move.when.find("end of a stock round") != std::string::npos &&
             (move.move == "up" || move.move == "right");
    });
    add("SOLD_OUT_INCREASE", flag(rises));
  }

  // The key of the first kind of company that has rules.
  const Node* rules_of_companies() const {
    for (const char* kind : {"all", "major"})
      if (const Node* one = value_of(value_of(rules_, "companies"), kind)) return one;
    const auto all = entries_of(rules_, "companies");
    return all.empty() ? nullptr : &all.front().value;
  }

  void companies() {
    static constexpr auto homes = std::to_array<Words>({{"start", "par"},
                                                        {"float", "float"},
                                                        {"operate", "operate"},
                                                        {"operating_round", "operating_round"},
                                                        {"set_up", "start"}});
    const Node* const rules = rules_of_companies();
    word_for(rules, "home", "HOME_TOKEN_TIMING", homes);
    if (text_of(rules, "home_reserved") == "always") add("TILE_RESERVATION_BLOCKS_OTHERS", symbol("always"));
  }

  static RubyValue lay_of(const Node& lay) {
    RubyValue value = hash();
    const std::string tile = text_of(&lay, "tile", "any");
    const bool unless = text_of(&lay, "only") == "no_upgrade";
    const auto allowed = [&](bool is) {
      return !is ? flag(false) : unless ? symbol("not_if_upgraded") : flag(true);
    };
    put(value, "lay", allowed(tile != "upgrade"));
    put(value, "upgrade", allowed(tile != "yellow"));
    put(value, "cost", number(integer_of(&lay, "cost").value_or(0)));
    if (!boolean_of(&lay, "same_hex").value_or(true)) put(value, "cannot_reuse_same_hex", flag(true));
    return value;
  }

  void operating_round() {
    const Node* lays = value_of(value_of(rules_, "operating_round"), "lays");
    if (lays == nullptr) return;
    if (lays->kind == Node::Kind::Mapping) {
      const Node* major = value_of(lays, "major");
      lays = major != nullptr || lays->entries.empty() ? major : &lays->entries.front().value;
    }
    if (lays == nullptr || lays->items.empty()) return;
    RubyValue all = list();
    for (const Node& lay : lays->items) all.items.push_back(lay_of(lay));
    add("TILE_LAYS", std::move(all));
  }

  void trains() {
    const Node* const trains = value_of(rules_, "trains");
    static constexpr auto owns =
        std::to_array<Words>({{"always", "always"}, {"with_route", "route"}, {"never", "never"}});
    word_for(trains, "must_own", "MUST_BUY_TRAIN", owns);
    const std::string between = text_of(trains, "between_companies");
    if (between == "never") add("ALLOW_TRAIN_BUY_FROM_OTHERS", flag(false));
    if (between == "face_value") add("ALWAYS_BUY_TRAINS_AT_FACE_VALUE", flag(true));
    static constexpr auto places = std::to_array<Words>({{"pool", "discard"}, {"removed", "remove"}});
    word_for(trains, "over_limit", "DISCARDED_TRAINS", places);
    if (const std::string closed = text_of(trains, "of_closed"); !closed.empty())
      add("CLOSED_CORP_TRAINS_REMOVED", flag(closed == "removed"));
    if (boolean_of(trains, "deals_within").value_or(false))
      add("ALLOW_TRAIN_BUY_FROM_OTHER_PLAYERS", flag(false));
    flag_of(trains, "obsolete_count", "OBSOLETE_TRAINS_COUNT_FOR_LIMIT");
    const Node* const emergency = value_of(trains, "emergency");
    flag_of(emergency, "cheapest", "EBUY_DEPOT_TRAIN_MUST_BE_CHEAPEST");
    static constexpr auto others = std::to_array<Words>(
        {{"never", "never"}, {"own_money", "value"}, {"face_value", "value"}, {"any_price", "always"}});
    word_for(emergency, "from_others", "EBUY_FROM_OTHERS", others);
    flag_of(emergency, "issue_first", "MUST_EMERGENCY_ISSUE_BEFORE_EBUY");
    if (const std::string sells = text_of(emergency, "president_sells"); !sells.empty())
      add("EBUY_PRES_SWAP", flag(sells != "keeps_presidencies"));
    if (text_of(emergency, "president_sells") == "nothing") add("EBUY_CAN_SELL_SHARES", flag(false));
    if (text_of(emergency, "bankruptcy") == "never") add("BANKRUPTCY_ALLOWED", flag(false));
    player_loans(emergency);
    static constexpr auto ends =
        std::to_array<Words>({{"ends_game", "one"}, {"player_leaves", "all_but_one"}});
    word_for(emergency, "bankruptcy", "BANKRUPTCY_ENDS_GAME_AFTER", ends);
  }

  // The engine reads its usual rate, 50, if the constant is absent.
  void player_loans(const Node* emergency) {
    if (!boolean_of(emergency, "loans").value_or(false)) {
      flag_of(emergency, "loans", "EBUY_CAN_TAKE_PLAYER_LOAN");
      return;
    }
    const bool later = boolean_of(emergency, "loans_after_sales").value_or(false);
    add("EBUY_CAN_TAKE_PLAYER_LOAN", later ? symbol("after_sell") : flag(true));
    if (const auto rate = integer_of(emergency, "loan_interest"))
      add("PLAYER_LOAN_INTEREST_RATE", number(*rate));
    if (const auto lost = integer_of(emergency, "loan_penalty"))
      add("PLAYER_LOAN_ENDGAME_PENALTY", number(*lost));
  }

  RubyValue end() const {
    static constexpr auto causes = std::to_array<Words>({{"bank", "bank"},
                                                         {"bankruptcy", "bankrupt"},
                                                         {"one_player_left", "bankrupt"},
                                                         {"price", "stock_market"},
                                                         {"train", "final_train"},
                                                         {"no_companies", "all_closed"},
                                                         {"last_phase", "final_phase"},
                                                         {"no_trains", "final_train"}});
    static constexpr auto times = std::to_array<Words>({{"at_once", "immediate"},
                                                        {"round", "current_round"},
                                                        {"operating_round", "current_or"},
                                                        {"set", "full_or"},
                                                        {"one_more_set", "one_more_full_or_set"},
                                                        {"after_stock_round", "one_more_full_or_set"}});
    const auto word = [](std::span<const Words> words, const std::string& ours) {
      const auto found = std::ranges::find(words, ours, &Words::first);
      return found == words.end() ? std::string() : std::string(found->second);
    };
    RubyValue ends = hash();
    for (const Node& one : items_of(rules_, "end")) {
      const std::string cause = word(causes, text_of(&one, "when"));
      const std::string time = word(times, text_of(&one, "then", "set"));
      if (!cause.empty() && ruby_find(ends, cause) == nullptr) put(ends, cause.c_str(), symbol(time));
    }
    if (!ends.items.empty()) return ends;
    put(ends, "bankrupt", symbol("immediate"));
    put(ends, "bank", symbol("full_or"));
    return ends;
  }

  const Title& title_;
  const Node* rules_;
  Constants constants_;
};

}  // namespace

Constants rule_constants(const Title& title, const Node* rules) {
  return RulesOfRuby(title, rules).make();
}

}  // namespace trackwright::ruby

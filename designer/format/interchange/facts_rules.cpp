#include "designer/format/interchange/facts_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <initializer_list>
#include <map>
#include <set>
#include <string_view>

#include "designer/format/interchange/facts_minors.h"
#include "designer/format/interchange/facts_players.h"
#include "designer/format/interchange/facts_powers.h"
#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

constexpr auto told_constants = std::to_array<std::string_view>({"EBUY_FROM_OTHERS",
                                                                 "EBUY_PRES_SWAP",
                                                                 "EBUY_DEPOT_TRAIN_MUST_BE_CHEAPEST",
                                                                 "HOME_TOKEN_TIMING",
                                                                 "MUST_SELL_IN_BLOCKS",
                                                                 "SELL_BUY_ORDER",
                                                                 "SELL_AFTER",
                                                                 "SELL_MOVEMENT",
                                                                 "SOLD_OUT_INCREASE",
                                                                 "POOL_SHARE_DROP",
                                                                 "GAME_END_CHECK",
                                                                 "MUST_BID_INCREMENT_MULTIPLE",
                                                                 "MIN_BID_INCREMENT",
                                                                 "ONLY_HIGHEST_BID_COMMITTED",
                                                                 "MUST_BUY_TRAIN",
                                                                 "TILE_RESERVATION_BLOCKS_OTHERS",
                                                                 "TRACK_RESTRICTION",
                                                                 "TILE_LAYS",
                                                                 "MULTIPLE_BUY_ONLY_FROM_MARKET",
                                                                 "BANKRUPTCY_ENDS_GAME_AFTER",
                                                                 "MUST_EMERGENCY_ISSUE_BEFORE_EBUY",
                                                                 "MARKET_SHARE_LIMIT",
                                                                 "NEXT_SR_PLAYER_ORDER",
                                                                 "CERT_LIMIT_INCLUDES_PRIVATES",
                                                                 "DISCARDED_TRAINS",
                                                                 "CLOSED_CORP_TRAINS_REMOVED",
                                                                 "OBSOLETE_TRAINS_COUNT_FOR_LIMIT",
                                                                 "TILE_COST",
                                                                 "TILE_UPGRADES_MUST_USE_MAX_EXITS",
                                                                 "ALLOW_TRAIN_BUY_FROM_OTHERS",
                                                                 "ALLOW_TRAIN_BUY_FROM_OTHER_PLAYERS",
                                                                 "ALWAYS_BUY_TRAINS_AT_FACE_VALUE",
                                                                 "BANKRUPTCY_ALLOWED",
                                                                 "EBUY_CAN_SELL_SHARES",
                                                                 "EBUY_CAN_TAKE_PLAYER_LOAN",
                                                                 "PLAYER_LOAN_INTEREST_RATE",
                                                                 "PLAYER_LOAN_ENDGAME_PENALTY"});

void say(Node& node, const char* key, const char* word) {
  put(node, key, text_node(word));
}

class RulesImport {
 public:
  explicit RulesImport(const Node& facts) : facts_(facts), constants_(value_of(&facts, "constants")) {}

  Node rules() {
    Node node = mapping_node();
    put(node, "opening", opening_from_facts(facts_));
    put(node, "stock_round", stock_round());
    put(node, "companies", starts_from_facts(facts_));
    put(node, "operating_round", operating_round());
    put(node, "trains", trains());
    put(node, "privates", privates());
    put(node, "end", ends_from_facts(facts_));
    put(node, "score", words_node({"cash", "shares", "privates"}));
    return node;
  }

  std::string constant(const char* name, const std::string& otherwise) const {
    const std::string said = text_of(constants_, name);
    return said.empty() ? otherwise : said;
  }

  bool flag(const char* name, bool otherwise) const {
    return boolean_of(constants_, name).value_or(otherwise);
  }

 private:
  Node stock_round() const {
    Node node = mapping_node();
    put(node, "turn", text_node(constant("SELL_BUY_ORDER", "sell_buy_or_buy_sell")));
    const std::string after = constant("SELL_AFTER", "first");
    if (after == "first")
      put(node, "sell_after", words_node({"first_stock_round"}));
    else if (after == "after_sr_floated")
      put(node, "sell_after", words_node({"floated"}));
    else if (after == "operate" || after == "p_any_operate" || after == "full_or_turn")
      put(node, "sell_after", words_node({"operated"}));
    if (after == "p_any_operate") put(node, "president_sells_first", flag_node(true));
    put(node, "blocks", flag_node(flag("MUST_SELL_IN_BLOCKS", false)));
    say(node, "rebuy", "next_round");
    if (buys_several_from_pool(facts_)) put(node, "several_from", words_node({"pool"}));
    say(node, "presidency", "next_after_president");
    put(node, "priority", text_node(priority_from_facts(facts_)));
    return node;
  }

  Node lay(const Node& said) const {
    Node node = mapping_node();
    const bool yellow = text_of(&said, "lay") != "false" && value_of(&said, "lay") != nullptr;
    const bool upgrade = text_of(&said, "upgrade") != "false" && value_of(&said, "upgrade") != nullptr;
    say(node, "tile", yellow == upgrade ? "any" : yellow ? "yellow" : "upgrade");
    for (const char* key : {"lay", "upgrade"})
      if (text_of(&said, key) == "not_if_upgraded") say(node, "only", "no_upgrade");
    if (const int cost = integer_of(&said, "cost").value_or(0); cost > 0)
      put(node, "cost", number_node(cost));
    if (const int least = integer_of(constants_, "TILE_COST").value_or(0); least > 0)
      put(node, "least_cost", number_node(least));
    if (boolean_of(&said, "cannot_reuse_same_hex").value_or(false)) put(node, "same_hex", flag_node(false));
    return node;
  }

  Node operating_round() const {
    Node node = mapping_node();
    put(node, "privates_pay", flag_node(true));
    put(node, "order", by_kind(facts_, text_node("listed"), text_node("price")));
    put(node, "turn", turn_from_facts(facts_));
    Node lays = list_node();
    for (const Node& said : items_of(constants_, "TILE_LAYS")) lays.items.push_back(lay(said));
    if (lays.items.empty()) {
      Node any = mapping_node();
      lays.items.push_back(lay(any));
      for (Node& yellow : yellow_lays_from_facts(facts_).items) lays.items.push_back(std::move(yellow));
    }
    if (const Node phases = phases_with("extra_tile_lays"); !phases.items.empty()) {
      Node extra = mapping_node();
      say(extra, "tile", "yellow");
      say(extra, "only", "no_upgrade");
      put(extra, "phases", phases);
      lays.items.push_back(std::move(extra));
    }
    put(node, "lays", lays);
    put(node, "dividends", by_kind(facts_, words_node({"half"}), words_node({"pay", "withhold"})));
    const bool incremental = text_of(&facts_, "capitalization") == "incremental";
    say(node, "treasury_shares", "company");
    say(node, "pool_shares", incremental ? "bank" : "company");
    put(node, "changed_order", flag_node(true));
    return node;
  }

  Node phases_with(std::string_view status) const {
    Node names = list_node();
    for (const Node& phase : items_of(&facts_, "phases"))
      for (const Node& one : items_of(&phase, "status"))
        if (one.text == status) names.items.push_back(text_node(text_of(&phase, "name")));
    return names;
  }

  // The phases from the first train with one of these events on.
  Node phases_after(std::initializer_list<std::string_view> events) const {
    Node phases = list_node();
    for (const Node& phase : items_of(&facts_, "phases")) {
      const auto begun_events = events_of_phase(facts_, phase);
      const bool begun = std::ranges::find_first_of(begun_events, events) != begun_events.end();
      if (begun || !phases.items.empty()) phases.items.push_back(text_node(text_of(&phase, "name")));
    }
    return phases;
  }

  // The phases in which companies trade trains; none: all.
  Node phases_of_trade() const {
    Node phases = phases_with("can_buy_trains");
    return phases.items.empty() ? phases_after({"can_buy_trains", "buy_across"}) : phases;
  }

  Node trains_that_rust() const {
    Node names = list_node();
    for (const Node& train : items_of(&facts_, "trains"))
      if (value_of(&train, "rusts_on") != nullptr) names.items.push_back(text_node(text_of(&train, "name")));
    return names;
  }

  Node trains() const {
    Node node = mapping_node();
    const std::string must = constant("MUST_BUY_TRAIN", "route");
    const char* own = must == "always" ? "always" : must == "never" ? "never" : "with_route";
    put(node, "must_own", by_kind(facts_, text_node("never"), text_node(own)));
    const bool trades = flag("ALLOW_TRAIN_BUY_FROM_OTHERS", true);
    const bool at_face = flag("ALWAYS_BUY_TRAINS_AT_FACE_VALUE", false);
    say(node, "between_companies", !trades ? "never" : at_face ? "face_value" : "any_price");
    if (trades && !at_face) put(node, "deals_from", number_node(1));
    if (trades) put(node, "deals_in", phases_of_trade());
    if (trades && !flag("ALLOW_TRAIN_BUY_FROM_OTHER_PLAYERS", true))
      put(node, "deals_within", flag_node(true));
    if (has_step_in_facts(facts_, "BuySingleTrainOfType")) put(node, "one_of_type", flag_node(true));
    if (exports_trains(facts_)) {
      put(node, "export_next", flag_node(true));
      put(node, "exported", trains_that_rust());
    }
    if (const Node phases = phases_with("limited_train_buy"); !phases.items.empty())
      put(node, "one_from_bank", phases);
    say(node, "over_limit", constant("DISCARDED_TRAINS", "discard") == "remove" ? "removed" : "pool");
    if (!flag("CLOSED_CORP_TRAINS_REMOVED", true)) say(node, "of_closed", "pool");
    put(node, "obsolete_count", flag_node(flag("OBSOLETE_TRAINS_COUNT_FOR_LIMIT", false)));
    Node emergency = mapping_node();
    put(emergency, "cheapest", flag_node(flag("EBUY_DEPOT_TRAIN_MUST_BE_CHEAPEST", true)));
    const std::string others = constant("EBUY_FROM_OTHERS", "value");
    say(emergency, "from_others",
        others == "never"    ? "never"
        : others == "always" ? "any_price"
                             : "face_value");
    if (flag("MUST_EMERGENCY_ISSUE_BEFORE_EBUY", false)) put(emergency, "issue_first", flag_node(true));
    say(emergency, "president_sells",
        !flag("EBUY_CAN_SELL_SHARES", true) ? "nothing"
        : flag("EBUY_PRES_SWAP", true)      ? "keeps_company"
                                            : "keeps_presidencies");
    player_loans(emergency);
    // A president who can borrow pays for each train.
    const std::string bankruptcy = bankruptcy_from_facts(facts_);
    if (bankruptcy != "never" || emergency.find("loans") == nullptr)
      put(emergency, "bankruptcy", text_node(bankruptcy));
    put(node, "emergency", emergency);
    return node;
  }

  // Loans of presidents for trains. A title without its own rate adds 50 % at once and after each stock
  // round.
  void player_loans(Node& emergency) const {
    const std::string lends = constant("EBUY_CAN_TAKE_PLAYER_LOAN", "false");
    if (lends == "false") return;
    constexpr int usual_rate = 50;
    const auto rate = integer_of(constants_, "PLAYER_LOAN_INTEREST_RATE");
    put(emergency, "loans", flag_node(true));
    put(emergency, "loans_after_sales", flag_node(lends == "after_sell"));
    put(emergency, "loan_interest", number_node(rate.value_or(usual_rate)));
    if (!rate) put(emergency, "loan_growth", number_node(usual_rate));
    if (const auto lost = integer_of(constants_, "PLAYER_LOAN_ENDGAME_PENALTY"))
      put(emergency, "loan_penalty", number_node(*lost));
  }

  // Converts a price to a percentage of the private's price. The facts can contain halves: "12.5".
  static double percent(const Node& record, const char* key, int value, double otherwise) {
    const std::string said = text_of(&record, key);
    double price = 0;
    const auto [stop, error] = std::from_chars(said.data(), said.data() + said.size(), price);
    return error == std::errc{} ? price * 100 / value : otherwise;
  }

  // The lowest and highest percentage that companies pay for a private, with the privates for each pair;
  // begins with the most common pair.
  std::vector<std::pair<std::pair<int, int>, std::vector<std::string>>> sale_prices() const {
    std::map<std::pair<int, int>, std::vector<std::string>> by_prices;
    for (const Node& record : items_of(&facts_, "companies")) {
      const int value = integer_of(&record, "value").value_or(0);
      if (value <= 0) continue;
      const std::pair prices(static_cast<int>(percent(record, "min_price", value, 50)),
                             static_cast<int>(std::ceil(percent(record, "max_price", value, 200))));
      by_prices[prices].push_back(name_of_code(text_of(&record, "sym")));
    }
    if (by_prices.empty()) by_prices[{50, 200}];
    std::vector<std::pair<std::pair<int, int>, std::vector<std::string>>> all(by_prices.begin(),
                                                                              by_prices.end());
    std::ranges::stable_sort(all, std::greater<>(), [](const auto& one) { return one.second.size(); });
    return all;
  }

  // The first entry that names a private, or names none, applies to it.
  Node sales() const {
    Node list = list_node({});
    const auto prices = sale_prices();
    for (auto one = prices.rbegin(); one != prices.rend(); ++one) {
      Node node = mapping_node();
      put(node, "phases", phases_with("can_buy_companies"));
      if (one + 1 != prices.rend()) put(node, "privates", words_node(one->second));
      put(node, "least", number_node(one->first.first));
      put(node, "most", number_node(one->first.second));
      list.items.push_back(std::move(node));
    }
    return list;
  }

  bool says_after_first_stock_round(const char* status) const {
    return std::ranges::any_of(items_of(value_of(&facts_, "status_text"), status), [](const Node& text) {
      return text.text.find("after first stock round") != std::string::npos;
    });
  }

  Node privates() const {
    Node node = mapping_node();
    if (!phases_with("can_buy_companies").items.empty()) put(node, "sold_to_companies", sales());
    if (const Node phases = phases_with("can_buy_companies_from_other_players"); !phases.items.empty()) {
      put(node, "between_players", phases);
      if (says_after_first_stock_round("can_buy_companies_from_other_players"))
        put(node, "between_players_from", number_node(2));
    }
    put(node, "count", flag_node(flag("CERT_LIMIT_INCLUDES_PRIVATES", true)));
    put(node, "from_players", private_players_from_facts(facts_));
    Node powers = mapping_node();
    for (const Node& record : items_of(&facts_, "companies")) {
      Node list = list_node();
      if (Node minor = power_to_run_minor(facts_, record); !minor.entries.empty())
        list.items.push_back(std::move(minor));
      for (const Node& ability : items_of(&record, "abilities"))
        if (Node power = power_from_ability(facts_, ability); !power.entries.empty())
          list.items.push_back(std::move(power));
      put(powers, name_of_code(text_of(&record, "sym")), list);
    }
    put(node, "powers", powers);
    return node;
  }

  const Node& facts_;
  const Node* constants_;
};

Node move(const char* when, const char* where) {
  Node node = mapping_node();
  put(node, "when", text_node(when));
  put(node, "move", text_node(where));
  return node;
}

}  // namespace

Node rules_from_facts(const Node& facts) {
  return RulesImport(facts).rules();
}

std::string priority_from_facts(const Node& facts) {
  const std::string order = text_of(value_of(&facts, "constants"), "NEXT_SR_PLAYER_ORDER");
  const auto words = std::to_array<std::string_view>({"first_to_pass", "most_cash", "least_cash"});
  return std::ranges::find(words, order) != words.end() ? order : "after_last_to_act";
}

// In a market with one row, rising and falling prices move right and left.
Node moves_from_facts(const Node& facts) {
  const RulesImport import(facts);
  const bool one_row = items_of(&facts, "market").size() == 1;
  const char* const down = one_row ? "left" : "down";
  Node list = list_node({move("dividend paid", "right"), move("nothing paid", "left")});
  const std::string sale = import.constant("SELL_MOVEMENT", "down_share");
  if (sale == "down_share") list.items.push_back(move("each share sold", down));
  if (sale == "down_per_10") list.items.push_back(move("each 10 % sold", down));
  if (sale == "down_block") list.items.push_back(move("shares sold, once a sale", down));
  if (sale == "left_share") list.items.push_back(move("each share sold", "left"));
  if (sale == "down_block_pres")
    list.items.push_back(move("shares sold by the president, once a sale", down));
  if (sale == "left_block") list.items.push_back(move("shares sold, once a sale", "left"));
  if (sale == "left_block_pres")
    list.items.push_back(move("shares sold by the president, once a sale", "left"));
  const std::string pool = import.constant("POOL_SHARE_DROP", "none");
  if (pool == "down_block")
    list.items.push_back(move("shares in the pool at the end of a stock round", down));
  if (pool == "left_block")
    list.items.push_back(move("shares in the pool at the end of a stock round", "left"));
  if (import.constant("SOLD_OUT_INCREASE", "true") != "false")
    list.items.push_back(move("sold out at the end of a stock round", one_row ? "right" : "up"));
  return list;
}

bool is_told_constant(const std::string& name) {
  return std::ranges::find(told_constants, name) != told_constants.end();
}

}  // namespace trackwright

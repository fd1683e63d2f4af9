// How a title begins, from the rounds that title facts name.
#include "designer/format/interchange/facts_rules.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

void put_word(Node& node, const char* key, const char* word) {
  put(node, key, text_node(word));
}

class OpeningImport {
 public:
  explicit OpeningImport(const Node& facts)
      : facts_(facts), constants_(value_of(&facts, "constants")), rounds_(value_of(&facts, "rounds")) {}

  Node opening() const {
    Node list = list_node();
    if (Node first = sale_of_privates(); !first.entries.empty()) list.items.push_back(std::move(first));
    return list;
  }

 private:
  // The full name of the step whose name ends so; empty if there is none.
  std::string step_of_auction(std::string_view ending) const {
    for (const Node& step : items_of(value_of(rounds_, "auction"), "steps"))
      if (step.text.ends_with(ending)) return step.text;
    return {};
  }

  bool first_round_is(std::string_view word) const {
    return text_of(rounds_, "first").find(word) != std::string::npos;
  }

  // The step with this name sells private companies of the bank. Other titles auction them.
  bool sells_in_stock_rounds() const {
    return std::ranges::any_of(items_of(value_of(rounds_, "stock"), "steps"), [](const Node& step) {
      return step.text.ends_with("BuySellParSharesCompanies");
    });
  }

  bool flag(const char* name) const { return boolean_of(constants_, name).value_or(false); }

  // Some titles list only concessions without a price as private companies. No auction sells them.
  bool has_prices() const {
    return std::ranges::any_of(items_of(&facts_, "companies"),
                               [](const Node& one) { return integer_of(&one, "value").value_or(0) > 0; });
  }

  Node sale_of_privates() const {
    if (items_of(&facts_, "companies").empty()) return {};
    Node node = mapping_node();
    put(node, "sell", words_node({"privates"}));
    if (first_round_is("Stock") || !has_prices()) {
      put_word(node, "auction", "face_value");
      put_word(node, "held", "in_stock_rounds");
      if (!sells_in_stock_rounds()) put_word(node, "unsold", "later_auction");
      put(node, "dearer", surcharges());
      return node;
    }
    if (first_round_is("Draft"))
      at_face_value(node);
    else if (const std::string single = step_of_auction("::SingleItemAuction"); !single.empty())
      one_item(node);
    else if (const std::string selection = step_of_auction("::SelectionAuction"); !selection.empty())
      selected(node, selection);
    else
      waterfall(node);
    put(node, "dearer", surcharges());
    // Nobody passes last in an auction that ends with a sale, so `first_to_pass` changes nothing.
    const std::string priority = priority_from_facts(facts_);
    put(node, "priority", text_node(priority == "first_to_pass" ? "after_last_to_act" : priority));
    return node;
  }

  // The facts state a surcharge as a negative discount.
  Node surcharges() const {
    Node node = mapping_node();
    for (const Node& one : items_of(&facts_, "companies"))
      if (const int less = integer_of(&one, "discount").value_or(0); less != 0)
        add(node, name_of_code(text_of(&one, "sym")), number_node(-less));
    return node;
  }

  void kind(Node& node, const char* auction) const {
    put_word(node, "auction", auction);
    put_word(node, "held", "before_stock_round");
  }

  void steps(Node& node) const {
    put(node, "step", number_node(integer_of(constants_, "MIN_BID_INCREMENT").value_or(5)));
    put(node, "multiples", flag_node(flag("MUST_BID_INCREMENT_MULTIPLE")));
  }

  void at_face_value(Node& node) const {
    kind(node, "face_value");
    put(node, "order", text_node(text_of(rounds_, "order", "reversed")));
    put_word(node, "all_pass", "auction_ends");
    put_word(node, "unsold", "removed");
  }

  // The cheapest item is up; if nobody bids, its price falls until somebody buys it.
  void one_item(Node& node) const {
    kind(node, "one_by_one");
    put(node, "in_order", flag_node(true));
    steps(node);
    put(node, "early_pass_out", flag_node(false));
    put_word(node, "next_turn", "after_winner");
    put_word(node, "all_pass", "price_falls");
    put(node, "falls", number_node(5));
  }

  // The plain step offers the items in order. A title's own step lets the player choose one.
  void selected(Node& node, const std::string& step) const {
    kind(node, "one_by_one");
    const bool plain = step.starts_with("Step::");
    if (plain) put(node, "in_order", flag_node(true));
    steps(node);
    put_word(node, "next_turn", "after_starter");
    put_word(node, "all_pass", plain ? "privates_pay" : "auction_ends");
    if (plain) put(node, "falls", number_node(5));
    if (!plain) put_word(node, "unsold", "removed");
  }

  void waterfall(Node& node) const {
    kind(node, "waterfall");
    steps(node);
    put_word(node, "committed", flag("ONLY_HIGHEST_BID_COMMITTED") ? "highest" : "all");
    put_word(node, "all_pass", "privates_pay");
    put(node, "falls", number_node(5));
  }

  const Node& facts_;
  const Node* constants_;
  const Node* rounds_;
};

}  // namespace

Node opening_from_facts(const Node& facts) {
  return OpeningImport(facts).opening();
}

}  // namespace trackwright

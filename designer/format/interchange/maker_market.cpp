#include "designer/format/interchange/maker_market.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"
#include "engine/title/market.h"

namespace trackwright::maker {

namespace {

using std::string_view;

constexpr string_view letters = "abcdefghijklmnoqrstuvwxyz";  // of zones; p marks par

bool has(const std::string& text, string_view word) {
  return text.find(word) != std::string::npos;
}

// The usual texts of legends and their effects.
Node effects_of(const std::string& description) {
  constexpr auto known =
      std::to_array<std::pair<string_view, MarketEffect>>({{"not count toward", MarketEffect::NotCounted},
                                                           {"may own more than", MarketEffect::HoldAbove},
                                                           {"any number of shares", MarketEffect::BuySeveral},
                                                           {"company closed", MarketEffect::Closes},
                                                           {"game end", MarketEffect::Ends}});
  const std::string text = lower_case(description);
  Node list = list_node();
  for (const auto& [words, effect] : known)
    if (has(text, words)) list.items.push_back(word_node(effect));
  return list;
}

bool is_closed(const std::string& text) {
  const std::string word = lower_case(text);
  return has(word, "close") || has(word, "bankrupt") || has(word, "liquidat");
}

class MarketReader {
 public:
  MarketReader(const Node& game, Warnings& warnings)
      : game_(game), stock_(value_of(&game, "stock")), warnings_(warnings) {}

  Node read() {
    Node node = mapping_node();
    if (stock_ == nullptr) return node;
    for (const Node& one : list_of(stock_, "legend")) legend(one);
    for (const Node& limit : list_of(stock_, "limits")) legend(limit);
    Node rows = read_rows();
    put(node, "shape", word_node(shape_));
    put(node, "rows", std::move(rows));
    put(node, "zones", std::move(zones_));
    put(node, "moves", moves());
    put(node, "row_ends", std::move(ends_));
    put(node, "par", par());
    tell_rest();
    take_own(node, stock_);
    return node;
  }

 private:
  void warn(const std::string& what) { warnings_.push_back("market: " + what); }

  // ---- zones

  char free_letter() const {
    for (const char letter : letters)
      if (zones_.find(std::string(1, letter)) == nullptr) return letter;
    return 'Z';
  }

  void legend(const Node& one) {
    const char letter = free_letter();
    letters_ += letter;
    const std::string text = one_line(text_of(&one, "description"));
    Node zone = mapping_node();
    put(zone, "colour", text_node(colour(text_of(&one, "color"))));
    put(zone, "effects", effects_of(text));
    if (has(lower_case(text), "par value")) put(zone, "par", flag_node(true));
    put(zone, "meaning", text_node(text));
    zones_.entries.push_back({std::string(1, letter), {}, std::move(zone)});
  }

  std::string colour(const std::string& word) const {
    if (word.empty() || word == "white" || word == "plain") return {};
    return colour_of_maker(game_, word).value_or(std::string());
  }

  char zone_named(const std::string& name, const std::string& meaning, bool par, MarketEffect effect) {
    const std::string letter(1, par ? 'p' : free_letter());
    if (par && zones_.find("p") != nullptr) return 'p';
    Node zone = mapping_node();
    put(zone, "name", text_node(name));
    put(zone, "meaning", text_node(meaning));
    if (par)
      put(zone, "par", flag_node(true));
    else
      put(zone, "effects", list_node({word_node(effect)}));
    zones_.entries.push_back({letter, {}, std::move(zone)});
    return letter[0];
  }

  // ---- cells

  Node read_rows() {
    const auto market = list_of(stock_, "market");
    const std::string type = text_of(stock_, "type");
    const bool nested =
        std::ranges::any_of(market, [](const Node& row) { return row.kind == Node::Kind::Sequence; });
    Node rows = list_node();
    if (nested) {
      for (const Node& row : market) rows.items.push_back(text_node(row_text(row.items)));
    } else if (type == "1.5D" || type == "1Diag") {
      shape_ = MarketShape::Zigzag;
      rows.items = zigzag(market);
    } else if (!market.empty()) {
      shape_ = MarketShape::Line;
      rows.items.push_back(text_node(row_text(market)));
    }
    if (nested && market.size() == 1) shape_ = MarketShape::Line;
    return rows;
  }

  // Prices in one row that goes up and down between two.
  std::vector<Node> zigzag(std::span<const Node> market) {
    std::array<std::string, 2> rows;
    for (std::size_t i = 0; i < market.size(); ++i) {
      std::string& row = rows.at(i % 2);
      row += (row.empty() ? "" : " ") + cell(market[i], i, market.size());
    }
    std::vector<Node> nodes{text_node(rows[0])};
    if (!rows[1].empty()) nodes.push_back(text_node(rows[1]));
    return nodes;
  }

  std::string row_text(std::span<const Node> row) {
    std::string text;
    for (std::size_t i = 0; i < row.size(); ++i) text += (i == 0 ? "" : " ") + cell(row[i], i, row.size());
    return text.empty() ? "-" : text;
  }

  std::string cell(const Node& node, std::size_t at, std::size_t size) {
    if (const auto price = integer(node)) return std::to_string(*price);
    if (node.kind != Node::Kind::Mapping) return "-";
    auto price = amount_of(&node, "value");
    const std::string label = text_of(&node, "label", text_of(&node, "subLabel"));
    if (!price) price = amount_in(label);
    const bool closed = is_closed(label) || is_closed(text_of(&node, "subLabel"));
    if (!price && !closed) {
      if (!label.empty()) warn(fmt::format("the place `{}` is not carried over", label));
      return "-";
    }
    std::string text = std::to_string(price.value_or(0));
    if (boolean_of(&node, "par").value_or(false))
      add_letter(text, zone_named("Par", "", true, MarketEffect::Closes));
    for (const Node& one : list_of(&node, "legend"))
      if (const auto legend = integer(one);
          legend && *legend >= 0 && *legend < static_cast<int>(letters_.size()))
        add_letter(text, letters_[static_cast<std::size_t>(*legend)]);
    add_limits(text, price);
    if (closed) add_letter(text, closing());
    if (value_of(&node, "legend") == nullptr && !closed) add_colour(text, text_of(&node, "color"));
    note_arrow(node, at, size);
    if (value_of(&node, "companies") != nullptr)
      warn(fmt::format("the companies that start at {} are not carried over", price.value_or(0)));
    return text;
  }

  static void add_letter(std::string& text, char letter) {
    if (!has(text, string_view(&letter, 1))) text += letter;
  }

  // Zones from `limits`, which name a range of prices.
  void add_limits(std::string& text, std::optional<int> price) {
    const std::size_t first = list_of(stock_, "legend").size();
    std::size_t index = first;
    for (const Node& limit : list_of(stock_, "limits")) {
      const auto low = integer_of(&limit, "min").value_or(0);
      const auto high = integer_of(&limit, "max").value_or(9999);
      if (price && *price >= low && *price <= high) add_letter(text, letters_.at(index));
      ++index;
    }
  }

  // A zone for cells that have a colour and no legend.
  void add_colour(std::string& text, const std::string& word) {
    const std::string shade = colour(word);
    if (shade.empty()) return;
    for (const Entry& zone : zones_.entries)
      if (text_of(&zone.value, "colour") == shade) return add_letter(text, zone.key[0]);
    const std::string letter(1, free_letter());
    Node zone = mapping_node();
    put(zone, "name", text_node(capitalised(word)));
    put(zone, "colour", text_node(shade));
    zones_.entries.push_back({letter, {}, std::move(zone)});
    add_letter(text, letter[0]);
  }

  char closing() {
    for (const Entry& zone : zones_.entries)
      for (const Node& effect : items_of(&zone.value, "effects"))
        if (effect.text == word_of(MarketEffect::Closes)) return zone.key[0];
    return zone_named("Closed", "", false, MarketEffect::Closes);
  }

  // An arrow at an end of a row shows the move of a blocked price; up and down are the usual ones.
  void note_arrow(const Node& node, std::size_t at, std::size_t size) {
    const std::string arrow = text_of(&node, "arrow");
    if (arrow.empty()) return;
    const bool right = at + 1 == size;
    const bool usual = arrow == (right ? "up" : "down");
    if (!usual && (right || at == 0) && (arrow == "up" || arrow == "down"))
      add(ends_, right ? "right" : "left", text_node(arrow));
  }

  // ---- moves and par values

  static string_view cause_of(const std::string& text) {
    if (has(text, "sold out") || has(text, "all shares held") || has(text, "100% held"))
      return "sold out at the end of a stock round";
    if (has(text, "president") || has(text, "director")) return "shares sold by the president, once a sale";
    if (has(text, "once per sale")) return "shares sold, once a sale";
    if (has(text, "pool") || has(text, "market at end") || has(text, "shares in the market"))
      return "shares in the pool at the end of a stock round";
    if (has(text, "10%")) return "each 10 % sold";
    if (has(text, "share sold") || has(text, "shares sold")) return "each share sold";
    if (has(text, "2x") || has(text, "double share") || has(text, "transcontinental")) return {};
    if (has(text, "withheld") || has(text, "no dividend")) return "nothing paid";
    const bool compared = has(text, "price") || has(text, "at least") || has(text, "value") || has(text, "≥");
    if (has(text, "paid") || has(text, "distribute"))
      return compared ? "payout at least the price" : "dividend paid";
    return {};
  }

  Node moves() {
    Node list = list_node();
    for (const Entry& direction : entries_of(stock_, "movement"))
      for (const Node& said : list_of(value_of(stock_, "movement"), direction.key)) {
        const std::string text = one_line(said.text);
        const string_view cause = cause_of(lower_case(text));
        Node move = mapping_node();
        put(move, "when", text_node(cause.empty() ? text : std::string(cause)));
        put(move, "move", text_node(direction.key == "right twice" ? "right 2" : direction.key));
        const bool repeated = std::ranges::any_of(
            list.items, [&](const Node& one) { return text_of(&one, "when") == text_of(&move, "when"); });
        if (repeated)
          warn(fmt::format("the movement `{}` is not carried over", text));
        else
          list.items.push_back(std::move(move));
      }
    return list;
  }

  // `par` as the rules state it; only if the market has par cells.
  Node par() const {
    Node list = list_node();
    if (zones_.find("p") == nullptr) return list;
    for (const Node& one : items_of(value_of(stock_, "par"), "values"))
      if (const auto value = one.kind == Node::Kind::Mapping ? amount_of(&one, "value") : integer(one))
        list.items.push_back(number_node(*value));
    return list;
  }

  void tell_rest() {
    if (!list_of(stock_, "ledges").empty()) warn("`ledges` are not carried over");
  }

  const Node& game_;
  const Node* stock_;
  Warnings& warnings_;
  MarketShape shape_ = MarketShape::Grid;
  Node zones_ = mapping_node();
  Node ends_ = mapping_node();
  std::string letters_;  // of the legends, in order
};

}  // namespace

Node read_market(const Node& game, Warnings& warnings) {
  return MarketReader(game, warnings).read();
}

}  // namespace trackwright::maker

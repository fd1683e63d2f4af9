#include "designer/format/interchange/maker_companies.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"

namespace trackwright::maker {

namespace {

using std::string_view;

class CompaniesReader {
 public:
  CompaniesReader(const Node& game, const MapPart& map, Warnings& warnings)
      : game_(game), map_(map), warnings_(warnings) {}

  Node read() {
    Node node = mapping_node();
    Node companies = mapping_node();
    for (const Node& company : list_of(&game_, "companies")) {
      const std::string name = text_of(&company, "abbrev", text_of(&company, "name"));
      if (!add(companies, name, read_company(company, name)))
        warn(name, "is listed twice; only the first is carried over");
    }
    node.entries.push_back({"companies", {}, std::move(companies)});
    Node privates = mapping_node();
    for (const Node& one : list_of(&game_, "privates")) {
      const std::string name = key_of(one);
      if (!add(privates, name, read_private(one, name)))
        warn(name, "is listed twice; only the first is carried over");
    }
    put(node, "privates", std::move(privates));
    put(node, "bonus_tokens", bonus_tokens());
    return node;
  }

 private:
  void warn(const std::string& of_what, const std::string& what) {
    warnings_.push_back(fmt::format("{}: {}", of_what, what));
  }

  // A list of its own, or that of a type; without either, of the type `default`.
  std::span<const Node> of_type(const Node& company, const char* key, const char* type_key,
                                const char* types) {
    const Node* own = value_of(&company, key);
    if (own != nullptr && own->kind == Node::Kind::Sequence) return own->items;
    std::string type = own != nullptr ? own->text : text_of(&company, type_key);
    const bool minor = boolean_of(&company, "minor").value_or(false);
    if (type.empty() && minor && value_of(value_of(&game_, types), "minor") != nullptr) type = "minor";
    if (type.empty()) type = "default";
    return items_of(value_of(&game_, types), type);
  }

  Node read_company(const Node& company, const std::string& name) {
    Node node = mapping_node();
    put(node, "name", text_node(one_line(text_of(&company, "name"))));
    const bool minor = boolean_of(&company, "minor").value_or(false);
    if (minor) put(node, "kind", text_node("minor"));
    const std::string colour = text_of(&company, "color");
    if (const auto known = colour_of_maker(game_, colour))
      put(node, "colour", text_node(*known));
    else if (!colour.empty())
      warn(name, fmt::format("the colour `{}` is not carried over", colour));
    if (const std::string logo = text_of(&company, "logo"); !logo.empty())
      warn(name, fmt::format("the logo `{}` is not carried over, since the file has only its name", logo));
    Node costs = tokens(company, name);
    put_places(node, name, costs.items.size());
    put(node, "tokens", std::move(costs));
    put(node, "certificates", certificates(company, name));
    if (const auto percent = integer_of(&game_, "floatPercent"); percent && !minor)
      put(node, "float", number_node(*percent));
    if (const auto price = amount_of(&company, "capital"); price && minor)
      put(node, "price", number_node(*price));
    if (value_of(&company, "variant") != nullptr)
      warn(name, fmt::format("the variant `{}` is not carried over", text_of(&company, "variant")));
    take_own(node, &company);
    return node;
  }

  // Files draw reserved places like homes: the first ones are homes, one for each token.
  void put_places(Node& node, const std::string& name, std::size_t tokens) {
    if (const auto homes = map_.homes.find(name); homes != map_.homes.end()) {
      Node list = list_node();
      for (const DrawnHome& home : homes->second) {
        if (tokens > 0 && list.items.size() >= tokens) {
          warn(name, fmt::format("its home in {} is not carried over, since the company has only {}",
                                 home.hex, counted(tokens, "token")));
          continue;
        }
        Node station = text_node(home.hex);
        if (home.cities > 1) {
          station = mapping_node();
          put(station, "hex", text_node(home.hex));
          put(station, "city", number_node(home.city));
        }
        list.items.push_back(std::move(station));
      }
      put(node, "home", list.items.size() == 1 ? list.items.front() : list);
    }
    if (const auto goal = map_.destinations.find(name); goal != map_.destinations.end())
      put(node, "destination", text_node(goal->second));
  }

  Node tokens(const Node& company, const std::string& name) {
    Node list = list_node();
    for (const Node& token : of_type(company, "tokens", "tokenType", "tokenTypes")) {
      const std::string text = is_scalar(token) ? token.text : text_of(&token, "label");
      list.items.push_back(number_node(amount_in(text).value_or(0)));
      if (!is_scalar(token))
        warn(name, fmt::format("the picture on its token `{}` is not carried over", text));
    }
    return list;
  }

  Node certificates(const Node& company, const std::string& name) {
    Node list = list_node();
    for (const Node& share : of_type(company, "shares", "shareType", "shareTypes")) {
      const auto quantity = integer_of(&share, "quantity").value_or(1);
      auto percent = amount_of(&share, "percent");
      if (!percent && amount_of(&share, "shares")) percent = *amount_of(&share, "shares") * 10;
      if (!percent || quantity < 1) {
        warn(name, "a certificate without a percentage is not carried over");
        continue;
      }
      Node certificate = mapping_node();
      put(certificate, "percent", number_node(*percent));
      if (quantity > 1) put(certificate, "count", number_node(quantity));
      const std::string label = one_line(text_of(&share, "label"));
      const bool president = label.starts_with("President") || label.starts_with("Director");
      if (president) put(certificate, "president", flag_node(true));
      std::string note = president ? "" : label;
      if (const std::string more = one_line(text_of(&share, "subtext")); !more.empty())
        note += (note.empty() ? "" : ", ") + more;
      put(certificate, "note", text_node(note));
      list.items.push_back(std::move(certificate));
    }
    return list;
  }

  // ---- private companies

  static std::string key_of(const Node& one) {
    for (const char* key : {"sym", "id"})
      if (std::string name = text_of(&one, key); !name.empty()) return name;
    return one_line(text_of(&one, "name"));
  }

  Node read_private(const Node& one, const std::string& name) {
    Node node = mapping_node();
    if (const std::string full = one_line(text_of(&one, "name")); full != name)
      put(node, "name", text_node(full));
    const auto price = amount_of(&one, "price");
    if (price) put(node, "price", number_node(*price));
    if (price && value_of(&one, "price")->kind == Node::Kind::String)
      warn(name, fmt::format("the price `{}` is carried over as {}", text_of(&one, "price"), *price));
    read_revenue(node, one, name);
    put(node, "text", text_node(one_line(text_of(&one, "description"))));
    Node blocks = list_node();
    Node hexes = list_node();
    Node tiles = list_node();
    if (const std::string tile = text_of(&one, "tile"); !tile.empty())
      tiles.items.push_back(text_node(tile.substr(0, tile.find('|'))));
    const auto abilities = list_of(&one, "abilities");
    const Node* own = nullptr;
    for (const Node& ability : abilities) {
      const std::string type = text_of(&ability, "type");
      if (type == own_key) {
        own = &ability;
        continue;
      }
      if (type == "tile_lay" && tiles.items.empty()) tiles = words_node(texts_of(&ability, "tiles"));
      if (type == "tile_lay") hexes = words_node(texts_of(&ability, "hexes"));
      if (type == "blocks_hexes") blocks = words_node(texts_of(&ability, "hexes"));
      if (type != "tile_lay" && type != "blocks_hexes")
        warn(name, fmt::format("the ability `{}` is not carried over", type));
    }
    if (abilities.empty()) blocks = hexes_in(text_of(&one, "hex"));
    put(node, "blocks", std::move(blocks));
    put(node, "hexes", std::move(hexes));
    put(node, "tiles", std::move(tiles));
    if (own == nullptr) tell_rest(one, name);
    if (own != nullptr) take_ability(node, *own);
    return node;
  }

  static void take_ability(Node& node, const Node& own) {
    Node wrapped = mapping_node();
    Node values = own;
    std::erase_if(values.entries, [](const Entry& entry) { return entry.key == "type"; });
    wrapped.entries.push_back({own_key, {}, std::move(values)});
    take_own(node, &wrapped);
  }

  void read_revenue(Node& node, const Node& one, const std::string& name) {
    const Node* said = value_of(&one, "revenue");
    if (said == nullptr) return;
    const auto first = said->kind == Node::Kind::Sequence && !said->items.empty()
                           ? integer(said->items.front())
                           : amount_of(&one, "revenue");
    if (first) put(node, "revenue", number_node(*first));
    if (said->kind != Node::Kind::Integer)
      warn(name, "only the first of its revenues is carried over: state the phases of the others");
  }

  static Node hexes_in(const std::string& text) {
    Node list = list_node();
    std::string word;
    for (const char c : text + " ") {
      const bool part = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      if (part) {
        word += c;
        continue;
      }
      const bool hex = word.size() > 1 && word.size() <= 4 && word.back() <= '9' && word.front() > '9';
      if (hex) list.items.push_back(text_node(word));
      word.clear();
    }
    return list;
  }

  void tell_rest(const Node& one, const std::string& name) {
    constexpr auto lost = std::to_array<string_view>(
        {"company", "bid", "debt", "minPlayers", "maxPlayers", "players", "variant", "note", "image"});
    for (const Entry& entry : one.entries)
      if (std::ranges::find(lost, string_view(entry.key)) != lost.end())
        warn(name, fmt::format("`{}: {}` is not carried over", entry.key, one_line(entry.value.text)));
  }

  // Tokens that our export wrote; others are markers of the game.
  Node bonus_tokens() const {
    Node tokens = mapping_node();
    for (const Node& token : list_of(&game_, "tokens")) {
      if (value_of(&token, own_key) == nullptr) continue;
      Node node = mapping_node();
      take_own(node, &token);
      add(tokens, text_of(&token, "label"), std::move(node));
    }
    return tokens;
  }

  const Node& game_;
  const MapPart& map_;
  Warnings& warnings_;
};

}  // namespace

Node read_companies(const Node& game, const MapPart& map, Warnings& warnings) {
  return CompaniesReader(game, map, warnings).read();
}

}  // namespace trackwright::maker

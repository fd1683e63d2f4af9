// Reads actions in the format of records.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "designer/play/game_file.h"
#include "engine/play/table/table.h"

namespace trackwright {

namespace {

using nlohmann::json;
using namespace play;

// Fills an action from a record; stops at the first missing thing.
class Reader {
 public:
  Reader(const Game& game, const State& state, const json& said) : game_(game), state_(state), said_(said) {}

  Expected<play::Action> read() {
    if (!said_.is_object()) return unexpected(std::string("the action is not an object"));
    const std::string type = text("type");
    const auto kind = from_word<ActionKind>(type);
    action_.kind = kind.value_or(ActionKind::Other);
    action_.other = type;
    actor();
    if (kind && error_.empty()) fields();
    if (!error_.empty()) return unexpected(error_);
    return action_;
  }

 private:
  void fail(std::string words) {
    if (error_.empty()) error_ = std::move(words);
  }

  std::string text(const char* key) {
    if (said_.contains(key) && said_[key].is_string()) return said_[key].get<std::string>();
    return {};
  }

  static constexpr std::int64_t most = 1'000'000;

  int number(const char* key, int otherwise, std::int64_t least = -most, std::int64_t greatest = most) {
    if (!said_.contains(key) || said_[key].is_null()) return otherwise;
    const json& value = said_[key];
    if (!value.is_number_integer()) {
      fail(fmt::format("`{}` is not a whole number", key));
      return otherwise;
    }
    // An unsigned number beyond the range of int64 would become negative.
    const bool too_big =
        value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
    if (too_big || value.get<std::int64_t>() < least || value.get<std::int64_t>() > greatest) {
      fail(fmt::format("`{}` is outside its range, {} to {}", key, least, greatest));
      return otherwise;
    }
    return static_cast<int>(value.get<std::int64_t>());
  }

  template <class T>
  std::size_t found(const std::optional<T>& index, const char* what, const std::string& name) {
    if (!index) fail(fmt::format("there is no {} `{}` in this game", what, name));
    return index.value_or(0);
  }

  void actor() {
    const std::string type = text("entity_type");
    if (type == "player" || (type.empty() && said_.contains("entity") && said_["entity"].is_number())) {
      const int seat = number("entity", 0);
      if (seat < 1 || seat > game_.players()) fail(fmt::format("there is no player {}", seat));
      action_.actor = player_owner(static_cast<std::size_t>(std::max(1, seat)) - 1);
    } else if (type == "company") {
      action_.actor =
          private_owner(found(game_.find_private(text("entity")), "private company", text("entity")));
    } else {
      action_.actor = company_owner(found(game_.find_company(text("entity")), "company", text("entity")));
    }
  }

  void fields() {
    action_.price = number("price", 0);
    action_.percent = number("percent", 0, 0, 1000);
    switch (action_.kind) {
      case ActionKind::Bid:
        bid();
        return;
      case ActionKind::BuyPrivate:
        private_company();
        return;
      case ActionKind::Par:
        company(text("corporation"));
        cell(text("share_price"));
        return;
      case ActionKind::SellShares:
        action_.price = number("share_price", 0);
        shares();
        return;
      case ActionKind::BuyShares:
        shares();
        return;
      case ActionKind::Merge:
        company(text("corporation"));
        return;
      case ActionKind::RepaySomeDebt:
        action_.price = number("amount", 0, 0);
        return;
      case ActionKind::Choose:
        action_.choice = text("choice");
        return;
      case ActionKind::PlaceBonusToken:
        target();
        return;
      case ActionKind::LayTile:
        lay();
        return;
      case ActionKind::PlaceToken:
        city(text("city"));
        action_.slot = static_cast<std::int8_t>(number("slot", -1, -1, 100));
        return;
      case ActionKind::RunRoutes:
        routes();
        return;
      case ActionKind::CheckConnections:
        companies();
        return;
      case ActionKind::Dividend:
        dividend(text("kind"));
        return;
      case ActionKind::BuyTrain:
      case ActionKind::DiscardTrain:
        train();
        return;
      default:
        return;
    }
  }

  // A bid for a company, for the right to choose, or for a private company.
  void bid() {
    const bool of_company = said_.contains("corporation");
    if (!of_company && !(game_.right_to_choose && text("company").empty())) return private_company();
    if (of_company) company(text("corporation"));
    action_.private_ = play::no_private;
  }

  void private_company() {
    action_.private_ = static_cast<std::uint8_t>(
        found(game_.find_private(text("company")), "private company", text("company")));
  }

  void target() {
    if (text("target_type") != "corporation" && text("target_type") != "minor") return hex(text("target"));
    company(text("target"));
    action_.tokener = action_.company;
  }

  void lay() {
    hex(text("hex"));
    tile(text("tile"));
    action_.rotation = static_cast<std::uint8_t>(number("rotation", 0, 0, most) % 6);
  }

  void train() {
    action_.card = card(text("train"));
    action_.variant = text("variant");
    if (!text("exchange").empty()) action_.exchange = card(text("exchange"));
  }

  void companies() {
    if (!said_.contains("corporations") || !said_["corporations"].is_array()) return;
    for (const json& one : said_["corporations"]) {
      const std::string id = one.is_string() ? one.get<std::string>() : std::string();
      action_.companies.push_back(static_cast<std::uint8_t>(found(game_.find_company(id), "company", id)));
    }
  }

  void company(const std::string& id) {
    action_.company = static_cast<std::uint8_t>(found(game_.find_company(id), "company", id));
  }

  std::uint16_t card(const std::string& id) {
    return static_cast<std::uint16_t>(found(game_.find_card(id), "train", id));
  }

  void hex(const std::string& id) {
    action_.hex = static_cast<std::uint16_t>(found(game_.find_hex(id), "hex", id));
  }

  void tile(const std::string& id) {
    const auto parts = split_copy(id);
    const auto index = parts ? game_.find_tile(parts->first) : std::nullopt;
    action_.tile = static_cast<std::uint16_t>(found(index, "tile", id));
    if (!parts || !index) return;
    const auto& count = game_.tile_counts[*index];
    if (parts->second > 250 || (count && parts->second >= *count))
      fail(fmt::format("there is no tile `{}`", id));
    action_.copy = static_cast<std::uint8_t>(parts->second);
  }

  // Reads "price,row,column".
  void cell(const std::string& text) {
    std::array numbers{-1, -1, -1};
    const char* at = text.data();
    const char* end = at + text.size();
    for (int& number : numbers) {
      const auto [stop, error] = std::from_chars(at, end, number);
      if (error != std::errc{}) break;
      at = stop == end ? stop : stop + 1;
    }
    action_.cell = {static_cast<std::int8_t>(numbers[1]), static_cast<std::int8_t>(numbers[2])};
    const bool there = numbers[1] >= 0 && numbers[1] < 100 && numbers[2] >= 0 && numbers[2] < 100;
    if (!there || game_.price_at(action_.cell) != numbers[0])
      fail(fmt::format("there is no cell `{}` of the market", text));
  }

  void shares() {
    if (!said_.contains("shares") || !said_["shares"].is_array() || said_["shares"].empty())
      return fail("`shares` is empty");
    for (const json& one : said_["shares"]) {
      const std::string id = one.is_string() ? one.get<std::string>() : std::string();
      const auto mark = id.rfind('_');
      const auto index = mark == std::string::npos ? std::nullopt : game_.find_company(id.substr(0, mark));
      int number = -1;
      if (index) std::from_chars(id.data() + mark + 1, id.data() + id.size(), number);
      if (!index || number < 0 ||
          static_cast<std::size_t>(number) >= game_.companies[*index].certificates.size())
        return fail(fmt::format("there is no certificate `{}`", id));
      if (!action_.certificates.empty() && action_.company != *index)
        return fail("the shares belong to different companies");
      action_.company = static_cast<std::uint8_t>(*index);
      action_.certificates.push_back(static_cast<std::uint8_t>(number));
    }
  }

  // Reads "57-0-1": a tile on the map or a hex, and one of its cities.
  void city(const std::string& id) {
    const auto outer = split_copy(id);
    const auto inner = outer ? split_copy(outer->first) : std::nullopt;
    if (!inner) return fail(fmt::format("there is no city `{}`", id));
    const auto tile = game_.find_tile(inner->first);
    for (std::size_t h = 0; tile && h < state_.hexes.size(); ++h)
      if (state_.hexes[h].tile == static_cast<std::int16_t>(*tile) && state_.hexes[h].copy == inner->second)
        return city_in(h, outer->second, id);
    if (const auto printed = game_.find_hex(inner->first); printed && state_.hexes[*printed].tile < 0)
      return city_in(*printed, outer->second, id);
    fail(fmt::format("there is no city `{}` on the map", id));
  }

  void city_in(std::size_t hex, int number, const std::string& id) {
    action_.hex = static_cast<std::uint16_t>(hex);
    const std::int16_t laid = state_.hexes[hex].tile;
    const Tile& tile = laid < 0 ? game_.title().map.hexes()[hex].tile
                                : find_tile(game_.title(), game_.tiles[static_cast<std::size_t>(laid)])->tile;
    if (game_.labels_count && !tile.labels.empty()) --number;
    if (number < 0) return fail(fmt::format("there is no city `{}` on the map", id));
    action_.city = static_cast<std::uint8_t>(std::min(number, 200));
  }

  std::vector<std::uint16_t> hexes(const json& list) {
    std::vector<std::uint16_t> indices;
    if (!list.is_array()) {
      fail("a part of a run is not a list of hexes");
      return indices;
    }
    for (const json& one : list) {
      const std::string id = one.is_string() ? one.get<std::string>() : std::string();
      indices.push_back(static_cast<std::uint16_t>(found(game_.find_hex(id), "hex", id)));
    }
    return indices;
  }

  void routes() {
    action_.extra_revenue = number("extra_revenue", 0);
    if (!said_.contains("routes")) return;
    if (!said_["routes"].is_array()) return fail("`routes` is not a list");
    for (const json& one : said_["routes"]) {
      if (!one.is_object() || !one.contains("train") || !one["train"].is_string())
        return fail("a run has no `train`");
      StatedRoute route;
      route.card = card(one["train"].get<std::string>());
      if (one.contains("connections") && one["connections"].is_array())
        for (const json& stretch : one["connections"]) route.stretches.push_back(hexes(stretch));
      else if (one.contains("hexes"))
        route.hexes = hexes(one["hexes"]);
      action_.routes.push_back(std::move(route));
    }
  }

  void dividend(const std::string& kind) {
    if (kind == "payout")
      action_.dividend = rule::Dividend::Pay;
    else if (kind == "withhold")
      action_.dividend = rule::Dividend::Withhold;
    else if (kind == "half")
      action_.dividend = rule::Dividend::Half;
    else
      fail(fmt::format("there is no dividend `{}`", kind));
  }

  const Game& game_;
  const State& state_;
  const json& said_;
  play::Action action_;
  std::string error_;
};

}  // namespace

Expected<play::Action> action_of(const Game& game, const State& state, const json& said) {
  return Reader(game, state, said).read();
}

}  // namespace trackwright

#include "designer/format/interchange/ruby_board.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_write.h"
#include "engine/tile/language.h"

namespace trackwright::ruby {

namespace {

// The borders of both sides of a hex that the title states between two hexes.
std::string with_sides(const Map& map, const Hex& hex) {
  std::string code = tile_text(hex.tile);
  const auto add = [&](Edge edge, const HexSide& side) {
    code += fmt::format("{}border=edge:{}", code.empty() ? "" : ";", edge.index());
    if (side.kind != BorderKind::Drawn) code += fmt::format(",type:{}", word_of(side.kind));
    if (side.cost) code += fmt::format(",cost:{}", *side.cost);
    if (!side.colour.empty()) code += fmt::format(",color:{}", side.colour);
  };
  for (const HexSide& side : map.sides()) {
    const Hex* const first = map.find(side.a);
    if (first == nullptr) continue;
    if (first == &hex) add(side.edge, side);
    if (map.neighbour(*first, side.edge) == &hex) add(side.edge.opposite(), side);
  }
  return code;
}

// Only parts that the engine knows.
std::string without_others(std::string_view code) {
  static constexpr auto known = std::to_array<std::string_view>(
      {"path", "city", "pass", "town", "halt", "offboard", "label", "upgrade", "border", "junction", "icon",
       "stub", "partition", "frame", "stripes", "future_label"});
  std::string kept;
  while (!code.empty()) {
    const std::size_t end = std::min(code.find(';'), code.size());
    const std::string_view part = code.substr(0, end);
    if (std::ranges::find(known, part.substr(0, part.find('='))) != known.end())
      kept += (kept.empty() ? "" : ";") + std::string(part);
    code.remove_prefix(std::min(end + 1, code.size()));
  }
  return kept;
}

// A standard tile is given by its number, which is the same in the engine.
std::string code_of_hex(const Title& title, const Hex& hex) {
  const TileDefinition* const tile = find_tile(title, hex.preprint);
  const std::string code = with_sides(title.map, hex);
  if (tile != nullptr && !tile->own && hex.rotation == Rotation() && code == tile_text(hex.tile))
    return hex.preprint;
  return without_others(code);
}

struct MarketType {
  std::string_view type;
  char letter;
};

// Kinds of cells without an effect in the engine, for zones that only the title's own rules know.
constexpr auto plain_types = std::to_array<MarketType>({{"max_price", 'm'},
                                                        {"max_price_1", 'n'},
                                                        {"phase_limited", 'u'},
                                                        {"type_limited", 't'},
                                                        {"pays_bonus", 'B'},
                                                        {"pays_bonus_1", 'W'},
                                                        {"pays_bonus_2", 'X'},
                                                        {"pays_bonus_3", 'Y'},
                                                        {"pays_bonus_4", 'Z'}});
constexpr auto par_types =
    std::to_array<MarketType>({{"par", 'p'}, {"par_1", 'x'}, {"par_2", 'z'}, {"par_3", 'w'}});

// The kind with the strongest effect of the zone, since a cell of the engine has one kind.
std::optional<MarketType> type_with_effect(const MarketZone& zone) {
  static constexpr auto known = std::to_array<std::pair<MarketEffect, MarketType>>(
      {{MarketEffect::Closes, {"close", 'c'}},
       {MarketEffect::Ends, {"endgame", 'e'}},
       {MarketEffect::BuySeveral, {"multiple_buy", 'b'}},
       {MarketEffect::HoldAbove, {"unlimited", 'o'}},
       {MarketEffect::NotCounted, {"no_cert_limit", 'y'}},
       {MarketEffect::NotByOne, {"ignore_one_sale", 'i'}}});
  for (const auto& [effect, type] : known)
    for (const auto& stated : zone.effects)
      if (stated.value == effect) return type;
  return std::nullopt;
}

}  // namespace

std::map<std::string, ZoneType> zone_types(const Market& market) {
  std::map<std::string, ZoneType> types;
  std::size_t pars = 0;
  std::size_t plain = 0;
  for (const MarketZone& zone : market.zones) {
    auto type = type_with_effect(zone);
    if (zone.par && pars < par_types.size()) type = par_types.at(pars++);
    if (!type && plain < plain_types.size()) type = plain_types.at(plain++);
    if (type) types[zone.letter] = {type->letter, std::string(type->type)};
  }
  return types;
}

RubyValue hexes(const Title& title) {
  std::vector<std::pair<std::string, std::vector<std::pair<std::string, std::vector<std::string>>>>> all;
  const auto entry = [](auto& list, const std::string& key) -> auto& {
    const auto found = std::ranges::find(list, key, [](const auto& one) { return one.first; });
    if (found != list.end()) return found->second;
    return list.emplace_back(key, typename std::decay_t<decltype(list)>::value_type::second_type{}).second;
  };
  for (const Hex& hex : title.map.hexes()) {
    const std::string colour(word_of(hex.tile.colour));
    entry(entry(all, colour), code_of_hex(title, hex)).push_back(hex.id);
  }
  RubyValue value = hash();
  for (const auto& [colour, groups] : all) {
    RubyValue group = hash();
    for (const auto& [code, ids] : groups) put(group, texts(ids), text(code));
    put(value, symbol(colour), std::move(group));
  }
  return value;
}

RubyValue location_names(const Map& map) {
  RubyValue names = hash();
  for (const Hex& hex : map.hexes())
    if (!hex.name.empty()) put(names, text(hex.id), text(hex.name));
  return names;
}

RubyValue tiles(const Title& title) {
  RubyValue all = hash();
  for (const ManifestEntry& entry : title.manifest) {
    RubyValue count = entry.count ? number(*entry.count) : text("unlimited");
    const TileDefinition* const tile = find_tile(title, entry.id.value);
    if (tile == nullptr || !tile->own) {
      put(all, text(entry.id.value), std::move(count));
      continue;
    }
    RubyValue own = hash();
    put(own, text("count"), std::move(count));
    put(own, text("color"), text(std::string(word_of(tile->tile.colour))));
    put(own, text("code"), text(without_others(tile_text(tile->tile))));
    put(all, text(entry.id.value), std::move(own));
  }
  return all;
}

RubyValue market(const Market& market) {
  const auto types = zone_types(market);
  const auto is_par_price = [&](int price) {
    return std::ranges::any_of(market.par, [&](const Placed<int>& one) { return one.value == price; });
  };
  const bool par_cells = std::ranges::any_of(market.zones, &MarketZone::par);
  RubyValue rows = list();
  for (const auto& row : market.rows) {
    std::vector<std::string> cells;
    for (const auto& cell : row) {
      std::string& told = cells.emplace_back(cell ? std::to_string(cell->price) : "");
      if (!cell) continue;
      if (!par_cells && is_par_price(cell->price)) told += 'p';
      for (const char zone : cell->zones)
        if (const auto type = types.find(std::string(1, zone)); type != types.end())
          told += type->second.letter;
    }
    if (market.shape == MarketShape::Line && !rows.items.empty())
      for (RubyValue& one : texts(cells).items) rows.items.front().items.push_back(std::move(one));
    else
      rows.items.push_back(texts(cells));
  }
  return rows;
}

}  // namespace trackwright::ruby

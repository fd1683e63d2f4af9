#include "render/words/track_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

// Returns "a city or town", or "a city" if the title has no towns.
std::string_view city_or_town(const Title& title) {
  return has_places(title, StopKind::Town) ? "a city or town" : "a city";
}

std::string track_rule_text(const Title& title, TrackRule rule) {
  switch (rule) {
    case TrackRule::Permissive:
      return "The company's track must lead onto the tile.";
    case TrackRule::CityPermissive:
      return "The company's track must lead onto the tile; a tile without a city must add track that the "
             "company reaches.";
    case TrackRule::StationRestrictive:
      return fmt::format(
          "The company's track must lead onto the tile; a tile without {} must add track that the company "
          "reaches.",
          city_or_town(title));
    case TrackRule::SemiRestrictive:
      return fmt::format(
          "A tile must add track that the company reaches or change the value of {} that it reaches.",
          city_or_town(title));
    case TrackRule::Restrictive:
      return "A tile must add track that the company reaches.";
  }
  return {};
}

std::string_view exits_place(MostExits where) {
  switch (where) {
    case MostExits::Cities:
      return "in cities";
    case MostExits::UnlabelledCities:
      return "in cities without a letter";
    case MostExits::Track:
      return "on plain track";
  }
  return {};
}

void tell_most_exits(const Title& title, std::vector<DataSentence>& told) {
  if (title.upgrades.most_exits.empty()) return;
  std::vector<std::string> places;
  for (const MostExits where : title.upgrades.most_exits) places.emplace_back(exits_place(where));
  told.push_back({"upgrades.most_exits",
                  capitalised(listed(places)) +
                      ", you cannot lay a tile with fewer exits than another available tile that fits."});
}

// A name can match both a tile and a hex of the map; the tile takes precedence.
bool means_hex(const Title& title, const std::string& name) {
  return find_tile(title, name) == nullptr && title.map.find(name) != nullptr;
}

// Returns the number of a tile or the place of an unbuilt hex.
std::string what_lay(const Title& title, const std::vector<Ref>& from) {
  std::vector<std::string> names;
  for (const Ref& one : from)
    names.push_back(means_hex(title, one.value) ? place_words(title.map, one.value) : one.value);
  return listed(names, "or");
}

// Describes replacements by the rules, grouped by time, and upgrades
// that a hex forbids. The upgrade chart shows everything else.
void tell_lines(const Title& title, std::vector<DataSentence>& told) {
  std::vector<std::pair<std::string, std::vector<std::string>>> swaps;  // time, and its replacements
  for (const UpgradeLine& line : title.upgrades.also) {
    if (!line.swap) continue;
    const std::string when = swap_time(title, line.after, line.phase);
    auto same = std::ranges::find(swaps, when, &decltype(swaps)::value_type::first);
    if (same == swaps.end()) same = swaps.insert(same, {when, {}});
    same->second.push_back(
        fmt::format("{} replaces {}", listed(ref_names(line.to), "or"), what_lay(title, line.from)));
  }
  for (const auto& [when, tiles] : swaps)
    told.push_back(
        {"upgrades.also", fmt::format("{}, replace tiles on the map: {}. This does not count as a tile lay.",
                                      capitalised(when), joined(tiles, ", "))});
  for (const UpgradeLine& line : title.upgrades.never)
    if (!line.hexes.empty())
      told.push_back(
          {"upgrades.never", fmt::format("In {}, {} {} cannot be upgraded to {}.",
                                         listed_places(title.map, ref_names(line.hexes)),
                                         line.from.size() == 1 ? "tile" : "tiles",
                                         listed(ref_names(line.from)), listed(ref_names(line.to), "or"))});
}

// Returns the colours of printed hexes that never get a tile.
std::vector<std::string> kept_colours(const Title& title) {
  std::vector<std::string> colours;
  for (const Colour colour : {Colour::Gray, Colour::Red, Colour::Blue}) {
    const auto kept = [&](const Hex& hex) {
      const auto from_it = [&](const UpgradeLine& line) {
        return means_hex(title, hex.id) && names(line.from, hex.id);
      };
      return hex.tile.colour == colour && std::ranges::none_of(title.upgrades.also, from_it) &&
             std::ranges::none_of(title.upgrades.chart, from_it);
    };
    if (std::ranges::any_of(title.map.hexes(), kept)) colours.emplace_back(word_of(colour));
  }
  return colours;
}

// Describes the rules of engine/upgrade/upgrades.h for every upgrade that the chart does not show.
void tell_upgrades(const Title& title, std::vector<DataSentence>& told) {
  const UpgradeRules& rules = title.upgrades;
  if (title.map.hexes().empty() || (!rules.rule_said && !rules.track)) return;
  const auto is_first = [&](const Ref& id) {
    const TileDefinition* tile = find_tile(title, id.value);
    return tile != nullptr && tile->tile.colour == Colour::Yellow;
  };
  std::string text = std::string("An upgrade must be ") +
                     (rules.stated ? "shown on the upgrade chart" : "a tile of the next colour") +
                     " and must keep all existing track";
  text += ".";
  if (!rules.any_rotation.empty())
    text += fmt::format(
        " Tile {} may be laid in any orientation{}.", listed(ref_names(rules.any_rotation), "or"),
        std::ranges::all_of(rules.any_rotation, is_first) ? "" : ", regardless of existing track");
  if (const auto kept = kept_colours(title); !kept.empty())
    text += " You cannot lay a tile in a hex printed " + listed(kept, "or") + ".";
  if (!rules.stated && std::ranges::any_of(title.map.hexes(), [](const Hex& hex) {
        return hex.tile.colour == Colour::White && !hex.tile.labels.empty();
      }))
    text += " A hex with a letter accepts only tiles with that letter.";
  told.push_back({"upgrades.rule", std::move(text)});
}

bool has_rivers(const Map& map) {
  return std::ranges::any_of(map.hexes(), [](const Hex& hex) {
    return std::ranges::find(hex.tile.partitions, BorderKind::Water, &Partition::kind) !=
           hex.tile.partitions.end();
  });
}

// Describes lines that track may not cross by their colours, unless the map has a legend for them. Rivers
// through hexes are drawn in two blues, and track crosses them.
void tell_barriers(const Title& title, std::vector<DataSentence>& told) {
  if (std::ranges::find(title.map.panels(), "legend", &Panel::kind) != title.map.panels().end()) return;
  std::vector<std::string> colours;
  for (const HexSide& side : title.map.sides()) {
    if (side.kind != BorderKind::Impassable) continue;
    const std::string colour = side.colour.empty() || side.colour.starts_with('#') ? "marked" : side.colour;
    if (std::ranges::find(colours, colour) == colours.end()) colours.push_back(colour);
  }
  if (!colours.empty())
    told.push_back(
        {"hexsides", fmt::format("Track cannot cross the {} lines {} the map{}.", listed(colours, "or"),
                                 has_rivers(title.map) ? "between hexes of" : "on",
                                 has_rivers(title.map) ? "; it may cross the river" : "")});
}

}  // namespace

std::vector<DataSentence> track_texts(const Title& title) {
  std::vector<DataSentence> told;
  if (title.upgrades.track) told.push_back({"upgrades.track", track_rule_text(title, *title.upgrades.track)});
  if (title.upgrades.stubs)
    told.push_back(
        {"upgrades.stubs", "The first tile laid in a hex with stubs must connect to all of them."});
  tell_most_exits(title, told);
  tell_upgrades(title, told);
  tell_lines(title, told);
  tell_barriers(title, told);
  return told;
}

}  // namespace trackwright

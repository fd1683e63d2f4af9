#include "render/components/market/market_zones.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "render/marks/herald.h"
#include "render/tile/livery.h"

namespace trackwright {
namespace {

struct KnownZone {
  std::string_view word;  // the zone's letter or a part of its name
  std::string_view colour;
};

// Colours of these zones in published markets and on 18xx.games. Match names first: letters are reused.
constexpr std::array<KnownZone, 12> by_name{{{"multiple buy", "brown"},
                                             {"unlimited", "orange"},
                                             {"no cert limit", "yellow"},
                                             {"ignore one sale", "green"},
                                             {"liquidation", "red"},
                                             {"acquisition", "yellow"},
                                             {"endgame", "blue"},
                                             {"close", "gray"},
                                             {"yellow", "yellow"},
                                             {"orange", "orange"},
                                             {"brown", "brown"},
                                             {"green", "green"}}};
constexpr std::array<KnownZone, 7> by_letter{{{"y", "yellow"},
                                              {"o", "orange"},
                                              {"b", "brown"},
                                              {"g", "green"},
                                              {"r", "red"},
                                              {"c", "gray"},
                                              {"e", "blue"}}};
// Distinct colours for all other zones.
constexpr std::array<std::string_view, 7> palette{"yellow", "blue",  "orange", "purple",
                                                  "green",  "brown", "gray"};
constexpr std::array<const char*, 5> patterns{"slants", "dots", "ticks", "crosses", "waves"};

// Treats "Multiple buy" and "multiple_buy" as the same name.
std::string plain(std::string name) {
  for (char& c : name) c = c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return name;
}

std::string known_colour(const MarketZone& zone) {
  if (!zone.colour.empty()) return zone.colour;
  const std::string name = plain(zone.name);
  for (const KnownZone& known : by_name)
    if (name.find(known.word) != std::string::npos) return std::string(known.colour);
  if (zone.par) return {};
  for (const KnownZone& known : by_letter)
    if (zone.letter == known.word) return std::string(known.colour);
  return {};
}

// Returns the name of each zone's colour; an empty name is the colour of par cells.
std::vector<std::string> colours_of(const Market& market) {
  std::vector<std::string> colours;
  for (const MarketZone& zone : market.zones) colours.push_back(known_colour(zone));
  const auto used = [&](std::string_view name) { return std::ranges::find(colours, name) != colours.end(); };
  bool par_taken = false;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if (!colours[i].empty()) continue;
    if (market.zones[i].par && !par_taken) {
      par_taken = true;
      continue;
    }
    const auto free = std::ranges::find_if(palette, [&](std::string_view name) { return !used(name); });
    if (free != palette.end()) colours[i] = *free;
  }
  return colours;
}

std::string themed_pattern(const Theme& theme, const std::string& colour) {
  const auto found = theme.patterns.find("market." + colour);
  return found == theme.patterns.end() ? std::string() : found->second;
}

bool taken_for(const ZoneLook& one, const ZoneLook& other) {
  return one.pattern == other.pattern && least_difference(one.colour, other.colour) < zones_alike_below;
}

}  // namespace

std::vector<ZoneLook> zone_looks(const Market& market, const Theme& theme) {
  std::vector<ZoneLook> looks;
  std::vector<ZoneLook> seen{{theme.colour("market.cell"), {}}};  // frames distinguish par cells
  const std::vector<std::string> colours = colours_of(market);
  for (std::size_t i = 0; i < colours.size(); ++i) {
    ZoneLook look{colours[i].empty() ? theme.colour("market.par") : colour_in(theme, "market", colours[i]),
                  themed_pattern(theme, colours[i])};
    const auto alike = [&](const ZoneLook& other) { return taken_for(look, other); };
    if (!market.zones[i].par) {
      for (const char* pattern : patterns) {
        if (std::ranges::none_of(seen, alike)) break;
        look.pattern = pattern;
      }
      seen.push_back(look);
    }
    looks.push_back(std::move(look));
  }
  return looks;
}

}  // namespace trackwright

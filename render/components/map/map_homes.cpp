#include "render/components/map/map_homes.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/tile/tile_facts.h"
#include "render/tile/livery.h"

namespace trackwright {

namespace {

using Slot = std::pair<std::size_t, int>;  // stop, slot

// Returns the first free slot, in the wanted city if there is one (counted among cities).
std::optional<Slot> free_slot(const Tile& tile, std::optional<int> wanted, const std::set<Slot>& taken) {
  int city = -1;
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    if (tile.stops[i].kind != StopKind::City) continue;
    ++city;
    if (wanted && *wanted != city) continue;
    for (int slot = 0; slot < tile.stops[i].slots; ++slot)
      if (!taken.contains({i, slot})) return Slot{i, slot};
  }
  return std::nullopt;
}

About about_company(const Company& company, const char* aspect) {
  return {{Name::Company, company.id.value}, aspect, company.place};
}

}  // namespace

std::map<std::string, HexMarks> home_marks(const Title& title, const Theme& theme) {
  std::map<std::string, HexMarks> marks;
  std::map<std::string, std::set<Slot>> taken;
  const auto flag = [&](const Company& company, const Hex& hex, bool destination) {
    const Livery colours = livery(company, theme);
    marks[hex.id].flags.push_back({company.id.value, colours.ground, colours.text,
                                   destination ? FlagKind::Destination : FlagKind::Home,
                                   about_company(company, destination ? "destination" : "home")});
  };
  const auto place = [&](const Company& company, const Station& home) {
    const Hex* hex = title.map.find(home.hex.value);
    if (hex == nullptr) return;  // the checks report it
    if (!has_stop(hex->tile, StopKind::City)) return flag(company, *hex, false);
    const std::optional<int> city = home.city ? std::optional<int>(home.city->value) : std::nullopt;
    const auto slot = free_slot(hex->tile, city, taken[hex->id]);
    if (!slot) return;
    taken[hex->id].insert(*slot);
    const Livery colours = livery(company, theme);
    marks[hex->id].slots.push_back({slot->first, slot->second, company.id.value, colours.ground, colours.text,
                                    about_company(company, "home")});
  };
  const auto place_homes = [&](bool said) {
    for (const Company& company : title.companies.companies)
      for (const Station& home : company.homes)
        if (home.city.has_value() == said) place(company, home);
  };
  const auto place_neutral = [&](const NeutralStation& station) {
    const Hex* hex = title.map.find(station.at.hex.value);
    const auto slot = hex == nullptr ? std::nullopt : free_slot(hex->tile, city_of(station), taken[hex->id]);
    if (!slot) return;  // the checks report it
    taken[hex->id].insert(*slot);
    const Rgb paper = theme.colour("paper");
    const Rgb ink = theme.colour("paper.text");
    marks[hex->id].slots.push_back({slot->first,
                                    slot->second,
                                    station.name,
                                    station.open ? paper : ink,
                                    station.open ? ink : paper,
                                    {{Name::Hex, hex->id}, "neutral station", station.place}});
  };
  // Place companies that state a city first; the others take the remaining slots.
  place_homes(true);
  std::ranges::for_each(title.companies.neutral_stations, place_neutral);
  place_homes(false);
  for (const Company& company : title.companies.companies)
    if (const Hex* hex = company.destination ? title.map.find(company.destination->hex.value) : nullptr)
      flag(company, *hex, true);
  for (const Private& one : title.companies.privates)
    for (const Ref& blocked : one.blocks)
      if (const Hex* hex = title.map.find(blocked.value))
        marks[hex->id].flags.push_back({one.id.value,
                                        theme.colour("paper"),
                                        theme.colour("paper.text"),
                                        FlagKind::Blocked,
                                        {{Name::Private, one.id.value}, "blocks", one.id.place}});
  return marks;
}

}  // namespace trackwright

#include "engine/upgrade/upgrades.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trackwright {

namespace {

constexpr std::array<Colour, 7> colour_order{Colour::White, Colour::Yellow, Colour::Green, Colour::Brown,
                                             Colour::Gray,  Colour::Blue,   Colour::Sepia};

bool inside(std::uint8_t part, std::uint8_t whole) {
  return (part & ~whole) == 0;
}

// Whether a rotation puts the track of each old city inside that of a new one.
bool cities_go_on(const UpgradeForm& from, const UpgradeForm& to) {
  for (int r = 0; r < 6; ++r) {
    const auto goes_on = [&](std::uint8_t edges) {
      const std::uint8_t turned = turned_edges(edges, Rotation(r));
      return std::ranges::any_of(to.city_edges,
                                 [turned](std::uint8_t whole) { return inside(turned, whole); });
    };
    if (std::ranges::all_of(from.city_edges, goes_on)) return true;
  }
  return false;
}

bool track_goes_on(const UpgradeForm& from, const UpgradeForm& to, Rotations keeping) {
  return from.junction && to.junction ? !keeping_exits(from, to).empty() : !keeping.empty();
}

const std::string& label_wanted(const UpgradeForm& from, Colour colour) {
  return from.has_future_label && from.future_colour == word_of(colour) ? from.future_label : from.label;
}

std::optional<UpgradeRule> broken_rule(const UpgradeForm& from, const UpgradeForm& to, Rotations keeping) {
  if (const auto broken = broken_apart_from_track(from, to)) return broken;
  if (!track_goes_on(from, to, keeping)) return UpgradeRule::Track;
  if (from.cities > 1 && to.cities > 1 && !cities_go_on(from, to)) return UpgradeRule::CityTrack;
  return std::nullopt;
}

// Checks rules 6 and 7 for one rotation of the new tile.
bool stops_go_on(const UpgradeForm& from, const std::vector<std::uint8_t>& now, bool several_cities) {
  const auto is_new = [&from](std::uint8_t edges) {
    return std::ranges::none_of(from.stop_edges, [edges](std::uint8_t old) { return (old & edges) != 0; });
  };
  const auto added =
      static_cast<std::ptrdiff_t>(now.size()) - static_cast<std::ptrdiff_t>(from.stop_edges.size());
  if (std::ranges::count_if(now, is_new) > std::max<std::ptrdiff_t>(added, 0)) return false;
  const auto ends_in_one = [&now](std::uint8_t old) {
    return std::ranges::count_if(now, [old](std::uint8_t edges) { return inside(old, edges); }) == 1;
  };
  return !several_cities || std::ranges::all_of(from.stop_edges, ends_in_one);
}

bool sizes_differ(const std::vector<int>& slots) {
  return std::ranges::any_of(slots, [&slots](int size) { return size != slots.front(); });
}

// Checks rule 8 for one rotation: the city that replaces an old one is at least as large.
bool cities_keep_size(const UpgradeForm& from, const UpgradeForm& to, Rotation r) {
  for (std::size_t old = 0; old < from.city_edges.size(); ++old)
    for (std::size_t now = 0; now < to.city_edges.size(); ++now)
      if (inside(from.city_edges[old], turned_edges(to.city_edges[now], r))) {
        if (to.city_slots[now] < from.city_slots[old]) return false;
        break;
      }
  return true;
}

std::string how_many(int n, const char* one, const char* many) {
  return n == 0   ? fmt::format("no {}", one)
         : n == 1 ? fmt::format("one {}", one)
                  : fmt::format("{} {}", n, many);
}

std::string label_words(const std::string& label) {
  return label.empty() ? "no label" : fmt::format("label `{}`", label);
}

}  // namespace

std::optional<Colour> next_colour(Colour colour) {
  const auto at = std::ranges::find(colour_order, colour);
  if (at == colour_order.end() || at + 1 == colour_order.end()) return std::nullopt;
  return *(at + 1);
}

std::optional<UpgradeRule> broken_apart_from_track(const UpgradeForm& from, const UpgradeForm& to) {
  if (next_colour(from.colour) != to.colour) return UpgradeRule::Colour;
  if (label_wanted(from, to.colour) != to.label) return UpgradeRule::Label;
  if (from.towns != to.towns) return UpgradeRule::Towns;
  const bool labelled = !from.label.empty();
  if (!labelled && from.cities != to.cities) return UpgradeRule::Cities;
  if (labelled && from.cities > 0 && to.cities == 0) return UpgradeRule::CityLost;
  if (from.colour == Colour::White && from.label == "OO" && from.cities != to.cities)
    return UpgradeRule::DoubleCity;
  return std::nullopt;
}

Rotations keeping_stops(const UpgradeForm& from, const UpgradeForm& to, Rotations among) {
  const bool several_cities = from.cities > 1 && to.cities > 1;
  const bool sizes_matter = sizes_differ(from.city_slots);
  unsigned kept = 0;
  std::vector<std::uint8_t> now(to.stop_edges.size());
  for (unsigned r = 0; r < 6; ++r) {
    const Rotation rotation(static_cast<int>(r));
    if (!among.contains(rotation)) continue;
    for (std::size_t i = 0; i < now.size(); ++i) now[i] = turned_edges(to.stop_edges[i], rotation);
    if (stops_go_on(from, now, several_cities) && (!sizes_matter || cities_keep_size(from, to, rotation)))
      kept |= 1U << r;
  }
  return Rotations(kept);
}

UpgradeFit upgrade_fit(const UpgradeForm& from, const UpgradeForm& to) {
  UpgradeFit fit;
  fit.keeping_track = keeping_track(from, to);
  fit.broken = broken_rule(from, to, fit.keeping_track);
  fit.fitting = keeping_stops(from, to, fit.keeping_track);
  return fit;
}

std::string refusal(UpgradeRule rule, const UpgradeForm& from, const UpgradeForm& to) {
  switch (rule) {
    case UpgradeRule::Colour: {
      const std::optional<Colour> next = next_colour(from.colour);
      return next ? fmt::format("the next colour after {} is {}, but the tile is {}", word_of(from.colour),
                                word_of(*next), word_of(to.colour))
                  : fmt::format("a {} tile cannot be replaced", word_of(from.colour));
    }
    case UpgradeRule::Track:
      return "no rotation keeps all of the old track";
    case UpgradeRule::Label:
      return fmt::format("the hex needs a tile with {}, but the tile has {}",
                         label_words(label_wanted(from, to.colour)), label_words(to.label));
    case UpgradeRule::Towns:
      return fmt::format("there {} {}, but the tile has {}", from.towns > 1 ? "are" : "is",
                         how_many(from.towns, "town", "towns"), how_many(to.towns, "town", "towns"));
    case UpgradeRule::Cities:
    case UpgradeRule::DoubleCity:
    case UpgradeRule::CityLost:
      return fmt::format("there {} {}, but the tile has {}", from.cities > 1 ? "are" : "is",
                         how_many(from.cities, "city", "cities"), how_many(to.cities, "city", "cities"));
    case UpgradeRule::CityTrack:
      return "no rotation connects the track of each old city to one of its cities";
    case UpgradeRule::Rotation:
      return "each rotation that keeps the old track joins or divides stops or makes a city smaller";
  }
  return {};
}

UpgradeVerdict upgrade(const Tile& from, const Tile& to) {
  const UpgradeForm old_form = upgrade_form(from);
  const UpgradeForm new_form = upgrade_form(to);
  UpgradeFit fit = upgrade_fit(old_form, new_form);
  if (!fit.broken && fit.fitting.empty()) fit.broken = UpgradeRule::Rotation;
  if (fit.broken) return {false, {}, refusal(*fit.broken, old_form, new_form)};
  return {true, fit.fitting.list(), {}};
}

}  // namespace trackwright

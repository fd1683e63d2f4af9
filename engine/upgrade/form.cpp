#include <algorithm>

#include "engine/upgrade/form.h"

namespace trackwright {

namespace {

// Bits above the six edges: kinds of stop, then gauges.
constexpr unsigned city = 1U << 6U;
constexpr unsigned town = 1U << 7U;
constexpr unsigned halt = 1U << 8U;
constexpr unsigned town_to_city = 1U << 9U;
constexpr unsigned off_board = 1U << 10U;
constexpr unsigned pass = 1U << 11U;
constexpr unsigned broad = 1U << 12U;
constexpr unsigned narrow = 1U << 13U;
constexpr unsigned dual = 1U << 14U;
constexpr unsigned thin = 1U << 15U;
constexpr unsigned edge_bits = 0x3FU;

unsigned need_of(const Stop& stop) {
  if (stop.kind == StopKind::City) return stop.pass ? pass : city;
  if (stop.kind == StopKind::OffBoard) return off_board;
  if (stop.to_city) return town_to_city;
  return stop.halt ? halt : town;
}

// A town can replace a halt, and a city can replace a town with `to_city`.
unsigned offer_of(const Stop& stop) {
  if (stop.kind == StopKind::City) return stop.pass ? pass : city | town_to_city;
  if (stop.kind == StopKind::OffBoard) return off_board;
  return stop.halt ? halt : town | halt | town_to_city;
}

unsigned need_of(Track track) {
  switch (track) {
    case Track::Broad:
      return broad;
    case Track::Narrow:
      return narrow;
    case Track::Dual:
      return dual;
    case Track::Thin:
      return thin;
    case Track::Future:
      return 0;
  }
  return 0;
}

// Dual track carries the trains of both gauges.
unsigned offer_of(Track track) {
  return track == Track::Dual ? broad | narrow | dual : need_of(track);
}

enum class Side { Need, Offer };

unsigned bits_of(const Tile& tile, End end, Side side) {
  if (end.is_edge()) return 1U << end.index;
  if (end.kind == End::Kind::Junction) return 0;
  const Stop& stop = tile.stops[end.index];
  return side == Side::Need ? need_of(stop) : offer_of(stop);
}

unsigned junction_bits(const Tile& tile, End junction, Side side) {
  unsigned bits = 0;
  for (const Path& path : tile.paths)
    if (path.track != Track::Future && (path.a == junction || path.b == junction))
      bits |= bits_of(tile, path.a, side) | bits_of(tile, path.b, side);
  return bits;
}

PathBits path_bits(const Tile& tile, const Path& path, Side side) {
  unsigned bits = side == Side::Need ? need_of(path.track) : offer_of(path.track);
  for (const End end : {path.a, path.b})
    bits |= end.kind == End::Kind::Junction ? junction_bits(tile, end, side) : bits_of(tile, end, side);
  return static_cast<PathBits>(bits);
}

PathBits turned(PathBits bits, Rotation r) {
  return static_cast<PathBits>((bits & ~edge_bits) | Rotations(bits & edge_bits).turned(r).bits());
}

void add_once(std::vector<PathBits>& list, PathBits bits) {
  if (std::ranges::find(list, bits) == list.end()) list.push_back(bits);
}

std::uint8_t edges_of_stop(const Tile& tile, std::size_t index) {
  const End stop{End::Kind::Stop, static_cast<std::uint8_t>(index)};
  unsigned bits = 0;
  for (const Path& path : tile.paths)
    if (path.track != Track::Future && (path.a == stop || path.b == stop))
      for (const End end : {path.a, path.b})
        if (end.is_edge()) bits |= 1U << end.index;
  return static_cast<std::uint8_t>(bits);
}

void add_stops(const Tile& tile, UpgradeForm& form) {
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    const Stop& stop = tile.stops[i];
    if (stop.kind == StopKind::OffBoard) continue;
    const std::uint8_t reach = edges_of_stop(tile, i);
    if (reach != 0) form.stop_edges.push_back(reach);
    if (stop.kind == StopKind::Town) {
      ++form.towns;
      continue;
    }
    ++form.cities;
    form.city_edges.push_back(reach);
    form.city_slots.push_back(stop.slots);
  }
}

}  // namespace

UpgradeForm upgrade_form(const Tile& tile) {
  UpgradeForm form;
  form.colour = tile.colour;
  if (!tile.labels.empty()) form.label = tile.labels.back();
  if (tile.future_label) {
    form.has_future_label = true;
    form.future_label = tile.future_label->label;
    form.future_colour = tile.future_label->colour;
  }
  form.junction = tile.junction;
  form.exits = exits(tile);
  for (const Path& path : tile.paths) {
    if (path.track == Track::Future) continue;
    add_once(form.needs, path_bits(tile, path, Side::Need));
    const PathBits offer = path_bits(tile, path, Side::Offer);
    for (int r = 0; r < 6; ++r)
      add_once(form.has.at(static_cast<std::size_t>(r)), turned(offer, Rotation(r)));
  }
  add_stops(tile, form);
  return form;
}

Rotations keeping_track(const UpgradeForm& from, const UpgradeForm& to) {
  unsigned kept = 0;
  for (unsigned r = 0; r < 6; ++r) {
    const std::vector<PathBits>& offers = to.has[r];
    const auto goes_on = [&offers](PathBits need) {
      return std::ranges::any_of(offers, [need](PathBits offer) { return (need & ~offer) == 0; });
    };
    if (std::ranges::all_of(from.needs, goes_on)) kept |= 1U << r;
  }
  return Rotations(kept);
}

Rotations keeping_exits(const UpgradeForm& from, const UpgradeForm& to) {
  unsigned kept = 0;
  for (int r = 0; r < 6; ++r)
    if ((from.exits & ~turned_edges(to.exits, Rotation(r))) == 0) kept |= 1U << r;
  return Rotations(kept);
}

}  // namespace trackwright

#include "render/tile/stop_plan.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "render/tile/stop_choices.h"

namespace trackwright {

namespace {

StopForm form_of(const Tile& tile, std::size_t index) {
  const Stop& stop = tile.stops[index];
  if (stop.kind == StopKind::City) return StopForm::Slots;
  if (stop.kind == StopKind::OffBoard) return StopForm::Plain;
  if (stop.style == TownStyle::Hidden) return StopForm::Hidden;
  if (stop.style == TownStyle::Rect) return StopForm::Bar;
  if (stop.style == TownStyle::Dot) return StopForm::Dot;
  const std::size_t ends = stop_ends(tile, index).size();
  return ends == 1 || ends == 2 ? StopForm::Bar : StopForm::Dot;
}

// Part of the usual slot that holds the usual token of 12 mm with 0.2 mm to spare.
constexpr double token_slot = 0.984;

// Crowded cities have smaller slots, so that track stays visible between them.
double slot_radius(const Tile& tile, std::size_t index, const Measures& m) {
  // Up to four slots hold the usual token; five or more cannot.
  static constexpr std::array<double, 7> by_slots{1, 1, 1, token_slot, token_slot, 0.84, 0.8};
  const auto slots = static_cast<std::size_t>(std::max(1, tile.stops[index].slots));
  // More slots than a ring holds form three rows, which must not outgrow the hexagon.
  const std::size_t columns = (slots + 2) / 3;
  double factor =
      slots < by_slots.size() ? by_slots.at(slots) : std::min(0.68, 2.05 / static_cast<double>(columns));
  int cities = 0;
  int total = 0;
  for (const Stop& stop : tile.stops)
    if (stop.kind == StopKind::City) {
      ++cities;
      total += stop.slots;
    }
  if (cities > 1 && total > 2) factor = std::min(factor, total > 3 ? 0.86 : token_slot);
  return m.slot * factor;
}

// The arrangements: a row of two, a triangle, a square, a ring; above six, rows.
std::vector<Point> slot_places(Point at, double heading, int count, double radius) {
  const Point along = trackwright::heading(heading);
  const Point across{-along.y, along.x};
  const auto place = [&](double x, double y) { return at + along * (x * radius) + across * (y * radius); };
  if (count <= 1) return {at};
  if (count == 2) return {place(-1, 0), place(1, 0)};
  if (count == 4) return {place(-1, -1), place(1, -1), place(1, 1), place(-1, 1)};
  std::vector<Point> places;
  if (count <= 6) {
    const double ring = radius / std::sin(3.14159265358979323846 / count);
    for (int i = 0; i < count; ++i)
      places.push_back(at + trackwright::heading(heading - 90 + 360.0 * i / count) * ring);
    return places;
  }
  const int columns = (count + 2) / 3;
  for (int i = 0; i < count; ++i) {
    const int row = i / columns;
    const int in_row = std::min(columns, count - row * columns);
    places.push_back(place(2 * (i % columns) - (in_row - 1), 2 * row - 2));
  }
  return places;
}

StopPlace placed(const Tile& tile, std::size_t index, const StopChoice& choice, const Measures& m) {
  StopPlace place;
  place.form = form_of(tile, index);
  place.at = choice.at;
  place.heading = choice.heading;
  place.through = choice.through;
  place.along = choice.along;
  if (place.form == StopForm::Dot) place.radius = m.dot;
  if (place.form == StopForm::Slots) {
    place.radius = slot_radius(tile, index, m);
    place.slots = slot_places(place.at, place.heading, tile.stops[index].slots, place.radius);
  }
  return place;
}

// Returns the track from the edge inwards to the stop.
Curve approach(const StopPlace& place, const StopEnd& end, const Hexagon& hexagon, const Measures& m) {
  const Edge edge(end.far.index);
  const Point start = lane_point(hexagon, edge, end.lane, m);
  if (place.through) {
    if (distance(place.through->at(0), start) < 1e-6) return place.through->part(0, place.along);
    if (distance(place.through->at(1), start) < 1e-6) return place.through->part(place.along, 1).reversed();
  }
  return arc_to(start, hexagon.angle(edge.index()) + 180, place.at);
}

std::vector<Disc> track_discs(const Curve& curve, double half_width) {
  std::vector<Disc> discs;
  for (const Point p : curve.samples(half_width * 1.2)) discs.push_back({p, half_width});
  return discs;
}

double gap(const std::vector<Disc>& a, const std::vector<Disc>& b) {
  double least = 1e9;
  for (const Disc& p : a)
    for (const Disc& q : b) least = std::min(least, distance(p.at, q.at) - p.radius - q.radius);
  return least;
}

// A choice with the area that it covers.
struct Option {
  StopPlace place;
  double cost = 0;
  std::vector<Disc> body;
  std::vector<Disc> track;
};

class TrackPlanner {
 public:
  TrackPlanner(const Tile& tile, const Hexagon& hexagon, const Measures& m)
      : tile_(tile), hexagon_(hexagon), m_(m) {
    for (const Path& path : tile.paths)
      if (path.a.is_edge() && path.b.is_edge())
        for (const Disc& d : track_discs(between_edges(path), half_track())) through_.push_back(d);
    for (std::size_t i = 0; i < tile.stops.size(); ++i) options_.push_back(options(i));
  }

  std::vector<StopPlace> choose() {
    const std::vector<std::size_t> best = search();
    std::vector<StopPlace> places;
    for (std::size_t i = 0; i < best.size(); ++i) places.push_back(options_[i][best[i]].place);
    return places;
  }

  Curve between_edges(const Path& path) const {
    return edge_to_edge(hexagon_, Edge(path.a.index), path.a_lane, Edge(path.b.index), path.b_lane, m_);
  }

 private:
  double half_track() const { return m_.track / 2 + m_.halo; }

  std::vector<Option> options(std::size_t index) const {
    std::vector<Option> made;
    const std::vector<StopChoice> choices = stop_choices(tile_, index, hexagon_, m_);
    for (const StopChoice& choice : choices) {
      Option option{placed(tile_, index, choice, m_), choice.cost, {}, {}};
      option.body = option.place.discs(m_);
      if (choices.size() > 1) weigh(index, option);
      made.push_back(std::move(option));
    }
    return made;
  }

  // Adds the cost of a choice on its own: sharp bends, a body over the edge or over through track.
  void weigh(std::size_t index, Option& option) const {
    const double r = hexagon_.inradius();
    for (const StopEnd& end : stop_ends(tile_, index)) {
      if (!end.far.is_edge()) continue;
      const Curve curve = approach(option.place, end, hexagon_, m_);
      for (const Arc& arc : curve.arcs)
        if (!arc.straight) {
          if (arc.radius < 0.5 * r) option.cost += (0.5 - arc.radius / r) * 6;
          if (std::abs(arc.sweep) > 95) option.cost += (std::abs(arc.sweep) - 95) / 20;
          if (!option.place.through) option.cost += std::abs(arc.sweep) / 1500;
        }
      for (const Disc& d : track_discs(curve, half_track())) option.track.push_back(d);
    }
    for (const Disc& d : option.body)
      option.cost += 30 * std::max(0.0, 0.06 - (hexagon_.inset(d.at) - d.radius) / r);
    option.cost += crowding(option.body, through_, 0.03);
  }

  double crowding(const std::vector<Disc>& a, const std::vector<Disc>& b, double wanted) const {
    if (a.empty() || b.empty()) return 0;
    const double free = gap(a, b) / hexagon_.inradius();
    return free >= wanted ? 0 : 0.3 + (wanted - free) * 20;
  }

  double together(const Option& a, const Option& b) const {
    const double apart = distance(a.place.at, b.place.at) / hexagon_.inradius();
    return 2 * crowding(a.body, b.body, 0.07) + crowding(a.body, b.track, 0.03) +
           crowding(a.track, b.body, 0.03) + 0.02 * std::max(0.0, 1.2 - apart);
  }

  double cost_of(std::size_t stop, const std::vector<std::size_t>& chosen) const {
    const Option& own = options_[stop][chosen[stop]];
    double sum = own.cost;
    for (std::size_t i = 0; i < options_.size(); ++i)
      if (i != stop) sum += together(own, options_[i][chosen[i]]);
    return sum;
  }

  // Tries all pairs of two stops; settles more stops one by one until none moves.
  std::vector<std::size_t> search() const {
    std::vector<std::size_t> chosen(options_.size(), 0);
    if (options_.size() < 2) return chosen;
    if (options_.size() == 2) return best_pair();
    for (int round = 0; round < 6; ++round) {
      const std::vector<std::size_t> before = chosen;
      for (std::size_t i = 0; i < chosen.size(); ++i) settle(i, chosen);
      if (chosen == before) break;
    }
    return chosen;
  }

  void settle(std::size_t stop, std::vector<std::size_t>& chosen) const {
    std::vector<std::size_t> trial = chosen;
    double best = cost_of(stop, chosen);
    for (std::size_t c = 0; c < options_[stop].size(); ++c) {
      trial[stop] = c;
      const double cost = cost_of(stop, trial);
      if (cost < best - 1e-9) {
        best = cost;
        chosen[stop] = c;
      }
    }
  }

  std::vector<std::size_t> best_pair() const {
    std::vector<std::size_t> chosen{0, 0};
    double best = 1e9;
    for (std::size_t a = 0; a < options_[0].size(); ++a)
      for (std::size_t b = 0; b < options_[1].size(); ++b) {
        const Option& first = options_[0][a];
        const Option& second = options_[1][b];
        double cost = first.cost + second.cost;
        if (cost >= best) continue;
        cost += together(first, second);
        if (cost < best - 1e-9) {
          best = cost;
          chosen = {a, b};
        }
      }
    return chosen;
  }

  const Tile& tile_;
  const Hexagon& hexagon_;
  const Measures& m_;
  std::vector<Disc> through_;
  std::vector<std::vector<Option>> options_;
};

// Puts two towns in a row between two edges at thirds of one line.
void string_towns(const Tile& tile, std::vector<StopPlace>& places, const Hexagon& hexagon,
                  const Measures& m) {
  for (const Path& path : tile.paths) {
    if (path.a.kind != End::Kind::Stop || path.b.kind != End::Kind::Stop) continue;
    const std::size_t first = path.a.index;
    const std::size_t second = path.b.index;
    std::vector<StopEnd> a = stop_ends(tile, first);
    std::vector<StopEnd> b = stop_ends(tile, second);
    if (a.size() != 2 || b.size() != 2 || tile.stops[first].loc || tile.stops[second].loc) continue;
    const auto other = [](const StopEnd& end) { return !end.far.is_edge(); };
    std::erase_if(a, other);
    std::erase_if(b, other);
    if (a.size() != 1 || b.size() != 1) continue;
    const Curve line =
        edge_to_edge(hexagon, Edge(a[0].far.index), a[0].lane, Edge(b[0].far.index), b[0].lane, m);
    const auto put = [&](std::size_t stop, double t) {
      const double turn = tile.stops[stop].kind == StopKind::City ? 90 : 0;
      places[stop] = placed(tile, stop, {line.at(t), line.heading_at(t) + turn, 0, line, t}, m);
    };
    put(first, 0.32);
    put(second, 0.68);
  }
}

// Enlarges single slots to hold the usual token if other stops and the sides are far enough away.
void grow_slots(std::vector<StopPlace>& places, const Hexagon& hexagon, const Measures& m) {
  const double wanted = m.slot * token_slot;
  const auto has_room = [&](const StopPlace& place) {
    return place.slots.size() == 1 && hexagon.inset(place.at) > wanted + m.line &&
           std::ranges::all_of(places, [&](const StopPlace& other) {
             return &other == &place || distance(other.at, place.at) > 2 * wanted + m.line + m.halo;
           });
  };
  if (!std::ranges::all_of(places, has_room)) return;
  for (StopPlace& place : places) place.radius = std::max(place.radius, wanted);
}

Curve stop_to_stop(const StopPlace& a, const StopPlace& b) {
  if (a.through && b.through && distance(a.through->at(0), b.through->at(0)) < 1e-6 &&
      distance(a.through->at(1), b.through->at(1)) < 1e-6)
    return a.through->part(std::min(a.along, b.along), std::max(a.along, b.along));
  return line_curve(a.at, b.at);
}

Curve path_curve(const Path& path, const std::vector<StopPlace>& stops, const TrackPlanner& planner,
                 const Hexagon& hexagon, const Measures& m) {
  if (path.a.is_edge() && path.b.is_edge()) return planner.between_edges(path);
  const auto at = [&](const End& end) { return end.kind == End::Kind::Stop ? stops[end.index].at : Point{}; };
  if (!path.a.is_edge() && !path.b.is_edge()) {
    if (path.a.kind == End::Kind::Stop && path.b.kind == End::Kind::Stop)
      return stop_to_stop(stops[path.a.index], stops[path.b.index]);
    return line_curve(at(path.a), at(path.b));
  }
  const bool a_first = path.a.is_edge();
  const End& edge = a_first ? path.a : path.b;
  const End& inner = a_first ? path.b : path.a;
  const StopEnd end{0, edge, a_first ? path.a_lane : path.b_lane};
  if (inner.kind == End::Kind::Stop) return approach(stops[inner.index], end, hexagon, m);
  return arc_to(lane_point(hexagon, Edge(edge.index), end.lane, m), hexagon.angle(edge.index) + 180, {});
}

bool tapers(const Tile& tile, const Path& path) {
  if (path.terminal > 0) return true;
  const auto off_board = [&](const End& end) {
    return end.kind == End::Kind::Stop && tile.stops[end.index].kind == StopKind::OffBoard;
  };
  return off_board(path.a) || off_board(path.b);
}

bool runs_to_city(const Tile& tile, const Path& path) {
  const auto city = [&](const End& end) {
    return end.kind == End::Kind::Stop && tile.stops[end.index].kind != StopKind::OffBoard;
  };
  return city(path.a) || city(path.b);
}

// Ends off-board track before the middle, where the values are; track to a city continues to it.
Curve shortened(const Tile& tile, const Curve& curve, const Path& path, double inradius) {
  if (path.terminal != 2 && runs_to_city(tile, path)) return curve;
  const double wanted = (path.terminal == 2 ? 0.36 : 0.54) * inradius;
  const double length = curve.length();
  return length <= wanted ? curve : curve.part(0, wanted / length);
}

// Records of a ring of cities with equal revenue often give all track to the first city. Printed tiles have a
// city at the end of each track.
Tile dealt_out(const Tile& tile) {
  const std::size_t count = tile.stops.size();
  if (count < 3 || stop_ends(tile, 0).size() < 2) return tile;
  for (std::size_t i = 0; i < count; ++i) {
    const Stop& stop = tile.stops[i];
    if (stop.kind != StopKind::City || stop.revenue != tile.stops[0].revenue || stop.loc) return tile;
    if (i > 0 && !stop_ends(tile, i).empty()) return tile;
  }
  Tile dealt = tile;
  std::uint8_t next = 0;
  for (Path& path : dealt.paths)
    for (End* end : {&path.a, &path.b})
      if (end->kind == End::Kind::Stop && next < count) end->index = next++;
  return dealt;
}

}  // namespace

std::vector<Point> StopPlace::box_corners() const {
  if (slots.size() <= 6) return slots;
  // A grid of rows, the last of which may be shorter.
  const std::size_t columns = (slots.size() + 2) / 3;
  const Point down = trackwright::heading(heading + 90) * (4 * radius);
  return {slots[0], slots[columns - 1], slots[columns - 1] + down, slots[0] + down};
}

std::vector<Disc> StopPlace::discs(const Measures& m) const {
  std::vector<Disc> covered;
  const double rim = m.line / 2 + m.halo;
  if (form == StopForm::Dot) covered.push_back({at, radius + rim});
  for (const Point slot : slots) covered.push_back({slot, radius + rim});
  // Cover the sides of the box between its corners.
  const std::vector<Point> corners = box_corners();
  for (std::size_t i = 0; corners.size() > 1 && i < corners.size(); ++i) {
    const Point to = corners[(i + 1) % corners.size()];
    for (const double part : {0.0, 0.25, 0.5, 0.75})
      covered.push_back({corners[i] + (to - corners[i]) * part, radius + rim});
  }
  if (form != StopForm::Bar) return covered;
  const Point across = trackwright::heading(heading + 90);
  const double half = m.bar_width / 2;
  for (const double part : {-1.0, -0.4, 0.4, 1.0})
    covered.push_back({at + across * (part * (m.bar_length / 2 - half)), half + rim});
  return covered;
}

double track_width(const Path& path, const Measures& m) {
  const int lanes = std::max(path.a_lane.width, path.b_lane.width);
  const double lane_factor = lanes > 3 ? 0.72 : lanes > 1 ? 0.85 : 1;
  if (path.track == Track::Thin) return m.track * 0.5 * lane_factor;
  if (path.track == Track::Dual) return m.track * 1.15 * lane_factor;
  return m.track * lane_factor;
}

StopPlan plan_stops(const Tile& said, const Hexagon& hexagon, const Measures& m) {
  const Tile tile = dealt_out(said);
  TrackPlanner planner(tile, hexagon, m);
  StopPlan plan;
  plan.stops = planner.choose();
  string_towns(tile, plan.stops, hexagon, m);
  grow_slots(plan.stops, hexagon, m);
  for (std::size_t i = 0; i < tile.paths.size(); ++i) {
    const Path& path = tile.paths[i];
    TrackPlace track{i, path_curve(path, plan.stops, planner, hexagon, m), track_width(path, m), false};
    if (tapers(tile, path)) {
      track.tapered = true;
      // Widen it to look like an arrow from afar; track to a city crosses the edge unchanged.
      if (!runs_to_city(tile, path)) track.width *= 1.25;
      track.curve = shortened(tile, track.curve, path, hexagon.inradius());
    }
    plan.tracks.push_back(std::move(track));
  }
  return plan;
}

}  // namespace trackwright

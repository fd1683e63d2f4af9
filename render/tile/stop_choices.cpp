#include "render/tile/stop_choices.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trackwright {

namespace {

Edge edge_of(const End& end) {
  return Edge(end.index);
}

// Returns the ends on edges, each position once.
std::vector<StopEnd> edge_ends(const std::vector<StopEnd>& ends) {
  std::vector<StopEnd> found;
  for (const StopEnd& end : ends) {
    const auto same = [&](const StopEnd& other) { return other.far == end.far && other.lane == end.lane; };
    if (end.far.is_edge() && std::ranges::none_of(found, same)) found.push_back(end);
  }
  return found;
}

class Choices {
 public:
  Choices(const Tile& tile, std::size_t index, const Hexagon& hexagon, const Measures& m)
      : tile_(tile),
        stop_(tile.stops[index]),
        index_(index),
        hexagon_(hexagon),
        m_(m),
        all_ends_(stop_ends(tile, index)),
        ends_(edge_ends(all_ends_)) {}

  std::vector<StopChoice> make() {
    const bool alone = tile_.stops.size() == 1 || stop_.kind == StopKind::OffBoard;
    const bool on_track = !stop_.centred && stop_.kind == StopKind::Town && on_a_line();
    if (stop_.loc && !stop_.centred)
      said(*stop_.loc);
    else if (on_track)
      along_line(town_stations);
    else if (stop_.centred || alone)
      centre(0);
    else
      shared();
    return choices_;
  }

 private:
  struct Along {
    double t;
    double cost;
  };
  static constexpr std::array<Along, 9> town_stations{{{0.5, 0},
                                                       {0.4, 0.08},
                                                       {0.6, 0.08},
                                                       {0.33, 0.1},
                                                       {0.67, 0.1},
                                                       {0.27, 0.16},
                                                       {0.73, 0.16},
                                                       {0.2, 0.3},
                                                       {0.8, 0.3}}};
  static constexpr std::array<Along, 9> city_stations{{{0.5, 0},
                                                       {0.42, 0.1},
                                                       {0.58, 0.1},
                                                       {0.36, 0.12},
                                                       {0.64, 0.12},
                                                       {0.3, 0.14},
                                                       {0.7, 0.14},
                                                       {0.25, 0.16},
                                                       {0.75, 0.16}}};

  double inradius() const { return hexagon_.inradius(); }

  void add(Point at, double heading, double cost) {
    choices_.push_back({at, heading, cost, std::nullopt, 0});
  }

  void centre(double cost) { add({}, centre_heading(), cost); }

  // A bar in the middle lies across the track that reaches it; slots form a row.
  double centre_heading() const {
    if (stop_.kind == StopKind::City || ends_.empty()) return 0;
    return hexagon_.angle(ends_.front().far.index);
  }

  // A row of slots outside the middle lies across its direction,
  // and so does the bar of a town with track from the middle.
  double heading_at(double direction) const {
    const double outwards = hexagon_.angle(direction);
    return stop_.kind == StopKind::City ? outwards + 90 : outwards;
  }

  void said(double direction) {
    if (stop_.kind == StopKind::Town && on_a_line() && near_line(direction)) return;
    add(hexagon_.at(direction, 0.577 * inradius()), heading_at(direction), 0);
    if (stop_.kind == StopKind::City)
      for (const double distance : {0.52, 0.63})
        add(hexagon_.at(direction, distance * inradius()), heading_at(direction), 0.05);
  }

  // Adds the point of the natural line closest to the stated direction, if it is close enough.
  bool near_line(double direction) {
    const Curve curve = natural_line();
    const Point wanted = hexagon_.at(direction, 0.5 * inradius());
    double best_t = 0.5;
    for (double t = 0.1; t < 0.95; t += 0.05)
      if (distance(curve.at(t), wanted) < distance(curve.at(best_t), wanted)) best_t = t;
    if (distance(curve.at(best_t), wanted) > 0.3 * inradius()) return false;
    choices_.push_back({curve.at(best_t), curve.heading_at(best_t), 0, curve, best_t});
    return true;
  }

  // Returns whether the track runs through: two edges and no other ends.
  bool on_a_line() const { return ends_.size() == 2 && all_ends_.size() == ends_.size(); }

  Curve natural_line() const {
    return edge_to_edge(hexagon_, edge_of(ends_[0].far), ends_[0].lane, edge_of(ends_[1].far), ends_[1].lane,
                        m_);
  }

  void along_line(const std::array<Along, 9>& stations) {
    const Curve curve = natural_line();
    for (const Along& s : stations) {
      const double turn = stop_.kind == StopKind::City ? 90 : 0;
      choices_.push_back({curve.at(s.t), curve.heading_at(s.t) + turn, s.cost, curve, s.t});
    }
  }

  void on_normals(double cost) {
    for (const StopEnd& end : ends_)
      for (const double distance : {0.5, 0.58, 0.64})
        add(hexagon_.at(end.far.index, distance * inradius()), heading_at(end.far.index),
            cost + (distance > 0.6 ? 0.05 : 0));
  }

  // Adds all twelve directions, starting with `first`.
  void round_the_clock(double cost, double first) {
    const double reach = tile_.stops.size() > 4 ? 0.63 : 0.57;
    for (int i = 0; i < 12; ++i) {
      const double direction = first + i * 0.5;
      add(hexagon_.at(direction, reach * inradius()), heading_at(direction), cost + (i % 2) * 0.01);
    }
  }

  // Returns the first direction of this stop: stops without track share the circle evenly.
  double own_share() const {
    return std::floor(12.0 * static_cast<double>(index_) / static_cast<double>(tile_.stops.size())) / 2;
  }

  // Adds choices for one of several stops without a stated position.
  void shared() {
    if (ends_.empty()) return round_the_clock(0, own_share());
    if (on_a_line()) along_line(city_stations);
    on_normals(ends_.size() == 1 ? 0 : 0.2);
    if (ends_.size() > 2) centre(0.1);
    round_the_clock(0.5, 0);
  }

  const Tile& tile_;
  const Stop& stop_;
  std::size_t index_;
  const Hexagon& hexagon_;
  const Measures& m_;
  std::vector<StopEnd> all_ends_;
  std::vector<StopEnd> ends_;
  std::vector<StopChoice> choices_;
};

}  // namespace

std::vector<StopEnd> stop_ends(const Tile& tile, std::size_t stop) {
  std::vector<StopEnd> ends;
  const auto here = [&](const End& end) { return end.kind == End::Kind::Stop && end.index == stop; };
  for (std::size_t i = 0; i < tile.paths.size(); ++i) {
    const Path& path = tile.paths[i];
    if (here(path.a)) ends.push_back({i, path.b, path.b_lane});
    if (here(path.b)) ends.push_back({i, path.a, path.a_lane});
  }
  return ends;
}

std::vector<StopChoice> stop_choices(const Tile& tile, std::size_t stop, const Hexagon& hexagon,
                                     const Measures& m) {
  return Choices(tile, stop, hexagon, m).make();
}

Point lane_point(const Hexagon& hexagon, Edge edge, Lane lane, const Measures& m) {
  const Point clockwise = heading(hexagon.angle(edge.index()) + 90);
  const double spacing = lane.width > 3 ? m.lane * 0.8 : m.lane;
  return hexagon.edge_middle(edge) + clockwise * ((lane.index - (lane.width - 1) / 2.0) * spacing);
}

Curve edge_to_edge(const Hexagon& hexagon, Edge a, Lane a_lane, Edge b, Lane b_lane, const Measures& m) {
  return join(lane_point(hexagon, a, a_lane, m), hexagon.angle(a.index()) + 180,
              lane_point(hexagon, b, b_lane, m), hexagon.angle(b.index()) + 180);
}

}  // namespace trackwright

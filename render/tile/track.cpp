#include "render/tile/track.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

#include "render/tile/look.h"

namespace trackwright {

namespace {

// Returns the curve with straight ends beyond the hexagon.
Outline running_on(const Path& path, const TrackPlace& place, double bleed) {
  const Curve& curve = place.curve;
  Outline outline = curve.outline();
  if (bleed <= 0) return outline;
  // Curves run from the edge inwards, so the first point lies on an edge if either end does.
  if (path.a.is_edge() || path.b.is_edge()) {
    const Point back = curve.at(0) - heading(curve.heading_at(0)) * bleed;
    outline.segments.insert(outline.segments.begin() + 1, Segment{Segment::Kind::Line, curve.at(0), {}, {}});
    outline.segments.front().to = back;
  }
  if (path.a.is_edge() && path.b.is_edge()) outline.line(curve.at(1) + heading(curve.heading_at(1)) * bleed);
  return outline;
}

// Returns an outline with full width at the edge that narrows along the curve.
Outline taper(const Curve& curve, double width, double end_width, double bleed) {
  std::vector<Point> left;
  std::vector<Point> right;
  const auto put = [&](Point at, double towards, double w) {
    const Point across = heading(towards + 90) * (w / 2);
    left.push_back(at - across);
    right.push_back(at + across);
  };
  if (bleed > 0) put(curve.at(0) - heading(curve.heading_at(0)) * bleed, curve.heading_at(0), width);
  constexpr int steps = 8;
  for (int i = 0; i <= steps; ++i) {
    const double t = static_cast<double>(i) / steps;
    put(curve.at(t), curve.heading_at(t), width + (end_width - width) * t);
  }
  left.insert(left.end(), right.rbegin(), right.rend());
  return polygon(left);
}

double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}

// Returns the position along p-q at which the segments cross.
std::optional<double> meet(Point a, Point b, Point p, Point q) {
  const Point ab = b - a;
  const Point pq = q - p;
  const double denominator = cross(ab, pq);
  if (std::abs(denominator) < 1e-12) return std::nullopt;
  const double s = cross(p - a, pq) / denominator;
  const double t = cross(p - a, ab) / denominator;
  if (s < 0 || s > 1 || t < 0 || t > 1) return std::nullopt;
  return t;
}

constexpr std::size_t least_star = 5;  // edges, and therefore ten paths

// Returns the edges if the tile joins each pair of them and has nothing else; otherwise nothing.
std::vector<Edge> joined_each_to_each(const Tile& tile) {
  std::vector<Edge> edges;
  const auto add = [&](Edge edge) {
    if (std::ranges::find(edges, edge) == edges.end()) edges.push_back(edge);
  };
  for (const Path& path : tile.paths) {
    if (!path.a.is_edge() || !path.b.is_edge()) return {};
    add(Edge(path.a.index));
    add(Edge(path.b.index));
  }
  const std::size_t pairs = edges.size() * (edges.size() - (edges.empty() ? 0 : 1)) / 2;
  return tile.stops.empty() && tile.paths.size() == pairs ? edges : std::vector<Edge>{};
}

class TrackPainter {
 public:
  TrackPainter(const Tile& tile, const StopPlan& plan, const Hexagon& hexagon, const Measures& m,
               double bleed, const Theme& theme)
      : tile_(tile),
        plan_(plan),
        hexagon_(hexagon),
        m_(m),
        bleed_(bleed),
        black_(track_ink(theme)),
        white_(edge_ink(theme)),
        future_(theme.colour("track.future")) {}

  Drawing paint() {
    if (const std::vector<Edge> edges = joined_each_to_each(tile_); edges.size() >= least_star)
      return star(edges);
    const bool lanes = has(Track::Narrow);
    for (const TrackPlace& place : plan_.tracks)
      if (lanes && is_thin(place)) thin_below_lanes(place);
    for (const TrackPlace& place : plan_.tracks)
      if (!lanes || !is_thin(place)) edge(place);
    stubs();
    // Round off the joint; if it were wider than its track, it would stick out of straight track.
    const double joint = joint_width() / 2;
    if (joint > 0) fill(drawing_, circle({}, joint + m_.halo), white_);
    for (const TrackPlace& place : plan_.tracks)
      if (!lanes || !is_thin(place)) core(place, running_on(path(place), place, bleed_));
    if (joint > 0) fill(drawing_, circle({}, joint), black_);
    for (std::size_t later = 1; later < plan_.tracks.size(); ++later)
      for (std::size_t earlier = 0; earlier < later; ++earlier)
        bridges(plan_.tracks[earlier], plan_.tracks[later]);
    return std::move(drawing_);
  }

 private:
  // If many edges are joined pair by pair, draws a star: single curves and their bridges would form a blot.
  Drawing star(const std::vector<Edge>& edges) {
    double width = m_.track;
    for (const TrackPlace& place : plan_.tracks) width = std::min(width, place.width);
    width *= 0.62;
    const auto ray = [&](Edge e) {
      return line_curve({}, hexagon_.at(e.index(), hexagon_.inradius() + bleed_)).outline();
    };
    for (const Edge e : edges) line(ray(e), white_, width + 2 * m_.halo);
    fill(drawing_, circle({}, width + m_.halo), white_);
    for (const Edge e : edges) line(ray(e), black_, width);
    fill(drawing_, circle({}, width), black_);
    return std::move(drawing_);
  }

  const Path& path(const TrackPlace& place) const { return tile_.paths[place.path]; }

  bool has(Track kind) const {
    return std::ranges::find(tile_.paths, kind, &Path::track) != tile_.paths.end();
  }
  bool is_thin(const TrackPlace& place) const { return path(place).track == Track::Thin; }

  // The edges of lanes cut thin track below them; above the gaps between dashes it would look like a dash.
  void thin_below_lanes(const TrackPlace& place) {
    edge(place);
    core(place, running_on(path(place), place, bleed_));
  }

  void line(const Outline& outline, Rgb colour, double width, std::vector<double> dashes = {}) {
    stroke(drawing_, outline, {colour, width, Cap::Butt, Join::Round, std::move(dashes)});
  }

  void edge(const TrackPlace& place) {
    // Draw planned track as a broad band that players
    // can see across the table until a tile covers it.
    if (path(place).track == Track::Future)
      return line(running_on(path(place), place, bleed_), mix(future_, white_, 0.55), place.width * 2);
    if (!place.tapered)
      return line(running_on(path(place), place, bleed_), white_, place.width + 2 * m_.halo);
    // Fill, since a stroke would cross the track at its start.
    fill(drawing_, taper(place.curve, place.width + 2 * m_.halo, end_width(place) + 2 * m_.halo, bleed_),
         white_);
  }

  // Off-board track ends in a point; track into a city keeps some width.
  double end_width(const TrackPlace& place) const {
    const Path& p = path(place);
    const End& inner = p.a.is_edge() ? p.b : p.a;
    const bool city = inner.kind == End::Kind::Stop && tile_.stops[inner.index].kind != StopKind::OffBoard;
    return city ? place.width * 0.3 : place.width * 0.04;
  }

  void core(const TrackPlace& place, const Outline& outline) {
    if (place.tapered)
      return fill(drawing_, taper(place.curve, place.width, end_width(place), bleed_), black_);
    switch (path(place).track) {
      case Track::Broad:
      case Track::Thin:
        return line(outline, black_, place.width);
      case Track::Narrow:
        return narrow(place);
      case Track::Dual:
        line(outline, black_, place.width);
        return inlay(place.curve, place.width);
      case Track::Future:
        return line(outline, future_, place.width * 0.6, {1.6 * m_.scale, 1.0 * m_.scale});
    }
  }

  // Spaces dashes evenly over the whole curve: half a dash at each end (if shifted, half a gap).
  void dashes(const Curve& curve, double dash, double gap, double shift, Rgb colour, double width) {
    const double length = curve.length();
    const double count = std::max(1.0, std::round(length / (dash + gap)));
    for (double i = shift; i <= count; i += 1) {
      const double middle = i * length / count;
      const double from = std::max(0.0, middle - dash / 2);
      const double to = std::min(length, middle + dash / 2);
      line(curve.part(from / length, to / length).outline(), colour, width);
    }
  }

  // Draws half a dash at each end, so that two hexes form one dash at their side. The overlap starts within
  // the dash, since strokes that only meet show a seam.
  void narrow(const TrackPlace& place) {
    const double width = place.width * 0.86;
    const Path& p = path(place);
    const Curve& c = place.curve;
    dashes(c, 2.3 * m_.scale, 0.9 * m_.scale, 0, black_, width);
    if (bleed_ <= 0) return;
    const double lap = 0.4 * m_.scale;
    const auto over_side = [&](Point end, Point outwards) {
      line(line_curve(end - outwards * lap, end + outwards * bleed_).outline(), black_, width);
    };
    if (p.a.is_edge() || p.b.is_edge()) over_side(c.at(0), heading(c.heading_at(0)) * -1);
    if (p.a.is_edge() && p.b.is_edge()) over_side(c.at(1), heading(c.heading_at(1)));
  }

  // Draws the dashes of narrow track inside solid broad track.
  void inlay(const Curve& curve, double width) {
    dashes(curve, 1.4 * m_.scale, 1.8 * m_.scale, 0.5, white_, width * 0.28);
  }

  void stubs() {
    for (const Stub& stub : tile_.stubs) {
      const Edge e = stub.edge;
      const Point outer = hexagon_.at(e.index(), hexagon_.inradius() + bleed_);
      const Outline stump = line_curve(outer, hexagon_.at(e.index(), hexagon_.inradius() * 0.82)).outline();
      line(stump, white_, m_.track + 2 * m_.halo);
      line(stump, black_, m_.track);
    }
  }

  // Returns the greatest width of track at a junction; 0 without a junction.
  double joint_width() const {
    double width = 0;
    for (const TrackPlace& place : plan_.tracks) {
      const Path& p = path(place);
      if (p.a.kind == End::Kind::Junction || p.b.kind == End::Kind::Junction)
        width = std::max(width, place.width);
    }
    return width;
  }

  bool stands_on_stop(Point p) const {
    return std::ranges::any_of(plan_.stops, [&](const StopPlace& stop) {
      return std::ranges::any_of(stop.discs(m_),
                                 [&](const Disc& d) { return distance(d.at, p) < d.radius + m_.track / 2; });
    });
  }

  void bridges(const TrackPlace& below, const TrackPlace& above) {
    if (below.tapered || above.tapered || path(above).track == Track::Future) return;
    for (const Crossing& c : crossings(below, above))
      if (!stands_on_stop(above.curve.at(c.on_b))) bridge(below, above, c);
  }

  // Makes the deck long enough to clear the track below, longer if they cross at a narrow angle.
  void bridge(const TrackPlace& below, const TrackPlace& above, const Crossing& c) {
    const double length = above.curve.length();
    const double turn = std::max(c.angle, 20.0) * std::numbers::pi / 180;
    const double clear =
        (below.width / 2 + m_.halo) / std::sin(turn) + above.width / 2 / std::tan(turn) + m_.halo;
    const double half = clear / length;
    const double from = std::max(0.0, c.on_b - half);
    const double to = std::min(1.0, c.on_b + half);
    const Outline deck = above.curve.part(from, to).outline();
    line(deck, white_, above.width + 2 * m_.halo);
    // Extend the deck slightly, so that no hairline appears at its own track.
    const double lap = 0.15 / length;
    TrackPlace piece = above;
    piece.curve = above.curve.part(std::max(0.0, from - lap), std::min(1.0, to + lap));
    if (path(above).track == Track::Narrow)
      line(piece.curve.outline(), black_, above.width * 0.86);
    else
      line(piece.curve.outline(), black_, above.width);
    if (path(above).track == Track::Dual) inlay(piece.curve, above.width);
  }

  const Tile& tile_;
  const StopPlan& plan_;
  const Hexagon& hexagon_;
  const Measures& m_;
  double bleed_;
  Rgb black_;
  Rgb white_;
  Rgb future_;
  Drawing drawing_;
};

}  // namespace

std::vector<Crossing> crossings(const TrackPlace& a, const TrackPlace& b) {
  constexpr std::size_t steps = 32;
  std::vector<Point> on_a;
  std::vector<Point> on_b;
  for (std::size_t i = 0; i <= steps; ++i) {
    on_a.push_back(a.curve.at(static_cast<double>(i) / steps));
    on_b.push_back(b.curve.at(static_cast<double>(i) / steps));
  }
  std::vector<Crossing> found;
  for (std::size_t j = 0; j < steps; ++j)
    for (std::size_t i = 0; i < steps; ++i) {
      const auto hit = meet(on_a[i], on_a[i + 1], on_b[j], on_b[j + 1]);
      if (!hit) continue;
      Crossing c{(static_cast<double>(i) + 0.5) / steps, (static_cast<double>(j) + *hit) / steps, 0};
      const double turn = std::abs(std::fmod(a.curve.heading_at(c.on_a) - b.curve.heading_at(c.on_b), 180.0));
      c.angle = std::min(turn, 180 - turn);
      // Tracks that share an end separate there; tracks that touch without crossing need no bridge.
      if (c.on_b < 0.02 || c.on_b > 0.98 || c.angle < 14) continue;
      if (found.empty() || c.on_b - found.back().on_b > 0.05) found.push_back(c);
    }
  return found;
}

Drawing track(const Tile& tile, const StopPlan& plan, const Hexagon& hexagon, const Measures& m, double bleed,
              const Theme& theme) {
  return TrackPainter(tile, plan, hexagon, m, bleed, theme).paint();
}

}  // namespace trackwright

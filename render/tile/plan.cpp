#include "render/tile/plan.h"

#include <algorithm>
#include <cmath>

#include "render/drawing/text.h"
#include "render/tile/border.h"
#include "render/tile/icon.h"
#include "render/tile/icon_sign.h"
#include "render/tile/signs.h"
#include "render/tile/terrain_symbol.h"

namespace trackwright {

namespace {

Point direction_point(const Hexagon& hexagon, double direction, double part) {
  return hexagon.at(direction, part * hexagon.inradius());
}

class TilePlanner {
 public:
  TilePlanner(const Tile& tile, const TileLook& look, const Theme& theme)
      : tile_(tile),
        look_(look),
        theme_(theme),
        plan_{Hexagon(look.orientation, look.size), measures(theme, look.size), {}, {}},
        spots_(plan_.hexagon) {
    plan_.stops = plan_stops(tile, plan_.hexagon, m());
  }

  TilePlan make() {
    occupy_stops();
    number();
    revenues();
    // Place the name above its values first; other prints must avoid it.
    const bool first = values_of_off_board() != nullptr;
    if (first) names();
    flags();
    if (!first) names();
    labels();
    terrain();
    icons();
    future_label();
    return std::move(plan_);
  }

 private:
  const Measures& m() const { return plan_.measures; }
  const Hexagon& hexagon() const { return plan_.hexagon; }
  double readable(double size) const { return std::max(size, look_.least_type); }
  double inradius() const { return hexagon().inradius(); }

  void occupy_stops() {
    for (const StopPlace& stop : plan_.stops.stops)
      for (const Disc& d : stop.discs(m())) spots_.occupy(d);
    for (const TrackPlace& track : plan_.stops.tracks) occupy_track(track);
    for (const Partition& p : tile_.partitions) {
      const std::vector<Point> course = partition_course(p, tile_, plan_.stops, hexagon(), m());
      const double wide = p.kind == BorderKind::Water ? river_width(m()) : m().border;
      for (std::size_t i = 1; i < course.size(); ++i)
        for (const Point at : line_curve(course[i - 1], course[i]).samples(m().border))
          spots_.occupy(Disc{at, wide / 2});
    }
    const auto price = [&](Edge edge) {
      spots_.occupy(Disc{hexagon().edge_middle(edge), price_radius(m()) + m().line / 2});
    };
    for (const Border& border : tile_.borders)
      if (border.cost && *border.cost != 0) price(border.edge);
    for (const Edge edge : look_.priced_edges) price(edge);
    for (const Stub& stub : tile_.stubs)
      for (const double part : {1.0, 0.92, 0.84})
        spots_.occupy(Disc{direction_point(hexagon(), stub.edge.index(), part), m().track / 2});
  }

  // Track that ends in a point takes less space there, so a name goes below it rather than beside it.
  void occupy_track(const TrackPlace& track) {
    const std::vector<Point> points = track.curve.samples(track.width * 0.4);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double left = 1 - static_cast<double>(i) / static_cast<double>(points.size());
      spots_.occupy(Disc{points[i], track.width / 2 * (track.tapered ? left : 1) + m().halo});
    }
  }

  Font font(double size, Weight weight) const { return {theme_.text_family, size, weight, false}; }

  Print text_print(const std::vector<std::string>& lines, const Font& f) const {
    Print print;
    for (const std::string& line : lines) print.width = std::max(print.width, measure(line, f).width);
    print.height = f.size * 0.74 + static_cast<double>(lines.size() - 1) * f.size * 1.05;
    return print;
  }

  // Returns the first size for which a spot has the wanted margin.
  // If no size has one, returns the spot with the most clearance.
  template <typename Make>
  PlacedPrint best_spot(const std::vector<double>& factors, const Wish& wish, Make make) {
    PlacedPrint best;
    best.clearance = -1e9;
    for (const double factor : factors) {
      PlacedPrint candidate = make(factor);
      const Found found = spots_.find(candidate.print, wish);
      candidate.at = found.at;
      candidate.clearance = found.clearance;
      if (candidate.clearance > best.clearance) best = candidate;
      if (found.clearance >= wish.margin) return candidate;
    }
    return best;
  }

  template <class Make>
  void place(const std::vector<double>& factors, const Wish& wish, Make make) {
    PlacedPrint best = best_spot(factors, wish, make);
    // Prefer to cover the marks for the colour rather than track and stops.
    if (is_crowded(best, m()) && wish.inset > bare_rim()) {
      Wish over_marks = wish;
      over_marks.inset = bare_rim();
      best = best_spot(factors, over_marks, make);
    }
    keep(std::move(best));
  }

  void keep(PlacedPrint print) {
    spots_.occupy(print.at, print.print);
    plan_.prints.push_back(std::move(print));
  }

  double bare_rim() const { return tile_.frame ? look_.size / 13 : 0.5 * m().scale; }

  Wish wish(Point near, double pull, double margin) const {
    // A frame uses the rim of the hexagon, and so do marks for its colour.
    double rim = bare_rim();
    if (!pattern_of(theme_, tile_.colour).empty())
      rim = std::max(rim, rim_depth(look_.size) + 0.3 * m().scale);
    return {near, pull, margin * m().scale, 1.2 * m().scale, rim};
  }

  void number() {
    if (look_.number.empty()) return;
    const double corner = look_.orientation == Orientation::Flat ? 5.5 : 4.5;
    // Half of a barrier's width lies inside the hexagon.
    Wish near_corner = wish(direction_point(hexagon(), corner, 1.0), 3, 0.25);
    near_corner.inset = std::max(near_corner.inset, m().border / 2 + 0.1 * m().scale);
    place({1, 0.85}, near_corner, [&](double factor) {
      PlacedPrint p{PrintKind::Number,
                    0,
                    {},
                    {},
                    0,
                    {look_.number},
                    font(std::max(m().number * factor, look_.least_name), Weight::Medium)};
      p.print = text_print(p.lines, p.font);
      if (!shape_of(theme_, tile_.colour).empty()) p.print.width += shape_advance(p.font);
      return p;
    });
  }

  bool pays(const Stop& stop) const {
    return !stop.hide && (stop.revenue.flat != 0 || !stop.revenue.steps.empty());
  }

  // Prints the value of stops with equal revenue once.
  void revenues() {
    std::vector<std::size_t> paying;
    for (std::size_t i = 0; i < tile_.stops.size(); ++i)
      if (pays(tile_.stops[i])) paying.push_back(i);
    if (paying.empty()) return;
    const Revenue& first = tile_.stops[paying.front()].revenue;
    const bool alike = paying.size() == tile_.stops.size() && std::ranges::all_of(paying, [&](std::size_t i) {
                         return tile_.stops[i].revenue == first;
                       });
    if (alike && paying.size() > 1) return revenue(paying.front(), {}, 0.15);
    for (const std::size_t i : paying) revenue(i, plan_.stops.stops[i].at, paying.size() > 1 ? 1 : 0.6);
  }

  void revenue(std::size_t stop, Point near, double pull) {
    if (!tile_.stops[stop].revenue.steps.empty()) return values(stop, near);
    place({1, 0.9, 0.8, 0.72}, wish(near, pull, 0.3), [&](double factor) {
      PlacedPrint p{PrintKind::Revenue, stop, {}, {m().revenue * factor, 0, 0}, 0, {}, {}};
      p.lines = {std::to_string(tile_.stops[stop].revenue.flat)};
      p.font = font(readable(m().figures * factor * (p.lines[0].size() > 2 ? 0.78 : 1)), Weight::Bold);
      if (p.font.size <= look_.least_type)
        p.print.radius = std::max(p.print.radius, measure(p.lines[0], p.font).width / 2 + p.font.size * 0.16);
      return p;
    });
  }

  // Uses the rows that the stop requests; adds one row before it shrinks the boxes much.
  void values(std::size_t stop, Point near) {
    const Stop& s = tile_.stops[stop];
    place({1, 0.9, -1, -0.9, 0.8, -0.8, 0.7, -0.7}, wish(near, 0.6, 0.3), [&](double factor) {
      const double size = std::abs(factor);
      PlacedPrint p{
          PrintKind::Values, stop, {}, {}, 0, {}, font(readable(m().figures * 0.86 * size), Weight::Bold)};
      double widest = 0;
      for (const RevenueEntry& entry : s.revenue.steps) {
        p.lines.push_back(value_text(s, entry.value));
        widest = std::max(widest, measure(p.lines.back(), p.font).width);
      }
      const int count = static_cast<int>(p.lines.size());
      const int rows = std::min(count, std::max(1, s.rows) + (factor < 0 ? 1 : 0));
      p.columns = (count + rows - 1) / rows;
      p.print.width = p.columns * (widest + 1.3 * m().scale * size);
      const bool named = std::ranges::any_of(
          s.revenue.steps, [](const RevenueEntry& entry) { return names_phase(entry.key); });
      p.print.height = rows * std::max(m().value_height * size, p.font.size * 1.1) * (named ? 1.4 : 1);
      return p;
    });
  }

  // Returns "+20" if the stop's format is "+%d".
  static std::string value_text(const Stop& stop, int value) {
    std::string text = std::to_string(value);
    const std::size_t mark = stop.format.find("%d");
    if (mark == std::string::npos) return text;
    return stop.format.substr(0, mark) + text + stop.format.substr(mark + 2);
  }

  void labels() {
    if (tile_.labels.empty()) return;
    constexpr double corner = 2.5;  // the top or the top left
    place({1, 0.85, 0.72, 0.6, 0.5}, wish(direction_point(hexagon(), corner, 0.72), 0.5, 0.35),
          [&](double factor) {
            const double crowd = tile_.labels.size() > 1 ? 0.55 : 1;
            PlacedPrint p{PrintKind::Label,
                          0,
                          {},
                          {},
                          0,
                          tile_.labels,
                          font(readable(m().label * factor * crowd), Weight::Bold)};
            p.print = text_print(p.lines, p.font);
            return p;
          });
  }

  // Returns the boxes above which the name is placed.
  const PlacedPrint* values_of_off_board() const {
    const auto values = std::ranges::find(plan_.prints, PrintKind::Values, &PlacedPrint::kind);
    if (values == plan_.prints.end() || tile_.stops[values->index].kind != StopKind::OffBoard) return nullptr;
    return &*values;
  }

  void names() {
    if (look_.name.empty()) return;
    const PlacedPrint* values = values_of_off_board();
    Point near =
        plan_.stops.stops.empty() ? Point{0, 0} : plan_.stops.stops.front().at + Point{0, -0.5 * inradius()};
    if (values != nullptr) near = values->at + Point{0, -values->print.height / 2 - m().name * 0.9};
    const std::vector<std::string> halves = halved(look_.name);
    // Try one line of full size, then two lines, then smaller sizes.
    const auto sized = [&](double least) {
      return [&, least](double factor) {
        const bool two = factor < 0 && halves.size() == 2;
        PlacedPrint p{PrintKind::Name,
                      0,
                      {},
                      {},
                      0,
                      two ? halves : std::vector<std::string>{look_.name},
                      font(std::max(m().name * std::abs(factor), least), Weight::Bold)};
        p.print = text_print(p.lines, p.font);
        p.print.height += p.font.size * 0.2;  // descenders
        return p;
      };
    };
    const Wish there = wish(near, values != nullptr ? 3 : 0.5, 0.3);
    const std::vector<double> factors{1, -1, 0.9, -0.9, 0.8, -0.8, 0.7, -0.7};
    PlacedPrint best = best_spot(factors, there, sized(look_.least_name));
    // A name that has no room at its least size is smaller rather than across track.
    is_crowded(best, m()) ? place(factors, there, sized(0)) : keep(std::move(best));
  }

  // Splits a name into two lines of similar length, at a space or after a hyphen.
  static std::vector<std::string> halved(const std::string& name) {
    std::size_t best = std::string::npos;
    for (std::size_t i = 1; i + 1 < name.size(); ++i) {
      if (name[i] != ' ' && name[i] != '-') continue;
      const auto unevenness = [&](std::size_t at) {
        return at > name.size() - at ? 2 * at - name.size() : name.size() - 2 * at;
      };
      if (best == std::string::npos || unevenness(i) < unevenness(best)) best = i;
    }
    if (best == std::string::npos) return {name};
    if (name[best] == ' ') return {name.substr(0, best), name.substr(best + 1)};
    return {name.substr(0, best + 1), name.substr(best + 1)};
  }

  void terrain() {
    for (std::size_t i = 0; i < tile_.terrain.size(); ++i) {
      const Terrain& t = tile_.terrain[i];
      const bool alone = tile_.stops.empty() && tile_.paths.empty() && !t.loc;
      place({1, 0.85, 0.7, 0.6}, wish(terrain_place(t, alone), alone ? 2 : 0.4, 0.3),
            [&](double factor) { return terrain_print(i, alone, factor); });
    }
  }

  // Returns the place that the tile states, the middle of an empty hex, or a place below the stop.
  Point terrain_place(const Terrain& t, bool alone) const {
    if (t.loc) return direction_point(hexagon(), *t.loc, 0.6);
    if (alone) return {};
    const Point stop = tile_.stops.size() == 1 ? plan_.stops.stops[0].at : Point{};
    return stop + Point{0, 0.62 * inradius()};
  }

  PlacedPrint terrain_print(std::size_t index, bool alone, double factor) const {
    const Terrain& t = tile_.terrain[index];
    const auto count = static_cast<double>(t.kinds.size());
    const double usual = alone && t.kinds.size() == 1 ? 1.5 : 1;
    const double symbol = m().terrain * factor * (t.size > 0 ? t.size / 40.0 : usual);
    PlacedPrint p{PrintKind::Terrain,
                  index,
                  {},
                  {},
                  0,
                  {},
                  font(readable(m().figures * 0.82 * factor), Weight::Bold),
                  1};
    if (alone) p.font.size *= 1.2;
    p.print.width = std::max(symbol * count, measure(std::to_string(t.cost), p.font).width);
    p.print.height = t.kinds.empty() ? 0 : symbol * 0.62;
    const auto lettered = [](const std::string& kind) { return !has_terrain_symbol(kind); };
    if (std::ranges::any_of(t.kinds, lettered))
      p.print.height = std::max(p.print.height, look_.least_type / stamp_type);
    if (t.cost != 0) {
      p.lines = {std::to_string(t.cost)};
      p.print.height += p.font.size * 0.85;
    }
    return p;
  }

  void flags() {
    for (std::size_t i = 0; i < look_.flags.size(); ++i) {
      const Point near = plan_.stops.stops.empty() ? Point{} : plan_.stops.stops.front().at;
      place({1, 0.85, 0.7}, wish(near, 0.5, 0.3), [&](double factor) {
        const double side = 2 * m().revenue * factor;
        const HexFlag& flag = look_.flags[i];
        if (flag.kind == FlagKind::Home)
          return PlacedPrint{PrintKind::Flag, i, {}, {side / 2, side, side}, 0, {}, {}, 1};
        // Widen the square for a long short name before its type shrinks.
        const bool blocked = flag.kind == FlagKind::Blocked;
        const double type = (blocked ? 0.48 : 0.34) * side;
        const double letters = measure(flag.text, font(type, Weight::Bold)).width;
        const double width = std::max(side, letters + (blocked ? 0.3 : 0.12) * side);
        return PlacedPrint{PrintKind::Flag, i, {}, {0, width, blocked ? 0.8 * side : side}, 0, {}, {}, 1};
      });
    }
  }

  // Skips a company's letters beside its home or its destination, which already show them.
  bool repeats_a_mark(const Icon& icon) const {
    if (has_icon(icon.image) || icon_picture(look_.art, icon.image) != nullptr) return false;
    const std::string letters = icon_sign(icon_noun(icon.image), theme_).letters;
    const auto says = [&](const auto& mark) { return mark.text == letters; };
    return letters.size() > 1 &&
           (std::ranges::any_of(look_.marks, says) || std::ranges::any_of(look_.flags, says));
  }

  void icons() {
    for (std::size_t i = 0; i < tile_.icons.size(); ++i) {
      const Icon& icon = tile_.icons[i];
      if (repeats_a_mark(icon)) continue;
      const Point near = icon.loc ? direction_point(hexagon(), *icon.loc, 0.62) : Point{};
      place({1, 0.85, 0.7, 0.5}, wish(near, 0.3, 0.3), [&](double factor) {
        const double side = m().terrain * (icon.large ? 1.3 : 0.85) * factor;
        const Size size = icon_size(look_.art, icon.image, side, look_.least_type, theme_);
        return PlacedPrint{PrintKind::Icon,
                           i,
                           {},
                           {0, size.width, size.height},
                           0,
                           {},
                           font(m().name * factor, Weight::Medium)};
      });
    }
  }

  void future_label() {
    if (!tile_.future_label) return;
    place({1, 0.85, 0.7}, wish(direction_point(hexagon(), 2.5, 0.7), 0.4, 0.3), [&](double factor) {
      PlacedPrint p{PrintKind::FutureLabel,
                    0,
                    {},
                    {},
                    0,
                    {tile_.future_label->label},
                    font(m().label * 0.7 * factor, Weight::Bold)};
      p.print = text_print(p.lines, p.font);
      p.print.width += p.font.size * 0.6;
      p.print.height += p.font.size * 0.5;
      return p;
    });
  }

  const Tile& tile_;
  const TileLook& look_;
  const Theme& theme_;
  TilePlan plan_;
  Spots spots_;
};

}  // namespace

bool names_phase(const std::string& key) {
  return key != "diesel" && !from_word<Colour>(key) && !rgb_from_hex(key);
}

bool is_crowded(const PlacedPrint& print, const Measures& measures) {
  return print.clearance < -measures.halo - 0.05;
}

TilePlan plan_tile(const Tile& tile, const TileLook& look, const Theme& theme) {
  return TilePlanner(tile, look, theme).make();
}

}  // namespace trackwright

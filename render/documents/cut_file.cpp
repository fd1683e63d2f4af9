#include "render/documents/cut_file.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace trackwright {
namespace {

bool is_polygon(const Outline& outline) {
  return std::ranges::none_of(outline.segments,
                              [](const Segment& s) { return s.kind == Segment::Kind::Curve; });
}

std::vector<Point> corners_of_path(const Outline& outline) {
  std::vector<Point> corners;
  for (const Segment& s : outline.segments)
    if (s.kind != Segment::Kind::Close) corners.push_back(s.to);
  return corners;
}

// A side of a polygon to 1/100 mm, independent of its direction.
using SideKey = std::array<long long, 4>;
SideKey side_key(Point a, Point b) {
  const auto hundredths = [](double mm) { return std::llround(mm * 100); };
  const std::array<long long, 2> from{hundredths(a.x), hundredths(a.y)};
  const std::array<long long, 2> to{hundredths(b.x), hundredths(b.y)};
  return from < to ? SideKey{from[0], from[1], to[0], to[1]} : SideKey{to[0], to[1], from[0], from[1]};
}

// Adds the sides of a polygon that are not cut yet, as runs of neighbouring sides.
void add_new_sides(std::vector<Outline>& paths, const std::vector<Point>& corners, std::set<SideKey>& done) {
  const std::size_t count = corners.size();
  std::vector<bool> fresh;
  for (std::size_t i = 0; i < count; ++i)
    fresh.push_back(!done.contains(side_key(corners[i], corners[(i + 1) % count])));
  for (std::size_t i = 0; i < count; ++i) done.insert(side_key(corners[i], corners[(i + 1) % count]));
  if (std::ranges::all_of(fresh, [](bool f) { return f; })) {
    paths.push_back(polygon(corners));
    return;
  }
  for (std::size_t start = 0; start < count; ++start) {
    if (!fresh[start] || fresh[(start + count - 1) % count]) continue;
    Outline run;
    run.move(corners[start]);
    for (std::size_t i = start; fresh[i % count]; ++i) run.line(corners[(i + 1) % count]);
    paths.push_back(std::move(run));
  }
}

std::string svg_path(const Outline& outline) {
  std::string d;
  for (const Segment& s : outline.segments) {
    switch (s.kind) {
      case Segment::Kind::Move:
        d += fmt::format("M{:.3f},{:.3f}", s.to.x, s.to.y);
        break;
      case Segment::Kind::Line:
        d += fmt::format("L{:.3f},{:.3f}", s.to.x, s.to.y);
        break;
      case Segment::Kind::Curve:
        d += fmt::format("C{:.3f},{:.3f} {:.3f},{:.3f} {:.3f},{:.3f}", s.c1.x, s.c1.y, s.c2.x, s.c2.y, s.to.x,
                         s.to.y);
        break;
      case Segment::Kind::Close:
        d += "Z";
        break;
    }
  }
  return d;
}

std::string svg_layer(const char* id, const char* style, const std::vector<Outline>& paths) {
  std::string layer = fmt::format("  <g id=\"{}\" {}>\n", id, style);
  for (const Outline& path : paths) layer += fmt::format("    <path d=\"{}\"/>\n", svg_path(path));
  return layer + "  </g>\n";
}

Point on_curve(Point a, const Segment& s, double t) {
  const double u = 1 - t;
  return a * (u * u * u) + s.c1 * (3 * u * u * t) + s.c2 * (3 * u * t * t) + s.to * (t * t * t);
}

struct Polyline {
  std::vector<Point> points;
  bool closed = false;
};

Polyline flattened(const Outline& outline) {
  Polyline line;
  for (const Segment& s : outline.segments) {
    if (s.kind == Segment::Kind::Close) {
      line.closed = true;
    } else if (s.kind == Segment::Kind::Curve) {
      const Point from = line.points.back();
      constexpr int steps = 24;  // for a quarter of a circle: 0.01 mm at a radius of 18 mm
      for (int i = 1; i <= steps; ++i)
        line.points.push_back(on_curve(from, s, static_cast<double>(i) / steps));
    } else {
      line.points.push_back(s.to);
    }
  }
  const auto near = [](Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y) < 1e-6; };
  if (line.closed && line.points.size() > 1 && near(line.points.front(), line.points.back()))
    line.points.pop_back();
  return line;
}

std::string dxf_polyline(const Outline& outline, const char* layer, double page_height) {
  const Polyline line = flattened(outline);
  std::string text = fmt::format("0\nPOLYLINE\n8\n{}\n66\n1\n70\n{}\n", layer, line.closed ? 1 : 0);
  for (const Point p : line.points)
    text += fmt::format("0\nVERTEX\n8\n{}\n10\n{:.4f}\n20\n{:.4f}\n", layer, p.x, page_height - p.y);
  return text + fmt::format("0\nSEQEND\n8\n{}\n", layer);
}

}  // namespace

std::vector<Outline> cut_paths(const Sheet& sheet) {
  std::vector<Outline> paths;
  std::set<SideKey> done;
  for (const Placement& placement : sheet.placements) {
    if (placement.back || placement.trim.segments.empty()) continue;
    Outline outline = transformed(placement.transform, placement.trim);
    if (is_polygon(outline))
      add_new_sides(paths, corners_of_path(outline), done);
    else
      paths.push_back(std::move(outline));
  }
  return paths;
}

std::string write_cut_svg(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page) {
  return fmt::format(
             "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
             "width=\"{0:g}mm\" height=\"{1:g}mm\" viewBox=\"0 0 {0:g} {1:g}\">\n",
             page.width, page.height) +
         svg_layer("cut", R"(fill="none" stroke="#ff0000" stroke-width="0.1")", paths) +
         (marks.empty() ? "" : svg_layer("marks", R"(fill="#000000" stroke="none")", marks)) + "</svg>\n";
}

std::string write_cut_dxf(const std::vector<Outline>& paths, const std::vector<Outline>& marks, Size page) {
  std::string text = fmt::format(
      "0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1009\n9\n$INSUNITS\n70\n4\n9\n$EXTMIN\n10\n0.0\n20\n0.0\n9\n$"
      "EXTMAX\n"
      "10\n{:.4f}\n20\n{:.4f}\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n",
      page.width, page.height);
  for (const Outline& path : paths) text += dxf_polyline(path, "CUT", page.height);
  for (const Outline& mark : marks) text += dxf_polyline(mark, "MARKS", page.height);
  return text + "0\nENDSEC\n0\nEOF\n";
}

}  // namespace trackwright

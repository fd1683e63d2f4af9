// The display list: a small closed vocabulary between painters and back ends. Millimetres, y down.
// A Drawing is a value: it can be dumped as text, measured, transformed and compared without pixels.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/name.h"
#include "engine/base/place.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// The object that a part of a drawing shows. The display list carries it in groups (Shown), so that a page or
// an editor can link from the picture to the title's data, and misfits are reported at their place in the
// title.

struct About {
  Name name{};           // hex C14, tile 57, company DSB; Nothing: no particular object
  std::string aspect{};  // which of its pictures: "ground", "charter"; empty: the object itself
  Place place{};         // its place in the title

  bool nothing() const { return name.kind == Name::Nothing; }
  friend bool operator==(const About&, const About&) = default;
};

// A text or sign without enough room. It is drawn anyway, too large or over other parts.
struct Misfit {
  std::string text;
  std::string kind{};   // "name", "label": a part without room on a hexagon; empty: a text wider than its box
  About about{};        // the object shown there; nothing: that of the whole drawing
  std::string piece{};  // its carrier as text: "the charter of DSB"; empty: the component's default

  friend bool operator==(const Misfit&, const Misfit&) = default;
};

struct Rgb {
  double r = 0, g = 0, b = 0;  // 0..1
  friend bool operator==(const Rgb&, const Rgb&) = default;
};

std::optional<Rgb> rgb_from_hex(const std::string& text);  // "#rrggbb" or "#rgb"
std::string to_hex(Rgb);                                   // "#rrggbb"
// Black or white, whichever reads better on `background`.
Rgb readable_on(Rgb background);
// `a` mixed with `b`: share 0 gives a, 1 gives b.
Rgb mix(Rgb a, Rgb b, double share);

enum class Cap { Butt, Round, Square };
enum class Join { Miter, Round, Bevel };

struct Stroke {
  Rgb colour;
  double width = 0.2;  // mm
  Cap cap = Cap::Butt;
  Join join = Join::Miter;
  std::vector<double> dashes{};  // mm on, mm off, ...
  friend bool operator==(const Stroke&, const Stroke&) = default;
};

// One step of an outline. Move and Line use `to`; Curve is a cubic Bézier (c1, c2, to); Close uses nothing.
struct Segment {
  enum class Kind { Move, Line, Curve, Close };
  Kind kind = Kind::Move;
  Point to, c1, c2;
  friend bool operator==(const Segment&, const Segment&) = default;
};

struct Outline {
  std::vector<Segment> segments;
  Outline& move(Point);
  Outline& line(Point);
  Outline& curve(Point c1, Point c2, Point to);
  // Adds a circular arc around `centre` from angle `from` to `to`, degrees clockwise from +x, preceded by a
  // line from the current point, if any. Deviates from the true arc by at most 1/1000 of the radius.
  Outline& arc(Point centre, double radius, double from, double to);
  Outline& close();
  friend bool operator==(const Outline&, const Outline&) = default;
};

Outline rectangle(Box, double corner_radius = 0);
Outline circle(Point centre, double radius);
Outline polygon(const std::vector<Point>&);
Outline transformed(const Transform&, Outline);

struct Shape {
  Outline outline;
  std::optional<Rgb> fill;
  std::optional<Stroke> stroke;
  double opacity = 1;
  friend bool operator==(const Shape&, const Shape&) = default;
};

enum class Weight { Regular, Medium, Bold, Black };
enum class Align { Left, Centre, Right };

struct Font {
  std::string family;  // empty: the theme's text family
  double size = 3;     // cap-to-descender em size in mm
  Weight weight = Weight::Regular;
  bool italic = false;
  friend bool operator==(const Font&, const Font&) = default;
};

// One line of text, already fitted (render/text.h). `at` is the middle of the x extent for Centre, else its
// left or right end; y is the baseline.
struct Text {
  std::string text;
  Font font;
  Rgb colour;
  Point at;
  Align align = Align::Centre;
  double rotation = 0;           // degrees clockwise about `at`
  std::optional<Stroke> halo{};  // drawn behind the glyphs, so that text stays legible over track
  bool imprint = false;          // title and version on a piece, which players do not read
  friend bool operator==(const Text&, const Text&) = default;
};

// A picture from a file's bytes: SVG or PNG, fitted into the box keeping its aspect.
struct Image {
  std::shared_ptr<const std::string> bytes;
  Box box;
  double opacity = 1;
  friend bool operator==(const Image&, const Image&) = default;
};

struct Item;

struct Group {
  Transform transform;
  std::optional<Outline> clip;  // in the group's own coordinates
  std::vector<Item> items;
  bool picture = false;  // a reduced picture of a piece: its type may be below the minimum size
  friend bool operator==(const Group&, const Group&) = default;
};

struct Drawing;

// A drawing placed many times; players record it once and replay it.
struct Symbol {
  std::shared_ptr<const Drawing> drawing;  // never null
  Transform transform;
  friend bool operator==(const Symbol& a, const Symbol& b);
};

// Items that together show one object. The group does not affect look, size, dump or hash.
struct Shown {
  About about;
  std::vector<Item> items;
  friend bool operator==(const Shown&, const Shown&) = default;
};

struct Item {
  std::variant<Shape, Text, Image, Group, Symbol, Shown> value;
  friend bool operator==(const Item&, const Item&) = default;
};

struct Drawing {
  std::vector<Item> items;
  // Parts without room, for the component to report; they do not affect the look. Misfits of a symbol's
  // drawing stay there.
  std::vector<Misfit> misfits{};

  void add(Shape s) { items.push_back({std::move(s)}); }
  void add(Text t) { items.push_back({std::move(t)}); }
  void add(Image i) { items.push_back({std::move(i)}); }
  void add(Group g) { items.push_back({std::move(g)}); }
  void add(Symbol s) { items.push_back({std::move(s)}); }
  void add(Shown s) { items.push_back({std::move(s)}); }
  // Appends all items of another drawing.
  void add(const Drawing& other);
  // Appends another drawing as a transformed group.
  void add(const Drawing& other, const Transform&);
  // Appends another drawing as the picture of that object; its misfits without an object get this one.
  void show(const About&, Drawing other);
  void show(const About&, Drawing other, const Transform&);
  friend bool operator==(const Drawing&, const Drawing&) = default;
};

void fill(Drawing&, Outline, Rgb);
void stroke(Drawing&, Outline, Stroke);

// The smallest box around all shapes (control points, with half the stroke width) and, approximately, texts.
// Empty drawings have an empty box at the origin.
Box bounds(const Drawing&);
Box bounds(const Item&);
// The same with texts measured by `text_box`, which returns the box of a text before its rotation.
Box bounds(const Drawing&, Box (*text_box)(const Text&));
// The box round the four corners of a box under a transform.
Box transformed(const Transform&, Box);

// One line per item, numbers with three decimals: for tests and debugging.
std::string dump(const Drawing&);

}  // namespace trackwright

#include "render/study/heat_map.h"

#include <algorithm>
#include <optional>

#include "render/drawing/shapes.h"
#include "render/drawing/text.h"
#include "render/words/lettering.h"

namespace trackwright {

namespace {

constexpr double edge = 6;

class HeatDrawer {
 public:
  HeatDrawer(const Title& title, const Theme& theme, const HeatMap& map, double width)
      : title_(title), theme_(theme), map_(map) {
    const Hexagon unit(title.map.layout().orientation, 1);
    std::optional<Box> box;
    for (const Hex& hex : title.map.hexes()) {
      const Box own = moved(unit.box(), unit.centre_of(hex.at));
      box = box ? united(*box, own) : own;
    }
    box_ = box.value_or(Box{0, 0, 1, 1});
    picture_.size.width = width;
    // High maps stand side by side.
    columns_ = box_.height > box_.width * 1.1 ? std::max<std::size_t>(map.panels.size(), 1) : 1;
    room_ = (width - 2 * edge - 6 * static_cast<double>(columns_ - 1)) / static_cast<double>(columns_);
    size_ = room_ / box_.width;
  }

  StudyPicture draw() {
    const Fitted heading = paragraph(map_.heading, face(3.6, Weight::Bold), theme_.colour("paper.text"),
                                     {edge, edge, picture_.size.width - 2 * edge, 40});
    add(picture_.drawing, heading);
    const double top = edge + heading.height + 3;
    for (const HeatPanel& panel : map_.panels) above_ = std::max(above_, draw_heading(panel, {0, -1000}));
    picture_.drawing.items.resize(heading.lines.size());  // only measured
    const double high = above_ + box_.height * size_ + 6;
    for (std::size_t i = 0; i < map_.panels.size(); ++i)
      draw_panel(map_.panels[i], {edge + (room_ + 6) * static_cast<double>(i % columns_),
                                  top + high * static_cast<double>(i / columns_)});
    const std::size_t rows = (map_.panels.size() + columns_ - 1) / columns_;
    picture_.size.height = top + high * static_cast<double>(rows) + edge - 4;
    return std::move(picture_);
  }

 private:
  // The heading and the legend; returns their height.
  double draw_heading(const HeatPanel& panel, Point at) {
    const Fitted heading = paragraph(panel.heading, face(2.9, Weight::Bold), theme_.colour("paper.text"),
                                     {at.x, at.y, room_, 20});
    add(picture_.drawing, heading);
    return heading.height + 2 + draw_legend(panel, {at.x, at.y + heading.height + 1.5});
  }

  void draw_panel(const HeatPanel& panel, Point at) {
    draw_heading(panel, at);
    const Hexagon hexagon(title_.map.layout().orientation, size_);
    const Point origin{at.x - box_.x * size_, at.y + above_ + 1 - box_.y * size_};
    for (const Hex& hex : title_.map.hexes()) {
      const Point centre = origin + hexagon.centre_of(hex.at);
      const auto step = panel.hexes.find(hex.id);
      const Rgb colour = step == panel.hexes.end() ? mix(theme_.colour("paper"), theme_.colour("paper.rule"),
                                                         hex.tile.colour == Colour::Blue ? 0.08 : 0.28)
                                                   : step_colour(theme_, step->second, panel.steps.size());
      picture_.drawing.add(Shape{transformed(Transform::translation(centre.x, centre.y), hexagon.outline()),
                                 colour, Stroke{.colour = theme_.colour("paper"), .width = size_ * 0.04}});
      draw_stops(hex, centre);
    }
    for (const auto& [id, word] : map_.marked)
      if (const Hex* hex = title_.map.find(id)) draw_mark(hexagon, origin + hexagon.centre_of(hex->at), word);
  }

  // Continues on further lines; returns the height.
  double draw_legend(const HeatPanel& panel, Point at) {
    constexpr double line = 4;
    const Point start = at;
    for (std::size_t i = 0; i < panel.steps.size(); ++i) {
      const double wide = 8 + measure(panel.steps[i], face(2.4)).width;
      if (at.x > start.x && at.x + wide > start.x + room_) at = {start.x, at.y + line};
      picture_.drawing.add(Shape{rectangle({at.x, at.y, 4, 2.7}), step_colour(theme_, i, panel.steps.size()),
                                 Stroke{.colour = theme_.colour("paper.muted"), .width = 0.1}});
      picture_.drawing.add(Text{.text = panel.steps[i],
                                .font = face(2.4),
                                .colour = theme_.colour("paper.text"),
                                .at = {at.x + 5, at.y + 2.2},
                                .align = Align::Left});
      at.x += wide;
    }
    return at.y + line - start.y;
  }

  // A ring for each city, a dot for a town.
  void draw_stops(const Hex& hex, Point centre) {
    const bool city = std::ranges::find(hex.tile.stops, StopKind::City, &Stop::kind) != hex.tile.stops.end();
    if (hex.tile.stops.empty()) return;
    if (city)
      picture_.drawing.add(Shape{circle(centre, size_ * 0.2), theme_.colour("paper"),
                                 Stroke{.colour = theme_.colour("paper.text"), .width = size_ * 0.05}});
    else
      fill(picture_.drawing, circle(centre, size_ * 0.1), theme_.colour("paper.text"));
  }

  void draw_mark(const Hexagon& hexagon, Point centre, const std::string& word) {
    picture_.drawing.add(Shape{transformed(Transform::translation(centre.x, centre.y), hexagon.outline()),
                               std::nullopt,
                               Stroke{.colour = theme_.colour("paper.text"), .width = size_ * 0.12}});
    picture_.drawing.add(Text{.text = word,
                              .font = face(std::max(2.0, size_ * 0.42), Weight::Black),
                              .colour = theme_.colour("paper.text"),
                              .at = {centre.x, centre.y + size_ * 0.15},
                              .align = Align::Centre,
                              .halo = Stroke{.colour = theme_.colour("paper"), .width = 0.7}});
  }

  const Title& title_;
  const Theme& theme_;
  const HeatMap& map_;
  StudyPicture picture_;
  Box box_;
  std::size_t columns_ = 1;
  double room_ = 0;
  double above_ = 0;  // height of headings and legends
  double size_ = 1;
};

}  // namespace

StudyPicture draw_heat_map(const Title& title, const Theme& theme, const HeatMap& map, double width) {
  return HeatDrawer(title, theme, map, width).draw();
}

}  // namespace trackwright

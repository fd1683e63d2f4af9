#include "render/sheets/calibration.h"

#include <fmt/core.h>

#include <string>

#include "render/drawing/text.h"
#include "render/sheets/backs.h"

namespace trackwright {
namespace {

class CalibrationPage {
 public:
  CalibrationPage(Size size, const Theme& theme) : theme_(theme) { page_.size = size; }

  Page done(const std::string& name, bool back) {
    page_.name = name;
    page_.back = back;
    return std::move(page_);
  }

  void line(Point a, Point b, double width = 0.15) {
    stroke(page_.drawing, Outline{}.move(a).line(b),
           {.colour = theme_.colour("sheet.text"), .width = width, .dashes = {}});
  }
  void text(const std::string& words, Point at, double size, Align align = Align::Centre,
            double rotation = 0) {
    page_.drawing.add(Text{.text = words,
                           .font = {.family = theme_.text_family, .size = size},
                           .colour = theme_.colour("sheet.text"),
                           .at = at,
                           .align = align,
                           .rotation = rotation,
                           .halo = Stroke{.colour = theme_.colour("paper"), .width = 1, .dashes = {}}});
  }
  void words(const std::string& text, Box box, double size) {
    for (const Text& one :
         paragraph(text, {.family = theme_.text_family, .size = size}, theme_.colour("sheet.text"), box)
             .lines)
      page_.drawing.add(one);
  }

  // Draws frames 3 ... 10 mm from the edges: the outermost complete frame shows the printer's margin.
  void frames() {
    for (const int inset : {3, 4, 5, 6, 8, 10}) {
      const double i = inset;
      stroke(page_.drawing, rectangle({i, i, page_.size.width - 2 * i, page_.size.height - 2 * i}),
             {.colour = theme_.colour("sheet.mark"), .width = 0.15, .dashes = {}});
      text(fmt::format("{}", inset), {page_.size.width / 2 - 40 + 10 * i, i + 0.9}, 2.5);
    }
  }

  void cross() {
    const Point c{page_.size.width / 2, page_.size.height / 2};
    line({c.x - 8, c.y}, {c.x + 8, c.y});
    line({c.x, c.y - 8}, {c.x, c.y + 8});
    stroke(page_.drawing, circle(c, 4), {.colour = theme_.colour("sheet.text"), .width = 0.15, .dashes = {}});
  }

  // Draws 100 mm with a line for each millimetre, from `from` to the right or down.
  void ruler(Point from, bool across) {
    const auto at = [&](double along, double aside) {
      return across ? Point{from.x + along, from.y - aside} : Point{from.x + aside, from.y + along};
    };
    line(at(0, 0), at(100, 0));
    for (int mm = 0; mm <= 100; ++mm)
      line(at(mm, 0),
           at(mm, mm % 50 == 0   ? 4
                  : mm % 10 == 0 ? 3
                  : mm % 5 == 0  ? 2.2
                                 : 1.4),
           mm % 10 == 0 ? 0.2 : 0.1);
    for (int mm = 0; mm <= 100; mm += 50)
      text(fmt::format("{}", mm), across ? at(mm, 5) : at(mm + 0.8, 5.5), 2.5,
           across ? Align::Centre : Align::Left);
  }

  // Draws numbered lines across an axis at `pitch`; `sign` is -1 if numbers grow to the left or up.
  void scale(bool across, double place, double pitch, int sign, double from, double to, bool numbers) {
    const double middle = across ? page_.size.width / 2 : page_.size.height / 2;
    for (int n = -vernier_reach; n <= vernier_reach; ++n) {
      const double at = middle + sign * n * pitch;
      const auto point = [&](double aside) {
        return across ? Point{at, place + aside} : Point{place + aside, at};
      };
      line(point(from), point(to), n == 0 ? 0.3 : 0.12);
      if (!numbers || n % 5 != 0) continue;
      const std::string number = fmt::format("{}", n);
      if (across) text(number, point(to < 0 ? to - 1 : to + 3), 2.2);
      if (!across)
        text(number, point(to < 0 ? to - 1.5 : to + 1.5) + Point{0, 0.8}, 2.2,
             to < 0 ? Align::Right : Align::Left);
    }
  }

 private:
  const Theme& theme_;
  Page page_;
};

constexpr double scale_from_top = 62;   // mm
constexpr double scale_from_left = 45;  // mm to the left of the middle of the page

const char* const front_words =
    "Print both pages at 100 %, without fitting, on both sides of one sheet. Then write these values into a "
    "file of your own and name it with --printer:\nscale: measure both rulers, and divide by 100, across "
    "first: [0.998, 1.001].\noffset: how far the cross is from the middle of the paper, to the right and "
    "down: [0.5, -0.3].\nmargin: the number at the outermost frame that is printed completely.\nback-offset: "
    "see the other side.\nmine: {scale: [1, 1], offset: [0, 0], back-offset: [0, 0], margin: 5}";

const char* const back_words =
    "Hold the sheet against the light with this side towards you. On each scale, find the number whose line "
    "meets a line from the other side, and divide it by 10: these are the two numbers of back-offset, "
    "first the one from the horizontal scale.";

}  // namespace

std::vector<Page> calibration_pages(const Paper& paper, Backs turned, const Theme& theme) {
  const Size page = paper.size;
  const Mirror mirror = turning_line(turned, page);
  // On the front, numbers grow against the direction in which turning exchanges the sides.
  const int across = mirror.vertical ? -1 : 1;
  const int down = mirror.vertical ? 1 : -1;
  const double level = scale_from_top;
  const double upright = page.width / 2 - scale_from_left;
  const double level_behind = mirror.vertical ? level : page.height - level;
  const double upright_behind = mirror.vertical ? page.width - upright : upright;

  CalibrationPage front(page, theme);
  front.frames();
  front.cross();
  front.text("Trackwright: calibration of a printer, front", {page.width / 2, 19}, 4);
  front.words(front_words, {page.width / 2 - 80, 23, 160, 30}, 2.6);
  front.ruler({page.width / 2 - 50, page.height - 30}, true);
  front.ruler({page.width / 2 + 60, page.height / 2 - 50}, false);
  front.scale(true, level, vernier_pitch, across, -6, 0, false);
  front.scale(false, upright, vernier_pitch, down, -6, 0, false);

  CalibrationPage back(page, theme);
  back.cross();
  back.text("back", {page.width / 2, 19}, 4);
  back.words(back_words, {page.width / 2 - 80, 23, 160, 30}, 2.6);
  const double pitch = vernier_pitch - vernier_step;
  const int level_side = mirror.vertical ? 1 : -1;
  const int upright_side = mirror.vertical ? -1 : 1;
  back.scale(true, level_behind, pitch, 1, 0, 6.0 * level_side, true);
  back.scale(false, upright_behind, pitch, 1, 0, 6.0 * upright_side, true);
  return {front.done("Calibration, front", false), back.done("Calibration, back", true)};
}

}  // namespace trackwright

#include "render/components/map/map_panels.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "render/components/map/map_legend.h"
#include "render/components/map/map_places.h"
#include "render/components/map/map_tracks.h"
#include "render/components/market/market.h"
#include "render/kit/kit.h"
#include "render/tile/look.h"
#include "render/words/area.h"
#include "render/words/assumed.h"
#include "render/words/lettering.h"
#include "render/words/table.h"
#include "render/words/title_tables.h"

namespace trackwright {

namespace {

class PanelPainter {
 public:
  PanelPainter(const ComponentContext& context, const PlacedPanel& panel)
      : context_(context), title_(context.title), theme_(context.theme), panel_(panel), box_(panel.box) {}

  Drawing paint() {
    const std::string& kind = panel_.panel.kind;
    if (kind == "title") title();
    if (kind == "players") table(player_heading(title_), player_table(title_));
    if (kind == "phases") table("Phases", phase_table(title_, theme_));
    if (kind == "rounds") rounds();
    if (kind == "market") market();
    if (kind == "legend") legend();
    if (kind == "text") text();
    if (is_card_place(kind)) drawing_.add(draw_card_places(context_, panel_));
    if (kind != "market" && !is_card_place(kind)) ground();
    return turned();
  }

 private:
  // Draws the same ground as for blocks of the layout, since a picture may lie below.
  void ground() {
    constexpr double margin = 1.1;
    Drawing words = std::exchange(drawing_, {});
    if (words.items.empty()) return;
    const Box set = bounds(words, [](const Text& text) { return Box{text.at.x, text.at.y, 0, 0}; });
    const Box box = grown({box_.x, box_.y, box_.width, set.bottom() - box_.y + 0.8}, margin);
    drawing_.add(Shape{rectangle(box, 2.2), theme_.colour("paper"),
                       Stroke{theme_.colour("map.frame"), 0.25, Cap::Butt, Join::Round, {}}, 0.8});
    drawing_.add(words);
  }

  Font font(double size, Weight weight, bool title = false) const {
    return {title ? theme_.title_family : theme_.text_family, size, weight, false};
  }

  Lettering lettering() const { return {{{Name::Component, "map"}, {}, panel_.panel.place}, "the map"}; }

  Rgb text_ink() const { return theme_.colour("map.text"); }
  Rgb muted_ink() const { return theme_.colour("paper.muted"); }

  // Rotates the panel about its middle.
  Drawing turned() {
    if (panel_.panel.rotation == 0) return std::move(drawing_);
    const Point c = box_.centre();
    Drawing group;
    group.add(drawing_, Transform::translation(c.x, c.y) * Transform::rotation(panel_.panel.rotation) *
                            Transform::translation(-c.x, -c.y));
    return group;
  }

  // Draws text in the height that it needs; returns the y of the next line.
  double line(const std::string& words, const Font& f, Rgb colour, double y, double height, int lines) {
    if (words.empty()) return y;
    FitRules rules;
    rules.lines = lines;
    rules.align = Align::Left;
    rules.middle = false;
    const double room = std::min(height, box_.bottom() - y);
    const Fitted fitted =
        letter(drawing_, lettering(), words, f, colour, {box_.x, y, box_.width, room}, rules);
    return y + fitted.height + f.size * 0.25;
  }

  void title() {
    const double big = std::clamp(std::min(box_.width / 4.2, box_.height * 0.34), 5.0, 22.0);
    double y =
        line(title_.name, font(big, Weight::Black, true), theme_.colour("map.title"), box_.y, big * 1.5, 1);
    y = line(title_.subtitle, font(std::max(2.6, big * 0.26), Weight::Medium), theme_.colour("paper.accent"),
             y, big, 2);
    y = line(credit(), font(board_text, Weight::Regular), text_ink(), y + 1, 12, 3);
    y = line(imprint(), font(2.7, Weight::Regular), muted_ink(), y, 10, 3);
    if (const std::vector<std::string> open = proposals(title_, "map"); !open.empty())
      line("Proposed, not in the rules: " + joined(open, "; "), font(2.2, Weight::Regular), muted_ink(),
           y + 1, box_.height, 8);
  }

  std::string credit() const {
    if (title_.designer.empty()) return {};
    return "Designed by " + title_.designer;
  }

  std::string imprint() const {
    std::vector<std::string> parts;
    if (!title_.publisher.empty()) parts.push_back(title_.publisher);
    if (title_.year > 0) parts.push_back(std::to_string(title_.year));
    if (!edition(title_).empty()) parts.push_back("version " + edition(title_));
    return joined(parts, " · ");
  }

  void table(const std::string& name, const Table& table) {
    if (table.rows.empty()) return;
    const double taken = heading(drawing_, name, theme_, {box_.x, box_.y});
    const Box rest{box_.x, box_.y + taken, box_.width, box_.height - taken};
    TableStyle style;
    style.size = board_text;
    const TableDrawing drawn = draw_table(table, theme_, rest, style);
    drawing_.add(drawn.drawing);
    if (!drawn.fits) note_misfit(drawing_, lettering(), name);
  }

  void rounds() {
    const std::vector<RoundPlace> places = round_places(context_);
    const double taken = heading(drawing_, "Round", theme_, {box_.x, box_.y});
    const auto count = static_cast<double>(places.size());
    const double gap = 2.5;
    const double side = std::min({box_.height - taken, (box_.width - gap * (count - 1)) / count, 18.0});
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Point centre{box_.x + side / 2 + static_cast<double>(i) * (side + gap),
                         box_.y + taken + side / 2};
      drawing_.add(Shape{circle(centre, side / 2 - 0.2), places[i].colour,
                         Stroke{muted_ink(), 0.3, Cap::Butt, Join::Round, {}}, 1});
      drawing_.add(centred_text(places[i].text, font(side * 0.22, Weight::Bold),
                                readable_on(places[i].colour), centre));
    }
  }

  void market() {
    const Component component = market_board(context_);
    if (component.boards.empty()) return;
    const Board& board = component.boards.front();
    const double scale = std::min(box_.width / board.size.width, box_.height / board.size.height);
    drawing_.add(board.drawing, Transform::translation(box_.x, box_.y) * Transform::scaling(scale));
  }

  // Explains only signs that the map contains.
  void legend() {
    const double row = 6.4;
    const double taken = heading(drawing_, "Legend", theme_, {box_.x, box_.y});
    const double y = box_.y + taken;
    const Size sign = legend_sign;
    const std::vector<LegendEntry> entries = legend_entries(context_);
    const std::size_t per_column =
        std::max<std::size_t>(1, static_cast<std::size_t>((box_.height - taken) / row));
    const std::size_t columns = (entries.size() + per_column - 1) / per_column;
    const double width = box_.width / static_cast<double>(std::max<std::size_t>(1, columns));
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const std::size_t column = i / per_column;
      const double x = box_.x + static_cast<double>(column) * width;
      const double top = y + static_cast<double>(i - column * per_column) * row;
      drawing_.add(entries[i].sign, Transform::translation(x, top));
      FitRules rules;
      rules.align = Align::Left;
      rules.lines = 2;
      letter(drawing_, lettering(), entries[i].text, font(board_text, Weight::Regular), text_ink(),
             {x + sign.width + 1.5, top, width - sign.width - 2.5, sign.height}, rules);
    }
  }

  void text() { letter_paragraph(drawing_, lettering(), panel_.panel.text, 2.8, 1.8, text_ink(), box_); }

  const ComponentContext& context_;
  const Title& title_;
  const Theme& theme_;
  const PlacedPanel& panel_;
  const Box& box_;
  Drawing drawing_;
};

}  // namespace

Drawing map_panel(const ComponentContext& context, const PlacedPanel& panel) {
  return PanelPainter(context, panel).paint();
}

}  // namespace trackwright

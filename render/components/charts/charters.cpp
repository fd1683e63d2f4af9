#include "render/components/charts/charters.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "engine/base/words.h"
#include "render/components/charts/charter_stations.h"
#include "render/kit/kit.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/words/area.h"
#include "render/words/lettering.h"
#include "render/words/roster_table.h"
#include "render/words/rule_texts.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {
namespace {

constexpr Size major_size{180, 111};
constexpr Size minor_size{88, 111};
constexpr double charter_margin = 5;
constexpr double gap = 3;

// One charter while it is drawn.
struct Charter {
  const ComponentContext& context;
  const Company& company;
  Livery colours;
  Lettering lettering;
  Box inside;  // the trimmed piece
  Drawing drawing;
  std::string side{};  // what the company has become, on the other side: "Nationalized"

  const Title& title() const { return context.title; }
  const Theme& theme() const { return context.theme; }
};

// "floats at 60 %", or "floats at 20 / 30 / 50 % by phase".
std::string float_text(const Title& title, const Company& company) {
  if (company.float_by_phase.empty())
    return company.float_percent ? fmt::format("floats at {} %", company.float_percent->value) : "";
  std::vector<int> steps;
  for (const Phase& phase : title.roster.phases) {
    const auto step = company.float_by_phase.find(phase.name.value);
    if (step != company.float_by_phase.end() && (steps.empty() || steps.back() != step->second.value))
      steps.push_back(step->second.value);
  }
  return fmt::format("floats at {} % by phase", fmt::join(steps, " / "));
}

// "Major company · floats at 20 % · incremental capitalization"
std::string facts(const Charter& charter) {
  const Company& company = charter.company;
  std::vector<std::string> words{capitalised(company.kind) + " company"};
  if (!charter.side.empty()) {
    words.insert(words.begin(), charter.side);
    words.push_back(company.capitalization.empty() ? "" : company.capitalization + " capitalization");
    std::erase(words, "");
    return joined(words, "  ·  ");
  }
  if (company.price) words.push_back("price " + money(charter.title(), company.price->value));
  if (company.par) words.push_back("par " + money(charter.title(), company.par->value));
  words.push_back(float_text(charter.title(), company));
  if (!company.certificates.empty()) {
    words.push_back(
        (company.capitalization.empty() ? charter.title().capitalization : company.capitalization) +
        " capitalization");
  }
  std::erase(words, "");
  return joined(words, "  ·  ");
}

// The abbreviation stands in the token already, unless that shows a logo.
double draw_abbreviation(Charter& charter, double height) {
  const Box& inside = charter.inside;
  const Font large = face(height * 0.5, Weight::Bold);
  const std::string& id = charter.company.id.value;
  const double width = std::min(inside.width * 0.18, measure(id, large).width);
  const Box box{inside.right() - charter_margin - width, inside.y + 1.5, width, height - 4};
  letter(charter.drawing, charter.lettering, id, large, charter.colours.text, box, {.align = Align::Right});
  return width + 4;
}

void draw_band(Charter& charter, double height) {
  const Box& inside = charter.inside;
  const double bleed = charter.context.options.bleed;
  const auto picture = logo(charter.context, charter.company);
  fill(charter.drawing,
       rectangle({inside.x - bleed, inside.y - bleed, inside.width + 2 * bleed, height + bleed}),
       charter.colours.ground);
  // A stripe in the second colour, as liveries have it; it also closes the band of a company in white.
  fill(charter.drawing, rectangle({inside.x - bleed, inside.y + height - 1.5, inside.width + 2 * bleed, 0.7}),
       charter.colours.text);
  const double disc = height - 5.5;
  const double left = inside.x + charter_margin;
  charter.drawing.show({{Name::Company, charter.company.id.value}, "token", charter.company.id.place},
                       token(charter.company, charter.theme(), disc, TokenShape::Circle, picture),
                       Transform::translation(left + disc / 2, inside.y + height / 2 - 0.5));
  const double x = left + disc + 4;
  const double width =
      inside.right() - charter_margin - (picture ? draw_abbreviation(charter, height) : 0) - x;
  const Font name{charter.theme().title_family, height * 0.4, Weight::Bold, false};
  letter(charter.drawing, charter.lettering, charter.company.name, name, charter.colours.text,
         {x, inside.y + height * 0.07, width, height * 0.49},
         {.smallest = 2.6, .lines = 2, .leading = 1.05, .align = Align::Left});
  letter(charter.drawing, charter.lettering, facts(charter), face(2.5), charter.colours.text,
         {x, inside.y + height * 0.655, width, height * 0.2}, {.smallest = 1.6, .align = Align::Left});
}

// "Connects to A1, A23 or H2, at least 9 hexes from its start"
std::string connection_words(const Map& map, const Connection& connection) {
  std::vector<std::string> places;
  for (const Ref& hex : connection.to) places.push_back(place_words(map, hex.value));
  const std::string far = connection.distance
                              ? fmt::format(", at least {} hexes from its start", connection.distance->value)
                              : "";
  return "Connects to " + listed(places, "or") + far;
}

// "One leaves the game: MYJ, STJ or TGOJ"
std::string group_words(const Companies& companies, const std::string& group) {
  std::vector<std::string> members;
  for (const Company& company : companies.companies)
    if (company.group == group) members.push_back(company.id.value);
  return set_name(group) + ": " + listed(members, "or");
}

std::vector<std::string> notes(const Title& title, const Company& company) {
  std::vector<std::string> all;
  if (!company.home_text.empty()) all.push_back("Home: " + company.home_text);
  if (company.connection) all.push_back(connection_words(title.map, *company.connection));
  if (!company.group.empty()) all.push_back(group_words(title.companies, company.group));
  all.insert(all.end(), company.notes.begin(), company.notes.end());
  return all;
}

// A heading and a list from the top of the box; returns their height, 0 where there is nothing to say.
double draw_list(Charter& charter, const std::string& name, const std::vector<std::string>& items, Box box,
                 const ListStyle& style) {
  if (items.empty()) return 0;
  const double head = heading(charter.drawing, name, charter.theme(), {box.x, box.y});
  const ListDrawing list =
      draw_list(items, charter.theme(), {box.x, box.y + head, box.width, box.height - head}, style);
  charter.drawing.add(list.drawing);
  if (!list.fits) note_misfit(charter.drawing, charter.lettering, name);
  return head + list.height;
}

// The height that the notes will take.
double notes_height(const Charter& charter, Box box, const ListStyle& style) {
  Charter trial{charter.context, charter.company, charter.colours, {}, charter.inside, {}};
  return draw_list(trial, "Notes", notes(charter.title(), charter.company), box, style);
}

void draw_roster(Charter& charter, Box box, bool compact, bool at_bottom) {
  if (charter.title().roster.trains.empty() && charter.title().roster.phases.empty()) return;
  const Table table = compact ? compact_roster_table(charter.title(), charter.theme(), charter.company.kind)
                              : roster_table(charter.title(), charter.theme(), charter.company.kind);
  const TableStyle style{.size = compact ? 2.2 : 2.7, .smallest = 1.6, .row = compact ? 1.6 : 1.7};
  std::vector<std::string> said = all_trade_ins(charter.title());
  if (const std::string cards = limited_cards(charter.title().roster); cards != "Trains")
    said.push_back("Limit: " + cards + " together");
  const Fitted terms =
      paragraph(joined(said, "\n"), face(compact ? 1.8 : 2.1), charter.theme().colour("paper.text"),
                {box.x, 0, box.width, box.height}, Align::Left);
  box.height -= terms.lines.empty() ? 0 : terms.height + 1.5;
  TableDrawing drawn = draw_table(table, charter.theme(), box, style);
  const double down = at_bottom ? std::max(0.0, box.bottom() - drawn.box.bottom()) : 0;
  charter.drawing.add(drawn.drawing, Transform::translation(0, down));
  Drawing below;
  add(below, terms);
  charter.drawing.add(below, Transform::translation(0, drawn.box.bottom() + down + 1.5));
  if (!drawn.fits) note_misfit(charter.drawing, charter.lettering, "phase and train table");
}

void draw_imprint(Charter& charter) {
  const Title& title = charter.title();
  const std::string printed = edition(title);
  const std::string text = printed.empty() ? title.name : title.name + " " + printed;
  charter.drawing.add(Text{.text = text,
                           .font = face(1.7),
                           .colour = charter.theme().colour("paper.muted"),
                           .at = {charter.inside.right() - charter_margin, charter.inside.bottom() - 1.8},
                           .align = Align::Right});
}

void draw_major(Charter& charter) {
  const double band = 19;
  const Box& in = charter.inside;
  draw_band(charter, band);
  const double top = in.y + band + 4;
  const double bottom = in.bottom() - charter_margin;
  const double right_width = 70;
  const Box left{in.x + charter_margin, top, in.width - 2 * charter_margin - right_width - 2 * gap,
                 bottom - top};
  const Box right{left.right() + 2 * gap, top, right_width, bottom - top};

  const double row =
      draw_stations(charter.drawing, charter.context, charter.company, charter.lettering, left, true);
  const ListStyle note_style{.size = 2.4, .smallest = 1.7, .numbers = false};
  const Box room{left.x, 0, left.width, left.height - row - 30};
  const double note_room = notes_height(charter, room, note_style);
  draw_list(charter, "Notes", notes(charter.title(), charter.company),
            {left.x, bottom - note_room, left.width, room.height}, note_style);
  const double areas_top = top + row + gap / 2;
  const double areas_height = bottom - (note_room > 0 ? note_room + gap : 0) - areas_top;
  const double trains = std::round(left.width * 0.72);
  charter.drawing.add(area("Trains", charter.theme(), {left.x, areas_top, trains, areas_height}));
  charter.drawing.add(area("Treasury", charter.theme(),
                           {left.x + trains + gap, areas_top, left.width - trains - gap, areas_height}));

  const double steps =
      draw_list(charter, "Operating round", turn_steps(charter.title(), charter.company.kind),
                {right.x, top, right.width, right.height * 0.55}, {.size = 3.0, .smallest = 1.8});
  draw_roster(charter, {right.x, top + steps + gap, right.width, right.height - steps - gap}, false, true);
}

void draw_minor(Charter& charter) {
  const double band = 14;
  const Box& in = charter.inside;
  draw_band(charter, band);
  const double top = in.y + band + 3;
  const double width = in.width - 2 * charter_margin;
  const double x = in.x + charter_margin;
  double bottom = in.bottom() - charter_margin;

  const double row = draw_stations(charter.drawing, charter.context, charter.company, charter.lettering,
                                   {x, top, width, 40}, false);
  const std::vector<std::string> steps = turn_steps(charter.title(), charter.company.kind);
  const ListStyle style{.size = 2.15, .smallest = 1.7, .numbers = true, .columns = 2};
  Charter trial{charter.context, charter.company, charter.colours, {}, in, {}};
  const Box third{x, 0, width, (bottom - top - row) / 3};
  const double steps_height = draw_list(trial, "Operating round", steps, third, style);
  bottom -= steps_height;
  draw_list(charter, "Operating round", steps, {x, bottom, width, third.height}, style);
  const ListStyle note_style{.size = 2.15, .smallest = 1.7, .numbers = false};
  const double note_room = notes_height(charter, third, note_style);
  bottom -= note_room > 0 ? note_room + gap : 0;
  draw_list(charter, "Notes", notes(charter.title(), charter.company), {x, bottom, width, third.height},
            note_style);

  const Box middle{x, top + row + gap / 2, width, bottom - gap - (top + row + gap / 2)};
  const double areas = std::round(width * 0.42);
  const double half = (middle.height - gap) / 2;
  charter.drawing.add(area("Trains", charter.theme(), {middle.x, middle.y, areas, half}));
  charter.drawing.add(area("Treasury", charter.theme(), {middle.x, middle.y + half + gap, areas, half}));
  draw_roster(charter, {middle.x + areas + gap, middle.y, width - areas - gap, middle.height}, true, false);
}

About about_charter(const Company& company) {
  return {{Name::Company, company.id.value}, "charter", company.place};
}

Drawing charter_side(const ComponentContext& context, const Company& company, Size size, bool minor,
                     const std::string& side) {
  Charter charter{context,
                  company,
                  on_card(livery(company, context.theme), context.theme),
                  {about_charter(company), "the charter of " + company.id.value},
                  {-size.width / 2, -size.height / 2, size.width, size.height},
                  {},
                  side};
  if (minor)
    draw_minor(charter);
  else
    draw_major(charter);
  draw_imprint(charter);
  return std::move(charter.drawing);
}

Piece charter_piece(const ComponentContext& context, const Company& company) {
  const bool minor = company.kind == "minor";
  Piece piece;
  piece.id = "charter-" + company.id.value;
  piece.group = minor ? "minor" : "major";
  piece.label = company.id.value + " " + company.name;
  piece.size = minor ? minor_size : major_size;
  piece.bleed = context.options.bleed;
  piece.about = about_charter(company);
  piece.front = charter_side(context, company, piece.size, minor, {});
  if (company.conversion) {
    piece.back = charter_side(context, as_converted(company, context.theme), piece.size, minor,
                              company.conversion->as);
  }
  return piece;
}

}  // namespace

Component charters(const ComponentContext& context) {
  Component component{"charters", "Charters", {}, {}};
  for (const Company& company : context.title.companies.companies)
    component.pieces.push_back(charter_piece(context, company));
  return component;
}

}  // namespace trackwright

#include "render/components/charts/charters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/words.h"
#include "render/components/charts/charter_places.h"
#include "render/kit/kit.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/words/area.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"
#include "render/words/turn_texts.h"

namespace trackwright {
namespace {

// Two or four charters fit on a sheet of A4 or Letter.
constexpr Size full_size{180, 124};
constexpr Size half_size{88, 124};
constexpr double charter_margin = 5;
constexpr double gap = 2;
constexpr double body = 2.83;  // 8 pt

// The measures that charters of one kind share, so that they can be stacked. Drawing collects them; charters
// are drawn again until no measure changes.
struct Alike {
  // Kinds in which one charter has the steps of a turn inside the treasury, so that all charters do.
  std::set<std::string> crowded;
  // By kind and side, the greatest height in mm of the row of stations and of the notes at full size.
  std::map<std::string, double> stations;
  std::map<std::string, double> notes;

  bool operator==(const Alike&) const = default;
};

// One charter during drawing.
struct Charter {
  const ComponentContext& context;
  const Company& company;
  Livery colours;
  Lettering lettering;
  Box inside;  // the trimmed piece
  Drawing drawing;
  std::string side{};  // the company's form on the other side: "Nationalized"
  Alike* alike = nullptr;

  const Title& title() const { return context.title; }
  const Theme& theme() const { return context.theme; }
};

// Returns the greatest height among similar charters, which aligns treasuries; half-size charters have none.
double most_of(const Charter& charter, std::map<std::string, double> Alike::*heights, double own) {
  if (charter.alike == nullptr || charter.inside.width < full_size.width) return own;
  double& most = (charter.alike->*heights)[charter.company.kind + "/" + charter.side];
  most = std::max(most, own);
  return most;
}

// Keeps as many facts as fit on a line of legible type; the last ones are also printed elsewhere.
std::string facts_in(const Charter& charter, double width) {
  std::vector<std::string> words = charter_facts(charter.title(), charter.company, charter.side);
  while (words.size() > 1 && measure(joined(words, " · "), face(body)).width > width) words.pop_back();
  return joined(words, " · ");
}

// Draws the abbreviation beside a token with a logo, since other tokens show it; returns the width.
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
  // Add a stripe in the second colour, as in liveries; it also closes the band of a white company.
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
         {x, inside.y + height * 0.07, width, height * 0.48},
         {.smallest = 2.83, .lines = 2, .leading = 1.05, .align = Align::Left});
  letter(charter.drawing, charter.lettering, facts_in(charter, width), face(body),
         small_type_on(charter.colours.ground, charter.colours.text),
         {x, inside.y + height * 0.62, width, height * 0.24}, {.smallest = 2.4, .align = Align::Left});
}

// Draws a heading and a list from the top of the box; returns the height, or 0 for an empty list.
double draw_list(Charter& charter, const std::string& name, const std::vector<std::string>& items, Box box,
                 const ListStyle& style) {
  if (items.empty()) return 0;
  const double head = place_name(charter.drawing, name, charter.theme(), {box.x, box.y});
  const ListDrawing list =
      draw_list(items, charter.theme(), {box.x, box.y + head, box.width, box.height - head}, style);
  charter.drawing.add(list.drawing);
  if (!list.fits) note_misfit(charter.drawing, charter.lettering, name);
  return head + list.height;
}

constexpr ListStyle steps_style{.size = body, .smallest = body, .numbers = true, .columns = 2, .gap = 3};
constexpr ListStyle notes_style{.size = body, .smallest = 2.47, .numbers = false};

// Returns the height of the list.
double list_height(const Charter& charter, const std::vector<std::string>& items, double width,
                   const ListStyle& style) {
  Charter trial{charter.context, charter.company, charter.colours, {}, charter.inside, {}};
  return draw_list(trial, "Name", items, {0, 0, width, 1000}, style);
}

std::vector<std::string> steps_of(const Charter& charter) {
  return charter.side.empty() ? turn_steps(charter.title(), charter.company.kind)
                              : converted_turn_steps(charter.title(), charter.company);
}

bool steps_within(const Charter& charter) {
  return charter.alike != nullptr && charter.alike->crowded.contains(charter.company.kind);
}

// The texts of a charter from the bottom of the box up:
// notes, and above them the steps of a turn if both fit.
struct Reading {
  double height = 0;
  bool steps = false;  // part of the texts
};

Reading draw_texts(Charter& charter, Box box) {
  const std::vector<std::string> said = charter_notes(charter.title(), charter.company);
  const std::vector<std::string> steps = steps_of(charter);
  const double own_room = list_height(charter, said, box.width, notes_style);
  const double steps_room = list_height(charter, steps, box.width, steps_style);
  const auto with_steps = [&](double room) { return steps_room + (room > 0 ? gap : 0) + room; };
  double notes_room = most_of(charter, &Alike::notes, own_room);
  // Prefer steps that stay visible to treasuries with a common lower end.
  const bool within = steps_within(charter);
  if (!within && with_steps(notes_room) > box.height && with_steps(own_room) <= box.height)
    notes_room = own_room;
  notes_room = std::min(box.height, notes_room);
  draw_list(charter, "Notes", said, {box.x, box.bottom() - notes_room, box.width, notes_room}, notes_style);
  const double all = with_steps(notes_room);
  if (within || all > box.height) return {notes_room, steps.empty()};
  draw_list(charter, "Operating round", steps, {box.x, box.bottom() - all, box.width, steps_room},
            steps_style);
  return {all, true};
}

// Omits prices and limits for companies that cannot buy trains.
Table roster_of(const Charter& charter) {
  Table table =
      compact_roster_table(charter.title(), charter.theme(), charter.company.kind, charter.company.id.value);
  if (!buys_trains(charter.title(), charter.company.kind)) {
    const auto without = [](auto& cells) { cells.erase(cells.begin() + 1, cells.begin() + 3); };
    without(table.columns);
    std::ranges::for_each(table.rows, without);
  }
  return without_uniform_columns(table);
}

// Draws the roster at the foot of the trains' place, legible until cards cover it.
void draw_roster(Charter& charter, Box box) {
  if (charter.title().roster.trains.empty() && charter.title().roster.phases.empty()) return;
  const Table table = roster_of(charter);
  std::vector<std::string> said;
  if (buys_trains(charter.title(), charter.company.kind)) said = all_trade_ins(charter.title());
  if (const std::string cards = limited_cards(charter.title().roster); cards != "Trains")
    said.push_back("Limit: " + cards + " together");
  const Fitted terms = paragraph(joined(said, "\n"), face(body), charter.theme().colour("paper.text"),
                                 {box.x, 0, box.width, box.height}, Align::Left);
  box.height -= terms.lines.empty() ? 0 : terms.height + 1.5;
  const TableStyle style{.size = body, .smallest = 2.4, .row = 1.5};
  TableDrawing drawn = draw_table(table, charter.theme(), box, style);
  constexpr double to_the_edge = 1.6;
  if (drawn.size < body)
    drawn = draw_table(table, charter.theme(),
                       {box.x - to_the_edge, box.y, box.width + 2 * to_the_edge, box.height}, style);
  const double down = std::max(0.0, box.bottom() - drawn.box.bottom());
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
                           .font = face(2.2),
                           .colour = charter.theme().colour("paper.muted"),
                           .at = {charter.inside.right() - charter_margin, charter.inside.bottom() - 1.8},
                           .align = Align::Right,
                           .imprint = true});
}

// Players tuck cards without a place of their own under the lower edge.
void draw_edge(Charter& charter, const std::string& what) {
  const Point at{charter.inside.x + charter_margin, charter.inside.bottom() - 1.8};
  const Rgb ink = charter.theme().colour("paper.muted");
  fill(charter.drawing, polygon({{at.x, at.y - 1.9}, {at.x + 2.2, at.y - 1.9}, {at.x + 1.1, at.y}}), ink);
  charter.drawing.add(Text{.text = what + " below this edge",
                           .font = face(body),
                           .colour = ink,
                           .at = {at.x + 3.2, at.y},
                           .align = Align::Left});
}

// Draws the steps at the foot of a place, legible until cards and money cover them.
void draw_steps_in(Charter& charter, Box box) {
  const std::vector<std::string> steps = steps_of(charter);
  const double height = list_height(charter, steps, box.width, steps_style);
  if (height <= box.height)
    draw_list(charter, "Operating round", steps, {box.x, box.bottom() - height, box.width, height},
              steps_style);
}

// Draws notes and steps at the foot of the box, and above them a
// place for shares and money that is at least as high as a card.
void draw_treasury_and_texts(Charter& charter, Box box) {
  const double least = fan_of_cards(1).height;
  const double room = std::max(0.0, box.height - least - gap);
  const Reading read = draw_texts(charter, {box.x, box.bottom() - room, box.width, room});
  const Box place{box.x, box.y, box.width, box.height - (read.height > 0 ? read.height + gap : 0)};
  draw_place(charter.drawing, "Treasury", charter.theme(), place);
  if (read.steps) return;
  draw_steps_in(charter, {place.x + 3, place.y + 7, place.width - 6, place.height - 9});
  if (charter.alike != nullptr) charter.alike->crowded.insert(charter.company.kind);
}

// With stated rules, companies own privates only if they may buy them; without rules, assume that they may.
bool may_own_privates(const Title& title) {
  return !title.companies.privates.empty() &&
         (title.rules == Rules{} || !title.rules.privates.sold_to_companies.empty());
}

// Returns the height of the row of stations: the greatest of its kind, unless the notes would shrink or the
// steps would move into the treasury.
double row_of_stations(const Charter& charter, Box box, double own) {
  constexpr double to_round = 0.01;
  const double said =
      list_height(charter, charter_notes(charter.title(), charter.company), box.width, notes_style);
  const double steps = list_height(charter, steps_of(charter), box.width, steps_style) + gap;
  const double room = box.height - fan_of_cards(1).height - gap - said - to_round;
  const double most = most_of(charter, &Alike::stations, own);
  const bool below = !steps_within(charter) && room - steps >= own;
  return std::max(own, std::min(most, below ? room - steps : room));
}

// Puts fanned trains at the left; tokens, treasury and texts at the right.
void draw_full(Charter& charter) {
  const double band = 17;
  const Box& in = charter.inside;
  draw_band(charter, band);
  const double top = in.y + band + gap;
  const double bottom = in.bottom() - charter_margin;
  const Box trains{in.x + charter_margin, top, fan_of_cards(1).width, bottom - top};
  draw_place(charter.drawing, "Trains", charter.theme(), trains);
  draw_roster(charter, {trains.x + 2, trains.y + 6, trains.width - 4, trains.height - 8});
  const double x = trains.right() + 2 * gap;
  const Box right{x, top, in.right() - charter_margin - x, bottom - top};
  const double own_row =
      draw_stations(charter.drawing, charter.context, charter.company, charter.lettering, right, false);
  const double row = row_of_stations(charter, right, own_row);
  draw_treasury_and_texts(charter, {x, top + row, right.width, right.height - row});
  if (may_own_privates(charter.title())) draw_edge(charter, "Privates");
}

// Stacks all areas; shares and money lie beside such a charter.
void draw_half(Charter& charter) {
  const double band = 14;
  const Box& in = charter.inside;
  draw_band(charter, band);
  const double x = in.x + charter_margin;
  const double width = in.width - 2 * charter_margin;
  const double top = in.y + band + gap;
  const double bottom = in.bottom() - charter_margin;
  const double row = draw_stations(charter.drawing, charter.context, charter.company, charter.lettering,
                                   {x, top, width, 40}, false);
  const double least = fan_of_cards(train_places(charter.title(), charter.company)).height;
  const double room = std::max(0.0, bottom - (top + row) - least - gap);
  const double texts = draw_texts(charter, {x, bottom - room, width, room}).height;
  const double end = bottom - (texts > 0 ? texts + gap : 0);
  const Box trains{x, top + row, width, end - (top + row)};
  draw_place(charter.drawing, "Trains", charter.theme(), trains);
  draw_roster(charter, {trains.x + 2, trains.y + 6, trains.width - 4, trains.height - 8});
  draw_edge(charter, may_own_privates(charter.title()) ? "Treasury and privates" : "Treasury");
}

About about_charter(const Company& company) {
  return {{Name::Company, company.id.value}, "charter", company.place};
}

// A minor with few trains takes half the paper.
bool takes_half(const ComponentContext& context, const Company& company) {
  constexpr int few = 2;
  return company.kind == "minor" && train_places(context.title, company) <= few;
}

Drawing charter_side(const ComponentContext& context, const Company& company, Size size, bool half,
                     const std::string& side, Alike& alike) {
  Charter charter{context,
                  company,
                  on_card(livery(company, context.theme), context.theme),
                  {about_charter(company), "the charter of " + company.id.value},
                  {-size.width / 2, -size.height / 2, size.width, size.height},
                  {},
                  side,
                  &alike};
  if (half)
    draw_half(charter);
  else
    draw_full(charter);
  draw_imprint(charter);
  return std::move(charter.drawing);
}

Piece charter_piece(const ComponentContext& context, const Company& company, bool half, Alike& alike) {
  Piece piece;
  piece.id = "charter-" + company.id.value;
  piece.group = company.kind == "minor" ? "minor" : "major";
  piece.label = company.id.value + " " + company.name;
  piece.size = half ? half_size : full_size;
  piece.bleed = context.options.bleed;
  piece.about = about_charter(company);
  piece.front = charter_side(context, company, piece.size, half, {}, alike);
  if (company.conversion) {
    piece.back = charter_side(context, as_converted(company, context.theme), piece.size, half,
                              company.conversion->as, alike);
  }
  return piece;
}

bool has_misfits(const Piece& piece) {
  return !piece.front.misfits.empty() || (piece.back && !piece.back->misfits.empty());
}

// Half-size charters have one size: if the text of one overflows, all use the full size. Charters of one kind
// have the steps of a turn in the same place and treasuries of the same height.
std::vector<Piece> charter_pieces(const ComponentContext& context, bool halves, Alike alike = {}) {
  const Alike known = alike;
  std::vector<Piece> pieces;
  for (const Company& company : context.title.companies.companies) {
    const bool half = halves && takes_half(context, company);
    pieces.push_back(charter_piece(context, company, half, alike));
    if (half && has_misfits(pieces.back())) return charter_pieces(context, false);
  }
  return alike == known ? pieces : charter_pieces(context, halves, alike);
}

}  // namespace

Component charters(const ComponentContext& context) {
  return {"charters", "Charters", charter_pieces(context, true), {}};
}

}  // namespace trackwright

#include "render/components/papers/setup_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>
#include <vector>

#include "engine/tile/tile_facts.h"
#include "render/components/market/market.h"
#include "render/drawing/shapes.h"
#include "render/drawing/text.h"
#include "render/marks/logo.h"
#include "render/marks/token.h"
#include "render/tile/look.h"
#include "render/tile/terrain.h"
#include "render/words/lettering.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double seat_height = 6.6;
constexpr double table_inset = 5;  // between the edge of the table and the parts
constexpr double part_gap = 5;
constexpr double label_height = 4.2;
constexpr double label_size = 2.5;
constexpr double small_size = 2.2;
constexpr double map_share = 0.62;  // of the width, at most
constexpr double map_height = 76;   // at most
constexpr double map_area = 3300;   // mm², at most
constexpr double map_edge = 1.6;    // of its board, beyond the hexes
constexpr double market_room = 26;
constexpr std::size_t most_rows = 3;
constexpr double least_priced = 9;  // mm, the width of a card of a private company with its face value

constexpr double most_growth = 1.2;

// Parts in rows with equal cells, which grow a little to fill the width.
struct Cells {
  Size cell;
  double gap = 1.6;
  std::size_t in_row = 1;

  Cells(double width, std::size_t count, Size wished) : cell(wished) {
    const auto fitting = static_cast<std::size_t>(std::max(1.0, (width + gap) / (wished.width + gap)));
    in_row = std::max(fitting, (count + most_rows - 1) / most_rows);
    const std::size_t rows = std::max<std::size_t>(1, (count + in_row - 1) / in_row);
    in_row = std::max<std::size_t>(1, (count + rows - 1) / rows);  // rows of equal length
    cell.width = std::min(wished.width * most_growth, (width + gap) / static_cast<double>(in_row) - gap);
  }

  Box at(Point corner, std::size_t i) const {
    return {corner.x + static_cast<double>(i % in_row) * (cell.width + gap),
            corner.y + static_cast<double>(i / in_row) * (cell.height + gap), cell.width, cell.height};
  }

  double height(std::size_t count) const {
    const std::size_t rows = (count + in_row - 1) / in_row;
    return static_cast<double>(rows) * (cell.height + gap) - gap;
  }
};

class SetupTable {
 public:
  SetupTable(const ComponentContext& context, const PlayerRow& players, double width)
      : context_(context), title_(context.title), players_(players), width_(width) {}

  BookFigure draw() {
    Drawing parts;
    const double left = table_inset;
    const double top = seat_height / 2 + table_inset + 1;
    const Size map = draw_map(parts, {left, top});
    const double right = draw_market_side(parts, {left + map.width + part_gap, top});
    double y = std::max(top + label_height + map.height, right);
    y = draw_privates(parts, y);
    y = draw_charters(parts, y);
    const double bottom = y + table_inset + seat_height / 2 + 1;
    BookFigure figure;
    const Box top_of_table{0, seat_height / 2, width_, bottom - seat_height / 2};
    figure.drawing.add(Shape{rectangle(top_of_table, 5), theme().colour("paper.tint"),
                             Stroke{.colour = theme().colour("paper.rule"), .width = 0.5}});
    figure.drawing.add(parts);
    draw_seats(figure.drawing, seat_height / 2, bottom);
    figure.size = {width_, bottom + seat_height / 2};
    figure.caption = {{caption(), false, true}};
    return figure;
  }

 private:
  const Theme& theme() const { return context_.theme; }
  Rgb ink() const { return theme().colour("paper.text"); }

  bool takes_part(const std::string& name) const {
    return std::ranges::none_of(players_.without, [&](const Ref& one) { return one.value == name; });
  }

  const Hex* home_of(const Company& company) const {
    if (company.homes.empty() || !takes_part(company.id.value)) return nullptr;
    return title_.map.find(company.homes.front().hex.value);
  }

  std::string caption() const {
    std::string words = fmt::format("The table at setup with {} players.", players_.players);
    const auto has_home = [&](const Company& company) { return home_of(company) != nullptr; };
    if (std::ranges::any_of(title_.companies.companies, has_home))
      words += " The coloured circles on the map are the homes of the companies.";
    return words;
  }

  void label(Drawing& drawing, const std::string& text, Point corner) const {
    drawing.add(Text{.text = text,
                     .font = face(label_size, Weight::Bold),
                     .colour = theme().colour("paper.accent"),
                     .at = corner + Point{0, label_height - 1.5},
                     .align = Align::Left});
  }

  void word(Drawing& drawing, const std::string& text, Point middle, Rgb colour, double room,
            Weight weight = Weight::Regular) const {
    const Font font = face(small_size, weight);
    const TextExtent extent = measure(text, font);
    if (extent.width > room) return;
    drawing.add(
        Text{.text = text, .font = font, .colour = colour, .at = middle + Point{0, extent.cap_height / 2}});
  }

  void card(Drawing& drawing, Box box, double radius = 0.5) const {
    drawing.add(Shape{rectangle(box, radius), Rgb{1, 1, 1},
                      Stroke{.colour = theme().colour("paper.rule"), .width = 0.2}});
  }

  // The hexes in their colours with their cities, towns and homes; returns the size without the label.
  Size draw_map(Drawing& drawing, Point corner) const {
    label(drawing, "Map", corner);
    const Orientation orientation = title_.map.layout().orientation;
    const Box unit = extent(Hexagon(orientation, 1));
    const double size =
        std::min({(width_ - 2 * table_inset) * map_share / unit.width, map_height / unit.height,
                  std::sqrt(map_area / (unit.width * unit.height))});
    const Hexagon hexagon(orientation, size);
    const Size board{unit.width * size + 2 * map_edge, unit.height * size + 2 * map_edge};
    card(drawing, {corner.x, corner.y + label_height, board.width, board.height}, 1);
    const Point origin = corner + Point{map_edge - unit.x * size, label_height + map_edge - unit.y * size};
    const Measures lengths = measures(theme(), size);
    for (const Hex& hex : title_.map.hexes()) {
      const Point centre = origin + hexagon.centre_of(hex.at);
      drawing.add(ground(hex.tile, hexagon, lengths, 0, true, 1, theme()),
                  Transform::translation(centre.x, centre.y));
    }
    for (const Hex& hex : title_.map.hexes())
      draw_stop(drawing, hex.tile, origin + hexagon.centre_of(hex.at), size);
    for (const Company& company : title_.companies.companies)
      if (const Hex* home = home_of(company))
        drawing.add(Shape{circle(origin + hexagon.centre_of(home->at), size * 0.3),
                          on_paper(livery(company, theme())),
                          Stroke{.colour = Rgb{1, 1, 1}, .width = size * 0.06}});
    return board;
  }

  void draw_stop(Drawing& drawing, const Tile& tile, Point at, double size) const {
    if (has_stop(tile, StopKind::City))
      drawing.add(
          Shape{circle(at, size * 0.24), Rgb{1, 1, 1}, Stroke{.colour = ink(), .width = size * 0.06}});
    else if (has_stop(tile, StopKind::Town))
      fill(drawing, circle(at, size * 0.13), ink());
  }

  Box extent(const Hexagon& hexagon) const {
    Box all = moved(hexagon.box(), hexagon.centre_of(title_.map.hexes().front().at));
    for (const Hex& hex : title_.map.hexes())
      all = united(all, moved(hexagon.box(), hexagon.centre_of(hex.at)));
    return all;
  }

  // Market, bank and trains beside the map; returns the lower end.
  double draw_market_side(Drawing& drawing, Point at) const {
    const double room = width_ - table_inset - at.x;
    if (Board board = market_cells(context_); board.size.width > 0) {
      label(drawing, "Stock market", at);
      const double scale = std::min(room / board.size.width, market_room / board.size.height);
      board.drawing.misfits.clear();
      drawing.add(
          Group{.transform = Transform::translation(at.x, at.y + label_height) * Transform::scaling(scale),
                .clip = rectangle({0, 0, board.size.width, board.size.height}),
                .items = std::move(board.drawing.items),
                .picture = true});
      at.y += label_height + board.size.height * scale + part_gap;
    }
    at.y = draw_bank(drawing, at);
    return draw_trains(drawing, at, room);
  }

  double draw_bank(Drawing& drawing, Point at) const {
    const auto& bank = players_.bank ? players_.bank : title_.bank;
    label(drawing, bank ? "Bank: " + money(title_, bank->value) : "Bank", at);
    at.y += label_height;
    constexpr Size note{9, 4.7};
    for (int pile = 0; pile < 3; ++pile)
      for (int sheet = 2; sheet >= 0; --sheet)
        card(drawing,
             {at.x + pile * (note.width + 2.2) + sheet * 0.5, at.y + sheet * 0.4, note.width, note.height});
    for (int pile = 0; pile < 3; ++pile)
      drawing.add(
          Shape{circle({at.x + pile * (note.width + 2.2) + note.width / 2, at.y + note.height / 2}, 1.3),
                std::nullopt, Stroke{.colour = theme().colour("paper.accent"), .width = 0.3}});
    return at.y + note.height + 0.8 + part_gap;
  }

  // A pile for each train in the order of sale, with the number of its cards below.
  double draw_trains(Drawing& drawing, Point at, double room) const {
    const std::vector<Train>& trains = title_.roster.trains;
    if (trains.empty()) return at.y;
    label(drawing, "Trains", at);
    at.y += label_height;
    constexpr double count_height = 3.2;
    const Cells cells(room, trains.size(), {8, 5 + count_height});
    for (std::size_t i = 0; i < trains.size(); ++i) {
      Box box = cells.at(at, i);
      box.height -= count_height;
      draw_train(drawing, trains[i], box);
    }
    return at.y + cells.height(trains.size());
  }

  void draw_train(Drawing& drawing, const Train& train, Box box) const {
    const auto other = std::ranges::find_if(
        players_.trains, [&](const auto& pair) { return pair.first.value == train.name.value; });
    const auto& count = train.count;
    const int cards = other != players_.trains.end() ? other->second.value : count ? count->value : 0;
    for (int behind = cards == 1 ? 0 : 2; behind > 0; --behind)
      card(drawing, {box.x + behind * 0.4, box.y + behind * 0.35, box.width, box.height});
    card(drawing, box);
    const Phase* phase = phase_of_train(title_.roster, train);
    if (phase != nullptr)
      fill(drawing, rectangle({box.x + 0.1, box.y + 0.1, box.width - 0.2, 1.3}, 0.4),
           phase_colour(theme(), *phase));
    word(drawing, train.name.value, {box.centre().x, box.centre().y + 0.6}, ink(), box.width - 0.4,
         Weight::Bold);
    const bool endless = cards == 0 || cards >= any_number;
    word(drawing, endless ? "∞" : fmt::format("× {}", cards), {box.centre().x, box.bottom() + 2.2}, ink(),
         box.width + 1);
  }

  double draw_privates(Drawing& drawing, double y) const {
    std::vector<const Private*> shown;
    for (const Private& one : title_.companies.privates)
      if (takes_part(one.id.value)) shown.push_back(&one);
    if (shown.empty()) return y;
    y += part_gap;
    const Cells cells(width_ - 2 * table_inset, shown.size(), {11.8, 7});
    const bool priced = cells.cell.width >= least_priced;
    label(drawing, priced ? "Private companies, with their face values" : "Private companies",
          {table_inset, y});
    y += label_height;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const Box box = cells.at({table_inset, y}, i);
      card(drawing, box);
      fill(drawing, rectangle({box.x + 0.1, box.y + 0.1, box.width - 0.2, 1.6}, 0.4),
           theme().colour("paper.band"));
      if (priced)
        word(drawing, money(title_, shown[i]->price.value), {box.centre().x, box.centre().y + 0.8}, ink(),
             box.width - 0.4);
    }
    return y + cells.height(shown.size());
  }

  double draw_charters(Drawing& drawing, double y) const {
    std::vector<const Company*> shown;
    for (const Company& company : title_.companies.companies)
      if (takes_part(company.id.value)) shown.push_back(&company);
    if (shown.empty()) return y;
    y += part_gap;
    label(drawing, "Charters and certificates of the companies", {table_inset, y});
    y += label_height;
    const Cells cells(width_ - 2 * table_inset, shown.size(), {17, 8.6});
    for (std::size_t i = 0; i < shown.size(); ++i)
      draw_charter(drawing, *shown[i], cells.at({table_inset, y}, i));
    return y + cells.height(shown.size());
  }

  void draw_charter(Drawing& drawing, const Company& company, Box box) const {
    constexpr double band = 1.8;
    const Livery colours = livery(company, theme());
    card(drawing, box);
    fill(drawing, rectangle({box.x + 0.1, box.y + 0.1, box.width - 0.2, band}, 0.4), colours.ground);
    const double middle = box.y + band + (box.height - band) / 2;
    const double size = std::min(5.2, box.width - 2);
    const bool wide = box.width > size + 8;
    const Point at{wide ? box.x + size / 2 + 1 : box.centre().x, middle};
    Drawing mark = token(company, theme(), size, TokenShape::Circle, logo(context_, company));
    mark.misfits.clear();
    drawing.add(Group{.transform = Transform::translation(at.x, at.y),
                      .clip = std::nullopt,
                      .items = std::move(mark.items),
                      .picture = true});
    if (wide)
      word(drawing, company.id.value, {box.x + size + 1 + (box.width - size - 1) / 2, middle}, ink(),
           box.width - size - 1.6, Weight::Bold);
  }

  // Clockwise round the table, the first half above.
  void draw_seats(Drawing& drawing, double top, double bottom) const {
    const int above = (players_.players + 1) / 2;
    for (int seat = 0; seat < players_.players; ++seat) {
      const bool up = seat < above;
      const int row = up ? above : players_.players - above;
      const int place = up ? seat : row - 1 - (seat - above);
      const double pitch = (width_ - 2 * table_inset) / row;
      draw_seat(drawing, seat + 1, {table_inset + pitch * (place + 0.5), up ? top : bottom}, pitch - 2);
    }
  }

  void draw_seat(Drawing& drawing, int number, Point at, double room) const {
    std::string words = fmt::format("Player {}", number);
    if (players_.cash) words += ": " + money(title_, players_.cash->value);
    const Font font = face(small_size + 0.2, Weight::Bold);
    const double wished = measure(words, font).width + 6;
    const double width = std::min(room, wished);
    const Box box{at.x - width / 2, at.y - seat_height / 2, width, seat_height};
    drawing.add(Shape{rectangle(box, seat_height / 2), Rgb{1, 1, 1},
                      Stroke{.colour = theme().colour("paper.accent"), .width = 0.5}});
    if (wished > room) words = fmt::format("{}", number);
    drawing.add(Text{.text = words, .font = font, .colour = ink(), .at = at + Point{0, 0.85}});
  }

  const ComponentContext& context_;
  const Title& title_;
  const PlayerRow& players_;
  double width_;
};

const PlayerRow* shown_row(const Title& title) {
  constexpr int usual = 4;
  const auto row = std::ranges::min_element(
      title.players, {}, [](const PlayerRow& one) { return std::abs(one.players - usual); });
  return row == title.players.end() || row->players < 1 ? nullptr : &*row;
}

}  // namespace

int shown_players(const Title& title) {
  const PlayerRow* row = shown_row(title);
  return row == nullptr ? 0 : row->players;
}

BookFigure setup_table(const ComponentContext& context, double width) {
  const PlayerRow* row = shown_row(context.title);
  if (row == nullptr || context.title.map.hexes().empty()) return {};
  return SetupTable(context, *row, width).draw();
}

}  // namespace trackwright

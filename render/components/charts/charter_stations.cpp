#include "render/components/charts/charter_stations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/words.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/words/area.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double least_place = 13;  // fits a 12.7 mm (1/2 in) disc
constexpr double air = 1;           // mm between a token and its place, and between places
constexpr double card_type = 2.83;  // 8 pt
constexpr double two_lines = 6.4;   // height of two lines in that size

// One place in the rows of stations: the text in the circle and the two lines below it.
struct StationPlace {
  std::string word;
  std::string cost;
  std::string where;
  bool destination = false;
};

std::string station_words(const Map& map, const std::vector<Station>& stations) {
  return joined(stations, ", ", [&](const Station& station) { return place_name(map, station); });
}

std::vector<StationPlace> station_places(const Title& title, const Company& company) {
  const Map& map = title.map;
  std::vector<StationPlace> places;
  const std::vector<std::string> costs = token_costs(title, company);
  for (std::size_t i = 0; i < costs.size(); ++i) {
    StationPlace place{company.id.value, costs[i], {}};
    if (i < company.homes.size()) {
      place.word = company.homes[i].hex.value;
      // Repeat the coordinate below, since the token covers the circle.
      const std::string name = place_name(map, company.homes[i]);
      place.where = name.empty() ? place.word : name + " " + place.word;
    } else if (i == 0) {
      place.where = "home";
    }
    places.push_back(std::move(place));
  }
  if (company.connection && !company.destination) {
    const auto& distance = company.connection->distance;
    places.push_back(
        {"?", "destination",
         distance ? fmt::format("at least {} hexes away", distance->value) : "chosen during play", true});
  }
  if (company.destination) {
    places.push_back(
        {company.destination->hex.value, "destination", station_words(map, {*company.destination}), true});
  }
  return places;
}

Outline hexagon_sign(Point centre, double across, Orientation orientation) {
  std::vector<Point> corners;
  const double radius = across / std::sqrt(3.0);
  for (int i = 0; i < 6; ++i) {
    const double angle = (60 * i + (orientation == Orientation::Pointy ? 30 : 0)) * std::acos(-1.0) / 180;
    corners.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  return polygon(corners);
}

void draw_destination(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                      const StationPlace& place, Point centre, double disc) {
  const Outline sign = hexagon_sign(centre, disc * 0.94, context.title.map.layout().orientation);
  drawing.add(Shape{sign, tint(context.theme.colour("paper.tint"), 0.45),
                    Stroke{.colour = context.theme.colour("paper.muted"), .width = 0.35}});
  letter(drawing, lettering, place.word, face(disc * 0.36, Weight::Bold), context.theme.colour("paper.text"),
         {centre.x - 5, centre.y - 3, 10, 6});
}

// Uses two lines if one is not legible; returns the height.
double letter_where(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                    const std::string& where, Box box) {
  const Font font = face(card_type);
  const Rgb ink = context.theme.colour("paper.text");
  FitRules rules{.smallest = card_type,
                 .lines = 2,
                 .leading = 1.1,
                 .align = Align::Left,
                 .middle = false,
                 .hyphens = true};
  if (!fit(where, font, ink, box, rules).fits) rules.smallest = 2.12;
  return letter(drawing, lettering, where, font, ink, box, rules).height;
}

// Stacks further tokens of one cost on one place: "12 × $100".
std::vector<StationPlace> stacked(const std::vector<StationPlace>& places) {
  std::vector<StationPlace> stacks;
  std::size_t tokens = 1;
  std::string cost;
  for (const StationPlace& place : places) {
    const bool same = !stacks.empty() && !place.destination && place.where.empty() &&
                      stacks.back().where.empty() && place.cost == cost;
    tokens = same ? tokens + 1 : 1;
    if (same)
      stacks.back().cost = fmt::format("{} × {}", tokens, cost);
    else
      stacks.push_back(place);
    cost = place.cost;
  }
  return stacks;
}

// Puts the places that exceed the room on the last one: "4 × $160 to $220".
void put_rest_on_last(std::vector<StationPlace>& places, std::size_t most) {
  if (places.size() <= most) return;
  places[most - 1].cost =
      fmt::format("{} × {} to {}", places.size() - most + 1, places[most - 1].cost, places.back().cost);
  places.resize(most);
}

// Places are never smaller than a token. If one row is too short, the tokens after the homes share a place if
// all cost the same; otherwise there are two rows, and if these are too short as well, equal costs share
// places.
struct Rows {
  std::vector<StationPlace> places;
  std::size_t columns = 1;
};

Rows rows_of(const std::vector<StationPlace>& places, double width, double disc) {
  const auto in_a_row = static_cast<std::size_t>(std::max(1.0, std::floor((width + air) / (disc + air))));
  if (places.size() <= in_a_row) return {places, places.size()};
  const std::vector<StationPlace> stacks = stacked(places);
  const auto named = std::ranges::count_if(
      places, [](const StationPlace& place) { return place.destination || !place.where.empty(); });
  const bool alike = stacks.size() <= static_cast<std::size_t>(named) + 1;
  Rows rows{alike || places.size() > 2 * in_a_row ? stacks : places};
  put_rest_on_last(rows.places, 2 * in_a_row);
  rows.columns = rows.places.size() <= in_a_row ? rows.places.size() : (rows.places.size() + 1) / 2;
  return rows;
}

}  // namespace

double draw_stations(Drawing& drawing, const ComponentContext& context, const Company& company,
                     const Lettering& lettering, Box box, bool headed) {
  const double disc = std::max(least_place, context.options.station_token + air);
  const Rows rows = rows_of(station_places(context.title, company), box.width, disc);
  if (rows.places.empty()) return 0;
  double top = box.y + (headed ? heading(drawing, "Station tokens", context.theme, {box.x, box.y}) : 0);
  const double pitch = std::min(box.width / static_cast<double>(rows.columns), disc + 12);
  double lowest = 0;
  for (std::size_t i = 0; i < rows.places.size(); ++i) {
    const StationPlace& place = rows.places[i];
    const std::size_t column = i % rows.columns;
    if (i > 0 && column == 0) top += disc + 5.6 + std::exchange(lowest, 0.0);
    const double x = box.x + static_cast<double>(column) * pitch;
    const Point centre{x + disc / 2, top + disc / 2};
    Drawing station;
    if (place.destination) {
      draw_destination(station, context, lettering, place, centre, disc);
    } else {
      station.add(token_place(company, context.theme, disc, place.word),
                  Transform::translation(centre.x, centre.y));
    }
    const bool last = column + 1 == rows.columns || i + 1 == rows.places.size();
    const double across = last ? box.right() - x : pitch - air;
    const double below = top + disc;
    letter(station, lettering, place.cost, face(2.9, Weight::Bold), context.theme.colour("paper.text"),
           {x, below + 0.8, across, 3.2}, {.smallest = card_type, .align = Align::Left});
    lowest = std::max(
        lowest, letter_where(station, context, lettering, place.where, {x, below + 4.6, across, two_lines}));
    drawing.show(
        {{Name::Company, company.id.value}, place.destination ? "destination" : "station", company.place},
        std::move(station));
  }
  return top - box.y + disc + 4.6 + lowest + 2;
}

}  // namespace trackwright

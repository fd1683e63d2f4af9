#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/base/words.h"
#include "render/components/charts/charter_places.h"
#include "render/marks/card.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "render/words/area.h"
#include "render/words/company_phrases.h"
#include "render/words/lettering.h"
#include "render/words/loan_words.h"
#include "render/words/player_words.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

constexpr double fanned = 0.35;     // visible part of a card under another one
constexpr double play = 1.5;        // space around a card
constexpr double name_size = 2.83;  // 8 pt

}  // namespace

int train_places(const Title& title, const Company& company) {
  int most = 0;
  for (const Phase& phase : title.roster.phases)
    for (const auto& [kind, limit] : phase.limits)
      if (kind == company.kind || (company.conversion && kind == company.conversion->kind))
        most = std::max(most, limit.value);
  return std::clamp(most, 1, most_places);
}

Size fan_of_cards(int cards) {
  return {card_size.width + play, card_size.height * (1 + fanned * (cards - 1)) + play};
}

double place_name(Drawing& drawing, const std::string& name, const Theme& theme, Point at) {
  drawing.add(Text{.text = name,
                   .font = face(name_size, Weight::Bold),
                   .colour = theme.colour("paper.muted"),
                   .at = {at.x, at.y + name_size * 0.8},
                   .align = Align::Left});
  return name_size * 1.5;
}

void draw_place(Drawing& drawing, const std::string& name, const Theme& theme, Box box) {
  drawing.add(Shape{rectangle(box, 2), tint(theme.colour("paper.tint"), 0.45),
                    Stroke{.colour = theme.colour("paper.rule"), .width = 0.25}});
  place_name(drawing, name, theme, {box.x + 2, box.y + 1.6});
}

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

namespace {

// "floats at 60 %", "floats at 20 / 30 / 50 % by phase", or "floats with its president's certificate".
std::string float_text(const Title& title, const Company& company) {
  const std::string percents = float_percents(title, company);
  if (percents.empty()) return {};
  if (floats_with_president(company)) return "floats with its president's certificate";
  return "floats at " + percents + (company.float_by_phase.empty() ? "" : " by phase");
}

// Returns the facts of the other side: "Nationalized", "Major company", "incremental capitalization". A
// company whose capitalization changes converts before it floats, so that side repeats the float.
std::vector<std::string> other_facts(const Title& title, const Company& company, const std::string& side) {
  std::vector<std::string> words{side, capitalised(company.kind) + " company"};
  if (company.conversion && !company.conversion->capitalization.empty())
    words.push_back(float_text(title, company));
  const std::string capital = company.capitalization + " capitalization";
  if (!company.capitalization.empty() && capitalised(capital) != side) words.push_back(capital);
  std::erase(words, "");
  return words;
}

// Returns "Connects to A1, A23 or H2, at least 9 hexes from its home".
std::string connection_words(const Map& map, const Connection& connection) {
  std::vector<std::string> places;
  for (const Ref& hex : connection.to) places.push_back(place_words(map, hex.value));
  const std::string far =
      connection.distance ? fmt::format(", at least {} hexes from its home", connection.distance->value) : "";
  return "Connects to " + listed(places, "or") + far +
         (connection.text.empty() ? "" : "; " + uncapitalised(connection.text));
}

// Returns "One leaves the game: MYJ, STJ or TGOJ".
std::string group_words(const Companies& companies, const std::string& group) {
  std::vector<std::string> members;
  for (const Company& company : companies.companies)
    if (company.group == group) members.push_back(company.id.value);
  return set_name(group) + ": " + listed(members, "or");
}

}  // namespace

std::vector<std::string> charter_facts(const Title& title, const Company& company, const std::string& side) {
  if (!side.empty()) return other_facts(title, company, side);
  std::vector<std::string> words{capitalised(company.kind) + " company"};
  if (company.price) words.push_back("price " + money(title, company.price->value));
  if (company.par) words.push_back("par " + money(title, company.par->value));
  words.push_back(float_text(title, company));
  if (!company.certificates.empty()) words.push_back(capital_words(title, &company));
  std::erase(words, "");
  return words;
}

std::vector<std::string> charter_notes(const Title& title, const Company& company) {
  std::vector<std::string> all;
  if (!company.home_text.empty()) all.push_back("Home: " + company.home_text);
  if (company.connection) all.push_back(connection_words(title.map, *company.connection));
  if (!company.group.empty()) all.push_back(group_words(title.companies, company.group));
  if (const std::string limits = loan_limits_of(title, company.kind); !limits.empty())
    all.push_back("Limit: " + limits);
  all.insert(all.end(), company.notes.begin(), company.notes.end());
  if (std::string words = players_words(title, company.id.value); !words.empty())
    all.push_back(std::move(words));
  return all;
}

}  // namespace trackwright

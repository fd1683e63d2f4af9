#include "render/components/map/told_boards.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "engine/run/examples.h"
#include "render/components/map/excerpt.h"
#include "render/drawing/text.h"
#include "render/words/lettering.h"
#include "render/words/typeset.h"

namespace trackwright {
namespace {

constexpr std::size_t boards_in_row = 3;
constexpr double board_gap = 5;
constexpr double board_hex = 12;  // mm across flats, at most
constexpr double caption_size = 2.2;
constexpr double caption_line = 2.9;

// The text between two words; empty if one is missing.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
  const auto start = text.find(from);
  if (start == std::string_view::npos) return {};
  text.remove_prefix(start + from.size());
  const auto end = text.find_first_of(to);
  return end == std::string_view::npos ? std::string_view{} : text.substr(0, end);
}

std::optional<std::uint32_t> hex_named(const Map& map, std::string_view id) {
  const Hex* hex = map.find(std::string(id));
  if (hex == nullptr) return std::nullopt;
  return static_cast<std::uint32_t>(hex - map.hexes().data());
}

int cities_of(const Tile& tile) {
  return static_cast<int>(std::ranges::count(tile.stops, StopKind::City, &Stop::kind));
}

}  // namespace

std::optional<ToldLay> told_lay(const Title& title, const std::string& sentence) {
  constexpr std::string_view lays = " lays ";
  const auto at = sentence.find(lays);
  if (at == std::string::npos) return std::nullopt;
  ToldLay lay;
  lay.who = sentence.substr(0, at);
  lay.tile = between(sentence, lays, " ");
  const auto hex = hex_named(title.map, between(sentence, " on ", " ,"));
  const std::string_view turn = between(sentence, ", turned by ", ",. ");
  const auto sixths = number_in(turn);
  if (!hex || !sixths || !title.tiles.contains(lay.tile)) return std::nullopt;
  lay.hex = *hex;
  lay.rotation = Rotation(*sixths);
  return lay;
}

ToldBoards::ToldBoards(const ComponentContext& context) : context_(context) {
  if (!context.title.roster.phases.empty()) position_.phase = context.title.roster.phases.front().name.value;
}

const Company* ToldBoards::company(const std::string& who) const {
  for (const Company& one : context_.title.companies.companies)
    if (capitalised(company_words(context_.title, one.id.value)) == who) return &one;
  return nullptr;
}

// A company has its home station when it lays track.
void ToldBoards::place_home(const Company& company) {
  if (has_token(position_, company.id.value)) return;
  for (const Station& home : company.homes) {
    PlacedToken token;
    token.city = home.city ? home.city->value : 0;
    token.company = company.id.value;
    token.slot = static_cast<int>(
        std::ranges::count(position_.tokens[home.hex.value], token.city, &PlacedToken::city));
    position_.tokens[home.hex.value].push_back(std::move(token));
  }
}

// The sentence does not name one of several cities, so such a station is left out.
void ToldBoards::place_station(const std::string& sentence) {
  constexpr std::string_view places = " places a station in ";
  const auto at = sentence.find(places);
  if (at == std::string::npos) return;
  const Company* owner = company(sentence.substr(0, at));
  const auto hex = hex_named(context_.title.map, between(sentence, places, " ,."));
  if (owner == nullptr || !hex) return;
  const Hex& here = context_.title.map.hexes()[*hex];
  const auto laid = position_.laid.find(here.id);
  if (cities_of(laid == position_.laid.end() ? here.tile : laid->second.tile) != 1) return;
  PlacedToken token;
  token.city = 0;
  token.slot = static_cast<int>(position_.tokens[here.id].size());
  token.company = owner->id.value;
  position_.tokens[here.id].push_back(std::move(token));
}

void ToldBoards::lay(const ToldLay& lay, std::vector<Board>& boards) {
  if (const Company* one = company(lay.who)) place_home(*one);
  position_ = after_lay(context_.title, std::move(position_), lay.hex, lay.tile, lay.rotation);
  const std::string words = fmt::format("{} on {}", lay.tile, context_.title.map.hexes()[lay.hex].id);
  auto board = std::ranges::find(boards, lay.who, &Board::who);
  if (board == boards.end()) board = boards.insert(board, {lay.who, {}, {}, lay.who + ":"});
  board->words += (board->laid.empty() ? " " : ", ") + words;
  board->laid.insert(lay.hex);
  board->after = position_;
}

std::vector<BookFigure> ToldBoards::boards(const std::vector<std::string>& told, double width) {
  std::vector<Board> boards;
  for (const std::string& sentence : told) {
    place_station(sentence);
    if (const auto one = told_lay(context_.title, sentence)) lay(*one, boards);
  }
  std::vector<BookFigure> rows;
  for (std::size_t from = 0; from < boards.size(); from += boards_in_row)
    rows.push_back(row(boards, from, std::min(boards.size(), from + boards_in_row), width));
  return rows;
}

BookFigure ToldBoards::row(const std::vector<Board>& boards, std::size_t from, std::size_t to,
                           double width) const {
  const double cell = (width - board_gap * (boards_in_row - 1)) / boards_in_row;
  std::vector<BookFigure> pictures;
  double height = 0;
  for (std::size_t i = from; i < to; ++i) {
    const MapExcerpt excerpt{
        .position = boards[i].after, .hexes = around(context_.title.map, boards[i].laid), .marked = {}};
    height = std::max(height,
                      pictures.emplace_back(side_by_side(context_, {excerpt}, cell, board_hex)).size.height);
  }
  BookFigure figure;
  figure.size = {width, height};
  for (std::size_t i = from; i < to; ++i) {
    const BookFigure& picture = pictures[i - from];
    const double left = static_cast<double>(i - from) * (cell + board_gap);
    figure.drawing.add(picture.drawing, Transform::translation(left + (cell - picture.size.width) / 2,
                                                               (height - picture.size.height) / 2));
    double y = height + 1;
    for (RichLine& line :
         broken_lines({{boards[i].words}}, face(caption_size), context_.theme.colour("paper.text"), cell)) {
      y += caption_line;
      for (Text& text : line.texts) {
        text.at = {left + (cell - line.width) / 2 + text.at.x, y};
        figure.drawing.add(std::move(text));
      }
    }
    figure.size.height = std::max(figure.size.height, y + 1);
  }
  return figure;
}

}  // namespace trackwright

#include "render/components/papers/piece_gallery.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/base/words.h"
#include "render/components/market/market.h"
#include "render/drawing/shapes.h"
#include "render/kit/kit.h"
#include "render/marks/arrow.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr std::size_t grid_columns = 3;
constexpr double cell_gap = 5;
constexpr Size cell_room{0, 21};  // for the pieces of a component
constexpr double name_room = 6;
constexpr double piece_gap = 1.2;
constexpr double market_height = 90;  // at most

// The number of pieces to show.
constexpr auto shown_pieces = std::to_array<std::pair<std::string_view, std::size_t>>({{"tiles", 3},
                                                                                       {"charters", 1},
                                                                                       {"certificates", 2},
                                                                                       {"trains", 2},
                                                                                       {"ships", 2},
                                                                                       {"loans", 2},
                                                                                       {"privates", 1},
                                                                                       {"tokens", 5},
                                                                                       {"value-tiles", 3},
                                                                                       {"markers", 4},
                                                                                       {"player-cards", 2},
                                                                                       {"notes", 1}});

Outline trimmed_outline(const Piece& piece) {
  const Size size = piece.size;
  switch (piece.outline) {
    case PieceOutline::Hexagon:
      return Hexagon(piece.hex_orientation, std::min(size.width, size.height)).outline();
    case PieceOutline::Circle:
      return circle({0, 0}, size.width / 2);
    case PieceOutline::Rectangle:
      break;
  }
  return rectangle({-size.width / 2, -size.height / 2, size.width, size.height});
}

// Pieces spread evenly over the component.
std::vector<const Piece*> some_pieces(const Component& part, std::size_t count) {
  std::vector<const Piece*> some;
  count = std::min(count, part.pieces.size());
  for (std::size_t i = 0; i < count; ++i) some.push_back(&part.pieces[i * part.pieces.size() / count]);
  return some;
}

void draw_piece(Drawing& drawing, const Piece& piece, const Transform& at, Rgb edge) {
  Drawing front = piece.front;
  front.misfits.clear();
  drawing.add(Group{
      .transform = at, .clip = trimmed_outline(piece), .items = std::move(front.items), .picture = true});
  drawing.add(Shape{transformed(at, trimmed_outline(piece)), std::nullopt,
                    Stroke{.colour = edge, .width = 0.15, .dashes = {}}});
}

// The pieces of a component side by side in the middle of the box, and its name below.
void draw_cell(Drawing& drawing, const ComponentContext& context, const Component& part, std::size_t count,
               Box box) {
  const std::vector<const Piece*> pieces = some_pieces(part, count);
  double width = 0;
  double height = 0;
  for (const Piece* piece : pieces) {
    width += piece->size.width;
    height = std::max(height, piece->size.height);
  }
  const double gaps = piece_gap * static_cast<double>(pieces.size() - 1);
  const double scale = std::min({0.75, (box.width - gaps) / width, cell_room.height / height});
  double x = box.centre().x - (width * scale + gaps) / 2;
  for (const Piece* piece : pieces) {
    const double middle = x + piece->size.width * scale / 2;
    draw_piece(drawing, *piece,
               Transform::translation(middle, box.y + cell_room.height / 2) * Transform::scaling(scale),
               context.theme.colour("paper.rule"));
    x += piece->size.width * scale + piece_gap;
  }
  drawing.add(Text{.text = fmt::format("{}: {}", part.title, part.count()),
                   .font = face(2.75),
                   .colour = context.theme.colour("paper.text"),
                   .at = {box.centre().x, box.y + cell_room.height + 3.6}});
}

const Component* part_of_kit(const ComponentContext& context, std::string_view id) {
  const std::vector<Component>& parts = kit_in(context).components;
  const auto part = std::ranges::find(parts, id, &Component::id);
  return part == parts.end() ? nullptr : &*part;
}

const Piece* card_of_train(const Component& cards, const std::string& train) {
  const auto card = std::ranges::find_if(cards.pieces, [&](const Piece& piece) {
    return piece.about.name.kind == Name::Train && piece.about.name.text == train;
  });
  return card == cards.pieces.end() ? nullptr : &*card;
}

}  // namespace

BookFigure piece_gallery(const ComponentContext& context, double width) {
  BookFigure gallery;
  const double cell =
      (width - cell_gap * static_cast<double>(grid_columns - 1)) / static_cast<double>(grid_columns);
  std::size_t at = 0;
  for (const Component& part : kit_in(context).components) {
    const auto shown = std::ranges::find(shown_pieces, std::string_view(part.id),
                                         &std::pair<std::string_view, std::size_t>::first);
    if (shown == shown_pieces.end() || part.pieces.empty()) continue;
    const Point corner{static_cast<double>(at % grid_columns) * (cell + cell_gap),
                       static_cast<double>(at / grid_columns) * (cell_room.height + name_room + cell_gap)};
    draw_cell(gallery.drawing, context, part, shown->second,
              {corner.x, corner.y, cell, cell_room.height + name_room});
    gallery.size = {width, corner.y + cell_room.height + name_room};
    ++at;
  }
  return gallery;
}

BookFigure market_picture(const ComponentContext& context, double width) {
  Board board = market_cells(context);
  if (board.size.width <= 0) return {};
  const double scale = std::min(width / board.size.width, market_height / board.size.height);
  BookFigure figure;
  board.drawing.misfits.clear();
  figure.drawing.add(Group{.transform = Transform::scaling(scale),
                           .clip = rectangle({0, 0, board.size.width, board.size.height}),
                           .items = std::move(board.drawing.items),
                           .picture = true});
  figure.size = {board.size.width * scale, board.size.height * scale};
  figure.caption = {{"The stock market.", false, true}};
  return figure;
}

BookFigure rust_picture(const ComponentContext& context) {
  constexpr double scale = 0.42;
  constexpr double arrow_room = 16;
  const Component* cards = part_of_kit(context, "trains");
  if (cards == nullptr) return {};
  for (const Train& train : context.title.roster.trains) {
    const Piece* rusting = card_of_train(*cards, train.name.value);
    const Piece* ending = rusting == nullptr || train.rusts_on.empty()
                              ? nullptr
                              : card_of_train(*cards, train.rusts_on.front().value);
    if (ending == nullptr) continue;
    BookFigure figure;
    const double height = std::max(rusting->size.height, ending->size.height) * scale;
    double x = 0;
    for (const Piece* card : {ending, rusting}) {
      draw_piece(
          figure.drawing, *card,
          Transform::translation(x + card->size.width * scale / 2, height / 2) * Transform::scaling(scale),
          context.theme.colour("paper.rule"));
      x += card->size.width * scale + (card == ending ? arrow_room : 0);
    }
    const double end = ending->size.width * scale + arrow_room - 3;
    fill(figure.drawing, arrow({end - arrow_room + 6, height / 2}, {end, height / 2}, 1.2),
         context.theme.colour("paper.accent"));
    figure.size = {x, height};
    figure.caption = {
        {fmt::format("When a company buys the first {}-train, all {}-trains rust: they leave the game.",
                     train.rusts_on.front().value, train.name.value),
         false, true}};
    return figure;
  }
  return {};
}

}  // namespace trackwright

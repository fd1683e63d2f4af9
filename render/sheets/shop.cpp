#include "render/sheets/shop.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "render/sheets/fill.h"
#include "render/sheets/piece_shape.h"

namespace trackwright {
namespace {

Outline shrunk_outline(const Piece& piece, double by) {
  return reached_outline(piece, -by);
}

void draw_proof(Drawing& page, const Outline& trim, const Outline& safe) {
  stroke(page, trim, {.colour = {0.9, 0, 0.5}, .width = 0.2, .dashes = {}});
  stroke(page, safe, {.colour = {0, 0.6, 0.8}, .width = 0.2, .dashes = {1.5, 1}});
}

Page shop_page(Size size, double bleed, const std::string& name) {
  Page page;
  page.name = name;
  page.size = {size.width + 2 * bleed, size.height + 2 * bleed};
  page.trim = Box{bleed, bleed, size.width, size.height};
  page.bleed = Box{0, 0, page.size.width, page.size.height};
  return page;
}

// `number`: the number of this copy, drawn over its art; none for backs.
Page piece_page(const Piece& piece, const std::shared_ptr<const Drawing>& side, bool back, const Text* number,
                const ShopOptions& options) {
  Page page = shop_page(piece.size, piece.bleed, piece.label + (back ? ", back" : ""));
  page.back = back;
  const Transform place = Transform::translation(page.size.width / 2, page.size.height / 2);
  if (side)
    page.drawing.add(Group{.transform = {},
                           .clip = rectangle({0, 0, page.size.width, page.size.height}),
                           .items = {Item{Symbol{side, place}}}});
  if (number != nullptr)
    page.drawing.add(Group{.transform = place, .clip = std::nullopt, .items = {Item{*number}}});
  if (options.proof)
    draw_proof(page.drawing, transformed(place, trim_outline(piece)),
               transformed(place, shrunk_outline(piece, options.safe)));
  return page;
}

std::string deck_name(const Component& component, Size size) {
  return fmt::format("{}-{:.0f}x{:.0f}", component.id, size.width, size.height);
}

ShopDeck deck_of(const Component& component, const std::vector<const Piece*>& pieces,
                 const ShopOptions& options) {
  ShopDeck deck{deck_name(component, pieces.front()->size), {}, pieces.front()->bleed};
  const bool backs = std::ranges::any_of(pieces, [](const Piece* p) { return p->back.has_value(); });
  for (const Piece* piece : pieces) {
    deck.bleed = std::min(deck.bleed, piece->bleed);
    const auto front = std::make_shared<const Drawing>(piece->front);
    const auto back = piece->back ? std::make_shared<const Drawing>(*piece->back) : nullptr;
    for (int copy = 0; copy < piece->count; ++copy) {
      const Text* number = number_of_copy(*piece, static_cast<std::size_t>(copy));
      deck.pages.push_back(piece_page(*piece, front, false, number, options));
      if (backs) deck.pages.push_back(piece_page(*piece, back, true, nullptr, options));
    }
  }
  return deck;
}

ShopDeck deck_of(const Component& component, const Board& board, const ShopOptions& options,
                 const Theme& theme) {
  const double bleed = std::max(board.bleed, options.bleed);
  ShopDeck deck{deck_name(component, board.size), {}, bleed};
  Page page = shop_page(board.size, bleed, component.title);
  fill(page.drawing, rectangle({0, 0, page.size.width, page.size.height}), theme.colour("paper"));
  page.drawing.add(board.drawing, Transform::translation(bleed, bleed));
  if (options.proof) {
    const double in = options.safe;
    const Box trim = *page.trim;
    draw_proof(page.drawing, rectangle(trim),
               rectangle({trim.x + in, trim.y + in, trim.width - 2 * in, trim.height - 2 * in}));
  }
  deck.pages.push_back(std::move(page));
  return deck;
}

// Returns how much two sizes differ: the logarithm of the greatest factor between their sides.
double unlikeness(Size a, Size b) {
  const double x = std::abs(std::log(a.width / b.width));
  const double y = std::abs(std::log(a.height / b.height));
  return std::max(x, y);
}

Size turned_size(Size size) {
  return {size.height, size.width};
}

}  // namespace

std::vector<ShopDeck> shop_decks(const Component& component, const ShopOptions& options, const Theme& theme) {
  std::vector<ShopDeck> decks;
  for (const auto& shape : by_shape(component.pieces)) decks.push_back(deck_of(component, shape, options));
  for (const Board& board : component.boards) decks.push_back(deck_of(component, board, options, theme));
  std::erase_if(decks, [](const ShopDeck& deck) { return deck.pages.empty(); });
  for (std::size_t i = 1; i < decks.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (decks[i].name == decks[j].name) decks[i].name += fmt::format("-{}", i + 1);
  return decks;
}

namespace {

// The orientation in which a size needs the least scaling to fit another, and the scale.
struct Lying {
  bool turned = false;
  double scale = 1;
};

Lying lying_in(Size size, Size in) {
  const bool turned = unlikeness(size, turned_size(in)) < unlikeness(size, in) - 1e-9;
  const Size lies = turned ? turned_size(size) : size;
  return {turned, std::min(in.width / lies.width, in.height / lies.height)};
}

// Returns the transform that centres a drawing around `middle` in a picture with bleed.
Transform placed(const ServicePicture& picture, Lying lying, Point middle) {
  return Transform::translation(picture.size.width / 2, picture.size.height / 2) *
         Transform::rotation(lying.turned ? 90 : 0) * Transform::scaling(lying.scale) *
         Transform::translation(-middle.x, -middle.y);
}

}  // namespace

const ServiceSize* nearest_size(const PrintService& service, PieceOutline outline, Size piece,
                                double least_scale) {
  const ServiceSize* nearest = nullptr;
  double best = 0;
  for (const ServiceSize& size : service.sizes) {
    if (size.outline != outline || lying_in(piece, size.size).scale < least_scale) continue;
    const double apart = std::min(unlikeness(piece, size.size), unlikeness(piece, turned_size(size.size)));
    if (nearest == nullptr || apart < best) {
      nearest = &size;
      best = apart;
    }
  }
  return nearest;
}

ServicePicture service_picture(const Piece& piece, const Drawing& side, const ServiceSize& size,
                               double bleed) {
  const Lying lying = lying_in(piece.size, size.size);
  ServicePicture picture{{size.size.width + 2 * bleed, size.size.height + 2 * bleed}, {}, lying.scale};
  picture.drawing.add(side, placed(picture, lying, {0, 0}));
  return picture;
}

ServicePicture service_picture(const Board& board, const ServiceSize& size, double bleed, Rgb paper) {
  Lying lying = lying_in(board.size, size.size);
  lying.scale = std::min(lying.scale, 1.0);
  ServicePicture picture{{size.size.width + 2 * bleed, size.size.height + 2 * bleed}, {}, lying.scale};
  fill(picture.drawing, rectangle({0, 0, picture.size.width, picture.size.height}), paper);
  picture.drawing.add(board.drawing, placed(picture, lying, {board.size.width / 2, board.size.height / 2}));
  return picture;
}

}  // namespace trackwright

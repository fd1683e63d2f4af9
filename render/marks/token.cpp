#include <algorithm>
#include <cmath>
#include <utility>

#include "render/drawing/picture.h"
#include "render/drawing/text.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"

namespace trackwright {

namespace {

Outline token_outline(TokenShape shape, double size) {
  return shape == TokenShape::Circle ? circle({0, 0}, size / 2)
                                     : rectangle({-size / 2, -size / 2, size, size}, size * 0.08);
}

constexpr double largest_letters = 0.42;  // font size as a share of the token's diameter

// Returns the largest font size in a circle of this radius: a short line of wide letters nearly touches it.
double letters_in_circle(const std::string& text, double radius) {
  const TextExtent unit = measure(text, {.family = {}, .size = 1, .weight = Weight::Bold, .italic = false});
  return 2 * radius / std::hypot(unit.width, unit.cap_height);
}

void add_letters(Drawing& drawing, const std::string& text, Rgb colour, double largest, double size) {
  const Font font{.family = {},
                  .size = std::min(largest, size * largest_letters),
                  .weight = Weight::Bold,
                  .italic = false};
  // Letters below 1.2 mm are illegible; decorative tokens may shrink them further.
  const double smallest = std::min(1.2, size * 0.1);
  const Box box{-size / 2, -size * 0.25, size, size * 0.5};
  Fitted letters = fit(text, font, colour, box, {.smallest = smallest, .lines = 1});
  letters.fits = letters.fits && font.size >= smallest;
  add(drawing, letters);
}

double letters_in(TokenShape shape, const std::string& text, double size) {
  if (shape == TokenShape::Circle) {
    // Keep clear of the rim, unless the letters would fall below 8 pt on a charter.
    constexpr double readable = 2.83;
    return std::max(letters_in_circle(text, size * 0.395),
                    std::min(letters_in_circle(text, size * 0.41), readable));
  }
  const Font unit{.family = {}, .size = 1, .weight = Weight::Bold, .italic = false};
  return size * 0.82 / measure(text, unit).width;
}

// A picture has its own colours. If they are hard to see on the token, returns the colour of a disc below
// them that makes them visible.
std::optional<Rgb> disc_below(const std::string& picture, Rgb ground) {
  constexpr double shows = 3;  // WCAG 2, for graphics
  const auto mean = picture_colour(picture);
  if (!mean || contrast(*mean, ground) >= shows) return std::nullopt;
  return readable_on(*mean);
}

// Draws the ring and its content.
void add_face(Drawing& drawing, const Company& company, const Livery& colours, TokenShape shape, double size,
              const std::shared_ptr<const std::string>& logo) {
  const auto disc = logo ? disc_below(*logo, colours.ground) : std::nullopt;
  if (disc)
    fill(drawing, token_outline(shape, size * 0.86), *disc);
  else
    stroke(drawing, token_outline(shape, size * 0.87), {.colour = colours.text, .width = size * 0.02});
  if (logo) {
    const double side = size * (shape == TokenShape::Circle ? 0.6 : 0.7);
    drawing.add(Image{logo, {-side / 2, -side / 2, side, side}});
  } else {
    add_letters(drawing, company.id.value, colours.text, letters_in(shape, company.id.value, size), size);
  }
}

}  // namespace

Drawing token(const Company& company, const Theme& theme, double size, TokenShape shape,
              const std::shared_ptr<const std::string>& logo) {
  const Livery colours = livery(company, theme);
  Drawing drawing;
  fill(drawing, token_outline(shape, size), colours.ground);
  stroke(drawing, token_outline(shape, size * 0.98),
         {.colour = theme.colour("paper.text"), .width = size * 0.02});
  add_face(drawing, company, colours, shape, size, logo);
  return drawing;
}

Drawing token_face(const Company& company, const Theme& theme, double size, TokenSign sign,
                   const std::shared_ptr<const std::string>& logo) {
  const Livery colours = livery(company, theme);
  Drawing drawing;
  fill(drawing, token_outline(TokenShape::Circle, size), colours.ground);
  if (logo && size >= least_logo_disc)
    add_face(drawing, company, colours, TokenShape::Circle, size, logo);
  else
    drawing.add(herald(company.id.value, sign, colours.text, size));
  return drawing;
}

Drawing token_place(const Company& company, const Theme& theme, double size, const std::string& word) {
  const Rgb colour = on_paper(livery(company, theme));
  Drawing drawing;
  fill(drawing, circle({0, 0}, size / 2), tint(colour, 0.10));
  stroke(drawing, circle({0, 0}, size / 2), {.colour = colour, .width = 0.4});
  const Rgb letters = mix(theme.colour("paper.text"), tint(colour, 0.6), 0.55);
  // Only a line surrounds the letters, so they may come closer to it.
  add_letters(drawing, word, letters, letters_in_circle(word, size * 0.46), size);
  return drawing;
}

void small_ground(Drawing& drawing, const Piece& piece, Rgb ground) {
  const double side = piece.size.width + 2 * piece.bleed;
  fill(drawing,
       piece.outline == PieceOutline::Circle ? circle({0, 0}, side / 2)
                                             : rectangle({-side / 2, -side / 2, side, side}),
       ground);
}

Piece small_piece(const ComponentContext& context, std::string id, std::string label, int count, double size,
                  Rgb ground, TokenShape shape) {
  Piece piece;
  piece.id = std::move(id);
  piece.label = std::move(label);
  piece.outline = shape == TokenShape::Circle ? PieceOutline::Circle : PieceOutline::Rectangle;
  piece.size = {size, size};
  piece.bleed = std::min(context.options.bleed, context.options.small_bleed);
  piece.count = count;
  small_ground(piece.front, piece, ground);
  return piece;
}

}  // namespace trackwright

#include "render/sheets/side.h"

#include <algorithm>
#include <utility>

#include "render/sheets/piece_shape.h"

namespace trackwright {
namespace {

std::vector<Point> points_of(const Outline& outline, const Transform& transform) {
  std::vector<Point> points;
  for (const Segment& segment : outline.segments)
    if (segment.kind != Segment::Kind::Close) points.push_back(transform.apply(segment.to));
  return points;
}

Stroke mark_pen(const Theme& theme) {
  return {.colour = theme.colour("sheet.mark"), .width = theme.width("sheet.mark"), .dashes = {}};
}

}  // namespace

BleedReach reach_of(const Piece& piece, const LayoutStyle& style) {
  if (style.pattern == LayoutPattern::Straight) return {};
  const double most = allowed_bleed(piece);
  double gap = style.gap;
  if (style.pattern == LayoutPattern::Fixed) {
    const bool across = (piece.size.width > piece.size.height) != style.turned;
    const Size lies = across ? Size{std::max(piece.size.width, piece.size.height),
                                    std::min(piece.size.width, piece.size.height)}
                             : Size{std::min(piece.size.width, piece.size.height),
                                    std::max(piece.size.width, piece.size.height)};
    gap = std::max(0.0, std::min(style.pitch.x - lies.width, style.pitch.y - lies.height));
  }
  constexpr double touching = 0.5;  // mm; a smaller gap has no space for two bleeds
  if (gap < touching) return {false, most, true};
  return {false, std::min(most, gap / 2), false};
}

std::shared_ptr<const Drawing> Faces::art(const Key& key) {
  auto& drawing = art_[key];
  if (!drawing) drawing = std::make_shared<const Drawing>(key.second ? *key.first->back : key.first->front);
  return drawing;
}

std::shared_ptr<const Drawing> Faces::clipped(const Key& key, const Outline& outline) {
  Drawing drawing;
  // If a piece is painted twice, store its art once and clip it twice.
  std::vector<Item> items;
  if (reach_.covered)
    items.push_back({Symbol{art(key), {}}});
  else
    items = key.second ? key.first->back->items : key.first->front.items;
  drawing.add(Group{.transform = {}, .clip = outline, .items = std::move(items)});
  return std::make_shared<const Drawing>(std::move(drawing));
}

Outline Faces::outline(const Piece& piece) const {
  return reach_.straight ? bleed_outline(piece) : reached_outline(piece, reach_.millimetres);
}

std::shared_ptr<const Drawing> Faces::bled(const Piece& piece, bool back) {
  auto& face = bled_[{&piece, back}];
  if (!face) face = clipped({&piece, back}, outline(piece));
  return face;
}

std::shared_ptr<const Drawing> Faces::trimmed(const Piece& piece, bool back) {
  auto& face = trimmed_[{&piece, back}];
  if (!face) face = clipped({&piece, back}, trim_outline(piece));
  return face;
}

namespace {

// Names the piece on the sheet, on its back too.
void add_piece(Drawing& drawing, const PlacedPiece& placed, bool back, std::shared_ptr<const Drawing> face) {
  About about = about_piece(*placed.piece);
  if (back) about.aspect += about.aspect.empty() ? "back" : "-back";
  std::vector<Item> items{Item{Symbol{std::move(face), placed.transform}}};
  if (const Text* number = back ? nullptr : number_of_copy(*placed.piece, placed.copy))
    items.push_back({Group{.transform = placed.transform, .clip = std::nullopt, .items = {Item{*number}}}});
  drawing.add(Shown{std::move(about), std::move(items)});
}

}  // namespace

void add_pieces(Sheet& sheet, const std::vector<PlacedPiece>& placed, bool back, Faces& faces) {
  for (const PlacedPiece& one : placed) {
    const Piece& piece = *one.piece;
    if (back && !piece.back) continue;
    sheet.placements.push_back({piece.id, piece.outline, one.transform, back, trim_outline(piece)});
    if (faces.covered())
      sheet.drawing.add(Symbol{faces.bled(piece, back), one.transform});  // only its rim stays visible
    else
      add_piece(sheet.drawing, one, back, faces.bled(piece, back));
  }
  if (!faces.covered()) return;
  for (const PlacedPiece& one : placed)
    if (!back || one.piece->back) add_piece(sheet.drawing, one, back, faces.trimmed(*one.piece, back));
}

std::vector<std::vector<Point>> bleeds_on_sheet(const std::vector<PlacedPiece>& placed, const Faces& faces) {
  std::vector<std::vector<Point>> bleeds;
  for (const PlacedPiece& one : placed) bleeds.push_back(points_of(faces.outline(*one.piece), one.transform));
  return bleeds;
}

std::vector<std::vector<Point>> trims_on_sheet(const std::vector<PlacedPiece>& placed) {
  std::vector<std::vector<Point>> trims;
  for (const PlacedPiece& one : placed) {
    auto& trim = trims.emplace_back(trimmed_corners(*one.piece));
    for (Point& corner : trim) corner = one.transform.apply(corner);
  }
  return trims;
}

void draw_outlines(Sheet& sheet, const std::vector<PlacedPiece>& placed, const Theme& theme) {
  for (const PlacedPiece& one : placed)
    stroke(sheet.drawing, transformed(one.transform, trim_outline(*one.piece)), mark_pen(theme));
}

void draw_pins(Sheet& sheet, const std::vector<Pin>& pins, const Theme& theme) {
  for (const Pin& pin : pins) {
    const double reach = pin.size / 2 + 1;
    stroke(sheet.drawing, circle(pin.at, pin.size / 2), mark_pen(theme));
    stroke(sheet.drawing, Outline{}.move({pin.at.x - reach, pin.at.y}).line({pin.at.x + reach, pin.at.y}),
           mark_pen(theme));
    stroke(sheet.drawing, Outline{}.move({pin.at.x, pin.at.y - reach}).line({pin.at.x, pin.at.y + reach}),
           mark_pen(theme));
  }
}

}  // namespace trackwright

#include "tests/render/text_boxes.h"

#include <fmt/format.h>

#include <variant>

#include "render/drawing/text.h"

namespace trackwright {
namespace {

constexpr double tolerance = 0.02;  // mm; for the rounding of glyph outlines

Box ink(const Text& text) {
  const TextExtent extent = measure(text.text, text.font);
  double x = text.at.x;
  if (text.align == Align::Centre)
    x -= extent.width / 2;
  else if (text.align == Align::Right)
    x -= extent.width;
  return {x, text.at.y - extent.ascent, extent.width, extent.ascent + extent.descent};
}

void collect(const std::vector<Item>& items, const Transform& transform, std::vector<TextBox>& out) {
  for (const Item& item : items)
    if (const auto* text = std::get_if<Text>(&item.value))
      out.push_back({text->text, transformed(transform, ink(*text)), text->font.size});
    else if (const auto* group = std::get_if<Group>(&item.value))
      collect(group->items, transform * group->transform, out);
    else if (const auto* symbol = std::get_if<Symbol>(&item.value))
      collect(symbol->drawing->items, transform * symbol->transform, out);
    else if (const auto* shown = std::get_if<Shown>(&item.value))
      collect(shown->items, transform, out);
}

bool share_room(const Box& a, const Box& b) {
  return a.x + tolerance < b.right() && b.x + tolerance < a.right() && a.y + tolerance < b.bottom() &&
         b.y + tolerance < a.bottom();
}

}  // namespace

std::vector<TextBox> text_boxes(const Drawing& drawing) {
  std::vector<TextBox> boxes;
  collect(drawing.items, {}, boxes);
  return boxes;
}

std::vector<std::string> texts(const Drawing& drawing) {
  std::vector<std::string> all;
  for (const TextBox& text : text_boxes(drawing)) all.push_back(text.text);
  return all;
}

testing::AssertionResult texts_apart(const Drawing& drawing) {
  const std::vector<TextBox> boxes = text_boxes(drawing);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (std::size_t j = i + 1; j < boxes.size(); ++j) {
      if (share_room(boxes[i].box, boxes[j].box)) {
        return testing::AssertionFailure() << fmt::format(
                   "\"{}\" at ({:.1f}, {:.1f}) and \"{}\" at ({:.1f}, {:.1f}) overlap", boxes[i].text,
                   boxes[i].box.x, boxes[i].box.y, boxes[j].text, boxes[j].box.x, boxes[j].box.y);
      }
    }
  }
  return testing::AssertionSuccess();
}

namespace {

testing::AssertionResult side_is_tidy(const std::string& id, const Drawing& drawing, Box box, double bleed) {
  if (auto apart = texts_apart(drawing); !apart) return apart << " on " << id;
  if (auto within = texts_within(drawing, box); !within) return within << " on " << id;
  const Box drawn = bounds(drawing, [](const Text& text) { return Box{text.at.x, text.at.y, 0, 0}; });
  constexpr double rim = 0.7;  // half the width of lines along the edge
  const double most = bleed + rim;
  if (drawn.x < box.x - most || drawn.y < box.y - most || drawn.right() > box.right() + most ||
      drawn.bottom() > box.bottom() + most)
    return testing::AssertionFailure() << id << " is drawn beyond its bleed";
  return testing::AssertionSuccess();
}

}  // namespace

testing::AssertionResult tidy(const Component& component) {
  for (const Piece& piece : component.pieces) {
    const Box box{-piece.size.width / 2, -piece.size.height / 2, piece.size.width, piece.size.height};
    if (auto front = side_is_tidy(piece.id, piece.front, box, piece.bleed); !front) return front;
    if (piece.back) {
      if (auto back = side_is_tidy(piece.id + ", back", *piece.back, box, piece.bleed); !back) return back;
    }
  }
  for (const Board& board : component.boards) {
    const Box box{0, 0, board.size.width, board.size.height};
    if (auto front = side_is_tidy(board.id, board.drawing, box, board.bleed); !front) return front;
  }
  return testing::AssertionSuccess();
}

testing::AssertionResult texts_within(const Drawing& drawing, Box box) {
  for (const TextBox& text : text_boxes(drawing)) {
    if (text.box.x < box.x - tolerance || text.box.y < box.y - tolerance ||
        text.box.right() > box.right() + tolerance || text.box.bottom() > box.bottom() + tolerance) {
      return testing::AssertionFailure()
             << fmt::format("\"{}\" ({:.1f}, {:.1f}) to ({:.1f}, {:.1f}) leaves the box", text.text,
                            text.box.x, text.box.y, text.box.right(), text.box.bottom());
    }
  }
  return testing::AssertionSuccess();
}

}  // namespace trackwright

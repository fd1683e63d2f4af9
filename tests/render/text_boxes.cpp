#include "text_boxes.h"

#include <fmt/format.h>

#include <variant>

#include "render/text.h"

namespace trackwright {
namespace {

constexpr double tolerance = 0.02;  // mm; what rounding of glyph outlines may differ

Box ink(const Text& text) {
  const TextExtent extent = measure(text.text, text.font);
  double x = text.at.x;
  if (text.align == Align::Centre) {
    x -= extent.width / 2;
  } else if (text.align == Align::Right) {
    x -= extent.width;
  }
  return {x, text.at.y - extent.ascent, extent.width, extent.ascent + extent.descent};
}

void collect(const std::vector<Item>& items, const Transform& transform, std::vector<TextBox>& out) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value)) {
      out.push_back({text->text, transformed(transform, ink(*text)), text->font.size});
    } else if (const auto* group = std::get_if<Group>(&item.value)) {
      collect(group->items, transform * group->transform, out);
    } else if (const auto* symbol = std::get_if<Symbol>(&item.value)) {
      collect(symbol->drawing->items, transform * symbol->transform, out);
    }
  }
}

bool overlap(const Box& a, const Box& b) {
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
  for (const TextBox& text : text_boxes(drawing)) {
    all.push_back(text.text);
  }
  return all;
}

testing::AssertionResult texts_apart(const Drawing& drawing) {
  const std::vector<TextBox> boxes = text_boxes(drawing);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (std::size_t j = i + 1; j < boxes.size(); ++j) {
      if (overlap(boxes[i].box, boxes[j].box)) {
        return testing::AssertionFailure() << fmt::format(
                   "\"{}\" at ({:.1f}, {:.1f}) and \"{}\" at ({:.1f}, {:.1f}) overlap", boxes[i].text,
                   boxes[i].box.x, boxes[i].box.y, boxes[j].text, boxes[j].box.x, boxes[j].box.y);
      }
    }
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

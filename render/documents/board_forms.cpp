#include "render/documents/board_forms.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <variant>

#include "render/drawing/text_cairo.h"

namespace trackwright {
namespace {

// PDF has no exponents.
std::string number(double value) {
  std::string text = fmt::format("{:.5f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

// Writes an outline in points of the form's page, whose y runs upwards.
std::string path_of(const Outline& outline, Box box, double height) {
  const auto at = [&](Point p) {
    return fmt::format("{} {} ", number(to_points(p.x - box.x)), number(height - to_points(p.y - box.y)));
  };
  std::string path;
  for (const Segment& segment : outline.segments) {
    switch (segment.kind) {
      case Segment::Kind::Move:
        path += at(segment.to) + "m ";
        break;
      case Segment::Kind::Line:
        path += at(segment.to) + "l ";
        break;
      case Segment::Kind::Curve:
        path += at(segment.c1) + at(segment.c2) + at(segment.to) + "c ";
        break;
      case Segment::Kind::Close:
        path += "h ";
        break;
    }
  }
  return path;
}

// Returns the matrix from the form's page to a page of this height. Both are in points with y upwards; the
// transform is in mm with y downwards.
std::string matrix_of(const Transform& t, Box box, double form_height, double page_height) {
  const Point left_bottom{box.x, box.y + form_height * 25.4 / 72};
  const Point at = t.apply(left_bottom);
  return fmt::format("{} {} {} {} {} {} cm\n", number(t.xx), number(-t.yx), number(-t.xy), number(t.yy),
                     number(to_points(at.x)), number(page_height - to_points(at.y)));
}

}  // namespace

BoardForms::BoardForms(const std::vector<const Page*>& pages) {
  std::map<const Drawing*, std::size_t> times;
  for (const Page* page : pages) {
    std::set<const Drawing*> here;
    for (const auto& [number, use] : uses_.emplace(page, uses_on(*page)).first->second) {
      if (!here.insert(use.drawing).second) continue;
      if (use.clip == nullptr && ++times[use.drawing] < 2) continue;
      if (!numbers_.emplace(use.drawing, pages_.size()).second) continue;
      pages_.push_back({use.drawing, grown(bounds(*use.drawing, text_box), 1)});  // for miters
    }
  }
  for (auto& [page, uses] : uses_)
    std::erase_if(uses, [&](const auto& one) { return !numbers_.contains(one.second.drawing); });
}

std::optional<BoardForms::Use> BoardForms::use_in(const Item& item) {
  if (const auto* symbol = std::get_if<Symbol>(&item.value))
    return Use{symbol->drawing.get(), symbol->transform, nullptr};
  const auto* group = std::get_if<Group>(&item.value);
  if (group == nullptr || group->picture || group->items.size() != 1) return std::nullopt;
  const auto* symbol = std::get_if<Symbol>(&group->items.front().value);
  if (symbol == nullptr || symbol->transform != Transform{}) return std::nullopt;
  return Use{symbol->drawing.get(), group->transform, group->clip ? &*group->clip : nullptr};
}

BoardForms::Uses BoardForms::uses_on(const Page& page) {
  Uses uses;
  std::vector<Box> others;
  for (std::size_t i = 0; i < page.drawing.items.size(); ++i) {
    const Item& item = page.drawing.items[i];
    const Box box = bounds(item);
    const auto use = use_in(item);
    if (use && std::ranges::none_of(others, [&](Box other) { return overlap(other, box); }))
      uses.emplace(i, *use);
    else
      others.push_back(box);
  }
  return uses;
}

Drawing BoardForms::rest(const Page& page) const {
  const Uses& uses = uses_.at(&page);
  Drawing rest;
  for (std::size_t i = 0; i < page.drawing.items.size(); ++i)
    if (!uses.contains(i)) rest.items.push_back(page.drawing.items[i]);
  return rest;
}

std::vector<PlacedForm> BoardForms::forms_on(const Page& page, std::size_t first_form) const {
  std::vector<PlacedForm> forms;
  for (const auto& [number, use] : uses_.at(&page)) {
    const std::size_t form = numbers_.at(use.drawing);
    const Box box = pages_[form].box;
    const double height = std::ceil(to_points(box.height));
    std::string state = matrix_of(use.to_page, box, height, to_points(page.size.height));
    if (use.clip != nullptr) state += path_of(*use.clip, box, height) + "W n\n";
    forms.push_back({first_form + form, std::move(state)});
  }
  return forms;
}

}  // namespace trackwright

#include "designer/faces/serve/map_parts.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "render/documents/svg.h"

namespace trackwright::serve {

namespace {

using Items = std::vector<Item>;

// Ignores the place in the title, which is invisible.
bool same_thing(const About& a, const About& b) {
  return a.name == b.name && a.aspect == b.aspect;
}

bool looks_same(const Items& a, const Items& b);

bool looks_same(const Image& a, const Image& b) {
  return a.box == b.box && a.opacity == b.opacity &&
         (a.bytes == b.bytes || (a.bytes && b.bytes && *a.bytes == *b.bytes));
}
bool looks_same(const Group& a, const Group& b) {
  return a.transform == b.transform && a.clip == b.clip && looks_same(a.items, b.items);
}
bool looks_same(const Symbol& a, const Symbol& b) {
  return a.transform == b.transform &&
         (a.drawing == b.drawing || looks_same(a.drawing->items, b.drawing->items));
}
bool looks_same(const Shown& a, const Shown& b) {
  return same_thing(a.about, b.about) && looks_same(a.items, b.items);
}

bool looks_same(const Item& a, const Item& b) {
  if (a.value.index() != b.value.index()) return false;
  return std::visit(
      [&](const auto& one) {
        using Kind = std::decay_t<decltype(one)>;
        const Kind& other = std::get<Kind>(b.value);
        if constexpr (std::is_same_v<Kind, Shape> || std::is_same_v<Kind, Text>)
          return one == other;
        else
          return looks_same(one, other);
      },
      a.value);
}

bool looks_same(const Items& a, const Items& b) {
  return std::ranges::equal(a, b, [](const Item& one, const Item& other) { return looks_same(one, other); });
}

const Group* clipped(const Item& item) {
  const Group* group = std::get_if<Group>(&item.value);
  return group != nullptr && group->clip ? group : nullptr;
}
const Shown* named(const Item& item) {
  const Shown* shown = std::get_if<Shown>(&item.value);
  return shown != nullptr && !shown->about.nothing() ? shown : nullptr;
}
const Items* within(const Item& item) {
  if (const auto* group = std::get_if<Group>(&item.value)) return &group->items;
  if (const auto* shown = std::get_if<Shown>(&item.value)) return &shown->items;
  return nullptr;
}

// The marks that an SVG numbers as ids. Drawings with equal marks have equal ids at equal places.
struct Marks {
  std::vector<const About*> names;  // null: a clip
  bool in_symbols = false;          // a symbol contains marks: ids are not comparable then
};

void count_marks(const Items& items, Marks& marks) {
  for (const Item& item : items) {
    if (const Shown* shown = named(item)) marks.names.push_back(&shown->about);
    if (clipped(item) != nullptr) marks.names.push_back(nullptr);
    if (const Items* inner = within(item)) count_marks(*inner, marks);
    if (const auto* symbol = std::get_if<Symbol>(&item.value)) {
      Marks inner;
      count_marks(symbol->drawing->items, inner);
      marks.in_symbols = marks.in_symbols || inner.in_symbols || !inner.names.empty();
    }
  }
}

Marks marks_of(const Items& items) {
  Marks marks;
  count_marks(items, marks);
  return marks;
}

bool same_marks(const Marks& a, const Marks& b) {
  return !a.in_symbols && !b.in_symbols &&
         std::ranges::equal(a.names, b.names, [](const About* one, const About* other) {
           return one == nullptr || other == nullptr ? one == other : same_thing(*one, *other);
         });
}

// A placeholder for omitted items, in a colour that no drawing uses. It surrounds everything, so that Cairo
// writes it at any position; it is no rectangle, because Cairo omits everything under a rectangle.
Item stand_in() {
  constexpr double far = 1e4;
  return {Shape{.outline = polygon({{-3 * far, -far}, {3 * far, -far}, {0, 3 * far}}),
                .fill = Rgb{.r = 0.1234, .g = 0.2345, .b = 0.3456},
                .stroke = {},
                .opacity = 0.0051}};
}
constexpr std::string_view stand_in_text = "fill:rgb(12.34%,23.45%,34.56%)";

std::size_t count(std::string_view text, std::string_view what) {
  std::size_t found = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + what.size()))
    ++found;
  return found;
}

// Keeps the marks of items and removes everything visible.
Items skeleton(const Items& items) {
  Items bones;
  for (const Item& item : items) {
    const Items* inner = within(item);
    if (inner == nullptr) continue;
    Item bone = item;
    if (auto* group = std::get_if<Group>(&bone.value)) group->items = skeleton(*inner);
    if (auto* shown = std::get_if<Shown>(&bone.value)) shown->items = skeleton(*inner);
    bones.push_back(std::move(bone));
  }
  return bones;
}

// Replaces unchanged items by placeholders. Unnamed items share a part of the SVG with their neighbours, so
// such a row is omitted as a whole or not at all.
class LeavingOut {
 public:
  Items of(const Items& now, const Items& before) {
    if (now.size() != before.size()) return now;
    Items rest;
    std::size_t row = 0;  // where the current row begins
    for (std::size_t i = 0; i < now.size(); ++i) {
      if (!opened(now[i], before[i])) continue;
      close(now, before, row, i, rest);
      row = i + 1;
      rest.push_back(left_of(now[i], before[i]));
    }
    close(now, before, row, now.size(), rest);
    return rest;
  }

  std::size_t count() const { return count_; }

 private:
  static bool opened(const Item& now, const Item& before) {
    if (now.value.index() != before.value.index()) return false;
    if (named(now) != nullptr) return named(before) != nullptr;
    const Items* inner = within(now);
    if (inner == nullptr) return false;
    return std::ranges::any_of(marks_of(*inner).names, [](const About* name) { return name != nullptr; });
  }

  Item left_of(const Item& now, const Item& before) {
    Item left = now;
    if (named(now) != nullptr) {
      if (!looks_same(now, before)) return left;
      Items& items = std::get<Shown>(left.value).items;
      items = skeleton(items);
      items.insert(items.begin(), counted());
    } else if (auto* group = std::get_if<Group>(&left.value)) {
      group->items = of(group->items, *within(before));
    } else {
      Items& items = std::get<Shown>(left.value).items;
      items = of(items, *within(before));
    }
    return left;
  }

  void close(const Items& now, const Items& before, std::size_t from, std::size_t to, Items& rest) {
    if (from == to) return;
    Items row(now.begin() + static_cast<std::ptrdiff_t>(from), now.begin() + static_cast<std::ptrdiff_t>(to));
    bool same = true;
    for (std::size_t i = from; i < to; ++i) same = same && looks_same(now[i], before[i]);
    if (same) rest.push_back(counted());
    if (same) row = skeleton(row);
    std::ranges::move(row, std::back_inserter(rest));
  }

  Item counted() {
    ++count_;
    return stand_in();
  }

  std::size_t count_ = 0;
};

// Whether the markup draws nothing but placeholders.
bool only_stand_ins(std::string_view markup, std::size_t stand_ins) {
  return count(markup, "<path ") == stand_ins + count(markup, "<clipPath ") && count(markup, "<use ") == 0 &&
         count(markup, "<image ") == 0 && count(markup, "<rect ") == 0;
}

// The definitions that the parts use, directly or through other definitions.
std::map<std::string, std::string> used(const std::vector<SvgPart>& parts,
                                        std::map<std::string, std::string> known) {
  std::map<std::string, std::string> symbols;
  std::vector<std::string_view> open;
  for (const SvgPart& part : parts) open.emplace_back(part.markup);
  while (!open.empty()) {
    const std::string_view markup = open.back();
    open.pop_back();
    for (std::size_t at = markup.find('#'); at != std::string_view::npos; at = markup.find('#', at + 1)) {
      const auto found =
          known.find(std::string(markup.substr(at + 1, markup.find_first_of("\")", at) - at - 1)));
      if (found == known.end()) continue;
      open.emplace_back(symbols.insert(known.extract(found)).position->second);
    }
  }
  return symbols;
}

// Returns nothing if the two differ in their parts.
std::optional<SvgParts> mended(const SvgParts& before, SvgParts written, std::size_t stand_ins) {
  if (before.parts.size() != written.parts.size() || before.open != written.open) return std::nullopt;
  for (std::size_t i = 0; i < written.parts.size(); ++i) {
    SvgPart& part = written.parts[i];
    if (part.id != before.parts[i].id) return std::nullopt;
    const std::size_t here = count(part.markup, stand_in_text);
    if (here == 0) continue;
    if (!only_stand_ins(part.markup, here)) return std::nullopt;
    stand_ins -= here;
    part.markup = before.parts[i].markup;
  }
  if (stand_ins != 0) return std::nullopt;
  written.symbols.insert(before.symbols.begin(), before.symbols.end());
  written.symbols = used(written.parts, std::move(written.symbols));
  return written;
}

}  // namespace

DrawnMap drawn_map(Drawing drawing, Size size, const DrawnMap* before) {
  const auto parts_of = [&](const Drawing& one) { return svg_parts(write_svg(one, size, SvgIds::Shown)); };
  std::optional<SvgParts> parts;
  if (before != nullptr && before->size == size &&
      same_marks(marks_of(drawing.items), marks_of(before->drawing.items))) {
    LeavingOut left;
    const Drawing rest{left.of(drawing.items, before->drawing.items)};
    parts = mended(before->parts, parts_of(rest), left.count());
  }
  if (!parts) parts = parts_of(drawing);
  return {std::move(drawing), size, std::move(*parts)};
}

}  // namespace trackwright::serve

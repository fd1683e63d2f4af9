#include "render/drawing/shaping.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "render/drawing/fonts.h"

namespace trackwright {
namespace {

struct DescriptionRelease {
  void operator()(PangoFontDescription* d) const { pango_font_description_free(d); }
};

PangoWeight pango_weight(Weight weight) {
  switch (weight) {
    case Weight::Regular:
      return PANGO_WEIGHT_NORMAL;
    case Weight::Medium:
      return PANGO_WEIGHT_MEDIUM;
    case Weight::Bold:
      return PANGO_WEIGHT_BOLD;
    case Weight::Black:
      return PANGO_WEIGHT_HEAVY;
  }
  return PANGO_WEIGHT_NORMAL;
}

const char* family_of(const Font& font) {
  return font.family.empty() ? "Lato" : font.family.c_str();
}

ShapedLine shape(std::string_view text, const Font& font) {
  const std::unique_ptr<PangoFontDescription, DescriptionRelease> description(pango_font_description_new());
  pango_font_description_set_family(description.get(), family_of(font));
  pango_font_description_set_weight(description.get(), pango_weight(font.weight));
  pango_font_description_set_style(description.get(), font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(description.get(), shaping_size * PANGO_SCALE);
  ShapedLine line{.layout = {pango_layout_new(pinned_fonts()), {}}, .extent = {}};
  PangoLayout* layout = line.layout.get();
  pango_layout_set_font_description(layout, description.get());
  pango_layout_set_single_paragraph_mode(layout, TRUE);
  pango_layout_set_auto_dir(layout, FALSE);
  pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
  pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), &line.extent.ink,
                                &line.extent.logical);
  return line;
}

constexpr char first_letter = '!';
constexpr char last_letter = '~';

// The width that a letter adds to a space before and behind it.
struct Space {
  int before = 0;
  int behind = 0;
};

// Returns the spaces of all letters from the first to the last, shaped in one line, which is fast.
std::vector<Space> spaces_of(const Font& font) {
  std::string text;
  for (char letter = first_letter; letter <= last_letter; ++letter) text += {' ', letter};
  const ShapedLine line = shape(text + ' ', font);
  std::vector<int> widths;
  std::vector<int> alone;
  const PangoLayoutLine* shaped = pango_layout_get_line_readonly(line.layout.get(), 0);
  for (const GSList* rest = shaped->runs; rest != nullptr; rest = rest->next) {
    const auto* run = static_cast<const PangoLayoutRun*>(rest->data);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyphInfo& info = run->glyphs->glyphs[i];
      PangoRectangle logical;
      pango_font_get_glyph_extents(run->item->analysis.font, info.glyph, nullptr, &logical);
      widths.push_back(info.geometry.width);
      alone.push_back(logical.width);
    }
  }
  std::vector<Space> spaces;
  for (std::size_t i = 1; i < text.size(); i += 2)
    spaces.push_back({.before = widths.at(i - 1), .behind = widths.at(i) - alone.at(i)});
  return spaces;
}

// Returns whether the width of a line is the sum of its words and gaps: single spaces, and letters that every
// font contains, so that one font sets them all.
bool of_words(std::string_view text) {
  bool space = true;
  std::size_t spaces = 0;
  for (const char c : text) {
    if (c < ' ' || c > last_letter || (space && c == ' ')) return false;
    space = c == ' ';
    spaces += space ? 1 : 0;
  }
  return spaces > 0 && !space;
}

void put_behind(LineExtent& line, const LineExtent& word, int gap) {
  const int at = line.logical.width + gap;
  const int right = std::max(line.ink.x + line.ink.width, at + word.ink.x + word.ink.width);
  const int bottom = std::max(line.ink.y + line.ink.height, word.ink.y + word.ink.height);
  line.ink.x = std::min(line.ink.x, at + word.ink.x);
  line.ink.y = std::min(line.ink.y, word.ink.y);
  line.ink.width = right - line.ink.x;
  line.ink.height = bottom - line.ink.y;
  line.logical.width = at + word.logical.width;
}

struct Hash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};
template <class Value>
using ByText = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

// Extents that any thread has measured for a typeface: plain numbers, which threads can share.
class Measured {
 public:
  std::optional<LineExtent> find(std::string_view text) const {
    const std::lock_guard lock(guard_);
    const auto known = extents_.find(text);
    return known == extents_.end() ? std::nullopt : std::optional(known->second);
  }

  void add(std::string_view text, const LineExtent& extent) {
    constexpr std::size_t most = 20'000;  // some megabytes
    const std::lock_guard lock(guard_);
    if (extents_.size() >= most) extents_.clear();
    extents_.emplace(text, extent);
  }

 private:
  mutable std::mutex guard_;
  ByText<LineExtent> extents_;
};

// Lives as long as the program.
Measured& measured_of(const std::string& face) {
  static std::mutex guard;
  static std::map<std::string, Measured> faces;
  const std::lock_guard lock(guard);
  return faces[face];
}

// Caches shaped lines: fitting measures the same words repeatedly, measured lines are drawn later, and
// shaping is slow. A line depends only on its text and typeface, so caching does not change results. Fonts
// belong to a thread, and so does this cache.
class Face {
 public:
  explicit Face(const Font& font)
      : font_(font),
        measured_(measured_of(
            fmt::format("{} {} {}", family_of(font), static_cast<int>(font.weight), font.italic))) {}

  bool is(const Font& font) const {
    return font.weight == font_.weight && font.italic == font_.italic &&
           std::string_view(family_of(font)) == family_of(font_);
  }

  const ShapedLine& shaped(std::string_view text) {
    if (const auto known = lines_.find(text); known != lines_.end()) return known->second;
    constexpr std::size_t most = 2000;  // some megabytes
    if (lines_.size() >= most) lines_.clear();
    return lines_.emplace(std::string(text), shape(text, font_)).first->second;
  }

  LineExtent extent(std::string_view text) {
    if (const auto known = extents_.find(text); known != extents_.end()) return known->second;
    constexpr std::size_t most = 8000;
    if (extents_.size() >= most) extents_.clear();
    const LineExtent extent = of_words(text) ? put_together(text) : measured(text);
    return extents_.emplace(std::string(text), extent).first->second;
  }

 private:
  LineExtent measured(std::string_view text) {
    if (const auto known = measured_.find(text)) return *known;
    const LineExtent extent = shaped(text).extent;
    measured_.add(text, extent);
    return extent;
  }

  // Our fonts kern pairs of letters, including spaces, so an added word changes only the gap beside its
  // letters. Pango rounds each letter separately.
  LineExtent put_together(std::string_view text) {
    std::size_t end = text.find(' ');
    LineExtent line = extent(text.substr(0, end));
    while (end < text.size()) {
      const std::size_t from = end + 1;
      end = std::min(text.find(' ', from), text.size());
      put_behind(line, extent(text.substr(from, end - from)), gap(text[from - 2], text[from]));
    }
    return line;
  }

  int gap(char before, char behind) {
    if (spaces_.empty()) spaces_ = spaces_of(font_);
    const auto of = [&](char letter) { return spaces_.at(static_cast<std::size_t>(letter - first_letter)); };
    return of(before).behind + of(behind).before;
  }

  Font font_;
  Measured& measured_;
  ByText<ShapedLine> lines_;
  ByText<LineExtent> extents_;
  std::vector<Space> spaces_;
};

Face& face_of(const Font& font) {
  thread_local std::list<Face> faces;  // a handful for each thread
  const auto known = std::ranges::find_if(faces, [&](const Face& face) { return face.is(font); });
  return known != faces.end() ? *known : faces.emplace_front(font);
}

}  // namespace

const ShapedLine& shaped_line(std::string_view text, const Font& font) {
  return face_of(font).shaped(text);
}

LineExtent line_extent(std::string_view text, const Font& font) {
  return face_of(font).extent(text);
}

}  // namespace trackwright

// Keeps groups and texts of a drawing in an SVG that Cairo writes. Cairo 1.16 does not write groups, and
// writes a letter again for each size. So this code draws marks in their place, and replaces the marks by
// tags in Cairo's output.
#pragma once

#include <cairo.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "render/drawing/cairo.h"
#include "render/drawing/drawing.h"
#include "render/drawing/text_cairo.h"

namespace trackwright {

// Writes the letters of an SVG, each defined once for texts of all sizes.

// Returns an outline as the `d` attribute of a path.
std::string svg_path(const Outline&, int decimals);

class SvgLetters {
 public:
  // Returns the elements that show the text on the surface of the context; an empty string if no ink is
  // visible. Returns nothing if our fonts lack a letter.
  std::optional<std::string> written(cairo_t*, const Text&);

  // Returns the definitions that the texts refer to; empty if there are none.
  std::string definitions() const;

 private:
  using Key = std::pair<std::shared_ptr<cairo_scaled_font_t>, unsigned int>;
  const std::string& id_of(const Letter&);

  std::map<Key, std::string> ids_;  // empty: the letter leaves no ink
  std::string symbols_;
  int count_ = 0;
};

class SvgGroups : public GroupKeeper {
 public:
  // `named`: keeps the groups that show an object; clips always become groups.
  explicit SvgGroups(bool named) : named_(named) {}
  bool writes(cairo_t*, const Text&) override;
  bool begin(cairo_t*, const About&) override;
  void begin(cairo_t*, const Outline& clip) override;
  void end(cairo_t*) override;

  // Returns Cairo's SVG with tags for all recorded groups and texts.
  std::string tagged(std::string_view svg) const;

 private:
  void open(cairo_t*, std::string tag);
  std::string unused(const std::string& id);
  const std::string* tag_of(std::string_view rectangle) const;

  bool named_;
  SvgLetters letters_;
  std::vector<std::string> tags_{"</g>\n"};  // by the number of the mark; the first one ends a group
  std::map<std::string, int> ids_;           // number of uses of each id
  int clips_ = 0;
};

// Returns "hex-C14", "company-DSB-charter": the kind, the name and the aspect. Other characters of a name
// than ASCII letters and digits become _ and two hexadecimal digits per byte, so that different names have
// different ids: B&O gives "company-B_26O".
std::string svg_id(const About&);

}  // namespace trackwright

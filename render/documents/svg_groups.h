// Keeps groups and texts of a drawing in an SVG that Cairo writes. Cairo 1.16 does not write groups, and
// writes a letter again for each size. So this code draws marks in their place, and replaces the marks by
// tags in Cairo's output.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "render/documents/svg_letters.h"
#include "render/drawing/cairo.h"

namespace trackwright {

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

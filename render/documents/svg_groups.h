// Groups and texts of a drawing in an SVG that Cairo writes. Cairo 1.16 knows no groups there, and writes a
// letter anew for each size: marks are painted in their place, and changed for tags in the text that it has
// written.
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
  // `named`: with the groups of what shows a thing; clips are groups in any case.
  explicit SvgGroups(bool named) : named_(named) {}
  bool writes(cairo_t*, const Text&) override;
  bool begin(cairo_t*, const About&) override;
  void begin(cairo_t*, const Outline& clip) override;
  void end(cairo_t*) override;

  // Cairo's SVG with the tags of what was begun, ended and written.
  std::string tagged(std::string_view svg) const;

 private:
  void open(cairo_t*, std::string tag);
  std::string unused(const std::string& id);
  const std::string* tag_of(std::string_view rectangle) const;

  bool named_;
  SvgLetters letters_;
  std::vector<std::string> tags_{"</g>\n"};  // by the number of the mark; the first ends a group
  std::map<std::string, int> ids_;           // how often each was given
  int clips_ = 0;
};

// "hex-C14", "company-DSB-charter": the kind, the name and the aspect. What is not a letter or digit of ASCII
// is written in a name as _ and the two hexadecimal digits of each byte, so that different names have
// different ids: "company-B_26O" is B&O.
std::string svg_id(const About&);

}  // namespace trackwright

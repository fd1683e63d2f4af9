// A comparison as text and as JSON. docs/compare.md describes both.
#pragma once

#include <iosfwd>
#include <string>

#include "designer/compare/compare.h"
#include "designer/format/text/files.h"

namespace trackwright {

// The name of a side, and its sources.
struct Side {
  std::string name;
  const Sources& sources;
  bool has_places = true;  // false: read from a file of another form, so there are no places to show
};

void print_comparison(std::ostream&, const Comparison&, const Side& a, const Side& b, bool colour);
std::string comparison_json(const Comparison&, const Side& a, const Side& b);

}  // namespace trackwright

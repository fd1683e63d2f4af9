// A comparison for people and for programs. docs/compare.md describes both.
#pragma once

#include <iosfwd>
#include <string>

#include "designer/compare/compare.h"
#include "designer/format/text/files.h"

namespace trackwright {

// How a side is called, and what was read of it.
struct Side {
  std::string name;
  const Sources& sources;
  bool has_places = true;  // false: read from a file of another form, to which places do not lead
};

void print_comparison(std::ostream&, const Comparison&, const Side& a, const Side& b, bool colour);
std::string comparison_json(const Comparison&, const Side& a, const Side& b);

}  // namespace trackwright

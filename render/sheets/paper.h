// Papers, as values. templates/papers.yaml contains the usual ones.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// A paper size for printers.
struct Paper {
  std::string name;                 // "A4"
  Size size;                        // mm, upright
  double margin = 6;                // mm on each side that must stay free of essential content
  std::vector<std::string> also{};  // alternative names
};

// Printers leave up to this many mm white at each edge. Only art and marks for cutting enter this strip.
inline constexpr double unprinted = 5;

// Parses a paper of any size, "WIDTHxHEIGHT" in mm ("210x330"). Returns an error that describes what is wrong
// with the text.
Expected<Paper> paper_of_size(const std::string& text, double margin = 6);

// The reason why sheets cannot use this paper; empty if they can.
std::string unusable(const Paper&);

}  // namespace trackwright

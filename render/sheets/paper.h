// Papers, as values. The usual ones are data: templates/papers.yaml.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// A paper in a printer.
struct Paper {
  std::string name;                 // "A4"
  Size size;                        // mm, upright
  double margin = 6;                // mm on each side that nothing to be kept may enter
  std::vector<std::string> also{};  // other names
};

// A paper of any size from "WIDTHxHEIGHT" in mm ("210x330"). The error says what is wrong with the text.
Expected<Paper> paper_of_size(const std::string& text, double margin = 6);

// Why sheets cannot be made on this paper; empty where they can.
std::string unusable(const Paper&);

}  // namespace trackwright

// Examples: overlays over the smallest valid title, as in the pages of the checks.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "designer/checks/check.h"
#include "designer/format/title/load.h"

namespace trackwright {

// Text of an overlay by file name ("map.yaml").
using Overlay = std::map<std::string, std::string>;

// The fenced blocks of a page whose info string is "yaml <word> <file>".
Overlay blocks(std::string_view page, std::string_view word);

// Adds `extra` to `first`; if both have a file, joins their texts in this order.
Overlay joined(Overlay first, const Overlay& extra);

// Loads and checks the overlay over the title in `base` (a folder of the source tree); returns the findings
// of both.
struct Examined {
  Loaded loaded;
  Findings findings;
  std::vector<std::string_view> waiting;  // names of checks
};
Examined examine(const Overlay&, const std::string& base = "tests/data/sound");

// The same over the smallest valid title, including findings about repeated values (extends/changes-nothing).
Examined examine_with_repeats(const Overlay&);

// A small mistake in a title's text.
struct Slip {
  std::string file;
  std::string was;  // must exist; the first occurrence is replaced
  std::string is;
};

// The same over the smallest valid title with these slips.
Examined examine_over_slips(const Overlay&, const std::vector<Slip>&);

// Compares with another overlay over the smallest valid title.
Examined examine_against(const Overlay&, const Overlay& other, const std::vector<Slip>& = {});

// Loads and checks a copy of a shipped title with slips.
Examined examine_copy(const std::string& title, const std::vector<Slip>&);

// "map/hex-gap C9: there is no hex C9 ...", one per line.
std::string told(const Findings&);

// The distinct names of the checks with findings.
std::vector<std::string> names(const Findings&);

}  // namespace trackwright

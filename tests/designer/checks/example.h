// Examples: overlays over the smallest sound title, as the pages of the checks show them.
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

// `extra` laid over `first`; where both have a file, its text goes after the other's.
Overlay joined(Overlay first, const Overlay& extra);

// The overlay over the title in `base` (a folder of the source tree), loaded and checked: findings of both.
struct Examined {
  Loaded loaded;
  Findings findings;
  std::vector<std::string_view> waiting;  // names of checks
};
Examined examine(const Overlay&, const std::string& base = "tests/data/sound");

// The same over the smallest sound title, with what it says again of that one.
Examined examine_with_repeats(const Overlay&);

// A change of a title's text, as a slip of the pen makes it.
struct Slip {
  std::string file;
  std::string was;  // must be there; the first one is changed
  std::string is;
};

// The same over the smallest sound title with slips in it.
Examined examine_over_slips(const Overlay&, const std::vector<Slip>&);

// Compared with another overlay over the smallest sound title.
Examined examine_against(const Overlay&, const Overlay& other, const std::vector<Slip>& = {});

// A copy of a shipped title with slips in it, loaded and checked.
Examined examine_copy(const std::string& title, const std::vector<Slip>&);

// "map/hex-gap C9: there is no hex C9 ..." a line each.
std::string told(const Findings&);

// The names of the checks that found something, each once.
std::vector<std::string> names(const Findings&);

}  // namespace trackwright

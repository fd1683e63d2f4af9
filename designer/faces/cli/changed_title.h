// What if? The options --without and --set, and the title with these changes.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/format/title/load.h"

namespace trackwright {

struct TitleChanges {
  std::vector<std::string> without;  // "tile:611"
  std::vector<std::string> set;      // "trains.4.count=2"
  bool empty() const { return without.empty() && set.empty(); }
};
void add_title_changes(CLI::App&, TitleChanges&);

// The title with these changes and, unless it is empty, one more value. It has findings if one of them is
// impossible.
Loaded changed_title(const Environment&, const TitleChanges&, const Loaded&, const std::string& value = {});

// Whether the title could be read and has no error.
bool usable(const Loaded&);

}  // namespace trackwright

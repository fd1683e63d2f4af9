// Exports a title to the format of another program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright {

// The formats, each with its meaning.
std::vector<std::pair<std::string_view, std::string_view>> export_names();

struct Exported {
  std::string text;
  Findings
      losses;  // export/lost: what reading the text again does not give back, with its place in the title
};

// Nullopt for a title with errors that prevent it, or an unknown format.
std::optional<Exported> export_title(const FileReader&, const Installation&, const Loaded&,
                                     std::string_view format);

}  // namespace trackwright

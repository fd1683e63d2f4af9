// A position set up at a table: several companies with trains, which all run.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/title/load.h"
#include "designer/studio/routes.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

struct TableRuns {
  std::string company;
  LoadedPosition position;
  RoutesAnswer answer;
};

struct TableAnswer {
  Sources sources;
  Findings findings;            // of the position
  std::vector<TableRuns> runs;  // of the companies that have trains, sorted by name
  std::string picture;          // SVG of the current map with all runs
};

// The current map with these runs, as a drawing and as SVG.
Board table_board(const Title&, const Position&, const std::vector<Run>&, const Theme&, const ArtFiles&);
std::string table_picture(const Title&, const Position&, const std::vector<Run>&, const Theme&,
                          const ArtFiles&);

// `text`: a position file without `entity` and `trains`; the parameter `trains` gives these by company.
// `give_up`: for the search of each company.
TableAnswer answer_table(const Installation&, const Title&, const std::string& text,
                         const std::map<std::string, std::vector<std::string>>& trains, const Theme&,
                         const ArtFiles&, const std::function<bool()>& give_up);

}  // namespace trackwright

// The options of `kit` and `render` that say how pieces come onto paper.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/studio/job.h"

namespace trackwright {

// As given on the command line; what is empty is as kit.yaml says.
struct SheetChoices {
  std::vector<std::string> layouts;     // names, or files of one's own
  std::string colours;                  // rows, sheets, mixed
  std::string backs;                    // none, separate, long-edge, short-edge, fold
  std::string printer;                  // a name, or a file of one's own
  std::string machine;                  // a name, or a file of one's own
  std::vector<std::string> quantities;  // "tiles/tile-57=2"
  std::string profile;                  // of kit.yaml
  std::optional<double> overlap;        // mm that the parts of a board share
};
void add_sheet_choices(CLI::App&, SheetChoices&);

// Puts the choices into the job. The error is what the user has to be told.
Expected<bool> choose_sheets(const Environment&, const SheetChoices&, PrintJob&);

}  // namespace trackwright

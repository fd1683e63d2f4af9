// Computes the earnings of a company's trains in a position.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/position_file.h"
#include "designer/studio/picture.h"
#include "engine/base/finding.h"
#include "engine/run/routes.h"
#include "engine/title/title.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

struct RoutesQuestion {
  bool judge_stated = false;  // judge the runs stated in the position instead of searching for the best
  // Called regularly during the search; returning true stops it.
  std::function<bool()> give_up{};
};

// The runs, which refer to trains by their index in the position.
struct RoutesAnswer {
  std::vector<Run> runs;
  std::vector<std::string> refusals;  // parallel to runs: why a stated run is illegal; empty: it is legal
  int total = 0;                      // of the legal runs
  bool complete = true;               // no set of runs pays more
  int bound = 0;                      // an upper bound for any set of runs
  // Factors that these numbers ignore: rules that the title states only in words, parts of the record that
  // the title cannot show, and tokens of the company that no rule uses.
  std::vector<std::string> not_computed;

  bool all_legal() const;
};

RoutesAnswer answer_routes(const Title&, const LoadedPosition&, const RoutesQuestion&);

// Returns position/unknown-company if the title lacks the company and the position has no token of it.
std::optional<Finding> unknown_company(const Title&, const Position&);

// The map with the runs drawn over it, as a file in this format. `dpi`: for PNG.
std::string runs_picture(const Title&, const Position&, const RoutesAnswer&, const Theme&, const ArtFiles&,
                         PictureFormat, double dpi, Findings&);

}  // namespace trackwright

// What the trains of a company earn in a position.
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
  bool judge_stated = false;  // the runs that the position states, instead of the best ones
  // Asked now and then while the best are looked for; true ends the search.
  std::function<bool()> give_up{};
};

// The runs, which name trains of the position by their places there.
struct RoutesAnswer {
  std::vector<Run> runs;
  std::vector<std::string> refusals;  // parallel to runs: why a stated one is not legal; empty: it is
  int total = 0;                      // of those that are legal
  bool complete = true;               // nothing pays more
  int bound = 0;                      // no set of runs pays more than this
  // What is not in any of these numbers: rules that the title has in words alone, what of the record it
  // cannot show, and tokens of the company that no rule uses.
  std::vector<std::string> not_computed;

  bool all_legal() const;
};

RoutesAnswer answer_routes(const Title&, const LoadedPosition&, const RoutesQuestion&);

// position/unknown-company, where neither the title has a company of the name nor the position a token of it.
std::optional<Finding> unknown_company(const Title&, const Position&);

// The map with the runs drawn over it, as a file of this format. `dpi`: of a PNG.
std::string runs_picture(const Title&, const Position&, const RoutesAnswer&, const Theme&, const ArtFiles&,
                         PictureFormat, double dpi, Findings&);

}  // namespace trackwright

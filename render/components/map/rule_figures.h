// Figures for a rulebook: excerpts of the map with legal and illegal lays, and a run with its revenue, all as
// the engine decides (engine/run/examples.h).
#pragma once

#include <string>
#include <vector>

#include "engine/run/examples.h"
#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

struct RuleFigure {
  std::string section;  // the heading of its section: "Laying track"
  BookFigure figure;
};

// In the order of a rulebook, at most `width` mm wide. Captions are without a number.
std::vector<RuleFigure> rule_figures(const ComponentContext&, const RuleExamples&, double width);

}  // namespace trackwright

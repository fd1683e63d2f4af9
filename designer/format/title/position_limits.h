// Checks the trains of a position against the number that a company may own.
//
// All findings are warnings, since runs are computed anyway: position/train-limit (more trains than the phase
// allows; cards that do not run and obsolete trains do not count) and position/one-train-too-many (more of
// one kind than a company may own).
#pragma once

#include <optional>

#include "engine/base/finding.h"
#include "engine/run/position.h"
#include "engine/title/title.h"

namespace trackwright {

// `obsolete`: parallel to the trains; the statement of the position about each, if there is one.
void check_limits(const Title&, const Position&, const std::vector<std::optional<bool>>& obsolete,
                  Place trains, Findings&);

// The number of trains that run, if a private of the company lets it own more trains than that.
std::optional<int> most_running(const Title&, const Position&);

}  // namespace trackwright

// The trains of a position against how many a company may own.
//
// Findings, all warnings, since the runs are found all the same: position/train-limit (more trains than the
// phase lets the company own; cards that do not run and obsolete trains do not count) and
// position/one-train-too-many (more of one kind than a company may own).
#pragma once

#include <optional>

#include "engine/base/finding.h"
#include "engine/run/position.h"
#include "engine/title/title.h"

namespace trackwright {

// `obsolete`: parallel to the trains; whether the position says that one is, where it says so.
void check_limits(const Title&, const Position&, const std::vector<std::optional<bool>>& obsolete,
                  Place trains, Findings&);

// How many of its trains run, where a private that the company holds lets it own more than that.
std::optional<int> most_running(const Title&, const Position&);

}  // namespace trackwright

// Events of trains (TrainEvent::kind): by which phase they can have happened, and by which they have.
//
// An event happens when the first of its trains is bought. Where that train alone begins a phase, it has
// happened from that phase on; where one of several begins it, from the next one on. A train that begins no
// phase brings its event at some time after it has come on sale, or never.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/title/roster.h"

namespace trackwright {

// The phase that begins when this train, or this phase, comes; nothing where none does.
std::optional<std::size_t> phase_begun_by(const Roster&, const std::string& train_or_phase);

// `phase`: an index into the roster.
bool must_have_happened(const Roster&, const std::string& event, std::size_t phase);
bool can_have_happened(const Roster&, const std::string& event, std::size_t phase);

}  // namespace trackwright

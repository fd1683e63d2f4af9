// The runs that are stated for the trains of a company, stop by stop what each pays.
#pragma once

#include <vector>

#include "engine/base/expected.h"
#include "engine/play/table.h"
#include "engine/run/judge.h"
#include "engine/run/network.h"

namespace trackwright::play {

// From stop to stop, each once; two where it stays in one.
std::vector<std::uint16_t> hexes_of(const Network&, const TrackSegment&);

// As the company sees it now.
Network network_of(const PlayTable&, std::size_t company);

// Whether it could run on that network from one hex to the other.
bool longest_train_leads(const PlayTable&, const Network&, std::size_t company, std::uint32_t home,
                         std::uint32_t hex);

// Whether the judge of runs accepts the run of its longest train to that destination, once its trains may run
// again.
bool makes_connection(const PlayTable&, std::size_t company, std::uint32_t hex);

// The hexes of a run from stop to stop.
std::vector<std::vector<std::uint16_t>> stretches_of(const Run&);

// The error says which run cannot be told, or whose train it is.
Expected<std::vector<Judgement>, Forbidden> judged_runs(const PlayTable&, std::size_t company,
                                                        const std::vector<StatedRoute>&);

}  // namespace trackwright::play

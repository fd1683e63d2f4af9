// Which rules of running hold in a position, and for whom. Internal to the routes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/position.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// What holds in this position for its company: without what waits for an event or is for other companies,
// with the values of the phase and with what the position adds. A bonus for the place of a token names the
// hexes where such tokens of the company lie, and is left out where there are none.
RunRules rules_in_force(const RunRules&, const Roster&, const Position&);

// Whether the company has the bonus token or the private company, or none is asked for.
bool holds(const Position&, const std::string& token);

// Whether a train may have the bonus at all.
bool applies(const RunBonus&, const Position&, const Train&);

// What the bonus pays this train, or each of its stops.
int bonus_value(const RunBonus&, const Train&);

// Whether the rights of way let the company into a stop of this hex.
bool may_enter(const RunRules&, const Position&, const std::string& hex, bool own_station);

// Cards of the company that let its runs pass (RunPassage); a large number where none are needed.
int passes_of(const RunRules&, const Position&);
// Whether a train takes such cards.
bool takes_cards(const RunRules&, const Train&);
// The number of the crossing that a piece of track is part of; none on land, and for track to a stop.
std::optional<std::size_t> crossing_at(const RunRules&, const std::string& hex, const Path&);

// Whether a stop costs nothing of the reach and is paid beside it.
bool is_free(const RunRules&, StopKind, const std::string& hex);

// How many bonuses are given once.
std::uint32_t once_bonuses(const RunRules&);

// Given once, to whatever run: it is a sum added to what the company earns, unless that is nothing.
bool added_once(const RunBonus&);

// Whether one run of the company may pass a full city.
bool has_bypass(const RunRules&, const Position&);
bool has_bypass(const RunRules&, const Position&, const Train&);

// Stacks for whose cards a token elsewhere serves the company as a station in the cities of this hex; an
// empty name is all stacks.
std::vector<std::string> stood_in(const RunRules&, const Position&, const std::string& hex);
bool stands_in(const std::vector<std::string>& stacks, const Train&);

}  // namespace trackwright

// The run rules that apply in a position, and to whom. Internal to the routes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// Returns the rules that apply to the company in this position: with the values of the phase and the
// additions of the position, without rules that wait for an event or apply to other companies. A bonus for
// the place of a token lists the hexes of such tokens of the company; it is left out if there are none.
RunRules rules_in_force(const RunRules&, const Roster&, const Position&);

// Whether the company has the bonus token or private company; true if none is required.
bool holds(const Position&, const std::string& token);

// Whether the train can receive the bonus.
bool applies(const RunBonus&, const Position&, const Train&);

// The value of the bonus for this train, in total or for each of its stops.
int bonus_value(const RunBonus&, const Train&);

// Whether the company has the right of way to a stop of this hex.
bool may_enter(const RunRules&, const Position&, const std::string& hex, bool own_station);

// The company's cards for passages (RunPassage); a large number if no passage needs a card.
int passes_of(const RunRules&, const Position&);
// Whether the train uses such cards.
bool takes_cards(const RunRules&, const Train&);
// The number of the crossing with this piece of track; empty on land, and for track to a stop.
std::optional<std::size_t> crossing_at(const RunRules&, const std::string& hex, const Path&);

// Whether a stop uses none of the reach and is paid in addition.
bool is_free(const RunRules&, StopKind, const std::string& hex);

// The number of bonuses that are paid once.
std::uint32_t once_bonuses(const RunRules&);

// Whether the bonus is paid once for any run: it is added to the company's revenue, unless that is zero.
bool added_once(const RunBonus&);

// Whether one run of the company may pass a full city.
bool has_bypass(const RunRules&, const Position&);
bool has_bypass(const RunRules&, const Position&, const Train&);

// Stacks for whose cards a token elsewhere acts as a station in the cities of this hex. An empty name stands
// for all stacks.
std::vector<std::string> stood_in(const RunRules&, const Position&, const std::string& hex);
bool stands_in(const std::vector<std::string>& stacks, const Train&);

}  // namespace trackwright

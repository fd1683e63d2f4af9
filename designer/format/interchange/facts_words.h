// Turns identifiers of code into words for print on the market, the phase chart and the map, and looks up the
// events of a phase.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// Turns `no_cert_limit` into "No cert limit". Removes a number that only distinguishes equal names (`par_1`).
std::string words_of_code(std::string_view word);

// Turns `ten_share` into "ten-share": a kind of company, or the name of a private, as printed.
std::string name_of_code(std::string_view word);

// The words for `word` under the key `told` of the facts (`status_text`, `events_text`): their sentence, or
// the name before it if the sentence is long; without an entry, words_of_code. Replaces common program texts
// by players' terms.
std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word);

// The players' term for a kind of zone (`no_cert_limit`: "Not counted").
std::string zone_name_from_facts(std::string_view type);

// True for a text that only repeats the effect of a zone, such as "End game trigger".
bool says_only_its_effect(std::string_view text);

// Events by which all companies with shares of 20 % split them.
inline constexpr auto conversion_events =
    std::to_array<const char*>({"corporations_convert", "forced_conversions"});

// The types of the events of all trains that begin this phase.
std::vector<std::string> events_of_phase(const Node& facts, const Node& phase);

}  // namespace trackwright

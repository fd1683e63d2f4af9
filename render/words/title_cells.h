// Words and cells for tables about trains and phases.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/table.h"

namespace trackwright {

// The count, or "∞" without a limit.
std::string count_text(const std::optional<Placed<int>>& count);

// Whether the phase is active when play begins.
bool is_first(const Title&, const Phase&);

// The phase in which the train first goes on sale; nullptr if the title does not define it.
const Phase* phase_of_train(const Roster&, const Train&);

// The phase of that name, or the phase that the train of that name begins.
const Phase* phase_brought_by(const Roster&, const std::string& name);

// The first phase with tiles of this colour; nullptr if there is none.
const Phase* first_phase_with(const Roster&, Colour);

// The colour of a phase: that of its newest tiles.
Rgb phase_colour(const Theme&, const Phase&);

// The train with its variants: "2 / 1+1".
std::string train_name(const Train&);

// Whether the list contains the train or one of its variants.
bool names_train(const std::vector<Ref>&, const Train&);

bool trains_become_obsolete(const Roster&);

// The id in the rules, followed by the name if it differs: "P1 Rørosbanen".
std::string private_name(const Private&);

// The name in sentences: "P1", or the matching part of its name: "D&OH", not "DOH".
std::string private_short_name(const Private&);

// "$10", "$10, $20 from phase 4": an amount, with its steps by phase.
std::string steps_words(const Title&, int amount, const PhaseSteps&);

// The revenue of a private company, including that of its powers: "$30, $50 from phase 5".
std::string revenue_words(const Title&, const Private&);

// The cost of each station token of a company: "free", "$40, $60 from phase 4".
std::vector<std::string> token_costs(const Title&, const Company&);

// "60 %", or "20 / 30 / 50 %" if it changes by phase.
std::string float_percents(const Title&, const Company&);

// The name of a bonus token, or its id.
std::string bonus_token_name(const Title&, const std::string& id);

// The requirement for a bonus or a right: "Dutton Short Line", a private company, or "the token Ferry".
std::string holder_name(const Title&, const std::string& holder);

// "from the first 4*-train on" for a train event; "after war" for an event without a train.
std::string since_event(const Title&, const std::string& event);
// "until the first 4*-train is bought".
std::string before_event(const Title&, const std::string& event);
// The time of an exchange of tiles without a lay: "when the first 4*-train is bought", "when phase 3 begins",
// "at once". An event is named by its train, regardless of the phase.
std::string swap_time(const Title&, const std::string& event, const std::string& phase);

// The zone's own words, or else its effects: "Not counted as certificates; several may be bought".
std::string zone_meaning(const MarketZone&);

// "Set 2"; a set whose name is a phrase stays unchanged: "One leaves the game".
std::string set_name(const std::string& group);

// "+$20", "−10kr".
std::string signed_money(const Title&, int amount);

// The object shown by a table row.
About about_phase(const Phase&);
About about_train(const Train&);

std::vector<std::string> step_texts(const std::vector<RoundStep>&);

TableCell text_cell(std::string text, bool strong = false);
// A chip for each available tile colour.
TableCell tiles_cell(const Theme&, const Phase&);
// "∞" if the limit never binds.
TableCell limit_cell(const Phase&, const std::string& company_kind);
TableCell train_cell(const Roster&, const Theme&, const Train&);
// The prices of the train and its variants; one price if they are equal.
TableCell price_cell(const Title&, const Train&);
// The names of the trains or phases that end a train. A phase with trains of its own is replaced by the
// trains that begin it: "4", "3+3" for a phase 4 that either begins.
std::vector<std::string> ending_names(const Roster&, const std::vector<Ref>&);
// The event that ends a train, with the colour of the phase in which it happens.
TableCell end_cell(const Roster&, const Theme&, const std::vector<Ref>& on);

}  // namespace trackwright

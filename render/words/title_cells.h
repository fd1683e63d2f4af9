// The words and cells of which tables about trains and phases are made.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/table.h"

namespace trackwright {

// The count, or "∞" where there is no limit.
std::string count_text(const std::optional<Placed<int>>& count);

// Whether it holds when play begins.
bool is_first(const Title&, const Phase&);

// The phase that holds when the train can first be bought; nullptr where the title does not say.
const Phase* phase_of_train(const Roster&, const Train&);

// The phase of that name, or the one that the train of that name begins.
const Phase* phase_brought_by(const Roster&, const std::string& name);

// The first phase that has tiles of this colour; nullptr where none has.
const Phase* first_phase_with(const Roster&, Colour);

// The colour that stands for a phase: that of its newest tiles.
Rgb phase_colour(const Theme&, const Phase&);

// "2 / 1+1": the train with its variants.
std::string train_name(const Train&);

// Whether one of the names is that of the train or of one of its variants.
bool names_train(const std::vector<Ref>&, const Train&);

bool trains_become_obsolete(const Roster&);

// "P1 Rørosbanen": what the rules call it, and its name where that does not say it.
std::string private_name(const Private&);

// What sentences call it: "P1", or as much of its name as says that: "D&OH", not "DOH".
std::string private_short_name(const Private&);

// "$10", "$10, $20 from phase 4": an amount that goes by phase where it has steps.
std::string steps_words(const Title&, int amount, const PhaseSteps&);

// What a private company pays, also by a power that the rules state: "$30, $50 from phase 5".
std::string revenue_words(const Title&, const Private&);

// What each station token of a company costs: "free", "$40, $60 from phase 4".
std::vector<std::string> token_costs(const Title&, const Company&);

// "60 %", or "20 / 30 / 50 %" where it goes by the phase.
std::string float_percents(const Title&, const Company&);

// What a bonus token is called: by its name, or its id where it has none.
std::string bonus_token_name(const Title&, const std::string& id);

// What a company has to have for a bonus or a right: "Dutton Short Line", a private company, or "the token
// Ferry".
std::string holder_name(const Title&, const std::string& holder);

// "from the first 4*-train on": since that event of a train; "after war" where no train brings it.
std::string since_event(const Title&, const std::string& event);
// "until the first 4*-train is bought".
std::string before_event(const Title&, const std::string& event);
// When tiles are exchanged without a lay: "when the first 4*-train is bought", "when phase 3 begins", "at
// once". An event comes with a train, whatever the phase.
std::string swap_time(const Title&, const std::string& event, const std::string& phase);

// The zone's own words; otherwise what its effects say: "Not counted as certificates; several may be bought".
std::string zone_meaning(const MarketZone&);

// "Set 2"; a set with words for a name as it is: "One leaves the game".
std::string set_name(const std::string& group);

// "+$20", "−10kr".
std::string signed_money(const Title&, int amount);

// What a table's row about it shows.
About about_phase(const Phase&);
About about_train(const Train&);

std::vector<std::string> step_texts(const std::vector<RoundStep>&);

TableCell text_cell(std::string text, bool strong = false);
// A chip for each colour of tiles that may be laid.
TableCell tiles_cell(const Theme&, const Phase&);
// "∞" where nobody reaches it.
TableCell limit_cell(const Phase&, const std::string& company_kind);
TableCell train_cell(const Roster&, const Theme&, const Train&);
// The train's price and those of its variants; once where they are the same.
TableCell price_cell(const Title&, const Train&);
// The names of what comes, where a phase has its trains: "4", "3+3" of a phase 4 that either begins. Trains
// end with the phase, whichever of them brings it.
std::vector<std::string> ending_names(const Roster&, const std::vector<Ref>&);
// What ends a train, with the colour of the phase in which that happens.
TableCell end_cell(const Roster&, const Theme&, const std::vector<Ref>& on);

}  // namespace trackwright

// The parts of a title without a source: questions to its designer, and marks where these parts are printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The assumptions of the title, each with the proposal and its reason, as questions to the designer.
std::vector<std::string> open_questions(const Title&);
// The same without reasons: the rules as played.
std::vector<std::string> proposals(const Title&);
// The assumptions in one part of the title, to mark them where the part is printed.
std::vector<std::string> proposals(const Title&, std::string_view part);

}  // namespace trackwright

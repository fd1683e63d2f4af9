// What a title says without a source: questions to its designer, and marks where that is printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// What nobody has stated and the title assumes, each with the proposal and its reason: questions to the
// designer.
std::vector<std::string> open_questions(const Title&);
// The same without reasons: how it is played.
std::vector<std::string> proposals(const Title&);
// What of this part of the title nobody states: it is marked where that is printed.
std::vector<std::string> proposals(const Title&, std::string_view part);

}  // namespace trackwright

// Words of code, as people read them: they come to stand on the market, the phase chart and the map.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// `no_cert_limit` is "No cert limit"; a number that only tells it from another of its name (`par_1`) goes.
std::string words_of_code(std::string_view word);

// The first of what the facts say of the word under `told` (`status_text`, `events_text`), else the word
// itself; what many titles say in the same words, which are those of a program, as a player says it.
std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word);

}  // namespace trackwright

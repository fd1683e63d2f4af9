// Words of code, as people read them: they come to stand on the market, the phase chart and the map.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// `no_cert_limit` is "No cert limit"; a number that only tells it from another of its name (`par_1`) goes.
std::string words_of_code(std::string_view word);

// `ten_share` is "ten-share": a kind of company, or the name of a private, as it is printed.
std::string name_of_code(std::string_view word);

// What the facts say of the word under `told` (`status_text`, `events_text`): their sentence, or the name
// before it where the sentence is long, else the word itself; what many titles say in the same words, which
// are those of a program, as a player says it.
std::string words_from_facts(const Node& facts, std::string_view told, const std::string& word);

// What players call a kind of zone (`no_cert_limit`: "Not counted").
std::string zone_name_from_facts(std::string_view type);

// "End game trigger": what the effect of a zone says already.
bool says_only_its_effect(std::string_view text);

}  // namespace trackwright

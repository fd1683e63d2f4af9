// The rules of a title as rule constants of 18xx.games: the reverse of facts_rules.h.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_value.h"
#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright::ruby {

using Constants = std::vector<std::pair<std::string, RubyValue>>;

// `rules`: the tree of rules.yaml; may be nullptr.
Constants rule_constants(const Title&, const Node* rules);

}  // namespace trackwright::ruby

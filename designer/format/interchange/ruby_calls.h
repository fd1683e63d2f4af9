// The methods of Ruby that constants of games call on literals: `merge`, `+`, `keys`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/interchange/ruby_value.h"

namespace trackwright {

// `values`: the receiver and the arguments, resolved. Nullopt for any other call.
std::optional<RubyValue> call_ruby(const std::string& method, std::vector<RubyValue> values);

// Adds a key, or replaces its value.
void put_ruby(RubyValue& map, const RubyValue& key, RubyValue value);

}  // namespace trackwright

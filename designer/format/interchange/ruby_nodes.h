// Values of Ruby as trees.
#pragma once

#include "designer/format/interchange/ruby_value.h"
#include "designer/format/text/tree.h"

namespace trackwright {

// Symbols and texts become texts; keys of hashes become texts. Null for a nullptr.
Node node_of_ruby(const RubyValue*);

}  // namespace trackwright

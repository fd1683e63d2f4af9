// What has to be taken away of a text so that the rest keeps its layout and comments.
#pragma once

#include <cstddef>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright {

// A key and its value, or an item of a list, without what separates it from its neighbours.
TextSpan member_span(const Node& parent, std::size_t index);
// The same with its comma, or with its whole lines: what has to go so that the rest is still YAML.
TextSpan removal_span(std::string_view text, const Node& parent, std::size_t index);

}  // namespace trackwright

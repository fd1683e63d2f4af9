// Requirements for a text before YAML parsing: limited size, valid UTF-8, no control characters.
#pragma once

#include <optional>
#include <string_view>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// Length of the byte-order mark at the start of the text: 3 or 0.
std::size_t byte_order_mark_length(std::string_view text);

std::optional<Finding> refuse_text(const Sources::File&, FileId);

}  // namespace trackwright

// Values as YAML text: keys, scalars, collections in one line or over several.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "designer/format/text/tree.h"

namespace trackwright::yaml {

inline constexpr std::size_t longest_line = 110;

// How a text is written. Where the style asked for cannot hold the text, it stands between double quotes.
enum class Style { Plain, Single, Double };

std::string key_text(std::string_view key, Style = Style::Plain);
std::string scalar_text(const Node&, Style = Style::Plain);

// In one line, as it may stand within brackets too; empty where that would be longer than `room`.
std::string in_line(const Node&, std::size_t room = std::string::npos);

// The members of a collection that is not empty, each in lines of its own that begin with so many spaces.
std::string in_lines(const Node&, std::size_t indent);

}  // namespace trackwright::yaml

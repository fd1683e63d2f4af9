// Writes trees as text: for `show --merged` and `show --json`.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// YAML that parse_yaml reads as the same tree, except for places. Short collections of scalars are on one
// line. Comments are lost, since trees have none.
std::string write_yaml(const Node&);

// One object with a key for each tree: "map.yaml" becomes "map". Numbers, true, false and null have their
// JSON form.
std::string write_json(const std::vector<std::pair<std::string, Node>>& files);

}  // namespace trackwright

namespace trackwright::yaml {

// Writes values as YAML text: keys, scalars, collections on one line or several.

inline constexpr std::size_t longest_line = 110;

// The style of a text. Falls back to double quotes if the style cannot represent the text.
enum class Style { Plain, Single, Double };

std::string key_text(std::string_view key, Style = Style::Plain);
std::string scalar_text(const Node&, Style = Style::Plain);

// On one line, also valid within brackets; empty if longer than `room`.
std::string in_line(const Node&, std::size_t room = std::string::npos);

// The members of a collection that is not empty, each on lines of its own with this indentation.
std::string in_lines(const Node&, std::size_t indent);

}  // namespace trackwright::yaml

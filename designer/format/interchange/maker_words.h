// Single values in games of 18xx-maker: lists of one, amounts in words, colours.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright::maker {

using Warnings = std::vector<std::string>;

// In objects whose keys the schemas of 18xx-maker leave open, the export keeps data of a title that
// 18xx-maker lacks under this key. The import prefers them.
inline constexpr const char* own_key = "trackwright";
void take_own(Node& tree, const Node* object);

// The items of a list, or a single value that stands for a list of one.
std::span<const Node> list_of(const Node* mapping, std::string_view key);

// The first number in a text: 40 for `40`, "$40" and "£40*". Nullopt without a digit.
std::optional<int> amount_of(const Node* mapping, std::string_view key);
std::optional<int> amount_in(std::string_view text);

// The colour in the form of a title, from the file's own `colors`, those of 18xx-maker and of browsers.
// Nullopt for any other word.
std::optional<std::string> colour_of_maker(const Node& game, const std::string& colour);

// The colour of 18xx-maker for one of a title: the reverse.
std::string colour_for_maker(const std::string& colour);

// The text without line breaks and spaces around it.
std::string one_line(std::string text);

}  // namespace trackwright::maker

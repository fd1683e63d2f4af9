#include "designer/format/interchange/facts_colours.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "engine/base/words.h"

namespace trackwright {

namespace {

using std::string_view;

// Company colours of themes, such as "company.light-blue".
constexpr auto of_themes = std::to_array<string_view>(
    {"red",      "blue",      "green", "yellow", "orange",     "brown",       "black",      "white",
     "gray",     "purple",    "pink",  "violet", "light-blue", "light-green", "dark-green", "dark-blue",
     "dark-red", "turquoise", "teal",  "tan",    "cyan",       "lavender",    "lime",       "magenta",
     "maroon",   "navy",      "gold",  "silver", "olive",      "crimson",     "light-gray", "dark-gray"});

// Other colour names of CSS.
constexpr auto of_browsers =
    std::to_array<std::pair<string_view, string_view>>({{"aliceblue", "#f0f8ff"},
                                                        {"antiquewhite", "#faebd7"},
                                                        {"aqua", "#00ffff"},
                                                        {"aquamarine", "#7fffd4"},
                                                        {"azure", "#f0ffff"},
                                                        {"beige", "#f5f5dc"},
                                                        {"bisque", "#ffe4c4"},
                                                        {"blanchedalmond", "#ffebcd"},
                                                        {"blueviolet", "#8a2be2"},
                                                        {"burlywood", "#deb887"},
                                                        {"cadetblue", "#5f9ea0"},
                                                        {"chartreuse", "#7fff00"},
                                                        {"chocolate", "#d2691e"},
                                                        {"coral", "#ff7f50"},
                                                        {"cornflowerblue", "#6495ed"},
                                                        {"cornsilk", "#fff8dc"},
                                                        {"darkcyan", "#008b8b"},
                                                        {"darkgoldenrod", "#b8860b"},
                                                        {"darkkhaki", "#bdb76b"},
                                                        {"darkmagenta", "#8b008b"},
                                                        {"darkolivegreen", "#556b2f"},
                                                        {"darkorange", "#ff8c00"},
                                                        {"darkorchid", "#9932cc"},
                                                        {"darksalmon", "#e9967a"},
                                                        {"darkseagreen", "#8fbc8f"},
                                                        {"darkslateblue", "#483d8b"},
                                                        {"darkslategray", "#2f4f4f"},
                                                        {"darkturquoise", "#00ced1"},
                                                        {"darkviolet", "#9400d3"},
                                                        {"deeppink", "#ff1493"},
                                                        {"deepskyblue", "#00bfff"},
                                                        {"dimgray", "#696969"},
                                                        {"dodgerblue", "#1e90ff"},
                                                        {"firebrick", "#b22222"},
                                                        {"floralwhite", "#fffaf0"},
                                                        {"forestgreen", "#228b22"},
                                                        {"fuchsia", "#ff00ff"},
                                                        {"gainsboro", "#dcdcdc"},
                                                        {"ghostwhite", "#f8f8ff"},
                                                        {"goldenrod", "#daa520"},
                                                        {"greenyellow", "#adff2f"},
                                                        {"honeydew", "#f0fff0"},
                                                        {"hotpink", "#ff69b4"},
                                                        {"indianred", "#cd5c5c"},
                                                        {"indigo", "#4b0082"},
                                                        {"ivory", "#fffff0"},
                                                        {"khaki", "#f0e68c"},
                                                        {"lavenderblush", "#fff0f5"},
                                                        {"lawngreen", "#7cfc00"},
                                                        {"lemonchiffon", "#fffacd"},
                                                        {"lightcoral", "#f08080"},
                                                        {"lightcyan", "#e0ffff"},
                                                        {"lightgoldenrodyellow", "#fafad2"},
                                                        {"lightpink", "#ffb6c1"},
                                                        {"lightsalmon", "#ffa07a"},
                                                        {"lightseagreen", "#20b2aa"},
                                                        {"lightskyblue", "#87cefa"},
                                                        {"lightslategray", "#778899"},
                                                        {"lightsteelblue", "#b0c4de"},
                                                        {"lightyellow", "#ffffe0"},
                                                        {"limegreen", "#32cd32"},
                                                        {"linen", "#faf0e6"},
                                                        {"mediumaquamarine", "#66cdaa"},
                                                        {"mediumblue", "#0000cd"},
                                                        {"mediumorchid", "#ba55d3"},
                                                        {"mediumpurple", "#9370db"},
                                                        {"mediumseagreen", "#3cb371"},
                                                        {"mediumslateblue", "#7b68ee"},
                                                        {"mediumspringgreen", "#00fa9a"},
                                                        {"mediumturquoise", "#48d1cc"},
                                                        {"mediumvioletred", "#c71585"},
                                                        {"midnightblue", "#191970"},
                                                        {"mintcream", "#f5fffa"},
                                                        {"mistyrose", "#ffe4e1"},
                                                        {"moccasin", "#ffe4b5"},
                                                        {"navajowhite", "#ffdead"},
                                                        {"oldlace", "#fdf5e6"},
                                                        {"olivedrab", "#6b8e23"},
                                                        {"orangered", "#ff4500"},
                                                        {"orchid", "#da70d6"},
                                                        {"palegoldenrod", "#eee8aa"},
                                                        {"palegreen", "#98fb98"},
                                                        {"paleturquoise", "#afeeee"},
                                                        {"palevioletred", "#db7093"},
                                                        {"papayawhip", "#ffefd5"},
                                                        {"peachpuff", "#ffdab9"},
                                                        {"peru", "#cd853f"},
                                                        {"plum", "#dda0dd"},
                                                        {"powderblue", "#b0e0e6"},
                                                        {"rosybrown", "#bc8f8f"},
                                                        {"royalblue", "#4169e1"},
                                                        {"saddlebrown", "#8b4513"},
                                                        {"salmon", "#fa8072"},
                                                        {"sandybrown", "#f4a460"},
                                                        {"seagreen", "#2e8b57"},
                                                        {"seashell", "#fff5ee"},
                                                        {"sienna", "#a0522d"},
                                                        {"skyblue", "#87ceeb"},
                                                        {"slateblue", "#6a5acd"},
                                                        {"slategray", "#708090"},
                                                        {"snow", "#fffafa"},
                                                        {"springgreen", "#00ff7f"},
                                                        {"steelblue", "#4682b4"},
                                                        {"thistle", "#d8bfd8"},
                                                        {"tomato", "#ff6347"},
                                                        {"wheat", "#f5deb3"},
                                                        {"whitesmoke", "#f5f5f5"},
                                                        {"yellowgreen", "#9acd32"}});

// Converts "lightGrey" to "lightgray".
std::string plain(const std::string& name) {
  std::string text;
  for (const char c : name)
    if (c != '-' && c != '_' && c != ' ') text += lower_case(c);
  if (const std::size_t grey = text.find("grey"); grey != std::string::npos) text[grey + 2] = 'a';
  return text;
}

}  // namespace

std::optional<std::string> colour_from_facts(const std::string& colour) {
  if (colour.starts_with('#')) {
    const bool figures = colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    return figures && (colour.size() == 4 || colour.size() == 7) ? std::optional(colour) : std::nullopt;
  }
  const std::string name = plain(colour);
  for (const string_view one : of_themes)
    if (plain(std::string(one)) == name) return std::string(one);
  const auto found = std::ranges::find(of_browsers, name, &std::pair<string_view, string_view>::first);
  return found == of_browsers.end() ? std::nullopt : std::optional(std::string(found->second));
}

}  // namespace trackwright

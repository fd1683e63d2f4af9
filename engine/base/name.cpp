#include "engine/base/name.h"

#include <array>
#include <cstddef>

namespace trackwright {

std::string_view word(Name::Kind kind) {
  static constexpr std::array<std::string_view, 30> words{
      "",       "hex",     "hexside",         "tile",    "train",       "stack", "event",
      "phase",  "company", "kind of company", "private", "bonus token", "loan",  "label",
      "colour", "zone",    "market cell",     "price",   "players",     "note",  "row",
      "datum",  "check",   "title",           "file",    "theme",       "key",   "component",
      "piece",  "text"};
  static_assert(words.back() == "text" && words.size() == static_cast<std::size_t>(Name::Text) + 1);
  return words.at(static_cast<std::size_t>(kind));
}

}  // namespace trackwright

#include "designer/checks/consequences.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "designer/checks/check.h"

namespace trackwright {

namespace {

bool is_word_character(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

// As a word of its own.
bool mentions(std::string_view message, std::string_view name) {
  for (std::size_t at = message.find(name); at != std::string_view::npos; at = message.find(name, at + 1)) {
    const bool starts = at == 0 || !is_word_character(message[at - 1]);
    const std::size_t end = at + name.size();
    if (starts && (end == message.size() || !is_word_character(message[end]))) return true;
  }
  return false;
}

// A bare number in a message may be anything; a coordinate or an abbreviation is what it looks like.
bool is_distinct(std::string_view name) {
  return name.size() > 1 &&
         std::ranges::any_of(name, [](char c) { return is_word_character(c) && (c < '0' || c > '9'); });
}

}  // namespace

bool follows_from_reading(const Finding& finding, const Title& title) {
  if (title.unreadable.contains(finding.object)) return true;
  // What was allowed may be among the findings that are held back.
  if (finding.check == "title/stale-allow" && !title.unreadable_parts.empty()) return true;
  const Check* check = find_check(finding.check);
  if (check != nullptr && std::ranges::any_of(check->needs, [&](std::string_view part) {
        return title.unreadable_parts.contains(std::string(part));
      }))
    return true;
  return std::ranges::any_of(title.unreadable, [&](const std::string& name) {
    return is_distinct(name) && mentions(finding.message, name);
  });
}

}  // namespace trackwright

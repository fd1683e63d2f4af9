#include "designer/format/interchange/facts_codes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/tile/language.h"

namespace trackwright {

namespace {

using std::string_view;

constexpr std::array<string_view, 6> counted_parts{"city", "town", "halt", "pass", "offboard", "junction"};
constexpr std::array<string_view, 12> parts{"city",   "town",    "offboard", "junction", "path",      "label",
                                            "border", "upgrade", "icon",     "frame",    "partition", "stub"};

// A part of a text between two separators, or between a separator and an end.
struct Stretch {
  std::size_t begin = 0;
  std::size_t end = 0;
};

Stretch around(string_view text, std::size_t at, char separator, Stretch within) {
  const std::size_t before = at == within.begin ? string_view::npos : text.rfind(separator, at - 1);
  const std::size_t behind = text.find(separator, at);
  return {before == string_view::npos || before < within.begin ? within.begin : before + 1,
          behind == string_view::npos || behind > within.end ? within.end : behind};
}

// Removes the stretch and one separator beside it.
std::string without(const std::string& text, Stretch gone, Stretch within) {
  if (gone.end < within.end)
    ++gone.end;
  else if (gone.begin > within.begin)
    --gone.begin;
  return text.substr(0, gone.begin) + text.substr(gone.end);
}

class Mending {
 public:
  Mending(std::string code, std::string of_what, std::vector<std::string>& warnings)
      : code_(std::move(code)), of_what_(std::move(of_what)), warnings_(warnings) {}

  // Removes the error from the code; returns false if that is impossible.
  bool mend(const TileError& error) {
    const std::size_t at = std::min<std::size_t>(error.offset, code_.size());
    const Stretch part = around(code_, at, ';', {0, code_.size()});
    const std::size_t equals = std::min(code_.find('=', part.begin), part.end);
    const string_view name = string_view(code_).substr(part.begin, equals - part.begin);
    const Stretch attributes{std::min(equals + 1, part.end), part.end};
    const Stretch attribute = around(code_, std::max(at, attributes.begin), ',', attributes);
    if (is_stop(name) && value_stop(part, equals, attribute, error)) return true;
    if (at < equals || equals == part.end || name == "label") return drop(part, {0, code_.size()}, error);
    if (as_number(attribute) || separate(attribute) || as_edge(attribute)) return true;
    // Drop the whole path: without one of its ends it leads nowhere.
    if (name == "path" && attribute.end - attribute.begin > 1 && code_[attribute.begin + 1] == ':')
      return drop(part, {0, code_.size()}, error);
    return drop(attribute, attributes, error);
  }

  const std::string& code() const { return code_; }

 private:
  bool as_number(Stretch attribute) {
    const string_view text = string_view(code_).substr(attribute.begin, attribute.end - attribute.begin);
    for (const string_view word : {":true", ":false"}) {
      if (!text.ends_with(word)) continue;
      code_.replace(attribute.end - word.size(), word.size(), word == ":true" ? ":1" : ":0");
      return true;
    }
    return false;
  }

  static bool is_stop(string_view name) {
    return name != "junction" && std::ranges::find(counted_parts, name) != counted_parts.end();
  }

  // Keep a stop without a known value, because runs count it: give it the value 0.
  bool value_stop(Stretch part, std::size_t equals, Stretch attribute, const TileError& error) {
    constexpr string_view nothing = "revenue:0";
    const string_view text = string_view(code_).substr(attribute.begin, attribute.end - attribute.begin);
    if (text == nothing) return false;
    const bool said =
        string_view(code_).substr(equals, part.end - equals).find("revenue:") != string_view::npos;
    if (said && !text.starts_with("revenue:")) return false;
    warnings_.push_back(fmt::format("{}: `{}` gets the value 0: {}", of_what_,
                                    code_.substr(part.begin, part.end - part.begin), error.message));
    if (said)
      code_.replace(attribute.begin, attribute.end - attribute.begin, nothing);
    else
      code_.replace(equals, part.end > equals ? 1 : 0,
                    fmt::format("={}{}", nothing, part.end > equals + 1 ? "," : ""));
    return true;
  }

  // Some codes number the edges from 6 to 11 instead of 0 to 5.
  bool as_edge(Stretch attribute) {
    const std::size_t colon = code_.find(':', attribute.begin);
    if (colon >= attribute.end) return false;
    const string_view name = string_view(code_).substr(attribute.begin, colon - attribute.begin);
    const string_view digit = string_view(code_).substr(colon + 1, attribute.end - colon - 1);
    if ((name != "a" && name != "b" && name != "edge") || digit.size() != 1 || digit[0] < '6' ||
        digit[0] > '9')
      return false;
    code_[colon + 1] = static_cast<char>(digit[0] - 6);
    return true;
  }

  // Inserts the missing semicolon: `path=a:0,b:_1border=edge:4`
  bool separate(Stretch attribute) {
    const string_view text = string_view(code_).substr(attribute.begin, attribute.end - attribute.begin);
    const string_view before = text.substr(0, text.find('='));
    if (before.size() == text.size()) return false;
    for (const string_view part : parts)
      if (before.ends_with(part) && before.size() > part.size()) {
        code_.insert(attribute.begin + before.size() - part.size(), ";");
        return true;
      }
    return false;
  }

  bool drop(Stretch gone, Stretch within, const TileError& error) {
    const std::string text = code_.substr(gone.begin, gone.end - gone.begin);
    if (text.empty() || std::ranges::any_of(counted_parts, [&](string_view stop) {
          return text.starts_with(stop) && within.begin == 0;
        }))
      return false;
    warnings_.push_back(fmt::format("{}: `{}` is not carried over: {}", of_what_, text, error.message));
    code_ = without(code_, gone, within);
    return true;
  }

  std::string code_;
  std::string of_what_;
  std::vector<std::string>& warnings_;
};

// The sorted attributes of a path, equal for both directions: "a:0,b:_0".
std::vector<string_view> path_key(string_view path) {
  constexpr string_view name = "path=";
  std::vector<string_view> key;
  std::vector<string_view> ends;
  path.remove_prefix(name.size());
  while (!path.empty()) {
    const string_view attribute = path.substr(0, path.find(','));
    path.remove_prefix(std::min(path.size(), attribute.size() + 1));
    const bool end = attribute.starts_with("a:") || attribute.starts_with("b:");
    (end ? ends : key).push_back(end ? attribute.substr(2) : attribute);
  }
  std::ranges::sort(ends);
  std::ranges::sort(key);
  ends.insert(ends.end(), key.begin(), key.end());
  return ends;
}

// Removes repeated paths with the same attributes, because they add nothing.
std::string with_paths_once(const std::string& code, const std::string& of_what,
                            std::vector<std::string>& warnings) {
  std::vector<std::vector<string_view>> seen;
  std::string kept;
  for (std::size_t begin = 0; begin < code.size();) {
    const std::size_t end = std::min(code.find(';', begin), code.size());
    const string_view part = string_view(code).substr(begin, end - begin);
    begin = end + 1;
    if (part.starts_with("path=") && part.find("_lane") == string_view::npos) {
      auto key = path_key(part);
      if (std::ranges::find(seen, key) != seen.end()) {
        warnings.push_back(fmt::format("{}: `{}` is repeated; only one copy is carried over", of_what, part));
        continue;
      }
      seen.push_back(std::move(key));
    }
    kept += kept.empty() ? "" : ";";
    kept += part;
  }
  return kept;
}

}  // namespace

std::string readable_code(const std::string& code, const std::string& of_what,
                          std::vector<std::string>& warnings) {
  std::vector<std::string> told;
  Mending mending(code, of_what, told);
  constexpr int most_mistakes = 50;
  for (int i = 0; i <= most_mistakes; ++i) {
    const auto tile = parse_tile(mending.code(), Colour::White);
    if (tile) {
      warnings.insert(warnings.end(), told.begin(), told.end());
      return with_paths_once(mending.code(), of_what, warnings);
    }
    if (!mending.mend(tile.error())) break;
  }
  return code;
}

}  // namespace trackwright

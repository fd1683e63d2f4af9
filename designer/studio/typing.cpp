#include "designer/studio/typing.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace trackwright {

namespace {

constexpr std::string_view blanks = " \t";

std::string unquoted(std::string_view text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
    text = text.substr(1, text.size() - 2);
  return std::string(text);
}

// The offset after the quoted text that begins at `at`; the end of the line if it is not closed.
std::size_t behind_quotes(std::string_view line, std::size_t at) {
  const char quote = line[at];
  for (++at; at < line.size(); ++at)
    if (line[at] == '\\' && quote == '"')
      ++at;
    else if (line[at] == quote)
      return at + 1;
  return line.size();
}

// The colon after a key that begins at `from`, if there is one.
std::optional<std::size_t> colon_of(std::string_view line, std::size_t from) {
  std::size_t at = from;
  if (at < line.size() && (line[at] == '"' || line[at] == '\'')) at = behind_quotes(line, at);
  for (; at < line.size(); ++at) {
    if (line[at] == '#' && at > 0 && line[at - 1] == ' ') return std::nullopt;
    if (line[at] == ':' && (at + 1 == line.size() || blanks.find(line[at + 1]) != std::string_view::npos))
      return at;
  }
  return std::nullopt;
}

// The beginning of a line's text, after its dashes, and the columns of the dashes.
struct Begins {
  std::size_t at = 0;
  std::vector<std::size_t> dashes;  // their columns
};

Begins begins(std::string_view line) {
  Begins found{std::min(line.find_first_not_of(' '), line.size()), {}};
  while (found.at < line.size() && line[found.at] == '-' &&
         (found.at + 1 == line.size() || line[found.at + 1] == ' ')) {
    found.dashes.push_back(found.at);
    found.at = std::min(line.find_first_not_of(' ', found.at + 1), line.size());
  }
  return found;
}

bool says_something(std::string_view line) {
  const std::size_t at = line.find_first_not_of(" \t\r");
  return at != std::string_view::npos && line[at] != '#';
}

// The steps down to the line at `line_start` with its text at `column`. They come from the lines above with
// less and less indentation.
SchemaSteps steps_above(std::string_view text, std::size_t line_start, std::size_t column, bool dash) {
  std::vector<SchemaStep> upwards;
  std::size_t below = column;
  bool item = dash;  // the line below is an item, which may be in the column of its key
  while (line_start > 0 && (below > 0 || item)) {
    const std::size_t end = line_start - 1;
    line_start = text.substr(0, end).rfind('\n') + 1;
    const std::string_view line = text.substr(line_start, end - line_start);
    if (!says_something(line)) continue;
    const Begins begin = begins(line);
    const auto colon = colon_of(line, begin.at);
    if (colon && (begin.at < below || (item && begin.at == below))) {
      upwards.push_back({false, unquoted(line.substr(begin.at, *colon - begin.at))});
      below = begin.at;
      item = false;
    }
    for (auto one = begin.dashes.rbegin(); one != begin.dashes.rend(); ++one)
      if (*one < below) {
        upwards.push_back({true, {}});
        below = *one;
        item = true;
      }
  }
  std::ranges::reverse(upwards);
  return upwards;
}

// The other keys of a mapping whose keys are in lines, at `column`; one of its keys is in the line at
// `line_start`.
std::vector<std::string> keys_in_lines(std::string_view text, std::size_t line_start, std::size_t column,
                                       bool first) {
  std::vector<std::string> keys;
  // Returns whether the mapping continues after the line.
  const auto take = [&](std::string_view line, bool below) {
    if (!says_something(line)) return true;
    const Begins begin = begins(line);
    const bool item = !begin.dashes.empty();
    if (begin.at < column || (item && begin.dashes.front() < column && below)) return false;
    if (const auto colon = colon_of(line, begin.at); colon && begin.at == column)
      keys.push_back(unquoted(line.substr(begin.at, *colon - begin.at)));
    return !item || begin.at != column;
  };
  for (std::size_t at = line_start; !first && at > 0;) {
    const std::size_t end = at - 1;
    at = text.substr(0, end).rfind('\n') + 1;
    if (!take(text.substr(at, end - at), false)) break;
  }
  for (std::size_t feed = text.find('\n', line_start); feed != std::string_view::npos;) {
    const std::size_t at = feed + 1;
    feed = text.find('\n', at);
    if (!take(text.substr(at, feed == std::string_view::npos ? feed : feed - at), true)) break;
  }
  return keys;
}

// The keys after the member being typed, on its line, in a mapping within brackets.
std::vector<std::string> keys_behind(std::string_view rest) {
  std::vector<std::string> keys;
  std::size_t depth = 0, begin = std::string_view::npos;
  for (std::size_t at = 0; at < rest.size() && rest[at] != '\n'; ++at) {
    const char c = rest[at];
    if ((c == '"' || c == '\'') && at > 0 && blanks.find(rest[at - 1]) != std::string_view::npos) {
      at = behind_quotes(rest.substr(0, rest.find('\n', at)), at) - 1;
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if (c == ']' || c == '}') {
      if (depth-- == 0) break;
    } else if (c == ',' && depth == 0) {
      begin = std::min(rest.find_first_not_of(' ', at + 1), rest.size());
    } else if (c == ':' && depth == 0 && begin <= at) {
      keys.push_back(unquoted(rest.substr(begin, at - begin)));
      begin = std::string_view::npos;
    }
  }
  return keys;
}

// An open bracket on the line.
struct Bracket {
  bool mapping = false;
  std::optional<std::string> key;   // in a mapping, after its colon was typed
  std::size_t begin = 0;            // of the member being typed
  std::vector<std::string> keys{};  // of the members before it
};

class FlowReader {
 public:
  FlowReader(std::string_view line, std::size_t begin) : line_(line), begin_(begin) {}

  void read() {
    for (std::size_t at = begin_; at < line_.size();) at = next(at);
  }

  std::vector<Bracket> open;
  std::optional<std::size_t> quote;  // where an open quote begins

 private:
  std::size_t next(std::size_t at) {
    const char c = line_[at];
    if ((c == '"' || c == '\'') && is_begin(at)) {
      const std::size_t end = behind_quotes(line_, at);
      if (end == line_.size() && (end == at + 1 || line_[end - 1] != c)) quote = at;
      return end;
    }
    if ((c == '[' || c == '{') && is_begin(at)) {
      open.push_back({c == '{', std::nullopt, at + 1, {}});
    } else if ((c == ']' || c == '}') && !open.empty()) {
      open.pop_back();
    } else if (c == ',' && !open.empty()) {
      if (open.back().key) open.back().keys.push_back(std::move(*open.back().key));
      open.back().key.reset();
      open.back().begin = at + 1;
    } else if (c == ':' && !open.empty() && open.back().mapping && !open.back().key &&
               (at + 1 == line_.size() || line_[at + 1] == ' ')) {
      const std::size_t from = std::min(line_.find_first_not_of(' ', open.back().begin), at);
      open.back().key = unquoted(line_.substr(from, at - from));
      open.back().begin = at + 1;
    }
    return at + 1;
  }

  // Whether a value may begin there: only blanks follow the last separator.
  bool is_begin(std::size_t at) const {
    const std::size_t from = open.empty() ? begin_ : open.back().begin;
    return line_.substr(from, at - from).find_first_not_of(' ') == std::string_view::npos;
  }

  std::string_view line_;
  std::size_t begin_;
};

}  // namespace

TypingPlace typing_place(std::string_view text, std::size_t offset) {
  offset = std::min(offset, text.size());
  const std::size_t line_start = text.substr(0, offset).rfind('\n') + 1;
  const std::string_view line = text.substr(line_start, offset - line_start);
  TypingPlace place;
  const Begins begin = begins(line);
  place.indent = begin.at;
  place.steps = steps_above(text, line_start, begin.dashes.empty() ? begin.at : begin.dashes.front(),
                            !begin.dashes.empty());
  for (std::size_t i = 0; i < begin.dashes.size(); ++i) place.steps.push_back({true, {}});
  std::size_t value_begin = begin.at;
  place.key = true;
  place.value = !begin.dashes.empty();
  if (const auto colon = colon_of(line, begin.at); colon && line[begin.at] != '{' && line[begin.at] != '[') {
    place.steps.push_back({false, unquoted(line.substr(begin.at, *colon - begin.at))});
    value_begin = *colon + 1;
    place.key = false;
    place.value = true;
  }
  FlowReader flow(line, value_begin);
  flow.read();
  for (const Bracket& bracket : flow.open) {
    if (bracket.mapping && bracket.key) place.steps.push_back({false, *bracket.key});
    if (!bracket.mapping) place.steps.push_back({true, {}});
    place.key = bracket.mapping && !bracket.key;
    place.value = !place.key;
    value_begin = bracket.begin;
  }
  if (place.key && flow.open.empty()) {
    place.beside = keys_in_lines(text, line_start, begin.at, !begin.dashes.empty());
  } else if (place.key) {
    place.beside = flow.open.back().keys;
    std::ranges::move(keys_behind(text.substr(offset)), std::back_inserter(place.beside));
  }
  place.quoted = flow.quote.has_value();
  std::size_t from =
      flow.quote ? *flow.quote + 1 : std::min(line.find_first_not_of(' ', value_begin), line.size());
  place.begin = line_start + from;
  place.typed = std::string(line.substr(from));
  place.end = offset;
  constexpr std::string_view ends = " \t\r\n,;|:=[]{}\"'#";
  while (place.end < text.size() && ends.find(text[place.end]) == std::string_view::npos) ++place.end;
  return place;
}

}  // namespace trackwright

#include "designer/format/yaml/surrogates.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <system_error>

namespace trackwright::yaml {

namespace {

using std::string_view;

constexpr std::size_t one_escape = 6;  // \uD83D
constexpr std::size_t two_escapes = 2 * one_escape;

// The number of a four-digit escape at `at`, if it is one of the 1,024 surrogates that begin with
// `first`.
std::optional<std::uint32_t> half(string_view text, std::size_t at, std::uint32_t first) {
  constexpr std::uint32_t in_half = 0x400;
  if (text.substr(at, 2) != "\\u" || text.size() < at + one_escape) return std::nullopt;
  std::uint32_t number = 0;
  const char* digits = text.data() + at + 2;
  const auto [end, error] = std::from_chars(digits, digits + 4, number, 16);
  if (error != std::errc() || end != digits + 4 || number < first || number >= first + in_half)
    return std::nullopt;
  return number - first;
}

std::optional<std::uint32_t> pair_at(string_view text, std::size_t at) {
  const auto high = half(text, at, 0xD800);
  const auto low = high ? half(text, at + one_escape, 0xDC00) : std::nullopt;
  if (!low) return std::nullopt;
  return 0x10000 + (*high << 10U) + *low;
}

class Joining {
 public:
  explicit Joining(string_view text) : text_(text) {}

  std::optional<JoinedPairs> join() {
    for (at_ = 0; at_ < text_.size(); ++at_) {
      if (!begins_something()) continue;
      if (text_[at_] == '#') at_ = std::min(text_.find('\n', at_), text_.size());
      if (at_ < text_.size() && text_[at_] == '\'') at_ = std::min(text_.find('\'', at_ + 1), text_.size());
      if (at_ < text_.size() && text_[at_] == '"') quoted();
    }
    if (joined_.ends.empty()) return std::nullopt;
    joined_.text += text_.substr(copied_);
    return std::move(joined_);
  }

 private:
  bool begins_something() const {
    return at_ == 0 || string_view(" \t\r\n[{,:").find(text_[at_ - 1]) != string_view::npos;
  }

  void quoted() {
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] != '\\') continue;
      if (const auto character = pair_at(text_, at_)) {
        joined_.text += text_.substr(copied_, at_ - copied_);
        joined_.text += fmt::format("\\U{:08X}", *character);
        joined_.ends.push_back(joined_.text.size());
        copied_ = at_ + two_escapes;
        at_ = copied_ - 1;
      } else {
        ++at_;
      }
    }
  }

  string_view text_;
  std::size_t at_ = 0;
  std::size_t copied_ = 0;
  JoinedPairs joined_;
};

}  // namespace

std::size_t JoinedPairs::before(std::size_t offset) const {
  const auto passed = static_cast<std::size_t>(std::ranges::upper_bound(ends, offset) - ends.begin());
  return offset + 2 * passed;
}

std::optional<JoinedPairs> join_pairs(string_view text) {
  const bool may_be = text.find("\\ud") != string_view::npos || text.find("\\uD") != string_view::npos;
  return may_be ? Joining(text).join() : std::nullopt;
}

}  // namespace trackwright::yaml

#include "designer/format/title/revised_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "engine/tile/language.h"

namespace trackwright {

namespace {

using Texts = std::vector<std::string>;

Texts parts_of(std::string_view text) {
  Texts parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(';', at), text.size());
    const std::string_view part = text.substr(at, end - at);
    if (part.find_first_not_of(' ') != std::string_view::npos) parts.emplace_back(part);
    at = end + 1;
  }
  return parts;
}

// Track refers to stops by their index among all stops, so all stops are one kind here.
std::string kind_of(std::string_view part) {
  constexpr std::array<std::string_view, 5> stops{"city", "town", "offboard", "pass", "halt"};
  const std::size_t begin = std::min(part.find_first_not_of(' '), part.size());
  const std::string_view word = part.substr(begin, part.find('=') - begin);
  return std::string(std::ranges::find(stops, word) != stops.end() ? stops.front() : word);
}

// The indices of the parts of each kind in a text.
std::map<std::string, std::vector<std::size_t>> by_kind(const Texts& parts) {
  std::map<std::string, std::vector<std::size_t>> all;
  for (std::size_t i = 0; i < parts.size(); ++i) all[kind_of(parts[i])].push_back(i);
  return all;
}

// Counts the equal parts at the front of both texts, then at the back.
std::pair<std::size_t, std::size_t> equal_ends(const Texts& a, const Texts& b) {
  const std::size_t most = std::min(a.size(), b.size());
  std::size_t front = 0;
  while (front < most && a[front] == b[front]) ++front;
  std::size_t back = 0;
  while (back < most - front && a[a.size() - 1 - back] == b[b.size() - 1 - back]) ++back;
  return {front, back};
}

Texts picked(const Texts& parts, const std::vector<std::size_t>& which) {
  Texts all;
  for (const std::size_t i : which) all.push_back(parts[i]);
  return all;
}

// The parts of a written text, each with its replacements.
class Slots {
 public:
  explicit Slots(Texts written) {
    for (std::string& part : written) slots_.push_back({std::move(part)});
  }

  // Changes the parts at `where` from `was` to `becomes`.
  void revise(const std::vector<std::size_t>& where, const Texts& was, const Texts& becomes) {
    const auto [front, back] = equal_ends(was, becomes);
    const std::size_t were = was.size() - back;
    const std::size_t are = becomes.size() - back;
    for (std::size_t i = front; i < std::max(were, are); ++i)
      if (i < were && i < are)
        slots_[where[i]] = {becomes[i]};
      else if (i < were)
        slots_[where[i]].clear();
      else if (were > 0)
        slots_[where[were - 1]].push_back(becomes[i]);
      else if (back > 0)
        slots_[where[0]].insert(slots_[where[0]].end() - 1, becomes[i]);
      else
        behind_.push_back(becomes[i]);
  }

  std::string text() const {
    std::string all;
    const auto put = [&](const Texts& parts) {
      for (const std::string& part : parts) all += (all.empty() ? "" : ";") + part;
    };
    for (const Texts& slot : slots_) put(slot);
    put(behind_);
    return all;
  }

 private:
  std::vector<Texts> slots_;
  Texts behind_;
};

bool same_tile(const std::string& a, const std::string& b) {
  const auto one = parse_tile(a, Colour::White);
  const auto other = parse_tile(b, Colour::White);
  return one && other && *one == *other;
}

// Splits a text into words, each with the spaces before it.
std::vector<std::pair<std::string, std::string>> spaced_words(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = std::min(text.find_first_not_of(' ', at), text.size());
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    if (begin < end) all.emplace_back(text.substr(at, begin - at), text.substr(begin, end - begin));
    at = end;
  }
  return all;
}

}  // namespace

std::string revised_tile_text(std::string_view written, std::string_view before, const std::string& wanted) {
  const Texts there = parts_of(written);
  const Texts was = parts_of(before);
  const Texts becomes = parts_of(wanted);
  const auto where = by_kind(there);
  const auto were = by_kind(was);
  auto are = by_kind(becomes);
  Slots slots(there);
  for (const auto& [kind, places] : where) {
    const auto said = were.find(kind);
    if (said == were.end() || said->second.size() != places.size()) return wanted;
    slots.revise(places, picked(was, said->second), picked(becomes, are[kind]));
    are.erase(kind);
  }
  for (const auto& [kind, places] : are) slots.revise({}, {}, picked(becomes, places));
  std::string text = slots.text();
  return same_tile(text, wanted) ? text : wanted;
}

std::string revised_row(std::string_view written, std::string_view before, const std::string& wanted) {
  const auto there = spaced_words(written);
  const auto was = spaced_words(before);
  const auto becomes = spaced_words(wanted);
  if (there.size() != was.size()) return wanted;
  std::string text;
  for (std::size_t i = 0; i < becomes.size(); ++i) {
    const bool same = i < was.size() && was[i].second == becomes[i].second;
    text += i < there.size() ? there[i].first : becomes[i].first;
    text += same ? there[i].second : becomes[i].second;
  }
  return text;
}

}  // namespace trackwright

#include "designer/format/text/edits.h"

#include <fmt/core.h>

#include <algorithm>

namespace trackwright {

Edited apply_edits(std::string_view text, std::vector<Edit> edits) {
  std::ranges::stable_sort(edits, {}, [](const Edit& edit) { return edit.place.offset; });
  Edited edited;
  std::size_t at = 0;
  for (const Edit& edit : edits) {
    const std::size_t begin = edit.place.offset;
    const std::size_t end = begin + edit.place.length;
    if (begin < at || end > text.size()) continue;
    edited.text += text.substr(at, begin - at);
    edited.text += edit.text;
    at = end;
    ++edited.applied;
  }
  edited.text += text.substr(at);
  return edited;
}

namespace {

using Lines = std::vector<std::string_view>;

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return lines;
}

// Lines [a, b) of the old text become lines [c, d) of the new text.
struct Change {
  std::size_t a, b, c, d;
};

// The next line in both texts, nearest to the point where they diverge.
Change next_change(const Lines& before, const Lines& after, std::size_t i, std::size_t j) {
  for (std::size_t distance = 1; distance <= before.size() + after.size(); ++distance)
    for (std::size_t x = 0; x <= distance; ++x) {
      const std::size_t a = i + x;
      const std::size_t b = j + distance - x;
      if (a < before.size() && b < after.size() && before[a] == after[b]) return {i, a, j, b};
    }
  return {i, before.size(), j, after.size()};
}

std::vector<Change> changes(const Lines& before, const Lines& after) {
  std::vector<Change> found;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() || j < after.size()) {
    if (i < before.size() && j < after.size() && before[i] == after[j]) {
      ++i, ++j;
      continue;
    }
    found.push_back(next_change(before, after, i, j));
    i = found.back().b;
    j = found.back().d;
  }
  return found;
}

void put_line(std::string& out, char sign, std::string_view line) {
  out += sign;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

constexpr std::size_t around = 3;

// Prints the changes from first to last, which are close enough for one hunk.
void put_piece(std::string& out, const Lines& before, const Lines& after, const Change* first,
               const Change* last) {
  const std::size_t a = first->a - std::min(first->a, around);
  const std::size_t c = first->c - std::min(first->c, around);
  const std::size_t b = std::min(last->b + around, before.size());
  const std::size_t d = std::min(last->d + around, after.size());
  out += fmt::format("@@ -{},{} +{},{} @@\n", b > a ? a + 1 : a, b - a, d > c ? c + 1 : c, d - c);
  std::size_t at = a;
  for (const Change* change = first; change <= last; ++change) {
    for (; at < change->a; ++at) put_line(out, ' ', before[at]);
    for (; at < change->b; ++at) put_line(out, '-', before[at]);
    for (std::size_t n = change->c; n < change->d; ++n) put_line(out, '+', after[n]);
  }
  for (; at < b; ++at) put_line(out, ' ', before[at]);
}

}  // namespace

std::string unified_diff(std::string_view path, std::string_view before, std::string_view after) {
  const Lines old_lines = lines_of(before);
  const Lines new_lines = lines_of(after);
  const std::vector<Change> all = changes(old_lines, new_lines);
  if (all.empty()) return {};
  std::string out = fmt::format("--- {}\n+++ {}\n", path, path);
  for (std::size_t i = 0; i < all.size();) {
    std::size_t last = i;
    while (last + 1 < all.size() && all[last + 1].a <= all[last].b + 2 * around) ++last;
    put_piece(out, old_lines, new_lines, &all[i], &all[last]);
    i = last + 1;
  }
  return out;
}

}  // namespace trackwright

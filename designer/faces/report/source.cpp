#include "designer/faces/report/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

// One displayed character of a line, and whether the place includes it.
struct Cell {
  std::string shown;
  bool marked = false;
};

std::string shown(std::string_view character) {
  const auto byte = static_cast<unsigned char>(character.front());
  const bool text = character_length(character) > 0 && byte >= 0x20 && byte != 0x7F;
  return text ? std::string(character) : std::string("\uFFFD");
}

std::vector<Cell> cells_of(std::string_view line, std::size_t from, std::size_t to) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t length = std::max<std::size_t>(1, character_length(line.substr(i)));
    const bool marked = i >= from && i < to;
    if (line[i] == '\t')
      cells.insert(cells.end(), 4, Cell{" ", marked});
    else if (line.substr(i, length) != "\uFEFF")
      cells.push_back({shown(line.substr(i, length)), marked});
    i += length;
  }
  return cells;
}

// The part [first, last) of a long line to show: the place with some text before it, up to `width`.
std::pair<std::size_t, std::size_t> window(std::size_t size, std::size_t mark, std::size_t width) {
  if (size <= width) return {0, size};
  const std::size_t lead = width / 3;
  const std::size_t first = std::min(mark > lead ? mark - lead : 0, size - width);
  return {first, first + width};
}

Excerpt drawn(const std::vector<Cell>& cells, std::size_t mark, std::size_t width) {
  const auto [first, last] = window(cells.size(), mark, width);
  Excerpt excerpt;
  if (first > 0) {
    excerpt.line = "\u2026";
    excerpt.marks = " ";
  }
  for (std::size_t i = first; i < last; ++i) {
    excerpt.line += cells[i].shown;
    if (i < mark) excerpt.marks += ' ';
    if (i > mark && cells[i].marked) excerpt.marks += '~';
    if (i == mark) excerpt.marks += '^';
  }
  if (mark >= last) excerpt.marks += '^';  // after the last character
  if (last < cells.size()) excerpt.line += "\u2026";
  return excerpt;
}

}  // namespace

std::optional<Excerpt> excerpt(const Sources& sources, const Place& place, std::size_t width) {
  const Sources::File* file = sources.file(place.file);
  const LineColumn where = line_column(sources, place);
  if (file == nullptr || file->text.empty()) return std::nullopt;
  const std::size_t start = file->line_starts[where.line - 1];
  std::string_view line = std::string_view(file->text).substr(start);
  line = line.substr(0, line.find('\n'));
  if (line.ends_with('\r')) line.remove_suffix(1);
  const std::size_t from = std::min<std::size_t>(place.offset - start, line.size());
  const std::vector<Cell> cells = cells_of(line, from, std::min(line.size(), from + place.length));
  auto mark = static_cast<std::size_t>(
      std::ranges::find_if(cells, [](const Cell& cell) { return cell.marked; }) - cells.begin());
  if (mark == cells.size()) mark = cells_of(line.substr(0, from), 0, 0).size();  // an empty place
  return drawn(cells, mark, width);
}

std::string address(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return {};
  if (file->text.empty()) return file->path;
  const LineColumn where = line_column(*file, place.offset);
  return fmt::format("{}:{}:{}", file->path, where.line, where.column);
}

Tally tally(const Findings& findings) {
  Tally sum;
  for (const Finding& finding : findings) {
    if (finding.severity == Severity::Error) ++sum.errors;
    if (finding.severity == Severity::Warning) ++sum.warnings;
    if (finding.severity == Severity::Info) ++sum.remarks;
  }
  return sum;
}

std::string summary(const Findings& findings) {
  if (findings.empty()) return "no findings";
  const Tally sum = tally(findings);
  std::vector<std::string> words;
  for (const auto& [count, word] :
       {std::pair{sum.errors, "error"}, {sum.warnings, "warning"}, {sum.remarks, "remark"}})
    if (count > 0) words.push_back(counted(count, word));
  return joined(words, ", ");
}

}  // namespace trackwright

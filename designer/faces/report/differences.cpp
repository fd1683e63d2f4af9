#include "designer/faces/report/differences.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/report/source.h"
#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using nlohmann::ordered_json;

std::string padded(const std::string& text, std::size_t width) {
  const std::size_t length = count_characters(text);
  return text + std::string(width > length ? width - length : 0, ' ');
}

std::string painted(bool colour, std::string_view code, const std::string& text) {
  return colour ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : text;
}

constexpr std::string_view colour_of_a = "1;36";
constexpr std::string_view colour_of_b = "1;33";

// Returns "A 20  B 30" or "only in B: yellow: track 0-3".
std::string sides_text(const Difference& difference, bool colour) {
  const std::string a = painted(colour, colour_of_a, "A");
  const std::string b = painted(colour, colour_of_b, "B");
  if (difference.b.empty()) return fmt::format("only in {}: {}", a, difference.a);
  if (difference.a.empty()) return fmt::format("only in {}: {}", b, difference.b);
  return fmt::format("{} {}   {} {}", a, difference.a, b, difference.b);
}

// The path relative to the title's folder, and the line.
std::string short_address(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return {};
  const std::string& path = file->path;
  return fmt::format("{}:{}", path.substr(path.rfind('/') + 1), line_column(sources, place).line);
}

std::string heading(std::string_view subject, std::size_t count) {
  return fmt::format("{}: {}\n", subject, counted(count, "difference"));
}

// Differences with equal values share one line.
struct Line {
  const Difference* first = nullptr;
  std::vector<std::string> labels;
};

bool says_the_same(const Difference& a, const Difference& b) {
  return a.kind == b.kind && a.a == b.a && a.b == b.b && a.other.empty() && b.other.empty();
}

std::vector<Line> lines_of(const std::vector<const Difference*>& list) {
  std::vector<Line> lines;
  for (const Difference* difference : list) {
    const auto known = std::ranges::find_if(
        lines, [&](const Line& line) { return says_the_same(*line.first, *difference); });
    Line& line = known == lines.end() ? lines.emplace_back(Line{difference, {}}) : *known;
    line.labels.push_back(difference->label);
  }
  return lines;
}

// "hex A2", "hex A2, A4 and 7 more": prints the noun once.
std::string labels_text(const std::vector<std::string>& labels) {
  constexpr std::size_t most = 6;
  std::string text = labels.front();
  const std::string noun = text.substr(0, text.find(' ') + 1);
  for (std::size_t i = 1; i < std::min(most, labels.size()); ++i)
    text += ", " + (labels[i].starts_with(noun) ? labels[i].substr(noun.size()) : labels[i]);
  if (labels.size() > most) text += fmt::format(" and {} more", labels.size() - most);
  return text;
}

void print_subject(std::ostream& out, std::string_view subject, const std::vector<const Difference*>& list,
                   const Side& a, bool colour) {
  constexpr std::size_t widest = 40;
  const std::vector<Line> lines = lines_of(list);
  std::size_t labels = 0;
  std::size_t whats = 0;
  for (const Line& line : lines) {
    labels = std::max(labels, std::min(widest, count_characters(labels_text(line.labels))));
    whats = std::max(whats, line.first->kind->what.size());
  }
  out << '\n' << painted(colour, "1", heading(subject, list.size()));
  for (const Line& line : lines) {
    const Difference& difference = *line.first;
    const std::string what(difference.kind->what);
    const std::string where = a.has_places ? short_address(a.sources, difference.place) : "";
    const std::string also = difference.other.empty() ? "" : fmt::format(" (there: {})", difference.other);
    out << fmt::format("  {}  {}{}{}{}\n", padded(labels_text(line.labels), labels),
                       whats == 0 ? "" : padded(what, whats) + "  ", sides_text(difference, colour), also,
                       where.empty() ? "" : painted(colour, "2", fmt::format("  [{}]", where)));
  }
}

void add_place_of(ordered_json& object, const Side& side, const Place& place) {
  const Sources::File* file = side.has_places ? side.sources.file(place.file) : nullptr;
  const LineColumn where = line_column(side.sources, place);
  object["file"] = file == nullptr ? ordered_json(nullptr) : ordered_json(file->path);
  object["line"] = file == nullptr ? ordered_json(nullptr) : ordered_json(where.line);
  object["column"] = file == nullptr ? ordered_json(nullptr) : ordered_json(where.column);
}

ordered_json side_object(const Side& side, const std::string& name, const std::string& says,
                         const Place& place) {
  ordered_json object;
  object["name"] = name;
  object["says"] = says.empty() ? ordered_json(nullptr) : ordered_json(says);
  add_place_of(object, side, place);
  return object;
}

ordered_json difference_object(const Difference& difference, const Side& a, const Side& b) {
  const KindOfDifference& kind = *difference.kind;
  const std::string& other = difference.other.empty() ? difference.object : difference.other;
  ordered_json object;
  object["kind"] = kind.name;
  object["subject"] = kind.subject;
  object["object"] = difference.object;
  object["label"] = difference.label;
  object["a"] = side_object(a, difference.object, difference.a, difference.place);
  object["b"] = side_object(b, other, difference.b, difference.other_place);
  return object;
}

}  // namespace

void print_comparison(std::ostream& out, const Comparison& comparison, const Side& a, const Side& b,
                      bool colour) {
  out << painted(colour, colour_of_a, "A") << "  " << a.name << '\n'
      << painted(colour, colour_of_b, "B") << "  " << b.name << '\n';
  std::vector<std::string_view> subjects;
  for (const KindOfDifference& kind : kinds_of_difference)
    if (subjects.empty() || subjects.back() != kind.subject) subjects.push_back(kind.subject);
  for (const std::string_view subject : subjects) {
    std::vector<const Difference*> list;
    for (const Difference& difference : comparison.differences)
      if (difference.kind->subject == subject) list.push_back(&difference);
    if (!list.empty()) print_subject(out, subject, list, a, colour);
  }
  const std::size_t count = comparison.differences.size();
  out << '\n' << (count == 0 ? "no differences" : counted(count, "difference")) << '\n';
}

std::string comparison_json(const Comparison& comparison, const Side& a, const Side& b) {
  ordered_json root;
  root["a"] = a.name;
  root["b"] = b.name;
  ordered_json map;
  map["comparable"] = comparison.alignment.fits();
  map["coordinates"] = comparison.alignment.words();
  map["turn"] = comparison.alignment.position.turn;
  map["mirror"] = comparison.alignment.position.mirror;
  map["shared"] = comparison.alignment.shared();
  root["map"] = std::move(map);
  root["differences"] = ordered_json::array();
  for (const Difference& difference : comparison.differences)
    root["differences"].push_back(difference_object(difference, a, b));
  return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace trackwright

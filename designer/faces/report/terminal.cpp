#include "designer/faces/report/terminal.h"

#include <fmt/format.h>

#include <ostream>

#include "designer/faces/report/source.h"

namespace trackwright {

namespace {

struct Paint {
  bool colour = false;
  std::string operator()(std::string_view code, std::string_view text) const {
    return colour ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
  }
};

constexpr std::string_view bold = "1";
constexpr std::string_view faint = "2";
constexpr std::string_view mark = "1;32";

std::string_view colour_of(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "1;31";
    case Severity::Warning:
      return "1;35";
    case Severity::Info:
      return "1;36";
  }
  return bold;
}

void print_excerpt(std::ostream& out, const Sources& sources, const Place& place, const Paint& paint) {
  const auto shown = excerpt(sources, place);
  if (!shown) return;
  const std::string number = fmt::format("{:>6} | ", line_column(sources, place).line);
  out << paint(faint, number) << shown->line << '\n'
      << paint(faint, "       | ") << paint(mark, shown->marks) << '\n';
}

void print_place(std::ostream& out, const Sources& sources, const Place& place, const Paint& paint) {
  const std::string where = address(sources, place);
  if (!where.empty()) out << paint(bold, where + ":") << ' ';
}

void print_finding(std::ostream& out, const Sources& sources, const Finding& finding, const Paint& paint) {
  print_place(out, sources, finding.place, paint);
  out << paint(colour_of(finding.severity), fmt::format("{}:", word_of(finding.severity))) << ' '
      << finding.message << ' ' << paint(faint, "[" + finding.check + "]") << '\n';
  print_excerpt(out, sources, finding.place, paint);
  if (!finding.help.empty()) out << "         " << paint(bold, "help:") << ' ' << finding.help << '\n';
  for (const Note& note : finding.related) {
    print_place(out, sources, note.place, paint);
    out << paint("1;36", "note:") << ' ' << note.message << '\n';
    print_excerpt(out, sources, note.place, paint);
  }
}

}  // namespace

void print_findings(std::ostream& out, const Sources& sources, const Findings& findings, bool colour) {
  for (const Finding& finding : findings) print_finding(out, sources, finding, Paint{colour});
}

}  // namespace trackwright

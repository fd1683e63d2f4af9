#include "designer/faces/report/github.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

#include "designer/faces/report/source.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

// Escapes characters that are special in workflow commands; ':' and ',' in properties only.
std::string escaped(std::string_view text, bool property) {
  std::string safe;
  for (const char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    safe += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return safe;
}

std::string_view command_of(Severity severity) {
  return severity == Severity::Info ? "notice" : word_of(severity);
}

std::string where(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return {};
  std::string text = fmt::format("file={},", escaped(file->path, true));
  if (file->text.empty()) return text;
  const auto size = static_cast<std::uint32_t>(file->text.size());
  const LineColumn start = line_column(*file, std::min(place.offset, size));
  const LineColumn end = line_column(*file, std::min(place.offset + place.length, size));
  text += fmt::format("line={},", start.line);
  // GitHub accepts columns only if the place is on one line.
  if (end.line == start.line)
    text += fmt::format("col={},endColumn={},", start.column, end.column);
  else
    text += fmt::format("endLine={},", end.line);
  return text;
}

}  // namespace

std::string findings_github(const Sources& sources, const Findings& findings, std::size_t waiting) {
  std::string text;
  for (const Finding& finding : findings) {
    std::string message = finding.message;
    if (!finding.help.empty()) message += "\nhelp: " + finding.help;
    for (const Note& note : finding.related) {
      const std::string at = address(sources, note.place);
      message += "\nnote: " + (at.empty() ? "" : at + ": ") + note.message;
    }
    text += fmt::format("::{} {}title={}::{}\n", command_of(finding.severity), where(sources, finding.place),
                        escaped(finding.check, true), escaped(message, false));
  }
  if (waiting > 0)
    text += fmt::format("::notice title=waiting::{} until the files can be read\n",
                        counted(waiting, "check waits", "checks wait"));
  return text;
}

}  // namespace trackwright

#include "designer/faces/cli/manual.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <sstream>

#include "designer/faces/cli/command_line.h"
#include "designer/faces/cli/help.h"

namespace trackwright {

namespace {

// Escapes a text for roff: `code` becomes bold, and a hyphen stays searchable.
std::string roff(std::string_view text) {
  std::string result;
  bool code = false;
  for (const char c : text) {
    if (c == '`') {
      code = !code;
      result += code ? "\\fB" : "\\fR";
    } else if (c == '\\') {
      result += "\\e";
    } else if (c == '-') {
      result += "\\-";
    } else if (c == '\'') {
      result += "\\(aq";
    } else {
      result += c;
    }
  }
  // roff reads a line that begins with a full stop as a request.
  return result.starts_with('.') ? "\\&" + result : result;
}

std::string paragraphs(std::string_view text) {
  std::string result;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) result += line.empty() ? ".PP\n" : roff(line) + "\n";
  return result;
}

// Contains no date, so that the same sources produce the same page.
std::string begun(const std::string& name, std::string_view sentence) {
  std::string heading = name;
  std::ranges::transform(heading, heading.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c; });
  return fmt::format(".TH \"{}\" 1 \"\" \"{}\" \"Trackwright\"\n.SH NAME\n{} \\- {}\n", roff(heading),
                     roff(version_line({})), roff(name), roff(sentence));
}

std::string examples(const auto& lines) {
  std::string text = ".SH EXAMPLES\n.nf\n";
  for (const auto& line : lines) text += fmt::format("\\fBtrackwright {}\\fR\n", roff(line));
  return text + ".fi\n";
}

std::string exit_status() {
  std::string text = ".SH EXIT STATUS\n";
  for (const ExitCode& one : exit_codes()) text += fmt::format(".TP\n{}\n{}\n", one.code, roff(one.meaning));
  return text;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::string manual_of_program() {
  std::string text = begun("trackwright", "workbench for designers of 18xx railway games");
  text +=
      ".SH SYNOPSIS\n\\fBtrackwright\\fR \\fICOMMAND\\fR [\\fIARGUMENTS\\fR]\n.SH DESCRIPTION\n"
      "A title (one 18xx game) is a folder of YAML files. Trackwright checks it, plays it by its own rules, "
      "and prints "
      "the whole game.\n.PP\n"
      "A \\fITITLE\\fR is a folder or the name of a shipped title. Each command has a page of its own, for "
      "example "
      "\\fBtrackwright\\-check\\fR(1).\n";
  for (const CommandGroup& group : command_groups()) {
    text += fmt::format(".SH COMMANDS: {}\n", roff(group.heading));
    for (const Command& command : group.commands)
      text += fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(command.name), roff(command.sentence));
  }
  text +=
      ".SH OPTIONS\n.TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nPrint help; after a command, print the "
      "help of that command.\n"
      ".TP\n\\fB\\-\\-version\\fR\nPrint the version and the commit of the build.\n"
      ".TP\n\\fB\\-q\\fR, \\fB\\-\\-quiet\\fR\nAfter a command: print no lists of files and no summaries.\n";
  text += exit_status();
  text +=
      ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nIf it is not empty, the output has no colours. Output to a "
      "file or a pipe never has colours.\n"
      ".TP\n\\fBTRACKWRIGHT_HOME\\fR\nThe folder with titles, schemas and templates, instead of the "
      "installed one.\n";
  return text + examples(program_examples());
}

std::string manual_of(const Command& command) {
  const CommandLine line(command);
  std::string text = begun(fmt::format("trackwright-{}", command.name), command.sentence);
  text += fmt::format(".SH SYNOPSIS\n\\fBtrackwright\\fR {}\n.SH DESCRIPTION\n{}",
                      roff(usage(command, line.app)), paragraphs(command.text));
  text += ".SH OPTIONS\n";
  for (const CLI::Option* option : line.app.get_options())
    text += fmt::format(".TP\n\\fB{}\\fR\n{}\n", roff(option_name(*option)), roff(option->get_description()));
  return text + exit_status() + examples(lines_of(command.examples)) +
         ".SH SEE ALSO\n\\fBtrackwright\\fR(1)\n";
}

}  // namespace trackwright

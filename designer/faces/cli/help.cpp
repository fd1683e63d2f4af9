#include "designer/faces/cli/help.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <sstream>

#include "designer/faces/cli/command_line.h"
#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

std::string exit_code_line() {
  return fmt::format("Exit code: {}.\n", joined(exit_codes(), "; ", [](const ExitCode& one) {
                       return fmt::format("{} {}", one.code, one.meaning);
                     }));
}

std::string option_lines(const CLI::App& app) {
  std::size_t widest = 0;
  for (const CLI::Option* option : app.get_options()) widest = std::max(widest, option_name(*option).size());
  std::string text;
  for (const CLI::Option* option : app.get_options()) {
    const std::string description = wrapped(option->get_description(), widest + 4);
    text += fmt::format("  {:<{}}{}", option_name(*option), widest, description.substr(widest + 2));
  }
  return text;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  std::string result;
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string row;
    for (std::string word; words >> word;) {
      if (!row.empty() && indent + count_characters(row) + 1 + count_characters(word) > width) {
        result += std::string(indent, ' ') + row + "\n";
        row.clear();
      }
      row += (row.empty() ? "" : " ") + word;
    }
    result += row.empty() ? "\n" : std::string(indent, ' ') + row + "\n";
  }
  return result;
}

const std::vector<ExitCode>& exit_codes() {
  static const std::vector<ExitCode> codes{
      {0, "success"}, {1, "errors or differences found"}, {2, "unreadable input or wrong usage"}};
  return codes;
}

const std::vector<std::string_view>& program_examples() {
  static const std::vector<std::string_view> examples{"new mytitle", "check mytitle",
                                                      "serve mytitle --open --edit", "kit mytitle"};
  return examples;
}

std::string version_line(const std::string& commit) {
  return fmt::format("trackwright {}{}", TRACKWRIGHT_VERSION, commit.empty() ? "" : " (" + commit + ")");
}

std::string program_help() {
  std::string text =
      "Trackwright, a workbench for designers of 18xx games.\n\nA title (one 18xx game) is a folder of YAML "
      "files. Trackwright checks it, plays it\nby its own rules, and prints the whole game.\n\nUsage: "
      "trackwright COMMAND [ARGUMENTS]\n\nCommands:\n";
  for (const CommandGroup& group : command_groups()) {
    text += fmt::format("\n{}\n", group.heading);
    for (const Command& command : group.commands)
      text += fmt::format("  {:<10}{}\n", command.name, command.sentence);
  }
  text += "\nExamples:\n";
  for (const std::string_view example : program_examples())
    text += fmt::format("  trackwright {}\n", example);
  text +=
      "\nA TITLE is a folder or the name of a shipped title; `trackwright list` shows them.\n`trackwright "
      "COMMAND --help` explains a command, with examples.\n`trackwright --version` prints the version.\n\n";
  return text + exit_code_line();
}

std::string command_help(const Command& command, const CLI::App& app) {
  std::string text = "Usage: trackwright " + usage(command, app) + "\n\n" + wrapped(command.text, 0) + "\n" +
                     option_lines(app);
  if (!command.examples.empty()) text += "\nExamples:\n";
  std::istringstream examples{std::string(command.examples)};
  for (std::string line; std::getline(examples, line);) text += "  trackwright " + line + "\n";
  return text + "\n" + exit_code_line();
}

}  // namespace trackwright

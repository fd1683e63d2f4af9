#include "designer/faces/cli/help.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <sstream>

#include "designer/format/text/utf8.h"

namespace trackwright {

namespace {

constexpr std::string_view exit_codes =
    "Exit code: 0 success; 1 errors or differences found; 2 unreadable input or wrong usage.\n";

// "-o, --output FILE", "TITLE", "ID...", "--strict".
std::string name_of(const CLI::Option& option) {
  if (option.get_positional()) {
    const bool several = option.get_expected_max() > 1 || option.get_items_expected_max() > 1;
    return option.get_single_name() + (several ? "..." : "");
  }
  std::string name;
  for (const char c : option.get_name(false, true)) name += c == ',' ? std::string(", ") : std::string(1, c);
  if (option.get_type_size_max() == 0) return name;  // a flag
  const std::string type = option.get_type_name();   // "FORMAT:{text,json}": the description says which
  return name + " " + type.substr(0, type.find(':'));
}

// "trackwright check TITLE [OPTIONS]".
std::string usage(const Command& command, const CLI::App& app) {
  std::string text = fmt::format("Usage: trackwright {}", command.name);
  bool options = false;
  for (const CLI::Option* option : app.get_options()) {
    options = options || !option->get_positional();
    if (!option->get_positional()) continue;
    text += option->get_required() ? " " + name_of(*option) : " [" + name_of(*option) + "]";
  }
  return text + (options ? " [OPTIONS]\n" : "\n");
}

std::string option_lines(const CLI::App& app) {
  std::size_t widest = 0;
  for (const CLI::Option* option : app.get_options()) widest = std::max(widest, name_of(*option).size());
  std::string text;
  for (const CLI::Option* option : app.get_options()) {
    const std::string description = wrapped(option->get_description(), widest + 4);
    text += fmt::format("  {:<{}}{}", name_of(*option), widest, description.substr(widest + 2));
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

std::string version_line(const std::string& commit) {
  return fmt::format("trackwright {}{}", TRACKWRIGHT_VERSION, commit.empty() ? "" : " (" + commit + ")");
}

std::string program_help() {
  std::string text =
      "Trackwright, a workbench for designers of 18xx games.\n\nA title (one 18xx game) is a folder of YAML "
      "files. Trackwright checks it, plays it\nby its own rules, and prints the whole game.\n\nUsage: "
      "trackwright COMMAND [ARGUMENTS]\n\nCommands:\n";
  for (const Command& command : all_commands())
    text += fmt::format("  {:<10}{}\n", command.name, command.sentence);
  text +=
      "\nA TITLE is a folder or the name of a shipped title; `trackwright list` shows them.\n`trackwright "
      "COMMAND --help` explains a command, with examples.\n`trackwright --version` prints the version.\n\n";
  return text + std::string(exit_codes);
}

std::string command_help(const Command& command, const CLI::App& app) {
  std::string text = usage(command, app) + "\n" + wrapped(command.text, 0) + "\n" + option_lines(app);
  if (!command.examples.empty()) text += "\nExamples:\n";
  std::istringstream examples{std::string(command.examples)};
  for (std::string line; std::getline(examples, line);) text += "  trackwright " + line + "\n";
  return text + "\n" + std::string(exit_codes);
}

}  // namespace trackwright

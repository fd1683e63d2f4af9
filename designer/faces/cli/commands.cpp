#include <fmt/format.h>

#include <CLI/CLI.hpp>  // the full header, only here: the other files need its declarations alone
#include <algorithm>
#include <ostream>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/command_line.h"
#include "designer/faces/cli/completion.h"
#include "designer/faces/cli/help.h"
#include "designer/faces/cli/manual.h"
#include "designer/faces/cli/printable.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

int code(Exit exit) {
  return static_cast<int>(exit);
}

int wrong_usage(const Environment& environment, const std::string& message, const std::string& try_this) {
  environment.streams.err << "trackwright: " << message << "\n" << try_this << "\n";
  return code(Exit::Unusable);
}

std::string meant(std::string_view word, const std::vector<std::string>& known, std::string otherwise) {
  const std::string found = did_you_mean(word, known);
  return found.empty() ? std::move(otherwise) : "D" + found.substr(1);
}

int unknown_command(const std::string& word, const Environment& environment) {
  std::vector<std::string> names;
  for (const Command& command : all_commands()) names.emplace_back(command.name);
  return wrong_usage(environment, fmt::format("`{}` is not a command", word),
                     meant(word, names, "`trackwright --help` lists the commands."));
}

// Explains in our own words an argument that CLI11 rejects.
int wrong_arguments(const Command& command, const CLI::App& app, const CLI::ParseError& error,
                    const Environment& environment) {
  const std::string help = fmt::format("`trackwright {} --help` shows its arguments.", command.name);
  const std::vector<std::string> extras = app.remaining();
  if (extras.empty())
    return wrong_usage(environment, fmt::format("{}: {}", command.name, error.what()), help);
  std::vector<std::string> options;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) options.push_back("--" + name);
  return wrong_usage(environment, fmt::format("{}: `{}` was not expected", command.name, extras.front()),
                     meant(extras.front(), options, help));
}

int run_command(const Command& command, const std::vector<std::string>& arguments,
                const Environment& environment) {
  CommandLine line(command);
  try {
    line.app.parse(
        std::vector<std::string>(arguments.rbegin(), arguments.rend() - 1));  // CLI11 reads them from the end
  } catch (const CLI::CallForHelp&) {
    environment.streams.out << command_help(command, line.app);
    return code(Exit::Sound);
  } catch (const CLI::ParseError& error) {
    return wrong_arguments(command, line.app, error, environment);
  }
  if (!line.quiet) return code(line.action(environment));
  std::ostream silent(nullptr);
  const Streams& streams = environment.streams;
  return code(line.action({environment.installation,
                           environment.files,
                           {streams.out, streams.err, streams.colour, streams.in, &silent},
                           environment.started,
                           environment.commit}));
}

}  // namespace

const std::vector<CommandGroup>& command_groups() {
  static const std::vector<CommandGroup> groups{
      {"Start and look", {new_command(), import_command(), export_command(), list_command(), show_command()}},
      {"Find mistakes", {check_command(), validate_command(), explain_command(), diff_command()}},
      {"Edit", {serve_command(), page_command(), lsp_command(), schema_command(), migrate_command()}},
      {"Print",
       {kit_command(), render_command(), tile_command(), proof_command(), shop_command(),
        calibrate_command()}},
      {"Play",
       {play_command(), replay_command(), routes_command(), upgrades_command(), study_command(),
        simulate_command()}}};
  return groups;
}

const std::vector<Command>& all_commands() {
  static const std::vector<Command> commands = [] {
    std::vector<Command> all;
    for (const CommandGroup& group : command_groups())
      all.insert(all.end(), group.commands.begin(), group.commands.end());
    return all;
  }();
  return commands;
}

namespace {

// Options for packages and shells: docs/cli.md documents them, the help omits them.
int write_manuals(const std::vector<std::string>& arguments, const Environment& environment) {
  if (arguments.size() != 2)
    return wrong_usage(environment, "--man needs a folder", "It receives one page for each command.");
  const std::string& folder = arguments[1];
  auto error = make_folder(folder);
  if (!error) error = write_file(folder + "/trackwright.1", manual_of_program());
  for (const Command& command : all_commands())
    if (!error)
      error = write_file(fmt::format("{}/trackwright-{}.1", folder, command.name), manual_of(command));
  return code(error ? unusable(environment, *error) : Exit::Sound);
}

int print_completion(const std::vector<std::string>& arguments, const Environment& environment) {
  const std::string_view script =
      arguments.size() == 2 ? completion_script(arguments[1]) : std::string_view();
  if (script.empty())
    return wrong_usage(environment, "--completion needs the name of a shell", "Use bash, zsh or fish.");
  environment.streams.out << script;
  return code(Exit::Sound);
}

int run_raw(const std::vector<std::string>& arguments, const Environment& environment) {
  std::ostream& out = environment.streams.out;
  if (arguments.empty()) {
    out << program_help();
    return code(Exit::Unusable);
  }
  const std::string& first = arguments.front();
  if (first == "help" && arguments.size() > 1) return run_raw({arguments[1], "--help"}, environment);
  if (first == "--help" || first == "-h" || first == "help") {
    out << program_help();
    return code(Exit::Sound);
  }
  if (first == "--version") {
    out << version_line(environment.commit) << '\n';
    return code(Exit::Sound);
  }
  if (first == "--man") return write_manuals(arguments, environment);
  if (first == "--completion") return print_completion(arguments, environment);
  if (first == "--complete") {
    out << completions({arguments.begin() + 1, arguments.end()}, environment);
    return code(Exit::Sound);
  }
  const auto& commands = all_commands();
  const auto command = std::ranges::find_if(commands, [&](const Command& one) { return one.name == first; });
  if (command == commands.end()) return unknown_command(first, environment);
  return run_command(*command, arguments, environment);
}

}  // namespace

int run(const std::vector<std::string>& arguments, const Environment& environment) {
  // Leave the output of the language server unchanged, because the editor counts its bytes.
  if (!arguments.empty() && arguments.front() == "lsp") return run_raw(arguments, environment);
  const Streams& streams = environment.streams;
  PrintableBuffer printable_out(streams.out, streams.colour);
  PrintableBuffer printable_err(streams.err, streams.colour);
  std::ostream out(&printable_out);
  std::ostream err(&printable_err);
  const int result =
      run_raw(arguments, {environment.installation,
                          environment.files,
                          {out, err, streams.colour, streams.in, streams.silent, streams.terminal},
                          environment.started,
                          environment.commit});
  out.flush();
  err.flush();
  return result;
}

}  // namespace trackwright

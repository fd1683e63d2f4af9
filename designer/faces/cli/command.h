// A command of the program: its options and its action. Parsing has no side effects.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "designer/faces/cli/write_file.h"
#include "designer/format/title/load.h"

namespace CLI {
class App;
}

namespace trackwright {

enum class Exit { Sound = 0, Faulty = 1, Unusable = 2 };

struct Streams {
  std::ostream& out;
  std::ostream& err;
  bool colour = false;               // `out` is a terminal with colour
  std::istream* in = nullptr;        // input of a user or an editor; nullptr: no input
  std::ostream* silent = nullptr;    // with --quiet: receives the lists of files and the summaries
  std::ostream* terminal = nullptr;  // `err`, if it is a terminal that may show progress

  std::ostream& notes() const { return silent == nullptr ? out : *silent; }
};

struct Environment {
  Installation installation;
  const FileReader& files;
  Streams streams;
  RunStart started = RunStart::now();
  std::string commit{};  // of the build; may be empty
};

using Action = std::function<Exit(const Environment&)>;

struct Command {
  std::string_view name;
  std::string_view sentence;  // in the list of commands
  std::string_view text;      // a paragraph or two in the command's help
  std::string_view examples;  // one per line, without the program's name
  // Declares options on the sub-command and returns the action to run after parsing.
  Action (*setup)(CLI::App&);
};

// Groups of commands, in the order of the help.
struct CommandGroup {
  std::string_view heading;
  std::vector<Command> commands;
};
const std::vector<CommandGroup>& command_groups();
const std::vector<Command>& all_commands();

// Runs the program: `arguments` is argv without the program's name. Returns the exit code.
int run(const std::vector<std::string>& arguments, const Environment&);

}  // namespace trackwright

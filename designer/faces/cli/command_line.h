// A command with its parser. Running, help, man pages and completion share this declaration.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "designer/faces/cli/command.h"

namespace trackwright {

struct CommandLine {
  explicit CommandLine(const Command&);
  CommandLine(const CommandLine&) = delete;
  CommandLine& operator=(const CommandLine&) = delete;

  CLI::App app;
  bool quiet = false;  // set by parsing
  Action action;
};

// "-o, --output FILE", "TITLE", "ID...", "--strict".
std::string option_name(const CLI::Option&);

// "check TITLE [OPTIONS]".
std::string usage(const Command&, const CLI::App&);

}  // namespace trackwright

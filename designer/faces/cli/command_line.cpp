#include "designer/faces/cli/command_line.h"

#include "designer/faces/cli/options.h"

namespace trackwright {

CommandLine::CommandLine(const Command& command) {
  action = command.setup(app);
  app.add_flag("-q,--quiet", quiet,
               "print no lists of files and no summaries, only findings, errors and data");
  refuse_empty(app);
  app.set_help_flag("-h,--help", "print this help");
}

std::string option_name(const CLI::Option& option) {
  if (option.get_positional()) {
    const bool several = option.get_expected_max() > 1 || option.get_items_expected_max() > 1;
    return option.get_single_name() + (several ? "..." : "");
  }
  std::string name;
  for (const char c : option.get_name(false, true)) name += c == ',' ? std::string(", ") : std::string(1, c);
  if (option.get_type_size_max() == 0) return name;  // a flag
  const std::string type = option.get_type_name();   // drop the values of "FORMAT:{text,json}"
  return name + " " + type.substr(0, type.find(':'));
}

std::string usage(const Command& command, const CLI::App& app) {
  std::string text(command.name);
  bool options = false;
  for (const CLI::Option* option : app.get_options()) {
    options = options || !option->get_positional();
    if (!option->get_positional()) continue;
    text += option->get_required() ? " " + option_name(*option) : " [" + option_name(*option) + "]";
  }
  return text + (options ? " [OPTIONS]" : "");
}

}  // namespace trackwright

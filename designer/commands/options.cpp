#include "designer/commands/options.h"

#include <CLI/App.hpp>
#include <map>

namespace trackwright {

void add_title(CLI::App& app, std::string& title) {
  app.add_option("TITLE", title, "a folder, or the name of one in titles/")->required();
}

void add_format(CLI::App& app, Format& format) {
  static const std::map<std::string, Format> formats = {{"text", Format::Text}, {"json", Format::Json}};
  app.add_option_function<std::string>(
         "--format", [&format](const std::string& word) { format = formats.at(word); },
         "text for people (the default), json for programs")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("FORMAT");
}

void add_strict(CLI::App& app, bool& strict) {
  app.add_flag("--strict", strict, "exit with 1 on warnings and remarks too");
}

}  // namespace trackwright

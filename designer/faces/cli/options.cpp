#include "designer/faces/cli/options.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <map>
#include <vector>

#include "engine/base/words.h"

namespace trackwright {

void add_option_names(CLI::App& app, std::vector<std::string>& names) {
  app.add_option("--option", names, "use this option of the title; can be repeated")
      ->type_name("OPTION")
      ->allow_extra_args(false);
}

void add_title(CLI::App& app, TitleName& title) {
  app.add_option("TITLE", title.name, "a folder, or the name of one in titles/")->required();
  add_option_names(app, title.options);
}

namespace {

void add_one_of(CLI::App& app, Format& format, const std::map<std::string, Format>& formats,
                const std::string& sentence) {
  std::vector<std::string> words;
  for (const auto& [word, meaning] : formats) words.push_back(word);
  app.add_option_function<std::string>(
         "--format", [&format, formats](const std::string& word) { format = formats.at(word); }, sentence)
      ->check(CLI::IsMember(words))
      ->type_name("FORMAT");
}

}  // namespace

void add_format(CLI::App& app, Format& format) {
  add_one_of(app, format, {{"text", Format::Text}, {"json", Format::Json}}, "text (default) or json");
}

void add_findings_format(CLI::App& app, Format& format) {
  add_one_of(app, format,
             {{"text", Format::Text},
              {"json", Format::Json},
              {"sarif", Format::Sarif},
              {"github", Format::Github},
              {"junit", Format::Junit}},
             "text (default), json, sarif, github or junit");
}

void add_file_format(CLI::App& app, std::string& format,
                     const std::vector<std::pair<std::string_view, std::string_view>>& formats) {
  std::string what;
  std::vector<std::string> names;
  for (const auto& [name, meaning] : formats) {
    what += fmt::format("{}`{}`: {}", what.empty() ? "" : "; ", name, meaning);
    names.emplace_back(name);
  }
  app.add_option("FORMAT", format, "the format of the file; " + what)
      ->required()
      ->check(CLI::IsMember(names));
}

CLI::Validator number_from(double low, double high) {
  const auto judge = [low, high](const std::string& text) {
    const auto number = number_in<double>(text);
    return number && *number >= low && *number <= high
               ? std::string()
               : fmt::format("`{}` is not a number from {:g} to {:g}", text, low, high);
  };
  return {judge, fmt::format("{:g} to {:g}", low, high)};
}

void refuse_empty(CLI::App& app) {
  const CLI::Validator some(
      [](const std::string& text) {
        return text.empty() ? std::string("its value is missing") : std::string();
      },
      "");
  for (CLI::Option* option : app.get_options())
    if (!option->get_positional() && option->get_items_expected_max() > 0) option->check(some);
}

void add_strict(CLI::App& app, bool& strict) {
  app.add_flag("--strict", strict, "also exit with 1 on warnings and remarks");
}

}  // namespace trackwright

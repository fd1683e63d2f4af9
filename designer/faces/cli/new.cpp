// Begins a title: a copy of the starter.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/studio/starter.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

struct NewRequest {
  std::string slug;
  std::string name;
  std::string folder;
};

Exit wrong(const Environment& environment, const std::string& message, const std::string& help) {
  environment.streams.err << fmt::format("trackwright: {}\n{}\n", message, help);
  return Exit::Unusable;
}

Exit begin_title(const Environment& environment, const NewRequest& options) {
  if (!is_slug(options.slug))
    return wrong(environment, fmt::format("`{}` cannot be the name of a title's folder", options.slug),
                 "Use small letters, digits, - and _, beginning with a letter or digit: my-title.");
  const std::string target = options.folder.empty() ? options.slug : options.folder;
  std::error_code error;
  if (fs::symlink_status(target, error).type() != fs::file_type::not_found)
    return wrong(environment, fmt::format("{} is there already", target), "Nothing was written.");
  const auto files = starter_files(environment.files, environment.installation,
                                   options.name.empty() ? options.slug : options.name);
  if (!files) return unusable(environment, files.error());
  if (const auto failed = write_files(target, output_of(*files))) return unusable(environment, *failed);
  environment.streams.out << fmt::format(
      "{0}: a new title, small, sound and printable as it is\n"
      "Next: trackwright check {0}\n      trackwright kit {0}\n",
      fs::path(target).has_parent_path() ? target : "./" + target);
  return Exit::Sound;
}

Action set_up_new(CLI::App& app) {
  const auto options = std::make_shared<NewRequest>();
  app.add_option("SLUG", options->slug, "the name of its folder: small letters, digits, - and _")->required();
  app.add_option("--title", options->name, "the name of the game; the slug unless given")->type_name("NAME");
  app.add_option("-o,--output", options->folder, "where to put it; ./SLUG unless given")->type_name("FOLDER");
  return [options](const Environment& environment) { return begin_title(environment, *options); };
}

}  // namespace

Command new_command() {
  return {"new", "begins a title: a small one that is sound, to be changed",
          "Makes a folder with the files of a title. The starter in it is a complete small game, sound and "
          "ready to print, with a comment on each part; change it step by step.",
          "new 18vik\nnew 18vik --title \"18Vik: Rails of the Norse\" -o titles/18vik", set_up_new};
}

}  // namespace trackwright

// `new`: starts a title from a copy of the starter.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/title/title_folder.h"
#include "designer/studio/starter.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

namespace fs = std::filesystem;

struct NewRequest {
  std::string slug;
  std::string name;
  std::string folder;
  std::string extends;
};

Exit wrong(const Environment& environment, const std::string& message, const std::string& help) {
  environment.streams.err << fmt::format("trackwright: {}\n{}\n", message, help);
  return Exit::Unusable;
}

// Returns the value of `extends`: a shipped title by its name, another folder as a relative path.
std::string named_from(const Environment& environment, const std::string& target, const std::string& title) {
  if (environment.files.is_directory(environment.installation.titles + "/" + title)) return title;
  std::error_code error;
  const fs::path way = fs::relative(fs::absolute(title), fs::absolute(target), error);
  return error || way.empty() ? title : way.string();
}

Expected<TitleFiles, Finding> first_files(const Environment& environment, const NewRequest& options,
                                          const std::string& target) {
  const std::string name = options.name.empty() ? options.slug : options.name;
  if (options.extends.empty()) return starter_files(environment.files, environment.installation, name);
  return variant_files(environment.files, environment.installation, name,
                       named_from(environment, target, options.extends));
}

// Turns "My Game!" into my-game.
std::string nearest_slug(const std::string& name) {
  std::string slug;
  for (const char c : name)
    if (const char small = lower_case(c); is_slug(std::string(1, small)) || (small == '_' && !slug.empty()))
      slug += small;
    else if (!slug.empty() && slug.back() != '-')
      slug += '-';
  while (slug.ends_with('-')) slug.pop_back();
  return slug.empty() ? "my-title" : slug;
}

// If the user gives a path instead of a name, takes its last part as the slug.
NewRequest with_path(NewRequest options) {
  if (!options.folder.empty()) return options;
  const fs::path given = fs::path(options.slug).lexically_normal();
  const fs::path folder = given.has_filename() ? given : given.parent_path();
  options.folder = folder.string();
  options.slug = folder.filename().string();
  return options;
}

Exit begin_title(const Environment& environment, const NewRequest& asked) {
  const NewRequest options = with_path(asked);
  if (!is_slug(options.slug))
    return wrong(environment, fmt::format("`{}` cannot be the name of a title's folder", options.slug),
                 fmt::format("Use lowercase letters, digits, - and _, and begin with a letter or digit: {}.",
                             nearest_slug(options.slug)));
  const std::string& target = options.folder;
  std::error_code error;
  if (fs::symlink_status(target, error).type() != fs::file_type::not_found)
    return wrong(environment, fmt::format("{} already exists", target), "Nothing was written.");
  Findings unknown;
  if (!options.extends.empty() &&
      !find_title(environment.files, environment.installation, options.extends, unknown))
    return unusable(environment, unknown.front());
  const auto files = first_files(environment, options, target);
  if (!files) return unusable(environment, files.error());
  if (const auto failed = write_files(target, output_of(*files))) return unusable(environment, *failed);
  environment.streams.notes() << fmt::format(
      "{0}: a new title, {1}\n"
      "Next: trackwright serve {0} --open --edit\n      trackwright check {0}\n      trackwright kit {0}\n",
      fs::path(target).has_parent_path() ? target : "./" + target,
      options.extends.empty() ? "small, valid and ready to print"
                              : "identical to " + options.extends + " until you change it");
  return Exit::Sound;
}

Action set_up_new(CLI::App& app) {
  const auto options = std::make_shared<NewRequest>();
  app.add_option("SLUG", options->slug, "the folder: a name of lowercase letters, digits, - and _, or a path")
      ->required();
  app.add_option("--title", options->name, "the name of the game; default: the name of the folder")
      ->type_name("NAME");
  app.add_option("-o,--output", options->folder, "the folder to write; default: SLUG")->type_name("FOLDER");
  app.add_option("--extends", options->extends, "start a variant of this title")->type_name("TITLE");
  return [options](const Environment& environment) { return begin_title(environment, *options); };
}

}  // namespace

Command new_command() {
  return {"new", "start a title from a small valid game",
          "Creates a folder with the files of a title. The starter is a complete small game, valid and ready "
          "to print, with a comment on each part; change it step by step. The folder also gets the schemas "
          "and settings with which an editor completes and checks the files. A variant starts empty: "
          "everything that it does not state comes from the title that it extends.",
          "new 18vik\nnew 18vik --title \"18Vik: Rails of the Norse\" -o titles/18vik\n"
          "new 18vik-north --extends ./18vik",
          set_up_new};
}

}  // namespace trackwright

// Other people's data as a title folder.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/interchange/facts.h"
#include "designer/format/yaml/write.h"

namespace trackwright {

namespace {

struct ImportRequest {
  std::string format;
  std::string file;
  std::string folder;
};

Exit import_title(const Environment& environment, const ImportRequest& options) {
  Sources sources;
  Findings findings;
  const auto imported = read_facts(environment.files, options.file, sources, findings);
  if (!imported) {
    warn(environment, sources, findings);
    return Exit::Unusable;
  }
  if (environment.files.is_directory(options.folder) && !environment.files.list(options.folder).empty())
    return unusable(environment, "file/unwritable",
                    fmt::format("{} is there already and is not empty", options.folder));
  if (const auto error = make_folder(options.folder)) return unusable(environment, *error);
  for (const auto& [name, tree] : imported->files)
    if (const auto error = write_file(options.folder + "/" + name, write_yaml(tree)))
      return unusable(environment, *error);
  for (const std::string& warning : imported->warnings)
    environment.streams.err << "warning: " << warning << '\n';
  environment.streams.out << fmt::format("{}: {} files\n", options.folder, imported->files.size());
  return Exit::Sound;
}

Action set_up_import(CLI::App& app) {
  const auto options = std::make_shared<ImportRequest>();
  app.add_option("FORMAT", options->format, "facts: title facts as JSON")
      ->required()
      ->check(CLI::IsMember({"facts"}));
  app.add_option("FILE", options->file, "the file")->required();
  app.add_option("-o,--output", options->folder, "the new title's folder")->type_name("FOLDER")->required();
  return [options](const Environment& environment) { return import_title(environment, *options); };
}

}  // namespace

Command import_command() {
  return {
      "import", "other people's data as a title folder",
      "Writes a title folder from a file of another project, and says what could not be carried over. See "
      "docs/interchange.md.",
      "import facts 1889.json -o my1889", set_up_import};
}

}  // namespace trackwright

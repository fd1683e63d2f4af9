// Other people's data as a title folder.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/interchange/facts.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

struct ImportRequest {
  std::string format;
  std::string file;
  std::string folder;
};

Exit import_title(const Environment& environment, const ImportRequest& options) {
  auto text = environment.files.read(options.file, largest_file);
  if (!text)
    return unusable(environment, "file/unreadable", fmt::format("{} {}", options.file, text.error().message));
  Sources sources;
  Findings findings;
  const auto facts = parse_yaml(sources, sources.add(options.file, std::move(*text)), findings);
  if (!facts || !findings.empty()) {
    warn(environment, sources, findings);
    return Exit::Unusable;
  }
  if (facts->find("hexes") == nullptr || facts->find("trains") == nullptr)
    return unusable(
        environment, "import/facts",
        fmt::format("{} is no file of title facts: it has no `hexes` and `trains`", options.file));
  if (environment.files.is_directory(options.folder) && !environment.files.list(options.folder).empty())
    return unusable(environment, "file/unwritable",
                    fmt::format("{} is there already and is not empty", options.folder));
  if (const auto error = make_folder(options.folder)) return unusable(environment, *error);
  const ImportedTitle imported =
      import_facts(*facts, std::filesystem::path(options.file).filename().string());
  for (const auto& [name, tree] : imported.files)
    if (const auto error = write_file(options.folder + "/" + name, write_yaml(tree)))
      return unusable(environment, *error);
  for (const std::string& warning : imported.warnings)
    environment.streams.err << "warning: " << warning << '\n';
  environment.streams.out << fmt::format("{}: {} files\n", options.folder, imported.files.size());
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

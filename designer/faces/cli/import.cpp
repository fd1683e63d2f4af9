// `import`: converts data of another project into a title.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_folder.h"
#include "designer/format/text/findings.h"
#include "designer/studio/csv.h"
#include "designer/studio/import.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct ImportRequest {
  std::string format;
  std::string file;
  std::string folder;
  bool update = false;
};

bool holds_files(const Environment& environment, const std::string& folder) {
  return environment.files.is_directory(folder) && !environment.files.list(folder).empty();
}

// The name of the file or folder without its ending, in the current folder.
std::string default_folder(const std::string& file) {
  return std::filesystem::path(normal_path(file)).stem().string();
}

constexpr std::string_view csv_format = "csv";

Exit import_files(const Environment& environment, ImportRequest options) {
  if (options.update && options.format != "facts" && options.format != csv_format)
    return unusable(environment, "file/unwritable", "--update works with `facts` and `csv` only");
  if (!options.update && options.format == csv_format)
    return unusable(environment, "file/unwritable", "`import csv` needs an existing title to change",
                    "give its path with -o, and add --update");
  if (options.folder.empty()) options.folder = default_folder(options.file);
  const Imported imported =
      options.format == csv_format && options.update
          ? import_csv(environment.files, environment.installation, options.file, options.folder)
      : options.update
          ? import_over(environment.files, environment.installation, options.file, options.folder)
          : import_title(environment.files, environment.installation, options.file, options.format);
  if (has_errors(imported.findings)) {
    warn(environment, imported.sources, imported.findings);
    return Exit::Unusable;
  }
  if (!options.update && holds_files(environment, options.folder))
    return unusable(environment, "file/unwritable", fmt::format("{} exists and is not empty", options.folder),
                    "give a new folder with -o, or add --update to change an existing title from facts");
  const auto error = options.update
                         ? write_files(options.folder, output_of(imported.files))
                         : write_folder(options.folder, output_of(imported.files), environment.started);
  if (error) return unusable(environment, *error);
  for (const std::string& warning : imported.warnings)
    environment.streams.err << "warning: " << warning << '\n';
  environment.streams.notes() << fmt::format(
      "{}: {}{}\n", options.folder, counted(imported.files.size(), "file"), options.update ? " changed" : "");
  return Exit::Sound;
}

Action set_up_import(CLI::App& app) {
  const auto options = std::make_shared<ImportRequest>();
  auto formats = import_names();
  formats.emplace_back(csv_format, "tables of an existing title, as `export csv` writes them; with --update");
  add_file_format(app, options->format, formats);
  app.add_option("FILE", options->file, "the file to import, or the folder for `ruby` and `csv`")->required();
  app.add_option("-o,--output", options->folder, "the folder of the new title; default: the name of the file")
      ->type_name("FOLDER");
  app.add_flag("--update", options->update,
               "update the title in the folder from facts or csv; keep comments and layout");
  return [options](const Environment& environment) { return import_files(environment, *options); };
}

}  // namespace

Command import_command() {
  return {
      "import", "convert data of another project into a title",
      "Writes a title from a file or folder of another project and lists the data that could not be carried "
      "over. "
      "See docs/interchange.md.",
      "import maker 1889.json -o my1889\nimport ruby g_1889 -o my1889\nimport json mytitle.json -o mytitle\n"
      "import csv tables -o mytitle --update\nimport facts 1889.json -o my1889\n"
      "import facts 1889.json -o my1889 --update",
      set_up_import};
}

}  // namespace trackwright

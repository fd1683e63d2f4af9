// `export`: writes a title in the format of another program.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/faces/cli/write_folder.h"
#include "designer/format/text/findings.h"
#include "designer/studio/csv.h"
#include "designer/studio/export.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct ExportRequest {
  std::string format;
  TitleName title;
  std::string file;
  std::string separator = "comma";
};

// Lists the losses after the files are written.
Exit export_folder(const Environment& environment, const ExportRequest& options, const Loaded& loaded,
                   const Exported& exported) {
  if (environment.files.is_directory(options.file) && !environment.files.list(options.file).empty())
    return unusable(environment, "file/unwritable", fmt::format("{} exists and is not empty", options.file));
  if (const auto error = write_folder(options.file, output_of(exported.files), environment.started))
    return unusable(environment, *error);
  warn(environment, loaded.sources, exported.losses);
  environment.streams.notes() << fmt::format("{}: {}, {} lost\n", options.file,
                                             counted(exported.files.size(), "file"),
                                             counted(exported.losses.size(), "value"));
  if (!exported.notice.empty()) environment.streams.notes() << exported.notice << '\n';
  return Exit::Sound;
}

constexpr std::string_view tables_format = "csv";

// The tables are a part of the title: nothing of it is lost.
Exit export_tables(const Environment& environment, const ExportRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  if (!loaded.title || has_errors(loaded.findings)) {
    warn(environment, loaded.sources, loaded.findings);
    return Exit::Unusable;
  }
  constexpr std::array<std::pair<std::string_view, char>, 3> separators{
      {{"comma", ','}, {"semicolon", ';'}, {"tab", '\t'}}};
  const auto* const separator =
      std::ranges::find(separators, options.separator, &std::pair<std::string_view, char>::first);
  if (separator == separators.end())
    return unusable(environment, "file/unwritable", fmt::format("`{}` is not a separator", options.separator),
                    "use comma, semicolon or tab");
  const TitleFiles files = csv_files(*loaded.title, separator->second);
  if (const auto error = write_folder(options.file, output_of(files), environment.started))
    return unusable(environment, *error);
  environment.streams.notes() << fmt::format("{}: {}\n", options.file, counted(files.size(), "file"));
  return Exit::Sound;
}

Exit export_file(const Environment& environment, const ExportRequest& options) {
  if (options.format == tables_format && !options.file.empty()) return export_tables(environment, options);
  if ((exports_folder(options.format) || options.format == tables_format) && options.file.empty())
    return unusable(environment, "file/unwritable",
                    fmt::format("`export {}` needs the path of a folder", options.format),
                    "give its path with -o, for example -o g_mytitle");
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  const auto exported = export_title(environment.files, environment.installation, loaded, options.format);
  if (!exported) {
    warn(environment, loaded.sources, loaded.findings);
    return Exit::Unusable;
  }
  if (!exported->files.empty()) return export_folder(environment, options, loaded, *exported);
  if (options.file.empty())
    environment.streams.out << exported->text;
  else if (const auto error = write_file(options.file, exported->text))
    return unusable(environment, *error);
  warn(environment, loaded.sources, exported->losses);
  if (!options.file.empty())
    environment.streams.notes() << fmt::format("{}: {} lost\n", options.file,
                                               counted(exported->losses.size(), "value"));
  return Exit::Sound;
}

Action set_up_export(CLI::App& app) {
  const auto options = std::make_shared<ExportRequest>();
  auto formats = export_names();
  formats.emplace_back(tables_format,
                       "tables of market, trains, tiles, shares, privates and off-board values");
  add_file_format(app, options->format, formats);
  add_title(app, options->title);
  app.add_option("-o,--output", options->file,
                 "the file, or the folder of `ruby` and `csv`; default: standard output")
      ->type_name("FILE");
  app.add_option("--separator", options->separator, "the separator of `csv`: comma, semicolon or tab");
  return [options](const Environment& environment) { return export_file(environment, *options); };
}

}  // namespace

Command export_command() {
  return {
      "export", "write a title in the format of another program",
      "Writes a title as a file or folder for another program, and lists each value that the format cannot "
      "carry, with its place. See docs/interchange.md.",
      "export maker mytitle -o mytitle.json\nexport json mytitle -o mytitle.json\n"
      "export ruby mytitle -o g_mytitle\nexport csv mytitle -o tables --separator semicolon",
      set_up_export};
}

}  // namespace trackwright

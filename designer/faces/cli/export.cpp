// `export`: writes a title in the format of another program.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>
#include <string>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/export.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct ExportRequest {
  std::string format;
  std::string title;
  std::string file;
};

Exit export_file(const Environment& environment, const ExportRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  const auto exported = export_title(environment.files, environment.installation, loaded, options.format);
  if (!exported) {
    warn(environment, loaded.sources, loaded.findings);
    return Exit::Unusable;
  }
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
  add_file_format(app, options->format, export_names());
  add_title(app, options->title);
  app.add_option("-o,--output", options->file, "the file; default: standard output")->type_name("FILE");
  return [options](const Environment& environment) { return export_file(environment, *options); };
}

}  // namespace

Command export_command() {
  return {"export", "write a title in the format of another program",
          "Writes a title as one file for another program, and lists each value that the format cannot "
          "carry, with its place. See docs/interchange.md.",
          "export maker mytitle -o mytitle.json\nexport json mytitle -o mytitle.json", set_up_export};
}

}  // namespace trackwright

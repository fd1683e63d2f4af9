// `calibrate`: prints a sheet to measure the errors of a printer.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/faces/cli/report.h"
#include "designer/format/press/papers.h"
#include "designer/format/press/theme_file.h"
#include "designer/studio/picture.h"
#include "render/sheets/calibration.h"

namespace trackwright {

namespace {

struct CalibrateRequest {
  std::string paper = "A4";
  std::string file = "calibration.pdf";
  bool short_edge = false;
};

Exit calibrate(const Environment& environment, const CalibrateRequest& options) {
  Sources sources;
  Findings findings;
  const auto papers = read_papers(environment.files, environment.installation.templates, sources, findings);
  if (papers.empty()) {
    warn(environment, sources, findings);
    return Exit::Unusable;
  }
  const auto paper = find_paper(papers, options.paper);
  if (!paper) {
    environment.streams.err << "trackwright: " << paper.error() << '\n';
    return Exit::Unusable;
  }
  const std::vector<Page> pages =
      calibration_pages(*paper, options.short_edge ? Backs::ShortEdge : Backs::LongEdge, classic_theme());
  PdfMetadata metadata;
  metadata.title = "Calibration of a printer";
  if (const auto error = write_file(options.file, write_pdf(pages, metadata)))
    return unusable(environment, *error);
  environment.streams.notes() << fmt::format("{}: both sides of one sheet of {}\n", options.file,
                                             paper->name);
  return Exit::Sound;
}

Action set_up_calibrate(CLI::App& app) {
  const auto options = std::make_shared<CalibrateRequest>();
  app.add_option("--paper", options->paper, "the paper; default: A4")->type_name("PAPER");
  app.add_option("-o,--output", options->file, "the file to write; default: calibration.pdf")
      ->type_name("FILE");
  app.add_flag("--short-edge", options->short_edge, "the printer flips the paper on its short edge");
  return [options](const Environment& environment) { return calibrate(environment, *options); };
}

}  // namespace

Command calibrate_command() {
  return {"calibrate", "write a calibration sheet for your printer",
          "Writes a sheet with rulers and scales for both sides of the paper. Put the measured values into a "
          "printer profile, a YAML file with the scale and offset of the printer and of the back side. `kit "
          "--printer FILE` then corrects the print. The sheet explains what to write.",
          "calibrate --paper Letter -o calibration.pdf", set_up_calibrate};
}

}  // namespace trackwright

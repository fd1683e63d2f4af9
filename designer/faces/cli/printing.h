// What `kit`, `render`, `proof` and `shop` share: their options, which order a kit, and what is told where it
// cannot be had.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/report.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"

namespace trackwright {

struct PrintRequest {
  std::string title;
  std::string folder;  // empty: output/<slug>
  double dpi = 150;    // of PNG files
  KitOrder order{};
  std::vector<std::string> quantities;  // "tiles/tile-57=2"
};
void add_print_request(CLI::App&, PrintRequest&);

// The file or name of a theme.
void add_theme(CLI::App&, Chosen<std::string>& theme);

// pdf, svg or png, several times.
void add_formats(CLI::App&, std::vector<PictureFormat>& formats);

// Whether the groups of SVG files say what they show.
void add_ids(CLI::App&, SvgIds& ids);

// What was ordered, ready to be drawn.
struct Prepared {
  std::string title;  // as it was asked for
  PrintJob job;
  Sources sources;
  Findings findings;   // so far
  Findings besides;    // of the checks, which keep nothing from being printed
  std::string folder;  // where the files go
};

// The error is the exit code of what was told on the error stream.
Expected<Prepared, Exit> prepare(const Environment&, const PrintRequest&);

// All of them or none; the exit code where they cannot be written, which has been told.
std::optional<Exit> write_made(const Environment&, const std::string& folder,
                               const std::vector<PrintedFile>&);

// Tells what was found in the order and in drawing, and how much `check` has to say besides.
Exit tell_found(const Environment&, const Prepared&, const Findings& of_drawing);

// "out/map.pdf: 4 pages A4", each file in a line; of the pictures of single pieces only how many there are.
void tell_files(const Environment&, const std::string& folder, const std::vector<PrintedFile>&);

}  // namespace trackwright

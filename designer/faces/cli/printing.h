// Shared code of `kit`, `render`, `proof` and `shop`: their options, the order of a kit, and messages on
// failure.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/report.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"

namespace trackwright {

struct PrintRequest {
  TitleName title;
  std::string folder;  // empty: output/<slug>; of `render` and `proof` also a file: map.pdf
  double dpi = 150;    // of PNG files
  KitOrder order{};
  std::vector<std::string> quantities;  // "tiles/tile-57=2"
};
void add_print_request(CLI::App&, PrintRequest&);

// After add_print_request: the option `-o` also accepts a file.
void accept_file(CLI::App&);

// Adds an option for the file or name of a theme.
void add_theme(CLI::App&, Chosen<std::string>& theme);

// Adds an option for pdf, svg or png, which may be repeated.
void add_formats(CLI::App&, std::vector<PictureFormat>& formats);

// Adds an option for ids on the groups of SVG files.
void add_ids(CLI::App&, SvgIds& ids);

// An order that is ready to be drawn.
struct Prepared {
  std::string title;  // as the user wrote it
  PrintJob job;
  Sources sources;
  Findings findings;   // so far
  Findings besides;    // findings of the checks, which do not prevent printing
  std::string folder;  // the output folder
};

// Reports failures on the error stream; the error is the exit code.
Expected<Prepared, Exit> prepare(const Environment&, const PrintRequest&);

// The files to write in these formats; none: the format of the file in `-o`, or PDF. The error is the exit
// code.
Expected<FileChoices, Exit> chosen_files(const Environment&, const PrintRequest&,
                                         const std::vector<PictureFormat>&);

// Rejects a file in `-o` for a command that writes several files.
std::optional<Exit> refuse_file(const Environment&, const PrintRequest&);

// Writes all files or none. A path that ends in .pdf, .svg or .png gets the only file; several files are
// wrong usage. On failure, reports the error and returns the exit code.
std::optional<Exit> write_made(const Environment&, const std::string& folder,
                               const std::vector<PrintedFile>&);

// Prints the findings of the order and of drawing, and the number of findings of `check`.
Exit tell_found(const Environment&, const Prepared&, const Findings& of_drawing);

// Prints "out/map.pdf: 4 pages A4", one line per file. Prints only the number of pictures of single pieces.
void tell_files(const Environment&, const std::string& folder, const std::vector<PrintedFile>&);

// Names the components whose backs the command leaves out: "without backs: trains (21), certificates (8)".
void tell_left_out(const Environment&, const std::vector<std::pair<std::string, int>>& without_backs);

}  // namespace trackwright

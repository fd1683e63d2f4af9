// From a title to the files of its kit: what `render` and `kit` share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/commands/command.h"
#include "designer/commands/picture.h"
#include "designer/commands/report.h"
#include "render/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// Options of both commands. What is not given is as the title's kit.yaml says, or else as these defaults do.
struct PrintChoices {
  std::string title;
  std::string folder;  // empty: output/<slug>
  std::string paper;   // empty: kit.yaml's, or A4
  std::string theme;   // name or file; empty: kit.yaml's, or classic
  std::optional<double> tile_size;
  std::optional<double> map_size;
  double dpi = 150;  // of PNG files
};
void add_print_choices(CLI::App&, PrintChoices&);

// A title that is ready to be drawn.
struct PrintJob {
  Loaded loaded;
  ArtFiles art;
  KitOptions kit;
  SheetOptions sheets;
  std::string folder;
};
// Nothing where the title cannot be drawn; the reason was told on the error stream. Findings of reading stay
// in `loaded`.
std::optional<PrintJob> prepare(const Environment&, const PrintChoices&, Exit&);

struct PrintedFile {
  std::string name;  // below the job's folder
  std::string bytes;
  std::string content;  // in words: "5 pages A4"
};

// Pieces are laid out on sheets: tiles-a4.pdf, tiles-a4-1.svg. A board stands whole on a page of its own,
// map.pdf and map.svg; its PDF comes a second time over sheets of the paper, map-a4.pdf.
std::vector<PrintedFile> print(const Component&, const PrintJob&, const std::vector<PictureFormat>&,
                               double dpi);

// The pages of a component, boards whole, for a contact sheet.
std::vector<Page> proof_pages(const Component&, const PrintJob&);

// The names of the components that the title wants printed, in order.
std::vector<std::string> wanted_components(const Title&);

Component make_component(const ComponentKind&, PrintJob&, Findings&);

}  // namespace trackwright

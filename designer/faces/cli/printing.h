// From a title to the files of its kit: what `render` and `kit` share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/command.h"
#include "designer/faces/cli/report.h"
#include "designer/faces/cli/sheet_choices.h"
#include "designer/studio/job.h"
#include "render/documents/page.h"

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
  SheetChoices sheets{};
};
void add_print_choices(CLI::App&, PrintChoices&);

// Nothing where the title cannot be drawn; the reason was told on the error stream. Findings of reading stay
// in `loaded`.
std::optional<PrintJob> prepare(const Environment&, const PrintChoices&, Exit&);

// The same for what is meant for paper and knife: nothing, too, where reading found errors, since a card with
// a price missing is found out at the table.
std::optional<PrintJob> prepare_whole(const Environment&, const PrintChoices&, Exit&);

// The theme of this name or file; where it is empty that of the title's kit.yaml, if there is a title that
// says one, or else classic. Nothing where it cannot be read; why is among the findings.
std::optional<Theme> chosen_theme(const Environment&, const std::string& name, Loaded&);
void add_theme(CLI::App&, std::string& name);

// The pages of a component, boards whole, for a contact sheet.
std::vector<Page> proof_pages(const Component&, const PrintJob&);

// The names of the components that the title wants printed, in order.
std::vector<std::string> wanted_components(const Title&);

}  // namespace trackwright

// Reads a custom layout, printer, machine or service, and lays out sheets with it. The first byte selects
// the kind.
#include <array>
#include <string>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/studio/chosen.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"
#include "designer/studio/shop_files.h"
#include "render/components/kinds.h"
#include "render/documents/cut_file.h"
#include "render/sheets/impose.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr const char* file_name = "mine.yaml";

KitOrder order_of(unsigned byte) {
  KitOrder order;
  switch (byte % 4) {
    case 0:
      order.choices.layouts = {{file_name, {}}};
      break;
    case 1:
      order.printer = file_name;
      break;
    case 2:
      order.machine = file_name;
      break;
    default:
      order.service = file_name;
  }
  order.choices.components = {{"tiles", {}}};
  return order;
}

// Draws pieces of each outline and a board once: this target tests their layout on paper.
const Component& some_pieces() {
  static const Component pieces = [] {
    PrintJob job;
    job.title = *sound_title().title;
    Sources sources;
    Findings findings;
    job.sheets.theme = *chosen_theme(ground(), ground_installation(), {}, sources, findings);
    Component all{"some", "Some", {}, {}};
    for (const ComponentKind& kind : component_kinds()) {
      const Component made = make_component(kind, job, findings);
      for (const Piece& piece : made.pieces)
        if (all.pieces.size() < 30) all.pieces.push_back(piece);
      if (all.boards.empty()) all.boards = made.boards;
    }
    return all;
  }();
  return pieces;
}

void lay_out(const PrintJob& job) {
  const std::vector<Sheet> sheets = impose(some_pieces(), job.sheets);
  require(!sheets.empty(), "pieces lie on no sheet");
  if (!job.sheets.machine) return;
  for (const Sheet& sheet : sheets) {
    const auto marks = registration_marks(*job.sheets.machine, sheet.size);
    static_cast<void>(write_cut_svg(cut_paths(sheet), marks, sheet.size));
  }
}

}  // namespace

void press_target(std::string_view input) {
  if (input.empty()) return;
  const MemoryReader files({{file_name, std::string(input.substr(1))}}, &ground());
  const unsigned byte = static_cast<unsigned char>(input.front());
  const Ordered ordered = order_kit(files, ground_installation(), sound_title(), order_of(byte));
  require(ordered.job || !ordered.findings.empty(), "neither a job nor a finding");
  require_sound(ordered.sources, ordered.findings);
  if (!ordered.job || has_errors(ordered.findings)) return;
  lay_out(*ordered.job);
  if (ordered.job->service && input.size() % 16 == 0) static_cast<void>(make_shop_files(*ordered.job, {}));
}

}  // namespace trackwright

// Draws a readable title: the first pieces of one component as pixels, and a sheet of them as a file. The
// upper three bits of the first byte and the length of the text choose the component.
#include <cmath>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/studio/order.h"
#include "designer/studio/press.h"
#include "designer/studio/quantities.h"
#include "render/components/kinds.h"
#include "render/documents/pdf.h"
#include "render/documents/png.h"
#include "render/documents/svg.h"
#include "render/sheets/impose.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t few_drawn = 3;  // the most pieces, boards or pages to draw
constexpr double coarse = 20;         // pixels per inch
constexpr double most_paper = 2e6;    // the page area in mm2 from which a page is laid out but not drawn
constexpr std::size_t largest_drawn = 10'000;

const ComponentKind& kind_of(const Spoiled& title) {
  const auto& kinds = component_kinds();
  return kinds[((title.choice >> 5U) + 8 * (title.text.size() % 4)) % kinds.size()];
}

void draw(const Drawing& drawing, Size size) {
  const Box box = bounds(drawing);
  require(
      std::isfinite(box.x) && std::isfinite(box.y) && std::isfinite(box.width) && std::isfinite(box.height),
      "a drawing has no bounds");
  if (size.width * size.height < most_paper) static_cast<void>(write_png(drawing, size, coarse));
}

void draw_sheets(const Component& component, const PrintJob& job, std::size_t format) {
  std::vector<Page> pages = pages_of(impose(component, job.sheets));
  if (pages.size() > few_drawn) pages.resize(few_drawn);
  std::erase_if(pages, [](const Page& page) { return page.size.width * page.size.height >= most_paper; });
  if (pages.empty()) return;
  if (format == 0)
    require(!write_svg(pages.front().drawing, pages.front().size).empty(), "a sheet has no SVG");
  if (format == 1) require(!write_pdf(pages, {}).empty(), "sheets have no PDF");
}

}  // namespace

void draw_target(std::string_view input) {
  const Spoiled title = spoiled(input);
  if (title.text.size() > largest_drawn) return;
  const MemoryReader files = title.files();
  const Loaded loaded = load_spoiled(title);
  Ordered ordered = order_kit(files, ground_installation(), loaded, {});
  require_sound(ordered.sources, ordered.findings);
  if (!ordered.job || has_errors(ordered.findings)) return;
  Findings findings;
  Component component = make_component(kind_of(title), *ordered.job, findings);
  require_sound(loaded.sources, findings);
  apply_quantities(component, ordered.job->quantities);
  for (std::size_t i = 0; i < std::min(few_drawn, component.pieces.size()); ++i)
    draw(component.pieces[i].front, component.pieces[i].size);
  for (std::size_t i = 0; i < std::min(few_drawn, component.boards.size()); ++i)
    draw(component.boards[i].drawing, component.boards[i].size);
  draw_sheets(component, *ordered.job, title.text.size() / 4 % 16);
}

}  // namespace trackwright

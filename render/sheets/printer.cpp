#include "render/sheets/printer.h"

#include <utility>

namespace trackwright {
namespace {

Transform undone(const Printer& printer, Size page, bool back) {
  const Transform there = printed(printer, page, back);
  return {1 / there.xx, 0, -there.dx / there.xx, 0, 1 / there.yy, -there.dy / there.yy};
}

}  // namespace

Transform printed(const Printer& printer, Size page, bool back) {
  Point offset = printer.offset;
  if (back) offset = offset + printer.back_offset;
  const double left = page.width / 2 * (1 - printer.scale_x);
  const double top = page.height / 2 * (1 - printer.scale_y);
  return {printer.scale_x, 0, left + offset.x, 0, printer.scale_y, top + offset.y};
}

void compensate(Sheet& sheet, const Printer& printer) {
  const Transform undo = undone(printer, sheet.size, sheet.back);
  if (undo == Transform{}) return;
  Drawing moved;
  moved.add(Group{.transform = undo, .clip = {}, .items = std::move(sheet.drawing.items)});
  sheet.drawing = std::move(moved);
  for (Placement& placement : sheet.placements) placement.transform = undo * placement.transform;
  for (Cut& cut : sheet.cuts) cut = {undo.apply(cut.from), undo.apply(cut.to)};
  sheet.strip = transformed(undo, sheet.strip);
}

void compensate(std::vector<Sheet>& sheets, const Printer& printer) {
  for (Sheet& sheet : sheets) compensate(sheet, printer);
}

}  // namespace trackwright

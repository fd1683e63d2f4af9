#include "render/sheets/machine.h"

namespace trackwright {

std::vector<Outline> registration_marks(const CuttingMachine& machine, Size page) {
  if (!machine.marks) return {};
  const double i = machine.inset;
  const double l = machine.length;
  const double t = machine.thickness;
  const double right = page.width - i;
  const double bottom = page.height - i;
  return {rectangle({i, i, machine.square, machine.square}),
          polygon({{right - l, i},
                   {right, i},
                   {right, i + l},
                   {right - t, i + l},
                   {right - t, i + t},
                   {right - l, i + t}}),
          polygon({{i, bottom - l},
                   {i + t, bottom - l},
                   {i + t, bottom - t},
                   {i + l, bottom - t},
                   {i + l, bottom},
                   {i, bottom}})};
}

std::vector<Box> kept_clear(const CuttingMachine& machine, Size page) {
  if (!machine.marks) return {};
  const double i = machine.inset - machine.clear;
  const double square = machine.square + 2 * machine.clear;
  const double arm = machine.length + 2 * machine.clear;
  const double thick = machine.thickness + 2 * machine.clear;
  const double right = page.width - i;
  const double bottom = page.height - i;
  return {{i, i, square, square},
          {right - arm, i, arm, thick},
          {right - thick, i, thick, arm},
          {i, bottom - arm, thick, arm},
          {i, bottom - thick, arm, thick}};
}

}  // namespace trackwright

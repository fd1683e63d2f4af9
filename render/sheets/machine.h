// Machines that cut printed sheets: where they may cut, and the marks by which they find the print.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// templates/machines.yaml. Lengths in mm.
struct CuttingMachine {
  std::string name;
  double margin = 0;       // at the edges of the paper that it cannot cut
  bool marks = false;      // three registration marks: a square top left, corners top right and bottom left
  double inset = 10;       // from the edges of the paper to the outside of the marks
  double square = 5;       // side of the square
  double length = 20;      // of each arm of a corner
  double thickness = 0.5;  // of the arms
  double clear = 2;        // around the marks that must be white
};

// The marks as shapes to be filled, on a page of this size; none where the machine needs none.
std::vector<Outline> registration_marks(const CuttingMachine&, Size page);

// What pieces must keep clear of, besides the machine's margin.
std::vector<Box> kept_clear(const CuttingMachine&, Size page);

}  // namespace trackwright

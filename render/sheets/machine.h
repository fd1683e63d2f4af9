// Machines that cut printed sheets: their cutting area, and the marks by which they locate the print.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"

namespace trackwright {

// Data in templates/machines.yaml. Lengths in mm.
struct CuttingMachine {
  std::string name;
  double margin = 0;       // at the edges of the paper, which it cannot cut
  bool marks = false;      // three registration marks: a square top left, corners top right and bottom left
  double inset = 10;       // from the edges of the paper to the outside of the marks
  double square = 5;       // side of the square
  double length = 20;      // of each arm of a corner
  double thickness = 0.5;  // of the arms
  double clear = 2;        // white space required around the marks
};

// The marks as filled shapes, on a page of this size; empty if the machine needs none.
std::vector<Outline> registration_marks(const CuttingMachine&, Size page);

// The areas that pieces must avoid, in addition to the machine's margin.
std::vector<Box> kept_clear(const CuttingMachine&, Size page);

}  // namespace trackwright

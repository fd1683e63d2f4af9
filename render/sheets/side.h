// One side of a sheet: pieces with their art cut to their bleed, and the marks to cut them out by.
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "render/sheets/fill.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// How far art reaches beyond the pieces of a sheet, and what lies on what.
struct BleedReach {
  bool straight = true;    // the bleeds of straight-cut sheets, which never meet another piece
  double millimetres = 0;  // otherwise: all around
  bool covered =
      false;  // art reaches into neighbours, so that each piece is painted over all bleeds once more
};
BleedReach reach_of(const Piece&, const LayoutStyle&);

// Each piece's art cut to its bleed, or to its outline; shared by all its copies.
class Faces {
 public:
  explicit Faces(BleedReach reach) : reach_(reach) {}
  std::shared_ptr<const Drawing> bled(const Piece&, bool back);
  std::shared_ptr<const Drawing> trimmed(const Piece&, bool back);
  Outline outline(const Piece&) const;  // of the bleed
  bool covered() const { return reach_.covered; }

 private:
  using Key = std::pair<const Piece*, bool>;
  std::shared_ptr<const Drawing> art(const Key&);
  std::shared_ptr<const Drawing> clipped(const Key&, const Outline&);

  BleedReach reach_;
  std::map<Key, std::shared_ptr<const Drawing>> art_;
  std::map<Key, std::shared_ptr<const Drawing>> bled_;
  std::map<Key, std::shared_ptr<const Drawing>> trimmed_;
};

// Adds pieces, or those of their backs that exist, to a sheet.
void add_pieces(Sheet&, const std::vector<PlacedPiece>&, bool back, Faces&);

// Corners of the bleeds and of the trimmed outlines of placed pieces, on the sheet.
std::vector<std::vector<Point>> bleeds_on_sheet(const std::vector<PlacedPiece>&, const Faces&);
std::vector<std::vector<Point>> trims_on_sheet(const std::vector<PlacedPiece>&);

// Lines round pieces, and the pins of a die.
void draw_outlines(Sheet&, const std::vector<PlacedPiece>&, const Theme&);
void draw_pins(Sheet&, const std::vector<Pin>&, const Theme&);

}  // namespace trackwright

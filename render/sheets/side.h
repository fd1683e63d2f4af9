// One side of a sheet: pieces with their art clipped to the bleed, and the marks for cutting.
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "render/sheets/fill.h"
#include "render/sheets/sheet.h"

namespace trackwright {

// The extent of art beyond the pieces of a sheet, and the drawing order.
struct BleedReach {
  bool straight = true;    // the bleeds of straight-cut sheets, which never reach another piece
  double millimetres = 0;  // otherwise: on all sides
  bool covered = false;    // art reaches into neighbours, so each piece is drawn again above all bleeds
};
BleedReach reach_of(const Piece&, const LayoutStyle&);

// The art of each piece, clipped to its bleed or outline; shared by all its copies.
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

// Adds pieces, or the backs of those that have one, to a sheet.
void add_pieces(Sheet&, const std::vector<PlacedPiece>&, bool back, Faces&);

// Corners of the bleeds and of the trimmed outlines of placed pieces, on the sheet.
std::vector<std::vector<Point>> bleeds_on_sheet(const std::vector<PlacedPiece>&, const Faces&);
std::vector<std::vector<Point>> trims_on_sheet(const std::vector<PlacedPiece>&);

// Draws lines around pieces, and the pins of a die.
void draw_outlines(Sheet&, const std::vector<PlacedPiece>&, const Theme&);
void draw_pins(Sheet&, const std::vector<Pin>&, const Theme&);

}  // namespace trackwright

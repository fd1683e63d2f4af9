// Pages for print shops: one piece per page, fronts and backs alternating, with a trim box in the PDF.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

struct ShopOptions {
  double safe = 3;     // mm inside the trim without essential content
  bool proof = false;  // show the trim and the safe area
  double bleed = 3;  // mm of paper around boards with less paper of their own; pieces keep their drawn bleed
};

// Pages of one size: print shops need one document per size.
struct ShopDeck {
  std::string name;  // "certificates-68x44": component and size in mm
  std::vector<Page> pages;
  double bleed = 0;  // mm, the smallest of its pieces
};

// Repeats each piece by its count. If any piece of a deck has a back, an empty page follows each piece
// without one. Each board is a deck of its own.
std::vector<ShopDeck> shop_decks(const Component&, const ShopOptions&, const Theme&);

// A trimmed size offered by a print-on-demand service (templates/services.yaml).
struct ServiceSize {
  std::string name;  // "mini card"
  PieceOutline outline = PieceOutline::Rectangle;
  Size size;  // mm
};

struct PrintService {
  std::string name;
  double bleed = 3.175;  // mm around the trimmed size, part of the picture
  double dpi = 300;
  std::vector<ServiceSize> sizes;
};

// Returns the most similar size of that shape in which the piece is not shrunk below `least_scale`; nullptr
// if there is none.
inline constexpr double least_service_scale = 0.9;
const ServiceSize* nearest_size(const PrintService&, PieceOutline, Size,
                                double least_scale = least_service_scale);

// One side of a piece in a size of a service, including bleed: scaled to fit, rotated if that fits better.
// Pieces should have a large bleed, because proportions differ. `scale`: the printed size of 1 mm.
struct ServicePicture {
  Size size;  // mm, with bleed
  Drawing drawing;
  double scale = 1;
};
ServicePicture service_picture(const Piece&, const Drawing& side, const ServiceSize&, double bleed);
// A board on paper of this colour, which extends into the bleed; never enlarged.
ServicePicture service_picture(const Board&, const ServiceSize&, double bleed, Rgb paper);

}  // namespace trackwright

// Pages for print shops: one piece a page, front and back alternating, trimmed at a box that the PDF names.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

struct ShopOptions {
  double safe = 3;     // mm inside the trim that nothing important should enter
  bool proof = false;  // show where the page is trimmed and what is safe
  double bleed =
      3;  // mm of paper round boards that bring less of their own; pieces have what they were drawn with
};

// Pages of one size: print shops take one document for each.
struct ShopDeck {
  std::string name;  // "certificates-68x44": component and size in mm
  std::vector<Page> pages;
  double bleed = 0;  // mm, the least of its pieces
};

// Each piece as often as its count; where any of a deck has a back, an empty one follows each that has none.
// Boards are decks of their own.
std::vector<ShopDeck> shop_decks(const Component&, const ShopOptions&, const Theme&);

// A size that a print-on-demand service has (templates/services.yaml), as it is when trimmed.
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

// Of the sizes of that shape in which the piece is not shrunk below `least_scale` the one that is most like
// it; nullptr where there is none.
inline constexpr double least_service_scale = 0.9;
const ServiceSize* nearest_size(const PrintService&, PieceOutline, Size,
                                double least_scale = least_service_scale);

// One side of a piece in a size of a service, bleed included: scaled to fit, turned where that suits better.
// Pieces should be drawn with much bleed, since proportions differ. `scale`: what became of 1 mm.
struct ServicePicture {
  Size size;  // mm, with bleed
  Drawing drawing;
  double scale = 1;
};
ServicePicture service_picture(const Piece&, const Drawing& side, const ServiceSize&, double bleed);
// A board on paper of the colour, which runs into the bleed; never enlarged.
ServicePicture service_picture(const Board&, const ServiceSize&, double bleed, Rgb paper);

}  // namespace trackwright

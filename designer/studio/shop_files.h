// Files for a print shop or a print-on-demand service, made from a job.
#pragma once

#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/press.h"
#include "render/sheets/shop.h"

namespace trackwright {

struct ShopWishes {
  ShopOptions pages{};    // `bleed` is the minimum for all pieces
  bool outlined = false;  // texts as outlines instead of embedded fonts
};

// The fit of one side to a size of the service.
struct FittedSide {
  std::string component;
  std::string size;  // "mini card"
  double scale = 1;  // the factor applied to lengths
};

struct ShopFiles {
  std::vector<PrintedFile> files;
  Findings findings;               // of drawing
  std::vector<FittedSide> fitted;  // for each file, if the job names a service
};

// If the job names a service, a picture of each side in the nearest of its sizes; otherwise one PDF for each
// component and size. Omits components about the kit.
ShopFiles make_shop_files(PrintJob, const ShopWishes&);

}  // namespace trackwright

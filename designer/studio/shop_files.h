// What a print shop or a print-on-demand service takes, made of a job: the bytes of files.
#pragma once

#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "designer/studio/press.h"
#include "render/sheets/shop.h"

namespace trackwright {

struct ShopWishes {
  ShopOptions pages{};    // `bleed` is the least that anything gets
  bool outlined = false;  // texts as outlines instead of embedded fonts
};

// How one side came into a size of the service.
struct FittedSide {
  std::string component;
  std::string size;  // "mini card"
  double scale = 1;  // what became of 1 mm
};

struct ShopFiles {
  std::vector<PrintedFile> files;
  Findings findings;               // of drawing
  std::vector<FittedSide> fitted;  // for each file, where the job names a service
};

// Where the job names a service a picture of each side in the nearest of its sizes; otherwise one PDF for
// each component and size. Components about the kit are left out.
ShopFiles make_shop_files(PrintJob, const ShopWishes&);

}  // namespace trackwright

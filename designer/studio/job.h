// A title that is ready to be drawn, with everything that was chosen about its kit.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/studio/quantities.h"
#include "render/kit/component.h"
#include "render/sheets/sheet.h"

namespace trackwright {

struct PrintJob {
  Loaded loaded;
  ArtFiles art;
  KitOptions kit;
  SheetOptions sheets;
  std::vector<Quantity> quantities;
  std::string folder;                          // where the files go
  std::shared_ptr<const PrintJob> extended{};  // leave out what this title prints too
};

}  // namespace trackwright

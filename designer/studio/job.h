// A title that is ready to be drawn, with everything that was chosen about its kit: values alone, nothing of
// files and places in them but what the title itself carries.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/kit/component.h"
#include "render/sheets/sheet.h"
#include "render/sheets/shop.h"

namespace trackwright {

// Where nobody chose another.
inline constexpr std::string_view usual_theme = "classic";

struct PrintJob {
  Title title;  // its `kit` holds the choices as they were made
  ArtFiles art;
  KitOptions kit;
  SheetOptions sheets;
  std::vector<Quantity> quantities;
  std::vector<std::string> with{};             // components besides those that the title's choices want
  std::optional<PrintService> service{};       // for pictures in its sizes
  std::shared_ptr<const PrintJob> extended{};  // leave out what this title prints too
};

}  // namespace trackwright

// A title that is ready to be drawn, with all choices about its kit. It contains values only; files and
// places occur only inside the title.
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

// The default theme.
inline constexpr std::string_view usual_theme = "classic";

struct PrintJob {
  Title title;  // its `kit` contains the choices as written
  ArtFiles art;
  std::vector<TextDocument> chapters{};  // the title's own, for the rulebook
  KitOptions kit;
  SheetOptions sheets;
  std::vector<Quantity> quantities;
  std::vector<std::string> with{};             // components in addition to those that the title chooses
  std::optional<PrintService> service{};       // for pictures in its sizes
  std::shared_ptr<const PrintJob> extended{};  // omit components that this title also prints
};

}  // namespace trackwright

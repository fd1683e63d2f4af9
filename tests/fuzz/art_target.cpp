// Artwork of a title: each picture is drawn or rejected with a reason.
#include <cmath>
#include <memory>
#include <string>

#include "render/documents/png.h"
#include "render/drawing/picture.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

void art_target(std::string_view input) {
  const auto bytes = std::make_shared<const std::string>(input);
  const auto size = picture_size(*bytes);
  if (!size) {
    require(!size.error().empty(), "a picture is refused without a word");
    return;
  }
  require(std::isfinite(size->width) && std::isfinite(size->height), "a picture has no size");
  static_cast<void>(picture_colour(*bytes));
  Drawing drawing;
  drawing.add(Image{bytes, {1, 1, 18, 18}});
  static_cast<void>(write_png(drawing, {20, 20}, 50));
}

}  // namespace trackwright

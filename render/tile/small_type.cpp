#include "render/tile/small_type.h"

#include "render/tile/livery.h"

namespace trackwright {

Rgb small_type_on(Rgb ground, Rgb wished) {
  constexpr double readable = 4.5;  // WCAG 2, for text
  return contrast(ground, wished) >= readable ? wished : readable_on(ground);
}

}  // namespace trackwright

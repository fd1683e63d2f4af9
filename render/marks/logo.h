// Pictures out of the title's art files: logos of companies, the background of the map.
#pragma once

#include <memory>
#include <string>

#include "engine/title/companies.h"
#include "render/kit/component.h"

namespace trackwright {

using Picture = std::shared_ptr<const std::string>;  // bytes of SVG or PNG

// nullptr where the company has none, or no art was read. A file that is not there or cannot be read is
// reported once a kit: kit/missing-art, kit/broken-art.
Picture logo(const ComponentContext&, const Company&);
Picture map_art(const ComponentContext&);

}  // namespace trackwright

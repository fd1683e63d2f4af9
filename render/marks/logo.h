// Pictures from the title's art files: company logos, the background of the map.
#pragma once

#include <memory>
#include <string>

#include "engine/title/companies.h"
#include "render/kit/component.h"

namespace trackwright {

using Picture = std::shared_ptr<const std::string>;  // bytes of SVG or PNG

// Returns nullptr if the company has no logo, or if no art was read. A missing or unreadable file is reported
// once per kit: kit/missing-art, kit/broken-art.
Picture logo(const ComponentContext&, const Company&);
Picture map_art(const ComponentContext&);
Picture chapter_art(const ComponentContext&, const std::string& file);

}  // namespace trackwright

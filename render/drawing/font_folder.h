// Sets the folder of the font files (lato/ and dejavu/), if it differs from the one configured for the build.
#pragma once

#include <string>

namespace trackwright {

// Call it before the first text is drawn; later calls have no effect. The folder is a setting of the whole
// process, like the font configuration that librsvg reads.
void use_fonts_in(const std::string& folder);

}  // namespace trackwright

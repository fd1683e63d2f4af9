// Keeps a picture of the map with a kit, to compare it with a later map. The list of a kit contains only
// fingerprints, which show that something changed but not what.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"
#include "render/kit/kit.h"

namespace trackwright {

// map.svgz: SVG with ids, compressed with gzip. Empty bytes if the kit has no map.
PrintedFile picture_of_map(const Kit&);

// Adds the picture to the kit and records it for the map's board (Imprint::picture).
void keep_map(Kit&, PrintedFile);

// The SVG of the map that an earlier kit (its folder or kit.json) contains. The error is a sentence with the
// reason: kits of earlier versions have none, and SVG with active content is rejected.
Expected<std::string> kept_map(const FileReader&, const std::string& path, const Kit&);

// The same from the bytes of such a file.
Expected<std::string> map_in(const std::string& bytes);

}  // namespace trackwright

// The map of a kit as a picture that stays with it, so that a later map can be laid over it: what a kit lists
// are fingerprints, which only tell that something looks otherwise.
#pragma once

#include <string>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"
#include "render/kit/kit.h"

namespace trackwright {

// map.svgz: SVG with ids in the form of gzip. No bytes where the kit has no map.
PrintedFile picture_of_map(const Kit&);

// Puts it into the kit, and says so of the map's board (Imprint::picture).
void keep_map(Kit&, PrintedFile);

// The SVG that an earlier kit (its folder or kit.json) keeps of its map. The error says in a sentence why
// there is none: kits of earlier versions keep none, and nothing is shown that could do more than be looked
// at.
Expected<std::string> kept_map(const FileReader&, const std::string& path, const Kit&);

// The same of the bytes of such a file.
Expected<std::string> map_in(const std::string& bytes);

}  // namespace trackwright

// The pictures of a title: the files of its folder art/.
#pragma once

#include "designer/format/text/files.h"
#include "designer/format/title/load.h"
#include "render/kit/component.h"

namespace trackwright {

// The pictures that the title names (logos, icons and the background of the map), by path relative to art/:
// its own, then those of the titles that it extends. Ignores other files in art/, and links that lead outside
// these folders. An unreadable file carries the reason.
ArtFiles art_of(const FileReader&, const Loaded&);

// kit/broken-art: the title's own icons that cannot be read or drawn, each at the first hex or tile that
// shows it. The kit prints our icon of that name, or the name, instead.
Findings broken_icons(const Title&, const ArtFiles&);

}  // namespace trackwright

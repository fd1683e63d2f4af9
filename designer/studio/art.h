// The pictures that a title brings: files of its folder art/.
#pragma once

#include "designer/format/text/files.h"
#include "designer/format/title/load.h"
#include "render/kit/component.h"

namespace trackwright {

// Those that the title names, logos, icons and the background of the map, by their path below art/: its own,
// then those of the titles that it extends. What else lies in art/ is not looked at, and nothing that a link
// leads to outside of these folders. One that is there and cannot be read says why.
ArtFiles art_of(const FileReader&, const Loaded&);

// kit/broken-art: icons of the title's own that cannot be read or drawn, each at the first hex or tile that
// shows it. Our own icon of that name, or the name, is printed in its place.
Findings broken_icons(const Title&, const ArtFiles&);

}  // namespace trackwright

// The pictures of a title, and its own chapters of the rulebook: the files of its folders art/ and rulebook/.
#pragma once

#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/title/load.h"
#include "render/kit/component.h"

namespace trackwright {

// Chapters in the order of their names, and their files in Sources.
struct Chapters {
  std::vector<TextDocument> texts;
  std::vector<FileId> files;
};

// The chapters in rulebook/: "10-history.md". Those of extended titles count too, unless the title has a file
// of the same name. Ignores unreadable files, and links that lead outside these folders.
Chapters chapters_of(const FileReader&, const Loaded&, Sources&);

// The pictures that the title and the chapters name (logos, icons and the background of the map), by path
// relative to art/: its own, then those of the titles that it extends. Ignores other files in art/, and links
// that lead outside these folders. An unreadable file carries the reason.
ArtFiles art_of(const FileReader&, const Loaded&, const std::vector<TextDocument>& chapters = {});

// kit/broken-art: the title's own icons that cannot be read or drawn, each at the first hex or tile that
// shows it. The kit prints our icon of that name, or the name, instead.
Findings broken_icons(const Title&, const ArtFiles&);

// kit/unknown-reference: a hex, tile or company that the title lacks; kit/missing-art and kit/broken-art: a
// picture that cannot be printed. Each at its name in the chapter.
Findings chapter_faults(const Chapters&, const Title&, const ArtFiles&);

}  // namespace trackwright

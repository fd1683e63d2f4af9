// Makes a kit, or parts of it, from a job: the bytes of files, and the findings of drawing. Writes nothing.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/studio/changes.h"
#include "designer/studio/job.h"
#include "designer/studio/picture.h"
#include "designer/studio/press.h"
#include "engine/base/expected.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"

namespace trackwright {

struct KitWishes {
  FileChoices sheets{};                    // formats of the sheets
  std::optional<PictureFormat> pieces{};   // also a picture of each single piece
  std::optional<PictureFormat> contact{};  // all pages in small on one sheet
  std::optional<PictureFormat> picture{};  // the whole game on a table
  bool renamed = false;  // for an update: includes pieces that differ only in the title's name or version
};

struct MadeFiles {
  std::vector<PrintedFile> files;  // in the order of messages
  Findings findings;               // of drawing
  std::string contact{};           // the bytes of the contact sheet, if requested
  std::string picture{};           // the bytes of the game on a table, if requested
  // If the kit has no backs: the components that would have some, and the number of their pieces.
  std::vector<std::pair<std::string, int>> without_backs{};
};

// Every component that the title chooses, all of them again in kit.pdf, and kit.json.
MadeFiles make_kit(PrintJob, const KitWishes&, const Progress& = {});

// The pieces that differ from an earlier kit, with a list of the pieces to remove from the box; no files if
// nothing has changed. Boards that differ in few places get patches.
MadeFiles make_update(PrintJob, const Kit& earlier, const KitWishes&);

// Only these components.
MadeFiles make_components(const PrintJob&, const std::vector<const ComponentKind*>&, const FileChoices&);

// The differences from an earlier kit, as far as its list shows them.
struct KitDifference {
  std::vector<PieceChange> pieces;  // the pieces that an update would print or remove
  std::set<std::string> hexes;      // of the map, that changed or are new
};
KitDifference difference_from(PrintJob, const Kit& earlier);

// The default folder of a kit, relative to the working folder.
std::string usual_kit_folder(const Title&);

// Reads the list of an earlier kit: the file, or kit.json in the folder. The finding is kit/no-earlier-kit.
Expected<Kit, Finding> read_earlier_kit(const FileReader&, const std::string& path);

}  // namespace trackwright

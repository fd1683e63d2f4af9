// Making a kit of a job, or parts of it: the bytes of files, and what was found while drawing. Nothing is
// written.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/studio/changes.h"
#include "designer/studio/job.h"
#include "designer/studio/picture.h"
#include "designer/studio/press_kit.h"
#include "engine/base/expected.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"

namespace trackwright {

struct KitWishes {
  FileChoices sheets{};                    // their formats
  std::optional<PictureFormat> pieces{};   // a picture of each single piece too
  std::optional<PictureFormat> contact{};  // all pages in small on one sheet
  std::optional<PictureFormat> picture{};  // the whole game on a table
  bool renamed = false;  // of an update: what differs in the title's name or version alone, too
};

struct MadeFiles {
  std::vector<PrintedFile> files;  // in the order in which they are told
  Findings findings;               // of drawing
  std::string contact{};           // the bytes of the contact sheet, where it was wished for
  std::string picture{};           // and those of the game on a table
};

// Every component that the title's choices want, all of them once more in kit.pdf, and kit.json.
MadeFiles make_kit(PrintJob, const KitWishes&, const Progress& = {});

// What is not as it was in an earlier kit, with a list of what to take out of the box; no files where nothing
// has changed. Boards that differ in few places are patched.
MadeFiles make_update(PrintJob, const Kit& earlier, const KitWishes&);

// These components alone.
MadeFiles make_components(const PrintJob&, const std::vector<const ComponentKind*>&, const FileChoices&);

// What differs from an earlier kit, as far as its list tells.
struct KitDifference {
  std::vector<PieceChange> pieces;  // what an update would print, and what it would take out
  std::set<std::string> hexes;      // of the map, that look otherwise or are new
};
KitDifference difference_from(PrintJob, const Kit& earlier);

// Where a kit is written unless somebody says otherwise, from the folder in which the program was started.
std::string usual_kit_folder(const Title&);

// An earlier kit as its list tells it: the file, or kit.json in the folder. The finding is
// kit/no-earlier-kit.
Expected<Kit, Finding> read_earlier_kit(const FileReader&, const std::string& path);

}  // namespace trackwright

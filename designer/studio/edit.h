// Graphical edits of a title, and the resulting files.
#pragma once

#include <optional>
#include <string>

#include "designer/studio/fix_title.h"
#include "designer/studio/save.h"
#include "engine/base/expected.h"
#include "engine/tile/tile_error.h"

namespace trackwright {

// The title after an edit. The error is a sentence for the user, without a full stop.
using EditedTitle = Expected<Title, std::string>;

// The error of a tile text as such a sentence.
std::string said_of(const TileError&);

// The files that change to obtain the wanted title, verified by reading them again. Keeps comments and
// layout; rejects a change that needs more than small edits. Changes only files of the title's own folder.
// Writes nothing.
Expected<std::vector<ChangedFile>, std::string> edited_files(const FileReader&, const Installation&,
                                                             const Loaded& now, const Title& wanted);

// The history of written edits for undo and redo, newest first.
class EditHistory {
 public:
  struct Step {
    std::string words;  // "Move B5 to C4"
    std::vector<ChangedFile> files;
  };

  // Discards the edits that were undone.
  void add(Step);
  // The step to undo, or with `again` to redo; nullptr if there is none.
  const Step* next(bool again) const;
  void pass(bool again);

 private:
  std::vector<Step> steps_;
  std::size_t done_ = 0;  // number of steps in effect
};

}  // namespace trackwright

// A title that somebody changes by pointing at it: what its files say afterwards.
#pragma once

#include <optional>
#include <string>

#include "designer/studio/mend.h"
#include "designer/studio/save.h"
#include "engine/base/expected.h"
#include "engine/tile/tile_error.h"

namespace trackwright {

// What an edit makes of a title; the error is a sentence for whoever asked for it, without a full stop.
using EditedTitle = Expected<Title, std::string>;

// What is wrong with a tile text, as such a sentence.
std::string said_of(const TileError&);

// The files that change so that the title says what is wanted, read again to be sure of it. Comments and
// layout stay: what small changes cannot say is refused. Only files of the title's own folder change. Nothing
// is written.
Expected<std::vector<MendedFile>, std::string> edited_files(const FileReader&, const Installation&,
                                                            const Loaded& now, const Title& wanted);

// Edits that were written, to be taken back and done again, the newest first.
class EditHistory {
 public:
  struct Step {
    std::string words;  // "Move B5 to C4"
    std::vector<MendedFile> files;
  };

  // What was taken back before is forgotten.
  void add(Step);
  // The step that would be taken back, or done again; nullptr where there is none.
  const Step* next(bool again) const;
  void pass(bool again);

 private:
  std::vector<Step> steps_;
  std::size_t done_ = 0;  // of the steps
};

}  // namespace trackwright

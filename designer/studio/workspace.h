// A title that is worked on, for a process that stays: its files with unsaved texts laid over them, what
// there is to say of them now, and the title as it was when it last made sense.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "designer/studio/examine.h"
#include "designer/studio/open.h"

namespace trackwright {

struct TitleView {
  std::shared_ptr<const Loaded> now;  // always there
  // The newest that is a title and has no errors in its files; nullptr where there was none yet. It is `now`
  // unless something is broken at the moment. What checks find does not count: there is a title to be shown.
  std::shared_ptr<const Loaded> last_good;
  Examination examination;        // of `now`
  std::set<std::string> watched;  // files and folders on which all this rests, those missed too
};

// What a process that stays does in place of ending when the program itself fails on a title: its fault is a
// finding of the title, and the next change of a file is another try. Nothing but `std::bad_alloc` and its
// kin gets here unless the program has a fault.
struct OpenedTitle {
  std::shared_ptr<const Loaded> loaded;  // always there
  bool good = false;                     // a title without errors in its files
};
OpenedTitle opened_title(const FileReader&, const Installation&, const std::string& name,
                         const UnsavedTexts& = {});
Examination examined_title(const Loaded&, const Scope&, const Surroundings&);
// The finding for a fault: at the title's first file, with a way to report it.
Finding fault_finding(const Loaded&, const std::string& what);

class Workspace {
 public:
  // `files` has to stay. `name`: see open_title.
  Workspace(const FileReader& files, Installation, std::string name, const Scope& = everything);

  // The text of a file as an editor has it, until it is saved or closed.
  void set_unsaved(const std::string& path, std::string text);
  void drop_unsaved(const std::string& path);
  // Something on disk is not as it was.
  void disk_changed() { stale_ = true; }

  // Reads and examines where something has changed since. Values that were given out stay as they are.
  const TitleView& view();

 private:
  const FileReader& files_;
  Installation installation_;
  std::string name_;
  Scope scope_;
  UnsavedTexts unsaved_;
  TitleView view_;
  bool stale_ = true;
};

}  // namespace trackwright

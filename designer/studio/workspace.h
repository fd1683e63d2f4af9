// An open title in a resident process: its files with unsaved texts over them, its current findings, and its
// last version without errors.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "designer/studio/examine.h"
#include "designer/studio/open.h"

namespace trackwright {

struct TitleView {
  std::shared_ptr<const Loaded> now;  // never null
  // The newest version that is a title without errors in its files; nullptr if there has been none. Equals
  // `now` unless something is broken at the moment. Findings of checks do not count, since the title can
  // still be shown.
  std::shared_ptr<const Loaded> last_good;
  Examination examination;        // of `now`
  std::set<std::string> watched;  // the files and folders that the results depend on, including missing ones
};

// Error handling of resident processes. Instead of ending, the process reports a fault of the program as a
// finding of the title, and tries again after the next change of a file. Only std::bad_alloc and similar
// exceptions get here, unless the program has a fault.
struct OpenedTitle {
  std::shared_ptr<const Loaded> loaded;  // never null
  bool good = false;                     // the title has no errors in its files
};
OpenedTitle opened_title(const FileReader&, const Installation&, const TitleName&, const UnsavedTexts& = {});
Examination examined_title(const Loaded&, const Scope&, const Surroundings&);
// The finding for a fault: at the title's first file, with instructions to report it.
Finding fault_finding(const Loaded&, const std::string& what);

class Workspace {
 public:
  // `files` must outlive it.
  Workspace(const FileReader& files, Installation, TitleName, const Scope& = everything);

  // Sets the text of a file in the editor, until it is saved or closed.
  void set_unsaved(const std::string& path, std::string text);
  void drop_unsaved(const std::string& path);
  // Notes that a file on disk has changed.
  void disk_changed() { stale_ = true; }

  // Reads and examines the title again if something has changed. Earlier results remain valid.
  const TitleView& view();

 private:
  const FileReader& files_;
  Installation installation_;
  TitleName name_;
  Scope scope_;
  UnsavedTexts unsaved_;
  TitleView view_;
  bool stale_ = true;
};

}  // namespace trackwright

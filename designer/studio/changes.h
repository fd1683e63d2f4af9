// The contents of an update of an earlier kit: pieces to print, and pieces to remove from the box.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "render/kit/kit.h"

namespace trackwright {

// One kind of piece that differs.
struct PieceChange {
  std::string component;  // the title of its component, "Trains"
  std::string label;      // "3 train"
  std::string why;        // "new", "changed", "2 more", "1 fewer", "gone"
  int take_out = 0;       // the number of old copies to remove
  int put_in = 0;         // the number of new copies to print
  bool glued = false;     // a patch, glued on the old piece
};

struct KitChanges {
  std::vector<PieceChange> list;
  // The pieces to print, all in one component so that pieces of one size share sheets; their names have the
  // form "trains/train-3". Boards that changed follow.
  Component to_print;
};

// A piece has changed if its fingerprint has. If only the number of copies grew, the additional copies are
// printed. For a board that differs in some places, patches for these places are printed
// (render/kit/parts.h). Ignores the components in `without`. The old kit may come from a file (kit_json.h).
KitChanges changes_since(const Kit& old, const Kit& now, const std::set<std::string>& without = {});

// changes.txt: instructions on the pieces to remove and to add.
std::string changes_text(const KitChanges&, const Kit& old, const Kit& now);

// The same as boards, printed before the pieces.
std::vector<Board> changes_boards(const KitChanges&, const Kit& old, const Kit& now, const PrintJob&);

}  // namespace trackwright

// What an update of an earlier kit has to print, and what is to be taken out of the box.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "designer/studio/job.h"
#include "render/kit/kit.h"

namespace trackwright {

// One kind of piece that is not as it was.
struct PieceChange {
  std::string component;  // the title of its component, "Trains"
  std::string label;      // "3 train"
  std::string why;        // "new", "changed", "2 more", "1 fewer", "gone"
  int take_out = 0;       // old copies
  int put_in = 0;         // new copies, which are printed
  bool glued = false;     // a patch: on the old one
};

struct KitChanges {
  std::vector<PieceChange> list;
  // The pieces to be printed, all in one component so that those of one size share sheets; names are
  // "trains/train-3". Boards that changed follow.
  Component to_print;
};

// A piece is changed where its fingerprint is; one of which there are only more copies is printed that many
// times. Of a board that differs in some places these are printed, to be glued on (render/kit/parts.h).
// Components that the update does `without` are passed over. The old kit may be one that was read
// (kit_json.h).
KitChanges changes_since(const Kit& old, const Kit& now, const std::set<std::string>& without = {});

// changes.txt: what to take out and what to put in, for people.
std::string changes_text(const KitChanges&, const Kit& old, const Kit& now);

// The same as boards to be printed before the pieces.
std::vector<Board> changes_boards(const KitChanges&, const Kit& old, const Kit& now, const PrintJob&);

}  // namespace trackwright

// The names of a title and all their places, in all its files: definitions, references, renaming. The schemas
// define which texts are names (designer/format/schema/says.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"
#include "designer/studio/title_pages.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/base/name.h"
#include "engine/base/place.h"

namespace trackwright {

// A name in a file, or a part of a text that contains several (`B5 C4`).
struct NamePlace {
  Name name;
  Place place;           // of the name alone if it is in the file byte for byte; otherwise of the whole text
  bool defines = false;  // this place defines the thing
  bool own = true;       // in a file of the title's own folder
  bool verbatim = true;
  std::vector<Name::Kind> kinds{};  // the possible kinds; several if the title does not decide
};

class Names {
 public:
  Names() = default;
  Names(const FileReader&, const Installation&, TitlePages);

  const TitlePages& pages() const { return pages_; }
  const std::vector<NamePlace>& all() const { return places_; }

  // The name with a cursor inside it or right after it.
  const NamePlace* at(FileId, std::size_t offset) const;
  // Definitions and uses, in the order of the files.
  std::vector<const NamePlace*> of(const Name&) const;
  // The definition of a thing; nullptr for a standard tile, or if there is none.
  const NamePlace* definition(const Name&) const;
  // The distinct names of a kind, in the order of the files.
  std::vector<std::string> known(Name::Kind) const;

 private:
  void read(const TitlePage&, const Schema&);
  void read_game(const TitlePage&);
  void decide();

  TitlePages pages_;
  std::vector<NamePlace> places_;
};

// All edits to rename a thing. The error gives the reason for a refusal: the thing cannot be renamed, the
// name is taken or has an invalid form, or a file of an extended title contains the old name.
Expected<std::vector<Edit>, std::string> rename_edits(const Names&, const Name&, const std::string& to);

// True for kinds of things that can be renamed.
bool may_be_renamed(Name::Kind);

// Names of a title's things in a recorded game, with their places.

// "B5", "AA12", "C-1".
bool is_coordinate(std::string_view text);

struct GameName {
  std::string text;
  Place place;                    // of the name alone: of SJ in "SJ_3", of 57 in "57-0-1"
  std::vector<Name::Kind> kinds;  // the possible kinds; several if the title does not decide
};

// The names in a game file that was parsed as a tree.
std::vector<GameName> game_names(const Node& tree);

}  // namespace trackwright

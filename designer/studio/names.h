// The names of a title and every place where they stand, in all its files: definitions, references, renaming.
// Which texts are names, the schemas say (designer/format/schema/says.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/studio/title_pages.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/base/name.h"

namespace trackwright {

// A name as it stands in a file, or a part of a text that holds several (`B5 C4`).
struct NamePlace {
  Name name;
  Place place;  // of the name alone, where it stands there byte for byte; of the whole text otherwise
  bool defines = false;  // this is what gives the thing its name
  bool own = true;       // in a file of the title's own folder
  bool verbatim = true;
  std::vector<Name::Kind> kinds{};  // what it may name; several where the title does not decide
};

class Names {
 public:
  Names() = default;
  Names(const FileReader&, const Installation&, TitlePages);

  const TitlePages& pages() const { return pages_; }
  const std::vector<NamePlace>& all() const { return places_; }

  // The name that a cursor at this place stands in or right behind.
  const NamePlace* at(FileId, std::size_t offset) const;
  // Definitions and uses, in the order of the files.
  std::vector<const NamePlace*> of(const Name&) const;
  // What gives a thing its name; of a standard tile, or where it is nowhere, nothing.
  const NamePlace* definition(const Name&) const;
  // All names of a kind, without doubles, in the order of the files.
  std::vector<std::string> known(Name::Kind) const;

 private:
  void read(const TitlePage&, const Schema&);
  void read_game(const TitlePage&);
  void decide();

  TitlePages pages_;
  std::vector<NamePlace> places_;
};

// All edits that give a thing another name; the error says why it cannot have it: it is no thing that may be
// renamed, its name is taken or of another form, or it is said in a file of a title that this one extends.
Expected<std::vector<Edit>, std::string> rename_edits(const Names&, const Name&, const std::string& to);

// Kinds of things that can be renamed.
bool may_be_renamed(Name::Kind);

}  // namespace trackwright

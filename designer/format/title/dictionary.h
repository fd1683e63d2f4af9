// The standard tiles: titles/dictionary/*.yaml. Every run reads these files but needs few tiles. Reading
// therefore only splits the files into lines, and parses a tile on demand.
//
//   colour: yellow
//   tiles:
//     57: {code: "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3"}
//
// A file of another form, with more or less than one line per tile, is read as YAML with the same result,
// only slower.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

class Dictionary {
 public:
  struct Line {
    Colour colour = Colour::White;
    std::string id;
    Node code;
    std::string note;
    Place place;
  };

  // Rejects a number that already exists (tile/duplicate).
  void add(Line, Findings&);

  bool contains(std::string_view id) const { return lines_.find(id) != lines_.end(); }
  // The numbers, sorted.
  std::vector<std::string> numbers() const;
  // The tile with this number; nullopt if there is none, or if its text is wrong (adds a finding).
  std::optional<TileDefinition> find(std::string_view id, Findings&) const;

 private:
  std::map<std::string, Line, std::less<>> lines_;
};

// Reads the files of the folder in the order of their names. A missing folder gives an empty dictionary.
Dictionary read_dictionary(const FileReader&, const std::string& folder, Sources&, Findings&);

}  // namespace trackwright

// The standard tiles: titles/dictionary/*.yaml. Every run reads these files and needs few of their tiles, so
// they are only split into lines; a tile is parsed when it is asked for.
//
//   colour: yellow
//   tiles:
//     57: {code: "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3"}
//
// A file that is not written like this, one line a tile, is read as YAML and means the same, only slower.
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

  // A number that was already there is reported (tile/duplicate) and not taken.
  void add(Line, Findings&);

  bool contains(std::string_view id) const { return lines_.find(id) != lines_.end(); }
  // The numbers in order.
  std::vector<std::string> numbers() const;
  // The tile of this number; nothing where there is none or its text is wrong (a finding says so).
  std::optional<TileDefinition> find(std::string_view id, Findings&) const;

 private:
  std::map<std::string, Line, std::less<>> lines_;
};

// Reads the files of the folder in the order of their names. A folder that is not there gives an empty
// dictionary.
Dictionary read_dictionary(const FileReader&, const std::string& folder, Sources&, Findings&);

}  // namespace trackwright

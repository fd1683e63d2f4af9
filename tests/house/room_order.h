// Verifies the structure of the sources: the includes that cmake/rooms.cmake allows, and the restrictions of
// each room.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace trackwright {

// The input: the list of rooms, the sources of the program by path, and the names of the shipped titles.
struct House {
  std::string rooms;                         // the text of cmake/rooms.cmake
  std::map<std::string, std::string> files;  // "engine/tile/hex.h" -> text
  std::vector<std::string> titles;           // "18scan"
  std::string contributing;                  // the text of CONTRIBUTING.md, with its table of rooms
};

// Reads a source folder.
House read_house(const std::string& folder);

// The violations, one per line:
// - an include of a room that the room may not use;
// - an include of a file further down the list of its own room, or of an unlisted file;
// - a file without a room, or a listed name without a file;
// - a room that uses a later room;
// - a room that the table of CONTRIBUTING.md lacks, or a row without a room;
// - a library's header outside the rooms that own it;
// - two types of one name, which would be mixed up silently, since all rooms share a namespace;
// - a stream, an exit code or a command line in the room of use cases, which take and return values;
// - a shipped title's name in the program: its special rules must be data.
std::vector<std::string> broken_rules(const House&);

}  // namespace trackwright

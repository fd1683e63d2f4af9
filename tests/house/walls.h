// The walls of the house: which file may include which, as cmake/rooms.cmake says, and what no room may hold.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace trackwright {

// What is judged: the list of rooms, the sources of the program by their path, and the names of the titles
// that come with it.
struct House {
  std::string rooms;                         // the text of cmake/rooms.cmake
  std::map<std::string, std::string> files;  // "engine/tile/hex.h" -> text
  std::vector<std::string> titles;           // "18scan"
};

// Of a source folder.
House read_house(const std::string& folder);

// What is broken, a line each: an include of a room that the room does not know; an include of a file further
// down the list of its own room, or of one that no list has; a file without a room, a name without a file; a
// room known before it is there; a library's header outside the rooms that own it; two types of one name,
// which would be mixed up silently, since all rooms share a namespace; a stream, an exit code or a command
// line in the room of use cases, which are values in and values out; a shipped title's name in the program,
// whose special rules are data.
std::vector<std::string> broken_walls(const House&);

}  // namespace trackwright

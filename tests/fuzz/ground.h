// What a title needs besides the file that is spoiled, in memory: nothing is read from disk while fuzzing.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/load.h"

namespace trackwright {

// The schemas, papers, themes and other templates of the program; a dictionary of the tiles that the titles
// here use; titles/sound and titles/everything (tests/data), one small, one with each feature of the format
// once; titles/starter (templates), a whole game.
const FileReader& ground();
const Installation& ground_installation();

// The whole dictionary and a shipped title, titles/18scan, for positions.
const FileReader& shipped_ground();

// A title of the ground with one file replaced: the lowest four bits of the first byte say which file (of
// file_kinds, counted round), the next whether of titles/everything; the rest of the bytes is its text.
struct Spoiled {
  std::string folder;
  std::string path;
  std::string text;
  unsigned choice = 0;  // the first byte, of which doors may use the upper three bits
  MemoryReader files() const { return MemoryReader({{path, text}}, &ground()); }
};
Spoiled spoiled(std::string_view input);

// Read as load_title would read it, but the trees of the other files are kept: they would be most of the
// work.
Loaded load_spoiled(const Spoiled&);

// Read without mistakes; throws Broken where it was not.
const Loaded& sound_title();
const Loaded& everything_title();

// Each is of a check that has a page, says something, and lies within its file. They can be told in every
// form.
void require_sound(const Sources&, const Findings&);

}  // namespace trackwright

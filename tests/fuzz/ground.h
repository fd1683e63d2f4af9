// Files in memory that complete a fuzzed title, so that fuzzing reads nothing from disk.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/load.h"

namespace trackwright {

// The schemas, papers, themes and other templates of the program; a dictionary of the tiles used here;
// titles/sound (small) and titles/everything (each feature of the format once) from tests/data;
// titles/starter from templates, a complete game.
const FileReader& ground();
const Installation& ground_installation();

// The whole dictionary and the shipped title titles/18scan, for positions.
const FileReader& shipped_ground();

// A title of ground() with one file replaced. The lowest four bits of the first byte choose the file (of
// file_kinds, modulo their number), the next bit chooses titles/everything; the other bytes are the text of
// the file.
struct Spoiled {
  std::string folder;
  std::string path;
  std::string text;
  unsigned choice = 0;  // the first byte; targets may use its upper three bits
  MemoryReader files() const { return MemoryReader({{path, text}}, &ground()); }
};
Spoiled spoiled(std::string_view input);

// Equals the result of load_title, but caches the trees of the other files, which would take most of the
// time.
Loaded load_spoiled(const Spoiled&);

// Read without findings; otherwise throws Broken.
const Loaded& sound_title();
const Loaded& everything_title();

// Requires that each finding belongs to a check with a page, has a message and a place within its file, and
// that all reports can format it.
void require_sound(const Sources&, const Findings&);

}  // namespace trackwright

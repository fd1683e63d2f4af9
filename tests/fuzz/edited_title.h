// A nearly valid title: the input bytes choose parts of its files and their replacements.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace trackwright {

// A title of ground.h with two more files: a game, opening.json, and a position, position.yaml.
struct WholeTitle {
  std::string folder;
  std::map<std::string, std::string> texts;  // by path; empty: the title has no such file
};
const WholeTitle& whole_title(unsigned which);

// The files that differ after the edits. Each edit is six bytes and a text:
//
//   0        bits 0 and 1: remove, repeat, replace or insert;
//            bits 2 and 3: bytes, a word, lines, or everything up to the end
//   1        the file
//   2 and 3  the position in the file, high byte first
//   4        the number of bytes; words and lines are extended to whole ones
//   5        the length of the text that follows
//
// Each number is taken modulo the count of its choices.
std::map<std::string, std::string> edited_files(const WholeTitle&, std::string_view edits);

}  // namespace trackwright

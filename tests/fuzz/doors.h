// The fuzz targets (doors in the code): one function for each kind of input from outside. A target accepts
// any bytes and throws Broken if an invariant of the result is violated. fuzzer.cpp runs one target with
// inputs from libFuzzer; doors_test.cpp runs all targets with the inputs in seeds/.
#pragma once

#include <span>
#include <stdexcept>
#include <string_view>

namespace trackwright {

struct Broken : std::logic_error {
  using std::logic_error::logic_error;
};

inline void require(bool holds, const char* what) {
  if (!holds) throw Broken(what);
}

void tile_language_door(std::string_view);
void yaml_door(std::string_view);
void words_door(std::string_view);     // short texts of options: quantities, papers, colours, coordinates
void load_door(std::string_view);      // loads a title with one changed file, and runs a family of checks
void variants_door(std::string_view);  // titles that extend each other
void fix_door(std::string_view);       // the fixes for a title, their results and diffs
void save_door(std::string_view);      // a title, written and read again
void diff_door(std::string_view);      // two titles compared
void draw_door(std::string_view);      // a title and one of its components as pixels and SVG
void position_door(std::string_view);  // a position, its best runs and its stated runs
void upgrades_door(std::string_view);  // tiles of a title and their successors
void facts_door(std::string_view);     // title facts of other programs
void theme_door(std::string_view);
void press_door(
    std::string_view);  // papers, layouts, printers, machines and services, and sheets that use them
void kit_list_door(std::string_view);   // the list of an earlier kit, and the changes since
void kept_map_door(std::string_view);   // the map in an earlier kit
void art_door(std::string_view);        // pictures
void play_door(std::string_view);       // recorded games, and choices among legal actions
void game_door(std::string_view);       // a title, and choices in a game of it
void workspace_door(std::string_view);  // a title kept open, with edits to any of its files

struct Door {
  std::string_view name;  // also of its folder in seeds/
  void (*open)(std::string_view);
  bool titles = false;  // also uses seeds/titles
};
std::span<const Door> doors();

}  // namespace trackwright

// The fuzz targets: one function for each kind of input from outside. A target accepts any bytes and throws
// Broken if an invariant of the result is violated. fuzzer.cpp runs one target with inputs from libFuzzer;
// targets_test.cpp runs all targets with the inputs in seeds/.
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

void tile_language_target(std::string_view);
void yaml_target(std::string_view);
void words_target(std::string_view);     // short texts of options: quantities, papers, colours, coordinates
void load_target(std::string_view);      // loads a title with one changed file, and runs a family of checks
void variants_target(std::string_view);  // titles that extend each other
void fix_target(std::string_view);       // the fixes for a title, their results and diffs
void save_target(std::string_view);      // a title, written and read again
void diff_target(std::string_view);      // two titles compared
void draw_target(std::string_view);      // a title and one of its components as pixels and SVG
void position_target(std::string_view);  // a position, its best runs and its stated runs
void upgrades_target(std::string_view);  // tiles of a title and their successors
void facts_target(std::string_view);     // title facts of other programs
void theme_target(std::string_view);
void press_target(std::string_view);     // papers, layouts, printers, machines and services; sheets with them
void kit_list_target(std::string_view);  // the list of an earlier kit, and the changes since
void kept_map_target(std::string_view);  // the map in an earlier kit
void art_target(std::string_view);       // pictures
void play_target(std::string_view);      // recorded games, and choices among legal actions
void game_target(std::string_view);      // a title, and choices in a game of it
void workspace_target(std::string_view);  // a title kept open, with edits to any of its files
void maker_target(std::string_view);      // games of 18xx-maker
void ruby_target(std::string_view);       // games of 18xx.games

struct FuzzTarget {
  std::string_view name;  // also the name of its folder in seeds/
  void (*run)(std::string_view);
  bool titles = false;  // also uses seeds/titles
};
std::span<const FuzzTarget> fuzz_targets();

}  // namespace trackwright

// The doors by which other people's bytes come into the program, each as a function that takes any bytes: it
// returns, or throws Broken where what came of them is not as it has to be. fuzzer.cpp feeds one of them with
// what libFuzzer thinks up, doors_test.cpp all of them with what is kept in seeds/.
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
void load_door(std::string_view);      // one file of a title, read, and a family of checks
void variants_door(std::string_view);  // titles that extend each other
void fix_door(std::string_view);       // the cures of a title, what they write and how it is shown
void save_door(std::string_view);      // a title, written and read again
void diff_door(std::string_view);      // two titles compared
void draw_door(std::string_view);      // a title, a component of it, on pixels and as SVG
void position_door(std::string_view);  // a position, its best runs and those that it states
void upgrades_door(std::string_view);  // tiles of a title, and which may follow which
void facts_door(std::string_view);     // title facts of others
void theme_door(std::string_view);
void press_door(
    std::string_view);  // papers, layouts, printers, machines and services, and sheets made with them
void kit_list_door(std::string_view);   // the list of an earlier kit, and what has changed since
void kept_map_door(std::string_view);   // the map that it keeps
void art_door(std::string_view);        // pictures
void play_door(std::string_view);       // recorded games, and choices among what may be done
void game_door(std::string_view);       // a title, and choices in a game of it
void workspace_door(std::string_view);  // a title kept open, with edits to any of its files

struct Door {
  std::string_view name;  // of its folder in seeds/
  void (*open)(std::string_view);
  bool titles = false;  // seeds/titles are for it too
};
std::span<const Door> doors();

}  // namespace trackwright

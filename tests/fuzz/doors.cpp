#include "tests/fuzz/doors.h"

#include <array>

namespace trackwright {

std::span<const Door> doors() {
  static constexpr auto all = std::to_array<Door>({{"tile_language", tile_language_door},
                                                   {"yaml", yaml_door},
                                                   {"words", words_door},
                                                   {"load", load_door, true},
                                                   {"variants", variants_door},
                                                   {"fix", fix_door, true},
                                                   {"save", save_door, true},
                                                   {"diff", diff_door, true},
                                                   {"draw", draw_door, true},
                                                   {"position", position_door},
                                                   {"upgrades", upgrades_door, true},
                                                   {"facts", facts_door},
                                                   {"theme", theme_door},
                                                   {"press", press_door},
                                                   {"kit_list", kit_list_door},
                                                   {"kept_map", kept_map_door},
                                                   {"art", art_door},
                                                   {"play", play_door},
                                                   {"game", game_door, true},
                                                   {"workspace", workspace_door}});
  return all;
}

}  // namespace trackwright

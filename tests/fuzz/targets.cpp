#include "tests/fuzz/targets.h"

#include <array>

namespace trackwright {

std::span<const FuzzTarget> fuzz_targets() {
  static constexpr auto all = std::to_array<FuzzTarget>({{"tile_language", tile_language_target},
                                                         {"yaml", yaml_target},
                                                         {"words", words_target},
                                                         {"load", load_target, true},
                                                         {"variants", variants_target},
                                                         {"fix", fix_target, true},
                                                         {"save", save_target, true},
                                                         {"diff", diff_target, true},
                                                         {"draw", draw_target, true},
                                                         {"position", position_target},
                                                         {"upgrades", upgrades_target, true},
                                                         {"facts", facts_target},
                                                         {"theme", theme_target},
                                                         {"press", press_target},
                                                         {"kit_list", kit_list_target},
                                                         {"kept_map", kept_map_target},
                                                         {"art", art_target},
                                                         {"play", play_target},
                                                         {"game", game_target, true},
                                                         {"workspace", workspace_target},
                                                         {"maker", maker_target},
                                                         {"ruby", ruby_target}});
  return all;
}

}  // namespace trackwright

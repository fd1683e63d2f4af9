#include "tests/mutations/kinds.h"
#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {
constexpr auto S = Sort::Structural;
constexpr auto N = Sort::Number;
constexpr std::string_view file = "map.yaml";
constexpr std::string_view codes = "hexes/*/code hexes/*";
}  // namespace

std::vector<MutationKind> map_kinds() {
  return {
      {"hex lost", S, file, "hexes/*", drop},
      {"hex twice", S, file, "hexes/*", duplicate},
      {"hex between the rows", S, file, "hexes/*", key_next_number},
      {"hex two further on", S, file, "hexes/*", key_second_number},
      {"hex in the next column", S, file, "hexes/*", key_next_letter},
      {"hex key misspelt", S, file, "hexes/*/*", misspell_key},
      {"hex colour misspelt", S, file, "hexes/*/colour", misspell},
      {"hex colour wrong", S, file, "hexes/*/colour", other_colour},
      {"hex colour lost", S, file, "hexes/*/colour", drop},
      {"hex code lost", S, file, "hexes/*/code", drop},
      {"hexes exchanged", S, file, "hexes/*", exchange_keys},
      {"codes of two hexes exchanged", S, file, "hexes/*",
       [](std::string_view t, const Site& s, Chance&) { return fields_exchanged(t, s, "code"); }},
      {"name of the next hex", S, file, "hexes/*",
       [](std::string_view t, const Site& s, Chance&) { return field_copied(t, s, "name"); }},
      {"printed path lost", S, file, codes, path_lost},
      {"printed path turned", S, file, codes, path_turned},
      {"printed path twice", S, file, codes, path_doubled},
      {"printed path to no stop", S, file, codes, path_to_no_stop},
      {"printed path to no edge", S, file, codes, path_to_no_edge},
      {"printed track mirrored", S, file, codes, mirrored},
      {"printed track turned", S, file, codes, all_turned},
      {"printed gauge lost", S, file, codes, gauge_lost},
      {"stop of a hex lost", S, file, codes, stop_lost},
      {"stop of a hex twice", S, file, codes, stop_doubled},
      {"city for town on the map", S, file, codes, city_for_town},
      {"label of a hex lost", S, file, codes, label_lost},
      {"label of a hex wrong", S, file, codes, label_wrong},
      {"attribute of a hex misspelt", S, file, codes, attribute_misspelt},
      {"part of a hex misspelt", S, file, codes, part_misspelt},
      {"separator slip in a hex", S, file, codes, separator_slip},
      {"group misspelt", S, file, codes, group_misspelt},
      {"terminal lost", S, file, codes, terminal_lost},
      {"value step lost", S, file, codes, value_step_lost},
      {"value step misspelt", S, file, codes, value_step_misspelt},
      {"terrain misspelt", S, file, codes, terrain_misspelt},
      {"terrain lost", S, file, codes, terrain_lost},
      {"terrain of another kind", S, file, codes, terrain_other},
      {"terrain cost lost", S, file, codes, cost_lost},
      {"terrain and cost lost", S, file, codes, upgrade_part_lost},
      {"terrain cost ten more", N, file, codes, cost_ten_more},
      {"terrain cost a digit off", N, file, codes, cost_digit},
      {"terrain cost zero", N, file, codes, cost_zero},
      {"hex value ten more", N, file, codes, value_ten_more},
      {"hex value a digit off", N, file, codes, value_digit_lost},
      {"hex value zero", N, file, codes, value_zero},
      {"hex value odd", N, file, codes, value_odd},
      {"value step ten more", N, file, codes, value_step_ten_more},
      {"value steps exchanged", N, file, codes, value_steps_exchanged},
      {"slots of a hex one more", N, file, codes, slot_more},
      {"preprint unknown", S, file, "hexes/*/preprint", unknown_name},
      {"rotation one more", N, file, "hexes/*/rotation", one_more},
      {"hexside lost", S, file, "hexsides/*", drop},
      {"hexside twice", S, file, "hexsides/*", duplicate},
      {"pair of hexes lost", S, file, "hexsides/*/between/*", drop},
      {"pair of hexes off by one", S, file, "hexsides/*/between/*", next_number},
      {"pair of hexes off by two", S, file, "hexsides/*/between/*", second_number},
      {"pair of hexes in the next column", S, file, "hexsides/*/between/*", next_letter},
      {"type of a border misspelt", S, file, "hexsides/*/type", misspell},
      {"type of a border lost", S, file, "hexsides/*/type", drop},
      {"key of a border misspelt", S, file, "hexsides/*/*", misspell_key},
      {"cost of a border lost", S, file, "hexsides/*/cost", drop},
      {"cost of a border ten more", N, file, "hexsides/*/cost", ten_more},
      {"cost of a border zero", N, file, "hexsides/*/cost", zeroed},
      {"layout misspelt", S, file, "layout", misspell},
      {"letters lost", S, file, "letters", drop},
      {"layout lost", S, file, "layout", drop},
      {"kind of a panel misspelt", S, file, "panels/*/kind", misspell},
      {"place of a panel lost", S, file, "panels/*/at", drop},
      {"colon of the map lost", S, file, "hexes/*/*", colon_lost},
      {"quote of the map lost", S, file, "hexes/*/code hexes/*", quote_lost},
      {"bracket of the map lost", S, file, "hexes/*", bracket_lost},
      {"line of the map indented", S, file, "hexes/*", indented},
  };
}

}  // namespace trackwright::mutations

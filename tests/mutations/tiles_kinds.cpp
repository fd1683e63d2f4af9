#include "tests/mutations/kinds.h"
#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {
constexpr auto S = Sort::Structural;
constexpr auto N = Sort::Number;
constexpr std::string_view file = "tiles.yaml";
constexpr std::string_view codes = "tiles/*/code";
constexpr std::string_view lines = "upgrades/chart|also|never/*";
}  // namespace

std::vector<MutationKind> tiles_kinds() {
  return {
      {"tile lost", S, file, "manifest/*", drop},
      {"tile twice", S, file, "manifest/*", duplicate},
      {"tile number one further", S, file, "manifest/*", key_next_number},
      {"tile number two further", S, file, "manifest/*", key_second_number},
      {"tile number unknown", S, file, "manifest/*", key_unknown},
      {"tile count one more", N, file, "manifest/*", one_more},
      {"tile count one less", N, file, "manifest/*", one_less},
      {"tile count ten more", N, file, "manifest/*", ten_more},
      {"tile count zero", N, file, "manifest/*", zeroed},
      {"tile count negative", N, file, "manifest/*", negated},
      {"tile count with a digit twice", N, file, "manifest/*", digit_doubled},
      {"tile counts exchanged", N, file, "manifest/*", exchange_values},
      {"tile count of the next", N, file, "manifest/*", copy_next_value},
      {"tile count missing", S, file, "manifest/*", empty_value},
      {"tile count a word", S, file, "manifest/*", as_word},
      {"own tile lost", S, file, "tiles/*", drop},
      {"own tile twice", S, file, "tiles/*", duplicate},
      {"own tile renamed", S, file, "tiles/*", key_next_number},
      {"own tiles exchanged", S, file, "tiles/*", exchange_keys},
      {"own tile colour wrong", S, file, "tiles/*/colour", other_colour},
      {"own tile colour misspelt", S, file, "tiles/*/colour", misspell},
      {"own tile colour lost", S, file, "tiles/*/colour", drop},
      {"own tile key misspelt", S, file, "tiles/*/*", misspell_key},
      {"redefinition not said", S, file, "tiles/*/redefines", drop},
      {"tile path lost", S, file, codes, path_lost},
      {"tile path turned", S, file, codes, path_turned},
      {"tile path twice", S, file, codes, path_doubled},
      {"tile path to no stop", S, file, codes, path_to_no_stop},
      {"tile path to no edge", S, file, codes, path_to_no_edge},
      {"tile mirrored", S, file, codes, mirrored},
      {"tile gauge lost", S, file, codes, gauge_lost},
      {"tile stop lost", S, file, codes, stop_lost},
      {"tile stop twice", S, file, codes, stop_doubled},
      {"city for town on a tile", S, file, codes, city_for_town},
      {"tile label lost", S, file, codes, label_lost},
      {"tile label wrong", S, file, codes, label_wrong},
      {"attribute of a tile misspelt", S, file, codes, attribute_misspelt},
      {"part of a tile misspelt", S, file, codes, part_misspelt},
      {"separator slip in a tile", S, file, codes, separator_slip},
      {"tile value ten more", N, file, codes, value_ten_more},
      {"tile value a digit off", N, file, codes, value_digit_lost},
      {"tile value zero", N, file, codes, value_zero},
      {"tile value odd", N, file, codes, value_odd},
      {"tile slots one more", N, file, codes, slot_more},
      {"tile slots one less", N, file, codes, slot_less},
      {"upgrade line lost", S, file, lines, drop},
      {"upgrade line twice", S, file, lines, duplicate},
      {"targets of two lines exchanged", S, file, "upgrades/chart/*",
       [](std::string_view t, const Site& s, Chance&) { return fields_exchanged(t, s, "to"); }},
      {"upgrade from another tile", S, file, "upgrades/chart|also|never/*/from", next_number},
      {"upgrade from no tile", S, file, "upgrades/chart|also|never/*/from upgrades/chart|also|never/*/from/*",
       unknown_name},
      {"upgrade to another tile", S, file, "upgrades/chart|also|never/*/to", next_number},
      {"upgrade to no tile", S, file, "upgrades/chart|also|never/*/to upgrades/chart|also|never/*/to/*",
       unknown_name},
      {"upgrade target lost", S, file, "upgrades/chart|also|never/*/to/*", drop},
      {"upgrade target twice", S, file, "upgrades/chart|also|never/*/to/*", duplicate},
      {"upgrade target off by one", S, file, "upgrades/chart|also|never/*/to/*", next_number},
      {"upgrade key misspelt", S, file, "upgrades/chart|also|never/*/*", misspell_key},
      {"hexes of an upgrade lost", S, file, "upgrades/chart|also|never/*/hexes|not_hexes", drop},
      {"hex of an upgrade lost", S, file, "upgrades/chart|also|never/*/hexes|not_hexes/*", drop},
      {"hex of an upgrade off by one", S, file, "upgrades/chart|also|never/*/hexes|not_hexes/*", next_number},
      {"hex of an upgrade off by two", S, file, "upgrades/chart|also|never/*/hexes|not_hexes/*",
       second_number},
      {"hex of an upgrade in the next column", S, file, "upgrades/chart|also|never/*/hexes|not_hexes/*",
       next_letter},
      {"phase of an upgrade unknown", S, file, "upgrades/chart|also|never/*/phase", unknown_name},
      {"final tile unknown", S, file, "upgrades/final/*", unknown_name},
      {"final tile off by one", S, file, "upgrades/final/*", next_number},
      {"final tile lost", S, file, "upgrades/final/*", drop},
      {"rule misspelt", S, file, "upgrades/rule", misspell},
      {"rule lost", S, file, "upgrades/rule", drop_rule},
      {"bracket of the tiles lost", S, file, "upgrades/chart|also|never/*", bracket_lost},
      {"colon of the tiles lost", S, file, "manifest/* tiles/*/*", colon_lost},
      {"quote of the tiles lost", S, file, codes, quote_lost},
  };
}

}  // namespace trackwright::mutations

#include "tests/mutations/kinds.h"
#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {
constexpr auto S = Sort::Structural;
constexpr auto N = Sort::Number;
constexpr std::string_view file = "market.yaml";
}  // namespace

std::vector<MutationKind> market_kinds() {
  return {
      {"market row lost", S, file, "rows/*", drop},
      {"market row twice", S, file, "rows/*", duplicate},
      {"market rows exchanged", S, file, "rows/*", exchange_values},
      {"market cell lost", S, file, "rows/*", cell_dropped},
      {"market cell twice", S, file, "rows/*", cell_doubled},
      {"market cells exchanged", S, file, "rows/*", cells_exchanged},
      {"market hole", S, file, "rows/*", cell_hole},
      {"letter O in a price", S, file, "rows/*", cell_letter_for_digit},
      {"par cell lost", S, file, "rows/*", cell_par_lost},
      {"par cell too many", S, file, "rows/*", cell_par_added},
      {"zone letter unknown", S, file, "rows/*", cell_zone_unknown},
      {"market price ten off", N, file, "rows/*", cell_ten_off},
      {"market price two off", N, file, "rows/*", cell_few_off},
      {"market price with a wrong digit", N, file, "rows/*", cell_digit},
      {"zone lost", S, file, "zones/*", drop},
      {"zone under another letter", S, file, "zones/*", key_next_letter},
      {"zone key misspelt", S, file, "zones/*/*", misspell_key},
      {"par of a zone not said", S, file, "zones/*/par", drop},
      {"par value lost", S, file, "par/*", drop},
      {"par value one more", N, file, "par/*", one_more},
      {"par value ten more", N, file, "par/*", ten_more},
      {"market shape misspelt", S, file, "shape", misspell},
      {"key of a move misspelt", S, file, "moves/*/*", misspell_key},
      {"row end misspelt", S, file, "row_ends/*", misspell_key},
  };
}

}  // namespace trackwright::mutations

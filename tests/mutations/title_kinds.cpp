#include "tests/mutations/kinds.h"
#include "tests/mutations/operations.h"

namespace trackwright::mutations {

namespace {
constexpr auto S = Sort::Structural;
constexpr auto N = Sort::Number;
constexpr std::string_view file = "title.yaml";
}  // namespace

std::vector<MutationKind> title_kinds() {
  return {
      {"row of players lost", S, file, "players/*", drop},
      {"row of players twice", S, file, "players/*", duplicate},
      {"number of players wrong", S, file, "players/*", key_second_number},
      {"cash lost", S, file, "players/*/cash", drop},
      {"cash ten more", N, file, "players/*/cash", ten_more},
      {"cash with a wrong digit", N, file, "players/*/cash", digit_wrong},
      {"cash with a digit lost", N, file, "players/*/cash", digit_dropped},
      {"cash with digits exchanged", N, file, "players/*/cash", digits_exchanged},
      {"rows of players exchanged", N, file, "players/*", exchange_values},
      {"certificate limit lost", S, file, "players/*/certificates", drop},
      {"certificate limit one more", N, file, "players/*/certificates", one_more},
      {"certificate limit with a wrong digit", N, file, "players/*/certificates", digit_wrong},
      {"certificate limit with a digit lost", N, file, "players/*/certificates", digit_dropped},
      {"certificate limits exchanged", N, file, "players/*",
       [](std::string_view t, const Site& s, Chance&) { return fields_exchanged(t, s, "certificates"); }},
      {"limit of the table with a wrong digit", N, file, "certificate_limits/rows/*/*", digit_wrong},
      {"limit of the table lost", S, file, "certificate_limits/rows/*/*", drop},
      {"row of the table lost", S, file, "certificate_limits/rows/*", drop},
      {"bank lost", S, file, "bank", drop},
      {"bank with a digit lost", N, file, "bank", digit_dropped},
      {"bank with a digit twice", N, file, "bank", digit_doubled},
      {"note lost", S, file, "notes/*", drop},
      {"note with a digit twice", N, file, "notes/*", digit_doubled},
      {"holding limit with a digit lost", N, file, "holding_limit", digit_dropped},
      {"total one more", N, file, "totals/*", one_more},
      {"total with digits exchanged", N, file, "totals/*", digits_exchanged},
      {"total misspelt", S, file, "totals/*", misspell_key},
      {"key of the title misspelt", S, file, "*", misspell_key},
      {"status misspelt", S, file, "status", misspell},
      {"currency without its place", S, file, "currency", letter_lost},
      {"capitalization misspelt", S, file, "capitalization", misspell},
      {"end of the game lost", S, file, "game_end", drop},
      {"extends no title", S, file, "extends", unknown_name},
      {"exception lost", S, file, "allow/*", drop_exception},
      {"exception of no check", S, file, "allow/*/check", misspell},
      {"exception at another place", S, file, "allow/*/at/*", unknown_name},
      {"reason of an exception lost", S, file, "allow/*/because", drop},
      {"key of a source misspelt", S, file, "sources/*/*", misspell_key},
      {"colon of the title lost", S, file, "players/* totals/* *", colon_lost},
      {"line of the title indented", S, file, "*", indented},
      {"bracket of the title lost", S, file, "players/* notes totals", bracket_lost},
  };
}

}  // namespace trackwright::mutations

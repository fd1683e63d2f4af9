// Small mistakes in an entry, an item, a number, a word, a row of the market or a tile's text.
#pragma once

#include "tests/mutations/mutation.h"

namespace trackwright::mutations {

using Result = std::optional<Mutant>;

// Replaces a span.
Result replaced(std::string_view text, TextSpan, const std::string& by, std::vector<std::string> words = {});

// Entries and items
Result drop(std::string_view, const Site&, Chance&);
Result duplicate(std::string_view, const Site&, Chance&);
Result drop_rule(std::string_view, const Site&, Chance&);  // a rule that is not the default
Result drop_exception(std::string_view, const Site&,
                      Chance&);  // an exception that silences more than remarks
Result misspell_key(std::string_view, const Site&, Chance&);
Result exchange_values(std::string_view, const Site&, Chance&);  // with the next sibling
Result exchange_keys(std::string_view, const Site&, Chance&);
Result empty_value(std::string_view, const Site&, Chance&);
Result copy_next_value(std::string_view, const Site&, Chance&);  // from the next sibling

// Keys that are names
Result key_next_number(std::string_view, const Site&, Chance&);    // C5 -> C6, 57 -> 58
Result key_second_number(std::string_view, const Site&, Chance&);  // C5 -> C7
Result key_next_letter(std::string_view, const Site&, Chance&);    // C5 -> D5
Result key_unknown(std::string_view, const Site&, Chance&);        // 57 -> 570

// Numbers
Result one_more(std::string_view, const Site&, Chance&);
Result one_less(std::string_view, const Site&, Chance&);
Result ten_more(std::string_view, const Site&, Chance&);
Result ten_less(std::string_view, const Site&, Chance&);
Result digit_doubled(std::string_view, const Site&, Chance&);     // 80 -> 880
Result digit_dropped(std::string_view, const Site&, Chance&);     // 180 -> 18
Result digits_exchanged(std::string_view, const Site&, Chance&);  // 180 -> 810
Result digit_wrong(std::string_view, const Site&, Chance&);       // 180 -> 480
Result negated(std::string_view, const Site&, Chance&);
Result zeroed(std::string_view, const Site&, Chance&);
Result as_word(std::string_view, const Site&, Chance&);  // 80 -> $80

// Words
Result misspell(std::string_view, const Site&, Chance&);  // two letters exchanged
Result letter_lost(std::string_view, const Site&, Chance&);
Result wrong_case(std::string_view, const Site&, Chance&);
Result next_number(std::string_view, const Site&, Chance&);    // in a name: G12 -> G13
Result second_number(std::string_view, const Site&, Chance&);  // G12 -> G14
Result next_letter(std::string_view, const Site&, Chance&);    // G12 -> H12
Result unknown_name(std::string_view, const Site&, Chance&);   // 622 -> 6220, SJ -> SJX
Result other_colour(std::string_view, const Site&, Chance&);   // green -> brown

// Rows of the market: words with blanks between
Result cell_dropped(std::string_view, const Site&, Chance&);
Result cell_doubled(std::string_view, const Site&, Chance&);
Result cells_exchanged(std::string_view, const Site&, Chance&);
Result cell_ten_off(std::string_view, const Site&, Chance&);
Result cell_few_off(std::string_view, const Site&, Chance&);
Result cell_digit(std::string_view, const Site&, Chance&);
Result cell_par_lost(std::string_view, const Site&, Chance&);
Result cell_par_added(std::string_view, const Site&, Chance&);
Result cell_zone_unknown(std::string_view, const Site&, Chance&);
Result cell_hole(std::string_view, const Site&, Chance&);
Result cell_letter_for_digit(std::string_view, const Site&, Chance&);

// Texts of the tile language
Result path_lost(std::string_view, const Site&, Chance&);
Result path_turned(std::string_view, const Site&, Chance&);  // one of its edges
Result path_doubled(std::string_view, const Site&, Chance&);
Result path_to_no_stop(std::string_view, const Site&, Chance&);  // _0 -> _7
Result path_to_no_edge(std::string_view, const Site&, Chance&);  // a:0 -> a:7
Result stop_lost(std::string_view, const Site&, Chance&);
Result stop_doubled(std::string_view, const Site&, Chance&);
Result city_for_town(std::string_view, const Site&, Chance&);  // and town for city
Result label_lost(std::string_view, const Site&, Chance&);
Result label_wrong(std::string_view, const Site&, Chance&);
Result value_ten_more(std::string_view, const Site&, Chance&);
Result value_digit_lost(std::string_view, const Site&, Chance&);
Result value_zero(std::string_view, const Site&, Chance&);
Result value_odd(std::string_view, const Site&, Chance&);  // 30 -> 33
Result value_step_lost(std::string_view, const Site&, Chance&);
Result value_step_ten_more(std::string_view, const Site&, Chance&);
Result value_steps_exchanged(std::string_view, const Site&, Chance&);
Result value_step_misspelt(std::string_view, const Site&, Chance&);
Result slot_more(std::string_view, const Site&, Chance&);
Result slot_less(std::string_view, const Site&, Chance&);
Result cost_ten_more(std::string_view, const Site&, Chance&);
Result cost_digit(std::string_view, const Site&, Chance&);
Result cost_zero(std::string_view, const Site&, Chance&);
Result cost_lost(std::string_view, const Site&, Chance&);
Result terrain_misspelt(std::string_view, const Site&, Chance&);
Result terrain_lost(std::string_view, const Site&, Chance&);
Result terrain_other(std::string_view, const Site&, Chance&);
Result upgrade_part_lost(std::string_view, const Site&, Chance&);
Result attribute_misspelt(std::string_view, const Site&, Chance&);
Result part_misspelt(std::string_view, const Site&, Chance&);
Result separator_slip(std::string_view, const Site&, Chance&);  // revenue:30 -> revenue=30
Result group_misspelt(std::string_view, const Site&, Chance&);
Result gauge_lost(std::string_view, const Site&, Chance&);
Result terminal_lost(std::string_view, const Site&, Chance&);
Result mirrored(std::string_view, const Site&, Chance&);
Result all_turned(std::string_view, const Site&, Chance&);

// Exchanges the values of the same key in two neighbouring mappings, of a list or of entries.
Result fields_exchanged(std::string_view, const Site&, std::string_view key);
Result field_copied(std::string_view, const Site&, std::string_view key);  // from the next mapping

// Slips of YAML
Result colon_lost(std::string_view, const Site&, Chance&);
Result indented(std::string_view, const Site&, Chance&);
Result bracket_lost(std::string_view, const Site&, Chance&);
Result quote_lost(std::string_view, const Site&, Chance&);

}  // namespace trackwright::mutations

// Every check, one function each: <family>_<name> stands in <family>/<name>.cpp.
#pragma once

#include "designer/checks/check.h"

namespace trackwright::checks {

void map_track_leaves_board(const Facts&, Report&);
void map_track_into_barrier(const Facts&, Report&);
void map_track_meets_blank_side(const Facts&, Report&);
void map_one_sided_border(const Facts&, Report&);
void map_border_conflict(const Facts&, Report&);
void map_border_in_void(const Facts&, Report&);
void map_hex_gap(const Facts&, Report&);
void map_hex_notch(const Facts&, Report&);
void map_disconnected(const Facts&, Report&);
void map_hex_unusable(const Facts&, Report&);
void map_name_without_stop(const Facts&, Report&);
void map_stop_without_name(const Facts&, Report&);
void map_same_name(const Facts&, Report&);
void map_lanes_differ(const Facts&, Report&);
void map_phase_value_missing(const Facts&, Report&);
void map_phase_value_unused(const Facts&, Report&);
void map_phase_value_falls(const Facts&, Report&);
void map_label_without_tile(const Facts&, Report&);
void map_terrain_without_cost(const Facts&, Report&);
void map_cost_without_terrain(const Facts&, Report&);
void map_terrain_cost_outlier(const Facts&, Report&);
void map_near_names(const Facts&, Report&);
void map_offboard_without_track(const Facts&, Report&);

void tile_redefines_standard(const Facts&, Report&);
void tile_needless_definition(const Facts&, Report&);
void tile_mirrors_standard(const Facts&, Report&);
void tile_twin_missing(const Facts&, Report&);
void tile_orphan_stop(const Facts&, Report&);
void tile_more_slots_than_exits(const Facts&, Report&);
void tile_same_shape(const Facts&, Report&);
void tile_colour_never_available(const Facts&, Report&);
void tile_cities_differ(const Facts&, Report&);
void tile_without_value(const Facts&, Report&);
void tile_odd_value(const Facts&, Report&);
void tile_repeated_path(const Facts&, Report&);
void tile_unused(const Facts&, Report&);
void tile_label_without_hex(const Facts&, Report&);

void upgrade_unknown_tile(const Facts&, Report&);
void upgrade_tile_not_in_manifest(const Facts&, Report&);
void upgrade_unknown_hex(const Facts&, Report&);
void upgrade_hex_without_label(const Facts&, Report&);
void upgrade_unknown_phase(const Facts&, Report&);
void upgrade_final_goes_on(const Facts&, Report&);
void upgrade_repeated_line(const Facts&, Report&);
void upgrade_track_lost(const Facts&, Report&);
void upgrade_natural_missing(const Facts&, Report&);
void upgrade_natural_stop_missing(const Facts&, Report&);
void upgrade_swapped_rows(const Facts&, Report&);
void upgrade_colour_step(const Facts&, Report&);
void upgrade_stops_change(const Facts&, Report&);
void upgrade_label_changes(const Facts&, Report&);
void upgrade_tile_unreachable(const Facts&, Report&);
void upgrade_tile_fits_nowhere(const Facts&, Report&);
void upgrade_hex_never_built(const Facts&, Report&);
void upgrade_hex_stops_early(const Facts&, Report&);
void upgrade_dead_end(const Facts&, Report&);
void upgrade_value_falls(const Facts&, Report&);
void upgrade_slots_shrink(const Facts&, Report&);
void upgrade_no_gain(const Facts&, Report&);
void upgrade_choice_trap(const Facts&, Report&);
void upgrade_rule_without_effect(const Facts&, Report&);

void manifest_unknown_tile(const Facts&, Report&);
void manifest_count_invalid(const Facts&, Report&);
void manifest_total_differs(const Facts&, Report&);
void manifest_alike_numbers(const Facts&, Report&);
void manifest_supply_short(const Facts&, Report&);

void phase_unknown_trigger(const Facts&, Report&);
void phase_trigger_order(const Facts&, Report&);
void phase_never_begins(const Facts&, Report&);
void phase_same_trigger(const Facts&, Report&);
void phase_loses_colour(const Facts&, Report&);
void phase_colour_without_tiles(const Facts&, Report&);
void phase_limit_rises(const Facts&, Report&);
void phase_limit_missing(const Facts&, Report&);
void phase_limit_for_nobody(const Facts&, Report&);
void phase_rounds_missing(const Facts&, Report&);
void phase_value_missing(const Facts&, Report&);

void train_unknown_trigger(const Facts&, Report&);
void train_rust_not_later(const Facts&, Report&);
void train_outlives_next(const Facts&, Report&);
void train_price_falls(const Facts&, Report&);
void train_without_price(const Facts&, Report&);
void train_count_invalid(const Facts&, Report&);
void train_unknown_discount(const Facts&, Report&);
void train_discount_too_large(const Facts&, Report&);
void train_never_available(const Facts&, Report&);
void train_same_name(const Facts&, Report&);
void train_permanents_short(const Facts&, Report&);
void train_total_differs(const Facts&, Report&);

void market_row_not_rising(const Facts&, Report&);
void market_hole(const Facts&, Report&);
void market_column_not_falling(const Facts&, Report&);
void market_row_longer(const Facts&, Report&);
void market_step_outlier(const Facts&, Report&);
void market_par_differs(const Facts&, Report&);
void market_without_par(const Facts&, Report&);
void market_unknown_zone(const Facts&, Report&);
void market_unused_zone(const Facts&, Report&);
void market_shifted_rows(const Facts&, Report&);

void company_share_sum(const Facts&, Report&);
void company_without_president(const Facts&, Report&);
void company_float_below_president(const Facts&, Report&);
void company_president_size(const Facts&, Report&);
void company_home_not_on_map(const Facts&, Report&);
void company_home_without_city(const Facts&, Report&);
void company_home_city_index(const Facts&, Report&);
void company_home_ambiguous(const Facts&, Report&);
void company_home_slots(const Facts&, Report&);
void company_without_home(const Facts&, Report&);
void company_destination(const Facts&, Report&);
void company_connection(const Facts&, Report&);
void company_same_name(const Facts&, Report&);
void company_alike_abbreviations(const Facts&, Report&);
void company_same_colour(const Facts&, Report&);
void company_par_not_on_market(const Facts&, Report&);
void company_without_certificates(const Facts&, Report&);
void company_total_differs(const Facts&, Report&);

void private_unknown_hex(const Facts&, Report&);
void private_blocks_fixed_hex(const Facts&, Report&);
void private_unknown_tile(const Facts&, Report&);
void private_unknown_company(const Facts&, Report&);
void private_share_not_issued(const Facts&, Report&);
void private_unknown_closing(const Facts&, Report&);
void private_never_closes(const Facts&, Report&);
void private_price_order(const Facts&, Report&);
void private_yield(const Facts&, Report&);
void private_text_hex(const Facts&, Report&);
void private_total_differs(const Facts&, Report&);
void private_tile_fits_nowhere(const Facts&, Report&);

void token_costs_fall(const Facts&, Report&);
void token_first_not_free(const Facts&, Report&);
void token_without_tokens(const Facts&, Report&);
void token_fewer_than_homes(const Facts&, Report&);
void token_unknown_hex(const Facts&, Report&);
void token_unknown_owner(const Facts&, Report&);
void token_bonus_count(const Facts&, Report&);
void token_total_differs(const Facts&, Report&);

void money_cash_missing(const Facts&, Report&);
void money_cash_rises(const Facts&, Report&);
void money_cash_uneven(const Facts&, Report&);
void money_limit_missing(const Facts&, Report&);
void money_limit_rises(const Facts&, Report&);
void money_limit_never_binds(const Facts&, Report&);
void money_bank_too_small(const Facts&, Report&);
void money_notes(const Facts&, Report&);
void money_private_too_dear(const Facts&, Report&);
void money_players_gap(const Facts&, Report&);

void title_without_game_end(const Facts&, Report&);
void title_placeholder(const Facts&, Report&);
void title_source_without_reason(const Facts&, Report&);

}  // namespace trackwright::checks

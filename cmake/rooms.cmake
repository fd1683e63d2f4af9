# The list of rooms, from the lowest to the highest. KNOWS lists the rooms that a room may use. Its files are in an
# order in which a file includes only files above it, and files of these rooms. The build makes a library of each
# room and links it with these rooms only (cmake/room.cmake). tests/house verifies the includes.
#
#   trackwright_room(FOLDER KNOWS rooms... FILES names... [USES libraries...])

# shared by all rooms: places, findings, suggestions, bits, threads
trackwright_room(engine/base
  USES Threads::Threads
  FILES bits numbering enum_words words expected place name finding suggest parallel)

# hexes, tiles and the tile language
trackwright_room(engine/tile
  KNOWS engine/base
  USES fmt::fmt
  FILES terrain_words hex rotations tile tile_facts canonical tile_error part parts language language_write)

# a game as a value: map, market, roster, companies, rules
trackwright_room(engine/title
  KNOWS engine/base engine/tile
  FILES map market roster companies run_rules rule_words rules rule_fields stated_rules events kit_choices title player_counts gaps census notes)

# which tile can replace which, and where
trackwright_room(engine/upgrade
  KNOWS engine/base engine/tile engine/title
  USES fmt::fmt
  FILES form upgrades special_right book placements tree chart_geometry chart)

# the track of a position, and the best runs
trackwright_room(engine/run
  KNOWS engine/base engine/tile engine/title engine/upgrade
  USES fmt::fmt
  FILES moment track_link effort reachable connected lanes lays in_force run_facts network_stops network reach plan search combine field fares sweep_plan
        sweep_front sweep_step sweep_graph sweep alternatives run run_case stated_path visited_stops paid_run judge choose routes example_ways examples)

# what the data of a title allow: supply of tiles, trains, reach, chokes
trackwright_room(engine/study
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run
  USES fmt::fmt
  FILES ground supply trains passages journeys moves earnings income cut_bounds chokes fairness)

# a game as play sees it: its names as numbers, its states and its actions
trackwright_room(engine/play/value
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run
  USES fmt::fmt
  FILES owner lots game game_faults game_builder game_companies game_draft game_market state action)

# the play engine: legal actions and their results; a folder for each kind of step, with its functions in steps.h
trackwright_room(engine/play
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/play/value
  USES fmt::fmt
  FILES table/table table/runs track/steps auction/steps stock/steps privates/steps trains/steps income/steps companies/steps loans/steps turn/steps
        table/money table/loans table/shares table/presidency table/floating table/price_moves table/tokens table/network table/depot
        auction/auction auction/one_by_one auction/face_value auction/set_bids auction/right_to_choose auction/unsold auction/company_auction auction/draft
        stock/stock stock/stock_sales stock/treasury stock/own_shares stock/kept_share stock/priority stock/receivership stock/exchange
        track/track track/track_rules track/station track/port track/tunnel
        privates/powers privates/power_tiles privates/power_stations privates/bonus_token privates/lent_token privates/claim privates/private_sale
        trains/train_discounts trains/train_offers trains/purchase trains/sold_train trains/emergency_issue trains/emergency trains/bankruptcy
        loans/company_loans loans/player_loans loans/debt
        income/running income/dividend income/connection_way income/connection income/chosen_connection income/bonus_run
        companies/closing companies/conversion companies/minor companies/merger companies/nationalization companies/neutral
        turn/opening turn/ending turn/flow turn/turn turn/apply turn/waiting turn/action_list turn/legal)

# players that are programs, and games between them
trackwright_room(engine/bot
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/play/value engine/play
  USES fmt::fmt
  FILES dice bot trial random_bot habits foresight income appraisal reasons thrifty lay_merit greedy kinds match)

# games of bots by the thousand: what happens in each, and statistics of all
trackwright_room(engine/simulate
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/play/value engine/play engine/bot
  USES fmt::fmt Threads::Threads Boost::headers
  FILES game_record watch play_game tally measures summary significance many_games)

# the display list, text, colours, and drawing with Cairo
trackwright_room(render/drawing
  KNOWS engine/base engine/tile
  USES PkgConfig::cairo PkgConfig::pango PkgConfig::rsvg PkgConfig::pugixml fmt::fmt
  FILES geometry drawing page bounds dump theme_names theme font_folder fonts coverage colour_vision cairo_handles text_cairo shaping text text_fit window svg_cost picture_cairo
        picture cairo shapes)

# the parts of a kit: pieces, boards, components
trackwright_room(render/kit
  KNOWS engine/base engine/title render/drawing
  USES fmt::fmt
  FILES component content parts kit joins)

# a tile or a printed hex, part by part
trackwright_room(render/tile
  KNOWS engine/base engine/tile engine/title render/drawing render/kit
  USES fmt::fmt
  FILES livery signs look stop_choices stop_plan spots border icon_sign terrain_symbol icon plan track city 
        label terrain hex_tile)

# tables, paragraphs and sentences about a title
trackwright_room(render/words
  KNOWS engine/base engine/tile engine/title render/drawing render/kit render/tile
  USES fmt::fmt
  FILES lettering area table title_cells title_tables train_words station_text market_words rule_sentences rule_phrases round_phrases company_phrases auction_text power_text
        run_texts track_texts player_words loan_words teller special_texts rule_texts turn_texts assumed  
         book chapter paginate typeset typeset_table)

# pictures of studies: bars, curves, maps coloured by figures
trackwright_room(render/study
  KNOWS engine/tile engine/title render/drawing render/words
  USES fmt::fmt
  FILES chart heat_map)

# shared by several components: tokens, logos, cards, arrows
trackwright_room(render/marks
  KNOWS engine/title render/drawing render/kit render/tile render/words
  USES fmt::fmt
  FILES arrow card engraving engine herald token logo tile_card)

# tiles, tokens and markers
trackwright_room(render/components/tokens
  KNOWS engine/base render/drawing render/kit render/tile render/words render/marks
  USES fmt::fmt
  FILES tiles tokens)

# certificates, trains, privates, notes
trackwright_room(render/components/cards
  KNOWS engine/base engine/title render/drawing render/kit render/tile render/words render/marks
  USES fmt::fmt
  FILES certificates trains privates player_cards bank_notes)

# the market, and tracks with markers
trackwright_room(render/components/market
  KNOWS engine/base engine/title render/drawing render/kit render/tile render/words render/marks
  USES fmt::fmt
  FILES market_layout market_legend market par_chart revenue_track)

# the landscape below a map: coast, sea, relief, woods
trackwright_room(render/landscape
  KNOWS engine/base engine/tile engine/title render/drawing render/kit render/tile
  FILES noise grid ground_plan beyond rivers streams lie growth landscape)

# the map, and runs on it
trackwright_room(render/components/map
  KNOWS engine/base engine/tile engine/title engine/run render/drawing render/kit render/tile render/words render/marks render/landscape
        render/components/tokens render/components/market
  USES fmt::fmt
  FILES placed_panel map_frame arrange map_places map_tracks track_legend map_legend map_blocks map_layout map_homes
        map_panels value_place map places_board runs excerpt rule_figures told_boards)

# charters, phases, upgrades, manifest
trackwright_room(render/components/charts
  KNOWS engine/base engine/title engine/upgrade render/drawing render/kit render/tile render/words render/marks
  USES fmt::fmt
  FILES charter_places charters phase_chart upgrade_blocks upgrade_chart manifest)

# papers: player aids, guide, checklist, rulebook, box
trackwright_room(render/components/papers
  KNOWS engine/base engine/tile engine/title engine/run render/drawing render/kit render/tile render/words render/marks
        render/components/market render/components/map
  USES fmt::fmt
  FILES player_aid rules_sheet offer_sheet box checklist guide_panels guide rulebook_tables piece_gallery
        setup_table booklet_index booklet_page booklet rulebook)

# the table of all components, and proofs
trackwright_room(render/components
  KNOWS engine/base engine/tile engine/title render/drawing render/kit render/tile render/words render/marks render/components/tokens render/components/cards
        render/components/market render/components/map render/components/charts render/components/papers
  USES fmt::fmt
  FILES misfits missing_glyphs kinds proof print_checks table_picture)

# pieces and boards on sheets of paper
trackwright_room(render/sheets
  KNOWS engine/base engine/title render/drawing render/kit
  USES fmt::fmt
  FILES paper machine layout_style sheet piece_shape layout fill shelves backs printer side marks furnish split
        impose fold contact calibration shop)

# PDF, SVG, PNG and cutting files
trackwright_room(render/documents
  KNOWS engine/base render/drawing render/sheets
  USES PkgConfig::cairo PkgConfig::qpdf PkgConfig::pugixml PkgConfig::zlib fmt::fmt
  FILES pdf_metadata finish_pdf pdf svg_groups svg gzip harmless_svg cut_file raster png ink)

# files, trees of values, edits
trackwright_room(designer/format/text
  KNOWS engine/base engine/title
  USES fmt::fmt
  FILES installation utf8 files tree nodes readers findings csv_text values edits)

# JSON Schema: the permitted form of a tree
trackwright_room(designer/format/schema
  KNOWS engine/base designer/format/text
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES words document rules walk schema says)

# text <-> tree; the only room that uses the YAML library
trackwright_room(designer/format/yaml
  KNOWS engine/base designer/format/text designer/format/schema
  USES fmt::fmt yaml-cpp
  FILES scalar errors surrogates builder yaml write spans alignment editor edit)

# trees <-> a title
trackwright_room(designer/format/title
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run designer/format/text
        designer/format/schema designer/format/yaml
  USES fmt::fmt
  FILES tile_text dictionary tree_values tiles_file map_file market_file run_rules_file roster_file rules_file
        companies_file formats title_options find_title title_file kit_file extends position_parts title_folder gaps_of title_of revised_text
        revise load position_lays position_file)

# papers, layouts, printers, machines, themes
trackwright_room(designer/format/press
  KNOWS engine/base render/drawing render/sheets designer/format/text designer/format/schema
        designer/format/yaml designer/format/title
  USES fmt::fmt
  FILES papers press_files theme_file)

# title data of other programs
trackwright_room(designer/format/interchange
  KNOWS engine/base engine/tile engine/title designer/format/text designer/format/yaml
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES json_file facts_words facts_colours facts_codes facts_players facts_powers facts_minors facts_rules facts_opening facts_ends facts_starts facts_turns facts_options facts_companies facts_roster facts_market facts
        maker_words maker_curves maker_encoding maker_tile maker_map maker_market maker_roster maker_companies maker
        maker_draw maker_export neutral ruby_value ruby_strings ruby_lexer ruby_literals ruby_parser ruby_calls
        ruby_constants ruby_nodes ruby_map ruby_facts ruby ruby_write ruby_board ruby_rules
        ruby_companies ruby_export formats)

# recorded games: reading, replay, comparison
trackwright_room(designer/play
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/play/value engine/play designer/format/text designer/format/title
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES record_names record record_difference game_file action_text action_said action_words standing told_game played_game replay)

# differences between two titles
trackwright_room(designer/compare
  KNOWS engine/base engine/tile engine/title
  USES fmt::fmt
  FILES difference matching alignment phrases comparing compare_tiles compare_maps compare_markets
        compare_rosters compare_companies compare_games compare_rules compare)

# mistakes in a title; the checks below these files, <family>/<name>.cpp and .md, are not listed
trackwright_room(designer/checks
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/study engine/play/value engine/play designer/compare
  USES fmt::fmt
  FILES texts market_rows chart facts meant_hex check needs prelude references totals odd_amounts other_numbers number_gaps
        second_source checks)

# studies of a title: supply, trains, reach, chokes, as tables of figures
trackwright_room(designer/study
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/study render/drawing render/study
        render/kit render/words render/components/papers designer/format/text
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES what_if figures sweep data topics way_topics money_topics study pictures report)

# simulated games of a title as tables, files, pictures and a report
trackwright_room(designer/simulate
  KNOWS engine/base engine/tile engine/title engine/run engine/study engine/play/value engine/play engine/bot engine/simulate render/drawing
        render/kit render/study designer/format/text designer/study
  USES fmt::fmt nlohmann_json::nlohmann_json SQLite::SQLite3
  FILES simulation series_file game_rows database cells tables shifts pictures report)

# use cases: open, examine, order, print, fix, compare; values in, values out
trackwright_room(designer/studio
  KNOWS engine/base engine/tile engine/title engine/upgrade engine/run engine/play/value engine/play engine/bot render/drawing render/kit
        render/tile render/words render/marks render/components/tokens render/components/market render/components/map render/components
        render/sheets render/documents
        designer/format/text designer/format/schema designer/format/yaml designer/format/title designer/format/press designer/format/interchange
        designer/compare designer/checks designer/play
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES title_files open listed_titles save settled_tiles job chosen losses import carried_files export second_source
        compare editor_files starter art fixes todo quantities picture kit_json own_only pools kept_map press
        idle_quantities changes examine workspace fix_title migrate order kit shop_files proof routes game_table seat_choices
        hot_seat game_boards upgrades title_pages names typing plan meaning consumers answer_json tile_places table_position edit csv_tables csv)

# findings for people and programs
trackwright_room(designer/faces/report
  KNOWS engine/base designer/format/text designer/compare designer/checks
  USES fmt::fmt nlohmann_json::nlohmann_json
  FILES source terminal json sarif github junit differences)

# the language server for editors
trackwright_room(designer/faces/lsp
  KNOWS engine/base engine/tile engine/title render/drawing designer/format/text designer/format/schema
        designer/format/yaml designer/format/title designer/checks designer/studio
  USES fmt::fmt nlohmann_json::nlohmann_json Threads::Threads
  FILES places features diagnostics hover navigate actions outline complete server lsp)

# the live page
trackwright_room(designer/faces/serve
  KNOWS engine/base engine/tile engine/title engine/run engine/play/value engine/bot render/drawing render/kit render/components
        render/documents designer/format/text designer/format/yaml designer/format/title designer/checks designer/compare designer/study designer/studio
  USES fmt::fmt nlohmann_json::nlohmann_json Threads::Threads PkgConfig::httplib
  FILES assets file_name secret fingerprint reply svg_parts map_parts watch process committed title_json bench table game_json playing components
        comparing editing kit_printing single_page connections http table_game table_server serve)

# the command line
trackwright_room(designer/faces/cli
  KNOWS engine/base engine/title render/drawing render/study render/tile render/words render/marks render/components render/sheets designer/format/text
        designer/format/yaml designer/format/title designer/format/press designer/checks designer/studio
        designer/faces/report designer/faces/lsp designer/faces/serve designer/study engine/simulate designer/simulate engine/tile engine/upgrade engine/run engine/play/value engine/play engine/bot
        designer/play
  USES CLI11::CLI11 fmt::fmt nlohmann_json::nlohmann_json
  FILES unbroken write_file command progress installation write_folder printable report options changed_title drawn_study overview table list validate fixing check
        explain show printing tile render proof plan_told print_kit kit shop calibrate new routes upgrades study simulating simulate import export diff replay bot_games seated_bots play_by_lines play
        lsp serve page schema migrate command_line help manual completion commands)


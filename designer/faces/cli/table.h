// The commands, one line per file; commands.cpp has a row for each.
#pragma once

#include "designer/faces/cli/command.h"

namespace trackwright {

Command validate_command();
Command check_command();
Command explain_command();
Command list_command();
Command diff_command();
Command show_command();
Command tile_command();
Command render_command();
Command proof_command();
Command kit_command();
Command calibrate_command();
Command shop_command();
Command new_command();
Command routes_command();
Command upgrades_command();
Command study_command();
Command simulate_command();
Command import_command();
Command export_command();
Command lsp_command();
Command serve_command();
Command page_command();
Command schema_command();
Command migrate_command();
Command replay_command();
Command play_command();

}  // namespace trackwright

// Exports tables of a title to files for spreadsheets, and imports their changes.
#pragma once

#include <string>

#include "designer/studio/import.h"
#include "designer/studio/title_files.h"

namespace trackwright {

// One file for each table of csv_tables.h. `separator`: a comma, semicolon or tab.
TitleFiles csv_files(const Title&, char separator);

// The files of the title's folder that must change to match the tables in the folder `path`. Comments and
// layout stay. `findings`: import/csv for a folder without tables, and for cells that the title cannot have.
Imported import_csv(const FileReader&, const Installation&, const std::string& path,
                    const std::string& folder);

}  // namespace trackwright

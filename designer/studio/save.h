// Saves a changed title to its source files.
#pragma once

#include "designer/format/title/load.h"
#include "designer/studio/title_files.h"
#include "engine/title/title.h"

namespace trackwright {

// The changed and new files of the folder for the title `wanted`. `now`: a title without errors in its files.
// Keeps comments, layout, data outside the title, and all unchanged parts. For a title that extends another,
// changes only its own files. Writes nothing. Files that need more than small changes are rewritten
// completely.
TitleFiles saved(const FileReader&, const Installation&, const Loaded& now, const Title& wanted);

// The same with small changes only, which may give another result: read the files again to verify it.
TitleFiles with_small_changes(const Loaded& now, const Title& wanted);

}  // namespace trackwright

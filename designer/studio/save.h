// A title that has changed, back into the files that it was read from.
#pragma once

#include "designer/format/title/load.h"
#include "designer/studio/title_files.h"
#include "engine/title/title.h"

namespace trackwright {

// The files of the folder that change, and those that come to be, so that it says `wanted`. `now` is a title
// without errors in its files. Comments, layout and whatever is no part of a title stay, and so does all that
// says what it said before. Of a title that extends another only its own files change. Nothing is written.
// What could not be said with small changes is written anew, file by file.
TitleFiles saved(const FileReader&, const Installation&, const Loaded& now, const Title& wanted);

// The same with small changes alone, which need not lead there: read what comes of it.
TitleFiles with_small_changes(const Loaded& now, const Title& wanted);

}  // namespace trackwright

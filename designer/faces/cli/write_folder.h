// A folder of files that belong together, such as a kit: all of it new, or all of it as it was.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/write_file.h"

namespace trackwright {

// The files are written into a folder beside it, `kit.part-PID`, with links to whatever else the folder
// holds; then the two exchange their names, which is one step of the file system: whoever looks, and whatever
// ends the program at whatever moment, kill -9 included, finds all of the files new or all of them as they
// were. What ended half-way leaves the folder beside; the next one takes it away. (A machine that loses its
// power is another matter: nothing is forced onto the disk.)
//
// What others save into the folder meanwhile is kept: a file that the program does not write, and one that it
// writes but that was changed after the run `started` (unless all of them were, by another run).
//
// Where folders cannot exchange names it is write_files: each file is whole and all are complete before the
// first is moved into place, and an end by force between the first and the last leaves some of both. That is
// so on file systems that cannot, where the folder is a mount or the one that the program was started in,
// belongs to somebody else, or holds more than ten thousand other things.
std::optional<WriteError> write_folder(const std::string& folder, const std::vector<OutputFile>&,
                                       RunStart started = RunStart::now());

}  // namespace trackwright

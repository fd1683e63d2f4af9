// Writes a folder of related files, such as a kit, as a whole: all files new, or all as before.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/write_file.h"

namespace trackwright {

// Writes the files into a folder beside it, `kit.part-PID`, with links to the other contents of the folder.
// Then the two folders exchange their names in one step of the file system. Readers therefore see either all
// files new or all files as before, even if the program is killed (kill -9). An interrupted run leaves the
// other folder behind; the next run removes it. (Data is not flushed to the disk, so a power failure can
// still lose it.)
//
// Keeps files that others save into the folder meanwhile: files that the program does not write, and files
// that it writes but that changed after the run `started` (unless another run changed all of them).
//
// If the folders cannot exchange names, falls back to write_files: all files are complete before the first is
// moved into place, but a kill between the first and the last move leaves a mixture. This happens on file
// systems without this operation, and if the folder is a mount point or the working directory, belongs to
// another user, or contains more than ten thousand other entries.
std::optional<WriteError> write_folder(const std::string& folder, const std::vector<OutputFile>&,
                                       RunStart started = RunStart::now());

}  // namespace trackwright

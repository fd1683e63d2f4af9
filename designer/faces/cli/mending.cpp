#include "designer/faces/cli/mending.h"

#include <fmt/core.h>

#include <ostream>

#include "designer/faces/cli/report.h"
#include "designer/format/text/edits.h"
#include "designer/studio/mend.h"

namespace trackwright {

Exit show_cures(const Environment& environment, const std::string& title) {
  const Mended mended = mend_title(environment.files, environment.installation, title);
  for (const MendedFile& file : mended.files)
    environment.streams.out << unified_diff(file.path, file.before, file.after);
  if (mended.cures == 0) environment.streams.out << title << ": nothing can be fixed automatically\n";
  return Exit::Sound;
}

Exit apply_cures(const Environment& environment, const std::string& title) {
  const Mended mended = mend_title(environment.files, environment.installation, title);
  for (const MendedFile& file : mended.files)
    if (const auto error = update_file(file.path, file.after)) return unusable(environment, *error);
  if (mended.cures > 0) environment.streams.err << fmt::format("{}: {} mended\n", title, mended.cures);
  return Exit::Sound;
}

}  // namespace trackwright

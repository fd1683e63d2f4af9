#include "designer/faces/cli/fixing.h"

#include <fmt/core.h>

#include <ostream>

#include "designer/faces/cli/report.h"
#include "designer/format/text/edits.h"
#include "designer/studio/fix_title.h"

namespace trackwright {

Exit show_fixes(const Environment& environment, const TitleName& title) {
  const FixedTitle fixed = fix_title(environment.files, environment.installation, title);
  for (const ChangedFile& file : fixed.files)
    environment.streams.out << unified_diff(file.path, file.before, file.after);
  if (fixed.fixes == 0) environment.streams.out << title.words() << ": nothing can be fixed automatically\n";
  return Exit::Sound;
}

Exit apply_fixes(const Environment& environment, const TitleName& title) {
  const FixedTitle fixed = fix_title(environment.files, environment.installation, title);
  for (const ChangedFile& file : fixed.files)
    if (const auto error = update_file(file.path, file.after)) return unusable(environment, *error);
  if (fixed.fixes > 0) environment.streams.err << fmt::format("{}: {} fixed\n", title.words(), fixed.fixes);
  return Exit::Sound;
}

}  // namespace trackwright

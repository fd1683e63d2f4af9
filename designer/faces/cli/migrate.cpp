// Brings titles to the current title format.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "designer/faces/cli/report.h"
#include "designer/faces/cli/table.h"
#include "designer/faces/cli/write_file.h"
#include "designer/format/text/edits.h"
#include "designer/format/title/formats.h"
#include "designer/studio/migrate.h"

namespace trackwright {

namespace {

struct MigrateRequest {
  std::vector<std::string> titles;
  bool diff = false;
};

void tell_changes(std::ostream& out, const std::string& title, const Migration& migration) {
  out << fmt::format("{}: format {} -> {}\n", title, migration.format, current_format);
  for (const Migration::Change& change : migration.changes)
    out << fmt::format("  {}: {}\n", change.file, change.description);
  out << fmt::format("  title.yaml: state `format: {}`\n", current_format);
}

Exit migrate_one(const Environment& environment, const std::string& title, bool diff) {
  const Migration migration = migrate_title(environment.files, environment.installation, title);
  if (!migration.possible) {
    warn(environment, migration.sources, migration.findings);
    environment.streams.err << title << ": not migrated\n";
    return Exit::Unusable;
  }
  if (migration.files.empty()) {
    environment.streams.notes() << fmt::format("{}: nothing to do, format {}\n", title, migration.format);
    return Exit::Sound;
  }
  for (const ChangedFile& file : migration.files)
    if (diff)
      environment.streams.out << unified_diff(file.path, file.before, file.after);
    else if (const auto error = update_file(file.path, file.after))
      return unusable(environment, *error);
  if (!diff) tell_changes(environment.streams.notes(), title, migration);
  return Exit::Sound;
}

Exit migrate_all(const Environment& environment, const MigrateRequest& request) {
  Exit exit = Exit::Sound;
  for (const std::string& title : request.titles)
    exit = std::max(exit, migrate_one(environment, title, request.diff));
  return exit;
}

Action set_up_migrate(CLI::App& app) {
  const auto request = std::make_shared<MigrateRequest>();
  app.add_option("TITLE", request->titles, "folders, or names of folders in titles/")->required();
  app.add_flag("--diff", request->diff, "show the changes without making them");
  return [request](const Environment& environment) { return migrate_all(environment, *request); };
}

}  // namespace

Command migrate_command() {
  return {
      "migrate", "convert a title to the current title format",
      "Changes the files of a title that an earlier version of Trackwright made, and those of its options: "
      "renames keys and words, and sets `format` in title.yaml. It keeps comments and layout, and does not "
      "change a title in the "
      "current format. `migrate` refuses a title of a newer version, with exit code 2. For a variant, run "
      "`migrate` on the base title, too.",
      "migrate mytitle --diff\nmigrate mytitle\nmigrate my/title my/variant", set_up_migrate};
}

}  // namespace trackwright

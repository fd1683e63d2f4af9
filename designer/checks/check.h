// A check: looks at a whole title and reports what would fail at the table.
// Each is a file pair <family>/<name>.cpp and .md: what it does, and its page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

struct Facts;

// Takes what a check saw. Fills in the check's name and severity.
class Report {
 public:
  Report(std::string_view check, Severity severity, Findings& findings)
      : check_(check), severity_(severity), findings_(findings) {}
  // `object`: the name that `allow: at` uses for what this is about ("F11", "57", "DSB").
  // Returns the finding, so that notes and edits can be added; valid until the next report.
  Finding& operator()(Place place, std::string object, std::string message, std::string help = {});

 private:
  std::string_view check_;
  Severity severity_;
  Findings& findings_;
};

using RunCheck = void (*)(const Facts&, Report&);

struct Check {
  std::string_view name;      // "map/track-leaves-board": family, then the file
  std::string_view sentence;  // the title of its page: what it says, in one line
  Severity severity = Severity::Error;
  RunCheck run = nullptr;
  std::string_view page;  // its Markdown page, embedded at build time
};

// All checks, families in the order of the documentation.
const std::vector<Check>& all_checks();
const Check* find_check(std::string_view name);

// Another description of the same title, to be compared with.
struct SecondSource {
  std::string name;
  const Title& title;
};

// Runs every check, applies the title's `allow` list and reports stale ones (title/stale-allow).
// Sorted by file and place. The checks of the family second-source need a second source.
Findings run_checks(const Title&, const SecondSource* = nullptr);

}  // namespace trackwright

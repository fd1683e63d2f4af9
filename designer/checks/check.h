// A check examines a whole title and reports what would fail at the table. Each check has two files:
// <family>/<name>.cpp contains only the function checks::<family>_<name>; <name>.md is its page, which also
// gives the program its other data (cmake/check_pages.cmake).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

struct Facts;

// Collects the findings of a check and sets their check name and severity.
class Report {
 public:
  Report(std::string_view check, Severity severity, Findings& findings)
      : check_(check), severity_(severity), findings_(findings) {}
  // `object`: the name of the thing ("F11", "57", "DSB"), as `allow: at` uses it. Returns the finding, so
  // that the caller can add notes and edits; the reference is valid until the next report.
  Finding& operator()(Place place, std::string object, std::string message, std::string help = {});
  // The same for checks that report things of several kinds.
  Finding& operator()(Place place, Name object, std::string message, std::string help = {});
  // The name of the check, for functions that several checks share.
  std::string_view check() const { return check_; }

 private:
  std::string_view check_;
  Severity severity_;
  Findings& findings_;
};

using RunCheck = void (*)(const Facts&, Report&);

enum class Finder : std::uint8_t {
  Checking,  // a check of a whole title
  Allowing,  // the `allow` list
  Reading,   // the reader of the files
  Printing,  // the drawing of the kit
  Asking,    // a use case about something else: a position, a tile
};

// All names that can follow a finding in brackets, each with its page: the checks of a whole title, and the
// findings of reading and printing.
struct Check {
  std::string_view name;      // "map/track-leaves-board": family, then the file
  std::string_view sentence;  // the title of its page: its meaning in one line
  Severity severity = Severity::Error;
  Finder found = Finder::Checking;
  std::vector<std::string_view> needs;  // data of the whole title that it requires (see gaps.h)
  std::vector<std::string_view> each;   // data that it requires of the thing that a finding is about
  std::string_view missing;  // the part of a draft that is missing; "file": the part that the file stands for
  RunCheck run = nullptr;    // null unless `found` is Checking
  std::string_view page;     // Markdown

  // True for the names that `allow` accepts.
  bool of_title() const { return found == Finder::Checking || found == Finder::Allowing; }
};

// All checks, by name. Generated from the pages.
const std::vector<Check>& all_checks();
const Check* find_check(std::string_view name);

// Another description of the same title, to compare it with.
struct SecondSource {
  std::string name;
  const Title& title;
  const Gaps& gaps;
};

struct CheckResults {
  Findings findings;  // in the order of the table
  // Names, sorted, of the checks that report nothing, or perhaps too little, until unreadable data is fixed.
  std::vector<std::string_view> waiting;
};

// Runs every check whose required data could be read, applies the title's `allow` list and reports stale
// entries (title/stale-allow). The checks of the family second-source need a second source.
CheckResults run_checks(const Title&, const Gaps&, const SecondSource* = nullptr);

}  // namespace trackwright

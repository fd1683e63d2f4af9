// A check: looks at a whole title and reports what would fail at the table.
// Each is two files: <family>/<name>.cpp, which says nothing but its function checks::<family>_<name>, and
// <name>.md, its page, which also says what else the program has to know of it (cmake/check_pages.cmake).
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

// Takes what a check saw. Fills in the check's name and severity.
class Report {
 public:
  Report(std::string_view check, Severity severity, Findings& findings)
      : check_(check), severity_(severity), findings_(findings) {}
  // `object`: the name that `allow: at` uses for what this is about ("F11", "57", "DSB").
  // Returns the finding, so that notes and edits can be added; valid until the next report.
  Finding& operator()(Place place, std::string object, std::string message, std::string help = {});
  // The same, of a check that is about things of several kinds.
  Finding& operator()(Place place, Name object, std::string message, std::string help = {});
  // By which a function that many checks share knows which of them it is.
  std::string_view check() const { return check_; }

 private:
  std::string_view check_;
  Severity severity_;
  Findings& findings_;
};

using RunCheck = void (*)(const Facts&, Report&);

enum class Finder : std::uint8_t {
  Checking,  // a whole title
  Allowing,  // what is found in it
  Reading,   // its files
  Printing,  // its kit
  Asking,    // the program about something else: a position, a tile
};

// All that can stand in brackets behind a finding, with its page: checks of a whole title, and what is found
// on the way to one.
struct Check {
  std::string_view name;      // "map/track-leaves-board": family, then the file
  std::string_view sentence;  // the title of its page: what it says, in one line
  Severity severity = Severity::Error;
  Finder found = Finder::Checking;
  std::vector<std::string_view>
      needs;                           // what it has to know of the whole title (see gaps.h), to say anything
  std::vector<std::string_view> each;  // and of the thing that a finding is about, to say that
  std::string_view missing;            // the part of a draft that is not done; "file": that of its file
  RunCheck run = nullptr;              // of what is found by Checking
  std::string_view page;               // Markdown

  // What `allow` may name.
  bool of_title() const { return found == Finder::Checking || found == Finder::Allowing; }
};

// All checks, by name. Generated from the pages.
const std::vector<Check>& all_checks();
const Check* find_check(std::string_view name);

// Another description of the same title, to be compared with.
struct SecondSource {
  std::string name;
  const Title& title;
  const Gaps& gaps;
};

struct CheckResults {
  Findings findings;  // in the order of the table
  // Names of the checks that say nothing, or less than they might, until what cannot be read is mended;
  // sorted.
  std::vector<std::string_view> waiting;
};

// Runs every check that knows what it needs, applies the title's `allow` list and reports stale ones
// (title/stale-allow). The checks of the family second-source need a second source.
CheckResults run_checks(const Title&, const Gaps&, const SecondSource* = nullptr);

}  // namespace trackwright

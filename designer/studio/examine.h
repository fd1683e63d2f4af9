// All that there is to say of a title, by one function and in one order.
#pragma once

#include <string_view>
#include <vector>

#include "designer/checks/check.h"
#include "designer/format/title/load.h"
#include "designer/studio/todo.h"

namespace trackwright {

// What is looked at. Whoever wants less than everything says so by one of the names below.
struct Scope {
  bool reading = false;  // what reading found: files, YAML, keys, types, tile texts
  bool checks = false;   // what would fail at the table; with a second source, where it differs
  bool choices =
      false;  // choices of the kit that name nothing; draws the components where there are quantities
  bool cures = false;  // edits for findings that have a certain cure
  bool tasks = false;  // what a draft leaves to do, taken out of the findings
};

// `validate`, `list`, `show`: is it well formed?
inline constexpr Scope well_formed{.reading = true};
// What `check --fix` and `--diff` put into the files.
inline constexpr Scope curable{.reading = true, .checks = true, .cures = true};
// `check`, and whatever shows a title while it is worked on.
inline constexpr Scope everything{
    .reading = true, .checks = true, .choices = true, .cures = true, .tasks = true};

struct Examination {
  Findings findings;        // sorted
  std::vector<Task> tasks;  // what holds up most comes first
  // Checks that say nothing, or less than they might, until what cannot be read is mended: silence is not
  // soundness.
  std::vector<std::string_view> waiting;
};

// By what files outside of the title are looked for that it asks for: pictures, a theme, a paper.
struct Surroundings {
  const FileReader& files;
  const Installation& installation;
};

// Of a title that could be read in parts, what can be said of these; where it could not at all, what reading
// found. Without surroundings nothing is said of what lies there.
Examination examine(const Loaded&, const Scope&, const SecondSource* = nullptr,
                    const Surroundings* = nullptr);

}  // namespace trackwright

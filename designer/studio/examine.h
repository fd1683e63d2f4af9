// Examines a title: all its findings from one function and in one order.
#pragma once

#include <string_view>
#include <vector>

#include "designer/checks/check.h"
#include "designer/format/title/load.h"
#include "designer/studio/todo.h"

namespace trackwright {

// The parts of an examination. The constants below name the usual combinations.
struct Scope {
  bool reading = false;  // findings of reading: files, YAML, keys, types, tile texts
  bool checks = false;   // mistakes that would fail at the table; with a second source, the differences
  bool choices = false;  // choices of the kit that name nothing; draws the components if there are quantities
  bool fixes = false;    // adds edits to findings with a certain fix
  bool options = false;  // also the title with each of its options alone; needs surroundings
  bool tasks = false;    // moves the open tasks of a draft from the findings to `tasks`
};

// `validate`, `list`, `show`.
inline constexpr Scope well_formed{.reading = true};
// `check --fix` and `--diff`.
inline constexpr Scope fixable{.reading = true, .checks = true, .fixes = true};
// `check`, and front ends that show a title during work.
inline constexpr Scope everything{
    .reading = true, .checks = true, .choices = true, .fixes = true, .options = true, .tasks = true};

struct Examination {
  Findings findings;        // sorted
  std::vector<Task> tasks;  // sorted by importance: the tasks that block most others come first
  // Checks that report nothing, or perhaps too little, until unreadable data is fixed. The absence of their
  // findings proves nothing.
  std::vector<std::string_view> waiting;
};

// Access to files outside the title that it refers to: pictures, a theme, a paper.
struct Surroundings {
  const FileReader& files;
  const Installation& installation;
};

// For a title that could be read in part, reports the findings of the readable part; otherwise those of
// reading. Without surroundings, ignores the files there.
Examination examine(const Loaded&, const Scope&, const SecondSource* = nullptr,
                    const Surroundings* = nullptr);

}  // namespace trackwright

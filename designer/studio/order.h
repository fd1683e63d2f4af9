// Turns a title and the order for its kit into a job. Resolves the names in the choices and supplies defaults
// for missing choices.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/load.h"
#include "designer/studio/job.h"
#include "engine/base/expected.h"

namespace trackwright {

// The default paper.
inline constexpr std::string_view usual_paper = "A4";

// The request of a front end; empty members default to the title's kit.yaml. A printer, machine or layout is
// a name in templates/ or the path of a file of the same form.
struct KitOrder {
  KitChoices choices{};   // take precedence over those of kit.yaml
  std::string profile{};  // selects the quantities of kit.yaml under this name
  std::string printer{};
  std::string machine{};
  std::string service{};            // a print-on-demand service
  std::vector<std::string> with{};  // components in addition to those of kit.yaml
  bool own_only = false;            // omit components that an extended title also prints
  // The kit is for paper and knife. Errors of reading or of the checks refuse the order, since a card could
  // lack its price or show a wrong one.
  bool whole = false;
};

// The reason why there is no job, in order of precedence.
enum class Refusal {
  Unreadable,  // the title, or one of its files, could not be read at all
  Unknown,     // the order contains an unknown name, reported as kit/unknown-choice
  Faulty,      // errors leave nothing to draw, or are in the theme
  Incomplete,  // the order is `whole`, and there are errors
};

struct Ordered {
  Expected<PrintJob, Refusal> job;
  Sources sources;     // of the title, and the files read for the order
  Findings findings;   // of reading the title, of the order, and of choices that name nothing; sorted. For a
                       // `whole` order, also errors of the checks
  Findings besides{};  // for a `whole` order: findings of the checks that do not prevent printing
};

Ordered order_kit(const FileReader&, const Installation&, const Loaded&, const KitOrder&);

}  // namespace trackwright

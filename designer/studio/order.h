// Ordering a kit: from a title and what is wanted of it to a job. What a choice names is looked up here, and
// choices that nobody made get what holds without them.
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

// Where nobody chose another.
inline constexpr std::string_view usual_paper = "A4";

// What a face of the program asks for; what is empty is as the title's kit.yaml says. A printer, machine or
// layout is a name of templates/ or the path of a file like the one there.
struct KitOrder {
  KitChoices choices{};   // come before those of kit.yaml
  std::string profile{};  // quantities of kit.yaml under this name
  std::string printer{};
  std::string machine{};
  std::string service{};            // a print-on-demand service
  std::vector<std::string> with{};  // components besides those that kit.yaml wants
  bool own_only = false;            // leave out what a title that this one extends prints too
  // For paper and knife: nothing where reading the title or its checks find errors, since a card may lack its
  // price, and a wrong one would be printed.
  bool whole = false;
};

// Why there is no job; what stands first comes first.
enum class Refusal {
  Unreadable,  // the title, or a file of it, could not be read at all
  Unknown,     // the order names something that there is not: a kit/unknown-choice says what
  Faulty,      // errors leave nothing to draw, or are in the theme
  Incomplete,  // it was ordered whole, and there are errors
};

struct Ordered {
  Expected<PrintJob, Refusal> job;
  Sources sources;     // the title's, and the files that were read for the order
  Findings findings;   // of reading the title, of the order, and choices that name nothing; sorted. Of an
                       // order that is to be whole, errors of the checks too
  Findings besides{};  // of such an order: what the checks find that keeps nothing from being printed
};

Ordered order_kit(const FileReader&, const Installation&, const Loaded&, const KitOrder&);

}  // namespace trackwright

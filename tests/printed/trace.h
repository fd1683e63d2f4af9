// Determines which data of a title are printed. Changes each datum, one at a time, and draws the kit again:
// if nothing looks different, the datum is not printed. No list has to be maintained by hand.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/title/load.h"
#include "designer/studio/job.h"
#include "render/components/kinds.h"
#include "render/kit/kit.h"
#include "tests/printed/data.h"

namespace trackwright::printed {

enum class Outcome {
  Printed,      // in the component `where`
  Worded,       // nothing looks different, but the title has its own words for it
  Silent,       // nothing looks different
  NotForPrint,  // its schema gives a reason; it is not tried
  Bound,        // it cannot be changed alone without a mistake
};

struct Trace {
  Datum datum;
  Outcome outcome = Outcome::Bound;
  std::string where;      // a component that looks different
  std::string example;    // the tried change: "trains/2/price: 80 -> 90"
  std::size_t tries = 0;  // number of places tried
};

class Tracer {
 public:
  // `folder`: the name of a shipped title, or a folder of this project.
  explicit Tracer(const std::string& folder);

  // Traces each kind of datum in the title's own files, at up to `places` places each, in the order of the
  // files. A kind is Printed if one of its places is.
  std::vector<Trace> trace(std::size_t places) const;

  // The component that looks different with another tree for this file; "" if there is none, "-" if the title
  // is no longer valid.
  std::string difference(const std::string& file, const Node& changed, const ComponentKind*& likely) const;

 private:
  // The places of a datum. Draws `likely` first: the component that showed the previous datum of the same
  // part of a file.
  struct Try {
    const DatumSites& sites;
    const ComponentKind*& likely;
    bool worded = false;
  };
  Trace trace_datum(const Node& tree, Try, std::size_t places) const;
  bool is_worded_elsewhere(const Datum&) const;
  void try_place(Trace&, const Node& tree, const Try&, const Way&) const;

  DiskReader disk_;
  Installation installation_;
  std::string folder_;
  std::vector<std::pair<std::string, Node>> trees_;  // by file, unmerged
  PrintJob sound_;
  struct Before {
    const ComponentKind* kind = nullptr;
    Component component;
  };
  std::vector<Before> before_;  // fastest components first
  Kit sound_kit_;
};

}  // namespace trackwright::printed

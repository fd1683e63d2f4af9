// Which data of a title reach the table? Each is said otherwise, one at a time, the kit is drawn again, and
// whatever then looks as before was never printed. So what is printed is found by tracing, not from a list
// that somebody keeps.
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
  Worded,       // said otherwise, all looks as before, but the title has words of its own in its place
  Silent,       // said otherwise, everything looks as before
  NotForPrint,  // its schema says why; it is not tried
  Bound,        // it cannot be said otherwise by itself without a mistake
};

struct Trace {
  Datum datum;
  Outcome outcome = Outcome::Bound;
  std::string where;      // a component that looks otherwise
  std::string example;    // the place tried: "trains/2/price: 80 -> 90"
  std::size_t tries = 0;  // places at which it was said otherwise
};

class Tracer {
 public:
  // The name of a shipped title, or a folder of this project.
  explicit Tracer(const std::string& folder);

  // Each kind of datum of the title's own files, at up to `places` places each, in the order of the files. A
  // kind is Printed where one of its places is.
  std::vector<Trace> trace(std::size_t places) const;

  // The component that looks otherwise with another tree in place of this file; "" where nothing does, "-"
  // where the title is no longer sound.
  std::string difference(const std::string& file, const Node& changed, const ComponentKind*& likely) const;

 private:
  // A place of a datum; what showed the one tried before, which is of the same part of a file, is drawn
  // first.
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
  std::vector<std::pair<std::string, Node>> trees_;  // by file, as written
  PrintJob sound_;
  struct Before {
    const ComponentKind* kind = nullptr;
    Component component;
  };
  std::vector<Before> before_;  // what is soon drawn first
  Kit sound_kit_;
};

}  // namespace trackwright::printed

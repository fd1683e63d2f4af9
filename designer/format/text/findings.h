// Lists of findings: their order in reports, and whether they contain errors.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// Sorts by the name of the file, then by place, check and message. Findings without a place come first.
void sort_findings(const Sources&, Findings&);

bool has_errors(const Findings&);

// True for findings with the same content at the same place.
bool tells_the_same(const Finding&, const Finding&);

// Adds the findings that `told` does not contain yet.
void add_untold(Findings& told, Findings more);

// Adds a finding of error severity. `object`: the hex, tile, train ... that the finding is about; may be
// empty. Returns the finding, so that the caller can add help and notes; the reference is valid until the
// next report.
inline Finding& report(Findings& findings, std::string_view check, Place place, std::string object,
                       std::string message, std::string help = {}) {
  Finding& finding = findings.emplace_back();
  finding.check = check;
  finding.message = std::move(message);
  finding.place = place;
  finding.help = std::move(help);
  finding.object = std::move(object);
  return finding;
}

}  // namespace trackwright

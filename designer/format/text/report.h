// Adds a finding of error severity.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/finding.h"

namespace trackwright {

// `object`: the hex, tile, train ... that the finding is about; may be empty. Returns the finding, so that
// the caller can add help and notes; the reference is valid until the next report.
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

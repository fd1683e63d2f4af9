// Adding a finding of error severity to those of a load.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/finding.h"

namespace trackwright {

// `object`: the hex, tile, train ... that it is about; may be empty. Returns the finding, so that help and
// notes can be added; valid until the next one is.
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

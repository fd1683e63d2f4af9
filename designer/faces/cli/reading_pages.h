// Pages on what reading a title finds: the names that begin with file/, schema/ and the like, which are no
// checks of a whole title but stand in brackets behind a finding all the same.
#pragma once

#include <string_view>
#include <vector>

#include "engine/base/finding.h"

namespace trackwright {

struct ReadingPage {
  std::string_view name;
  std::string_view sentence;
  std::string_view text;
  Severity severity = Severity::Error;
};

const std::vector<ReadingPage>& reading_pages();

}  // namespace trackwright

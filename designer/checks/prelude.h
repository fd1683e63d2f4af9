// Included by all checks: the title and its facts, words, and the containers of the standard library. Headers
// that only some checks need are not here.
#pragma once

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/checks/check.h"
#include "designer/checks/facts.h"
#include "designer/checks/texts.h"

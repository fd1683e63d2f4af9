// What every check may use without saying so: the title and what is known of it, words, and the containers of
// the standard library. All checks include it, so what only some of them need is not in it.
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
#include "designer/checks/words.h"

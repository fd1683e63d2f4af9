// Minors that come with a private company. Title facts give both the same name; the private then has no
// revenue of its own.
#pragma once

#include <string>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

// The kinds of these minors, each once; empty if there are none.
std::vector<std::string> kinds_of_bought_minors(const Node& facts);

// The power of the private company to run the minor with its name; empty if there is no such minor.
Node power_to_run_minor(const Node& facts, const Node& record);

// A rule that differs by kind of company: `minors` for these minors, `others` for all others. Without such
// minors, returns `others`.
Node by_kind(const Node& facts, const Node& minors, Node others);

}  // namespace trackwright

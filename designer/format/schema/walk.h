// Walks down a tree and its schema together and reports findings.
#pragma once

#include "designer/format/schema/document.h"

namespace trackwright {

void walk(const SchemaDocument&, const Node& tree, Findings&);

}  // namespace trackwright

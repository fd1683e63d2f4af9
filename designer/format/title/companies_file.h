// companies.yaml: majors, minors, privates, bonus tokens.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/companies.h"

namespace trackwright {

Companies build_companies(const Node& companies_file);

// The tree of companies.yaml: the reverse of reading.
// Where to write common properties of all companies of a kind: once in the defaults of the kind (for kinds
// that have defaults), or with each company.
enum class Common { Once, Each };

Node companies_tree(const Companies&, Common);

}  // namespace trackwright

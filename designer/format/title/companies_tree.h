// Companies, privates and tokens as the tree of companies.yaml: the way back from companies_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/companies.h"

namespace trackwright {

// Whether what all companies of a kind have in common stands once, for the kinds that have defaults, or with
// each company.
enum class Common { Once, Each };

Node companies_tree(const Companies&, Common);

}  // namespace trackwright

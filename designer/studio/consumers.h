// The consumers of a key of the title format: the annotations of the schemas (designer/format/schema/says.h),
// as a table and by rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// docs/consumers.md: a Markdown table for each file of a title, with a row for each key that has a value.
std::string consumers_table(const FileReader&, const Installation&);

// The consumers of rules in rules.yaml, by path ("stock_round.rebuy", "opening.1.step").
class RuleConsumers {
 public:
  RuleConsumers(const FileReader&, const Installation&);
  // "printed, check, play"; "text only" if nothing computes it.
  std::string of(std::string_view path) const;

 private:
  std::string schema_;
};

}  // namespace trackwright

// Who obeys a key of the title format: the annotations of the schemas (designer/format/schema/says.h), as a
// table for readers and by rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// Markdown: a table for each file of a title, a row for each key that has a value. docs/consumers.md.
std::string consumers_table(const FileReader&, const Installation&);

// Of rules of rules.yaml, by their paths ("stock_round.rebuy", "opening.1.step").
class RuleConsumers {
 public:
  RuleConsumers(const FileReader&, const Installation&);
  // "printed, check, play"; "text only" where nothing computes it.
  std::string of(std::string_view path) const;

 private:
  std::string schema_;
};

}  // namespace trackwright

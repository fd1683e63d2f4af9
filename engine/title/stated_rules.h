// The rules that a title defines, as a flat list, to describe, count or compare them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/rules.h"

namespace trackwright {

struct StatedRule {
  std::string path;   // "companies.major.home", "opening.1.step": keys, kinds of company, and numbers from 1
  std::string form;   // "companies.home", "opening.step": keys only
  std::string kind;   // "major", "all"; empty: not by kind of company
  std::string value;  // as in rules.yaml: "float", "5", "true"; for a list "yellow, green"
  SaidAt place;
  friend bool operator==(const StatedRule&, const StatedRule&) = default;
};

// In the order of the schema.
std::vector<StatedRule> stated_rules(const Rules&);

// Whether the rule is at this path or below it.
bool stands_at(const StatedRule&, std::string_view path);

// The values at a path or below it, as one text: "waterfall 5 true".
std::string stated_at(const std::vector<StatedRule>&, std::string_view path);

}  // namespace trackwright

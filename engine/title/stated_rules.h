// What a title states of how the game goes, one by one: for whoever tells, counts or compares rules.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/rules.h"

namespace trackwright {

struct StatedRule {
  std::string path;   // "companies.major.home", "opening.1.step": keys, kinds of company and numbers from 1
  std::string form;   // "companies.home", "opening.step": keys alone
  std::string kind;   // "major", "all"; empty: not by kind of company
  std::string value;  // as rules.yaml has it: "float", "5", "true"; of a list "yellow, green"
  SaidAt place;
  friend bool operator==(const StatedRule&, const StatedRule&) = default;
};

// In the order of the schema.
std::vector<StatedRule> stated_rules(const Rules&);

// Whether it is stated at this path or below it.
bool stands_at(const StatedRule&, std::string_view path);

// What is stated at a path or below it, as one text: "waterfall 5 true".
std::string stated_at(const std::vector<StatedRule>&, std::string_view path);

}  // namespace trackwright

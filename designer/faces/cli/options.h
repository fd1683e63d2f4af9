// Options that several commands share, declared alike.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <string>
#include <vector>

#include "designer/faces/cli/report.h"
#include "engine/base/enum_words.h"

namespace trackwright {

void add_title(CLI::App&, std::string& title);
void add_format(CLI::App&, Format&);           // text or json
void add_findings_format(CLI::App&, Format&);  // also the forms in which editors and CI servers read findings
void add_strict(CLI::App&, bool& strict);

// A number from `low` to `high`, as it is written: no words that stand for numbers, such as nan.
CLI::Validator number_from(double low, double high);

// Options that are given without a value, as in `-o ""` where a shell's variable is empty, are refused.
void refuse_empty(CLI::App&);

// Any word of an enumeration.
template <class E>
CLI::IsMember one_of() {
  const auto words = words_of<E>();
  return CLI::IsMember(std::vector<std::string>(words.begin(), words.end()));
}

}  // namespace trackwright

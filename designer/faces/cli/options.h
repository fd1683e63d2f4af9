// Options that several commands share.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/faces/cli/report.h"
#include "designer/format/title/title_options.h"
#include "engine/base/enum_words.h"

namespace trackwright {

// TITLE, with `--option`.
void add_title(CLI::App&, TitleName& title);
void add_option_names(CLI::App&, std::vector<std::string>& names);
void add_format(CLI::App&, Format&);           // text or json
void add_findings_format(CLI::App&, Format&);  // also the formats of editors and CI servers
// The positional FORMAT of a file of another program. `formats`: the names, each with its meaning.
void add_file_format(CLI::App&, std::string& format,
                     const std::vector<std::pair<std::string_view, std::string_view>>& formats);
void add_strict(CLI::App&, bool& strict);

// Accepts a decimal number from `low` to `high`; rejects words for numbers, such as nan.
CLI::Validator number_from(double low, double high);

// Rejects options with an empty value, such as `-o ""` from an empty shell variable.
void refuse_empty(CLI::App&);

// Any word of an enumeration.
template <class E>
CLI::IsMember one_of() {
  const auto words = words_of<E>();
  return CLI::IsMember(std::vector<std::string>(words.begin(), words.end()));
}

}  // namespace trackwright

// `options` of title.yaml, and the options that a user chooses.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// A title as a user names it.
struct TitleName {
  TitleName() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a title without options is only a name
  TitleName(std::string named, std::vector<std::string> with = {})
      : name(std::move(named)), options(std::move(with)) {}
  // NOLINTNEXTLINE(google-explicit-constructor): as above
  TitleName(const char* named) : name(named) {}

  // As on a command line: "18xx --option short".
  std::string words() const;

  std::string name;                   // the path of a folder, or the name of a shipped title
  std::vector<std::string> options;   // each must be an option of the title
  std::vector<std::string> recorded;  // options in a record of another program: unknown ones are ignored
  int players = 0;  // if known: adds the options that always apply for this number, and checks the others
};

std::vector<TitleOption> read_options(const Node& title_file);

// The reverse of reading, without the options that the title uses: their data are data of the title.
Node options_tree(const Title&);

// Reports option/unknown for `excludes` that name no option, and option/players for an option that always
// applies, but to no number of players.
void report_options(const std::vector<TitleOption>&, Findings&);

// The names of the chosen options, in the order of title.yaml: those of the user and those that always apply
// for the number of players. Nullopt after a finding at `place`: option/unknown, option/excluded or
// option/players.
std::optional<std::vector<std::string>> choose_options(const std::vector<TitleOption>&, const TitleName&,
                                                       const Place& place, Findings&);

}  // namespace trackwright

// Versions of the title format. `format` in title.yaml states the version; each change of the format that a
// program can make in the files of a title is a step of a table. Readers apply the steps to the trees that
// they have read; `migrate` applies them to the files.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/tree.h"

namespace trackwright {

inline constexpr int first_format = 1;    // of a title without `format`: release 0.1
inline constexpr int current_format = 2;  // the format that this program reads and writes

// The trees of one folder, by file name ("map.yaml").
using FileTrees = std::map<std::string, Node, std::less<>>;

struct FormatStep {
  int format;                    // the format that begins with this step
  std::string_view file;         // the file that it changes: "market.yaml"
  std::string_view description;  // for the user: an imperative
  // Changes the tree of the file; keeps places. Returns false if there is nothing to change. A second call
  // changes nothing.
  bool (*apply)(Node& file);
};

// In the order in which they are applied.
std::span<const FormatStep> format_steps();

// The format that title.yaml states; nullopt if the value is not a whole number from 1.
std::optional<int> format_of(const Node& title_file);

// Applies all steps after `format`. Returns those that changed something.
std::vector<const FormatStep*> apply_format_steps(FileTrees&, int format);

// Makes title.yaml state the current format, as its first key if it has none.
void state_format(Node& title_file);

}  // namespace trackwright

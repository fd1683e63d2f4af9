// Trees of texts that were parsed before. A program that stays reads all files of a title each time that one
// of them is saved, and parsing them is a fifth of what that costs.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "designer/format/yaml/yaml.h"

namespace trackwright {

// From any thread. Texts with findings are not kept.
class KeptTrees {
 public:
  // What parse_yaml answers.
  std::optional<Node> parse(const Sources&, FileId, Findings&);

 private:
  struct Kept {
    std::string text;
    FileId id = 0;  // which the places in the tree name
    Node tree;
  };

  static constexpr std::size_t most_text = 4'000'000;

  std::mutex mutex_;
  std::map<std::string, Kept> kept_;  // by path
  std::size_t text_ = 0;              // in all
};

}  // namespace trackwright

// Inserts mistakes into a shipped title and records the findings of the checks.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "tests/mutations/mutation.h"

namespace trackwright::mutations {

struct Verdict {
  bool pointed = false;          // a new error or warning points at the changed line or its counterpart
  bool remarked = false;         // or a remark does; `check` shows remarks with --verbose
  bool led = false;              // the census differs, with a note at the change
  bool counted = false;          // the census of the changed file differs
  bool seen = false;             // there is a new error or warning
  std::set<std::string> checks;  // the checks that pointed at it
  std::string where;             // "map.yaml:12 hexes/F11", for readers
  std::string elsewhere;         // the first new error or warning elsewhere
};

class Workshop {
 public:
  explicit Workshop(std::string title);

  const std::string& title() const { return title_; }
  // Tries up to `places` places of this title, chosen by the seed.
  std::vector<Verdict> try_kind(const MutationKind&, std::size_t places, std::uint64_t seed) const;

 private:
  // Nullopt if the mistake does not change the title.
  std::optional<Verdict> judge(const MutationKind&, const Site&, const Mutant&) const;

  std::string title_;
  std::string folder_;
  Installation installation_;
  std::map<std::string, std::string> files_;  // "map.yaml" -> text
  std::set<std::string> before_;              // findings of the unchanged title
  Title sound_;                               // the unchanged title
};

// The titles that the project ships, sorted.
std::vector<std::string> shipped_titles();

struct Score {
  std::size_t tries = 0;
  std::size_t pointed = 0;
  std::size_t remarked = 0;  // those of `pointed` with only a remark
  std::size_t led = 0;       // pointed at, or noted by the census
  std::size_t counted = 0;   // pointed at, or detected by the census of the file
  std::size_t seen = 0;
  std::map<std::string, std::size_t> checks;

  void add(const Verdict&);
  double rate() const { return share(pointed); }
  double led_rate() const { return share(led); }
  double counted_rate() const { return share(counted); }

 private:
  double share(std::size_t part) const {
    return tries == 0 ? 0 : static_cast<double>(part) / static_cast<double>(tries);
  }
};

}  // namespace trackwright::mutations

// Puts mistakes into a shipped title and sees what the checker says.
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
  bool remarked = false;         // or a remark does, which `check` shows with --verbose
  bool led = false;              // the census differs, and a note of it stands there
  bool counted = false;          // the census of the file that was changed differs
  bool seen = false;             // there is a new error or warning at all
  std::set<std::string> checks;  // that pointed at it
  std::string where;             // "map.yaml:12 hexes/F11": for reading on
  std::string elsewhere;         // the first new error or warning that points somewhere else
};

class Workshop {
 public:
  explicit Workshop(std::string title);

  const std::string& title() const { return title_; }
  // At up to `places` places of this title, chosen by the seed.
  std::vector<Verdict> try_kind(const MutationKind&, std::size_t places, std::uint64_t seed) const;

 private:
  // Nothing where the title says the same as before.
  std::optional<Verdict> judge(const MutationKind&, const Site&, const Mutant&) const;

  std::string title_;
  std::string folder_;
  Installation installation_;
  std::map<std::string, std::string> files_;  // "map.yaml" -> text
  std::set<std::string> before_;              // what is found without a mistake
  Title sound_;                               // as it was read without a mistake
};

// The titles that the project ships, sorted.
std::vector<std::string> shipped_titles();

struct Score {
  std::size_t tries = 0;
  std::size_t pointed = 0;
  std::size_t remarked = 0;  // pointed ones among them
  std::size_t led = 0;       // pointed at, or by a note of the census
  std::size_t counted = 0;   // pointed at, or seen by the census of the file
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

// What of a title could not be read. It stands beside the title and not in it: where there is a gap the title
// has what it has where nothing is said, and whoever judges it has to know which of the two it is.
//
// A title consists of parts, the keys of its files: `bank`, `trains`. Many parts are things with names: the
// 3-train. Things have fields, such as `price`, and so have some parts without things: `upgrades.chart`.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/name.h"

namespace trackwright {

struct TitlePart {
  std::string_view file;                    // "roster.yaml"
  std::string_view key;                     // "trains"
  Name::Kind things = Name::Kind::Nothing;  // what its entries are; Nothing: it has no things
};

// All that somebody may need; no key stands twice. rules.yaml is one part, `rules`.
std::span<const TitlePart> title_parts();
// nullptr where there is no such part.
const TitlePart* find_part(std::string_view key);
const TitlePart* find_part(std::string_view file, std::string_view key);

// Something that a title says: a field of all things of a part, or which things there are (no field); of a
// part without things a field, or all of it.
struct Datum {
  const TitlePart* part = nullptr;
  std::string_view field;
};

// "trains.price", "trains", "bank"; nothing where there is no such part. The text must outlive it.
std::optional<Datum> datum_named(std::string_view);

struct Gap {
  std::string file;
  std::string key;      // of the part; empty: any part of the file but those in `read`
  std::string thing{};  // empty: all things of the part, and which there are
  std::string field{};  // empty: all fields but those in `read`
  std::set<std::string> read{};
  bool unnamed = false;  // what the thing is called could not be read: it may be any other thing
};

class Gaps {
 public:
  void add(Gap gap) { gaps_.push_back(std::move(gap)); }
  bool empty() const { return gaps_.empty(); }
  const std::vector<Gap>& all() const { return gaps_; }
  void add(const Gaps& more) { gaps_.insert(gaps_.end(), more.gaps_.begin(), more.gaps_.end()); }

  // Whether it is not known of some thing, or which things there are.
  bool lack(const Datum&) const;
  // Whether it is not known of this thing. Never of a name of another kind.
  bool lack(const Datum&, const Name& thing) const;
  // Whether nothing was read of it: not a single thing.
  bool lack_all(const Datum&) const;

 private:
  std::vector<Gap> gaps_;
};

}  // namespace trackwright

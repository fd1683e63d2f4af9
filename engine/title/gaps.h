// The parts of a title that could not be read. Gaps are stored beside the title: at a gap the title has its
// default value, so a check needs the gaps to distinguish a default from unreadable data.
//
// A title consists of parts, the keys of its files: `bank`, `trains`. Many parts contain named things: the
// 3-train. Things have fields, such as `price`; some parts without things have fields too, such as
// `upgrades.chart`.
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
  Name::Kind things = Name::Kind::Nothing;  // the kind of its entries; Nothing: the part has no things
};

// All parts that a check can require. Each key occurs once. rules.yaml is one part, `rules`.
std::span<const TitlePart> title_parts();
// Returns nullptr if there is no such part.
const TitlePart* find_part(std::string_view key);
const TitlePart* find_part(std::string_view file, std::string_view key);

// A piece of data in a title. In a part with things: a field of all its things, or the set of things (no
// field). In a part without things: one field, or the whole part.
struct Datum {
  const TitlePart* part = nullptr;
  std::string_view field;
};

// Parses "trains.price", "trains" or "bank"; empty if there is no such part. The text must outlive the
// result.
std::optional<Datum> datum_named(std::string_view);

struct Gap {
  std::string file;
  std::string key;      // key of the part; empty: any part of the file except those in `read`
  std::string thing{};  // empty: all things of the part, and the set of things
  std::string field{};  // empty: all fields except those in `read`
  std::set<std::string> read{};
  bool unnamed = false;  // the name of the thing is unreadable: it may be any other thing
};

class Gaps {
 public:
  void add(Gap gap) { gaps_.push_back(std::move(gap)); }
  bool empty() const { return gaps_.empty(); }
  const std::vector<Gap>& all() const { return gaps_; }
  void add(const Gaps& more) { gaps_.insert(gaps_.end(), more.gaps_.begin(), more.gaps_.end()); }

  // Whether the datum is unknown for at least one thing, or the set of things is unknown.
  bool lack(const Datum&) const;
  // Whether the datum is unknown for this thing. Always false for a name of another kind.
  bool lack(const Datum&, const Name& thing) const;
  // Whether not a single thing of the datum was read.
  bool lack_all(const Datum&) const;

 private:
  std::vector<Gap> gaps_;
};

}  // namespace trackwright

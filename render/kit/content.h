// Fingerprints of printed content. A new print of a kit uses them to find changed pieces; every sheet shows
// the fingerprint of its kit. Equal drawings have equal fingerprints on every machine: lengths are rounded to
// 1/10000 mm, which hides differences between libraries. Not suitable for security: collisions can be
// constructed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

struct ContentHash {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  std::string text() const;   // 32 hexadecimal digits
  std::string brief() const;  // the first 8 digits, for sheets
  friend bool operator==(const ContentHash&, const ContentHash&) = default;
};

ContentHash content_of(const Drawing&);
// Of an item at its position.
ContentHash content_of(const Item&, const Transform&);
// Covers outline, size, bleed and both drawings. Excludes count, name and group: a piece that only moved to
// another sheet need not be reprinted.
ContentHash content_of(const Piece&);
ContentHash content_of(const Board&);
// Covers all pieces and boards with names and counts; stores their own fingerprints in them.
ContentHash fingerprint(Component&);
// Combines several fingerprints; the order matters.
ContentHash combined(const std::vector<ContentHash>&);

}  // namespace trackwright

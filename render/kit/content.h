// Fingerprints of what is printed. A kit that is printed again says with them which pieces have changed;
// every sheet carries the one of its kit. Equal drawings have equal fingerprints on every machine: lengths
// count to 1/10000 mm, so that no library's last binary digit is seen. Not for secrets: nobody is kept from
// making two drawings that collide.
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
  std::string brief() const;  // the first 8 of them: on sheets
  friend bool operator==(const ContentHash&, const ContentHash&) = default;
};

ContentHash content_of(const Drawing&);
// Of an item and where it lies.
ContentHash content_of(const Item&, const Transform&);
// Outline, size, bleed and both drawings. How many are printed, under which name and in which group is no
// part of it: a piece that only moved to another sheet need not be printed again.
ContentHash content_of(const Piece&);
ContentHash content_of(const Board&);
// That of all pieces and boards with names and counts; writes their own into them.
ContentHash fingerprint(Component&);
// One fingerprint of several, order included.
ContentHash combined(const std::vector<ContentHash>&);

}  // namespace trackwright

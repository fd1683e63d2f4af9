// An auction in sentences.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// A sentence of an auction and the key that it tells of.
struct AuctionText {
  std::string key;
  std::string text;
};
std::vector<AuctionText> auction_texts(const Title&, const AuctionRules&);

}  // namespace trackwright

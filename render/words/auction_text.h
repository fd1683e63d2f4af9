// Describes an auction in sentences.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// A sentence about an auction and the key that it describes.
struct AuctionText {
  std::string key;
  std::string text;
};
std::vector<AuctionText> auction_texts(const Title&, const AuctionRules&);

}  // namespace trackwright

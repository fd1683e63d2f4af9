#include "render/words/market_words.h"

#include "engine/base/words.h"

namespace trackwright {
namespace {

// Returns "from 480kr", or "at the end of a row" if there are several rows.
std::string end_words(const Title& title, bool right) {
  const Market& market = title.market;
  if (market.rows.size() == 1) {
    const auto& row = market.rows.front();
    if (!row.empty() && row.front() && row.back())
      return "from " + money(title, right ? row.back()->price : row.front()->price);
  }
  return right ? "at the end of a row" : "at the start of a row";
}

}  // namespace

std::vector<MarketMove> all_moves(const Title& title) {
  const Market& market = title.market;
  std::vector<MarketMove> moves = market.moves;
  const auto add = [&](const std::string& when, std::optional<RowEnd> end) {
    if (end) moves.push_back({when, std::string(word_of(*end)), {}});
  };
  add("instead of right, " + end_words(title, true), market.row_end_right);
  add("instead of left, " + end_words(title, false), market.row_end_left);
  add("instead of up, in the top row", market.row_end_top);
  return moves;
}

std::string price_words(const MarketMove& move) {
  return move.move == "stay" ? "stays" : move.move;
}

}  // namespace trackwright

#include "engine/play/market_moves.h"

#include <algorithm>
#include <array>
#include <utility>

namespace trackwright::play {

MoveCause move_cause(std::string_view when) {
  using Row = std::pair<std::string_view, MoveCause>;
  static constexpr auto rows = std::to_array<Row>({
      {"dividend paid", MoveCause::Pays},
      {"revenue paid", MoveCause::Pays},
      {"half paid", MoveCause::HalfPays},
      {"nothing paid", MoveCause::PaysNothing},
      {"no dividend", MoveCause::PaysNothing},
      {"revenue withheld", MoveCause::PaysNothing},
      {"nothing paid or nothing earned", MoveCause::PaysNothing},
      {"each share sold", MoveCause::EachShareSold},
      {"each unprotected share sold", MoveCause::EachShareSold},
      {"each 10 % sold", MoveCause::EachTenSold},
      {"shares sold, once a sale", MoveCause::Sale},
      {"shares sold by the president, once a sale", MoveCause::PresidentSale},
      {"sold out at the end of a stock round", MoveCause::SoldOut},
      {"all shares with players at the end of a stock round", MoveCause::SoldOut},
      {"none in pool or treasury at the end of a stock round", MoveCause::SoldOut},
      {"shares in the pool at the end of a stock round", MoveCause::InPool},
  });
  const auto row = std::ranges::find(rows, when, &Row::first);
  return row == rows.end() ? MoveCause::Unknown : row->second;
}

}  // namespace trackwright::play

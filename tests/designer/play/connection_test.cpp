// Tests connection runs of 18???: the right to enter a place, and the right to connect.
#include <tuple>

#include "engine/play/income/steps.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/legal.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;

class Connection : public played::AtTable {
 protected:
  Connection() : AtTable("18qq") {
    for (const auto& [hex, tile, rotation] : {std::tuple("E15", "15", 1),
                                              {"D14", "9", 2},
                                              {"C13", "142", 2},
                                              {"B12", "9", 2},
                                              {"B10", "9", 0},
                                              {"C9", "17", 0},
                                              {"C7", "9", 1},
                                              {"C5", "25", 2},
                                              {"B4", "15", 5},
                                              {"A3", "8", 5}}) {
      HexState& lying = state_.hexes[*game_.find_hex(hex)];
      lying.tile = static_cast<std::int16_t>(*game_.find_tile(tile));
      lying.rotation = static_cast<std::uint8_t>(rotation);
    }
    company_ = *game_.find_company("ATSF");
    PlayTable table(game_, state_);
    table.put_token(table.tokens_of(company_).front(), *game_.find_hex("E15"), 0, 0);
    for (CardState& card : state_.cards)
      if (table.type_of(static_cast<std::uint16_t>(&card - state_.cards.data())).name.value == "12") {
        card.owner = company_owner(company_);
        break;
      }
    state_.board.reset();
  }

  std::size_t company_ = 0;
};

// Only the owner of the token may enter A11, the only way to A1. Without this right a company must not
// connect: it would have no legal run, and the game could not continue.
TEST_F(Connection, NeedsARightToEachHexOnTheWay) {
  EXPECT_FALSE(may_connect(PlayTable(game_, state_), company_));
  loaded_.title->runs.rights.clear();
  game_ = *Game::of(*loaded_.title, 3);
  EXPECT_TRUE(may_connect(PlayTable(game_, state_), company_));
}

}  // namespace
}  // namespace trackwright

// What each hex of a title can become, with the lays that lead there. The topics of a study share it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright {

// A lay from one state of a hex to another.
struct HexLay {
  std::uint32_t to = 0;     // index into HexGround::states
  std::uint32_t phase = 0;  // the first phase in which it is legal
};

// A tile in one rotation.
struct GroundState {
  std::size_t tile = UpgradeSource::printed;  // in the book
  Rotation rotation;
  Colour colour = Colour::White;
  std::uint32_t phase = 0;  // the first phase in which the hex can have it
  std::vector<HexLay> next;
};

struct HexGround {
  const Hex* hex = nullptr;
  std::vector<GroundState> states;  // first the printed state; a fixed hex has only that one
};

// The title must outlive it. Each hex stands alone: lays on other hexes and the counts of tiles are ignored.
struct StudyGround {
  explicit StudyGround(const Title&);

  const Title& title() const { return book.title(); }
  const Tile& tile_of(const HexGround&, const GroundState&) const;  // not rotated, unless printed

  UpgradeBook book;
  std::vector<HexGround> hexes;  // in the order of the map
  std::size_t phases = 1;        // a title without phases counts as one phase
};

}  // namespace trackwright

// Small boards for the worked opening: the map around the tiles that each company lays in a round. The told
// game (ToldRound) is the only source; its sentences about lays and stations have a fixed form.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/run/moment.h"
#include "render/kit/component.h"
#include "render/words/book.h"

namespace trackwright {

struct ToldLay {
  std::string who;        // "MKT", "Minor 2"
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::string tile;
  Rotation rotation;
};

// Reads "MKT lays 57 on B11 (Kansas City), turned by 1, for $40."; empty for other sentences.
std::optional<ToldLay> told_lay(const Title&, const std::string& sentence);

// Follows the sentences of the rounds in order.
class ToldBoards {
 public:
  explicit ToldBoards(const ComponentContext&);

  // Rows of boards for a round, without numbers and captions below; empty if no tile was laid. Each board
  // shows the position after the last lay of its company.
  std::vector<BookFigure> boards(const std::vector<std::string>& told, double width);

 private:
  struct Board {
    std::string who;
    Position after;
    std::set<std::uint32_t> laid;
    std::string words;
  };

  void lay(const ToldLay&, std::vector<Board>&);
  void place_home(const Company&);
  void place_station(const std::string& sentence);
  const Company* company(const std::string& who) const;
  BookFigure row(const std::vector<Board>&, std::size_t from, std::size_t to, double width) const;

  const ComponentContext& context_;
  Position position_;
};

}  // namespace trackwright

#include "render/components/cards/train_pictures.h"

#include <algorithm>
#include <string>
#include <vector>

#include "render/marks/engine.h"
#include "render/marks/vessel.h"

namespace trackwright {
namespace {

// Returns the era of the engine, by the order in which the train names of the supply appear. A train shuffled
// among those of another type has their era.
std::size_t era_of(const Roster& roster, const Train& train) {
  std::vector<std::string> names;
  for (const Train& other : roster.trains)
    if (!sold_beside(other) && other.shuffled_with.value.empty() &&
        std::ranges::find(names, other.name.value) == names.end())
      names.push_back(other.name.value);
  const std::string& like = train.shuffled_with.value.empty() ? train.name.value : train.shuffled_with.value;
  const auto rank = std::ranges::find(names, like) - names.begin();
  return engine_era(static_cast<std::size_t>(rank), names.size());
}

}  // namespace

bool sold_beside(const Train& train) {
  return !train.stack.empty() && train.stack != "train";
}

Size picture_room(const Roster& roster, const Train& train) {
  return sold_beside(train) ? vessel_room() : engine_room(era_of(roster, train));
}

double picture_scale(Size room, Box box) {
  return std::min(box.width / room.width, box.height / room.height);
}

Drawing train_picture(const Roster& roster, const Train& train, Box box, Rgb ink, Rgb ground) {
  return sold_beside(train) ? vessel(box, ink, ground) : engine(era_of(roster, train), box, ink, ground);
}

}  // namespace trackwright

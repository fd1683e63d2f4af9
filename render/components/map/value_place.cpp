#include "render/components/map/value_place.h"

#include "render/tile/look.h"
#include "render/tile/plan.h"
#include "render/tile/spots.h"

namespace trackwright {
namespace {

void occupy_track(Spots& spots, const TrackPlace& track) {
  const std::vector<Point> points = track.curve.samples(1);
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(points.size());
    spots.occupy(Disc{points[i], track.width / 2 * (track.tapered ? 1 - done : 1)});
  }
}

}  // namespace

Drawing value_place(const Tile& tile, const TileLook& look, const Theme& theme, Size value_tile) {
  const TilePlan plan = plan_tile(tile, look, theme);
  Spots spots(plan.hexagon);
  for (const TrackPlace& track : plan.stops.tracks) occupy_track(spots, track);
  for (const PlacedPrint& print : plan.prints) spots.occupy(print.at, print.print);
  constexpr double air = 0.6;
  const Size frame{value_tile.width + 2 * air, value_tile.height + 2 * air};
  const Found found =
      spots.find({0, frame.width, frame.height}, {.near = {0, 0}, .pull = 0.2, .margin = 0.5});
  const Rgb ground = ground_ink(theme, tile.colour);
  const Rgb line = readable_on(ground);
  Drawing drawing;
  drawing.add(Shape{
      rectangle({found.at.x - frame.width / 2, found.at.y - frame.height / 2, frame.width, frame.height}, 1),
      mix(ground, line, 0.18), Stroke{.colour = line, .width = 0.3, .dashes = {1.2, 0.8}}});
  return drawing;
}

}  // namespace trackwright

#include "designer/format/interchange/maker_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

#include "designer/format/text/values.h"

namespace trackwright::maker {

namespace {

constexpr double degrees_of_edge = 60;
constexpr double corner = 1.1547;  // from the centre to a corner
constexpr double tight = 0.57735;  // the radius of a sharp curve, half a side
constexpr double wide = 1.73205;   // the radius of a gentle curve, one and a half sides
constexpr double far_away = 99;

struct Word {
  std::string_view word;
  TrackCurve curve;
};

constexpr auto track_words = std::to_array<Word>({{"straight", {{}, 3, true}},
                                                  {"gentle", {{}, 2, true}},
                                                  {"sharp", {{}, 1, true}},
                                                  {"bent", {{}, 3, true, true}},
                                                  {"straightStop", {{}, 3}},
                                                  {"gentleStop", {{}, 2}},
                                                  {"gentleStopRev", {{}, -2}},
                                                  {"sharpStop", {{}, 1}},
                                                  {"sharpStopRev", {{}, -1}},
                                                  {"stub", {{}, 0, false, false, true}}});

// The side at which a path of SVG begins ("m 0 75 L -30 10"), at the bottom or the top.
std::optional<int> side_of_path(const std::string& path) {
  const std::string text = path.substr(0, 8);
  if (text.find("-85") != std::string::npos || text.find("-75") != std::string::npos) return 4;
  if (text.find(" 75") != std::string::npos || text.find(" 85") != std::string::npos) return 1;
  return std::nullopt;
}

}  // namespace

Spot spot_at(double angle, double percent) {
  const double radians = angle * std::numbers::pi / 180;
  return {-std::sin(radians) * percent, std::cos(radians) * percent};
}

double between(Spot a, Spot b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

std::optional<TrackCurve> curve_of(const Node& track, Sides frame) {
  auto side = integer_of(&track, "side");
  const std::string type = text_of(&track, "type");
  if (type == "custom" && !side) side = side_of_path(text_of(&track, "path"));
  if (!side || *side < 1 || *side > 6) return std::nullopt;
  const auto known = std::ranges::find(track_words, std::string_view(type), &Word::word);
  TrackCurve curve = known == track_words.end() ? TrackCurve{} : known->curve;
  curve.from = frame.edge(*side);
  constexpr double half = 0.5;
  if (real_of(&track, "end").value_or(1) <= half) curve.whole = false;
  if (curve.whole && real_of(&track, "start").value_or(0) >= half)
    curve = {Edge(curve.from.index() + curve.turn), -curve.turn, false, curve.bypass};
  return curve;
}

Spot point_of(const TrackCurve& curve, double t, Sides frame) {
  const double angle = frame.angle(curve.from);
  const Spot begin = spot_at(angle, 1);
  if (curve.turn == 0) return {begin.x * (1 - t), begin.y * (1 - t)};
  const double end_angle = angle + curve.turn * degrees_of_edge;
  const Spot end = spot_at(end_angle, 1);
  if (std::abs(curve.turn) == 3) return {begin.x * (1 - 2 * t), begin.y * (1 - 2 * t)};
  const bool sharp = std::abs(curve.turn) == 1;
  const Spot middle = spot_at((angle + end_angle) / 2, sharp ? corner : 2);
  const double radius = sharp ? tight : wide;
  const Spot along{begin.x - middle.x + t * (end.x - begin.x), begin.y - middle.y + t * (end.y - begin.y)};
  const double length = std::hypot(along.x, along.y);
  return {middle.x + along.x / length * radius, middle.y + along.y / length * radius};
}

Approach approach(const TrackCurve& curve, Spot spot, Sides frame) {
  constexpr int samples = 24;
  const bool all = curve.whole || curve.turn == 0;
  Approach best{far_away, 0};
  for (int i = 0; i <= samples; ++i) {
    const double t = (all ? 1.0 : 0.5) * i / samples;
    const double distance = between(point_of(curve, t, frame), spot);
    if (distance < best.distance) best = {distance, t};
  }
  return best;
}

}  // namespace trackwright::maker

#include "render/words/station_text.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

Stop city_at(double loc) {
  Stop city;
  city.kind = StopKind::City;
  city.loc = loc;
  return city;
}

// 18Scan's minor 3 has its home in "Stockholm SW" according to the rulebook and its charter, not "W".
TEST(StationText, NamesOneOfSeveralCitiesByTheClearestDirection) {
  Hex stockholm;
  stockholm.id = "F11";
  stockholm.name = "Stockholm";
  stockholm.tile.stops = {city_at(0.5), city_at(2.5)};
  stockholm.tile.paths = {Path{.a = {End::Kind::Edge, 1}, .b = {End::Kind::Stop, 0}},
                          Path{.a = {End::Kind::Edge, 2}, .b = {End::Kind::Stop, 1}}};
  const Map map({Orientation::Pointy, false}, {stockholm}, {}, {});
  const auto called = [&](int city) {
    Station home;
    home.hex = {"F11", {}};
    home.city = {city, {}};
    return place_name(map, home);
  };
  EXPECT_EQ(called(0), "Stockholm SW");
  EXPECT_EQ(called(1), "Stockholm NW");
}

}  // namespace
}  // namespace trackwright

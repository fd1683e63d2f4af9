// Tests the ids in SVG files: each thing of a title has an element with its id, and the element lies where
// the thing is drawn.
#include <gtest/gtest.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "designer/format/press/theme_file.h"
#include "render/components/map/map_layout.h"
#include "render/documents/svg_groups.h"
#include "render/kit/component.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

// Reads a document with another library.
class SvgReader {
 public:
  explicit SvgReader(const std::string& svg)
      : handle_(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), nullptr),
                g_object_unref) {
    if (reads()) rsvg_handle_set_dpi(handle_.get(), 25.4);  // one pixel per millimetre
  }

  bool reads() const { return handle_ != nullptr; }
  // Returns the bounds of an element's ink in mm; empty if the element is absent or draws nothing.
  Box ink(const std::string& id) const {
    const RsvgRectangle viewport{0, 0, 1000, 1000};  // ignored if the document states its size
    RsvgRectangle ink{};
    RsvgRectangle logical{};
    if (rsvg_handle_get_geometry_for_layer(handle_.get(), ("#" + id).c_str(), &viewport, &ink, &logical,
                                           nullptr) == 0)
      return {};
    return {ink.x, ink.y, ink.width, ink.height};
  }

 private:
  std::unique_ptr<RsvgHandle, void (*)(gpointer)> handle_;
};

int times(const std::string& text, const std::string& part) {
  int count = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; at += part.size()) ++count;
  return count;
}

int ids(const std::string& svg, const About& about) {
  return times(svg, " id=\"" + svg_id(about) + "\"");
}

// Returns all files of a component, one after another.
std::string drawn(const Scratch& scratch, const std::string& title, const std::string& component) {
  const Ran rendered =
      ran({"render", title, component, "--format", "svg", "--ids", "-o", scratch.path(component)});
  EXPECT_EQ(rendered.code, 0) << rendered.err;
  std::string all;
  for (const std::string& name : DiskReader().list(scratch.path(component)))
    all += scratch.read(component + "/" + name);
  return all;
}

bool within(Box inner, Box outer, double tolerance) {
  return inner.x >= outer.x - tolerance && inner.y >= outer.y - tolerance &&
         inner.right() <= outer.right() + tolerance && inner.bottom() <= outer.bottom() + tolerance;
}

constexpr double edge =
    1;  // mm by which lines along the edge of a hex, and track that ends there, reach beyond it

class SvgIdsOf : public testing::TestWithParam<const char*> {};

TEST_P(SvgIdsOf, EachHexIsOneElementAtItsPlace) {
  const Scratch scratch;
  const Title& title = facts::shipped(GetParam());
  const std::string svg = drawn(scratch, GetParam(), "map");
  const SvgReader reader(svg);
  ASSERT_TRUE(reader.reads());
  const double tile_size = title.kit.tile_size ? title.kit.tile_size->value : KitOptions{}.tile_size;
  KitOptions options;
  options.map_size = title.kit.map_size ? title.kit.map_size->value : tile_size + air_between_tiles;
  const Theme theme = classic_theme();
  Findings findings;
  const MapLayout layout = lay_out_map({title, theme, options, findings});
  for (const Hex& hex : title.map.hexes()) {
    EXPECT_EQ(ids(svg, {{Name::Hex, hex.id}}), 1) << hex.id;
    EXPECT_EQ(ids(svg, {{Name::Hex, hex.id}, "ground"}), 1) << hex.id;
    const Point centre = layout.centre(hex.at);
    const Box own = layout.hexagon.box();
    const Box place{centre.x + own.x, centre.y + own.y, own.width, own.height};
    const Box ink = reader.ink("hex-" + hex.id);
    EXPECT_GT(ink.width, 1) << hex.id;
    EXPECT_GT(ink.height, 1) << hex.id;
    EXPECT_TRUE(within(ink, place, edge)) << hex.id << ": " << ink.x << " " << ink.y << " " << ink.width
                                          << " x " << ink.height << " in " << place.x << " " << place.y;
    // The ground covers the whole hexagon.
    EXPECT_TRUE(within(place, reader.ink("hex-" + hex.id + "-ground"), edge)) << hex.id;
  }
}

TEST_P(SvgIdsOf, PiecesBoardsAndRowsHaveIds) {
  const Scratch scratch;
  const std::string slug = GetParam();
  const Title& title = facts::shipped(slug);
  const std::string market = drawn(scratch, slug, "market");
  const std::string tiles = drawn(scratch, slug, "tiles");
  const std::string tokens = drawn(scratch, slug, "tokens");
  const std::string charters = drawn(scratch, slug, "charters");
  const std::string trains = drawn(scratch, slug, "trains");
  const std::string privates = drawn(scratch, slug, "privates");
  const std::string phases = drawn(scratch, slug, "phases");
  const std::string certificates = drawn(scratch, slug, "certificates");
  int cells = 0;
  for (const auto& row : title.market.rows)
    cells += static_cast<int>(std::ranges::count_if(row, [](const auto& cell) { return cell.has_value(); }));
  EXPECT_EQ(times(market, " data-kind=\"market cell\""), cells);
  EXPECT_EQ(ids(market, {{Name::Cell, "A1"}}), title.market.rows.at(0).at(0).has_value() ? 1 : 0);
  for (const ManifestEntry& entry : title.manifest)
    EXPECT_GE(ids(tiles, {{Name::Tile, entry.id.value}}), 1) << entry.id.value;
  for (const Phase& phase : title.roster.phases)
    EXPECT_EQ(ids(phases, {{Name::Phase, phase.name.value}}), 1) << phase.name.value;
  for (const Train& train : title.roster.trains) {
    EXPECT_EQ(ids(phases, {{Name::Train, train.name.value}}), 1) << train.name.value;
    if (train.stack.empty() || train.stack == "train")
      EXPECT_GE(ids(trains, {{Name::Train, train.name.value}}), 1) << train.name.value;
    EXPECT_GE(ids(charters, {{Name::Train, train.name.value}}), 1) << train.name.value;
  }
  for (const Private& company : title.companies.privates)
    EXPECT_EQ(ids(privates, {{Name::Private, company.id.value}}), 1) << company.id.value;
  for (const Company& company : title.companies.companies) {
    const Name name{Name::Company, company.id.value};
    EXPECT_EQ(ids(charters, {name, "charter"}), 1) << name.text;
    if (!company.tokens.empty()) {
      EXPECT_GE(ids(tokens, {name, "station"}), 1) << name.text;
      EXPECT_GE(ids(charters, {name, "station"}), 1) << name.text;
    }
    if (company.certificates.empty()) continue;
    EXPECT_GE(ids(tokens, {name, "market-marker"}), 1) << name.text;
    EXPECT_GE(ids(certificates, {name, "certificate"}), 1) << name.text;
  }
}

INSTANTIATE_TEST_SUITE_P(Shipped, SvgIdsOf, testing::Values("18scan", "1870"),
                         [](const auto& of) { return "of_" + std::string(of.param); });

TEST(SvgIds, CountCopiesOfATile) {
  const Scratch scratch;
  const std::string tiles = drawn(scratch, "18scan", "tiles");
  EXPECT_EQ(times(tiles, " data-kind=\"tile\""), facts::copies_in_all(facts::shipped("18scan")));
}

TEST(SvgIds, AreDeterministicAndOptional) {
  const Scratch first;
  const Scratch second;
  EXPECT_TRUE(drawn(first, "18scan", "map") == drawn(second, "18scan", "map"));
  ASSERT_EQ(ran({"render", "18scan", "map", "--format", "svg", "-o", first.path("plain")}).code, 0);
  EXPECT_EQ(first.read("plain/map.svg").find("data-"), std::string::npos);
}

TEST(SvgIds, AppearInPicturesOfPieces) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", "18scan", "-o", scratch.path("kit"), "--pieces", "svg", "--ids"}).code, 0);
  const std::string charter = scratch.read("kit/pieces/charters/charter-DSB.svg");
  EXPECT_EQ(ids(charter, {{Name::Company, "DSB"}, "charter"}), 1);
  EXPECT_EQ(ids(charter, {{Name::Company, "DSB"}, "token"}), 1);
  EXPECT_GE(ids(charter, {{Name::Company, "DSB"}, "station"}), 1);
}

}  // namespace
}  // namespace trackwright

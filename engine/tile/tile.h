// A tile or a pre-printed hex at rotation 0: its stops, paths and other printed parts. The parts are those of
// the tile language (docs/tile-language.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/tile/hex.h"

namespace trackwright {

// Tile colours in upgrade order, then those that are only printed.
enum class Colour : std::uint8_t {
  White,
  Yellow,
  Green,
  Brown,
  Gray,
  Red,
  Blue,
  Purple,
  Orange,
  Sepia,
  Salmon,
  Gray50,
  Gray60
};

template <>
inline constexpr auto enum_words<Colour> = std::to_array<EnumWord<Colour>>({{Colour::White, "white"},
                                                                            {Colour::Yellow, "yellow"},
                                                                            {Colour::Green, "green"},
                                                                            {Colour::Brown, "brown"},
                                                                            {Colour::Gray, "gray"},
                                                                            {Colour::Gray, "grey"},
                                                                            {Colour::Red, "red"},
                                                                            {Colour::Blue, "blue"},
                                                                            {Colour::Purple, "purple"},
                                                                            {Colour::Orange, "orange"},
                                                                            {Colour::Sepia, "sepia"},
                                                                            {Colour::Salmon, "salmon"},
                                                                            {Colour::Gray50, "gray50"},
                                                                            {Colour::Gray60, "gray60"}});
inline constexpr auto all_colours = values_of<Colour>();

// Revenue: one number, or numbers by tile colour, by phase name, or for diesels. The value in a phase is the
// entry for the latest phase reached; otherwise the entry for the newest tile colour of the phase that has
// one; otherwise 0. A train named D uses `diesel` if present.
struct RevenueEntry {
  std::string key;  // a colour, "diesel", or the name of a phase
  int value = 0;
  friend bool operator==(const RevenueEntry&, const RevenueEntry&) = default;
};

struct Revenue {
  int flat = 0;
  std::vector<RevenueEntry> steps;  // empty: `flat` in every phase
  friend bool operator==(const Revenue&, const Revenue&) = default;
};

enum class StopKind : std::uint8_t { City, Town, OffBoard };
template <>  // a pass is a city, and a halt a town
inline constexpr auto enum_words<StopKind> = std::to_array<EnumWord<StopKind>>({{StopKind::City, "city"},
                                                                                {StopKind::City, "pass"},
                                                                                {StopKind::Town, "town"},
                                                                                {StopKind::Town, "halt"},
                                                                                {StopKind::OffBoard,
                                                                                 "offboard"}});
// The noun in a sentence: "city", "town", "off-board".
std::string_view stop_noun(StopKind);

// Whether a run through the stop must count it.
enum class StopUse : std::uint8_t { Mandatory, Optional, Never };
template <>
inline constexpr auto enum_words<StopUse> = std::to_array<EnumWord<StopUse>>(
    {{StopUse::Mandatory, "mandatory"}, {StopUse::Optional, "optional"}, {StopUse::Never, "never"}});

enum class TownStyle : std::uint8_t { Automatic, Rect, Dot, Hidden };  // Automatic has no word
template <>
inline constexpr auto enum_words<TownStyle> = std::to_array<EnumWord<TownStyle>>(
    {{TownStyle::Rect, "rect"}, {TownStyle::Dot, "dot"}, {TownStyle::Hidden, "hidden"}});

struct Stop {
  StopKind kind = StopKind::City;
  Revenue revenue;
  int slots = 1;                    // cities only
  std::optional<double> loc;        // edge direction 0-5.5 of the drawing; empty without `centred`: automatic
  bool centred = false;             // loc:center
  std::vector<std::string> groups;  // a run contains at most one stop of a group
  bool hide = false;                // the revenue is not drawn
  int visit_cost = 1;               // 0: uses no train capacity
  StopUse use = StopUse::Mandatory;
  TownStyle style = TownStyle::Automatic;
  bool halt = false;     // a town of kind `halt`
  bool to_city = false;  // a town that becomes a city in an upgrade
  bool pass = false;     // a city of kind `pass`: a run passes it without stopping
  int size = 0;          // size of a pass; 0: not given
  int rows = 1;          // number of rows of off-board value boxes
  bool boom = false;
  std::string symbol;  // of a halt
  std::string format;  // of an off-board value, e.g. "+%d"
  friend bool operator==(const Stop&, const Stop&) = default;
};

// One end of a path. `index` is the edge 0-5, or the index into Tile::stops, or the number of the junction (0
// unless a hex has two track ends that do not meet).
struct End {
  enum class Kind : std::uint8_t { Edge, Stop, Junction };
  Kind kind = Kind::Edge;
  std::uint8_t index = 0;

  bool is_edge() const { return kind == Kind::Edge; }
  friend auto operator<=>(const End&, const End&) = default;
};

// Parallel tracks across one edge: lane `index` (clockwise) of `width`. Facing lanes match if their widths
// are equal and index2 = width - 1 - index1.
struct Lane {
  std::uint8_t width = 1;
  std::uint8_t index = 0;
  friend auto operator<=>(const Lane&, const Lane&) = default;
};

enum class Track : std::uint8_t { Broad, Narrow, Dual, Thin, Future };
template <>
inline constexpr auto enum_words<Track> = std::to_array<EnumWord<Track>>({{Track::Broad, "broad"},
                                                                          {Track::Narrow, "narrow"},
                                                                          {Track::Dual, "dual"},
                                                                          {Track::Thin, "thin"},
                                                                          {Track::Future, "future"}});

struct Path {
  End a;
  End b;
  Lane a_lane;
  Lane b_lane;
  std::uint8_t terminal = 0;  // 1: only as the first or last path of a run; 2: the same, drawn shorter
  Track track = Track::Broad;
  bool ignore = false;
  std::optional<double> loc;
  friend bool operator==(const Path&, const Path&) = default;
};

struct Terrain {
  int cost = 0;
  // Mountain, water, hill, river, swamp, forest, ...; each is the name of a symbol.
  std::vector<std::string> kinds;
  std::optional<double> loc;
  int size = 0;
  bool sticky = false;
  friend bool operator==(const Terrain&, const Terrain&) = default;
};

// Drawn: the hex border is omitted (or drawn in `colour`), without any rule.
enum class BorderKind : std::uint8_t { Drawn, Mountain, Water, Impassable, Province, Divider, OffBoard };
template <>
inline constexpr auto enum_words<BorderKind> =
    std::to_array<EnumWord<BorderKind>>({{BorderKind::Drawn, "drawn"},
                                         {BorderKind::Mountain, "mountain"},
                                         {BorderKind::Water, "water"},
                                         {BorderKind::Impassable, "impassable"},
                                         {BorderKind::Province, "province"},
                                         {BorderKind::Divider, "divider"},
                                         {BorderKind::OffBoard, "offboard"}});

struct Border {
  Edge edge;
  BorderKind kind = BorderKind::Drawn;
  std::optional<int> cost;
  std::string colour;
  friend bool operator==(const Border&, const Border&) = default;
};

struct Partition {
  std::string a;  // a vertex "0"; with a sign, slightly beside it: "0-", "2+"
  std::string b;
  std::optional<BorderKind> kind;
  std::string restrict_side;  // inner, outer
  std::string length;
  friend bool operator==(const Partition&, const Partition&) = default;
};

struct Icon {
  std::string image;
  std::string name;
  bool sticky = false;
  bool blocks_lay = false;
  bool large = false;
  std::optional<double> loc;
  int visit_cost = 0;
  friend bool operator==(const Icon&, const Icon&) = default;
};

struct Frame {
  std::string colour;
  std::string colour2;
  friend bool operator==(const Frame&, const Frame&) = default;
};

struct FutureLabel {
  std::string label;   // empty: no label from that colour on
  std::string colour;  // the tile colour from which the label holds
  friend bool operator==(const FutureLabel&, const FutureLabel&) = default;
};

// A drawn stump of track.
struct Stub {
  Edge edge;
  Track track = Track::Broad;
  friend bool operator==(const Stub&, const Stub&) = default;
};

struct Tile {
  Colour colour = Colour::White;
  std::vector<Stop> stops;  // in the order of the text
  bool junction = false;    // track meets at a junction (a Lawson tile), or ends at one without a stop
  std::vector<Path> paths;
  std::vector<std::string> labels;
  std::optional<FutureLabel> future_label;
  std::vector<Terrain> terrain;
  std::vector<Border> borders;
  std::vector<Partition> partitions;
  std::vector<Icon> icons;
  std::optional<Frame> frame;
  std::optional<Colour> stripes;  // second colour of a two-colour tile
  std::vector<Stub> stubs;
  friend bool operator==(const Tile&, const Tile&) = default;
};

// Returns the tile rotated clockwise.
Tile rotated(const Tile&, Rotation);

// Returns the mirror image of the tile, with the axis through the middles of edges 0 and 3: edge e becomes
// -e, and lanes change sides.
Tile mirrored(const Tile&);

// The edges with track (future track excluded), as a bit set: bit e for edge e.
std::uint8_t exits(const Tile&);

// The name of a path end in records: "3", "c0", "t1", "o0", "j" (the index counts stops of the same kind).
std::string end_name(const Tile&, End);

// A text that is equal for two tiles exactly if one is a rotation of the other. It covers colours, stops
// (kind, slots, revenue), paths with lanes and track kinds, and labels. It ignores drawing hints (loc, style,
// icons, frames, future track) and the order of stops and paths.
std::string canonical_form(const Tile&);

// The same without colour, revenue and labels: equal for tiles with the same shape of track.
std::string canonical_track(const Tile&);

}  // namespace trackwright

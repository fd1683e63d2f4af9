#include "engine/tile/parts.h"

#include <fmt/format.h>

#include <array>

namespace trackwright {

namespace {

constexpr int most_cost = 99999;

// A border that is only drawn has no type.
constexpr std::array<std::string_view, 6> border_kinds{
    word_of(BorderKind::Mountain), word_of(BorderKind::Water),   word_of(BorderKind::Impassable),
    word_of(BorderKind::Province), word_of(BorderKind::Divider), word_of(BorderKind::OffBoard)};
constexpr std::array<std::string_view, 6> partition_kinds{
    word_of(BorderKind::Province), word_of(BorderKind::Water),      word_of(BorderKind::Divider),
    word_of(BorderKind::Mountain), word_of(BorderKind::Impassable), word_of(BorderKind::OffBoard)};
constexpr std::array<std::string_view, 2> sides{"inner", "outer"};

Stop read_stop(PartReader& part, StopKind kind) {
  Stop stop;
  stop.kind = kind;
  stop.revenue = part.revenue();
  stop.slots = part.number("slots", 1, 0, 12);
  const Attribute* loc = part.find("loc");
  stop.centred = loc != nullptr && (loc->value.text == "center" || loc->value.text == "centre");
  if (!stop.centred) stop.loc = part.loc();
  stop.groups = part.list("groups");
  stop.hide = part.flag("hide");
  stop.visit_cost = part.number("visit_cost", 1, 0, most_cost);
  stop.use = part.choice<StopUse>("route").value_or(StopUse::Mandatory);
  stop.style = part.choice<TownStyle>("style").value_or(TownStyle::Automatic);
  stop.to_city = part.flag("to_city");
  stop.size = part.number("size", 0, 0, 12);
  stop.rows = part.number("rows", 1, 1, 12);
  stop.boom = part.flag("boom");
  stop.symbol = part.text("symbol");
  stop.format = part.text("format");
  return stop;
}

void read_city(PartReader& part, Building& building) {
  part.require("revenue");
  building.tile.stops.push_back(read_stop(part, StopKind::City));
}

void read_pass(PartReader& part, Building& building) {
  part.require("revenue");
  Stop stop = read_stop(part, StopKind::City);
  stop.pass = true;
  if (!part.has("route")) stop.use = StopUse::Never;
  building.tile.stops.push_back(std::move(stop));
}

void read_town(PartReader& part, Building& building) {
  part.require("revenue");
  building.tile.stops.push_back(read_stop(part, StopKind::Town));
}

void read_halt(PartReader& part, Building& building) {
  Stop stop = read_stop(part, StopKind::Town);
  stop.halt = true;
  if (!part.has("route")) stop.use = StopUse::Optional;
  building.tile.stops.push_back(std::move(stop));
}

void read_offboard(PartReader& part, Building& building) {
  part.require("revenue");
  building.tile.stops.push_back(read_stop(part, StopKind::OffBoard));
}

void read_junction(PartReader&, Building& building) {
  building.tile.junction = true;
}

End read_end(PartReader& part, std::string_view key, const Building& building) {
  const Attribute* attribute = part.find(key);
  if (attribute == nullptr) {
    part.fail(part.whole(), fmt::format("a path has two ends, but `{}` is missing", key));
    return {};
  }
  const Word value = attribute->value;
  if (value.text[0] != '_') {
    const std::optional<Edge> edge = part.edge(value);
    return {End::Kind::Edge, static_cast<std::uint8_t>(edge ? edge->index() : 0)};
  }
  const std::string_view digits = value.text.substr(1);
  const bool number = !digits.empty() && digits.size() <= 2 &&
                      digits.find_first_not_of("0123456789") == std::string_view::npos;
  const std::size_t node = number ? static_cast<std::size_t>(std::stoul(std::string(digits))) : most_nodes;
  if (node < building.nodes.size()) return building.nodes[node];
  part.fail(value,
            fmt::format("{} refers to a missing city, town, off-board area or junction", quoted(value.text)),
            building.nodes.empty()       ? "add one, such as `city=revenue:20`"
            : building.nodes.size() == 1 ? "use `_0`, the only one"
                                         : fmt::format("use one of the {}, `_0` to `_{}`",
                                                       building.nodes.size(), building.nodes.size() - 1));
  return {};
}

// "2.1": the second of two lanes.
Lane read_lane(PartReader& part, std::string_view key) {
  const Attribute* attribute = part.find(key);
  if (attribute == nullptr) return {};
  const std::string_view text = attribute->value.text;
  const bool form = text.size() == 3 && text[1] == '.' && text[0] >= '1' && text[0] <= '9' &&
                    text[2] >= '0' && text[2] < text[0];
  if (!form) {
    part.fail(attribute->value,
              fmt::format("{} is not a lane: expected, for example, `2.0` or `2.1`, the two lanes of two",
                          quoted(text)));
    return {};
  }
  return {static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[2] - '0')};
}

// `lanes:n` adds n paths side by side. Lanes are counted clockwise at each edge, so that between two edges,
// the first lane at one end is the last at the other; towards a stop or junction, both ends keep the number.
void add_lanes(const Path& path, int lanes, Tile& tile) {
  const bool edges = path.a.is_edge() && path.b.is_edge();
  for (int lane = 0; lane < lanes; ++lane) {
    Path one = path;
    one.a_lane = {static_cast<std::uint8_t>(lanes), static_cast<std::uint8_t>(lane)};
    one.b_lane = one.a_lane;
    if (edges) one.b_lane.index = static_cast<std::uint8_t>(lanes - 1 - lane);
    tile.paths.push_back(one);
  }
}

void read_path(PartReader& part, Building& building) {
  Path path;
  path.a = read_end(part, "a", building);
  path.b = read_end(part, "b", building);
  path.a_lane = read_lane(part, "a_lane");
  path.b_lane = read_lane(part, "b_lane");
  path.terminal = static_cast<std::uint8_t>(part.number("terminal", 0, 0, 2));
  path.track = part.choice<Track>("track").value_or(Track::Broad);
  path.ignore = part.flag("ignore");
  path.loc = part.loc();
  // A stump that runs cannot use is drawn from an edge back to itself.
  if (path.a == path.b && !(path.ignore && path.a.is_edge()))
    part.fail(part.whole(), "both ends of the path are the same place");
  const int lanes = part.number("lanes", 1, 1, 9);
  if (lanes > 1 && (part.has("a_lane") || part.has("b_lane")))
    part.fail(part.find("lanes")->value, "`lanes` sets both ends: it excludes `a_lane` and `b_lane`");
  if (lanes > 1)
    add_lanes(path, lanes, building.tile);
  else
    building.tile.paths.push_back(path);
  if (building.tile.paths.size() > most_paths)
    part.fail(part.whole(), fmt::format("a tile can have at most {} paths", most_paths));
}

void read_future_label(PartReader& part, Building& building) {
  part.require("color");
  const std::optional<Colour> colour = part.choice<Colour>("color");
  if (building.tile.future_label) part.fail(part.whole(), "a tile can have at most one `future_label`");
  building.tile.future_label =
      FutureLabel{part.text("label"), std::string(word_of(colour.value_or(Colour::White)))};
}

void read_upgrade(PartReader& part, Building& building) {
  Terrain terrain;
  if (!part.has("terrain")) part.require("cost");
  terrain.cost = part.number("cost", 0, 0, most_cost);
  terrain.kinds = part.list("terrain");
  terrain.loc = part.loc();
  terrain.size = part.number("size", 0, 0, 1000);
  terrain.sticky = part.flag("sticky");
  building.tile.terrain.push_back(std::move(terrain));
}

void read_border(PartReader& part, Building& building) {
  part.require("edge");
  Border border;
  border.edge = part.edge("edge").value_or(Edge());
  border.kind = part.choice<BorderKind>("type", border_kinds).value_or(BorderKind::Drawn);
  if (part.has("cost")) border.cost = part.number("cost", 0, 0, most_cost);
  border.colour = part.colour("color");
  building.tile.borders.push_back(std::move(border));
}

std::string read_vertex(PartReader& part, std::string_view key) {
  part.require(key);
  std::string text = part.text(key);
  const bool form = !text.empty() && text.size() <= 2 && text[0] >= '0' && text[0] <= '5' &&
                    (text.size() == 1 || text[1] == '+' || text[1] == '-');
  if (const Attribute* attribute = part.find(key); attribute != nullptr && !form)
    part.fail(
        attribute->value,
        fmt::format("{} is not a corner: expected 0 to 5, or `2+` and `2-` beside corner 2", quoted(text)));
  return text;
}

void read_partition(PartReader& part, Building& building) {
  Partition partition;
  partition.a = read_vertex(part, "a");
  partition.b = read_vertex(part, "b");
  partition.kind = part.choice<BorderKind>("type", partition_kinds);
  partition.restrict_side = part.word("restrict", sides);
  if (part.has("length")) part.loc("length");  // a number from 0 to 6, kept as written
  partition.length = part.text("length");
  building.tile.partitions.push_back(std::move(partition));
}

void read_icon(PartReader& part, Building& building) {
  part.require("image");
  Icon icon;
  icon.image = part.text("image");
  icon.name = part.text("name");
  icon.sticky = part.flag("sticky");
  icon.blocks_lay = part.flag("blocks_lay");
  icon.large = part.flag("large");
  icon.loc = part.loc();
  icon.visit_cost = part.number("visit_cost", 0, 0, most_cost);
  building.tile.icons.push_back(std::move(icon));
}

void read_frame(PartReader& part, Building& building) {
  part.require("color");
  if (building.tile.frame) part.fail(part.whole(), "a tile can have at most one `frame`");
  building.tile.frame = Frame{part.colour("color"), part.colour("color2")};
}

void read_stripes(PartReader& part, Building& building) {
  part.require("color");
  if (building.tile.stripes) part.fail(part.whole(), "a tile can have at most one second colour");
  building.tile.stripes = part.choice<Colour>("color");
}

void read_stub(PartReader& part, Building& building) {
  part.require("edge");
  building.tile.stubs.push_back(
      {part.edge("edge").value_or(Edge()), part.choice<Track>("track").value_or(Track::Broad)});
}

constexpr std::array<std::string_view, 9> city_words{"revenue",    "slots", "loc",  "groups", "hide",
                                                     "visit_cost", "route", "boom", "format"};
constexpr std::array<std::string_view, 10> pass_words{"revenue", "slots",      "size",  "loc",  "groups",
                                                      "hide",    "visit_cost", "route", "boom", "format"};
constexpr std::array<std::string_view, 10> town_words{"revenue",    "style", "loc",  "groups", "hide",
                                                      "visit_cost", "route", "boom", "format", "to_city"};
constexpr std::array<std::string_view, 9> halt_words{"symbol", "revenue",    "style", "loc",   "groups",
                                                     "hide",   "visit_cost", "route", "format"};
constexpr std::array<std::string_view, 8> offboard_words{"revenue",    "loc",   "groups", "hide",
                                                         "visit_cost", "route", "rows",   "format"};
constexpr std::array<std::string_view, 9> path_words{"a",      "b",     "terminal", "lanes", "a_lane",
                                                     "b_lane", "track", "ignore",   "loc"};
constexpr std::array<std::string_view, 2> future_label_words{"label", "color"};
constexpr std::array<std::string_view, 5> upgrade_words{"cost", "terrain", "loc", "size", "sticky"};
constexpr std::array<std::string_view, 4> border_words{"edge", "type", "cost", "color"};
constexpr std::array<std::string_view, 5> partition_words{"a", "b", "type", "restrict", "length"};
constexpr std::array<std::string_view, 7> icon_words{"image", "name", "sticky",    "blocks_lay",
                                                     "large", "loc",  "visit_cost"};
constexpr std::array<std::string_view, 2> frame_words{"color", "color2"};
constexpr std::array<std::string_view, 1> stripes_words{"color"};
constexpr std::array<std::string_view, 2> stub_words{"edge", "track"};

constexpr std::array<PartKind, 15> all_parts{{
    {word_of(StopKind::City), true, city_words, read_city},
    {word_of(StopKind::Town), true, town_words, read_town},
    {word_of(StopKind::OffBoard), true, offboard_words, read_offboard},
    {"halt", true, halt_words, read_halt},
    {"pass", true, pass_words, read_pass},
    {"junction", true, {}, read_junction},
    {"path", false, path_words, read_path},
    {"future_label", false, future_label_words, read_future_label},
    {"upgrade", false, upgrade_words, read_upgrade},
    {"border", false, border_words, read_border},
    {"partition", false, partition_words, read_partition},
    {"icon", false, icon_words, read_icon},
    {"frame", false, frame_words, read_frame},
    {"stripes", false, stripes_words, read_stripes},
    {"stub", false, stub_words, read_stub},
}};

}  // namespace

std::span<const PartKind> part_kinds() {
  return all_parts;
}

}  // namespace trackwright

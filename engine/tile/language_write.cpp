// Writes a tile as text, the inverse of parse_tile, in a fixed order of parts.
#include <fmt/format.h>

#include "engine/base/words.h"
#include "engine/tile/language.h"

namespace trackwright {

namespace {

// Collects `name=key:value,key:value;`.
class Writer {
 public:
  void part(std::string_view name) {
    if (!text_.empty()) text_ += ';';
    text_ += name;
    first_ = true;
  }
  template <class Value>
  void attribute(std::string_view key, const Value& value) {
    text_ += fmt::format("{}{}:{}", first_ ? '=' : ',', key, value);
    first_ = false;
  }
  void flag(std::string_view key, bool value) {
    if (value) attribute(key, 1);
  }
  void text(std::string_view key, std::string_view value) {
    if (!value.empty()) attribute(key, value);
  }
  void number(std::string_view key, int value, int unless) {
    if (value != unless) attribute(key, value);
  }
  void loc(const std::optional<double>& value) {
    if (value) attribute("loc", *value);
  }
  void list(std::string_view key, const std::vector<std::string>& words) { text(key, joined(words, "|")); }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  bool first_ = true;
};

std::string revenue_text(const Revenue& revenue) {
  if (revenue.steps.empty()) return std::to_string(revenue.flat);
  return joined(revenue.steps, "|",
                [](const RevenueEntry& step) { return fmt::format("{}_{}", step.key, step.value); });
}

std::string_view stop_name(const Stop& stop) {
  return stop.pass ? "pass" : stop.halt ? "halt" : word_of(stop.kind);
}

std::string_view track_name(Track track) {
  return track == Track::Broad ? "" : word_of(track);
}

// By default, a pass is never a stop and a halt is an optional one.
std::string_view use_name(const Stop& stop) {
  const StopUse usual = stop.pass ? StopUse::Never : stop.halt ? StopUse::Optional : StopUse::Mandatory;
  return stop.use == usual ? "" : word_of(stop.use);
}

void write_stop(Writer& out, const Stop& stop) {
  out.part(stop_name(stop));
  out.text("symbol", stop.symbol);
  if (!stop.halt || stop.revenue != Revenue{}) out.attribute("revenue", revenue_text(stop.revenue));
  out.number("slots", stop.slots, 1);
  out.number("size", stop.size, 0);
  if (stop.centred) out.attribute("loc", "center");
  out.loc(stop.loc);
  out.list("groups", stop.groups);
  out.text("style", word_of(stop.style));
  out.flag("hide", stop.hide);
  out.number("visit_cost", stop.visit_cost, 1);
  out.text("route", use_name(stop));
  out.flag("to_city", stop.to_city);
  out.number("rows", stop.rows, 1);
  out.flag("boom", stop.boom);
  out.text("format", stop.format);
}

std::string reference(const Tile& tile, End end) {
  if (end.is_edge()) return std::to_string(end.index);
  return fmt::format("_{}", end.kind == End::Kind::Stop ? end.index : tile.stops.size() + end.index);
}

// The number of paths from `first` on that `lanes:n` can replace; 1 if it cannot replace several.
std::size_t lane_run(const Tile& tile, std::size_t first) {
  const Path& path = tile.paths[first];
  const std::size_t width = path.a_lane.width;
  if (width < 2 || first + width > tile.paths.size()) return 1;
  const bool edges = path.a.is_edge() && path.b.is_edge();
  for (std::size_t i = 0; i < width; ++i) {
    Path expected = path;
    expected.a_lane = {path.a_lane.width, static_cast<std::uint8_t>(i)};
    expected.b_lane = {path.a_lane.width, static_cast<std::uint8_t>(edges ? width - 1 - i : i)};
    if (tile.paths[first + i] != expected) return 1;
  }
  return width;
}

void write_path(Writer& out, const Tile& tile, const Path& path, std::size_t lanes) {
  const auto lane = [&out](std::string_view key, Lane l) {
    if (l.width > 1) out.attribute(key, fmt::format("{}.{}", l.width, l.index));
  };
  out.part("path");
  out.attribute("a", reference(tile, path.a));
  out.attribute("b", reference(tile, path.b));
  if (lanes > 1) {
    out.attribute("lanes", lanes);
  } else {
    lane("a_lane", path.a_lane);
    lane("b_lane", path.b_lane);
  }
  out.number("terminal", path.terminal, 0);
  out.text("track", track_name(path.track));
  out.flag("ignore", path.ignore);
  out.loc(path.loc);
}

void write_paths(Writer& out, const Tile& tile) {
  for (std::size_t i = 0; i < tile.paths.size();) {
    const std::size_t lanes = lane_run(tile, i);
    write_path(out, tile, tile.paths[i], lanes);
    i += lanes;
  }
}

void write_junctions(Writer& out, const Tile& tile) {
  int junctions = tile.junction ? 1 : 0;
  for (const Path& path : tile.paths)
    for (const End end : {path.a, path.b})
      if (end.kind == End::Kind::Junction && end.index >= junctions) junctions = end.index + 1;
  for (int i = 0; i < junctions; ++i) out.part("junction");
}

void write_surroundings(Writer& out, const Tile& tile) {
  for (const Terrain& terrain : tile.terrain) {
    out.part("upgrade");
    if (terrain.cost != 0 || terrain.kinds.empty()) out.attribute("cost", terrain.cost);
    out.list("terrain", terrain.kinds);
    out.loc(terrain.loc);
    out.number("size", terrain.size, 0);
    out.flag("sticky", terrain.sticky);
  }
  for (const Border& border : tile.borders) {
    out.part("border");
    out.attribute("edge", border.edge.index());
    if (border.kind != BorderKind::Drawn) out.attribute("type", word_of(border.kind));
    if (border.cost) out.attribute("cost", *border.cost);
    out.text("color", border.colour);
  }
  for (const Partition& partition : tile.partitions) {
    out.part("partition");
    out.attribute("a", partition.a);
    out.attribute("b", partition.b);
    if (partition.kind) out.attribute("type", word_of(*partition.kind));
    out.text("restrict", partition.restrict_side);
    out.text("length", partition.length);
  }
}

void write_marks(Writer& out, const Tile& tile) {
  for (const Icon& icon : tile.icons) {
    out.part("icon");
    out.attribute("image", icon.image);
    out.text("name", icon.name);
    out.flag("sticky", icon.sticky);
    out.flag("blocks_lay", icon.blocks_lay);
    out.flag("large", icon.large);
    out.loc(icon.loc);
    out.number("visit_cost", icon.visit_cost, 0);
  }
  for (const Stub& stub : tile.stubs) {
    out.part("stub");
    out.attribute("edge", stub.edge.index());
    out.text("track", track_name(stub.track));
  }
  if (tile.frame) {
    out.part("frame");
    out.attribute("color", tile.frame->colour);
    out.text("color2", tile.frame->colour2);
  }
  if (tile.stripes) {
    out.part("stripes");
    out.attribute("color", word_of(*tile.stripes));
  }
}

}  // namespace

std::string tile_text(const Tile& tile) {
  Writer out;
  for (const Stop& stop : tile.stops) write_stop(out, stop);
  write_junctions(out, tile);
  write_paths(out, tile);
  for (const std::string& label : tile.labels) out.part("label=" + label);
  if (tile.future_label) {
    out.part("future_label");
    out.text("label", tile.future_label->label);
    out.attribute("color", tile.future_label->colour);
  }
  write_surroundings(out, tile);
  write_marks(out, tile);
  return out.take();
}

}  // namespace trackwright

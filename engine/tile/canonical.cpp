// The canonical forms of engine/tile.h. A tile is a small graph: its nodes are stops and junctions, its outer
// ends are edges. Each node is named by its kind and its connections, and names are refined until they no
// longer change, so that the order of writing and the rotation make no difference.
#include <fmt/format.h>

#include <algorithm>

#include "engine/tile/tile.h"
#include "engine/tile/tile_facts.h"

namespace trackwright {

namespace {

enum class Scope { Everything, TrackOnly };

std::string revenue_form(const Revenue& revenue) {
  std::string text = std::to_string(revenue.flat);
  for (const RevenueEntry& step : revenue.steps) text += fmt::format("|{}_{}", step.key, step.value);
  return text;
}

std::string stop_form(const Stop& stop, Scope scope) {
  std::string text = stop.kind == StopKind::City   ? fmt::format("c{}", stop.slots)
                     : stop.kind == StopKind::Town ? "t"
                                                   : "o";
  if (stop.halt) text += 'h';
  if (stop.pass) text += 'p';
  if (stop.to_city) text += 'c';
  if (scope == Scope::Everything) text += ':' + revenue_form(stop.revenue);
  return text;
}

// Numbers the nodes of a tile: stops first, then junctions.
std::size_t node_of(const Tile& tile, End end) {
  return end.kind == End::Kind::Stop ? end.index : tile.stops.size() + end.index;
}

std::size_t node_count(const Tile& tile) {
  std::size_t count = tile.stops.size() + (tile.junction ? 1U : 0U);
  for (const Path& path : tile.paths)
    for (const End end : {path.a, path.b})
      if (!end.is_edge()) count = std::max(count, node_of(tile, end) + 1);
  return count;
}

struct Naming {
  const Tile& tile;
  int turn;
  std::vector<std::string> names;

  std::string end(End e, Lane lane) const {
    std::string text =
        e.is_edge() ? std::to_string(Edge(e.index + turn).index()) : '(' + names[node_of(tile, e)] + ')';
    if (lane.width > 1) text += fmt::format("/{}.{}", lane.width, lane.index);
    return text;
  }

  std::string path(const Path& p) const {
    std::string a = end(p.a, p.a_lane);
    std::string b = end(p.b, p.b_lane);
    if (b < a) std::swap(a, b);
    a += '-';
    a += b;
    if (p.terminal != 0) a += '!';
    if (p.ignore) a += '?';
    a += '~';
    a += std::to_string(static_cast<int>(p.track));
    return a;
  }
};

void sort_and_append(std::string& text, std::vector<std::string> pieces) {
  std::ranges::sort(pieces);
  for (const std::string& piece : pieces) {
    text += ' ';
    text += piece;
  }
}

// Replaces names by their rank among all names of the round, since names grow with each round. Equal names of
// rotated tiles have equal ranks, because the rank depends only on the set of names.
std::vector<std::string> ranked(const std::vector<std::string>& names) {
  std::vector<std::string> order = names;
  std::ranges::sort(order);
  order.erase(std::unique(order.begin(), order.end()), order.end());
  std::vector<std::string> ranks;
  ranks.reserve(names.size());
  for (const std::string& name : names)
    ranks.push_back('n' + std::to_string(std::ranges::lower_bound(order, name) - order.begin()));
  return ranks;
}

std::string form(const Tile& tile, int turn, Scope scope) {
  Naming naming{tile, turn, {}};
  std::vector<std::string> kinds;
  for (const Stop& stop : tile.stops) kinds.push_back(stop_form(stop, scope));
  kinds.resize(node_count(tile), "j");
  naming.names = kinds;
  std::vector<std::string> full = kinds;
  for (std::size_t round = 0; round <= kinds.size() && !kinds.empty(); ++round) {
    for (std::size_t node = 0; node < full.size(); ++node) {
      std::vector<std::string> joined;
      for (const Path& path : tile.paths)
        for (const End end : {path.a, path.b})
          if (path.track != Track::Future && !end.is_edge() && node_of(tile, end) == node)
            joined.push_back(naming.path(path));
      full[node] = kinds[node] + '=' + naming.names[node];
      sort_and_append(full[node], joined);
    }
    std::vector<std::string> names = ranked(full);
    if (names == naming.names) break;  // further rounds change nothing
    naming.names = std::move(names);
  }
  std::string text = "stops";
  sort_and_append(text, full);
  std::vector<std::string> paths;
  for (const Path& path : tile.paths)
    if (path.track != Track::Future) paths.push_back(naming.path(path));
  text += " paths";
  sort_and_append(text, paths);
  return text;
}

std::string least_form(const Tile& tile, Scope scope) {
  std::string least = form(tile, 0, scope);
  for (int turn = 1; turn < 6; ++turn) least = std::min(least, form(tile, turn, scope));
  return least;
}

}  // namespace

std::string canonical_form(const Tile& tile) {
  std::string text(word_of(tile.colour));
  if (tile.stripes) text += fmt::format("/{}", word_of(*tile.stripes));
  std::vector<std::string> labels = tile.labels;
  if (tile.future_label) labels.push_back(tile.future_label->colour + ':' + tile.future_label->label);
  text += " labels";
  sort_and_append(text, labels);
  return text + ' ' + least_form(tile, Scope::Everything);
}

std::string canonical_track(const Tile& tile) {
  return least_form(tile, Scope::TrackOnly);
}

std::string track_form(const Tile& tile) {
  return form(tile, 0, Scope::TrackOnly);
}

}  // namespace trackwright

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/title/map_file.h"
#include "designer/format/title/market_file.h"
#include "designer/studio/edit.h"
#include "designer/studio/open.h"
#include "engine/tile/language.h"
#include "engine/tile/tile_facts.h"
#include "engine/title/census.h"

namespace trackwright {

namespace {

constexpr std::size_t most_steps = 500;

// Returns nothing if the file does not exist.
std::optional<std::string> text_before(const Loaded& now, const std::string& path) {
  for (FileId id = 1; const Sources::File* file = now.sources.file(id); ++id)
    if (file->path == path) return file->text;
  return std::nullopt;
}

}  // namespace

std::string said_of(const TileError& error) {
  return error.help.empty() ? error.message : error.message + ": " + error.help;
}

Expected<std::vector<ChangedFile>, std::string> edited_files(const FileReader& files,
                                                             const Installation& installation,
                                                             const Loaded& now, const Title& wanted) {
  UnsavedTexts texts;
  std::vector<ChangedFile> changed;
  for (TitleFile& file : with_small_changes(now, wanted)) {
    const std::string path = now.folder + "/" + file.name;
    texts.emplace(path, file.bytes);
    const auto before = text_before(now, path);
    changed.push_back({path, before.value_or(""), std::move(file.bytes), !before});
  }
  Loaded read = open_title(files, installation, now.name, texts);
  const auto error = std::ranges::find(read.findings, Severity::Error, &Finding::severity);
  if (error != read.findings.end()) return unexpected(error->message);
  if (read.title) read.title->slug = wanted.slug;
  if (!read.title || *read.title != wanted)
    return unexpected(std::string("this change is too large for the editor: edit the file itself"));
  return changed;
}

void EditHistory::add(Step step) {
  steps_.resize(done_);
  if (steps_.size() == most_steps) steps_.erase(steps_.begin());
  steps_.push_back(std::move(step));
  done_ = steps_.size();
}

const EditHistory::Step* EditHistory::next(bool again) const {
  if (again) return done_ < steps_.size() ? &steps_[done_] : nullptr;
  return done_ > 0 ? &steps_[done_ - 1] : nullptr;
}

void EditHistory::pass(bool again) {
  done_ = again ? std::min(done_ + 1, steps_.size()) : done_ - std::min<std::size_t>(done_, 1);
}

namespace {

// The hexes and sides of a map during a change.
class MapInWork {
 public:
  explicit MapInWork(const Title& title)
      : hexes(title.map.hexes()), sides(title.map.sides()), title_(title) {}

  Hex* find(const std::string& id) {
    const auto found = std::ranges::find(hexes, id, &Hex::id);
    return found == hexes.end() ? nullptr : &*found;
  }

  Title finished() {
    Title changed = title_;
    changed.map = Map(title_.map.layout(), std::move(hexes), std::move(sides), title_.map.panels());
    changed.map.notes = title_.map.notes;
    changed.map.art = title_.map.art;
    changed.map.art_place = title_.map.art_place;
    return changed;
  }

  std::vector<Hex> hexes;
  std::vector<HexSide> sides;

 private:
  const Title& title_;
};

tl::unexpected<std::string> no_such(const std::string& hex) {
  return unexpected(fmt::format("there is no hex {} on the map", hex.empty() ? "without a name" : hex));
}

void exchange_hexes(Station& station, const std::string& a, const std::string& b) {
  if (station.hex.value == a)
    station.hex.value = b;
  else if (station.hex.value == b)
    station.hex.value = a;
}

bool is_side(const HexSide& side, Coordinate hex, Coordinate beyond, Orientation orientation) {
  const Coordinate other = neighbour(side.a, side.edge, orientation);
  return (side.a == hex && other == beyond) || (side.a == beyond && other == hex);
}

// Inserts a side after its equals, so that the file states them together.
void put_side(std::vector<HexSide>& sides, HexSide side) {
  const auto alike = [&](const HexSide& one) {
    return one.kind == side.kind && one.cost == side.cost && one.colour == side.colour;
  };
  const auto last = std::ranges::find_if(sides.rbegin(), sides.rend(), alike);
  sides.insert(last == sides.rend() ? sides.end() : last.base(), std::move(side));
}

}  // namespace

EditedTitle with_places_exchanged(const Title& title, const std::string& from, const std::string& to) {
  MapInWork map(title);
  Hex* a = map.find(from);
  Hex* b = map.find(to);
  if (a == nullptr) return no_such(from);
  if (b == nullptr) return no_such(to);
  std::swap(a->name, b->name);
  std::swap(a->tile, b->tile);
  std::swap(a->rotation, b->rotation);
  std::swap(a->preprint, b->preprint);
  std::swap(a->fixed, b->fixed);
  std::swap(a->kinds, b->kinds);
  if (a->preprint.empty() && b->preprint.empty()) {  // a printed tile is one piece
    std::swap(a->tile.terrain, b->tile.terrain);
    std::swap(a->tile.borders, b->tile.borders);
    std::swap(a->tile.partitions, b->tile.partitions);
  }
  Title changed = map.finished();
  for (Company& company : changed.companies.companies) {
    for (Station& home : company.homes) exchange_hexes(home, from, to);
    if (company.destination) exchange_hexes(*company.destination, from, to);
  }
  for (NeutralStation& station : changed.companies.neutral_stations) exchange_hexes(station.at, from, to);
  return changed;
}

EditedTitle with_terrain(const Title& title, const std::vector<std::string>& hexes,
                         const std::string& terrain) {
  const auto said = parse_tile(terrain, Colour::White);
  if (!said) return unexpected(said_of(said.error()));
  Tile plain;
  plain.terrain = said->terrain;
  if (!(*said == plain)) return unexpected(fmt::format("`{}` contains more than terrain", terrain));
  MapInWork map(title);
  for (const std::string& id : hexes) {
    Hex* hex = map.find(id);
    if (hex == nullptr) return no_such(id);
    if (!hex->preprint.empty())
      return unexpected(
          fmt::format("{} is printed as tile {}, which has its own terrain", id, hex->preprint));
    hex->tile.terrain = plain.terrain;
  }
  return map.finished();
}

EditedTitle with_side(const Title& title, const SideChange& change) {
  MapInWork map(title);
  Hex* hex = map.find(change.hex);
  if (hex == nullptr) return no_such(change.hex);
  const Hex* next = title.map.neighbour(*hex, change.edge);
  if (next == nullptr)
    return unexpected(fmt::format("there is no hex beyond edge {} of {}", change.edge.index(), change.hex));
  Hex* beyond = map.find(next->id);
  const Orientation orientation = title.map.layout().orientation;
  const auto here = [&](const HexSide& side) { return is_side(side, hex->at, beyond->at, orientation); };
  const bool said = std::ranges::any_of(map.sides, [&](const HexSide& side) {
    return here(side) && change.kind == side.kind && change.cost == side.cost && change.colour == side.colour;
  });
  if (said) return title;
  std::erase_if(map.sides, here);
  std::erase_if(hex->tile.borders, [&](const Border& border) { return border.edge == change.edge; });
  std::erase_if(beyond->tile.borders,
                [&](const Border& border) { return border.edge == change.edge.opposite(); });
  if (change.kind) put_side(map.sides, {hex->at, change.edge, *change.kind, change.cost, change.colour, {}});
  return map.finished();
}

EditedTitle with_hex(const Title& title, const HexChange& change) {
  MapInWork map(title);
  Hex* hex = map.find(change.hex);
  if (hex == nullptr) return no_such(change.hex);
  auto tile = parse_tile(change.code, change.colour);
  if (!tile) return unexpected(said_of(tile.error()));
  hex->name = change.name;
  if (*tile == hex->tile) return map.finished();
  const bool usual = hex->fixed == fixed_by_colour(hex->tile.colour);
  hex->preprint.clear();
  hex->tile = std::move(*tile);
  if (usual) hex->fixed = fixed_by_colour(change.colour);
  return map.finished();
}

EditedTitle with_new_hex(const Title& title, const std::string& id) {
  MapInWork map(title);
  const auto at = parse_coordinate(title.map.layout(), id);
  if (!at) return unexpected(at.error());
  if (map.find(coordinate_name(title.map.layout(), *at)) != nullptr)
    return unexpected(fmt::format("{} is already on the map", id));
  const auto parity = [](Coordinate c) { return (c.x + c.y) & 1; };
  if (!map.hexes.empty() && parity(map.hexes.front().at) != parity(*at))
    return unexpected(fmt::format("{} is between two hexes of this map", id));
  Hex hex;
  hex.at = *at;
  hex.id = coordinate_name(title.map.layout(), *at);
  map.hexes.push_back(std::move(hex));
  return map.finished();
}

EditedTitle without_hex(const Title& title, const std::string& id) {
  MapInWork map(title);
  const Hex* hex = map.find(id);
  if (hex == nullptr) return no_such(id);
  const Coordinate at = hex->at;
  const Orientation orientation = title.map.layout().orientation;
  std::erase_if(map.sides, [&](const HexSide& side) {
    return side.a == at || neighbour(side.a, side.edge, orientation) == at;
  });
  std::erase_if(map.hexes, [&](const Hex& one) { return one.at == at; });
  return map.finished();
}

namespace {

constexpr std::size_t most_alike = 8;
constexpr int most_tiles = 999;

// A quick test before the costly comparison of all rotations.
bool may_be_alike(const Tile& a, const Tile& b) {
  return a.paths.size() == b.paths.size() && a.stops.size() == b.stops.size();
}

std::optional<LikeTile> likeness(const Tile& tile, const TileDefinition& other) {
  if (!may_be_alike(tile, other.tile)) return std::nullopt;
  const std::string track = track_form(tile);
  for (int turn = 0; turn < 6; ++turn) {
    if (track_form(rotated(other.tile, Rotation(turn))) != track) continue;
    return LikeTile{other.id, Rotation(turn), canonical_form(tile) == canonical_form(other.tile), other.own};
  }
  return std::nullopt;
}

bool is_number(const std::string& id) {
  return !id.empty() && id.size() <= 20 && std::ranges::all_of(id, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_';
  });
}

// Adds a new tile after the last one of its colour.
void count_tile(Title& title, const OwnTile& tile) {
  const auto there =
      std::ranges::find(title.manifest, tile.id, [](const ManifestEntry& entry) { return entry.id.value; });
  if (there != title.manifest.end()) {
    if (!tile.count) return;
    there->print = *tile.count;
    there->count = tile.count;
    return;
  }
  const auto of_colour = [&](const ManifestEntry& entry) {
    const TileDefinition* one = find_tile(title, entry.id.value);
    return one != nullptr && one->tile.colour == tile.colour;
  };
  const auto last = std::ranges::find_if(title.manifest.rbegin(), title.manifest.rend(), of_colour);
  const int count = tile.count.value_or(1);
  title.manifest.insert(last == title.manifest.rend() ? title.manifest.end() : last.base(),
                        ManifestEntry{{tile.id, {}}, count, count, {}});
}

// Updates the stated total of tiles if it was correct before.
void follow_counts(const Title& before, Title& now) {
  auto& stated = now.totals.tiles;
  if (stated && stated->value == tiles_in_all(before)) stated->value = tiles_in_all(now);
}

// Updates the list of par values if it matched the cells before.
void follow_par_cells(const Market& before, Market& now) {
  if (before.par.empty()) return;
  const auto listed = [](const Market& market) {
    std::vector<int> prices;
    for (const Placed<int>& one : market.par) prices.push_back(one.value);
    return prices;
  };
  std::vector<int> rising = par_prices(before);
  std::ranges::reverse(rising);
  const bool falls = listed(before) == par_prices(before);
  if (!falls && listed(before) != rising) return;
  std::vector<int> prices = par_prices(now);
  if (prices.empty()) return;
  if (!falls) std::ranges::reverse(prices);
  now.par.clear();
  for (const int price : prices) now.par.push_back({price, {}});
}

}  // namespace

std::vector<LikeTile> tiles_like(const Tile& tile, const Title& title, const Dictionary& dictionary) {
  std::vector<LikeTile> all;
  if (tile.paths.empty()) return all;  // a stop without track is not a tile yet
  for (const auto& [id, definition] : title.tiles)
    if (definition.own)
      if (auto like = likeness(tile, definition)) all.push_back(std::move(*like));
  Findings unheard;
  for (const std::string& id : dictionary.numbers())
    if (const auto definition = dictionary.find(id, unheard))
      if (auto like = likeness(tile, *definition)) all.push_back(std::move(*like));
  std::ranges::stable_sort(all, [](const LikeTile& a, const LikeTile& b) { return a.same && !b.same; });
  if (all.size() > most_alike) all.resize(most_alike);
  return all;
}

EditedTitle with_own_tile(const Title& title, const Dictionary& dictionary, const OwnTile& wanted) {
  if (!is_number(wanted.id))
    return unexpected(std::string("a tile number consists of digits and letters, such as 57 or X1"));
  if (wanted.count && (*wanted.count < 0 || *wanted.count > most_tiles))
    return unexpected(fmt::format("the count of a tile must be from 0 to {}", most_tiles));
  auto tile = parse_tile(wanted.code, wanted.colour);
  if (!tile) return unexpected(said_of(tile.error()));
  Findings unheard;
  auto standard = dictionary.find(wanted.id, unheard);
  Title changed = title;
  const auto there = title.tiles.find(wanted.id);
  const bool own = there != title.tiles.end() && there->second.own;
  const bool same = standard && canonical_form(standard->tile) == canonical_form(*tile);
  if (!own && standard && !same)
    return unexpected(fmt::format(
        "{} is the number of another standard tile: choose an unused number, such as X1", wanted.id));
  if (!own && same) {
    changed.tiles.insert_or_assign(wanted.id, std::move(*standard));
  } else {
    TileDefinition definition = own ? there->second : TileDefinition();
    definition.id = wanted.id;
    definition.own = true;
    definition.tile = std::move(*tile);
    definition.redefines = standard && !same;
    if (standard) definition.standard = std::move(standard->tile);
    changed.tiles.insert_or_assign(wanted.id, std::move(definition));
  }
  count_tile(changed, wanted);
  follow_counts(title, changed);
  return changed;
}

EditedTitle with_market_rows(const Title& title, const std::vector<std::string>& rows) {
  Node list = list_node();
  for (const std::string& row : rows) list.items.push_back(text_node(row));
  Node file = mapping_node();
  add(file, "rows", std::move(list));
  Findings findings;
  Market market = build_market(file, findings);
  if (!findings.empty()) return unexpected(findings.front().message);
  Title changed = title;
  changed.market.rows = std::move(market.rows);
  follow_par_cells(title.market, changed.market);
  return changed;
}

}  // namespace trackwright

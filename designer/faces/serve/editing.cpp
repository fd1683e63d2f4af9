// Applies the edits of the page, with --edit. Each edit states a change of the title, which becomes small
// changes of its files. Places are named as on the map, edges are 0 to 5, tiles are in the tile language:
//
//   {do: "move", from, to}                      {do: "terrain", hexes, terrain}
//   {do: "side", hex, edge, kind, cost, colour} {do: "hex", hex, name, colour, code}
//   {do: "add", hex}, {do: "remove", hex}       {do: "tile", id, colour, code, count}
//   {do: "market", rows}
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/fingerprint.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/text/edits.h"
#include "designer/format/text/findings.h"
#include "designer/studio/edit.h"
#include "designer/studio/open.h"
#include "designer/studio/picture.h"
#include "engine/base/words.h"
#include "engine/tile/language.h"

namespace trackwright::serve {

namespace {

// The fields of a request, whose form is not trusted.
class Asked {
 public:
  explicit Asked(const Json& said) : said_(said) {}

  std::string text(const char* key) const {
    const auto found = said_.find(key);
    return found != said_.end() && found->is_string() ? found->get<std::string>() : std::string();
  }
  std::optional<int> number(const char* key) const {
    const auto found = said_.find(key);
    if (found == said_.end() || !found->is_number_integer()) return std::nullopt;
    const auto number = found->get<std::int64_t>();
    return number >= -99999 && number <= 99999 ? std::optional(static_cast<int>(number)) : std::nullopt;
  }
  std::vector<std::string> texts(const char* key) const {
    std::vector<std::string> all;
    if (const auto found = said_.find(key); found != said_.end() && found->is_array())
      for (const Json& one : *found)
        if (one.is_string()) all.push_back(one.get<std::string>());
    return all;
  }

 private:
  const Json& said_;
};

using ReadDictionary = std::function<Dictionary()>;

std::string no_colour(const std::string& colour) {
  return fmt::format("`{}` is not a colour of a hex or tile", colour);
}

EditedTitle exchange_places(const Title& title, const Asked& asked, const ReadDictionary&) {
  return with_places_exchanged(title, asked.text("from"), asked.text("to"));
}
EditedTitle set_terrain(const Title& title, const Asked& asked, const ReadDictionary&) {
  return with_terrain(title, asked.texts("hexes"), asked.text("terrain"));
}
EditedTitle set_side(const Title& title, const Asked& asked, const ReadDictionary&) {
  SideChange change{asked.text("hex"),
                    Edge(asked.number("edge").value_or(0)),
                    {},
                    asked.number("cost"),
                    asked.text("colour")};
  const std::string kind = asked.text("kind");
  change.kind = from_word<BorderKind>(kind);
  if (!kind.empty() && !change.kind) return unexpected(fmt::format("`{}` is not a kind of border", kind));
  return with_side(title, change);
}
EditedTitle set_hex(const Title& title, const Asked& asked, const ReadDictionary&) {
  const auto colour = from_word<Colour>(asked.text("colour"));
  if (!colour) return unexpected(no_colour(asked.text("colour")));
  return with_hex(title, {asked.text("hex"), asked.text("name"), *colour, asked.text("code")});
}
EditedTitle add_hex(const Title& title, const Asked& asked, const ReadDictionary&) {
  return with_new_hex(title, asked.text("hex"));
}
EditedTitle remove_hex(const Title& title, const Asked& asked, const ReadDictionary&) {
  return without_hex(title, asked.text("hex"));
}
EditedTitle set_tile(const Title& title, const Asked& asked, const ReadDictionary& dictionary) {
  const auto colour = from_word<Colour>(asked.text("colour"));
  if (!colour) return unexpected(no_colour(asked.text("colour")));
  return with_own_tile(title, dictionary(),
                       {asked.text("id"), *colour, asked.text("code"), asked.number("count")});
}
EditedTitle set_market(const Title& title, const Asked& asked, const ReadDictionary&) {
  return with_market_rows(title, asked.texts("rows"));
}

struct EditKind {
  std::string_view word;
  EditedTitle (*make)(const Title&, const Asked&, const ReadDictionary&);
  std::string (*words)(const Asked&);
};

constexpr std::array<EditKind, 8> edit_kinds{
    {{"move", exchange_places,
      [](const Asked& a) { return fmt::format("Move {} to {}", a.text("from"), a.text("to")); }},
     {"terrain", set_terrain,
      [](const Asked& a) { return fmt::format("Terrain of {}", shortlist(a.texts("hexes"), 3)); }},
     {"side", set_side,
      [](const Asked& a) {
        return fmt::format("Border at edge {} of {}", a.number("edge").value_or(0), a.text("hex"));
      }},
     {"hex", set_hex, [](const Asked& a) { return fmt::format("Change {}", a.text("hex")); }},
     {"add", add_hex, [](const Asked& a) { return fmt::format("Add {}", a.text("hex")); }},
     {"remove", remove_hex, [](const Asked& a) { return fmt::format("Remove {}", a.text("hex")); }},
     {"tile", set_tile, [](const Asked& a) { return fmt::format("Tile {}", a.text("id")); }},
     {"market", set_market, [](const Asked&) { return std::string("Market"); }}}};

std::string name_of(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

// Discards the findings of the dictionary, since they do not concern the editor of a title.
Dictionary standard_tiles(const FileReader& files, const Installation& installation) {
  Sources sources;
  Findings unheard;
  return read_dictionary(files, installation.titles + "/dictionary", sources, unheard);
}

// The first file whose content differs from the one that the page knows.
std::optional<std::string> changed_meanwhile(const std::vector<ChangedFile>& files, const Json& known) {
  for (const ChangedFile& file : files) {
    const std::string name = name_of(file.path);
    const bool there = known.is_object() && known.contains(name);
    if (there ? known[name] != fingerprint_word(file.before) : !file.before.empty()) return name;
  }
  return std::nullopt;
}

Reply meanwhile(const std::string& name) {
  return refusal(409, fmt::format("{} has changed in the meantime: check the new state and try again", name));
}

Json end_json(End end) {
  if (end.is_edge()) return end.index;
  return fmt::format("_{}", end.index);
}

// The stops and track that the page can edit by hand, with the text of the rest; null if the tile has more
// complex stops or track.
Json plain_json(const Tile& tile) {
  Tile plain = tile;
  plain.stops.clear();
  plain.paths.clear();
  plain.labels.clear();
  Json told{{"rest", tile_text(plain)}, {"stops", Json::array()}, {"paths", Json::array()}};
  told["labels"] = tile.labels;
  plain.labels = tile.labels;
  for (const Stop& stop : tile.stops) {
    Stop simple;
    simple.kind = stop.kind;
    simple.revenue.flat = stop.revenue.flat;
    simple.slots = stop.slots;
    plain.stops.push_back(std::move(simple));
    told["stops"].push_back(
        {{"kind", word_of(stop.kind)}, {"revenue", stop.revenue.flat}, {"slots", stop.slots}});
  }
  for (const Path& path : tile.paths) {
    Path simple;
    simple.a = path.a;
    simple.b = path.b;
    plain.paths.push_back(simple);
    told["paths"].push_back({end_json(path.a), end_json(path.b)});
  }
  return plain == tile && !tile.junction ? told : Json(nullptr);
}

}  // namespace

std::optional<Reply> Bench::written(const std::vector<ChangedFile>& files, bool back) const {
  using Text = std::optional<std::string>;  // nothing: the file does not exist
  const auto without = [](const ChangedFile& file) { return file.made ? Text() : Text(file.before); };
  const auto was = [&](const ChangedFile& file) { return back ? Text(file.after) : without(file); };
  const auto becomes = [&](const ChangedFile& file) { return back ? without(file) : Text(file.after); };
  for (const ChangedFile& file : files) {
    const std::string folder = file.path.substr(0, file.path.rfind('/'));
    if (files_.is_file(file.path) && !files_.lies_in(file.path, folder))
      return refusal(403, "only files in the folder of the title can be changed");
    const auto on_disk = files_.read(file.path, largest_file);
    const Text known = was(file);
    if (on_disk ? known != *on_disk : known.has_value()) return meanwhile(name_of(file.path));
  }
  for (auto file = files.begin(); file != files.end(); ++file) {
    const auto error = write_(file->path, becomes(*file));
    if (!error) continue;
    for (auto done = files.begin(); done != file; ++done) write_(done->path, was(*done));
    return refusal(403, *error);
  }
  return std::nullopt;
}

Reply Bench::after_edit(const EditHistory::Step& step, bool back) const {
  Json told{{"words", step.words}, {"files", Json::object()}};
  std::string diff;
  for (const ChangedFile& file : step.files) {
    const std::string& before = back ? file.after : file.before;
    const std::string& after = back ? file.before : file.after;
    told["files"][name_of(file.path)] = fingerprint_word(after);
    diff += unified_diff(name_of(file.path), before, after);
  }
  told["diff"] = diff;
  const std::scoped_lock lock(guard_);
  told.update(edit_json(history_));
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

Reply Bench::edit(const std::string& body) {
  if (!write_ || !editing()) return refusal(403, "the program was started without --edit");
  const Json said = Json::parse(body, nullptr, false);
  if (!said.is_object()) return refusal(400, "the text sent is not an edit");
  const Asked asked(said);
  const auto kind = std::ranges::find(edit_kinds, asked.text("do"), &EditKind::word);
  if (kind == edit_kinds.end()) return refusal(400, "the text sent is not an edit");
  const std::scoped_lock one(one_edit_);
  const Loaded now = open_title(files_, installation_, name_);
  if (!now.title || has_errors(now.findings))
    return refusal(409, "a file cannot be read at the moment: fix it first");
  const auto dictionary = [&] { return standard_tiles(files_, installation_); };
  const EditedTitle wanted = kind->make(*now.title, asked, dictionary);
  if (!wanted) return refusal(422, wanted.error());
  auto changed = edited_files(files_, installation_, now, *wanted);
  if (!changed) return refusal(422, changed.error());
  if (const auto name = changed_meanwhile(*changed, said.value("files", Json()))) return meanwhile(*name);
  if (const auto refused = written(*changed, false)) return *refused;
  const EditHistory::Step step{kind->words(asked), std::move(*changed)};
  if (!step.files.empty()) {
    const std::scoped_lock lock(guard_);
    history_.add(step);
  }
  return after_edit(step, false);
}

Reply Bench::undo(bool again) {
  if (!write_ || !editing()) return refusal(403, "the program was started without --edit");
  const std::scoped_lock one(one_edit_);
  EditHistory::Step step;
  {
    const std::scoped_lock lock(guard_);
    const EditHistory::Step* next = history_.next(again);
    if (next == nullptr) return refusal(404, again ? "there is nothing to redo" : "there is nothing to undo");
    step = *next;
  }
  if (const auto refused = written(step.files, !again)) return *refused;
  {
    const std::scoped_lock lock(guard_);
    history_.pass(again);
  }
  return after_edit(step, !again);
}

Reply Bench::tile_text_read(const std::string& code, const std::string& colour) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const auto named = from_word<Colour>(colour);
  if (!named) return refusal(400, no_colour(colour));
  const auto tile = parse_tile(code, *named);
  if (!tile) {
    const TileError& error = tile.error();
    return {200, Json{{"error", error.message},
                      {"offset", error.offset},
                      {"length", error.length},
                      {"help", error.help}}
                     .dump(-1, ' ', false, Json::error_handler_t::replace)};
  }
  const Dictionary dictionary = standard_tiles(files_, installation_);
  Json told{{"code", tile_text(*tile)}, {"plain", plain_json(*tile)}, {"like", Json::array()}};
  told["picture"] = tile_svg(*tile, seen->title().map.layout().orientation, {}, *seen->theme);
  for (const LikeTile& like : tiles_like(*tile, seen->title(), dictionary))
    told["like"].push_back(
        {{"id", like.id}, {"rotation", like.rotation.steps()}, {"same", like.same}, {"own", like.own}});
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

}  // namespace trackwright::serve

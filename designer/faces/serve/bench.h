// The state of the live page: an open title, and answers to all requests of the page. Thread-safe.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "designer/faces/serve/committed.h"
#include "designer/faces/serve/map_parts.h"
#include "designer/faces/serve/reply.h"
#include "designer/studio/edit.h"
#include "designer/studio/tile_places.h"
#include "designer/studio/workspace.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {
struct PrintJob;
struct HotSeat;
}  // namespace trackwright

namespace trackwright::serve {

// Writes bytes to a file completely or not at all; nullopt as bytes removes the file. Returns an error
// message, or nullopt on success.
using WriteWhole = std::function<std::optional<std::string>(const std::string& path,
                                                            const std::optional<std::string>& bytes)>;

// Finds earlier kits of a title: their folders, or their kit.json.
using EarlierKits = std::function<std::vector<std::string>(const Title&)>;

// Whether the page may change the title beyond applying fixes.
enum class Editing { No, Yes };

class Bench {
 public:
  // `files` must outlive it.
  Bench(const FileReader& files, Installation, TitleName, WriteWhole = {}, Editing = Editing::No,
        CommittedTexts = {}, EarlierKits kits = {});

  // Reads changed files. Returns true if there is news for the page. Calls `on_drawn` as soon as a new
  // picture is ready, before its findings are. Call it from one thread only.
  bool refresh(const std::function<void()>& on_drawn = {});
  unsigned version() const;
  std::set<std::string> watched() const;
  bool has_title() const;

  Reply state() const;  // everything except pictures
  // The parts of the map that differ from an earlier version; all parts if that version is unknown.
  Reply map(unsigned since) const;
  Reply map_svg() const;
  Reply hex(const std::string& id, const std::string& phase) const;  // as `upgrades --hex --format json`
  Reply tile(const std::string& id) const;                           // where the tile can be laid
  Reply tile_picture(const std::string& id, int rotation) const;
  Reply explain(const std::string& check) const;
  // Without a topic: {topics: [{name, sentence}]}; otherwise as `study TITLE TOPIC --format json`.
  Reply study(const std::string& topic) const;
  Reply components() const;  // the components that the title has: [{id, title, sentence}]
  Reply component(const std::string& id, const std::string& theme) const;
  Reply component_pdf(const std::string& id, const std::string& theme) const;  // the sheets to print
  // Compares the title with an earlier state. `choices` lists the states to compare with, [{id, name}];
  // `chosen` is `id`, or the first. For a title: the current and the earlier map, and the differences, {now,
  // then, differences} or {failed}. For a kit: the changed pieces and hexes, {now, then, pieces, hexes}; if
  // its map cannot be shown, `unseen` replaces `then` and gives the reason.
  Reply before(const std::string& id) const;
  // The runs for a position in the form of the page.
  Reply table(const std::string& body) const;
  Reply lays(const std::string& body) const;      // {hex, position}: the legal lays on the hex
  Reply positions() const;                        // names of files
  Reply position(const std::string& name) const;  // in the form of the page
  // A game that the page holds, after the requested action. The board is sent in parts, as in `map`.
  Reply play(const std::string& body) const;
  Reply boards() const;  // the market, the par chart and the tokens on them
  Reply games() const;   // names of files
  Reply game(const std::string& name) const;
  // Writes files. Rejected if the files differ from the version that the page shows.
  Reply cure(std::size_t finding, unsigned version);
  Reply save_position(const std::string& name, const std::string& body);
  Reply save_game(const std::string& name, const std::string& body);
  // Applies an edit. `body` is {do, ..., files}: an edit (see editing.cpp) and the fingerprints of the files
  // that the page knows. Rejected (409) if a file to change has another fingerprint. Returns {words, diff,
  // files, undo, redo}.
  Reply edit(const std::string& body);
  Reply undo(bool again);  // undoes the newest edit; `again`: redoes the edit that was undone last
  // Parses and draws a tile text: {code, picture, stops, paths, like} or {error, offset, length, help}.
  Reply tile_text_read(const std::string& code, const std::string& colour) const;
  bool editing() const { return editing_ == Editing::Yes; }

 private:
  struct Shown {
    std::shared_ptr<const Loaded> loaded;  // the last one without errors
    std::optional<Theme> theme;
    ArtFiles art;
    DrawnMap drawn;
    std::map<std::string, unsigned> changed;  // by part: the version in which it last changed
    std::map<std::string, unsigned> symbols;  // likewise
    const Title& title() const { return *loaded->title; }
    const SvgParts& map() const { return drawn.parts; }
  };

  std::shared_ptr<const Shown> shown() const;
  std::shared_ptr<const Shown> drawn(const std::shared_ptr<const Loaded>&, const Shown* before,
                                     unsigned version, const FileReader&) const;
  struct ComponentJob;
  Expected<ComponentJob, Reply> component_job(const std::string& id, const std::string& theme) const;
  Theme theme_of(const Loaded&, const FileReader&) const;
  // The board of a game on a page, by the fingerprint that the page sends.
  struct GameMap {
    std::string id;
    DrawnMap drawn;
  };
  std::shared_ptr<const GameMap> game_map(const std::string& id) const;
  void keep_game_map(std::shared_ptr<const GameMap>) const;
  nlohmann::ordered_json board_json(const Shown&, const HotSeat&, const std::string& id,
                                    const std::string& seen) const;
  void compare_kit(const Shown& now, const std::string& path, nlohmann::ordered_json& told) const;
  void compare(const Shown& now, Loaded before, const FileReader&, nlohmann::ordered_json& told) const;
  Expected<std::vector<ChangedFile>, Reply> fixed_files(const Finding&) const;
  // Writes a step of the history into all files or none; `back`: undoes it. Returns 409 if the files differ
  // from those of the step.
  std::optional<Reply> written(const std::vector<ChangedFile>&, bool back) const;
  Reply after_edit(const EditHistory::Step&, bool back) const;

  const FileReader& files_;
  WriteWhole write_;          // empty: nothing is written
  CommittedTexts committed_;  // empty: the last commit is unknown
  EarlierKits kits_;          // empty: there are none
  Installation installation_;
  TitleName name_;
  Editing editing_;
  std::mutex one_edit_;       // serialises edits
  mutable std::mutex guard_;  // guards all members below
  EditHistory history_;
  TitleView view_;
  std::shared_ptr<const Loaded> read_;  // the files of version_; view_ follows after their examination
  std::shared_ptr<const Shown> shown_;
  unsigned version_ = 0;
  mutable std::shared_ptr<const std::map<std::string, std::vector<TilePlace>>> places_;
  mutable const Shown* places_of_ = nullptr;
  mutable std::vector<std::shared_ptr<const GameMap>> game_maps_;  // the last ones, the newest at the end
};

}  // namespace trackwright::serve

// What lies on the workbench: a title that is worked on, with all that the page asks of it. For all threads.
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

namespace trackwright::serve {

// Puts bytes into a file, whole or not at all; nothing: the file is gone afterwards. What went wrong; nothing
// where it worked.
using WriteWhole = std::function<std::optional<std::string>(const std::string& path,
                                                            const std::optional<std::string>& bytes)>;

// Folders of kits that were printed of a title, or their kit.json.
using EarlierKits = std::function<std::vector<std::string>(const Title&)>;

// Whether the page may change what the title says, besides cures.
enum class Editing { No, Yes };

class Bench {
 public:
  // `files` has to stay.
  Bench(const FileReader& files, Installation, std::string name, WriteWhole = {}, Editing = Editing::No,
        CommittedTexts = {}, EarlierKits kits = {});

  // Reads what has changed. True where there is anything new to be told; `on_drawn`: as soon as a new picture
  // is there, and its findings are still looked for. For one thread.
  bool refresh(const std::function<void()>& on_drawn = {});
  unsigned version() const;
  std::set<std::string> watched() const;
  bool has_title() const;

  Reply state() const;  // all but pictures
  // The parts of the map that differ from those of an earlier version; all where that is not known.
  Reply map(unsigned since) const;
  Reply map_svg() const;
  Reply hex(const std::string& id, const std::string& phase) const;  // as `upgrades --hex --format json`
  Reply tile(const std::string& id) const;                           // where it can come to lie
  Reply tile_picture(const std::string& id, int rotation) const;
  Reply explain(const std::string& check) const;
  Reply components() const;
  Reply component(const std::string& id, const std::string& theme) const;
  // With what the title can be compared, [{id, name}], as `choices`; `chosen` is the one asked for, or the
  // first. The map as it is and as it was there, and how the titles differ: {now, then, differences} or
  // {failed}. Of a kit what looks otherwise: {now, then, pieces, hexes}, where its map cannot be shown
  // {unseen} in place of `then`, which says why.
  Reply before(const std::string& id) const;
  // A position as the page has it; its runs.
  Reply table(const std::string& body) const;
  Reply lays(const std::string& body) const;      // {hex, position}: what may be laid there now
  Reply positions() const;                        // names of files
  Reply position(const std::string& name) const;  // as the page has it
  // A game that the page holds, after what it asks for.
  Reply play(const std::string& body) const;
  Reply games() const;  // names of files
  Reply game(const std::string& name) const;
  // Writing: refused where the files are not those of the version that the page shows.
  Reply cure(std::size_t finding, unsigned version);
  Reply save_position(const std::string& name, const std::string& body);
  Reply save_game(const std::string& name, const std::string& body);
  // {do, ..., files}: an edit (editing.cpp lists them), and the fingerprints of the files as the page knows
  // them. Refused (409) where one that changes is another by now. Answers with {words, diff, files, undo,
  // redo}.
  Reply edit(const std::string& body);
  Reply undo(bool again);  // the newest edit, or that which was taken back last
  // A tile text, read and drawn: {code, picture, stops, paths, like} or {error, offset, length, help}.
  Reply tile_text_read(const std::string& code, const std::string& colour) const;
  bool editing() const { return editing_ == Editing::Yes; }

 private:
  struct Shown {
    std::shared_ptr<const Loaded> loaded;  // the last good one
    std::optional<Theme> theme;
    ArtFiles art;
    DrawnMap drawn;
    std::map<std::string, unsigned> changed;  // by part, the version in which it came to be as it is
    std::map<std::string, unsigned> symbols;  // likewise
    const Title& title() const { return *loaded->title; }
    const SvgParts& map() const { return drawn.parts; }
  };

  std::shared_ptr<const Shown> shown() const;
  std::shared_ptr<const Shown> drawn(const std::shared_ptr<const Loaded>&, const Shown* before,
                                     unsigned version, const FileReader&) const;
  Theme theme_of(const Loaded&, const FileReader&) const;
  void compare_kit(const Shown& now, const std::string& path, nlohmann::ordered_json& told) const;
  void compare(const Shown& now, Loaded before, const FileReader&, nlohmann::ordered_json& told) const;
  Expected<std::vector<MendedFile>, Reply> cured(const Finding&) const;
  // A step of the history, done or taken `back`, into all files or none: 409 where they are no longer as it
  // knows them.
  std::optional<Reply> written(const std::vector<MendedFile>&, bool back) const;
  Reply after_edit(const EditHistory::Step&, bool back) const;

  const FileReader& files_;
  WriteWhole write_;          // none: nothing is written
  CommittedTexts committed_;  // none: nobody can tell
  EarlierKits kits_;          // none: there are none
  Installation installation_;
  std::string name_;
  Editing editing_;
  std::mutex one_edit_;       // at a time
  mutable std::mutex guard_;  // of all below
  EditHistory history_;
  TitleView view_;
  std::shared_ptr<const Loaded> read_;  // the files of version_; view_ follows when they have been examined
  std::shared_ptr<const Shown> shown_;
  unsigned version_ = 0;
  mutable std::shared_ptr<const std::map<std::string, std::vector<TilePlace>>> places_;
  mutable const Shown* places_of_ = nullptr;
};

}  // namespace trackwright::serve

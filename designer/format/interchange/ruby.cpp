#include "designer/format/interchange/ruby.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_facts.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/yaml/errors.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::size_t most_folders = 20;

class RubyFolder {
 public:
  RubyFolder(const FileReader& files, std::string path, Sources& sources, Findings& findings)
      : files_(files), path_(normal_path(path)), sources_(sources), findings_(findings) {}

  std::optional<ImportedTitle> read() {
    if (!files_.is_directory(path_)) {
      report(findings_, files_.is_file(path_) ? "import/ruby" : "file/missing", {}, {},
             files_.is_file(path_) ? fmt::format("{} is a file, not a game folder", path_)
                                   : fmt::format("{} does not exist", path_),
             "give the path of the folder that contains game.rb");
      return std::nullopt;
    }
    if (!read_folder(path_) || !read_parents()) return std::nullopt;
    const auto game = game_module();
    if (!game) return std::nullopt;
    parsed_.push_back(ruby_engine_constants());
    RubyConstants constants(std::move(parsed_));
    RubyFacts facts = facts_of_ruby(constants, *game, folder_name(path_));
    if (constants.is_too_large()) {
      report(findings_, "import/ruby", {}, {}, fmt::format("the constants in {} are too large", path_),
             "look for a constant that repeats others many times");
      return std::nullopt;
    }
    return title_of(constants, std::move(facts));
  }

 private:
  static std::string folder_name(const std::string& path) {
    return std::filesystem::path(path).filename().string();
  }

  // Reads the Ruby files in the folder itself; those in its folders are code.
  bool read_folder(const std::string& folder) {
    folders_.insert(folder);
    for (const std::string& name : files_.list(folder))
      if (name.ends_with(".rb") && !read_file(folder, name)) return false;
    return true;
  }

  bool read_file(const std::string& folder, const std::string& name) {
    const std::string path = folder + "/" + name;
    auto text = files_.read(path, largest_file);
    if (!text) {
      report(findings_, text.error().check, {}, {}, fmt::format("{} {}", path, text.error().message));
      return false;
    }
    const FileId file = sources_.add(path, std::move(*text));
    if (auto fault = refuse_text(*sources_.file(file), file)) {
      findings_.push_back(std::move(*fault));
      return false;
    }
    RubyRead read = read_ruby_file(*sources_.file(file), file);
    if (read.error) {
      report(findings_, "import/ruby", read.error->place, {},
             fmt::format("this is not a complete Ruby file: {}", read.error->message),
             "save or download the file again");
      return false;
    }
    std::vector<RubySkipped>& skipped = folder == path_ ? own_skipped_ : skipped_elsewhere_[folder];
    skipped.insert(skipped.end(), read.file.skipped.begin(), read.file.skipped.end());
    for (const RubyValue& required : read.file.required) note_required(folder, required);
    if (folder == path_)
      for (const RubyModule& module : read.file.modules) own_modules_.push_back(module.name);
    parsed_.push_back(std::move(read.file));
    return true;
  }

  // "../g_1830/game" names the folder g_1830 beside this one.
  void note_required(const std::string& folder, const RubyValue& required) {
    constexpr std::string_view up = "../";
    const std::string_view text = required.text;
    if (!text.starts_with(up)) return;
    const std::size_t end = text.find('/', up.size());
    const std::string_view name = text.substr(up.size(), end - up.size());
    if (end == std::string_view::npos || !name.starts_with("g_")) return;
    const std::string beside = normal_path(folder + "/../" + std::string(name));
    parents_.emplace_back(beside, required.place);
  }

  bool read_parents() {
    std::set<std::string> missing;
    for (std::size_t i = 0; i < parents_.size(); ++i) {
      const auto [folder, place] = parents_[i];
      if (folders_.contains(folder) || missing.contains(folder)) continue;
      if (folders_.size() >= most_folders || !files_.is_directory(folder)) {
        missing.insert(folder);
        warnings_.push_back(fmt::format("{}: the game uses {}, which does not exist beside {}",
                                        words_for(place), folder_name(folder), path_));
      } else if (!read_folder(folder)) {
        return false;
      }
    }
    return true;
  }

  // The class Game in a module of this folder.
  std::optional<std::string> game_module() {
    const auto is_game = [](const std::string& name) { return name.ends_with("::Game"); };
    const auto found = std::ranges::find_if(own_modules_, is_game);
    if (found != own_modules_.end()) return *found;
    report(findings_, "import/ruby", {}, {},
           fmt::format("{} contains no game of 18xx.games: no file defines the class `Game`", path_),
           "give the path of a folder that contains meta.rb, map.rb, entities.rb and game.rb");
    return std::nullopt;
  }

  std::string words_for(Place place) const {
    const Sources::File* file = sources_.file(place.file);
    if (file == nullptr) return path_;
    const LineColumn at = line_column(sources_, place);
    return fmt::format("{}:{}:{}", file->path, at.line, at.column);
  }

  static void sort(std::vector<RubySkipped>& all) {
    std::ranges::stable_sort(
        all, {}, [](const RubySkipped& one) { return std::pair(one.place.file, one.place.offset); });
  }

  ImportedTitle title_of(const RubyConstants& constants, RubyFacts made) {
    ImportedTitle title = import_facts(made.facts, folder_name(path_));
    make_draft(title);
    for (Entry& entry : made.facts.entries)
      if (entry.key == "title" || entry.key == "subtitle" || entry.key == "publisher")
        put_in_title(title, entry.key, entry.value);
    title.warnings.insert(title.warnings.begin(), warnings_.begin(), warnings_.end());
    std::vector<RubySkipped> data;
    for (const RubySkipped& one : constants.skipped())
      if (one.place.file != 0) data.push_back(one);
    for (const RubySkipped& one : own_skipped_) (is_data(one) ? data : made.unread).push_back(one);
    sort(data);
    for (const RubySkipped& one : data)
      title.warnings.push_back(fmt::format("{}: {} is not carried over", words_for(one.place), one.what));
    for (const RubySkipped& one : made.chosen)
      title.warnings.push_back(fmt::format("{}: {}", words_for(one.place), one.what));
    sort(made.unread);
    for (const RubySkipped& one : made.unread)
      note(title, fmt::format("{}: {} is not carried over", words_for(one.place), one.what));
    for (const auto& [folder, skipped] : skipped_elsewhere_)
      note(title,
           fmt::format("{}: {} not carried over", folder, counted(skipped.size(), "part") + " of code"));
    for (const std::string& name : files_.list(path_))
      if (files_.is_directory(path_ + "/" + name))
        note(title, fmt::format("{}/{}: this folder with code is not carried over", path_, name));
    return title;
  }

  // Methods and statements are rules as code; everything else is a value.
  static bool is_data(const RubySkipped& one) {
    return !one.what.starts_with("the method") && !one.what.starts_with('`');
  }

  // A game whose market, phases or trains are code becomes a draft without their file.
  static void make_draft(ImportedTitle& title) {
    const auto lacks = [](const Node& tree, std::string_view key) { return tree.find(key) == nullptr; };
    const std::size_t count = title.files.size();
    std::erase_if(title.files, [&](const auto& file) {
      const auto& [name, tree] = file;
      return (name == "market.yaml" && lacks(tree, "rows")) ||
             (name == "roster.yaml" && (lacks(tree, "phases") || lacks(tree, "trains"))) ||
             (name == "map.yaml" && lacks(tree, "hexes"));
    });
    if (title.files.size() == count) return;
    for (auto& [name, tree] : title.files)
      if (name == "title.yaml" && lacks(tree, "status"))
        tree.entries.insert(tree.entries.begin() + 1, Entry{"status", {}, text_node("draft"), {}});
  }

  static void note(ImportedTitle& title, const std::string& text) {
    title.warnings.push_back(text);
    title.notices.push_back(text);
  }

  static void put_in_title(ImportedTitle& title, const std::string& key, const Node& value) {
    if (!is_scalar(value) || value.text.empty()) return;
    for (auto& [name, tree] : title.files) {
      if (name != "title.yaml") continue;
      const auto found = std::ranges::find(tree.entries, key, &Entry::key);
      if (found != tree.entries.end())
        found->value = text_node(value.text);
      else
        tree.entries.insert(tree.entries.begin() + 1, Entry{key, {}, text_node(value.text), {}});
    }
  }

  const FileReader& files_;
  std::string path_;
  Sources& sources_;
  Findings& findings_;
  std::set<std::string> folders_;
  std::vector<std::pair<std::string, Place>> parents_;
  std::vector<RubyFile> parsed_;
  std::vector<std::string> own_modules_;
  std::vector<RubySkipped> own_skipped_;
  std::map<std::string, std::vector<RubySkipped>> skipped_elsewhere_;
  std::vector<std::string> warnings_;
};

}  // namespace

std::optional<ImportedTitle> read_ruby(const FileReader& files, const std::string& path, Sources& sources,
                                       Findings& findings) {
  return RubyFolder(files, path, sources, findings).read();
}

}  // namespace trackwright

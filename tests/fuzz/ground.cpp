#include "tests/fuzz/ground.h"

#include <algorithm>
#include <set>
#include <utility>

#include "designer/checks/check.h"
#include "designer/faces/report/json.h"
#include "designer/faces/report/source.h"
#include "designer/format/text/findings.h"
#include "designer/format/title/title_folder.h"
#include "designer/format/yaml/yaml.h"
#include "tests/fuzz/targets.h"
#include "tests/source_folder.h"

namespace trackwright {

namespace {

using Texts = std::map<std::string, std::string>;

void add_folder(Texts& texts, const std::string& from, const std::string& to) {
  const DiskReader disk;
  for (const std::string& name : disk.list(from))
    if (auto text = disk.read(from + "/" + name, largest_file); text && disk.is_file(from + "/" + name))
      texts[to + "/" + name] = std::move(*text);
    else if (disk.is_directory(from + "/" + name) && (name == "options" || from.ends_with("/options")))
      add_folder(texts, from + "/" + name, to + "/" + name);
}

Texts installed() {
  Texts texts;
  for (const char* folder : {"schemas", "templates", "templates/themes"})
    add_folder(texts, source_folder() + "/" + folder, folder);
  return texts;
}

// Adds only the lines of the dictionary with tiles that the titles of ground() use; all lines would take
// most of the time.
void add_few_tiles(Texts& texts) {
  static const std::set<std::string, std::less<>> few{
      "3",   "4",   "5",   "6",   "7",   "8",   "9",   "14",  "15",  "23", "24", "25",
      "26",  "27",  "41",  "42",  "43",  "45",  "46",  "57",  "58",  "59", "63", "141",
      "142", "143", "144", "145", "146", "147", "205", "448", "611", "619"};
  Texts all;
  add_folder(all, source_folder() + "/titles/dictionary", "titles/dictionary");
  for (const auto& [path, text] : all) {
    std::string& kept = texts[path];
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
      const std::string line = text.substr(at, end - at);
      const std::size_t id = line.find_first_not_of(" \"");
      const std::string word = line.substr(id, line.find_first_of("\":", id) - id);
      if (!line.starts_with(' ') || few.contains(word)) kept += line;
      at = end;
    }
  }
}

struct GroundTrees {
  Sources sources;
  Trees trees;
};

const GroundTrees& trees_of_ground(const std::string& folder) {
  static std::map<std::string, GroundTrees> all;
  const auto [there, fresh] = all.try_emplace(folder);
  Findings findings;
  GroundTrees& kept = there->second;
  if (fresh) kept.trees = read_title_folder(ground(), ground_installation(), folder, kept.sources, findings);
  require(findings.empty(), "a title of the ground cannot be read");
  return kept;
}

const Loaded& read_once(const char* name) {
  static std::map<std::string, Loaded> titles;
  const auto [there, fresh] = titles.try_emplace(name);
  if (fresh) there->second = load_title(ground(), ground_installation(), name);
  require(there->second.title && !has_errors(there->second.findings), "a title of the ground has errors");
  return there->second;
}

}  // namespace

const Installation& ground_installation() {
  static const Installation installation{"titles", "schemas", "templates"};
  return installation;
}

const FileReader& ground() {
  static const MemoryReader files([] {
    Texts texts = installed();
    add_few_tiles(texts);
    for (const char* name : {"sound", "everything"})
      add_folder(texts, source_folder() + "/tests/data/" + name, std::string("titles/") + name);
    add_folder(texts, source_folder() + "/templates/starter", "titles/starter");
    return texts;
  }());
  return files;
}

const FileReader& shipped_ground() {
  static const MemoryReader files([] {
    Texts texts = installed();
    for (const char* name : {"titles/dictionary", "titles/18scan"})
      add_folder(texts, source_folder() + "/" + name, name);
    return texts;
  }());
  return files;
}

Spoiled spoiled(std::string_view input) {
  Spoiled title;
  title.choice = input.empty() ? 0 : static_cast<unsigned char>(input.front());
  title.folder = (title.choice & 16U) != 0 ? "titles/everything" : "titles/sound";
  title.path = title.folder + "/" + std::string(file_kinds.at((title.choice & 15U) % file_kinds.size()).name);
  title.text = input.substr(std::min<std::size_t>(1, input.size()));
  return title;
}

Loaded load_spoiled(const Spoiled& title) {
  const GroundTrees& kept = trees_of_ground(title.folder);
  Loaded read;
  read.folder = title.folder;
  read.sources = kept.sources;
  Trees trees = kept.trees;
  const std::string name = title.path.substr(title.path.rfind('/') + 1);
  if (auto tree = parse_yaml(read.sources, read.sources.add(title.path, title.text), read.findings)) {
    trees.files.insert_or_assign(name, std::move(*tree));
  } else {
    trees.files.erase(name);
    trees.lost.insert(name);
    trees.readable = false;
  }
  return load_trees(ground(), ground_installation(), std::move(trees), std::move(read));
}

const Loaded& sound_title() {
  return read_once("sound");
}

const Loaded& everything_title() {
  return read_once("everything");
}

void require_sound(const Sources& sources, const Findings& findings) {
  for (const Finding& finding : findings) {
    require(find_check(finding.check) != nullptr, "a finding has no page");
    require(!finding.message.empty(), "a finding says nothing");
    const Sources::File* file = sources.file(finding.place.file);
    require(file == nullptr || finding.place.offset <= file->text.size(), "a finding lies behind its file");
    static_cast<void>(excerpt(sources, finding.place));
  }
  static_cast<void>(findings_json(sources, findings));
}

}  // namespace trackwright

#include "tests/designer/play/played.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>

#include "designer/studio/import.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright::played {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

std::string unpacked(const std::string& file) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(("xz -dc '" + file + "'").c_str(), "r"), ::pclose);
  std::string text;
  std::array<char, 1 << 16> part{};
  while (pipe) {
    const std::size_t got = std::fread(part.data(), 1, part.size(), pipe.get());
    if (got == 0) break;
    text.append(part.data(), got);
  }
  return text;
}

// Titles that the program ships, by the word that records have for them.
const std::map<std::string, std::string>& shipped() {
  static const std::map<std::string, std::string> titles{
      {"1870", "1870"}, {"18Norway", "18norway"}, {"18SJ", "18sj"}};
  return titles;
}

void add_overlay(const DiskReader& disk, const std::string& from, const std::string& to,
                 std::map<std::string, std::string>& files) {
  for (const std::string& name : disk.list(from))
    if (auto text = disk.read(from + "/" + name, largest_file)) files[to + "/" + name] = *text;
}

// The facts, then what tests/data/play says of the title, then of each option.
Loaded title_of(const std::string& slug, const std::vector<std::string>& options) {
  const DiskReader disk;
  if (const auto ours = shipped().find(slug); ours != shipped().end()) {
    std::string name = ours->second;
    for (const std::string& option : options)
      if (disk.is_file(source_folder() + "/titles/" + name + "-" + option.substr(0, option.find('_')) +
                       "/title.yaml"))
        name += "-" + option.substr(0, option.find('_'));
    // What tests/data/play says besides extends the title itself.
    std::vector<std::string> layers{slug};
    for (const std::string& option : options) layers.push_back(slug + "-" + option);
    for (const std::string& layer : layers)
      if (const std::string folder = source_folder() + "/tests/data/play/" + layer;
          disk.is_file(folder + "/title.yaml"))
        name = folder;
    return load_title(disk, noise::installation(), name);
  }
  std::map<std::string, std::string> files;
  for (const TitleFile& file :
       import_title(disk, noise::installation(), noise::facts_folder() + "/" + slug + ".json").files)
    files["/play/base/" + file.name] = file.bytes;
  std::string name = "/play/base";
  std::vector<std::string> layers{slug};
  for (const std::string& option : options) layers.push_back(slug + "-" + option);
  for (const std::string& layer : layers) {
    const std::string from = source_folder() + "/tests/data/play/" + layer;
    if (!disk.is_file(from + "/title.yaml")) continue;
    name = "/play/" + layer;
    add_overlay(disk, from, name, files);
  }
  const MemoryReader memory(std::move(files), &disk);
  return load_title(memory, noise::installation(), name);
}

}  // namespace

std::string folder() {
  const std::string titles = noise::facts_folder();
  if (titles.empty()) return "";
  const std::string play = titles.substr(0, titles.rfind('/')) + "/play";
  return DiskReader().is_file(play + "/RULES.json") ? play : "";
}

std::optional<Record> record(const std::string& name) {
  Record read;
  read.name = name;
  Sources sources;
  Findings findings;
  auto game = read_game(DiskReader(), folder() + "/" + name + ".json", sources, findings);
  if (!game) {
    ADD_FAILURE() << name << " cannot be read";
    return std::nullopt;
  }
  read.game = std::move(*game);
  read.states = lines_of(unpacked(folder() + "/" + name + ".states.jsonl.xz"));
  read.title = title_of(read.game.title, read.game.options);
  for (const Finding& finding : read.title.findings)
    if (finding.severity == Severity::Error) ADD_FAILURE() << name << ": " << finding.message;
  if (!read.title.title) return std::nullopt;
  return read;
}

std::vector<std::string> mutations(const std::string& name) {
  std::ifstream in(folder() + "/" + name + ".mutations.jsonl");
  std::ostringstream text;
  text << in.rdbuf();
  return lines_of(text.str());
}

}  // namespace trackwright::played

#include "bench/growing_titles.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/checks/check.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/title/load.h"
#include "designer/studio/press.h"
#include "engine/base/words.h"
#include "render/components/kinds.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using Files = std::map<std::string, std::string>;  // by name: replacements in the smallest valid title

// A board about as wide as high: a city in every eighth hex, a town in every seventh of the others, and
// mountains and rivers in between.
Files with_hexes(int count) {
  std::mt19937 random(1870);
  std::string map = "layout: flat\nletters: across\nhexes:\n  A1: {name: Aston, code: \"city=revenue:0\"}\n";
  const int height = static_cast<int>(std::lround(std::sqrt(count)));
  for (int i = 1; i < count; ++i) {
    const int column = i / height;
    const std::string id = fmt::format("{}{}", letters_of(column), 2 * (i % height) + column % 2 + 1);
    const unsigned chance = static_cast<unsigned>(random()) % 56U;
    if (i == 1 || chance < 7)
      map += fmt::format("  {}: {{name: \"City {}\", code: \"city=revenue:0\"}}\n", id, i);
    else if (chance < 14)
      map += fmt::format("  {}: {{name: \"Town {}\", code: \"town=revenue:0\"}}\n", id, i);
    else if (chance < 24)
      map += fmt::format("  {}: \"upgrade=cost:40,terrain:{}\"\n", id, chance < 20 ? "mountain" : "water");
    else
      map += fmt::format("  {}: {{}}\n", id);
  }
  const std::string companies =
      "defaults:\n  major:\n    tokens: [0, 40]\n    float: 60\n"
      "    certificates: [{percent: 20, president: true}, {percent: 10, count: 8}]\n"
      "companies:\n  NR: {name: Northern Railway, colour: red, text_colour: white, home: A1}\n"
      "  SR: {name: Southern Railway, colour: blue, text_colour: white, home: A3}\n";
  return {{"map.yaml", map}, {"companies.yaml", companies}};
}

Files with_companies(int count) {
  std::string companies =
      "defaults:\n  major:\n    tokens: [0, 40]\n    float: 60\n"
      "    certificates: [{percent: 20, president: true}, {percent: 10, count: 8}]\ncompanies:\n";
  for (int i = 0; i < count; ++i) {
    const unsigned colour = static_cast<unsigned>(i) * 0x9E3779U % 0xA00000U;
    const std::string home = i == 0 ? ", home: B2" : i == 1 ? ", home: D4" : "";  // each has room for one
    companies += fmt::format("  C{0}: {{name: Railway {0}, colour: \"#{1:06x}\", text_colour: white{2}}}\n",
                             i, colour, home);
  }
  return {{"companies.yaml", companies}};
}

// Makes cities with a straight or a curve, in three colours and six values.
Files with_tiles(int count) {
  std::mt19937 random(1870);
  std::string manifest = "manifest:\n";
  std::string tiles = "tiles:\n";
  for (int i = 0; i < count; ++i) {
    const char* const colour = i % 3 == 0 ? "yellow" : i % 3 == 1 ? "green" : "brown";
    const auto value = 10 + 10 * static_cast<unsigned>(random() % 6U);
    const auto edge = 2 + static_cast<unsigned>(random() % 2U);
    manifest += fmt::format("  X{}: 1\n", i);
    tiles += fmt::format("  X{}: {{colour: {}, code: \"city=revenue:{};path=a:0,b:_0;path=a:{},b:_0\"}}\n", i,
                         colour, value, edge);
  }
  return {{"tiles.yaml", manifest + tiles}};
}

Loaded loaded(const Files& own) {
  const std::string root = source_folder();
  const std::string folder = root + "/tests/data/growing";  // in memory only
  const DiskReader disk;
  Files files;
  for (const std::string& name : disk.list(root + "/tests/data/sound")) {
    const auto text = disk.read(root + "/tests/data/sound/" + name, largest_file);
    files[folder + "/" + name] = own.contains(name) ? own.at(name) : text.value_or("");
  }
  return load_title(MemoryReader(std::move(files), &disk),
                    {root + "/titles", root + "/schemas", root + "/templates"}, folder);
}

// Measures processor time of all cores together, which depends little on other programs on the machine.
double seconds(const std::function<void()>& work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

PrintJob job_of(const Title& title) {
  PrintJob job;
  job.title = title;
  job.sheets.paper = {.name = "A4", .size = {210, 297}, .margin = 6.35};
  job.sheets.theme = classic_theme();
  job.sheets.title = title.name;
  return job;
}

void print_map(const Title& title) {
  const PrintJob job = job_of(title);
  const auto& kinds = component_kinds();
  const auto map = std::ranges::find(kinds, std::string_view("map"), &ComponentKind::id);
  Findings findings;
  Component component = make_component(*map, job, findings);
  print_component(component, job, {});
}

void print_kit(const Title& title) {
  PrintJob job = job_of(title);
  press_kit(kinds_in_kit(job), job, {});
}

void measure_one(const std::string& what, int count, const Files& files) {
  Loaded read;
  const double reading = seconds([&] { read = loaded(files); });
  if (!read.title) throw std::runtime_error("the title with " + what + " cannot be read");
  const Title& title = *read.title;
  std::size_t findings = 0;
  const double checking = seconds([&] { findings = run_checks(title, read.gaps).findings.size(); });
  const double map = seconds([&] { print_map(title); });
  const double kit = seconds([&] { print_kit(title); });
  fmt::print("{:>10} {:>7} {:>8.2f} {:>8.2f} {:>9} {:>8.2f} {:>8.2f}\n", what, count, reading, checking,
             findings, map, kit);
  std::fflush(stdout);
}

}  // namespace

void measure_growing_titles() {
  fmt::print("{:>10} {:>7} {:>8} {:>8} {:>9} {:>8} {:>8}\n", "", "number", "read s", "check s", "findings",
             "map s", "kit s");
  for (const int count : {300, 1250, 2500, 5000}) measure_one("hexes", count, with_hexes(count));
  for (const int count : {30, 125, 500}) measure_one("companies", count, with_companies(count));
  for (const int count : {125, 500, 2000}) measure_one("tiles", count, with_tiles(count));
}

}  // namespace trackwright

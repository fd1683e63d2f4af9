#include "designer/faces/cli/printing.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <charconv>
#include <ostream>
#include <sstream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/report.h"
#include "designer/format/press/papers.h"
#include "designer/format/press/theme_file.h"
#include "designer/studio/idle_quantities.h"
#include "render/components/kinds.h"
#include "render/components/misfits.h"
#include "render/sheets/impose.h"

namespace trackwright {

namespace {

std::string choice(const Title& title, const std::string& key, const std::string& otherwise = {}) {
  const auto found = title.kit.find(key);
  return found == title.kit.end() ? otherwise : found->second;
}

double length(const Title& title, const std::string& key, double otherwise) {
  const std::string text = choice(title, key);
  double value = otherwise;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// Tiles lie on the map with this much air between them, unless the title says how large the map's hexes are.
constexpr double air = 0.9;  // mm

void read_piece_sizes(const Title& title, KitOptions& kit) {
  kit.station_token = length(title, "tokens.station", kit.station_token);
  kit.market_token = length(title, "tokens.market", kit.market_token);
  kit.note = {length(title, "notes.width", kit.note.width), length(title, "notes.height", kit.note.height)};
  const int money = static_cast<int>(length(title, "notes.total", 0));
  if (money > 0) kit.money = money;
  kit.box_lid = {length(title, "box.width", kit.box_lid.width),
                 length(title, "box.height", kit.box_lid.height)};
  kit.box_depth = length(title, "box.depth", kit.box_depth);
  kit.revenue_to = static_cast<int>(length(title, "revenue.to", kit.revenue_to));
}

KitOptions kit_options(const Title& title, const PrintChoices& choices) {
  KitOptions kit;
  kit.tile_size = choices.tile_size.value_or(length(title, "tiles.size", kit.tile_size));
  kit.map_size = choices.map_size.value_or(length(title, "map.size", kit.tile_size + air));
  kit.bleed = length(title, "tiles.bleed", kit.bleed);
  read_piece_sizes(title, kit);
  return kit;
}

// Files below the art/ of a folder and of its folders, by path below art/.
void read_art(const FileReader& files, const std::string& folder, const std::string& below, ArtFiles& art) {
  for (const std::string& name : files.list(folder)) {
    const std::string path = folder + "/" + name;
    if (files.is_directory(path)) {
      read_art(files, path, below + name + "/", art);
      continue;
    }
    if (auto bytes = files.read(path, largest_file))
      art.emplace(below + name, std::make_shared<const std::string>(std::move(*bytes)));
  }
}

// The title's own pictures, then those of the titles that it extends.
ArtFiles art_of(const FileReader& files, const Loaded& loaded) {
  ArtFiles art;
  read_art(files, loaded.folder + "/art", {}, art);
  for (const std::string& folder : loaded.extends) read_art(files, folder + "/art", {}, art);
  return art;
}

}  // namespace

// Paths in kit.yaml start at the title's folder.
std::optional<Theme> chosen_theme(const Environment& environment, const std::string& name, Loaded& loaded) {
  ThemeChoice theme{name, {}, {}};
  if (name.empty()) {
    theme = {loaded.title ? choice(*loaded.title, "theme", "classic") : "classic", loaded.folder, {}};
    for (const auto& [file, tree] : loaded.merged)
      if (const Node* said = file == "kit.yaml" ? tree.find("theme") : nullptr) theme.place = said->place;
  }
  return read_theme(environment.files, environment.installation, theme, loaded.sources, loaded.findings);
}

void add_theme(CLI::App& app, std::string& name) {
  app.add_option("--theme", name, "classic, warm, low-ink, colour-blind, or a theme file")
      ->type_name("NAME|FILE");
}

void add_print_choices(CLI::App& app, PrintChoices& choices) {
  app.add_option("-o,--output", choices.folder,
                 "the folder to write to; output/ and the title's name unless given")
      ->type_name("FOLDER");
  app.add_option("--paper", choices.paper, "A4, Letter, A3, ... or a size in mm: 200x300")
      ->type_name("PAPER");
  add_theme(app, choices.theme);
  app.add_option("--tile-size", choices.tile_size,
                 "millimetres from flat to flat of a tile; 38.1 unless said")
      ->type_name("MM")
      ->check(CLI::Range(10.0, 100.0));
  app.add_option("--map-size", choices.map_size,
                 "the same of the map's hexes; slightly more than the tiles unless said")
      ->type_name("MM")
      ->check(CLI::Range(10.0, 100.0));
  app.add_option("--dpi", choices.dpi, "pixels an inch of PNG files; 150 unless given")
      ->type_name("NUMBER")
      ->check(CLI::Range(10.0, 1200.0));
  add_sheet_choices(app, choices.sheets);
}

std::optional<PrintJob> prepare(const Environment& environment, const PrintChoices& choices, Exit& exit) {
  PrintJob job;
  job.loaded = load_title(environment.files, environment.installation, choices.title);
  Loaded& loaded = job.loaded;
  const std::vector<Paper> papers =
      read_papers(environment.files, environment.installation.templates, loaded.sources, loaded.findings);
  if (!loaded.title || papers.empty()) {
    warn(environment, loaded.sources, loaded.findings);
    exit = loaded.readable ? Exit::Faulty : Exit::Unusable;
    return std::nullopt;
  }
  const Title& title = *loaded.title;
  const auto paper = find_paper(papers, choices.paper.empty() ? choice(title, "paper", "A4") : choices.paper);
  if (!paper) {
    environment.streams.err << "trackwright: " << paper.error() << '\n';
    exit = Exit::Unusable;
    return std::nullopt;
  }
  job.art = art_of(environment.files, loaded);
  job.kit = kit_options(title, choices);
  job.sheets.paper = *paper;
  auto theme = chosen_theme(environment, choices.theme, loaded);
  if (!theme) {
    warn(environment, loaded.sources, loaded.findings);
    exit = Exit::Faulty;
    return std::nullopt;
  }
  job.sheets.theme = std::move(*theme);
  job.sheets.title = title.name;
  job.sheets.version = title.version;
  job.sheets.overlap = choices.sheets.overlap.value_or(length(title, "map.overlap", job.sheets.overlap));
  if (const auto chosen = choose_sheets(environment, choices.sheets, job); !chosen) {
    warn(environment, loaded.sources, loaded.findings);
    environment.streams.err << "trackwright: " << chosen.error() << '\n';
    exit = Exit::Unusable;
    return std::nullopt;
  }
  const Findings idle = idle_choices(loaded, choices.sheets.quantities);
  loaded.findings.insert(loaded.findings.end(), idle.begin(), idle.end());
  job.folder = choices.folder.empty() ? "output/" + title.slug : choices.folder;
  return job;
}

std::optional<PrintJob> prepare_whole(const Environment& environment, const PrintChoices& choices,
                                      Exit& exit) {
  auto job = prepare(environment, choices, exit);
  if (!job || judge(job->loaded.findings, false) == Exit::Sound) return job;
  warn(environment, job->loaded.sources, job->loaded.findings);
  environment.streams.err << "trackwright: nothing was printed, since data is missing; `trackwright render "
                          << choices.title << "` draws what could be read\n";
  exit = Exit::Faulty;
  return std::nullopt;
}

std::vector<Page> proof_pages(const Component& component, const PrintJob& job) {
  std::vector<Page> pages;
  for (const Board& board : component.boards) pages.push_back({board.size, board.drawing, component.title});
  Component pieces = component;
  pieces.boards.clear();
  for (Sheet& sheet : impose(pieces, job.sheets))
    pages.push_back({sheet.size, std::move(sheet.drawing), sheet.name});
  return pages;
}

std::vector<std::string> wanted_components(const Title& title) {
  std::vector<std::string> names;
  std::istringstream words(choice(title, "components"));
  for (std::string word; words >> word;) names.push_back(word);
  if (names.empty())
    for (const ComponentKind& kind : component_kinds()) names.emplace_back(kind.id);
  return names;
}

}  // namespace trackwright

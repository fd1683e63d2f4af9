#include "designer/commands/printing.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <charconv>
#include <ostream>
#include <sstream>

#include "designer/commands/options.h"
#include "designer/load/papers.h"
#include "designer/load/theme_file.h"
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

// The title's own pictures, then those of the titles that it extends: the folders of all title.yaml that were
// read.
ArtFiles art_of(const FileReader& files, const Loaded& loaded) {
  ArtFiles art;
  read_art(files, loaded.folder + "/art", {}, art);
  constexpr std::string_view name = "/title.yaml";
  for (FileId id = 1; const Sources::File* file = loaded.sources.file(id); ++id)
    if (file->path.ends_with(name))
      read_art(files, file->path.substr(0, file->path.size() - name.size()) + "/art", {}, art);
  return art;
}

// The theme of the option, else of kit.yaml, whose paths start at the title's folder.
std::optional<Theme> chosen_theme(const Environment& environment, const PrintChoices& choices,
                                  Loaded& loaded) {
  ThemeChoice theme{choices.theme, {}, {}};
  if (theme.name.empty()) {
    theme = {choice(*loaded.title, "theme", "classic"), loaded.folder, {}};
    for (const auto& [name, tree] : loaded.merged)
      if (const Node* said = name == "kit.yaml" ? tree.find("theme") : nullptr) theme.place = said->place;
  }
  return read_theme(environment.files, environment.installation, theme, loaded.sources, loaded.findings);
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::string pages_in_words(const std::vector<Page>& pages, const std::string& paper) {
  const std::string count = fmt::format("{} page{}", pages.size(), pages.size() == 1 ? "" : "s");
  if (!paper.empty()) return count + " " + paper;
  return fmt::format("{}, {:.0f} x {:.0f} mm", count, pages.front().size.width, pages.front().size.height);
}

std::vector<Page> pages_of(std::vector<Sheet> sheets) {
  std::vector<Page> pages;
  for (Sheet& sheet : sheets) pages.push_back({sheet.size, std::move(sheet.drawing), sheet.name});
  return pages;
}

class Printer {
 public:
  Printer(const Component& component, const PrintJob& job, const std::vector<PictureFormat>& formats,
          double dpi)
      : component_(component), job_(job), formats_(formats), dpi_(dpi) {
    metadata_.title = fmt::format("{}: {}", job.loaded.title->name, component.title);
    metadata_.author = job.loaded.title->designer;
    metadata_.subject = job.loaded.title->licence;
  }

  std::vector<PrintedFile> files() {
    for (const TextDocument& document : component_.documents)
      files_.push_back({document.name, document.text, "a text"});
    if (!component_.boards.empty()) boards();
    sheets();
    return std::move(files_);
  }

 private:
  bool wants(PictureFormat format) const {
    return std::find(formats_.begin(), formats_.end(), format) != formats_.end();
  }

  void add(PictureFormat format, const std::string& stem, const std::vector<Page>& pages,
           const std::string& paper) {
    if (pages.empty()) return;
    files_.push_back({fmt::format("{}.{}", stem, ending_of(format)),
                      document_bytes(format, pages, metadata_, dpi_), pages_in_words(pages, paper)});
  }

  // One file a page, for formats that hold no more.
  void add_each(PictureFormat format, const std::string& stem, const std::vector<Page>& pages,
                const std::string& paper) {
    for (std::size_t i = 0; i < pages.size(); ++i)
      add(format, pages.size() == 1 ? stem : fmt::format("{}-{}", stem, i + 1), {pages[i]}, paper);
  }

  void boards() {
    if (wants(PictureFormat::Pdf))
      add(PictureFormat::Pdf, component_.id, pages_of(whole_boards(component_, job_.sheets)), {});
    std::vector<Page> bare;  // without marks
    for (const Board& board : component_.boards) bare.push_back({board.size, board.drawing, board.id});
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Png})
      if (wants(format)) add_each(format, component_.id, bare, {});
  }

  void sheets() {
    const bool pictures =
        !component_.pieces.empty() && (wants(PictureFormat::Svg) || wants(PictureFormat::Png));
    if (!wants(PictureFormat::Pdf) && !pictures) return;
    const std::vector<Page> pages = pages_of(impose(component_, job_.sheets));
    const std::string& paper = job_.sheets.paper.name;
    const std::string stem = component_.id + "-" + lower(paper);
    if (wants(PictureFormat::Pdf)) add(PictureFormat::Pdf, stem, pages, paper);
    if (component_.pieces.empty()) return;
    for (const PictureFormat format : {PictureFormat::Svg, PictureFormat::Png})
      if (wants(format)) add_each(format, stem, pages, paper);
  }

  const Component& component_;
  const PrintJob& job_;
  const std::vector<PictureFormat>& formats_;
  double dpi_;
  PdfMetadata metadata_;
  std::vector<PrintedFile> files_;
};

}  // namespace

void add_print_choices(CLI::App& app, PrintChoices& choices) {
  app.add_option("-o,--output", choices.folder,
                 "the folder to write to; output/ and the title's name unless given")
      ->type_name("FOLDER");
  app.add_option("--paper", choices.paper, "A4, Letter, A3, ... or a size in mm: 200x300")
      ->type_name("PAPER");
  app.add_option("--theme", choices.theme, "classic, warm, low-ink, colour-blind, or a theme file")
      ->type_name("NAME|FILE");
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
  auto theme = chosen_theme(environment, choices, loaded);
  if (!theme) {
    warn(environment, loaded.sources, loaded.findings);
    exit = Exit::Faulty;
    return std::nullopt;
  }
  job.sheets.theme = std::move(*theme);
  job.sheets.title = title.name;
  job.sheets.version = title.version;
  job.sheets.overlap = length(title, "map.overlap", job.sheets.overlap);
  job.folder = choices.folder.empty() ? "output/" + title.slug : choices.folder;
  return job;
}

Component make_component(const ComponentKind& kind, PrintJob& job, Findings& findings) {
  ComponentContext context{*job.loaded.title, job.sheets.theme, job.kit, findings, &job.art};
  Component component = kind.make(context);
  report_misfits(component, *job.loaded.title, findings);
  return component;
}

std::vector<PrintedFile> print(const Component& component, const PrintJob& job,
                               const std::vector<PictureFormat>& formats, double dpi) {
  return Printer(component, job, formats, dpi).files();
}

std::vector<Page> proof_pages(const Component& component, const PrintJob& job) {
  std::vector<Page> pages;
  for (const Board& board : component.boards) pages.push_back({board.size, board.drawing, component.title});
  Component pieces = component;
  pieces.boards.clear();
  if (pieces.pieces.empty()) return pages;
  for (Page& page : pages_of(impose(pieces, job.sheets))) pages.push_back(std::move(page));
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

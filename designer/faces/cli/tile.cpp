// `tile`: draws tiles.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/format/title/dictionary.h"
#include "designer/format/title/tile_text.h"
#include "designer/studio/chosen.h"
#include "designer/studio/open.h"
#include "designer/studio/picture.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "render/marks/tile_card.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

namespace {

struct TileRequest {
  std::vector<std::string> ids;
  std::string file;
  std::string title;
  KitChoices look;  // theme
  std::string colour = "white";
  double dpi = 150;
  double size = 38.1;
  int rotation = 0;
  bool pointy = false;
};

constexpr double gap = 4;  // mm between tiles and around them

struct Found {
  std::string number;
  Tile tile;
};

// Finds tiles by number, in a title or among the standard ones, or reads them from a text of the tile
// language.
class Finder {
 public:
  Finder(const Environment& environment, const TileRequest& options) : options_(options) {
    if (!options.title.empty())
      loaded_ = open_title(environment.files, environment.installation, options.title);
    dictionary_ = read_dictionary(environment.files, environment.installation.titles + "/dictionary",
                                  loaded_.sources, loaded_.findings);
  }

  std::optional<Found> find(const std::string& id) {
    if (id.find('=') != std::string::npos) return written(id);
    if (loaded_.title)
      if (const TileDefinition* tile = find_tile(*loaded_.title, id)) return Found{id, tile->tile};
    if (const auto tile = dictionary_.find(id, loaded_.findings)) return Found{id, tile->tile};
    missing(id);
    return std::nullopt;
  }

  Loaded& loaded() { return loaded_; }

 private:
  std::optional<Found> written(const std::string& text) {
    const auto colour = from_word<Colour>(options_.colour);
    Node node;
    node.kind = Node::Kind::String;
    node.text = text;
    node.verbatim = true;
    node.place = {loaded_.sources.add("tile", text), 0, static_cast<std::uint32_t>(text.size())};
    const auto tile = read_tile(node, colour.value_or(Colour::White), {}, loaded_.findings);
    return tile ? std::optional(Found{{}, *tile}) : std::nullopt;
  }

  void missing(const std::string& id) {
    std::vector<std::string> known = dictionary_.numbers();
    if (loaded_.title)
      for (const auto& [number, tile] : loaded_.title->tiles) known.push_back(number);
    const std::vector<std::string_view> candidates(known.begin(), known.end());
    const std::string_view near = nearest(id, candidates);
    Finding& finding = loaded_.findings.emplace_back();
    finding.check = "tile/unknown";
    finding.message = fmt::format("there is no tile {}", id);
    if (!near.empty()) finding.help = fmt::format("did you mean {}?", near);
    if (options_.title.empty() && near.empty()) finding.help = "use --title to look in the tiles of a title";
  }

  const TileRequest& options_;
  Loaded loaded_;
  Dictionary dictionary_;
};

// Draws all tiles in a row.
Page row_of(const std::vector<Found>& tiles, const TileRequest& options, const Theme& theme) {
  TileLook look;
  look.orientation = options.pointy ? Orientation::Pointy : Orientation::Flat;
  look.size = options.size;
  const Size size = picture_size(look.orientation, options.size);
  Page page;
  page.size = {gap, size.height + 2 * gap};
  for (const Found& found : tiles) {
    look.number = found.number;
    page.drawing.add(tile_drawing(rotated(found.tile, Rotation(options.rotation)), look, theme),
                     Transform::translation(page.size.width + size.width / 2, page.size.height / 2));
    page.size.width += size.width + gap;
  }
  return page;
}

Exit draw_tiles(const Environment& environment, const TileRequest& options) {
  const auto format = format_of(options.file);
  if (!format)
    return unusable(environment, "file/unwritable",
                    fmt::format("{} has an unknown file extension", options.file), "use .pdf, .svg or .png");
  Finder finder(environment, options);
  std::vector<Found> tiles;
  for (const std::string& id : options.ids)
    if (auto found = finder.find(id)) tiles.push_back(std::move(*found));
  Loaded& loaded = finder.loaded();
  const KitChoices look = loaded.title ? laid_over(loaded.title->kit, options.look) : options.look;
  const auto theme =
      chosen_theme(environment.files, environment.installation, look, loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !theme || tiles.size() != options.ids.size()) return Exit::Unusable;
  PdfMetadata metadata;
  metadata.title = tiles.size() == 1 ? "Tile " + tiles.front().number : "Tiles";
  const Page page = row_of(tiles, options, *theme);
  if (const auto error = write_file(options.file, document_bytes(*format, {page}, metadata, options.dpi)))
    return unusable(environment, *error);
  environment.streams.notes() << fmt::format("{}: {}, {:.0f} x {:.0f} mm\n", options.file,
                                             counted(tiles.size(), "tile"), page.size.width,
                                             page.size.height);
  return Exit::Sound;
}

Action set_up_tile(CLI::App& app) {
  const auto options = std::make_shared<TileRequest>();
  app.add_option("ID", options->ids, "numbers of tiles, or texts in the tile language")->required();
  app.add_option("-o,--output", options->file,
                 "the file to write; the extension .pdf, .svg or .png selects the format")
      ->type_name("FILE")
      ->required();
  app.add_option("--title", options->title, "look in the tiles of this title first")->type_name("TITLE");
  add_theme(app, options->look.theme);
  app.add_option("--colour", options->colour, "colour of a tile given as text; default: white")
      ->type_name("COLOUR")
      ->check([](const std::string& word) {
        return from_word<Colour>(word) ? std::string()
                                       : fmt::format("`{}` is not the colour of a tile", word);
      });
  app.add_option("--dpi", options->dpi, "resolution of a PNG in pixels per inch; default: 150")
      ->type_name("NUMBER")
      ->check(number_from(10.0, 2400.0));
  app.add_option("--size", options->size, "size from flat to flat, in mm; default: 38.1")
      ->type_name("MM")
      ->check(number_from(5.0, 500.0));
  app.add_option("--rotation", options->rotation, "clockwise rotation in steps of 60 degrees")
      ->type_name("0-5")
      ->check(CLI::Range(0, 5));
  app.add_flag("--pointy", options->pointy, "pointy-topped hexes");
  return [options](const Environment& environment) { return draw_tiles(environment, *options); };
}

}  // namespace

Command tile_command() {
  return {"tile", "draw tiles, by number or from a text",
          "Draws one tile or several in a row: standard tiles by number, tiles of a title, or a text in the "
          "tile language.",
          "tile 57 -o 57.png --dpi 300\ntile 403 --title mytitle -o cop.svg\n"
          "tile \"city=revenue:30;path=a:0,b:_0;path=a:3,b:_0;label=Y\" --colour yellow -o new.pdf",
          set_up_tile};
}

}  // namespace trackwright

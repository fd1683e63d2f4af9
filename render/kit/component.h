// What a kit is made of. A component is data plus drawings, and once it is printed its files; imposition
// never looks inside.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

enum class PieceOutline { Hexagon, Rectangle, Circle };
template <>
inline constexpr auto enum_words<PieceOutline> =
    std::to_array<EnumWord<PieceOutline>>({{PieceOutline::Hexagon, "hexagon"},
                                           {PieceOutline::Rectangle, "rectangle"},
                                           {PieceOutline::Circle, "circle"}});

// A part of a board: a hex with its track, a table, a line of text.
struct DrawnPart {
  Name of;              // what it shows; nothing: it does not say
  std::string content;  // fingerprint, the first 8 digits: what it looks like and where
  Box box;              // round it, in whole millimetres
  friend bool operator==(const DrawnPart&, const DrawnPart&) = default;
};

// What is known of a piece or a board once its kit is made.
struct Imprint {
  std::string content;             // fingerprint (content.h)
  std::vector<int> pages;          // of its component's file on paper, from 1; none: not printed
  std::vector<DrawnPart> parts{};  // of a board (parts.h)
  double scale = 1;                // at which the sheets show a board
  std::string picture{};           // of a board: the kit's file that keeps what it looks like; empty: none
};

// One thing to cut out. Drawings have their origin at the centre of the piece, and extend `bleed` beyond it.
struct Piece {
  std::string id;     // "tile-57", "charter-DSB"; unique within its component, boards included
  std::string group;  // pieces of one group share sheets ("yellow"); empty: any
  std::string label;  // for checklists: "57 yellow"
  PieceOutline outline = PieceOutline::Rectangle;
  Size size;  // trimmed; for a hexagon the box round it
  Orientation hex_orientation = Orientation::Flat;
  double bleed = 0;  // mm of art beyond the outline
  int count = 1;
  Drawing front;
  // Over the front of each copy, in their order, what tells it apart: the number of a certificate. Copies
  // beyond these have nothing. It is no part of how the piece looks: with more copies than before, those that
  // are there already stay.
  std::vector<Text> numbers{};
  // The reverse as it is seen once the piece is turned over like a page of a book (about its vertical axis),
  // with as much bleed as the front. Sheets turn it so that it falls on the front however the paper is turned
  // over.
  std::optional<Drawing> back;
  About about{};  // what it is of: tile 57, a certificate of DSB; nothing: itself
  Imprint imprint{};
};

// The number of a copy, from 0; none: it has none.
inline const Text* number_of_copy(const Piece& piece, std::size_t copy) {
  return copy < piece.numbers.size() ? &piece.numbers[copy] : nullptr;
}

// Of the copies, without the first so many: they are printed already.
inline void leave_out_first_copies(Piece& piece, std::size_t printed) {
  const std::size_t gone = std::min(printed, piece.numbers.size());
  piece.numbers.erase(piece.numbers.begin(), piece.numbers.begin() + static_cast<std::ptrdiff_t>(gone));
}

// What a piece says that it shows: what it is of, or else itself by its id.
inline About about_piece(const Piece& piece) {
  return piece.about.nothing() ? About{{Name::Piece, piece.id}} : piece.about;
}

// A whole sheet of its own size, not imposed with others: map, manifest, upgrade chart, market.
struct Board {
  std::string id;
  Size size;
  double bleed = 0;
  Drawing drawing;  // origin at the top left corner
  // Where splitting over sheets should rather not cut, none if empty.
  std::vector<Box> keep_whole;
  // Where it must not cut as long as there is another way, whatever else that cuts.
  std::vector<Box> never_cut{};
  // Its edge is no cut: it draws marks round what is cut out of it.
  bool own_marks = false;
  // True size does not matter (a chart, a manifest): shrunk onto one sheet rather than split.
  bool may_shrink = false;
  // Printed smaller than it is, down to this, where that saves a sheet.
  double least_scale = 1;
  Imprint imprint{};
};

// A text that lies beside the sheets, such as a rulebook.
struct TextDocument {
  std::string name;  // of the file: "rulebook.md"
  std::string text;
};

struct PrintedFile {
  std::string name;  // below the kit's folder: "tiles.pdf"
  std::string bytes;
  std::string paper;                    // "A4"; "480 x 702 mm" for pages of their own size
  std::vector<std::string> page_names;  // of each page: "Map B1"; none: not printed, but cut or read
  bool on_paper = false;                // a PDF on the chosen paper, and so part of kit.pdf
  // Printed on both sides: the pages on the other side of the one before them, and those without such a page.
  std::set<std::size_t> second_sides{};
  std::set<std::size_t> one_sided{};

  std::size_t leaves() const;    // of paper
  std::string in_words() const;  // "5 pages A4"
};

struct Component {
  std::string id;  // "tiles", "map": the name on the command line and the stem of the file; unique in a kit
  std::string title;  // "Tiles"
  std::vector<Piece> pieces;
  std::vector<Board> boards;
  std::vector<TextDocument> documents{};
  std::vector<PrintedFile> files{};  // once it is printed
  // In a kit its pieces lie on sheets with those of other components: the stem of their common file
  // ("cards"), which the first of these components has; empty: on sheets of its own.
  std::string pool{};

  int count() const;  // of all pieces
  bool has(PieceOutline) const;
  bool empty() const;  // nothing to print
};

// "Cards": of the sheets that components of this one's pool share.
std::string pool_title(const Component&);

// Tiles lie on the map with this much between them, in mm, unless the title says how large the map's hexes
// are.
inline constexpr double air_between_tiles = 0.9;

// Lengths of a kit that a title may choose (KitChoices), in mm: here as they are where it does not.
struct KitOptions {
  double tile_size = 38.1;                          // across flats
  double map_size = tile_size + air_between_tiles;  // across flats, on the map
  double map_gives = 0.6;  // hexes may be smaller by so much where joins would cross cities otherwise
  double bleed = 2.0;
  double small_bleed =
      1.0;  // at most, of tokens and markers: more would keep them needlessly apart on sheets
  double station_token = 12;            // lies inside a city's circle
  double market_token = station_token;  // one punch for all discs
  Size note{92, 48};                    // ten on A4 and on Letter
  std::optional<int> money;             // to print as notes; none: the title's bank
  Size box_lid{240, 180};
  double box_depth = 40;
  int revenue_to = 100;  // last number of the revenue track
};

// A file of SVG or PNG.
struct ArtFile {
  explicit ArtFile(std::shared_ptr<const std::string> content, std::string why = {})
      : bytes(std::move(content)), refused(std::move(why)) {}
  std::shared_ptr<const std::string> bytes;  // none: it is there and was not read
  std::string refused;                       // why: "cannot be read: permission denied"
};
// The title's art files by name below art/.
using ArtFiles = std::map<std::string, ArtFile>;

struct Kit;  // kit.h

struct ComponentContext {
  const Title& title;
  const Theme& theme;
  KitOptions options;
  Findings& findings;             // of art that is missing; what does not fit, drawings say themselves
  const ArtFiles* art = nullptr;  // none: logos are left to their abbreviations
  const Kit* kit = nullptr;       // for components about the kit; none: nothing to tell of
};

}  // namespace trackwright

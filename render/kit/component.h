// The components of a kit. A component consists of data and drawings, and after printing of its files;
// imposition treats drawings as opaque.
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
#include "render/drawing/page.h"
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
  Name of;              // the object shown; Nothing: unknown
  std::string content;  // first 8 digits of the fingerprint of its look and position
  Box box;              // bounding box in whole millimetres
  friend bool operator==(const DrawnPart&, const DrawnPart&) = default;
};

// Data about a piece or a board after its kit is made.
struct Imprint {
  std::string content;             // fingerprint (content.h)
  std::vector<int> pages;          // pages of its component's printed file, from 1; empty: not printed
  std::vector<DrawnPart> parts{};  // for boards (parts.h)
  double scale = 1;                // scale of a board on its sheets
  std::string picture{};           // for boards: the kit file with its picture; empty: none
};

// One piece to cut out. The origin of its drawings is the centre of the piece; they extend `bleed` beyond it.
struct Piece {
  std::string id;     // "tile-57", "charter-DSB"; unique within its component, including boards
  std::string group;  // pieces of a group share sheets ("yellow"); empty: any sheet
  std::string label;  // for checklists: "57 yellow"
  PieceOutline outline = PieceOutline::Rectangle;
  Size size;  // trimmed; for a hexagon its bounding box
  Orientation hex_orientation = Orientation::Flat;
  double bleed = 0;  // mm of art beyond the outline
  int count = 1;
  Drawing front;
  // Texts printed over the front of each copy, in order: the numbers of certificates. Further copies have no
  // text. They are not part of the look of the piece: if more copies are added, the existing ones stay valid.
  std::vector<Text> numbers{};
  // The back as seen after turning the piece like a page of a book (about its vertical axis), with the same
  // bleed as the front. Sheets rotate it so that it matches the front for any way of flipping the paper.
  std::optional<Drawing> back;
  About about{};  // the object it represents: tile 57, a certificate of DSB; nothing: itself
  Imprint imprint{};
};

// Returns the number of a copy, counted from 0, or nullptr.
inline const Text* number_of_copy(const Piece& piece, std::size_t copy) {
  return copy < piece.numbers.size() ? &piece.numbers[copy] : nullptr;
}

// Removes the first copies, which are already printed.
inline void leave_out_first_copies(Piece& piece, std::size_t printed) {
  const std::size_t gone = std::min(printed, piece.numbers.size());
  piece.numbers.erase(piece.numbers.begin(), piece.numbers.begin() + static_cast<std::ptrdiff_t>(gone));
}

// Returns the object that a piece shows; by default the piece itself by its id.
inline About about_piece(const Piece& piece) {
  return piece.about.nothing() ? About{{Name::Piece, piece.id}} : piece.about;
}

// A sheet of its own size, without other pieces: map, manifest, upgrade chart, market.
struct Board {
  std::string id;
  Size size;
  double bleed = 0;
  Drawing drawing;  // origin at the top left corner
  // Areas that cuts between sheets should avoid; empty: none.
  std::vector<Box> keep_whole;
  // Areas that cuts must avoid if at all possible, even at the cost of other areas.
  std::vector<Box> never_cut{};
  // The edge of the board is not a cut: the board draws its own marks around its pieces.
  bool own_marks = false;
  // True size does not matter (a chart, a manifest): shrink onto one sheet instead of splitting.
  bool may_shrink = false;
  // The minimum scale for printing, if shrinking saves a sheet.
  double least_scale = 1;
  Imprint imprint{};
};

// A text file beside the sheets, such as a rulebook.
struct TextDocument {
  std::string name;  // file name: "rulebook.md"
  std::string text;
};

struct PrintedFile {
  std::string name;  // path in the kit's folder: "tiles.pdf"
  std::string bytes;
  std::string paper;  // "A4"; "480 x 702 mm" for pages of their own size
  // For each page: "Map B1"; empty: a file to cut with or to read, not to print.
  std::vector<std::string> page_names;
  bool on_paper = false;  // a PDF on the chosen paper, included in kit.pdf
  // For two-sided printing: the pages that are backs of the page before, and the pages without a back.
  std::set<std::size_t> second_sides{};
  std::set<std::size_t> one_sided{};

  std::size_t leaves() const;    // number of sheets of paper
  std::string in_words() const;  // "5 pages A4"
};

struct Component {
  std::string id;     // "tiles", "map": the name on the command line and the file stem; unique in a kit
  std::string title;  // "Tiles"
  std::vector<Piece> pieces;
  std::vector<Board> boards;
  std::vector<TextDocument> documents{};
  // Pages in reading order. Printed one by one ("rulebook.pdf") and folded ("rulebook-booklet.pdf").
  std::vector<Page> booklet{};
  std::vector<PrintedFile> files{};  // after printing
  // The stem of the file ("cards") whose sheets the pieces share with other components; the first of these
  // components has the file. Empty: sheets of its own.
  std::string pool{};

  int count() const;  // of all pieces
  bool has(PieceOutline) const;
  bool empty() const;  // has nothing to print
};

// The title of the sheets that the components of a pool share: "Cards".
std::string pool_title(const Component&);

// The gap between tiles on the map in mm, unless the title defines the size of the map's hexes.
inline constexpr double air_between_tiles = 0.9;

// Lengths of a kit in mm that a title may choose (KitChoices), with their defaults.
struct KitOptions {
  double tile_size = 38.1;                          // across flats
  double map_size = tile_size + air_between_tiles;  // across flats, on the map
  double map_gives = 0.6;  // maximum reduction of hexes to keep joins clear of cities
  double bleed = 2.0;
  double small_bleed = 1.0;             // maximum, for tokens and markers: more would waste space on sheets
  double station_token = 12;            // fits inside a city's circle
  double market_token = station_token;  // the same punch for all discs
  Size note{92, 48};                    // ten on A4 and on Letter
  std::optional<int> money;             // total of the bank notes; empty: the title's bank
  Size box_lid{240, 180};
  double box_depth = 40;
  int revenue_to = 100;         // last number of the revenue track
  Size booklet_page{148, 210};  // of the rulebook: A5, or half of the paper
};

// An SVG or PNG file.
struct ArtFile {
  explicit ArtFile(std::shared_ptr<const std::string> content, std::string why = {})
      : bytes(std::move(content)), refused(std::move(why)) {}
  std::shared_ptr<const std::string> bytes;  // null: the file exists but was not read
  std::string refused;                       // the reason: "cannot be read: permission denied"
};
// The title's art files, by name in art/.
using ArtFiles = std::map<std::string, ArtFile>;

struct Kit;  // kit.h

struct ComponentContext {
  const Title& title;
  const Theme& theme;
  KitOptions options;
  Findings& findings;             // for missing art; drawings record misfits themselves
  const ArtFiles* art = nullptr;  // null: logos become abbreviations
  const Kit* kit = nullptr;       // for components about the kit; null: no kit
  // The title's own chapters of the rulebook, in order; null: none.
  const std::vector<TextDocument>* chapters = nullptr;
};

}  // namespace trackwright

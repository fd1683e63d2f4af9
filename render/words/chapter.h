// Reads a title's own chapter of the rulebook, written in a small subset of Markdown:
//
//   # Chapter, ## Section      headings
//   - item, * item             bullets; lines without an empty line between them belong together
//   1. item                    numbered steps, counted anew
//   **bold**, *italic*         a backslash keeps the next sign
//   ![Caption](art/name.png)   a picture on a line of its own
//   [hex B11], [tile 57], [company DSB]   a reference, printed as the place, tile or name
//
// All other lines are paragraphs. Nothing is refused: other Markdown stays as it is written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"
#include "render/words/book.h"

namespace trackwright {

std::vector<BookBlock> chapter_blocks(std::string_view markdown);

// The styles within a line.
RichText rich_text(std::string_view);

// A name of the title in the text of a chapter, or a picture below art/.
struct ChapterReference {
  enum class Kind { Hex, Tile, Company, Art };
  Kind kind = Kind::Hex;
  std::string name;        // "B11", "old-map.png"
  std::size_t offset = 0;  // of the name in the text
};
std::vector<ChapterReference> references_in(std::string_view markdown);

// The text with its references replaced by words. An unknown name stays as it is.
std::string with_references(const Title&, std::string_view markdown);

// The names of the pictures below art/.
std::vector<std::string> pictures_in(std::string_view markdown);

}  // namespace trackwright

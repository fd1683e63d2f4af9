// Reads a title's own chapter of the rulebook, written in a small subset of Markdown:
//
//   # Chapter, ## Section      headings
//   - item, * item             bullets; lines without an empty line between them belong together
//   1. item                    numbered steps, counted anew
//   **bold**, *italic*         a backslash keeps the next sign
//   ![Caption](art/name.png)   a picture on a line of its own
//
// All other lines are paragraphs. Nothing is refused: other Markdown stays as it is written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "render/words/book.h"

namespace trackwright {

std::vector<BookBlock> chapter_blocks(std::string_view markdown);

// The styles within a line.
RichText rich_text(std::string_view);

// The names of the pictures below art/.
std::vector<std::string> pictures_in(std::string_view markdown);

}  // namespace trackwright

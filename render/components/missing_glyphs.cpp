#include "render/components/missing_glyphs.h"

#include <fmt/format.h>

#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/words.h"
#include "render/drawing/coverage.h"

namespace trackwright {

namespace {

// Returns "\"彁\", \"龗\"".
std::string quoted(const std::vector<std::string>& characters) {
  return joined(characters, ", ", [](const std::string& one) { return "\"" + one + "\""; });
}

class Search {
 public:
  Search(const Title& title, Findings& findings) : title_(title), findings_(findings) {}

  void look_at(const std::vector<Item>& items, const About& about, const std::string& on) {
    for (const Item& item : items)
      if (const auto* text = std::get_if<Text>(&item.value))
        look_at(text->text, about, on);
      else if (const auto* group = std::get_if<Group>(&item.value))
        look_at(group->items, about, on);
      else if (const auto* symbol = std::get_if<Symbol>(&item.value))
        look_at(symbol->drawing->items, about, on);
      else if (const auto* shown = std::get_if<Shown>(&item.value))
        look_at(shown->items, shown->about.nothing() ? about : shown->about, on);
  }

 private:
  void look_at(const std::string& text, const About& about, const std::string& on) {
    const std::vector<std::string> missing = characters_without_font(text);
    if (missing.empty() || !told_.insert(text).second) return;
    findings_.push_back({.check = "print/missing-glyph",
                         .severity = Severity::Warning,
                         .message = fmt::format("no font has {} in \"{}\" on {}", quoted(missing), text, on),
                         .place = about.place.file != 0 ? about.place : title_.place,
                         .help = "write it with other letters",
                         .related = {},
                         .edits = {},
                         .object = about.nothing() ? text : about.name.text});
  }

  const Title& title_;
  Findings& findings_;
  std::set<std::string> told_;
};

}  // namespace

void report_missing_glyphs(const Component& component, const Title& title, Findings& findings) {
  Search search(title, findings);
  for (const Board& board : component.boards) search.look_at(board.drawing.items, {}, component.title);
  for (const Piece& piece : component.pieces) {
    const std::string& words = piece.label.empty() ? piece.id : piece.label;
    search.look_at(piece.front.items, piece.about, words);
    if (piece.back) search.look_at(piece.back->items, piece.about, "the back of " + words);
  }
}

}  // namespace trackwright

#include "render/components/misfits.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace trackwright {

namespace {

// A side of a piece, or a board.
struct Surface {
  About about;
  std::string words;
};

// Returns the start of a long text.
std::string beginning_of(const std::string& text) {
  constexpr std::size_t most = 160;
  if (text.size() <= most) return text;
  std::size_t end = most;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end) + "…";
}

Finding finding_of(const Misfit& misfit, const Surface& on, const Title& title) {
  const About& about = misfit.about.nothing() ? on.about : misfit.about;
  const std::string& piece = misfit.piece.empty() ? on.words : misfit.piece;
  const bool boxed = misfit.kind.empty();
  return {.check = "kit/text-does-not-fit",
          .severity = Severity::Warning,
          .message = boxed ? fmt::format("\"{}\" does not fit on {}", beginning_of(misfit.text), piece)
                           : fmt::format("the {} \"{}\" does not fit on {}", misfit.kind,
                                         beginning_of(misfit.text), piece),
          .place = about.place.file != 0 ? about.place : title.place,
          .help = boxed ? "shorten the text" : "shorten it, set its place with `loc`, or print larger hexes",
          .related = {},
          .edits = {},
          .object = about.nothing() ? misfit.text : about.name.text};
}

void report(Drawing& drawing, const Surface& on, const Title& title, Findings& findings) {
  std::vector<Misfit> told;
  for (const Misfit& misfit : std::exchange(drawing.misfits, {})) {
    if (std::ranges::find(told, misfit) != told.end()) continue;
    told.push_back(misfit);
    findings.push_back(finding_of(misfit, on, title));
  }
}

}  // namespace

void report_misfits(Component& component, const Title& title, Findings& findings) {
  for (Board& board : component.boards) report(board.drawing, {{}, component.title}, title, findings);
  for (Piece& piece : component.pieces) {
    const std::string words = piece.label.empty() ? piece.id : piece.label;
    report(piece.front, {piece.about, words}, title, findings);
    if (piece.back) report(*piece.back, {piece.about, "the back of " + words}, title, findings);
  }
}

}  // namespace trackwright

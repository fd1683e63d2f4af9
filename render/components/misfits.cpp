#include "render/components/misfits.h"

#include <algorithm>
#include <set>

#include "render/words/lettering.h"

namespace trackwright {

namespace {

// Where a word that is printed was said. Numbers and words of our own have no place but the title's.
Place said_at(const Title& title, const std::string& text) {
  for (const Company& company : title.companies.companies) {
    if (company.id.value == text) return company.id.place;
    if (company.name == text || company.home_text == text || std::ranges::count(company.notes, text) > 0)
      return company.place;
  }
  for (const Private& one : title.companies.privates)
    if (one.id.value == text || one.name == text) return one.place;
  for (const Hex& hex : title.map.hexes())
    if (!hex.name.empty() && hex.name == text) return hex.name_place;
  for (const Train& train : title.roster.trains)
    if (train.name.value == text) return train.name.place;
  for (const Phase& phase : title.roster.phases)
    if (phase.name.value == text) return phase.name.place;
  for (const BonusToken& token : title.companies.bonus_tokens)
    if (token.id == text || token.name == text) return token.place;
  return title.place;
}

class MisfitReport {
 public:
  MisfitReport(const Title& title, Findings& findings) : title_(title), findings_(findings) {}

  void look_at(Drawing& drawing, const std::string& piece) {
    const std::vector<std::string> texts = overflowing(drawing);
    if (texts.empty()) return;
    for (const std::string& text : texts)
      if (told_.insert(piece + '\n' + text).second)
        report_misfit({findings_, text, piece, said_at(title_, text)}, text);
    settled(drawing);
  }

 private:
  const Title& title_;
  Findings& findings_;
  std::set<std::string> told_;
};

}  // namespace

void report_misfits(Component& component, const Title& title, Findings& findings) {
  MisfitReport report(title, findings);
  for (Board& board : component.boards) report.look_at(board.drawing, component.title);
  for (Piece& piece : component.pieces) {
    const std::string words = piece.label.empty() ? piece.id : piece.label;
    report.look_at(piece.front, words);
    if (piece.back) report.look_at(*piece.back, "the back of " + words);
  }
}

}  // namespace trackwright

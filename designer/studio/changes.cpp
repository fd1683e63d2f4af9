#include "designer/studio/changes.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "render/drawing/text.h"
#include "render/kit/parts.h"
#include "render/sheets/furnish.h"

namespace trackwright {
namespace {

using PieceName = std::pair<std::string, std::string>;  // component, id

// A piece or board of the old kit.
struct OldPiece {
  std::string label;
  std::string content;
  int count = 1;
  Imprint imprint{};  // of a board
};

std::map<PieceName, OldPiece> by_name(const Kit& kit) {
  std::map<PieceName, OldPiece> pieces;
  for (const Component& component : kit.components) {
    for (const Piece& piece : component.pieces)
      pieces.emplace(PieceName{component.id, piece.id},
                     OldPiece{piece.label, piece.imprint.content, piece.count});
    for (const Board& board : component.boards)
      pieces.emplace(PieceName{component.id, board.id},
                     OldPiece{component.title, board.imprint.content, 1, board.imprint});
  }
  return pieces;
}

// Compares a piece of the new kit with the old piece of the same name.
PieceChange difference(const OldPiece* old, const std::string& content, int count) {
  PieceChange change;
  if (old == nullptr) {
    change.why = "new";
    change.put_in = count;
  } else if (old->content != content) {
    change.why = "changed";
    change.take_out = old->count;
    change.put_in = count;
  } else if (old->count < count) {
    change.put_in = count - old->count;
    change.why = fmt::format("{} more", change.put_in);
  } else if (old->count > count) {
    change.take_out = old->count - count;
    change.why = fmt::format("{} fewer", change.take_out);
  }
  return change;
}

class PieceComparison {
 public:
  PieceComparison(const Kit& old, const std::set<std::string>& without)
      : old_(by_name(old)), without_(without) {
    changes_.to_print.id = "changes";
    changes_.to_print.title = "Changes";
  }

  KitChanges of(const Kit& now) {
    for (const Component& component : now.components) {
      titles_[component.id] = component.title;
      if (without_.contains(component.id)) continue;
      for (const Piece& piece : component.pieces) compare(component, piece);
      for (const Board& board : component.boards) compare(component, board);
    }
    for (const auto& [name, piece] : old_)
      if (!without_.contains(name.first)) gone(name.first, piece);
    return std::move(changes_);
  }

 private:
  // Removes the piece from the old ones, so that only vanished pieces are left at the end.
  PieceChange compared(const Component& component, const std::string& id, const std::string& label,
                       const std::string& content, int count) {
    const auto found = old_.find({component.id, id});
    PieceChange change = difference(found == old_.end() ? nullptr : &found->second, content, count);
    if (found != old_.end()) old_.erase(found);
    change.component = component.title;
    change.label = label;
    if (change.take_out + change.put_in > 0) changes_.list.push_back(change);
    return change;
  }

  void compare(const Component& component, const Piece& piece) {
    const PieceChange change = compared(component, piece.id, piece.label, piece.imprint.content, piece.count);
    if (change.put_in == 0) return;
    Piece& printed = changes_.to_print.pieces.emplace_back(piece);
    printed.id = component.id + "/" + piece.id;
    printed.group = component.title;
    printed.count = change.put_in;
    leave_out_first_copies(printed, static_cast<std::size_t>(piece.count - change.put_in));
  }

  void compare(const Component& component, const Board& board) {
    if (patched(component, board)) return;
    const PieceChange change = compared(component, board.id, component.title, board.imprint.content, 1);
    if (change.put_in == 0) return;
    changes_.to_print.boards.push_back(board);
    changes_.to_print.boards.back().id = component.id + "/" + board.id;
  }

  // Whether patches turn the old board into this one.
  bool patched(const Component& component, const Board& board) {
    const auto found = old_.find({component.id, board.id});
    if (found == old_.end() || found->second.content == board.imprint.content) return false;
    const std::vector<Patch> needed = patches(found->second.imprint, board);
    if (needed.empty()) return false;
    for (Piece& piece : patch_pieces(needed, board, component.title)) {
      changes_.list.push_back({component.title, piece.label, "changed", 0, 1, true});
      piece.id = component.id + "/" + board.id + "/" + piece.id;
      piece.group = component.title;
      changes_.to_print.pieces.push_back(std::move(piece));
    }
    old_.erase(found);
    return true;
  }

  void gone(const std::string& component, const OldPiece& piece) {
    const auto title = titles_.find(component);
    changes_.list.push_back(
        {title == titles_.end() ? component : title->second, piece.label, "gone", piece.count, 0});
  }

  std::map<PieceName, OldPiece> old_;
  const std::set<std::string>& without_;
  std::map<std::string, std::string> titles_;
  KitChanges changes_;
};

std::string edition(const Kit& kit) {
  std::string text = kit.title;
  if (!kit.version.empty()) text += " " + kit.version;
  return fmt::format("{} ({})", text, kit.content.substr(0, 8));
}

// Returns "take out 4, put in 4".
std::string instruction(const PieceChange& change) {
  std::string text;
  if (change.take_out > 0) text += fmt::format("take out {}", change.take_out);
  if (change.put_in > 0)
    text +=
        fmt::format("{}{} {}", text.empty() ? "" : ", ", change.glued ? "glue on" : "put in", change.put_in);
  return text;
}

std::string heading(const Kit& old, const Kit& now) {
  return fmt::format("From {} to {}", edition(old), edition(now));
}

constexpr double row_height = 5;
constexpr double heading_height = 14;

void draw_change(Drawing& page, const PieceChange& change, Box row, const Theme& theme) {
  const Rgb ink = theme.colour("paper.text");
  FitRules left;
  left.align = Align::Left;
  const auto cell = [&](const std::string& text, double from, double to, Weight weight) {
    const Font font{.family = theme.text_family, .size = 3, .weight = weight};
    const Box box{row.x + from * row.width, row.y, (to - from) * row.width - 2, row.height};
    for (const Text& line : fit(text, font, ink, box, left).lines) page.add(line);
  };
  constexpr double tick = 2.6;
  stroke(page, rectangle({row.x, row.y + (row.height - tick) / 2, tick, tick}),
         {.colour = ink, .width = 0.2});
  cell(change.component, 0.03, 0.25, Weight::Regular);
  cell(change.label, 0.25, 0.62, Weight::Bold);
  cell(change.why, 0.62, 0.76, Weight::Regular);
  cell(instruction(change), 0.76, 1, Weight::Regular);
  stroke(page, Outline{}.move({row.x, row.bottom()}).line({row.right(), row.bottom()}),
         {.colour = theme.colour("paper.rule"), .width = 0.1});
}

Board list_page(Size size, const std::string& title, const std::string& text, const Theme& theme) {
  Board board;
  board.id = "changes/list";
  board.size = size;
  FitRules left;
  left.align = Align::Left;
  const Font large{.family = theme.title_family, .size = 5, .weight = Weight::Bold};
  const Font small{.family = theme.text_family, .size = 3};
  const Rgb ink = theme.colour("paper.text");
  for (const Text& line : fit(title, large, ink, {0, 0, size.width, 7}, left).lines) board.drawing.add(line);
  for (const Text& line : fit(text, small, ink, {0, 7, size.width, 5}, left).lines) board.drawing.add(line);
  return board;
}

}  // namespace

KitChanges changes_since(const Kit& old, const Kit& now, const std::set<std::string>& without) {
  return PieceComparison(old, without).of(now);
}

std::string changes_text(const KitChanges& changes, const Kit& old, const Kit& now) {
  std::string text = heading(old, now) + "\n\n";
  if (changes.list.empty()) text += "Nothing has changed.\n";
  for (const PieceChange& change : changes.list)
    text +=
        fmt::format("[ ] {}: {}: {}: {}\n", change.component, change.label, change.why, instruction(change));
  return text;
}

std::vector<Board> changes_boards(const KitChanges& changes, const Kit& old, const Kit& now,
                                  const PrintJob& job) {
  const Box usable = usable_area(job.sheets.paper.size, job.sheets.paper);
  constexpr double for_strip = 8;
  const Size size{usable.width, usable.height - for_strip};
  std::vector<Board> pages;
  double y = size.height;
  for (const PieceChange& change : changes.list) {
    if (y + row_height > size.height) {
      pages.push_back(
          list_page(size, "What to take out and what to put in", heading(old, now), job.sheets.theme));
      if (pages.size() > 1) pages.back().id += fmt::format("-{}", pages.size());
      y = heading_height;
    }
    draw_change(pages.back().drawing, change, {0, y, size.width, row_height}, job.sheets.theme);
    y += row_height;
  }
  return pages;
}

}  // namespace trackwright

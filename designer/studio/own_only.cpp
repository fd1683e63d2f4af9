#include "designer/studio/own_only.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "render/kit/content.h"

namespace trackwright {

namespace {

void keep_own_pieces(Component& own, const Component& extended) {
  std::map<std::string, int> there;
  for (const Piece& piece : extended.pieces) there[content_of(piece).text()] += piece.count;
  for (Piece& piece : own.pieces) {
    int& left = there[content_of(piece).text()];
    const int shared = std::min(left, piece.count);
    left -= shared;
    piece.count -= shared;
    leave_out_first_copies(piece, static_cast<std::size_t>(shared));
  }
  std::erase_if(own.pieces, [](const Piece& piece) { return piece.count <= 0; });
}

void keep_own_boards(Component& own, const Component& extended) {
  std::set<std::string> there;
  for (const Board& board : extended.boards) there.insert(content_of(board).text());
  std::erase_if(own.boards, [&](const Board& board) { return there.contains(content_of(board).text()); });
}

void keep_own_documents(Component& own, const Component& extended) {
  std::set<std::pair<std::string, std::string>> there;
  for (const TextDocument& document : extended.documents) there.emplace(document.name, document.text);
  std::erase_if(own.documents, [&](const TextDocument& document) {
    return there.contains({document.name, document.text});
  });
  if (own.documents.empty()) own.booklet.clear();
}

}  // namespace

void take_name_of(const Title& own, Title& extended) {
  extended.slug = own.slug;
  extended.name = own.name;
  extended.subtitle = own.subtitle;
  extended.version = own.version;
  extended.designer = own.designer;
  extended.publisher = own.publisher;
  extended.location = own.location;
  extended.year = own.year;
  extended.licence = own.licence;
}

bool keep_own(Component& own, const Component& extended) {
  keep_own_pieces(own, extended);
  keep_own_boards(own, extended);
  keep_own_documents(own, extended);
  return !own.pieces.empty() || !own.boards.empty() || !own.documents.empty();
}

}  // namespace trackwright

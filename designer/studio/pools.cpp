#include "designer/studio/pools.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <utility>

namespace trackwright {

namespace {

// Writes "Share certificates" as "share certificates" after the name of the pool.
std::string in_a_list(std::string title) {
  if (!title.empty())
    title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
  return title;
}

}  // namespace

std::vector<PooledParts> pools_of(const std::vector<Component*>& components) {
  std::vector<PooledParts> all;
  for (Component* component : components) {
    const bool lies_with_others = !component->pool.empty() && component->boards.empty();
    const auto same = std::ranges::find_if(all, [&](const PooledParts& pooled) {
      return lies_with_others && pooled.front()->pool == component->pool && pooled.front()->boards.empty();
    });
    if (same == all.end())
      all.push_back({component});
    else
      same->push_back(component);
  }
  return all;
}

void laid_together(const PooledParts& pooled, const std::function<void(Component&)>& use) {
  if (pooled.size() == 1) return use(*pooled.front());
  Component sheets{pooled.front()->pool, pool_title(*pooled.front()), {}, {}};
  std::vector<std::pair<std::string, std::string>> names;  // id and group
  for (Component* part : pooled) {
    std::ranges::copy(part->documents, std::back_inserter(sheets.documents));
    for (Piece& piece : part->pieces) {
      names.emplace_back(piece.id, piece.group);
      sheets.pieces.push_back(std::move(piece));
      sheets.pieces.back().id = part->id + "/" + names.back().first;
      sheets.pieces.back().group = in_a_list(part->title);
    }
  }
  use(sheets);
  std::size_t next = 0;
  for (Component* part : pooled) {
    part->files.clear();
    for (Piece& piece : part->pieces) {
      piece = std::move(sheets.pieces[next]);
      piece.id = names[next].first;
      piece.group = names[next].second;
      ++next;
    }
  }
  pooled.front()->files = std::move(sheets.files);
}

}  // namespace trackwright

#include "render/kit/content.h"

#include <fmt/core.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <optional>

namespace trackwright {
namespace {

// Two 64-bit streams, each mixed by multiplication and rotation;
// the finalizer of MurmurHash3 (public domain) completes them.
class Hasher {
 public:
  void add(std::uint64_t word) {
    high_ = std::rotl(high_ ^ (word * 0x9e3779b97f4a7c15ULL), 27) * 0xbf58476d1ce4e5b9ULL + 0x52dce729ULL;
    low_ = std::rotl(low_ + (word ^ high_), 31) * 0x94d049bb133111ebULL + 0x38495ab5ULL;
  }
  void add(double value) { add(static_cast<std::uint64_t>(std::llround(value * 10000))); }
  void add(std::size_t count, char kind) {
    add((static_cast<std::uint64_t>(count) << 8U) ^ static_cast<unsigned char>(kind));
  }
  void add(const std::string& text) {
    add(text.size(), 's');
    for (std::size_t at = 0; at < text.size(); at += 8) {
      std::uint64_t word = 0;
      for (std::size_t i = at; i < std::min(at + 8, text.size()); ++i)
        word = (word << 8U) | static_cast<unsigned char>(text[i]);
      add(word);
    }
  }
  void add(ContentHash hash) {
    add(hash.high);
    add(hash.low);
  }
  void add(Point p) {
    add(p.x);
    add(p.y);
  }
  void add(Rgb c) {
    add(c.r);
    add(c.g);
    add(c.b);
  }
  void add(const Transform& t) {
    for (const double value : {t.xx, t.xy, t.dx, t.yx, t.yy, t.dy}) add(value);
  }
  void add(const Outline& outline) {
    add(outline.segments.size(), 'o');
    for (const Segment& segment : outline.segments) {
      add(std::size_t{0}, static_cast<char>('0' + static_cast<int>(segment.kind)));
      if (segment.kind == Segment::Kind::Close) continue;
      if (segment.kind == Segment::Kind::Curve) {
        add(segment.c1);
        add(segment.c2);
      }
      add(segment.to);
    }
  }
  void add(const std::optional<Stroke>& stroke) {
    add(stroke ? stroke->dashes.size() + 1 : 0, 'p');
    if (!stroke) return;
    add(stroke->colour);
    add(stroke->width);
    add(static_cast<std::size_t>(stroke->cap), static_cast<char>('0' + static_cast<int>(stroke->join)));
    for (const double dash : stroke->dashes) add(dash);
  }
  void add(const std::vector<Item>& items) {
    add(seen(items), 'd');
    add_each(items);
  }
  void add(const Shape& shape) {
    add(shape.outline);
    add(std::size_t{shape.fill.has_value()}, 'f');
    if (shape.fill) add(*shape.fill);
    add(shape.stroke);
    add(shape.opacity);
  }
  void add(const Text& text) {
    add(text.text);
    add(text.font.family);
    add(text.font.size);
    add(static_cast<std::size_t>(text.font.weight), text.font.italic ? 'i' : 'r');
    add(text.colour);
    add(text.at);
    add(static_cast<std::size_t>(text.align), 'a');
    add(text.rotation);
    add(text.halo);
  }
  void add(const Image& image) {
    add(of_bytes(image.bytes));
    add(Point{image.box.x, image.box.y});
    add(Point{image.box.width, image.box.height});
    add(image.opacity);
  }
  void add(const Group& group) {
    add(group.transform);
    add(std::size_t{group.clip.has_value()}, 'c');
    if (group.clip) add(*group.clip);
    add(group.items);
  }
  // The name of a shown group does not change its appearance, so hash only its items.
  void add(const Shown& shown) { add_each(shown.items); }
  void add(const Symbol& symbol) {
    add(symbol.transform);
    const auto [known, is_new] = symbols_.try_emplace(symbol.drawing.get());
    if (is_new) {
      Hasher own;
      own.add(symbol.drawing->items);
      known->second = own.result();
    }
    add(known->second);
  }
  ContentHash result() const {
    return {finished(high_ ^ std::rotl(low_, 17)), finished(low_ + 0x632be5abULL)};
  }

 private:
  void add_each(const std::vector<Item>& items) {
    for (const Item& item : items) std::visit([&](const auto& value) { add(value); }, item.value);
  }
  // Counts the items without the groups that only name them.
  static std::size_t seen(const std::vector<Item>& items) {
    std::size_t count = items.size();
    for (const Item& item : items)
      if (const auto* shown = std::get_if<Shown>(&item.value)) count += seen(shown->items) - 1;
    return count;
  }
  static std::uint64_t finished(std::uint64_t k) {
    k = (k ^ (k >> 33U)) * 0xff51afd7ed558ccdULL;
    k = (k ^ (k >> 33U)) * 0xc4ceb9fe1a85ec53ULL;
    return k ^ (k >> 33U);
  }
  ContentHash of_bytes(const std::shared_ptr<const std::string>& bytes) {
    if (!bytes) return {};
    const auto [known, is_new] = symbols_.try_emplace(bytes.get());
    if (is_new) {
      Hasher own;
      own.add(*bytes);
      known->second = own.result();
    }
    return known->second;
  }

  std::uint64_t high_ = 0x243f6a8885a308d3ULL;
  std::uint64_t low_ = 0x13198a2e03707344ULL;
  std::map<const void*, ContentHash> symbols_;  // repeated symbols are hashed once
};

}  // namespace

std::string ContentHash::text() const {
  return fmt::format("{:016x}{:016x}", high, low);
}

std::string ContentHash::brief() const {
  return text().substr(0, 8);
}

ContentHash content_of(const Drawing& drawing) {
  Hasher hasher;
  hasher.add(drawing.items);
  return hasher.result();
}

ContentHash content_of(const Item& item, const Transform& where) {
  Hasher hasher;
  hasher.add(where);
  std::visit([&](const auto& value) { hasher.add(value); }, item.value);
  return hasher.result();
}

ContentHash content_of(const Piece& piece) {
  Hasher hasher;
  hasher.add(static_cast<std::size_t>(piece.outline),
             static_cast<char>('0' + static_cast<int>(piece.hex_orientation)));
  for (const double length : {piece.size.width, piece.size.height, piece.bleed}) hasher.add(length);
  hasher.add(piece.front.items);
  hasher.add(std::size_t{piece.back.has_value()}, 'b');
  if (piece.back) hasher.add(piece.back->items);
  return hasher.result();
}

ContentHash content_of(const Board& board) {
  Hasher hasher;
  for (const double length : {board.size.width, board.size.height, board.bleed}) hasher.add(length);
  hasher.add(board.drawing.items);
  return hasher.result();
}

ContentHash fingerprint(Component& component) {
  Hasher hasher;
  hasher.add(component.id);
  const auto add = [&](auto& one) {
    const ContentHash content = content_of(one);
    one.imprint.content = content.text();
    hasher.add(content);
  };
  for (Piece& piece : component.pieces) {
    hasher.add(piece.id);
    hasher.add(static_cast<std::size_t>(piece.count), 'n');
    add(piece);
  }
  for (Board& board : component.boards) {
    hasher.add(board.id);
    add(board);
  }
  return hasher.result();
}

ContentHash combined(const std::vector<ContentHash>& hashes) {
  Hasher hasher;
  for (const ContentHash& hash : hashes) hasher.add(hash);
  return hasher.result();
}

}  // namespace trackwright

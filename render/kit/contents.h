// What a kit holds: every component with its pieces and counts, and once it is printed its files. Checklist,
// assembly guide and rulebook are made of this, so that they agree with what is cut out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

struct KitItem {
  std::string id;
  std::string label;
  std::string group;
  int count = 1;
  PieceOutline outline = PieceOutline::Rectangle;
  Size size;
};

struct KitFile {
  std::string name;                 // "tiles-a4.pdf"
  std::string paper;                // empty: pages of their own size
  std::vector<std::string> sheets;  // the name of each page: "Map B1"
  std::size_t second_sides = 0;     // how many of them are on the other side of the sheet before

  std::size_t leaves() const { return sheets.size() - second_sides; }
};

struct KitPart {
  std::string id;
  std::string title;
  std::vector<KitItem> pieces;
  std::vector<std::string> boards;
  std::vector<KitFile> files;

  int count() const;  // of all pieces
  bool has(PieceOutline) const;
};

struct KitContents {
  std::vector<KitPart> parts;  // those that the title has something for, in the order of a kit
};

KitPart part_of_kit(const Component&);

// The contents that the context brings; empty where it brings none.
KitContents contents_of(const ComponentContext&);

// Whether these choices want the component; all unless they list some.
bool wanted_in_kit(const KitChoices&, std::string_view component);

}  // namespace trackwright

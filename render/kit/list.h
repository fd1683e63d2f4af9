// What a printed kit consists of: its pieces with fingerprints and where they are printed, and its files. The
// same as a file: kit.json.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct ListedPiece {
  std::string component;  // "tiles"
  std::string id;         // "tile-57"; unique within its component
  std::string label;      // "57 yellow"
  std::string group;      // "yellow"; may be empty
  std::string content;    // fingerprint (content.h)
  int count = 1;
  bool board = false;      // a sheet of its own rather than a piece to cut out
  std::vector<int> pages;  // of the component's file, from 1
};

struct ListedFile {
  std::string name;       // "tiles.pdf"
  std::string component;  // empty: all of them
  std::string paper;      // "A4"; "480 x 702 mm" for a page of its own size
  int pages = 0;
  int first_page_in_kit = 0;  // of kit.pdf, from 1; 0: not in it
};

struct KitList {
  std::string title;
  std::string version;
  std::string content;  // of all pieces and counts, whatever the paper
  std::vector<ListedPiece> pieces;
  std::vector<ListedFile> files;
};

}  // namespace trackwright

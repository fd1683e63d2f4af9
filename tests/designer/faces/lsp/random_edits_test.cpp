// Random edits break nothing, and the last findings equal those of a fresh check.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <random>

#include "designer/studio/examine.h"
#include "designer/studio/open.h"
#include "tests/designer/faces/lsp/session.h"

namespace trackwright::lsp {
namespace {

// For a longer run by hand: TRACKWRIGHT_RANDOM_EDITS=1000.
int edits() {
  const char* said = std::getenv("TRACKWRIGHT_RANDOM_EDITS");
  return said == nullptr ? 40 : std::atoi(said);
}

std::string changed(std::string text, std::mt19937& random) {
  const auto below = [&](std::size_t n) { return n == 0 ? 0 : random() % n; };
  static const std::vector<std::string> pieces{":",      "{",   "}",  "[",         "]",  "\"",   "'",
                                               "- ",     "\n",  "  ", "#",         "å😀", "null", "4",
                                               "hexes:", "&a ", "*a", "!replace ", ",",  "\t",   "\x01"};
  const std::size_t at = below(text.size());
  switch (random() % 4) {
    case 0:
      return text.erase(at, below(12));
    case 1:
      return text.insert(at, pieces[below(pieces.size())]);
    case 2:
      return text.insert(at, text.substr(below(text.size()), below(40)));
    default:
      return text.replace(at, 1, pieces[below(pieces.size())]);
  }
}

TEST(RandomEdits, BreakNothing) {
  const std::map<std::string, std::string> files = sound_files();
  std::vector<std::string> names;
  for (const auto& [name, text] : files) names.push_back(name);
  Session session(files);
  for (const std::string& name : names) session.open(name);
  std::mt19937 random(20);
  UnsavedTexts last;
  for (int i = 0; i < edits(); ++i) {
    const std::string& name = names[random() % names.size()];
    // Restore the valid text now and then, so that not every file stays broken.
    const std::string text = random() % 8 == 0 ? files.at(name) : changed(session.text(name), random);
    session.type(name, text);
    const Json place{{"textDocument", {{"uri", Session::uri(name)}}},
                     {"position", {{"line", random() % 30}, {"character", random() % 30}}},
                     {"newName", "Q1"}};
    for (const char* method : {"hover", "completion", "definition", "references", "prepareRename", "rename",
                               "documentSymbol", "foldingRange", "documentColor"})
      session.answer(std::string("textDocument/") + method, place);
  }
  for (const std::string& name : names) last["/titles/mine/" + name] = session.text(name);
  const MemoryReader fresh(last);
  const Loaded loaded = open_title(UnsavedReader(last, DiskReader()), source_installation(), "/titles/mine");
  EXPECT_EQ(session.diagnostics(), examine(loaded, everything).findings.size());
}

}  // namespace
}  // namespace trackwright::lsp

// A census finding points at things that the census does not list, and at the other things of a missing kind.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/designer/checks/example.h"

namespace trackwright {
namespace {

// Returns the lines in the notes of the census finding with these words, such as "map.yaml:80".
std::vector<std::string> notes_of(const Examined& seen, const std::string& words) {
  std::vector<std::string> lines;
  for (const Finding& finding : seen.findings) {
    if (finding.check != "title/census-differs" || finding.message.find(words) == std::string::npos) continue;
    for (const Note& note : finding.related) {
      const Sources::File* file = seen.loaded.sources.file(note.place.file);
      lines.push_back(file->path.substr(file->path.rfind('/') + 1) + ":" +
                      std::to_string(line_column(*file, note.place.offset).line));
    }
  }
  return lines;
}

TEST(Census, PointsAtUnknownTerrain) {
  const Examined seen = examine_copy(
      "18scan", {{"map.yaml", "A18: {name: Narvik, code: \"city=revenue:0;upgrade=cost:60,terrain:mountain",
                  "A18: {name: Narvik, code: \"city=revenue:0;upgrade=cost:60,terrain:hill"}});
  EXPECT_THAT(notes_of(seen, "terrain hill for 60"), testing::ElementsAre("map.yaml:56"));
  EXPECT_THAT(notes_of(seen, "terrain mountain for 60"), testing::ElementsAre("map.yaml:38"));
}

TEST(Census, PointsAtTheFirstSideOfTheSameKind) {
  const Examined seen =
      examine_copy("18scan", {{"map.yaml", "[D5 E4, D5 E6, E4 E6, E4 F5]", "[D5 E4, D5 E6, E4 E6]"}});
  EXPECT_THAT(notes_of(seen, "14 for sides impassable"), testing::ElementsAre("map.yaml:81"));
}

}  // namespace
}  // namespace trackwright

#include "tests/house/room_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/house/standard_names.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Structure, ProgramFollowsTheListOfRooms) {
  const House house = read_house(source_folder());
  EXPECT_GT(house.files.size(), 500U);
  EXPECT_THAT(broken_rules(house), IsEmpty());
}

// A valid source tree of three rooms; each test below violates one rule.
House small_house() {
  return {
      "trackwright_room(engine/a FILES low high)\n"
      "trackwright_room(render/b KNOWS engine/a FILES brush)\n"
      "trackwright_room(designer/c\n  KNOWS engine/a  # and nobody else\n  USES yaml-cpp FILES reader)\n"
      "trackwright_room(designer/checks KNOWS engine/a FILES facts)\n"
      "trackwright_room(designer/studio KNOWS engine/a FILES order)\n",
      {{"engine/a/low.h", "struct Low {\n};\n"},
       {"engine/a/high.cpp", "#include <vector>\n#include \"engine/a/low.h\"\n"},
       {"render/b/brush.h", "#include \"engine/a/low.h\"\nstruct Brush {\n"},
       {"designer/c/reader.cpp", "#include \"engine/a/low.h\"\n"},
       {"designer/checks/facts.h", "#include \"engine/a/low.h\"\n"},
       {"designer/checks/map/gap.cpp", "#include \"designer/checks/facts.h\"\n"},
       {"designer/studio/order.cpp", "#include <string>\n// Exit is not for us\nauto ostream = \"Exit\";\n"},
       {"designer/main.cpp", "#include \"designer/c/reader.h\"\n"}},
      {"18demo", "atlantis1870-short"},
      "| `engine/` `a` | values |\n| `render/` `b` | brushes |\n| `designer/` `c`, `checks`, `studio` | rest "
      "|\n"};
}

TEST(Headers, OfTheStandardLibraryAreIncludedIfUsed) {
  EXPECT_THAT(missing_headers(read_house(source_folder())), IsEmpty());
}

TEST(Headers, AreNamedIfMissing) {
  const House house{
      "",
      {{"engine/a/low.h", "#include <map>\n"},
       {"engine/a/low.cpp", "#include \"engine/a/low.h\"\nstd::map<int, int> known;\n"},
       {"engine/a/high.cpp", "// std::map\nauto said = \"std::set\";\nstd::ranges::sort(all);\n"}},
      {},
      {}};
  EXPECT_THAT(missing_headers(house), ElementsAre("engine/a/high.cpp: std::sort needs <algorithm>"));
}

TEST(Ranges, AreSupportedByEachCompiler) {
  EXPECT_THAT(unread_ranges(read_house(source_folder())), IsEmpty());
  const House house{
      "", {{"engine/a/low.cpp", "std::ranges::sort(all);\nstd::ranges::rotate(all, at);\n"}}, {}, {}};
  EXPECT_THAT(unread_ranges(house),
              ElementsAre("engine/a/low.cpp: std::ranges::rotate is not read by Clang 14"));
}

TEST(Structure, AcceptsACorrectProgram) {
  EXPECT_THAT(broken_rules(small_house()), IsEmpty());
}

struct Breach {
  const char* name;
  const char* file;
  const char* text;
  const char* said;
};

class StructureViolation : public testing::TestWithParam<Breach> {};

TEST_P(StructureViolation, IsReported) {
  House house = small_house();
  house.files.insert_or_assign(GetParam().file, GetParam().text);
  EXPECT_THAT(broken_rules(house), ElementsAre(HasSubstr(GetParam().said)));
}

INSTANTIATE_TEST_SUITE_P(
    Each, StructureViolation,
    testing::Values(
        Breach{"UnknownRoom", "designer/c/reader.cpp", "#include \"render/b/brush.h\"\n",
               "designer/c does not know render/b"},
        Breach{"HigherRoom", "engine/a/low.h", "#include \"render/b/brush.h\"\n",
               "engine/a does not know render/b"},
        Breach{"LaterFileOfTheRoom", "engine/a/low.h", "#include \"engine/a/high.h\"\n",
               "further down in engine/a"},
        Breach{"UnlistedFile", "engine/a/stray.cpp", "\n", "no list of cmake/rooms.cmake has it"},
        Breach{"UnlistedHeader", "engine/a/high.cpp", "#include \"engine/a/gone.h\"\n", "which no list has"},
        Breach{"ForbiddenIncludeInACheck", "designer/checks/map/gap.cpp",
               "#include \"designer/c/reader.h\"\n", "designer/checks does not know designer/c"},
        Breach{"AStreamInAUseCase", "designer/studio/order.cpp", "#include <ostream>\n",
               "tells by <ostream>"},
        Breach{"AStringStreamInAUseCase", "designer/studio/order.cpp", "#include <sstream>\n",
               "tells by <sstream>"},
        Breach{"AnExitCodeInAUseCase", "designer/studio/order.cpp", "Exit order();\n", "tells by Exit"},
        Breach{"PrintingInAUseCase", "designer/studio/order.cpp", "void f(std::ostream&);\n",
               "tells by std::ostream"},
        Breach{"FilesInTheEngine", "engine/a/high.cpp", "#include <fstream>\n", "<fstream> belongs to"},
        Breach{"DrawingInDesigner", "designer/c/reader.cpp", "#include <cairo.h>\n", "<cairo.h> belongs to"},
        Breach{"YamlInRender", "render/b/brush.h", "#include <yaml-cpp/yaml.h>\n",
               "<yaml-cpp/yaml.h> belongs to"},
        Breach{"DuplicateTypeName", "render/b/brush.h", "struct Low {\n", "a second type called Low"},
        Breach{"NameOfATitle", "engine/a/high.cpp", "// as in 18Demo\n", "names the title 18demo"},
        Breach{"WordFromTheNameOfATitle", "engine/a/high.cpp", "bool atlantis = false;\n",
               "names the title atlantis"}),
    by_name);

TEST(Structure, ReportsALostFileAndAWrongOrderOfRooms) {
  House lost = small_house();
  lost.files.erase("engine/a/high.cpp");
  EXPECT_THAT(broken_rules(lost), ElementsAre(HasSubstr("there is no such file")));
  House turned = small_house();
  turned.rooms = "trackwright_room(engine/z KNOWS render/b FILES)\n" + turned.rooms;
  turned.contributing += "| `engine/` `z` | a room in the wrong place |\n";
  EXPECT_THAT(broken_rules(turned), ElementsAre("engine/z knows render/b, which is no room above it"));
  House twice = small_house();
  twice.rooms += "trackwright_room(engine/y FILES ../a/low)\n";
  EXPECT_FALSE(broken_rules(twice).empty());
}

TEST(Structure, ComparesTheTableOfRoomsWithTheList) {
  House house = small_house();
  house.contributing =
      "| `engine/` `a`, `old` | values |\n| `render/` `b` | brushes |\n| `designer/` `c`, `checks` | |\n";
  EXPECT_THAT(broken_rules(house), ElementsAre(HasSubstr("designer/studio is not in the table"),
                                               HasSubstr("engine/old is in the table")));
}

}  // namespace

}  // namespace trackwright

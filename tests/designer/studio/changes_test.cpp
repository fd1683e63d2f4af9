#include "designer/studio/changes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "designer/studio/kit_json.h"
#include "designer/studio/picture.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::Not;
using Json = nlohmann::json;

Kit cards(const std::vector<std::pair<std::string, int>>& pieces) {
  Component component{"cards", "Cards", {}, {}};
  for (const auto& [id, count] : pieces) {
    Piece piece;
    piece.id = id;
    piece.label = id;
    piece.size = {60, 40};
    piece.count = count;
    fill(piece.front, circle({0, 0}, 10), {0, 0, 0});
    component.pieces.push_back(std::move(piece));
  }
  Kit kit;
  kit.components.push_back(std::move(component));
  fingerprint(kit.components);
  return kit;
}

// Writes the kit to a list and reads it back, as for an earlier kit.
Kit listed(const Kit& kit) {
  return read_kit_json(kit_json(kit)).value();
}

std::map<std::string, std::string> reasons(const KitChanges& changes) {
  std::map<std::string, std::string> why;
  for (const PieceChange& change : changes.list) why[change.label] = change.why;
  return why;
}

TEST(Changes, AreEmptyForTheSameKit) {
  const Kit now = cards({{"a", 1}, {"b", 2}});
  const KitChanges changes = changes_since(listed(now), now);
  EXPECT_TRUE(changes.list.empty());
  EXPECT_TRUE(changes.to_print.pieces.empty());
}

TEST(Changes, ListEachKind) {
  Kit old = listed(cards({{"same", 3}, {"changed", 2}, {"more", 1}, {"fewer", 5}, {"gone", 4}}));
  old.components[0].pieces[1].imprint.content = "something else";
  const KitChanges changes =
      changes_since(old, cards({{"same", 3}, {"changed", 3}, {"more", 4}, {"fewer", 3}, {"new", 6}}));
  EXPECT_EQ(reasons(changes), (std::map<std::string, std::string>{{"changed", "changed"},
                                                                  {"more", "3 more"},
                                                                  {"fewer", "2 fewer"},
                                                                  {"new", "new"},
                                                                  {"gone", "gone"}}));
  std::map<std::string, int> printed;
  for (const Piece& piece : changes.to_print.pieces) printed[piece.id] = piece.count;
  EXPECT_EQ(printed, (std::map<std::string, int>{{"cards/changed", 3}, {"cards/more", 3}, {"cards/new", 6}}));
  const std::string text = changes_text(changes, old, {});
  EXPECT_THAT(text, HasSubstr("[ ] Cards: changed: changed: take out 2, put in 3\n"));
  EXPECT_THAT(text, HasSubstr("[ ] Cards: fewer: 2 fewer: take out 2\n"));
  EXPECT_THAT(text, HasSubstr("[ ] Cards: gone: gone: take out 4\n"));
  EXPECT_THAT(text, Not(HasSubstr("same")));
}

// One more share is printed with the number that is not in the box yet.
TEST(Changes, PrintTheLastNumberForAnAddedCopy) {
  const Kit old = listed(cards({{"share", 2}}));
  Kit now = cards({{"share", 3}});
  for (const char* number : {"1", "2", "3"})
    now.components[0].pieces[0].numbers.push_back(Text{.text = number});
  const KitChanges changes = changes_since(old, now);
  ASSERT_EQ(changes.to_print.pieces.size(), 1U);
  EXPECT_EQ(changes.to_print.pieces[0].count, 1);
  ASSERT_EQ(changes.to_print.pieces[0].numbers.size(), 1U);
  EXPECT_EQ(changes.to_print.pieces[0].numbers[0].text, "3");
}

std::string text_of_page(const std::string& path, std::size_t page) {
  const std::string n = std::to_string(page);
  return run_program("pdftotext -f " + n + " -l " + n + " " + path + " -").output;
}

// Returns the roster with one text replaced, such as a price.
std::string with_price(std::string roster, const std::string& before, const std::string& after) {
  const std::size_t at = roster.find(before);
  EXPECT_NE(at, std::string::npos);
  return roster.replace(at, before.size(), after);
}

// The price of train 3 rises from 200 to 777: exactly the pieces that show the price are printed again.
TEST(Changes, PrintOnlyPiecesWithAChangedPrice) {
  const Scratch scratch;
  const std::string roster = [&] {
    return DiskReader().read(source_folder() + "/titles/18scan/roster.yaml", largest_file).value();
  }();
  ASSERT_EQ(ran({"kit", "18scan", "-o", scratch.path("old"), "--pieces", "svg"}).code, 0);
  const std::string changed = with_price(roster, "price: 200", "price: 777");
  const Ran update = ran_with({"kit", "18scan", "--since", scratch.path("old"), "-o", scratch.path("new")},
                              "roster.yaml", changed);
  ASSERT_EQ(update.code, 0) << update.err;
  ASSERT_EQ(
      ran_with({"kit", "18scan", "-o", scratch.path("full"), "--pieces", "svg"}, "roster.yaml", changed).code,
      0);
  const Json old = Json::parse(scratch.read("old/kit.json"));
  const Json now = Json::parse(scratch.read("new/kit.json"));
  std::set<std::string> printed;
  for (const Json& piece : now["pieces"])
    if (!piece["pages"].empty())
      printed.insert(piece["component"].get<std::string>() + "/" + piece["id"].get<std::string>());
  // Find the changed pieces independently, by comparing their pictures.
  std::set<std::string> different;
  for (const std::string& component : DiskReader().list(scratch.path("old/pieces")))
    for (const std::string& name : DiskReader().list(scratch.path("old/pieces/" + component))) {
      const std::string file = "/pieces/" + component + "/" + name;
      if (scratch.read("old" + file) == scratch.read("full" + file)) continue;
      std::string stem = name.substr(0, name.size() - 4);
      if (stem.ends_with("-back")) stem.resize(stem.size() - 5);
      different.insert(component + "/" + stem);
    }
  std::set<std::string> as_files;
  for (const std::string& piece : printed) {
    const std::size_t slash = piece.find('/');
    as_files.insert(piece.substr(0, slash + 1) + file_stem(piece.substr(slash + 1)));
  }
  // A patch is enough for the phase chart.
  EXPECT_EQ(different.erase("phases/phases"), 1u);
  EXPECT_THAT(scratch.read("new/changes.txt"),
              HasSubstr("[ ] Phase chart: Phase chart 3: changed: glue on 1\n"));
  EXPECT_EQ(as_files, different);
  EXPECT_EQ(printed.count("trains/train-3"), 1u);
  EXPECT_EQ(printed.count("trains/train-5"), 0u);
  for (const std::string& piece : printed)
    EXPECT_TRUE(piece.starts_with("trains/") || piece.starts_with("charters/") ||
                piece.starts_with("phases/") || piece.starts_with("aid"))
        << piece;
  // The update contains the list of pieces to take out and the new price.
  const std::string pdf = scratch.path("new/changes.pdf");
  EXPECT_THAT(text_of_page(pdf, 1), HasSubstr("What to take out"));
  EXPECT_THAT(run_program("pdftotext " + pdf + " -").output, HasSubstr("777"));
  EXPECT_THAT(scratch.read("new/changes.txt"), HasSubstr("changed: take out"));
  // An update can be the earlier kit of the next one.
  const Ran again =
      ran_with({"kit", "18scan", "--since", scratch.path("new/kit.json"), "-o", scratch.path("no")},
               "roster.yaml", changed);
  EXPECT_EQ(again.code, 0);
  EXPECT_THAT(again.out, HasSubstr("Nothing has changed"));
  EXPECT_FALSE(DiskReader().is_directory(scratch.path("no")));
}

// Writes a copy of 18Scan with these words replaced in its files.
void write_changed(const Scratch& scratch, const std::string& name,
                   const std::map<std::string, std::pair<std::string, std::string>>& by_file) {
  const std::string from = source_folder() + "/titles/18scan";
  std::filesystem::copy(from, scratch.path(name), std::filesystem::copy_options::recursive);
  for (const auto& [file, words] : by_file)
    scratch.write(name + "/" + file, with_price(scratch.read(name + "/" + file), words.first, words.second));
}

// The stickers are on one sheet, the tile on another paper.
TEST(Changes, OfATownATileAndAValueNeedFewSheets) {
  const Scratch scratch;
  write_changed(scratch, "mine",
                {{"map.yaml", {"name: Umeå", "name: Umea"}},
                 {"tiles.yaml", {"\n  8: 8", "\n  8: 9"}},
                 {"title.yaml", {"tiles: 94", "tiles: 95"}}});
  const std::string value = "yellow_20|green_30|brown_50";
  scratch.write("mine/map.yaml",
                with_price(scratch.read("mine/map.yaml"), value, "yellow_20|green_40|brown_50"));
  ASSERT_EQ(ran({"kit", "18scan", "-o", scratch.path("old")}).code, 0);
  const Ran update =
      ran({"kit", scratch.path("mine"), "--since", scratch.path("old"), "-o", scratch.path("new")});
  ASSERT_EQ(update.code, 0) << update.err;
  const std::string changes = scratch.read("new/changes.txt");
  EXPECT_THAT(changes, HasSubstr("[ ] Map: Map D15: changed: glue on 1\n"));
  EXPECT_THAT(changes, HasSubstr("[ ] Map: Map F1: changed: glue on 1\n"));
  EXPECT_THAT(changes, HasSubstr("[ ] Tiles: 8 yellow: 1 more: put in 1\n"));
  EXPECT_THAT(changes, Not(HasSubstr("take out")));
  const std::string pdf = scratch.path("new/changes.pdf");
  EXPECT_THAT(text_of_page(pdf, 2), HasSubstr("Umea"));
  EXPECT_THAT(text_of_page(pdf, 2), HasSubstr("95 tiles"));
  EXPECT_THAT(text_of_page(pdf, 1), HasSubstr("page 1 of 3"));
}

TEST(Changes, OfTheNameAloneArePrintedOnRequest) {
  const Scratch scratch;
  write_changed(scratch, "mine", {{"title.yaml", {"title: 18Scan", "title: Skandia"}}});
  ASSERT_EQ(ran({"kit", "18scan", "-o", scratch.path("old")}).code, 0);
  const std::vector<std::string> update{"kit", scratch.path("mine"), "--since", scratch.path("old"), "-o"};
  std::vector<std::string> quiet = update;
  quiet.push_back(scratch.path("quiet"));
  EXPECT_THAT(ran(quiet).out, HasSubstr("Nothing has changed"));
  std::vector<std::string> all = update;
  all.insert(all.end(), {scratch.path("all"), "--all"});
  EXPECT_EQ(ran(all).code, 0);
  EXPECT_THAT(scratch.read("all/changes.txt"), HasSubstr("changed"));
}

TEST(Changes, NeedAnEarlierKit) {
  const Scratch scratch;
  scratch.write("kit.json", "no");
  const Ran absent = ran({"kit", "18scan", "--since", scratch.path("absent"), "-o", scratch.path("new")});
  EXPECT_EQ(absent.code, 2);
  EXPECT_THAT(absent.err, HasSubstr("[kit/no-earlier-kit]"));
  const Ran broken = ran({"kit", "18scan", "--since", scratch.path("kit.json"), "-o", scratch.path("new")});
  EXPECT_EQ(broken.code, 2);
  EXPECT_THAT(broken.err, HasSubstr("not JSON"));
  EXPECT_FALSE(DiskReader().is_directory(scratch.path("new")));
}

}  // namespace
}  // namespace trackwright

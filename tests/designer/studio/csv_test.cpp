// CsvFiles for spreadsheets: out and back without change, with changes, and with the habits of spreadsheets.
#include "designer/studio/csv.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "designer/format/text/csv_text.h"
#include "designer/studio/csv_tables.h"
#include "designer/studio/open.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string csv_title(const std::string& title) {
  return source_folder() + (title == "starter" ? "/templates/starter" : "/titles/" + title);
}

using CsvFiles = std::map<std::string, std::string>;

CsvFiles csv_of(const std::string& title, char separator = ',') {
  const Loaded loaded = open_title(DiskReader(), source_installation(), csv_title(title));
  CsvFiles tables;
  for (const TitleFile& file : csv_files(*loaded.title, separator))
    tables["tables/" + file.name] = file.bytes;
  return tables;
}

Imported imported_csv(const CsvFiles& tables, const std::string& title) {
  const DiskReader disk;
  return import_csv(MemoryReader(tables, &disk), source_installation(), "tables", csv_title(title));
}

class CsvOfTitle : public testing::TestWithParam<std::string> {};

TEST_P(CsvOfTitle, ComesBackWithoutChange) {
  for (const char separator : {',', ';', '\t'}) {
    const Imported made = imported_csv(csv_of(GetParam(), separator), GetParam());
    EXPECT_THAT(made.findings, IsEmpty());
    EXPECT_THAT(made.files, IsEmpty());
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, CsvOfTitle,
                         testing::Values("starter", "1870", "18norway", "18sj", "18scan", "18qq",
                                         "denmark1847"),
                         by_name);

std::string with_replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(ImportCsv, ChangesSingleValuesAndKeepsComments) {
  CsvFiles tables = csv_of("starter");
  std::string& trains = tables["tables/trains.csv"];
  trains = with_replaced(trains, "3,4,180,5", "3,unlimited,190,5");
  const Imported made = imported_csv({{"tables/trains.csv", trains}}, "starter");
  EXPECT_THAT(made.findings, IsEmpty());
  ASSERT_THAT(made.files, SizeIs(1));
  EXPECT_EQ(made.files[0].name, "roster.yaml");
  EXPECT_THAT(made.files[0].bytes,
              HasSubstr("3: {count: unlimited, print: 4, price: 190, reach: 3, rusts_on: 5}"));
  EXPECT_THAT(made.files[0].bytes, HasSubstr("# Trains, in the order of sale."));
}

TEST(ImportCsv, ReadsTheHabitsOfSpreadsheets) {
  const std::string tiles = "\xEF\xBB\xBFsep=;\r\ncount;Tile\r\n\"7\";57;;\r\n;;\r\n";
  const Imported made = imported_csv({{"tables/tiles.csv", tiles}}, "starter");
  EXPECT_THAT(made.findings, IsEmpty());
  ASSERT_THAT(made.files, SizeIs(1));
  EXPECT_THAT(made.files[0].bytes, HasSubstr("57: 7"));
}

TEST(ImportCsv, ChangesOffBoardValuesAndTheMarket) {
  CsvFiles tables = csv_of("starter");
  tables["tables/offboards.csv"] = with_replaced(tables["tables/offboards.csv"], "20,30,50", "20,30,60");
  tables["tables/market.csv"] = with_replaced(tables["tables/market.csv"], "110", "112");
  const Imported made = imported_csv(tables, "starter");
  EXPECT_THAT(made.findings, IsEmpty());
  ASSERT_THAT(made.files, SizeIs(2));
  EXPECT_THAT(made.files[0].bytes, HasSubstr("yellow_20|green_30|brown_60"));
  EXPECT_THAT(made.files[1].bytes, HasSubstr("100p 112 122"));
}

struct WrongTable {
  std::string_view name;
  std::string file;
  std::string text;
  const char* check;
};
class WrongCsv : public testing::TestWithParam<WrongTable> {};

TEST_P(WrongCsv, IsOneFindingAndNoFile) {
  const Imported made = imported_csv({{"tables/" + GetParam().file, GetParam().text}}, "starter");
  EXPECT_THAT(made.files, IsEmpty());
  ASSERT_THAT(made.findings, SizeIs(1));
  EXPECT_EQ(made.findings[0].check, GetParam().check);
}

INSTANTIATE_TEST_SUITE_P(All, WrongCsv,
                         testing::ValuesIn(std::vector<WrongTable>{
                             {"unknown_train", "trains.csv", "train,price\r\n9,100\r\n", "import/csv"},
                             {"unknown_column", "trains.csv", "train,cost\r\n2,100\r\n", "import/csv"},
                             {"no_key", "trains.csv", "price\r\n100\r\n", "import/csv"},
                             {"no_number", "trains.csv", "train,price\r\n2,cheap\r\n", "import/csv"},
                             {"twice", "trains.csv", "train,price\r\n2,80\r\n2,90\r\n", "import/csv"},
                             {"open_quote", "trains.csv", "train,price\r\n2,\"80\r\n", "import/csv"},
                             {"wrong_cell", "market.csv", "100,x1\r\n", "import/csv"},
                             {"latin_1", "tiles.csv", "tile,count\r\n57,\xe9\r\n", "file/encoding"},
                             {"utf_16", "tiles.csv", std::string("\xff\xfet\0", 4), "file/encoding"},
                             {"other_file", "other.csv", "a,b\r\n", "import/csv"},
                             {"too_large", "tiles.csv", std::string(std::size_t{17} << 20U, ' '),
                              "file/too-large"}}),
                         by_name);

TEST(CsvText, QuotesWhatNeedsQuotes) {
  EXPECT_EQ(csv_line({"a", "b;c", "d\"e", " f", "g\nh"}, ';'), "a;\"b;c\";\"d\"\"e\";\" f\";\"g\nh\"\r\n");
}

TEST(CsvText, ReadsNumbersAsSpreadsheetsWriteThem) {
  for (const char* text : {"1200", "1,200", "1.200", "1 200", "1'200",
                           "1\xC2\xA0"
                           "200",
                           "1200.00", "1200,0"})
    EXPECT_EQ(csv_number(text), 1200) << text;
  for (const char* text : {"", "x", "1.25", "12,5", "1 2", "1e3", "60y", "--"})
    EXPECT_EQ(csv_number(text), std::nullopt) << text;
}

}  // namespace
}  // namespace trackwright

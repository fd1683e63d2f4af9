// Verifies that the kit prints every datum of a title, unless its schema gives a reason not to.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "designer/format/yaml/yaml.h"
#include "tests/mutations/trial.h"
#include "tests/named.h"
#include "tests/printed/data.h"
#include "tests/printed/trace.h"

namespace trackwright::printed {
namespace {

class PrintedData : public testing::TestWithParam<std::string> {};

TEST_P(PrintedData, OmitsNoDatumOfATitle) {
  std::size_t printed = 0;
  for (const Trace& trace : Tracer(GetParam()).trace(2)) {
    printed += trace.outcome == Outcome::Printed ? 1 : 0;
    EXPECT_NE(trace.outcome, Outcome::Silent)
        << trace.datum.file << " " << trace.datum.pattern << ": " << trace.example;
  }
  EXPECT_GE(printed, 10U);
}

std::vector<std::string> traced_titles() {
  std::vector<std::string> titles = mutations::shipped_titles();
  // Names for 18SJ with an option: their data are in the folders of the options.
  std::erase_if(titles, [](const std::string& title) { return title.starts_with("18sj-"); });
  for (const char* option : {"edelsward", "oscarian_era"})
    titles.push_back(std::string("titles/18sj/options/") + option);
  titles.emplace_back("tests/data/everything");  // each key once, also those that no shipped title has
  return titles;
}

INSTANTIATE_TEST_SUITE_P(Titles, PrintedData, testing::ValuesIn(traced_titles()), by_name);

Node tree_of(const std::string& text) {
  Sources sources;
  Findings findings;
  const FileId file = sources.add("roster.yaml", text);
  return parse_yaml(sources, file, findings).value();
}

constexpr const char* schema = R"({"type": "object", "properties": {"trains": {"additionalProperties": {
  "properties": {"price": {"type": "integer"}, "kind": {"notForPrint": "a name", "enum": ["a", "b"]}}}}}})";

TEST(Data, AreGroupedIndependentlyOfTheNameOfTheThing) {
  const Node tree = tree_of("trains: {2: {price: 80, kind: a}, 3: {price: 180}}\n");
  const auto data = data_of("roster.yaml", tree, schema);
  ASSERT_EQ(data.size(), 2U);
  EXPECT_EQ(data[0].datum.pattern, "trains/*/price");
  EXPECT_EQ(data[0].places.size(), 2U);
  EXPECT_EQ(data[1].datum.not_print, "a name");
  EXPECT_THAT(data[1].words, testing::ElementsAre("a", "b"));
}

TEST(Data, ChangeOneAtATime) {
  const Node tree = tree_of("trains: {2: {price: 80}}\n");
  const auto data = data_of("roster.yaml", tree, schema);
  const auto changes = changes_at(tree, data.at(0).places.at(0), {});
  ASSERT_FALSE(changes.empty());
  EXPECT_EQ(changes.front().told, "trains/2/price: 80 -> 90");
  EXPECT_EQ(changes.front().tree.find("trains")->find("2")->find("price")->text, "90");
  EXPECT_EQ(changes.back().tree.find("trains")->find("2")->find("price"), nullptr);
}

TEST(Data, HaveOwnWordsIfTheThingHasAText) {
  const Node tree = tree_of("trains: {2: {price: 80}, 3: {price: 180, text: Costs nothing}}\n");
  const auto data = data_of("roster.yaml", tree, schema);
  EXPECT_FALSE(has_own_words(tree, data.at(0).places.at(0)));
  EXPECT_TRUE(has_own_words(tree, data.at(0).places.at(1)));
}

}  // namespace
}  // namespace trackwright::printed

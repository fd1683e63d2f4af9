// The schemas state which consumers compute a key (`computedBy`). These tests change keys and compare the
// results of each consumer. witnesses.tsv contains a change for each key and consumer (bench/consumers prints
// them); unwitnessed.txt contains the pairs that the code reads but no title of the tests shows yet.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "designer/format/schema/says.h"
#include "designer/format/title/title_folder.h"
#include "designer/studio/consumers.h"
#include "tests/consumers/walk.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/printed/data.h"
#include "tests/source_folder.h"

namespace trackwright::consumers {
namespace {

struct Witness {
  std::string file;
  std::string place;  // in the schema
  Consumer consumer;
  std::string title;
  std::string change;
};

std::string text_of_file(const std::string& path) {
  return DiskReader().read(source_folder() + "/" + path, largest_file).value();
}

std::vector<std::string> parts(const std::string& line, char by) {
  std::vector<std::string> all;
  std::istringstream in(line);
  for (std::string part; std::getline(in, part, by);) all.push_back(part);
  return all;
}

const std::vector<Witness>& witnesses() {
  static const std::vector<Witness> all = [] {
    std::vector<Witness> read;
    for (const std::string& line : parts(text_of_file("tests/consumers/witnesses.tsv"), '\n')) {
      const auto words = parts(line, '\t');
      read.push_back(
          {words.at(0), words.at(1), from_word<Consumer>(words.at(2)).value(), words.at(3), words.at(4)});
    }
    return read;
  }();
  return all;
}

using KeyAndConsumer = std::pair<std::string, Consumer>;  // "rules.yaml /properties/...", Play

std::set<KeyAndConsumer> unwitnessed() {
  std::set<KeyAndConsumer> all;
  for (const std::string& line : parts(text_of_file("tests/consumers/unwitnessed.txt"), '\n')) {
    const auto words = parts(line, ' ');
    all.insert({words.at(0) + " " + words.at(1), from_word<Consumer>(words.at(2)).value()});
  }
  return all;
}

std::vector<KeyOfSchema> keys_in(const std::string& file) {
  return keys_of(known_schema(text_of_file("schemas/" + std::string(printed::schema_of(file)))).value());
}

// Returns the consumers that the schema of a file declares, by the place of the key.
std::map<std::string, std::set<Consumer>> declared_in(const std::string& file) {
  std::map<std::string, std::set<Consumer>> declared;
  for (const KeyOfSchema& key : keys_in(file))
    for (const std::string& word : key.computed_by)
      declared[key.place].insert(from_word<Consumer>(word).value());
  return declared;
}

class Witnesses : public testing::TestWithParam<std::string> {};

// Each witness changes the result of its consumers, and of no consumer that the schema does not declare.
TEST_P(Witnesses, ShowThatAKeyHasAnEffect) {
  const Walk walk(GetParam(), effort_for(GetParam()));
  std::map<std::string, std::map<std::string, std::set<Consumer>>> wanted;  // by file and change
  for (const Witness& one : witnesses())
    if (one.title == GetParam()) wanted[one.file][one.change].insert(one.consumer);
  for (const auto& [file, tree] : walk.trees()) {
    auto& here = wanted[file];
    if (here.empty()) continue;
    const auto schema = text_of_file("schemas/" + std::string(printed::schema_of(file)));
    const auto declared = declared_in(file);
    for (const printed::DatumSites& sites : printed::data_of(file, tree, schema))
      for (const printed::Way& place : sites.places)
        for (const printed::Change& change : printed::changes_at(tree, place, sites.words)) {
          const auto known = here.find(change.told);
          if (known == here.end()) continue;
          const Consumers all{Consumer::Check, Consumer::Routes, Consumer::Upgrades, Consumer::Play};
          const auto changed = walk.changed(file, change.tree, all);
          ASSERT_TRUE(changed) << change.told;
          for (const Consumer consumer : known->second)
            EXPECT_TRUE(changed->result.contains(consumer)) << word_of(consumer) << ": " << change.told;
          const auto may = declared.find(sites.datum.place);
          for (const Consumer consumer : changed->result)
            EXPECT_TRUE(may != declared.end() && may->second.contains(consumer))
                << file << " " << sites.datum.pattern << " is not computed by " << word_of(consumer)
                << ", says its schema: " << change.told;
          here.erase(known);
        }
    for (const auto& [change, consumers] : here) ADD_FAILURE() << file << ": there is no " << change;
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, Witnesses, testing::ValuesIn([] {
                           std::set<std::string> titles;
                           for (const Witness& one : witnesses()) titles.insert(one.title);
                           return titles;
                         }()),
                         by_name);

// Every declared consumer has a witness or an entry in unwitnessed.txt, and no other consumer has.
TEST(Declared, ConsumersHaveWitnesses) {
  std::set<KeyAndConsumer> shown;
  for (const Witness& one : witnesses()) shown.insert({one.file + " " + one.place, one.consumer});
  const auto open = unwitnessed();
  std::set<std::string> tried;  // keys that some title has
  for (const auto& [key, consumer] : shown) tried.insert(key);
  for (const auto& [key, consumer] : open) tried.insert(key);
  for (const FileKind& kind : file_kinds) {
    const auto declared = declared_in(std::string(kind.name));
    for (const KeyOfSchema& key : keys_in(std::string(kind.name))) {
      const std::string name = std::string(kind.name) + " " + key.place;
      if (!tried.contains(name)) continue;
      for (const Consumer consumer : all_consumers) {
        if (consumer == Consumer::Print) continue;
        const auto at = declared.find(key.place);
        const bool says = at != declared.end() && at->second.contains(consumer);
        const bool has = shown.contains({name, consumer}) || open.contains({name, consumer});
        EXPECT_EQ(says, has) << name << " " << word_of(consumer);
      }
    }
  }
  for (const KeyAndConsumer& one : open) EXPECT_FALSE(shown.contains(one)) << one.first;
}

TEST(Table, OfTheDocumentationIsUpToDate) {
  const std::string text = text_of_file("docs/consumers.md");
  const std::string table = consumers_table(DiskReader(), noise::installation());
  EXPECT_TRUE(text.ends_with(table)) << "trackwright schema --consumers";
}

TEST(RuleConsumers, MatchTheSchema) {
  const RuleConsumers rules(DiskReader(), noise::installation());
  EXPECT_EQ(rules.of("stock_round.rebuy"), "printed, play");
  EXPECT_EQ(rules.of("companies.major.home"), "printed, play");
  EXPECT_EQ(rules.of("opening.1.sell"), "printed, check, play");
  EXPECT_EQ(rules.of("trains.emergency.loans"), "printed, check, play");
  EXPECT_EQ(rules.of("in_words.setup"), "text only");
}

}  // namespace
}  // namespace trackwright::consumers

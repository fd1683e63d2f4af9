// Tests the vocabulary of rules.yaml: the program reads each word of the schema, states it as written, and
// has a sentence for it.
#include "designer/format/title/rules_file.h"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "designer/format/yaml/write.h"
#include "engine/title/stated_rules.h"
#include "render/words/rule_texts.h"
#include "render/words/turn_texts.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

// A file with a single rule of the schema and one of its values.
struct Example {
  std::string form;
  std::string value;
  std::string text;
};

struct Around {
  std::string before, after;
  Around within(const std::string& opening, const std::string& closing) const {
    return {before + opening, closing + after};
  }
};

class Gathering {
 public:
  Gathering() {
    std::ifstream file(source_folder() + "/schemas/rules.json");
    schema_ = nlohmann::json::parse(file);
    for (const auto& [key, rule] : schema_.at("properties").items())
      if (key != "in_words" && key != "texts") gather(rule, key, {key + ": ", "\n"});
  }
  std::vector<Example> examples;

 private:
  void gather(const nlohmann::json& rule, const std::string& form, const Around& around) {
    if (rule.contains("$ref")) {
      const auto& definition =
          schema_.at(nlohmann::json::json_pointer(rule.at("$ref").get<std::string>().substr(1)));
      return gather(definition, form, around);
    }
    if (rule.contains("enum"))
      for (const auto& word : rule.at("enum")) add(form, word.get<std::string>(), around);
    else if (rule.contains("anyOf"))
      for (const auto& one : rule.at("anyOf")) gather(one, form, around);
    else if (rule.contains("properties"))
      for (const auto& [key, part] : rule.at("properties").items())
        gather(part, form + "." + key, around.within("{" + key + ": ", "}"));
    else if (rule.contains("items"))
      gather(rule.at("items"), form, around.within("[", "]"));
    else if (rule.contains("additionalProperties") && rule.at("additionalProperties").is_object())
      gather(rule.at("additionalProperties"), form, around.within("{minor: ", "}"));
    else if (rule.contains("type"))
      add_of_type(rule.at("type"), form, around);
  }

  void add_of_type(const nlohmann::json& type, const std::string& form, const Around& around) {
    const auto is = [&](const char* name) {
      return type == name || (type.is_array() && std::ranges::find(type, name) != type.end());
    };
    if (is("boolean")) {
      add(form, "true", around);
      add(form, "false", around);
    } else {
      add(form, is("integer") ? "20" : "D", around);
    }
  }

  void add(const std::string& form, const std::string& value, const Around& around) {
    examples.push_back({form, value, around.before + value + around.after});
  }

  nlohmann::json schema_;
};

TEST(RulesFile, ReadsAndStatesEachWordOfTheSchema) {
  const Gathering gathered;
  EXPECT_GT(gathered.examples.size(), 150U);
  for (const Example& example : gathered.examples) {
    const ParsedFile file = parsed(example.text);
    const std::vector<StatedRule> stated = stated_rules(build_rules(file.tree));
    ASSERT_EQ(stated.size(), 1U) << example.text;
    EXPECT_EQ(stated[0].form, example.form) << example.text;
    EXPECT_THAT(stated[0].value, testing::AnyOf(example.value, "[" + example.value + "]")) << example.text;
    EXPECT_TRUE(said(file.sources, stated[0].place).find(example.value) != std::string::npos) << example.text;
  }
}

TEST(RulesFile, RoundTripsThroughYaml) {
  for (const Example& example : Gathering().examples) {
    const ParsedFile file = parsed(example.text);
    const Rules rules = build_rules(file.tree);
    const ParsedFile again = parsed(write_yaml(rules_tree(rules)));
    EXPECT_EQ(build_rules(again.tree), rules) << example.text << write_yaml(rules_tree(rules));
  }
}

// Keys that become a sentence only together with another key of their part.
const std::set<std::string> told_with_others{"stock_round.president_sells_first",
                                             "trains.deals_from",
                                             "trains.exported",
                                             "trains.export_after",
                                             "privates.sold_to_companies.phases",
                                             "privates.between_players_from",
                                             "companies.few_players.up_to",
                                             "end.train",
                                             "end.zone",
                                             "end.then",
                                             "end.rounds",
                                             "end.sets",
                                             "operating_round.half.share",
                                             "operating_round.half.rounded",
                                             "operating_round.turn",
                                             "operating_round.always_asked",  // of records alone
                                             "operating_round.claims.lay",
                                             "operating_round.paired_tiles.hexes",
                                             "operating_round.paired_tiles.tiles",
                                             "merger.never",
                                             "merger.share",
                                             "merger.stations",
                                             "merger.limit_rises",
                                             "lots.players_below",
                                             "lots.count",
                                             "loans.dearer_by",
                                             "loans.dearest"};

TEST(RulesFile, EachRuleHasASentence) {
  for (const Example& example : Gathering().examples) {
    if (told_with_others.contains(example.form) || example.value == "false") continue;
    // For a power, the kind gives the sentence, unless it is `in_words`.
    const bool of_power =
        example.form.starts_with("privates.powers.") || example.form.starts_with("company_powers.");
    if (of_power && (!example.form.ends_with(".power") || example.value == "in_words")) continue;
    Title title;
    title.rules = build_rules(parsed(example.text).tree);
    const std::vector<ToldRule> told = told_rules(title);
    ASSERT_THAT(told, Not(IsEmpty())) << example.form << ": " << example.text;
    EXPECT_GT(told[0].text.size(), 10U) << example.text;
    EXPECT_TRUE(told[0].text.ends_with('.')) << told[0].text;
    EXPECT_THAT(told[0].text, Not(HasSubstr("_"))) << example.text;
    EXPECT_THAT(told[0].text, Not(HasSubstr("  "))) << example.text;
  }
}

TEST(RulesFile, EachStepHasANameOnACharter) {
  for (const Example& example : Gathering().examples) {
    if (example.form != "operating_round.turn") continue;
    Title title;
    title.rules = build_rules(parsed("operating_round: {turn: [" + example.value + "]}\n").tree);
    const std::vector<std::string> steps = turn_steps(title, "minor");
    ASSERT_EQ(steps.size(), 1U) << example.value;
    EXPECT_GT(steps[0].size(), 3U) << example.value;
  }
}

TEST(RulesFile, IgnoresAMisspeltWord) {
  const Rules rules =
      build_rules(parsed("stock_round: {turn: sell_bye, blocks: 3, priority: [first_to_pass]}\n").tree);
  EXPECT_EQ(rules, Rules{});
}

TEST(RulesFile, ReadsRulesInWordsBySection) {
  const Rules rules = build_rules(parsed("in_words: {track: [One, Two], end: [Three]}\n").tree);
  ASSERT_EQ(rules.in_words.size(), 3U);
  EXPECT_EQ(rules.in_words[1].section, rule::Section::Track);
  EXPECT_EQ(rules.in_words[1].text, "Two");
  EXPECT_EQ(rules.in_words[2].section, rule::Section::End);
}

TEST(RulesFile, AStepMayListSeveralActionsInAnyOrder) {
  const Rules rules = build_rules(parsed("operating_round: {turn: [[track, token], run]}\n").tree);
  ASSERT_EQ(rules.operating.turn.kinds.size(), 1U);
  EXPECT_EQ(rules.operating.turn.kinds[0].first.value, "all");
  EXPECT_EQ(stated_rules(rules)[0].value, "[track, token], run");
}

TEST(RulesFile, FindsTheRuleOfAKindOfCompanyOrOfAll) {
  const Rules rules = build_rules(parsed("trains: {must_own: {minor: never, all: always}}\n").tree);
  EXPECT_EQ((*for_kind(rules.trains.must_own, "minor"))->value, rule::MustOwn::Never);
  EXPECT_EQ((*for_kind(rules.trains.must_own, "national"))->value, rule::MustOwn::Always);
  EXPECT_EQ(for_kind(rules.companies, "minor"), nullptr);
}

}  // namespace
}  // namespace trackwright

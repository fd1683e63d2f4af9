// `show`: prints an overview of a title, or its merged data.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/overview.h"
#include "designer/faces/cli/table.h"
#include "designer/format/yaml/write.h"
#include "designer/studio/consumers.h"
#include "designer/studio/open.h"
#include "engine/base/words.h"
#include "engine/title/census.h"
#include "engine/title/stated_rules.h"
#include "render/words/rule_texts.h"

namespace trackwright {

namespace {

struct ShowRequest {
  TitleName title;
  bool json = false;
  bool merged = false;
  bool census = false;
  bool rules = false;
};

// Prints the census in the form of title.yaml. Only labels can need quotes in YAML; other names never do.
std::string census_yaml(const Title& title) {
  Node sections;
  sections.kind = Node::Kind::Mapping;
  for (const CensusSection& section : take_census(title)) {
    Node counts;
    counts.kind = Node::Kind::Mapping;
    for (const CensusCount& one : section.counts) {
      Node number;
      number.kind = Node::Kind::Integer;
      number.text = std::to_string(one.count);
      counts.entries.push_back({one.thing, {}, std::move(number)});
    }
    sections.entries.push_back({section.name, {}, std::move(counts)});
  }
  Node top;
  top.kind = Node::Kind::Mapping;
  top.entries.push_back({"census", {}, std::move(sections)});
  return write_yaml(top);
}

// The sentences generated from rules.yaml, by section, each with its rule.
std::string rules_text(const Title& title, const RuleConsumers& consumers) {
  const std::vector<ToldRule> told = told_rules(title);
  const auto in_words = std::ranges::count_if(told, &ToldRule::in_words);
  std::string text =
      fmt::format("{} stated, {} generated from them, {} in words only\n",
                  counted(stated_rules(title.rules).size(), "rule"),
                  counted(told.size() - static_cast<std::size_t>(in_words), "sentence"), in_words);
  std::optional<rule::Section> section;
  for (const ToldRule& rule : told) {
    if (section != rule.section) text += fmt::format("\n{}\n", section_heading(rule.section));
    section = rule.section;
    text += fmt::format("  {} [{}]\n", rule.text,
                        rule.in_words
                            ? "in words: text only"
                            : rule.rule + (rule.own ? ", own sentence: " : ": ") + consumers.of(rule.rule));
  }
  return text;
}

Exit show_title(const Environment& environment, const ShowRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable) return Exit::Unusable;
  std::ostream& out = environment.streams.out;
  if (options.json)
    out << write_json(loaded.merged);
  else if (options.census && loaded.title)
    out << census_yaml(*loaded.title);
  else if (options.rules && loaded.title)
    out << rules_text(*loaded.title, {environment.files, environment.installation});
  else if (options.merged)
    for (const auto& [name, tree] : loaded.merged) out << "# " << name << '\n' << write_yaml(tree) << '\n';
  else if (loaded.title)
    out << overview(*loaded.title);
  return judge(loaded.findings, false);
}

Action set_up_show(CLI::App& app) {
  const auto options = std::make_shared<ShowRequest>();
  add_title(app, options->title);
  auto* merged =
      app.add_flag("--merged", options->merged, "the files as YAML, including data from `extends`");
  auto* json = app.add_flag("--json", options->json, "the same as one JSON object, with a key for each file");
  json->excludes(merged);
  app.add_flag("--census", options->census, "the counts of all items, in the form of `census` in title.yaml")
      ->excludes(merged)
      ->excludes(json);
  app.add_flag("--rules", options->rules,
               "the rules of play: each sentence with its rule and the commands that compute it, and the "
               "rules that are only text")
      ->excludes(merged)
      ->excludes(json);
  return [options](const Environment& environment) { return show_title(environment, *options); };
}

}  // namespace

Command show_command() {
  return {"show", "show the contents of a title, or print its merged data",
          "Shows the contents of a title: players, options, map, tiles, phases, trains, market and "
          "companies. With "
          "--merged or --json, the command prints the data, including those of the base title.",
          "show mytitle\nshow mytitle --json\nshow mytitle --census\nshow mytitle --rules\nshow my/variant "
          "--merged",
          set_up_show};
}

}  // namespace trackwright

// Lists the consumers of each key of the title format by changing each kind of datum of each title. Prints
// one line for each: file and key, the consumers whose result changes with an example, and the consumers that
// report that they do not compute it; then the same consumers for each word that the schema allows.
//
// Usage: consumers [TITLE...] [--places N] [--only "rules.yaml stock_round"] [--for CONSUMER]...
//        [--without-words] [--witnesses]
// `--witnesses` prints one change for each key and consumer, in the form of tests/consumers/witnesses.tsv.
#include <fmt/core.h>

#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "tests/consumers/survey.h"
#include "tests/mutations/trial.h"

using namespace trackwright::consumers;

namespace {

void list(const Survey& all) {
  for (const auto& [key, found] : all) {
    fmt::print("{}\t{}\t{}\t{}\t", key.first, key.second, found.pattern, found.tried);
    for (const auto& [consumer, example] : found.witness)
      fmt::print("{} <{}>; ", trackwright::word_of(consumer), example);
    fmt::print("\t");
    for (const auto& [consumer, example] : found.told)
      fmt::print("{} <{}>; ", trackwright::word_of(consumer), example);
    fmt::print("\n");
    for (const std::string& word : found.words) {
      fmt::print("  {}\t{}\t{}\t", key.first, key.second, word);
      if (const auto known = found.by_word.find(word); known != found.by_word.end())
        for (const Consumer consumer : known->second) fmt::print("{} ", trackwright::word_of(consumer));
      fmt::print("\n");
    }
  }
}

// Prints the format of tests/consumers/witnesses.tsv.
void list_witnesses(const Survey& all) {
  for (const auto& [key, found] : all)
    for (const auto& [consumer, example] : found.witness) {
      const std::size_t title = example.find(' ');
      fmt::print("{}\t{}\t{}\t{}\t{}\n", key.first, key.second, trackwright::word_of(consumer),
                 example.substr(0, title), example.substr(title + 1));
    }
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> titles;
  Wanted wanted;
  bool only_witnesses = false;
  Consumers chosen;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const bool more = i + 1 < argc;
    if (word == "--places" && more)
      wanted.places = std::stoul(argv[++i]);
    else if (word == "--only" && more)
      wanted.only = argv[++i];
    else if (word == "--witnesses")
      wanted.words = !(only_witnesses = true);
    else if (word == "--for" && more) {
      if (const auto consumer = trackwright::from_word<Consumer>(argv[++i])) chosen.insert(*consumer);
    } else if (word == "--without-words")
      wanted.words = false;
    else
      titles.push_back(word);
  }
  if (!chosen.empty()) wanted.consumers = chosen;
  if (titles.empty()) {
    titles = trackwright::mutations::shipped_titles();
    titles.emplace_back("tests/data/everything");
  }
  Survey all;
  for (const std::string& title : titles) {
    const auto begin = std::chrono::steady_clock::now();
    survey(Walk(title, effort_for(title)), title, wanted, all);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    fmt::print(stderr, "{}: {:.0f} s\n", title, took.count());
  }
  if (only_witnesses)
    list_witnesses(all);
  else
    list(all);
}

#include "tests/consumers/survey.h"

#include <utility>

#include "tests/printed/data.h"
#include "tests/source_folder.h"

namespace trackwright::consumers {

namespace {

class Surveyor {
 public:
  Surveyor(const Walk& walk, const std::string& title, const Wanted& wanted, Survey& survey)
      : walk_(walk), title_(title), wanted_(wanted), survey_(survey) {}

  void look_at(const std::string& file, const Node& tree, const printed::DatumSites& sites) {
    if (!(file + " " + sites.datum.pattern).starts_with(wanted_.only)) return;
    Found& found = survey_[{file, sites.datum.place.empty() ? sites.datum.pattern : sites.datum.place}];
    found.pattern = sites.datum.pattern;
    found.words = sites.words;
    std::size_t places = 0;
    for (const printed::Way& place : sites.places) {
      if (places == wanted_.places) return;
      ++places;
      for (const printed::Change& change : printed::changes_at(tree, place, sites.words))
        if (!try_change(file, change, found)) break;
      if (wanted_.words)
        for (const printed::Change& change : printed::words_at(tree, place, sites.words))
          try_word(file, change, found);
    }
  }

 private:
  Consumers missing(const Found& found) const {
    Consumers wanted;
    for (const Consumer one : wanted_.consumers)
      if (!found.witness.contains(one)) wanted.insert(one);
    return wanted;
  }

  // Returns false if every consumer already has a witness.
  bool try_change(const std::string& file, const printed::Change& change, Found& found) {
    const Consumers wanted = missing(found);
    if (wanted.empty()) return false;
    note(walk_.changed(file, change.tree, wanted), change, found);
    return true;
  }

  void try_word(const std::string& file, const printed::Change& change, Found& found) {
    Consumers wanted;
    for (const Consumer one : wanted_.consumers)
      if (!found.by_word[change.after].contains(one)) wanted.insert(one);
    if (!wanted.empty()) note(walk_.changed(file, change.tree, wanted), change, found);
  }

  void note(const std::optional<Walk::Changed>& changed, const printed::Change& change, Found& found) {
    if (!changed) return;
    ++found.tried;
    for (const Consumer one : changed->result) {
      found.witness.try_emplace(one, title_ + " " + change.told);
      if (!found.words.empty()) {
        found.by_word[change.before].insert(one);
        if (!change.after.empty()) found.by_word[change.after].insert(one);
      }
    }
    for (const Consumer one : changed->told) found.told.try_emplace(one, title_ + " " + change.told);
  }

  const Walk& walk_;
  const std::string& title_;
  const Wanted& wanted_;
  Survey& survey_;
};

}  // namespace

void survey(const Walk& walk, const std::string& title, const Wanted& wanted, Survey& survey) {
  Surveyor surveyor(walk, title, wanted, survey);
  for (const auto& [file, tree] : walk.trees()) {
    const std::string schema = source_folder() + "/schemas/" + std::string(printed::schema_of(file));
    const auto text = DiskReader().read(schema, largest_file);
    for (const printed::DatumSites& sites : printed::data_of(file, tree, text.value_or("")))
      surveyor.look_at(file, tree, sites);
  }
}

}  // namespace trackwright::consumers

// Compares all pairs of tiles of the reference titles, with their rotations.
#include <gtest/gtest.h>

#include <set>

#include "engine/upgrade/upgrades.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

using reference::Json;

using Forms = std::map<std::string, UpgradeForm>;

Forms standard_forms() {
  Forms forms;
  const Json standard = reference::read(reference::folder() / "tiles.json")["tiles"];
  for (const auto& [id, record] : standard.items())
    if (!record.value("unparsed", false)) forms.insert_or_assign(id, upgrade_form(reference::tile(record)));
  return forms;
}

// Returns the forms of all tiles that a title may lay: standard tiles and its own.
Forms forms_of_title(Forms forms, const std::string& slug) {
  const Json title = reference::read(reference::folder() / "titles" / (slug + ".json"));
  if (title.contains("custom_tiles"))
    for (const auto& [id, record] : title["custom_tiles"].items())
      forms.insert_or_assign(id, upgrade_form(reference::tile(record)));
  return forms;
}

Rotations rotations(const Json& list) {
  unsigned bits = 0;
  for (const Json& r : list) bits |= 1U << r.get<unsigned>();
  return Rotations(bits);
}

struct Agreement {
  int pairs = 0;
  int differences = 0;
  std::string first;

  void note(bool agrees, const std::string& what) {
    ++pairs;
    if (agrees) return;
    ++differences;
    if (differences <= 5) first += what + "; ";
  }
};

void compare_from(const std::string& id, const Json& record, const Forms& forms, Agreement& agreement) {
  if (!forms.contains(id)) return;
  const UpgradeForm& from = forms.at(id);
  for (const auto& [to, list] : record["legal"].items()) {
    if (!forms.contains(to)) continue;
    const UpgradeFit fit = upgrade_fit(from, forms.at(to));
    const Rotations strict = record.contains("strict") && record["strict"].contains(to)
                                 ? rotations(record["strict"][to])
                                 : rotations(list);
    agreement.note(!fit.broken && fit.keeping_track == rotations(list) && fit.fitting == strict,
                   id + ">" + to);
  }
  for (const Json& to : record["illegal"]) {
    if (!forms.contains(to.get<std::string>())) continue;
    const UpgradeFit fit = upgrade_fit(from, forms.at(to.get<std::string>()));
    agreement.note(fit.broken.has_value(), id + ">" + to.get<std::string>() + " allowed");
  }
}

Agreement compare(const Json& upgrades, const Forms& standard) {
  Agreement agreement;
  const Forms tiles = forms_of_title(standard, upgrades["slug"].get<std::string>());
  for (const auto& [id, record] : upgrades["from"].items()) compare_from(id, record, tiles, agreement);
  return agreement;
}

TEST(UpgradesConformance, MatchesAllPairsOfTitlesWithTheSharedRules) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const Forms standard = standard_forms();
  int pairs = 0;
  int titles = 0;
  int weak_pairs = 0;
  int weak_differences = 0;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "upgrades")) {
    if (entry.path().filename() == "INDEX.json") continue;
    const Json upgrades = reference::read(entry.path());
    const Agreement agreement = compare(upgrades, standard);
    if (!upgrades["generic"].get<bool>()) {  // these change the rules, so they are only counted
      weak_pairs += agreement.pairs;
      weak_differences += agreement.differences;
      continue;
    }
    EXPECT_EQ(agreement.differences, 0) << entry.path().filename() << ' ' << agreement.first;
    EXPECT_EQ(agreement.pairs, upgrades["pairs"].get<int>()) << entry.path().filename();
    pairs += agreement.pairs;
    ++titles;
  }
  EXPECT_EQ(titles, 31);
  EXPECT_EQ(pairs, 16840);
  RecordProperty("titles_with_own_rules_agree_percent",
                 std::to_string(100.0 - 100.0 * weak_differences / weak_pairs));
  std::cout << "titles with rules of their own: " << weak_pairs - weak_differences << " of " << weak_pairs
            << " pairs agree\n";
}

}  // namespace
}  // namespace trackwright

// Compares the counts of a kit with those of the title: in kit.json, on the checklist, and on the sheets as
// read with other programs. A piece on the sheets is identified by its words (the number of a tile, the name
// of a train), or by its number of copies if it has a logo and no words.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>

#include "tests/designer/press/printed_forms.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using facts::shipped;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

// The number of copies of a piece with these words.
struct Copies {
  Words words;
  int count = 0;
};

std::ostream& operator<<(std::ostream& out, const Copies& copies) {
  out << copies.count << " x";
  for (const std::string& word : copies.words) out << ' ' << word;
  return out;
}

std::string in_words(const std::vector<Copies>& all) {
  std::ostringstream out;
  for (const Copies& copies : all) out << copies << "; ";
  return out.str();
}

bool may_be(const Copies& expected, const Copies& found) {
  if (expected.count != found.count) return false;
  return std::ranges::all_of(expected.words, [&](const std::string& word) {
    return std::ranges::find(found.words, word) != found.words.end();
  });
}

// Returns success if `expected` and `found` match one to one: a perfect matching, found by augmenting
// paths.
testing::AssertionResult same_pieces(const std::vector<Copies>& expected, const std::vector<Copies>& found) {
  std::vector<std::size_t> taken_by(found.size(), expected.size());
  std::vector<bool> tried;
  const std::function<bool(std::size_t)> place = [&](std::size_t one) {
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (tried[i] || !may_be(expected[one], found[i])) continue;
      tried[i] = true;
      if (taken_by[i] == expected.size() || place(taken_by[i])) {
        taken_by[i] = one;
        return true;
      }
    }
    return false;
  };
  for (std::size_t one = 0; one < expected.size(); ++one) {
    tried.assign(found.size(), false);
    if (!place(one))
      return testing::AssertionFailure() << "no " << expected[one] << " among " << in_words(found);
  }
  if (expected.size() != found.size())
    return testing::AssertionFailure() << found.size() << " kinds of pieces, not " << expected.size() << ": "
                                       << in_words(found) << " for " << in_words(expected);
  return testing::AssertionSuccess();
}

// The title's data about one kind of piece: the words in lists, the words on the piece, the count.
struct Said {
  Words listed;
  Words printed;
  int count = 0;
};
using Sayings = std::vector<Said>;

Sayings said_of_tiles(const Title& title) {
  Sayings said;
  for (const ManifestEntry& entry : title.manifest)
    if (const int count = entry.print > 0 ? entry.print : entry.count.value_or(1); count > 0)
      said.push_back({{entry.id.value}, {entry.id.value}, count});
  return said;
}

Sayings said_of_certificates(const Title& title) {
  Sayings said;
  for (const Company& company : title.companies.companies)
    for (const Certificate& certificate : company.certificates) {
      Words words{company.id.value};
      if (certificate.percent.value > 0) words.push_back(std::to_string(certificate.percent.value));
      if (certificate.count.value > 0) said.push_back({words, words, certificate.count.value});
    }
  return said;
}

// Returns the trains of the supply, or the cards that are sold beside them.
Sayings said_of_trains(const Title& title, bool beside) {
  Sayings said;
  for (const Train& train : title.roster.trains) {
    if ((!train.stack.empty() && train.stack != "train") != beside) continue;
    const int count = train.count ? train.count->value : train.print;
    if (count > 0) said.push_back({words_of(train.name.value), words_of(train.name.value), count});
  }
  return said;
}

Sayings said_of_loans(const Title& title) {
  Sayings said;
  for (const Loan& loan : title.roster.loans)
    if (loan.print > 0) said.push_back({words_of(loan.name.value), words_of(loan.name.value), loan.print});
  return said;
}

Sayings said_of_privates(const Title& title) {
  Sayings said;
  for (const Private& one : title.companies.privates)
    said.push_back({words_of(one.name), words_of(one.name), 1});
  return said;
}

Sayings said_of_charters(const Title& title) {
  Sayings said;
  for (const Company& company : title.companies.companies)
    said.push_back({words_of(company.name), words_of(company.name), 1});
  return said;
}

Sayings said_of_tokens(const Title& title) {
  Sayings said;
  const bool marked =
      std::ranges::find(title.runs.bonuses, "destination", &RunBonus::token) != title.runs.bonuses.end();
  for (const Company& company : title.companies.companies) {
    const Words id{company.id.value};
    const int stations = static_cast<int>(company.tokens.size());
    if (stations > 0) said.push_back({id, id, stations});
    if (stations > 0 && company.conversion && company.conversion->tokens) said.push_back({id, id, stations});
    if (!company.certificates.empty()) said.push_back({id, id, 1});
    if (marked && (company.destination || company.connection)) said.push_back({id, id, 1});
  }
  for (const BonusToken& bonus : title.companies.bonus_tokens)
    if (bonus.count.value > 0) said.push_back({words_of(bonus.name), {}, bonus.count.value});
  return said;
}

Sayings said_of_value_tiles(const Title& title) {
  Sayings said;
  if (const auto& drawn = title.companies.value_tiles)
    for (const ValueTiles::Tile& tile : drawn->tiles) {
      Words values;
      for (const Placed<int>& value : tile.values) values.push_back(std::to_string(value.value));
      said.push_back({{}, values, 1});
    }
  return said;
}

Sayings said_of_aids(const Title& title) {
  return {{{}, words_of(title.name), title.players.back().players}};
}

struct CountedKind {
  const char* component;
  Sayings (*said)(const Title&);
};
const std::vector<CountedKind> counted_kinds{
    {"tiles", said_of_tiles},
    {"certificates", said_of_certificates},
    {"trains", [](const Title& title) { return said_of_trains(title, false); }},
    {"ships", [](const Title& title) { return said_of_trains(title, true); }},
    {"loans", said_of_loans},
    {"privates", said_of_privates},
    {"charters", said_of_charters},
    {"tokens", said_of_tokens},
    {"value-tiles", said_of_value_tiles},
    {"aids", said_of_aids}};

std::vector<Copies> listed(const Json& kit, const std::string& component) {
  std::vector<Copies> all;
  for (const Json& piece : kit["pieces"])
    if (piece["component"] == component && !piece.contains("board"))
      all.push_back({words_of(piece["label"].get<std::string>()), piece["count"]});
  return all;
}

// Returns the file with the pieces of a component, because cards of several components share sheets.
std::string file_of(const Json& kit, const std::string& component) {
  for (const Json& piece : kit["pieces"])
    if (piece["component"] == component && piece.contains("file")) return piece["file"];
  return component + ".pdf";
}

// Returns the pieces on the sheets of a file; none if there is no such file.
std::vector<Copies> on_sheets(const std::string& path) {
  std::vector<Copies> all;
  if (!DiskReader().is_file(path)) return all;
  for (const PrintedForm& form : printed_forms(path)) all.push_back({form.words, form.uses});
  return all;
}

std::set<std::string> components_of_pieces(const Json& kit) {
  std::set<std::string> names;
  for (const Json& piece : kit["pieces"])
    if (!piece.contains("board")) names.insert(piece["component"]);
  return names;
}

// A printed kit that reads each of its files back at most once.
class CountedKit {
 public:
  explicit CountedKit(const std::string& title) {
    // Without backs each piece has one front.
    EXPECT_EQ(ran({"kit", title, "--backs", "none", "-o", scratch_.path("kit")}).code, 0);
    list_ = Json::parse(scratch_.read("kit/kit.json"), nullptr, false);
  }

  const Json& list() const { return list_; }
  std::string path(const std::string& file) const { return scratch_.path("kit/" + file); }
  const std::vector<Copies>& on_sheets_of(const std::string& file) {
    const auto [entry, is_new] = sheets_.emplace(file, std::vector<Copies>{});
    if (is_new) entry->second = on_sheets(path(file));
    return entry->second;
  }

 private:
  Scratch scratch_;
  Json list_;
  std::map<std::string, std::vector<Copies>> sheets_;  // by file
};

// All tests of a title share one kit.
class CountsOfTitle : public testing::TestWithParam<std::string> {
 protected:
  static void TearDownTestSuite() { kits().clear(); }

  void SetUp() override {
    std::unique_ptr<CountedKit>& kit = kits()[GetParam()];
    if (!kit) kit = std::make_unique<CountedKit>(GetParam());
    ASSERT_TRUE(kit->list().is_object());
    kit_ = kit.get();
  }

  const Json& list() const { return kit_->list(); }

  CountedKit* kit_ = nullptr;

 private:
  static std::map<std::string, std::unique_ptr<CountedKit>>& kits() {
    static std::map<std::string, std::unique_ptr<CountedKit>> by_title;
    return by_title;
  }
};

TEST_P(CountsOfTitle, EqualTheListAndTheSheets) {
  std::map<std::string, std::vector<Copies>> on_pieces;  // by file
  std::set<std::string> told;
  for (const CountedKind& kind : counted_kinds) {
    std::vector<Copies> in_list;
    std::vector<Copies>& printed = on_pieces[file_of(list(), kind.component)];
    for (const Said& said : kind.said(shipped(GetParam()))) {
      in_list.push_back({said.listed, said.count});
      printed.push_back({said.printed, said.count});
    }
    told.insert(kind.component);
    EXPECT_TRUE(same_pieces(in_list, listed(list(), kind.component))) << kind.component << ", kit.json";
  }
  // The same sheets also contain pieces whose counts the program chooses.
  for (const std::string& component : components_of_pieces(list())) {
    const auto known = on_pieces.find(file_of(list(), component));
    if (known == on_pieces.end() || told.contains(component)) continue;
    for (const Copies& copies : listed(list(), component)) known->second.push_back({{}, copies.count});
  }
  for (const auto& [file, expected] : on_pieces)
    EXPECT_TRUE(same_pieces(expected, kit_->on_sheets_of(file))) << file;
}

// The program chooses the counts of some pieces (bank notes, markers, cards of players); the sheets must
// agree with the list.
TEST_P(CountsOfTitle, InTheListEqualTheSheets) {
  const std::set<std::string> components = components_of_pieces(list());
  EXPECT_GE(components.size(), 8u);
  std::map<std::string, std::vector<Copies>> expected;  // by file
  for (const std::string& component : components)
    for (Copies copies : listed(list(), component)) {
      if (component != "notes") copies.words.clear();
      expected[file_of(list(), component)].push_back(copies);
    }
  for (const auto& [file, pieces] : expected)
    EXPECT_TRUE(same_pieces(pieces, kit_->on_sheets_of(file))) << file;
}

// Omits the first line of each page, its title, and the last, the description of the sheet.
Words words_of_list(const std::string& text) {
  Words words;
  std::istringstream pages(text);
  for (std::string page; std::getline(pages, page, '\f');) {
    const std::size_t first = page.find('\n');
    const std::size_t last = page.find_last_of('\n', page.size() - 2);
    if (first == std::string::npos || last <= first) continue;
    const Words more = words_of(page.substr(first, last - first));
    words.insert(words.end(), more.begin(), more.end());
  }
  return words;
}

// The checklist contains each component with its number of pieces, and each piece, word for word.
TEST_P(CountsOfTitle, EqualTheChecklist) {
  const std::string text = run_program("pdftotext -raw " + kit_->path("checklist.pdf") + " -").output;
  const Words read = words_of_list(text);
  std::size_t parts = 0;
  for (const std::string& component : components_of_pieces(list())) {
    Words told;
    int sum = 0;
    for (const Copies& copies : listed(list(), component)) {
      sum += copies.count;
      told.insert(told.end(), copies.words.begin(), copies.words.end());
      told.push_back(std::to_string(copies.count));
    }
    told.insert(told.begin(), std::to_string(sum));
    EXPECT_NE(std::search(read.begin(), read.end(), told.begin(), told.end()), read.end())
        << component << ": " << in_words({{told, sum}}) << "\nin\n"
        << text;
    ++parts;
  }
  EXPECT_GE(parts, 9u);
}

INSTANTIATE_TEST_SUITE_P(Titles, CountsOfTitle,
                         testing::Values("18scan", "18norway", "18sj", "18sj-edelsward", "18sj-oscarian",
                                         "18qq", "denmark1847", "1870"),
                         by_name);

// Tests the reading itself: it notices a kit with one tile fewer.
TEST(PrintedForms, NoticeAMissingPiece) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", "18scan", "--quantity", "tiles/tile-58=6", "-o", scratch.path("kit")}).code, 0);
  std::vector<Copies> said;
  for (const Said& tile : said_of_tiles(shipped("18scan"))) said.push_back({tile.printed, tile.count});
  EXPECT_FALSE(same_pieces(said, on_sheets(scratch.path("kit/tiles.pdf"))));
  for (Copies& tile : said)
    if (tile.words == Words{"58"}) --tile.count;
  EXPECT_TRUE(same_pieces(said, on_sheets(scratch.path("kit/tiles.pdf"))));
}

}  // namespace
}  // namespace trackwright

#include "render/components/charts/charters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>

#include "designer/format/press/theme_file.h"
#include "render/components/charts/charter_places.h"
#include "render/components/proof.h"
#include "render/tile/livery.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

Component made_charters(const Title& title, Findings& findings, const ArtFiles* art = nullptr) {
  const Theme theme = classic_theme();
  return made_by(charters, {title, theme, {}, findings, art});
}

Box trimmed(const Piece& piece) {
  return {-piece.size.width / 2, -piece.size.height / 2, piece.size.width, piece.size.height};
}

std::vector<std::string> messages(const Findings& findings) {
  std::vector<std::string> out;
  for (const Finding& finding : findings) out.push_back(finding.message);
  return out;
}

TEST(Charters, ExistForEachCompanyAndAreHalfAsWideForMinors) {
  Findings findings;
  const Component component = made_charters(sample_title(), findings);
  EXPECT_THAT(messages(findings), IsEmpty());
  ASSERT_THAT(component.pieces, SizeIs(3));
  EXPECT_EQ(component.pieces[0].id, "charter-N&P");
  EXPECT_EQ(component.pieces[0].size, (Size{180, 124}));
  EXPECT_EQ(component.pieces[2].size, (Size{88, 124}));
}

TEST(Charters, ShowTheDataOfTheTitle) {
  Findings findings;
  const Component component = made_charters(sample_title(), findings);
  const auto major = texts(component.pieces[0].front);
  for (const char* text : {"Northport & Plains Railway", "A2", "Northport A2", "free", "$40", "$100",
                           "Trains", "Treasury", "Run trains", "3 / 2+2", "$210 / $190", "$1150"})
    EXPECT_THAT(major, Contains(text));
  const auto minor = texts(component.pieces[2].front);
  for (const char* text :
       {"Coast Line", "B3", "Great Harbour", "NE B3", "C4", "Southwick-", "on-the-Water", "destination"})
    EXPECT_THAT(minor, Contains(text));
}

// All charters of a kind have the steps at the same place, beside or below the treasury.
TEST(Charters, OfAKindHaveTheStepsOfATurnInTheSamePlace) {
  Title title = sample_title();
  title.companies.companies[1].kind = title.companies.companies[0].kind;
  Findings findings;
  const auto place_of_steps = [&](std::size_t piece) {
    for (const TextBox& text : text_boxes(made_charters(title, findings).pieces[piece].front))
      if (text.text == "Operating round") return text.box.x;
    return 0.0;
  };
  const double usual = place_of_steps(1);
  title.companies.companies[0].notes.assign(7, "Operates with its president's certificate alone");
  EXPECT_GT(place_of_steps(0), usual + 1);
  EXPECT_NEAR(place_of_steps(0), place_of_steps(1), 0.01);
}

// All treasuries of a kind have the same frame, even if one company has a note or its name takes two lines;
// also if a third company has many notes, so that all have the steps within the treasury.
TEST(Charters, OfAKindHaveTreasuriesWithTheSameFrame) {
  Title title = sample_title();
  title.companies.companies[1].kind = title.companies.companies[0].kind;
  title.operating_round.resize(3);
  title.companies.companies[1].notes = {"Operates with its president's certificate alone"};
  Company third = title.companies.companies[0];
  third.id.value = "third";
  third.notes.assign(6, "Operates with its president's certificate alone");
  title.companies.companies.insert(title.companies.companies.begin() + 2, third);
  for (const std::size_t companies : {4U, 2U}) {
    title.companies.companies.resize(companies);
    Findings findings;
    const Component component = made_charters(title, findings);
    const auto height_of = [&](std::size_t piece, const std::string& words) {
      for (const TextBox& text : text_boxes(component.pieces[piece].front))
        if (text.text == words) return text.box.y;
      return 0.0;
    };
    for (const char* words : {"Treasury", "Run trains"})
      EXPECT_NEAR(height_of(0, words), height_of(1, words), 0.01) << words << " of " << companies;
    EXPECT_GT(height_of(1, "Notes"), height_of(1, "Run trains"));
  }
}

// Teal on yellow has a contrast of 3: enough for a name, but not for a line of 8 pt.
TEST(Charters, SmallLettersAreBlackIfTheContrastIsTooLow) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  company.colour = "#ffff00";
  company.text_colour = "#0e8fb9";
  Findings findings;
  const Component charters = made_charters(title, findings);
  for (const Item& item : charters.pieces[0].front.items)
    if (const auto* text = std::get_if<Text>(&item.value); text != nullptr && text->at.y < -45) {
      const double least = text->font.size < 4.2 ? 4.5 : 3;
      EXPECT_GE(contrast(text->colour, {1, 1, 0}), least) << text->text;
    }
}

// The limits of loans must not shrink to 7 pt on one line.
TEST(Charters, ShowTheLimitOfLoans) {
  Title title = sample_title();
  Loan loan;
  loan.name = {"Loan", {}};
  loan.limits = {{"major", {5, {}}}};
  Loan bond = loan;
  bond.name.value = "Bond";
  bond.limits["major"] = {2, {}};
  title.roster.loans = {loan, bond};
  title.companies.companies[1].kind = "national";
  Findings findings;
  const Component component = made_charters(title, findings);
  ASSERT_THAT(component.pieces, SizeIs(3));
  EXPECT_THAT(texts(component.pieces[0].front), Contains("Limit: Loan 5, Bond 2"));
  for (const std::size_t other : {1U, 2U})
    EXPECT_THAT(texts(component.pieces[other].front), testing::Not(Contains(HasSubstr("Limit: Loan"))));
}

TEST(Charters, NamesBelowTokensTakeASecondLineBeforeTheyShrink) {
  Findings findings;
  for (const Piece& piece : made_charters(sample_title(), findings).pieces)
    EXPECT_GE(smallest_type({"charters", "Charters", {piece}, {}}, TypeRead::InPlay)->size, 2.82)
        << piece.label;
}

TEST(Charters, ShowTurnTradeInsConnectionAndSet) {
  Title title = sample_title();
  title.operating_round.clear();
  title.turns = {{"major", {{"Pay or withhold", {}}}}, {"minor", {{"Pay half", {}}}}};
  title.roster.trains[4].discount = {{"5", 200}};
  Company& major = title.companies.companies[0];
  major.destination.reset();
  major.connection = Connection{{{"C4", {}}}, Placed<int>{9, {}}, "Once in the game", {}};
  major.group = "one leaves the game";
  Findings findings;
  const Component component = made_charters(title, findings);
  std::string front;
  for (const std::string& text : texts(component.pieces[0].front)) front += text + " ";
  EXPECT_TRUE(matches_text(front));
  EXPECT_THAT(front, testing::Not(HasSubstr("Pay half")));
  // Half a sheet has no room for steps; the player aid has them.
  EXPECT_THAT(texts(component.pieces[2].front), testing::Not(Contains("Pay or withhold")));
  EXPECT_TRUE(texts_apart(component.pieces[0].front));
  EXPECT_THAT(messages(findings), IsEmpty());
}

TEST(Charters, ShowThePhaseInWhichFullCapitalBegins) {
  Title title = sample_title();
  title.capitalization = "incremental";
  CompanyRules rules;
  rules.full_from = Ref{"5", {}};
  title.rules.companies.kinds.emplace_back(Ref{"major", {}}, rules);
  Findings findings;
  EXPECT_THAT(texts(made_charters(title, findings).pieces[0].front),
              Contains(HasSubstr("incremental capitalization, full from phase 5")));
  title.companies.companies[0].capitalization = "incremental";
  EXPECT_THAT(texts(made_charters(title, findings).pieces[0].front),
              Contains(HasSubstr("incremental capitalization, full from phase 5")));
}

TEST(Charters, ShowThatThePresidentsCertificateFloatsTheCompany) {
  Title title = sample_title();
  Company& major = title.companies.companies[0];
  const auto president = std::ranges::find_if(major.certificates, &Certificate::president);
  ASSERT_NE(president, major.certificates.end());
  major.float_by_phase.clear();
  major.float_percent = Placed<int>{president->percent.value, {}};
  Findings findings;
  EXPECT_THAT(texts(made_charters(title, findings).pieces[0].front),
              Contains(HasSubstr("floats with its president's certificate")));
  major.float_percent->value += 10;
  EXPECT_THAT(texts(made_charters(title, findings).pieces[0].front),
              Contains(HasSubstr("floats at " + std::to_string(president->percent.value + 10) + " %")));
}

TEST(Charters, OmitTradeInsPricesAndLimitsForCompaniesThatBuyNoTrains) {
  Title title = sample_title();
  title.operating_round.clear();
  title.roster.trains[4].discount = {{"5", 200}};
  const auto step = [](rule::StepKind kind) { return TurnStep{{{kind, {}}}}; };
  title.rules.operating.turn.kinds = {{{"major", {}}, {step(rule::StepKind::BuyTrains)}},
                                      {{"minor", {}}, {step(rule::StepKind::Run)}}};
  Findings findings;
  const Component component = made_charters(title, findings);
  EXPECT_THAT(texts(component.pieces[0].front), Contains(HasSubstr("for a 5 traded in")));
  EXPECT_THAT(texts(component.pieces[2].front), testing::Not(Contains(HasSubstr("for a 5 traded in"))));
  EXPECT_THAT(texts(component.pieces[0].front), Contains("Price"));
  EXPECT_THAT(texts(component.pieces[2].front), testing::Not(Contains("Price")));
  EXPECT_THAT(texts(component.pieces[2].front), testing::Not(Contains("Limit")));
  EXPECT_THAT(texts(component.pieces[2].front), Contains("Rusted by"));
}

TEST(Charters, HaveABackIfTheCompanyConverts) {
  Title title = sample_title();
  title.companies.companies[2].conversion = Conversion{"Nationalized", "major", "", {"Ten shares"}, true, {}};
  Findings findings;
  const Component component = made_charters(title, findings);
  EXPECT_THAT(messages(findings), IsEmpty());
  EXPECT_FALSE(component.pieces[0].back.has_value());
  ASSERT_TRUE(component.pieces[2].back.has_value());
  EXPECT_EQ(component.pieces[2].size, (Size{180, 124})) << "it will hold the trains of a major company";
  const auto back = texts(*component.pieces[2].back);
  EXPECT_THAT(back, Contains(HasSubstr("Nationalized · Major company")));
  EXPECT_THAT(back, Contains("Ten shares"));
  EXPECT_TRUE(texts_within(*component.pieces[2].back, trimmed(component.pieces[2])));
  EXPECT_TRUE(texts_apart(*component.pieces[2].back));
}

// The other side states the capital once and the percentage to float, and omits steps that no longer apply.
TEST(Charters, ShowTheChangesOfAConversionOnTheBack) {
  Title title = sample_title();
  title.turns.clear();
  title.operating_round.clear();
  auto& turn = title.rules.operating.turn.kinds;
  turn.clear();
  std::vector<TurnStep> steps;
  for (const rule::StepKind kind : {rule::StepKind::Redeem, rule::StepKind::Nationalize, rule::StepKind::Run})
    steps.push_back({{{kind, {}}}});
  turn.emplace_back(Ref{"all", {}}, steps);
  Company& company = title.companies.companies[0];
  company.float_percent = Placed<int>{60, {}};
  company.conversion = Conversion{"Full capitalization", "", "full", {}, false, {}};
  Findings findings;
  const Piece charter = made_charters(title, findings).pieces[0];
  EXPECT_THAT(texts(charter.front), Contains("Redeem shares"));
  const auto back = texts(*charter.back);
  EXPECT_THAT(back, Contains("Full capitalization · Major company · floats at 60 %"));
  EXPECT_THAT(back, Contains("Run trains"));
  EXPECT_THAT(back, testing::Not(Contains("Redeem shares")));
  EXPECT_THAT(back, testing::Not(Contains("Nationalize")));
}

TEST(Charters, HaveRoomForTrainsUpToTheLimit) {
  Title title = sample_title();
  EXPECT_EQ(train_places(title, title.companies.companies[0]), 4);
  const Size one = fan_of_cards(1);
  EXPECT_GE(one.width, 67.5);
  EXPECT_GE(one.height, 44);
  EXPECT_NEAR(fan_of_cards(4).height - one.height, 3 * 0.35 * 44, 1e-9);
  Findings findings;
  const Piece charter = made_charters(title, findings).pieces[0];
  bool held = false;
  for (const Item& item : charter.front.items) {
    const auto* group = std::get_if<Shape>(&item.value);
    if (group == nullptr) continue;
    Drawing place;
    place.add(*group);
    const Box box = bounds(place);
    held = held || (box.width >= one.width && box.width < 90 && box.height >= fan_of_cards(4).height);
  }
  EXPECT_TRUE(held);
}

TEST(Charters, TextsHaveAReadableSize) {
  Findings findings;
  for (const Piece& piece : made_charters(sample_title(), findings).pieces)
    for (const TextBox& text : text_boxes(piece.front)) EXPECT_GE(text.size, 2.1) << text.text;
}

TEST(Charters, TextsNeitherTouchNorLeaveTheCharter) {
  Findings findings;
  for (const Piece& piece : made_charters(sample_title(), findings).pieces) {
    EXPECT_TRUE(texts_apart(piece.front)) << piece.id;
    const Box box = trimmed(piece);
    EXPECT_TRUE(texts_within(piece.front, {box.x + 3, box.y + 1, box.width - 6, box.height - 2})) << piece.id;
  }
}

TEST(Charters, ExtendTheBandIntoTheBleedAndNoFurther) {
  Findings findings;
  for (const Piece& piece : made_charters(sample_title(), findings).pieces) {
    const Box drawn = bounds(piece.front);
    EXPECT_NEAR(drawn.x, -piece.size.width / 2 - piece.bleed, 1e-9) << piece.id;
    EXPECT_NEAR(drawn.y, -piece.size.height / 2 - piece.bleed, 1e-9) << piece.id;
    EXPECT_LE(drawn.bottom(), piece.size.height / 2) << piece.id;
  }
}

TEST(Charters, TwentyCompaniesWithLongNamesFit) {
  Title title = sample_title();
  title.companies.companies.clear();
  const char* colours[] = {"red",  "white", "black",   "yellow", "lime",
                           "navy", "pink",  "#777777", "gold",   "cyan"};
  for (int i = 0; i < 20; ++i) {
    Company company =
        sample_company("WW" + std::to_string(i),
                       "Chemins de fer de la Compagnie Internationale des Wagons-Lits et des Grands "
                       "Express Européens",
                       colours[i % 10]);
    company.kind = i % 2 == 0 ? "major" : "minor";
    company.tokens.assign(static_cast<std::size_t>(2 + i % 6), {100, {}});
    title.companies.companies.push_back(company);
  }
  Findings findings;
  const Component component = made_charters(title, findings);
  EXPECT_THAT(component.pieces, SizeIs(20));
  EXPECT_THAT(messages(findings), IsEmpty());
  for (const Piece& piece : component.pieces) {
    EXPECT_TRUE(texts_apart(piece.front)) << piece.id;
    EXPECT_TRUE(texts_within(piece.front, trimmed(piece))) << piece.id;
  }
}

TEST(Charters, ReportTextsThatDoNotFit) {
  Title title = sample_title();
  title.companies.companies.resize(1);
  std::string endless = "Compagnie";
  for (int i = 0; i < 60; ++i) endless += " Internationale";
  title.companies.companies[0].name = endless;
  Findings findings;
  made_charters(title, findings);
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].check, "kit/text-does-not-fit");
  EXPECT_EQ(findings[0].object, "N&P");
  EXPECT_THAT(findings[0].message, HasSubstr("the charter of N&P"));
}

TEST(Charters, AMissingLogoIsReportedAndReplacedByTheAbbreviation) {
  Title title = sample_title();
  title.companies.companies.resize(1);
  title.companies.companies[0].logo = "np.svg";
  const ArtFiles art;
  Findings findings;
  const Component component = made_charters(title, findings, &art);
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_EQ(findings[0].check, "kit/missing-art");
  EXPECT_THAT(texts(component.pieces[0].front), Contains("N&P"));
}

TEST(Charters, ABrokenLogoIsReportedAndReplacedByTheAbbreviation) {
  Title title = sample_title();
  title.companies.companies.resize(1);
  title.companies.companies[0].logo = "np.svg";
  title.companies.companies[0].logo_place = Place{1, 20, 6};
  for (const char* bytes : {"", "<svg", "no picture", "\x89PNG\r\n\x1a\nrest", "<html></html>"}) {
    const ArtFiles art{{"np.svg", ArtFile(std::make_shared<const std::string>(bytes))}};
    Findings findings;
    const Component component = made_charters(title, findings, &art);
    ASSERT_THAT(findings, SizeIs(1)) << bytes;
    EXPECT_EQ(findings[0].check, "kit/broken-art");
    EXPECT_EQ(findings[0].place, (Place{1, 20, 6}));
    EXPECT_THAT(texts(component.pieces[0].front), Contains("N&P"));
    made_charters(title, findings, &art);
    EXPECT_THAT(findings, SizeIs(1)) << "said once";
  }
}

TEST(Livery, TextIsLegibleOnEveryColour) {
  const Theme theme = classic_theme();
  for (const auto& [name, colour] : theme.colours) {
    if (name.starts_with("company.")) {
      for (const char* wished : {"", "white", "black", "yellow"}) {
        Company company = sample_company("A", "A", name.substr(8));
        company.text_colour = wished;
        const Livery worn = livery(company, theme);
        EXPECT_GE(contrast(worn.ground, worn.text), 3.0) << name << " " << wished;
      }
    }
  }
}

// The largest token fits on each place, however many tokens there are.
TEST(Charters, HavePlacesOfTheSizeOfTheTokens) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  const auto set_costs = [&](int tokens, int step) {
    company.tokens.clear();
    for (int i = 0; i < tokens; ++i) company.tokens.push_back({i == 0 ? 0 : 100 + i * step, {}});
  };
  const Theme theme = classic_theme();
  for (const double size : {12.0, 16.0})
    for (const int tokens : {3, 8, 12, 16, 24})
      for (const int step : {0, 5}) {
        if (step > 0 && tokens * (size + 2) > 170) continue;  // more than two rows of different costs
        set_costs(tokens, step);
        Findings findings;
        KitOptions options;
        options.station_token = size;
        const Component made = made_by(charters, {title, theme, options, findings, nullptr});
        const std::string what =
            testing::PrintToString(tokens) + " tokens, step " + testing::PrintToString(step);
        int places = 0;
        for (const Item& item : made.pieces[0].front.items)
          if (const auto* shown = std::get_if<Shown>(&item.value);
              shown != nullptr && shown->about.aspect == "station") {
            const auto no_text = [](const Text& text) { return Box{text.at.x, text.at.y, 0, 0}; };
            EXPECT_GE(bounds(Drawing{shown->items}, no_text).width, size) << what;
            ++places;
          }
        EXPECT_GE(places, step == 0 && tokens > 3 ? 2 : 3) << what;
        EXPECT_TRUE(tidy({made.id, made.title, {made.pieces[0]}, {}})) << what;
        for (const std::string& message : messages(findings))
          EXPECT_EQ(message.find('$'), std::string::npos) << what << " of " << size << " mm: " << message;
      }
}

}  // namespace
}  // namespace trackwright

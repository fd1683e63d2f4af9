// Tests findings for editors and CI servers: SARIF against its schema, GitHub's commands, JUnit XML.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "designer/faces/report/github.h"
#include "designer/faces/report/junit.h"
#include "designer/faces/report/sarif.h"
#include "tests/designer/program.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;
using testing::HasSubstr;

// Returns the violations of the part of SARIF that we write. The schema is our own wording of the standard,
// because the licence of the published one does not allow a copy in this project.
std::string sarif_mistakes(const std::string& text) {
  const std::string path = source_folder() + "/tests/data/sarif/written-part.json";
  const json schema_text = json::parse(DiskReader().read(path, largest_file).value_or("{}"));
  valijson::Schema schema;
  valijson::SchemaParser(valijson::SchemaParser::kDraft7)
      .populateSchema(valijson::adapters::NlohmannJsonAdapter(schema_text), schema);
  const json value = json::parse(text);
  valijson::ValidationResults results;
  valijson::Validator validator;
  validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(value), &results);
  std::string mistakes;
  valijson::ValidationResults::Error error;
  while (results.popError(error)) {
    for (const std::string& part : error.context) mistakes += part;
    mistakes += ": " + error.description + "\n";
  }
  return mistakes;
}

const char* const broken_roster =
    "phases:\n  2: {tiles: [yellow], limits: {major: 4}, operating_rounds: 1}\n"
    "trains:\n  2: {count: 4, price: 80, reach: 2, rusts_on: 44}\n  3: {cuont: 4}\n";

TEST(Sarif, ConformsToTheStandard) {
  for (const auto& arguments :
       std::vector<std::vector<std::string>>{{"check", "18scan", "--verbose"}, {"validate", "18scan"}}) {
    std::vector<std::string> with_format = arguments;
    with_format.insert(with_format.end(), {"--format", "sarif"});
    EXPECT_EQ(sarif_mistakes(ran(with_format).out), "");
    const Ran broken = ran_with(with_format, "roster.yaml", broken_roster);
    EXPECT_EQ(broken.code, 1);
    EXPECT_EQ(sarif_mistakes(broken.out), "");
    EXPECT_FALSE(json::parse(broken.out).at("runs")[0].at("results").empty());
  }
}

TEST(Sarif, SchemaRefusesNonconformingLogs) {
  json sarif =
      json::parse(ran_with({"check", "18scan", "--format", "sarif"}, "roster.yaml", broken_roster).out);
  const auto with = [&](const char* pointer, const json& value) {
    json changed = sarif;
    changed[json::json_pointer(pointer)] = value;
    return sarif_mistakes(changed.dump());
  };
  EXPECT_NE(with("/version", "2.0.0"), "");
  EXPECT_NE(with("/runs/0/results/0/level", "remark"), "");
  EXPECT_NE(with("/runs/0/results/0/message", "text"), "");
  EXPECT_NE(with("/runs/0/results/0/locations/0/physicalLocation/region/startLine", 0), "");
  EXPECT_NE(with("/runs/0/results/0/place", 1), "");
}

struct Example {
  Sources sources;
  Findings findings;
  Example() {
    const FileId file = sources.add("my title/mäp.yaml", "hexes:\n  Å1: {name: \"a<b\"}\n");
    Finding finding;
    finding.check = "map/hex-gap";
    finding.severity = Severity::Error;
    finding.message = "100% wrong: a<b,\n& so on";
    finding.place = {file, 9, 3};  // Å1
    finding.help = "write A1";
    finding.edits.push_back({finding.place, "A1"});
    finding.related.push_back({{file, 0, 5}, "below this"});
    findings.push_back(finding);
    Finding remark;
    remark.check = "title/placeholder";
    remark.severity = Severity::Info;
    remark.message = "nowhere in particular";
    findings.push_back(remark);
  }
};

TEST(Sarif, HasPlacesInCharactersAndFixes) {
  const Example example;
  const std::string text = findings_sarif(example.sources, example.findings, "1.0");
  EXPECT_EQ(sarif_mistakes(text), "");
  const json run = json::parse(text).at("runs")[0];
  const json& first = run.at("results")[0];
  const json& place = first.at("locations")[0].at("physicalLocation");
  EXPECT_EQ(place.at("artifactLocation").at("uri"), "my%20title/m%C3%A4p.yaml");
  EXPECT_EQ(place.at("region"),
            json({{"startLine", 2}, {"startColumn", 3}, {"endLine", 2}, {"endColumn", 5}}));
  EXPECT_EQ(first.at("level"), "error");
  EXPECT_EQ(first.at("relatedLocations")[0].at("message").at("text"), "below this");
  EXPECT_EQ(
      first.at("fixes")[0].at("artifactChanges")[0].at("replacements")[0].at("insertedContent").at("text"),
      "A1");
  EXPECT_EQ(run.at("results")[1].at("level"), "note");
  EXPECT_TRUE(run.at("results")[1].at("locations").empty());
  for (const json& result : run.at("results"))
    EXPECT_EQ(run.at("tool").at("driver").at("rules")[result.at("ruleIndex").get<std::size_t>()].at("id"),
              result.at("ruleId"));
}

TEST(Sarif, NotifiesOfChecksThatWait) {
  const Ran told = ran_with({"check", "18scan", "--format", "sarif"}, "roster.yaml", broken_roster);
  EXPECT_EQ(sarif_mistakes(told.out), "");
  const json run = json::parse(told.out).at("runs")[0];
  const json& invocation = run.at("invocations").at(0);
  EXPECT_EQ(invocation.at("executionSuccessful"), true);
  const json& notes = invocation.at("toolExecutionNotifications");
  ASSERT_FALSE(notes.empty());
  const Ran listed = ran_with({"check", "18scan", "--format", "json"}, "roster.yaml", broken_roster);
  const json waiting = json::parse(listed.out).at("waiting");
  ASSERT_EQ(notes.size(), waiting.size());
  for (std::size_t i = 0; i < notes.size(); ++i)
    EXPECT_EQ(notes[i].at("associatedRule").at("id"), waiting[i]);
  const Ran sound = ran({"check", "18scan", "--format", "sarif"});
  EXPECT_FALSE(json::parse(sound.out).at("runs")[0].contains("invocations"));
}

TEST(Sarif, RulesContainTheirPages) {
  const Ran told = ran_with({"check", "18scan", "--format", "sarif"}, "roster.yaml", broken_roster);
  const json log = json::parse(told.out);
  for (const json& rule : log.at("runs")[0].at("tool").at("driver").at("rules")) {
    EXPECT_FALSE(rule.at("help").at("markdown").get<std::string>().empty()) << rule.at("id");
    EXPECT_NE(rule.at("shortDescription").at("text"), rule.at("id"));
  }
}

TEST(Github, WritesAnEscapedLineForEachFinding) {
  const Example example;
  EXPECT_EQ(
      findings_github(example.sources, example.findings),
      "::error file=my title/mäp.yaml,line=2,col=3,endColumn=5,title=map/hex-gap::100%25 wrong: a<b,%0A& so "
      "on%0Ahelp: write A1%0Anote: my title/mäp.yaml:1:1: below this\n"
      "::notice title=title/placeholder::nowhere in particular\n");
}

TEST(Github, CountsChecksThatWait) {
  EXPECT_THAT(findings_github({}, {}, 12), testing::StartsWith("::notice title=waiting::12 checks "));
}

TEST(Github, NormalizesPathsWithExtraSlashes) {
  const std::string folder = source_folder() + "/titles/18scan";
  const Ran told = ran_with({"validate", folder + "//", "--format", "github"}, "roster.yaml", broken_roster);
  EXPECT_THAT(told.out, HasSubstr("file=" + folder + "/roster.yaml,"));
}

TEST(Junit, FailsForErrorsAndPrintsOtherFindings) {
  const Example example;
  const std::string text = findings_junit(example.sources, example.findings, "my \"title\"",
                                          {"map/hex-gap", "map/off-grid"}, {}, false);
  EXPECT_THAT(text,
              HasSubstr(R"(<testsuite name="my &quot;title&quot;" tests="3" failures="1" errors="0">)"));
  EXPECT_THAT(text, HasSubstr(R"(<testcase classname="my &quot;title&quot;" name="map/off-grid"/>)"));
  EXPECT_THAT(text, HasSubstr("<failure message=\"100% wrong: a&lt;b,\n&amp; so on\" type=\"error\">"));
  EXPECT_THAT(text, HasSubstr("<system-out>info: nowhere in particular\n</system-out>"));
  EXPECT_THAT(findings_junit(example.sources, example.findings, "t", {}, {}, true),
              HasSubstr("failures=\"2\""));
}

TEST(Junit, SkipsACheckThatWaits) {
  const std::string text =
      findings_junit({}, {}, "t", {"map/hex-gap", "map/off-grid"}, {"map/hex-gap"}, false);
  EXPECT_THAT(text, HasSubstr(R"(tests="2" failures="0" errors="0" skipped="1">)"));
  EXPECT_THAT(text, HasSubstr(R"(name="map/hex-gap"><skipped )"));
  EXPECT_THAT(text, HasSubstr(R"(name="map/off-grid"/>)"));
}

TEST(Junit, HasACaseForEachCheck) {
  const Ran told = ran({"check", "18scan", "--format", "junit"});
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.out, HasSubstr("failures=\"0\""));
  EXPECT_THAT(told.out, HasSubstr("name=\"map/track-leaves-board\"/>"));
  EXPECT_THAT(ran({"validate", "18scan", "--format", "junit"}).out,
              testing::Not(HasSubstr("map/track-leaves-board")));
}

TEST(Against, ReportsDifferencesWithLineAndColumn) {
  const Ran told = ran({"check", "18qq", "--against", "1870", "--format", "json", "--verbose"});
  const json findings = json::parse(told.out).at("findings");
  int compared = 0;
  for (const json& finding : findings) {
    if (!finding.at("check").get<std::string>().starts_with("second-source/")) continue;
    ++compared;
    EXPECT_TRUE(finding.at("line").is_number()) << finding.dump();
    EXPECT_TRUE(finding.at("column").is_number());
  }
  EXPECT_GT(compared, 5);
}

TEST(Against, FailsWithoutTheOtherSource) {
  const Ran told = ran({"check", "18scan", "--against", "nowhere"});
  EXPECT_EQ(told.code, 2);
  EXPECT_TRUE(told.out.empty());
  EXPECT_THAT(told.err, HasSubstr("nowhere"));
}

}  // namespace
}  // namespace trackwright

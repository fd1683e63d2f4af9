// Golden files for rendered sentences, so that tests do not repeat prose: tests/golden/text/<suite>.txt, with
// one section per expectation. After a change of wording, run the test programs with
// TRACKWRIGHT_RENEW_TEXT=1, which writes the files, and read the difference in git.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace trackwright {

// Compares the text with the section of the running test, or with its next section if the test has several
// expectations.
testing::AssertionResult matches_text(const std::vector<std::string>& lines);
testing::AssertionResult matches_text(const std::string& text);

// The lines that contain a key, such as the name or the amount under test, for matches_text.
std::vector<std::string> lines_with(const std::vector<std::string>& lines, const std::string& key);
std::vector<std::string> lines_with(const std::string& text, const std::string& key);

}  // namespace trackwright

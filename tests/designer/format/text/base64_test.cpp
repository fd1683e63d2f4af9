#include "designer/format/text/utf8.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

namespace trackwright {
namespace {

// The examples of RFC 4648, section 10.
TEST(Base64, EncodesAndDecodesTheExamplesOfTheStandard) {
  const std::pair<const char*, const char*> examples[] = {{"", ""},
                                                          {"f", "Zg=="},
                                                          {"fo", "Zm8="},
                                                          {"foo", "Zm9v"},
                                                          {"foob", "Zm9vYg=="},
                                                          {"fooba", "Zm9vYmE="},
                                                          {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : examples) {
    EXPECT_EQ(base64(bytes), text);
    EXPECT_EQ(from_base64(text), bytes);
  }
}

TEST(Base64, DecodesAllBytes) {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  EXPECT_EQ(from_base64(base64(bytes)), bytes);
}

TEST(Base64, RefusesOtherTexts) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9v\n", "Zm9-", "=", "Zg==Zg=="})
    EXPECT_EQ(from_base64(text), std::nullopt) << text;
}

}  // namespace
}  // namespace trackwright

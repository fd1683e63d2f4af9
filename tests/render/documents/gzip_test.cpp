#include "render/documents/gzip.h"

#include <gtest/gtest.h>

#include "tests/render/process.h"

namespace trackwright {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 20U;

std::string many(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += std::to_string(i * i) + "\n";
  return text;
}

TEST(Gzip, RoundTrips) {
  for (const std::string& text : {std::string(), std::string("a"), std::string("\0\xFF\n", 3), many(30'000)})
    EXPECT_EQ(gunzip(gzip(text), plenty), text) << text.size();
}

TEST(Gzip, OutputIsDeterministicAndWithoutAName) {
  EXPECT_EQ(gzip(many(500)), gzip(many(500)));
  const std::string bytes = gzip(many(500));
  EXPECT_LT(bytes.size(), many(500).size() / 2);
  EXPECT_EQ(bytes.substr(3, 5), std::string(5, '\0'));  // neither a name nor a time
}

TEST(Gzip, OutputIsReadableByGzip) {
  const TemporaryFile file(gzip("Trondheim\n"), ".gz");
  EXPECT_EQ(run_program("gzip -dc " + file.path()).output, "Trondheim\n");
}

TEST(Gzip, RejectsInvalidTruncatedAndOversizedInput) {
  const std::string bytes = gzip(many(5000));
  EXPECT_EQ(gunzip("", plenty), std::nullopt);
  EXPECT_EQ(gunzip("<svg/>", plenty), std::nullopt);
  EXPECT_EQ(gunzip(bytes.substr(0, bytes.size() / 2), plenty), std::nullopt);
  std::string bent = bytes;
  bent[bent.size() / 2] = static_cast<char>(bent[bent.size() / 2] ^ 1);
  EXPECT_EQ(gunzip(bent, plenty), std::nullopt);
  const std::string bomb = gzip(std::string(plenty + 1, ' '));
  EXPECT_LT(bomb.size(), 5000u);
  EXPECT_EQ(gunzip(bomb, plenty), std::nullopt);
  EXPECT_TRUE(gunzip(bomb, plenty + 1));
}

}  // namespace
}  // namespace trackwright

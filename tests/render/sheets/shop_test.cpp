#include "render/sheets/shop.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/documents/pdf.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

Piece shop_card(const std::string& id, int count, bool back) {
  Piece piece;
  piece.id = id;
  piece.label = id;
  piece.size = {67.5, 44};
  piece.bleed = 3;
  piece.count = count;
  fill(piece.front, rectangle({-36.75, -25, 73.5, 50}), {0.2, 0.4, 0.8});
  piece.front.add(Text{.text = "Front", .font = {.family = "", .size = 5}, .colour = {}, .at = {0, 0}});
  if (back) piece.back = piece.front;
  return piece;
}

std::string pdf_of(const ShopDeck& deck, bool outlined = false) {
  PdfMetadata metadata;
  metadata.outlined = outlined;
  return write_pdf(deck.pages, metadata);
}

TEST(Shop, HasOnePageForEachCopyWithAlternatingFrontAndBack) {
  const Component cards{"cards", "Cards", {shop_card("a", 2, true), shop_card("b", 1, false)}, {}};
  const auto decks = shop_decks(cards, {}, classic_theme());
  ASSERT_EQ(decks.size(), 1u);
  EXPECT_EQ(decks[0].name, "cards-68x44");
  ASSERT_EQ(decks[0].pages.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(decks[0].pages[i].back, i % 2 == 1);
  EXPECT_TRUE(decks[0].pages[5].drawing.items.empty()) << "a card without a back has an empty one";
}

TEST(Shop, EachCopyShowsItsNumberOnItsFront) {
  Piece card = shop_card("a", 2, true);
  card.numbers = {Text{.text = "no. 1", .font = {.family = "", .size = 3}},
                  Text{.text = "no. 2", .font = {.family = "", .size = 3}}};
  const auto deck = shop_decks({"cards", "Cards", {card}, {}}, {}, classic_theme()).front();
  const TemporaryFile file(pdf_of(deck), ".pdf");
  const auto page = [&](int number) {
    const std::string n = std::to_string(number);
    return run_program("pdftotext -f " + n + " -l " + n + " " + file.path() + " -").output;
  };
  EXPECT_THAT(page(1), HasSubstr("no. 1"));
  EXPECT_THAT(page(2), testing::Not(HasSubstr("no.")));
  EXPECT_THAT(page(3), HasSubstr("no. 2"));
}

// 3 mm are 8.50 points; 67.5 x 44 mm are 191.34 x 124.72 points.
TEST(Shop, BoxesAreExact) {
  const Component cards{"cards", "Cards", {shop_card("a", 1, false)}, {}};
  const TemporaryFile file(pdf_of(shop_decks(cards, {}, classic_theme()).front()), ".pdf");
  const std::string info = squeezed(run_program("pdfinfo -box " + file.path()).output);
  EXPECT_THAT(info, HasSubstr("MediaBox: 0.00 0.00 208.35 141.73"));
  EXPECT_THAT(info, HasSubstr("BleedBox: 0.00 0.00 208.35 141.73"));
  EXPECT_THAT(info, HasSubstr("TrimBox: 8.50 8.50 199.84 133.23"));
}

// 73.5 mm are 208.35 points: the art must also cover the last third of a point.
TEST(Shop, ArtReachesTheEdgeOfThePage) {
  const Component cards{"cards", "Cards", {shop_card("a", 1, false)}, {}};
  const TemporaryFile file(pdf_of(shop_decks(cards, {}, classic_theme()).front()), ".pdf");
  // Eight pixels per point.
  const TemporaryFile picture({}, ".ppm");
  const std::string stem = picture.path().substr(0, picture.path().size() - 4);
  ASSERT_EQ(run_program("pdftoppm -gray -singlefile -r 576 " + file.path() + " " + stem).exit, 0);
  std::ifstream stream(stem + ".pgm", std::ios::binary);
  std::string format;
  int width = 0, height = 0, most = 0;
  stream >> format >> width >> height >> most;
  stream.get();
  std::string pixels((std::istreambuf_iterator<char>(stream)), {});
  std::remove((stem + ".pgm").c_str());
  ASSERT_EQ(pixels.size(), static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  const auto at = [&](int x, int y) {
    return static_cast<unsigned char>(
        pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)]);
  };
  const int inked = at(20, 20);
  EXPECT_LT(inked, 200);
  for (const int last : {1, 2}) {
    EXPECT_EQ(at(last, height / 2), inked);
    EXPECT_EQ(at(width - 1 - last, height / 2), inked) << width;
    EXPECT_EQ(at(width / 2, last), inked);
    EXPECT_EQ(at(width / 2, height - 1 - last), inked) << height;
  }
}

TEST(Shop, OutlinedTextNeedsNoFonts) {
  const Component cards{"cards", "Cards", {shop_card("a", 1, false)}, {}};
  const ShopDeck deck = shop_decks(cards, {}, classic_theme()).front();
  const TemporaryFile outlined(pdf_of(deck, true), ".pdf");
  const TemporaryFile usual(pdf_of(deck), ".pdf");
  EXPECT_EQ(run_program("pdffonts " + outlined.path()).output.find("Lato"), std::string::npos);
  EXPECT_THAT(run_program("pdffonts " + usual.path()).output, HasSubstr("Lato"));
}

TEST(Shop, AProofShowsTrimAndSafeZone) {
  const Component cards{"cards", "Cards", {shop_card("a", 1, false)}, {}};
  const std::string plain = dump(shop_decks(cards, {}, classic_theme()).front().pages[0].drawing);
  const std::string proof =
      dump(shop_decks(cards, {.safe = 4, .proof = true}, classic_theme()).front().pages[0].drawing);
  EXPECT_EQ(plain.find("M 7.000,7.000"), std::string::npos);
  EXPECT_THAT(proof, HasSubstr("M 70.500,47.000"));  // the trim
  EXPECT_THAT(proof, HasSubstr("M 7.000,7.000"));    // 3 mm of bleed and 4 of safe zone
}

TEST(Shop, BoardsAreSeparateDecks) {
  Board board;
  board.id = "map";
  board.size = {400, 300};
  board.bleed = 3;
  const Component map{"map", "Map", {}, {board}};
  const auto decks = shop_decks(map, {}, classic_theme());
  ASSERT_EQ(decks.size(), 1u);
  EXPECT_EQ(decks[0].pages[0].trim, (Box{3, 3, 400, 300}));
}

const PrintService service{.name = "s",
                           .bleed = 3.175,
                           .dpi = 300,
                           .sizes = {{"mini", PieceOutline::Rectangle, {44.45, 63.5}},
                                     {"poker", PieceOutline::Rectangle, {63.5, 88.9}},
                                     {"chit", PieceOutline::Circle, {12.7, 12.7}}}};

TEST(Shop, UsesTheNearestSizeOfTheService) {
  const Piece card = shop_card("a", 1, false);
  const ServiceSize* size = nearest_size(service, PieceOutline::Rectangle, card.size);
  ASSERT_NE(size, nullptr);
  EXPECT_EQ(size->name, "mini");
  EXPECT_EQ(nearest_size(service, PieceOutline::Hexagon, card.size), nullptr);
}

// A charter on a poker card would shrink to less than half its size.
TEST(Shop, RejectsSizesThatAreMuchSmaller) {
  EXPECT_EQ(nearest_size(service, PieceOutline::Rectangle, {190, 132}), nullptr);
  const ServiceSize* poker = nearest_size(service, PieceOutline::Rectangle, {92, 70});
  ASSERT_NE(poker, nullptr);
  EXPECT_EQ(poker->name, "poker");
}

// The board lies in the middle of the mat, rotated if it is landscape, with paper up to the edge.
TEST(Shop, PutsABoardOnAMatWithoutEnlargingIt) {
  Board board{.id = "market", .size = {80, 50}};
  fill(board.drawing, rectangle({0, 0, 80, 50}), Rgb{.r = 1, .g = 0, .b = 0});
  const ServicePicture picture =
      service_picture(board, service.sizes[1], service.bleed, Rgb{.r = 1, .g = 1, .b = 1});
  EXPECT_EQ(picture.scale, 1);
  const Box ground = bounds(picture.drawing.items.front());
  EXPECT_NEAR(ground.width, 63.5 + 2 * service.bleed, 1e-9);
  const auto& group = std::get<Group>(picture.drawing.items.back().value);
  const Box lies = transformed(group.transform, {0, 0, 80, 50});
  EXPECT_NEAR(lies.width, 50, 1e-9);
  EXPECT_NEAR(lies.x + lies.width / 2, picture.size.width / 2, 1e-9);
  EXPECT_NEAR(lies.y + lies.height / 2, picture.size.height / 2, 1e-9);
}

// 1.75 x 2.5 inches and 1/8 inch around at 300 dpi: 600 x 825 pixels. The card lies, the size stands.
TEST(Shop, PicturesHaveTheSizeOfTheServiceAndContainThePiece) {
  const Piece card = shop_card("a", 1, false);
  const ServicePicture picture = service_picture(card, card.front, service.sizes[0], service.bleed);
  EXPECT_NEAR(picture.size.width / 25.4 * 300, 600, 1e-6);
  EXPECT_NEAR(picture.size.height / 25.4 * 300, 825, 1e-6);
  EXPECT_NEAR(picture.scale, 63.5 / 67.5, 1e-9);
  const auto& group = std::get<Group>(picture.drawing.items.front().value);
  const Box trimmed = transformed(group.transform, {-67.5 / 2, -22, 67.5, 44});
  EXPECT_NEAR(trimmed.y, 3.175, 1e-6);
  EXPECT_GE(trimmed.x, 3.175 - 1e-6);
}

}  // namespace
}  // namespace trackwright

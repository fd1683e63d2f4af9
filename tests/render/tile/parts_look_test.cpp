// Compares small pictures of pieces and boards of the kit, which a person has inspected once.
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/components/cards/bank_notes.h"
#include "render/components/cards/certificates.h"
#include "render/components/cards/trains.h"
#include "render/components/charts/charters.h"
#include "render/components/charts/phase_chart.h"
#include "render/components/market/market.h"
#include "render/components/papers/box.h"
#include "render/components/papers/player_aid.h"
#include "render/components/tokens/tokens.h"
#include "render/documents/png.h"
#include "tests/render/golden.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

Component look_of_title(Component (*make)(const ComponentContext&), const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  return made_by(make, {title, theme, {}, findings});
}

std::string piece_png(const Piece& piece, const Drawing& side, double dpi) {
  const Size size{piece.size.width + 2 * piece.bleed, piece.size.height + 2 * piece.bleed};
  Drawing drawing;
  drawing.add(side, Transform::translation(size.width / 2, size.height / 2));
  return write_png(drawing, size, dpi);
}

Title converting_title() {
  Title title = sample_title();
  Company& company = title.companies.companies[2];
  company.conversion = Conversion{"Nationalized", "major", "", {"Ten shares"}, true, {}};
  company.certificates.resize(1);
  company.certificates[0].percent = {40, {}};
  company.certificates[0].then = Placed<int>{20, {}};
  company.certificates[0].president = true;
  company.certificates[0].count = {1, {}};
  return title;
}

TEST(PartsLook, CharterOfAConvertedCompany) {
  const Piece piece = look_of_title(charters, converting_title()).pieces.at(2);
  EXPECT_TRUE(matches_golden("charter-converted", piece_png(piece, piece.back.value(), 60)));
}

TEST(PartsLook, CertificateOfAConvertedCompany) {
  const Piece piece = look_of_title(certificates, converting_title()).pieces.back();
  EXPECT_TRUE(matches_golden("certificate-converted", piece_png(piece, piece.back.value(), 72)));
}

TEST(PartsLook, BackOfATrain) {
  const Piece piece = look_of_title(trains, sample_title()).pieces.at(0);
  EXPECT_TRUE(matches_golden("train-rusted", piece_png(piece, piece.back.value(), 72)));
}

TEST(PartsLook, PlayerAid) {
  Title title = sample_title();
  title.stock_round = {{"Sell any number of shares", {}}, {"Buy one certificate", {}}};
  title.game_end = {{"The bank runs out", {}}};
  const Piece piece = look_of_title(player_aids, title).pieces.at(0);
  EXPECT_TRUE(matches_golden("aid", piece_png(piece, piece.front, 50)));
}

TEST(PartsLook, BankNote) {
  const Piece piece = look_of_title(note_pieces, sample_title()).pieces.back();
  EXPECT_TRUE(matches_golden("note", piece_png(piece, piece.front, 60)));
}

TEST(PartsLook, RevenueMarker) {
  const Piece piece = look_of_title(markers, sample_title()).pieces.back();
  EXPECT_TRUE(matches_golden("revenue-marker", piece_png(piece, piece.front, 150)));
}

TEST(PartsLook, PhaseChart) {
  const Board board = look_of_title(phase_board, sample_title()).boards.at(0);
  EXPECT_TRUE(matches_golden("phases", write_png(board.drawing, board.size, 30)));
}

TEST(PartsLook, BoxLid) {
  const Board board = look_of_title(box_labels, sample_title()).boards.at(0);
  EXPECT_TRUE(matches_golden("box-lid", write_png(board.drawing, board.size, 30)));
}

TEST(PartsLook, MarketInZigzag) {
  Title title = sample_title();
  title.market.shape = MarketShape::Zigzag;
  title.market.rows.resize(1);
  title.market.rows[0][5]->zones = "p";
  const Board board = look_of_title(market_board, title).boards.at(0);
  EXPECT_TRUE(matches_golden("market-zigzag", write_png(board.drawing, board.size, 30)));
}

}  // namespace
}  // namespace trackwright

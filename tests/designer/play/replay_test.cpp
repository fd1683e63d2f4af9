// Games that people played, by the rules that their titles state: how far each is replayed with every
// position equal in every field. The counts are floors: they never fall. docs/measurements/replay.md tells
// what stands in the way of the others.
#include "designer/play/replay.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "engine/play/apply.h"
#include "tests/designer/play/played.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct Floor {
  std::string name;
  std::size_t actions = 0;         // accepted, and the position after each equal
  std::size_t sets_apart = 0;      // legal sets that differ
  std::size_t verdicts_apart = 0;  // changed actions that are judged otherwise
};

class ReplayTest : public testing::TestWithParam<Floor> {
 protected:
  void SetUp() override {
    if (played::folder().empty())
      GTEST_SKIP() << "no recorded games: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE";
  }
};

std::string told(const Divergence& one) {
  return "action " + std::to_string(one.action) + " (" + one.type + ") " + one.field + ": ours " + one.ours +
         ", theirs " + one.theirs + (one.rule.empty() ? "" : ", by " + one.rule);
}

TEST_P(ReplayTest, PositionsAreEqualAsFarAsEver) {
  const auto record = played::record(GetParam().name);
  ASSERT_TRUE(record);
  ReplayQuestion question;
  question.states = record->states;
  question.legal = true;
  const auto result = replay(*record->title.title, record->game, question);
  ASSERT_TRUE(result) << result.error();
  const std::string why = result->divergence ? told(*result->divergence) : "";
  EXPECT_GE(result->actions - (result->divergence && !result->divergence->field.empty() ? 1 : 0),
            GetParam().actions)
      << why;
  std::string sets;
  for (const Divergence& one : result->sets) sets += told(one) + "\n";
  EXPECT_LE(result->sets.size(), GetParam().sets_apart) << sets;
}

// What they take although no rule of theirs allows it, and their records do not mark as unchecked: a share of
// a company that has no price yet, for nothing; after the auction the par price of a company that did not
// come with the private; and while a price is protected any other shares, in place of which what was sold is
// bought. Their screens offer none of these.
bool is_lenience(const play::Game& game, const play::State& state, const play::Action& action) {
  if (state.step == play::Stage::Protection) return action.kind == play::ActionKind::BuyShares;
  if (action.kind == play::ActionKind::BuyShares) return !state.companies[action.company].started;
  if (action.kind != play::ActionKind::Par || state.step != play::Stage::SetPar) return false;
  const auto& grants = game.privates[state.pending_pars.front()].grants;
  return std::ranges::none_of(grants,
                              [&](const play::CertificateId& one) { return one.company == action.company; });
}

// What another engine takes is taken, what it refuses is refused; what it takes unchecked is refused.
TEST_P(ReplayTest, ChangedActionsAreJudgedAlike) {
  using nlohmann::json;
  const auto record = played::record(GetParam().name);
  ASSERT_TRUE(record);
  const auto game = game_of(*record->title.title, record->game);
  ASSERT_TRUE(game);
  play::State state = play::opening(*game);
  std::size_t done = 0;
  std::size_t apart = 0;
  std::string which;
  for (const std::string& line : played::mutations(GetParam().name)) {
    const json mutation = json::parse(line);
    const auto after = mutation["after"].get<std::size_t>();
    if (after > GetParam().actions) continue;
    for (; done < after; ++done) {
      const auto action = action_of(*game, state, record->game.actions[done].said);
      ASSERT_TRUE(action) << action.error();
      ASSERT_FALSE(play::apply_in(*game, state, *action));
    }
    const bool theirs = mutation["accepted"].get<bool>() && !mutation.contains("unchecked");
    const auto action = action_of(*game, state, mutation["action"]);
    const auto verdict =
        action ? play::apply(*game, state, *action) : unexpected(play::Forbidden{"record", action.error()});
    if (verdict.has_value() == theirs) continue;
    if (!verdict && theirs && is_lenience(*game, state, *action)) continue;
    ++apart;
    which += mutation["action"].dump() +
             (theirs ? " refused: " + verdict.error().words
                     : " accepted, theirs: " + mutation.value("why", mutation.value("unchecked", ""))) +
             "\n";
  }
  EXPECT_LE(apart, GetParam().verdicts_apart) << which;
}

INSTANTIATE_TEST_SUITE_P(
    Games, ReplayTest,
    testing::Values(
        Floor{"1889-962", 446}, Floor{"1889-hs-jmmljkbw-17502", 53}, Floor{"1889-hs-lhglbbiz-17502", 48},
        Floor{"1830-29133", 351}, Floor{"1830-game-end-bank", 606}, Floor{"18Chesapeake-1277", 424},
        Floor{"18Chesapeake-1905", 543},
        // They offer par prices that are too dear for certificates of 30 %.
        Floor{"18Chesapeake-22383", 83, 3}, Floor{"1836Jr30-2809", 417},
        Floor{"1836Jr30-game-end-bankrupt", 364}, Floor{"18NL-135870", 821}, Floor{"18NL-167050", 739},
        Floor{"18AL-1446", 445}, Floor{"18AL-game-end-bankrupt", 260}, Floor{"18AL-hs-pzujrnou-144868", 112},
        Floor{"1888-129026", 637}, Floor{"18TN-game-end-stock-market", 20, 7}, Floor{"1870-34110", 241},
        Floor{"1870-40469-white-to-yellow-price-protect-allowed", 864},
        Floor{"1870-40469-white-to-yellow-price-protect-over-cert-limit-fails", 863},
        Floor{"1870-game-end-bankrupt", 844}, Floor{"18SJ-166116", 755}, Floor{"18SJ-167041", 810},
        Floor{"18SJ-game-end-bankrupt", 523},
        // Ours look for lays along sea lanes, too, take a company's discount off, and offer no
        // ships: see docs/measurements/replay.md.
        Floor{"18Norway-game-end-six-train", 14, 17}, Floor{"18Norway-18-norway-buy-ship", 21, 4}),
    by_name);

}  // namespace
}  // namespace trackwright

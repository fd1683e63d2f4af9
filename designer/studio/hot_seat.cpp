#include "designer/studio/hot_seat.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "designer/format/text/files.h"
#include "designer/play/action_words.h"
#include "designer/play/record.h"
#include "designer/play/standing.h"
#include "engine/bot/bot.h"
#include "engine/play/table/runs.h"
#include "engine/play/turn/apply.h"

namespace trackwright {

namespace {

using play::ActionKind;
using play::Owner;
using play::Stage;

class Seats {
 public:
  Seats(const PlayedGame& played, std::size_t at)
      : played_(played),
        at_(at),
        game_(played.game()),
        state_(played.state_after(at)),
        table_(game_, state_) {}

  void tell(HotSeat& told) const {
    told.unknown = game_.unknown;
    told.round = round_name(game_, state_);
    told.kind = state_.round;
    told.phase = game_.title().roster.phases[state_.phase].name.value;
    told.over = state_.over;
    told.table = game_table(played_, at_);
    told.at = at_;
    told.actions = played_.done();
    told.position = table_.position(std::nullopt);
    told.lies = what_lies();
    if (state_.over)
      told.why_over = record_of(game_, state_)["end"].value("reason", "");
    else
      tell_turn(told);
  }

 private:
  void tell_turn(HotSeat& told) const {
    const Owner acts = play::waits_for(game_, state_);
    const Owner decides = table_.acts_for(acts);
    told.acts = acts.is_player()    ? played_.players()[acts.index]
                : acts.is_company() ? company_name(game_, acts.index)
                                    : table_.name(acts);
    if (decides.is_player()) {
      told.decides = played_.players()[decides.index];
      told.decider = decides.index;
    }
    if (!acts.is_company()) return;
    told.company = game_.companies[acts.index].id;
    if (state_.round != play::RoundKind::Operating) return;
    tell_runs(told, acts.index);
    if (told.runs.empty() && !table_.cards_of(acts).empty() && !state_.this_turn.ran)
      told.earns = best_revenue(game_, state_, acts.index);
  }

  // The action that contains the runs to show, and the state before it.
  void tell_runs(HotSeat& told, std::size_t company) const {
    if (state_.step == Stage::Routes) {
      for (const SeatChoice& choice : told.choices)
        if (choice.kind == word_of(ActionKind::RunRoutes) && choice.revenue > 0)
          if (const auto action = action_of(game_, state_, choice.action)) {
            told.runs = runs_of(state_, company, *action);
            return;
          }
    } else if (state_.step == Stage::Dividend && at_ > 0) {
      const play::Action& last = played_.action(at_ - 1);
      if (last.kind == ActionKind::RunRoutes && last.actor.is_company(company))
        told.runs = runs_of(played_.state_after(at_ - 1), company, last);
    }
  }

  std::vector<Run> runs_of(play::State state, std::size_t company, const play::Action& action) const {
    std::vector<Run> runs;
    const auto judged = play::judged_runs(play::PlayTable(game_, state), company, action.routes);
    if (!judged) return runs;
    for (const Judgement& one : *judged)
      if (one.legal) runs.push_back(one.run);
    return runs;
  }

  // The visible state of the board, in the format of records.
  std::string what_lies() const {
    const nlohmann::json record = record_of(game_, state_);
    std::string text = record["tiles"].dump();
    if (record.contains("assigned")) text += record["assigned"].dump();
    for (const auto& [id, one] : record["corporations"].items()) text += id + one["tokens"].dump();
    return text;
  }

  const PlayedGame& played_;
  std::size_t at_;
  const play::Game& game_;
  play::State state_;
  const play::PlayTable table_;
};

std::vector<SeatDone> log_of(const PlayedGame& played, std::size_t from) {
  std::vector<SeatDone> log;
  for (std::size_t i = from; i < played.done(); ++i) {
    play::State state = played.state_after(i);
    const play::PlayTable table(played.game(), state);
    const Owner decides = table.acts_for(played.action(i).actor);
    log.push_back({played.words_of_done(i), round_name(played.game(), state),
                   decides.is_player() ? decides.index : bot::player_to_act(played.game(), state)});
  }
  return log;
}

Expected<RecordedGame, std::string> record_in(const std::string& text) {
  const MemoryReader files({{"game.json", text}});
  Sources sources;
  Findings findings;
  auto record = read_game(files, "game.json", sources, findings);
  if (!record)
    return unexpected(findings.empty() ? "the text is not a recorded game" : findings.front().message);
  return std::move(*record);
}

std::string refusal(const std::optional<play::Forbidden>& no) {
  return no ? fmt::format("{} ({})", no->words, no->rule) : "";
}

// Lets the player whose turn it is act as the bot. Returns why this is impossible.
std::string let_bot_act(PlayedGame& played, const HotSeatQuestion& question, std::string& reason) {
  const play::Game& game = played.game();
  if (played.state().over) return "the game is over";
  bot::BotSettings settings;
  settings.seat = bot::player_to_act(game, played.state());
  settings.seed = (question.begun.seed + 1) * 100'003 + played.done();
  settings.explain = true;
  const auto bot = bot::make_bot(*question.bot, settings);
  const auto choice = bot->choose(game, bot::seen_by(game, played.state(), *settings.seat, settings.seed));
  if (!choice) return choice.error();
  reason = choice->reason;
  return refusal(played.act(choice->action));
}

// Returns why the request is impossible. If recorded actions were left out, an undo removes only these.
std::string do_asked(PlayedGame& played, const HotSeatQuestion& question, HotSeat& told) {
  if (question.undo && told.left_out == 0) played.undo();
  if (question.keep) played.keep(*question.keep);
  if (question.bot) return let_bot_act(played, question, told.reason);
  if (question.action.is_null()) return {};
  const auto action = action_of(played.game(), played.state(), question.action);
  return action ? refusal(played.act(*action)) : action.error();
}

}  // namespace

Expected<HotSeat, std::string> hot_seat(const Title& title, const HotSeatQuestion& question) {
  Expected<RecordedGame, std::string> record =
      question.game.empty() ? new_game(title, question.begun) : record_in(question.game);
  if (!record) return unexpected(record.error());
  auto played = PlayedGame::of(title, *record);
  if (!played) return unexpected(played.error());
  HotSeat told;
  told.stopped = played->resume(*record);
  told.left_out = record->actions.size() - played->done();
  const bool asked = question.undo || question.keep || question.bot || !question.action.is_null();
  told.refused = do_asked(*played, question, told);
  // If the request changes nothing, return the text of the game unchanged.
  const bool kept = !question.game.empty() && (!asked || !told.refused.empty());
  told.game = kept ? question.game : played->text();
  if (!kept) told.stopped.clear();
  if (!kept) told.left_out = 0;
  const std::size_t at = std::min(question.at.value_or(played->done()), played->done());
  if (at == played->done()) told.choices = seat_choices(*played);
  Seats(*played, at).tell(told);
  told.log_from = std::min(question.log_from, played->done());
  told.log = log_of(*played, told.log_from);
  return told;
}

Expected<std::vector<LayHint>, std::string> hints_for(const Title& title, const std::string& game,
                                                      const std::string& hex) {
  const auto record = record_in(game);
  if (!record) return unexpected(record.error());
  auto played = PlayedGame::of(title, *record);
  if (!played) return unexpected(played.error());
  played->resume(*record);
  return lay_hints(*played, hex);
}

}  // namespace trackwright
